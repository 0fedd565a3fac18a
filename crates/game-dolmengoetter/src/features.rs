//! What a view tells a learning program: blocks of numbers, complete for the viewer (`docs/features.md`).

use kernel::{Around, Features, MAX_SEATS, Plane, Seat, Viewer};

use crate::config::Config;
use crate::ids::{CircleId, MAX_CIRCLES_AT_PLACE, MAX_DOLMENS, MAX_STACK, Place, PlaceSet, VALUES};
use crate::state::{Cause, Kind, Phase};
use crate::view::View;

/// Raised by each change of the features.
pub(crate) const VERSION: u16 = 2;

/// The phases, the last of them once for each cause of the end.
const PHASES: usize = 7;
/// Numbers that tell of a dolmen in a stack.
const DOLMEN: usize = MAX_SEATS + 2;
/// Numbers that tell of a right to build.
const RIGHT: usize = 2 + MAX_SEATS;

/// Tells the blocks in their order.
pub(crate) fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
    let (places, circles) = (config.board.place_count(), config.board.circles.len());
    let mut block = |name, len, about| plane(Plane { name, len, about });
    block("stones", MAX_SEATS * places, "stones of each seat, a flag for each place");
    block("standing_druids", MAX_SEATS * places, "standing druids of each seat, a flag for each place");
    block("lying_druids", MAX_SEATS * places, "lying druids of each seat, a flag for each place");
    block("place_just_left", places, "the place the active druid has just left, a flag for each place");
    block("dolmens_in_circle", MAX_SEATS * circles, "dolmens of each seat in each circle / 6");
    block(
        "topmost_dolmen",
        MAX_SEATS * circles,
        "who owns the topmost dolmen, for each seat a flag for each circle",
    );
    block("own_points_in_circle", circles, "what the own dolmens of a circle are worth as they lie / 20");
    block(
        "stacks",
        circles * MAX_STACK * DOLMEN,
        "each circle's dolmens, topmost first: owner as a flag for each seat; value / 4 if the viewer knows it; which of its owner's \
         it is / 24",
    );
    block("scored", circles, "circles that were completed and scored, a flag for each");
    block("right_to_settle", circles, "the circle whose right is to be settled, a flag for each");
    block(
        "rights",
        MAX_CIRCLES_AT_PLACE * RIGHT,
        "the rights that are still to be settled, in their order: number of the circle / circles; 1 for a majority and ½ for a tie; \
         whose it is, a flag for each seat",
    );
    block("score", MAX_SEATS, "points of each seat / 100");
    block("stones_in_supply", MAX_SEATS, "stones in the supply of each seat / 16");
    block("dolmens_in_supply", MAX_SEATS, "dolmens in the supply of each seat / 16");
    block("dolmens_built", MAX_SEATS, "dolmens that each seat has built / 16");
    block(
        "unrevealed_dolmens",
        MAX_SEATS * VALUES,
        "dolmens of each seat that lie face down or in the supply, by value / 6",
    );
    block(
        "shown_dolmens",
        MAX_SEATS * MAX_DOLMENS,
        "the values of dolmens that were shown, in the order of building / 4",
    );
    block("own_supply", VALUES, "the dolmens in the own supply, by value / 6");
    block("turn_to_come", MAX_SEATS, "who still has a turn, a flag for each seat");
    block("last_round", 1, "has somebody built the last dolmen?");
    block("active", MAX_SEATS, "whose turn it is, a flag for each seat");
    block("first", MAX_SEATS, "who started, a flag for each seat");
    block("passes", 1, "turns in a row without any option / 5");
    block(
        "phase",
        PHASES,
        "start, setup, action, stone, dolmen, over by the last dolmen, over by the last stone",
    );
}

