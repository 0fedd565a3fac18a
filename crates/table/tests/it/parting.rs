//! Giving up and deleting: nobody ends what others play, opens what others kept secret, or deletes where others have sat.

use std::collections::BTreeSet;

use catalog::Catalog;
use kernel::{Dice, SeatSet};
use table::{AppendError, CreateError, Journal, Pending};
use table::{
    Chair, Consent, Deed, Facts, Holder, Invited, Looked, MemoryJournal, Opened, Person, PersonId, Refusal,
    Row, Stage,
};

use crate::people::{Game, person, seat};

const BOT: Invited = Invited::Bot(bots::Kind::USUAL);

fn bot() -> Chair {
    Chair::bot(bots::Kind::USUAL)
}

fn sits(number: i64) -> Chair {
    Chair::person(PersonId(number))
}

fn code(refused: Result<(), Refusal>) -> &'static str {
    refused.err().map_or("ok", |refusal| refusal.code())
}

/// A game of person 1 against bots, in its middle.
fn against_bots(game: &str) -> Game {
    let mut game = Game::open(game, &[sits(1), bot(), bot()]);
    game.play(&mut Dice::from_number(3), 9);
    game
}

#[test]
fn a_game_against_bots_ends_where_it_is_given_up() {
    for game in Catalog::IDS {
        let mut game = against_bots(game);
        let steps = game.sitting.table.steps();
        assert_eq!(game.sitting.may_give_up(PersonId(1)).ok(), Some(seat(0)));
        game.does(1, &Deed::GiveUp);
        let sitting = &game.sitting;
        assert_eq!((sitting.stage(), sitting.given_up), (Stage::Over, Some(PersonId(1))));
        assert_eq!((sitting.deciding(), sitting.table.steps()), (SeatSet::EMPTY, steps));
        assert!(!sitting.played_out() && sitting.is_open() && sitting.revealed_seed().is_some());
        let facts = Facts::of(sitting, Vec::new());
        assert_eq!((facts.stage, facts.places), (Stage::Over, None), "it counts for nothing");
        // It survives a start, and nothing goes on from there.
        assert_eq!(Game::told(&game.rebuilt()), Game::told(&game.sitting));
        let action = game.sitting.table.legal(seat(0)).first().map(|option| option.text.clone());
        let looked = Looked::Step(game.sitting.told(game.sitting.eyes_of(Some(PersonId(1)))));
        let act = Deed::Act { seat: seat(0), looked, actions: vec![action.unwrap_or_default()] };
        let deeds =
            [act, Deed::GiveUp, Deed::Undo { looked: None, to: None }, Deed::Leave { seat: None }, join(1)];
        for deed in deeds {
            assert_eq!(game.refused(1, &deed), "game-over", "{deed:?}");
        }
        assert!(game.sitting.bot_acts(game.now, seat(1), String::new()).is_err());
        assert!(game.sitting.owed(game.now).unwrap().is_none());
    }
}

fn join(number: u8) -> Deed {
    Deed::Join { seat: Some(seat(number)) }
}

#[test]
fn who_plays_with_others_leaves_instead() {
    let mut game = Game::of_people("vale", 2);
    game.play(&mut Dice::from_number(1), 4);
    assert_eq!(game.refused(1, &Deed::GiveUp), "others-play");
    assert_eq!(game.refused(7, &Deed::GiveUp), "not-at-table");
    game.does(2, &Deed::Leave { seat: None });
    assert!(matches!(game.sitting.chairs.holder(seat(1)), Some(Holder::Bot(_))), "a bot plays on");
    // The other one is alone now, and may end it; what the one who left kept secret stays secret.
    game.does(1, &Deed::GiveUp);
    assert!(game.sitting.stage() == Stage::Over && !game.sitting.is_open());
    assert!(game.sitting.revealed_seed().is_none());
    assert_eq!(game.refused(2, &Deed::Return), "game-over");
}

#[test]
fn people_at_one_screen_are_one_person() {
    let here = Chair::of(Holder::Here(PersonId(1)));
    let mut game = Game::open("skye", &[sits(1), here, bot()]);
    game.play(&mut Dice::from_number(1), 4);
    game.does(1, &Deed::GiveUp);
    assert!(game.sitting.is_open());
}

