//! The games of the house: the only crate that lists them.
//!
//! [`Catalog`] holds the component data of every game, built in or replaced from files. Code that works
//! with any game in its own types comes in as a [`Visitor`]; code that does not care opens a [`Table`], which
//! speaks notation, seats and numbers. A [`Dealer`] draws what is random, and a [`Record`] keeps what was
//! played.

mod dealer;
mod log;
mod opening;
pub mod record;
mod seated;
mod shelf;
mod table;

pub use dealer::{BadSeed, Commitment, Dealer, NoEntropy, Seed};
pub use opening::{Label, OpenError, Opening, OptionLabel};
pub use record::{Record, RecordFault};
pub use seated::Seated;
#[doc(hidden)]
pub use shelf::games;
pub use shelf::{Catalog, DataError, Loaded, UnknownGame, Visitor, ids};
pub use table::{Actor, FeatureBlock, Forced, NoSuchStep, Offer, Refused, Step, Table, Throw};
