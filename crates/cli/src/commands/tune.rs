//! `henge tune`: better weights for a game's judgement, from games of the bots against themselves.
//!
//! Everything but the time depends on the arguments alone: the dice of a step come from the seed and its number.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context as _, bail, ensure};
use bots::arena::{Climb, Contestant, Outcome, Pairing, Plan, Stride, Summary};
use bots::{Bot, Greedy, Kind, Manner, Nature, Temper};
use catalog::{Catalog, Loaded, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Dice, Game};
use serde_json::{Value, json};

use super::arena::game;
use super::arena::journal;
use crate::choices::{self, Chosen};
use crate::workers::{self, Go};
use crate::{interrupt, output};

/// Tune the weights a game's positions are judged by, in games of a bot against itself.
///
/// In each step all weights move a little to one side for one player and to the other side for their opponent; a batch
/// of duplicate deals says which side is better (SPSA). At the end the weights found play the old ones on fresh
/// deals. Ctrl-C stops early and reports what it has.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge tune vale --games 20000
  henge tune skye --games 4000 --player search:60 --only gold,tile,goal --seed 3
  henge tune runestones --games 9600 --players 3 --batch 96 --out weights.json      can be interrupted")]
pub(crate) struct Tune {
    /// The game; `henge data list` shows them all.
    game: String,

    /// Number of games in all steps together.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,

    /// Number of games in each step, rounded up to whole deals.
    #[arg(long, value_name = "K", default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    batch: u32,

    /// Number of games the new weights play against the old ones at the end.
    #[arg(long, value_name = "K", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    proof: u32,

    /// Who plays with the weights: greedy, or a search such as search:60.
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    player: Player,

    /// Tune only these weights, by their names.
    #[arg(long, value_name = "A,B,..", value_delimiter = ',')]
    only: Vec<String>,

    /// How far each weight is moved to either side at first, as a share of it.
    #[arg(long, value_name = "SHARE", default_value_t = 0.15, value_parser = share)]
    width: f64,

    /// How much of what a step finds is followed at first.
    #[arg(long, value_name = "SHARE", default_value_t = 0.03, value_parser = share)]
    gain: f64,

    /// Number of seats at a table.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,

    /// The seed for everything.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// An option of the game, such as board=small16; repeat for more.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Chosen>,

    /// Number of threads (default: all cores).
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Save each step, and finally the result, in this file; a later call with the same settings picks up from there.
    #[arg(long, value_name = "FILE.json")]
    out: Option<PathBuf>,

    /// Print one JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(share) if share > 0.0 && share <= 1.0 => Ok(share),
        _ => Err("a number above 0 and up to 1, for example 0.15".to_owned()),
    }
}

/// Who plays with the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    Greedy,
    Search(u32),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.parse() {
            Ok(Contestant::House(Kind::Greedy)) => Ok(Player::Greedy),
            Ok(Contestant::Search(simulations, Temper::EVEN)) => Ok(Player::Search(simulations.get())),
            _ => Err("greedy, or a search with its simulations such as search:60".to_owned()),
        }
    }
}

impl Player {
    fn bot<G: Game>(self, weights: &[f32]) -> Box<dyn Bot<G>> {
        let nature = match self {
            Player::Greedy => Nature::Greedy(Greedy::new(weights.to_vec())),
            Player::Search(simulations) => Nature::Search(Manner::simulations(weights.to_vec(), simulations)),
        };
        nature.bot()
    }
}

impl Tune {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let id = self.game.clone();
        catalog.visit(&id, self)?
    }

    /// Everything that the steps depend on.
    fn settings<G: Game>(&self, game: &Loaded<G>, config: &G::Config) -> Value {
        json!({
            "henge": env!("CARGO_PKG_VERSION"),
            "game": G::ID,
            "rules_version": G::VERSION,
            "data": game.hash.to_hex().to_string(),
            "options": choices::written::<G>(config),
            "weights": G::WEIGHTS.iter().map(|weight| format!("{} {:?}", weight.name, weight.tuned)).collect::<Vec<_>>(),
            "only": self.only,
            "player": format!("{:?}", self.player),
            "players": self.players,
            "games": self.games,
            "batch": self.batch,
            "width": self.width.to_string(),
            "gain": self.gain.to_string(),
            "seed": self.seed,
        })
    }

    /// Which weights are free to move.
    fn free<G: Game>(&self) -> anyhow::Result<Vec<bool>> {
        let names: Vec<&str> = G::WEIGHTS.iter().map(|weight| weight.name).collect();
        for name in &self.only {
            ensure!(
                names.contains(&name.as_str()),
                "{} has no weight {name:?}; there are: {}",
                G::ID,
                names.join(", ")
            );
        }
        let free = |name: &&str| self.only.is_empty() || self.only.iter().any(|only| only == name);
        Ok(names.iter().map(free).collect())
    }
}

