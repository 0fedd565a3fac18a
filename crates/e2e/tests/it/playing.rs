//! Whole games: against bots, by invitation, with keys, with fingers, at one device.

use e2e::{Hand, Player, Progress, stage};

/// The end is told, with the points explained, and nothing went wrong on the way.
fn expect_result(player: &mut Player) {
    player.page.wait("the result is shown", "!document.querySelector('#result').hidden");
    let result = player.page.text("document.querySelector('#result').innerText");
    assert!(result.lines().count() > 5, "the result is explained: {result}");
    let shown = player.page.eval("document.querySelectorAll('#result [data-witness]').length");
    println!("result: {} lines, {shown} of them shown on the board", result.lines().count());
    let rematch = player.page.eval("document.querySelector('form[action$=\"/rematch\"]') !== null");
    assert_eq!(rematch, true, "one can play again");
    player.page.check();
}

/// Several people play on until the game is over for all of them.
pub(crate) fn play_together(players: &mut [&mut Player]) {
    let mut over = 0;
    while over < players.len() {
        over =
            players.iter_mut().filter_map(|player| (player.touch() == Progress::Over).then_some(())).count();
    }
}

#[test]
fn one_click_from_home_to_a_game_that_is_played_to_the_end() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 1);
    me.page.goto(&stage.house.base);
    me.page.leave(|page| page.click("form[action='/play/dolmengoetter'] button"));
    let at = me.page.text("location.href + ' ' + document.body.innerText");
    assert!(me.page.text("location.pathname").starts_with("/t/"), "{at}");
    me.page.traffic();
    me.play_out();
    expect_result(&mut me);
    let updates = me.page.traffic();
    let updates = updates.iter().filter(|came| came.url.ends_with("/act") || came.url.contains("/now"));
    let mut sizes: Vec<u64> = updates.map(|came| came.bytes).collect();
    sizes.sort_unstable();
    let (count, most) = (sizes.len(), sizes.last().copied().unwrap_or_default());
    println!("updates of a whole game: {count}, median {} bytes, most {most} bytes", sizes[count / 2]);
    assert!(count > 20 && most <= 15 * 1024, "an update is at most 15 KiB: {sizes:?}");
}

#[test]
fn two_people_play_by_invitation() {
    let Some(stage) = stage() else { return };
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 2);
    let mut bert = Player::new(stage.browser.page(), Hand::Mouse, 3);
    anna.open_table(&stage.house, &["me", "person"]);
    let link = anna.page.text("document.querySelector('.about .copyable input').value");
    assert!(link.starts_with(&stage.house.base), "the link leads here: {link}");
    bert.page.goto(&link);
    bert.page.leave(|page| page.click("form[action$='/join'] button"));
    assert_eq!(bert.page.eval("document.querySelector('#table').classList.contains('seated')"), true);
    anna.page.wait("Anna sees that Bert has come", "!document.querySelector('form[action$=\"/seat\"]')");
    play_together(&mut [&mut anna, &mut bert]);
    for player in [&mut anna, &mut bert] {
        expect_result(player);
    }
    let result =
        |player: &mut Player| player.page.text("document.querySelector('#result .points').innerText");
    let totals = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    assert_eq!(totals(&result(&mut anna)), totals(&result(&mut bert)), "both see the same points");
    assert!(anna.dolmens + bert.dolmens > 0, "somebody set a dolmen");
}

#[test]
fn a_game_with_keys_alone() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Keys, 4);
    me.page.goto(&stage.house.base);
    me.tab_to("form[action='/play/dolmengoetter'] button");
    me.page.leave(|page| page.key("Enter"));
    let before = me.step();
    me.play(12);
    assert!(me.step() > before, "the keys decide");
    // The small board is soon over; the mouse only opens the table.
    me.hand = Hand::Mouse;
    me.open_table(&stage.house, &["me", "bot:random"]);
    me.hand = Hand::Keys;
    me.play_out();
    expect_result(&mut me);
    println!("dolmens set with keys: {}", me.dolmens);
}

#[test]
fn a_game_with_a_finger_on_a_telephone() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Finger, 5);
    me.page.telephone();
    me.page.goto(&stage.house.base);
    me.page.screenshot("telephone-home-en");
    me.open_table(&stage.house, &["me", "bot:greedy"]);
    me.play(6);
    me.page.screenshot("telephone-table-en");
    let wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    assert_eq!(me.page.eval(wide), true, "nothing is wider than the window");
    me.play_out();
    expect_result(&mut me);
    assert_eq!(me.page.eval(wide), true, "the end is not wider than the window either");
    me.page.eval("document.querySelector('#result').scrollIntoView()");
    me.page.screenshot("telephone-end-en");
}

#[test]
fn two_people_at_one_device_look_away_in_turn() {
    let Some(stage) = stage() else { return };
    let mut both = Player::new(stage.browser.page(), Hand::Mouse, 6);
    both.open_table(&stage.house, &["me", "here"]);
    let mut pictured = false;
    loop {
        both.await_turn();
        if both.page.eval("document.querySelector('#curtain').open") == true {
            let hidden = "['#board', '#prompt', '#players'].every((part) => getComputedStyle(document.querySelector(part)).visibility === 'hidden')";
            assert_eq!(both.page.eval(hidden), true, "behind the curtain nothing is seen");
            if !pictured {
                both.page.screenshot("curtain-en");
                pictured = true;
            }
        }
        if both.touch() == Progress::Over {
            break;
        }
    }
    assert!(both.curtains > 0, "a dolmen is decided behind a curtain");
    println!("curtains: {}, dolmens: {}", both.curtains, both.dolmens);
    expect_result(&mut both);
}

#[test]
fn pieces_glide_unless_the_reader_wants_calm() {
    let Some(stage) = stage() else { return };
    for (wish, glides) in [("no-preference", true), ("reduce", false)] {
        let mut me = Player::new(stage.browser.page(), Hand::Mouse, 17);
        me.open_table(&stage.house, &["me", "bot:random"]);
        me.page.media(&[("prefers-reduced-motion", wish)]);
        me.page.eval("window.glides = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...how) { window.glides += Number('piece' in this.dataset); return animate.apply(this, how); }, 0");
        me.play_steps(12);
        assert_eq!(me.page.eval("window.glides > 0"), glides, "{wish}");
        me.page.check();
    }
}
