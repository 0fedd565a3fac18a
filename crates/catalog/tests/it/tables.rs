//! The façade says the same as the rules, and takes back what may be taken back.

use catalog::{Actor, Catalog, Dealer, Forced, OpenError, Opening, Refused, Seed, Table};
use kernel::{Dice, Seat, Turn, Viewer};

use crate::{play, ring};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn dealer() -> Dealer {
    Dealer::new(Seed::from_number(7))
}

/// P0 druids 23 1 2; stones P0 22, P1 28: the position of worked example E10.
const E10: &str = r#"{"druids": {"P0": [23, 1, 2], "P1": [76, 77, 78]}, "stones": {"P0": [22], "P1": [28]}}"#;

fn open_at(position: &str, seats: u8, forced: Forced) -> Box<dyn Table> {
    let opening = Opening { game: "dolmengoetter", seats, choices: &[], position: Some(position), forced };
    Catalog::built_in().open_with(&opening).unwrap()
}

#[test]
fn what_is_offered_can_be_played_and_nothing_else() {
    let catalog = Catalog::built_in();
    let (dealer, mut dice) = (dealer(), Dice::from_number(1));
    let mut table = catalog.open("dolmengoetter", 3, &[]).unwrap();
    while play::step(&mut *table, &dealer, &mut dice) {
        let Turn::Decide(seats) = table.turn() else { continue };
        for who in Seat::first(3) {
            let offers = table.legal(who);
            assert_eq!(offers.is_empty(), !seats.contains(who));
            assert!(offers.is_sorted_by_key(|offer| offer.index));
            let mask = table.mask(who);
            assert_eq!(mask.len(), usize::from(table.action_count()));
            assert_eq!(mask.iter().filter(|legal| **legal).count(), offers.len());
            for offer in &offers {
                assert!(mask[usize::from(offer.index)]);
                assert_eq!(table.index(&offer.text), Ok(offer.index));
                assert_eq!(table.action(offer.index).as_deref(), Some(offer.text.as_str()));
                assert_eq!(table.check(who, &offer.text), Ok(()));
            }
        }
    }
    assert_eq!(table.turn(), Turn::Over);
    assert!(table.standings().iter().any(|(_, standing)| standing.place == 1));
}

#[test]
fn refusals_name_the_reason_and_change_nothing() {
    let mut table = open_at(E10, 2, Forced::Played);
    let before = table.view(Viewer::Open);
    let mut refused = |who: u8, action: &str| {
        let check = table.check(seat(who), action).unwrap_err();
        let refused = table.play(seat(who), action).unwrap_err();
        assert_eq!(check, refused);
        (refused.code(), refused.to_string())
    };
    assert_eq!(refused(0, "W 23 24").0, "out-of-reach");
    assert_eq!(refused(1, "G 76"), ("not-your-decision", "P0 decides now".to_owned()));
    assert_eq!(refused(4, "G 76").0, "no-such-seat");
    assert_eq!(refused(0, "W 23  17").0, "unreadable");
    let long = "x".repeat(100_000);
    assert!(refused(0, &long).1.len() < 300, "a message repeats the whole text");
    assert_eq!(table.settle("start P0").unwrap_err().code(), "no-chance-now");
    assert_eq!(table.settle("start").unwrap_err().code(), "unreadable");
    assert_eq!(table.draw(&dealer()), Err(Refused::NothingToDraw));
    assert_eq!((table.view(Viewer::Open), table.steps()), (before, 0));
}

#[test]
fn tables_that_cannot_be_opened_say_why() {
    let catalog = Catalog::built_in();
    let opened = |game: &str, seats: u8, choices: &[(&str, &str)]| {
        let error = catalog.open(game, seats, choices).err().expect("it cannot be opened");
        (error.code(), error.to_string())
    };
    assert_eq!(opened("go", 2, &[]).0, "unknown-game");
    assert!(opened("go", 2, &[]).1.contains("dolmengoetter"));
    let (code, text) = opened("dolmengoetter", 6, &[]);
    assert_eq!((code, text.as_str()), ("wrong-players", "Die Dolmengötter is for 2 to 5 players, not 6"));
    assert_eq!(opened("dolmengoetter", 2, &[("bord", "small16")]).0, "bad-options");
    assert_eq!(opened("dolmengoetter", 4, &[("board", "small16")]).0, "bad-options");
    let position = Opening {
        game: "dolmengoetter",
        seats: 2,
        choices: &[],
        position: Some("{\"druids\": {\"P0\": [99]}}"),
        forced: Forced::Asked,
    };
    let error = catalog.open_with(&position).err().expect("there is no place 99");
    assert!(matches!(&error, OpenError::Position { faults } if faults.contains("99")), "{error}");
}

