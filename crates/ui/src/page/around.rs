//! What surrounds the game at a table: who left and came back, how bots are paced, whether people are advised.

use kernel::{Seat, SeatSet};

/// A line of the log that is no step of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// After how many steps, as told to the viewer.
    pub after: u32,
    /// In which seat.
    pub seat: Seat,
    /// What the person was called; empty for somebody at another's screen.
    pub name: String,
    /// What happened: `left`, `given` or `back`.
    pub word: &'static str,
}

/// Can the viewer ask which options are best?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hinting {
    /// Not at this table.
    #[default]
    Off,
    /// When he has to decide.
    Offered,
}

/// What surrounds the game at a table, for one viewer.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Around {
    /// Who left and came back, in order.
    pub notes: Vec<Note>,
    /// Can the viewer ask for advice?
    pub hints: Hinting,
    /// How long bots take, if the viewer can change it.
    pub pace: Option<&'static str>,
    /// Seats that the viewer, being the host, can give to bots while their persons are away for long.
    pub giving: SeatSet,
    /// Seats that bots keep for the viewer.
    pub kept: SeatSet,
}
