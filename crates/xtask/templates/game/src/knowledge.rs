//! How good a position looks: what bots know about playing well.

use kernel::{Character, Knowledge, SeatMap, Weight};

use crate::__TYPE__;
use crate::state::State;

impl Knowledge for __TYPE__ {
    const WEIGHTS: &'static [Weight] = &[Weight { name: "taken", tuned: 1.0 }];
    const CHARACTERS: &'static [Character] = &[];

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        SeatMap::from_fn(|seat| f32::from(state.taken[seat]) * weights[0])
    }

    fn doubt(_state: &State) -> f32 {
        2.0
    }
}
