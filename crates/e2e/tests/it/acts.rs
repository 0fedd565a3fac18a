//! From a click to what is drawn: once each, and nothing that was chosen is lost while others decide.

use e2e::{Hand, Page, Player, Progress, SKYE, stage};
use serde_json::{Value, json};

use crate::skye::{FITTING, LIES, choose_where, expect_built};

/// Counts what a page asks for, and notes what the stream told last. What is asked of `gate.path` waits until the gate is
/// opened, and its answer for a while.
const COUNTING: &str = r"{
  window.counted = {};
  window.heard = 0;
  window.gate = { path: '', wait: 0, open: Promise.resolve() };
  const ask = window.fetch;
  window.fetch = async (path, how) => {
    const name = String(path).split('?')[0].split('/').pop();
    counted[name] = (counted[name] ?? 0) + 1;
    if (name !== gate.path) return ask(path, how);
    await gate.open;
    const answer = await ask(path, how);
    await new Promise((done) => setTimeout(done, gate.wait));
    return answer;
  };
  window.EventSource = class extends EventSource {
    constructor(path) {
      super(path);
      this.addEventListener('change', (event) => (heard = JSON.parse(event.data).version));
    }
  };
}";

const TOLD: &str = "heard >= Number(document.querySelector('#table').dataset.version)";

/// Counts anew from here on, and how often the board is drawn.
fn count_anew(page: &mut Page) {
    page.wait("the stream is there", &format!("heard > 0 && {TOLD}"));
    page.eval("window.counted = {}; window.drawn = 0; new MutationObserver((seen) => (drawn += seen.filter((one) => one.addedNodes.length).length)).observe(document.querySelector('#board'), { childList: true }), 0");
}

/// What was counted since then, once everything that was done is told and seen.
fn counted(page: &mut Page) -> Value {
    page.wait("the stream has told it", TOLD);
    // Whatever is fetched for it is asked for by now.
    page.eval("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))");
    page.eval("({ ...counted, drawn })")
}

#[test]
fn each_own_click_is_drawn_once() {
    let Some(stage) = stage() else { return };
    let mut both = Player::new(stage.browser.page(), Hand::Mouse, 61);
    both.page.prepare(COUNTING);
    both.open_table(&stage.house, &["me", "here"]);
    count_anew(&mut both.page);
    let mut decisions = 0;
    while decisions < 14 {
        both.await_turn();
        assert_eq!(both.touch(), Progress::Touched);
        let seen = counted(&mut both.page);
        decisions = seen["act"].as_u64().unwrap_or_default();
        let expected = if decisions == 0 {
            json!({ "drawn": 0 })
        } else {
            json!({ "act": decisions, "drawn": decisions })
        };
        assert_eq!(seen, expected, "one question and one drawing for each decision");
    }
    // What one says oneself is told once, too.
    both.page.click("#tab-talk");
    both.page.click("#say");
    both.page.type_text("Well met");
    both.page.key("Enter");
    both.page.wait("it is said", "document.querySelector('#chat .words')");
    assert_eq!(counted(&mut both.page), json!({ "act": decisions, "drawn": decisions, "chat": 1 }));
    both.page.check();
}

#[test]
fn who_takes_back_decides_nothing_else_meanwhile() {
    let Some(stage) = stage() else { return };
    let mut both = Player::new(stage.browser.page(), Hand::Mouse, 64);
    both.page.prepare(COUNTING);
    both.open_table(&stage.house, &["me", "here"]);
    both.play_steps(3);
    both.page.wait("it can be taken back", "document.querySelector('[data-undo]')");
    let acts = both.page.eval("counted.act");
    both.page
        .eval("gate = { path: 'undo', wait: 0, open: new Promise((open) => (window.send_it = open)) }, 0");
    both.page.click("[data-undo]");
    both.page.wait("it is on the way", "document.querySelector('#table').classList.contains('busy')");
    // An impatient click on what is drawn still.
    both.page.eval("document.querySelector('#board [data-key]').dispatchEvent(new MouseEvent('click', { bubbles: true })), 0");
    let step = both.step();
    both.page.eval("send_it(), 0");
    both.page.wait("it is taken back", &format!("document.querySelector('#table').dataset.step < {step}"));
    assert_eq!(both.page.eval("counted.act"), acts, "nothing was decided meanwhile");
    both.play_steps(1);
    both.page.check();
}

/// Everybody who builds at the same time in Isle of Skye.
struct Builders {
    anna: Player,
    bert: Player,
}

/// Has somebody a tile to build?
fn builds(page: &mut Page) -> bool {
    page.eval("Boolean(document.querySelector('.sk[data-phase=build] .sk-tray .lit, .sk[data-phase=build] .sk-cell.lit'))") == true
}

impl Builders {
    fn seated(stage: &e2e::Stage, bots: usize) -> Builders {
        let mut anna = Player::new(stage.browser.page(), Hand::Mouse, 62);
        let mut bert = Player::new(stage.browser.page(), Hand::Mouse, 63);
        anna.page.prepare(COUNTING);
        let seats: Vec<&str> =
            ["me", "person"].into_iter().chain(std::iter::repeat_n("bot:random", bots)).collect();
        let link = anna.open(&stage.house, SKYE, &seats);
        bert.page.goto(&link);
        bert.page.leave(|page| page.click("form[action$='/join'] button"));
        Builders { anna, bert }
    }

