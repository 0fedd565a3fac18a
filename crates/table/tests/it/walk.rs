//! The same acts lead to the same table.

use catalog::Catalog;
use kernel::Dice;
use table::{Act, Consent, Deed, Pace, Row, Watchers};

use crate::people::{Game, person};

#[test]
fn acts_followed_in_order_rebuild_the_table() {
    for game in Catalog::IDS {
        let mut dice = Dice::from_number(11);
        let mut game = Game::of_people(game, 3);
        for round in 0..60 {
            game.play(&mut dice, 3);
            let who = 1 + i64::from(dice.below(4));
            let deed = match round % 7 {
                0 => Deed::Say { text: format!("round {round}\nof many \\") },
                1 => Deed::Pace { pace: Pace::Fast },
                2 | 3 => Deed::Undo { looked: None, to: None },
                4 => Deed::Answer { consent: Consent::Given },
                5 => Deed::Watchers { watchers: Watchers::Muted },
                _ => Deed::Undo { looked: None, to: Some(dice.below(20)) },
            };
            game.now += 5_000;
            drop(game.try_do(&person(who), &deed));
            if let Some(wish) = game.sitting.wish.clone() {
                for other in wish.waiting {
                    drop(game.try_do(&person(other.0), &Deed::Answer { consent: Consent::Given }));
                }
            }
        }
        assert_eq!(Game::told(&game.rebuilt()), Game::told(&game.sitting));
        assert!(
            game.acts.iter().any(|act| matches!(act.rows[..], [.., Row::Undo(_)] | [.., Row::Undo(_), _]))
        );
    }
}

#[test]
fn numbers_of_acts_have_no_gaps_and_texts_read_back() {
    let mut game = Game::of_people("runestones", 2);
    game.play(&mut Dice::from_number(5), 80);
    for (number, act) in (1..).zip(&game.acts) {
        assert_eq!(act.number, number);
        assert_eq!(Act::read_rows(&act.text()).as_ref(), Ok(&act.rows));
    }
    let wrong = Act { number: 99, ..game.acts[3].clone() };
    assert_eq!(game.sitting.follow(&wrong).err().map(|refusal| refusal.code()), Some("broken"));
}

#[test]
fn several_decisions_are_one_act_or_none() {
    let mut game = Game::of_people("skye", 2);
    let mut dice = Dice::from_number(2);
    // Until somebody has to make an offer: three decisions that belong together.
    let seat = loop {
        let deciding = game.sitting.deciding();
        if let Some(seat) = deciding.lowest().filter(|_| deciding.len() > 1) {
            break seat;
        }
        assert!(game.step(&mut dice));
    };
    let number = i64::from(seat.number()) + 1;
    let mut actions = Vec::new();
    let mut fork = game.sitting.table.fork(game.sitting.table.steps()).unwrap();
    while let Some(offer) = fork.legal(seat).first() {
        actions.push(offer.text.clone());
        fork.play(seat, &offer.text.clone()).unwrap();
    }
    assert!(actions.len() >= 3, "{actions:?}");
    let looked = game.looked(number);
    let mut wrong = actions.clone();
    *wrong.last_mut().unwrap() = "price 99".to_owned();
    let before = game.sitting.table.steps();
    let refused = game.refused(number, &Deed::Act { seat, looked, actions: wrong });
    assert_ne!(refused, "stale");
    assert_eq!(game.sitting.table.steps(), before);
    let acts = game.acts.len();
    game.does(number, &Deed::Act { seat, looked, actions: actions.clone() });
    assert_eq!(game.acts.len(), acts + 1);
    assert_eq!(game.acts.last().unwrap().rows.len(), actions.len());
    // And it is taken back as one.
    game.does(number, &Deed::Undo { looked: None, to: None });
    game.does(3 - number, &Deed::Answer { consent: Consent::Given });
    assert_eq!(game.sitting.table.steps(), before);
}

#[test]
fn steps_that_were_made_at_once_belong_together() {
    for game in Catalog::IDS {
        let mut dice = Dice::from_number(4);
        let mut game = Game::of_people(game, 2);
        for _ in 0..40 {
            let before = game.sitting.table.steps();
            if !game.step(&mut dice) {
                break;
            }
            let made = before + 1..=game.sitting.table.steps();
            assert!(
                made.clone().all(|step| game.sitting.act_began(step) == before),
                "{made:?} since {before}"
            );
        }
    }
}
