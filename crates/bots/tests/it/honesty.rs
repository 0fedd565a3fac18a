//! Bots cannot use what their seat does not know.

use bots::{Kind, Level};
use catalog::{Catalog, Loaded, with_game};
use kernel::{Buffer, Dice, Game, Turn, Viewer};

/// So many pairs of different worlds are proof enough.
const ENOUGH: u32 = 100;

#[test]
fn the_same_choice_in_worlds_that_look_the_same() {
    let catalog = Catalog::built_in();
    for id in Catalog::IDS {
        let compared = with_game!(catalog, *id, game => compare(game)).expect("the list of games is right");
        assert!(compared > ENOUGH, "{id}: only {compared} pairs of worlds differed");
    }
}

/// How many decisions later a bot is asked again: who thinks longer is asked less often.
fn pause(kind: Kind) -> u32 {
    match kind {
        Kind::Level(Level::Five, _) => 37,
        Kind::Level(Level::Four, _) => 13,
        Kind::Level(Level::Three, _) => 5,
        _ => 1,
    }
}

/// In random games the decider's options are chosen from in the true world and in an imagined one. Where the two
/// worlds differ, they differ in what the decider cannot know, and the choice must be the same.
fn compare<G: Game>(game: &Loaded<G>) -> u32 {
    let (mut compared, mut met) = (0, 0);
    for seed in 0..12 {
        if compared > ENOUGH {
            break;
        }
        let config = G::configure(game.data, 2 + (seed % 2) as u8, &[]).expect("two and three may play");
        let mut dice = Dice::from_number(seed);
        let mut state = G::setup(&config);
        let mut options = G::Actions::default();
        loop {
            match G::turn(&state) {
                Turn::Over => break,
                Turn::Decide(_) if compared > ENOUGH => break,
                Turn::Chance => {
                    let chance = G::roll(&state, &mut dice);
                    G::settle(&mut state, chance, &mut ());
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().expect("somebody decides");
                    let own = G::view(&state, Viewer::Seat(seat));
                    let other_world = G::imagine(&own, &mut dice);
                    for kind in Kind::ALL.into_iter().filter(|kind| u32::is_multiple_of(met, pause(*kind))) {
                        let choose = |world| {
                            let mut list = G::Actions::default();
                            G::actions(world, seat, &mut list);
                            let view = G::view(world, Viewer::Seat(seat));
                            let mut thinking = Dice::from_number(seed);
                            kind.bot::<G>().expect("every game has it").choose(
                                &view,
                                seat,
                                list.as_slice(),
                                &mut thinking,
                            )
                        };
                        assert_eq!(choose(&state), choose(&other_world), "{kind} in {}", G::ID);
                    }
                    compared += u32::from(other_world != state);
                    met += 1;
                    options.clear();
                    G::actions(&state, seat, &mut options);
                    let action = *dice.pick(options.as_slice());
                    G::play(&mut state, seat, action, &mut ());
                }
            }
        }
    }
    compared
}
