//! The published policy that The Vale of Eternity has for comparison.

use bots::arena::Contestant;
use bots::{Bot, Fault, play_game};
use catalog::{Catalog, Loaded, with_game};
use kernel::{Dice, Game, Seat};

/// The share of games that the baseline wins against random play, in alternating seats.
fn share<G: Game>(game: &Loaded<G>) -> f64 {
    let config = G::configure(game.data, 2, &[]).expect("two may play");
    let random: Contestant = "random".parse().expect("a bot");
    let games = 40;
    let mut won = 0.0;
    for number in 0..games {
        let own = Seat::ALL[(number % 2) as usize];
        let kind = |seat| if seat == own { Contestant::Baseline } else { random };
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::first(2).map(|seat| kind(seat).bot().expect("it has them")).collect();
        let mut dice = Dice::from_number(number / 2);
        let played = play_game(&config, &mut bots, &mut dice, |_, _, _| Ok::<(), Fault>(()));
        let played = played.expect("the game ends");
        let winners = played.standings.winners();
        won += if winners.contains(own) { 1.0 / f64::from(winners.len()) } else { 0.0 };
    }
    won / games as f64
}

#[test]
fn it_plays_by_the_rules_and_better_than_chance() {
    let catalog = Catalog::built_in();
    let share = with_game!(catalog, "vale", game => share(game)).expect("it is on the shelf");
    assert!(share > 0.7, "{share}");
}

#[test]
fn other_games_have_none_and_say_so() {
    fn refusal<G: Game>(_: &Loaded<G>) -> Option<String> {
        Contestant::Baseline.bot::<G>().err().map(|fault| fault.to_string())
    }
    let catalog = Catalog::built_in();
    for id in Catalog::IDS.iter().filter(|id| **id != "vale") {
        let refusal = with_game!(catalog, *id, game => refusal(game)).expect("it is on the shelf");
        assert_eq!(refusal, Some(format!("{id} has no baseline: no way of playing it has been published")));
    }
}
