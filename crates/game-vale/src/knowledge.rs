//! How good a position looks: what bots know about playing well.
//!
//! A player's prospect is his score, what the active effects of his creatures will still bring, what his stones
//! can buy, and what the best of his hand cards and marked cards promise. What an effect brings is estimated
//! from its operations, so that every card of every data file has a worth.

use kernel::{Character, Effort, Knowledge, Onward, Seat, SeatMap, Weight};

use crate::Vale;
use crate::effect::amount::Memory;
use crate::effect::can::World;
use crate::effect::op::{Amount, Kind, Op, Otherwise, Place, Program};
use crate::ids::{Card, CardSet, Colour, Stones};
use crate::state::{Derived, Phase, State};

/// What one unit of stone value is worth in points while something can still be bought.
const STONE_VALUE: usize = 0;
/// What a card drawn or taken is worth, and one discarded costs.
const CARD: usize = 1;
/// The share of the next activations that counts: others may interfere, and turns may be better spent.
const ACTIVATION: usize = 2;
/// What a lasting effect (limit, values, costs, triggers) brings in each round that remains.
const PERMANENT: usize = 3;
/// What a free summoning is worth.
const FREE_SUMMON: usize = 4;
/// What it is worth that somebody loses a creature.
const FORCED_DISCARD: usize = 5;
/// The share of their promise that the hand cards count with: of the best, and of each next one beside that before.
const HAND: [usize; 2] = [6, 7];
/// What is left of the promise of a card that cannot be paid yet.
const UNPAID: usize = 8;

/// So many hand cards count.
const BEST: usize = 6;
/// A creature more decides between equal scores (section 5).
const CREATURE: f32 = 0.01;
/// How many points a lead may still change in a round, and at the end.
const DOUBT: [f32; 2] = [4.0, 3.0];

impl Knowledge for Vale {
    const WEIGHTS: &'static [Weight] = &[
        Weight { name: "stone-value", tuned: 0.3 },
        Weight { name: "card", tuned: 1.83 },
        Weight { name: "activation", tuned: 1.0 },
        Weight { name: "permanent", tuned: 0.81 },
        Weight { name: "free-summon", tuned: 4.38 },
        Weight { name: "forced-discard", tuned: 1.5 },
        Weight { name: "hand", tuned: 0.64 },
        Weight { name: "next-card", tuned: 0.69 },
        Weight { name: "unpaid", tuned: 0.76 },
    ];
    const CHARACTERS: &'static [Character] = &[
        Character { name: "hoarder", leanings: &[("stone-value", 1.3), ("unpaid", 1.2)] },
        Character { name: "collector", leanings: &[("card", 1.5), ("hand", 1.15)] },
        Character { name: "tamer", leanings: &[("activation", 1.1), ("stone-value", 0.8)] },
    ];
    const LEVELS: [Effort; 5] = [
        Effort::mostly(16, 2.0),
        Effort::mostly(16, 0.6),
        Effort::best(16),
        Effort::best(120),
        Effort::best(1600),
    ];

    /// Who plays in haste ends with a third of the points: what a good area brings later would not show.
    const ONWARD: Onward = Onward::Care { turns: 20 };

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        let seats = state.config.seats;
        SeatMap::from_fn(|seat| if seat.number() < seats { prospect(state, seat, weights) } else { 0.0 })
    }

    fn prospect(state: &State, seat: Seat, weights: &[f32]) -> f32 {
        prospect(state, seat, weights)
    }

    fn doubt(state: &State) -> f32 {
        let left = state.data().rules.rounds + 1 - state.common.round;
        DOUBT[0] * f32::from(left) + DOUBT[1]
    }
}

/// About how many points a player will end with, as far as the position promises.
fn prospect(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let player = &state.common.players[seat];
    let settled = f32::from(player.score) + f32::from(player.area_len()) * CREATURE;
    if matches!(state.common.phase, Phase::Over { .. }) {
        return settled;
    }
    let eye = Eye { state, seat, weights, time: Time::of(state, seat) };
    let active: f32 = player
        .creatures
        .and(state.data().active)
        .iter()
        .map(|card| eye.activation(card) * f32::from(eye.time.activations))
        .sum();
    let lasting = eye.lasting(player.creatures) * f32::from(eye.time.turns);
    settled + active + lasting + eye.purse() + eye.promises()
}

/// A player's point of view.
#[derive(Clone, Copy)]
struct Eye<'a> {
    state: &'a State,
    seat: Seat,
    weights: &'a [f32],
    time: Time,
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

