//! Facts that steps bring about.

use kernel::Seat;

use crate::ids::Stones;

/// A fact. Nothing is hidden in this game yet, so everybody sees it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The start player was drawn.
    StartDrawn {
        /// Who starts.
        seat: Seat,
    },
    /// Stones were taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// How many.
        stones: Stones,
    },
    /// The heap is empty.
    GameOver,
}
