//! Who is there, who one is, and what is said.

use e2e::{Hand, Page, Player, stage};
use serde_json::json;

/// Anna and Bert at a table; its address.
pub(crate) fn seated(stage: &e2e::Stage, luck: u64) -> (Player, Player, String) {
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, luck);
    let mut bert = Player::new(stage.browser.page(), Hand::Mouse, luck + 1);
    let link = anna.open_table(&stage.house, &["me", "person"]);
    bert.page.goto(&link);
    bert.page.leave(|page| page.click("form[action$='/join'] button"));
    anna.page.wait("Anna sees that Bert has come", "document.querySelector('[data-here=\"1\"]')");
    (anna, bert, link)
}

/// How often a selector is found and shown.
pub(crate) fn shown(page: &mut Page, selector: &str) -> u64 {
    let count = format!(
        "[...document.querySelectorAll(`{selector}`)].filter((element) => element.checkVisibility()).length"
    );
    page.eval(&count).as_u64().unwrap_or_default()
}

#[test]
fn who_only_watches_is_nobody_and_sees_everything_arrive() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, link) = seated(&stage, 71);
    let mut eve = stage.browser.page();
    eve.goto(&link);
    let watching =
        "document.querySelector('[data-watching]:not([hidden])')?.textContent === '1 person is watching'";
    anna.page.wait("Anna sees that somebody watches", watching);
    for _ in 0..6 {
        anna.touch();
        bert.touch();
    }
    let step = anna.step();
    assert!(step > 0, "something was decided");
    eve.wait("Eve sees it", &format!("document.querySelector('#table').dataset.step >= {step}"));
    assert!(!eve.cookies().contains_key("henge"), "whoever only watches is nobody: {:?}", eve.cookies());
    assert!(anna.page.cookies().contains_key("henge"), "whoever plays is somebody");
    // Bert closes his page.
    let here = "document.querySelector('[data-here=\"1\"]').className";
    for page in [&mut anna.page, &mut eve] {
        page.wait("Bert is here", &format!("{here} === 'presence present'"));
    }
    bert.page.goto("about:blank");
    for page in [&mut anna.page, &mut eve] {
        page.wait("Bert is away", &format!("{here} === 'presence away'"));
    }
    assert_eq!(
        anna.page.eval("document.querySelectorAll('form[data-gone=\"1\"]').length"),
        1,
        "the host may act"
    );
    assert_eq!(shown(&mut anna.page, "form[data-gone]"), 0, "but not at once");
    assert_eq!(eve.eval("document.querySelectorAll('form[data-gone]').length"), 0, "others may not");
    bert.page.goto(&link);
    anna.page.wait("Bert is here again", &format!("{here} === 'presence present'"));
    for page in [&mut anna.page, &mut bert.page, &mut eve] {
        page.check();
    }
}

#[test]
fn a_private_link_asks_and_tells_the_way_back() {
    let Some(stage) = stage() else { return };
    let base = &stage.house.base;
    let name = |name: &str| {
        let mut page = stage.browser.page();
        page.goto(&format!("{base}/me"));
        page.eval(&format!("document.querySelector('[name=name]').value = '{name}', 0"));
        page.leave(|page| page.click("form.sheet button.main"));
        page.goto(&format!("{base}/me?show=link"));
        page
    };
    let (mut ada, mut bob) = (name("Ada"), name("Bob"));
    let who = "document.querySelector('.person').textContent.trim()";
    let link = ada.text("document.querySelector('.copyable input').value");
    let (before, cookies) = (bob.text(who), bob.cookies());
    assert!(before.contains("Bob") && link.contains("/me/"), "{before}, {link}");
    // Following the link changes nothing.
    bob.goto(&link);
    bob.screenshot("link-asks");
    assert!(bob.text("document.querySelector('main').innerText").contains("makes you Ada in this browser"));
    assert_eq!(bob.cookies(), cookies);
    bob.goto(base);
    assert_eq!(bob.text(who), before, "he is who he was");
    // Whoever agrees is told how to come back.
    bob.goto(&link);
    bob.leave(|page| page.click("form[action^='/me/'] button"));
    bob.screenshot("link-taken");
    assert!(bob.text(who).contains("Ada"));
    assert_ne!(bob.cookies(), cookies);
    let back = bob.text("document.querySelector('.copyable input').value");
    assert!(back.contains("/me/") && back != link, "{back}");
    bob.telephone();
    bob.screenshot("link-taken-telephone");
    assert_eq!(bob.eval("document.documentElement.scrollWidth <= innerWidth"), true);
    bob.leave(|page| page.click("form[action^='/me/'] button"));
    bob.goto(base);
    assert_eq!(bob.text(who), before, "he is back");
    assert_eq!(bob.cookies(), cookies);
    ada.check();
    bob.check();
}