#[test]
fn views_and_sights_keep_secrets() {
    let mut table = open_at(E10, 2, Forced::Played);
    table.play(seat(0), "W 23 17").unwrap();
    table.play(seat(0), "S").unwrap();
    let made = table.play(seat(0), "P B2 3").unwrap();
    assert_eq!(made, 3..4);
    assert_eq!(table.seen(3, Viewer::Seat(seat(0))), ["dolmen P0 B2 top 3"]);
    assert_eq!(table.seen(3, Viewer::Open), ["dolmen P0 B2 top 3"]);
    for other in [Viewer::Seat(seat(1)), Viewer::Audience] {
        assert_eq!(table.seen(3, other), ["dolmen P0 B2 top ?"]);
        assert!(table.view(other).contains("P0:?"));
        assert!(!table.view(other).contains("P0:3"));
    }
    assert!(table.view(Viewer::Open).contains("P0:3"));
    assert_eq!(table.seen(9, Viewer::Open), Vec::<String>::new());
    assert_ne!(table.features(Viewer::Seat(seat(0))), table.features(Viewer::Seat(seat(1))));
    let told: usize = table.feature_blocks().iter().map(|block| block.len).sum();
    assert_eq!(told, table.features(Viewer::Audience).len());
}

#[test]
fn undo_is_free_within_one_players_decisions() {
    let mut table = open_at(E10, 2, Forced::Played);
    assert_eq!(table.horizon(), 0);
    let start = table.view(Viewer::Open);
    table.play(seat(0), "W 23 17").unwrap();
    let wandered = table.view(Viewer::Open);
    table.play(seat(0), "S").unwrap();
    assert_eq!(table.horizon(), 0, "P0 still decides about the dolmen");
    assert_eq!(table.undo(1), Ok(1));
    assert_eq!(table.view(Viewer::Open), wandered);
    assert_eq!(table.steps(), 1);
    assert_eq!(table.undo(0), Ok(0));
    assert_eq!(table.view(Viewer::Open), start);
    for action in ["W 23 17", "S", "P B2 3"] {
        table.play(seat(0), action).unwrap();
    }
    assert_eq!(table.horizon(), 3, "P1 decides now");
    table.play(seat(1), "W 76 69").unwrap();
    assert_eq!(table.horizon(), 3);
    let error = table.undo(9).unwrap_err();
    assert_eq!(error.to_string(), "step 9 has not been made; the last one is 4");
    assert_eq!(table.steps(), 4);
}

#[test]
fn what_was_drawn_or_shown_is_not_taken_back_freely() {
    let catalog = Catalog::built_in();
    let mut table = catalog.open("dolmengoetter", 2, &[]).unwrap();
    assert_eq!(table.turn(), Turn::Chance);
    table.roll(&dealer()).unwrap();
    assert_eq!(table.horizon(), 1);
    // P1's stone completes B2 and gives P0, who also has the next turn, a right. P0 decides before and after
    // his dolmen, but laying it showed it to everybody.
    let position = r#"{"active": "P1", "druids": {"P0": [1, 2, 3], "P1": [23, 77, 78]},
        "stones": {"P0": [22, 28, 29]}}"#;
    let mut table = open_at(position, 2, Forced::Played);
    table.play(seat(1), "W 23 17").unwrap();
    assert_eq!(table.horizon(), 0);
    table.play(seat(1), "S").unwrap();
    assert_eq!(table.horizon(), 2);
    table.play(seat(0), "P B2 4").unwrap();
    assert!(table.seen(3, Viewer::Audience).iter().any(|seen| seen.starts_with("points P0 B2 4x3")));
    assert_eq!(table.turn(), Turn::Decide(kernel::SeatSet::only(seat(0))));
    assert_eq!(table.horizon(), 3);
    table.undo(2).unwrap();
    table.play(seat(0), "X B2").unwrap();
    assert_eq!(table.horizon(), 2, "declining shows nothing");
}

