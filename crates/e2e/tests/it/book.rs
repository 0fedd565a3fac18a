//! The guide and the gallery: read in both languages, tried on the real board, searched, and never wider than the window.

use e2e::{Hand, Page, Player, stage};
use serde_json::json;

const GAMES: [&str; 4] = ["dolmengoetter", "vale", "runestones", "skye"];

const FITS: &str = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";

/// What stands out of the window to the right, for the message.
const WIDE: &str = "[...document.querySelectorAll('main *')].filter((thing) => thing.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !thing.closest('.guide-contents, .wide, svg')).slice(0, 5).map((thing) => thing.outerHTML.slice(0, 120))";

fn expect_fitting(page: &mut Page, what: &str) {
    let wide = page.eval(WIDE);
    assert_eq!(page.eval(FITS), true, "{what} is not wider than the window: {wide}");
}

#[test]
fn the_guide_is_read_in_both_languages_on_a_desk_and_a_telephone() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    for (language, exact) in [("de", "Der genaue Wortlaut"), ("en", "The exact rules, for referees")] {
        page.language(language);
        for game in GAMES {
            page.size(1440, 900);
            page.goto(&format!("{}/rules/{game}", stage.house.base));
            assert_eq!(page.text("document.documentElement.lang"), language);
            assert_eq!(page.eval("document.querySelectorAll('h1').length"), 1);
            let picture = "document.querySelector('.guide svg').getBoundingClientRect().top < innerHeight";
            assert_eq!(page.eval(picture), true, "{game}: the first screen has a picture");
            let lost = "[...document.querySelectorAll('.guide-contents a[href^=\"#\"]')].filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1)))).length";
            assert_eq!(page.eval(lost), 0, "{game}: the contents lead somewhere");
            assert!(page.text("document.querySelector('.guide-contents').textContent").contains(exact));
            let paired = "[...document.querySelectorAll('.shown.two')].every((shown) => { const [one, other] = [...shown.querySelectorAll('.still-of')].map((still) => still.getBoundingClientRect()); return Math.abs(one.top - other.top) < 2 && other.left > one.left; })";
            assert_eq!(page.eval(paired), true, "{game}: before and after stand side by side");
            expect_fitting(&mut page, &format!("{game} in {language}"));
            page.screenshot(&format!("guide-{game}-{language}-1440"));
            page.size(390, 844);
            let below = paired
                .replace("Math.abs(one.top - other.top) < 2 && other.left > one.left", "other.top > one.top");
            assert_eq!(page.eval(&below), true, "{game}: and below each other on a telephone");
            expect_fitting(&mut page, &format!("{game} in {language} on a telephone"));
            page.screenshot(&format!("guide-{game}-{language}-390"));
        }
    }
    page.check();
}

#[test]
fn old_links_into_the_exact_rules_still_lead_there() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.language("en");
    page.goto(&format!("{}/rules/dolmengoetter#how-it-begins", stage.house.base));
    page.wait(
        "the exact rules are there",
        "location.pathname === '/rules/dolmengoetter/index' && document.readyState === 'complete'",
    );
    assert_eq!(page.text("location.hash"), "#how-it-begins");
    page.leave(|page| page.click(".to-guide"));
    assert_eq!(page.text("location.pathname"), "/rules/dolmengoetter");
}

/// Tries an example as it is shown, by asking again and again to be shown.
fn follow(player: &mut Player, what: &str) {
    for _ in 0..60 {
        let learnt = "document.querySelector('.teacher.learnt') && !document.querySelector('#table').classList.contains('busy')";
        if player.page.eval(&format!("Boolean({learnt})")) == true {
            return;
        }
        if player.page.eval("Boolean(document.querySelector('#board form[data-sheet]'))") == true {
            player.touch();
            continue;
        }
        if player.page.eval("!document.querySelector('.breathes')?.checkVisibility()") == true {
            player.press("[data-show-me]");
        }
        player.press(".breathes");
        player.page.wait(
            "what was touched is taken",
            "!document.querySelector('#table').classList.contains('busy')",
        );
    }
    panic!("{what} comes to no end: {}", player.page.text("document.querySelector('.teacher').innerText"));
}

#[test]
fn examples_are_tried_on_the_real_board() {
    let Some(stage) = stage() else { return };
    let mut player = Player::new(stage.browser.page(), Hand::Mouse, 8);
    player.page.size(1440, 900);
    for (game, language) in GAMES.into_iter().zip(["de", "en", "de", "en"]) {
        player.page.language(language);
        player.page.goto(&format!("{}/rules/{game}", stage.house.base));
        player.page.leave(|page| page.click(".shown figcaption .button"));
        assert!(player.page.text("location.pathname").contains("/example/"));
        player.page.wait("the board is there", "document.querySelector('.teacher [data-ask]')?.textContent");
        expect_fitting(&mut player.page, game);
        player.page.screenshot(&format!("example-{game}"));
        follow(&mut player, game);
        // It belongs to no course: no lesson is ticked for it.
        assert_eq!(
            player.page.eval("Object.keys(localStorage).filter((key) => key.startsWith('learn-')).length"),
            0
        );
        player.page.leave(|page| page.click(".teacher [data-next]"));
        assert_eq!(player.page.text("location.pathname"), format!("/rules/{game}"));
    }
    player.page.check();
}

