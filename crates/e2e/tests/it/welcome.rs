//! The way in: the first page, a new table, an invitation, and the end that leads to the next game.

use e2e::{Hand, Player, stage};

/// Is everything that a selector finds inside the window?
fn inside(selector: &str) -> String {
    format!(
        "[...document.querySelectorAll(`{selector}`)].every((element) => {{ const box = element.getBoundingClientRect(); return box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }})"
    )
}

#[test]
fn all_games_are_seen_at_once_and_played_with_a_gentle_bot() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 301);
    for language in ["de", "en"] {
        me.page.language(language);
        for (width, height) in [(1440, 900), (1280, 720)] {
            me.page.size(width, height);
            me.page.goto(&stage.house.base);
            assert_eq!(me.page.eval("document.querySelectorAll('.game').length"), 4);
            let what = if height == 900 {
                ".hero h1, .go .main, .game, .acts button"
            } else {
                ".hero h1, .go .main, .game h2"
            };
            assert_eq!(me.page.eval(&inside(what)), true, "{what} in {language} at {width}x{height}");
        }
    }
    // Level, players and edition are chosen in the same place.
    me.page.size(1440, 900);
    me.page.goto(&stage.house.base);
    me.page.click(".of-skye .ways summary");
    let level = "document.querySelector('.of-skye [name=level]:checked').value";
    assert_eq!(me.page.text(level), "1", "gentle on a first visit");
    me.page.click(".of-skye .tile:has([name=level][value='2'])");
    me.page.click(".of-skye .tile:has([name=players][value='4'])");
    me.page.click(".of-skye .tile:has([value=druids])");
    me.page.leave(|page| page.click("form[action='/play/skye'] button"));
    let bots = "document.querySelectorAll('.presence.bot').length";
    assert_eq!(me.page.eval(bots), 3, "three bots, and I");
    assert!(me.page.text("document.querySelector('.presence.bot').textContent").contains("Level 2"));
    assert!(me.page.text("document.querySelector('#about').textContent").contains("Druids"));
    me.page.goto(&stage.house.base);
    assert_eq!(me.page.text(level), "2", "what was chosen is usual");
    me.page.check();
}

#[test]
fn tables_come_to_the_first_page_by_themselves() {
    let Some(stage) = stage() else { return };
    let mut watcher = stage.browser.page();
    watcher.goto(&stage.house.base);
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 302);
    let link = anna.open_table(&stage.house, &["me", "person"]);
    let path = link.trim_start_matches(&stage.house.base).to_owned();
    watcher
        .wait("the table is in the lobby", &format!("document.querySelector('#lobby a[href=\"{path}\"]')"));
    watcher.check();
}

#[test]
fn what_does_not_go_together_cannot_be_chosen() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 303);
    me.page.goto(&format!("{}/new/dolmengoetter", stage.house.base));
    me.choose("option.board", "small16");
    for seat in 1..5 {
        me.page.click(&format!(".seat-{seat} .chair"));
        me.page.click(&format!(".seat-{seat} .tile:has([value='bot:1'])"));
    }
    let small = "document.querySelector('[value=small16]').disabled";
    assert_eq!(me.page.eval(small), true, "the small board is for three at most");
    let board = "document.querySelector('[name=\"option.board\"]:checked').value";
    assert_eq!(me.page.text(board), "standard28");
    // Who chooses a colour that somebody has gives his own for it.
    let colours =
        "[...document.querySelectorAll('[name^=\"option.colours\"]:checked')].map((field) => field.value)";
    let before = me.page.eval(colours);
    me.page.click(".seat-4 .paints .tile:has([value=red])");
    let after = me.page.eval(colours);
    assert_eq!((&after[4], &after[0]), (&before[0], &before[4]), "{after}");
    me.page.leave(|page| page.click("form.sheet button.main"));
    assert_eq!(me.page.eval("document.querySelectorAll('.presence.bot').length"), 4);
    me.page.check();
}

#[test]
fn a_stranger_is_greeted_looks_and_sits_down_under_a_name() {
    let Some(stage) = stage() else { return };
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 304);
    anna.page.goto(&format!("{}/me", stage.house.base));
    anna.page.eval("document.querySelector('[name=name]').value = 'Enid', 0");
    anna.page.leave(|page| page.click("form.sheet button.main"));
    let link = anna.open_table(&stage.house, &["me", "person"]);
    let mut bert = stage.browser.page();
    bert.goto(&link);
    let said = bert.text("document.querySelector('main').innerText");
    assert!(said.contains("Enid saved you a seat") && said.contains("Die Dolmengötter"), "{said}");
    assert!(said.contains("minutes") && said.contains("Show me how to play first"), "{said}");
    let told = |name: &str| format!("document.querySelector('meta[property=\"og:{name}\"]').content");
    assert_eq!(bert.text(&told("title")), "Enid invites you to Die Dolmengötter");
    assert!(!bert.text(&told("description")).is_empty());
    // Only watching is one touch, and is told.
    bert.leave(|page| page.click("a[href$='?watch=1']"));
    assert!(bert.text("document.querySelector('#prompt').innerText").contains("You are watching"));
    bert.goto(&link);
    bert.eval("document.querySelector('[name=name]').value = 'Rowan', 0");
    bert.leave(|page| page.click("form[action$='/join'] button.main"));
    anna.page.wait("Anna sees Rowan", "document.querySelector('#players').textContent.includes('Rowan')");
    bert.check();
    anna.page.check();
}

#[test]
fn the_end_is_told_and_the_next_game_found() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, _) = crate::people::seated(&stage, 305);
    while anna.page.eval("document.querySelector('#table').classList.contains('over')") != true {
        anna.touch();
        bert.touch();
    }
    bert.page.wait("Bert sees the end", "document.querySelector('.ending .verdict')");
    let verdict = "document.querySelector('.verdict').textContent";
    let (one, other) = (anna.page.text(verdict), bert.page.text(verdict));
    assert!(one.contains("You win") != other.contains("You win") || one.contains("share"), "{one} / {other}");
    assert_eq!(anna.page.eval("document.querySelectorAll('.ending .curve .way').length"), 2);
    anna.page.leave(|page| page.click("form[action$='/rematch'] button"));
    let next = "#result .after a.main[href^='/t/']";
    bert.page.wait("Bert is told", &format!("document.querySelector(\"{next}\")"));
    bert.page.leave(|page| page.click(next));
    assert_eq!(bert.page.eval("document.querySelectorAll('.invitation').length"), 1, "his seat waits");
    bert.page.check();
    anna.page.check();
}
