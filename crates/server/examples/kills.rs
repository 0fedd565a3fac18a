//! The kill test: a house is killed again and again while many tables are played; what was acknowledged must be there
//! after every restart, and what was under way must be whole or absent.
//!
//! ```sh
//! cargo build --release -p cli
//! cargo run --release -p server --example kills -- --kills 200
//! ```
//!
//! It starts the program `henge` (`--henge PATH`) on a file of its own and plays by the API, on this machine alone: Isle of
//! Skye with offers of several actions in one request, Rune Stones, The Vale of Eternity, Die Dolmengötter; people sit down,
//! talk and take back. At random moments the program is killed (SIGKILL) and started again. The program ends with 1
//! if anything acknowledged is lost, a list of actions is done by half, or a table does not go on.

mod ledger;
mod line;

use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use kernel::Dice;
use ledger::{Found, Ledger, Played};
use line::{Failure, Line};
use tokio::task::JoinSet;

/// A house that does not answer after this long has not come back.
const RESTART: Duration = Duration::from_secs(30);
/// The games of the tables, one after the other; half of them have requests with several actions.
const GAMES: [&str; 8] =
    ["skye", "runestones", "skye", "vale", "skye", "dolmengoetter", "skye", "runestones"];

struct Wishes {
    henge: PathBuf,
    kills: u32,
    tables: u32,
    seed: u64,
    /// After so long it ends in any case.
    minutes: u64,
}

fn wishes() -> Result<Wishes, Failure> {
    let seed = u64::from(std::process::id());
    let henge = PathBuf::from("target/release/henge");
    let mut wishes = Wishes { henge, kills: 200, tables: 32, seed, minutes: 20 };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or("every option takes a value")?;
        match word.as_str() {
            "--henge" => wishes.henge = value.into(),
            "--kills" => wishes.kills = value.parse()?,
            "--tables" => wishes.tables = value.parse::<u32>()?.max(1),
            "--seed" => wishes.seed = value.parse()?,
            "--minutes" => wishes.minutes = value.parse()?,
            _ => {
                return Err(format!(
                    "unknown option {word}; there are --henge, --kills, --tables, --seed, --minutes"
                )
                .into());
            }
        }
    }
    Ok(wishes)
}

/// The program that is killed. It does not outlive this one.
struct Victim {
    child: Child,
}

