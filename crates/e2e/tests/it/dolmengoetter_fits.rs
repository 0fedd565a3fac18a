//! Die Dolmengötter fits its window: whatever is to be decided, the question, what can be touched and the own dolmens are
//! seen at once, nothing is covered or clipped, and fixed places stay where they are.

use std::collections::BTreeMap;

use e2e::{DOLMENGOETTER, Hand, Player, Progress, Room, stage};
use serde_json::Value;

/// What is wrong with the page, in words; nothing if all is well.
const FAULTS: &str = r"(() => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const finger = wide < 940;
  const root = document.documentElement;
  if (root.scrollWidth > wide + 1) faults.push('the page is wider than the window: ' + root.scrollWidth);
  if (!finger && root.scrollHeight > high + 1) faults.push('the page is higher than the window: ' + root.scrollHeight);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const within = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  const name = (element) => element.dataset.key ?? element.id + '.' + (element.className.baseVal ?? element.className) + ' ' + element.textContent.trim().slice(0, 20);
  const question = document.querySelector('[data-question]');
  if (!question.textContent.trim() || !within(question.getBoundingClientRect())) faults.push('the question is not seen');
  if (question.scrollWidth > question.clientWidth + 1) faults.push('the question is cut: ' + question.textContent);
  const tray = document.querySelector('.dg-tray');
  if (!tray || !within(tray.getBoundingClientRect())) faults.push('the own dolmens are not seen');
  const scores = [...document.querySelectorAll('.player .score')];
  if (!scores.every((score) => within(score.getBoundingClientRect()))) faults.push('not all points are seen');
  const lit = [...document.querySelectorAll('.lit[data-key]')].filter(shown);
  const buttons = [...document.querySelectorAll('#prompt button, label.dg-without')].filter(shown);
  if (![...lit, ...buttons.filter((one) => !one.matches('.quiet'))].length) faults.push('nothing can be touched');
  for (const one of [...lit, ...buttons]) {
    const box = (one.querySelector('.hit') ?? one).getBoundingClientRect();
    if (!within(one.querySelector('.hit') ? { left: box.left + box.width / 2, right: box.left + box.width / 2, top: box.top + box.height / 2, bottom: box.top + box.height / 2 } : box)) { faults.push('outside the window: ' + name(one)); continue; }
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!met || !one.contains(met)) faults.push(name(one) + ' is covered by ' + (met && name(met)));
    if (finger && one.matches('#prompt button, .dg-druid-row') && box.height < 43) faults.push('too small for a finger: ' + name(one) + ' ' + box.height);
    if (one.scrollWidth > one.clientWidth + 2 && one.matches('button')) faults.push('cut: ' + name(one));
  }
  for (const rows of document.querySelectorAll('.dg-rows')) {
    if (shown(rows) && rows.scrollHeight > rows.clientHeight + 1) faults.push('rows are cut');
  }
  const shelves = [...document.querySelectorAll('.choices > button, .hinting button, .after button, label.dg-without')].filter(shown).map((one) => [one, one.getBoundingClientRect()]);
  for (const [one, a] of shelves) for (const [other, b] of shelves) {
    if (one !== other && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push(name(one) + ' lies over ' + name(other));
  }
  return [...new Set(faults)].slice(0, 8);
})()";

/// Where the fixed places are.
const PLACES: &str = "Object.fromEntries(['.dg-frame', '#prompt', '#players', '#side', '.dg-tray', '.choices'].map((name) => [name, document.querySelector(name)]).filter(([name, place]) => place?.checkVisibility()).map(([name, place]) => { const { left, top, width, height } = place.getBoundingClientRect(); return [name, name === '.choices' ? [top, height] : [left, top, width, height]]; }))";

/// Which decision is open, how far it has come, and whether it is to be confirmed.
const KIND: &str = "({ D: 'setup', W: 'walk', F: 'walk', G: 'walk', P: 'dolmen', X: 'dolmen' }[now.paths[0]?.action[0]] ?? 'other') + touched.length + (asking ? '?' : '')";

fn numbers(value: &Value) -> BTreeMap<String, Vec<f64>> {
    let places = value.as_object().expect("places by their names");
    let sides = |sides: &Value| sides.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    places.iter().map(|(name, at)| (name.clone(), sides(at))).collect()
}

