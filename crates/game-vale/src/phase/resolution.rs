//! D4: every available active effect is carried out once, in an order of the player's choice (4.11).

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::event::Event;
use crate::ids::Card;
use crate::phase::round;
use crate::state::{Slots, State};

/// Every creature with an available active effect.
pub(crate) fn actions(state: &State, options: &mut Actions) {
    state.common.available.iter().for_each(|card| options.push(Action::Activate { card }));
}

/// `activate c`.
pub(crate) fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    let slot = state.common.players[seat].area.iter().position(|other| *other == card);
    state.common.used.insert(slot.expect("checked: an activated creature is in the area"));
    state.begin_active(seat, card, events);
}

/// Nothing is left to activate: the next seat, or the end of the round.
pub(crate) fn end_turn(state: &mut State, events: &mut impl Sink<Event>) {
    let common = &mut state.common;
    common.used = Slots::NONE;
    common.active = common.active.clockwise(1, state.config.seats);
    if common.active == common.first {
        round::end(state, events);
    }
}
