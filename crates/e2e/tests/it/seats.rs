//! Seats that pass from a bot to somebody new, those who watch and are heard or not, and consent of who is away.

use e2e::{Hand, Page, Player, Progress, stage};

use crate::people::{seated, shown};
use crate::site::pictures;

fn text(page: &mut Page, selector: &str) -> String {
    page.text(&format!("document.querySelector(`{selector}`)?.textContent"))
}

#[test]
fn a_bots_seat_is_offered_and_taken_over_by_somebody_new() {
    let Some(stage) = stage() else { return };
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 81);
    let link = anna.open_table(&stage.house, &["me", "bot:2/roamer"]);
    let mut bert = Player::new(stage.browser.page(), Hand::Mouse, 82);
    bert.page.goto(&link);
    assert_eq!(shown(&mut bert.page, ".player form"), 0, "nothing is offered to whoever comes");
    anna.page.click(".manage summary");
    assert_eq!(text(&mut anna.page, ".offering button"), "Offer this seat to someone new");
    pictures(&mut anna.page, "seat-bot");
    anna.page.click(".manage summary");
    anna.press(".offering button");
    anna.page.wait("it is offered", "document.querySelector('.offered')");
    assert_eq!(shown(&mut anna.page, "form[action$='/join']"), 0, "not to who opened the table");
    bert.page.wait("it is offered to Bert", "document.querySelector('form[action$=\"/join\"]')");
    // The bot stays, with its character, if the host thinks better of it.
    assert_eq!(text(&mut anna.page, ".offering button"), "Keep the bot");
    anna.press(".offering button");
    bert.page.wait("no longer", "!document.querySelector('form[action$=\"/join\"]')");
    let bot = text(&mut anna.page, ".presence.bot");
    assert!(bot.contains("Level 2 · Roamer"), "{bot}");
    anna.press(".offering button");
    bert.page.wait("it is offered to Bert", "document.querySelector('form[action$=\"/join\"]')");
    pictures(&mut anna.page, "seat-offered");
    pictures(&mut bert.page, "seat-take");
    assert_eq!(text(&mut bert.page, "form[action$='/join'] button"), "Take over this seat");
    bert.page.leave(|page| page.click("form[action$='/join'] button"));
    assert_eq!(shown(&mut bert.page, "#table.seated"), 1, "Bert plays");
    anna.page.wait(
        "Anna reads it",
        "document.querySelector('#log').textContent.includes('took over from the bot')",
    );
    assert_eq!(shown(&mut anna.page, ".presence.bot, .offering"), 0);
    while bert.step() < 12 {
        anna.touch();
        bert.touch();
    }
    anna.page.check();
    bert.page.check();
}

#[test]
fn players_mute_who_watches() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, link) = seated(&stage, 83);
    anna.page.click("#tab-talk");
    bert.page.click("#tab-talk");
    anna.page.wait("nobody watches", "!document.querySelector('.hearing').checkVisibility()");
    let mut eve = Player::new(stage.browser.page(), Hand::Mouse, 85);
    eve.page.goto(&link);
    for page in [&mut anna.page, &mut bert.page] {
        page.wait("somebody watches", "document.querySelector('.mute').checkVisibility()");
    }
    assert_eq!(shown(&mut eve.page, ".hearing button, .hush"), 0, "only players can do that");
    eve.page.click("#tab-talk");
    eve.page.click("#say");
    eve.page.type_text("Take the left one!");
    eve.page.key("Enter");
    anna.page.wait("Anna hears it", "document.querySelector('#chat').textContent.includes('left one')");
    assert_eq!(text(&mut anna.page, ".mute"), "Mute spectators");
    anna.press(".mute");
    eve.page.wait("Eve is told", "document.querySelector('.hush').checkVisibility()");
    assert_eq!(shown(&mut eve.page, ".say"), 0, "she has nothing to write in");
    assert_eq!(shown(&mut bert.page, ".say"), 1, "those who play have");
    pictures(&mut eve.page, "muted-watching");
    let refused = eve.page.text("fetch(location.pathname + '/chat', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{\"text\":\"x\"}' }).then((answer) => answer.json()).then((json) => json.error.message)");
    assert_eq!(refused, "The players have muted spectators for now.");
    eve.page.faults();
    bert.page.wait("Bert can let her speak", "document.querySelector('.unmute').checkVisibility()");
    pictures(&mut bert.page, "muted-playing");
    assert_eq!(shown(&mut bert.page, ".mute"), 0);
    bert.press(".unmute");
    eve.page.wait("Eve may speak", "document.querySelector('.say').checkVisibility()");
    for page in [&mut anna.page, &mut bert.page, &mut eve.page] {
        page.check();
    }
}

#[test]
fn who_is_away_is_asked_before_something_is_taken_back() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, _) = seated(&stage, 86);
    anna.play_steps(1);
    bert.page.eval("window.confirm = () => true, 0");
    bert.page.click("#tab-about");
    bert.page.click("#parting summary");
    bert.page.leave(|page| page.click("form[action$='/leave'] button"));
    let ask = "document.querySelector('[data-undo]')?.textContent === 'Ask to undo'";
    // Once the bot has decided after her, and it is her turn again, nothing moves by itself.
    loop {
        anna.await_turn();
        if anna.page.eval(ask) == true {
            break;
        }
        assert_ne!(anna.touch(), Progress::Over, "she has to ask at some time");
    }
    let step = anna.step();
    let to = anna.page.text("document.querySelector('[data-undo]').form.to.value");
    anna.page.click("[data-undo]");
    bert.page.wait("Bert is asked although he left", "document.querySelector('form.asked')");
    assert_eq!(anna.step(), step, "nothing is taken back without him");
    bert.page.click("form.asked button[value=yes]");
    anna.page.wait("it is taken back", &format!("document.querySelector('#table').dataset.step === '{to}'"));
    anna.page.check();
    bert.page.check();
}

#[test]
fn how_long_somebody_may_be_away_is_agreed_before() {
    let Some(stage) = stage() else { return };
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 88);
    anna.page.goto(&format!("{}/new/dolmengoetter", stage.house.base));
    assert_eq!(anna.page.text("document.querySelector('[name=grace]:checked').value"), "180");
    anna.page.click(".more summary");
    assert_eq!(shown(&mut anna.page, ".away fieldset"), 2, "somebody else comes");
    pictures(&mut anna.page, "new-away");
    anna.choose("seat1", "bot:2");
    assert_eq!(shown(&mut anna.page, ".away fieldset"), 0, "bots are never away");
    let fields = [("grace", "600"), ("absent", "others")];
    let link = anna.open_with(&stage.house, "dolmengoetter", &["me", "person"], &fields);
    let mut bert = stage.browser.page();
    bert.goto(&link);
    bert.leave(|page| page.click("form[action$='/join'] button"));
    let told = anna.page.text("fetch(location.pathname + '/seat', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{\"seat\":1,\"who\":\"bot\"}' }).then((answer) => answer.json()).then((json) => json.error.message)");
    assert_eq!(told, "Not yet: a bot can have this seat in about 10 minutes.");
}
