//! The form of the data file, and every check that makes tables of it.

use std::collections::BTreeMap;
use std::fmt::Display;

use kernel::{Bag, MAX_SEATS, Seat};
use serde::Deserialize;

use super::{
    Bonus, ColourName, Constants, Data, DataFault, DieFace, Druid, FaceEffect, Fault, MAIN, MAX_PIECES,
    MAX_PLAYERS, MAX_POINTS, RuneName, Smithy, Supply,
};
use crate::card::{CardInfo, Effect, RawCreature, RawDruidCard};
use crate::ids::{
    Card, CardSet, Colour, FACES, Gem, Gems, Hue, MAX_CARDS, MAX_CREATURES, MAX_DRUID_CARDS, MAX_HAND,
    MAX_LAID, MAX_PAYMENT, MAX_SLOTS, MAX_SMITHIES, ROWS, Rune, SmithyId,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawData {
    format_version: i64,
    game: String,
    title: String,
    designer: String,
    publisher: String,
    year: u16,
    card_texts: String,
    players: RawPlayers,
    constants: RawConstants,
    exchange_points: BTreeMap<String, toml::Value>,
    supply: RawSupply,
    start_resources: RawSupply,
    player_board: RawBoard,
    display: RawDisplay,
    setup: RawSetup,
    color: Vec<ColourName>,
    druid: Vec<Druid>,
    artifact: Vec<RawArtifact>,
    smithy: Vec<RawSmithy>,
    die_face: Vec<RawFace>,
    rune: Vec<RuneName>,
    creature: Vec<RawCreature>,
    druid_card: Vec<RawDruidCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlayers {
    min: u8,
    max: u8,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConstants {
    end_score: u16,
    hand_limit: u8,
    hand_limit_with_rune: u8,
    ability_cards: u8,
    ability_cards_with_rune: u8,
    summon_bonus_with_rune: u8,
    forge_limit: u8,
    wild_artifact_cost: u8,
    ore_cost: u8,
    rune_limit: u8,
    rows: u8,
    row_min_exchange: u8,
    start_score: u16,
    leftover_group: u8,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSupply {
    blue: u8,
    yellow: u8,
    green: u8,
    red: u8,
    wild: u8,
    ore: u8,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    spaces_per_row: Vec<String>,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDisplay {
    slots: usize,
    costs_right_to_left: Vec<u8>,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    rune_copies: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawArtifact {
    color: String,
    count: u8,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSmithy {
    id: u8,
    kind: String,
    cost: u8,
    bonus: String,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFace {
    face: u8,
    effect: String,
    name_de: String,
    name_en: String,
    #[serde(rename = "prov")]
    _prov: Option<String>,
}

/// Collects what is wrong.
#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    /// A number must lie between two others.
    fn range<T: PartialOrd + Display + Copy>(&mut self, key: &str, found: T, least: T, most: T) {
        if found < least || found > most {
            self.value(key, found, format!("{least} to {most} are possible"));
        }
    }

    fn value(&mut self, key: &str, found: impl Display, expected: impl Into<String>) {
        let (key, found) = (key.to_owned(), found.to_string());
        self.0.push(Fault::Value { key, found, expected: expected.into() });
    }

    fn unknown(&mut self, what: &str, found: &str, known: &[&str]) {
        let (what, found) = (what.to_owned(), found.to_owned());
        self.0.push(Fault::Unknown { what, found, known: known.join(", ") });
    }

    /// The same words as expected, each once, in any order: says where each expected one stands.
    fn each_once(&mut self, what: &'static str, expected: &[&str], found: &[&str]) -> Vec<Option<usize>> {
        for (index, word) in found.iter().enumerate() {
            if !expected.contains(word) {
                self.unknown(what, word, expected);
            } else if found[..index].contains(word) {
                self.0.push(Fault::Twice { what, found: (*word).to_owned() });
            }
        }
        let place = |word: &&str| found.iter().position(|other| other == word);
        for word in expected.iter().filter(|word| place(word).is_none()) {
            self.0.push(Fault::Missing { what, missing: (*word).to_owned() });
        }
        expected.iter().map(place).collect()
    }

    fn done<T>(self, thing: T) -> Result<T, DataFault> {
        if self.0.is_empty() {
            return Ok(thing);
        }
        Err(DataFault::Content { file: MAIN.to_owned(), faults: self.0 })
    }
}

impl RawData {
    /// Checks everything and makes the tables.
    pub(super) fn build(self) -> Result<Data, DataFault> {
        let mut faults = Faults::default();
        self.check_head(&mut faults);
        let rules = self.constants.check(&self.exchange_points, &mut faults);
        let supply = self.supply.check("supply", &mut faults);
        let start = self.start_resources.check("start_resources", &mut faults);
        for (key, have, each) in Gem::ALL
            .iter()
            .map(|gem| (gem.word(), supply.gems.of(*gem), start.gems.of(*gem)))
            .chain([("ore", supply.ore, start.ore)])
        {
            if u16::from(each) * u16::from(self.players.max) > u16::from(have) {
                let expected = format!("the supply has {have}, too few for {} players", self.players.max);
                faults.value(&format!("start_resources.{key}"), each, expected);
            }
        }
        let (artifacts, wild_artifacts) = self.check_artifacts(&mut faults);
        let (smithies, wild_smithy) = self.check_smithies(&mut faults);
        self.check_display(&mut faults);
        let faces = self.check_faces(&mut faults);
        let rune_order = faults.each_once(
            "[[rune]]",
            &Rune::ALL.map(Rune::word),
            &self.rune.iter().map(|rune| rune.id.as_str()).collect::<Vec<_>>(),
        );
        let rune_copies = self.check_rune_copies(&mut faults);
        let colour_order = faults.each_once(
            "[[color]]",
            &Hue::ALL.map(Hue::word),
            &self.color.iter().map(|colour| colour.id.as_str()).collect::<Vec<_>>(),
        );
        let creatures = self.check_creatures(&mut faults);
        let decks = self.check_decks(&creatures, &rules, &mut faults);
        // From here on everything is there.
        faults.done(())?;
        let dragons = (0..creatures.len() as u8)
            .map(Card::creature)
            .filter(|card| creatures[card.index()].hue == Some(Hue::White))
            .collect();
        let costs = self.display.costs_right_to_left;
        let set_costs: Vec<u8> = (0..1u8 << costs.len())
            .map(|set| (0..costs.len()).filter(|slot| set >> slot & 1 == 1).map(|slot| costs[slot]).sum())
            .collect();
        let affordable = (0..=MAX_POINTS)
            .map(|points| {
                let pays = |set: &usize| usize::from(set_costs[*set]) <= points;
                (1..set_costs.len()).filter(pays).map(|set| set as u8).collect()
            })
            .collect();
        let start_values =
            std::iter::once("random".to_owned()).chain(Seat::ALL.iter().map(ToString::to_string)).collect();
        Ok(Data {
            title: self.title,
            designer: self.designer,
            publisher: self.publisher,
            year: self.year,
            players: [self.players.min, self.players.max],
            reconstructed: self.card_texts == "designed",
            start_values,
            rules,
            supply,
            start,
            artifacts,
            wild_artifacts,
            smithies,
            wild_smithy,
            costs,
            set_costs,
            affordable,
            faces,
            colours: sorted(&colour_order, &self.color),
            druids: self.druid,
            runes: sorted(&rune_order, &self.rune),
            creature_count: creatures.len(),
            deck_size: decks.first().map_or(0, |deck| deck.1.len()),
            creatures: CardSet::creatures(creatures.len()),
            dragons,
            decks: decks.iter().map(|(_, deck)| table(&creatures, deck)).collect(),
            rune_copies,
        })
    }

    fn check_head(&self, faults: &mut Faults) {
        faults.range("format_version", self.format_version, 1, 1);
        if self.game != "rune_stones" {
            faults.value("game", &self.game, "it must be rune_stones");
        }
        if !["designed", "original"].contains(&self.card_texts.as_str()) {
            faults.value("card_texts", &self.card_texts, "it is designed or original");
        }
        faults.range("players.max", self.players.max, 2, MAX_PLAYERS);
        faults.range("players.min", self.players.min, 2, self.players.max.max(2));
        let spaces = &self.player_board.spaces_per_row;
        if *spaces != Gem::ALL.map(Gem::word) {
            faults.value(
                "player_board.spaces_per_row",
                spaces.join(", "),
                "it is blue, yellow, green, red, wild",
            );
        }
    }

    fn check_artifacts(&self, faults: &mut Faults) -> (Bag<4>, u8) {
        let words: Vec<&str> = self.artifact.iter().map(|artifact| artifact.color.as_str()).collect();
        let order = faults.each_once("[[artifact]]", &Gem::ALL.map(Gem::word), &words);
        let count = |gem: Gem| order[gem.index()].map_or(0, |place| self.artifact[place].count);
        for gem in Gem::ALL {
            faults.range(&format!("artifact {}: count", gem.word()), count(gem), 0, MAX_PIECES);
        }
        (Bag::new(Colour::ALL.map(|colour| count(colour.into()))), count(Gem::Wild))
    }

    fn check_smithies(&self, faults: &mut Faults) -> (Vec<Smithy>, SmithyId) {
        faults.range("smithies: their number", self.smithy.len(), 2, MAX_SMITHIES);
        let mut smithies = Vec::new();
        for (index, raw) in self.smithy.iter().enumerate() {
            let name = format!("smithy {}", index + 1);
            if usize::from(raw.id) != index + 1 {
                faults.value(&format!("{name}: id"), raw.id, "smithies are numbered from 1 without gaps");
            }
            faults.range(&format!("{name}: cost"), raw.cost, 1, MAX_PAYMENT as u8);
            if !["ordinary", "wild"].contains(&raw.kind.as_str()) {
                faults.unknown(&format!("{name}: kind"), &raw.kind, &["ordinary", "wild"]);
            }
            let bonus = match (raw.bonus.as_str(), Effect::read(&raw.bonus)) {
                ("none", _) => Bonus::None,
                (_, Some(Effect::Die)) => Bonus::Die,
                (_, Some(Effect::Ore)) => Bonus::Ore,
                (_, Some(Effect::Points(points))) => Bonus::Points(points),
                _ => {
                    faults.unknown(
                        &format!("{name}: bonus"),
                        &raw.bonus,
                        &["none", "die", "ore", "points:N (1 to 9)"],
                    );
                    Bonus::None
                }
            };
            smithies.push(Smithy { wild: raw.kind == "wild", cost: raw.cost, bonus });
        }
        let wild: Vec<usize> = (0..smithies.len()).filter(|index| smithies[*index].wild).collect();
        if wild.len() != 1 {
            faults.value("smithies of kind wild: their number", wild.len(), "there must be exactly one");
        }
        let wild = wild.first().copied().unwrap_or(0).min(MAX_SMITHIES - 1);
        let (said, found) = (self.constants.wild_artifact_cost, smithies.get(wild).map_or(0, |s| s.cost));
        if said != found {
            let expected = format!("the wild smithy has a cost of {found}");
            faults.value("constants.wild_artifact_cost", said, expected);
        }
        (smithies, SmithyId::from_index(wild))
    }

    fn check_display(&self, faults: &mut Faults) {
        faults.range("display.slots", self.display.slots, 1, MAX_SLOTS);
        let costs = &self.display.costs_right_to_left;
        if costs.len() != self.display.slots {
            let expected = format!("one for each of {} slots", self.display.slots);
            faults.value("display.costs_right_to_left: its length", costs.len(), expected);
        }
        for (index, cost) in costs.iter().enumerate() {
            faults.range(&format!("display: cost of slot {}", index + 1), *cost, 1, 9);
        }
    }

    fn check_faces(&self, faults: &mut Faults) -> Vec<DieFace> {
        faults.range("die faces: their number", self.die_face.len(), FACES, FACES);
        let mut faces = Vec::new();
        for (index, raw) in self.die_face.iter().enumerate() {
            let name = format!("die face {}", index + 1);
            if usize::from(raw.face) != index + 1 {
                faults.value(&format!("{name}: face"), raw.face, "faces are numbered from 1 without gaps");
            }
            let effect = match (raw.effect.as_str(), Effect::read(&raw.effect)) {
                ("swap_for_wild", _) => FaceEffect::SwapForWild,
                ("draw_card", _) => FaceEffect::DrawCard,
                (_, Some(Effect::AnyGem)) => FaceEffect::AnyGem,
                (_, Some(Effect::Ore)) => FaceEffect::Ore,
                (_, Some(Effect::Points(points))) => FaceEffect::Points(points),
                _ => {
                    let known = ["gem:any", "swap_for_wild", "draw_card", "ore", "points:N (1 to 9)"];
                    faults.unknown(&format!("{name}: effect"), &raw.effect, &known);
                    FaceEffect::Ore
                }
            };
            faces.push(DieFace { effect, name_de: raw.name_de.clone(), name_en: raw.name_en.clone() });
        }
        faces
    }

    fn check_rune_copies(&self, faults: &mut Faults) -> BTreeMap<u8, u8> {
        let copies = numbers("setup.rune_copies", &self.setup.rune_copies, faults);
        for players in self.players.min..=self.players.max {
            match copies.get(&players) {
                None => {
                    let missing = format!("the number for {players} players");
                    faults.0.push(Fault::Missing { what: "setup.rune_copies", missing });
                }
                Some(count) => {
                    let most = self.rune.iter().map(|rune| rune.copies).min().unwrap_or(0);
                    faults.range(&format!("setup.rune_copies for {players} players"), *count, 0, most);
                }
            }
        }
        copies
    }

    fn check_creatures(&self, faults: &mut Faults) -> Vec<CardInfo> {
        faults.range("creatures: their number", self.creature.len(), self.display.slots, MAX_CREATURES);
        let mut creatures = Vec::new();
        let mut before = 0;
        for raw in &self.creature {
            let card = format!("creature {}", raw.number);
            if raw.number <= before {
                faults.0.push(Fault::Order { what: "creatures".to_owned(), found: raw.number, before });
            }
            before = raw.number;
            let hue = Hue::from_word(&raw.color);
            if hue.is_none() {
                faults.unknown(&format!("{card}: color"), &raw.color, &Hue::ALL.map(Hue::word));
            }
            if let Some(colour) = self.color.iter().find(|colour| colour.id == raw.color)
                && colour.creature != raw.creature
            {
                faults.0.push(Fault::Creature {
                    number: raw.number,
                    colour: raw.color.clone(),
                    found: raw.creature.clone(),
                    expected: colour.creature.clone(),
                });
            }
            creatures.push(raw.face().build(&card, raw.number, hue, &mut faults.0));
        }
        let coloured = creatures.iter().filter(|card| card.hue != Some(Hue::White)).count();
        if coloured < self.display.slots {
            let expected = format!("the display of {} slots begins without dragons", self.display.slots);
            faults.value("creatures that are no dragons: their number", coloured, expected);
        }
        creatures
    }

    /// The decks of all druids, by their ids.
    fn check_decks(
        &self,
        creatures: &[CardInfo],
        rules: &Constants,
        faults: &mut Faults,
    ) -> Vec<(String, Vec<CardInfo>)> {
        let ids: Vec<&str> = self.druid.iter().map(|druid| druid.id.as_str()).collect();
        faults.range("druids: their number", ids.len(), usize::from(self.players.max), MAX_SEATS);
        for (index, id) in ids.iter().enumerate() {
            if ids[..index].contains(id) {
                faults.0.push(Fault::Twice { what: "[[druid]]", found: (*id).to_owned() });
            }
            if id.is_empty() || id.contains([',', ' ']) {
                faults.value("druid: id", format!("{id:?}"), "it has no blank and no comma");
            }
        }
        let highest = creatures.iter().map(|card| card.number).max().unwrap_or(0);
        let mut decks: Vec<(String, Vec<CardInfo>)> =
            ids.iter().map(|id| ((*id).to_owned(), Vec::new())).collect();
        for raw in &self.druid_card {
            let card = format!("{} druid card {}", raw.druid, raw.number);
            let Some((id, deck)) = decks.iter_mut().find(|(id, _)| *id == raw.druid) else {
                faults.unknown(&format!("druid card {}: druid", raw.number), &raw.druid, &ids);
                continue;
            };
            let before = deck.last().map_or(0, |card: &CardInfo| card.number);
            if raw.number <= before {
                let what = format!("cards of druid {id}");
                faults.0.push(Fault::Order { what, found: raw.number, before });
            }
            if raw.number <= highest {
                let expected = format!("it must be higher than every creature's, {highest}");
                faults.value(&format!("{card}: number"), raw.number, expected);
            }
            deck.push(raw.face().build(&card, raw.number, None, &mut faults.0));
        }
        let least = usize::from(rules.hand_limit.max(2)).min(MAX_HAND);
        let numbers =
            |deck: &[CardInfo]| deck.iter().map(|card| card.number.to_string()).collect::<Vec<_>>().join(" ");
        for (id, deck) in &decks {
            faults.range(&format!("cards of druid {id}: their number"), deck.len(), least, MAX_DRUID_CARDS);
            if numbers(deck) != numbers(&decks[0].1) {
                faults.0.push(Fault::Deck {
                    druid: id.clone(),
                    found: numbers(deck),
                    other: decks[0].0.clone(),
                    expected: numbers(&decks[0].1),
                });
            }
        }
        decks
    }
}

/// The entries in the order that the rules know them in.
fn sorted<T: Clone>(order: &[Option<usize>], entries: &[T]) -> Vec<T> {
    order.iter().flatten().map(|place| entries[*place].clone()).collect()
}

fn table(creatures: &[CardInfo], deck: &[CardInfo]) -> Box<[CardInfo; MAX_CARDS]> {
    let mut cards = Box::new([CardInfo::default(); MAX_CARDS]);
    cards[..creatures.len()].copy_from_slice(creatures);
    cards[MAX_CREATURES..MAX_CREATURES + deck.len()].copy_from_slice(deck);
    cards
}

/// A table whose keys are numbers; its entry `prov` says where they are from.
fn numbers(what: &'static str, raw: &BTreeMap<String, toml::Value>, faults: &mut Faults) -> BTreeMap<u8, u8> {
    let mut numbers = BTreeMap::new();
    for (key, value) in raw.iter().filter(|(key, _)| *key != "prov") {
        let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
        if let (Ok(key), Some(number)) = (key.parse(), number) {
            numbers.insert(key, number);
        } else {
            let found = value.as_integer().map_or_else(|| value.type_str().to_owned(), |n| n.to_string());
            faults.value(&format!("{what}.{key}"), found, "both must be numbers from 0 to 255");
        }
    }
    numbers
}

impl RawSupply {
    fn check(&self, what: &str, faults: &mut Faults) -> Supply {
        let gems = Gems([self.blue, self.yellow, self.green, self.red, self.wild]);
        for gem in Gem::ALL {
            faults.range(&format!("{what}.{}", gem.word()), gems.of(gem), 0, MAX_PIECES);
        }
        faults.range(&format!("{what}.ore"), self.ore, 0, MAX_PIECES);
        Supply { gems, ore: self.ore }
    }
}

impl RawConstants {
    fn check(&self, points: &BTreeMap<String, toml::Value>, faults: &mut Faults) -> Constants {
        faults.range("constants.end_score", self.end_score, 1, 1_000);
        faults.range("constants.start_score", self.start_score, 0, self.end_score.saturating_sub(1));
        faults.range("constants.hand_limit", self.hand_limit, 1, MAX_HAND as u8);
        faults.range(
            "constants.hand_limit_with_rune",
            self.hand_limit_with_rune,
            self.hand_limit.clamp(1, MAX_HAND as u8),
            MAX_HAND as u8,
        );
        faults.range("constants.ability_cards", self.ability_cards, 1, MAX_LAID as u8);
        faults.range(
            "constants.ability_cards_with_rune",
            self.ability_cards_with_rune,
            self.ability_cards.clamp(1, MAX_LAID as u8),
            MAX_LAID as u8,
        );
        faults.range("constants.summon_bonus_with_rune", self.summon_bonus_with_rune, 0, 20);
        faults.range("constants.forge_limit", self.forge_limit, 1, MAX_SMITHIES as u8);
        faults.range("constants.ore_cost", self.ore_cost, 1, 20);
        faults.range("constants.rune_limit", self.rune_limit, 0, Rune::COUNT as u8);
        faults.range("constants.rows", self.rows, ROWS as u8, ROWS as u8);
        faults.range("constants.row_min_exchange", self.row_min_exchange, 1, 5);
        faults.range("constants.leftover_group", self.leftover_group, 1, 100);
        let points = numbers("exchange_points", points, faults);
        let mut row_points = [0; 6];
        for (count, points) in &points {
            if (self.row_min_exchange..=5).contains(count) {
                row_points[usize::from(*count)] = *points;
            } else {
                let expected = format!("rows of {} to 5 artifacts are exchanged", self.row_min_exchange);
                faults.value(&format!("exchange_points.{count}"), points, expected);
            }
        }
        for count in (self.row_min_exchange..=5).filter(|count| !points.contains_key(count)) {
            let missing = format!("the points for {count} artifacts");
            faults.0.push(Fault::Missing { what: "exchange_points", missing });
        }
        Constants {
            end_score: self.end_score,
            hand_limit: self.hand_limit,
            hand_limit_with_rune: self.hand_limit_with_rune,
            ability_cards: self.ability_cards,
            ability_cards_with_rune: self.ability_cards_with_rune,
            summon_bonus: self.summon_bonus_with_rune,
            forge_limit: self.forge_limit,
            ore_cost: self.ore_cost,
            rune_limit: self.rune_limit,
            row_min: self.row_min_exchange,
            start_score: self.start_score,
            leftover_group: self.leftover_group,
            row_points,
        }
    }
}
