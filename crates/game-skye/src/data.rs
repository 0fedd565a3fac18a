//! Component data: read from the TOML files, checked, and kept as static tables.

use kernel::{DataFile, Facts, List, OptionSpec, OptionValues, Seat};
use serde::Deserialize;
use thiserror::Error;

use crate::goal::{Named as _, ScoringTile, Scroll, Tablet};
use crate::ids::{LETTERS, MAX_GOLD, SLOTS, ScoringId, ScrollId, TileId, TileSet};
use crate::raw::RawData;
use crate::tile::{RawTiles, Tile, TileKind};

const MAIN: &str = "isle_of_skye.toml";
const TILES: &str = "isle_of_skye_tiles.toml";

/// The built-in files.
pub(crate) const FILES: &[DataFile<'static>] = &[
    DataFile { name: MAIN, text: include_str!("../data/isle_of_skye.toml") },
    DataFile { name: TILES, text: include_str!("../data/isle_of_skye_tiles.toml") },
];

/// The most gold that a written position may have on its table; what a game can add still fits.
pub(crate) const WRITTEN_GOLD: u16 = 500;

/// Everything the data files say.
#[derive(Debug)]
pub struct Data {
    /// The constants of the rules.
    pub rules: Constants,
    /// All tiles in the order of their file.
    pub tiles: Vec<Tile>,
    /// For each tile and each set of neighbouring terrains the turns in which it fits.
    pub(crate) fits: Vec<[u8; 256]>,
    /// The tiles that begin in the bag.
    pub landscape: TileSet,
    /// The druid tiles.
    pub druids: TileSet,
    /// The castle of each colour.
    pub castles: Vec<TileId>,
    /// The colours in their order.
    pub colours: Vec<Colour>,
    /// The scoring tiles in their order.
    pub scoring: Vec<ScoringTile>,
    /// The kinds of scrolls in their order.
    pub scrolls: Vec<Scroll>,
    /// The kinds of stone tablets in their order.
    pub tablets: Vec<Tablet>,
    /// The variants in their order.
    pub variants: Vec<Variant>,
    pub(crate) schedules: Vec<Schedule>,
    start_values: Vec<String>,
    reconstructed: bool,
}

/// The constants of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constants {
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// Gold that every castle gives in each round.
    pub castle_income: u16,
    /// Gold for each barrel tile joined to the castle.
    pub barrel_income: u16,
    /// The least gold on an offered tile.
    pub min_price: u16,
    /// Gold that makes a point at the end.
    pub gold_per_vp: u16,
    /// Gold at the start.
    pub start_gold: u16,
    /// Surcharge of each slot of the dolmen.
    pub surcharge: [u16; SLOTS],
    /// Price of a draw from the bag.
    pub bag_price: u16,
    /// Tiles in a draw from the bag.
    pub bag_draw: u8,
}

/// A colour and its clan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colour {
    /// Its id.
    pub id: String,
    /// The clan.
    pub clan: String,
}

/// Which part of the box a tile belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Set {
    Castle,
    Base,
    Druid,
}

impl Set {
    pub(crate) fn named(name: &str) -> Option<Set> {
        match name {
            "castle" => Some(Set::Castle),
            "base" => Some(Set::Base),
            "druid" => Some(Set::Druid),
            _ => None,
        }
    }
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its key.
    pub key: String,
    /// Are the stages of Druids played?
    pub druids: bool,
    /// The scoring tiles that are mixed.
    pub scoring: Vec<ScoringId>,
}

/// What is scored when, for some numbers of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    pub(crate) players: Vec<u8>,
    /// The rounds in their order.
    pub rounds: Vec<Round>,
}

/// One round of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which scoring tiles are scored at its end.
    pub scoring: List<usize, LETTERS>,
    /// Gold for each player ahead at its beginning.
    pub behind: u16,
}

