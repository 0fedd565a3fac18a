//! In turn everybody takes stones from the heap.

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::event::Event;
use crate::ids::Stones;
use crate::illegal::Illegal;
use crate::state::{Phase, State};

/// The most that can be taken now.
fn most(state: &State) -> u8 {
    state.config.data.rules.most.min(state.heap)
}

/// One stone or more.
pub(crate) fn actions(state: &State, options: &mut Actions) {
    for stones in (1..=most(state)).filter_map(Stones::new) {
        options.push(Action::Take { stones });
    }
}

/// Are there so many, and may so many be taken?
pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    let Action::Take { stones } = action;
    let most = most(state);
    if stones.count() <= most { Ok(()) } else { Err(Illegal::TooMany { most }) }
}

/// Takes the stones; the next seat follows, or the game is over.
pub(crate) fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
    let Action::Take { stones } = action;
    state.heap -= stones.count();
    state.taken[seat] += stones.count();
    events.push(Event::Taken { seat, stones });
    if state.heap == 0 {
        state.phase = Phase::Over;
        events.push(Event::GameOver);
    } else {
        state.phase = Phase::Take { active: seat.clockwise(1, state.config.seats) };
    }
}
