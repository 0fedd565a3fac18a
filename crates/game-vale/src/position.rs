//! Any position as JSON text, and views in the same form with `?` for what is secret.

mod read;

use core::fmt::{self, Write};
use std::collections::BTreeMap;

use kernel::{Positions, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Vale;
use crate::audit::Broken;
use crate::config::Config;
use crate::ids::{Card, CardSet};
use crate::position::read::Reader;
use crate::state::{Frame, Phase, Slots, State};
use crate::view::View;

/// No game comes near it, and what a game can add to it still fits into a score.
const MAX_SCORE: u16 = 9_999;

/// More stones than any gain can bring before some must be put back.
const MAX_STONES: u8 = 20;

/// A position as written. Keys that are missing are empty or as at the start of a game.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    phase: Option<String>,
    round: Option<u8>,
    first: Option<String>,
    active: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    scores: BTreeMap<String, u16>,
    stones: BTreeMap<String, [u8; 3]>,
    display: Vec<String>,
    areas: BTreeMap<String, Vec<String>>,
    hands: BTreeMap<String, Vec<String>>,
    drawn: BTreeMap<String, Vec<String>>,
    discard: Vec<String>,
    deck: Option<Deck>,
    #[serde(skip_serializing_if = "Option::is_none")]
    known_top: Option<String>,
    pile: Option<u8>,
    unseen: Option<BTreeMap<String, Vec<String>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    effects: Vec<Effect>,
}

/// Who sees everything sees cards, others a number.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Deck {
    Count(u8),
    Cards(Vec<String>),
}

