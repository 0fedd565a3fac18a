//! How long drawing takes: `cargo run --release -p ui --example draw -- [--parts] [GAME]…`.
//!
//! Games are played at random into their middle; then the page of who decides is drawn after each of the next steps, once,
//! as a server draws it.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Catalog, Dealer, Seated, Seed, Table, with_table};
use cpu_time::ThreadTime;
use kernel::{Buffer, Dice, Seat, Turn, Viewer};
use ui::page::{Around, Chair, Chat, Facts, Lines, Numbered, Sitter, Undo};
use ui::{Language, Names, Room, Scene, Texts, Voice, shown};

/// So many games of each kind are played; the first one warms up.
const GAMES: u64 = 12;
/// So many positions of each are drawn, each once for who decides.
const POSITIONS: u32 = 40;

/// Makes one random step. `None` when the game is over.
fn step(table: &mut dyn Table, dealer: &Dealer, dice: &mut Dice) -> Option<()> {
    match table.turn() {
        Turn::Over => return None,
        Turn::Chance => drop(table.roll(dealer).expect("the dealer can draw")),
        Turn::Decide(seats) => {
            let seat = seats.lowest()?;
            let legal = table.legal(seat);
            let chosen = dice.pick(&legal);
            table.play(seat, &chosen.text).expect("what is legal can be done");
        }
    }
    Some(())
}

fn facts(table: &dyn Table, eyes: Viewer) -> Facts {
    let acting = if let Viewer::Seat(seat) = eyes { Some(seat) } else { None };
    let deciding = if let Turn::Decide(seats) = table.turn() { Some(seats) } else { None };
    let chair = |seat: Seat| Chair {
        seat,
        name: format!("Player {seat}"),
        sitter: Sitter::Person,
        note: String::new(),
    };
    Facts {
        id: "k7f3ab".to_owned(),
        texts: Texts::of(Language::De),
        version: 1,
        eyes,
        you: acting,
        acting,
        deciding: deciding.unwrap_or_default(),
        mine: acting.into_iter().collect(),
        steps: (1..=table.steps()).map(|step| Numbered { told: step, real: step, act: step - 1 }).collect(),
        step: table.steps(),
        known: table.steps().saturating_sub(6),
        chairs: Seat::first(table.seats()).map(chair).collect(),
        chat: Chat::default(),
        undo: Undo::Nothing,
        over: false,
        around: Around::default(),
        lines: None,
    }
}

/// Times of the parts of a page, added up.
#[derive(Default)]
struct Times {
    whole: Duration,
    seen: Duration,
    board: Duration,
    paths: Duration,
    log: Duration,
    bytes: usize,
}

fn time<T>(sum: &mut Duration, run: impl FnOnce() -> T) {
    let start = ThreadTime::now();
    black_box(run());
    *sum += start.elapsed();
}

fn parts<G: Room>(table: &Seated<G>, facts: &Facts, times: &mut Times) {
    let (config, view) = (table.config(), table.look(facts.eyes));
    let names = Names::new(|seat| format!("Player {seat}")).speaking_to(facts.you);
    let voice = Voice { texts: facts.texts, config, names: &names };
    let mut options = G::Actions::default();
    if let Some(seat) = facts.acting {
        table.options(seat, &mut options);
    }
    let seen = || -> Vec<G::Seen> {
        facts.steps.iter().flat_map(|step| table.seen_of(step.real, facts.eyes)).collect()
    };
    time(&mut times.seen, seen);
    let past = seen();
    let path = |action: &G::Action| G::path(&voice, &view, *action);
    let lit: Vec<G::Key> = options.as_slice().iter().map(|action| path(action)[0].key).collect();
    let fresh = &past[past.len().saturating_sub(8)..];
    time(&mut times.board, || G::board(&voice, &view, &Scene { lit: &lit, fresh, past: &past }).drawing);
    time(&mut times.paths, || {
        let told = |action: &G::Action| {
            let touches = path(action);
            let labels: Vec<String> = touches.iter().map(G::label).collect();
            (labels, G::deed(&voice, *action))
        };
        options.as_slice().iter().map(told).collect::<Vec<_>>()
    });
    let latest = &past[past.len().saturating_sub(90)..];
    time(&mut times.log, || latest.iter().map(|seen| G::sentence(&voice, seen).1).collect::<Vec<_>>());
}

/// Draws positions from the middle of a game. Gives how many.
fn draw(catalog: &Catalog, game: &str, seed: u64, times: &mut Times) -> u32 {
    let dealer = Dealer::new(Seed::from_number(seed));
    let open = || (catalog.open(game, 3, &[]).expect("three can play"), Dice::from_number(seed));
    let (mut whole, mut dice) = open();
    while step(&mut *whole, &dealer, &mut dice).is_some() {}
    let (mut table, mut dice) = open();
    while table.steps() < whole.steps() / 2 {
        step(&mut *table, &dealer, &mut dice);
    }
    let (mut drawn, lines) = (0, Arc::new(Lines::default()));
    while drawn < POSITIONS && step(&mut *table, &dealer, &mut dice).is_some() {
        let Turn::Decide(seats) = table.turn() else { continue };
        let mut facts = facts(&*table, seats.lowest().map_or(Viewer::Audience, Viewer::Seat));
        facts.lines = Some(Arc::clone(&lines));
        time(&mut times.whole, || shown(&*table).now(&facts));
        times.bytes += serde_json::to_string(&shown(&*table).now(&facts)).map_or(0, |json| json.len());
        if std::env::args().any(|arg| arg == "--parts") {
            with_table!(&*table, seated => parts(seated, &facts, times));
        }
        drawn += 1;
    }
    drawn
}

fn main() {
    let catalog = Catalog::built_in();
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    println!("microseconds of the processor a page; bytes of its JSON");
    for game in Catalog::IDS.iter().filter(|id| wanted.is_empty() || wanted.iter().any(|arg| arg == *id)) {
        draw(&catalog, game, 0, &mut Times::default());
        let mut times = Times::default();
        let drawn: u32 = (1..GAMES).map(|seed| draw(&catalog, game, seed, &mut times)).sum();
        let each = |sum: Duration| sum.as_secs_f64() * 1e6 / f64::from(drawn);
        println!(
            "{game:14} whole {:6.1}  of it: seen {:5.1}  board {:6.1}  paths {:6.1}  log {:6.1}   {} bytes",
            each(times.whole),
            each(times.seen),
            each(times.board),
            each(times.paths),
            each(times.log),
            times.bytes / drawn as usize,
        );
    }
}
