//! The pages around the games: languages, colours, and pictures of everything.

use e2e::{Hand, Page, Player, Progress, stage};

const LANGUAGE: &str = "document.documentElement.lang";

#[test]
fn the_language_follows_the_browser_and_can_be_switched() {
    let Some(stage) = stage() else { return };
    let base = &stage.house.base;
    let mut page = stage.browser.page();
    page.language("de-AT,de;q=0.9,en;q=0.5");
    page.goto(base);
    assert_eq!(page.text(LANGUAGE), "de");
    let german = page.text("document.body.innerText");
    let past = page.eval("history.length");
    page.leave(|page| page.click("button.language"));
    assert_eq!(page.text(LANGUAGE), "en");
    assert_eq!(page.eval("history.length"), past, "there is nothing to go back to");
    assert_eq!(page.text("location.search"), "", "whoever is given the address reads as he likes");
    assert_ne!(page.text("document.body.innerText"), german);
    // It stays switched, on every page, also in what comes later at a table.
    page.goto(&format!("{base}/rules/dolmengoetter"));
    assert_eq!(page.text(LANGUAGE), "en");
    let mut me = Player::new(page, Hand::Mouse, 15);
    me.open_table(&stage.house, &["me", "here"]);
    assert_eq!(me.page.text(LANGUAGE), "en");
    me.page.leave(|page| page.click("button.language"));
    assert_eq!(me.page.text(LANGUAGE), "de");
    let before = me.page.text("document.querySelector('#log').textContent");
    me.play_steps(3);
    let said = me.page.text("document.querySelector('#log').textContent");
    assert!(
        said != before && (said.contains("Druide") || said.contains("Stein")),
        "the log speaks German: {said}"
    );
    me.page.check();
}

#[test]
fn by_night_the_pages_are_dark() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    let bright = "(getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) > 380)";
    page.goto(&stage.house.base);
    assert_eq!(page.eval(bright), true);
    page.media(&[("prefers-color-scheme", "dark")]);
    assert_eq!(page.eval(bright), false, "as the device wishes");
    page.media(&[("prefers-color-scheme", "light")]);
    page.leave(|page| page.click("button.theme"));
    assert_eq!(page.eval(bright), false, "as the reader wishes");
    page.goto(&format!("{}/me", stage.house.base));
    assert_eq!(page.eval(bright), false, "and it stays so");
    page.leave(|page| page.click("button.theme"));
    page.media(&[("prefers-color-scheme", "dark")]);
    assert_eq!(page.eval(bright), true, "light even by night");
    page.check();
}

/// Pictures of a page in both languages, wide and narrow.
pub(crate) fn pictures(page: &mut Page, name: &str) {
    let address = page.text("location.href.replace(/[?&](lang|theme)=[a-z]*/g, '')");
    let and = if address.contains('?') { '&' } else { '?' };
    for language in ["de", "en"] {
        page.goto(&format!("{address}{and}lang={language}"));
        assert_eq!(page.text(LANGUAGE), language);
        for (width, height) in [(1440, 900), (390, 844)] {
            page.size(width, height);
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            page.screenshot(&format!("{name}-{language}-{width}"));
            assert_eq!(page.eval(fits), true, "{name} in {language} fits into {width}");
        }
        page.size(1440, 900);
    }
    page.goto(&format!("{address}{and}theme=dark"));
    page.screenshot(&format!("{name}-dark-1440"));
    page.goto(&format!("{address}{and}theme=auto"));
    page.goto(&format!("{address}{and}lang=en"));
    page.check();
}

#[test]
fn every_page_is_pictured() {
    let Some(stage) = stage() else { return };
    let base = stage.house.base.clone();
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 16);
    for (path, name) in [
        ("/new/dolmengoetter", "new"),
        ("/rules/dolmengoetter", "rules"),
        ("/rules/dolmengoetter/druids", "rules-druids"),
        ("/me", "me"),
    ] {
        me.page.goto(&format!("{base}{path}"));
        pictures(&mut me.page, name);
    }
    // A table that waits for somebody, one in the middle of the game, one at its end.
    let waiting = me.open_table(&stage.house, &["me", "person"]);
    pictures(&mut me.page, "table-waiting");
    let mut guest = stage.browser.page();
    guest.goto(&waiting);
    pictures(&mut guest, "table-invited");
    me.page.goto(&base);
    me.page.leave(|page| page.click("form[action='/play/dolmengoetter'] button"));
    me.play(40);
    me.await_turn();
    pictures(&mut me.page, "table");
    me.open_table(&stage.house, &["me", "bot:greedy"]);
    while me.page.eval("document.querySelectorAll('.lit[data-key^=\"dolmen:\"]').length") == 0 {
        if me.play(1) == Progress::Over {
            me.open_table(&stage.house, &["me", "bot:greedy"]);
        }
    }
    pictures(&mut me.page, "dolmen");
    me.play_out();
    pictures(&mut me.page, "end");
    me.page.leave(|page| page.click(".after a[href*='/replay']"));
    let middle = me.page.text("String(Math.floor(document.querySelector('#slider').max / 2))");
    me.page.eval(&format!(
        "document.querySelector('#slider').value = {middle}, document.querySelector('#slider').dispatchEvent(new Event('input'))"
    ));
    me.page.wait("the middle of the game is shown", &format!("location.search.includes('step={middle}&')"));
    pictures(&mut me.page, "replay");
    me.page.goto(&base);
    pictures(&mut me.page, "home");
}
