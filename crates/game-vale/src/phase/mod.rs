//! The state machine: round start, hunting, action, resolution, and what comes before anything else.

pub(crate) mod hunt;
pub(crate) mod keep;
pub(crate) mod resolution;
pub(crate) mod round;
pub(crate) mod turn;

use kernel::Sink;

use crate::effect::machine::Flow;
use crate::event::Event;
use crate::state::{Due, Phase, State};

/// Goes on until somebody must decide, chance must draw, or the game is over.
pub(crate) fn advance(state: &mut State, events: &mut impl Sink<Event>) {
    loop {
        if let Some(seat) = state.common.keeping {
            state.common.due = Due::Keep;
            state.common.decider = seat;
            return;
        }
        if !state.common.frames.is_empty() {
            if let Flow::Wait(due, decider) = state.step_effect(events) {
                state.common.due = due;
                state.common.decider = decider;
                return;
            }
            continue;
        }
        let common = &mut state.common;
        common.decider = common.active;
        match common.phase {
            Phase::Start => {
                common.due = Due::Start;
                return;
            }
            Phase::Reveal => {
                if state.reveal_count() > 0 {
                    state.common.due = Due::Reveal;
                    return;
                }
                // 7.2: no card at all, no hunting.
                turn::begin_phase(state);
            }
            Phase::Hunt => {
                if !common.unmarked.is_empty() {
                    common.decider = hunt::hunter(common, state.config.seats);
                    common.due = Due::Hunt;
                    return;
                }
                turn::begin_phase(state);
            }
            Phase::Action => {
                common.due = Due::Action;
                return;
            }
            Phase::Resolution => {
                let (seat, used) = (common.active, common.used);
                state.common.available = state.activatable(seat, used);
                if !state.common.available.is_empty() {
                    state.common.due = Due::Activate;
                    return;
                }
                resolution::end_turn(state, events);
            }
            Phase::Over { .. } => {
                common.due = Due::Over;
                return;
            }
        }
    }
}
