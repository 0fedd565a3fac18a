//! No page tells a secret: what a viewer gets is the same in every world that looks the same to him.

use kernel::{Dice, Hidden};
use testkit::walk;
use ui::Language;

use crate::stage::{G, Stage};

#[test]
fn pages_of_two_worlds_that_look_alike_are_the_same_bytes() {
    let mut different = 0;
    for seed in 0..12 {
        let mut stage = Stage::new(2 + (seed % 4) as u8, seed);
        let mut dice = Dice::from_number(1000 + seed);
        loop {
            let over = stage.run(7).step().is_none();
            for viewer in walk::viewers(stage.config.seats) {
                let language = Language::ALL[seed as usize % 2];
                let mut look = stage.look(viewer, language);
                let real = look.now();
                let imagined = G::imagine(&look.view, &mut dice);
                different += u32::from(imagined != stage.position);
                look.view = G::view(&imagined, viewer);
                let other = look.now();
                assert_eq!(real, other, "seed {seed}, {viewer:?}, step {}", real.step);
            }
            if over {
                break;
            }
        }
    }
    assert!(different > 100, "worlds that are the same prove nothing: {different}");
}
