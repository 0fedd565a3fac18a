//! `henge arena`: which bot plays better, and how sure that is.
//!
//! Deal number i has the seed S + i. It is played by every match of the plan, once for each rotation of the seats.
//! Results are taken deal by deal in their order, so that neither the number of threads nor an interruption
//! changes what comes out; only the thinking times are the machine's.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context as _, bail, ensure};
use bots::arena::{Contestant, Course, Hypotheses, Outcome, Pairing, Plan, Summary};
use catalog::{Catalog, Loaded, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Game;

use crate::choices::{self, Chosen};
use crate::workers::{self, Go};
use crate::{interrupt, output};

pub(crate) mod game;
pub(crate) mod journal;
mod plot;
mod report;

use game::Job;
use journal::{Journal, Settings};

/// Find out which bot plays better, on duplicate deals with rotating seats.
///
/// The same chance is played once for each rotation of the seats, and each deal is one observation: all errors are
/// errors over deals. Elo is the most likely strength (Bradley-Terry; at larger tables by pairwise places), with
/// 95% intervals. Ctrl-C stops early and reports what it has; with --out, a later call picks up from there.
#[derive(clap::Args)]
#[command(after_help = "\
Bots: random, greedy, the levels 1 to 5, a level with a character such as 3/builder, and for experiments
search:N or search:N/CHARACTER, which runs N simulations for each decision. The Vale of Eternity has
a published policy to compare with: baseline.

Examples:
  henge arena dolmengoetter --bots greedy,random --games 200
  henge arena vale --bots random,greedy,1,2,3,4,5 --games 400 --ladder --out ladder.json --svg ladder.svg
  henge arena runestones --bots search:800,search:200 --games 2000 --sprt 0,30
  henge arena skye --growth 1,4,16 --base 200 --games 200 --svg growth.svg
  henge arena skye --bots 4,3,greedy --players 3 --games 300 --json")]
pub(crate) struct Arena {
    /// The game; `henge data list` shows them all.
    game: String,

    /// The bots that meet, two or more.
    #[arg(long, value_name = "A,B,..", value_delimiter = ',', required_unless_present = "growth")]
    bots: Vec<Contestant>,

    /// Instead of bots: one search, given this many times the base number of simulations.
    #[arg(long, value_name = "X,Y,..", value_delimiter = ',', conflicts_with = "bots", value_parser = clap::value_parser!(u32).range(1..))]
    growth: Vec<u32>,

    /// The base number of simulations for --growth.
    #[arg(long, value_name = "N", default_value_t = 200, requires = "growth", value_parser = clap::value_parser!(u32).range(1..))]
    base: u32,

    /// Number of games in each match, rounded up to whole deals.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=200_000))]
    games: u64,

    /// Number of seats at a table; with more than two, the bots mix.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,

    /// Only neighbours in the given order meet, instead of everyone meeting everyone.
    #[arg(long)]
    ladder: bool,

    /// Stop as soon as it is clear whether the first of two bots is better by at most the first or at least the
    /// second number of Elo (each is wrongly rejected in 5 of 100 runs).
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Claims>,

    /// The bot with rating 0. Default: the weakest (with --growth, the smallest).
    #[arg(long, value_name = "BOT")]
    anchor: Option<Contestant>,

    /// The seed of the first deal.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// An option of the game, such as board=small16; repeat for more.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Chosen>,

    /// Number of threads (default: all cores).
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Save the result in this file and each finished game in a file of lines beside it; a later call with the same
    /// settings picks up from there.
    #[arg(long, value_name = "FILE.json")]
    out: Option<PathBuf>,

    /// Draw the ratings.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,

    /// Print one JSON object instead of tables.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,

    /// Print Markdown tables.
    #[arg(long)]
    markdown: bool,
}

/// `ELO0,ELO1`.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Claims(Hypotheses);

impl FromStr for Claims {
    type Err = String;

    fn from_str(text: &str) -> Result<Claims, String> {
        let wrong = || "two numbers of Elo joined by a comma, such as 0,20".to_owned();
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| match text.trim().parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            _ => Err(wrong()),
        };
        Hypotheses::new(number(low)?, number(high)?).map(Claims).map_err(|fault| fault.to_string())
    }
}

