//! Positions in the form of the notation page, written and read a second time.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::cards::{self, COLOURS, KINDS, Word, word};
use crate::state::{Laid, Occasion, Player, State, Step, Work};
use crate::values::{Payment, from_letters, letters};

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Everything is seen.
    Open,
    Of(usize),
    Audience,
}

/// Where order means nothing, numbers ascend.
fn sorted<'a>(cards: impl IntoIterator<Item = &'a usize>) -> Value {
    let mut cards: Vec<usize> = cards.into_iter().copied().collect();
    cards.sort_unstable();
    json!(cards)
}

fn by_colour(artifacts: &[Word]) -> Value {
    let count = |colour| artifacts.iter().filter(|other| **other == colour).count();
    Value::Object(COLOURS.into_iter().map(|colour| (colour.to_owned(), json!(count(colour)))).collect())
}

fn phase(step: Step) -> (&'static str, Option<Occasion>) {
    match step {
        Step::Action => ("action", None),
        Step::Summon => ("summon", None),
        Step::Cards => ("cards", None),
        Step::Abilities => ("abilities", None),
        Step::Gem => ("gem", None),
        Step::Slot => ("slot", None),
        Step::Pay => ("pay", None),
        Step::Die { .. } => ("die", None),
        Step::Forge => ("forge", None),
        Step::Place => ("place", None),
        Step::Exchange => ("exchange", None),
        Step::Rune => ("rune", None),
        Step::DrawSmithies(occasion) => ("draw-smithies", Some(occasion)),
        Step::DrawHand(occasion) => ("draw-hand", Some(occasion)),
        Step::DrawDisplay(occasion) => ("draw-display", Some(occasion)),
        Step::DrawStart => ("draw-start", None),
        Step::DrawDie => ("draw-die", None),
        Step::DrawCard { .. } => ("draw-card", None),
        Step::Over(_) => ("over", None),
    }
}

impl State {
    /// The whole position as these eyes see it.
    pub(crate) fn position(&self, eyes: Eyes) -> Value {
        let (phase, occasion) = phase(self.step);
        let players = self.players.iter().enumerate();
        let mut keys = json!({
            "phase": phase,
            "active": format!("P{}", self.active),
            "first": format!("P{}", self.first),
            "round": self.round,
            "supply": self.supply,
            "display": self.display.iter().map(|card| card.unwrap_or(0)).collect::<Vec<_>>(),
            "draw": sorted(&self.pile),
            "discard": sorted(&self.discard),
            "smithies": self.smithies.values().map(|artifact| artifact.unwrap_or("none")).collect::<Vec<_>>(),
            "artifacts": by_colour(&self.artifacts),
            "artifact_discard": by_colour(&self.artifact_discard),
            "wild_artifacts": self.wild_artifacts,
            "runes": self.runes,
            "players": players
                .map(|(seat, player)| (format!("P{seat}"), player.position(eyes == Eyes::Open || eyes == Eyes::Of(seat))))
                .collect::<Map<_, _>>(),
            "swapped": self.swapped,
        });
        if let Some(occasion) = occasion {
            keys["occasion"] = json!(match occasion {
                Occasion::Setup => "setup",
                Occasion::Turn => "turn",
                Occasion::Exchange => "exchange",
            });
        }
        if let Step::Over(cause) = self.step {
            keys["cause"] = json!(cause);
        }
        if let Step::Die { face, left } | Step::DrawCard { face, left } = self.step {
            keys["die"] = json!({ "face": face, "left": left });
        }
        self.write_action_under_way(&mut keys);
        keys
    }

    fn write_action_under_way(&self, keys: &mut Value) {
        if !self.laid.is_empty() {
            keys["laid"] = self.laid.iter().map(|laid| laid.card).collect();
        }
        for laid in &self.laid {
            if !laid.used.is_empty() {
                keys["used"][laid.card.to_string()] = sorted(&laid.used);
            }
        }
        if self.laid.iter().any(|laid| laid.extra) {
            keys["extra"] = self.laid.iter().filter(|laid| laid.extra).map(|laid| laid.card).collect();
        }
        match self.work {
            Work::Nothing => {}
            Work::Part { card, part, next } => {
                keys["working"] = json!({ "card": card, "part": part, "next": next });
            }
            Work::Artifact { smithy, with } => keys["forging"] = json!({ "smithy": smithy, "with": with }),
        }
        if !self.forged.is_empty() {
            keys["forged"] = sorted(&self.forged);
        }
    }
}

