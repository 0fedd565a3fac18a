//! Points at the end, and places (section 5). Every point names what it is for.

use kernel::{Seat, Sink, Standings};

use crate::event::{Event, Fact, Witness};
use crate::ids::Row;
use crate::state::{Cause, Phase, State};

/// What a row and the pieces left are worth at the end, each with its witness.
pub(crate) fn final_points(state: &State, seat: Seat) -> [(u16, Witness); 3] {
    let (player, rules) = (&state.common.players[seat], &state.config.data.rules);
    let row = |row: Row| {
        let count = player.rows[row.index()].len();
        (u16::from(rules.row_points[usize::from(count)]), Witness::FinalRow(row, count))
    };
    let pieces = player.pieces();
    let leftover = (u16::from(pieces / rules.leftover_group), Witness::Leftover(pieces));
    [row(Row::Upper), row(Row::Lower), leftover]
}

/// Ends the game: rows and pieces that are left are scored.
pub(crate) fn end_game(state: &mut State, cause: Cause, events: &mut impl Sink<Event>) {
    for seat in Seat::first(state.config.seats) {
        for (points, witness) in final_points(state, seat) {
            if points > 0 {
                state.common.players[seat].score += points;
                events.push(Fact::Points { seat, points, witness });
            }
        }
    }
    state.common.phase = Phase::Over { cause };
    events.push(Fact::GameOver { cause });
}

/// Places by points; there is no tie-break. Before the end, what would be scored now is not counted.
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank(state.config.seats, |seat: Seat| [i32::from(state.common.players[seat].score), 0, 0, 0])
}