impl Victim {
    /// Starts the program on a file; gives it back when it answers, with how long that took.
    async fn start(henge: &Path, folder: &Path, address: SocketAddr) -> Result<(Victim, Duration), Failure> {
        let begin = Instant::now();
        let log = File::options().create(true).append(true).open(folder.join("log"))?;
        let child = Command::new(henge)
            .args(["serve", "--no-browser", "--bot-pace", "0", "--addr", &address.to_string(), "--db"])
            .arg(folder.join("henge.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", henge.display()))?;
        let mut victim = Victim { child };
        while begin.elapsed() < RESTART {
            if let Some(status) = victim.child.try_wait()? {
                let log = std::fs::read_to_string(folder.join("log")).unwrap_or_default();
                return Err(format!("the house has ended by itself with {status}:\n{log}").into());
            }
            if let Ok(mut line) = Line::new(address, Ipv4Addr::LOCALHOST).await
                && line.ask("GET", "/health", "", "").await.is_ok()
            {
                return Ok((victim, begin.elapsed()));
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Err(format!("the house does not answer within {} s", RESTART.as_secs()).into())
    }

    /// Kills the program where it stands.
    fn kill(mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        // It may be dead already; then there is nothing left to do.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Everybody who plays, and what came of it.
struct Trial {
    address: SocketAddr,
    dice: Dice,
    playing: Vec<Ledger>,
    /// Tables that are played no more; what is known of them must last.
    out: Vec<Ledger>,
    found: Found,
    tables: u32,
}

impl Trial {
    fn new_table(&mut self) -> Ledger {
        let (number, seed) = (self.tables, self.dice.bits());
        self.tables += 1;
        // The house counts requests by address: every table comes from another one.
        let [_, _, high, low] = (number + 1).to_be_bytes();
        Ledger::new(GAMES[number as usize % GAMES.len()], Ipv4Addr::new(127, 1, high, low), seed)
    }

    /// Plays at all tables for so long, then kills the house.
    async fn round(&mut self, victim: Victim, time: Duration) -> Result<(), Failure> {
        let mut tasks = JoinSet::new();
        let address = self.address;
        for mut ledger in self.playing.drain(..) {
            tasks.spawn(async move {
                let played = ledger.play(address).await;
                (ledger, played)
            });
        }
        let mut victim = Some(victim);
        let end = tokio::time::sleep(time);
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end, if victim.is_some() => {
                    if let Some(victim) = victim.take() {
                        victim.kill()?;
                    }
                }
                next = tasks.join_next() => {
                    let Some(next) = next else { break };
                    let (ledger, played) = next?;
                    match played {
                        Ok(Played::Out) => {
                            let mut new = self.new_table();
                            self.out.push(ledger);
                            tasks.spawn(async move {
                                let played = new.play(address).await;
                                (new, played)
                            });
                        }
                        Ok(Played::On) => self.playing.push(ledger),
                        Err(failure) => {
                            // Lines break when the house falls, and not before.
                            if victim.is_some() {
                                eprintln!("before the kill: {failure}");
                            }
                            self.playing.push(ledger);
                        }
                    }
                }
            }
        }
        if let Some(victim) = victim {
            victim.kill()?;
        }
        Ok(())
    }

    /// Looks after everything that is known.
    async fn verify(&mut self, ledgers: Vec<Ledger>) -> Result<Vec<Ledger>, Failure> {
        let mut tasks = JoinSet::new();
        let (address, mut back) = (self.address, Vec::new());
        let mut waiting = ledgers.into_iter();
        loop {
            while tasks.len() < 64
                && let Some(mut ledger) = waiting.next()
            {
                tasks.spawn(async move {
                    let found = ledger.verify(address).await;
                    (ledger, found)
                });
            }
            let Some(done) = tasks.join_next().await else { return Ok(back) };
            let (ledger, found) = done?;
            self.found.add(found?);
            back.push(ledger);
        }
    }

    fn acknowledged(&self) -> u64 {
        self.playing.iter().chain(&self.out).map(|ledger| ledger.acknowledged).sum()
    }
}

/// A free port of this machine.
fn free_address() -> Result<SocketAddr, Failure> {
    Ok(std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}

async fn run(wishes: &Wishes, folder: &Path) -> Result<ExitCode, Failure> {
    let begin = Instant::now();
    let address = free_address()?;
    let mut trial = Trial {
        address,
        dice: Dice::from_number(wishes.seed),
        playing: Vec::new(),
        out: Vec::new(),
        found: Found::default(),
        tables: 0,
    };
    for _ in 0..wishes.tables {
        let table = trial.new_table();
        trial.playing.push(table);
    }
    let (mut victim, mut slowest) = Victim::start(&wishes.henge, folder, address).await?;
    let mut kills = 0;
    while kills < wishes.kills && begin.elapsed() < Duration::from_mins(wishes.minutes) {
        let time = Duration::from_millis(u64::from(50 + trial.dice.below(500)));
        trial.round(victim, time).await?;
        kills += 1;
        let (again, took) = Victim::start(&wishes.henge, folder, address).await?;
        (victim, slowest) = (again, slowest.max(took));
        let playing = core::mem::take(&mut trial.playing);
        trial.playing = trial.verify(playing).await?;
        if kills % 20 == 0 {
            println!("{kills} kills, {} acknowledged", trial.acknowledged());
        }
    }
    let out = core::mem::take(&mut trial.out);
    trial.out = trial.verify(out).await?;
    victim.kill()?;
    Ok(report(wishes, &trial, (kills, slowest)))
}

fn report(wishes: &Wishes, trial: &Trial, (kills, slowest): (u32, Duration)) -> ExitCode {
    let Found { whole, absent, halves, lost, stuck, unlisted } = &trial.found;
    for (what, all) in
        [("lost", lost), ("half", halves), ("stuck", stuck), ("not listed as running", unlisted)]
    {
        for one in all.iter().take(8) {
            println!("{what}: {one}");
        }
    }
    println!("seed {}: {kills} kills, {} tables", wishes.seed, trial.tables);
    println!("acknowledged {}, lost {}", trial.acknowledged(), lost.len());
    println!("under way when killed: {whole} whole, {absent} absent, {} half", halves.len());
    println!("tables that do not go on: {}, not listed as running: {}", stuck.len(), unlisted.len());
    println!("slowest restart: {} ms", slowest.as_millis());
    if kills < wishes.kills {
        println!("only {kills} of {} kills in {} minutes", wishes.kills, wishes.minutes);
    }
    let fine = lost.is_empty() && halves.is_empty() && stuck.is_empty() && kills == wishes.kills;
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[tokio::main]
async fn main() -> Result<ExitCode, Failure> {
    let wishes = wishes()?;
    println!("seed {}", wishes.seed);
    let folder = std::env::temp_dir().join(format!("henge-kills-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let code = run(&wishes, &folder).await;
    drop(std::fs::remove_dir_all(&folder));
    code
}
