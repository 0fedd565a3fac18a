//! Taking back: what is free, whose consent is needed, and that nothing seen comes again.

use kernel::Dice;
use table::{Absent, Consent, Deed, Invited, PersonId, Row};

use crate::people::{Game, seat};

fn back(to: Option<u32>) -> Deed {
    Deed::Undo { looked: None, to }
}

const YES: Deed = Deed::Answer { consent: Consent::Given };
const NO: Deed = Deed::Answer { consent: Consent::Denied };
const BOT: Invited = Invited::Bot(bots::Kind::USUAL);

/// Two people, of whom the second is away and a bot plays on.
fn kept(absent: Absent, people: u8) -> Game {
    let chairs: Vec<table::Chair> =
        (1..=i64::from(people)).map(|number| table::Chair::person(PersonId(number))).collect();
    let mut game = Game::open_with("runestones", &chairs, |terms| terms.absent = absent);
    game.play(&mut Dice::from_number(3), 12);
    game.now += 10 * 60 * 1000;
    game.does(1, &Deed::Invite { seat: seat(1), invited: BOT });
    game
}

#[test]
fn while_a_bot_keeps_a_seat_its_persons_consent_is_needed() {
    let mut game = kept(Absent::Asked, 2);
    let steps = game.sitting.table.steps();
    game.does(1, &back(Some(2)));
    assert_eq!(game.sitting.table.steps(), steps, "nothing is taken back over the head of who is away");
    assert_eq!(game.sitting.wish.as_ref().unwrap().waiting, [PersonId(2)]);
    assert_eq!(game.refused(1, &YES), "no-undo-open");
    game.does(2, &NO);
    assert_eq!(game.sitting.wish, None);
    game.does(1, &back(Some(2)));
    game.does(2, &YES);
    assert!(game.sitting.table.steps() < steps);
}

#[test]
fn by_option_all_others_decide_and_nobody_alone() {
    let mut game = kept(Absent::Others, 2);
    assert_eq!(game.refused(1, &back(Some(2))), "nobody-agrees");
    let mut game = kept(Absent::Others, 3);
    let steps = game.sitting.table.steps();
    game.does(1, &back(Some(2)));
    game.does(3, &YES);
    assert!(game.sitting.table.steps() < steps);
}

#[test]
fn alone_with_bots_everything_may_be_taken_back_but_draws_come_anew() {
    let chairs = [table::Chair::person(PersonId(1)), table::Chair::bot(bots::Kind::USUAL)];
    let mut game = Game::open("runestones", &chairs);
    let mut dice = Dice::from_number(1);
    game.play(&mut dice, 40);
    let chance = |game: &Game| -> Vec<String> {
        let rows = game.acts.iter().flat_map(|act| &act.rows);
        rows.filter(|row| matches!(row, Row::Step(catalog::Actor::Chance, _)))
            .map(ToString::to_string)
            .collect()
    };
    let before = chance(&game).len();
    assert!(before > 2);
    game.does(1, &back(Some(4)));
    assert_eq!(game.sitting.table.redealt().len(), 1);
    game.play(&mut dice, 40);
    assert_eq!(Game::told(&game.rebuilt()), Game::told(&game.sitting));
}

#[test]
fn a_request_outlives_the_house() {
    let mut game = Game::of_people("vale", 3);
    game.play(&mut Dice::from_number(3), 15);
    game.does(1, &back(Some(3)));
    game.does(2, &YES);
    let rebuilt = game.rebuilt();
    assert_eq!(rebuilt.wish, game.sitting.wish);
    assert_eq!(rebuilt.wish.unwrap().waiting, [PersonId(3)]);
}

#[test]
fn positions_within_an_act_are_no_place_to_go_back_to() {
    let mut game = Game::of_people("runestones", 2);
    game.play(&mut Dice::from_number(8), 30);
    let ends: Vec<u32> = {
        let mut steps = Vec::new();
        let mut sitting = crate::people::Game::of_people("runestones", 2).sitting;
        steps.push(sitting.table.steps());
        for act in &game.acts[1..] {
            sitting = sitting.follow(act).unwrap();
            steps.push(sitting.table.steps());
        }
        steps
    };
    for to in 0..game.sitting.told(game.sitting.eyes_of(Some(PersonId(1)))) {
        let mut fork = Game::of_people("runestones", 2);
        fork.sitting = game.sitting.clone();
        drop(fork.try_do(&crate::people::person(1), &back(Some(to))));
        if let Some(wish) = fork.sitting.wish.clone() {
            assert!(ends.contains(&wish.to), "{to}: {} is within an act", wish.to);
        }
    }
}

#[test]
fn where_nothing_is_dealt_the_first_decision_can_be_taken_back() {
    let chairs = [1, 2].map(|number| table::Chair::person(PersonId(number)));
    let mut game = Game::open_with("dolmengoetter", &chairs, |terms| {
        terms.options.insert("start".to_owned(), "P0".to_owned());
    });
    let mut dice = Dice::from_number(5);
    game.play(&mut dice, 2);
    game.does(1, &back(None));
    assert_eq!(
        game.sitting.wish.as_ref().map(|wish| wish.to),
        Some(0),
        "the other one has decided after her"
    );
    game.does(2, &YES);
    assert_eq!(game.sitting.table.steps(), 0);
    assert!(game.sitting.deciding().contains(seat(0)));
}

#[test]
fn what_was_dealt_when_the_last_one_sat_down_stays_dealt() {
    let chairs = [table::Chair::person(PersonId(1)), table::Chair::open()];
    let mut game = Game::open("dolmengoetter", &chairs);
    assert_eq!(game.sitting.table.steps(), 0, "somebody is missing");
    game.does(2, &Deed::Join { seat: None });
    let dealt = game.sitting.table.steps();
    assert_eq!(dealt, 1, "the start player is drawn");
    game.play(&mut Dice::from_number(5), 2);
    let began = [dealt, dealt + 1].map(|step| game.sitting.act_began(step));
    assert_eq!(began, [0, dealt], "the first decision is an act of its own");
    game.does(1, &back(Some(0)));
    game.does(2, &YES);
    assert_eq!(game.sitting.table.steps(), dealt);
}
