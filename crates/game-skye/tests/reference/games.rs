//! Games from the setup to the end, with every number of players, in both variants.

use std::{panic, thread};

use kernel::Dice;
use testkit::walk::Plan;

use crate::book;
use crate::coverage::{Coverage, situations};
use crate::duel::Duel;
use crate::policy::Policy;
use crate::state::Options;

/// Games with each policy at each table.
const GAMES: u32 = 2;

/// A table; some have chosen their start player and their scoring tiles.
fn options(players: usize, druids: bool, seed: u64) -> Options {
    let mut dice = Dice::from_number(seed ^ 0x5EED);
    let mut tiles: Vec<String> = book::scoring_tiles(druids).into_iter().map(str::to_owned).collect();
    dice.shuffle(&mut tiles);
    tiles.truncate(4);
    Options {
        players,
        druids,
        scoring: (dice.below(3) == 0).then_some(tiles),
        start: (dice.below(3) == 0).then(|| dice.below(players as u32) as usize),
    }
}

fn play_table(players: usize) -> Coverage {
    let mut coverage = Coverage::default();
    for druids in [false, true] {
        for (number, policy) in Policy::ALL.into_iter().enumerate() {
            for seed in Plan::games(GAMES).seeds() {
                let seed = seed * 100 + number as u64 * 10 + players as u64;
                let label = format!("{players} players, druids {druids}, {policy:?}, seed {seed}");
                let mut dice = Dice::from_number(seed);
                let mut duel = Duel::open(options(players, druids, seed), label);
                duel.play_out(policy, &mut dice, &mut coverage);
            }
        }
    }
    coverage
}

/// One thread for each number of players; a failure keeps its message.
pub(crate) fn at_every_table(play: impl Fn(usize) -> Coverage + Sync) -> Coverage {
    let mut coverage = Coverage::default();
    let play = &play;
    thread::scope(|scope| {
        let threads: Vec<_> = (2..=5).map(|players| (players, scope.spawn(move || play(players)))).collect();
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
    at_every_table(play_table).assert_met(&situations(&[
        "axe",
        "all gold on the tiles",
        "bought from another",
        "forced end",
        "forced pass",
        "nothing to settle",
        "income for barrels",
        "income for players ahead, round 3",
        "income for players ahead, round 6",
        "druid tile from slot 0",
        "druid tile from slot 4",
        "bag for 5",
        "ranked: one or no second",
    ]));
}
