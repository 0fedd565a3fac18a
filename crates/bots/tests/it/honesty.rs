//! Bots cannot use what their seat does not know.

use bots::Kind;
use game_dolmengoetter::Dolmengoetter;
use kernel::{Buffer, Dice, Hidden, Rules, Turn, Viewer};

use crate::table;

/// In random games the decider's options are chosen from in the true world and in an imagined one. Where the two
/// worlds differ, they differ in what the decider cannot know, and the choice must be the same.
#[test]
fn the_same_choice_in_worlds_that_look_the_same() {
    let mut compared = 0;
    for seed in 0..6 {
        let config = table("small16", 2 + (seed % 2) as u8);
        let mut dice = Dice::from_number(seed);
        let mut state = Dolmengoetter::setup(&config);
        let mut options = game_dolmengoetter::Actions::default();
        loop {
            match Dolmengoetter::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = Dolmengoetter::roll(&state, &mut dice);
                    Dolmengoetter::settle(&mut state, chance, &mut ());
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap();
                    let own = Dolmengoetter::view(&state, Viewer::Seat(seat));
                    let other_world = Dolmengoetter::imagine(&own, &mut dice);
                    for kind in Kind::ALL {
                        let choose = |world| {
                            let mut list = game_dolmengoetter::Actions::default();
                            Dolmengoetter::actions(world, seat, &mut list);
                            let view = Dolmengoetter::view(world, Viewer::Seat(seat));
                            let mut thinking = Dice::from_number(seed);
                            kind.bot::<Dolmengoetter>().choose(&view, seat, list.as_slice(), &mut thinking)
                        };
                        assert_eq!(choose(&state), choose(&other_world), "{kind} at {state:?}");
                    }
                    compared += u32::from(other_world != state);
                    options.clear();
                    Dolmengoetter::actions(&state, seat, &mut options);
                    let action = *dice.pick(options.as_slice());
                    Dolmengoetter::play(&mut state, seat, action, &mut ());
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} pairs of worlds differed");
}
