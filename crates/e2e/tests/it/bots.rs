//! Bots by level and character, hints on the board, and seats that bots keep for people.

use e2e::{DOLMENGOETTER, Hand, Page, Player, Progress, RUNESTONES, SKYE, VALE, stage};

/// How often a selector is found and shown.
fn shown(page: &mut Page, selector: &str) -> u64 {
    let count = format!(
        "[...document.querySelectorAll(`{selector}`)].filter((element) => element.checkVisibility()).length"
    );
    page.eval(&count).as_u64().unwrap_or_default()
}

/// Pictures on a desk and on a telephone, by day and by night.
fn pictures(page: &mut Page, name: &str) {
    page.screenshot(&format!("{name}-desk"));
    page.telephone();
    page.media(&[("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", "dark")]);
    page.screenshot(&format!("{name}-phone-dark"));
    page.media(&[("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", "light")]);
    page.size(1440, 900);
}

#[test]
fn a_level_and_a_character_are_chosen_for_a_seat() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 21);
    me.page.language("de");
    me.page.goto(&format!("{}/new/dolmengoetter", stage.house.base));
    assert_eq!(shown(&mut me.page, ".temper"), 0, "people have a character already");
    me.choose("seat1", "bot:2");
    me.choose("option.board", "small16");
    assert_eq!(shown(&mut me.page, ".temper"), 1, "a bot can have one");
    me.choose("temper1", "roamer");
    let style = me.page.text("[...document.querySelectorAll('.style span')].filter((span) => span.checkVisibility()).map((span) => span.textContent).join()");
    assert_eq!(
        style, "sucht weite Wege und mischt überall mit",
        "how the chosen one plays, and nothing else"
    );
    me.choose("pace", "fast");
    pictures(&mut me.page, "new-bots-de");
    me.page.leave(|page| page.click("form.sheet button.main"));
    let bot = me.page.text("document.querySelector('.presence.bot').textContent");
    assert!(bot.contains("Stufe 2 · Wanderer"), "{bot}");
    let pace = "document.querySelector('.pace [aria-pressed=true]').value";
    assert_eq!(me.page.text(pace), "fast");
    me.await_turn();
    me.page.click(".manage summary");
    me.page.click(".pace [value=at-once]");
    me.page.wait("the pace is changed", &format!("{pace} === 'at-once'"));
    me.play(6);
    me.page.check();
}

/// Whatever can be chosen has room on its tile: nothing is cut off.
#[test]
fn what_is_chosen_for_a_bot_can_be_read() {
    let cut = "[...document.querySelectorAll('.tile')].filter((tile) => tile.checkVisibility() && (tile.scrollWidth > tile.clientWidth + 1 || tile.scrollHeight > tile.clientHeight + 1)).map((tile) => tile.textContent).join(', ')";
    let Some(stage) = stage() else { return };
    for (room, language) in [(DOLMENGOETTER, "de"), (VALE, "en"), (RUNESTONES, "en"), (SKYE, "de")] {
        let mut me = Player::new(stage.browser.page(), Hand::Mouse, 28);
        me.page.language(language);
        me.page.goto(&format!("{}/new/{}", stage.house.base, room.game));
        me.choose("seat1", "bot:2");
        assert_eq!(me.page.text(cut), "", "{} on a desk", room.game);
        me.page.telephone();
        assert_eq!(me.page.text(cut), "", "{} on a telephone", room.game);
        assert_eq!(me.page.eval("document.querySelectorAll('main select').length"), 0, "{}", room.game);
        me.page.check();
    }
}