impl Arena {
    /// Runs the command.
    pub(crate) fn run(mut self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        self.bots.extend(self.grown()?);
        let id = self.game.clone();
        catalog.visit(&id, Hall { arena: self })?
    }

    /// The bots of `--growth`.
    fn grown(&self) -> anyhow::Result<Vec<Contestant>> {
        let search = |factor: &u32| {
            let simulations = self.base.checked_mul(*factor);
            let simulations = simulations.with_context(|| {
                format!("{factor} times {} simulations are too many: at most {}", self.base, u32::MAX)
            })?;
            Ok(format!("search:{simulations}").parse()?)
        };
        self.growth.iter().map(search).collect()
    }

    fn pairing(&self) -> Pairing {
        if self.ladder { Pairing::Neighbours } else { Pairing::All }
    }

    /// What must be right whatever the game.
    fn check(&self) -> anyhow::Result<()> {
        let mut seen = BTreeSet::new();
        for bot in &self.bots {
            ensure!(seen.insert(*bot), "{bot} is named twice; name each bot once");
        }
        if let Some(anchor) = self.anchor {
            ensure!(
                self.bots.contains(&anchor),
                "--anchor {anchor} is none of the bots {}",
                self.names().join(",")
            );
        }
        ensure!(
            self.sprt.is_none() || self.bots.len() == 2,
            "--sprt weighs two bots, not {}; name two with --bots",
            self.bots.len()
        );
        ensure!(
            self.seed.checked_add(self.games).is_some(),
            "--seed {} is too large for {} games: seeds end at {}",
            self.seed,
            self.games,
            u64::MAX
        );
        Ok(())
    }

    fn names(&self) -> Vec<String> {
        self.bots.iter().map(Contestant::to_string).collect()
    }
}

/// Where all the tables of one game stand.
struct Hall {
    arena: Arena,
}

impl Visitor for Hall {
    type Out = anyhow::Result<ExitCode>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> anyhow::Result<ExitCode> {
        let arena = self.arena;
        arena.check()?;
        let config = choices::configure(game, arena.players, &arena.options)?;
        let plan = Plan::new(arena.bots.len(), arena.players, arena.pairing())?;
        let settings = Settings::of::<G>(&arena, game.hash, choices::written::<G>(&config))?;
        let (mut journal, known) = match &arena.out {
            None => (None, Vec::new()),
            Some(path) => {
                let (journal, known) = Journal::open(path, &settings, &plan)?;
                (Some(journal), known)
            }
        };
        interrupt::listen();
        let begin = Instant::now();
        let mut results = Results { outcomes: known, plan: &plan, arena: &arena };
        let resumed = results.outcomes.len();
        play::<G>(&config, &mut results, journal.as_mut())?;
        let run = report::Run::new(
            &arena,
            &settings,
            &plan,
            &results.outcomes,
            results.is_whole(),
            begin.elapsed(),
        );
        if resumed > 0 {
            eprintln!(
                "henge: {resumed} games were in {} already",
                journal::lines_beside(arena.out.as_deref())
            );
        }
        if run.stopped {
            eprintln!("henge: stopped after {} games of whole deals", run.summary.games);
        }
        deliver(&arena, &run)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Writes and prints what came out.
fn deliver(arena: &Arena, run: &report::Run<'_>) -> anyhow::Result<()> {
    if let Some(path) = &arena.out {
        journal::replace(path, &format!("{:#}\n", run.json()))?;
    }
    output::print(&if arena.json {
        format!("{:#}\n", run.json())
    } else if arena.markdown {
        run.markdown()
    } else {
        run.text()
    })?;
    if let Some(path) = &arena.svg {
        let drawing = run.svg().context("nothing to draw: not every bot has a rating yet")?;
        journal::replace(path, &drawing)?;
    }
    Ok(())
}

/// What is known so far.
struct Results<'a> {
    outcomes: Vec<Outcome>,
    plan: &'a Plan,
    arena: &'a Arena,
}

impl Results<'_> {
    /// All games that are wanted, deal by deal.
    fn wanted(&self) -> Vec<Job> {
        let mut jobs = Vec::new();
        let deals = |of| self.arena.games.div_ceil(self.plan.games(of) as u64);
        let most = self.plan.matches().iter().map(deals).max().unwrap_or(0);
        for deal in 0..most {
            for (number, of) in self.plan.matches().iter().enumerate().filter(|(_, of)| deal < deals(of)) {
                for (seating, seats) in self.plan.seatings(of, deal).into_iter().enumerate() {
                    let bots = seats.into_iter().map(|bot| self.arena.bots[bot]).collect();
                    jobs.push(Job { seed: self.arena.seed + deal, deal, of: number, seating, bots });
                }
            }
        }
        jobs
    }

