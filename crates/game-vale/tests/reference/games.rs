//! Games from the setup to the end with every number of players.

use std::{panic, thread};

use kernel::Dice;
use testkit::walk::Plan;

use crate::coverage::{self, Coverage, Happening};
use crate::duel::{self, Duel};
use crate::policy::Policy;

/// Games with each policy at each table.
const GAMES: u32 = 9;

fn play_table(players: usize) -> Coverage {
    let config = duel::config(players);
    let mut coverage = Coverage::default();
    for policy in Policy::ALL {
        // Uniform games are the yardstick: more of them.
        let games = if matches!(policy, Policy::Uniform) { 3 * GAMES } else { GAMES };
        for seed in Plan::games(games).seeds() {
            let label = format!("{players} players, {policy:?}, seed {seed}");
            let mut dice = Dice::from_number(seed);
            Duel::open(&config, label).play_out(policy, u64::MAX, &mut dice, &mut coverage);
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
    coverage.assert_met(&coverage::situations(&[
        Happening::Released,
        Happening::KeepMoreThanFour,
        Happening::KnownTopRevealed,
        Happening::ToDeckTop,
        Happening::ReshuffleInMidReveal,
        Happening::ForcedOnOneself,
        Happening::ForcedOnAnother,
        Happening::EndByRounds,
    ]));
}
