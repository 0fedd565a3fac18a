//! Guided first games: a newcomer follows what the page says, and comes to a first real game.

use e2e::{DOLMENGOETTER, Hand, Page, Player, RUNESTONES, Room, SKYE, VALE, stage};

/// What a newcomer does next: something that breathes, else something the teacher lit that can be touched, else asks to be
/// shown. What is chosen is marked for the hand.
const NEXT: &str = "(() => {
  for (const marked of document.querySelectorAll('[data-newcomer]')) delete marked.dataset.newcomer;
  if (document.querySelector('.teacher.learnt')) return 'learnt';
  // On a telephone the card is read, then put aside; it is taken up again for help.
  const aside = document.querySelector('.teacher:not(.folded) [data-fold]');
  if (aside?.checkVisibility()) {
    const next = window.lost ? document.querySelector('[data-show-me]') : aside;
    window.lost = false;
    next.dataset.newcomer = '';
    return 'aside';
  }
  if (document.querySelector('#board form[data-sheet]')) return 'sheet';
  const seen = (thing) => thing.checkVisibility() && !thing.classList.contains('chosen');
  const touchable = '.lit[data-key], [data-choices] button';
  const all = (selector) => [...document.querySelectorAll(selector)].filter((thing) => thing.matches(touchable) && seen(thing));
  const sure = [...document.querySelectorAll('[data-choices] button.main')].find(seen);
  const pick = sure ?? all('.breathes')[0] ?? all('.taught')[0] ?? [...document.querySelectorAll('[data-show-me], [data-unfold]')].find(seen);
  window.lost = pick.matches('[data-unfold]');
  pick.dataset.newcomer = '';
  return pick.outerHTML.slice(0, 120);
})()";

const FITS: &str = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";

/// Does a lesson by following the page alone.
fn learn(player: &mut Player, what: &str) {
    player.page.wait("the lesson is there", "document.querySelector('.teacher [data-ask]')");
    let mut last = String::new();
    for _ in 0..60 {
        player
            .page
            .wait("the teacher has answered", "!document.querySelector('#table').classList.contains('busy')");
        let next = player.page.text(NEXT);
        match next.as_str() {
            "learnt" => return,
            "sheet" => drop(player.touch()),
            _ => player.press("[data-newcomer]"),
        }
        last = next;
    }
    panic!(
        "{what} comes to no end; last: {last}; {}",
        player.page.text("document.querySelector('.teacher').innerText")
    );
}

fn first_game(room: Room, hand: Hand, language: &str) {
    let Some(stage) = stage() else { return };
    let game = room.game;
    let mut newcomer = Player::new(stage.browser.page(), hand, 5);
    match hand {
        Hand::Finger => newcomer.page.telephone(),
        _ => newcomer.page.size(1440, 900),
    }
    newcomer.page.language(language);
    newcomer.page.goto(&format!("{}/learn/{game}", stage.house.base));
    let count =
        newcomer.page.eval("document.querySelectorAll('.lessons li').length").as_u64().unwrap_or_default();
    assert!((6..=10).contains(&count));
    newcomer.page.leave(|page| page.click("[data-resume]"));
    for number in 1..=count {
        let what = format!("{game} {number} ({language})");
        assert_eq!(newcomer.page.eval(FITS), true, "{what} is not wider than the window");
        assert_eq!(newcomer.page.text("document.documentElement.lang"), language);
        newcomer.page.screenshot(&format!("learn-{game}-{number}-{language}"));
        learn(&mut newcomer, &what);
        newcomer.page.leave(|page| page.click("[data-next]"));
    }
    assert!(newcomer.page.text("location.pathname").starts_with("/t/"), "the last step is a real game");
    newcomer.page.wait("a mark says what is what", "document.querySelector('#coach').checkVisibility()");
    newcomer.page.click("#coach .quiet");
    newcomer.play(4);
    newcomer.page.goto(&format!("{}/learn/{game}", stage.house.base));
    let done = newcomer.page.eval("document.querySelectorAll('.lessons .done').length").as_u64();
    assert_eq!(done, Some(count), "the browser keeps what is done");
}

macro_rules! courses {
    ($($name:ident $room:expr;)+) => {$(
        mod $name {
            use super::*;

            #[test]
            fn on_a_desk_in_english() {
                first_game($room, Hand::Mouse, "en");
            }

            #[test]
            fn on_a_telephone_in_german() {
                first_game($room, Hand::Finger, "de");
            }
        }
    )+};
}

courses! {
    dolmengoetter DOLMENGOETTER;
    vale VALE;
    runestones RUNESTONES;
    skye SKYE;
}

fn open(page: &mut Page, address: &str) {
    page.goto(address);
    page.wait("the lesson is there", "document.querySelector('.teacher [data-ask]')");
}

#[test]
fn wrong_tries_are_answered_and_nothing_is_taken_back() {
    let Some(stage) = stage() else { return };
    let mut page = stage.browser.page();
    page.size(1440, 900);
    open(&mut page, &format!("{}/learn/dolmengoetter/3", stage.house.base));
    page.click("[data-key=\"druid:10\"].lit");
    let try_one = |page: &mut Page| {
        page.click(".lit[data-key^=\"place:\"]");
        page.wait("the teacher answers", "document.querySelector('[data-answer].wrong:not([hidden])')");
        page.wait("and waits", "!document.querySelector('#table').classList.contains('busy')");
    };
    try_one(&mut page);
    assert!(page.text("document.querySelector('[data-answer]').textContent").contains("leaves"));
    assert_eq!(page.eval("document.querySelector('[data-show-me]').classList.contains('main')"), false);
    assert_eq!(
        page.eval("document.querySelector('[data-key=\"druid:10\"]').classList.contains('chosen')"),
        true
    );
    try_one(&mut page);
    assert_eq!(page.eval("document.querySelector('[data-show-me]').classList.contains('main')"), true);
    page.click("[data-show-me]");
    assert_eq!(page.text("document.querySelector('.breathes').dataset.key"), "druid:23");
    assert_eq!(page.text("location.pathname"), "/learn/dolmengoetter/3", "it never moves on by itself");
}
