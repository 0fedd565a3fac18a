//! What is fixed before the first step: seats and first player.

use kernel::{Choice, Seat};
use thiserror::Error;

use crate::data::Data;

/// What is fixed before the first step.
#[derive(Clone, Copy)]
pub struct Config {
    /// All component data.
    pub data: &'static Data,
    /// How many play.
    pub seats: u8,
    /// The first player, if it is not drawn (R22).
    pub start: Option<Seat>,
}

impl core::fmt::Debug for Config {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Config {{ seats: {}, start: {:?} }}", self.seats, self.start)
    }
}

impl PartialEq for Config {
    fn eq(&self, other: &Config) -> bool {
        core::ptr::eq(self.data, other.data) && self.seats == other.seats && self.start == other.start
    }
}

/// What is wrong with the chosen options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum ConfigFault {
    #[error("{seats} players: The Vale of Eternity is for {min} to {max}")]
    Players { seats: u8, min: u8, max: u8 },
    #[error("unknown option {key:?}; there is start")]
    UnknownOption { key: String },
    #[error("option {key} given twice")]
    Twice { key: String },
    #[error("option {key}: {value:?} is not possible; {expected}")]
    UnknownValue { key: &'static str, value: String, expected: String },
}

impl Config {
    /// A table of `seats` with these choices.
    pub fn choose(data: &'static Data, seats: u8, choices: &[Choice<'_>]) -> Result<Config, ConfigFault> {
        let (min, max) = (data.rules.players_min, data.rules.players_max);
        if !(min..=max).contains(&seats) {
            return Err(ConfigFault::Players { seats, min, max });
        }
        let mut start = None;
        for (index, choice) in choices.iter().enumerate() {
            if choices[..index].iter().any(|other| other.key == choice.key) {
                return Err(ConfigFault::Twice { key: choice.key.to_owned() });
            }
            match choice.key {
                "start" => start = read_start(seats, choice.value)?,
                key => return Err(ConfigFault::UnknownOption { key: key.to_owned() }),
            }
        }
        Ok(Config { data, seats, start })
    }

    /// Tells the choices that make this configuration.
    pub fn choices(&self, choice: &mut dyn FnMut(Choice<'_>)) {
        let start = self.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        choice(Choice { key: "start", value: &start });
    }
}

fn read_start(seats: u8, value: &str) -> Result<Option<Seat>, ConfigFault> {
    if value == "random" {
        return Ok(None);
    }
    let seat = value.parse::<Seat>().ok().filter(|seat| seat.number() < seats);
    seat.map(Some).ok_or_else(|| ConfigFault::UnknownValue {
        key: "start",
        value: value.to_owned(),
        expected: format!("it is random or P0 to P{}", seats - 1),
    })
}
