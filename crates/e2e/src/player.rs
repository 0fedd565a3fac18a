//! Somebody who plays on a page: touches what is lit, whatever the game.

use serde_json::Value;

use crate::{House, Page};

/// With what somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Clicks on what is lit.
    Mouse,
    /// Taps on what is lit.
    Finger,
    /// Walks with the tabulator and the arrows, chooses with enter.
    Keys,
}

/// What came of a try to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Something was touched.
    Touched,
    /// Others have to decide.
    Waiting,
    /// The game is over.
    Over,
}

/// A game as the form for a new table is filled for it: the shortest one there is.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The id of the game.
    pub game: &'static str,
    /// What is chosen, by the names of the options.
    pub options: &'static [(&'static str, &'static str)],
}

/// Die Dolmengötter on the small board.
pub const DOLMENGOETTER: Room =
    Room { game: "dolmengoetter", options: &[("board", "small16"), ("start", "P0")] };

/// The Vale of Eternity.
pub const VALE: Room = Room { game: "vale", options: &[("start", "P0")] };

/// Rune Stones, for a few rounds only.
pub const RUNESTONES: Room = Room { game: "runestones", options: &[("start", "P0"), ("rounds", "3")] };

/// Isle of Skye with the Druids.
pub const SKYE: Room = Room { game: "skye", options: &[("start", "P0"), ("variant", "druids")] };

/// Somebody at a table.
pub struct Player {
    /// What he looks at.
    pub page: Page,
    /// With what he plays.
    pub hand: Hand,
    /// How many dolmens he chose a value for, how many curtains he opened.
    pub dolmens: u32,
    /// How often the curtain was opened for him.
    pub curtains: u32,
    luck: u64,
}

/// How the table stands for whoever looks at it.
const STANDS: &str = r"(() => {
  const table = document.querySelector('#table');
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const keys = (selector) => shown(selector).map((element) => element.dataset.key);
  const buttons = shown('[data-choices] > button:not(.quiet)');
  return {
    step: Number(table.dataset.step), over: table.classList.contains('over'), busy: table.classList.contains('busy'),
    curtain: document.querySelector('#curtain').open, lit: keys('.lit[data-key]'), chosen: keys('.chosen[data-key]'),
    sheet: document.querySelector('#board form[data-sheet]')?.dataset.offer, buttons: buttons.length, mark: MARK,
  };
})()";

/// Something that changes with every touch: the step, what is chosen, what is asked, what is offered.
const MARK: &str = r"[document.querySelector('#table').dataset.step, ...[...document.querySelectorAll('.chosen[data-key]')].map((element) => element.dataset.key), document.querySelector('[data-question]')?.textContent, document.querySelector('[data-choices]')?.textContent].join('|')";

const TABLE: &str = "document.querySelector('#table')";

impl Player {
    /// Somebody with a page; `luck` chooses among what is lit.
    pub fn new(page: Page, hand: Hand, luck: u64) -> Player {
        Player { page, hand, dolmens: 0, curtains: 0, luck: luck.wrapping_mul(2) + 1 }
    }

