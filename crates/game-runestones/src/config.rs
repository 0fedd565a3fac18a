//! What is fixed before the first step: seats, druids, start player, the highest number of rounds.

use kernel::{Choice, MAX_SEATS, Seat, one_each};
use thiserror::Error;

use crate::card::CardInfo;
use crate::data::{Data, Druid, MAX_ROUNDS};
use crate::ids::{Card, MAX_CARDS};

/// What is fixed before the first step.
#[derive(Clone, Copy)]
pub struct Config {
    /// All component data.
    pub data: &'static Data,
    /// The cards of each seat, by [`Card::index`].
    decks: [&'static [CardInfo; MAX_CARDS]; MAX_SEATS],
    /// How many play.
    pub seats: u8,
    /// The start player, if it is not drawn.
    pub start: Option<Seat>,
    /// After so many rounds the game is scored in any case (7.16).
    pub rounds: u8,
    /// The druid of each seat, as an index into the druids of the data.
    pub druids: [u8; MAX_SEATS],
}

impl core::fmt::Debug for Config {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Config {{ seats: {}, start: {:?}, rounds: {} }}", self.seats, self.start, self.rounds)
    }
}

impl PartialEq for Config {
    fn eq(&self, other: &Config) -> bool {
        core::ptr::eq(self.data, other.data)
            && self.seats == other.seats
            && self.start == other.start
            && self.rounds == other.rounds
            && self.druids == other.druids
    }
}

/// What is wrong with the chosen options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum ConfigFault {
    #[error("{seats} players: Rune Stones is for {min} to {max}")]
    Players { seats: u8, min: u8, max: u8 },
    #[error("unknown option {key:?}; there are start, druids, rounds")]
    UnknownOption { key: String },
    #[error("option {key} given twice")]
    Twice { key: String },
    #[error("option {key}: {value:?} is not possible; {expected}")]
    UnknownValue { key: &'static str, value: String, expected: String },
}

impl Config {
    /// A table of `seats` with these choices.
    pub fn choose(data: &'static Data, seats: u8, choices: &[Choice<'_>]) -> Result<Config, ConfigFault> {
        let (min, max) = (data.facts().players_min, data.facts().players_max);
        if !(min..=max).contains(&seats) {
            return Err(ConfigFault::Players { seats, min, max });
        }
        let mut start = None;
        let mut rounds = MAX_ROUNDS;
        let mut druids = core::array::from_fn(|index| (index % data.druids.len()) as u8);
        for (index, choice) in choices.iter().enumerate() {
            if choices[..index].iter().any(|other| other.key == choice.key) {
                return Err(ConfigFault::Twice { key: choice.key.to_owned() });
            }
            match choice.key {
                "start" => start = read_start(seats, choice.value)?,
                "druids" => druids = read_druids(data, seats, choice.value)?,
                "rounds" => rounds = read_rounds(choice.value)?,
                key => return Err(ConfigFault::UnknownOption { key: key.to_owned() }),
            }
        }
        let decks = druids.map(|druid| &*data.decks[usize::from(druid)]);
        Ok(Config { data, decks, seats, start, rounds, druids })
    }

    /// Tells the choices that make this configuration.
    pub fn choices(&self, choice: &mut dyn FnMut(Choice<'_>)) {
        let start = self.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        choice(Choice { key: "start", value: &start });
        let druids: Vec<&str> = Seat::first(self.seats).map(|seat| self.druid(seat).id.as_str()).collect();
        choice(Choice { key: "druids", value: &druids.join(",") });
        choice(Choice { key: "rounds", value: &self.rounds.to_string() });
    }

    /// The druid a seat plays.
    pub fn druid(&self, seat: Seat) -> &'static Druid {
        &self.data.druids[usize::from(self.druids[seat.index()])]
    }

    /// What is printed on a card of a seat.
    #[inline]
    pub fn card(&self, seat: Seat, card: Card) -> &'static CardInfo {
        &self.decks[seat.index()][card.index()]
    }

    /// What is printed on a creature card.
    #[inline]
    pub fn creature(&self, card: Card) -> &'static CardInfo {
        &self.decks[0][card.index()]
    }

    /// The number on a card. All decks have the same numbers.
    #[inline]
    pub fn number(&self, card: Card) -> u8 {
        self.decks[0][card.index()].number
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

fn read_rounds(value: &str) -> Result<u8, ConfigFault> {
    let canonical = !value.starts_with(['0', '+']);
    let rounds = value.parse().ok().filter(|rounds| canonical && (1..=MAX_ROUNDS).contains(rounds));
    rounds.ok_or_else(|| ConfigFault::UnknownValue {
        key: "rounds",
        value: value.to_owned(),
        expected: format!("it is a number from 1 to {MAX_ROUNDS}"),
    })
}

fn read_druids(data: &Data, seats: u8, value: &str) -> Result<[u8; MAX_SEATS], ConfigFault> {
    let known = data.druids.iter().map(|druid| druid.id.as_str());
    one_each(known.clone(), seats, value).ok_or_else(|| {
        let known: Vec<&str> = known.collect();
        let expected = format!("name {seats} different ones of {}, joined by commas", known.join(", "));
        ConfigFault::UnknownValue { key: "druids", value: value.to_owned(), expected }
    })
}