    /// Plays on until both build, and Anna has chosen a tile and where it is to lie.
    fn choose(&mut self) {
        loop {
            let (anna, bert) = (builds(&mut self.anna.page), builds(&mut self.bert.page));
            let found = self.anna.page.eval(FITTING);
            if anna && bert && !found.is_null() {
                return choose_where(&mut self.anna, &found);
            }
            // Whoever builds already waits for the other, unless that one has nothing to build.
            for (player, waits) in [(&mut self.anna, anna && !bert), (&mut self.bert, bert && !anna)] {
                let first =
                    !waits || player.page.eval("document.querySelectorAll('.player.turn').length") == 1;
                if first {
                    assert_ne!(player.touch(), Progress::Over, "both build at some time");
                }
            }
        }
    }

    fn bert_says(&mut self, text: &str) {
        self.bert.page.click("#tab-talk");
        self.bert.page.click("#say");
        self.bert.page.type_text(text);
        self.bert.page.key("Enter");
        self.anna
            .page
            .wait("it is heard", &format!("document.querySelector('#chat').textContent.includes('{text}')"));
    }

    /// Anna presses ✓; her decision stays on the way until the gate is opened.
    fn send_slowly(&mut self) {
        self.anna.page.eval(
            "gate = { path: 'act', wait: 800, open: new Promise((open) => (window.send_it = open)) }, 0",
        );
        self.anna.page.eval("window.version = Number(document.querySelector('#table').dataset.version)");
        self.anna.page.click(".sk-tool.sk-build");
        self.anna
            .page
            .wait("it is on the way", "document.querySelector('#table').classList.contains('busy')");
    }
}

/// A tile and a place are chosen, and shown.
fn expect_chosen(page: &mut Page, lies: &str) {
    assert_eq!(page.text(LIES), lies, "the tile is shown as it was");
    assert_eq!(page.eval("document.querySelectorAll('.sk-cell.chosen').length"), 1, "its place is chosen");
    assert_eq!(page.eval("document.querySelectorAll('.sk-tool.sk-build').length"), 1, "it can be built");
}

const TOAST: &str = "document.querySelector('#toast.shown')?.textContent";

#[test]
fn no_choice_is_lost_while_everybody_builds() {
    let Some(mut stage) = stage() else { return };
    stage.house.slow_down(500);
    let mut table = Builders::seated(&stage, 3);
    table.choose();
    let lies = table.anna.page.text(LIES);
    // Whatever others do, what is half chosen stays.
    table.bert_says("A fine place");
    expect_chosen(&mut table.anna.page, &lies);
    let before = table.anna.page.eval("heard");
    assert_eq!(table.bert.touch(), Progress::Touched, "Bert builds");
    while builds(&mut table.bert.page) && table.anna.page.eval("heard") == before {
        table.bert.touch();
    }
    table.anna.page.wait(
        "Anna sees it",
        &format!("Number(document.querySelector('#table').dataset.version) > {before}"),
    );
    expect_chosen(&mut table.anna.page, &lies);
    // And what is sent while they build is built.
    expect_built(&mut table.anna, |anna| {
        anna.page.eval("gate = { path: 'act', wait: 800, open: Promise.resolve() }, 0");
        anna.page.click(".sk-tool.sk-build");
    });
    assert_eq!(table.anna.page.text(TOAST), "", "nobody has moved on");
    table.bert.page.check();
}

#[test]
fn a_decision_that_comes_late_still_counts_while_everybody_builds() {
    let Some(mut stage) = stage() else { return };
    stage.house.slow_down(500);
    let mut table = Builders::seated(&stage, 3);
    table.choose();
    table.send_slowly();
    expect_built_late(&mut table);
    assert_eq!(table.anna.page.text(TOAST), "", "nobody has moved on");
    table.anna.page.check();
    table.bert.page.check();
}

/// Bert builds while Anna's decision is on the way; then it arrives.
fn expect_built_late(table: &mut Builders) {
    while table.anna.page.eval("heard > version") != true {
        assert_eq!(table.bert.touch(), Progress::Touched, "Bert builds");
    }
    expect_built(&mut table.anna, |anna| {
        anna.page.eval("send_it(), 0");
    });
}

#[test]
fn a_conflict_is_told_and_what_was_chosen_stays_chosen() {
    let Some(stage) = stage() else { return };
    let mut table = Builders::seated(&stage, 0);
    table.choose();
    let lies = table.anna.page.text(LIES);
    table.send_slowly();
    // Bert builds and takes it back: the table is no longer as it was when Anna decided.
    let undo = "document.querySelector('[data-undo]')?.textContent === 'Undo'";
    while table.bert.page.eval(undo) != true {
        assert_eq!(table.bert.touch(), Progress::Touched, "Bert builds");
    }
    table.bert.page.click("[data-undo]");
    table.bert.page.wait("it is taken back", &format!("!({undo})"));
    table.anna.page.eval("send_it(), 0");
    table.anna.page.wait("Anna is told", TOAST);
    assert_eq!(table.anna.page.text(TOAST), "The game has moved on since you looked.");
    table
        .anna
        .page
        .wait("she can decide again", "!document.querySelector('#table').classList.contains('busy')");
    expect_chosen(&mut table.anna.page, &lies);
    let faults = table.anna.page.faults();
    assert!(faults.iter().all(|fault| fault.contains("409 (Conflict)")) && faults.len() == 1, "{faults:?}");
    expect_built(&mut table.anna, |anna| anna.page.click(".sk-tool.sk-build"));
    table.bert.page.check();
}