impl Visitor for Tune {
    type Out = anyhow::Result<ExitCode>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> anyhow::Result<ExitCode> {
        let config = choices::configure(game, self.players, &self.options)?;
        let free = self.free::<G>()?;
        ensure!(!free.is_empty(), "{} has no weights to tune", G::ID);
        let plan = Plan::new(2, self.players, Pairing::All)?;
        interrupt::listen();
        let begin = Instant::now();
        let field = Field::<G> {
            config: &config,
            plan: &plan,
            player: self.player,
            threads: workers::threads(self.threads),
        };
        let steps = self.games.div_ceil(self.batch);
        let mut climb = Climb::new(G::tuned(), free, Stride { width: self.width, gain: self.gain, steps });
        let mut course = Course::open(&self, self.settings(game, &config))?;
        climb_up(&field, &self, &mut climb, &mut course)?;
        let found = climb.weights();
        let mut proof = Dice::from_number(self.seed ^ PROOF);
        let old = G::tuned();
        let outcomes = field.play([&found, &old], self.proof, &mut proof)?;
        let summary = Summary::of(&plan, &outcomes);
        let result = Finding {
            tune: &self,
            climb: &climb,
            found: &found,
            summary: &summary,
            seconds: begin.elapsed().as_secs_f64(),
        };
        if !interrupt::is_wished() {
            course.keep(Some(&result.json::<G>()))?;
        }
        output::print(&if self.json { format!("{:#}\n", result.json::<G>()) } else { result.text::<G>() })?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The deals of the proof are others than those of the steps.
const PROOF: u64 = 0x5eed_0f0f_0f0f_0f0f;

/// The steps so far, and the file they are kept in.
///
/// What the steps showed is all that is needed to go the same way again: the rest follows from the settings.
struct Course {
    path: Option<PathBuf>,
    settings: Value,
    /// What the side ahead took in each step, in billionths.
    shares: Vec<i64>,
}

impl Course {
    /// A new course, or the one that is in the file.
    fn open(tune: &Tune, settings: Value) -> anyhow::Result<Course> {
        let mut course = Course { path: tune.out.clone(), settings, shares: Vec::new() };
        let Some(path) = course.path.as_ref().filter(|path| path.exists()) else { return Ok(course) };
        let cannot = || format!("{} cannot go on", path.display());
        let text = fs::read_to_string(path).with_context(cannot)?;
        let kept: Value = serde_json::from_str(&text).context("it is no JSON").with_context(cannot)?;
        ensure!(
            kept["settings"] == course.settings,
            "{} belongs to other settings or another file; name another one with --out or delete it",
            path.display()
        );
        course.shares = serde_json::from_value(kept["shares"].clone()).with_context(cannot)?;
        Ok(course)
    }

    /// Writes the file, if there is one, with the result once it is known.
    fn keep(&self, result: Option<&Value>) -> anyhow::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let kept = json!({ "settings": self.settings, "shares": self.shares, "result": result });
        journal::replace(path, &format!("{kept:#}\n"))
    }
}

/// Makes the steps.
fn climb_up<G: Game>(
    field: &Field<'_, G>,
    tune: &Tune,
    climb: &mut Climb,
    course: &mut Course,
) -> anyhow::Result<()> {
    let steps = tune.games.div_ceil(tune.batch);
    let bar = ProgressBar::new(u64::from(steps)).with_style(
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} steps, {eta} to go")
            .expect("the template is right"),
    );
    let mut dice = Dice::from_number(tune.seed);
    while climb.step() < steps {
        let mut own = dice.branch();
        let probe = climb.probe(&mut own);
        if course.shares.len() <= climb.step() as usize {
            let outcomes = field.play([&probe.ahead, &probe.behind], tune.batch, &mut own)?;
            if interrupt::is_wished() {
                // Part of a batch would lean to one side of the table.
                eprintln!("henge: stopped after {} of {steps} steps", climb.step());
                break;
            }
            course.shares.push((field.share(&outcomes) * BILLION).round() as i64);
            course.keep(None)?;
        }
        climb.learn(&probe, course.shares[climb.step() as usize] as f64 / BILLION);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// Where two sets of weights meet.
struct Field<'a, G: Game> {
    config: &'a G::Config,
    plan: &'a Plan,
    player: Player,
    threads: usize,
}

/// One game of a batch.
struct Meeting {
    seed: u64,
    deal: u64,
    seating: usize,
    seats: Vec<usize>,
}

impl<G: Game> Field<'_, G> {
    /// So many games of two sets of weights on duplicate deals.
    fn play(&self, weights: [&[f32]; 2], games: u32, dice: &mut Dice) -> anyhow::Result<Vec<Outcome>> {
        let of = &self.plan.matches()[0];
        let mut meetings = Vec::new();
        for deal in 0..u64::from(games).div_ceil(self.plan.games(of) as u64) {
            let seed = dice.bits();
            for (seating, seats) in self.plan.seatings(of, deal).into_iter().enumerate() {
                meetings.push(Meeting { seed, deal, seating, seats });
            }
        }
        let work = |meeting: &Meeting| {
            let bots = meeting.seats.iter().map(|side| self.player.bot::<G>(weights[*side])).collect();
            let guests = game::seat::<G>(self.config, bots, meeting.seed)?;
            Ok(Outcome { deal: meeting.deal, of: 0, seating: meeting.seating, guests })
        };
        let mut outcomes = Vec::new();
        let broken = workers::run(&meetings, self.threads, work, |_, outcome| {
            outcomes.push(outcome);
            Ok(Go::On)
        })?;
        match broken {
            None => Ok(outcomes),
            Some(broken) => {
                bail!("{}, the game with seed {}: {}", G::ID, meetings[broken.job].seed, broken.what)
            }
        }
    }

