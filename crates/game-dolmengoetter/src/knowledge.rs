//! How good a position looks: what bots know about playing well.

use kernel::{Knowledge, Seat};

use crate::Dolmengoetter;
use crate::phase::stone::{Status, status};
use crate::state::State;

/// Of the points a dolmen would bring now, the share that is expected in the end: others may cover it.
const KEPT: f32 = 0.9;
/// What a dolmen still in the supply is worth per point of its value.
const IN_HAND: f32 = 0.35;
/// What leading in a circle is worth beside the dolmens: others need two stones to gain a right there.
const LEAD: f32 = 0.4;
/// What a stone in the supply is worth: another chance of a right.
const STONE: f32 = 0.3;
/// What a standing druid is worth against a lying one, which must first fly.
const LYING: f32 = -0.3;

impl Knowledge for Dolmengoetter {
    fn worth(state: &State, seat: Seat) -> f32 {
        let own = prospect(state, seat);
        let others = Seat::first(state.config.seats).filter(|other| *other != seat);
        let best = others.map(|other| prospect(state, other)).fold(f32::NEG_INFINITY, f32::max);
        own - best
    }
}

/// About how many points a player will end with, as far as the position promises.
fn prospect(state: &State, seat: Seat) -> f32 {
    let common = &state.common;
    let player = &common.players[seat];
    let over = matches!(common.phase, crate::Phase::Over { .. });
    let score = f32::from(player.score);
    if over {
        // A dolmen more decides between equal scores (section 5).
        return score + f32::from(player.built) * 0.01;
    }
    let in_hand: f32 = crate::Value::ALL
        .iter()
        .map(|value| f32::from(value.points()) * f32::from(state.secrets[seat].supply.count(value.kind())))
        .sum();
    let lying = f32::from(common.druids[seat].and(common.lying).len());
    let right = |circle| potential(state, seat, circle);
    let rights: f32 = state.config.board.circle_ids().map(right).sum();
    score
        + rights
        + in_hand * IN_HAND * scarcity(state, seat)
        + f32::from(player.stones) * STONE
        + lying * LYING
}

/// With few stones left dolmens in hand are worth less: each needs a right.
fn scarcity(state: &State, seat: Seat) -> f32 {
    let player = &state.common.players[seat];
    if player.dolmens == 0 {
        return 0.0;
    }
    (f32::from(player.stones) * 0.7 / f32::from(player.dolmens)).min(1.0)
}

/// What a circle promises: the points of the dolmens there, and a lead.
fn potential(state: &State, seat: Seat, circle: crate::CircleId) -> f32 {
    let board = state.config.board;
    let data = board.circle(circle);
    let stack = &state.common.stacks[circle.index()];
    let points: f32 = stack
        .iter()
        .zip(data.factors.iter())
        .filter(|(dolmen, _)| dolmen.owner() == seat)
        .map(|(dolmen, factor)| f32::from(state.value(*dolmen).points()) * f32::from(*factor))
        .sum();
    if state.common.scored.contains(circle) {
        return points;
    }
    let counts = state.common.counts(data.places);
    let lead = status(&state.config.data.rules, state.config.seats, &counts) == Status::Lead(seat);
    points * KEPT + if lead { LEAD } else { 0.0 }
}
