//! Tables in memory: one task each, which alone makes them go on, and snapshots for everybody who looks.
//!
//! What may be done at a table, and what then is, stands in the crate [`table`]; here it is only moved.
//!
//! | file | what is in it |
//! |---|---|
//! | `task` | the task of a table: deeds in, acts to the journal, snapshots out |
//! | `snapshot` | a table as it is at a moment |
//! | `here` | who is at a table now |
//! | `registry` | the tables that are in memory, brought there on demand |
//! | `players` | the bots of a table at work |
//! | `hints` | what people asked about a position |

mod here;
pub(crate) mod hints;
mod players;
mod registry;
mod snapshot;
mod task;

pub use here::{Here, Presence};
pub use registry::{Handle, Tables, Watching};
pub use snapshot::Snapshot;
pub use task::Done;
pub(crate) use task::{facts, unavailable};