/// No place is elsewhere than it was.
fn expect_still(told: &str, before: &Value, now: &Value) {
    let before = numbers(before);
    for (name, sides) in numbers(now) {
        let Some(known) = before.get(&name) else { continue };
        let far = sides.iter().zip(known).map(|(now, then)| (now - then).abs()).fold(0.0, f64::max);
        assert!(far <= 2.0, "{told}: {name} was at {known:?}, now {sides:?}");
    }
}

/// What a window is like; a telephone by its width.
#[derive(Clone, Copy)]
struct Window {
    width: u32,
    height: u32,
    language: &'static str,
}

impl Window {
    fn is_telephone(self) -> bool {
        self.width < 940
    }
}

/// Plays until every kind of decision was met, and looks at each.
fn play(window: Window, room: Room, bots: usize, kinds: &[&str]) {
    let Some(stage) = stage() else { return };
    let hand = if window.is_telephone() { Hand::Finger } else { Hand::Mouse };
    let mut me = Player::new(stage.browser.page(), hand, 31);
    if window.is_telephone() {
        me.page.telephone();
    } else {
        me.page.size(window.width, window.height);
    }
    me.page.language(window.language);
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("bot:random", bots)).collect();
    me.open(&stage.house, room, &seats);
    let (mut seen, mut still) = (Vec::new(), None);
    for _ in 0..160 {
        me.await_turn();
        if me.page.eval("document.querySelector('#table').classList.contains('over')") == true {
            break;
        }
        me.page.wait("nothing is shown any more", "document.querySelector('#highlight').hidden");
        let kind = me.page.text(KIND);
        let told = format!("{}×{} {} {kind}", window.width, window.height, window.language);
        assert_eq!(me.page.eval(FAULTS), serde_json::json!([]), "{told}");
        let places = me.page.eval(PLACES);
        expect_still(&told, still.get_or_insert_with(|| places.clone()), &places);
        if !seen.contains(&kind) {
            me.page.screenshot(&format!("dolmengoetter-fits-{}-{kind}", window.width));
            seen.push(kind);
        }
        if kinds.iter().all(|kind| seen.iter().any(|known| known == kind)) || me.touch() == Progress::Over {
            break;
        }
    }
    for kind in kinds {
        assert!(seen.iter().any(|known| known == kind), "{kind} is met: {seen:?}");
    }
    me.page.check();
}

/// The whole board, where five can play.
const WHOLE: Room = Room { game: "dolmengoetter", options: &[("start", "P0")] };

#[test]
fn on_a_desk() {
    let window = Window { width: 1440, height: 900, language: "en" };
    play(window, DOLMENGOETTER, 2, &["setup0", "walk0", "walk1", "dolmen0"]);
}

#[test]
fn on_a_small_desk_in_german_with_five() {
    let window = Window { width: 1280, height: 720, language: "de" };
    play(window, WHOLE, 4, &["setup0", "walk0", "walk1"]);
}

#[test]
fn on_a_telephone_in_german() {
    let window = Window { width: 390, height: 844, language: "de" };
    play(window, DOLMENGOETTER, 1, &["setup0", "setup0?", "walk0", "walk1", "walk1?", "dolmen0"]);
}

/// A druid that walks leaves its stone with the same touch, and what the stone would bring was seen before.
#[test]
fn a_turn_is_two_touches() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 32);
    me.open(&stage.house, DOLMENGOETTER, &["me", "here"]);
    while me.page.text(KIND) == "setup0" {
        me.touch();
        me.page.wait("others have moved", "!busy");
    }
    let stones = "document.querySelectorAll(\"[data-piece^='stone:']\").length";
    for turn in 1..=4 {
        me.await_turn();
        me.prefer(&["druid:"]);
        if me.page.eval("document.querySelectorAll('.dg .free.lit').length") == 0 {
            break;
        }
        let rows =
            "[...document.querySelectorAll('.dg-circle-row')].filter((row) => row.checkVisibility()).length";
        assert!(me.page.eval(rows).as_u64() >= Some(1), "what a stone would bring is told");
        me.prefer(&["place:"]);
        assert_eq!(me.page.eval(stones), turn, "the stone stayed where the druid left");
        if me.page.text(KIND) != "walk0" {
            break;
        }
    }
    me.page.check();
}
