//! `henge bench`: how fast the rules are, and the search that thinks with them.
//!
//! Random games on one thread. At each decision the whole legal list is made and one of it drawn; events go to
//! the unit sink, the buffer is kept, nothing is allocated. Time is the CPU time of the thread, so that a busy
//! machine changes little.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use bots::{Manner, Search};
use catalog::{Catalog, Loaded, Visitor};
use cpu_time::ThreadTime;
use kernel::{Buffer, Dice, Game, Seat, Sharpness, Turn, Viewer};
use serde::Serialize;

use crate::choices::{self, Chosen};
use crate::{interrupt, output};

/// Measure random play on one thread, in CPU time.
///
/// Random games are played with the full list of legal actions made at each decision; then positions are cloned, viewed
/// from a seat and re-imagined, and a search thinks about them. Default: all games, all player counts.
///
/// Build with --release; otherwise the figures mean nothing.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge bench                                        every game, every player count
  henge bench dolmengoetter --players 4 --seconds 5
  henge bench dolmengoetter --option board=small16 --json")]
pub(crate) struct Bench {
    /// The game; `henge data list` shows them all.
    game: Option<String>,

    /// Number of players.
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// CPU seconds for each line: a fifth of them for imagining, a fifth for thinking.
    #[arg(long, value_name = "S", default_value = "3", value_parser = read_seconds)]
    seconds: Duration,

    /// Print a JSON array instead of a table.
    #[arg(long)]
    json: bool,

    /// An option of the game, such as board=small16; repeat for more.
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<Chosen>,
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "a number of seconds above 0 and up to 3600, for example 3 or 0.5".to_owned();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    if seconds > 0.0 && seconds <= 3600.0 { Ok(Duration::from_secs_f64(seconds)) } else { Err(wrong()) }
}

/// One line of figures.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    variant: String,
    players: u8,
    games_per_s: f64,
    decisions_per_s: f64,
    imagine_per_s: f64,
    simulations_per_s: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    games: u64,
    cpu_seconds: f64,
    options: serde_json::Map<String, serde_json::Value>,
}

impl Bench {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        interrupt::listen();
        let ids = self.game.as_deref().map_or_else(|| Catalog::IDS.to_vec(), |id| vec![id]);
        let mut lines = Vec::new();
        if cfg!(debug_assertions) {
            eprintln!("henge: not a release build: these figures say nothing about the speed of the rules");
        }
        for id in ids {
            catalog.visit(id, Measure { bench: &self, lines: &mut lines })??;
        }
        if self.json {
            output::print(&(serde_json::to_string_pretty(&lines)? + "\n"))?;
        }
        if interrupt::is_wished() {
            eprintln!("henge: stopped; these are the figures so far");
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Measures one game.
struct Measure<'a> {
    bench: &'a Bench,
    lines: &'a mut Vec<Figures>,
}

impl Visitor for Measure<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> anyhow::Result<()> {
        for config in tables(game, self.bench)? {
            if interrupt::is_wished() {
                break;
            }
            let figures = measure::<G>(&config, self.bench.seconds)?;
            if !self.bench.json {
                if self.lines.is_empty() {
                    output::print(&(head() + "\n"))?;
                }
                output::print(&(row(&figures) + "\n"))?;
            }
            self.lines.push(figures);
        }
        Ok(())
    }
}

/// The tables to measure: the one asked for, or one for each player count that the options allow.
fn tables<G: Game>(game: &Loaded<G>, bench: &Bench) -> anyhow::Result<Vec<G::Config>> {
    if let Some(players) = bench.players {
        return Ok(vec![choices::configure(game, players, &bench.options)?]);
    }
    let facts = G::facts(game.data);
    let mut configs = Vec::new();
    let mut fault = None;
    for players in facts.players_min..=facts.players_max {
        match choices::configure(game, players, &bench.options) {
            Ok(config) => configs.push(config),
            Err(error) => fault = Some(error),
        }
    }
    match fault {
        Some(fault) if configs.is_empty() => Err(fault),
        _ => Ok(configs),
    }
}

fn measure<G: Game>(config: &G::Config, seconds: Duration) -> anyhow::Result<Figures> {
    let mut dice = Dice::from_number(1);
    let mut options = G::Actions::default();
    let warm_up = seconds.div_f64(20.0).min(Duration::from_millis(200));
    let mut play = |time| pace(time, || u64::from(playout::<G>(config, &mut dice, &mut options, |_, _| {})));
    play(warm_up)?;
    let play = play(seconds.mul_f64(0.6))?;
    let moments = moments::<G>(config, &mut dice);
    let imagine = pace(seconds.mul_f64(0.2), || imagine_all::<G>(&moments, &mut dice))?;
    let mut next = moments.iter().cycle();
    let think = pace(seconds.mul_f64(0.2), || {
        // Invariant: there are moments, and a cycle of them never ends.
        let (state, seat) = next.next().expect("there are moments");
        think::<G>(state, *seat, &mut dice)
    })?;
    let written = choices::written::<G>(config);
    Ok(Figures {
        game: G::ID,
        variant: written.first().map(|(_, value)| value.clone()).unwrap_or_default(),
        players: G::seats(config),
        games_per_s: play.rounds as f64 / play.seconds,
        decisions_per_s: play.units as f64 / play.seconds,
        imagine_per_s: imagine.units as f64 / imagine.seconds,
        simulations_per_s: think.units as f64 / think.seconds,
        decisions_per_game: play.units as f64 / play.rounds as f64,
        state_bytes: size_of::<G::State>(),
        games: play.rounds,
        cpu_seconds: play.seconds + imagine.seconds + think.seconds,
        options: written.into_iter().map(|(key, value)| (key, value.into())).collect(),
    })
}

