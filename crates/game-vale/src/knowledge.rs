//! How good a position looks: what bots know about playing well.
//!
//! A player's prospect is his score, what the active effects of his creatures will still bring, what his stones
//! can buy, and what the best of his hand cards and marked cards promise. What an effect brings is estimated
//! from its operations, so that every card of every data file has a worth.

use kernel::{Knowledge, Seat};

use crate::Vale;
use crate::effect::amount::Memory;
use crate::effect::can::World;
use crate::effect::op::{Kind, Op, Otherwise, Place, Program};
use crate::ids::{Card, CardSet, Colour, Stones};
use crate::state::{Derived, Phase, State};

/// What one unit of stone value is worth in points while something can still be bought.
const STONE_VALUE: f32 = 0.45;
/// What a card drawn or taken is worth, and one discarded costs.
const CARD: f32 = 1.5;
/// The share of the next activations that counts: others may interfere, and turns may be better spent.
const ACTIVATION: f32 = 0.85;
/// What a lasting effect (limit, values, costs, triggers) brings in each round that remains.
const PERMANENT: f32 = 0.9;
/// What a free summoning is worth.
const FREE_SUMMON: f32 = 4.0;
/// What it is worth that somebody loses a creature.
const FORCED_DISCARD: f32 = 1.5;
/// The share of their promise that the hand cards count with: the best, the second, and so on.
const HAND: [f32; 5] = [0.75, 0.55, 0.4, 0.25, 0.15];
/// What is left of the promise of a card that cannot be paid yet.
const UNPAID: f32 = 0.7;
/// A creature more decides between equal scores (section 5).
const CREATURE: f32 = 0.01;

impl Knowledge for Vale {
    fn worth(state: &State, seat: Seat) -> f32 {
        let others = Seat::first(state.config.seats).filter(|other| *other != seat);
        let best = others.map(|other| prospect(state, other)).fold(f32::NEG_INFINITY, f32::max);
        prospect(state, seat) - best
    }
}

/// About how many points a player will end with, as far as the position promises.
fn prospect(state: &State, seat: Seat) -> f32 {
    let player = &state.common.players[seat];
    let settled = f32::from(player.score) + f32::from(player.area_len()) * CREATURE;
    if matches!(state.common.phase, Phase::Over { .. }) {
        return settled;
    }
    let time = Time::of(state, seat);
    let active: f32 = player
        .creatures
        .and(state.data().active)
        .iter()
        .map(|card| activation(state, seat, card) * f32::from(time.activations))
        .sum();
    let lasting = lasting(state, player.creatures) * f32::from(time.turns);
    settled + active + lasting + purse(state, seat, time) + promises(state, seat, time)
}

/// What is left of the game for a player.
#[derive(Clone, Copy)]
struct Time {
    /// Resolution turns to come.
    activations: u8,
    /// Action turns to come, counting one under way.
    turns: u8,
}

impl Time {
    fn of(state: &State, seat: Seat) -> Time {
        let common = &state.common;
        let later = state.data().rules.rounds - common.round;
        let seats = state.config.seats;
        let order = |seat| common.first.distance_to(seat, seats);
        // In the own turn of a phase, or before it?
        let to_come = order(seat) >= order(common.active);
        let (activation, turn) = match common.phase {
            Phase::Resolution => (to_come && seat != common.active, false),
            Phase::Action => (true, to_come),
            _ => (true, true),
        };
        Time { activations: later + u8::from(activation), turns: later + u8::from(turn) }
    }
}

/// What the stones can buy.
fn purse(state: &State, seat: Seat, time: Time) -> f32 {
    let player = &state.common.players[seat];
    f32::from(player.stones.value(player.derived.values)) * STONE_VALUE * f32::from(time.turns.min(1))
}

/// What lasting effects bring in a round.
fn lasting(state: &State, creatures: CardSet) -> f32 {
    let data = state.data();
    f32::from(creatures.and(data.with_effect(Kind::Permanent)).len()) * PERMANENT
}

/// What one activation of a creature brings.
fn activation(state: &State, seat: Seat, card: Card) -> f32 {
    let Some(program) = state.data().card(card).active else { return 0.0 };
    let world = World::now(state, seat, card);
    if !program.certain && state.obstacle(program.start, &world).is_some() {
        return 0.0;
    }
    estimate(state, &world, program) * ACTIVATION
}

/// What the hand and the marked cards promise.
fn promises(state: &State, seat: Seat, time: Time) -> f32 {
    if time.turns == 0 {
        return 0.0;
    }
    let player = &state.common.players[seat];
    let wealth = f32::from(player.stones.value(player.derived.values));
    let mut best = [0.0f32; HAND.len()];
    let marked = player.marked.and_not(state.hand(seat));
    let mut sales = 0.0;
    for card in marked {
        let data = state.data();
        let sale: Stones = data.families[data.card(card).family.index()].sale;
        sales += f32::from(sale.value(player.derived.values)) * STONE_VALUE;
    }
    for card in state.hand(seat).or(marked) {
        let mut promise = promise(state, seat, card, wealth, time);
        for place in &mut best {
            if promise > *place {
                core::mem::swap(&mut promise, place);
            }
        }
    }
    let turns = usize::from(time.turns) + 1;
    sales + best.iter().zip(HAND).take(turns).map(|(promise, share)| promise * share).sum::<f32>()
}

