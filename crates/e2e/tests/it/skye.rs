//! Isle of Skye: offers behind screens that are lifted at once, and tiles that are turned before they are built.

use e2e::{Hand, Page, Player, Room, SKYE, Stage, stage};
use serde_json::{Value, json};

const BASE: Room = Room { game: "skye", options: &[("start", "P0"), ("variant", "base")] };

const SHEET: &str = "document.querySelector('#board form[data-sheet]')";
const READY: &str = "[data-sheet] button[type=submit]";

fn price(ware: usize) -> String {
    format!("[data-ware=\"{ware}\"] [role=spinbutton]")
}

fn axe(ware: usize) -> String {
    format!("[data-ware=\"{ware}\"] [data-pick]")
}

/// What is set on the sheet: each price, or `axe`.
fn set(page: &mut Page) -> Value {
    page.eval("[...document.querySelectorAll('[data-ware]')].map((ware) => ware.classList.contains('axed') ? 'axe' : ware.querySelector('[role=spinbutton]').value)")
}

fn left(page: &mut Page) -> i64 {
    page.text("document.querySelector('.sk-left').textContent").parse().expect("a number")
}

fn why(page: &mut Page) -> String {
    page.text("document.querySelector('.sk-why').textContent")
}

fn is_disabled(page: &mut Page, selector: &str) -> bool {
    page.eval(&format!("document.querySelector('{selector}').disabled")) == true
}

/// Two people at a table, and somebody who watches.
fn three(stage: &Stage, room: Room) -> [Player; 3] {
    let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 31);
    let mut bert = Player::new(stage.browser.page(), Hand::Finger, 32);
    let mut carl = Player::new(stage.browser.page(), Hand::Mouse, 33);
    let link = anna.open(&stage.house, room, &["me", "person"]);
    bert.page.telephone();
    bert.page.goto(&link);
    bert.page.leave(|page| page.tap("form[action$='/join'] button"));
    carl.page.goto(&link);
    for player in [&mut anna, &mut bert] {
        player.page.wait("prices can be set", SHEET);
    }
    [anna, bert, carl]
}

/// The marks that a page shows in each stall, the own one first.
fn stalls(page: &mut Page) -> Value {
    page.eval("[...document.querySelectorAll('.sk-stall')].map((stall) => [...stall.querySelectorAll('.sk-mark')].map((mark) => mark.classList.contains('sk-axe') ? 'axe' : mark.textContent.trim()))")
}

