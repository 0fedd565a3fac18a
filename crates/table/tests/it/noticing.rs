//! Nobody can count what they cannot notice.

use kernel::Dice;
use table::{Deed, Eyes, PersonId};

use crate::people::Game;

/// A table of Skye at which everybody makes an offer in secret.
fn offering() -> Game {
    let mut game = Game::of_people("skye", 3);
    let mut dice = Dice::from_number(4);
    while game.sitting.deciding().len() < 3 {
        assert!(game.step(&mut dice));
    }
    game
}

#[test]
fn hidden_steps_of_others_do_not_count() {
    let mut game = offering();
    let mut dice = Dice::from_number(1);
    let eyes = |number: i64, game: &Game| game.sitting.eyes_of(Some(PersonId(number)));
    let numbers = |number: i64, game: &Game| {
        let eyes = eyes(number, game);
        (game.sitting.version(eyes), game.sitting.told(eyes))
    };
    let seat = game.sitting.deciding().lowest().unwrap();
    let own = i64::from(seat.number()) + 1;
    let others: Vec<i64> = (1..=4).filter(|number| *number != own).collect();
    let before: Vec<(u32, u32)> = others.iter().map(|number| numbers(*number, &game)).collect();
    let mine = numbers(own, &game);
    let deed = game.decision(seat, &mut dice);
    game.does(own, &deed);
    let after: Vec<(u32, u32)> = others.iter().map(|number| numbers(*number, &game)).collect();
    assert_eq!(before, after, "a hidden decision is nobody else's business");
    assert_eq!(numbers(own, &game), (mine.0 + 1, mine.1 + 1));
    // Nor is taking it back.
    game.does(own, &Deed::Undo { looked: None, to: None });
    assert_eq!(before, others.iter().map(|number| numbers(*number, &game)).collect::<Vec<_>>());
    // That somebody is done, everybody sees.
    while game.sitting.deciding().contains(seat) {
        let deed = game.decision(seat, &mut dice);
        game.does(own, &deed);
    }
    let done: Vec<(u32, u32)> = others.iter().map(|number| numbers(*number, &game)).collect();
    assert!(before.iter().zip(&done).all(|(before, after)| after.0 == before.0 + 1), "{before:?} {done:?}");
}

#[test]
fn numbers_lead_back_to_steps() {
    let mut game = Game::of_people("skye", 3);
    game.play(&mut Dice::from_number(9), 60);
    let sitting = &game.sitting;
    for eyes in [Eyes::AUDIENCE, Eyes::ALL, sitting.eyes_of(Some(PersonId(2)))] {
        let noticed: Vec<(u32, u32)> = sitting.noticed(eyes).collect();
        assert_eq!(noticed.len() as u32, sitting.told(eyes));
        for (told, real) in noticed {
            assert_eq!((sitting.real(eyes, told), sitting.told_of(eyes, real)), (Some(real), told));
        }
        assert_eq!(sitting.real(eyes, sitting.told(eyes) + 1), None);
    }
    assert_eq!(sitting.told(Eyes::ALL), sitting.table.steps());
    assert!(sitting.told(Eyes::AUDIENCE) < sitting.table.steps(), "some steps were hidden");
}
