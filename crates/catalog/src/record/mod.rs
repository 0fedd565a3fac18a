//! Records: everything that is needed to play a game again, as a text file or a few bytes.
//!
//! A record holds what the table was opened with, one step after the other in notation, and the result. The
//! text form ([`Record::to_text`]) is for people, diffs and archives; the binary form ([`Catalog::pack`]) says
//! the same in a fraction of the space. Both carry a checksum, both are canonical: a record has exactly one
//! text and one binary form. [`Catalog::replay`] plays a record again and believes nothing it says:
//! each step must be legal, each draw must follow from the revealed seed, and the result must come out.
//!
//! `docs/records.md` describes the forms for other programs.
//!
//! [`Catalog::pack`]: crate::Catalog::pack
//! [`Catalog::replay`]: crate::Catalog::replay

mod binary;
mod fault;
mod reading;
mod replay;
mod text;

use core::fmt;
use core::str::FromStr;

use kernel::{Standing, Turn};
use thiserror::Error;

pub use fault::{Part, Problem, RecordFault};
pub use replay::{Draws, Replayed, Verified};

use crate::dealer::{Commitment, Seed};
use crate::table::{Forced, Step, Table};

/// The version of the form of records.
pub const FORMAT: u16 = 1;
/// The version of the form of records of games in which something drawn was taken back.
pub const REDEALT_FORMAT: u16 = 2;

/// A game as it was played, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// BLAKE3 of the data files it was played with.
    pub data: blake3::Hash,
    /// The options with what was chosen, every option once.
    pub options: Vec<(String, String)>,
    /// Who sat in each seat.
    pub names: Vec<Name>,
    /// Who made decisions with a single option.
    pub forced: Forced,
    /// Where the outcomes of chance came from.
    pub dealing: Dealing,
    /// The position it started from, if not from the setup of the game.
    pub position: Option<String>,
    /// The steps from which on everything was drawn anew, because drawn steps had been taken back.
    pub redealt: Vec<u32>,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// Where each seat came, if the game is over.
    pub result: Option<Vec<Standing>>,
}

/// Where the outcomes of chance came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// Somebody supplied them.
    Supplied,
    /// A dealer whose seed is still secret.
    Committed(Commitment),
    /// A dealer whose seed is known: each draw can be verified.
    Revealed(Seed),
}

impl Dealing {
    /// What the dealer published before the first step.
    pub fn commitment(&self) -> Option<Commitment> {
        match self {
            Dealing::Supplied => None,
            Dealing::Committed(commitment) => Some(*commitment),
            Dealing::Revealed(seed) => Some(seed.commitment()),
        }
    }
}

/// In which form a record was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Lines of text.
    Text,
    /// Packed bytes.
    Binary,
}

/// The name of somebody in a seat: 1 to 64 characters, none of them a control character, without blanks at
/// the ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// A text that cannot be a name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a name has 1 to 64 characters, no control characters and no blanks at its ends")]
pub struct BadName;

impl FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Name, BadName> {
        let fits = (1..=64).contains(&text.chars().count());
        let clean = text.trim() == text && !text.chars().any(char::is_control);
        if fits && clean { Ok(Name(text.to_owned())) } else { Err(BadName) }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// As many names as seats are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{names} names for {seats} seats")]
pub struct WrongNames {
    /// How many names were given.
    pub names: usize,
    /// How many seats there are.
    pub seats: u8,
}

impl Record {
    /// The version of the form it is written in.
    pub(crate) fn format(&self) -> u16 {
        if self.redealt.is_empty() { FORMAT } else { REDEALT_FORMAT }
    }

    /// What was played at a table so far.
    pub fn of(table: &dyn Table, names: Vec<Name>, dealing: Dealing) -> Result<Record, WrongNames> {
        let seats = table.seats();
        if names.len() != usize::from(seats) {
            return Err(WrongNames { names: names.len(), seats });
        }
        Ok(Record {
            game: table.game().to_owned(),
            rules: table.rules(),
            data: table.data(),
            options: table.choices(),
            names,
            forced: table.forced(),
            dealing,
            position: table.origin(),
            // What begins after the last step has changed no draw yet.
            redealt: table.redealt().iter().copied().filter(|first| *first <= table.steps()).collect(),
            steps: table.log(),
            result: result_of(table),
        })
    }
}

/// The final standings, once there are any.
fn result_of(table: &dyn Table) -> Option<Vec<Standing>> {
    let over = table.turn() == Turn::Over;
    over.then(|| table.standings().iter().map(|(_, standing)| standing).collect())
}
