//! A table of any game as people see it, from plain facts.

use std::sync::Arc;

use catalog::{Catalog, Dealer, Seed, Table};
use kernel::{Dice, Seat, Turn, Viewer};
use ui::page::{Around, Chair, Chat, Facts, Lines, Numbered, Said, Sitter, Undo};
use ui::{Language, Texts, Tried, shown};

use crate::stage::catalog;

/// A table of a game after some random steps, where somebody has to decide.
fn played(game: &str, steps: u32) -> Box<dyn Table> {
    let mut table = catalog().open(game, 2, &[]).unwrap();
    let mut dice = Dice::from_number(5);
    while table.turn() != Turn::Over && (table.steps() < steps || table.turn() == Turn::Chance) {
        go_on(&mut *table, &mut dice);
    }
    table
}

/// One random decision, and what is drawn until the next.
fn go_on(table: &mut dyn Table, dice: &mut Dice) {
    if let Turn::Decide(seats) = table.turn() {
        let seat = seats.lowest().unwrap();
        let legal = table.legal(seat);
        table.play(seat, &dice.pick(&legal).text).unwrap();
    }
    while table.turn() == Turn::Chance {
        table.roll(&Dealer::new(Seed::from_number(dice.bits()))).unwrap();
    }
}

/// What somebody at the table knows beside the game.
fn facts(table: &dyn Table, eyes: Viewer) -> Facts {
    let acting = if let Viewer::Seat(seat) = eyes { Some(seat) } else { None };
    let Turn::Decide(deciding) = table.turn() else { panic!("somebody decides") };
    let chair = |seat| Chair { seat, name: String::new(), sitter: Sitter::Person, note: String::new() };
    Facts {
        id: "k7f3ab".to_owned(),
        texts: Texts::of(Language::En),
        version: 1,
        eyes,
        you: acting,
        acting,
        deciding,
        mine: acting.into_iter().collect(),
        steps: (1..=table.steps()).map(|step| Numbered { told: step, real: step, act: step - 1 }).collect(),
        step: table.steps(),
        known: 0,
        chairs: Seat::first(table.seats()).map(chair).collect(),
        chat: Chat::default(),
        undo: Undo::Nothing,
        over: false,
        around: Around::default(),
        lines: None,
    }
}

fn decider(table: &dyn Table) -> Seat {
    let Turn::Decide(seats) = table.turn() else { panic!("somebody decides") };
    seats.lowest().unwrap()
}

#[test]
fn steps_are_numbered_as_they_are_told() {
    for game in Catalog::IDS {
        let table = played(game, 60);
        let mut facts = facts(&*table, Viewer::Seat(decider(&*table)));
        // Every third step is unknown to the viewer, who counts the others.
        facts.steps.retain(|step| step.real % 3 != 0);
        for (told, step) in (1..).zip(&mut facts.steps) {
            step.told = told;
        }
        let last = facts.steps.len() as u32;
        facts.step = last;
        let now = shown(&*table).now(&facts);
        assert_eq!(now.step, last);
        let links: Vec<&str> = now.parts.log.split("replay?step=").skip(1).collect();
        assert!(!links.is_empty());
        for link in links {
            let (step, rest) = link.split_once("&amp;as=").expect("whose numbers these are");
            assert!(step.parse::<u32>().unwrap() <= last, "{game}: {step} of {last}");
            assert!(rest.starts_with(&decider(&*table).to_string()), "{game}: {rest}");
        }
        assert!(now.gains.iter().all(|(step, _)| *step <= last));
    }
}

#[test]
fn lines_that_were_told_before_are_told_alike() {
    for game in Catalog::IDS {
        let lines = Arc::new(Lines::default());
        let mut table = played(game, 20);
        let mut dice = Dice::from_number(3);
        for round in 0..60_u32 {
            for eyes in [Viewer::Audience, Viewer::Seat(decider(&*table))] {
                let mut facts = facts(&*table, eyes);
                // Somebody is called otherwise after a while.
                facts.chairs[0].name = if round < 40 { "Anna".to_owned() } else { "Eva".to_owned() };
                facts.known = table.steps().saturating_sub(4);
                let anew = shown(&*table).now(&facts);
                facts.lines = Some(Arc::clone(&lines));
                assert_eq!(shown(&*table).now(&facts), anew, "{game}, step {}", table.steps());
            }
            // Now and then something is taken back, and something else happens instead.
            if round % 7 == 6 {
                table.undo(table.steps() - 5).unwrap();
            }
            go_on(&mut *table, &mut dice);
            if table.turn() == Turn::Over {
                break;
            }
        }
    }
}

#[test]
fn whoever_has_no_name_is_called_by_his_pieces() {
    for game in Catalog::IDS {
        let table = played(game, 20);
        let now = shown(&*table).now(&facts(&*table, Viewer::Audience));
        assert!(!now.parts.players.contains("class=\"name\"></span>"), "{game}: {}", now.parts.players);
    }
}

#[test]
fn choices_are_what_the_rules_allow_and_each_leads_somewhere() {
    for game in Catalog::IDS {
        let table = played(game, 30);
        let seat = decider(&*table);
        let choices = shown(&*table).choices(&facts(&*table, Viewer::Seat(seat)));
        let legal: Vec<String> = table.legal(seat).into_iter().map(|offer| offer.text).collect();
        assert_eq!(choices.iter().map(|choice| choice.action.clone()).collect::<Vec<_>>(), legal);
        assert!(choices.iter().all(|choice| !choice.path.is_empty() && !choice.label.is_empty()));
    }
}

#[test]
fn nonsense_is_not_meant() {
    for game in Catalog::IDS {
        let table = played(game, 30);
        let facts = facts(&*table, Viewer::Seat(decider(&*table)));
        for touch in ["", ":", "druid:", "druid:999", "hand:nobody", "price:1", "cell:9,9,9", "\u{1F9D9}:1"] {
            let before = vec!["nothing:here".to_owned()];
            let tried = Tried::Touched { before, touch: touch.to_owned() };
            assert_eq!(shown(&*table).why(&facts, &tried), None, "{game}: {touch:?}");
        }
    }
}

#[test]
fn only_the_latest_messages_are_drawn() {
    let table = played("dolmengoetter", 10);
    let mut facts = facts(&*table, Viewer::Audience);
    let said = |number: i64| Said {
        name: "Anna".to_owned(),
        seat: Some(Seat::ALL[0]),
        text: format!("message {number}."),
        at: 1_700_000_000_000 + number,
    };
    facts.chat = Chat { count: 70, latest: (11..=70).map(said).collect() };
    let chat = shown(&*table).now(&facts).parts.chat;
    assert!(!chat.contains("message 20.") && chat.contains("message 21.") && chat.contains("message 70."));
    assert!(chat.contains("20 earlier messages"), "{chat}");
    assert!(chat.contains("data-at=\"1700000000070\"") && chat.contains("datetime=\"2023-11-14T22:13:20Z\""));
    facts.chat = Chat { count: 1, latest: vec![said(1)] };
    assert!(!shown(&*table).now(&facts).parts.chat.contains("earlier"));
}
