//! What is agreed before a game: fixed when a table is opened.

use core::str::FromStr;
use core::time::Duration;
use std::collections::BTreeMap;

use catalog::Seed;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{PersonId, TableId};

/// What is fixed when a table is opened.
#[derive(Clone, Debug)]
pub struct Head {
    /// The id, as in links.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// Who finds it.
    pub listing: Listing,
    /// What was agreed.
    pub terms: Terms,
    /// What the dealer draws from.
    pub seed: Seed,
    /// When it was opened, in milliseconds since 1970.
    pub at: i64,
}

impl Head {
    /// Who opened the table.
    pub fn host(&self) -> PersonId {
        PersonId(self.terms.host)
    }
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Everybody, on the home page.
    Public,
    /// Whoever has the link.
    ByLink,
}

/// What was agreed, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Who opened the table.
    pub host: i64,
    /// What was chosen for the game.
    pub options: BTreeMap<String, String>,
    /// May people ask for advice?
    #[serde(default)]
    pub hints: Hints,
    /// After so many seconds of absence the host may give a seat to a bot.
    #[serde(default = "usual_grace")]
    pub grace: u64,
    /// Whose consent is needed while a bot keeps somebody's seat?
    #[serde(default)]
    pub absent: Absent,
    /// What those are called who sit at the screen of somebody else, by number of the seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub guests: BTreeMap<u8, String>,
}

/// Three minutes: long enough for a telephone to come back, short enough for those who wait.
const GRACE: u64 = 180;

fn usual_grace() -> u64 {
    GRACE
}

impl Terms {
    /// What is usual where somebody opens a table.
    pub fn usual(host: PersonId) -> Terms {
        let options = BTreeMap::new();
        let guests = BTreeMap::new();
        Terms {
            host: host.0,
            options,
            hints: Hints::default(),
            grace: GRACE,
            absent: Absent::default(),
            guests,
        }
    }

    /// After so long an absence the host may give a seat to a bot.
    pub fn grace(&self) -> Duration {
        Duration::from_secs(self.grace)
    }
}

/// Whose consent is needed to take something back while a bot keeps somebody's seat?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// Also of those who are away.
    #[default]
    Asked,
    /// Of all others; if there are none, nothing is taken back.
    Others,
}

/// May people ask which of their options are best?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// As long as only bots play against them.
    #[default]
    AgainstBots,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// A word that says nothing about advice.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("hints are not {word:?}; they are: {}", Hints::ALL.map(Hints::word).join(", "))]
pub struct UnknownHints {
    /// The word.
    pub word: String,
}

impl Hints {
    /// All that can be chosen.
    pub const ALL: [Hints; 3] = [Hints::AgainstBots, Hints::Always, Hints::Never];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Hints::AgainstBots => "against-bots",
            Hints::Always => "always",
            Hints::Never => "never",
        }
    }
}

impl FromStr for Hints {
    type Err = UnknownHints;

    fn from_str(text: &str) -> Result<Hints, UnknownHints> {
        let found = Hints::ALL.into_iter().find(|hints| hints.word() == text);
        found.ok_or_else(|| UnknownHints { word: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for hints in Hints::ALL {
            assert_eq!(hints.word().parse(), Ok(hints));
            assert_eq!(serde_json::to_string(&hints).unwrap(), format!("{:?}", hints.word()));
        }
        assert!(
            "sometimes".parse::<Hints>().unwrap_err().to_string().contains("against-bots, always, never")
        );
    }

    #[test]
    fn terms_of_older_tables_read_with_what_is_usual() {
        let terms: Terms = serde_json::from_str(r#"{"host": 7, "options": {"board": "small16"}}"#).unwrap();
        assert_eq!((terms.hints, terms.grace, terms.absent), (Hints::AgainstBots, GRACE, Absent::Asked));
        assert!(terms.guests.is_empty() && !serde_json::to_string(&terms).unwrap().contains("guests"));
    }
}
