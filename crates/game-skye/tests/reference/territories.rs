//! Random territories, counted by both: every scoring tile, every scroll, every area, roads and income.

use std::collections::BTreeSet;

use game_skye::{Cell, Count as FastCount, Direction, Skye as G, State, Survey, Turns};
use kernel::{Dice, Positions, Seat};
use serde_json::{Value, json};
use testkit::table;
use testkit::walk::Plan;

use crate::anywhere::{Growth, by_seat, grow};
use crate::book::{self, Tile};
use crate::coverage::Coverage;
use crate::duel;
use crate::games::at_every_table;
use crate::land::{Land, STEPS};
use crate::scoring::{self, Count};
use crate::state::Options;

/// Tables of each number of players; each has a territory for each player.
const TABLES: u32 = 300;

/// A table full of territories, in both forms.
struct Sample {
    label: String,
    lands: Vec<Land>,
    gold: Vec<usize>,
    scores: Vec<usize>,
    round: usize,
    /// Tiles that nobody has built.
    rest: Vec<Tile>,
    fast: State,
}

fn sample(players: usize, seed: u64) -> Sample {
    let mut dice = Dice::from_number(seed * 10 + players as u64);
    let mut pile = book::landscape_tiles();
    pile.extend(book::druid_tiles());
    dice.shuffle(&mut pile);
    let lands: Vec<Land> = (0..players)
        .map(|seat| {
            let growth = *dice.pick(&Growth::ALL);
            let size = 1 + dice.below(25).max(dice.below(25)) as usize;
            grow(book::castle(seat), size, growth, &mut pile, &mut dice)
        })
        .collect();
    let gold: Vec<usize> = (0..players).map(|_| dice.below(24) as usize).collect();
    let scores: Vec<usize> = (0..players).map(|_| dice.below(8) as usize).collect();
    let round = 1 + dice.below(book::rounds(players).len() as u32) as usize;
    let position = json!({
        "phase": "over",
        "round": round,
        "gold": by_seat(gold.clone()),
        "scores": by_seat(scores.clone()),
        "territories": by_seat(lands.iter().map(Land::texts)),
    });
    let options = Options { players, druids: true, scoring: None, start: None };
    let label = format!("{players} players, seed {seed}, {position}");
    let fast = G::read_position(&duel::config(&options), &position.to_string())
        .unwrap_or_else(|faults| panic!("{label}: {faults}"));
    // Those that were tried last and did not fit lie at the end.
    let rest = pile.iter().take(1).chain(pile.iter().rev().take(3)).copied().collect();
    Sample { label, lands, gold, scores, round, rest, fast }
}

