//! `henge balance`: whether the cards of a game are fair, as a page with tables and a plot.
//!
//! Two kinds of games are played. *Free* ones at tables of each size show what comes of what: who wins, with what.
//! That winners have more of everything is no proof of anything, so there are *trials* too: games of two in which
//! chance picks a seat that is given something or forbidden something; the difference is caused by that alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context as _, bail, ensure};
use bots::Kind;
use catalog::Catalog;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Game as _;

use crate::{interrupt, output};

mod findings;
mod page;
mod plot;
mod story;
mod trial;

use findings::Findings;
use trial::{Arm, Table};

/// Play many games and report how balanced a game's cards are.
///
/// The page has a generated part between two marks; a rerun replaces that part and keeps what people wrote around
/// it. The plot is saved beside it. Every step of every game is audited: no piece may appear or vanish. Ctrl-C stops
/// early and reports what it has: games of all kinds are played in turns.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge balance runestones --games 4000,3500,2500 --out docs/balance/runestones.md
  henge balance runestones --players 2 --games 200 --trials 50")]
pub(crate) struct Balance {
    /// The game; there is a report for runestones.
    game: String,

    /// Table sizes to play, in players.
    #[arg(long, value_name = "N,..", value_delimiter = ',', default_value = "2,3,4")]
    players: Vec<u8>,

    /// Number of free games at each table size: one number for all, or one for each.
    #[arg(long, value_name = "K,..", value_delimiter = ',', required = true)]
    games: Vec<u64>,

    /// Number of games in each trial; 0 for no trials.
    #[arg(long, value_name = "K", default_value_t = 0)]
    trials: u64,

    /// The bot in all seats.
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    bots: Kind,

    /// The seed of the first game of each kind.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Number of threads (default: all cores).
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// The page to write (default: print it). Its plot gets the same name, ending in .svg.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// What one job plays.
#[derive(Clone, Copy)]
enum Job {
    /// A game at a table of this size.
    Free { players: u8, number: u64 },
    /// A game of a trial.
    Trial { arm: usize, number: u64 },
}

impl Balance {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let game = catalog.runestones();
        ensure!(
            self.game == game_runestones::RuneStones::ID,
            "there is no balance report for {:?}; there is one for {}",
            self.game,
            game_runestones::RuneStones::ID
        );
        let jobs = self.jobs()?;
        let table = Table::new(game.data, self.bots, self.seed)?;
        interrupt::listen();
        let findings = self.play(&table, &jobs)?;
        let played = findings.games() + findings.trial_games();
        ensure!(played > 0, "stopped before the first game was over; nothing was written");
        if played < jobs.len() as u64 {
            eprintln!("henge: stopped after {played} of {} games", jobs.len());
        }
        let page = page::Page {
            data: game.data,
            hash: game.hash.to_string(),
            command: self.command(),
            bot: self.bots,
            findings: &findings,
            plot: self.plot().and_then(|path| Some(path.file_name()?.to_string_lossy().into_owned())),
        };
        match &self.out {
            None => output::print(&page.text())?,
            Some(path) => {
                write(path, &page.text())?;
                let plot = self.plot().expect("where there is a page there is a plot");
                fs::write(&plot, plot::draw(&page.panels()))
                    .with_context(|| format!("cannot write {}", plot.display()))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn plot(&self) -> Option<PathBuf> {
        self.out.as_ref().map(|path| path.with_extension("svg"))
    }

    /// The command that makes the same page again.
    fn command(&self) -> String {
        let join = |numbers: Vec<String>| numbers.join(",");
        let players = join(self.players.iter().map(u8::to_string).collect());
        let games = join(self.games.iter().map(u64::to_string).collect());
        let out = self.out.as_ref().map(|path| format!(" --out {}", path.display())).unwrap_or_default();
        format!(
            "henge balance {} --players {players} --games {games} --trials {} --bots {} --seed {}{out}",
            self.game, self.trials, self.bots, self.seed
        )
    }

    /// All games. Kinds take turns, so that whoever stops early has something of each.
    fn jobs(&self) -> anyhow::Result<Vec<Job>> {
        let mut jobs: Vec<(f64, Job)> = Vec::new();
        let when = |number: u64, of: u64| (number as f64 + 0.5) / of as f64;
        let (sizes, numbers) = (self.players.len(), self.games.len());
        ensure!(
            numbers == 1 || numbers == sizes,
            "--games has {numbers} numbers for {sizes} sizes of tables; give one for all or {sizes}"
        );
        for (index, players) in self.players.iter().copied().enumerate() {
            ensure!((2..=4).contains(&players), "--players {players}: Rune Stones is for 2 to 4");
            let games = self.games[index.min(numbers - 1)];
            jobs.extend((0..games).map(|number| (when(number, games), Job::Free { players, number })));
        }
        for arm in 0..Arm::ALL.len() {
            jobs.extend(
                (0..self.trials).map(|number| (when(number, self.trials), Job::Trial { arm, number })),
            );
        }
        ensure!(!jobs.is_empty(), "no games to play; --games and --trials are 0");
        ensure!(self.seed.checked_add(jobs.len() as u64).is_some(), "--seed {} is too large", self.seed);
        jobs.sort_by(|one, other| one.0.total_cmp(&other.0));
        Ok(jobs.into_iter().map(|(_, job)| job).collect())
    }

    /// Plays all jobs on all threads. The result does not depend on who plays what.
    fn play(&self, table: &Table, jobs: &[Job]) -> anyhow::Result<Findings> {
        let bar = ProgressBar::new(jobs.len() as u64).with_style(
            ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} to go")
                .expect("the template is right"),
        );
        let next = AtomicU64::new(0);
        let broken: Mutex<Option<String>> = Mutex::new(None);
        let work = || {
            let mut findings = Findings::default();
            while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                if interrupt::is_wished() {
                    break;
                }
                if let Err(what) = play_one(table, *job, &mut findings) {
                    *broken.lock().expect("no thread panics while it holds the lock") = Some(what);
                    next.store(jobs.len() as u64, Ordering::Relaxed);
                }
                bar.inc(1);
            }
            findings
        };
        let machine = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = self.threads.map_or(machine, usize::from).min(jobs.len());
        let mut all = Findings::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                all.merge(&worker.join().expect("faults of games are told, not panicked"));
            }
        });
        bar.finish_and_clear();
        match broken.into_inner().expect("no thread panics while it holds the lock") {
            None => Ok(all),
            Some(what) => bail!("{what}"),
        }
    }
}

fn play_one(table: &Table, job: Job, findings: &mut Findings) -> Result<(), String> {
    match job {
        Job::Free { players, number } => findings.add(&table.free(players, number)?),
        Job::Trial { arm, number } => {
            let (seat, story) = table.trial(Arm::ALL[arm], number)?;
            findings.add_trial(arm, seat, &story);
        }
    }
    Ok(())
}

/// Writes the page: a new one, or the generated part of the one that is there.
fn write(path: &Path, generated: &str) -> anyhow::Result<()> {
    let page = match fs::read_to_string(path) {
        Ok(old) => page::renewed(&old, generated)
            .with_context(|| format!("{} has no generated part between the marks", path.display()))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => generated.to_owned(),
        Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
    };
    fs::write(path, page).with_context(|| format!("cannot write {}", path.display()))
}
