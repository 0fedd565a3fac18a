//! Games from the setup to the end, on every board with every number of players.

use std::sync::Arc;
use std::{panic, thread};

use kernel::Dice;

use crate::board::{Board, every_table};
use crate::coverage::{Coverage, Happening};
use crate::duel::{self, Duel};
use crate::policy::Policy;

/// Games with each policy that looks for trouble, at each table.
const GAMES: u64 = 50;

fn play_table(board: &Arc<Board>, players: usize) -> Coverage {
    let config = duel::config(board, players);
    let mut coverage = Coverage::default();
    for policy in Policy::ALL {
        // Uniform games are the yardstick: more of them.
        let games = if matches!(policy, Policy::Uniform) { 6 * GAMES } else { GAMES };
        for seed in 0..games {
            let label = format!("{}, {players} players, {policy:?}, seed {seed}", board.id);
            let mut dice = Dice::from_number(seed);
            let mut duel = Duel::open(board, &config, label, &mut dice);
            duel.play_out(&policy, &mut dice, &mut coverage);
        }
    }
    coverage
}

/// One thread for each table; a failure keeps its message.
pub(crate) fn at_every_table(play: impl Fn(&Arc<Board>, usize) -> Coverage + Sync) -> Coverage {
    let tables = every_table();
    let mut coverage = Coverage::default();
    thread::scope(|scope| {
        let threads: Vec<_> = tables
            .iter()
            .map(|(board, players)| (board, players, scope.spawn(|| play(board, *players))))
            .collect();
        for (board, players, thread) in threads {
            let part = thread.join().unwrap_or_else(|failure| panic::resume_unwind(failure));
            println!("{}, {players} players: {} games, {} steps", board.id, part.games, part.steps);
            coverage.add(&part);
        }
    });
    coverage
}

#[test]
fn both_play_the_same_games() {
    let coverage = at_every_table(play_table);
    // 7.5: the boards never fill up with the listed supplies.
    coverage.assert_everything_but(&[Happening::TurnPassed, Happening::EndByPasses]);
    assert_eq!(coverage.of(Happening::TurnPassed), 0, "7.5: unreachable with the listed supplies");
}