impl Sample {
    fn count(&self, seat: usize) -> Count<'_> {
        Count::of(&self.lands[seat], self.gold[seat])
    }

    fn compare_scoring_tiles(&self, coverage: &mut Coverage) {
        let counts: Vec<Count<'_>> = (0..self.lands.len()).map(|seat| self.count(seat)).collect();
        for id in book::scoring_tiles(true) {
            let tile = self.fast.config.data.scoring_named(id).expect("a scoring tile");
            let points = game_skye::points_now(&self.fast.config, &self.fast.common, tile);
            let points: Vec<usize> =
                points.iter(self.lands.len() as u8).map(|(_, points)| usize::from(*points)).collect();
            let expected = scoring::points(id, &counts);
            assert_eq!(points, expected, "{id} (left: engine, right: reference) of {}", self.label);
            if expected.iter().any(|points| *points > 0) {
                coverage.met(&format!("points from {id}"));
            }
            if scoring::RANKED.contains(&id) {
                for points in [5, 2] {
                    let equal = expected.iter().filter(|other| **other == points).count();
                    coverage.met(&format!("ranked: {} with {points}", equal.min(2)));
                }
            }
        }
    }

    fn compare_areas(&self, seat: usize, coverage: &mut Coverage) {
        let territory = &self.fast.common.players[Seat::ALL[seat]].territory;
        let survey = Survey::of(self.fast.config.data, territory);
        let mut areas: Vec<(char, bool, Vec<usize>)> = survey
            .areas
            .iter()
            .map(|area| (area.terrain.letter(), area.completed, area.members.iter().collect()))
            .collect();
        let slow = self.lands[seat].areas();
        let mut expected: Vec<(char, bool, Vec<usize>)> = slow
            .iter()
            .map(|area| {
                let letter = area.terrain.chars().next().expect("a letter").to_ascii_uppercase();
                (letter, area.is_completed(), area.tiles().into_iter().collect())
            })
            .collect();
        areas.sort();
        expected.sort();
        assert_eq!(areas, expected, "areas of P{seat} (left: engine, right: reference) of {}", self.label);
        for area in &slow {
            let word = match (area.is_completed(), area.size()) {
                (false, _) => "open",
                (true, 1) => "completed of 1 tile",
                (true, 2) => "completed of 2 tiles",
                (true, _) => "completed of 3 or more tiles",
            };
            coverage.met(&format!("{} {word}", area.terrain));
            if area.pieces.len() > area.size() {
                coverage.met("an area twice on one tile");
            }
        }
    }

    fn compare_roads(&self, seat: usize, coverage: &mut Coverage) {
        let (data, land) = (self.fast.config.data, &self.lands[seat]);
        let territory = &self.fast.common.players[Seat::ALL[seat]].territory;
        let label = || format!("P{seat} of {}", self.label);
        let longest = usize::from(game_skye::longest_road(data, territory).len());
        let expected = land.longest_road();
        assert_eq!(longest, expected, "longest road of {}", label());
        if expected >= 8 {
            coverage.met("a road of 8 or more tiles");
        }
        let castle: Vec<usize> = territory.castle_road(data).iter().collect();
        assert_eq!(castle, land.castle_tiles().into_iter().collect::<Vec<_>>(), "castle road of {}", label());
        for (number, piece) in land.pieces() {
            let joined = land.castle_pieces().contains(&(number, piece));
            assert_eq!(territory.joins_castle(number, piece), joined, "{number}.{piece} of {}", label());
            if number > 0 && !joined && land.castle_tiles().contains(&number) {
                coverage.met("only one of two road pieces joined to the castle");
            }
        }
        let income = game_skye::income(&self.fast.config, &self.fast.common, Seat::ALL[seat]);
        let barrels = self.count(seat).joined_barrel_tiles();
        let ahead = self.scores.iter().filter(|vp| **vp > self.scores[seat]).count();
        let behind = ahead * book::rounds(self.lands.len())[self.round - 1].behind;
        let parts = (usize::from(income.barrels), usize::from(income.behind), usize::from(income.gold()));
        assert_eq!(parts, (barrels, behind, 5 + barrels + behind), "income of {}", label());
        if barrels < self.count(seat).barrel_tiles() {
            coverage.met("barrels without road to the castle");
        }
    }

    fn compare_scrolls(&self, seat: usize, coverage: &mut Coverage) {
        let (data, count) = (self.fast.config.data, self.count(seat));
        let player = &self.fast.common.players[Seat::ALL[seat]];
        let scrolls: Vec<(Cell, String, usize, bool)> = game_skye::scrolls(data, player)
            .iter()
            .map(|value| {
                let key = data.scroll(value.scroll).key.clone();
                (value.at, key, usize::from(value.simple), value.times == 2)
            })
            .collect();
        let expected: Vec<(Cell, String, usize, bool)> = count
            .scrolls()
            .into_iter()
            .map(|value| {
                let at = Cell { x: value.x as i8, y: value.y as i8 };
                (at, value.kind, value.simple, value.doubled)
            })
            .collect();
        assert_eq!(
            scrolls, expected,
            "scrolls of P{seat} (left: engine, right: reference) of {}",
            self.label
        );
        for (_, kind, simple, doubled) in &expected {
            if *simple > 0 {
                coverage.met(&format!("scroll {kind} x{}", if *doubled { 2 } else { 1 }));
            }
        }
        // Every kind of scroll, whether it lies in this territory or not.
        let survey = Survey::of(data, &player.territory);
        for scroll in &data.scrolls {
            let counted = usize::from(survey.count(scroll.count, player.gold));
            let value = usize::from(scroll.points) * (counted / usize::from(scroll.per));
            assert_eq!(value, count.scroll(&scroll.key), "{} of P{seat} of {}", scroll.key, self.label);
        }
        assert_eq!(survey.count(FastCount::One, 0), 1);
        let gold = (game_skye::gold_points(data, player), game_skye::leftover_gold(data, player));
        assert_eq!(
            (usize::from(gold.0), usize::from(gold.1)),
            (self.gold[seat] / 5, self.gold[seat] % 5),
            "gold of P{seat} of {}",
            self.label
        );
    }

    /// Where tiles that nobody has built would fit.
    fn compare_placements(&self, seat: usize, coverage: &mut Coverage) {
        let data = self.fast.config.data;
        let territory = &self.fast.common.players[Seat::ALL[seat]].territory;
        for tile in &self.rest {
            let name = data.tile_named(&tile.name).expect("a tile");
            let expected = self.lands[seat].placements(tile);
            if territory.is_full() {
                continue;
            }
            let takes = territory.takes(data, name);
            assert_eq!(takes, !expected.is_empty(), "{} for P{seat} of {}", tile.name, self.label);
            if expected.is_empty() {
                coverage.met("a tile that fits nowhere");
            }
            // As many as the fast one allows anywhere near, and each of them: the same ones.
            let cells = territory.cells().iter().flat_map(|cell| Direction::ALL.map(|side| cell.step(side)));
            let cells: BTreeSet<(i8, i8)> = cells.map(|cell| (cell.x, cell.y)).collect();
            let allows = |x: i8, y: i8, turns| territory.check(data, name, Cell { x, y }, turns).is_ok();
            let ways = cells.iter().flat_map(|cell| Turns::ALL.map(|turns| (cell, turns)));
            let allowed = ways.filter(|((x, y), turns)| allows(*x, *y, *turns)).count();
            assert_eq!(allowed, expected.len(), "{} for P{seat} of {}", tile.name, self.label);
            for (x, y, turns) in expected {
                let turns = Turns::new(turns as u8).expect("0 to 3");
                assert!(
                    allows(x as i8, y as i8, turns),
                    "{} at {x},{y} {turns} of {}",
                    tile.name,
                    self.label
                );
            }
        }
        if has_hole(&self.lands[seat]) {
            coverage.met("a hole");
        }
    }
}

