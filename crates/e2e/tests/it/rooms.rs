//! Each game from its first click to its last: against a bot, with a friend on a telephone, seen again.

use e2e::{DOLMENGOETTER, Hand, Player, RUNESTONES, Room, SKYE, VALE, stage};

use crate::playing::{expect_result, play_together};
use crate::site::pictures;

/// Nothing is wider than the window.
const FITS: &str = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";

/// One click on the shelf, a game against bots with the mouse, its end, its record, and its replay.
fn against_bots(room: Room) {
    let Some(stage) = stage() else { return };
    let game = room.game;
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 21);
    me.page.goto(&stage.house.base);
    me.page.leave(|page| page.click(&format!("form[action='/play/{game}'] button")));
    assert!(me.page.text("location.pathname").starts_with("/t/"));
    me.page.traffic();
    me.play(25);
    me.await_turn();
    pictures(&mut me.page, &format!("{game}-table"));
    me.play_out();
    expect_result(&mut me);
    let updates = me.page.traffic();
    let updates = updates.iter().filter(|came| came.url.ends_with("/act") || came.url.contains("/now"));
    let mut sizes: Vec<u64> = updates.map(|came| came.bytes).collect();
    sizes.sort_unstable();
    let (count, most) = (sizes.len(), sizes.last().copied().unwrap_or_default());
    println!("{game}: {count} updates, median {} bytes, most {most} bytes", sizes[count / 2]);
    assert!(count > 10 && most <= 15 * 1024, "an update is at most 15 KiB: {sizes:?}");
    pictures(&mut me.page, &format!("{game}-end"));
    let record = "fetch(document.querySelector('a[download]').href).then((answer) => answer.text())";
    let (right, said) = stage.house.verify(&me.page.text(record));
    assert!(right, "{said}");
    me.page.leave(|page| page.click(".after a[href*='/replay']"));
    let last = "Number(document.querySelector('#replay').dataset.last)";
    let last = me.page.eval(last).as_u64().expect("a number");
    let shows = |player: &mut Player, step: u64| {
        player.page.wait(
            &format!("step {step} is shown"),
            &format!("document.querySelector('#count').textContent.startsWith('{step}/')"),
        );
    };
    me.page.key("End");
    shows(&mut me, last);
    me.page.key("ArrowLeft");
    shows(&mut me, last - 1);
    me.page.key("Home");
    shows(&mut me, 0);
    me.page.key("ArrowRight");
    shows(&mut me, 1);
    pictures(&mut me.page, &format!("{game}-replay"));
}

/// A friend comes by the link and plays in German with a finger on a telephone.
fn with_a_friend(room: Room) {
    let Some(stage) = stage() else { return };
    let game = room.game;
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 22);
    let mut bert = Player::new(stage.browser.page(), Hand::Finger, 23);
    bert.page.telephone();
    bert.page.language("de");
    let link = anna.open(&stage.house, room, &["me", "person"]);
    bert.page.goto(&link);
    bert.page.leave(|page| page.tap("form[action$='/join'] button"));
    anna.page.wait("Anna sees that Bert has come", "document.querySelector('[data-here=\"1\"]')");
    for _ in 0..12 {
        anna.touch();
        bert.touch();
    }
    assert_eq!(bert.page.text("document.documentElement.lang"), "de");
    assert_eq!(bert.page.eval(FITS), true, "nothing is wider than the window");
    bert.page.screenshot(&format!("{game}-telephone-de"));
    play_together(&mut [&mut anna, &mut bert]);
    for player in [&mut anna, &mut bert] {
        expect_result(player);
        assert_eq!(player.page.eval(FITS), true, "the end is not wider than the window either");
    }
    // Numbers in words are left out: one language says "2x2", the other "4".
    let numbers = "[...document.querySelectorAll('#result .points :is(td, th)')].map((cell) => cell.textContent.trim()).filter((text) => /^[+−-]?\\d+$/.test(text)).join()";
    let (hers, his) = (anna.page.text(numbers), bert.page.text(numbers));
    assert!(hers.len() > 2, "there are numbers: {hers}");
    assert_eq!(hers, his, "both see the same points");
}

macro_rules! rooms {
    ($($name:ident $room:expr;)+) => {$(
        mod $name {
            use super::*;

            #[test]
            fn one_click_to_a_game_that_is_played_to_the_end_and_seen_again() {
                against_bots($room);
            }

            #[test]
            fn a_friend_on_a_telephone() {
                with_a_friend($room);
            }
        }
    )+};
}

rooms! {
    dolmengoetter DOLMENGOETTER;
    vale VALE;
    runestones RUNESTONES;
    skye SKYE;
}