impl Player {
    fn position(&self, seen: bool) -> Value {
        let pile = |cards: &[usize]| if seen { sorted(cards) } else { json!(cards.len()) };
        let gems: Payment = KINDS.map(|kind| self.gems[kind]);
        let mut keys = json!({
            "score": self.score,
            "gems": letters(&gems),
            "ore": self.ore,
            "hand": pile(&self.hand),
            "draw": pile(&self.draw),
            "discard": sorted(&self.discard),
            "removed": sorted(&self.removed),
            "known": self.known,
            "unseen": self.unseen,
            "runes": cards::runes().into_iter().filter(|rune| self.has(rune)).collect::<Vec<_>>(),
            "rows": self.rows.each_ref().map(written_row),
        });
        if let Some(colour) = self.wild_color {
            keys["wild_color"] = json!(colour);
        }
        keys
    }
}

fn written_row(row: &BTreeMap<Word, Word>) -> Vec<String> {
    let there = KINDS.into_iter().filter(|space| row.contains_key(space));
    there.map(|space| if row[space] == "wild" { format!("{space}*") } else { space.to_owned() }).collect()
}

fn read_seat(value: &Value) -> usize {
    let text = value.as_str().expect("a seat is a text");
    text.strip_prefix('P').and_then(|digits| digits.parse().ok()).expect("a seat is written P0")
}

fn read_number(value: &Value) -> usize {
    value.as_u64().expect("a number, not below 0") as usize
}

fn read_numbers(value: &Value) -> Vec<usize> {
    value.as_array().into_iter().flatten().map(read_number).collect()
}

fn read_words(known: &[Word], value: &Value) -> Vec<Word> {
    let texts = value.as_array().into_iter().flatten().map(|text| text.as_str().expect("a text"));
    texts.map(|text| word(known, text).expect("a known word")).collect()
}

fn read_counts(value: &Value) -> Vec<Word> {
    let count = |colour: Word| std::iter::repeat_n(colour, read_number(&value[colour]));
    COLOURS.into_iter().flat_map(count).collect()
}

impl State {
    /// Reads a position between two actions in which every key is written.
    pub(crate) fn read(druids: &[Word], most_rounds: usize, position: &Value) -> State {
        let mut state = State::setup(druids, None, most_rounds);
        state.step = match position["phase"].as_str().expect("a text") {
            "action" => Step::Action,
            "summon" => Step::Summon,
            "cards" => Step::Cards,
            "abilities" => Step::Abilities,
            "forge" => Step::Forge,
            "exchange" => Step::Exchange,
            other => panic!("no game of these begins in phase {other}"),
        };
        state.active = read_seat(&position["active"]);
        state.first = read_seat(&position["first"]);
        state.round = read_number(&position["round"]);
        for (piece, count) in &mut state.supply {
            *count = read_number(&position["supply"][*piece]);
        }
        for (slot, card) in state.display.iter_mut().zip(read_numbers(&position["display"])) {
            *slot = Some(card).filter(|card| *card > 0);
        }
        state.pile = read_numbers(&position["draw"]);
        state.discard = read_numbers(&position["discard"]);
        let artifacts = read_words(&[&COLOURS[..], &["none"]].concat(), &position["smithies"]);
        for (place, artifact) in state.smithies.values_mut().zip(artifacts) {
            *place = Some(artifact).filter(|artifact| *artifact != "none");
        }
        state.artifacts = read_counts(&position["artifacts"]);
        state.artifact_discard = read_counts(&position["artifact_discard"]);
        state.wild_artifacts = read_number(&position["wild_artifacts"]);
        for (rune, copies) in &mut state.runes {
            *copies = read_number(&position["runes"][*rune]);
        }
        state.swapped = position["swapped"] == json!(true);
        state.laid = read_numbers(&position["laid"]).into_iter().map(Laid::new).collect();
        state.forged = read_numbers(&position["forged"]);
        for (seat, player) in state.players.iter_mut().enumerate() {
            player.read(&position["players"][format!("P{seat}")]);
        }
        state
    }
}

impl Player {
    fn read(&mut self, keys: &Value) {
        self.score = read_number(&keys["score"]);
        let gems = from_letters(keys["gems"].as_str().expect("letters"));
        self.gems = KINDS.into_iter().zip(gems).collect();
        self.ore = read_number(&keys["ore"]);
        self.hand = read_numbers(&keys["hand"]);
        self.draw = read_numbers(&keys["draw"]);
        self.discard = read_numbers(&keys["discard"]);
        self.removed = read_numbers(&keys["removed"]);
        self.known = read_numbers(&keys["known"]).into_iter().collect::<BTreeSet<_>>();
        self.unseen = read_numbers(&keys["unseen"]).into_iter().collect::<BTreeSet<_>>();
        self.runes = read_words(&cards::runes(), &keys["runes"]);
        self.wild_color = keys["wild_color"].as_str().and_then(|text| word(&COLOURS, text));
        for (row, texts) in self.rows.iter_mut().zip(keys["rows"].as_array().expect("two rows")) {
            for text in texts.as_array().expect("a row").iter().map(|text| text.as_str().expect("a text")) {
                let space = word(&KINDS, text.trim_end_matches('*')).expect("a space");
                row.insert(space, if text.ends_with('*') { "wild" } else { space });
            }
        }
    }
}
