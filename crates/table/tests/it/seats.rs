//! Who may sit where: nobody gets at the secrets of a seat that is not theirs.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Dice;
use table::{Chair, Deed, Holder, Invited, PersonId, Row, Stage};

use crate::people::{Game, person, seat};

const BOT: Invited = Invited::Bot(bots::Kind::USUAL);

fn invite(number: u8, invited: Invited) -> Deed {
    Deed::Invite { seat: seat(number), invited }
}

fn join(number: u8) -> Deed {
    Deed::Join { seat: Some(seat(number)) }
}

/// A game of people in which the one in seat 1 has been away since it began.
fn deserted(game: &str) -> Game {
    let mut game = Game::of_people(game, 3);
    game.play(&mut Dice::from_number(1), 4);
    game.now += 10 * 60 * 1000;
    game
}

#[test]
fn a_host_waits_out_the_grace_before_a_bot_plays_on() {
    let mut game = Game::of_people("skye", 2);
    game.play(&mut Dice::from_number(1), 2);
    assert_eq!(game.refused(1, &invite(1, BOT)), "too-soon");
    game.seen.last.insert(PersonId(2), i64::MAX);
    game.now += 10 * 60 * 1000;
    assert_eq!(game.refused(1, &invite(1, BOT)), "too-soon", "who is here is not away");
    game.seen.last.insert(PersonId(2), game.now - 179_000);
    assert_eq!(game.refused(1, &invite(1, BOT)), "too-soon");
    game.now += 2_000;
    game.does(1, &invite(1, BOT));
    assert_eq!(game.sitting.chairs.get(seat(1)).unwrap().kept_for, Some(PersonId(2)));
}

#[test]
fn a_host_cannot_take_the_seat_of_who_is_away() {
    let mut game = deserted("skye");
    game.does(1, &invite(1, BOT));
    game.does(1, &invite(1, Invited::Anybody));
    assert_eq!(game.refused(1, &join(1)), "already-seated");
    assert_eq!(game.refused(3, &join(1)), "already-seated");
    // Not even after getting up voluntarily: they have known a seat's secrets.
    game.does(1, &Deed::Leave { seat: None });
    assert_eq!(game.refused(1, &join(1)), "knows-too-much");
    // Who has sat here and left knows too much as well.
    game.does(3, &Deed::Leave { seat: None });
    assert_eq!(game.refused(3, &join(1)), "knows-too-much");
    // The one who was away comes back at any time.
    assert_eq!(game.does(2, &Deed::Return), Some(seat(1)));
}

#[test]
fn a_bots_seat_is_nobodys_to_peek_into() {
    let mut game = Game::open("skye", &[Chair::person(PersonId(1)), Chair::bot(bots::Kind::USUAL)]);
    game.play(&mut Dice::from_number(3), 3);
    assert_eq!(game.refused(1, &join(1)), "already-seated");
    game.does(1, &invite(1, Invited::Anybody));
    assert!(
        matches!(game.sitting.chairs.holder(seat(1)), Some(Holder::Bot(_))),
        "the bot plays on meanwhile"
    );
    assert_eq!(game.refused(1, &join(1)), "already-seated");
    assert_eq!(game.does(5, &join(1)), Some(seat(1)), "somebody new may take over");
    assert_eq!(game.sitting.chairs.holder(seat(1)), Some(Holder::Person(PersonId(5))));
}

#[test]
fn a_host_who_only_watches_is_no_newcomer() {
    let mut game = Game::open("skye", &[Chair::open(), Chair::bot(bots::Kind::USUAL)]);
    game.does(2, &join(0));
    game.play(&mut Dice::from_number(3), 3);
    game.does(1, &invite(1, Invited::Anybody));
    assert_eq!(game.refused(1, &join(1)), "knows-too-much");
}

#[test]
fn somebody_new_takes_over_for_good() {
    let mut game = deserted("vale");
    game.does(1, &invite(1, BOT));
    assert_eq!(game.refused(7, &join(1)), "seat-taken", "nobody has offered it");
    game.does(1, &invite(1, Invited::Anybody));
    game.does(7, &join(1));
    assert_eq!(game.refused(2, &Deed::Return), "nothing-kept");
    assert_eq!(game.refused(8, &join(1)), "seat-taken");
    game.play(&mut Dice::from_number(2), 20);
}

#[test]
fn nobody_takes_two_seats_of_a_table_that_gathers() {
    let mut game = Game::open("vale", &[Chair::person(PersonId(1)), Chair::open(), Chair::open()]);
    game.does(2, &join(1));
    assert_eq!(game.refused(2, &join(2)), "already-seated");
    assert_eq!(game.refused(1, &join(2)), "already-seated");
    assert_eq!(game.refused(3, &join(1)), "seat-taken");
    assert_eq!(game.refused(3, &join(4)), "no-such-seat");
    // The game begins with the last seat, in one act with all that is drawn.
    let before = game.acts.len();
    game.does(3, &Deed::Join { seat: None });
    assert_eq!((game.sitting.stage(), game.acts.len()), (Stage::Playing, before + 1));
    assert!(matches!(game.acts.last().unwrap().rows[..], [Row::Seat(..), Row::Step(..), ..]));
}