#[test]
fn every_position_can_be_looked_at_and_gone_back_to() {
    for (catalog, options) in [(Catalog::built_in(), vec![]), (ring::catalog("undo"), ring::options())] {
        for seed in 0..20 {
            let mut dice = Dice::from_number(seed);
            let mut table = play::open(&catalog, "dolmengoetter", 2, &options);
            let mut views = vec![(table.steps(), table.view(Viewer::Open))];
            while play::step(&mut *table, &dealer(), &mut dice) {
                views.push((table.steps(), table.view(Viewer::Open)));
            }
            let log = table.log();
            for (number, view) in views.iter().rev() {
                assert_eq!(table.view_at(*number, Viewer::Open).as_ref(), Ok(view));
                assert_eq!(table.undo(*number), Ok(*number), "{log:?}");
                assert_eq!(table.view(Viewer::Open), *view);
                assert_eq!(table.log(), log[..*number as usize]);
            }
        }
    }
}

#[test]
fn single_options_are_played_by_the_table_and_logged() {
    let catalog = ring::catalog("forced");
    let mut autos = 0;
    for seed in 0..50 {
        let mut dice = Dice::from_number(seed);
        let mut table = play::open(&catalog, "dolmengoetter", 2, &ring::options());
        loop {
            if let Turn::Decide(seats) = table.turn() {
                for who in seats.iter() {
                    assert!(table.legal(who).len() > 1, "the table rests before a step of its own");
                }
            }
            let before = table.steps();
            if !play::step(&mut *table, &dealer(), &mut dice) {
                break;
            }
            for number in before + 2..=table.steps() {
                assert!(matches!(table.step(number).unwrap().actor, Actor::Auto(_)));
                autos += 1;
                // Going back to before a step of the table goes back to the decision that led to it.
                let all = table.log();
                assert_eq!(table.undo(number - 1), Ok(before));
                for step in &all[before as usize..] {
                    match step.actor {
                        Actor::Seat(who) => drop(table.play(who, &step.text).unwrap()),
                        Actor::Chance => drop(table.settle(&step.text).unwrap()),
                        Actor::Auto(_) => {}
                    }
                }
                assert_eq!(table.log(), all);
            }
        }
    }
    assert!(autos > 20, "only {autos} automatic steps: the board does not test them");
}

#[test]
fn single_options_can_be_asked() {
    let catalog = ring::catalog("asked");
    let mut single = 0;
    for seed in 0..50 {
        let mut dice = Dice::from_number(seed);
        let opening = Opening {
            game: "dolmengoetter",
            seats: 2,
            choices: &[("board", "ring4")],
            position: None,
            forced: Forced::Asked,
        };
        let mut table = catalog.open_with(&opening).unwrap();
        loop {
            if let Turn::Decide(seats) = table.turn() {
                single += usize::from(seats.iter().any(|who| table.legal(who).len() == 1));
            }
            if !play::step(&mut *table, &dealer(), &mut dice) {
                break;
            }
        }
        assert!(table.log().iter().all(|step| !matches!(step.actor, Actor::Auto(_))));
    }
    assert!(single > 20);
}

#[test]
fn the_dealer_repeats_itself_and_each_draw_stands_alone() {
    let catalog = Catalog::built_in();
    let first = |number: u64| {
        let table = catalog.open("dolmengoetter", 5, &[]).unwrap();
        table.draw(&Dealer::new(Seed::from_number(number))).unwrap()
    };
    assert_eq!(first(7), first(7));
    let outcomes: std::collections::BTreeSet<String> = (0..100).map(first).collect();
    assert_eq!(outcomes.len(), 5, "{outcomes:?}");
}

#[test]
fn tables_travel_between_threads() {
    fn travels<T: Send + Sync + ?Sized>() {}
    travels::<dyn Table>();
    let table = Catalog::built_in().open("dolmengoetter", 2, &[]).unwrap();
    let turn = std::thread::spawn(move || table.turn()).join().unwrap();
    assert_eq!(turn, Turn::Chance);
}
