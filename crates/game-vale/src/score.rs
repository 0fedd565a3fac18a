//! Places (section 5). Points are made by effects, one `points` fact for each card that made some.

use kernel::{Seat, Standings};

use crate::state::State;

/// Places by points, then by creatures in the area (R21).
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank(state.config.seats, |seat: Seat| {
        let player = &state.common.players[seat];
        [i32::from(player.score), i32::from(player.area_len()), 0, 0]
    })
}
