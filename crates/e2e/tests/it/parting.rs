//! Giving up, deleting, and what a person has played, in the browser.

use e2e::{Hand, Player, stage};
use serde_json::json;

use crate::people::{seated, shown};
use crate::site::pictures;

/// Opens the tab where what is fixed about a table stands.
fn open_about(me: &mut Player) {
    me.page.click("#tab-about");
}

#[test]
fn a_game_against_bots_is_given_up_and_deleted() {
    let Some(stage) = stage() else { return };
    let base = stage.house.base.clone();
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 91);
    let link = me.open_table(&stage.house, &["me", "bot:random"]);
    me.play(3);
    me.await_turn();
    open_about(&mut me);
    let button = "#parting form[action$='/give-up'] button";
    assert_eq!(shown(&mut me.page, button), 0, "it asks first");
    me.page.click("#parting details:has([action$='/give-up']) summary");
    me.page.wait(
        "it asks",
        "document.querySelector(\"#parting form[action$='/give-up'] button\").checkVisibility()",
    );
    me.page.screenshot("give-up-asks");
    me.page.leave(|page| page.click(button));
    me.page.wait("the game is over", "document.querySelector('#table.over')");
    assert!(
        me.page
            .text("document.querySelector('[data-question]').textContent")
            .contains("You gave this game up.")
    );
    assert_eq!(shown(&mut me.page, "#result"), 0, "there is no result");
    assert_eq!(shown(&mut me.page, "form[action$='/rematch'] button"), 1);
    pictures(&mut me.page, "given-up");
    // It is out of my tables, and no bot plays on.
    let step = me.step();
    me.page.goto(&base);
    let mine = "document.querySelectorAll('#mine a.table').length";
    assert_eq!(me.page.eval(mine), 0);
    assert_eq!(me.page.text("document.querySelector('#finished .state').textContent"), "given up");
    me.page.goto(&link);
    assert_eq!(me.step(), step);
    open_about(&mut me);
    me.page.click("#parting details:has([action$='/delete']) summary");
    me.page.leave(|page| page.click("#parting form[action$='/delete'] button"));
    assert_eq!(me.page.eval("location.pathname === '/' && !document.querySelector('#finished')"), true);
    me.page.expect_offline();
    me.page.goto(&link);
    assert_eq!(me.page.text("document.querySelector('h1').textContent"), "This table is gone");
    me.page.screenshot("gone");
}

#[test]
fn who_looks_at_a_table_that_is_deleted_is_told() {
    let Some(stage) = stage() else { return };
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 92);
    let link = anna.open_table(&stage.house, &["me", "person"]);
    let mut eve = stage.browser.page();
    eve.goto(&format!("{link}?watch=1"));
    eve.wait("Eve watches", "document.querySelector('#table')");
    open_about(&mut anna);
    anna.page.click("#parting details:has([action$='/delete']) summary");
    anna.page.leave(|page| page.click("#parting form[action$='/delete'] button"));
    eve.expect_offline();
    eve.wait("Eve is told", "document.querySelector('h1')?.textContent === 'This table is gone'");
}

#[test]
fn what_was_said_and_not_seen_is_marked() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, _link) = seated(&stage, 93);
    let unread = "document.querySelector('#tab-talk').classList.contains('unread')";
    assert_eq!(anna.page.eval(unread), false);
    let mut say = |words: &str| {
        bert.page.click("#tab-talk");
        bert.page.click("#say");
        bert.page.type_text(words);
        bert.page.key("Enter");
    };
    say("Hello");
    anna.page.wait("it is marked", unread);
    // It stays so until it is looked at, whatever else comes and wherever one goes meanwhile.
    anna.page.reload();
    assert_eq!(anna.page.eval(unread), true);
    anna.page.click("#tab-talk");
    assert_eq!(anna.page.eval(unread), false);
    say("Are you there?");
    anna.page.wait("it is there", "document.querySelectorAll('#chat li').length === 2");
    assert_eq!(anna.page.eval(unread), false, "who looks sees it");
    assert_eq!(bert.page.eval(unread), false, "one's own words are known");
}

#[test]
fn guests_at_one_screen_have_names() {
    let Some(stage) = stage() else { return };
    let base = stage.house.base.clone();
    let mut page = stage.browser.page();
    page.goto(&format!("{base}/new/dolmengoetter"));
    page.eval(
        "document.querySelector('[name=seat1][value=here]').click(), document.querySelector('[name=guest1]').value = 'Mia', 0",
    );
    page.leave(|page| {
        page.eval("document.querySelector('form.new-table').requestSubmit(), 0");
    });
    page.wait("the table is there", "document.querySelector('#table')");
    let names = page.text(
        "[...document.querySelectorAll('#players .name')].map((name) => name.textContent.trim()).join()",
    );
    assert!(names.contains("Mia"), "{names}");
}

#[test]
fn what_a_person_has_played_is_told_in_numbers() {
    let Some(stage) = stage() else { return };
    let base = stage.house.base.clone();
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 94);
    for _ in 0..2 {
        me.open_table(&stage.house, &["me", "bot:random"]);
        me.play_out();
    }
    me.page.goto(&format!("{base}/me"));
    assert_eq!(me.page.text("document.querySelector('.subpages [aria-current]').textContent"), "Overview");
    assert_eq!(me.page.text("document.querySelector('.numbers b').textContent"), "2");
    assert_eq!(me.page.eval("document.querySelectorAll('.last-games .played').length"), 2);
    assert_eq!(me.page.eval("document.querySelectorAll('.by-game li').length"), 1);
    pictures(&mut me.page, "me-overview");
    for (tab, seen) in [("games", "#played .played"), ("settings", "form.mine"), ("link", ".carried")] {
        me.page.leave(|page| page.click(&format!(".subpages a[href$='{tab}']")));
        assert!(shown(&mut me.page, seen) > 0, "{tab}");
    }
    me.page.goto(&format!("{base}/me?show=games&game=vale"));
    assert_eq!(me.page.eval("[...document.querySelectorAll('#played .played')].length"), json!(0));
    me.page.goto(&format!("{base}/me?show=games"));
    pictures(&mut me.page, "me-games");
    me.page.goto(&format!("{base}/me?show=settings"));
    pictures(&mut me.page, "me-settings");
}
