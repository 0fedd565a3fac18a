//! Component data: read from the TOML file and checked.

use kernel::{DataFile, Facts, MAX_SEATS};
use serde::Deserialize;
use thiserror::Error;

use crate::ids::MAX_TAKEN;

/// The built-in files.
pub(crate) const FILES: &[DataFile<'static>] =
    &[DataFile { name: MAIN, text: include_str!("../data/__ID__.toml") }];

const MAIN: &str = "__ID__.toml";

/// Everything the data file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    game: Head,
    /// The constants of the rules.
    pub(crate) rules: Constants,
}

/// The constants of the rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constants {
    /// Stones in the heap at the start.
    pub(crate) heap: u8,
    /// The most that can be taken at once.
    pub(crate) most: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    title: String,
    author: String,
    publisher: String,
    year: u16,
    players_min: u8,
    players_max: u8,
    minutes: [u16; 2],
    reconstructed: bool,
}

/// What is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum DataFault {
    #[error("{file}: no file of this game is called so; there is {MAIN}")]
    UnknownFile { file: String },
    #[error("{MAIN}: {message}")]
    Form { message: String },
    #[error("{MAIN}: {key} is {found}; it must be {least} to {most}")]
    Range { key: &'static str, found: u8, least: u8, most: u8 },
}

impl Data {
    /// Reads the file, built in or replaced.
    pub(crate) fn read(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        if let Some(other) = files.iter().find(|file| file.name != MAIN) {
            return Err(DataFault::UnknownFile { file: other.name.to_owned() });
        }
        let text = files.first().map_or(FILES[0].text, |file| file.text);
        let data: Data =
            toml::from_str(text).map_err(|error| DataFault::Form { message: error.to_string() })?;
        let ranges = [
            ("rules.heap", data.rules.heap, 1, 100),
            ("rules.most", data.rules.most, 1, MAX_TAKEN as u8),
            ("game.players_min", data.game.players_min, 1, data.game.players_max),
            ("game.players_max", data.game.players_max, 1, MAX_SEATS as u8),
        ];
        for (key, found, least, most) in ranges {
            if !(least..=most).contains(&found) {
                return Err(DataFault::Range { key, found, least, most });
            }
        }
        Ok(data)
    }

    /// What the shelf label says.
    pub(crate) fn facts(&self) -> Facts<'_> {
        let head = &self.game;
        Facts {
            title: &head.title,
            author: &head.author,
            publisher: &head.publisher,
            year: head.year,
            players_min: head.players_min,
            players_max: head.players_max,
            minutes: head.minutes,
            reconstructed: head.reconstructed,
        }
    }
}
