//! People, tables and their acts in one SQLite file.
//!
//! The store knows no game and no protocol: it keeps ids, texts and numbers, and it is the only
//! place that knows SQL. It is the [`table::Journal`] of the house, and its one promise is that of
//! the journal: an act is acknowledged only when it is on the disk, whole, and a number is given to
//! one act of a table, whoever asks. To keep that promise cheap, one task does all the writing and
//! commits what has gathered meanwhile in one transaction, so that many tables share the cost of one
//! flush. What lists show of a table is written in the same transaction, so no list reads an act.
//!
//! Times are milliseconds since 1970, given by the caller; the store reads no clock.
//!
//! ```no_run
//! # async fn example(
//! #     opened: table::Opened, first: table::Act, next: table::Act, facts: table::Facts,
//! # ) -> Result<(), Box<dyn std::error::Error>> {
//! use store::{List, Page, Store};
//! use table::Journal;
//!
//! let store = Store::open("henge.db").await?;
//! let ada = store.create_person([7; 32], "Ada", 1_000).await?;
//! Journal::open(&store, &opened, &first, &facts).await?;
//! store.append(&opened.id, &next, &facts).await?;
//! let hers = store.list(List::Current(ada), Page::first(20)).await?;
//! store.close().await;
//! # Ok(())
//! # }
//! ```

mod act;
mod batch;
mod chair;
mod claim;
mod error;
mod fact;
mod gone;
mod journal;
mod list;
mod person;
mod schema;
mod store;
mod tables;
mod writer;

pub use chair::Sitter;
pub use error::StoreError;
pub use list::{End, List, Page, Summary};
pub use person::{Person, SEEN_EVERY_MS};
pub use store::{Store, Tally};
