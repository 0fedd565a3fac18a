//! How well the bots play.

use bots::{Bot, Fault, Kind, play_game};
use game_dolmengoetter::Dolmengoetter;
use kernel::{Dice, Seat};

use crate::table;

/// The share of `games` games of two that greedy wins against random, in alternating seats.
fn share_of_greedy(board: &str, games: u64) -> f64 {
    let config = table(board, 2);
    let mut won = 0.0;
    for number in 0..games {
        let greedy_at = Seat::ALL[(number % 2) as usize];
        let kind = |seat| if seat == greedy_at { Kind::Greedy } else { Kind::Random };
        let mut bots: Vec<Box<dyn Bot<Dolmengoetter>>> =
            Seat::first(2).map(|seat| kind(seat).bot()).collect();
        let played =
            play_game::<_, Fault>(&config, &mut bots, &mut Dice::from_number(number), |_, _, _| Ok(()));
        let winners = played.expect("bots choose options").standings.winners();
        if winners.contains(greedy_at) {
            won += 1.0 / f64::from(winners.len());
        }
    }
    won / games as f64
}

#[test]
fn greedy_beats_random_on_the_standard_board() {
    let share = share_of_greedy("standard28", 200);
    assert!(share >= 0.95, "greedy won {share}");
}

#[test]
fn greedy_beats_random_on_the_small_board() {
    let share = share_of_greedy("small16", 200);
    assert!(share >= 0.95, "greedy won {share}");
}