    /// What the first set of weights took: half of it are the places, half how clear they were.
    fn share(&self, outcomes: &[Outcome]) -> f64 {
        let of = &self.plan.matches()[0];
        let (mut sum, mut count) = (0.0, 0.0);
        let mut ordered: Vec<&Outcome> = outcomes.iter().collect();
        // The sum of floating numbers depends on their order.
        ordered.sort_by_key(|outcome| (outcome.deal, outcome.seating));
        for outcome in ordered {
            let seats = &self.plan.seatings(of, outcome.deal)[outcome.seating];
            for (one, guest) in seats.iter().zip(&outcome.guests).filter(|(side, _)| **side == 0) {
                for (_, other) in seats.iter().zip(&outcome.guests).filter(|(side, _)| *side != one) {
                    let place = match guest.place.cmp(&other.place) {
                        core::cmp::Ordering::Less => 1.0,
                        core::cmp::Ordering::Equal => 0.5,
                        core::cmp::Ordering::Greater => 0.0,
                    };
                    let clear = 1.0 / (1.0 + (f64::from(other.score - guest.score) / CLEAR).exp());
                    sum += f64::midpoint(place, clear);
                    count += 1.0;
                }
            }
        }
        if count > 0.0 { sum / count } else { 0.5 }
    }
}

/// Shares are kept in whole billionths, which every file gives back as they were.
const BILLION: f64 = 1e9;
/// A lead of so many points is quite clear.
const CLEAR: f64 = 10.0;

/// What was found.
struct Finding<'a> {
    tune: &'a Tune,
    climb: &'a Climb,
    found: &'a [f32],
    summary: &'a Summary,
    seconds: f64,
}

impl Finding<'_> {
    fn json<G: Game>(&self) -> Value {
        let weights: serde_json::Map<String, Value> = G::WEIGHTS
            .iter()
            .zip(self.found)
            .map(|(weight, found)| (weight.name.to_owned(), rounded(*found).into()))
            .collect();
        let ratings = self.summary.ratings.as_ref();
        json!({
            "game": G::ID,
            "rules_version": G::VERSION,
            "players": self.tune.players,
            "seed": self.tune.seed,
            "steps": self.climb.step(),
            "weights": weights,
            "proof": {
                "games": self.summary.games,
                "elo": ratings.map(|ratings| ratings.ahead(0, 1)),
                "elo_95": ratings.map(|ratings| {
                    let interval = ratings.interval(0, 1);
                    [interval.low, interval.high]
                }),
            },
            "seconds": self.seconds,
        })
    }

    /// Lines for the game's `WEIGHTS`, and what they are worth.
    fn text<G: Game>(&self) -> String {
        let line = |(weight, found): (&kernel::Weight, &f32)| {
            let name = weight.name;
            format!(
                "        Weight {{ name: {name:?}, tuned: {:?} }}, // was {:?}\n",
                rounded(*found),
                weight.tuned
            )
        };
        let lines: Vec<String> = G::WEIGHTS.iter().zip(self.found).map(line).collect();
        let lines = lines.concat();
        let proof = self.summary.ratings.as_ref().map_or_else(
            || "no proof was played".to_owned(),
            |ratings| {
                let interval = ratings.interval(0, 1);
                format!(
                    "{:+.0} Elo ({:+.0} to {:+.0}) against the old ones over {} games",
                    ratings.ahead(0, 1),
                    interval.low,
                    interval.high,
                    self.summary.games
                )
            },
        );
        format!("{lines}{proof}; {} steps, {:.1} s\n", self.climb.step(), self.seconds)
    }
}

/// Three digits are more than games can tell.
fn rounded(weight: f32) -> f64 {
    (f64::from(weight) * 1000.0).round() / 1000.0
}
