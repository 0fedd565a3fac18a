//! Component data: read from the TOML file, checked, and kept as static tables.
//!
//! Every card, cost, smithy and number of the rules comes from here, so that an owner of the game can type in
//! what is printed on the real cards. Each mistake in a file is named, all of them at once where possible.

mod raw;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Bag, DataFile, Facts, OptionSpec, OptionValues};
use serde::Deserialize;
use thiserror::Error;

use crate::card::{CardInfo, Price};
use crate::ids::{Card, CardSet, Colour, Gems, MAX_CARDS, SmithyId};

/// The built-in file.
pub(crate) const FILES: &[DataFile<'static>] =
    &[DataFile { name: MAIN, text: include_str!("../data/rune_stones.toml") }];

const MAIN: &str = "rune_stones.toml";
/// The most rounds an option can ask for (7.16).
pub(crate) const MAX_ROUNDS: u8 = 200;
/// The most seats of this game: there are four sets of druid cards.
pub(crate) const MAX_PLAYERS: u8 = 4;
/// What a box says; the data file does not.
const MINUTES: [u16; 2] = [60, 60];
/// The most pieces of a kind: then every sum of a player's pieces fits into a byte.
pub(crate) const MAX_PIECES: u8 = 40;
/// Sums of magic points beyond this buy nothing more.
pub(crate) const MAX_POINTS: usize = 63;

/// Everything the data file says.
#[derive(Debug)]
pub struct Data {
    title: String,
    designer: String,
    publisher: String,
    year: u16,
    players: [u8; 2],
    reconstructed: bool,
    start_values: Vec<String>,
    /// The numbers of the rules.
    pub rules: Constants,
    /// Pieces in the box.
    pub supply: Supply,
    /// Pieces of each player at the start.
    pub start: Supply,
    /// Coloured artifacts in the box.
    pub artifacts: Bag<4>,
    /// Wild artifacts in the box.
    pub wild_artifacts: u8,
    /// The smithies in their order.
    pub smithies: Vec<Smithy>,
    /// The wild one.
    pub wild_smithy: SmithyId,
    /// Costs of the display slots, slot 1 first.
    pub costs: Vec<u8>,
    /// Cost of each set of slots.
    pub(crate) set_costs: Vec<u8>,
    /// For each number of magic points: the sets of slots that it pays, ascending.
    pub(crate) affordable: Vec<Vec<u8>>,
    /// The die faces in their order.
    pub faces: Vec<DieFace>,
    /// The colours and creatures, in their order.
    pub colours: Vec<ColourName>,
    /// The druids in their order.
    pub druids: Vec<Druid>,
    /// The rune stones in their order.
    pub runes: Vec<RuneName>,
    /// How many creatures there are.
    pub creature_count: usize,
    /// How many cards each druid starts with.
    pub deck_size: usize,
    /// All creatures.
    pub creatures: CardSet,
    /// The white ones.
    pub dragons: CardSet,
    /// For each druid: all cards that can come into its player's hands, by [`Card::index`].
    pub(crate) decks: Vec<Box<[CardInfo; MAX_CARDS]>>,
    /// Rune stones of each type, by number of players.
    pub(crate) rune_copies: BTreeMap<u8, u8>,
}

/// The numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constants {
    /// The round in which somebody has so many points is the last.
    pub end_score: u16,
    /// Cards in a hand after refilling.
    pub hand_limit: u8,
    /// The same with the rune.
    pub hand_limit_with_rune: u8,
    /// Cards to be laid out for their abilities.
    pub ability_cards: u8,
    /// The most with the rune.
    pub ability_cards_with_rune: u8,
    /// Magic points that the rune adds.
    pub summon_bonus: u8,
    /// Artifacts in one action.
    pub forge_limit: u8,
    /// Ore for an artifact.
    pub ore_cost: u8,
    /// Rune stones of a player.
    pub rune_limit: u8,
    /// Artifacts that a row needs.
    pub row_min: u8,
    /// Points at the start.
    pub start_score: u16,
    /// Left-over pieces for a point.
    pub leftover_group: u8,
    /// Points for so many artifacts in a row.
    pub row_points: [u8; 6],
}

/// Gems and ore.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supply {
    /// The gems.
    pub gems: Gems,
    /// The ore.
    pub ore: u8,
}

/// A smithy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Smithy {
    /// Does the stack of wild artifacts lie here?
    pub wild: bool,
    /// Gems for the artifact.
    pub cost: u8,
    /// What there is besides, if it is paid with gems.
    pub bonus: Bonus,
}

/// What a smithy gives besides the artifact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// A roll of the die.
    Die,
    /// An ore.
    Ore,
    /// Power points.
    Points(u8),
}

impl Smithy {
    /// What an artifact of this colour costs here; in the wild smithy the colour does not matter.
    pub fn price(&self, colour: Colour) -> Price {
        let mut price = Price::default();
        if self.wild {
            price.any = self.cost;
        } else {
            price.gems[colour.index()] = self.cost;
        }
        price
    }
}

/// What a face of the die does (2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaceEffect {
    /// A gem of a colour of choice.
    AnyGem,
    /// An own coloured gem for a wild one.
    SwapForWild,
    /// The top card of the general draw pile.
    DrawCard,
    /// An ore.
    Ore,
    /// Power points.
    Points(u8),
}

/// A face of the die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieFace {
    /// What it does.
    pub effect: FaceEffect,
    /// Its name in German.
    pub name_de: String,
    /// Its name in English.
    pub name_en: String,
}

/// A colour and its creature.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourName {
    /// Its id.
    pub id: String,
    /// The id of its creature.
    pub creature: String,
    /// Its name in German.
    pub name_de: String,
    /// Its name in English.
    pub name_en: String,
    /// Its creature in German.
    pub creature_de: String,
    /// Its creature in English.
    pub creature_en: String,
    #[serde(default)]
    prov: String,
}

