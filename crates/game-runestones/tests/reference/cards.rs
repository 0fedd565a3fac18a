//! The data file, read a second time and kept as it is written: cards are tables of words.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

/// A word of the data file or of the specification.
pub(crate) type Word = &'static str;

/// 2.1: the four colours in their order.
pub(crate) const COLOURS: [Word; 4] = ["blue", "yellow", "green", "red"];

/// 2.1: the kinds of gems, and the spaces of a row.
pub(crate) const KINDS: [Word; 5] = ["blue", "yellow", "green", "red", "wild"];

/// The word among the known ones.
pub(crate) fn word(known: &[Word], text: &str) -> Option<Word> {
    known.iter().copied().find(|word| *word == text)
}

/// `pay X -> Y`.
#[derive(Debug, Deserialize)]
pub(crate) struct Trade {
    pub(crate) pay: Vec<String>,
    pub(crate) gain: Vec<String>,
}

/// What is printed on a card (2.3, 2.4).
#[derive(Debug, Deserialize)]
pub(crate) struct Face {
    pub(crate) number: usize,
    /// Druid cards have one.
    pub(crate) druid: Option<String>,
    /// Creature cards have one.
    pub(crate) color: Option<String>,
    pub(crate) magic: BTreeMap<String, usize>,
    pub(crate) basic: Option<Vec<String>>,
    pub(crate) choice: Option<Vec<Vec<String>>>,
    pub(crate) exchange: Option<Trade>,
}

impl Face {
    /// How many parts can be used (`ABILITY_CARDS`).
    pub(crate) fn parts(&self) -> usize {
        match (&self.basic, &self.choice, &self.exchange) {
            (Some(effects), None, None) => effects.len(),
            (None, Some(options), None) => options.len(),
            (None, None, Some(_)) => 1,
            _ => panic!("card {} has not exactly one ability", self.number),
        }
    }

    /// What a part brings: one effect of a basic card, an option of a choice card, all gains of an exchange.
    pub(crate) fn effects(&'static self, part: usize) -> Vec<Word> {
        match (&self.basic, &self.choice, &self.exchange) {
            (Some(effects), ..) => vec![&effects[part]],
            (_, Some(options), _) => options[part].iter().map(String::as_str).collect(),
            (.., Some(trade)) => trade.gain.iter().map(String::as_str).collect(),
            _ => panic!("card {} has no ability", self.number),
        }
    }

    /// Is it a dragon?
    pub(crate) fn dragon(&self) -> bool {
        self.color.as_deref() == Some("white")
    }
}

#[derive(Deserialize)]
pub(crate) struct Constants {
    pub(crate) end_score: usize,
    pub(crate) hand_limit: usize,
    pub(crate) hand_limit_with_rune: usize,
    pub(crate) ability_cards: usize,
    pub(crate) ability_cards_with_rune: usize,
    pub(crate) summon_bonus_with_rune: usize,
    pub(crate) forge_limit: usize,
    pub(crate) ore_cost: usize,
    pub(crate) rune_limit: usize,
    pub(crate) row_min_exchange: usize,
    pub(crate) start_score: usize,
    pub(crate) leftover_group: usize,
}

/// Gems and ore.
#[derive(Deserialize)]
pub(crate) struct Pieces {
    blue: usize,
    yellow: usize,
    green: usize,
    red: usize,
    wild: usize,
    ore: usize,
}

impl Pieces {
    /// By kind, ore included.
    pub(crate) fn by_kind(&self) -> BTreeMap<Word, usize> {
        [
            ("blue", self.blue),
            ("yellow", self.yellow),
            ("green", self.green),
            ("red", self.red),
            ("wild", self.wild),
            ("ore", self.ore),
        ]
        .into()
    }
}

#[derive(Deserialize)]
pub(crate) struct Display {
    pub(crate) costs_right_to_left: Vec<usize>,
}

