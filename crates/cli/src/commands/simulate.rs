//! `henge simulate`: many games between bots, and what came of them.
//!
//! Game number i has the seed S + i, and its seed alone decides the deals, the thinking of the bots and who
//! sits where. So the result does not depend on the number of threads, and one game can be repeated alone.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{bail, ensure};
use bots::{Bot, Fault, Kind, Tally, play_game};
use catalog::{Catalog, Loaded, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Buffer, Dice, Game, Turn, Viewer};

use crate::choices::{self, Chosen};
use crate::{interrupt, output};

mod report;

/// Play many games between bots: means, spread, lengths, wins by seat and by bot.
///
/// Game number i has the seed S + i: any single game can be repeated with --seed and --games 1. The bots change
/// seats from game to game. Ctrl-C stops early and reports what it has.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge simulate dolmengoetter --players 2 --games 1000 --bots greedy,random
  henge simulate dolmengoetter --players 4 --games 20000 --seed 7 --json
  henge simulate dolmengoetter --players 3 --games 100000 --option board=small16 --check")]
pub(crate) struct Simulate {
    /// The game; `henge data list` shows them all.
    game: String,

    /// Number of players.
    #[arg(long, value_name = "N")]
    players: u8,

    /// Number of games.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// One bot for all seats, or one for each: random, greedy, 1 to 5, 3/NAME.
    #[arg(long, value_name = "A,B,..", value_delimiter = ',', default_value = "random")]
    bots: Vec<Kind>,

    /// The seed of the first game.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// An option of the game, such as board=small16; repeat for more.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Chosen>,

    /// Number of threads (default: all cores).
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Check after every step that every invariant of the position holds.
    #[arg(long)]
    check: bool,

    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let id = self.game.clone();
        catalog.visit(&id, Hall { simulate: self })?
    }

    /// Who sits where in the game of this seed: the bots move on by one seat from seed to seed.
    fn seating(&self, seed: u64) -> Vec<Kind> {
        let players = usize::from(self.players);
        let shift = (seed % u64::from(self.players)) as usize;
        (0..players).map(|seat| self.bots[(seat + shift) % self.bots.len()]).collect()
    }
}

/// Where all the tables of one game stand.
struct Hall {
    simulate: Simulate,
}

impl Visitor for Hall {
    type Out = anyhow::Result<ExitCode>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> anyhow::Result<ExitCode> {
        let simulate = self.simulate;
        let config = choices::configure(game, simulate.players, &simulate.options)?;
        let (players, bots) = (usize::from(simulate.players), simulate.bots.len());
        ensure!(
            bots == 1 || bots == players,
            "--bots names {bots} bots for {players} players; name one for all or {players}, joined by commas"
        );
        ensure!(
            simulate.seed.checked_add(simulate.games).is_some(),
            "--seed {} is too large for {} games: seeds end at {}",
            simulate.seed,
            simulate.games,
            u64::MAX
        );
        interrupt::listen();
        let begin = Instant::now();
        let tally = play_all::<G>(&config, &simulate)?;
        let run = report::Run {
            simulate: &simulate,
            options: choices::written::<G>(&config),
            tally: &tally,
            seconds: begin.elapsed().as_secs_f64(),
            stopped: tally.games() < simulate.games,
        };
        if run.stopped {
            eprintln!("henge: stopped after {} of {} games", tally.games(), simulate.games);
        }
        if simulate.json {
            output::print(&format!("{:#}\n", run.json::<G>()))?;
        } else {
            output::print(&run.text::<G>())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays all games on all threads.
fn play_all<G: Game>(config: &G::Config, simulate: &Simulate) -> anyhow::Result<Tally> {
    let bar = ProgressBar::new(simulate.games).with_style(
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} to go")
            .expect("the template is right"),
    );
    let shared = Shared { next: AtomicU64::new(0), halted: AtomicBool::new(false), broken: Mutex::new(None) };
    let machine = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = simulate.threads.map_or(machine, usize::from).min(simulate.games as usize).max(1);
    let mut tally = Tally::default();
    // A panic in the rules is reported once, with the seed of its game.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| work::<G>(config, simulate, &shared, &bar))).collect();
        for worker in workers {
            tally.merge(&worker.join().expect("panics of games are caught in the thread"));
        }
    });
    panic::set_hook(hook);
    bar.finish_and_clear();
    let broken = shared.broken.into_inner().expect("no thread panics while it holds the lock");
    match broken {
        None => Ok(tally),
        Some(Broken { seed, what }) => bail!("{}", explain(simulate, seed, &what)),
    }
}

/// What the threads share.
struct Shared {
    /// The number of the next game.
    next: AtomicU64,
    /// Something broke; nobody begins another game.
    halted: AtomicBool,
    /// The game with the lowest seed in which something broke.
    broken: Mutex<Option<Broken>>,
}

/// What broke in which game.
struct Broken {
    seed: u64,
    what: String,
}

