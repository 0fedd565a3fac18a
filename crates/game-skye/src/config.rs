//! What is fixed before the first step: variant, seats, start player, scoring tiles, colours.

use kernel::{Choice, MAX_SEATS, Seat, one_each};
use thiserror::Error;

use crate::data::{Colour, Data, Schedule, Variant};
use crate::ids::{LETTERS, ScoringId, TileId, TileSet};

/// What is fixed before the first step.
#[derive(Clone, Copy)]
pub struct Config {
    /// All component data.
    pub data: &'static Data,
    /// What is played.
    pub variant: &'static Variant,
    /// What is scored when.
    pub schedule: &'static Schedule,
    /// How many play.
    pub seats: u8,
    /// The start player, if it is not drawn.
    pub start: Option<Seat>,
    /// The scoring tiles, if they are not drawn.
    pub scoring: Option<[ScoringId; LETTERS]>,
    /// The colour of each seat, as an index into the colours of the data.
    pub colours: [u8; MAX_SEATS],
}

impl core::fmt::Debug for Config {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "Config {{ variant: {}, seats: {}, start: {:?} }}",
            self.variant.key, self.seats, self.start
        )
    }
}

impl PartialEq for Config {
    fn eq(&self, other: &Config) -> bool {
        core::ptr::eq(self.variant, other.variant)
            && self.seats == other.seats
            && self.start == other.start
            && self.scoring == other.scoring
            && self.colours == other.colours
    }
}

/// What is wrong with the chosen options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum ConfigFault {
    #[error("{seats} players: Isle of Skye is for {min} to {max}")]
    Players { seats: u8, min: u8, max: u8 },
    #[error("unknown option {key:?}; there are variant, start, scoring, colours")]
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
        let mut variant = &data.variants[0];
        let mut start = None;
        let mut scoring = "random";
        let mut colours = core::array::from_fn(|index| index as u8);
        for (index, choice) in choices.iter().enumerate() {
            if choices[..index].iter().any(|other| other.key == choice.key) {
                return Err(ConfigFault::Twice { key: choice.key.to_owned() });
            }
            match choice.key {
                "variant" => variant = find_variant(data, choice.value)?,
                "start" => start = read_start(seats, choice.value)?,
                "scoring" => scoring = choice.value,
                "colours" => colours = read_colours(data, seats, choice.value)?,
                key => return Err(ConfigFault::UnknownOption { key: key.to_owned() }),
            }
        }
        let schedule = data.schedules.iter().find(|schedule| schedule.is_for(seats));
        let schedule = schedule.expect("the data have a schedule for each number of players");
        let scoring = read_scoring(data, variant, scoring)?;
        Ok(Config { data, variant, schedule, seats, start, scoring, colours })
    }

    /// Tells the choices that make this configuration.
    pub fn choices(&self, choice: &mut dyn FnMut(Choice<'_>)) {
        choice(Choice { key: "variant", value: &self.variant.key });
        let start = self.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        choice(Choice { key: "start", value: &start });
        let names = |tiles: [ScoringId; LETTERS]| tiles.map(|tile| self.scoring_name(tile)).join(",");
        let scoring = self.scoring.map_or_else(|| "random".to_owned(), names);
        choice(Choice { key: "scoring", value: &scoring });
        let colours: Vec<&str> = Seat::first(self.seats).map(|seat| self.colour(seat).id.as_str()).collect();
        choice(Choice { key: "colours", value: &colours.join(",") });
    }

    /// The colour a seat plays.
    pub fn colour(&self, seat: Seat) -> &'static Colour {
        &self.data.colours[usize::from(self.colours[seat.index()])]
    }

    /// The castle of a seat.
    #[inline]
    pub fn castle(&self, seat: Seat) -> TileId {
        self.data.castles[usize::from(self.colours[seat.index()])]
    }

    /// All tiles of this table, castles apart.
    #[inline]
    pub fn tiles(&self) -> TileSet {
        if self.variant.druids { self.data.landscape.or(self.data.druids) } else { self.data.landscape }
    }

    /// How many rounds are played.
    #[inline]
    pub fn rounds(&self) -> u8 {
        self.schedule.rounds.len() as u8
    }

    /// The name of a tile.
    pub fn tile_name(&self, tile: TileId) -> &'static str {
        self.data.tiles.get(tile.index()).map_or("?", |tile| &tile.name)
    }

    /// The name of a scoring tile.
    pub fn scoring_name(&self, tile: ScoringId) -> &'static str {
        self.data.scoring.get(tile.index()).map_or("?", |tile| &tile.name)
    }
}

fn find_variant(data: &'static Data, value: &str) -> Result<&'static Variant, ConfigFault> {
    data.variants.iter().find(|variant| variant.key == value).ok_or_else(|| {
        let known: Vec<&str> = data.variants.iter().map(|variant| variant.key.as_str()).collect();
        let expected = format!("there are {}", known.join(", "));
        ConfigFault::UnknownValue { key: "variant", value: value.to_owned(), expected }
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

fn read_scoring(
    data: &'static Data,
    variant: &Variant,
    value: &str,
) -> Result<Option<[ScoringId; LETTERS]>, ConfigFault> {
    if value == "random" {
        return Ok(None);
    }
    let wrong = || {
        let known: Vec<&str> =
            variant.scoring.iter().map(|tile| data.scoring_tile(*tile).name.as_str()).collect();
        let expected =
            format!("it is random, or four different ones of {}, joined by commas", known.join(", "));
        ConfigFault::UnknownValue { key: "scoring", value: value.to_owned(), expected }
    };
    let mut chosen = Vec::new();
    for name in value.split(',') {
        let tile = data.scoring_named(name.trim()).filter(|tile| variant.scoring.contains(tile));
        let tile = tile.ok_or_else(wrong)?;
        if chosen.contains(&tile) {
            return Err(wrong());
        }
        chosen.push(tile);
    }
    chosen.try_into().map(Some).map_err(|_| wrong())
}

fn read_colours(data: &Data, seats: u8, value: &str) -> Result<[u8; MAX_SEATS], ConfigFault> {
    let known = data.colours.iter().map(|colour| colour.id.as_str());
    one_each(known.clone(), seats, value).ok_or_else(|| {
        let known: Vec<&str> = known.collect();
        let expected = format!("name {seats} different ones of {}, joined by commas", known.join(", "));
        ConfigFault::UnknownValue { key: "colours", value: value.to_owned(), expected }
    })
}
