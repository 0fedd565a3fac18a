//! Who and which table: numbers and names by which people and tables are known everywhere.

use core::fmt;
use core::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

/// The number of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody who does something at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number of the person.
    pub id: PersonId,
    /// What the person is called.
    pub name: Arc<str>,
}

/// The name of a table in links: 1 to 32 letters, digits, `-` or `_`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(Arc<str>);

/// A text that cannot name a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a table id has 1 to 32 letters, digits, - or _")]
pub struct BadTableId;

impl TableId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<TableId, BadTableId> {
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let fits = (1..=32).contains(&text.len()) && text.bytes().all(letter);
        if fits { Ok(TableId(text.into())) } else { Err(BadTableId) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
