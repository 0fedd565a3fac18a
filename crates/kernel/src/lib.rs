//! The words all games of Henge share.
//!
//! A game is a zero-sized type that implements the small traits of this crate: [`Rules`] (what may be
//! done and what follows), [`Hidden`] (who may know what), [`Notation`] (one short text for everything),
//! [`Encode`] (numbers for learning programs), [`Positions`] (any position as JSON text), [`Knowledge`]
//! (how good a position looks) and [`Game`] (what a catalogue needs to offer it).
//!
//! Nothing here does IO, reads a clock or touches the heap. Randomness enters only through [`Dice`],
//! which the caller owns.

mod bag;
mod buffer;
mod dice;
mod features;
mod game;
mod hidden;
mod list;
mod rules;
mod seat;
mod seating;
mod standings;
mod viewer;

pub use bag::Bag;
pub use buffer::{Buffer, Sink};
pub use dice::{Dice, Thrown};
pub use features::{Around, FEATURE_RANGE, Features};
pub use game::{
    Character, Choice, DataFile, Effort, Encode, Facts, Game, Knowledge, Notation, Onward, OptionSpec,
    OptionValues, Plane, Policy, Positions, Sharpness, Unreadable, Weight, lead,
};
pub use hidden::{Hidden, Horizon};
pub use list::List;
pub use rules::{Asking, Refusal, Rules, Turn};
pub use seat::{MAX_SEATS, Seat, SeatMap, SeatSet};
pub use seating::one_each;
pub use standings::{Standing, Standings, TIERS};
pub use viewer::Viewer;
