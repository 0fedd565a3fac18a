//! What an effect does, as a row of signs: read off its operations, so that any data file can be drawn.

use game_vale::{Amount, Card, CardSet, Colour, Condition, Data, Family, Kind, Op, Otherwise, Permanent};
use maud::{Markup, html};

use super::icons::{self, family, points, sign, stone, stones};

/// The signs of an effect of a card.
pub(super) fn formula(data: &Data, card: Card, kind: Kind) -> Markup {
    let said = data.card(card);
    match kind {
        Kind::Permanent => permanent(data, &said.permanent),
        Kind::Instant | Kind::Active => {
            let start = said.program(kind).map_or(data.ops.len(), |program| usize::from(program.start));
            steps(data, &data.ops[start..])
        }
    }
}

/// The signs of operations up to the end of the effect.
fn steps(data: &Data, ops: &[Op]) -> Markup {
    let end = ops.iter().position(|op| *op == Op::End).unwrap_or(ops.len());
    let ops = &ops[..end];
    html! {
        @for (at, op) in ops.iter().enumerate() {
            // A stroke stands between options, not behind the last one.
            @let last = matches!(op, Op::EndOption(_)) && !ops[at + 1..].contains(op);
            @if !last { (step(data, *op)) }
            // What is given comes before what one gets for it.
            @if is_price(*op) && at + 1 < ops.len() { (glue("→")) }
        }
    }
}

fn is_price(op: Op) -> bool {
    matches!(
        op,
        Op::DiscardStone(_)
            | Op::DiscardAllStones
            | Op::DiscardHand { .. }
            | Op::PayPoints(_)
            | Op::DiscardSelf
    )
}

fn glue(text: &str) -> Markup {
    html! { span .vale-glue { (text) } }
}

fn step(data: &Data, op: Op) -> Markup {
    match op {
        Op::GainPoints(amount) => gained(data, amount),
        Op::LosePoints(amount) | Op::PayPoints(amount) => lost(amount),
        Op::StealPoints(amount) => html! { (gained(data, amount)) (glue("←")) (sign("player")) },
        Op::GainStones(gain) => stones(gain),
        Op::DiscardStone(colour) => html! { (glue("−")) (stone(colour)) },
        Op::DiscardAllStones => html! { (glue("−")) (sign("purse")) },
        Op::SwapStone { from, to } => html! { (stone(from)) (glue("→")) (stones(to)) },
        Op::SwapAllStones(colour) => html! { (sign("purse")) (glue("→")) (stone(colour)) },
        Op::Draw(count) => times(count, "draw"),
        Op::RecoverSelf => sign("recover"),
        Op::RecoverChoice(filter) => html! { (sign("recover")) (creatures(data, data.filter(filter.set))) },
        Op::DiscardSelf => sign("discard"),
        Op::DiscardHand { .. } => html! { (sign("discard")) (sign("hand")) },
        Op::DiscardArea { min, max, .. } => {
            html! { (sign("discard")) (glue(&format!("{min}–{max}"))) (sign("creature")) }
        }
        Op::ForceDiscard(whose) => html! { (sign("player")) (sign("discard")) (family(whose)) },
        Op::SummonFree(whose) => html! {
            (sign("summon"))
            @if let Some(whose) = whose { (family(whose)) } @else { (sign("hand")) }
            (glue("0"))
        },
        Op::TakeDiscarded(whose) => html! { (sign("take")) (family(whose)) },
        Op::ToDeckTop => sign("top"),
        Op::Choose(id) => {
            html! { @if data.choices[id.index()].pick > 1 { (glue(&format!("{} ×", data.choices[id.index()].pick))) } }
        }
        Op::EndOption(_) => glue("/"),
        Op::When { condition: what, otherwise } => html! {
            (condition(what))
            (glue(if matches!(otherwise, Otherwise::Unavailable) { "⇒" } else { "?" }))
        },
        Op::Jump(_) => glue(":"),
        Op::ActivateAll => html! { (glue("∀")) (icons::kind(Kind::Active)) },
        Op::Copy(kind) => html! { (sign("copy")) (icons::kind(kind)) },
        Op::End => html! {},
    }
}

fn times(count: u8, name: &str) -> Markup {
    html! {
        (sign(name))
        @if count > 1 { (glue(&format!("×{count}"))) }
    }
}

fn lost(amount: Amount) -> Markup {
    match amount {
        Amount::Fixed(number) => points(&format!("−{number}")),
        _ => points("−"),
    }
}

fn gained(data: &Data, amount: Amount) -> Markup {
    let per = |times: u8, of: Markup| html! { (points(&format!("+{times}"))) (glue("×")) (of) };
    match amount {
        Amount::Fixed(number) => points(&format!("+{number}")),
        Amount::PerCreature { times, set } => per(times, creatures(data, data.filter(set))),
        Amount::PerHandCard { times } => per(times, sign("hand")),
        Amount::PerFamily { times } => per(times, sign("families")),
        Amount::PerStone { times, colour } => per(times, stone(colour)),
        Amount::PerPaidStone { times, colour } => per(times, html! { (glue("−")) (stone(colour)) }),
        Amount::ValueOf(colour) => html! { (points("+")) (glue("Σ")) (stone(colour)) },
        Amount::ValueDiscarded => html! { (points("+")) (glue("Σ")) },
        Amount::CostChosen => html! { (points("+")) (sign("cost")) },
    }
}