#[test]
fn a_game_that_everybody_left_can_be_ended_by_who_left_it() {
    let mut game = against_bots("runestones");
    game.does(1, &Deed::Leave { seat: None });
    assert_eq!(game.sitting.stage(), Stage::Playing);
    assert_eq!(game.refused(2, &Deed::GiveUp), "not-at-table");
    game.does(1, &Deed::GiveUp);
    assert!(game.sitting.stage() == Stage::Over && game.sitting.is_open());
    // Somebody new has the seat for good: who left it has nothing to give up any more.
    let mut game = against_bots("runestones");
    game.does(1, &Deed::Leave { seat: None });
    game.does(1, &Deed::Invite { seat: seat(0), invited: Invited::Anybody });
    game.does(5, &join(0));
    assert_eq!(game.refused(1, &Deed::GiveUp), "not-at-table");
}

#[test]
fn nothing_is_given_up_before_it_begins_or_after_its_end() {
    let mut game = Game::open("vale", &[sits(1), Chair::open()]);
    assert_eq!(game.refused(1, &Deed::GiveUp), "not-begun");
    let mut game = Game::open("dolmengoetter", &[sits(1), bot()]);
    game.play(&mut Dice::from_number(1), 10_000);
    assert!(game.sitting.played_out());
    assert_eq!(game.refused(1, &Deed::GiveUp), "game-over");
    assert!(Facts::of(&game.sitting, Vec::new()).places.is_some());
}

#[test]
fn an_open_request_to_take_back_ends_with_the_game() {
    let mut game = Game::open("vale", &[sits(1), sits(2)]);
    let mut dice = Dice::from_number(2);
    game.play(&mut dice, 6);
    game.does(2, &Deed::Leave { seat: None });
    // Who is away still has a say: the request waits.
    for decisions in 1..40 {
        game.play(&mut dice, decisions);
        drop(game.try_do(&person(1), &Deed::Undo { looked: None, to: None }));
        if game.sitting.wish.is_some() {
            break;
        }
    }
    assert!(game.sitting.wish.is_some());
    game.does(1, &Deed::GiveUp);
    assert!(game.sitting.wish.is_none());
    assert_eq!(game.refused(2, &Deed::Answer { consent: Consent::Given }), "no-undo-open");
}

#[test]
fn a_host_deletes_what_concerns_nobody_else() {
    let host = PersonId(1);
    // A table that gathers, even if somebody waits there.
    let mut game = Game::open("vale", &[sits(1), Chair::open(), Chair::open()]);
    game.does(2, &join(1));
    assert_eq!(code(game.sitting.may_delete(host)), "ok");
    assert_eq!(code(game.sitting.may_delete(PersonId(2))), "not-host");
    // Once it has begun others have sat there.
    game.does(3, &join(2));
    assert_eq!(code(game.sitting.may_delete(host)), "others-sat");
    game.does(2, &Deed::Leave { seat: None });
    game.does(3, &Deed::Leave { seat: None });
    assert_eq!(code(game.sitting.may_delete(host)), "others-sat", "who left has sat there");
    game.does(1, &Deed::GiveUp);
    assert_eq!(code(game.sitting.may_delete(host)), "others-sat");
    // A game against bots at any time: running, given up, played to its end.
    let mut game = against_bots("vale");
    assert_eq!(code(game.sitting.may_delete(host)), "ok");
    game.does(1, &Deed::GiveUp);
    assert_eq!(code(game.sitting.may_delete(host)), "ok");
    assert_eq!(code(game.rebuilt().may_delete(host)), "ok");
    let mut game = against_bots("dolmengoetter");
    game.play(&mut Dice::from_number(1), 10_000);
    assert_eq!((code(game.sitting.may_delete(host)), game.sitting.played_out()), ("ok", true));
}