/// What a card brings if it is summoned, less what it costs.
fn promise(state: &State, seat: Seat, card: Card, wealth: f32, time: Time) -> f32 {
    let data = state.data();
    let world = World::now(state, seat, card).entered(card);
    let cost = f32::from(state.cost(seat, card));
    let instant = data.card(card).instant.map_or(0.0, |program| estimate(state, &world, program));
    let active = data.card(card).active.map_or(0.0, |program| estimate(state, &world, program));
    let lasting = lasting(state, CardSet::only(card)) * f32::from(time.turns.saturating_sub(1));
    let gain = instant + active * f32::from(time.activations) * ACTIVATION + lasting - cost * STONE_VALUE;
    // A card that is too dear in the last turn is worth nothing; earlier there is time to earn.
    let missing = (cost - wealth).max(0.0);
    let chance = if missing == 0.0 {
        1.0
    } else if time.turns <= 1 {
        0.0
    } else {
        UNPAID / (1.0 + missing / 6.0)
    };
    gain.max(0.0) * chance
}

/// About how many points an effect brings, stones and cards counted as points.
fn estimate(state: &State, world: &World, program: Program) -> f32 {
    walk(state, world, program.start)
}

fn walk(state: &State, world: &World, start: Place) -> f32 {
    let data = state.data();
    let seat = world.seat;
    let player = &state.common.players[seat];
    let values = Derived::of(data, world.creatures).values;
    let worth = |stones: Stones| f32::from(stones.value(values)) * STONE_VALUE;
    let each = |colour: Colour| f32::from(values[colour.index()]) * STONE_VALUE;
    let wealth = worth(player.stones);
    let mut sum = 0.0;
    let mut at = start;
    loop {
        let op = data.ops[usize::from(at)];
        at += 1;
        sum += match op {
            Op::End | Op::EndOption(_) => return sum,
            Op::Jump(to) => {
                at = to;
                0.0
            }
            Op::When { condition, otherwise } => {
                let (creatures, hand) = (world.creatures, world.hand.len());
                if !state.holds_with(seat, condition, creatures, hand, player.stones, player.score) {
                    match otherwise {
                        Otherwise::GoTo(to) => at = to,
                        Otherwise::Unavailable => return sum,
                    }
                }
                0.0
            }
            Op::Choose(id) => {
                let choice = &data.choices[id.index()];
                at = choice.end;
                let options = choice.options.iter().map(|option| walk(state, world, option.start));
                options.fold(0.0, f32::max) * f32::from(choice.pick)
            }
            Op::GainPoints(amount) => points(state, world, values, amount),
            Op::LosePoints(amount) | Op::PayPoints(amount) => -points(state, world, values, amount),
            Op::StealPoints(amount) => 2.0 * points(state, world, values, amount),
            Op::GainStones(stones) => worth(stones),
            Op::DiscardStone(colour) => -each(colour),
            Op::DiscardAllStones => -wealth,
            Op::SwapStone { from, to } => worth(to) - each(from),
            Op::SwapAllStones(colour) => worth(Stones::of(colour, player.stones.total())) - wealth,
            Op::Draw(count) => f32::from(count) * CARD,
            Op::TakeDiscarded(_) => CARD,
            Op::DiscardHand { .. } => -CARD,
            Op::SummonFree(_) => FREE_SUMMON,
            Op::ForceDiscard(_) => FORCED_DISCARD,
            Op::ActivateAll => {
                let others = world.creatures.and(data.active);
                others.iter().map(|card| activation(state, seat, card)).sum()
            }
            Op::Copy(kind) => {
                let others = world.creatures.and(data.with_effect(kind)).without(world.source);
                let programs = others.iter().filter_map(|card| data.card(card).program(kind));
                programs.map(|program| walk(state, world, program.start)).fold(0.0, f32::max)
            }
            Op::RecoverSelf
            | Op::RecoverChoice(_)
            | Op::DiscardSelf
            | Op::DiscardArea { .. }
            | Op::ToDeckTop => 0.0,
        };
    }
}

/// How many points that is in the imagined area and hand.
fn points(state: &State, world: &World, values: [u8; 3], amount: crate::effect::op::Amount) -> f32 {
    use crate::effect::op::Amount;
    let data = state.data();
    let player = &state.common.players[world.seat];
    let number = match amount {
        Amount::PerCreature { times, set } => {
            u16::from(times) * u16::from(world.creatures.and(data.filter(set)).len())
        }
        Amount::PerHandCard { times } => u16::from(times) * u16::from(world.hand.len()),
        Amount::PerFamily { times } => {
            u16::from(times) * u16::from(crate::state::Common::families(data, world.creatures))
        }
        Amount::ValueDiscarded => player.stones.value(values),
        // Some card of middling cost.
        Amount::CostChosen => 4,
        other => state.amount(world.seat, other, Memory::default()),
    };
    f32::from(number)
}