#[test]
fn two_people_price_at_the_same_time_and_the_screens_are_lifted_together() {
    let Some(stage) = stage() else { return };
    let [mut anna, mut bert, mut carl] = three(&stage, BASE);
    for player in [&mut anna, &mut carl] {
        player.page.media(&[("prefers-reduced-motion", "no-preference")]);
    }
    assert_eq!(carl.page.eval(SHEET), Value::Null, "who watches sets nothing");
    // Anna is in the middle of her offer when Bert is ready.
    anna.page.click(&axe(2));
    anna.page.click(&price(0));
    anna.page.type_text("3");
    assert_eq!(set(&mut anna.page), json!(["3", "1", "axe"]));
    bert.page.tap(&axe(0));
    bert.page.tap("[data-ware=\"2\"] [data-by=\"1\"]");
    assert_eq!(set(&mut bert.page), json!(["axe", "1", "2"]));
    bert.page.screenshot("skye-offer-telephone");
    bert.page.tap(READY);
    anna.page.wait("Anna sees that Bert is ready", "document.querySelector('.sk-stall.ready')");
    carl.page.wait("Carl sees that Bert is ready", "document.querySelector('.sk-stall.ready')");
    assert_eq!(set(&mut anna.page), json!(["3", "1", "axe"]), "what is set stays");
    assert_eq!(
        anna.page.eval(&format!("document.activeElement.matches('{}')", price(0))),
        true,
        "so does the focus"
    );
    anna.page.screenshot("skye-offer");
    // Bert's page knows what he has set, and nobody else's.
    assert_eq!(stalls(&mut bert.page), json!([["axe", "1", "2"], []]));
    assert_eq!(stalls(&mut anna.page), json!([[], []]));
    assert_eq!(stalls(&mut carl.page), json!([[], []]));
    let told = "fetch(location.pathname + '/now').then((answer) => answer.text())";
    for player in [&mut anna, &mut carl] {
        assert!(!player.page.text(told).contains("sk-mark"), "nothing of it is sent");
    }
    for player in [&mut anna, &mut carl] {
        player.page.eval("window.lifted = false; new MutationObserver(() => { window.lifted ||= document.querySelector('.sk-lifting .sk-screen')?.getAnimations().length > 0; }).observe(document.querySelector('#board'), { subtree: true, childList: true, attributes: true }); 0");
    }
    anna.page.click(READY);
    for player in [&mut anna, &mut bert, &mut carl] {
        player.page.wait("the screens are lifted", "document.querySelector('.sk-market')");
    }
    for player in [&mut anna, &mut carl] {
        player.page.wait("that is a moment", "window.lifted");
        assert_eq!(stalls(&mut player.page), json!([["3", "1", "axe"], ["axe", "1", "2"]]));
    }
    assert_eq!(stalls(&mut bert.page), json!([["axe", "1", "2"], ["3", "1", "axe"]]));
    let moves = "document.querySelector('.sk-screen').getAnimations().length";
    assert_eq!(bert.page.eval(moves), 0, "unless one wishes calm");
    for player in [&mut anna, &mut bert, &mut carl] {
        player.page.check();
    }
}

/// Bert's page has not yet heard that Anna is ready when he is: what he sends was made for an older step, and holds.
#[test]
fn both_are_ready_at_the_same_moment() {
    let Some(stage) = stage() else { return };
    let [mut anna, mut bert, mut carl] = three(&stage, SKYE);
    bert.page.eval("window.posts = 0; const real = window.fetch; window.fetch = (url, how) => { if (how?.method === 'POST') window.posts += 1; return window.posts ? real(url, how) : Promise.reject(new Error('deaf')); }, 0");
    anna.page.click(&axe(1));
    anna.page.click(READY);
    carl.page.wait("Anna is ready", "document.querySelector('.sk-stall.ready')");
    assert_eq!(
        bert.page.eval("document.querySelector('.sk-stall.ready')"),
        Value::Null,
        "Bert has not heard of it"
    );
    bert.page.tap(&axe(1));
    bert.page.tap(READY);
    for player in [&mut anna, &mut bert, &mut carl] {
        player.page.wait("the screens are lifted", "document.querySelector('.sk-market')");
    }
    assert_eq!(bert.page.eval("window.posts"), 1, "it holds as it was sent");
    assert_eq!(
        bert.page.text("document.querySelector('#toast.shown')?.textContent"),
        "",
        "Bert need not know"
    );
}

#[test]
fn two_people_at_one_device_do_not_see_each_others_offer() {
    let Some(stage) = stage() else { return };
    let mut both = Player::new(stage.browser.page(), Hand::Mouse, 38);
    both.open(&stage.house, BASE, &["me", "here"]);
    both.await_turn();
    both.press("#curtain button");
    both.page.click(&axe(0));
    both.page.click("[data-ware=\"1\"] [data-by=\"1\"]");
    both.page.click(READY);
    both.page.wait("the other one is asked to come", "document.querySelector('#curtain').open");
    both.press("#curtain button");
    both.page.wait("his sheet is there", SHEET);
    assert_eq!(set(&mut both.page), json!(["1", "1", "1"]));
    assert_eq!(stalls(&mut both.page), json!([[], []]));
    both.page.check();
}

