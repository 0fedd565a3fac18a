//! Writes sample pages of The Vale of Eternity to a folder, to be looked at: every card, a full table, each kind of
//! decision (`HENGE_PAGES=folder cargo test -p ui --test pages vale`).

use std::fs;
use std::path::Path;

use bots::{Bot, Greedy};
use game_vale::{Config, Data, Due, Event, Phase, Vale, View};
use kernel::{Dice, Game, Hidden, Knowledge, Positions, Rules, Seat, SeatSet, Turn, Viewer};
use testkit::walk::{self, Step};
use ui::page::{
    About, Chair, Chat, Facts, Frame, GameCard, Home, Log, Moment, Now, RulesPage, Sitter, TablePage, Theme,
    Undo, assets,
};
use ui::{Language, Names, Room, Speech, Texts, Voice};

use crate::stage::{NAMES, frame};

/// A game with all that happened.
struct Match {
    config: Config,
    dice: Dice,
    position: <Vale as Rules>::State,
    events: Vec<Vec<Event>>,
}

fn data() -> &'static Data {
    static DATA: std::sync::LazyLock<Data> = std::sync::LazyLock::new(|| Data::read(&[]).unwrap());
    &DATA
}

impl Match {
    fn new(seats: u8, seed: u64) -> Match {
        let config = Vale::configure(data(), seats, &[]).unwrap();
        let position = Vale::setup(&config);
        Match { config, dice: Dice::from_number(seed), position, events: Vec::new() }
    }

    fn at(seats: u8, json: &str) -> Match {
        let mut game = Match::new(seats, 1);
        game.position = Vale::read_position(&game.config, json).unwrap();
        game
    }

    /// One step, played by somebody who wants points.
    fn step(&mut self, bot: &mut Greedy) -> bool {
        let step = match Vale::turn(&self.position) {
            Turn::Over => return false,
            Turn::Chance => Step::Settle(Vale::roll(&self.position, &mut self.dice)),
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let mut options = <Vale as Rules>::Actions::default();
                Vale::actions(&self.position, seat, &mut options);
                let view = Vale::view(&self.position, Viewer::Seat(seat));
                Step::Play(seat, Bot::<Vale>::choose(bot, &view, seat, &options, &mut self.dice))
            }
        };
        self.events.push(walk::apply::<Vale>(&mut self.position, step));
        true
    }

    fn until(&mut self, stop: impl Fn(&View) -> bool) -> &mut Match {
        let mut bot = Greedy::new(Vale::tuned());
        while !stop(&Vale::view(&self.position, Viewer::Audience)) && self.step(&mut bot) {}
        self
    }

    fn decider(&self) -> Viewer {
        match Vale::turn(&self.position) {
            Turn::Decide(seats) => Viewer::Seat(seats.lowest().unwrap()),
            Turn::Chance | Turn::Over => Viewer::Audience,
        }
    }

    fn now(&self, viewer: Viewer, language: Language) -> Now {
        let acting = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let mut log = Log::<Vale>::default();
        for (step, events) in (1..).zip(&self.events) {
            log.push(step, events.iter().filter_map(|event| Vale::see(event, viewer)));
        }
        let deciding = match Vale::turn(&self.position) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        let mut options = <Vale as Rules>::Actions::default();
        if let Some(seat) = acting.filter(|seat| deciding.contains(*seat)) {
            Vale::actions(&self.position, seat, &mut options);
        }
        let names = Names::new(|seat| NAMES[seat.index()].to_owned()).speaking_to(acting);
        let chair = |seat| Chair {
            seat,
            name: NAMES[seat.index()].to_owned(),
            sitter: if acting == Some(seat) { Sitter::You } else { Sitter::Bot },
            note: String::new(),
        };
        let over = Vale::turn(&self.position) == Turn::Over;
        let standings = over.then(|| Vale::standings(&self.position));
        let facts = Facts {
            id: "k7f3ab".to_owned(),
            texts: Texts::of(language),
            version: log.len() as u64,
            eyes: viewer,
            you: acting,
            acting,
            deciding,
            mine: acting.map_or(SeatSet::EMPTY, SeatSet::only),
            steps: Vec::new(),
            step: log.len() as u32,
            known: (log.len() as u32).saturating_sub(3),
            chairs: Seat::first(self.config.seats).map(chair).collect(),
            chat: Chat::default(),
            undo: Undo::Nothing,
            over,
            around: ui::page::Around::default(),
            lines: None,
        };
        ui::page::now(&Moment {
            facts: &facts,
            voice: Voice { texts: Texts::of(language), config: &self.config, names: &names },
            view: &Vale::view(&self.position, viewer),
            options: &options,
            log: &log,
            standings: standings.as_ref(),
        })
    }

    fn page(&self, viewer: Viewer, frame: &Frame) -> String {
        let page = TablePage {
            places: Vec::new(),
            id: "k7f3ab".to_owned(),
            game: Vale::ID.to_owned(),
            now: self.now(viewer, frame.language),
            symbols: Vale::symbols(),
            short_rules: Vale::short_rules(frame.texts()),
            chosen: Vec::new(),
            about: About {
                title: "The Vale of Eternity".to_owned(),
                reconstructed: true,
                invite: "http://127.0.0.1:7878/t/k7f3ab".to_owned(),
                commitment: "f3a1".repeat(16),
                seed: None,
                preview: None,
            },
        };
        ui::page::table(frame, &page).into_string()
    }
}