#[test]
fn several_seats_at_one_screen_come_back_together() {
    let here = Chair::of(Holder::Here(PersonId(1)));
    let mut game =
        Game::open("dolmengoetter", &[Chair::person(PersonId(1)), here, Chair::person(PersonId(2))]);
    game.does(1, &Deed::Leave { seat: None });
    assert_eq!(game.sitting.chairs.kept_for(PersonId(1)).len(), 2);
    game.does(1, &Deed::Return);
    let holders = [0, 1].map(|number| game.sitting.chairs.holder(seat(number)).unwrap());
    assert_eq!(holders, [Holder::Person(PersonId(1)), Holder::Here(PersonId(1))]);
}

#[test]
fn a_new_name_leaves_hot_seats_alone() {
    let here = Chair::of(Holder::Here(PersonId(1)));
    let mut game = Game::open("dolmengoetter", &[Chair::person(PersonId(1)), here]);
    let renamed = table::Person { name: "Ada".into(), ..person(1) };
    game.try_do(&renamed, &Deed::Rename).unwrap();
    assert_eq!((game.sitting.name(seat(0)), game.sitting.name(seat(1))), ("Ada", ""));
}

#[test]
fn guests_at_a_screen_are_called_as_was_agreed() {
    let here = Chair::of(Holder::Here(PersonId(1)));
    let mut game = Game::open_with("dolmengoetter", &[Chair::person(PersonId(1)), here, here], |terms| {
        terms.guests.insert(1, "Mia".to_owned());
    });
    let names = |game: &Game| [0, 1, 2].map(|number| game.sitting.name(seat(number)).to_owned());
    assert_eq!(names(&game), ["Person 1", "Mia", ""]);
    game.does(1, &Deed::Leave { seat: Some(seat(1)) });
    assert_eq!(game.sitting.notes[0].name, "Mia");
    game.does(1, &Deed::Return);
    assert_eq!(names(&game), ["Person 1", "Mia", ""]);
    assert_eq!(game.rebuilt().name(seat(1)), "Mia");
}

/// Random people do random things; whatever happens, each seat keeps its secrets.
#[test]
fn whatever_people_do_seats_keep_their_secrets() {
    for seed in 0..60 {
        let mut dice = Dice::from_number(seed);
        let chairs =
            [Chair::person(PersonId(1)), Chair::open(), Chair::bot(bots::Kind::USUAL), Chair::open()];
        let seats = 2 + dice.below(3) as usize;
        let mut game = Game::open("vale", &chairs[..seats]);
        // Which seats a person has held while the game ran, and which persons a seat.
        let mut held: BTreeMap<i64, BTreeSet<u8>> = BTreeMap::new();
        for _ in 0..400 {
            let before = game.sitting.chairs.clone();
            let stage = game.sitting.stage();
            let who = 1 + i64::from(dice.below(6));
            let number = dice.below(seats as u32) as u8;
            game.now += i64::from(dice.below(400_000));
            match dice.below(4) {
                0 => drop(game.seen.last.insert(PersonId(who), i64::MAX)),
                1 => drop(game.seen.last.insert(PersonId(who), game.now)),
                _ => {}
            }
            let deed = match dice.below(8) {
                0 => join(number),
                1 => Deed::Leave { seat: None },
                2 => Deed::Return,
                3 => invite(number, BOT),
                4 => invite(number, Invited::Anybody),
                5 => Deed::Undo { looked: None, to: None },
                _ => {
                    game.step(&mut dice);
                    continue;
                }
            };
            let done = game.try_do(&person(who), &deed);
            for (seat, chair) in game.sitting.chairs.iter() {
                let was = before.get(seat).unwrap();
                if chair == was || stage != Stage::Playing {
                    continue;
                }
                match (was.holder, chair.holder) {
                    (Holder::Person(gone), Holder::Bot(_)) => {
                        assert_eq!(chair.kept_for, Some(gone), "a bot keeps the seat of who sat there");
                        let away = game.now - game.seen.last(gone) >= 180_000;
                        assert!(who == gone.0 || (who == 1 && away), "{deed:?} by {who}");
                    }
                    (Holder::Bot(_) | Holder::Open, Holder::Person(came)) => {
                        let back = was.kept_for == Some(came);
                        let new = came.0 != 1 && !held.contains_key(&came.0);
                        assert!(came.0 == who && (back || new), "{deed:?} by {who}");
                    }
                    (Holder::Bot(_), Holder::Bot(_)) => {
                        assert_eq!(was.kept_for, chair.kept_for, "nobody loses a kept seat to the host");
                    }
                    other => panic!("{other:?} after {deed:?} of {who}: {done:?}"),
                }
            }
            if game.sitting.stage() == Stage::Playing {
                for (seat, chair) in game.sitting.chairs.iter() {
                    if let Some(person) = chair.holder.person() {
                        held.entry(person.0).or_default().insert(seat.number());
                    }
                }
            }
            assert!(held.values().all(|seats| seats.len() <= 1), "{held:?}");
        }
    }
}
