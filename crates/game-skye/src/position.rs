//! Any position as JSON text, and views in the same form with `?` for what is secret.

use core::fmt::{self, Write};
use std::collections::BTreeMap;

use kernel::{List, Positions, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Skye;
use crate::config::Config;
use crate::data::WRITTEN_GOLD;
use crate::hooks;
use crate::ids::{DRAWN, Direction, LETTERS, MAX_TERRITORY, SLOTS, ScoringId, TABLETS, TileId, TileSet};
use crate::illegal::Illegal;
use crate::notation::{read_cell, read_turns};
use crate::state::{Broken, Fate, Mark, Phase, Refill, State, Ware};
use crate::view::View;

/// No game comes near it, and what a game can add to it still fits into a score.
const MAX_SCORE: u16 = 9_999;

/// A position as written. Keys that are missing are empty or as at the start of a game.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    phase: Option<String>,
    round: Option<u8>,
    start: Option<String>,
    active: Option<String>,
    scoring: Option<Vec<String>>,
    gold: BTreeMap<String, u16>,
    scores: BTreeMap<String, u16>,
    territories: BTreeMap<String, Vec<String>>,
    pending: BTreeMap<String, Vec<String>>,
    offers: BTreeMap<String, Vec<String>>,
    committed: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bought: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own_left: Option<u8>,
    tablets: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dolmen: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refill: Option<String>,
    lost: BTreeMap<String, Vec<String>>,
    bag: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stock: Option<Vec<String>>,
    out: Option<Vec<String>>,
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum PositionFault {
    #[error("not the form of a position: {message}")]
    Form { message: String },
    #[error("{key}: {found:?} is not possible; {expected}")]
    Unknown { key: &'static str, found: String, expected: String },
    #[error("{key}: {tile} is somewhere else already")]
    Twice { key: &'static str, tile: String },
    #[error("territories: {found:?} does not fit there: {}", misfit(*why))]
    Misfit { found: String, why: Illegal },
    #[error("offers: {found:?} hides something; a position needs the axe and prices")]
    Hidden { found: String },
    #[error("{key}: {why}")]
    Wrong { key: &'static str, why: String },
    #[error("the position breaks an invariant: {broken:?}")]
    Broken { broken: Broken },
}

/// Why a tile does not fit, in words.
fn misfit(why: Illegal) -> String {
    match why {
        Illegal::CellTaken { .. } => "another tile lies on this cell".to_owned(),
        Illegal::NotAdjacent { .. } => {
            "the cell touches neither the castle nor a tile written before it".to_owned()
        }
        Illegal::EdgeMismatch { side, .. } => {
            let side = match side {
                Direction::North => "north",
                Direction::East => "east",
                Direction::South => "south",
                Direction::West => "west",
            };
            format!(
                "its neighbour in the {side} has another terrain at the edge they share; turn it or move it"
            )
        }
        _ => format!("a territory has at most {MAX_TERRITORY} tiles, the castle among them"),
    }
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

impl Positions for Skye {
    type Faults = Faults;

    fn write_position(view: &View, out: &mut dyn Write) -> fmt::Result {
        let json = serde_json::to_string(&Position::of(view)).map_err(|_| fmt::Error)?;
        out.write_str(&json)
    }

    fn read_position(config: &Config, json: &str) -> Result<State, Faults> {
        let position: Position = serde_json::from_str(json)
            .map_err(|error| Faults(vec![PositionFault::Form { message: error.to_string() }]))?;
        Reader { config, faults: Vec::new(), seen: TileSet::EMPTY }.read(&position)
    }
}

fn by_seat<T>(config: &Config, of: impl Fn(Seat) -> T) -> BTreeMap<String, T> {
    Seat::first(config.seats).map(|seat| (seat.to_string(), of(seat))).collect()
}

impl Phase {
    /// The word for what comes next.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Scoring => "scoring",
            Phase::Start => "start",
            Phase::Dolmen { .. } => "dolmen",
            Phase::Draw => "draw",
            Phase::Offers => "offers",
            Phase::FirstBuy { .. } => "first_buy",
            Phase::SecondBuy => "second_buy",
            Phase::BagDraw => "bag_draw",
            Phase::Keep => "keep",
            Phase::Build => "build",
            Phase::Over => "over",
        }
    }
}

impl Refill {
    const ALL: [Refill; 3] = [Refill::SetUp, Refill::Purchase, Refill::RoundEnd];

    /// The word for why druid tiles are drawn.
    pub fn word(self) -> &'static str {
        match self {
            Refill::SetUp => "setup",
            Refill::Purchase => "purchase",
            Refill::RoundEnd => "round_end",
        }
    }
}

impl Position {
    fn of(view: &View) -> Position {
        let (common, config) = (&view.common, &view.config);
        let name = |tile: TileId| config.tile_name(tile).to_owned();
        let names = |tiles: &[TileId]| tiles.iter().map(|tile| name(*tile)).collect::<Vec<_>>();
        let set = |tiles: TileSet| tiles.iter().map(name).collect::<Vec<_>>();
        let druids = config.variant.druids;
        let (bought, own_left) = match common.phase {
            Phase::FirstBuy { bought, own_left } => (Some(bought), Some(own_left)),
            _ => (None, None),
        };
        let scoring = match common.phase {
            Phase::Scoring => Vec::new(),
            _ => common.scoring.iter().map(|tile| config.scoring_name(*tile).to_owned()).collect(),
        };
        Position {
            phase: Some(common.phase.word().to_owned()),
            round: Some(common.round),
            start: Some(common.start.to_string()),
            active: Some(common.active.to_string()),
            scoring: Some(scoring),
            gold: by_seat(config, |seat| common.players[seat].gold),
            scores: by_seat(config, |seat| common.players[seat].score),
            territories: by_seat(config, |seat| {
                let placed = common.players[seat].territory.iter().skip(1);
                placed.map(|placed| format!("{} {} {}", name(placed.tile), placed.at, placed.turns)).collect()
            }),
            pending: by_seat(config, |seat| names(&common.players[seat].pending)),
            offers: by_seat(config, |seat| offers(view, seat)),
            committed: common.committed.iter().map(|seat| seat.to_string()).collect(),
            bought,
            own_left,
            tablets: by_seat(config, |seat| {
                let counts = config.data.tablets.iter().zip(common.players[seat].tablets);
                counts.flat_map(|(tablet, count)| (0..count).map(|_| tablet.key.clone())).collect()
            }),
            dolmen: druids
                .then(|| common.dolmen.iter().map(|slot| slot.map_or("-".to_owned(), name)).collect()),
            drawn: names(&common.drawn),
            refill: match common.phase {
                Phase::Dolmen { refill } => Some(refill.word().to_owned()),
                _ => None,
            },
            lost: by_seat(config, |seat| names(&common.players[seat].lost)),
            bag: Some(set(common.bag)),
            stock: druids.then(|| set(common.stock)),
            out: Some(set(common.out)),
        }
    }
}

/// The tiles drawn by a player and what became of them.
fn offers(view: &View, seat: Seat) -> Vec<String> {
    let entry = |(number, ware): (usize, &Ware)| {
        let (tile, price) = (view.config.tile_name(ware.tile), ware.price);
        match ware.fate {
            Fate::Screened => match view.screens[seat] {
                Some(screen) => match screen.marks[number] {
                    Some(Mark::Axe) => format!("{tile} axe"),
                    Some(Mark::Price(price)) => format!("{tile} {price}"),
                    None => tile.to_owned(),
                },
                None if view.common.committed.contains(seat) => format!("{tile} ?"),
                None => tile.to_owned(),
            },
            Fate::Thrown => format!("{tile} axe"),
            Fate::Offered => format!("{tile} {price}"),
            Fate::Sold { to } => format!("{tile} {price} sold {to}"),
            Fate::Own => format!("{tile} {price} own"),
            Fate::Kept => format!("{tile} {price} kept"),
        }
    };
    view.common.players[seat].stall.iter().flatten().enumerate().map(entry).collect()
}

/// Reads a position and collects every fault.
struct Reader<'a> {
    config: &'a Config,
    faults: Vec<PositionFault>,
    /// Every tile that lies somewhere.
    seen: TileSet,
}

impl Reader<'_> {
    fn read(mut self, position: &Position) -> Result<State, Faults> {
        let mut state = State::empty(self.config);
        state.common.bag = TileSet::EMPTY;
        state.common.stock = TileSet::EMPTY;
        self.read_course(position, &mut state);
        self.read_players(position, &mut state);
        self.read_tiles(position, &mut state);
        self.read_dolmen(position, &mut state);
        self.read_bags(position, &mut state);
        if let Phase::FirstBuy { own_left, .. } = &mut state.common.phase {
            let own = hooks::own_purchases(&state.common.players[state.common.active]);
            *own_left = position.own_left.unwrap_or(own);
        }
        let gold = state.gold_there();
        let told = position.gold.values().any(|gold| *gold > WRITTEN_GOLD);
        if gold > u32::from(WRITTEN_GOLD) && !told {
            self.wrong("gold", format!("{gold} in all; at most {WRITTEN_GOLD} can be written"));
        }
        state.common.in_play = gold.min(u32::from(u16::MAX)) as u16;
        if self.faults.is_empty()
            && let Err(broken) = state.audit()
        {
            self.faults.push(match broken {
                Broken::Phase { why } => PositionFault::Wrong { key: "phase", why: why.to_owned() },
                broken => PositionFault::Broken { broken },
            });
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

    /// A tile of this table, castles apart.
    fn tile(&mut self, key: &'static str, name: &str) -> Option<TileId> {
        let all = self.config.tiles();
        let tile = self.config.data.tile_named(name).filter(|tile| all.contains(*tile));
        if tile.is_none() {
            self.unknown(key, name, "a landscape or druid tile of this variant, such as L01");
        }
        tile
    }

    /// A tile that lies here and nowhere else.
    fn claim(&mut self, key: &'static str, name: &str) -> Option<TileId> {
        let tile = self.tile(key, name)?;
        if self.seen.contains(tile) {
            self.faults.push(PositionFault::Twice { key, tile: name.to_owned() });
            return None;
        }
        self.seen.insert(tile);
        Some(tile)
    }

    fn read_course(&mut self, position: &Position, state: &mut State) {
        state.common.round = position.round.unwrap_or(1);
        for (key, text) in [("start", &position.start), ("active", &position.active)] {
            let Some(text) = text else { continue };
            let Some(seat) = self.seat(key, text) else { continue };
            if key == "start" {
                state.common.start = seat;
                state.common.active = seat;
            } else {
                state.common.active = seat;
            }
        }
        let refill = position.refill.as_deref().unwrap_or("setup");
        let refill = Refill::ALL.into_iter().find(|known| known.word() == refill);
        let phase = match (position.phase.as_deref().unwrap_or("build"), refill) {
            ("scoring", _) => Some(Phase::Scoring),
            ("start", _) => Some(Phase::Start),
            ("dolmen", Some(refill)) => Some(Phase::Dolmen { refill }),
            ("draw", _) => Some(Phase::Draw),
            ("offers", _) => Some(Phase::Offers),
            ("first_buy", _) => {
                Some(Phase::FirstBuy { bought: position.bought.unwrap_or(false), own_left: 0 })
            }
            ("second_buy", _) => Some(Phase::SecondBuy),
            ("bag_draw", _) => Some(Phase::BagDraw),
            ("keep", _) => Some(Phase::Keep),
            ("build", _) => Some(Phase::Build),
            ("over", _) => Some(Phase::Over),
            _ => None,
        };
        match phase {
            Some(phase) => state.common.phase = phase,
            None => self.unknown(
                "phase",
                position.phase.clone().unwrap_or_default(),
                "scoring, start, draw, offers, first_buy, second_buy, bag_draw, keep, build, over, or dolmen \
                 with refill setup, purchase or round_end",
            ),
        }
        let in_first_buy = matches!(state.common.phase, Phase::FirstBuy { .. });
        if (position.bought.is_some() || position.own_left.is_some()) && !in_first_buy {
            self.wrong("bought", "bought and own_left belong to the phase first_buy");
        }
        if position.refill.is_some() && !matches!(state.common.phase, Phase::Dolmen { .. }) {
            self.wrong("refill", "it belongs to the phase dolmen");
        }
        self.read_scoring(position, state);
        for text in &position.committed {
            if let Some(seat) = self.seat("committed", text) {
                state.common.committed = state.common.committed.with(seat);
            }
        }
    }

    fn read_scoring(&mut self, position: &Position, state: &mut State) {
        let known = &self.config.variant.scoring;
        if state.common.phase == Phase::Scoring {
            if position.scoring.as_ref().is_some_and(|tiles| !tiles.is_empty())
                || self.config.scoring.is_some()
            {
                self.wrong("scoring", "the scoring tiles are not drawn yet in this phase");
            }
            return;
        }
        let first: [ScoringId; LETTERS] = core::array::from_fn(|index| known[index]);
        state.common.scoring = self.config.scoring.unwrap_or(first);
        let Some(names) = &position.scoring else { return };
        let tiles: Vec<ScoringId> = names
            .iter()
            .filter_map(|name| self.config.data.scoring_named(name).filter(|tile| known.contains(tile)))
            .collect();
        let different = (1..tiles.len()).all(|index| !tiles[..index].contains(&tiles[index]));
        match <[ScoringId; LETTERS]>::try_from(tiles) {
            Ok(tiles) if different && names.len() == LETTERS => state.common.scoring = tiles,
            _ => self.unknown("scoring", names.join(" "), "four different scoring tiles of this variant"),
        }
    }

    fn read_players(&mut self, position: &Position, state: &mut State) {
        for (name, gold) in &position.gold {
            if let Some(seat) = self.seat("gold", name) {
                state.common.players[seat].gold = (*gold).min(WRITTEN_GOLD);
            }
            if *gold > WRITTEN_GOLD {
                let why = format!("{gold} for {name}; at most {WRITTEN_GOLD} in all can be written");
                self.wrong("gold", why);
            }
        }
        for (name, score) in &position.scores {
            if let Some(seat) = self.seat("scores", name) {
                state.common.players[seat].score = *score;
            }
            if *score > MAX_SCORE {
                self.wrong("scores", format!("{score} points; at most {MAX_SCORE} can be written"));
            }
        }
    }

    fn read_tiles(&mut self, position: &Position, state: &mut State) {
        for (name, tiles) in &position.territories {
            let Some(seat) = self.seat("territories", name) else { continue };
            for text in tiles {
                self.read_placed(seat, text, state);
            }
        }
        for (name, tiles) in &position.pending {
            let Some(seat) = self.seat("pending", name) else { continue };
            for text in tiles {
                let Some(tile) = self.claim("pending", text) else { continue };
                if state.player(seat).pending.is_full() {
                    self.wrong("pending", "at most four tiles can be waiting to be built");
                    break;
                }
                state.common.players[seat].take(tile);
            }
        }
        for (name, tiles) in &position.lost {
            let Some(seat) = self.seat("lost", name) else { continue };
            for text in tiles {
                let Some(tile) = self.tile("lost", text) else { continue };
                if state.player(seat).lost.is_full() {
                    self.wrong("lost", "at most four tiles can be lost in a round");
                    break;
                }
                state.common.players[seat].lost.push(tile);
            }
        }
        for (name, tiles) in &position.offers {
            let Some(seat) = self.seat("offers", name) else { continue };
            if tiles.len() > DRAWN {
                self.wrong("offers", "a player draws at most three tiles");
                continue;
            }
            for (number, text) in tiles.iter().enumerate() {
                self.read_offer(seat, number, text, state);
            }
        }
        self.read_tablets(position, state);
    }

    fn read_placed(&mut self, seat: Seat, text: &str, state: &mut State) {
        let words: Vec<&str> = text.split(' ').collect();
        let form = "a tile, a cell and turns, such as L66 0,-1 r0";
        let [name, cell, turns] = words[..] else { return self.unknown("territories", text, form) };
        let Some(tile) = self.claim("territories", name) else { return };
        let (Some(at), Some(turns)) = (read_cell(cell), read_turns(turns)) else {
            return self.unknown("territories", text, form);
        };
        let (data, territory) = (self.config.data, &mut state.common.players[seat].territory);
        match territory.check(data, tile, at, turns) {
            Ok(()) => territory.place(data, tile, at, turns),
            Err(why) => self.faults.push(PositionFault::Misfit { found: text.to_owned(), why }),
        }
    }

    fn read_offer(&mut self, seat: Seat, number: usize, text: &str, state: &mut State) {
        let secret = matches!(state.common.phase, Phase::Offers | Phase::Draw);
        let words: Vec<&str> = text.split(' ').collect();
        let price =
            words.get(1).and_then(|word| word.parse::<u16>().ok()).filter(|price| *price <= WRITTEN_GOLD);
        let (price, fate, mark) = match (words.get(1).copied(), price, &words[1..].get(1..).unwrap_or(&[])) {
            (Some("?"), ..) => {
                return self.faults.push(PositionFault::Hidden { found: text.to_owned() });
            }
            (None, ..) if secret => (0, Fate::Screened, None),
            (Some("axe"), _, []) if secret => (0, Fate::Screened, Some(Mark::Axe)),
            (_, Some(price), []) if secret => (0, Fate::Screened, Some(Mark::Price(price))),
            (Some("axe"), _, []) => (0, Fate::Thrown, None),
            (_, Some(price), []) => (price, Fate::Offered, None),
            (_, Some(price), ["own"]) if !secret => (price, Fate::Own, None),
            (_, Some(price), ["kept"]) if !secret => (price, Fate::Kept, None),
            (_, Some(price), ["sold", to]) if !secret => {
                let Some(to) = self.seat("offers", to) else { return };
                (price, Fate::Sold { to }, None)
            }
            _ => {
                let form = if secret {
                    "while prices are set: L12, L12 axe or L12 4"
                } else {
                    "L12 axe, L12 4, L12 4 sold P1, L12 4 own or L12 4 kept"
                };
                return self.unknown("offers", text, form);
            }
        };
        let held = matches!(fate, Fate::Screened | Fate::Offered);
        let tile = if held { self.claim("offers", words[0]) } else { self.tile("offers", words[0]) };
        let Some(tile) = tile else { return };
        state.common.players[seat].stall[number] = Some(Ware { tile, price, fate });
        state.screens[seat].marks[number] = mark;
    }

    fn read_tablets(&mut self, position: &Position, state: &mut State) {
        let mut sum = [0u16; TABLETS];
        for seat in Seat::first(self.config.seats) {
            state.common.players[seat].tablets = state.tablets_built(seat);
        }
        for (name, keys) in &position.tablets {
            let Some(seat) = self.seat("tablets", name) else { continue };
            let mut tablets = [0; TABLETS];
            for key in keys {
                match self.config.data.tablet_named(key) {
                    Some(kind) if tablets[usize::from(kind)] < 9 => tablets[usize::from(kind)] += 1,
                    Some(_) => {}
                    None => {
                        let keys = self.config.data.tablets.iter().map(|tablet| tablet.key.as_str());
                        let known = keys.collect::<Vec<_>>().join(", ");
                        self.unknown("tablets", key, format!("one of {known}"));
                    }
                }
            }
            state.common.players[seat].tablets = tablets;
        }
        for (_, player) in state.common.players.iter(self.config.seats) {
            (0..TABLETS).for_each(|kind| sum[kind] += u16::from(player.tablets[kind]));
        }
        for (kind, tablet) in self.config.data.tablets.iter().enumerate() {
            if sum[kind] > u16::from(tablet.copies) {
                self.wrong(
                    "tablets",
                    format!("{} of {}; there are {}", sum[kind], tablet.key, tablet.copies),
                );
            }
        }
        if !self.config.variant.druids && sum != [0; TABLETS] {
            self.wrong("tablets", "they belong to Druids");
        }
    }

    fn read_dolmen(&mut self, position: &Position, state: &mut State) {
        if !self.config.variant.druids && (position.dolmen.is_some() || position.stock.is_some()) {
            self.wrong("dolmen", "dolmen and stock belong to Druids");
            return;
        }
        if let Some(slots) = &position.dolmen {
            if slots.len() > SLOTS {
                return self.wrong("dolmen", "it has five slots");
            }
            for (slot, name) in slots.iter().enumerate().filter(|(_, name)| *name != "-") {
                state.common.dolmen[slot] = self.claim("dolmen", name);
            }
        }
        let mut drawn = List::new();
        for name in &position.drawn {
            let Some(tile) = self.claim("drawn", name) else { continue };
            if drawn.is_full() {
                return self.wrong("drawn", "at most four tiles are drawn");
            }
            drawn.push(tile);
        }
        state.common.drawn = drawn;
    }

    /// What lies nowhere else is in the bag or the stock, unless these are written out.
    fn read_bags(&mut self, position: &Position, state: &mut State) {
        let data = self.config.data;
        let mut read = |key: &'static str, names: &Vec<String>| {
            names.iter().filter_map(|name| self.claim(key, name)).collect::<TileSet>()
        };
        let bag = position.bag.as_ref().map(|names| read("bag", names));
        let stock = position.stock.as_ref().map(|names| read("stock", names));
        let lost: TileSet = Seat::first(self.config.seats)
            .flat_map(|seat| state.player(seat).lost.iter().copied().collect::<Vec<_>>())
            .collect();
        let free = self.config.tiles().and_not(self.seen);
        state.common.bag = bag.unwrap_or(free.and(data.landscape));
        state.common.stock = stock.unwrap_or(free.and(data.druids).and_not(lost));
        state.common.out = free.and_not(state.common.bag).and_not(state.common.stock);
        let Some(names) = &position.out else { return };
        let said: TileSet = names.iter().filter_map(|name| self.tile("out", name)).collect();
        if said != state.common.out {
            if position.bag.is_none() || position.stock.is_none() {
                // Only the rest was left out: what is said to be out is not in the bag.
                state.common.bag = state.common.bag.and_not(said);
                state.common.stock = state.common.stock.and_not(said);
                state.common.out = free.and_not(state.common.bag).and_not(state.common.stock);
            }
            if said != state.common.out {
                self.wrong("out", "it is not what is nowhere else");
            }
        }
    }
}