/// Random people do random things: nobody's game is ended but by its last person, and no secret is opened by anybody else.
#[test]
fn whatever_people_do_nobody_ends_the_game_of_others() {
    let (mut closed, mut opened) = (0, 0);
    for seed in 0..120 {
        let mut dice = Dice::from_number(seed);
        let chairs = [sits(1), Chair::open(), bot(), Chair::open()];
        let seats = 2 + dice.below(3) as usize;
        let mut game = Game::open("vale", &chairs[..seats]);
        // Who has held a seat while the game ran.
        let mut sat: BTreeSet<i64> = BTreeSet::new();
        for _ in 0..150 {
            let before = game.sitting.clone();
            let who = 1 + i64::from(dice.below(4));
            let number = dice.below(seats as u32) as u8;
            game.now += i64::from(dice.below(400_000));
            let deed = match dice.below(9) {
                0 => join(number),
                1 | 2 => Deed::Leave { seat: None },
                3 => Deed::Return,
                4 => Deed::Invite { seat: seat(number), invited: BOT },
                5 => Deed::Invite { seat: seat(number), invited: Invited::Anybody },
                6 if dice.below(3) == 0 => Deed::GiveUp,
                _ => {
                    game.step(&mut dice);
                    continue;
                }
            };
            drop(game.try_do(&person(who), &deed));
            let sitting = &game.sitting;
            if sitting.stage() == Stage::Playing {
                sat.extend(sitting.chairs.persons().iter().map(|person| person.0));
            }
            let free = sitting.stage() == Stage::Gathering || sat.iter().all(|known| *known == 1);
            assert_eq!(sitting.may_delete(PersonId(1)).is_ok(), free);
            let Some(giver) = sitting.given_up else { continue };
            assert_eq!((deed, giver.0), (Deed::GiveUp, who));
            let held = before.chairs.persons();
            assert!(held.iter().all(|other| *other == giver), "{held:?} while {giver} gives up");
            assert!(sat.contains(&giver.0), "{giver} has played");
            assert_eq!(sitting.is_open(), sat.len() == 1, "{sat:?}");
            *(if sitting.is_open() { &mut opened } else { &mut closed }) += 1;
            assert_eq!(Game::told(&game.rebuilt()), Game::told(&game.sitting));
            break;
        }
    }
    assert!(closed > 3 && opened > 3, "{closed} stay closed, {opened} are opened");
}

fn now<T>(mut pending: Pending<'_, T>) -> T {
    let mut context = core::task::Context::from_waker(core::task::Waker::noop());
    match pending.as_mut().poll(&mut context) {
        core::task::Poll::Ready(answer) => answer,
        core::task::Poll::Pending => panic!("memory answers at once"),
    }
}

#[test]
fn a_journal_forgets_a_table_whole_and_says_that_there_was_one() {
    let game = against_bots("vale");
    let journal = MemoryJournal::new();
    let opened = Opened::of(&game.sitting, None);
    let (id, facts) = (opened.id.clone(), Facts::of(&game.sitting, Vec::new()));
    now(journal.open(&opened, &game.acts[0], &facts)).unwrap();
    for act in &game.acts[1..] {
        now(journal.append(&id, act, &facts)).unwrap();
    }
    let last = game.acts.len() as u32;
    // Somebody else was quicker: nothing is deleted that nobody has seen.
    assert_eq!(now(journal.forget(&id, last - 1, 9)), Err(AppendError::Taken { number: last }));
    assert_eq!(now(journal.load(&id)).unwrap().map(|kept| kept.acts.len()), Some(game.acts.len()));
    now(journal.forget(&id, last, 9)).unwrap();
    assert_eq!((now(journal.load(&id)), now(journal.forgotten(&id))), (Ok(None), Ok(true)));
    assert_eq!(now(journal.forget(&id, last, 9)), Err(AppendError::NoSuchTable(id.clone())));
    assert_eq!(now(journal.append(&id, &game.acts[3], &facts)), Err(AppendError::NoSuchTable(id.clone())));
    let again = now(journal.open(&opened, &game.acts[0], &facts));
    assert_eq!(again, Err(CreateError::IdTaken(id)), "no link leads to another table later");
}

#[test]
fn a_rematch_that_was_deleted_is_none() {
    let mut game = against_bots("vale");
    game.does(1, &Deed::GiveUp);
    let table: table::TableId = "again".parse().unwrap();
    game.does(1, &Deed::Rematch { table: table.clone() });
    game.does(1, &Deed::Unmatch { table: table.clone() });
    assert!(game.sitting.rematch.is_none() && game.rebuilt().rematch.is_none());
    assert_eq!(game.acts.last().unwrap().rows, [Row::Unmatch(table.clone())]);
    let other: Person = person(1);
    assert!(game.try_do(&other, &Deed::Unmatch { table }).unwrap().is_none(), "it is said once");
}
