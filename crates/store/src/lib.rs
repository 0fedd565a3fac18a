//! People, tables, seats, steps and chat in one SQLite file.
//!
//! The store knows no game and no protocol: it keeps ids, texts and numbers, and it is the only
//! place that knows SQL. Its one promise is the log: [`Store::append`] returns only when the step
//! is on the disk, and a step number of a table is given out once, whoever asks. To keep that
//! promise cheap, one task does all the writing and commits what has gathered meanwhile in one
//! transaction, so that many tables share the cost of one flush.
//!
//! Times are milliseconds since 1970, given by the caller; the store reads no clock.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use store::{NewTable, SeatKind, Seed, Store, Visibility};
//!
//! let store = Store::open("henge.db").await?;
//! let ada = store.create_person([7; 32], "Ada", 1_000).await?;
//! let id: store::TableId = "k3Zq9".parse()?;
//! store
//!     .create_table(NewTable {
//!         id: id.clone(),
//!         game: "dolmengoetter".into(),
//!         rules_version: 1,
//!         data_hash: [0; 32],
//!         options: "{}".into(),
//!         seats: vec![SeatKind::Person(ada), SeatKind::Open],
//!         seed: Seed([9; 32]),
//!         visibility: Visibility::Public,
//!         pace: "live".into(),
//!         created_at_ms: 1_000,
//!         rematch_of: None,
//!     })
//!     .await?;
//! store.append(&id, 1, "0", "druid 23", 2_000).await?;
//! store.close().await;
//! # Ok(())
//! # }
//! ```

mod chat;
mod claim;
mod error;
mod list;
mod person;
mod schema;
mod seat;
mod step;
mod store;
mod table;
mod writer;

pub use chat::ChatRow;
pub use error::{AppendError, CreateError, StoreError};
pub use list::{List, Listing, Page};
pub use person::{Person, PersonId, SEEN_EVERY_MS};
pub use seat::{Seat, SeatChange, SeatKind};
pub use step::StepRow;
pub use store::{Store, Tally};
pub use table::{
    BadTableId, Finish, NewTable, Seed, Start, Status, TableId, TableRow, TableSummary, Visibility,
};
