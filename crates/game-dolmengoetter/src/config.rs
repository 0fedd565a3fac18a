//! What is fixed before the first step: board, seats, start player, colours.

use kernel::{Choice, MAX_SEATS, Seat, one_each};
use thiserror::Error;

use crate::board::Board;
use crate::data::{Colour, Data, Setup};

/// What is fixed before the first step.
#[derive(Clone, Copy)]
pub struct Config {
    /// All component data.
    pub data: &'static Data,
    /// The board.
    pub board: &'static Board,
    /// Supplies at the start.
    pub setup: Setup,
    /// How many play.
    pub seats: u8,
    /// The start player, if it is not drawn.
    pub start: Option<Seat>,
    /// The colour of each seat, as an index into the colours of the data.
    pub colours: [u8; MAX_SEATS],
}

impl core::fmt::Debug for Config {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Config {{ board: {}, seats: {}, start: {:?} }}", self.board.id, self.seats, self.start)
    }
}

impl PartialEq for Config {
    fn eq(&self, other: &Config) -> bool {
        core::ptr::eq(self.board, other.board)
            && self.setup == other.setup
            && self.seats == other.seats
            && self.start == other.start
            && self.colours == other.colours
    }
}

/// What is wrong with the chosen options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum ConfigFault {
    #[error("{seats} players: Die Dolmengötter is for {min} to {max}")]
    Players { seats: u8, min: u8, max: u8 },
    #[error("board {board} has no supplies for {seats} players; it has them for {have}")]
    NoSetup { board: String, seats: u8, have: String },
    #[error("unknown option {key:?}; there are board, start, colours")]
    UnknownOption { key: String },
    #[error("option {key} given twice")]
    Twice { key: String },
    #[error("option {key}: {value:?} is not possible; {expected}")]
    UnknownValue { key: &'static str, value: String, expected: String },
}

impl Config {
    /// A table of `seats` with these choices.
    pub fn choose(data: &'static Data, seats: u8, choices: &[Choice<'_>]) -> Result<Config, ConfigFault> {
        let (min, max) = (data.facts().players_min, data.facts().players_max.min(MAX_SEATS as u8));
        if !(min..=max).contains(&seats) {
            return Err(ConfigFault::Players { seats, min, max });
        }
        let mut board = data.default_board;
        let mut start = None;
        let mut colours = core::array::from_fn(|index| index as u8);
        for (index, choice) in choices.iter().enumerate() {
            if choices[..index].iter().any(|other| other.key == choice.key) {
                return Err(ConfigFault::Twice { key: choice.key.to_owned() });
            }
            match choice.key {
                "board" => board = find_board(data, choice.value)?,
                "start" => start = read_start(seats, choice.value)?,
                "colours" => colours = read_colours(data, seats, choice.value)?,
                key => return Err(ConfigFault::UnknownOption { key: key.to_owned() }),
            }
        }
        let has = |setup: &&Setup| setup.board == board;
        let Some(setup) = data.setups.iter().filter(has).find(|setup| setup.players == seats) else {
            let have: Vec<String> =
                data.setups.iter().filter(has).map(|setup| setup.players.to_string()).collect();
            let board = data.boards[board].id.clone();
            return Err(ConfigFault::NoSetup { board, seats, have: have.join(", ") });
        };
        Ok(Config { data, board: &data.boards[board], setup: *setup, seats, start, colours })
    }

    /// Tells the choices that make this configuration.
    pub fn choices(&self, choice: &mut dyn FnMut(Choice<'_>)) {
        choice(Choice { key: "board", value: &self.board.id });
        let start = self.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        choice(Choice { key: "start", value: &start });
        let colours: Vec<&str> = Seat::first(self.seats).map(|seat| self.colour(seat).id.as_str()).collect();
        choice(Choice { key: "colours", value: &colours.join(",") });
    }

    /// The colour a seat plays.
    pub fn colour(&self, seat: Seat) -> &'static Colour {
        &self.data.colours[usize::from(self.colours[seat.index()])]
    }
}

fn find_board(data: &Data, value: &str) -> Result<usize, ConfigFault> {
    data.boards.iter().position(|board| board.id == value).ok_or_else(|| {
        let known: Vec<&str> = data.boards.iter().map(|board| board.id.as_str()).collect();
        let expected = format!("there are {}", known.join(", "));
        ConfigFault::UnknownValue { key: "board", value: value.to_owned(), expected }
    })
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

fn read_colours(data: &Data, seats: u8, value: &str) -> Result<[u8; MAX_SEATS], ConfigFault> {
    let known = data.colours.iter().map(|colour| colour.id.as_str());
    one_each(known.clone(), seats, value).ok_or_else(|| {
        let known: Vec<&str> = known.collect();
        let expected = format!("name {seats} different ones of {}, joined by commas", known.join(", "));
        ConfigFault::UnknownValue { key: "colours", value: value.to_owned(), expected }
    })
}
