//! How well the bots play.

use bots::{Bot, Fault, Kind, Level, Temper, play_game};
use catalog::{Catalog, Loaded, with_game};
use kernel::{Choice, Dice, Game, Seat};

/// The share of `games` games of two that one bot wins against another, in alternating seats.
fn share<G: Game>(game: &Loaded<G>, choices: &[Choice<'_>], games: u64, [better, other]: [Kind; 2]) -> f64 {
    let config = G::configure(game.data, 2, choices).expect("two may play");
    let mut won = 0.0;
    for number in 0..games {
        let better_at = Seat::ALL[(number % 2) as usize];
        let kind = |seat| if seat == better_at { better } else { other };
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::first(2).map(|seat| kind(seat).bot().expect("every game has it")).collect();
        let played =
            play_game::<_, Fault>(&config, &mut bots, &mut Dice::from_number(number), |_, _, _| Ok(()));
        let winners = played.expect("bots choose options").standings.winners();
        if winners.contains(better_at) {
            won += 1.0 / f64::from(winners.len());
        }
    }
    won / games as f64
}

#[test]
fn greedy_beats_random_in_every_game() {
    let catalog = Catalog::built_in();
    for id in Catalog::IDS {
        let share = with_game!(catalog, *id, game => share(game, &[], 200, [Kind::Greedy, Kind::Random]));
        let share = share.expect("the list of games is right");
        println!("{id}: greedy wins {share}");
        assert!(share >= 0.95, "{id}: greedy won {share}");
    }
}

#[test]
fn greedy_beats_random_on_the_small_board() {
    let small = [Choice { key: "board", value: "small16" }];
    let share = share(Catalog::built_in().dolmengoetter(), &small, 200, [Kind::Greedy, Kind::Random]);
    assert!(share >= 0.95, "greedy won {share}");
}

/// The arena measures by how much; this only guards that thinking ahead has not lost its way.
#[test]
fn a_good_player_beats_a_beginner_in_every_game() {
    let catalog = Catalog::built_in();
    let [good, beginner] = [Level::Three, Level::One].map(|level| Kind::Level(level, Temper::EVEN));
    for id in Catalog::IDS {
        let share = with_game!(catalog, *id, game => share(game, &[], 24, [good, beginner]));
        let share = share.expect("the list of games is right");
        println!("{id}: level 3 wins {share}");
        assert!(share >= 0.75, "{id}: level 3 won {share}");
    }
}
