//! Tables in memory: one task each, which owns the game and answers one command after the other.
//!
//! | file | what is in it |
//! |---|---|
//! | `chairs` | who sits where |
//! | `sitting` | a table with its people, without input or output |
//! | `undo` | taking back, freely or by consent |
//! | `row` | one row of the log |
//! | `refusal` | why nothing was done |
//! | `pace` | how long bots take |
//! | `hints` | whether people are advised, and what they asked |
//! | `players` | the bots of a table at work |
//! | `actor` | the task of a table: commands in, rows to the store, ticks to whoever watches |
//! | `bench` | what a reader of a table is shown: the sitting and who is there |
//! | `registry` | the tables that are in memory, brought there on demand |
//! | `keeping` | between the words of the store and those of a table |

mod actor;
mod bench;
mod chairs;
pub(crate) mod hints;
pub(crate) mod keeping;
mod pace;
mod players;
mod refusal;
mod registry;
mod row;
mod sitting;
mod undo;

pub use actor::{Deed, Done, Invited, Tick};
pub use bench::Bench;
pub(crate) use chairs::BOTS;
pub use chairs::{Chair, Chairs, Holder};
pub use hints::{Hints, UnknownHints};
pub use pace::{Pace, UnknownPace};
pub use refusal::Refusal;
pub use registry::{Handle, Presence, Tables};
pub use row::{Coming, Row, Who};
pub use sitting::{Head, Listing, Note, Said, Sitting, Stage};
pub use undo::{Consent, Verdict, Wish};

/// The longest message of the chat, in characters.
pub const LONGEST_MESSAGE: usize = 500;
/// How many decisions can be sent together.
pub const MOST_TOGETHER: usize = 16;
/// The most messages a table keeps.
pub const MOST_MESSAGES: usize = 2_000;
