//! Any position as JSON text, and views in the same form with `?` for what is secret.

use core::fmt::{self, Write};
use std::collections::BTreeMap;

use kernel::{Bag, Positions, Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Dolmengoetter;
use crate::config::Config;
use crate::ids::{CircleId, Dolmen, MAX_DOLMENS, MAX_STACK, Place, PlaceSet, VALUES, Value};
use crate::phase::druids;
use crate::state::{Broken, Cause, Kind, Phase, Right, State};
use crate::view::View;

/// No game comes near it, and what a game can add to it still fits into a score.
const MAX_SCORE: u16 = 9_999;

/// A position as written. Keys that are missing are empty or as at the start of a game.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    phase: Option<String>,
    active: Option<String>,
    first: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pending: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    final_queue: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    passes: u8,
    scores: BTreeMap<String, u16>,
    supply: BTreeMap<String, Supply>,
    built: BTreeMap<String, u8>,
    druids: BTreeMap<String, Vec<Druid>>,
    stones: BTreeMap<String, Vec<u8>>,
    stacks: BTreeMap<String, Vec<String>>,
    /// For each dolmen of `stacks`, which of its owner's it was, counted from 0.
    order: BTreeMap<String, Vec<u8>>,
    scored: Vec<String>,
    /// Dolmens shown at scorings: by player, the number of the dolmen and its value.
    shown: BTreeMap<String, Values>,
    /// What everybody can work out of each player: dolmens in the supply or face down.
    unrevealed: BTreeMap<String, Values>,
}

type Values = BTreeMap<String, u8>;

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Supply {
    stones: Option<u8>,
    dolmens: Option<Dolmens>,
}

/// The owner sees values, others a number.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Dolmens {
    Count(u8),
    Values(Values),
}

