//! What the action that has begun still promises the active player.

use super::{DIE, Eye, SECOND, SHOWN};
use crate::card::{Ability, CardInfo, Effect, Wanted};
use crate::data::FaceEffect;
use crate::ids::{Card, Gem, MAX_HAND, MAX_SLOTS, Means, Rune, SmithyId};
use crate::phase::{abilities, forge};
use crate::state::{Laid, Occasion, Phase, Work};

/// What the decisions to come in this turn will bring, about.
pub(super) fn promise(eye: &Eye<'_>) -> f32 {
    let course = &eye.state.common.course;
    let rune_to_come = || {
        let room = eye.player.runes.len() < eye.state.config.data.rules.rune_limit;
        if room { eye.hour.mean_rune } else { 0.0 }
    };
    match eye.state.common.phase {
        Phase::Action => summoning(eye).max(laying(eye)).max(forging(eye)).max(0.0),
        Phase::Summon => summoning(eye),
        Phase::Cards => laying(eye),
        Phase::Abilities => using(eye),
        Phase::Gem => eye.gem(Gem::Blue) + going_on(eye),
        Phase::Slot => best_card(eye) + going_on(eye),
        Phase::Pay | Phase::Place => match course.work {
            Work::Part { card, .. } => going_on(eye) - eye.price(info(eye, card)),
            Work::Artifact { smithy, means } => {
                in_work(eye, smithy, means) + eye.weights[SECOND] * forging(eye).max(0.0)
            }
            Work::Nothing => 0.0,
        },
        Phase::Die { face, left } => f32::from(left) * rolled(eye, face) + after_die(eye),
        Phase::DrawCard { face, left } => {
            f32::from(left) * rolled(eye, face) + eye.mean_card + after_die(eye)
        }
        Phase::DrawDie => {
            let doubled =
                matches!(course.work, Work::Part { .. }) && eye.player.runes.contains(Rune::DoubleDie);
            (if doubled { 2.0 * eye.weights[DIE] } else { eye.weights[DIE] }) + after_die(eye)
        }
        Phase::Forge => forging(eye).max(0.0),
        Phase::Rune | Phase::DrawSmithies(Occasion::Exchange) => rune_to_come(),
        _ => 0.0,
    }
}

fn info(eye: &Eye<'_>, card: Card) -> &'static CardInfo {
    eye.state.config.card(eye.seat, card)
}

/// The best cards that the hand could summon.
fn summoning(eye: &Eye<'_>) -> f32 {
    let data = eye.state.config.data;
    let occupied = eye.state.common.occupied();
    // The best set of slots for each number of points; a set is worth a smaller one and its highest slot.
    let mut best = [0.0f32; 64];
    let mut values = [0.0f32; 1 << MAX_SLOTS];
    let slots = eye.slots();
    let mut dearest = 0;
    for (set, cost) in data.set_costs.iter().enumerate().skip(1) {
        let highest = set.ilog2() as usize;
        values[set] = values[set & !(1 << highest)] + slots[highest];
        if set as u8 & !occupied == 0 {
            let cost = usize::from(*cost);
            best[cost] = best[cost].max(values[set]);
            dearest = dearest.max(cost);
        }
    }
    for points in 1..=dearest {
        best[points] = best[points].max(best[points - 1]);
    }
    let worth = |points: u8| best[usize::from(points).min(dearest)];
    let shown = &eye.state.common.course.laid;
    let bonus = if eye.player.runes.contains(Rune::MagicPoints) { data.rules.summon_bonus } else { 0 };
    let mut most: f32 = 0.0;
    for colour in 0..4 {
        if !shown.iter().all(|laid| info(eye, laid.card).adds[colour] > 0) {
            continue;
        }
        let start: u8 = shown.iter().map(|laid| info(eye, laid.card).adds[colour]).sum();
        let mut adds = [0; MAX_HAND];
        for (add, card) in adds.iter_mut().zip(eye.hand().iter()) {
            *add = info(eye, card).adds[colour];
        }
        adds.sort_unstable_by(|one, other| other.cmp(one));
        let mut points = start + bonus;
        let mut cards = shown.len() as f32;
        most = most.max(worth(points) - cards * eye.weights[SHOWN]);
        for add in adds.into_iter().take_while(|add| *add > 0) {
            points += add;
            cards += 1.0;
            most = most.max(worth(points) - cards * eye.weights[SHOWN]);
        }
    }
    most
}

/// What a part of a card brings now, if it can be used.
fn part(eye: &Eye<'_>, card: Card, index: usize, possible: u16) -> f32 {
    let info = info(eye, card);
    if info.ability == Ability::Exchange {
        let gains: f32 = info.parts()[0].effects.iter().map(|effect| value(eye, *effect, possible)).sum();
        return if eye.can_pay(info) { (gains - eye.price(info)).max(0.0) } else { 0.0 };
    }
    info.parts()[index].effects.iter().map(|effect| value(eye, *effect, possible)).sum()
}

/// What an effect brings now: nothing, if it cannot be carried out.
fn value(eye: &Eye<'_>, effect: Effect, possible: u16) -> f32 {
    if effect.kind() & possible == 0 {
        return 0.0;
    }
    match effect {
        Effect::Card(wanted) => best_wanted(eye, wanted),
        other => eye.effects[other.place()],
    }
}

fn best_card(eye: &Eye<'_>) -> f32 {
    best_wanted(eye, Wanted::Any)
}

fn best_wanted(eye: &Eye<'_>, wanted: Wanted) -> f32 {
    let cards = eye.state.common.display.iter().zip(eye.slots());
    let fits = |card: &Option<Card>| {
        card.is_some_and(|card| wanted == Wanted::Any || wanted == Wanted::Of(eye.state.hue(card)))
    };
    cards.filter(|(card, _)| fits(card)).map(|(_, value)| *value).fold(0.0, f32::max)
}

/// What all that is left of a card brings.
fn rest_of_card(eye: &Eye<'_>, laid: Laid, possible: u16) -> f32 {
    let info = info(eye, laid.card);
    let plus = eye.player.runes.contains(Rune::Plus);
    let open =
        |index: usize| if laid.used >> index & 1 == 0 { part(eye, laid.card, index, possible) } else { 0.0 };
    let sum: f32 = match info.ability {
        Ability::Choice if laid.used != 0 && !plus => 0.0,
        Ability::Choice if !plus => open(0).max(open(1)),
        _ => (0..info.parts().len()).map(open).sum(),
    };
    let scores = |index: usize| {
        laid.used >> index & 1 == 0
            && info.parts()[index].effects.iter().any(|effect| matches!(effect, Effect::Points(_)))
    };
    let extra = eye.player.runes.contains(Rune::ExtraPoint) && !laid.extra;
    if extra && sum > 0.0 && (0..info.parts().len()).any(scores) { sum + 1.0 } else { sum }
}

/// What the cards laid out still bring, less those that will be lost.
fn using(eye: &Eye<'_>) -> f32 {
    let possible = abilities::possible(eye.state);
    let laid = &eye.state.common.course.laid;
    let lowest = laid.iter().map(|laid| laid.card).min();
    laid.iter()
        .map(|laid| {
            let lost = if Some(laid.card) == lowest { 0.0 } else { eye.card(laid.card) };
            rest_of_card(eye, *laid, possible) - lost
        })
        .sum()
}

/// The best cards to lay out, with those that are laid out already.
fn laying(eye: &Eye<'_>) -> f32 {
    let rules = &eye.state.config.data.rules;
    let least = usize::from(rules.ability_cards);
    let most = if eye.player.runes.contains(Rune::ThreeAbilities) {
        usize::from(rules.ability_cards_with_rune)
    } else {
        least
    };
    let possible = abilities::possible(eye.state);
    let worth =
        |card: Card| (card, rest_of_card(eye, Laid { card, ..Laid::default() }, possible), eye.card(card));
    let none = (Card::default(), 0.0, 0.0);
    let mut cards = [none; 2 * MAX_HAND];
    let laid = eye.state.common.course.laid.iter().map(|laid| laid.card);
    let fixed = eye.state.common.course.laid.len();
    let mut count = 0;
    for (place, card) in cards.iter_mut().zip(laid.chain(eye.hand().iter())) {
        *place = worth(card);
        count += 1;
    }
    let mut best = f32::NEG_INFINITY;
    for set in 0u32..1 << count {
        let size = set.count_ones() as usize;
        let with_laid = set & ((1 << fixed) - 1) == (1 << fixed) - 1;
        if with_laid && (least..=most).contains(&size) {
            best = best.max(together(&cards, set));
        }
    }
    best
}

/// What the cards of a set bring together: all but the lowest are lost.
fn together(cards: &[(Card, f32, f32)], set: u32) -> f32 {
    let chosen = || {
        let mut left = set;
        core::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            cards.get(at)
        })
    };
    let lowest = chosen().map(|(card, ..)| *card).min();
    chosen().map(|(card, use_now, keep)| use_now - if Some(*card) == lowest { 0.0 } else { *keep }).sum()
}

