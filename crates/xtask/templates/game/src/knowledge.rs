//! How good a position looks: what bots know about playing well.

use kernel::{Character, Effort, Knowledge, SeatMap, Weight};

use crate::__TYPE__;
use crate::state::State;

impl Knowledge for __TYPE__ {
    const WEIGHTS: &'static [Weight] = &[Weight { name: "taken", tuned: 1.0 }];
    const CHARACTERS: &'static [Character] = &[];
    const LEVELS: [Effort; 5] = [
        Effort::mostly(20, 2.0),
        Effort::mostly(20, 0.6),
        Effort::best(20),
        Effort::best(200),
        Effort::best(2000),
    ];

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        SeatMap::from_fn(|seat| f32::from(state.taken[seat]) * weights[0])
    }

    fn doubt(_state: &State) -> f32 {
        2.0
    }
}
