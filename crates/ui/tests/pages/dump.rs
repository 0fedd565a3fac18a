//! Writes sample pages to a folder, to be looked at: `HENGE_PAGES=folder cargo test -p ui --test pages dump`.

use std::fs;
use std::path::Path;

use bots::{Bot, Greedy};
use kernel::{Game, Rules, Seat, Turn, Viewer};
use testkit::walk::Step;
use ui::page::{
    self, GameCard, Home, Me, NewTable, Replay, RulesPage, TableLine, TableState, Theme, Viewpoint, assets,
};
use ui::{Language, Room, Texts};

use crate::stage::{G, Look, NAMES, Stage, catalog, frame};

/// Plays as somebody would who wants points.
fn play(stage: &mut Stage, until: impl Fn(&Stage) -> bool) {
    let mut bot = Greedy::default();
    while !until(stage) {
        let step = match G::turn(&stage.position) {
            Turn::Over => break,
            Turn::Chance => Step::Settle(G::roll(&stage.position, &mut stage.dice)),
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let mut options = <G as Rules>::Actions::default();
                G::actions(&stage.position, seat, &mut options);
                let view = <G as kernel::Hidden>::view(&stage.position, Viewer::Seat(seat));
                Step::Play(seat, Bot::<G>::choose(&mut bot, &view, seat, &options, &mut stage.dice))
            }
        };
        stage.make(step);
    }
}

fn phase(stage: &Stage, name: &str) -> bool {
    let mut text = String::new();
    let view = <G as kernel::Hidden>::view(&stage.position, Viewer::Audience);
    <G as kernel::Positions>::write_position(&view, &mut text).unwrap();
    text.contains(&format!("\"phase\":\"{name}\"")) || text.contains(&format!("\"phase\": \"{name}\""))
}

fn home(texts: &Texts) -> Home {
    let line = |id: &str, people: &[&str], state: TableState, seconds| TableLine {
        id: id.to_owned(),
        title: "Die Dolmengötter".to_owned(),
        people: people.iter().map(|name| (*name).to_owned()).collect(),
        state,
        when: page::ago(texts, seconds),
    };
    Home {
        games: vec![GameCard::of::<G>(catalog().dolmengoetter().data, texts)],
        mine: vec![
            line("a", &["Anna", "Moosfink", "Bot"], TableState::YourTurn, 40),
            line("b", &["Anna", "Carl"], TableState::Waiting { who: "Carl".to_owned() }, 4000),
        ],
        open: vec![line("c", &["Emil"], TableState::Open { free: 2 }, 300)],
        running: Vec::new(),
        finished: vec![line(
            "d",
            &["Anna", "Carl"],
            TableState::Finished { result: "Anna 41, Carl 38".to_owned() },
            90_000,
        )],
    }
}

fn replay(look: &Look, frame: &page::Frame, last: u32) -> String {
    let now = look.with(page::replay_now);
    let viewpoints = ["audience", "P0", "P1", "open"]
        .map(|value| Viewpoint { value: value.to_owned(), label: value.to_owned() });
    let replay = Replay {
        id: "k7f3ab".to_owned(),
        title: "Die Dolmengötter".to_owned(),
        step: now.step,
        last,
        now,
        symbols: G::symbols(),
        viewpoints: viewpoints.to_vec(),
        viewpoint: "audience".to_owned(),
    };
    page::replay(frame, &replay).into_string()
}

#[test]
fn dump() {
    let Some(folder) = std::env::var_os("HENGE_PAGES") else { return };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets")).unwrap();
    for asset in [&*assets::CSS, &*assets::JS, &*assets::ICON] {
        fs::write(folder.join("assets").join(&asset.name), asset.text).unwrap();
    }
    let write = |name: &str, html: String| {
        fs::write(folder.join(format!("{name}.html")), html.replace("\"/assets/", "\"assets/")).unwrap();
    };
    for (language, theme) in [(Language::De, Theme::Light), (Language::En, Theme::Dark)] {
        let texts = Texts::of(language);
        let data = catalog().dolmengoetter().data;
        let frame = frame(language, theme, "/");
        let tag = format!("{language}-{theme}");
        write(&format!("home-{tag}"), page::home(&frame, &home(texts)).into_string());
        let mut new = NewTable::of::<G>(data, texts, &["random", "greedy"]);
        new.error =
            (language == Language::En).then(|| "6 players: Die Dolmengötter is for 2 to 5".to_owned());
        write(&format!("new-{tag}"), page::new_table(&frame, &new).into_string());
        let me =
            Me { link: format!("http://127.0.0.1:7878/me/{}", "0a".repeat(32)), said: None, error: None };
        write(&format!("me-{tag}"), page::me(&frame, &me).into_string());
        write(&format!("message-{tag}"), page::message(&frame, "404", "Hier ist nichts.", 404).into_string());
        for name in ["index", "dolmens"] {
            let rules = RulesPage::of::<G>(data, texts, name).unwrap();
            write(&format!("rules-{name}-{tag}"), page::rules(&frame, &rules).into_string());
        }
        let mut stage = Stage::new(4, 3);
        stage.run(1);
        write(&format!("start-{tag}"), look(&stage, language).page(&frame));
        play(&mut stage, |stage| stage.events.len() > 90 && phase(stage, "action"));
        write(&format!("action-{tag}"), look(&stage, language).page(&frame));
        play(&mut stage, |stage| stage.events.len() > 95 && phase(stage, "stone"));
        write(&format!("stone-{tag}"), look(&stage, language).page(&frame));
        play(&mut stage, |stage| stage.events.len() > 100 && phase(stage, "dolmen"));
        write(&format!("dolmen-{tag}"), look(&stage, language).page(&frame));
        write(&format!("audience-{tag}"), stage.look(Viewer::Audience, language).page(&frame));
        let mut shown = stage.look(Viewer::Audience, language);
        shown.known = shown.log.len() as u32 - 1;
        write(&format!("replay-{tag}"), replay(&shown, &frame, 160));
        play(&mut stage, |_| false);
        write(&format!("over-{tag}"), stage.look(Viewer::Seat(Seat::ALL[0]), language).page(&frame));
    }
    assert_eq!(NAMES.len(), 5);
    assert_eq!(G::ID, "dolmengoetter");
}

/// The page of whoever decides.
fn look(stage: &Stage, language: Language) -> Look {
    stage.look(stage.deciding().lowest().map_or(Viewer::Audience, Viewer::Seat), language)
}