/// What the effects that still follow in the ability in work bring, and the other cards.
fn going_on(eye: &Eye<'_>) -> f32 {
    let Work::Part { card, part, next } = eye.state.common.course.work else { return 0.0 };
    let possible = abilities::possible(eye.state);
    let effects = &info(eye, card).parts()[usize::from(part)].effects;
    let rest: f32 = effects.iter().skip(usize::from(next)).map(|effect| value(eye, *effect, possible)).sum();
    rest + using(eye)
}

/// What follows once the die result is applied.
fn after_die(eye: &Eye<'_>) -> f32 {
    match eye.state.common.course.work {
        Work::Artifact { .. } => eye.weights[SECOND] * forging(eye).max(0.0),
        _ => going_on(eye),
    }
}

/// What one application of a face brings.
fn rolled(eye: &Eye<'_>, face: u8) -> f32 {
    match eye.state.config.data.faces[usize::from(face - 1)].effect {
        FaceEffect::AnyGem => eye.gem(Gem::Blue),
        FaceEffect::SwapForWild => eye.gem(Gem::Wild) - eye.gem(Gem::Blue),
        FaceEffect::DrawCard => eye.mean_card,
        FaceEffect::Ore => eye.hour.ore,
        FaceEffect::Points(points) => f32::from(points),
    }
}

/// What the artifact in work brings, less what is still to be paid for it.
fn in_work(eye: &Eye<'_>, smithy: SmithyId, means: Means) -> f32 {
    if eye.state.common.phase == Phase::Pay {
        return eye.forging(smithy, means);
    }
    let data = &eye.state.config.data.smithies[smithy.index()];
    let artifact =
        forge::artifact_at(eye.state, smithy).map_or(0.0, |artifact| eye.artifacts[artifact.index()]);
    artifact + if means == Means::Gems { eye.bonus(data.bonus) } else { 0.0 }
}

/// The best artifacts that can be forged now.
fn forging(eye: &Eye<'_>) -> f32 {
    let (mut best, mut second) = (f32::NEG_INFINITY, 0.0f32);
    forge::each(eye.state, |smithy, means| {
        let value = eye.forging(smithy, means);
        if value > best {
            second = best.max(0.0);
            best = value;
        } else {
            second = second.max(value);
        }
        false
    });
    best + eye.weights[SECOND] * 0.5 * second
}