fn condition(condition: Condition) -> Markup {
    match condition {
        Condition::AreaLacksFamily(whose) => html! { (glue("0 ×")) (family(whose)) },
        Condition::HasStone(colour) => stone(colour),
        Condition::HandBelow(number) => html! { (sign("hand")) (glue(&format!("< {number}"))) },
        Condition::HandEqualsArea => html! { (sign("hand")) (glue("=")) (sign("creature")) },
        Condition::OpponentAhead => html! { (sign("player")) (glue("▲")) },
        Condition::AreaHasCosts(bits) => html! {
            @for cost in (0..16).filter(|cost| bits >> cost & 1 == 1) { span .vale-gem { (cost) } }
        },
    }
}

/// What the creatures of a set have in common: their family, an effect, a highest cost.
fn creatures(data: &Data, set: CardSet) -> Markup {
    let within = |others: CardSet| set.and_not(others).is_empty();
    let whose = Family::ALL.into_iter().find(|family| within(data.by_family[family.index()]));
    let mut all = whose.map_or(data.all, |family| data.by_family[family.index()]);
    let kinds = [(Kind::Instant, data.instant), (Kind::Active, data.active)];
    let kind = kinds.into_iter().find(|(_, having)| within(*having) && !all.and_not(*having).is_empty());
    if let Some((_, having)) = kind {
        all = all.and(having);
    }
    let most = set.iter().map(|card| data.card(card).cost).max().filter(|_| set != all);
    html! {
        @if let Some(whose) = whose { (family(whose)) } @else if kind.is_none() { (sign("creature")) }
        @if let Some((kind, _)) = kind { (icons::kind(kind)) }
        @if let Some(most) = most { span .vale-gem { "≤" (most) } }
    }
}

fn permanent(data: &Data, effect: &Permanent) -> Markup {
    let bonus = |colour: &Colour| effect.values[colour.index()];
    let same = effect.costs.iter().all(|cost| *cost == effect.costs[0]);
    html! {
        @if effect.limit > 0 { (sign("purse")) (glue(&format!("+{}", effect.limit))) }
        @if let Some([one, other]) = effect.swap { (stone(one)) (glue("⇄")) (stone(other)) }
        @for colour in Colour::ALL.iter().filter(|colour| bonus(colour) > 0) {
            (stone(*colour)) (glue(&format!("+{}", bonus(colour))))
        }
        @if same && effect.costs[0] != 0 {
            (sign("cost")) (glue(&signed(effect.costs[0])))
        } @else if !same {
            @for whose in Family::ALL.into_iter().filter(|family| effect.costs[family.index()] != 0) {
                (family(whose)) (sign("cost")) (glue(&signed(effect.costs[whose.index()])))
            }
        }
        @for reaction in &effect.on_summon {
            (sign("summon"))
            @if let Some(colour) = reaction.if_paid { (glue("−")) (stone(colour)) }
            (glue("→"))
            (gained(data, reaction.points))
        }
        @if let Some(reaction) = effect.on_tame {
            (sign("tame")) (family(reaction.family)) (glue("→"))
            (steps(data, &data.ops[usize::from(reaction.program.start)..]))
        }
    }
}

fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vale::samples;

    fn signs(key: &str, kind: Kind) -> String {
        let data = samples::data();
        formula(data, data.card_named(key).unwrap(), kind).into_string()
    }

    #[test]
    fn every_effect_has_signs() {
        let data = samples::data();
        for index in 0..data.cards.len() {
            let card = Card::from_index(index as u8);
            for text in &data.card(card).texts {
                assert!(formula(data, card, text.kind).into_string().len() > 20, "{}", data.card(card).key);
            }
        }
    }

    #[test]
    fn sets_are_shown_by_what_they_have_in_common() {
        let asmodeus = signs("asmodeus", Kind::Active);
        assert!(
            asmodeus.contains("#vi-instant") && asmodeus.contains("≤2") && !asmodeus.contains("#vi-fire")
        );
        let balog = signs("balog", Kind::Active);
        assert!(balog.contains("#vi-instant") && balog.contains("#vi-fire") && !balog.contains('≤'));
        let giant = signs("lava_giant", Kind::Instant);
        assert!(giant.contains("+2") && giant.contains("#vi-fire") && !giant.contains("#vi-instant"));
        let incubus = signs("incubus", Kind::Instant);
        assert!(incubus.contains("#vi-creature") && incubus.contains("≤2"));
        assert!(signs("freyja", Kind::Active).contains("#vi-active"));
        assert!(!signs("ifrit", Kind::Instant).contains('≤'));
    }

    #[test]
    fn choices_branches_and_reactions_are_told_apart() {
        let hydra = signs("hydra", Kind::Instant);
        assert!(hydra.contains("2 ×") && hydra.matches(">/<").count() == 3 && hydra.contains("#vi-draw"));
        let odin = signs("odin", Kind::Active);
        assert!(odin.contains("&lt; 6") && odin.contains('?') && odin.contains("#vi-purple"));
        assert!(signs("troll", Kind::Active).contains('⇒'));
        assert!(signs("kappa", Kind::Permanent).contains("#vi-blue"));
        assert!(signs("pegasus", Kind::Permanent).contains("−1"));
        assert_eq!(signs("hippogriff", Kind::Permanent).matches("#vi-cost").count(), 1);
    }
}
