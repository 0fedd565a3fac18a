//! Whole games with keys alone and at one device; `rooms` has those that every game passes.

use e2e::{Hand, Player, Progress, stage};

/// The end is told, with the points explained, and nothing went wrong on the way.
pub(crate) fn expect_result(player: &mut Player) {
    // It comes when the last scoring has been shown.
    player.page.wait("the result is shown", "document.querySelector('#result').innerText.trim() !== ''");
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