impl Eye<'_> {
    /// What so much of stone value is worth.
    fn value(&self, value: u16) -> f32 {
        f32::from(value) * self.weights[STONE_VALUE]
    }

    /// What the stones can buy.
    fn purse(&self) -> f32 {
        let player = &self.state.common.players[self.seat];
        self.value(player.stones.value(player.derived.values)) * f32::from(self.time.turns.min(1))
    }

    /// What lasting effects bring in a round.
    fn lasting(&self, creatures: CardSet) -> f32 {
        let data = self.state.data();
        f32::from(creatures.and(data.with_effect(Kind::Permanent)).len()) * self.weights[PERMANENT]
    }

    /// What one activation of a creature brings.
    fn activation(&self, card: Card) -> f32 {
        let Some(program) = self.state.data().card(card).active else { return 0.0 };
        let world = World::now(self.state, self.seat, card);
        if !program.certain && self.state.obstacle(program.start, &world).is_some() {
            return 0.0;
        }
        self.estimate(&world, program) * self.weights[ACTIVATION]
    }

    /// What the hand and the marked cards promise.
    fn promises(&self) -> f32 {
        if self.time.turns == 0 {
            return 0.0;
        }
        let (state, seat) = (self.state, self.seat);
        let player = &state.common.players[seat];
        let wealth = f32::from(player.stones.value(player.derived.values));
        let mut best = [0.0f32; BEST];
        let marked = player.marked.and_not(state.hand(seat));
        let mut sales = 0.0;
        for card in marked {
            let data = state.data();
            let sale: Stones = data.families[data.card(card).family.index()].sale;
            sales += self.value(sale.value(player.derived.values));
        }
        for card in state.hand(seat).or(marked) {
            let mut promise = self.promise(card, wealth);
            for place in &mut best {
                if promise > *place {
                    core::mem::swap(&mut promise, place);
                }
            }
        }
        let mut share = self.weights[HAND[0]];
        let mut sum = sales;
        for promise in best.iter().take(usize::from(self.time.turns) + 1) {
            sum += promise * share;
            share *= self.weights[HAND[1]];
        }
        sum
    }

    /// What a card brings if it is summoned, less what it costs.
    fn promise(&self, card: Card, wealth: f32) -> f32 {
        let data = self.state.data();
        let world = World::now(self.state, self.seat, card).entered(card);
        let cost = self.state.cost(self.seat, card);
        let brings = |program: Option<Program>| program.map_or(0.0, |program| self.estimate(&world, program));
        let (instant, active) = (brings(data.card(card).instant), brings(data.card(card).active));
        let lasting = self.lasting(CardSet::only(card)) * f32::from(self.time.turns.saturating_sub(1));
        let activations = f32::from(self.time.activations) * self.weights[ACTIVATION];
        let gain = instant + active * activations + lasting - self.value(cost);
        // A card that is too dear in the last turn is worth nothing; earlier there is time to earn.
        let missing = (f32::from(cost) - wealth).max(0.0);
        let chance = if missing == 0.0 {
            1.0
        } else if self.time.turns <= 1 {
            0.0
        } else {
            self.weights[UNPAID] / (1.0 + missing / 6.0)
        };
        gain.max(0.0) * chance
    }

    /// About how many points an effect brings, stones and cards counted as points.
    fn estimate(&self, world: &World, program: Program) -> f32 {
        self.walk(world, program.start)
    }

    fn walk(&self, world: &World, start: Place) -> f32 {
        let state = self.state;
        let data = state.data();
        let player = &state.common.players[world.seat];
        let values = Derived::of(data, world.creatures).values;
        let mut sum = 0.0;
        let mut at = start;
        loop {
            let op = data.ops[usize::from(at)];
            at += 1;
            match op {
                Op::End | Op::EndOption(_) => return sum,
                Op::Jump(to) => at = to,
                Op::When { condition, otherwise } => {
                    let (creatures, hand) = (world.creatures, world.hand.len());
                    let seat = world.seat;
                    if !state.holds_with(seat, condition, creatures, hand, player.stones, player.score) {
                        match otherwise {
                            Otherwise::GoTo(to) => at = to,
                            Otherwise::Unavailable => return sum,
                        }
                    }
                }
                Op::Choose(id) => {
                    let choice = &data.choices[id.index()];
                    at = choice.end;
                    let options = choice.options.iter().map(|option| self.walk(world, option.start));
                    sum += options.fold(0.0, f32::max) * f32::from(choice.pick);
                }
                op => sum += self.operation(world, values, op),
            }
        }
    }

    /// What a single operation brings.
    fn operation(&self, world: &World, values: [u8; 3], op: Op) -> f32 {
        let data = self.state.data();
        let stones = self.state.common.players[world.seat].stones;
        let worth = |stones: Stones| self.value(stones.value(values));
        let each = |colour: Colour| self.value(values[colour.index()].into());
        match op {
            Op::GainPoints(amount) => self.points(world, values, amount),
            Op::LosePoints(amount) | Op::PayPoints(amount) => -self.points(world, values, amount),
            Op::StealPoints(amount) => 2.0 * self.points(world, values, amount),
            Op::GainStones(gained) => worth(gained),
            Op::DiscardStone(colour) => -each(colour),
            Op::DiscardAllStones => -worth(stones),
            Op::SwapStone { from, to } => worth(to) - each(from),
            Op::SwapAllStones(colour) => worth(Stones::of(colour, stones.total())) - worth(stones),
            Op::Draw(count) => f32::from(count) * self.weights[CARD],
            Op::TakeDiscarded(_) => self.weights[CARD],
            Op::DiscardHand { .. } => -self.weights[CARD],
            Op::SummonFree(_) => self.weights[FREE_SUMMON],
            Op::ForceDiscard(_) => self.weights[FORCED_DISCARD],
            Op::ActivateAll => {
                let others = world.creatures.and(data.active);
                others.iter().map(|card| self.activation(card)).sum()
            }
            Op::Copy(kind) => {
                let others = world.creatures.and(data.with_effect(kind)).without(world.source);
                let programs = others.iter().filter_map(|card| data.card(card).program(kind));
                programs.map(|program| self.walk(world, program.start)).fold(0.0, f32::max)
            }
            // The flow of a program is followed by the walk; moving cards about brings nothing by itself.
            Op::End
            | Op::EndOption(_)
            | Op::Jump(_)
            | Op::When { .. }
            | Op::Choose(_)
            | Op::RecoverSelf
            | Op::RecoverChoice(_)
            | Op::DiscardSelf
            | Op::DiscardArea { .. }
            | Op::ToDeckTop => 0.0,
        }
    }

    /// How many points that is in the imagined area and hand.
    fn points(&self, world: &World, values: [u8; 3], amount: Amount) -> f32 {
        let data = self.state.data();
        let player = &self.state.common.players[world.seat];
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
            other => self.state.amount(world.seat, other, Memory::default()),
        };
        f32::from(number)
    }
}
