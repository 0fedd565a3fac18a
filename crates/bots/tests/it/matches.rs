//! The driver of whole games.

use bots::{Bot, Fault, Kind, Made, Played, play_game};
use game_dolmengoetter::{Action, Dolmengoetter, View};
use kernel::{Buffer, Dice, Rules, Seat, Turn};

use crate::table;

fn randoms(seats: u8) -> Vec<Box<dyn Bot<Dolmengoetter>>> {
    (0..seats).map(|_| Kind::Random.bot().expect("every game has it")).collect()
}

fn play(seats: u8, bots: &mut [Box<dyn Bot<Dolmengoetter>>], seed: u64) -> Result<Played, Fault> {
    play_game(&table("standard28", seats), bots, &mut Dice::from_number(seed), |_, _, _| Ok(()))
}

#[test]
fn the_same_dice_play_the_same_game() {
    for seats in 2..=5 {
        let first = play(seats, &mut randoms(seats), 5).unwrap();
        assert_eq!(play(seats, &mut randoms(seats), 5).unwrap(), first);
        assert_ne!(play(seats, &mut randoms(seats), 6).unwrap(), first);
    }
}

/// A watcher that replays each step's maker sees every decision once, and single options go unasked.
#[test]
fn single_options_are_played_by_the_table() {
    let config = table("small16", 2);
    let (mut asked, mut forced, mut options) = (0, 0, game_dolmengoetter::Actions::default());
    let mut single_ahead = false;
    for seed in 0..30 {
        let watch = |made, _: &[_], state: &game_dolmengoetter::State| {
            match made {
                Made::Chance => {}
                Made::Choice(_) => {
                    assert!(!single_ahead, "asked though there was one option");
                    asked += 1;
                }
                Made::Forced(_) => {
                    assert!(single_ahead, "not asked though there were several options");
                    forced += 1;
                }
            }
            options.clear();
            if let Turn::Decide(seats) = Dolmengoetter::turn(state) {
                Dolmengoetter::actions(state, seats.lowest().unwrap(), &mut options);
            }
            single_ahead = options.as_slice().len() == 1;
            Ok::<(), Fault>(())
        };
        play_game(&config, &mut randoms(2), &mut Dice::from_number(seed), watch).unwrap();
        single_ahead = false;
    }
    assert!(asked > 1_000, "{asked} asked, {forced} forced");
}

struct Stubborn;

impl Bot<Dolmengoetter> for Stubborn {
    fn choose(&mut self, _: &View, _: Seat, _: &[Action], _: &mut Dice) -> Action {
        Action::LeaveStone
    }
}

#[test]
fn a_choice_that_is_no_option_ends_the_game() {
    let mut bots: Vec<Box<dyn Bot<Dolmengoetter>>> =
        vec![Box::new(Stubborn), Kind::Random.bot().expect("every game has it")];
    let fault = play(2, &mut bots, 1).unwrap_err();
    assert_eq!(fault, Fault::NotAnOption { seat: Seat::ALL[0], action: "S".to_owned() });
}

#[test]
fn a_table_needs_a_bot_for_each_seat() {
    assert_eq!(play(3, &mut randoms(2), 1), Err(Fault::Bots { seats: 3, bots: 2 }));
}

#[test]
fn a_watcher_can_stop_a_game() {
    #[derive(Debug, PartialEq)]
    enum Stop {
        Here,
        Fault(Fault),
    }
    impl From<Fault> for Stop {
        fn from(fault: Fault) -> Stop {
            Stop::Fault(fault)
        }
    }
    let mut steps = 0;
    let stopped =
        play_game(&table("standard28", 2), &mut randoms(2), &mut Dice::from_number(1), |_, events, _| {
            assert!(!events.is_empty(), "every step brings something about");
            steps += 1;
            if steps == 9 { Err(Stop::Here) } else { Ok(()) }
        });
    assert_eq!((stopped.unwrap_err(), steps), (Stop::Here, 9));
}
