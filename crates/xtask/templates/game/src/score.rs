//! Points and places.

use kernel::{Seat, Standings};

use crate::state::State;

/// Places by stones taken.
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank(state.config.seats, |seat: Seat| [i32::from(state.taken[seat]), 0, 0, 0])
}
