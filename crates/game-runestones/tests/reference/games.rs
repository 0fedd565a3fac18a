//! Games from the setup to the end with every number of players.

use std::{panic, thread};

use kernel::Dice;
use testkit::walk::Plan;

use crate::cards;
use crate::coverage::{self, Coverage};
use crate::duel::{Duel, Table};
use crate::policy::Policy;

/// Games with each policy at each table.
const GAMES: u32 = 2;

/// A table with any druids and any start player.
pub(crate) fn any_table(players: usize, rounds: usize, dice: &mut Dice) -> Table {
    let mut druids = cards::druids();
    dice.shuffle(&mut druids);
    druids.truncate(players);
    let start = dice.below(2 * players as u32) as usize;
    Table { druids, start: Some(start).filter(|start| *start < players), rounds }
}

fn play_table(players: usize) -> Coverage {
    let mut coverage = Coverage::default();
    for policy in Policy::ALL {
        for seed in Plan::games(GAMES).seeds() {
            let mut dice = Dice::from_number(seed);
            let rounds = match policy {
                Policy::Busy => 100,
                _ if seed % 2 == 0 => 40,
                _ => 12,
            };
            let table = any_table(players, rounds, &mut dice);
            let label = format!("{table:?}, {policy:?}, seed {seed}");
            Duel::open(&table, label).play_out(policy, u64::MAX, &mut dice, &mut coverage);
        }
    }
    coverage
}

/// One thread for each number of players; a failure keeps its message.
pub(crate) fn at_every_table(play: impl Fn(usize) -> Coverage + Sync) -> Coverage {
    let mut coverage = Coverage::default();
    let play = &play;
    thread::scope(|scope| {
        let threads: Vec<_> = (2..=4).map(|players| (players, scope.spawn(move || play(players)))).collect();
        for (players, thread) in threads {
            let part = thread.join().unwrap_or_else(|failure| panic::resume_unwind(failure));
            println!("{players} players: {} games, {} steps", part.games, part.steps);
            coverage.add(&part);
        }
    });
    coverage
}

#[test]
fn both_play_the_same_games() {
    let coverage = at_every_table(play_table);
    coverage.assert_met(&coverage::of_games());
}
