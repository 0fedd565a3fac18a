//! D1: in turn everybody sets up a druid, until all have theirs.

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::event::{Event, Fact};
use crate::ids::Place;
use crate::illegal::Illegal;
use crate::phase::turn;
use crate::state::{Phase, State};

/// `start P2`: this seat sets the first druid and moves first (R12).
pub(crate) fn settle_start(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.common.first = seat;
    state.common.active = seat;
    state.common.phase = Phase::Setup;
    events.push(Fact::StartDrawn { seat });
}

/// Every free place.
pub(crate) fn actions(state: &State, options: &mut Actions) {
    options.fill(|slots| state.free().write_many(slots, |at| Action::PlaceDruid { at }));
}

/// Is the place free?
pub(crate) fn check(state: &State, at: Place) -> Result<(), Illegal> {
    if !state.config.board.all.contains(at) {
        return Err(Illegal::NoSuchPlace { place: at });
    }
    if !state.free().contains(at) {
        return Err(Illegal::NotFree { place: at });
    }
    Ok(())
}

/// Sets the druid up; after the last one the start player has the first turn.
pub(crate) fn play(state: &mut State, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
    state.common.druids[seat].insert(at);
    events.push(Fact::DruidPlaced { seat, at });
    let seats = state.config.seats;
    let next = state.common.active.clockwise(1, seats);
    let complete = |seat: Seat| state.common.druids[seat].len() >= state.config.data.rules.druids;
    if Seat::first(seats).all(complete) {
        state.common.active = state.common.first;
        turn::begin(state, events);
    } else {
        state.common.active = next;
    }
}
