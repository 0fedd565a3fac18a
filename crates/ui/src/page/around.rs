//! What surrounds the game at a table: who left and came back, how bots are paced, whether people are
//! advised, and which seats are offered.

use kernel::{Seat, SeatSet};

use super::parting::{Giver, Parting};

/// A line of the log that is no step of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// After how many steps, as told to the viewer.
    pub after: u32,
    /// In which seat.
    pub seat: Seat,
    /// What the person was called; empty for somebody at another's screen.
    pub name: String,
    /// What happened: `left`, `given`, `back`, `new` or `gave-up`.
    pub word: &'static str,
    /// What the one was called who sat there before; empty for somebody at another's screen.
    pub before: String,
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

/// Are people heard who only watch?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hearing {
    /// Yes.
    #[default]
    Heard,
    /// No; the viewer plays, and can say otherwise.
    Muted,
    /// No, and the viewer is one of them.
    Hushed,
}

/// Is everything laid open that was secret in the game?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Opened {
    /// No: it runs, or somebody gave it up whose secrets were not the only ones.
    #[default]
    Not,
    /// Yes: there is a record of everything.
    Open,
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
    /// Bots' seats that the viewer, being the host, can offer to somebody new, or no longer.
    pub offering: SeatSet,
    /// Bots' seats that somebody new may take over.
    pub offered: SeatSet,
    /// Those of them that the viewer may take over.
    pub takeable: SeatSet,
    /// Are people heard who only watch?
    pub hearing: Hearing,
    /// The table where the same people play again, if somebody has opened it.
    pub rematch: Option<String>,
    /// The ways the viewer has to part with the table.
    pub parting: Vec<Parting>,
    /// Who gave the game up, if it ended so.
    pub given_up: Option<Giver>,
    /// Is there a record of the game for everybody?
    pub record: Opened,
}