/// One thread: takes games until none is left.
fn work<G: Game>(config: &G::Config, simulate: &Simulate, shared: &Shared, bar: &ProgressBar) -> Tally {
    let mut tally = Tally::default();
    loop {
        // Numbers are taken singly: a long game never keeps others waiting.
        let number = shared.next.fetch_add(1, Ordering::Relaxed);
        if number >= simulate.games || shared.halted.load(Ordering::Relaxed) || interrupt::is_wished() {
            return tally;
        }
        let seed = simulate.seed + number;
        let seating = simulate.seating(seed);
        let result =
            panic::catch_unwind(AssertUnwindSafe(|| play_one::<G>(config, &seating, seed, simulate.check)))
                .unwrap_or_else(|payload| Err(format!("the rules panicked: {}", words(payload.as_ref()))));
        match result {
            Ok((played, end)) => tally.add(&seating, &played, &end),
            Err(what) => {
                shared.halted.store(true, Ordering::Relaxed);
                let mut broken = shared.broken.lock().expect("no thread panics while it holds the lock");
                if broken.as_ref().is_none_or(|other| seed < other.seed) {
                    *broken = Some(Broken { seed, what });
                }
            }
        }
        bar.inc(1);
    }
}

fn words(payload: &(dyn std::any::Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

/// What went wrong in a game.
struct Stop(String);

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop(fault.to_string())
    }
}

/// Plays the game of this seed. How it ended is its last fact, in notation.
fn play_one<G: Game>(
    config: &G::Config,
    kinds: &[Kind],
    seed: u64,
    check: bool,
) -> Result<(bots::Played, String), String> {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        kinds.iter().map(|kind| kind.bot()).collect::<Result<_, _>>().map_err(|fault| fault.to_string())?;
    let mut dice = Dice::from_number(seed);
    let mut options = G::Actions::default();
    let mut last = None;
    let mut steps = 0;
    let watch = |_, events: &[G::Event], state: &G::State| {
        steps += 1;
        last = events.last().copied().or(last);
        if check {
            audit::<G>(state, &mut options).map_err(|what| Stop(format!("after {steps} steps: {what}")))?;
        }
        Ok::<(), Stop>(())
    };
    let played = play_game(config, &mut bots, &mut dice, watch).map_err(|Stop(what)| what)?;
    let fact = last.and_then(|event| G::see(&event, Viewer::Open));
    let end = fact.map(|fact| std::fmt::from_fn(|f| G::write_seen(config, &fact, f)).to_string());
    Ok((played, end.unwrap_or_default()))
}

/// Every invariant holds, and the list of options of each decider is ascending, not empty, and allowed.
pub(super) fn audit<G: Game>(state: &G::State, options: &mut G::Actions) -> Result<(), String> {
    G::audit(state).map_err(|broken| format!("broken invariant {broken:?}"))?;
    let Turn::Decide(seats) = G::turn(state) else { return Ok(()) };
    for seat in seats.iter() {
        options.clear();
        G::actions(state, seat, options);
        let list = options.as_slice();
        if list.is_empty() || list.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(format!("the options of {seat} are empty or not ascending: {list:?}"));
        }
        for action in list {
            if let Err(illegal) = G::check(state, seat, *action) {
                return Err(format!("{action:?} of {seat} is listed but refused: {illegal:?}"));
            }
        }
    }
    Ok(())
}

/// What broke, and the command that shows it again.
fn explain(simulate: &Simulate, seed: u64, what: &str) -> String {
    let bots: Vec<String> = simulate.bots.iter().map(Kind::to_string).collect();
    let options: Vec<String> = simulate.options.iter().map(|chosen| format!("--option {chosen} ")).collect();
    format!(
        "game with seed {seed}: {what}\nrepeat it with: henge simulate {} --players {} --games 1 --seed {seed} \
         --bots {} {}--check",
        simulate.game,
        simulate.players,
        bots.join(","),
        options.concat(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simulate(players: u8, bots: &[Kind]) -> Simulate {
        Simulate {
            game: "dolmengoetter".to_owned(),
            players,
            games: 10,
            bots: bots.to_vec(),
            seed: 1,
            options: Vec::new(),
            threads: None,
            check: false,
            json: false,
        }
    }

    #[test]
    fn bots_move_on_by_one_seat_from_seed_to_seed() {
        let three = simulate(3, &[Kind::Greedy, Kind::Random, Kind::Random]);
        let seats_of_greedy: Vec<usize> = (0..6)
            .map(|seed| three.seating(seed).iter().position(|kind| *kind == Kind::Greedy).unwrap())
            .collect();
        assert_eq!(seats_of_greedy, [0, 2, 1, 0, 2, 1]);
        assert_eq!(simulate(4, &[Kind::Greedy]).seating(9), [Kind::Greedy; 4]);
    }

    #[test]
    fn a_broken_game_can_be_repeated() {
        let text = explain(&simulate(2, &[Kind::Random]), 77, "boom");
        assert!(
            text.contains("seed 77: boom") && text.contains("--games 1 --seed 77 --bots random"),
            "{text}"
        );
    }
}