    fn dice(&mut self, sides: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.luck >> 33) as usize) % sides
    }

    /// Opens a table of Die Dolmengötter on the small board.
    pub fn open_table(&mut self, house: &House, seats: &[&str]) -> String {
        self.open(house, DOLMENGOETTER, seats)
    }

    /// Opens a table with the form: each seat is `me`, `person`, `here` or `bot:LEVEL`.
    pub fn open(&mut self, house: &House, room: Room, seats: &[&str]) -> String {
        let options: Vec<(String, &str)> =
            room.options.iter().map(|(key, value)| (format!("option.{key}"), *value)).collect();
        let fields: Vec<(&str, &str)> = options.iter().map(|(key, value)| (key.as_str(), *value)).collect();
        self.open_with(house, room.game, seats, &fields)
    }

    /// Opens a table with the form, with these fields beside the seats.
    pub fn open_with(
        &mut self,
        house: &House,
        game: &str,
        seats: &[&str],
        fields: &[(&str, &str)],
    ) -> String {
        self.page.goto(&format!("{}/new/{game}", house.base));
        let names = "new Set([...document.querySelectorAll('form.sheet [name^=seat]')].map((field) => field.name)).size";
        let most = self.page.eval(names).as_u64();
        for number in 0..most.unwrap_or_default() as usize {
            let who = seats.get(number).copied().unwrap_or("none");
            self.choose(&format!("seat{number}"), who);
        }
        for (field, value) in fields {
            self.choose(field, value);
        }
        let hand = self.hand;
        self.page.leave(|page| match hand {
            Hand::Finger => page.tap("form.sheet button.main"),
            _ => page.click("form.sheet button.main"),
        });
        self.page.wait("the table is there", TABLE);
        self.page.text("location.href")
    }

    /// Chooses in the form; what it does not offer, such as a number of rounds or a bot that plays at random, is sent along.
    pub fn choose(&mut self, field: &str, value: &str) {
        let chosen = self.page.text(&format!(
            r#"(() => {{
              const [name, value] = ["{field}", "{value}"];
              const fields = [...document.querySelectorAll(`form.sheet [name="${{name}}"]`)];
              const radios = fields.filter((one) => one.type === "radio");
              let tile = radios.find((one) => one.value === value);
              if (!tile && value.startsWith("bot:")) {{
                // Such a bot takes the place of the gentlest one.
                tile = radios.find((one) => one.value === "bot:1");
                tile.value = value;
              }}
              if (tile) {{
                [tile.disabled, tile.checked] = [false, true];
                tile.dispatchEvent(new Event("change", {{ bubbles: true }}));
                [tile.disabled, tile.checked] = [false, true];
                return tile.value;
              }}
              for (const one of radios) one.checked = false;
              const plain = fields.find((one) => one.type !== "radio") ?? document.querySelector("form.sheet").appendChild(Object.assign(document.createElement("input"), {{ type: "hidden", name }}));
              return (plain.value = value);
            }})()"#
        ));
        assert_eq!(chosen, value, "the form offers it for {field}");
    }

    /// The number of the step the page shows.
    pub fn step(&mut self) -> u64 {
        self.page.eval(&format!("Number({TABLE}.dataset.step)")).as_u64().unwrap_or_default()
    }

    /// Waits until the player has something to decide, or the game is over.
    pub fn await_turn(&mut self) {
        self.page.wait(
            "it is my turn",
            "(() => { const table = document.querySelector('#table'); return !table.classList.contains('busy') && (table.classList.contains('over') || document.querySelector('#curtain').open || document.querySelector('.lit[data-key], [data-choices] > button:not(.quiet), #board form[data-sheet]')) })()",
        );
    }

    /// Touches one thing that can be touched.
    pub fn touch(&mut self) -> Progress {
        self.prefer(&[])
    }

    /// Touches something on the board whose key begins with one of these, the first of them first; anything that can
    /// be touched if there is none.
    pub fn prefer(&mut self, wanted: &[&str]) -> Progress {
        let stands = self.page.eval(&STANDS.replace("MARK", MARK));
        let lit: Vec<String> = keys(&stands["lit"]);
        let buttons = stands["buttons"].as_u64().unwrap_or_default() as usize;
        if stands["over"] == true {
            return Progress::Over;
        }
        if stands["busy"] == true {
            return Progress::Waiting;
        }
        if stands["curtain"] == true {
            self.curtains += 1;
            self.press("#curtain button");
            self.page.wait("the curtain is open", "!document.querySelector('#curtain').open");
            return Progress::Touched;
        }
        if let Some(sheet) = stands["sheet"].as_str() {
            self.fill(sheet);
            return Progress::Touched;
        }
        if lit.is_empty() && buttons == 0 {
            return Progress::Waiting;
        }
        let dolmen = lit.iter().any(|key| key.starts_with("dolmen:"));
        let liked = wanted.iter().find_map(|start| lit.iter().find(|key| key.starts_with(start)));
        if let Some(key) = liked {
            self.press(&format!("[data-key=\"{key}\"].lit"));
        } else if self.hand == Hand::Keys {
            self.walk();
        } else if lit.is_empty() || (buttons > 0 && self.dice(5) == 0) {
            let number = self.dice(buttons);
            self.press(&format!("[data-choices] > button:nth-of-type({})", number + 1));
        } else {
            let key = lit[self.dice(lit.len())].clone();
            self.press(&format!("[data-key=\"{key}\"].lit"));
        }
        self.dolmens += u32::from(dolmen);
        let before = stands["mark"].as_str().unwrap_or_default();
        self.page.wait(
            "something has changed by the touch",
            &format!("!{TABLE}.classList.contains('busy') && {MARK} !== {}", serde_json::json!(before)),
        );
        Progress::Touched
    }

    /// Fills in a sheet that is sent as a whole, such as an offer: the axe, a few coins more here and there, ready.
    fn fill(&mut self, sheet: &str) {
        let wares = self.page.eval(
            "[...document.querySelectorAll('[data-sheet] [data-ware]')].map((ware) => ware.dataset.ware)",
        );
        let wares = keys(&wares);
        let bare = "document.querySelector('[data-sheet][data-axe] [data-pick]') && !document.querySelector('[data-sheet] [data-pick][aria-pressed=true]')";
        if self.page.eval(&format!("Boolean({bare})")) == true {
            let ware = &wares[self.dice(wares.len())];
            self.press(&format!("[data-ware=\"{ware}\"] [data-pick]"));
        }
        for ware in wares {
            for _ in 0..self.dice(3) {
                let more = format!("[data-ware=\"{ware}\"]:not(.axed) [data-by=\"1\"]:not(:disabled)");
                if self.page.eval(&format!("document.querySelector('{more}') !== null")) == true {
                    self.add(&ware, &more);
                }
            }
        }
        self.press("[data-sheet] button[type=submit]");
        self.page.wait(
            "the sheet is sent",
            &format!("!{TABLE}.classList.contains('busy') && document.querySelector('#board form[data-sheet]')?.dataset.offer !== '{sheet}'"),
        );
    }

    /// One coin more for a tile.
    fn add(&mut self, ware: &str, more: &str) {
        if self.hand == Hand::Keys {
            self.tab_to(&format!("[data-ware=\"{ware}\"] [role=spinbutton]"));
            self.page.key("ArrowUp");
        } else {
            self.press(more);
        }
    }

    /// Clicks or taps, whatever the player does.
    pub fn press(&mut self, selector: &str) {
        match self.hand {
            Hand::Mouse => self.page.click(selector),
            Hand::Finger => self.page.tap(selector),
            Hand::Keys => {
                self.tab_to(selector);
                self.page.key("Enter");
            }
        }
    }

    /// Goes with the tabulator until something that matches has the focus.
    pub fn tab_to(&mut self, selector: &str) {
        for _ in 0..300 {
            if self.page.eval(&format!("document.activeElement?.matches(`{selector}`) ?? false")) == true {
                return;
            }
            self.page.key("Tab");
        }
        panic!("the tabulator does not come to {selector}");
    }

    /// To what is lit with the tabulator, a few steps with the arrows, and enter.
    fn walk(&mut self) {
        self.tab_to(".lit[data-key], [data-choices] > button:not(.quiet)");
        for _ in 0..self.dice(4) {
            let arrow = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][self.dice(4)];
            self.page.key(arrow);
        }
        // The arrows may have led to what is chosen already; entering that goes back, which is progress too.
        self.page.key("Enter");
    }

    /// Plays a number of touches, waiting for the others; stops if the game is over.
    pub fn play(&mut self, touches: u32) -> Progress {
        for _ in 0..touches {
            self.await_turn();
            if self.touch() == Progress::Over {
                return Progress::Over;
            }
        }
        Progress::Touched
    }

    /// Plays until the player has acted so often that the step number has grown by at least `steps`.
    pub fn play_steps(&mut self, steps: u64) -> Progress {
        let goal = self.step() + steps;
        while self.step() < goal {
            if self.play(1) == Progress::Over {
                return Progress::Over;
            }
        }
        Progress::Touched
    }

    /// Plays to the end.
    pub fn play_out(&mut self) {
        assert_eq!(self.play(5000), Progress::Over, "the game comes to an end");
    }
}

fn keys(list: &Value) -> Vec<String> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(|key| key.as_str().map(str::to_owned)).collect()
}