#[test]
fn hints_stand_on_the_board_and_in_words() {
    let Some(stage) = stage() else { return };
    for hand in [Hand::Mouse, Hand::Finger, Hand::Keys] {
        let mut me = Player::new(stage.browser.page(), Hand::Mouse, 22);
        me.open_table(&stage.house, &["me", "bot:1"]);
        me.await_turn();
        // Some decisions have nothing on the board, such as whether to go on.
        while shown(&mut me.page, "#board .lit[data-key]") < 2 || shown(&mut me.page, "[data-hint]") == 0 {
            me.play(1);
            me.await_turn();
        }
        let step = me.step();
        me.hand = hand;
        me.press("[data-hint]");
        me.page.wait(
            "advice is marked",
            "document.querySelector('#board .advised') && document.querySelector('.hints li')",
        );
        let lines = shown(&mut me.page, ".hints li button");
        assert!((1..=3).contains(&lines), "{lines} lines of advice");
        let told = me.page.text("document.querySelector('.hints').textContent");
        assert!(told.contains("% ") && told.contains(" to win"), "{told}");
        assert!(shown(&mut me.page, ".chance.pinned") >= 1, "a share of a win stands on the board");
        let near = "[...document.querySelectorAll('#board .chance.pinned')].every((badge) => { const at = badge.getBoundingClientRect(); return [...document.querySelectorAll('#board .advised')].some((element) => { const box = element.getBoundingClientRect(); const x = at.left + at.width / 2; const y = at.top + at.height / 2; return x > box.left - 40 && x < box.right + 40 && y > box.top - 40 && y < box.bottom + 40; }); })";
        assert_eq!(me.page.eval(near), true, "it stands at what is advised");
        let described = "document.querySelector('#board .advised').getAttribute('aria-description')";
        assert!(me.page.text(described).starts_with("Hint: "), "and is told to who cannot see it");
        if hand == Hand::Mouse {
            pictures(&mut me.page, "hint-en");
        }
        // The words can be put away; what is marked stays.
        me.press(".hints summary");
        me.page.wait("the words are away", "!document.querySelector('.hints li button').checkVisibility()");
        assert!(shown(&mut me.page, "#board .advised") >= 1, "what is marked stays");
        me.press(".hints summary");
        me.page.wait("they are back", "document.querySelector('.hints li button').checkVisibility()");
        // It goes as it came.
        me.press("[data-hint]");
        me.page.wait("the hint is gone", "!document.querySelector('.advised, .chance, .hints li')");
        me.press("[data-hint]");
        me.page.wait("it is there again", "document.querySelector('.hints li')");
        // A line is chosen, asked for once more, and done.
        me.press(".hints li:first-child button");
        me.page.wait("it is asked for", "document.querySelector('[data-choices] button.main')");
        me.press("[data-choices] button.main");
        me.page.wait("it is done", &format!("document.querySelector('#table').dataset.step > {step}"));
        me.await_turn();
        assert_eq!(shown(&mut me.page, ".chance"), 0, "the next decision has no advice yet");
        me.page.check();
    }
}

#[test]
fn every_room_is_advised() {
    let Some(stage) = stage() else { return };
    for room in [DOLMENGOETTER, VALE, RUNESTONES, SKYE] {
        let mut me = Player::new(stage.browser.page(), Hand::Mouse, 25);
        me.page.language("de");
        me.open(&stage.house, room, &["me", "bot:1"]);
        me.play(3);
        me.await_turn();
        // In the middle of a path, or with a single option, there is nothing to ask.
        while shown(&mut me.page, "[data-hint]") == 0 {
            me.play(1);
            me.await_turn();
        }
        me.page.click("[data-hint]");
        me.page.wait("advice is told", "document.querySelector('.hints li')");
        me.page.wait("and marked", "document.querySelector('.advised')");
        me.page.telephone();
        let share = me.page.eval(
            "document.querySelector('#prompt').getBoundingClientRect().height / document.documentElement.clientHeight",
        );
        assert!(
            share.as_f64().is_some_and(|share| share < 0.4),
            "{}: it covers {share} of a telephone",
            room.game
        );
        me.page.size(1440, 900);
        pictures(&mut me.page, &format!("hint-{}-de", room.game));
        me.play(1);
        me.page.check();
    }
}

/// Little room: the words are whole, and what is marked on the board is not under them.
#[test]
fn advice_on_a_telephone_can_be_read_and_seen() {
    let Some(stage) = stage() else { return };
    for (number, room) in [DOLMENGOETTER, VALE, RUNESTONES, SKYE].into_iter().enumerate() {
        let mut me = Player::new(stage.browser.page(), Hand::Mouse, 40 + number as u64);
        me.page.language("de");
        me.open(&stage.house, room, &["me", "bot:1"]);
        me.page.telephone();
        for _ in 0..3 {
            me.play(2);
            me.await_turn();
            while shown(&mut me.page, "[data-hint][aria-expanded=false]") == 0 {
                me.play(1);
                me.await_turn();
            }
            me.press("[data-hint]");
            me.page.wait("advice is told", "document.querySelector('.hints li')");
            let cut = "[...document.querySelectorAll('.hints button')].filter(line => line.scrollWidth > \
                       line.clientWidth).map(line => line.textContent).join()";
            assert_eq!(me.page.text(cut), "", "{}: whole lines", room.game);
            // Where the advice is about nothing on the board, only its words are there.
            me.page.wait(
                "the first mark is not under the question",
                "(() => { const badge = document.querySelector('#board .chance.pinned'); if (!badge) return true; \
                 const { x, y, width, height } = badge.getBoundingClientRect(); \
                 const there = document.elementFromPoint(x + width / 2, y + height / 2); \
                 return there && !there.closest('.question, .hints, [data-choices]'); })()",
            );
        }
        me.page.screenshot(&format!("hint-{}-telephone", room.game));
        me.page.check();
    }
}

