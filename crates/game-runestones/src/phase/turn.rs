//! The end of an action, the end of a turn and the beginning of the next.

use kernel::{Seat, Sink};

use crate::event::{Event, Fact};
use crate::score::end_game;
use crate::state::{Cause, Course, Occasion, Phase, State};

/// Summoning, abilities or nothing is over: the display is refilled, then rows may be exchanged.
pub(crate) fn end_action(state: &mut State, events: &mut impl Sink<Event>) {
    events.push(Fact::ActionOver { seat: state.common.active });
    refill_display(state);
}

/// Forging is over: first the smithies are refilled. Nothing else empties them, so other actions need not.
pub(crate) fn end_forging(state: &mut State, events: &mut impl Sink<Event>) {
    events.push(Fact::ActionOver { seat: state.common.active });
    state.common.course.forged = 0;
    if state.smithies_due() > 0 {
        state.common.phase = Phase::DrawSmithies(Occasion::Turn);
    } else {
        refill_display(state);
    }
}

/// Slides the cards to the right; new ones are to be drawn for the free slots.
pub(crate) fn refill_display(state: &mut State) {
    let display = &mut state.common.display;
    let mut next = 0;
    for slot in 0..display.len() {
        if let Some(card) = display[slot].take() {
            display[next] = Some(card);
            next += 1;
        }
    }
    state.common.phase =
        if state.display_due() > 0 { Phase::DrawDisplay(Occasion::Turn) } else { Phase::Exchange };
}

/// END OF TURN: the hand is refilled.
pub(crate) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    events.push(Fact::TurnOver { seat: state.common.active });
    if state.hand_due() > 0 {
        state.common.phase = Phase::DrawHand(Occasion::Turn);
    } else {
        pass_on(state, events);
    }
}

/// The next player begins, or the game ends with the round.
pub(crate) fn pass_on(state: &mut State, events: &mut impl Sink<Event>) {
    let seats = state.config.seats;
    state.common.course = Course::default();
    let next = state.common.active.clockwise(1, seats);
    if next != state.common.first {
        begin(state, next, events);
        return;
    }
    let end_score = state.config.data.rules.end_score;
    if Seat::first(seats).any(|seat| state.common.players[seat].score >= end_score) {
        end_game(state, Cause::Power, events);
    } else if state.common.round >= state.config.rounds {
        end_game(state, Cause::LastRound, events);
    } else {
        state.common.round += 1;
        begin_round(state, events);
    }
}

/// A round begins with the start player.
pub(crate) fn begin_round(state: &mut State, events: &mut impl Sink<Event>) {
    events.push(Fact::RoundBegan { round: state.common.round });
    begin(state, state.common.first, events);
}

fn begin(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.common.active = seat;
    state.common.phase = Phase::Action;
    events.push(Fact::TurnBegan { seat });
}
