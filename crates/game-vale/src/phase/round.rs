//! Start of the game and of a round (section 3, 4.4), and its end (4.12).

use kernel::{List, Seat, Sink};

use crate::chance::Revealed;
use crate::event::{Event, Fact};
use crate::ids::CardSet;
use crate::state::{Cause, Phase, State};

/// `start P2`: the first player is known.
pub(crate) fn settle_start(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.push(Fact::StartDrawn { seat });
    seat_first(state, seat);
    events.push(Fact::RoundBegan { round: state.common.round, first: seat });
}

/// Gives everybody the points of the start, and fills the display next.
pub(crate) fn seat_first(state: &mut State, first: Seat) {
    let seats = state.config.seats;
    for seat in Seat::first(seats) {
        let order = usize::from(first.distance_to(seat, seats));
        state.common.players[seat].score = state.config.data.rules.start_points[order];
    }
    state.common.first = first;
    state.common.active = first;
    state.common.decider = first;
    state.common.phase = Phase::Reveal;
}

/// `reveal …`: the display is filled; an empty draw pile is renewed on the way (4.10).
pub(crate) fn settle_reveal(state: &mut State, cards: &Revealed, events: &mut impl Sink<Event>) {
    for card in cards.iter().copied() {
        if state.common.top == Some(card) {
            state.common.top = None;
        } else {
            if state.common.pile_len() == 0 {
                state.reshuffle(events);
            }
            let present = state.present();
            state.common.piles[present].remove(card);
        }
        state.common.display.push(card);
        state.common.unmarked.insert(card);
        events.push(Fact::Revealed { card });
    }
    state.common.phase = Phase::Hunt;
}

/// After the last turn of the resolution phase.
pub(crate) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    let rules = &state.config.data.rules;
    let reached = |seat: Seat| state.common.players[seat].score >= rules.end_score;
    let cause = if Seat::first(state.config.seats).any(reached) {
        Some(Cause::Points)
    } else if state.common.round >= rules.rounds {
        Some(Cause::Rounds)
    } else {
        None
    };
    if let Some(cause) = cause {
        state.common.phase = Phase::Over { cause };
        events.push(Fact::GameOver { cause });
        return;
    }
    let common = &mut state.common;
    common.round += 1;
    common.first = common.first.clockwise(1, state.config.seats);
    common.active = common.first;
    common.display = List::new();
    common.unmarked = CardSet::EMPTY;
    common.phase = Phase::Reveal;
    events.push(Fact::RoundBegan { round: common.round, first: common.first });
}