const ALL_CARDS: &str = r#"{"phase": "action", "round": 8, "discard": ["*"]}"#;

const FULL: &str = r#"{
    "phase": "action", "round": 7, "first": "P1", "active": "P0",
    "scores": {"P0": 31, "P1": 38, "P2": 12, "P3": 38}, "stones": {"P0": [1, 2, 1], "P1": [0, 0, 3], "P2": [2, 0, 0]},
    "display": ["troll P0", "kappa P2", "horned_salamander P0", "willow P2", "undine_queen P3", "young_forest_spirit P3"],
    "areas": {"P0": ["agni", "salamander", "sylph", "water_giant", "mud_slime"], "P1": ["hestia", "genie", "odin", "medusa", "hae_tae", "sea_spirit", "eternity"], "P2": ["harpy", "nessie"], "P3": ["gargoyle", "phoenix", "snail_maiden", "goblin", "freyja"]},
    "hands": {"P0": ["imp", "hydra", "gi_rin", "yuki_onna_exalted", "asmodeus"], "P1": ["goblin_soldier"]},
    "discard": ["cerberus", "mimic", "succubus", "tidal", "boreas"], "known_top": "tengu"
}"#;

const KEEP: &str = r#"{
    "phase": "action", "round": 3, "active": "P0", "stones": {"P0": [2, 3, 1]}, "scores": {"P0": 5, "P1": 7},
    "display": ["troll P0"], "areas": {"P0": ["salamander"], "P1": ["sylph", "imp"]}, "hands": {"P0": ["boulder"]}
}"#;

#[test]
fn vale_dump() {
    let Some(folder) = std::env::var_os("HENGE_PAGES") else { return };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets")).unwrap();
    for asset in assets::all() {
        fs::write(folder.join("assets").join(&asset.name), &asset.text).unwrap();
    }
    let write = |name: &str, html: String| {
        fs::write(folder.join(format!("{name}.html")), html.replace("\"/assets/", "\"assets/")).unwrap();
    };
    for (language, theme) in [(Language::De, Theme::Light), (Language::En, Theme::Dark)] {
        let frame = frame(language, theme, "/");
        let tag = format!("{language}-{theme}");
        let home = Home { games: vec![GameCard::of::<Vale>(data(), frame.texts())], ..Home::default() };
        write(&format!("vale-home-{tag}"), ui::page::home(&frame, &home).into_string());
        for name in ["index", "stones"] {
            let rules = RulesPage::of::<Vale>(data(), frame.texts(), name).unwrap();
            write(&format!("vale-rules-{name}-{tag}"), ui::page::rules(&frame, &rules).into_string());
        }
        let first = Viewer::Seat(Seat::ALL[0]);
        for (name, seats, json) in [("cards", 2, ALL_CARDS), ("full", 4, FULL), ("keep", 2, KEEP)] {
            write(&format!("vale-{name}-{tag}"), Match::at(seats, json).page(first, &frame));
        }
        let mut game = Match::new(3, 11);
        game.until(|view| view.common.due == Due::Hunt);
        write(&format!("vale-hunt-{tag}"), game.page(game.decider(), &frame));
        game.until(|view| view.common.round == 4 && view.common.due == Due::Action);
        write(&format!("vale-action-{tag}"), game.page(game.decider(), &frame));
        let choosing =
            |view: &View| view.common.phase == Phase::Resolution && view.common.available.len() > 1;
        game.until(|view| view.common.round >= 5 && choosing(view));
        let mut bot = Greedy::new(Vale::tuned());
        game.step(&mut bot);
        write(&format!("vale-resolution-{tag}"), game.page(game.decider(), &frame));
        write(&format!("vale-open-{tag}"), game.page(Viewer::Open, &frame));
        game.until(|_| false);
        write(&format!("vale-over-{tag}"), game.page(first, &frame));
    }
}