/// One thing that is wrong in a data file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum Fault {
    #[error("tile {tile}: {why}")]
    Tile { tile: String, why: String },
    #[error("{what} {name} is there twice")]
    Twice { what: &'static str, name: String },
    #[error("{found} {what}; {expected}")]
    Number { what: &'static str, found: usize, expected: String },
    #[error("{what} {name}: {found} tiles carry it, {said} should")]
    Copies { what: &'static str, name: String, found: usize, said: usize },
    #[error("colour {colour}: there must be exactly one castle of it")]
    Castle { colour: String },
    #[error("{key}: {found} is not possible; {expected}")]
    Rule { key: &'static str, found: String, expected: &'static str },
    #[error("scoring tile {name}: {why}")]
    Scoring { name: String, why: &'static str },
    #[error("schedule for {players} players: {why}")]
    Schedule { players: u8, why: &'static str },
    #[error("variant {key}: {why}")]
    Variant { key: String, why: &'static str },
    #[error("up to {found} gold could be at a table; {most} are possible besides what a position may add")]
    Gold { found: u32, most: u16 },
}

/// What is wrong with the data files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum DataFault {
    #[error("{file}: not a file of this game; there are {MAIN} and {TILES}")]
    UnknownFile { file: String },
    #[error("{file}: {message}")]
    Toml { file: String, message: String },
    #[error("{file}: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Content { file: String, faults: Vec<Fault> },
}

fn parse<T: for<'a> Deserialize<'a>>(file: &str, text: &str) -> Result<T, DataFault> {
    toml::from_str(text)
        .map_err(|error| DataFault::Toml { file: file.to_owned(), message: error.to_string() })
}

fn content(file: &str, faults: Vec<Fault>) -> Result<(), DataFault> {
    if faults.is_empty() { Ok(()) } else { Err(DataFault::Content { file: file.to_owned(), faults }) }
}

impl Data {
    /// Reads the data; `files` replace built-in ones of the same name.
    pub fn read(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        if let Some(file) = files.iter().find(|file| FILES.iter().all(|known| known.name != file.name)) {
            return Err(DataFault::UnknownFile { file: file.name.to_owned() });
        }
        let text = |name: &str| {
            let mut all = files.iter().chain(FILES).filter(|file| file.name == name);
            all.next().map_or("", |file| file.text)
        };
        let main: RawData = parse(MAIN, text(MAIN))?;
        let raw: RawTiles = parse(TILES, text(TILES))?;

        let mut faults = main.check();
        let scoring = main.scoring(&mut faults);
        let schedules = main.schedules(&mut faults);
        let variants = main.variants(&scoring, &mut faults);
        content(MAIN, faults)?;

        let mut faults = Vec::new();
        let tiles = main.tiles(&raw, &mut faults);
        content(TILES, faults)?;
        let castles = castles(&main.colours.order, &tiles)
            .map_err(|fault| DataFault::Content { file: TILES.to_owned(), faults: vec![fault] })?;
        let of_kind = |wanted: fn(TileKind) -> bool| {
            let fits = |(_, tile): &(usize, &Tile)| wanted(tile.kind);
            tiles.iter().enumerate().filter(fits).map(|(index, _)| TileId::from_index(index as u8)).collect()
        };
        let colours = main.colours.order.iter().zip(&main.colours.clans);
        let data = Data {
            rules: main.constants(),
            fits: tiles.iter().map(Tile::fits).collect(),
            landscape: of_kind(|kind| kind == TileKind::Landscape),
            druids: of_kind(|kind| matches!(kind, TileKind::Druid { .. })),
            castles,
            colours: colours.map(|(id, clan)| Colour { id: id.clone(), clan: clan.clone() }).collect(),
            scoring,
            scrolls: main.scroll_kind,
            tablets: main.tablet,
            variants,
            schedules,
            start_values: core::iter::once("random".to_owned())
                .chain(Seat::ALL.iter().map(ToString::to_string))
                .collect(),
            reconstructed: tiles.iter().any(|tile| tile.designed),
            tiles,
        };
        content(MAIN, data.check_gold().into_iter().collect())?;
        Ok(data)
    }

    /// The most gold a game can bring to a table: every income of every player, nothing ever paid.
    fn check_gold(&self) -> Option<Fault> {
        let barrels = self.tiles.iter().filter(|tile| tile.barrel.is_some()).count() as u32;
        let income = |seats: u32, round: &Round| {
            let ahead = seats * (seats - 1) / 2;
            seats * u32::from(self.rules.castle_income)
                + barrels * u32::from(self.rules.barrel_income)
                + ahead * u32::from(round.behind)
        };
        let sums = self.schedules.iter().flat_map(|schedule| {
            schedule.players.iter().map(|seats| {
                let seats = u32::from(*seats);
                seats * u32::from(self.rules.start_gold)
                    + schedule.rounds.iter().map(|round| income(seats, round)).sum::<u32>()
            })
        });
        let (found, most) = (sums.max().unwrap_or(0), MAX_GOLD - WRITTEN_GOLD);
        (found > u32::from(most)).then_some(Fault::Gold { found, most })
    }

    /// What the shelf label says.
    pub fn facts(&self) -> Facts<'_> {
        Facts {
            title: "Isle of Skye",
            author: "Alexander Pfister, Andreas Pelikan",
            publisher: "Lookout Spiele",
            year: 2015,
            players_min: self.rules.players_min,
            players_max: self.rules.players_max,
            minutes: [30, 60],
            reconstructed: self.reconstructed,
        }
    }

    /// Tells what can be chosen for a table of `seats`.
    pub(crate) fn options(&self, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        let variants: Vec<&str> = self.variants.iter().map(|variant| variant.key.as_str()).collect();
        option(OptionSpec { key: "variant", values: OptionValues::OneOf(&variants), default: variants[0] });
        let starts: Vec<&str> =
            self.start_values.iter().take(1 + usize::from(seats)).map(String::as_str).collect();
        option(OptionSpec { key: "start", values: OptionValues::OneOf(&starts), default: "random" });
        let tiles: Vec<&str> = self.scoring.iter().map(|tile| tile.name.as_str()).collect();
        let scoring = OptionValues::Several { count: LETTERS as u8, of: &tiles };
        option(OptionSpec { key: "scoring", values: scoring, default: "random" });
        let colours: Vec<&str> = self.colours.iter().map(|colour| colour.id.as_str()).collect();
        let default = colours[..usize::from(seats).min(colours.len())].join(",");
        option(OptionSpec { key: "colours", values: OptionValues::OneEach(&colours), default: &default });
    }

    /// A tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The tile with this name.
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.name == name).map(|index| TileId::from_index(index as u8))
    }

    /// A scoring tile.
    #[inline]
    pub fn scoring_tile(&self, tile: ScoringId) -> &ScoringTile {
        &self.scoring[tile.index()]
    }

    /// The scoring tile with this name.
    pub fn scoring_named(&self, name: &str) -> Option<ScoringId> {
        self.scoring.iter().position(|tile| tile.name == name).map(|index| ScoringId::from_index(index as u8))
    }

    /// A kind of scroll.
    #[inline]
    pub fn scroll(&self, scroll: ScrollId) -> &Scroll {
        &self.scrolls[scroll.index()]
    }

    /// The kind of tablet with this key.
    pub fn tablet_named(&self, key: &str) -> Option<u8> {
        self.tablets.index_of(key)
    }
}

fn castles(colours: &[String], tiles: &[Tile]) -> Result<Vec<TileId>, Fault> {
    let castle = |colour: &String| {
        let of_colour = |tile: &&(usize, &Tile)| tile.1.colour.as_ref() == Some(colour);
        let all: Vec<(usize, &Tile)> = tiles.iter().enumerate().collect();
        let mut found = all.iter().filter(of_colour).filter(|(_, tile)| tile.kind == TileKind::Castle);
        match (found.next(), found.next()) {
            (Some((index, tile)), None) if tile.roads.len() == 1 => Ok(TileId::from_index(*index as u8)),
            _ => Err(Fault::Castle { colour: colour.clone() }),
        }
    };
    colours.iter().map(castle).collect()
}

impl Schedule {
    /// Is this the schedule for so many players?
    pub(crate) fn is_for(&self, seats: u8) -> bool {
        self.players.contains(&seats)
    }
}
