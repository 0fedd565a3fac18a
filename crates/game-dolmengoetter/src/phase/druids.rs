//! D2: the active player wanders, gathers herbs or flies.

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::event::{Event, Fact, Leaving};
use crate::ids::{Place, PlaceSet};
use crate::illegal::Illegal;
use crate::phase::{stone, turn};
use crate::state::{Phase, State};

/// All free places that a druid on `from` can wander to (4.1): along neighbours over druids of anybody,
/// never over stones or free places. Jumps bend at every druid and use runes at any point (R4, R5).
#[inline]
pub fn destinations(state: &State, from: Place, free: PlaceSet) -> PlaceSet {
    reach(state, from, state.common.all_druids()).and(free)
}

#[inline]
fn reach(state: &State, from: Place, druids: PlaceSet) -> PlaceSet {
    let neighbours = &state.config.board.neighbours;
    let mut reached = neighbours[from.index()];
    let mut jumped = PlaceSet::only(from);
    while let Some(over) = reached.and(druids).and_not(jumped).lowest() {
        jumped.insert(over);
        reached = reached.or(neighbours[over.index()]);
    }
    reached
}

/// Has the active player anything to do? If not, the turn passes (7.5).
pub(crate) fn is_stuck(state: &State) -> bool {
    let druids = state.common.druids[state.common.active];
    let standing = druids.and_not(state.common.lying);
    standing.is_empty() && (druids.is_empty() || state.free().is_empty())
}

/// Wanderings and gatherings of standing druids, flights of lying ones.
pub(crate) fn actions(state: &State, seat: Seat, options: &mut Actions) {
    let common = &state.common;
    let druids = common.all_druids();
    let free = state.config.board.all.and_not(common.all_stones()).and_not(druids);
    let standing = common.druids[seat].and_not(common.lying);
    let lying = common.druids[seat].and(common.lying);
    for from in standing.iter() {
        let reached = reach(state, from, druids).and(free);
        options.fill(|slots| reached.write_few(slots, |to| Action::Wander { from, to }));
    }
    options.fill(|slots| standing.write_few(slots, |at| Action::Gather { at }));
    for from in lying.iter() {
        options.fill(|slots| free.write_many(slots, |to| Action::Fly { from, to }));
    }
}

/// Has the player a standing druid there that reaches `to`?
pub(crate) fn check_wander(state: &State, seat: Seat, from: Place, to: Place) -> Result<(), Illegal> {
    own_druid(state, seat, from)?;
    if state.common.lying.contains(from) {
        return Err(Illegal::DruidLies { place: from });
    }
    free_target(state, to)?;
    if !destinations(state, from, state.free()).contains(to) {
        return Err(Illegal::OutOfReach { from, to });
    }
    Ok(())
}

/// Has the player a standing druid there?
pub(crate) fn check_gather(state: &State, seat: Seat, at: Place) -> Result<(), Illegal> {
    own_druid(state, seat, at)?;
    if state.common.lying.contains(at) {
        return Err(Illegal::DruidLies { place: at });
    }
    Ok(())
}

/// Has the player a lying druid there, and is the target free (R15)?
pub(crate) fn check_fly(state: &State, seat: Seat, from: Place, to: Place) -> Result<(), Illegal> {
    own_druid(state, seat, from)?;
    if !state.common.lying.contains(from) {
        return Err(Illegal::DruidStands { place: from });
    }
    free_target(state, to)
}

fn own_druid(state: &State, seat: Seat, at: Place) -> Result<(), Illegal> {
    if !state.config.board.all.contains(at) {
        return Err(Illegal::NoSuchPlace { place: at });
    }
    if !state.common.druids[seat].contains(at) {
        return Err(Illegal::NoOwnDruid { place: at });
    }
    Ok(())
}

fn free_target(state: &State, to: Place) -> Result<(), Illegal> {
    if !state.config.board.all.contains(to) {
        return Err(Illegal::NoSuchPlace { place: to });
    }
    if !state.free().contains(to) {
        return Err(Illegal::NotFree { place: to });
    }
    Ok(())
}

/// Wanders; what becomes of the place left follows.
pub(crate) fn wander(state: &mut State, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
    events.push(Fact::Wandered { seat, from, to });
    leave(state, seat, from, to, events);
}

/// Lies down; the turn is over.
pub(crate) fn gather(state: &mut State, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
    events.push(Fact::Gathered { seat, at });
    state.common.passes = 0;
    state.common.lying.insert(at);
    turn::end(state, events);
}

/// Flies and stands again; what becomes of the place left follows.
pub(crate) fn fly(state: &mut State, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
    events.push(Fact::Flew { seat, from, to });
    state.common.lying.remove(from);
    leave(state, seat, from, to, events);
}

fn leave(state: &mut State, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
    state.common.passes = 0;
    state.common.druids[seat].remove(from);
    state.common.druids[seat].insert(to);
    let player = &state.common.players[seat];
    if player.stones == 0 {
        // 7.1: without stones nothing is left and nothing is paid.
        turn::end(state, events);
    } else if player.score <= state.config.data.rules.score_minimum {
        // 7.2: with the last point left the stone is compulsory, no decision.
        stone::leave(state, from, Leaving::Compelled, events);
    } else {
        state.common.phase = Phase::Stone { left: from };
    }
}
