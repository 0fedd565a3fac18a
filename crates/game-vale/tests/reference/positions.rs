//! Games from positions that play reaches seldom.

use kernel::Dice;
use serde_json::Value;
use testkit::walk::Plan;

use crate::anywhere::{Scene, anywhere};
use crate::coverage::{self, Coverage, Happening, Note};
use crate::duel::{self, Duel};
use crate::games::at_every_table;
use crate::policy::Policy;
use crate::position::Eyes;

/// How many positions of each kind at each table, and how far they are played.
const SCENES: [(Scene, u32, u64); 4] =
    [(Scene::Anything, 180, 40), (Scene::Scarce, 30, 40), (Scene::Knot, 240, 12), (Scene::Resolving, 60, 8)];

/// The first steps of games from random positions.
fn play_anywhere(players: usize) -> Coverage {
    let config = duel::config(players);
    let mut coverage = Coverage::default();
    for (scene, positions, steps) in SCENES {
        for seed in Plan::games(positions).seeds() {
            let mut dice = Dice::from_number(seed);
            let policy = Policy::FOR_POSITIONS[seed as usize % Policy::FOR_POSITIONS.len()];
            let label = format!("{players} players, {policy:?}, {scene:?}, seed {seed}");
            let position = Value::Object(anywhere(players, scene, &mut dice).position(Eyes::Open));
            let mut duel = Duel::read(&config, label, &position);
            duel.play_out(policy, steps, &mut dice, &mut coverage);
        }
    }
    coverage
}

#[test]
fn both_go_on_in_the_same_way() {
    let coverage = at_every_table(play_anywhere);
    let mut required = coverage::every_effect();
    required.extend(coverage::situations(Happening::ALL));
    // So seldom that luck would decide; the examples show them.
    let by_example = [Note::Of(Happening::SharedVictory), Note::Of(Happening::ScoreStopsAtZero)];
    required.retain(|note| !by_example.contains(note));
    required.extend((0..=3).map(Note::DiscardedFromArea));
    required.extend([4, 5, 6].map(Note::Depth));
    coverage.assert_met(&required);
}