/// Where decisions are filled in on a sheet, the advice stands at what it is about, and changes nothing on it.
#[test]
fn a_sheet_is_advised_where_it_is_filled_in() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 26);
    me.open(&stage.house, SKYE, &["me", "bot:1"]);
    me.await_turn();
    me.press("[data-hint]");
    me.page.wait("the axe is advised", "document.querySelector('[data-sheet] [data-pick].advised')");
    assert!(shown(&mut me.page, "#board .chance.pinned") >= 1, "it stands on the board");
    assert_eq!(shown(&mut me.page, "[data-pick][aria-pressed=true]"), 0, "nothing is chosen by that");
    pictures(&mut me.page, "hint-sheet-en");
    // The best line is done: the axe lies. What is asked for next is a price.
    me.press(".hints li:first-child button");
    me.press("[data-choices] button.main");
    me.page.wait("the axe lies", "document.querySelector('[data-sheet] .sk-fixed.axed')");
    me.press("[data-hint]");
    me.page.wait("a price is advised", "document.querySelector('[data-sheet] .sk-set.advised')");
    let badge = me.page.text("document.querySelector('#board .chance.pinned').textContent");
    assert!(badge.starts_with(|first: char| first.is_ascii_digit()), "{badge} says how much");
    pictures(&mut me.page, "hint-price-en");
    me.play(1);
    me.page.check();
}

/// Advice begins at the beginning: what was begun otherwise is let go, also what the room has half placed.
#[test]
fn a_placement_begun_gives_way_to_advice() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 27);
    me.open(&stage.house, SKYE, &["me", "bot:1"]);
    let mut given_way = 0;
    for _ in 0..60 {
        if given_way > 1 || me.play(1) == Progress::Over {
            break;
        }
        me.await_turn();
        let begun = shown(&mut me.page, "#board .chosen[data-key]") > 0;
        // Also where the words are folded away: pressing again would only take the hint back.
        let asked = shown(&mut me.page, "[data-hint][aria-expanded=true]") > 0;
        if !begun || asked || shown(&mut me.page, "[data-hint]") == 0 {
            continue;
        }
        me.press("[data-hint]");
        me.page.wait("advice is told", "document.querySelector('.hints li')");
        me.page.wait("and marked", "document.querySelector('.advised')");
        if shown(&mut me.page, "#board .chosen[data-key]") == 0 {
            given_way += 1;
            assert_eq!(shown(&mut me.page, ".sk-ghost, .sk-tool"), 0, "nothing is half placed");
        }
    }
    assert!(given_way > 0, "something was begun that no advice begins with");
    me.page.check();
}

#[test]
fn who_leaves_can_take_the_seat_back() {
    let Some(stage) = stage() else { return };
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 23);
    let mut bert = Player::new(stage.browser.page(), Hand::Mouse, 24);
    // The shortest absence after which a bot may play on.
    let short = [("grace", "30"), ("option.board", "small16"), ("option.start", "P0")];
    let link = anna.open_with(&stage.house, "dolmengoetter", &["me", "person"], &short);
    bert.page.goto(&link);
    bert.page.leave(|page| page.click("form[action$='/join'] button"));
    // Before the first step a seat that is left is simply free again.
    anna.play_steps(1);
    bert.page.eval("window.confirm = () => true, 0");
    bert.page.click("#tab-about");
    bert.page.click("#parting summary");
    bert.page.leave(|page| page.click("form[action$='/leave'] button"));
    let logged = |word: &str| format!("document.querySelector('#log').textContent.includes('{word}')");
    anna.page.wait("Anna reads that he left", &logged("a bot takes over"));
    bert.page.screenshot("left-en");
    assert_eq!(shown(&mut bert.page, "form[action$='/return'] button"), 1);
    anna.play_steps(1);
    bert.page.leave(|page| page.click("form[action$='/return'] button"));
    assert_eq!(shown(&mut bert.page, "form[action$='/return'] button"), 0);
    assert_eq!(bert.page.eval("document.querySelector('#table').classList.contains('seated')"), true);
    anna.page.wait("Anna reads that he is back", &logged("is back"));
    anna.page.screenshot("back-en");
    // Now he closes his page, and after a while, not at once, Anna may let a bot play.
    bert.page.goto("about:blank");
    anna.page.wait("he is away", "document.querySelector('.presence.away')");
    assert_eq!(shown(&mut anna.page, "form[action$='/seat'] [value=bot]"), 0, "he may only be on his way");
    let refused = "fetch(location.pathname + '/seat', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{\"seat\":1,\"who\":\"bot\"}' }).then((answer) => answer.json()).then((json) => json.error.message)";
    assert_eq!(anna.page.text(refused), "Not yet: a bot can have this seat in a minute at the latest.");
    anna.page.faults();
    anna.page.wait(
        "he is away for long",
        "document.querySelector('form[action$=\"/seat\"] [value=bot]').checkVisibility()",
    );
    anna.page.eval("window.confirm = () => true, 0");
    anna.page.click("form[action$='/seat'] [value=bot]");
    anna.page.wait("a bot sits there", "document.querySelector('.presence.bot')");
    bert.page.goto(&link);
    bert.page.leave(|page| page.click("form[action$='/return'] button"));
    bert.page.wait("he sits again", "document.querySelector('#table.seated')");
    anna.page.check();
    bert.page.check();
}