#[test]
fn an_offer_with_keys_wheel_and_typed_numbers() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Keys, 34);
    me.hand = Hand::Mouse;
    me.page.size(1440, 900);
    me.open(&stage.house, BASE, &["me", "bot:random"]);
    me.hand = Hand::Keys;
    me.await_turn();
    let gold = left(&mut me.page) + 2;
    assert_eq!(set(&mut me.page), json!(["1", "1", "1"]), "the smallest prices to begin with");
    assert!(is_disabled(&mut me.page, READY), "no axe, no offer");
    assert!(why(&mut me.page).contains("axe"), "it says what is missing: {}", why(&mut me.page));
    // No price beyond the gold, neither by keys nor typed.
    me.tab_to(&price(0));
    me.page.key("End");
    assert_eq!(set(&mut me.page), json!([(gold - 1).to_string(), "1", "1"]));
    assert_eq!(left(&mut me.page), 0);
    me.page.key("ArrowUp");
    assert_eq!(set(&mut me.page)[0], json!((gold - 1).to_string()));
    assert!(why(&mut me.page).contains(&(gold - 1).to_string()), "{}", why(&mut me.page));
    me.page.key("Home");
    me.tab_to(&price(1));
    me.page.type_text("99");
    assert_eq!(set(&mut me.page)[1], json!((gold - 1).to_string()));
    me.page.eval("document.activeElement.select(), 0");
    me.page.type_text("x");
    assert_eq!(set(&mut me.page)[1], json!(""));
    assert!(is_disabled(&mut me.page, READY), "a price is missing");
    me.page.type_text("2");
    me.page.wheel(&price(2), -120);
    me.page.wait(
        "the wheel turns",
        &format!("document.querySelector('{}').value === '2'", price(2).replace('"', "\\\"")),
    );
    me.press(&axe(0));
    assert_eq!(set(&mut me.page), json!(["axe", "2", "2"]));
    assert_eq!(left(&mut me.page), gold - 4);
    // The axe moves on, and what it covered must be paid again.
    me.press(&axe(2));
    assert_eq!((set(&mut me.page), left(&mut me.page)), (json!(["1", "2", "axe"]), gold - 3));
    me.page.reload();
    me.await_turn();
    assert_eq!(set(&mut me.page), json!(["1", "2", "axe"]), "a page that is loaded again has it too");
    let unnamed = "[...document.querySelectorAll('[data-sheet] button, [data-sheet] input')].filter((one) => !(one.getAttribute('aria-label') ?? one.textContent).trim()).length";
    assert_eq!(me.page.eval(unnamed), 0, "everything has a name");
    let small = "[...document.querySelectorAll('[data-sheet] button, [data-sheet] input')].filter((one) => one.checkVisibility({ visibilityProperty: true }) && (one.offsetHeight < 40 || one.offsetWidth < 40)).length";
    assert_eq!(me.page.eval(small), 0, "everything is large enough for a finger");
    me.press(READY);
    me.page.wait("the offer is made", "!document.querySelector('#board form[data-sheet]')");
    // It is taken back as a whole.
    me.page.wait("it can be taken back", "document.querySelector('[data-undo]')");
    me.page.eval("document.querySelector('[data-undo]').click(), 0");
    me.page.wait("it is taken back", SHEET);
    assert_eq!(set(&mut me.page), json!(["1", "2", "axe"]));
    me.page.check();
}

/// A pending tile and a cell on which it can lie in several ways: their keys, the tile's only if it must be chosen.
pub(crate) const FITTING: &str = r"(() => {
  for (const slot of document.querySelectorAll('.sk-tray [data-fits]')) {
    const ways = {};
    for (const entry of slot.dataset.fits.split(' ')) {
      const cell = entry.split(':')[0].split(',').slice(0, 2).join(',');
      ways[cell] = (ways[cell] ?? 0) + 1;
      if (ways[cell] > 1) return { tile: slot.classList.contains('lit') ? slot.dataset.key : null, cell: `cell:${cell}` };
    }
  }
  return null;
})()";

