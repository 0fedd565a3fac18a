//! How long the search thinks.

use bots::{Advice, Budget, Manner, Search};
use game_dolmengoetter::{Action, Dolmengoetter};
use kernel::{Buffer, Dice, Hidden, Knowledge, Rules, Sharpness, Turn, Viewer};

use crate::table;

const BUDGET: u32 = 400;

/// What a search finds at some decisions of a game played at random.
fn found(sharpness: Sharpness) -> Vec<Vec<Advice<Action>>> {
    let manner = Manner { sharpness, ..Manner::simulations(Dolmengoetter::tuned(), BUDGET) };
    let mut dice = Dice::from_number(5);
    let mut state = Dolmengoetter::setup(&table("small16", 2));
    let mut found = Vec::new();
    loop {
        match Dolmengoetter::turn(&state) {
            Turn::Over => return found,
            Turn::Chance => {
                let chance = Dolmengoetter::roll(&state, &mut dice);
                Dolmengoetter::settle(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let mut options = <Dolmengoetter as Rules>::Actions::default();
                Dolmengoetter::actions(&state, seat, &mut options);
                if options.as_slice().len() > 1 {
                    let view = Dolmengoetter::view(&state, Viewer::Seat(seat));
                    let (options, mut own) = (options.as_slice(), Dice::from_number(1));
                    found.push(Search::<Dolmengoetter>::advise(&manner, &view, seat, options, &mut own));
                }
                let action = *dice.pick(options.as_slice());
                Dolmengoetter::play(&mut state, seat, action, &mut ());
            }
        }
    }
}

fn tries(advice: &[Advice<Action>]) -> u32 {
    advice.iter().map(|option| option.tries).sum()
}

#[test]
fn thinking_ends_early_only_when_nothing_can_be_overtaken_any_more() {
    let mut early = 0;
    for advice in found(Sharpness::Best) {
        let left = BUDGET - tries(&advice);
        if left > 0 {
            early += 1;
            assert!(advice[0].tries > advice[1].tries + left, "{left} left: {advice:?}");
        }
    }
    assert!(early > 5, "thinking ended early {early} times");
}

#[test]
fn who_does_not_always_take_the_best_thinks_to_the_end() {
    for advice in found(Sharpness::Mostly(0.05)) {
        assert_eq!(tries(&advice), BUDGET);
    }
}

#[test]
fn a_search_with_a_time_ends_when_it_may_not_go_on() {
    let mut state = Dolmengoetter::setup(&table("small16", 2));
    let mut dice = Dice::from_number(1);
    while Dolmengoetter::turn(&state) == Turn::Chance {
        let chance = Dolmengoetter::roll(&state, &mut dice);
        Dolmengoetter::settle(&mut state, chance, &mut ());
    }
    let Turn::Decide(seats) = Dolmengoetter::turn(&state) else { panic!("somebody begins") };
    let seat = seats.lowest().expect("somebody decides");
    let mut options = <Dolmengoetter as Rules>::Actions::default();
    Dolmengoetter::actions(&state, seat, &mut options);
    let view = Dolmengoetter::view(&state, Viewer::Seat(seat));
    let budget = Budget::Time(core::time::Duration::from_hours(1));
    let manner = Manner { budget, ..Manner::simulations(Dolmengoetter::tuned(), 1) };
    let asked = core::sync::atomic::AtomicU32::new(0);
    let go_on = || asked.fetch_add(1, core::sync::atomic::Ordering::Relaxed) < 4;
    let decision = (seat, options.as_slice());
    let advice = Search::<Dolmengoetter>::advise_while(&manner, &view, decision, &mut dice, &go_on);
    assert_eq!((asked.into_inner(), tries(&advice) > 0), (5, true));
}
