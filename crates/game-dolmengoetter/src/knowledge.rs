//! How good a position looks: what bots know about playing well.
//!
//! A player's prospect is his score, the points of his dolmens as they lie, what the dolmens in his supply can
//! still bring with the stones he has, and the rights that his druids could gain with the next stone.

use kernel::{Character, Effort, Knowledge, Seat, SeatMap, Weight};

use crate::Dolmengoetter;
use crate::board::Circle;
use crate::ids::{CircleId, Place, Value};
use crate::phase::stone::{Status, status};
use crate::state::{Kind, Phase, State};

/// Of the points a dolmen would bring now, the share that is expected in the end: others may cover it.
const KEPT: usize = 0;
/// How many rights a stone of the supply gives in the long run.
const RIGHTS: usize = 1;
/// What a dolmen of the supply that finds a right brings per point of its value: a middling factor, less the
/// chance that nothing comes of it.
const IN_HAND: usize = 2;
/// What leading in a circle is worth beside the dolmens: others need two stones to gain a right there.
const LEAD: usize = 3;
/// The share of a right within reach that counts: best druid, second, third.
const REACH: [usize; 3] = [4, 5, 6];
/// What a lying druid costs against a standing one: it must first fly.
const LYING: usize = 7;

/// A dolmen more decides between equal scores (section 5).
const BUILT: f32 = 0.01;
/// How many points a lead may still change for each stone that is left, and at the end.
const DOUBT: [f32; 2] = [0.9, 2.0];

impl Knowledge for Dolmengoetter {
    const WEIGHTS: &'static [Weight] = &[
        Weight { name: "kept", tuned: 0.67 },
        Weight { name: "rights", tuned: 0.52 },
        Weight { name: "in-hand", tuned: 1.79 },
        Weight { name: "lead", tuned: 0.48 },
        Weight { name: "reach-best", tuned: 0.52 },
        Weight { name: "reach-second", tuned: 0.16 },
        Weight { name: "reach-third", tuned: 0.06 },
        Weight { name: "lying", tuned: 0.27 },
    ];
    const CHARACTERS: &'static [Character] = &[
        Character { name: "builder", leanings: &[("kept", 1.08), ("in-hand", 0.6)] },
        Character { name: "patient", leanings: &[("in-hand", 1.4), ("lead", 2.0)] },
        Character { name: "roamer", leanings: &[("reach-best", 1.5), ("reach-second", 2.0), ("lead", 0.5)] },
    ];
    const LEVELS: [Effort; 5] = [
        Effort::mostly(20, 2.0),
        Effort::mostly(40, 0.6),
        Effort::best(40),
        Effort::best(200),
        Effort::best(2000),
    ];

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        prospects(state, weights)
    }

    fn doubt(state: &State) -> f32 {
        let seats = state.config.seats;
        let left = Seat::first(seats).map(|seat| state.common.players[seat].stones).max().unwrap_or(0);
        DOUBT[0] * f32::from(left) + DOUBT[1]
    }
}

/// About how many points each player will end with, as far as the position promises.
fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
    let common = &state.common;
    let mut sums = SeatMap::from_fn(|seat| {
        let player = &common.players[seat];
        f32::from(player.score) + f32::from(player.built) * BUILT
    });
    if matches!(common.phase, Phase::Over { .. }) {
        return sums;
    }
    let board = state.config.board;
    for circle in common.stacked.iter() {
        let factors = &board.circle(circle).factors;
        for (dolmen, factor) in common.stacks[circle.index()].iter().zip(factors.iter()) {
            let points = f32::from(state.value(*dolmen).points()) * f32::from(*factor);
            sums[dolmen.owner()] += points * weights[KEPT];
        }
    }
    for circle in board.circle_ids().filter(|circle| !common.scored.contains(*circle)) {
        if let Status::Lead(leader) = standing(state, board.circle(circle), &SeatMap::default()) {
            sums[leader] += weights[LEAD];
        }
    }
    for seat in Seat::first(state.config.seats) {
        sums[seat] += in_hand(state, seat, weights) + within_reach(state, seat, weights);
        sums[seat] -= f32::from(common.druids[seat].and(common.lying).len()) * weights[LYING];
    }
    sums
}

/// The status of a circle with the stones that lie there and some more.
fn standing(state: &State, circle: &Circle, more: &SeatMap<u8>) -> Status {
    let counts = state.common.counts(circle.places);
    let counts = SeatMap::from_fn(|seat| counts[seat] + more[seat]);
    status(&state.config.data.rules, &counts)
}

/// What the dolmens of the supply can still bring: each needs a right, and the most valuable come first.
fn in_hand(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let due = state.common.pending.iter().filter(|right| right.seat == seat).count();
    let mut rights = f32::from(state.common.players[seat].stones) * weights[RIGHTS] + due as f32;
    let mut points = 0.0;
    for value in Value::ALL.into_iter().rev() {
        let used = f32::from(state.secrets[seat].supply.count(value.kind())).min(rights);
        points += used * f32::from(value.points());
        rights -= used;
    }
    points * weights[IN_HAND]
}

/// What the next stone of each druid would bring in rights, counted in part.
fn within_reach(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let player = &state.common.players[seat];
    if player.stones == 0 || player.dolmens == 0 {
        return 0.0;
    }
    let supply = &state.secrets[seat].supply;
    let value: u8 = Value::ALL.iter().map(|value| value.points() * supply.count(value.kind())).sum();
    let value = f32::from(value) / f32::from(player.dolmens);
    let mut gains: [f32; 3] = [0.0; 3];
    for druid in state.common.druids[seat].iter() {
        let mut gain = value * gain(state, seat, druid);
        for best in &mut gains {
            if gain > *best {
                core::mem::swap(&mut gain, best);
            }
        }
    }
    gains.iter().zip(REACH).map(|(gain, share)| gain * weights[share]).sum()
}

/// The sum of the factors that a stone on `place` would open for dolmens of `seat`.
fn gain(state: &State, seat: Seat, place: Place) -> f32 {
    let board = state.config.board;
    let circles = board.circles_at[place.index()].iter();
    circles.map(|circle| f32::from(factor_of_right(state, seat, *circle))).sum()
}

/// The factor of the dolmen that one more stone of `seat` in a circle would give a right to; 0 without one.
fn factor_of_right(state: &State, seat: Seat, circle: CircleId) -> u8 {
    let data = state.config.board.circle(circle);
    let level = state.common.stacks[circle.index()].len();
    let mut more = SeatMap::default();
    more[seat] = 1;
    let kind = match standing(state, data, &more) {
        Status::Lead(leader) if leader == seat => {
            let before = standing(state, data, &SeatMap::default());
            if before == Status::Lead(seat) { None } else { Some(Kind::Majority) }
        }
        Status::Tie(tied) if tied.contains(seat) => Some(Kind::Tie),
        _ => None,
    };
    match kind {
        Some(Kind::Majority) => data.factors.first().copied().unwrap_or(0),
        Some(Kind::Tie) => data.factors.get(level).copied().unwrap_or(0),
        None => 0,
    }
}