    /// The wanted games that were not played yet.
    fn missing(&self) -> Vec<Job> {
        let known: BTreeSet<(u64, usize, usize)> =
            self.outcomes.iter().map(|outcome| (outcome.deal, outcome.of, outcome.seating)).collect();
        let mut jobs = self.wanted();
        jobs.retain(|job| !known.contains(&(job.deal, job.of, job.seating)));
        jobs
    }

    /// The course of the test of two bots; none without one.
    fn course(&self) -> Option<Course> {
        let Claims(claims) = self.arena.sprt?;
        Some(claims.weigh(gapless(&Summary::of(self.plan, &self.outcomes))))
    }

    /// Is there nothing left to play?
    fn is_whole(&self) -> bool {
        self.course().is_some_and(|course| course.verdict.is_some()) || self.missing().is_empty()
    }
}

/// What the first of two bots took of each deal, up to the first deal that is not whole.
fn gapless(summary: &Summary) -> Vec<f64> {
    let Some(duel) = summary.duels.first() else { return Vec::new() };
    let numbered = duel.shares.numbered();
    numbered.zip(0..).take_while(|((deal, _), number)| deal == number).map(|((_, share), _)| share).collect()
}

/// Plays what is missing.
fn play<G: Game>(
    config: &G::Config,
    results: &mut Results<'_>,
    mut journal: Option<&mut Journal>,
) -> anyhow::Result<()> {
    if results.is_whole() {
        return Ok(());
    }
    let jobs = results.missing();
    let bar = ProgressBar::new((jobs.len() + results.outcomes.len()) as u64).with_style(
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} to go {msg}")
            .expect("the template is right"),
    );
    bar.set_position(results.outcomes.len() as u64);
    let threads = workers::threads(results.arena.threads);
    let broken = workers::run(
        &jobs,
        threads,
        |job| game::play::<G>(config, job),
        |_, outcome| {
            if let Some(journal) = &mut journal {
                journal.add(&outcome)?;
            }
            results.outcomes.push(outcome);
            bar.inc(1);
            let Some(course) = results.course() else { return Ok(Go::On) };
            bar.set_message(format!("ratio {:.2}", course.ratio));
            Ok(if course.verdict.is_some() { Go::Enough } else { Go::On })
        },
    );
    bar.finish_and_clear();
    match broken? {
        None => Ok(()),
        Some(broken) => bail!("{}", jobs[broken.job].explain(results.arena, &broken.what)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_are_two_numbers_in_order() {
        let read = |text: &str| text.parse::<Claims>().unwrap().0;
        assert_eq!(read("0,20"), Hypotheses::new(0.0, 20.0).unwrap());
        assert_eq!(read("-10, 5.5"), Hypotheses::new(-10.0, 5.5).unwrap());
        for (wrong, expected) in [("5", "0,20"), ("a,b", "0,20"), ("0,inf", "0,20"), ("9,3", "larger")] {
            let error = wrong.parse::<Claims>().unwrap_err();
            assert!(error.contains(expected), "{wrong}: {error}");
        }
    }
}