#[test]
fn a_wrong_try_is_answered_with_the_reason_and_other_ways_are_free() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.size(1440, 900);
    page.language("de");
    page.goto(&format!("{}/rules/dolmengoetter/example/1", stage.house.base));
    page.wait("the board is there", "document.querySelector('.lit[data-key^=\"druid:\"]')");
    page.click(".lit[data-key^=\"druid:\"]");
    // A place that is no neighbour.
    let far = "(() => { const places = [...document.querySelectorAll('.dg-places .p.free:not(.lit)')]; places.at(-1).dataset.far = ''; return places.length; })()";
    assert!(page.eval(far).as_u64() > Some(10));
    page.click("[data-far]");
    page.wait("the rules answer", "document.querySelector('[data-answer].wrong:not([hidden])')");
    assert!(page.text("document.querySelector('[data-answer]').textContent").len() > 20);
    page.wait("and wait", "!document.querySelector('#table').classList.contains('busy')");
    // Something else than the guide shows is as good.
    page.click("[data-key^=\"druid:\"].chosen");
    page.click(".lit[data-key^=\"druid:\"]");
    page.click(".dg-places .free.lit");
    page.wait("the game goes on", "document.querySelector('#table').dataset.step !== '0' && !document.querySelector('[data-answer].wrong:not([hidden])')");
}

/// How many pieces are seen.
const SEEN: &str =
    "[...document.querySelectorAll('.piece')].filter((piece) => piece.checkVisibility()).length";

#[test]
fn the_gallery_leaves_what_is_sought() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.size(1440, 900);
    page.language("en");
    page.goto(&format!("{}/gallery/vale", stage.house.base));
    assert_eq!(page.eval(SEEN), 70);
    page.click("#sought");
    page.type_text("troll");
    let names = "[...document.querySelectorAll('.piece')].filter((piece) => piece.checkVisibility()).map((piece) => piece.id)";
    assert!(page.eval(names).as_array().unwrap().contains(&json!("card:troll")));
    assert!(page.eval(SEEN).as_u64() < Some(5));
    assert_eq!(page.eval("document.querySelectorAll('[data-kind]:not([hidden])').length"), 1);
    page.click(".sieve [type=reset]");
    page.wait("all are back", &format!("{SEEN} === 70"));
    page.click(".chip-box:has([value=fire])");
    page.click(".chip-box:has([value=active])");
    let fitting = page.eval(SEEN).as_u64().unwrap();
    let all = "[...document.querySelectorAll('.piece')].filter((piece) => piece.checkVisibility()).every((piece) => piece.dataset.facets.includes('family:fire') && piece.dataset.facets.includes('effect:active'))";
    assert!((1..20).contains(&fitting) && page.eval(all) == true);
    assert!(
        page.text("document.querySelector('.sieve output').textContent").starts_with(&fitting.to_string())
    );
    // Two of a row widen it, and a link finds its piece whatever is ticked.
    page.click(".chip-box:has([value=water])");
    assert!(page.eval(SEEN).as_u64() > Some(fitting));
    page.eval("location.hash = '#card:troll'");
    page.wait("the piece is found", "document.querySelector('[id=\"card:troll\"]').checkVisibility()");
    // A word that nothing has.
    page.click("#sought");
    page.type_text("zzz");
    assert_eq!(page.eval(SEEN), 0);
    assert_eq!(page.eval("document.querySelector('[data-none]').checkVisibility()"), true);
    page.check();
}

#[test]
fn galleries_fit_and_lead_everywhere() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    for language in ["de", "en"] {
        page.language(language);
        for game in GAMES {
            page.size(1440, 900);
            page.goto(&format!("{}/gallery/{game}", stage.house.base));
            assert!(page.eval(SEEN).as_u64() > Some(10));
            let unseen = "[...document.querySelectorAll('.piece-picture > *, .signed')].filter((picture) => picture.getBoundingClientRect().width < 12).map((picture) => picture.outerHTML.slice(0, 120))";
            assert_eq!(page.eval(unseen), json!([]), "{game}: everything is drawn");
            expect_fitting(&mut page, &format!("{game} in {language}"));
            page.screenshot(&format!("gallery-{game}-{language}-1440"));
            page.size(390, 844);
            expect_fitting(&mut page, &format!("{game} in {language} on a telephone"));
            page.screenshot(&format!("gallery-{game}-{language}-390"));
        }
    }
    page.check();
}

/// At a table each small sign tells its name, and each card leads to its place in the gallery.
#[test]
fn signs_and_cards_of_a_room_tell_what_they_are() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.size(1440, 900);
    page.language("en");
    page.goto(&format!("{}/learn/vale/1", stage.house.base));
    page.wait("the board is there", "document.querySelector('.vale-card')");
    let named = "(() => { const svg = document.querySelector('.vale-card .vale-formula svg:has(use[href=\"#vi-instant\"])') ?? document.querySelector('.vale-card svg.vi'); svg.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); return svg.querySelector('title')?.textContent ?? ''; })()";
    assert!(!page.text(named).is_empty(), "a sign tells its name");
    let away = "(() => { let opened = ''; window.open = (address) => (opened = address); document.querySelector('.vale-card[data-gallery=\"card:troll\"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); document.dispatchEvent(new KeyboardEvent('keydown', { key: 'g' })); return opened; })()";
    assert_eq!(page.text(away), "/gallery/vale#card:troll");
    page.goto(&format!("{}/gallery/vale#card:troll", stage.house.base));
    assert_eq!(page.eval("document.querySelector(':target')?.id"), "card:troll");
}