/// How much was done in which time.
struct Pace {
    rounds: u64,
    units: u64,
    seconds: f64,
}

/// Repeats `round`, which says how many units it did, for so much CPU time or until Ctrl-C.
fn pace(time: Duration, mut round: impl FnMut() -> u64) -> anyhow::Result<Pace> {
    let begin = ThreadTime::try_now().context("this system does not tell the CPU time of a thread")?;
    let (mut rounds, mut units) = (0, 0);
    loop {
        // Asking for the time costs about as much as a few decisions, so it is asked rarely.
        for _ in 0..32 {
            units += round();
            rounds += 1;
        }
        let spent = begin.try_elapsed()?;
        if spent >= time || interrupt::is_wished() {
            return Ok(Pace { rounds, units, seconds: spent.as_secs_f64().max(f64::MIN_POSITIVE) });
        }
    }
}

/// Plays one random game and counts its decisions. At each the whole legal list is made and one of it drawn;
/// `look` sees the position before.
#[inline]
fn playout<G: Game>(
    config: &G::Config,
    dice: &mut Dice,
    options: &mut G::Actions,
    mut look: impl FnMut(&G::State, Seat),
) -> u32 {
    let mut state = G::setup(config);
    let mut decisions = 0;
    loop {
        match G::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = G::roll(&state, dice);
                G::settle(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                look(&state, seat);
                options.clear();
                G::actions(&state, seat, options);
                let action = *dice.pick(options.as_slice());
                G::play(&mut state, seat, action, &mut ());
                decisions += 1;
            }
        }
    }
    black_box(&state);
    decisions
}

/// Positions from all parts of random games, with a seat that looks at each.
fn moments<G: Game>(config: &G::Config, dice: &mut Dice) -> Vec<(G::State, Seat)> {
    let mut options = G::Actions::default();
    let mut moments = Vec::new();
    let mut chosen = dice.branch();
    while moments.len() < 64 {
        playout::<G>(config, dice, &mut options, |state, seat| {
            if moments.len() < 64 && chosen.below(24) == 0 {
                moments.push((state.clone(), seat));
            }
        });
    }
    moments
}

/// Clones each position, looks at it from the seat and imagines a world that fits; says how many.
fn imagine_all<G: Game>(moments: &[(G::State, Seat)], dice: &mut Dice) -> u64 {
    for (state, seat) in moments {
        let copy = black_box(state.clone());
        let view = G::view(&copy, Viewer::Seat(*seat));
        black_box(G::imagine(&view, dice));
    }
    moments.len() as u64
}

/// Thinks about a position; says with how many simulations.
fn think<G: Game>(state: &G::State, seat: Seat, dice: &mut Dice) -> u64 {
    const SIMULATIONS: u32 = 32;
    // Who does not always take the best thinks to the end.
    let sharpness = Sharpness::Mostly(0.01);
    let manner = Manner { sharpness, ..Manner::simulations(G::tuned(), SIMULATIONS) };
    let mut options = G::Actions::default();
    G::actions(state, seat, &mut options);
    let view = G::view(state, Viewer::Seat(seat));
    black_box(Search::<G>::advise(&manner, &view, seat, options.as_slice(), dice));
    SIMULATIONS.into()
}

fn head() -> String {
    format!(
        "{:<15} {:<12} {:>7} {:>10} {:>12} {:>10} {:>13} {:>14} {:>11}",
        "game",
        "variant",
        "players",
        "games/s",
        "decisions/s",
        "imagine/s",
        "simulations/s",
        "decisions/game",
        "state bytes"
    )
}

fn row(figures: &Figures) -> String {
    format!(
        "{:<15} {:<12} {:>7} {:>10} {:>12} {:>10} {:>13} {:>14.1} {:>11}",
        figures.game,
        figures.variant,
        figures.players,
        short(figures.games_per_s),
        short(figures.decisions_per_s),
        short(figures.imagine_per_s),
        short(figures.simulations_per_s),
        figures.decisions_per_game,
        figures.state_bytes,
    )
}

/// A rate in three or four digits: `812`, `75.3 k`, `10.21 M`.
fn short(rate: f64) -> String {
    if rate >= 1e6 {
        format!("{:.2} M", rate / 1e6)
    } else if rate >= 1e4 {
        format!("{:.1} k", rate / 1e3)
    } else {
        format!("{rate:.0}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_short() {
        assert_eq!([812.3, 75_310.0, 10_214_000.0].map(short), ["812", "75.3 k", "10.21 M"]);
    }

    #[test]
    fn seconds_are_above_zero() {
        assert_eq!(read_seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-1", "x", "NaN", "1e9"] {
            assert!(read_seconds(wrong).is_err(), "{wrong}");
        }
    }
}
