//! Games from random and from chosen positions, where rare things meet.

use kernel::Dice;
use serde_json::Value;
use testkit::walk::Plan;

use crate::anywhere;
use crate::book;
use crate::coverage::{Coverage, situations};
use crate::duel::Duel;
use crate::games::at_every_table;
use crate::policy::Policy;
use crate::state::Options;

/// Games from random positions at each table.
const GAMES: u32 = 30;
/// Games from each chosen position.
const CHOSEN: u32 = 12;

fn play_table(players: usize) -> Coverage {
    let mut coverage = Coverage::default();
    let policies = [Policy::Druid, Policy::Trader, Policy::Sealer, Policy::Uniform];
    for seed in Plan::games(GAMES).seeds() {
        let mut dice = Dice::from_number(seed * 10 + players as u64);
        let mut tiles: Vec<String> = book::scoring_tiles(true).into_iter().map(str::to_owned).collect();
        dice.shuffle(&mut tiles);
        tiles.truncate(4);
        let options = Options { players, druids: true, scoring: Some(tiles), start: Some(0) };
        let position = anywhere::somewhere(&options, &mut dice);
        let label = format!("{players} players from a random position, seed {seed}");
        let mut duel = Duel::read(options, label, &Value::Object(position).to_string());
        duel.play_out(policies[seed as usize % policies.len()], &mut dice, &mut coverage);
    }
    coverage
}

/// E15: only pasture is open, and some tiles have none.
const SEALED: &str = r#"{"phase": "build", "round": 5, "territories": {"P0": ["L39 -1,0 r0", "L28 1,0 r2"], "P1": ["L33 -1,0 r0"]},
    "pending": {"P0": ["L07", "L34", "D32"], "P1": ["L70"]}, "dolmen": ["D01", "D02", "D03", "D04", "D05"]}"#;
const LOST: &str = r#"{"phase": "first_buy", "round": 6, "gold": {"P0": 9, "P1": 0}, "territories": {"P0": ["L39 -1,0 r0", "L28 1,0 r2"]},
    "pending": {}, "offers": {"P0": ["L06 axe", "L07 1", "L08 2"], "P1": ["L15 1", "L19 2", "L10 axe"]},
    "dolmen": ["D32", "D06", "D01", "D02", "D03"], "stock": []}"#;
/// One tile in the bag, which must be kept by who pays for it.
const LAST_TILE: &str = r#"{"phase": "second_buy", "round": 4, "gold": {"P0": 9, "P1": 9}, "bag": ["L09"], "stock": ["D07"],
    "dolmen": ["D01", "D02", "D03", "D04", "D05"], "pending": {"P0": ["L01"], "P1": ["L02"]}}"#;
/// Two tiles in the bag for a player who may draw four.
const LAST_TWO: &str = r#"{"phase": "second_buy", "round": 6, "gold": {"P0": 1, "P1": 9}, "bag": ["L09", "L10"], "stock": [],
    "tablets": {"P0": ["bag", "bag"]}, "dolmen": ["-", "-", "-", "-", "D28"], "pending": {"P0": ["L01"], "P1": ["L02"]}}"#;
/// In the end both have the same points, and who has less gold has more left over (E27).
const EVEN: &str = r#"{"phase": "build", "round": 6, "gold": {"P0": 12, "P1": 9}, "scores": {"P0": 30, "P1": 34},
    "pending": {"P0": ["L39"], "P1": ["L28"]}}"#;
/// The same points and the same gold.
const EVENER: &str = r#"{"phase": "build", "round": 6, "gold": {"P0": 6, "P1": 6}, "scores": {"P0": 30, "P1": 30},
    "pending": {"P0": ["L39"], "P1": ["L28"]}}"#;

#[test]
fn both_play_the_same_from_chosen_positions() {
    let mut coverage = Coverage::default();
    for (name, position) in [
        ("sealed", SEALED),
        ("lost", LOST),
        ("last tile", LAST_TILE),
        ("last two", LAST_TWO),
        ("even", EVEN),
        ("evener", EVENER),
    ] {
        for seed in Plan::games(CHOSEN).seeds() {
            let tiles = ["S07", "S08", "S09", "S19"].map(str::to_owned).to_vec();
            let options = Options { players: 2, druids: true, scoring: Some(tiles), start: Some(0) };
            let mut duel = Duel::read(options, format!("{name}, seed {seed}"), position);
            duel.play_out(Policy::Uniform, &mut Dice::from_number(seed), &mut coverage);
        }
    }
    coverage.assert_met(&situations(&[
        "unplaceable landscape tile",
        "unplaceable druid tile",
        "1 tiles from a short bag",
        "2 tiles from a short bag",
        "shared place",
        "leftover gold breaks a tie",
        "purchase with an empty stock",
    ]));
}

#[test]
fn both_play_the_same_from_random_positions() {
    let mut required = situations(&[
        "short bag: 0 tiles to price",
        "short bag: 1 tiles to price",
        "short bag: 2 tiles to price",
        "discount of 1",
        "discount of 2",
        "discount of 3",
        "bought for nothing",
        "own tile number 1",
        "own tile number 2",
        "own tile number 1 after a purchase",
        "bag for 5",
        "bag for 3",
        "bag for 1",
        "free druid tile",
        "purchase with an empty stock",
        "round end with an empty stock",
        "1 rescroll",
        "2 rescroll",
        "ranked: several first",
        "ranked: several second",
        "ranked: one or no second",
    ]);
    required.extend(book::scoring_tiles(true).iter().map(|id| format!("points from {id}")));
    required.extend((0..5).map(|slot| format!("druid tile from slot {slot}")));
    required.extend(book::book().tablets.iter().map(|tablet| format!("tablet {tablet}")));
    at_every_table(play_table).assert_met(&required);
}
