//! What a page of a table needs beside the game: plain facts, which whoever serves the page fills in.

use std::sync::Arc;

use kernel::{Seat, SeatSet, Viewer};
use serde::Serialize;

use super::around::Around;
use super::lines::Lines;
use crate::Texts;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The reader of the page.
    You,
    /// Somebody else. Whether he is there is told by [`Here`].
    Person,
    /// A bot.
    Bot,
    /// Nobody yet; it can be taken.
    Free,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Which.
    pub seat: Seat,
    /// What its person or bot is called; empty for somebody who is called by his pieces.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// Which bot sits there, such as `3/builder`; empty if none does.
    pub note: String,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub name: String,
    /// The seat of who said it; `None` for somebody who watches.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What was said at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chat {
    /// How many messages there are.
    pub count: usize,
    /// The latest of them, the latest last. A page shows at most [`Chat::SHOWN`].
    pub latest: Vec<Said>,
}

impl Chat {
    /// So many messages are on a page.
    pub const SHOWN: usize = 50;
}

/// What the viewer can do about the last decisions. Steps are as told to the viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// Taking back is free, down to this step.
    Free {
        /// The number of steps that would be left.
        to: u32,
    },
    /// Taking back needs the consent of the others.
    Ask {
        /// The number of steps that would be left.
        to: u32,
    },
    /// Somebody asks, and the viewer has not answered.
    Asked {
        /// Who asks.
        by: String,
        /// The number of steps that would be left.
        to: u32,
    },
    /// A request is open, and others have to answer.
    Waiting {
        /// Who asks.
        by: String,
    },
}

/// A step with its number as the viewer counts, who does not count what is hidden from him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// As told to the viewer, from 1.
    pub told: u32,
    /// At the table, from 1. It is never on a page.
    pub real: u32,
    /// The position at which its act began, at the table: steps that were made at once have the same.
    pub act: u32,
}

/// Who is there. It is told apart from what the page draws, because it changes by itself.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Here {
    /// Numbers of the seats whose persons have a page of the table open.
    pub seats: Vec<u8>,
    /// How many people watch.
    pub watching: usize,
    /// Numbers of the seats whose persons have been away so long that the host may let bots play on.
    pub gone: Vec<u8>,
}

/// A table beside its game, for one viewer.
#[derive(Clone)]
pub struct Facts {
    /// The table's id, for links.
    pub id: String,
    /// The words of the viewer's language.
    pub texts: &'static Texts,
    /// The number of the last change.
    pub version: u64,
    /// With whose eyes the viewer looks.
    ///
    /// On a shared screen these are the audience's while the decision is open ([`Shown::secrecy`](crate::Shown)), and
    /// the acting seat's behind a curtain while it is secret.
    pub eyes: Viewer,
    /// Who is spoken to: "you wander" instead of "Anna wanders".
    pub you: Option<Seat>,
    /// The viewer's seat that acts. Where several of his seats have to decide, one of these.
    pub acting: Option<Seat>,
    /// Who has to decide; nobody when the game is over.
    pub deciding: SeatSet,
    /// The viewer's seats: none for the audience, several where people share a screen.
    pub mine: SeatSet,
    /// The steps the viewer knows of.
    pub steps: Vec<Numbered>,
    /// The last step, as told to the viewer; 0 before the first.
    pub step: u32,
    /// The last step that the viewer made, as told to him; what came after it is fresh. 0 if there is none.
    pub known: u32,
    /// Who sits where, every seat once.
    pub chairs: Vec<Chair>,
    /// What was said.
    pub chat: Chat,
    /// What can be taken back.
    pub undo: Undo,
    /// Is the game over?
    pub over: bool,
    /// What surrounds the game.
    pub around: Around,
    /// Lines of the log that were told already, if they are kept at this table.
    pub lines: Option<Arc<Lines>>,
}
