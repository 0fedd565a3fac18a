//! The games of the house: the only crate that lists them.
//!
//! [`Catalog`] holds the component data of every game, built in or replaced from files. Code that works
//! with any game in its own types comes in as a [`Visitor`].

mod shelf;

pub use shelf::{Catalog, DataError, Loaded, UnknownGame, Visitor};
