//! The main data file as written, and what can be wrong in it.

use std::collections::BTreeSet;

use kernel::{List, MAX_SEATS};
use serde::Deserialize;

use crate::data::{Constants, Fault, Round, Schedule, Variant};
use crate::goal::{RawScoring, ScoringTile, Scroll, Tablet};
use crate::ids::{DRAWN, LETTERS, Letter, MAX_SCORING, MAX_TILES, SLOTS, ScoringId, TABLETS};
use crate::tile::{RawTiles, Tile, TileKind};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawData {
    game: RawGame,
    #[serde(rename = "coins")]
    _coins: RawCoins,
    pub(crate) colours: RawColours,
    schedule: Vec<RawSchedule>,
    scoring_tile: Vec<RawScoring>,
    pub(crate) scroll_kind: Vec<Scroll>,
    pub(crate) tablet: Vec<Tablet>,
    dolmen: RawDolmen,
    variant: Vec<RawVariant>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGame {
    players_min: u8,
    players_max: u8,
    castle_income: u16,
    barrel_income: u16,
    draw_per_player: usize,
    min_price: u16,
    gold_per_vp: u16,
    start_gold: u16,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "coins have no digital meaning; read to refuse misspelt keys")]
struct RawCoins {
    values: Vec<u8>,
    base: Vec<u8>,
    druids_extra: u8,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawColours {
    pub(crate) order: Vec<String>,
    pub(crate) clans: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSchedule {
    players: Vec<u8>,
    rounds: Vec<RawRound>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRound {
    scoring: String,
    behind: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDolmen {
    surcharge: Vec<u16>,
    druid_tiles: usize,
    bag_price: u16,
    bag_draw: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawVariant {
    key: String,
    druids: bool,
    scoring_tiles: Vec<String>,
}

/// The first name that occurs twice.
fn twice<'a>(what: &'static str, names: impl IntoIterator<Item = &'a str>) -> Option<Fault> {
    let mut seen = BTreeSet::new();
    let again = names.into_iter().find(|name| !seen.insert(*name))?;
    Some(Fault::Twice { what, name: again.to_owned() })
}

impl RawData {
    pub(crate) fn check(&self) -> Vec<Fault> {
        let game = &self.game;
        let mut faults = Vec::new();
        let mut rule = |right: bool, key: &'static str, found: String, expected: &'static str| {
            if !right {
                faults.push(Fault::Rule { key, found, expected });
            }
        };
        let players = 2 <= game.players_min
            && game.players_min <= game.players_max
            && usize::from(game.players_max) <= MAX_SEATS;
        rule(players, "players", format!("{} to {}", game.players_min, game.players_max), "2 to 5 can play");
        rule(
            game.draw_per_player == DRAWN,
            "draw_per_player",
            game.draw_per_player.to_string(),
            "three are drawn",
        );
        rule(game.min_price >= 1, "min_price", game.min_price.to_string(), "at least 1");
        rule(
            game.castle_income >= 2 * game.min_price,
            "castle_income",
            game.castle_income.to_string(),
            "it must suffice for two prices",
        );
        rule(game.gold_per_vp >= 1, "gold_per_vp", game.gold_per_vp.to_string(), "at least 1");
        rule(
            self.dolmen.surcharge.len() == SLOTS && self.dolmen.surcharge.iter().all(|gold| *gold <= 20),
            "surcharge",
            format!("{:?}", self.dolmen.surcharge),
            "five numbers up to 20",
        );
        rule((1..=2).contains(&self.dolmen.bag_draw), "bag_draw", self.dolmen.bag_draw.to_string(), "1 or 2");
        rule(self.dolmen.bag_price <= 50, "bag_price", self.dolmen.bag_price.to_string(), "at most 50");
        let keys = ["rescroll", "own", "bag", "discount1", "discount2"];
        let fits = self.tablet.len() == TABLETS
            && self.tablet.iter().zip(keys).all(|(tablet, key)| {
                tablet.key == key && tablet.copies <= 2 && tablet.draw_more <= 1 && tablet.gold_less <= 9
            });
        rule(
            fits,
            "tablet",
            format!("{} kinds", self.tablet.len()),
            "rescroll, own, bag, discount1, discount2, two of each at most",
        );
        let right = |scroll: &Scroll| scroll.per >= 1 && scroll.points <= 20;
        rule(
            self.scroll_kind.iter().all(right),
            "scroll_kind",
            "per or points".to_owned(),
            "per at least 1, points up to 20",
        );
        let (colours, clans) = (self.colours.order.len(), self.colours.clans.len());
        if colours < usize::from(game.players_max) || clans != colours {
            let expected = "a colour with its clan for each player".to_owned();
            faults.push(Fault::Number { what: "colours", found: colours, expected });
        }
        faults.extend(twice("colour", self.colours.order.iter().map(String::as_str)));
        faults.extend(twice("scroll_kind", self.scroll_kind.iter().map(|scroll| scroll.key.as_str())));
        faults.extend(twice("scoring_tile", self.scoring_tile.iter().map(|tile| tile.id.as_str())));
        faults.extend(twice("variant", self.variant.iter().map(|variant| variant.key.as_str())));
        faults
    }

    pub(crate) fn constants(&self) -> Constants {
        let game = &self.game;
        Constants {
            players_min: game.players_min,
            players_max: game.players_max,
            castle_income: game.castle_income,
            barrel_income: game.barrel_income,
            min_price: game.min_price,
            gold_per_vp: game.gold_per_vp,
            start_gold: game.start_gold,
            surcharge: core::array::from_fn(|slot| self.dolmen.surcharge.get(slot).copied().unwrap_or(0)),
            bag_price: self.dolmen.bag_price,
            bag_draw: self.dolmen.bag_draw,
        }
    }

    pub(crate) fn scoring(&self, faults: &mut Vec<Fault>) -> Vec<ScoringTile> {
        if self.scoring_tile.len() > MAX_SCORING {
            let expected = format!("at most {MAX_SCORING}");
            faults.push(Fault::Number { what: "scoring tiles", found: self.scoring_tile.len(), expected });
        }
        let mut tiles = Vec::new();
        for raw in &self.scoring_tile {
            match raw.build() {
                Ok(tile) => tiles.push(tile),
                Err(why) => faults.push(Fault::Scoring { name: raw.id.clone(), why }),
            }
        }
        tiles
    }

    pub(crate) fn schedules(&self, faults: &mut Vec<Fault>) -> Vec<Schedule> {
        for seats in self.game.players_min..=self.game.players_max {
            if self.schedule.iter().filter(|schedule| schedule.players.contains(&seats)).count() != 1 {
                faults.push(Fault::Schedule { players: seats, why: "there must be exactly one" });
            }
        }
        let mut schedules = Vec::new();
        for raw in &self.schedule {
            let players = raw.players.first().copied().unwrap_or(0);
            let mut rounds = Vec::new();
            for round in &raw.rounds {
                let mut scoring = List::new();
                for letter in Letter::ALL {
                    if round.scoring.contains(letter.word()) {
                        scoring.push(letter.index());
                    }
                }
                if scoring.len() != round.scoring.chars().count() {
                    faults.push(Fault::Schedule { players, why: "scoring names A, B, C, D, each once" });
                }
                rounds.push(Round { scoring, behind: round.behind });
            }
            if !(1..=6).contains(&rounds.len()) {
                faults.push(Fault::Schedule { players, why: "1 to 6 rounds are possible" });
            }
            schedules.push(Schedule { players: raw.players.clone(), rounds });
        }
        schedules
    }

    pub(crate) fn variants(&self, scoring: &[ScoringTile], faults: &mut Vec<Fault>) -> Vec<Variant> {
        if self.variant.is_empty() {
            faults.push(Fault::Number { what: "variants", found: 0, expected: "at least one".to_owned() });
        }
        let build = |raw: &RawVariant| Variant {
            key: raw.key.clone(),
            druids: raw.druids,
            scoring: (0..scoring.len())
                .filter(|index| raw.scoring_tiles.contains(&scoring[*index].set))
                .map(|index| ScoringId::from_index(index as u8))
                .collect(),
        };
        let variants: Vec<Variant> = self.variant.iter().map(build).collect();
        for variant in variants.iter().filter(|variant| variant.scoring.len() < LETTERS) {
            faults.push(Fault::Variant { key: variant.key.clone(), why: "fewer than four scoring tiles" });
        }
        variants
    }

    pub(crate) fn tiles(&self, raw: &RawTiles, faults: &mut Vec<Fault>) -> Vec<Tile> {
        if raw.tile.len() > MAX_TILES {
            let expected = format!("at most {MAX_TILES}");
            faults.push(Fault::Number { what: "tiles", found: raw.tile.len(), expected });
        }
        faults.extend(twice("tile", raw.tile.iter().map(|tile| tile.id.as_str())));
        let mut tiles = Vec::new();
        for raw in &raw.tile {
            match raw.build(&self.scroll_kind, &self.tablet) {
                Ok(tile) => tiles.push(tile),
                Err(fault) => faults.push(fault),
            }
        }
        if !faults.is_empty() {
            return tiles;
        }
        let count = |wanted: &dyn Fn(&Tile) -> bool| tiles.iter().filter(|tile| wanted(tile)).count();
        let druids = count(&|tile| matches!(tile.kind, TileKind::Druid { .. }));
        if druids != self.dolmen.druid_tiles {
            let expected = format!("druid_tiles says {}", self.dolmen.druid_tiles);
            faults.push(Fault::Number { what: "druid tiles", found: druids, expected });
        }
        for (index, scroll) in self.scroll_kind.iter().enumerate() {
            let found = count(&|tile| tile.scroll.is_some_and(|(id, _)| id.index() == index));
            if found != scroll.tiles {
                faults.push(Fault::Copies {
                    what: "scroll",
                    name: scroll.key.clone(),
                    found,
                    said: scroll.tiles,
                });
            }
        }
        for (index, tablet) in self.tablet.iter().enumerate() {
            let carries = |tile: &Tile| matches!(tile.kind, TileKind::Druid { tablet: Some(t), .. } if usize::from(t) == index);
            let (found, said) = (count(&carries), usize::from(tablet.copies));
            if found != said {
                faults.push(Fault::Copies { what: "tablet", name: tablet.key.clone(), found, said });
            }
        }
        tiles
    }
}