/// `23` stands, `"23*"` lies.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Druid {
    Standing(u8),
    Marked(String),
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum PositionFault {
    #[error("not the form of a position: {message}")]
    Form { message: String },
    #[error("{key}: {found:?} is not possible; {expected}")]
    Unknown { key: &'static str, found: String, expected: String },
    #[error("{key}: place {place} is not free for another piece")]
    Crowded { key: &'static str, place: Place },
    #[error("supply.{seat}.dolmens: a position needs values such as {{\"1\": 6, \"2\": 4}}, not a number")]
    HiddenSupply { seat: Seat },
    #[error("stacks.{circle}: {found:?} does not say a value; write P0:3")]
    HiddenValue { circle: String, found: String },
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

impl Positions for Dolmengoetter {
    type Faults = Faults;

    fn write_position(view: &View, out: &mut dyn Write) -> fmt::Result {
        let json = serde_json::to_string(&Position::of(view)).map_err(|_| fmt::Error)?;
        out.write_str(&json)
    }

    fn read_position(config: &Config, json: &str) -> Result<State, Faults> {
        let position: Position = serde_json::from_str(json)
            .map_err(|error| Faults(vec![PositionFault::Form { message: error.to_string() }]))?;
        Reader { config, faults: Vec::new() }.read(&position)
    }
}

fn values(bag: &Bag<VALUES>) -> Values {
    Value::ALL.iter().map(|value| (value.points().to_string(), bag.count(value.kind()))).collect()
}

fn by_seat<T>(config: &Config, of: impl Fn(Seat) -> T) -> BTreeMap<String, T> {
    Seat::first(config.seats).map(|seat| (seat.to_string(), of(seat))).collect()
}

fn numbers(places: PlaceSet) -> Vec<u8> {
    places.iter().map(Place::number).collect()
}

impl Position {
    fn of(view: &View) -> Position {
        let (common, config) = (&view.common, &view.config);
        let (phase, left, cause) = match common.phase {
            Phase::Start => ("start", None, None),
            Phase::Setup => ("setup", None, None),
            Phase::Action => ("action", None, None),
            Phase::Stone { left } => ("stone", Some(left.number()), None),
            Phase::Dolmen { left } => ("dolmen", Some(left.number()), None),
            Phase::Over { cause } => ("over", None, Some(cause.word().to_owned())),
        };
        let right = |right: &Right| {
            format!("{} {} {}", config.circle_name(right.circle), right.kind.word(), right.seat)
        };
        let druid = |place: Place| {
            if common.lying.contains(place) {
                Druid::Marked(format!("{place}*"))
            } else {
                Druid::Standing(place.number())
            }
        };
        let name = |circle: CircleId| config.circle_name(circle).to_owned();
        Position {
            phase: Some(phase.to_owned()),
            active: Some(common.active.to_string()),
            first: Some(common.first.to_string()),
            left,
            pending: common.pending.iter().map(right).collect(),
            final_queue: common.final_round.map(|waiting| queue(common.active, config.seats, waiting)),
            cause,
            passes: common.passes,
            scores: by_seat(config, |seat| common.players[seat].score),
            supply: by_seat(config, |seat| Supply {
                stones: Some(common.players[seat].stones),
                dolmens: Some(match &view.secrets[seat] {
                    Some(secret) => Dolmens::Values(values(&secret.supply)),
                    None => Dolmens::Count(common.players[seat].dolmens),
                }),
            }),
            built: by_seat(config, |seat| common.players[seat].built),
            druids: by_seat(config, |seat| common.druids[seat].iter().map(druid).collect()),
            stones: by_seat(config, |seat| numbers(common.stones[seat])),
            stacks: common
                .stacked
                .iter()
                .map(|circle| (name(circle), view.stack(circle).map(dolmen_text).collect()))
                .collect(),
            order: common
                .stacked
                .iter()
                .map(|circle| (name(circle), view.stack(circle).map(|(dolmen, _)| dolmen.number()).collect()))
                .collect(),
            scored: common.scored.iter().map(name).collect(),
            shown: by_seat(config, |seat| {
                let shown = common.players[seat].shown.iter().enumerate();
                shown.filter_map(|(number, value)| Some((number.to_string(), (*value)?.points()))).collect()
            }),
            unrevealed: by_seat(config, |seat| values(&common.players[seat].unrevealed)),
        }
    }
}

fn dolmen_text((dolmen, value): (Dolmen, Option<Value>)) -> String {
    match value {
        Some(value) => format!("{}:{}", dolmen.owner(), value.points()),
        None => format!("{}:?", dolmen.owner()),
    }
}

/// The players who still have a turn, in their order.
fn queue(active: Seat, seats: u8, waiting: SeatSet) -> Vec<String> {
    (1..=seats)
        .map(|steps| active.clockwise(steps, seats))
        .filter(|seat| waiting.contains(*seat))
        .map(|seat| seat.to_string())
        .collect()
}

/// Reads a position and collects every fault.
struct Reader<'a> {
    config: &'a Config,
    faults: Vec<PositionFault>,
}

impl Reader<'_> {
    fn read(mut self, position: &Position) -> Result<State, Faults> {
        let mut state = State::new(self.config);
        self.read_pieces(position, &mut state);
        self.read_players(position, &mut state);
        self.read_stacks(position, &mut state);
        self.read_course(position, &mut state);
        if self.faults.is_empty() {
            self.check(position, &state);
        }
        if self.faults.is_empty() { Ok(state) } else { Err(Faults(self.faults)) }
    }

    fn unknown(&mut self, key: &'static str, found: impl Into<String>, expected: impl Into<String>) {
        let (found, expected) = (found.into(), expected.into());
        self.faults.push(PositionFault::Unknown { key, found, expected });
    }

    fn wrong(&mut self, key: &'static str, why: impl Into<String>) {
        self.faults.push(PositionFault::Wrong { key, why: why.into() });
    }

    fn seat(&mut self, key: &'static str, text: &str) -> Option<Seat> {
        let seats = self.config.seats;
        let seat = text.parse::<Seat>().ok().filter(|seat| seat.number() < seats);
        if seat.is_none() {
            self.unknown(key, text, format!("a seat of this table, P0 to P{}", seats - 1));
        }
        seat
    }

    fn place(&mut self, key: &'static str, number: u8) -> Option<Place> {
        let place = self.config.board.place_numbered(number);
        if place.is_none() {
            self.unknown(
                key,
                number.to_string(),
                format!("a place from 1 to {}", self.config.board.place_count()),
            );
        }
        place
    }

    fn circle(&mut self, key: &'static str, name: &str) -> Option<CircleId> {
        let circle = self.config.board.circle_named(name);
        if circle.is_none() {
            let names: Vec<&str> = self.config.board.circles.iter().map(|c| c.name.as_str()).collect();
            self.unknown(key, name, format!("a circle of the board: {}", names.join(" ")));
        }
        circle
    }

    fn bag(&mut self, key: &'static str, values: &Values) -> Bag<VALUES> {
        let mut counts = [0; VALUES];
        for (text, count) in values {
            match text.parse().ok().and_then(Value::from_points) {
                Some(value) if usize::from(*count) <= MAX_DOLMENS => counts[value.kind()] = *count,
                _ => self.unknown(
                    key,
                    format!("{text}: {count}"),
                    format!("values 1 to 4, at most {MAX_DOLMENS} of each"),
                ),
            }
        }
        Bag::new(counts)
    }

    fn read_pieces(&mut self, position: &Position, state: &mut State) {
        for (name, list) in &position.druids {
            let Some(seat) = self.seat("druids", name) else { continue };
            for druid in list {
                let (number, lies) = match druid {
                    Druid::Standing(number) => (Some(*number), false),
                    Druid::Marked(text) => {
                        let digits = text.strip_suffix('*');
                        (digits.unwrap_or(text).parse().ok(), digits.is_some())
                    }
                };
                let Some(number) = number else {
                    self.wrong("druids", "write 23 for a standing druid, \"23*\" for a lying one");
                    continue;
                };
                let Some(place) = self.place("druids", number) else { continue };
                if !state.free().contains(place) {
                    self.faults.push(PositionFault::Crowded { key: "druids", place });
                }
                state.common.druids[seat].insert(place);
                if lies {
                    state.common.lying.insert(place);
                }
            }
        }
        for (name, list) in &position.stones {
            let Some(seat) = self.seat("stones", name) else { continue };
            for number in list {
                let Some(place) = self.place("stones", *number) else { continue };
                if !state.free().contains(place) {
                    self.faults.push(PositionFault::Crowded { key: "stones", place });
                }
                state.common.stones[seat].insert(place);
            }
        }
        for name in &position.scored {
            if let Some(circle) = self.circle("scored", name) {
                state.common.scored.insert(circle);
            }
        }
    }

    fn read_players(&mut self, position: &Position, state: &mut State) {
        for (name, score) in &position.scores {
            if let Some(seat) = self.seat("scores", name) {
                state.common.players[seat].score = *score;
            }
            if *score > MAX_SCORE {
                self.wrong("scores", format!("{score} points; at most {MAX_SCORE} can be written"));
            }
        }
        for (name, supply) in &position.supply {
            let Some(seat) = self.seat("supply", name) else { continue };
            if let Some(stones) = supply.stones {
                state.common.players[seat].stones = stones;
            }
            match &supply.dolmens {
                None => {}
                Some(Dolmens::Count(_)) => self.faults.push(PositionFault::HiddenSupply { seat }),
                Some(Dolmens::Values(values)) => {
                    let bag = self.bag("supply", values);
                    state.secrets[seat].supply = bag;
                    state.common.players[seat].dolmens = bag.len() as u8;
                    state.common.players[seat].unrevealed = bag;
                }
            }
        }
    }

    fn read_stacks(&mut self, position: &Position, state: &mut State) {
        let mut used = SeatMap::<u8>::default();
        // In board order, so that dolmens without a number get the same one whatever the file's order.
        for circle in self.config.board.circle_ids() {
            let Some(list) = position.stacks.get(self.config.circle_name(circle)) else { continue };
            let order = position.order.get(self.config.circle_name(circle));
            if list.len() > MAX_STACK || order.is_some_and(|order| order.len() != list.len()) {
                self.wrong("stacks", "at most 6 dolmens, and as many in order as in stacks");
                continue;
            }
            for (level, text) in list.iter().enumerate() {
                let Some((seat, value)) = self.dolmen(circle, text) else { continue };
                let number = order.map_or(used[seat], |order| order[level]);
                if usize::from(number) >= MAX_DOLMENS {
                    self.wrong(
                        "order",
                        format!("a player has at most {MAX_DOLMENS} dolmens, counted from 0"),
                    );
                    continue;
                }
                used[seat] += 1;
                state.common.stacks[circle.index()].push(Dolmen::new(seat, number));
                state.common.stacked.insert(circle);
                state.common.players[seat].unrevealed.put(value.kind());
                state.secrets[seat].laid[usize::from(number)] = value;
            }
        }
        for name in position.stacks.keys().chain(position.order.keys()) {
            self.circle("stacks", name);
        }
        for seat in Seat::first(self.config.seats) {
            let said = position.built.get(&seat.to_string());
            state.common.players[seat].built = said.copied().unwrap_or(used[seat]);
        }
        for name in position.built.keys() {
            self.seat("built", name);
        }
        for (name, shown) in &position.shown {
            let Some(seat) = self.seat("shown", name) else { continue };
            for (number, points) in shown {
                let index = number.parse().ok().filter(|index: &usize| *index < MAX_DOLMENS);
                match (index, Value::from_points(*points)) {
                    (Some(index), Some(value)) => state.common.players[seat].shown[index] = Some(value),
                    _ => self.unknown(
                        "shown",
                        format!("{number}: {points}"),
                        "a dolmen's number and its value",
                    ),
                }
            }
        }
    }

    fn dolmen(&mut self, circle: CircleId, text: &str) -> Option<(Seat, Value)> {
        let (seat, value) = text.split_once(':').unwrap_or((text, ""));
        let seat = self.seat("stacks", seat)?;
        let value = value.parse().ok().and_then(Value::from_points);
        if value.is_none() {
            let circle = self.config.circle_name(circle).to_owned();
            self.faults.push(PositionFault::HiddenValue { circle, found: text.to_owned() });
        }
        Some((seat, value?))
    }

    fn read_course(&mut self, position: &Position, state: &mut State) {
        if let Some(text) = &position.active
            && let Some(seat) = self.seat("active", text)
        {
            state.common.active = seat;
        }
        if let Some(text) = &position.first
            && let Some(seat) = self.seat("first", text)
        {
            state.common.first = seat;
        }
        state.common.passes = position.passes;
        if let Some(queue) = &position.final_queue {
            state.common.final_round =
                Some(queue.iter().filter_map(|text| self.seat("final_queue", text)).collect());
        }
        for text in &position.pending {
            self.read_right(text, state);
        }
        let left = position.left.and_then(|number| self.place("left", number));
        let phase = position.phase.as_deref().unwrap_or("action");
        state.common.phase = match (phase, left, position.cause.as_deref()) {
            ("start", None, None) => Phase::Start,
            ("setup", None, None) => Phase::Setup,
            ("action", None, None) => Phase::Action,
            ("stone", Some(left), None) => Phase::Stone { left },
            ("dolmen", Some(left), None) => Phase::Dolmen { left },
            ("over", None, Some("last-dolmen")) => Phase::Over { cause: Cause::LastDolmen },
            ("over", None, Some("last-stone")) => Phase::Over { cause: Cause::LastStone },
            _ => {
                self.unknown(
                    "phase",
                    phase,
                    "start, setup, action; stone or dolmen with left; over with cause last-dolmen or last-stone",
                );
                return;
            }
        };
    }

    fn read_right(&mut self, text: &str, state: &mut State) {
        let words: Vec<&str> = text.split(' ').collect();
        let [circle, kind, seat] = words[..] else {
            self.unknown("pending", text, "a right such as B2 majority P0");
            return;
        };
        let kind = match kind {
            "majority" => Kind::Majority,
            "tie" => Kind::Tie,
            _ => return self.unknown("pending", text, "majority or tie"),
        };
        let (Some(circle), Some(seat)) = (self.circle("pending", circle), self.seat("pending", seat)) else {
            return;
        };
        if state.common.pending.is_full() {
            return self.wrong("pending", "at most 8 rights can be pending");
        }
        state.common.pending.push(Right { circle, kind, seat });
    }

    /// What only the whole position shows.
    fn check(&mut self, position: &Position, state: &State) {
        if let Err(broken) = state.audit() {
            self.faults.push(PositionFault::Broken { broken });
            return;
        }
        let (common, board) = (&state.common, self.config.board);
        match common.phase {
            Phase::Start if self.config.start.is_some() => {
                self.wrong("phase", "the options name the start player, so none is to be drawn");
            }
            Phase::Setup if common.druids[common.active].len() >= self.config.data.rules.druids => {
                self.wrong("active", "this player has set up all druids");
            }
            Phase::Action if druids::is_stuck(state) => {
                self.wrong("active", "this player can do nothing; such a turn passes by itself");
            }
            Phase::Stone { left } if !state.free().contains(left) => {
                self.wrong("left", "the place just left must be free");
            }
            Phase::Stone { .. } if common.players[common.active].stones == 0 => {
                self.wrong("phase", "a player without stones is not asked for one");
            }
            Phase::Stone { .. }
                if common.players[common.active].score <= self.config.data.rules.score_minimum =>
            {
                self.wrong("phase", "with the last point left the stone is compulsory, not asked");
            }
            Phase::Dolmen { left } => {
                if !common.stones[common.active].contains(left) {
                    self.wrong("left", "the active player's stone must be on the place just left");
                }
                for right in common.pending.iter() {
                    let stack = &common.stacks[right.circle.index()];
                    if !board.circles_at[left.index()].contains(&right.circle)
                        || stack.len() >= board.circle(right.circle).factors.len()
                    {
                        self.wrong(
                            "pending",
                            "a right needs a circle at the place left, with room for a dolmen",
                        );
                    }
                }
                if common.players[common.pending[0].seat].dolmens == 0 {
                    self.wrong("pending", "the first right belongs to a player without dolmens");
                }
            }
            _ => {}
        }
        for seat in Seat::first(self.config.seats) {
            let said = position.unrevealed.get(&seat.to_string());
            if said.is_some_and(|said| self.bag("unrevealed", said) != common.players[seat].unrevealed) {
                self.wrong("unrevealed", "it is not the supply and the face-down dolmens together");
            }
        }
    }
}
