//! What is to be decided, and what the rules say about it, as a view tells it.

use game_runestones::{
    Card, CardSet, Colour, Due, Effect, Gem, Gems, Phase, Price, Rune, SmithyId, View, Wanted, Work,
};

/// The decision that is open; `None` while something is drawn and after the end.
pub(super) fn decision(view: &View) -> Option<Due> {
    Some(match view.common.phase {
        Phase::Action => Due::Action,
        Phase::Summon => Due::Summon,
        Phase::Cards => Due::Cards,
        Phase::Abilities => Due::Abilities,
        Phase::Gem => Due::Gem,
        Phase::Slot => Due::Slot,
        Phase::Pay => Due::Pay,
        Phase::Die { .. } => Due::Die,
        Phase::Forge => Due::Forge,
        Phase::Place => Due::Place,
        Phase::Exchange => Due::Exchange,
        Phase::Rune => Due::Rune,
        Phase::DrawSmithies(_)
        | Phase::DrawHand(_)
        | Phase::DrawDisplay(_)
        | Phase::DrawStart
        | Phase::DrawDie
        | Phase::DrawCard { .. }
        | Phase::Over { .. } => return None,
    })
}

/// Has the player in turn this rune?
pub(super) fn has(view: &View, rune: Rune) -> bool {
    view.common.players[view.common.active].runes.contains(rune)
}

/// The cards shown or laid out.
pub(super) fn laid(view: &View) -> CardSet {
    view.common.course.laid.iter().map(|laid| laid.card).collect()
}

/// The magic points of the cards shown, with those of the rune (4.4).
pub(super) fn magic(view: &View) -> u8 {
    let cards = laid(view);
    let of = |card: Card| view.config.card(view.common.active, card).adds;
    let sum = |colour: Colour| {
        let points: Option<Vec<u8>> =
            cards.iter().map(|card| Some(of(card)[colour.index()]).filter(|points| *points > 0)).collect();
        points.map_or(0, |points| points.iter().sum())
    };
    let bonus = if has(view, Rune::MagicPoints) { view.config.data.rules.summon_bonus } else { 0 };
    Colour::ALL.into_iter().map(sum).max().unwrap_or(0) + bonus
}

/// The cards that leave when these have been used: all but the one with the lowest number.
pub(super) fn leaving(cards: CardSet) -> CardSet {
    cards.lowest().map_or(CardSet::EMPTY, |kept| cards.and_not(CardSet::only(kept)))
}

/// The artifact at a smithy, if one lies there.
pub(super) fn artifact_at(view: &View, smithy: SmithyId) -> Option<Gem> {
    if smithy == view.config.data.wild_smithy {
        return (view.common.wild_artifacts > 0).then_some(Gem::Wild);
    }
    view.common.smithies.get(smithy.index()).copied().flatten().map(Gem::from)
}

/// What a smithy demands in gems.
pub(super) fn smithy_price(view: &View, smithy: SmithyId) -> Price {
    let colour = view.common.smithies[smithy.index()].unwrap_or_default();
    view.config.data.smithies[smithy.index()].price(colour)
}

/// What is to be paid; nothing where nothing is.
pub(super) fn price(view: &View) -> Price {
    match view.common.course.work {
        Work::Part { card, .. } => view.config.card(view.common.active, card).price,
        Work::Artifact { smithy, .. } => smithy_price(view, smithy),
        Work::Nothing => Price::default(),
    }
}

/// Can the player in turn pay a price at all? Wild gems and those of the wild colour fit everything.
pub(super) fn can_pay(view: &View, price: &Price) -> bool {
    let player = &view.common.players[view.common.active];
    let joker = |gem: Gem| gem == Gem::Wild || player.wild_colour.map(Gem::from) == Some(gem);
    let (mut fitting, mut others) = (0, 0);
    for gem in Gem::ALL {
        let have = player.gems.of(gem);
        let direct = if joker(gem) { have } else { have.min(price.gems[gem.index()]) };
        fitting += direct;
        others += have - direct;
    }
    fitting + others.min(price.any) >= price.total()
}

/// The card whose ability is being carried out.
pub(super) fn in_work(view: &View) -> Option<Card> {
    match view.common.course.work {
        Work::Part { card, .. } => Some(card),
        _ => None,
    }
}

/// Which card of the display the ability asks for.
pub(super) fn wanted(view: &View) -> Wanted {
    let Work::Part { card, part, next } = view.common.course.work else { return Wanted::Any };
    let parts = view.config.card(view.common.active, card).parts();
    let effect =
        parts.get(usize::from(part)).and_then(|part| part.effects.get(usize::from(next).checked_sub(1)?));
    match effect {
        Some(Effect::Card(wanted)) => *wanted,
        _ => Wanted::Any,
    }
}

/// The gems of the player in turn.
pub(super) fn own_gems(view: &View) -> Gems {
    view.common.players[view.common.active].gems
}

#[cfg(test)]
mod tests {
    use game_runestones::Action;

    use super::*;
    use crate::runestones::samples;

    /// What is told beside the options must agree with the options.
    #[test]
    fn magic_and_prices_agree_with_the_rules() {
        samples::walk(4, 5, &mut |samples::Sample { view, options, .. }| {
            let costs = &view.config.data.costs;
            match view.common.phase {
                Phase::Summon => {
                    let points = magic(&view);
                    for option in &options {
                        if let Action::Take { slots } = option {
                            let cost: u8 = slots.iter().map(|slot| costs[slot.index()]).sum();
                            assert!(cost <= points);
                        }
                    }
                    let cheapest = view.common.display.iter().zip(costs).filter(|(card, _)| card.is_some());
                    let affordable = cheapest.filter(|(_, cost)| **cost <= points).count();
                    let single = |option: &&Action| matches!(option, Action::Take { slots } if slots.iter().count() == 1);
                    assert_eq!(options.iter().filter(single).count(), affordable);
                }
                Phase::Forge => {
                    for index in 0..view.config.data.smithies.len() {
                        let at = SmithyId::from_index(index);
                        let offered = options.iter().any(|option| {
                            matches!(option, Action::ForgeAt { smithy, means: game_runestones::Means::Gems } if *smithy == at)
                        });
                        assert!(!offered || can_pay(&view, &smithy_price(&view, at)));
                    }
                }
                Phase::Pay => {
                    let total = price(&view).total();
                    assert!(
                        options
                            .iter()
                            .all(|option| matches!(option, Action::Pay { gems } if gems.total() == total))
                    );
                }
                _ => {}
            }
        });
    }
}
