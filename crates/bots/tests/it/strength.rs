//! How well the bots play.

use bots::{Bot, Fault, Kind, play_game};
use catalog::{Catalog, Loaded, with_game};
use kernel::{Choice, Dice, Game, Seat};

/// The share of `games` games of two that greedy wins against random, in alternating seats.
fn share_of_greedy<G: Game>(game: &Loaded<G>, choices: &[Choice<'_>], games: u64) -> f64 {
    let config = G::configure(game.data, 2, choices).expect("two may play");
    let mut won = 0.0;
    for number in 0..games {
        let greedy_at = Seat::ALL[(number % 2) as usize];
        let kind = |seat| if seat == greedy_at { Kind::Greedy } else { Kind::Random };
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::first(2).map(|seat| kind(seat).bot().expect("every game has it")).collect();
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
fn greedy_beats_random_in_every_game() {
    let catalog = Catalog::built_in();
    for id in Catalog::IDS {
        let share = with_game!(catalog, *id, game => share_of_greedy(game, &[], 200));
        let share = share.expect("the list of games is right");
        println!("{id}: greedy wins {share}");
        assert!(share >= 0.95, "{id}: greedy won {share}");
    }
}

#[test]
fn greedy_beats_random_on_the_small_board() {
    let small = [Choice { key: "board", value: "small16" }];
    let share = share_of_greedy(Catalog::built_in().dolmengoetter(), &small, 200);
    assert!(share >= 0.95, "greedy won {share}");
}
