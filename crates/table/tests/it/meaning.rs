//! A decision that still means the same is taken, also if the table has gone on.

use kernel::{Dice, Seat};
use table::{Deed, Looked, PersonId};

use crate::people::Game;

/// A table of Skye at which everybody builds at the same time.
fn building() -> Game {
    let mut game = Game::of_people("skye", 3);
    let mut dice = Dice::from_number(4);
    let mut together = 0;
    // The first time everybody decides is the offer, the second the building.
    loop {
        let before = game.sitting.deciding().len();
        assert!(game.step(&mut dice));
        if before < 3 && game.sitting.deciding().len() == 3 {
            together += 1;
            if together == 2 {
                return game;
            }
        }
    }
}

fn decide(game: &mut Game, seat: Seat, dice: &mut Dice) {
    let deed = game.decision(seat, dice);
    game.does(i64::from(seat.number()) + 1, &deed);
}

#[test]
fn what_others_decide_at_the_same_time_does_not_matter() {
    let mut game = building();
    let mut dice = Dice::from_number(2);
    let seats: Vec<Seat> = game.sitting.deciding().iter().collect();
    let late = game.decision(seats[0], &mut dice);
    let by_step = match &late {
        Deed::Act { seat, actions, .. } => {
            let eyes = game.sitting.eyes_of(Some(PersonId(1)));
            Deed::Act { seat: *seat, looked: Looked::Step(game.sitting.told(eyes)), actions: actions.clone() }
        }
        _ => unreachable!(),
    };
    decide(&mut game, seats[1], &mut dice);
    decide(&mut game, seats[2], &mut dice);
    game.does(2, &Deed::Say { text: "done".to_owned() });
    game.does(1, &late);
    // The same by the number of the step.
    let mut again = building();
    let mut dice = Dice::from_number(2);
    again.decision(seats[0], &mut dice);
    decide(&mut again, seats[1], &mut dice);
    again.does(1, &by_step);
}

#[test]
fn a_double_click_decides_once() {
    let mut game = Game::of_people("dolmengoetter", 2);
    let mut dice = Dice::from_number(2);
    let seat = game.sitting.deciding().lowest().unwrap();
    let number = i64::from(seat.number()) + 1;
    let deed = game.decision(seat, &mut dice);
    game.does(number, &deed);
    assert_eq!(game.refused(number, &deed), "stale");
}

#[test]
fn chat_and_seats_do_not_make_a_decision_stale() {
    let mut game = Game::of_people("dolmengoetter", 2);
    let seat = game.sitting.deciding().lowest().unwrap();
    let number = i64::from(seat.number()) + 1;
    let deed = game.decision(seat, &mut Dice::from_number(2));
    game.does(3, &Deed::Say { text: "hello".to_owned() });
    game.does(3 - number, &Deed::Leave { seat: None });
    game.does(number, &deed);
}

/// The table went back and came forth again: the number of the step is the same, but what was decided is not.
#[test]
fn a_table_that_went_back_and_forth_is_another() {
    let mut game = Game::of_people("dolmengoetter", 2);
    let mut dice = Dice::from_number(2);
    game.play(&mut dice, 6);
    let seat = game.sitting.deciding().lowest().unwrap();
    let number = i64::from(seat.number()) + 1;
    let deed = game.decision(seat, &mut dice);
    let steps = game.sitting.table.steps();
    game.does(3 - number, &Deed::Undo { looked: None, to: None });
    game.does(number, &Deed::Answer { consent: table::Consent::Given });
    while game.sitting.table.steps() < steps {
        game.step(&mut dice);
    }
    assert_eq!(game.refused(number, &deed), "stale");
}

#[test]
fn nobody_decides_from_the_future() {
    let mut game = Game::of_people("dolmengoetter", 2);
    let seat = game.sitting.deciding().lowest().unwrap();
    let number = i64::from(seat.number()) + 1;
    let action = game.sitting.table.legal(seat)[0].text.clone();
    for looked in [Looked::Version(99), Looked::Step(99)] {
        let deed = Deed::Act { seat, looked, actions: vec![action.clone()] };
        assert_eq!(game.refused(number, &deed), "stale");
    }
}
