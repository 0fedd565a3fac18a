//! How good a position looks: what bots know about playing well.

use kernel::{Knowledge, Seat};

use crate::__TYPE__;
use crate::state::State;

impl Knowledge for __TYPE__ {
    fn worth(state: &State, seat: Seat) -> f32 {
        let others = Seat::first(state.config.seats).filter(|other| *other != seat);
        let best = others.map(|other| state.taken[other]).max().unwrap_or(0);
        f32::from(state.taken[seat]) - f32::from(best)
    }
}
