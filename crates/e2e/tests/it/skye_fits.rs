//! Isle of Skye fits its window: whatever is to be decided, the question, what can be touched and one's own gold are seen
//! at once, nothing is covered or clipped, and fixed places stay where they are.

use std::collections::BTreeMap;

use e2e::{Hand, Player, Progress, Room, SKYE, stage};
use serde_json::Value;

/// What is wrong with the page, in words; nothing if all is well.
const FAULTS: &str = r"(() => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.documentElement;
  if (root.scrollWidth > wide + 1) faults.push('the page is wider than the window: ' + root.scrollWidth);
  if (root.scrollHeight > high + 1) faults.push('the page is higher than the window: ' + root.scrollHeight);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const within = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  const name = (element) => element.dataset.key ?? element.id + '.' + (element.className.baseVal ?? element.className);
  const question = document.querySelector('[data-question]');
  if (!question.textContent.trim() || !within(question.getBoundingClientRect())) faults.push('the question is not seen');
  if (question.scrollHeight > question.clientHeight + 3) faults.push('the question is cut: ' + question.textContent);
  const purse = [...document.querySelectorAll('.sk-counts, .sk-left')].some((one) => shown(one) && within(one.getBoundingClientRect()));
  if (!purse && !/\d/.test(question.textContent)) faults.push('the own gold is not seen');
  const lit = [...document.querySelectorAll('.lit[data-key]')].filter(shown);
  const buttons = [...document.querySelectorAll('#prompt button, .sk-dock button, .sk-dock input, .sk-zoom button, .sk-tool, .sk-enlarge')].filter(shown);
  const open = [...lit, ...buttons.filter((one) => !one.disabled && !one.matches('.sk-zoom *, .sk-enlarge'))];
  if (!open.some((one) => within(one.getBoundingClientRect()))) faults.push('nothing can be touched');
  const finger = matchMedia('(max-width: 939px)').matches;
  for (const one of [...lit, ...buttons]) {
    const box = one.getBoundingClientRect();
    if (!within(box)) { faults.push('outside the window: ' + name(one)); continue; }
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!met || !(one.contains(met) || met.contains(one) || met.closest('[data-key], button') === one)) faults.push(name(one) + ' is covered by ' + (met && name(met)));
    // A coin stands between two steppers that are wider than it.
    const least = one.matches('.sk-price') ? 34 : 39.5;
    if (finger && !one.matches('input[type=checkbox]') && Math.min(box.width, box.height) < least) faults.push('too small for a finger: ' + name(one) + ' ' + box.width + ' × ' + box.height);
    const dock = one.closest('.sk-dock')?.getBoundingClientRect();
    if (dock && (box.bottom > dock.bottom + 1 || box.right > dock.right + 1)) faults.push('cut by the dock: ' + name(one));
  }
  for (const one of document.querySelectorAll('.sk-dock :is(.sk-coin, .sk-price, .sk-rest, .sk-deltas, h3, .sk-won), .sk-dolmen .sk-cost')) {
    const box = one.getBoundingClientRect();
    const frame = one.closest('.sk-dock, .sk-dolmen').getBoundingClientRect();
    if (shown(one) && (box.bottom > frame.bottom + 1 || box.right > frame.right + 1)) faults.push('cut: ' + name(one));
  }
  for (const coin of document.querySelectorAll('.sk-dock .sk-coin, .sk-dolmen .sk-coin')) {
    const [box, tile] = [coin, coin.parentElement.closest('[data-look], .sk-bag').querySelector('.sk-tile')].map((one) => one?.getBoundingClientRect());
    if (tile && shown(coin) && box.top < tile.bottom - 1 && box.left < tile.right - 1 && box.right > tile.left + 1) faults.push('a coin lies on a tile');
  }
  return [...new Set(faults)].slice(0, 8);
})()";

/// Where the fixed places are.
const PLACES: &str = "Object.fromEntries(['.sk-goals', '.sk-own', '.sk-dock', '#prompt', '#players', '#side', '.sk-dolmen', '#places'].map((name) => [name, document.querySelector(name)]).filter(([, place]) => place?.checkVisibility()).map(([name, place]) => { const { left, top, width, height } = place.getBoundingClientRect(); return [name, [left, top, width, height]]; }))";

const KIND: &str = "document.querySelector('.sk-dock')?.dataset.kind ?? ''";

fn numbers(value: &Value) -> BTreeMap<String, Vec<f64>> {
    let places = value.as_object().expect("places by their names");
    let sides = |sides: &Value| sides.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    places.iter().map(|(name, at)| (name.clone(), sides(at))).collect()
}

/// No place has moved since the same kind of decision was seen before.
fn expect_still(where_: &str, before: &Value, now: &Value) {
    let before = numbers(before);
    for (name, sides) in numbers(now) {
        let Some(known) = before.get(&name) else { continue };
        let far = sides.iter().zip(known).map(|(now, then)| (now - then).abs()).fold(0.0, f64::max);
        assert!(far <= 2.0, "{where_}: {name} was at {known:?}, now {sides:?}");
    }
}