/// Writes the features of a view.
pub(crate) fn write(view: &View, out: &mut [f32]) {
    let (common, config) = (&view.common, &view.config);
    let own = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Audience | Viewer::Open => Seat::ALL[0],
    };
    let around = Around::new(own, config.seats);
    let beyond = MAX_SEATS - usize::from(config.seats);
    let (places, circles) = (config.board.place_count(), config.board.circles.len());
    let players = || around.iter().map(|seat| &common.players[seat]);
    let mut row = Features::new(out);

    let sets: [&dyn Fn(Seat) -> PlaceSet; 3] =
        [&|seat| common.stones[seat], &|seat| common.druids[seat].and_not(common.lying), &|seat| {
            common.druids[seat].and(common.lying)
        }];
    for set in sets {
        around.iter().for_each(|seat| row.bits(places, set(seat).bits()));
        row.skip(beyond * places);
    }
    let left = match common.phase {
        Phase::Stone { left } | Phase::Dolmen { left } => Some(left),
        _ => None,
    };
    row.one_of(places, left.map(Place::index));
    stacks(&mut row, view, around, own);
    row.flags(config.board.circle_ids().map(|circle| common.scored.contains(circle)));
    row.one_of(circles, common.pending.first().map(|right| right.circle.index()));
    for right in common.pending.iter() {
        row.push((right.circle.index() + 1) as f32 / circles as f32);
        row.push(if right.kind == Kind::Majority { 1.0 } else { 0.5 });
        row.one_of(MAX_SEATS, Some(around.distance(right.seat)));
    }
    row.skip((MAX_CIRCLES_AT_PLACE - common.pending.len()) * RIGHT);

    players().for_each(|player| row.part(player.score, 100.0));
    row.skip(beyond);
    players().for_each(|player| row.part(player.stones, 16.0));
    row.skip(beyond);
    players().for_each(|player| row.part(player.dolmens, 16.0));
    row.skip(beyond);
    players().for_each(|player| row.part(player.built, 16.0));
    row.skip(beyond);
    players().for_each(|player| player.unrevealed.counts().iter().for_each(|count| row.part(*count, 6.0)));
    row.skip(beyond * VALUES);
    for player in players() {
        player.shown.iter().for_each(|value| row.part(value.map_or(0, super::ids::Value::points), 4.0));
    }
    row.skip(beyond * MAX_DOLMENS);
    let supply = view.secrets[own].map_or([0; VALUES], |secret| *secret.supply.counts());
    for count in &supply {
        row.part(*count, 6.0);
    }
    row.flags(around.iter().map(|seat| common.final_round.is_none_or(|waiting| waiting.contains(seat))));
    row.skip(beyond);
    row.flag(common.final_round.is_some());
    row.one_of(MAX_SEATS, Some(around.distance(common.active)));
    row.one_of(MAX_SEATS, Some(around.distance(common.first)));
    row.part(common.passes, 5.0);
    let phase = match common.phase {
        Phase::Start => 0,
        Phase::Setup => 1,
        Phase::Action => 2,
        Phase::Stone { .. } => 3,
        Phase::Dolmen { .. } => 4,
        Phase::Over { cause: Cause::LastDolmen } => 5,
        Phase::Over { cause: Cause::LastStone } => 6,
    };
    row.one_of(PHASES, Some(phase));
    row.end();
}

/// What lies in the circles: first how much, then each dolmen.
fn stacks(row: &mut Features<'_>, view: &View, around: Around, own: Seat) {
    let board = view.config.board;
    let stack = |circle: CircleId| &view.common.stacks[circle.index()];
    let beyond = MAX_SEATS - usize::from(view.config.seats);
    for seat in around.iter() {
        for circle in board.circle_ids() {
            row.push(stack(circle).iter().filter(|dolmen| dolmen.owner() == seat).count() as f32 / 6.0);
        }
    }
    row.skip(beyond * board.circles.len());
    for seat in around.iter() {
        row.flags(
            board.circle_ids().map(|circle| stack(circle).first().is_some_and(|top| top.owner() == seat)),
        );
    }
    row.skip(beyond * board.circles.len());
    for circle in board.circle_ids() {
        let factors = &board.circle(circle).factors;
        let owned = view.stack(circle).zip(factors.iter()).filter(|((dolmen, _), _)| dolmen.owner() == own);
        let points =
            owned.filter_map(|((_, value), factor)| Some(u16::from(value?.points()) * u16::from(*factor)));
        row.part(points.sum::<u16>(), 20.0);
    }
    for circle in board.circle_ids() {
        for (dolmen, value) in view.stack(circle) {
            row.one_of(MAX_SEATS, Some(around.distance(dolmen.owner())));
            row.part(value.map_or(0, super::ids::Value::points), 4.0);
            row.part(dolmen.number() + 1, 24.0);
        }
        row.skip((MAX_STACK - stack(circle).len()) * DOLMEN);
    }
}
