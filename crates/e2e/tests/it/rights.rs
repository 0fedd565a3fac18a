//! What others may see and do: spectators, taking back, and why something cannot be chosen.

use e2e::{Hand, Page, Player, Progress, stage};

use crate::people::seated;

fn count(page: &mut Page, selector: &str) -> u64 {
    page.eval(&format!("document.querySelectorAll(`{selector}`).length")).as_u64().unwrap_or_default()
}

#[test]
fn a_spectator_sees_everything_but_secrets() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, link) = seated(&stage, 7);
    let mut eve = stage.browser.page();
    eve.goto(&link);
    let set = "#board .dg-stacks [data-piece^='dolmen:']";
    // Until a dolmen lies on the board.
    while count(&mut anna.page, set) == 0 {
        for player in [&mut anna, &mut bert] {
            assert_ne!(player.touch(), Progress::Over, "somebody sets a dolmen");
        }
    }
    let step = anna.step();
    bert.page.wait("Bert is as far", &format!("document.querySelector('#table').dataset.step >= {step}"));
    eve.wait("Eve is as far", &format!("document.querySelector('#table').dataset.step >= {step}"));
    assert_eq!(count(&mut eve, set), 1, "Eve sees that a dolmen was set");
    assert_eq!(
        count(&mut eve, ".supply, .lit, [data-choices] button"),
        0,
        "Eve has nothing and chooses nothing"
    );
    assert_eq!(count(&mut anna.page, ".supply"), 1, "Anna sees her own supply only");
    assert_eq!(count(&mut bert.page, ".supply"), 1, "Bert sees his own supply only");
    let scored = count(&mut eve, "#board .scored");
    let lying = "#board .dg-stacks .dg-value";
    let values = count(&mut eve, lying);
    assert!(scored > 0 || values == 0, "no value is seen before a circle is scored");
    let known = count(&mut anna.page, lying) + count(&mut bert.page, lying);
    assert!(known > values, "whoever set a dolmen knows its value");
    // What the page asks for tells her no more than what it shows.
    let news = eve.text("fetch(location.pathname + '/now').then((answer) => answer.text())");
    assert!(news.contains("\"paths\":[]"), "Eve has no choices: {news}");
    for word in ["class=\\\"supply", "class=\\\"heap", "dg-value"] {
        assert!(values > 0 || !news.contains(word), "{word} tells a secret: {news}");
    }
    let refused = eve.eval(
        "fetch(location.pathname + '/act', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{\"seat\":0,\"step\":1,\"action\":\"x\"}' }).then((answer) => answer.status)",
    );
    assert!(refused.as_u64().is_some_and(|status| (400..500).contains(&status)), "{refused}");
    anna.page.check();
    bert.page.check();
}

#[test]
fn steps_are_taken_back_freely_or_by_consent() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, _) = seated(&stage, 7);
    // In the middle of a turn nobody has learnt or decided anything since: it is taken back at once.
    let free = "document.querySelector('[data-undo]')?.textContent === 'Undo'";
    while anna.page.eval(free) != true {
        anna.touch();
        bert.touch();
    }
    let (done, begin) = (anna.step(), anna.page.text("document.querySelector('[data-undo]').form.to.value"));
    assert_ne!(done.to_string(), begin);
    anna.page.click("[data-undo]");
    let back = format!("document.querySelector('#table').dataset.step === '{begin}'");
    anna.page.wait("the step is taken back", &back);
    bert.page.wait("Bert sees it too", &back);
    // Now Bert decides after Anna; then she has to ask.
    let asking = "document.querySelector('[data-undo]')?.textContent === 'Ask to undo'";
    while anna.page.eval(asking) != true {
        anna.touch();
        bert.touch();
    }
    let step = anna.step();
    for (answer, expected) in [("no", "as it was"), ("yes", "before")] {
        anna.page.wait("Anna can ask", asking);
        let to = anna.page.text("document.querySelector('[data-undo]').form.to.value");
        anna.page.click("[data-undo]");
        bert.page.wait("Bert is asked", "document.querySelector('form.asked')");
        bert.page.screenshot("asked-en");
        bert.page.click(&format!("form.asked button[value='{answer}']"));
        bert.page.wait("the question is answered", "!document.querySelector('form.asked')");
        let goal = if answer == "no" { step.to_string() } else { to };
        for page in [&mut anna.page, &mut bert.page] {
            page.wait(
                &format!("the table stands {expected}"),
                &format!("document.querySelector('#table').dataset.step === '{goal}'"),
            );
        }
    }
    assert!(anna.step() < step);
    anna.play_steps(1);
    anna.page.check();
    bert.page.check();
}

#[test]
fn what_cannot_be_chosen_says_why() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 9);
    me.page.language("de");
    me.open_table(&stage.house, &["me", "here"]);
    me.play_steps(6);
    me.await_turn();
    let step = me.step();
    me.page
        .eval("document.querySelector('#board [data-key]:not(.lit):not(.chosen)').classList.add('refused')");
    me.page.click("#board .refused");
    me.page.wait("a reason is told", "document.querySelector('#toast.shown')?.textContent");
    let reason = me.page.text("document.querySelector('#toast').textContent");
    println!("why not: {reason}");
    assert!(reason.len() > 8 && reason.contains(' '), "a sentence: {reason}");
    assert_eq!(me.step(), step, "nothing was decided");
    me.page.screenshot("why-de");
    me.page.check();
}

#[test]
fn what_people_write_stays_text() {
    let Some(stage) = stage() else { return };
    let (mut anna, mut bert, _) = seated(&stage, 7);
    let said = "<img src=x onerror='window.evil=1'> \"&amp; hello";
    anna.page.click("#tab-talk");
    anna.page.click("#say");
    anna.page.type_text(said);
    anna.page.key("Enter");
    for page in [&mut anna.page, &mut bert.page] {
        page.wait("what was said is there", "document.querySelector('#chat .words')");
        assert_eq!(page.text("document.querySelector('#chat .words').textContent"), said);
        assert_eq!(page.eval("window.evil === undefined && !document.querySelector('#chat img')"), true);
        page.check();
    }
    assert_eq!(anna.page.text("document.querySelector('#say').value"), "", "the field is free for more");
}

#[test]
fn nothing_runs_that_is_not_a_file_of_ours() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.goto(&stage.house.base);
    page.check();
    page.eval("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>'), 0");
    page.eval("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.evil = 1' })), 0");
    assert_eq!(page.eval("window.evil === undefined"), true);
    let faults = page.faults();
    assert!(
        faults.len() >= 2 && faults.iter().all(|fault| fault.contains("Content Security Policy")),
        "{faults:?}"
    );
}