/// Is there an empty cell with tiles on all four sides?
fn has_hole(land: &Land) -> bool {
    land.tiles.iter().any(|placed| {
        let (x, y) = (placed.x + 1, placed.y);
        !land.is_taken(x, y) && STEPS.into_iter().all(|(dx, dy)| land.is_taken(x + dx, y + dy))
    })
}

fn count_tables(players: usize) -> Coverage {
    let mut coverage = Coverage::default();
    for seed in Plan::games(TABLES).seeds() {
        let sample = sample(players, seed);
        sample.compare_scoring_tiles(&mut coverage);
        for seat in 0..players {
            sample.compare_areas(seat, &mut coverage);
            sample.compare_roads(seat, &mut coverage);
            sample.compare_scrolls(seat, &mut coverage);
            sample.compare_placements(seat, &mut coverage);
            coverage.met("a territory");
            if sample.lands[seat].tiles.len() >= 20 {
                coverage.met("a territory of 20 or more tiles");
            }
        }
    }
    coverage
}

#[test]
fn both_count_the_same_in_random_territories() {
    let mut required: Vec<String> =
        book::scoring_tiles(true).iter().map(|id| format!("points from {id}")).collect();
    for kind in &book::book().scrolls {
        required.extend([format!("scroll {kind} x1"), format!("scroll {kind} x2")]);
    }
    for terrain in ["pasture", "mountain", "water"] {
        for word in ["open", "completed of 1 tile", "completed of 2 tiles", "completed of 3 or more tiles"] {
            required.push(format!("{terrain} {word}"));
        }
    }
    let more = [
        "ranked: 1 with 5",
        "ranked: 2 with 5",
        "ranked: 1 with 2",
        "ranked: 2 with 2",
        "ranked: 0 with 2",
        "an area twice on one tile",
        "a road of 8 or more tiles",
        "only one of two road pieces joined to the castle",
        "barrels without road to the castle",
        "a tile that fits nowhere",
        "a hole",
        "a territory of 20 or more tiles",
    ];
    required.extend(more.map(str::to_owned));
    at_every_table(count_tables).assert_met(&required);
}

/// The sample itself: the castle alone and a table full of tiles must both be possible.
#[test]
fn samples_are_read_as_they_were_grown() {
    let sample = sample(3, 1);
    let written = duel::written(&sample.fast, kernel::Viewer::Open);
    let lands: Value = by_seat(sample.lands.iter().map(Land::texts));
    assert_eq!(written["territories"], lands);
    assert!(table::data::<G>().scrolls.len() == book::book().scrolls.len());
}
