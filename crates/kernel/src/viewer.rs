//! Whose eyes look at a table.

use crate::Seat;

/// Who looks: a player, somebody who watches, or everybody after the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat: what is public and what is his own.
    Seat(Seat),
    /// Somebody who watches: only what is public.
    Audience,
    /// Everything laid open: for finished games, records and tests, never for a running table.
    Open,
}

impl Viewer {
    /// May this viewer see what belongs to `seat` alone?
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Audience => false,
            Viewer::Open => true,
        }
    }
}
