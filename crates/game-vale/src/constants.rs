//! The constants of the rules, as the data file gives them.

use serde::Deserialize;

use crate::data::{Fault, HIGHEST_LIMIT, MAX_PLAYERS};
use crate::ids::MAX_ROUNDS;

/// The constants of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constants {
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// The game ends after this round.
    pub rounds: u8,
    /// The game ends after a round in which somebody has so many points.
    pub end_score: u16,
    /// Stones a player may keep.
    pub stone_limit: u8,
    /// Cards revealed for each player, and markers of each.
    pub picks: u8,
    /// Points at the start, by order of play.
    pub start_points: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawConstants {
    players_min: u8,
    players_max: u8,
    rounds_max: u8,
    end_score: u16,
    min_score: u16,
    base_stone_limit: u8,
    markers_per_player: u8,
    reveal_per_player: u8,
    start_points_by_order: Vec<u16>,
    area_limit: String,
    release_cost: String,
    hand_limit: u8,
    stone_supply_limited: bool,
}

impl RawConstants {
    /// Names every constant that this program cannot play with.
    pub(crate) fn check(&self, faults: &mut Vec<Fault>) -> Constants {
        let mut need = |holds: bool, key: &'static str, found: String, expected: &str| {
            if !holds {
                faults.push(Fault::Constant { key, found, expected: expected.to_owned() });
            }
        };
        let players = (2..=MAX_PLAYERS).contains(&self.players_min);
        need(players, "players_min", self.players_min.to_string(), "2 to 4 can play");
        let players = (self.players_min..=MAX_PLAYERS).contains(&self.players_max);
        need(players, "players_max", self.players_max.to_string(), "players_min to 4 can play");
        let rounds = (1..=MAX_ROUNDS as u8).contains(&self.rounds_max);
        need(rounds, "rounds_max", self.rounds_max.to_string(), "1 to 10 are possible");
        need(
            (1..10_000).contains(&self.end_score),
            "end_score",
            self.end_score.to_string(),
            "it is 1 to 9999",
        );
        need(self.min_score == 0, "min_score", self.min_score.to_string(), "it must be 0");
        let limit = (1..=HIGHEST_LIMIT).contains(&self.base_stone_limit);
        need(limit, "base_stone_limit", self.base_stone_limit.to_string(), "1 to 8 are possible");
        let markers = (1..=2).contains(&self.markers_per_player);
        need(markers, "markers_per_player", self.markers_per_player.to_string(), "1 or 2 are possible");
        let reveal = self.reveal_per_player == self.markers_per_player;
        let said = self.reveal_per_player.to_string();
        need(reveal, "reveal_per_player", said, "it must equal markers_per_player");
        let points = &self.start_points_by_order;
        let enough = points.len() >= usize::from(self.players_max) && points.iter().all(|n| *n < 1_000);
        need(enough, "start_points_by_order", format!("{points:?}"), "each player needs a number below 1000");
        let round = "round_number";
        need(self.area_limit == round, "area_limit", self.area_limit.clone(), "it must be round_number");
        need(
            self.release_cost == round,
            "release_cost",
            self.release_cost.clone(),
            "it must be round_number",
        );
        need(self.hand_limit == 0, "hand_limit", self.hand_limit.to_string(), "it must be 0: there is none");
        let unlimited = !self.stone_supply_limited;
        need(unlimited, "stone_supply_limited", self.stone_supply_limited.to_string(), "it must be false");
        Constants {
            players_min: self.players_min,
            players_max: self.players_max,
            rounds: self.rounds_max,
            end_score: self.end_score,
            stone_limit: self.base_stone_limit,
            picks: self.markers_per_player,
            start_points: points.clone(),
        }
    }
}