/// A druid: a colour of players.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Druid {
    /// Its id.
    pub id: String,
    /// Its name in German.
    pub name_de: String,
    /// Its name in English.
    pub name_en: String,
    #[serde(default)]
    prov: String,
}

/// A rune stone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuneName {
    /// Its id.
    pub id: String,
    copies: u8,
    /// Does it work as soon as it is taken?
    pub immediate: bool,
    /// Its name in German.
    pub name_de: String,
    /// Its name in English.
    pub name_en: String,
    #[serde(default)]
    prov: String,
}

/// One thing that is wrong in the data file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum Fault {
    #[error("{key} is {found}; {expected}")]
    Value { key: String, found: String, expected: String },
    #[error("{what}: {found:?} is there twice")]
    Twice { what: &'static str, found: String },
    #[error("{what}: {found:?} is not known; there are {known}")]
    Unknown { what: String, found: String, known: String },
    #[error("{what}: {missing} is missing")]
    Missing { what: &'static str, missing: String },
    #[error("{card} has {found} of the keys basic, choice, exchange; it must have exactly one")]
    AbilityKeys { card: String, found: usize },
    #[error("{card}: {key} has {found} entries; {expected} are possible")]
    Length { card: String, key: &'static str, found: usize, expected: &'static str },
    #[error(
        "{card}: {key} has {found:?}, which is no effect; write gem:blue, gem:any, wild, ore, points:N (1 to 9), die, card:any or card:red"
    )]
    Effect { card: String, key: &'static str, found: String },
    #[error("{card}: {found:?} cannot be paid; write gem:blue, gem:any or wild")]
    Item { card: String, found: String },
    #[error("{card}: {found:?} cannot be gained by an exchange; gems, ore and points can")]
    Gain { card: String, found: String },
    #[error("{card}: magic has {found}; write blue, yellow, green, red or multi with 1 to 9 points")]
    Magic { card: String, found: String },
    #[error("creature {number} is a {found}, but the {colour} creature is a {expected}")]
    Creature { number: u8, colour: String, found: String, expected: String },
    #[error("{what}: number {found} comes after {before}; numbers ascend")]
    Order { what: String, found: u8, before: u8 },
    #[error(
        "druid {druid} has the cards {found}; druid {other} has {expected}, and all decks need the same numbers"
    )]
    Deck { druid: String, found: String, other: String, expected: String },
}

/// What is wrong with a set of data files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DataFault {
    /// The text is not TOML of the right form.
    #[error("{file}: {message}")]
    Syntax {
        /// In which file.
        file: String,
        /// Where and why, as the parser says it.
        message: String,
    },
    /// A file that no game of this name has.
    #[error("{file}: not a file of this game; its file is {MAIN}")]
    UnknownFile {
        /// Its name.
        file: String,
    },
    /// The content is wrong.
    #[error("{}", list(.file, .faults))]
    Content {
        /// In which file.
        file: String,
        /// Everything that is wrong there.
        faults: Vec<Fault>,
    },
}

fn list(file: &str, faults: &[Fault]) -> String {
    let mut text = match faults.len() {
        1 => format!("{file}: 1 fault"),
        count => format!("{file}: {count} faults"),
    };
    for fault in faults {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  - {fault}");
    }
    text
}

impl Data {
    /// Reads the built-in file, or the one of the same name among `files`.
    pub fn read(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        if let Some(file) = files.iter().find(|file| file.name != MAIN) {
            return Err(DataFault::UnknownFile { file: file.name.to_owned() });
        }
        let file = files.first().unwrap_or(&FILES[0]);
        let raw: raw::RawData = toml::from_str(file.text).map_err(|error| DataFault::Syntax {
            file: MAIN.to_owned(),
            message: error.to_string().trim_end().to_owned(),
        })?;
        raw.build()
    }

    /// What the shelf label says.
    pub fn facts(&self) -> Facts<'_> {
        Facts {
            title: &self.title,
            author: &self.designer,
            publisher: &self.publisher,
            year: self.year,
            players_min: self.players[0],
            players_max: self.players[1],
            minutes: MINUTES,
            reconstructed: self.reconstructed,
        }
    }

    /// Tells what can be chosen for a table of `seats`.
    pub fn options(&self, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        let start: Vec<&str> =
            self.start_values.iter().take(1 + usize::from(seats)).map(String::as_str).collect();
        option(OptionSpec { key: "start", values: OptionValues::OneOf(&start), default: "random" });
        let druids: Vec<&str> = self.druids.iter().map(|druid| druid.id.as_str()).collect();
        let default = druids[..usize::from(seats).min(druids.len())].join(",");
        option(OptionSpec { key: "druids", values: OptionValues::OneEach(&druids), default: &default });
        let rounds = OptionValues::Number { least: 1, most: MAX_ROUNDS.into() };
        option(OptionSpec { key: "rounds", values: rounds, default: &MAX_ROUNDS.to_string() });
    }

    /// What is printed on a creature card.
    pub fn creature(&self, card: Card) -> &CardInfo {
        &self.decks[0][card.index()]
    }

    /// What is printed on a card of a druid's player.
    pub fn card(&self, druid: u8, card: Card) -> &CardInfo {
        &self.decks[usize::from(druid)][card.index()]
    }

    /// The card with this number, whoever's.
    pub fn numbered(&self, number: u8) -> Option<Card> {
        self.cards().find(|card| self.creature(*card).number == number)
    }

    /// All cards that a player can have, ascending.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let creatures = (0..self.creature_count as u8).map(Card::creature);
        creatures.chain((0..self.deck_size as u8).map(Card::druid))
    }
}
