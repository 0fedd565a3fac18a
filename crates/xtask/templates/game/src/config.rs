//! What is fixed before the first step: seats, start player.

use kernel::{Choice, OptionSpec, OptionValues, Seat};
use thiserror::Error;

use crate::data::Data;

/// What is fixed before the first step.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// All component data.
    pub data: &'static Data,
    /// How many play.
    pub seats: u8,
    /// The start player, if it is not drawn.
    pub start: Option<Seat>,
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
    #[error("{seats} players: the game is for {min} to {max}")]
    Players { seats: u8, min: u8, max: u8 },
    #[error("unknown option {key:?}; there is start")]
    UnknownOption { key: String },
    #[error("option {key} given twice")]
    Twice { key: String },
    #[error("option start: {value:?} is not possible; it is random or P0 to P{last}")]
    Start { value: String, last: u8 },
}

/// Tells what can be chosen.
pub(crate) fn options(seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
    const STARTS: [&str; 6] = ["random", "P0", "P1", "P2", "P3", "P4"];
    let starts = OptionValues::OneOf(&STARTS[..=usize::from(seats)]);
    option(OptionSpec { key: "start", values: starts, default: "random" });
}

impl Config {
    /// A table of `seats` with these choices.
    pub(crate) fn choose(
        data: &'static Data,
        seats: u8,
        choices: &[Choice<'_>],
    ) -> Result<Config, ConfigFault> {
        let (min, max) = (data.facts().players_min, data.facts().players_max);
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
    pub(crate) fn choices(&self, choice: &mut dyn FnMut(Choice<'_>)) {
        let start = self.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        choice(Choice { key: "start", value: &start });
    }
}

fn read_start(seats: u8, value: &str) -> Result<Option<Seat>, ConfigFault> {
    if value == "random" {
        return Ok(None);
    }
    let seat = value.parse::<Seat>().ok().filter(|seat| seat.number() < seats);
    seat.map(Some).ok_or_else(|| ConfigFault::Start { value: value.to_owned(), last: seats - 1 })
}
