//! The end of a turn and the beginning of the next.

use kernel::{Seat, Sink};

use crate::event::{Event, Fact};
use crate::phase::druids;
use crate::score::end_game;
use crate::state::{Cause, Phase, State};

/// Begins the active player's turn, or the next one's if he can do nothing (7.5).
pub(crate) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    while druids::is_stuck(state) {
        events.push(Fact::TurnPassed { seat: state.common.active });
        state.common.passes += 1;
        if !pass_on(state, events) {
            return;
        }
    }
    state.common.phase = Phase::Action;
}

/// END OF TURN: the game ends, or the next player begins.
pub(crate) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    if pass_on(state, events) {
        begin(state, events);
    }
}

/// Makes the next player active; ends the game instead if it is over. Says whether it goes on.
fn pass_on(state: &mut State, events: &mut impl Sink<Event>) -> bool {
    let seats = state.config.seats;
    let no_stones = Seat::first(seats).all(|seat| state.common.players[seat].stones == 0);
    if no_stones || state.common.passes >= seats {
        // R10: the last stone ends the game at once, even in the final round.
        end_game(state, Cause::LastStone, events);
        return false;
    }
    let active = state.common.active;
    state.common.active = match state.common.final_round {
        None => active.clockwise(1, seats),
        Some(waiting) => {
            let Some(next) = waiting.next_after(active, seats) else {
                end_game(state, Cause::LastDolmen, events);
                return false;
            };
            state.common.final_round = Some(waiting.without(next));
            next
        }
    };
    true
}
