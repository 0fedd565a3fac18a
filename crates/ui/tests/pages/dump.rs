//! Writes sample pages to a folder, to be looked at: `HENGE_PAGES=folder cargo test -p ui --test pages dump`.

use std::fs;
use std::path::Path;

use bots::{Bot, Greedy};
use catalog::Loaded;
use kernel::{Buffer, Seat, Turn, Viewer};
use testkit::walk::Step;
use ui::page::{
    self, BotWords, GameCard, Holding, Home, Lists, Me, NewTable, Replay, RulesPage, SeatLine, TableLine,
    TableState, Theme, Usual, Viewpoint, assets,
};
use ui::{Language, Room, Texts};

use crate::stage::{Look, Stage, every_game, frame, players};

/// A game is shown at its start, at so many moments on the way, and at its end.
const MOMENTS: usize = 8;

/// Plays on as somebody would who wants points.
fn play<G: Room>(stage: &mut Stage<G>, steps: usize) {
    let mut bot = Greedy::new(G::tuned());
    for _ in 0..steps {
        let step = match G::turn(&stage.position) {
            Turn::Over => break,
            Turn::Chance => Step::Settle(G::roll(&stage.position, &mut stage.dice)),
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let mut options = G::Actions::default();
                G::actions(&stage.position, seat, &mut options);
                let view = G::view(&stage.position, Viewer::Seat(seat));
                Step::Play(seat, Bot::<G>::choose(&mut bot, &view, seat, options.as_slice(), &mut stage.dice))
            }
        };
        stage.make(step);
    }
}

fn home(texts: &Texts) -> Home {
    let seat = |name: &&str| SeatLine { holding: Holding::Person, name: (*name).to_owned() };
    let line = |id: &str, people: &[&str], state: TableState, seconds| TableLine {
        id: id.to_owned(),
        game: "dolmengoetter".to_owned(),
        title: "Die Dolmengötter".to_owned(),
        seats: people.iter().map(seat).collect(),
        state,
        when: page::ago(texts, seconds),
    };
    let mut games = Vec::new();
    every_game!(game => games.push(card(game, texts)));
    let lists = Lists {
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
    };
    Home { games, usual: Usual::default(), lists }
}

fn card<G: Room>(game: &Loaded<G>, texts: &Texts) -> GameCard {
    GameCard::of::<G>(game.data, texts)
}

fn replay<G: Room>(look: &Look<G>, frame: &page::Frame, last: u32) -> String {
    let now = look.with(page::replay_now);
    let viewpoints = ["audience", "P0", "P1", "open"]
        .map(|value| Viewpoint { value: value.to_owned(), label: value.to_owned() });
    let replay = Replay {
        game: G::ID.to_owned(),
        places: G::PLACES.to_vec(),
        id: "k7f3ab".to_owned(),
        title: G::ID.to_owned(),
        step: now.step,
        last,
        now,
        symbols: G::symbols(),
        viewpoints: viewpoints.to_vec(),
        viewpoint: "audience".to_owned(),
    };
    page::replay(frame, &replay).into_string()
}

/// Pages with their names.
type Pages = Vec<(String, String)>;

#[test]
fn dump() {
    let Some(folder) = std::env::var_os("HENGE_PAGES") else { return };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets")).unwrap();
    for asset in assets::all() {
        fs::write(folder.join("assets").join(&asset.name), &asset.text).unwrap();
    }
    let mut pages = Pages::new();
    for (language, theme) in [(Language::De, Theme::Light), (Language::En, Theme::Dark)] {
        let frame = frame(language, theme, "/");
        let texts = Texts::of(language);
        let tag = format!("{language}-{theme}");
        pages.push((format!("home-{tag}"), page::home(&frame, &home(texts)).into_string()));
        let me = Me { link: Some(format!("http://127.0.0.1:7878/me/{}", "0a".repeat(32))), ..Me::default() };
        pages.push((format!("me-{tag}"), page::me(&frame, &me).into_string()));
        let message = page::message(&frame, "404", "Hier ist nichts.", 404);
        pages.push((format!("message-{tag}"), message.into_string()));
        every_game!(game => of_game(game, &frame, &tag, &mut pages));
    }
    for (name, html) in pages {
        fs::write(folder.join(format!("{name}.html")), html.replace("\"/assets/", "\"assets/")).unwrap();
    }
}

fn of_game<G: Room>(game: &Loaded<G>, frame: &page::Frame, tag: &str, pages: &mut Pages) {
    let (texts, language) = (frame.texts(), frame.language);
    let mut write = |name: &str, html: String| pages.push((format!("{}-{name}-{tag}", G::ID), html));
    let words = BotWords {
        levels: vec!["1", "2", "3", "4", "5"],
        paces: vec!["slow", "normal", "fast", "at-once"],
        hints: vec!["against-bots", "always", "never"],
    };
    let mut new = NewTable::of::<G>(game.data, texts, words);
    new.error = (language == Language::En).then(|| "6 players: this game is for 2 to 5".to_owned());
    write("new", page::new_table(frame, &new).into_string());
    for (name, _) in G::RULES {
        let rules = RulesPage::of::<G>(game.data, texts, name).unwrap();
        write(&format!("rules-{name}"), page::rules(frame, &rules).into_string());
    }
    let seats = players(game)[1].min(4);
    let mut whole = Stage::new(game, seats, 3);
    play(&mut whole, G::LONGEST as usize);
    let length = whole.events.len();
    let mut stage = Stage::new(game, seats, 3);
    for moment in 0..MOMENTS {
        // The page of whoever decides.
        while stage.deciding().lowest().is_none() && G::turn(&stage.position) != Turn::Over {
            play(&mut stage, 1);
        }
        let viewer = stage.deciding().lowest().map_or(Viewer::Audience, Viewer::Seat);
        write(&format!("table{moment}"), stage.look(viewer, language).page(frame));
        play(&mut stage, length / MOMENTS);
    }
    let mut shown = stage.look(Viewer::Audience, language);
    write("audience", shown.page(frame));
    shown.known = shown.log.len() as u32 - 1;
    write("replay", replay(&shown, frame, length as u32));
    play(&mut stage, G::LONGEST as usize);
    write("over", stage.look(Viewer::Seat(Seat::ALL[0]), language).page(frame));
}
