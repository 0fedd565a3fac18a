//! Any position as JSON text, and views in the same form with numbers in place of secret cards.

mod read;

use core::fmt::{self, Write};
use std::collections::BTreeMap;

use kernel::{Bag, Positions, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::RuneStones;
use crate::config::Config;
use crate::ids::{Card, CardSet, Colour, Gem, Row, Rune};
use crate::state::{Broken, Occasion, Phase, State, Work};
use crate::view::View;

/// A position as written. Keys that are missing are empty, or as at the start, or follow from the rest.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    phase: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    occasion: Option<String>,
    active: Option<String>,
    first: Option<String>,
    round: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    supply: BTreeMap<String, u8>,
    display: Vec<u8>,
    draw: Option<Vec<u8>>,
    discard: Vec<u8>,
    smithies: Vec<String>,
    artifacts: BTreeMap<String, u8>,
    artifact_discard: BTreeMap<String, u8>,
    wild_artifacts: Option<u8>,
    runes: BTreeMap<String, u8>,
    players: BTreeMap<String, PlayerText>,
    swapped: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    laid: Vec<u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    used: BTreeMap<String, Vec<u8>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extra: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    working: Option<Working>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forging: Option<Forging>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forged: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    die: Option<DieText>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerText {
    score: Option<u16>,
    gems: Option<String>,
    ore: Option<u8>,
    hand: Option<Pile>,
    draw: Option<Pile>,
    discard: Vec<u8>,
    removed: Vec<u8>,
    known: Vec<u8>,
    unseen: Option<Vec<u8>>,
    runes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wild_color: Option<String>,
    rows: Vec<Vec<String>>,
}

/// The owner sees cards, others a number.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Pile {
    Count(u8),
    Cards(Vec<u8>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Working {
    card: u8,
    part: u8,
    next: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Forging {
    smithy: u8,
    with: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DieText {
    face: u8,
    left: u8,
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum PositionFault {
    #[error("not the form of a position: {message}")]
    Form { message: String },
    #[error("{key}: {found:?} is not possible; {expected}")]
    Unknown { key: String, found: String, expected: String },
    #[error("{key}: card {number} is there twice")]
    Twice { key: String, number: u8 },
    #[error("players.{seat}.{key}: a position needs the cards, such as [101, 16], not a number")]
    HiddenCards { seat: Seat, key: &'static str },
    #[error("{key}: {why}")]
    Wrong { key: String, why: String },
    #[error("the position breaks an invariant: {broken:?}")]
    Broken { broken: Broken },
}

/// Everything that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub Vec<PositionFault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { "; " };
            write!(f, "{gap}{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}

impl Positions for RuneStones {
    type Faults = Faults;

    fn write_position(view: &View, out: &mut dyn Write) -> fmt::Result {
        let json = serde_json::to_string(&Position::of(view)).map_err(|_| fmt::Error)?;
        out.write_str(&json)
    }

    fn read_position(config: &Config, json: &str) -> Result<State, Faults> {
        let position: Position = serde_json::from_str(json)
            .map_err(|error| Faults(vec![PositionFault::Form { message: error.to_string() }]))?;
        read::Reader::new(config).read(&position)
    }
}

fn by_colour(bag: &Bag<4>) -> BTreeMap<String, u8> {
    Colour::ALL.iter().map(|colour| (colour.word().to_owned(), bag.count(colour.index()))).collect()
}

fn numbers(config: &Config, cards: CardSet) -> Vec<u8> {
    cards.iter().map(|card| config.number(card)).collect()
}

impl Occasion {
    fn word(self) -> &'static str {
        match self {
            Occasion::Setup => "setup",
            Occasion::Turn => "turn",
            Occasion::Exchange => "exchange",
        }
    }
}

impl Phase {
    /// The word for it in positions.
    pub fn word(self) -> &'static str {
        match self {
            Phase::DrawSmithies(_) => "draw-smithies",
            Phase::DrawHand(_) => "draw-hand",
            Phase::DrawDisplay(_) => "draw-display",
            Phase::DrawStart => "draw-start",
            Phase::DrawDie => "draw-die",
            Phase::DrawCard { .. } => "draw-card",
            Phase::Action => "action",
            Phase::Summon => "summon",
            Phase::Cards => "cards",
            Phase::Abilities => "abilities",
            Phase::Gem => "gem",
            Phase::Slot => "slot",
            Phase::Pay => "pay",
            Phase::Die { .. } => "die",
            Phase::Forge => "forge",
            Phase::Place => "place",
            Phase::Exchange => "exchange",
            Phase::Rune => "rune",
            Phase::Over { .. } => "over",
        }
    }
}

impl Position {
    fn of(view: &View) -> Position {
        let (common, config) = (&view.common, &view.config);
        let data = config.data;
        let number = |card: Card| config.number(card);
        let slots = &common.display[..data.costs.len()];
        let ordinary = data.smithies.iter().zip(&common.smithies).filter(|(smithy, _)| !smithy.wild);
        let course = &common.course;
        let used =
            |laid: &crate::state::Laid| (0..8).filter(|part| laid.used >> part & 1 == 1).collect::<Vec<u8>>();
        let mut supply: BTreeMap<String, u8> =
            Gem::ALL.iter().map(|gem| (gem.word().to_owned(), common.supply.gems.of(*gem))).collect();
        supply.insert("ore".to_owned(), common.supply.ore);
        Position {
            phase: Some(common.phase.word().to_owned()),
            occasion: match common.phase {
                Phase::DrawSmithies(occasion) | Phase::DrawHand(occasion) | Phase::DrawDisplay(occasion) => {
                    Some(occasion.word().to_owned())
                }
                _ => None,
            },
            active: Some(common.active.to_string()),
            first: Some(common.first.to_string()),
            round: Some(common.round),
            cause: match common.phase {
                Phase::Over { cause } => Some(cause.word().to_owned()),
                _ => None,
            },
            supply,
            display: slots.iter().map(|card| card.map_or(0, number)).collect(),
            draw: Some(numbers(config, common.pile)),
            discard: numbers(config, common.discard),
            smithies: ordinary
                .map(|(_, artifact)| artifact.map_or("none", Colour::word).to_owned())
                .collect(),
            artifacts: by_colour(&common.artifacts),
            artifact_discard: by_colour(&common.artifact_discard),
            wild_artifacts: Some(common.wild_artifacts),
            runes: Rune::ALL
                .iter()
                .map(|rune| (rune.word().to_owned(), common.runes[rune.index()]))
                .collect(),
            players: Seat::first(config.seats)
                .map(|seat| (seat.to_string(), PlayerText::of(view, seat)))
                .collect(),
            swapped: course.swapped,
            laid: course.laid.iter().map(|laid| number(laid.card)).collect(),
            used: course
                .laid
                .iter()
                .filter(|laid| laid.used != 0)
                .map(|laid| (number(laid.card).to_string(), used(laid)))
                .collect(),
            extra: course.laid.iter().filter(|laid| laid.extra).map(|laid| number(laid.card)).collect(),
            working: match course.work {
                Work::Part { card, part, next } => Some(Working { card: number(card), part, next }),
                _ => None,
            },
            forging: match course.work {
                Work::Artifact { smithy, means } => {
                    Some(Forging { smithy: smithy.number(), with: means.word().to_owned() })
                }
                _ => None,
            },
            forged: (0..8u8).filter(|smithy| course.forged >> smithy & 1 == 1).map(|s| s + 1).collect(),
            die: match common.phase {
                Phase::Die { face, left } | Phase::DrawCard { face, left } => Some(DieText { face, left }),
                _ => None,
            },
        }
    }
}

impl PlayerText {
    fn of(view: &View, seat: Seat) -> PlayerText {
        let (player, config) = (&view.common.players[seat], &view.config);
        let pile = |cards: Option<CardSet>, count: u8| {
            Some(cards.map_or(Pile::Count(count), |cards| Pile::Cards(numbers(config, cards))))
        };
        let hidden = view.secrets[seat].map(|secret| secret.hidden);
        let mut there = player.owned();
        if seat == view.common.active {
            view.common.course.laid.iter().for_each(|laid| there.insert(laid.card));
        }
        let row = |row: Row| {
            let spaces = player.rows[row.index()];
            let at = |gem: &Gem| {
                if spaces.wild >> gem.index() & 1 == 1 {
                    return Some(format!("{}*", gem.word()));
                }
                (spaces.coloured >> gem.index() & 1 == 1).then(|| gem.word().to_owned())
            };
            Gem::ALL.iter().filter_map(at).collect::<Vec<_>>()
        };
        PlayerText {
            score: Some(player.score),
            gems: Some(
                Gem::ALL
                    .iter()
                    .flat_map(|gem| std::iter::repeat_n(gem.letter(), player.gems.of(*gem).into()))
                    .collect(),
            ),
            ore: Some(player.ore),
            hand: pile(hidden.map(|hidden| player.known.or(hidden)), player.hand),
            draw: pile(hidden.map(|hidden| player.unseen.and_not(hidden)), player.draw_count()),
            discard: numbers(config, player.discard),
            removed: numbers(config, CardSet::deck(config.data.deck_size).and_not(there)),
            known: numbers(config, player.known),
            unseen: Some(numbers(config, player.unseen)),
            runes: player.runes.iter().map(|rune| rune.word().to_owned()).collect(),
            wild_color: player.wild_colour.map(|colour| colour.word().to_owned()),
            rows: Row::ALL.into_iter().map(row).collect(),
        }
    }
}
