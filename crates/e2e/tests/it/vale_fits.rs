//! The room of The Vale of Eternity fits its window: whatever is asked, the question, what answers it and the own things are
//! in sight, nothing lies over what can be touched, and fixed places stay where they are.

use std::collections::BTreeSet;

use e2e::{Hand, Page, Player, VALE, stage};

/// What is wrong on the page, and where the fixed places are.
const LOOK: &str = r"(() => {
  const faults = [];
  const seen = (element) => element && element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const inside = (element, what) => {
    const box = element.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) faults.push(`${what} is outside: ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
  };
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  const question = document.querySelector('[data-question]');
  if (!seen(question) || !question.textContent.trim()) faults.push('there is no question');
  else inside(question, 'the question');
  for (const own of ['.vale-stones', '.vale-hand']) {
    const element = document.querySelector(own);
    if (!seen(element)) faults.push(`${own} is not there`);
    else inside(element, own);
  }
  const targets = [...document.querySelectorAll('.lit[data-key], [data-choices] > button')].filter(seen);
  if (!targets.length) faults.push('nothing can be touched');
  // Of something in a list that scrolls of itself only what is in sight counts.
  const clipped = (element, { x, y }) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents' || style.overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      if (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1) if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };
  let free = 0;
  for (const target of targets) {
    const box = target.getBoundingClientRect();
    // Of a fan the left edge shows.
    const spot = { x: target.closest('.vale-held') ? box.left + Math.min(box.width / 2, 12) : box.left + box.width / 2, y: box.top + box.height / 2 };
    const name = target.dataset.key ?? target.textContent;
    if (clipped(target, spot)) continue;
    if (spot.x < 0 || spot.y < 0 || spot.x > innerWidth || spot.y > innerHeight) { faults.push(`${name} is outside`); continue; }
    const there = document.elementFromPoint(spot.x, spot.y);
    const hit = there?.closest('[data-key], button');
    if (hit !== target && hit?.dataset.key !== 'do:sell' && hit?.dataset.key !== 'do:tame') faults.push(`${name} is covered by ${there?.className?.baseVal ?? there?.className}`);
    else free += 1;
  }
  if (targets.length && !free) faults.push('nothing that can be touched is in sight');
  const places = {};
  for (const [name, selector] of Object.entries({ river: '.vale-river', area: '.vale-area', hand: '.vale-hand', purse: '.vale-stones', side: '#side', others: '.vale-others', ascent: '.vale-ascent', slot: '.vale-slot:nth-child(2)', place: '.vale-place:nth-child(4)' })) {
    const element = document.querySelector(selector);
    if (!seen(element)) continue;
    const box = element.getBoundingClientRect();
    places[name] = [Math.round(box.left), Math.round(box.top)];
  }
  const phase = document.querySelector('.vale-rounds b').textContent + document.querySelector('.vale-phases .now')?.textContent;
  const asked = [...new Set(targets.map((target) => (target.dataset.key ?? target.dataset.touch ?? 'back').split(':')[0]))].sort().join('+');
  return { faults, places, phase, asked };
})()";

/// What was wrong, with what was asked.
fn look(page: &mut Page, before: &mut serde_json::Value, kinds: &mut BTreeSet<String>) {
    let now = page.eval(LOOK);
    let asked = now["asked"].as_str().unwrap_or_default().to_owned();
    let faults = now["faults"].as_array().cloned().unwrap_or_default();
    if !faults.is_empty() {
        page.screenshot("vale-does-not-fit");
    }
    assert!(faults.is_empty(), "{asked}: {faults:#?}");
    if before["phase"] == now["phase"] {
        for (name, place) in now["places"].as_object().into_iter().flatten() {
            let was = &before["places"][name];
            let moved = |axis: usize| match (was[axis].as_i64(), place[axis].as_i64()) {
                (Some(was), Some(is)) => (was - is).abs(),
                _ => 0,
            };
            assert!(moved(0) <= 2 && moved(1) <= 2, "{name} moved from {was} to {place} within a phase");
        }
    }
    kinds.insert(asked);
    *before = now;
}

/// Plays so many touches and looks at the page each time.
fn fits(hand: Hand, size: Option<(u32, u32)>, language: &str, seats: &[&str], touches: u32) {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), hand, 5);
    match size {
        Some((width, height)) => me.page.size(width, height),
        None => me.page.telephone(),
    }
    me.page.language(language);
    me.open_with(&stage.house, VALE.game, seats, &[("option.start", "P0"), ("pace", "at-once")]);
    let (mut before, mut kinds) = (serde_json::Value::Null, BTreeSet::new());
    for _ in 0..touches {
        me.await_turn();
        if me.page.eval("document.querySelector('#table').classList.contains('over')") == true {
            break;
        }
        look(&mut me.page, &mut before, &mut kinds);
        me.prefer(&["market:", "do:tame", "pay:", "do:summon", "hand:", "keep:"]);
    }
    println!("{language} {size:?}: {kinds:?}");
    assert!(kinds.len() >= 3, "several kinds of decisions were met: {kinds:?}");
}

#[test]
fn everything_is_in_sight_on_a_wide_desk() {
    fits(Hand::Mouse, Some((1440, 900)), "en", &["me", "bot:1", "bot:1", "bot:1"], 60);
}

#[test]
fn everything_is_in_sight_on_a_small_desk() {
    fits(Hand::Mouse, Some((1280, 720)), "de", &["me", "bot:1"], 60);
}

#[test]
fn everything_is_in_sight_on_a_telephone() {
    fits(Hand::Finger, None, "de", &["me", "bot:1", "bot:1"], 40);
}