/// What a window is like: name, width, height; a telephone by its width.
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
    let mut me = Player::new(stage.browser.page(), hand, 71);
    if window.is_telephone() {
        me.page.telephone();
    } else {
        me.page.size(window.width, window.height);
    }
    me.page.language(window.language);
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("bot:random", bots)).collect();
    me.open(&stage.house, room, &seats);
    let mut seen: BTreeMap<String, Value> = BTreeMap::new();
    for _ in 0..60 {
        me.await_turn();
        let kind = me.page.text(KIND);
        let place = me.page.text("document.querySelector('#table').dataset.at ?? ''");
        let told = format!("{}×{} {} {kind} {place}", window.width, window.height, window.language);
        let faults = me.page.eval(FAULTS);
        assert_eq!(faults, serde_json::json!([]), "{told}");
        let places = me.page.eval(PLACES);
        if let Some(before) = seen.get(&format!("{kind} {place}")) {
            expect_still(&told, before, &places);
        } else {
            me.page.screenshot(&format!("skye-fits-{}-{kind}", window.width));
        }
        seen.insert(format!("{kind} {place}"), places);
        if kinds.iter().all(|kind| seen.keys().any(|known| known.starts_with(kind))) {
            break;
        }
        // The bag is tried, so that a tile drawn must be kept.
        let wanted: &[&str] = if kind == "tell" { &["bag:"] } else { &[] };
        if me.prefer(wanted) == Progress::Over {
            break;
        }
    }
    for kind in kinds {
        assert!(seen.keys().any(|known| known.starts_with(kind)), "{kind} is met: {:?}", seen.keys());
    }
    me.page.check();
}

const BASE: Room = Room { game: "skye", options: &[("start", "P0"), ("variant", "base")] };
const ALL: &[&str] = &["pricing", "market", "tell", "keep", "build"];

#[test]
fn on_a_desk() {
    play(Window { width: 1440, height: 900, language: "en" }, SKYE, 3, ALL);
}

#[test]
fn on_a_small_desk_in_german_with_five() {
    play(Window { width: 1280, height: 720, language: "de" }, SKYE, 4, ALL);
}

#[test]
fn on_a_small_desk_without_druids() {
    play(Window { width: 1280, height: 720, language: "en" }, BASE, 1, &["pricing", "market", "build"]);
}

#[test]
fn on_a_telephone() {
    play(Window { width: 390, height: 844, language: "en" }, SKYE, 2, ALL);
}

#[test]
fn on_a_telephone_in_german_with_five() {
    play(
        Window { width: 390, height: 844, language: "de" },
        SKYE,
        4,
        &["pricing", "market", "tell", "build"],
    );
}

/// A tile that is placed can be turned and confirmed by buttons that are free and large enough for a finger.
#[test]
fn the_buttons_of_a_tile_are_free_on_a_telephone() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Finger, 72);
    me.page.telephone();
    me.open(&stage.house, SKYE, &["me", "bot:random"]);
    crate::skye::begin_to_build(&mut me);
    let faults = me.page.eval(FAULTS);
    assert_eq!(faults, serde_json::json!([]));
    let sizes = "[...document.querySelectorAll('.sk-tool, button[data-tool]')].map((tool) => { const { width, height } = tool.getBoundingClientRect(); return Math.min(width, height) >= 44 && !tool.disabled; })";
    assert_eq!(
        me.page.eval(sizes),
        serde_json::json!([true, true, true, true]),
        "two on the map, two in the dock"
    );
    crate::skye::expect_built(&mut me, |me| me.page.tap("button[data-tool=build]"));
}

/// The end of a round is shown: the tiles that count light up, points fly, and a touch skips it.
#[test]
fn a_scoring_is_shown_and_skipped() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 73);
    me.open(&stage.house, BASE, &["me", "bot:random"]);
    me.page.eval("window.shown = { lit: 0, title: '' }; new MutationObserver(() => { const stand = document.querySelector('#highlight'); if (!stand.hidden) { shown.title ||= stand.textContent; shown.lit = Math.max(shown.lit, document.querySelectorAll('.sk-lay.staged-spot').length); } }).observe(document.body, { subtree: true, childList: true, attributes: true }); 0");
    while me.page.eval("document.querySelector('.sk').dataset.round") == "1" {
        assert_ne!(me.touch(), Progress::Over);
    }
    me.page.wait("the scoring is shown", "shown.title !== ''");
    let title = me.page.text("shown.title");
    assert!(title.starts_with("A: "), "{title}");
    me.page.key("Escape");
    me.page.wait(
        "it is skipped",
        "document.querySelector('#highlight').hidden && !document.querySelector('#board.staged')",
    );
    assert!(
        me.page.eval("document.querySelectorAll('#log .again').length").as_u64() > Some(0),
        "it can be seen again"
    );
    // A scoring tile lights what it would count now.
    me.page.eval("document.querySelector('.sk-goal').focus(), 0");
    let lit = me.page.eval("document.querySelectorAll('[data-spot=\"now-A\"]').length === document.querySelectorAll('.witness').length");
    assert_eq!(lit, true);
    let codes = me.page.eval("[...document.querySelectorAll('#log .sk-line')].filter((line) => /[LD]\\d\\d|\\(-?\\d/.test(line.textContent)).length");
    assert_eq!(codes, 0, "no codes in the lines");
    me.page.check();
}