#[derive(Deserialize)]
struct Setup {
    rune_copies: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
pub(crate) struct Named {
    pub(crate) id: String,
}

#[derive(Deserialize)]
pub(crate) struct Artifact {
    pub(crate) color: String,
    pub(crate) count: usize,
}

/// 2.2.
#[derive(Deserialize)]
pub(crate) struct Smithy {
    pub(crate) id: usize,
    pub(crate) kind: String,
    pub(crate) cost: usize,
    pub(crate) bonus: String,
}

#[derive(Deserialize)]
struct DieFace {
    face: usize,
    effect: String,
}

/// The data file.
#[derive(Deserialize)]
pub(crate) struct File {
    pub(crate) constants: Constants,
    exchange_points: BTreeMap<String, toml::Value>,
    pub(crate) supply: Pieces,
    pub(crate) start_resources: Pieces,
    pub(crate) display: Display,
    setup: Setup,
    pub(crate) druid: Vec<Named>,
    pub(crate) artifact: Vec<Artifact>,
    pub(crate) smithy: Vec<Smithy>,
    die_face: Vec<DieFace>,
    rune: Vec<Named>,
    pub(crate) creature: Vec<Face>,
    pub(crate) druid_card: Vec<Face>,
}

/// The data file.
pub(crate) fn file() -> &'static File {
    static FILE: OnceLock<File> = OnceLock::new();
    FILE.get_or_init(|| {
        toml::from_str(include_str!("../../data/rune_stones.toml")).expect("the data file has this form")
    })
}

/// The constants of the data file.
pub(crate) fn constants() -> &'static Constants {
    &file().constants
}

/// A creature card.
pub(crate) fn creature(number: usize) -> Option<&'static Face> {
    file().creature.iter().find(|face| face.number == number)
}

/// A druid card.
pub(crate) fn druid_card(druid: &str, number: usize) -> &'static Face {
    let wanted = |face: &&Face| face.number == number && face.druid.as_deref() == Some(druid);
    file().druid_card.iter().find(wanted).unwrap_or_else(|| panic!("{druid} has no card {number}"))
}

/// 2.6: the ids of the rune stones.
pub(crate) fn runes() -> Vec<Word> {
    file().rune.iter().map(|rune| rune.id.as_str()).collect()
}

/// The druids in the order of the data file.
pub(crate) fn druids() -> Vec<Word> {
    file().druid.iter().map(|druid| druid.id.as_str()).collect()
}

/// The smithy with this number.
pub(crate) fn smithy(id: usize) -> &'static Smithy {
    file().smithy.iter().find(|smithy| smithy.id == id).unwrap_or_else(|| panic!("there is no smithy {id}"))
}

/// The numbers of the ordinary smithies.
pub(crate) fn ordinary_smithies() -> Vec<usize> {
    file().smithy.iter().filter(|smithy| smithy.kind == "ordinary").map(|smithy| smithy.id).collect()
}

/// 2.5: what a face of the die does.
pub(crate) fn die_effect(face: usize) -> Option<Word> {
    file().die_face.iter().find(|row| row.face == face).map(|row| row.effect.as_str())
}

/// Tables of numbers have a word about their provenance, too.
fn number(value: &toml::Value) -> usize {
    value.as_integer().and_then(|number| number.try_into().ok()).expect("a number, not below 0")
}

/// The points for a row with so many artifacts.
pub(crate) fn row_points(artifacts: usize) -> usize {
    let points = file().exchange_points.get(&artifacts.to_string());
    points.map_or(0, number)
}

/// Section 3: copies of each rune.
pub(crate) fn rune_copies(players: usize) -> usize {
    number(&file().setup.rune_copies[&players.to_string()])
}

/// `points:N`.
pub(crate) fn points_in(effect: &str) -> Option<usize> {
    effect.strip_prefix("points:").map(|number| number.parse().expect("N is a number"))
}

#[test]
fn the_numbers_of_section_2() {
    let file = file();
    assert_eq!(file.creature.len(), 68);
    assert_eq!(file.creature.iter().filter(|face| face.dragon()).count(), 8);
    for colour in COLOURS {
        let number = file.creature.iter().filter(|face| face.color.as_deref() == Some(colour)).count();
        assert_eq!(number, 15, "{colour}");
    }
    assert_eq!(file.druid_card.len(), 32);
    assert_eq!(file.artifact.iter().map(|artifact| artifact.count).sum::<usize>(), 36);
    assert_eq!((runes().len(), druids().len(), ordinary_smithies().len()), (8, 4, 5));
    assert_eq!((0..=5).map(row_points).collect::<Vec<_>>(), [0, 0, 3, 6, 10, 15]);
    assert_eq!([2, 3, 4].map(rune_copies), [1, 2, 3]);
}