/// Makes the half minutes of a page short, and its clock one that can be set on.
const HASTE: &str = r"{
  window.later = 0;
  const [since, every] = [Date.now.bind(Date), setInterval];
  Date.now = () => since() + later;
  window.setInterval = (run, time) => every(run, time / 300);
}";

#[test]
fn what_was_said_grows_older_in_words() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 74);
    me.page.prepare(HASTE);
    me.open_table(&stage.house, &["me", "bot:random"]);
    me.page.click("#tab-talk");
    me.page.click("#say");
    me.page.type_text("Hello");
    me.page.key("Enter");
    me.page.wait("it is said", "document.querySelector('#chat time')");
    let time = "document.querySelector('#chat time').textContent";
    assert_eq!(me.page.text(time), "just now");
    for (seconds, words) in
        [(65, "1 minute ago"), (610, "10 minutes ago"), (7300, "2 hours ago"), (90_000, "yesterday")]
    {
        me.page.eval(&format!("later = {seconds}000"));
        me.page.wait(words, &format!("{time} === '{words}'"));
    }
    me.page.check();
}

/// Everybody says as much as one may at once: five who play and three who watch.
const TALK: &str = r"(async () => {
  const send = async (path, token, body) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch('/api/v1' + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(path + ': ' + (await answer.text()));
    return answer.json();
  };
  const people = [];
  for (let number = 0; number < 7; number += 1) people.push((await send('/people', null, { name: `Guest ${number}` })).token);
  const table = await send('/tables', people[0], { game: 'skye', seats: ['me', 'person', 'person', 'person', 'person'], public: false });
  const path = `/tables/${table.id}`;
  for (const token of people.slice(1, 5)) await send(path + '/join', token, {});
  let said = 0;
  for (let round = 0; round < 8; round += 1) {
    for (const token of people) await send(path + '/chat', token, { text: `Message ${(said += 1)}` });
  }
  return '/t/' + table.id;
})()";

#[test]
fn of_a_long_talk_the_latest_is_shown() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.goto(&stage.house.base);
    let path = page.text(TALK);
    page.goto(&format!("{}{path}", stage.house.base));
    let talk = page.eval("[...document.querySelectorAll('#chat .words')].map((words) => words.textContent)");
    let expected: Vec<String> = (7..=56).map(|number| format!("Message {number}")).collect();
    assert_eq!(talk, json!(expected), "the latest fifty");
    let line = page.text("document.querySelector('#chat p').textContent");
    assert_eq!(line, "6 earlier messages are saved, but no longer shown here.");
    page.check();
}

/// Whoever aims at something hits it, although somebody comes or goes at that moment.
#[test]
fn who_comes_to_watch_moves_nothing() {
    let Some(stage) = stage() else { return };
    let (mut anna, _bert, link) = seated(&stage, 76);
    let top = "document.querySelector('#tab-talk').getBoundingClientRect().top + scrollY";
    anna.page.wait("nobody watches", "document.querySelector('[data-watching]').hidden");
    let before = anna.page.eval(top);
    let mut eve = stage.browser.page();
    eve.goto(&link);
    anna.page.wait("somebody watches", "!document.querySelector('[data-watching]').hidden");
    assert_eq!(anna.page.eval(top), before);
}
