//! Component data: read from the TOML file, checked, and kept as static tables.

use std::fmt::Write as _;

use kernel::{DataFile, Facts, MAX_SEATS, OptionSpec, OptionValues, Seat};
use serde::Deserialize;
use thiserror::Error;

use crate::card::{CardData, RawCard};
use crate::constants::{Constants, RawConstants};
use crate::effect::compile::Compiler;
use crate::effect::op::{Choice, FilterSets, Kind, Op};
use crate::encode::Ranges;
use crate::ids::{Card, CardSet, Colour, Family, MAX_CARDS, Stones, Values};

/// The built-in files.
pub(crate) const FILES: &[DataFile<'static>] =
    &[DataFile { name: MAIN, text: include_str!("../data/vale_of_eternity.toml") }];

const MAIN: &str = "vale_of_eternity.toml";

/// The most players a table of this game can have.
pub(crate) const MAX_PLAYERS: u8 = 4;

/// The most cards in the display.
pub(crate) const MAX_DISPLAY: usize = 8;

/// The highest stone limit that a data file may make possible.
pub(crate) const HIGHEST_LIMIT: u8 = 8;

/// The highest printed cost.
pub(crate) const HIGHEST_COST: u8 = 15;

/// Numbers of actions must fit into 16 bits.
const MOST_ACTIONS: usize = u16::MAX as usize;

/// Everything the data file says.
#[derive(Debug)]
pub struct Data {
    /// The constants of the rules.
    pub rules: Constants,
    /// The families in the order of [`Family::ALL`].
    pub families: Vec<FamilyData>,
    /// What a stone of each colour is worth.
    pub values: Values,
    /// All cards in the order of the file.
    pub cards: Vec<CardData>,
    /// All effects, one after the other.
    pub ops: Vec<Op>,
    /// All choices between options, in the order of their cards.
    pub choices: Vec<Choice>,
    /// All cards.
    pub all: CardSet,
    /// Cards of each family.
    pub by_family: [CardSet; 5],
    /// Cards with an instant effect.
    pub instant: CardSet,
    /// Cards with an active effect.
    pub active: CardSet,
    /// Cards that change limit, values or costs as long as they are in an area.
    pub changing: CardSet,
    /// Cards with points at each summoning.
    pub on_summon: CardSet,
    /// Cards that a taming sets off.
    pub on_tame: CardSet,
    /// Cards whose instant effect can always be carried out, or who have none.
    pub certain: CardSet,
    /// The sets that filters speak of.
    pub(crate) filters: FilterSets,
    /// All multisets of stones that can be kept, ascending.
    pub(crate) purses: Vec<Stones>,
    /// All multisets of stones that can be a payment without a superfluous stone, ascending.
    pub(crate) payments: Vec<Stones>,
    /// Where each kind of action begins among the numbers of actions.
    pub(crate) ranges: Ranges,
    start_values: Vec<String>,
    reconstructed: bool,
}

/// A family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyData {
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
    /// What the sale of one of its cards brings.
    pub sale: Stones,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawData {
    schema: u32,
    game: String,
    constants: RawConstants,
    stone: Vec<RawStone>,
    family: Vec<RawFamily>,
    #[serde(rename = "source")]
    _source: Vec<RawSource>,
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStone {
    color: String,
    value: u8,
    #[serde(rename = "pieces")]
    _pieces: u8,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFamily {
    key: String,
    name_en: String,
    name_de: String,
    cards: usize,
    sell: RawStones,
    provenance: String,
}

/// Stones as the file writes them.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawStones {
    #[serde(default)]
    red: u8,
    #[serde(default)]
    blue: u8,
    #[serde(default)]
    purple: u8,
}

impl RawStones {
    pub(crate) fn stones(self) -> Stones {
        Stones::new(self.red, self.blue, self.purple)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSource {
    #[serde(rename = "key")]
    _key: String,
    #[serde(rename = "what")]
    _what: String,
}

/// One thing that is wrong in a data file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum Fault {
    #[error("{key} is {found}; {expected}")]
    Constant { key: &'static str, found: String, expected: String },
    #[error("stone {color}: {why}")]
    Stone { color: String, why: String },
    #[error("family {family}: {why}")]
    Family { family: String, why: String },
    #[error("family {family} says {said} cards, but the file has {found}")]
    FamilyCount { family: String, said: usize, found: usize },
    #[error("{found} cards; a file has {least} to {MAX_CARDS}")]
    CardCount { found: usize, least: usize },
    #[error("two cards have the {what} {found}")]
    Twice { what: &'static str, found: String },
    #[error("card {found} stands behind {before}; cards are in the order of their ids")]
    Order { found: u16, before: u16 },
    #[error("card {card}: {why}")]
    Card { card: String, why: String },
    #[error("card {card}, {kind} effect: {why}")]
    Effect { card: String, kind: String, why: String },
    #[error("{what}: {why}")]
    Whole { what: &'static str, why: String },
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
    let mut text = format!("{file}: {}", if faults.len() == 1 { "1 fault" } else { "several faults" });
    for fault in faults {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  - {fault}");
    }
    text
}

impl Data {
    /// Reads the built-in file, or the one given in its place.
    pub fn read(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        if let Some(file) = files.iter().find(|file| file.name != MAIN) {
            return Err(DataFault::UnknownFile { file: file.name.to_owned() });
        }
        let text = files.first().map_or(FILES[0].text, |file| file.text);
        let raw: RawData = toml::from_str(text).map_err(|error| DataFault::Syntax {
            file: MAIN.to_owned(),
            message: error.to_string().trim_end().to_owned(),
        })?;
        let mut faults = Vec::new();
        let data = raw.build(&mut faults);
        match data {
            Some(data) if faults.is_empty() => Ok(data),
            _ => Err(DataFault::Content { file: MAIN.to_owned(), faults }),
        }
    }

    /// What the shelf label says.
    pub fn facts(&self) -> Facts<'_> {
        Facts {
            title: "The Vale of Eternity",
            author: "Eric Hong",
            publisher: "Mandoo Games",
            year: 2023,
            players_min: self.rules.players_min,
            players_max: self.rules.players_max,
            minutes: [30, 45],
            reconstructed: self.reconstructed,
        }
    }

    /// Tells what can be chosen for a table of `seats`.
    pub fn options(&self, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        let start: Vec<&str> =
            self.start_values.iter().take(1 + usize::from(seats)).map(String::as_str).collect();
        option(OptionSpec { key: "start", values: OptionValues::OneOf(&start), default: "random" });
    }

    /// What the file says about a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    /// The card with this key.
    pub fn card_named(&self, key: &str) -> Option<Card> {
        let index = self.cards.iter().position(|card| card.key == key)?;
        Some(Card::from_index(index as u8))
    }

    /// The cards that a filter speaks of.
    #[inline]
    pub fn filter(&self, set: u8) -> CardSet {
        self.filters[usize::from(set)]
    }

    /// Cards that have an effect of this kind.
    #[inline]
    pub fn with_effect(&self, kind: Kind) -> CardSet {
        match kind {
            Kind::Instant => self.instant,
            Kind::Active => self.active,
            Kind::Permanent => self.changing.or(self.on_summon).or(self.on_tame),
        }
    }
}

fn read_stones(raw: &[RawStone], faults: &mut Vec<Fault>) -> Values {
    for stone in raw {
        let wrong = |why: &str| Fault::Stone { color: stone.color.clone(), why: why.to_owned() };
        if Colour::from_key(&stone.color).is_none() {
            faults.push(wrong("no such colour; there are red, blue, purple"));
        }
        if !(1..=20).contains(&stone.value) {
            faults.push(wrong("a value of 1 to 20 is possible"));
        }
    }
    Colour::ALL.map(|colour| {
        let mut found = raw.iter().filter(|stone| stone.color == colour.key());
        let value = found.next().map(|stone| stone.value);
        if value.is_none() || found.next().is_some() {
            let why = "it must be there exactly once".to_owned();
            faults.push(Fault::Stone { color: colour.key().to_owned(), why });
        }
        value.unwrap_or(1)
    })
}

fn read_families(raw: &[RawFamily], cards: &[RawCard], faults: &mut Vec<Fault>) -> Vec<FamilyData> {
    for family in raw {
        let named = |why: &str| Fault::Family { family: family.key.clone(), why: why.to_owned() };
        if Family::from_key(&family.key).is_none() {
            faults.push(named("no such family; there are fire, water, earth, wind, dragon"));
        }
        let sale = family.sell.stones();
        if sale.counts().iter().any(|count| *count > HIGHEST_LIMIT) || sale.total() == 0 {
            faults.push(named("a sale brings 1 to 8 stones"));
        }
        let found = cards.iter().filter(|card| card.family == family.key).count();
        if found != family.cards {
            let family_key = family.key.clone();
            faults.push(Fault::FamilyCount { family: family_key, said: family.cards, found });
        }
    }
    let mut families = Vec::new();
    for family in Family::ALL {
        let mut found = raw.iter().filter(|raw| raw.key == family.key());
        let (Some(first), None) = (found.next(), found.next()) else {
            let why = "it must be there exactly once".to_owned();
            faults.push(Fault::Family { family: family.key().to_owned(), why });
            continue;
        };
        families.push(FamilyData {
            name_en: first.name_en.clone(),
            name_de: first.name_de.clone(),
            sale: first.sell.stones(),
        });
    }
    families
}

fn check_cards(raw: &[RawCard], rules: &Constants, faults: &mut Vec<Fault>) {
    let least = usize::from(rules.picks) * usize::from(rules.players_max);
    if !(least..=MAX_CARDS).contains(&raw.len()) {
        faults.push(Fault::CardCount { found: raw.len(), least });
    }
    for (index, card) in raw.iter().enumerate() {
        let before = &raw[..index];
        if before.iter().any(|other| other.key == card.key) {
            faults.push(Fault::Twice { what: "key", found: card.key.clone() });
        }
        if before.iter().any(|other| other.name_en == card.name_en) {
            faults.push(Fault::Twice { what: "name_en", found: card.name_en.clone() });
        }
        if before.iter().any(|other| other.name_de == card.name_de) {
            faults.push(Fault::Twice { what: "name_de", found: card.name_de.clone() });
        }
        if let Some(last) = before.last().filter(|last| last.id >= card.id) {
            faults.push(Fault::Order { found: card.id, before: last.id });
        }
        card.check(faults);
    }
}

impl RawData {
    fn build(self, faults: &mut Vec<Fault>) -> Option<Data> {
        if self.schema != 1 {
            let expected = "this version reads schema 1".to_owned();
            faults.push(Fault::Constant { key: "schema", found: self.schema.to_string(), expected });
        }
        if self.game != "vale_of_eternity" {
            let expected = "it must be vale_of_eternity".to_owned();
            faults.push(Fault::Constant { key: "game", found: self.game.clone(), expected });
        }
        let rules = self.constants.check(faults);
        let values = read_stones(&self.stone, faults);
        let families = read_families(&self.family, &self.card, faults);
        check_cards(&self.card, &rules, faults);
        if !faults.is_empty() {
            return None;
        }
        let designed = |provenance: &String| provenance == "designed";
        let reconstructed = self.card.iter().any(|card| designed(&card.provenance))
            || self.stone.iter().any(|stone| designed(&stone.provenance))
            || self.family.iter().any(|family| designed(&family.provenance));
        let compiled = Compiler::compile(&self.card, faults);
        let cards = compiled.cards;
        let set = |test: &dyn Fn(&CardData) -> bool| -> CardSet {
            let chosen = cards.iter().enumerate().filter(|(_, card)| test(card));
            chosen.map(|(index, _)| Card::from_index(index as u8)).collect()
        };
        let limit = rules.stone_limit + cards.iter().map(|card| card.permanent.limit).sum::<u8>();
        if limit > HIGHEST_LIMIT {
            let why = format!("together the cards make a limit of {limit}; {HIGHEST_LIMIT} is possible");
            faults.push(Fault::Whole { what: "stone_limit", why });
            return None;
        }
        let dearest = cards.iter().map(|card| card.cost).max().unwrap_or(0).max(rules.rounds);
        let payments = payments(limit, dearest, values, &cards);
        let purses: Vec<Stones> = Stones::up_to(limit).collect();
        let ranges = Ranges::new(cards.len(), payments.len(), purses.len(), &compiled.choices);
        if ranges.size() > MOST_ACTIONS {
            let why = format!("{} different ones; {MOST_ACTIONS} are possible", ranges.size());
            faults.push(Fault::Whole { what: "actions", why });
            return None;
        }
        Some(Data {
            by_family: Family::ALL.map(|family| set(&|card| card.family == family)),
            instant: set(&|card| card.instant.is_some()),
            active: set(&|card| card.active.is_some()),
            changing: set(&CardData::is_changing),
            on_summon: set(&|card| !card.permanent.on_summon.is_empty()),
            on_tame: set(&|card| card.permanent.on_tame.is_some()),
            certain: set(&|card| card.instant.is_none_or(|program| program.certain)),
            all: CardSet::first(cards.len()),
            start_values: std::iter::once("random".to_owned())
                .chain(Seat::ALL.iter().take(MAX_SEATS).map(ToString::to_string))
                .collect(),
            rules,
            families,
            values,
            cards,
            ops: compiled.ops,
            choices: compiled.choices,
            filters: compiled.filters,
            purses,
            ranges,
            payments,
            reconstructed,
        })
    }
}

/// All payments without a superfluous stone (4.2) that some cost up to `dearest` can ask for. Bonuses only make
/// stones more valuable, so each possible exchange of values without them allows the most stones.
fn payments(limit: u8, dearest: u8, values: Values, cards: &[CardData]) -> Vec<Stones> {
    let mut schemes = vec![values];
    for [a, b] in cards.iter().filter_map(|card| card.permanent.swap) {
        let mut swapped = values;
        swapped.swap(a.index(), b.index());
        schemes.push(swapped);
    }
    let needed = |stones: Stones, values: Values| {
        let present = Colour::ALL.into_iter().filter(|colour| stones.count(*colour) > 0);
        let smallest = present.map(|colour| values[colour.index()]).min();
        smallest.is_none_or(|smallest| stones.value(values) - u16::from(smallest) < u16::from(dearest))
    };
    Stones::up_to(limit).filter(|stones| schemes.iter().any(|values| needed(*stones, *values))).collect()
}
