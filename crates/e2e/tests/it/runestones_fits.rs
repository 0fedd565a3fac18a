//! Rune Stones fits its window: whatever is to be decided, the question, what can be touched and the own things are in
//! sight, nothing that can be touched is covered, and fixed places stay where they are.

use std::collections::{BTreeMap, BTreeSet};

use e2e::{Hand, Player, Progress, RUNESTONES, stage};

/// What is wrong with the page, in words; nothing if all is well.
const FAULTS: &str = r"(() => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const narrow = wide < 940;
  const root = document.documentElement;
  if (root.scrollWidth > wide + 1 || root.scrollHeight > high + 1) faults.push(`the page is ${root.scrollWidth}×${root.scrollHeight}`);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const within = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  const name = (element) => element.dataset?.key ?? (element.className?.baseVal ?? element.className) + ' ' + element.textContent.trim().slice(0, 20);
  const question = document.querySelector('[data-question]');
  if (!question.textContent.trim() || !within(question.getBoundingClientRect())) faults.push('the question is not seen');
  if (question.scrollHeight > question.clientHeight + 3) faults.push('the question is cut: ' + question.textContent);
  const own = ['.rs-board.own .rs-purse', '.rs-board.own .rs-rows', '.rs-hand', '.rs-altar'].map((part) => document.querySelector(part));
  const seen = own.filter((part) => part && shown(part));
  if (!narrow && seen.length < own.length) faults.push('own things are missing');
  for (const part of seen) if (!within(part.getBoundingClientRect())) faults.push('outside: ' + name(part));
  const lit = [...document.querySelectorAll('#board .lit[data-key], #board [data-begins] > [data-key]')].filter(shown);
  const buttons = [...document.querySelectorAll('#prompt button, .rs-plan')].filter(shown);
  if (!lit.length && !buttons.some((one) => !one.matches('.quiet'))) faults.push('nothing can be touched');
  for (const one of [...lit, ...buttons]) {
    if (one.closest('.rs-ways')) continue;
    const box = one.getBoundingClientRect();
    if (!within(box)) { faults.push('outside the window: ' + name(one)); continue; }
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!met || !one.contains(met)) faults.push(name(one) + ' is covered by ' + (met && name(met)));
    if (narrow && one.matches('.rs-chip, .rs-act, .rs-card, .rs-smithy') && box.height < 43.5) faults.push('too small for a finger: ' + name(one) + ' ' + box.height);
  }
  return [...new Set(faults)].slice(0, 8);
})()";

/// Where the fixed places are.
const PLACES: &str = "Object.fromEntries(['#bar', '.rs-acts', '.rs-lip', '.rs-board', '.rs-altar', '.rs-hand', '.rs-display', '.rs-forges', '#prompt', '#side'].map((name) => [name, document.querySelector(name)]).filter(([, place]) => place?.checkVisibility()).map(([name, place]) => { const { left, top, width, height } = place.getBoundingClientRect(); return [name, [left, top, width, height].map(Math.round).join(' ')]; }))";

/// Which decision is open.
const KIND: &str = "now.paths[0]?.action.split(' ')[0] ?? 'none'";

/// Plays on for so many touches and looks at every decision.
fn play(width: u32, height: u32, language: &str, bots: usize, wanted: &[&str], touches: u32) {
    let Some(stage) = stage() else { return };
    let narrow = width < 940;
    let mut me = Player::new(stage.browser.page(), if narrow { Hand::Finger } else { Hand::Mouse }, 41);
    if narrow {
        me.page.telephone();
    } else {
        me.page.size(width, height);
    }
    me.page.language(language);
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("bot:random", bots)).collect();
    me.open(&stage.house, RUNESTONES, &seats);
    let (mut kinds, mut still) = (BTreeSet::new(), BTreeMap::new());
    for _ in 0..touches {
        me.await_turn();
        if me.page.eval("document.querySelector('#table').classList.contains('over')") == true {
            break;
        }
        me.page.wait("nothing is shown any more", "document.querySelector('#highlight').hidden");
        let kind = me.page.text(KIND);
        let told = format!("{width}×{height} {language} {kind}");
        assert_eq!(me.page.eval(FAULTS), serde_json::json!([]), "{told}");
        let places = me.page.eval(PLACES);
        for (name, at) in places.as_object().expect("places by their names") {
            let known = still.entry(name.clone()).or_insert_with(|| at.clone());
            assert_eq!(known, at, "{told}: {name} has moved");
        }
        if kinds.insert(kind.clone()) {
            me.page.screenshot(&format!("runestones-fits-{width}-{kind}"));
        }
        if me.prefer(wanted) == Progress::Over {
            break;
        }
    }
    assert!(kinds.len() > 3, "several kinds of decisions were met: {kinds:?}");
    me.page.check();
}

#[test]
fn on_a_desk() {
    play(1440, 900, "en", 2, &["smithy:", "pay:", "space:", "do:forge", "row:", "rune:"], 40);
}

#[test]
fn on_a_small_desk_in_german() {
    play(1280, 720, "de", 3, &["part:", "hand:", "do:abilities"], 40);
}

#[test]
fn on_a_telephone_in_german() {
    play(390, 844, "de", 1, &["slot:", "hand:"], 30);
}

/// A creature that is touched begins to be summoned: the cards that pay for it are proposed, and one button ends it.
#[test]
fn two_touches_summon() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 42);
    me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
    me.await_turn();
    let step = me.step();
    me.page.click("[data-begins='do:summon'][data-cost='1'] > [data-key]");
    me.page.wait("cards are proposed", "document.querySelector('.rs-held.paying') !== null");
    assert_eq!(me.step(), step, "nothing is done before it is said so");
    me.page.click(".rs-plan.main");
    me.page.wait(
        "it is summoned",
        &format!("Number(document.querySelector('#table').dataset.step) > {step} + 2"),
    );
    me.page.check();
}