/// How the tile lies that is being placed.
pub(crate) const LIES: &str = "document.querySelector('.sk-ghost.firm use')?.getAttribute('href') ?? ''";

/// Plays on until a tile can be built in several ways, and chooses where.
pub(crate) fn begin_to_build(me: &mut Player) {
    let found = loop {
        me.await_turn();
        let found = me.page.eval(FITTING);
        if !found.is_null() {
            break found;
        }
        me.touch();
    };
    choose_where(me, &found);
}

/// Chooses a tile and where it is to lie, without building it yet.
pub(crate) fn choose_where(me: &mut Player, found: &Value) {
    if let Some(tile) = found["tile"].as_str() {
        me.press(&format!(".sk-tray [data-key=\"{tile}\"]"));
        me.page.wait("the tile is chosen", "document.querySelector('.sk-tray .sk-slot.chosen')");
    }
    let cell = found["cell"].as_str().expect("a cell");
    // The isle may be moving: whoever misses the cell touches it again.
    let placed = (0..4).any(|_| {
        me.press(&format!(".sk-cell[data-key=\"{cell}\"]"));
        me.page.comes(&format!("({LIES}) !== ''"))
    });
    assert!(placed, "the tile is shown there");
}

fn expect_turned(me: &mut Player, how: &str, turn: impl FnOnce(&mut Player)) {
    let before = me.page.text(LIES);
    turn(me);
    me.page.wait(how, &format!("({LIES}) !== '{before}'"));
}

pub(crate) fn expect_built(me: &mut Player, build: impl FnOnce(&mut Player)) {
    let before = me.page.eval("document.querySelectorAll('.sk-own .sk-large > g > [data-piece]').length");
    build(me);
    me.page.wait(
        "the tile is built",
        &format!("document.querySelectorAll('.sk-own .sk-large > g > [data-piece]').length > {before}"),
    );
    me.page.check();
}

#[test]
fn a_tile_is_turned_with_the_mouse() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 35);
    me.open(&stage.house, SKYE, &["me", "bot:random"]);
    begin_to_build(&mut me);
    me.page.screenshot("skye-build");
    expect_turned(&mut me, "another click turns it", |me| me.page.click(".sk-cell.chosen"));
    expect_turned(&mut me, "the wheel turns it", |me| me.page.wheel(".sk-cell.chosen", 120));
    expect_turned(&mut me, "the button turns it", |me| me.page.click(".sk-tool.sk-spin"));
    expect_built(&mut me, |me| me.page.click(".sk-tool.sk-build"));
}

#[test]
fn a_tile_is_turned_with_keys() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 36);
    me.open(&stage.house, BASE, &["me", "bot:random"]);
    me.hand = Hand::Keys;
    begin_to_build(&mut me);
    let name = me.page.text("document.activeElement.getAttribute('aria-label')");
    assert!(name.contains("of the castle"), "a cell says where it is: {name}");
    expect_turned(&mut me, "R turns it", |me| me.page.key("r"));
    expect_turned(&mut me, "the button turns it", |me| me.press(".sk-tool.sk-spin"));
    let held = me.page.eval("document.activeElement.matches('.sk-tool.sk-spin')");
    assert_eq!(held, true, "the focus stays on the button");
    expect_built(&mut me, |me| me.press(".sk-tool.sk-build"));
}

#[test]
fn a_tile_is_turned_with_a_finger() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Finger, 37);
    me.page.telephone();
    me.open(&stage.house, SKYE, &["me", "bot:random"]);
    begin_to_build(&mut me);
    me.page.screenshot("skye-build-telephone");
    expect_turned(&mut me, "another touch turns it", |me| me.page.tap(".sk-cell.chosen"));
    expect_turned(&mut me, "the button turns it", |me| me.page.tap(".sk-tool.sk-spin"));
    expect_built(&mut me, |me| me.page.tap(".sk-tool.sk-build"));
    let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    assert_eq!(me.page.eval(fits), true, "nothing is wider than the window");
}
