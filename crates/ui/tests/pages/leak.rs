//! No page tells a secret: what a viewer gets is the same in every world that looks the same to him.

use catalog::Loaded;
use kernel::{Dice, Viewer};
use testkit::walk;
use ui::{Language, Room};

use crate::stage::{Stage, every_game, players};

#[test]
fn pages_of_two_worlds_that_look_alike_are_the_same_bytes() {
    every_game!(game => compare(game));
}

fn compare<G: Room>(game: &Loaded<G>) {
    let [least, most] = players(game);
    let mut different = 0;
    for seed in 0..12 {
        let mut stage = Stage::new(game, least + (seed % u64::from(most - least + 1)) as u8, seed);
        let mut dice = Dice::from_number(1000 + seed);
        loop {
            let over = stage.hop(7).is_none();
            for viewer in walk::viewers(stage.seats()) {
                let language = Language::ALL[seed as usize % 2];
                let mut look = stage.look(viewer, language);
                let real = look.now();
                let imagined = G::imagine(&look.view, &mut dice);
                different += u32::from(imagined != stage.position);
                look.view = G::view(&imagined, viewer);
                let other = look.now();
                assert_eq!(real, other, "{}, seed {seed}, {viewer:?}, step {}", G::ID, real.step);
            }
            let view = G::view(&stage.position, Viewer::Audience);
            let other = G::view(&G::imagine(&view, &mut dice), Viewer::Audience);
            assert!(
                G::panorama(&view).into_string() == G::panorama(&other).into_string(),
                "{}, seed {seed}",
                G::ID
            );
            if over {
                break;
            }
        }
    }
    assert!(different > 100, "{}: worlds that are the same prove nothing: {different}", G::ID);
}