/// An effect under way as written.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Effect {
    seat: String,
    source: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<String>,
    kind: Option<String>,
    at: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    chosen: Option<String>,
    #[serde(skip_serializing_if = "is_zero")]
    discarded: u16,
    #[serde(skip_serializing_if = "is_zero")]
    drawn: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    #[serde(skip_serializing_if = "is_false")]
    gained: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(number: &u16) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum PositionFault {
    #[error("not the form of a position: {message}")]
    Form { message: String },
    #[error("{key}: {found:?} is not possible; {expected}")]
    Unknown { key: &'static str, found: String, expected: String },
    #[error("{key}: {card} is in another place already")]
    Twice { key: &'static str, card: String },
    #[error("{key}: a position needs cards, not numbers or question marks")]
    Hidden { key: &'static str },
    #[error("{key}: {why}")]
    Wrong { key: &'static str, why: String },
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

impl Positions for Vale {
    type Faults = Faults;

    fn write_position(view: &View, out: &mut dyn Write) -> fmt::Result {
        let json = serde_json::to_string(&Position::of(view)).map_err(|_| fmt::Error)?;
        out.write_str(&json)
    }

    fn read_position(config: &Config, json: &str) -> Result<State, Faults> {
        let position: Position = serde_json::from_str(json)
            .map_err(|error| Faults(vec![PositionFault::Form { message: error.to_string() }]))?;
        Reader::new(config).read(&position)
    }
}

fn by_seat<T>(config: &Config, of: impl Fn(Seat) -> T) -> BTreeMap<String, T> {
    Seat::first(config.seats).map(|seat| (seat.to_string(), of(seat))).collect()
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Reveal => "reveal",
        Phase::Hunt => "hunt",
        Phase::Action => "action",
        Phase::Resolution => "resolution",
        Phase::Over { .. } => "over",
    }
}

impl Position {
    fn of(view: &View) -> Position {
        let (common, config) = (&view.common, &view.config);
        let key = |card: Card| config.key(card).to_owned();
        let keys = |cards: CardSet| -> Vec<String> { cards.iter().map(key).collect() };
        let cause = match common.phase {
            Phase::Over { cause } => Some(cause.word().to_owned()),
            _ => None,
        };
        let marked = |card: &Card| match common.marker(*card) {
            Some(seat) => format!("{} {seat}", config.key(*card)),
            None => key(*card),
        };
        let numbers = &common.pile_numbers;
        let present = common.piles.len() - 1;
        let tag = |pile: usize| if pile == present { String::new() } else { format!("@{}", numbers[pile]) };
        let hand = |seat: Seat| {
            let mut hand = keys(view.hand(seat));
            hand.extend((0..view.unknown(seat)).map(|_| "?".to_owned()));
            hand
        };
        let drawn = |seat: Seat| -> Vec<String> {
            let pile_of = |pile: usize| match view.secrets[seat] {
                Some(own) => own.and(common.piles[pile]).iter().map(key).collect(),
                None => vec!["?".to_owned(); usize::from(common.players[seat].drawn[pile])],
            };
            let piles = (0..common.piles.len())
                .flat_map(|pile| pile_of(pile).into_iter().map(move |card| (card, pile)).collect::<Vec<_>>());
            piles.map(|(card, pile)| format!("{card}{}", tag(pile))).collect()
        };
        let drawers = Seat::first(config.seats).filter(|seat| common.players[*seat].drawn_len() > 0);
        let open = Seat::first(config.seats).all(|seat| view.secrets[seat].is_some());
        let held = Seat::ALL.iter().filter_map(|seat| view.secrets[*seat]).fold(CardSet::EMPTY, CardSet::or);
        let deck = if open {
            Deck::Cards(keys(common.piles[present].and_not(held)))
        } else {
            Deck::Count(common.pile_len())
        };
        let unseen =
            (0..common.piles.len()).map(|pile| (numbers[pile].to_string(), keys(common.piles[pile])));
        Position {
            phase: Some(phase_word(common.phase).to_owned()),
            round: Some(common.round),
            first: Some(common.first.to_string()),
            active: Some(common.active.to_string()),
            cause,
            scores: by_seat(config, |seat| common.players[seat].score),
            stones: by_seat(config, |seat| common.players[seat].stones.counts()),
            display: common.display.iter().map(marked).collect(),
            areas: by_seat(config, |seat| common.players[seat].area.iter().map(|card| key(*card)).collect()),
            hands: by_seat(config, hand),
            drawn: drawers.map(|seat| (seat.to_string(), drawn(seat))).collect(),
            discard: keys(common.discard),
            deck: Some(deck),
            known_top: common.top.map(key),
            pile: Some(numbers[present]),
            unseen: Some(unseen.collect()),
            used: used_keys(view, common.active, common.used),
            effects: common.frames.iter().map(|frame| Effect::of(view, frame)).collect(),
        }
    }
}

fn used_keys(view: &View, seat: Seat, used: Slots) -> Vec<String> {
    let area = view.common.players[seat].area.iter().enumerate();
    let used = area.filter(|(slot, _)| used.contains(*slot));
    used.map(|(_, card)| view.config.key(*card).to_owned()).collect()
}

impl Effect {
    fn of(view: &View, frame: &Frame) -> Effect {
        let config = &view.config;
        let key = |card: Card| config.key(card).to_owned();
        let program = config.data.card(frame.of).program(frame.kind);
        let choice = config.data.choices.iter().find(|choice| choice.card == frame.of);
        let option =
            |number: usize| choice.map_or(String::new(), |choice| choice.options[number].key.clone());
        Effect {
            seat: frame.seat.to_string(),
            source: key(frame.source),
            of: (frame.of != frame.source).then(|| key(frame.of)),
            kind: Some(frame.kind.key().to_owned()),
            at: program.map_or(0, |program| frame.at - program.start),
            chosen: frame.chosen.map(key),
            discarded: frame.discarded,
            drawn: u16::from(frame.drawn),
            target: frame.target.map(|seat| seat.to_string()),
            used: used_keys(view, frame.seat, frame.used),
            options: frame.options.iter().map(option).collect(),
            gained: frame.gained,
        }
    }
}
