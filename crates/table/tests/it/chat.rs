//! What is said, and how much at once.

use kernel::Dice;
use table::{Deed, MESSAGES_AT_HAND, Watchers};

use crate::people::Game;

fn say(text: &str) -> Deed {
    Deed::Say { text: text.to_owned() }
}

#[test]
fn nobody_floods_a_table() {
    let mut game = Game::of_people("vale", 2);
    for _ in 0..8 {
        game.does(1, &say("hello"));
    }
    assert_eq!(game.refused(1, &say("hello")), "too-much-said");
    game.does(2, &say("others may still write"));
    game.now += 21_000;
    game.does(1, &say("hello again"));
}

#[test]
fn those_who_watch_leave_room_for_those_who_play() {
    let mut game = Game::of_people("vale", 2);
    let mut heard = 0;
    for watcher in 10..30 {
        for _ in 0..8 {
            heard += u32::from(game.try_do(&crate::people::person(watcher), &say("spam")).is_ok());
        }
    }
    assert_eq!(heard, 16, "all who watch together");
    game.does(1, &say("we can still talk"));
    assert_eq!(game.refused(10, &Deed::Watchers { watchers: Watchers::Muted }), "not-at-table");
    game.does(2, &Deed::Watchers { watchers: Watchers::Muted });
    game.now += 60_000;
    assert_eq!(game.refused(11, &say("spam")), "muted");
    game.does(1, &say("silence"));
    game.does(1, &Deed::Watchers { watchers: Watchers::Heard });
    game.does(11, &say("sorry"));
}

#[test]
fn old_messages_fall_out_of_the_page_and_stay_in_the_record() {
    let mut game = Game::of_people("vale", 2);
    for number in 0..300 {
        game.now += 10_000;
        game.does(1 + number % 2, &say(&format!("message {number}")));
    }
    assert_eq!((game.sitting.chat.count(), game.sitting.chat.latest().len()), (300, MESSAGES_AT_HAND));
    assert_eq!(game.sitting.chat.latest().next_back().unwrap().text, "message 299");
    assert_eq!(game.acts.iter().filter(|act| act.text().starts_with("say ")).count(), 300);
}

#[test]
fn one_person_fills_nobodys_disk() {
    let mut game = Game::of_people("vale", 2);
    let mut dice = Dice::from_number(1);
    for _ in 0..1000 {
        game.now += 10_000 + i64::from(dice.below(10));
        game.does(1, &say("again"));
    }
    game.now += 60_000;
    assert_eq!(game.refused(1, &say("again")), "chat-full");
    game.does(2, &say("I am still here"));
}

#[test]
fn empty_long_and_odd_texts_are_refused() {
    let mut game = Game::of_people("vale", 2);
    for wrong in ["", "  \n ", &"x".repeat(501), "a\u{7}b"] {
        assert_eq!(game.refused(1, &say(wrong)), "bad-text");
    }
    game.does(1, &say("two\nlines"));
    assert_eq!(game.rebuilt().chat.latest().next().unwrap().text, "two\nlines");
}
