//! Games from positions that play reaches seldom.

use kernel::Dice;
use testkit::walk::Plan;

use crate::anywhere::{Scene, anywhere};
use crate::coverage::{self, Coverage};
use crate::duel::Duel;
use crate::games::at_every_table;
use crate::policy::Policy;

/// How many positions of each kind at each table, and how many decisions they are played.
const SCENES: [(Scene, u32, u64); 6] = [
    (Scene::Anything, 140, 18),
    (Scene::Scarce, 140, 20),
    (Scene::Abilities, 230, 10),
    (Scene::Forging, 80, 12),
    (Scene::Summoning, 100, 8),
    (Scene::Poor, 60, 12),
];

/// The first steps of games from random positions.
fn play_anywhere(players: usize) -> Coverage {
    let mut coverage = Coverage::default();
    for (scene, positions, steps) in SCENES {
        for seed in Plan::games(positions).seeds() {
            let mut dice = Dice::from_number(seed);
            let policy = match scene {
                Scene::Summoning if seed % 2 == 0 => Policy::CardHungry,
                _ => Policy::ALL[seed as usize % Policy::ALL.len()],
            };
            let label = format!("{players} players, {policy:?}, {scene:?}, seed {seed}");
            let mut duel = Duel::from(anywhere(players, scene, &mut dice), label);
            duel.play_out(policy, steps, &mut dice, &mut coverage);
        }
    }
    coverage
}

#[test]
fn both_go_on_in_the_same_way() {
    let coverage = at_every_table(play_anywhere);
    coverage.assert_met(&coverage::of_positions());
}
