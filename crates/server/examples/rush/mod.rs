//! Everybody acts as fast as they are answered, against a house in a process of its own.
//!
//! What the clients will do is worked out before the clock runs, and they read no more of an answer than its length and
//! whether it is a good one: what is measured is the house.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::Catalog;
use kernel::{Dice, Turn};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::Times;
use crate::line::{Failure, Line};

/// By which way decisions are made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Over the API, answered by what happened.
    Api,
    /// By the page, answered by the parts of the page that changed.
    Page,
}

impl Way {
    fn path(self) -> &'static str {
        match self {
            Way::Api => "/api/v1/tables",
            Way::Page => "/t",
        }
    }
}

/// A house in a process of its own.
pub(crate) struct Neighbour {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Neighbour {
    /// Starts a program that serves a house when told so, and says where.
    pub(crate) fn start(program: &Path, file: &Path) -> Result<Neighbour, Failure> {
        let mut child = Command::new(program)
            .arg("--serve")
            .arg(file)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", program.display()))?;
        let output = child.stdout.take().ok_or("a house says where it is")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().parse().map_err(|_| format!("no address of a house: {line}"))?;
        Ok(Neighbour { child, address })
    }

    fn status(&self, file: &str) -> Option<String> {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).ok()
    }

    /// The time that it has had processors, where the system tells.
    pub(crate) fn busy(&self) -> Duration {
        /// The unit of the system's file, whatever the clock of its scheduler.
        const TICK: u64 = 10;
        let ticks = self.status("stat").and_then(|stat| {
            let mut numbers = stat.rsplit_once(") ")?.1.split(' ').skip(11);
            Some(numbers.next()?.parse::<u64>().ok()? + numbers.next()?.parse::<u64>().ok()?)
        });
        Duration::from_millis(ticks.unwrap_or(0) * TICK)
    }

    /// Its memory in bytes, where the system tells.
    pub(crate) fn memory(&self) -> u64 {
        let pages = self.status("statm").and_then(|text| text.split(' ').nth(1)?.parse::<u64>().ok());
        pages.unwrap_or(0) * 4096
    }
}

impl Drop for Neighbour {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A decision that will be made.
struct Decision {
    seat: usize,
    step: u32,
    action: String,
}

/// A game that waits to be played.
pub(crate) struct Game {
    id: String,
    tokens: [String; 2],
    decisions: std::vec::IntoIter<Decision>,
    /// The marks of the parts that each of the two has on the page.
    marks: [Vec<u8>; 2],
}

impl Game {
    /// Opens a table for two, and decides how its game will go.
    pub(crate) async fn open(line: &mut Line, catalog: &Catalog, number: u64) -> Result<Game, Failure> {
        let mut tokens = [String::new(), String::new()];
        for token in &mut tokens {
            let person = line.ask("POST", "/api/v1/people", "", "{}").await?;
            person["token"].as_str().unwrap_or_default().clone_into(token);
        }
        let new = json!({ "game": "dolmengoetter", "seats": ["me", "person"] }).to_string();
        let opened = line.ask("POST", "/api/v1/tables", &tokens[0], &new).await?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        line.ask("POST", &format!("/api/v1/tables/{id}/join"), &tokens[1], "{}").await?;
        let steps = line.ask("GET", &format!("/api/v1/tables/{id}/steps"), &tokens[0], "").await?;
        let mut model = catalog.open("dolmengoetter", 2, &[])?;
        model.settle(steps["steps"][0]["events"][0].as_str().unwrap_or_default())?;
        let (mut decisions, mut dice) = (Vec::new(), Dice::from_number(number));
        while let Turn::Decide(seats) = model.turn() {
            let seat = seats.lowest().ok_or("nobody decides")?;
            let step = model.steps();
            let action = dice.pick(&model.legal(seat)).text.clone();
            model.play(seat, &action)?;
            decisions.push(Decision { seat: seat.index(), step, action });
        }
        Ok(Game { id, tokens, decisions: decisions.into_iter(), marks: [Vec::new(), Vec::new()] })
    }
}

/// A connection that looks at answers no closer than it must.
struct Wire {
    socket: TcpStream,
    sent: Vec<u8>,
    got: Vec<u8>,
}

impl Wire {
    async fn new(address: SocketAddr) -> Result<Wire, Failure> {
        let socket = TcpStream::connect(address).await?;
        socket.set_nodelay(true)?;
        Ok(Wire { socket, sent: Vec::new(), got: Vec::with_capacity(1 << 17) })
    }

    /// Makes the next decision of a game, if there is one, and says how long the answer took.
    async fn decide(&mut self, game: &mut Game, way: Way) -> Result<Option<Duration>, Failure> {
        let Some(decision) = game.decisions.next() else { return Ok(None) };
        let Decision { seat, step, action } = &decision;
        let marks = std::str::from_utf8(&game.marks[*seat])?;
        let marks = if marks.is_empty() { String::new() } else { format!(r#","marks":"{marks}""#) };
        let body = format!(r#"{{"seat":{seat},"step":{step},"action":"{action}"{marks}}}"#);
        let (path, id, token, length) = (way.path(), &game.id, &game.tokens[*seat], body.len());
        self.sent.clear();
        write_to(
            &mut self.sent,
            format_args!(
                "POST {path}/{id}/act HTTP/1.1\r\nhost: henge\r\nauthorization: Bearer {token}\r\n\
                 content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
            ),
        );
        let begin = Instant::now();
        self.socket.write_all(&self.sent).await?;
        let body = self.answer().await?;
        let took = begin.elapsed();
        if way == Way::Page {
            let has = self.got[body..].strip_prefix(b"{\"marks\":\"").unwrap_or_default();
            let end = has.iter().position(|&byte| byte == b'"').unwrap_or(0);
            game.marks[*seat].clear();
            game.marks[*seat].extend(&has[..end]);
        }
        Ok(Some(took))
    }

    /// Waits for a whole answer; gives where its body begins.
    async fn answer(&mut self) -> Result<usize, Failure> {
        self.got.clear();
        let mut whole = None;
        loop {
            if self.socket.read_buf(&mut self.got).await? == 0 {
                return Err("the house has closed the line".into());
            }
            if whole.is_none() {
                whole = head(&self.got)?;
            }
            if let Some((body, end)) = whole
                && self.got.len() >= end
            {
                if !self.got.starts_with(b"HTTP/1.1 20") {
                    return Err(String::from_utf8_lossy(&self.got).into_owned().into());
                }
                return Ok(body);
            }
        }
    }
}

fn write_to(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    // Invariant: writing to memory does not fail.
    std::io::Write::write_fmt(out, text).expect("memory takes what is written");
}

/// Where the body of an answer begins and ends, once its head is there.
fn head(got: &[u8]) -> Result<Option<(usize, usize)>, Failure> {
    let Some(head) = got.windows(4).position(|end| end == b"\r\n\r\n") else { return Ok(None) };
    let length = got[..head]
        .split(|&byte| byte == b'\n')
        .find_map(|line| line.strip_prefix(b"content-length: "))
        .ok_or("an answer without a length")?;
    let length: usize = std::str::from_utf8(length)?.trim().parse()?;
    Ok(Some((head + 4, head + 4 + length)))
}

/// What came of a rush.
pub(crate) struct Rushed {
    pub(crate) times: Times,
    pub(crate) took: Duration,
}

impl Rushed {
    pub(crate) fn per_second(&self) -> f64 {
        self.times.0.len() as f64 / self.took.as_secs_f64()
    }
}

/// Plays games as fast as they are answered, some of them in turn on each connection, until one of the connections has no
/// game left.
pub(crate) async fn rush(
    address: SocketAddr,
    games: Vec<Game>,
    share: usize,
    way: Way,
) -> Result<Rushed, Failure> {
    let mut tasks = JoinSet::new();
    let over = Arc::new(AtomicBool::new(false));
    let begin = Instant::now();
    let mut games = games.into_iter().peekable();
    while games.peek().is_some() {
        let mut some: Vec<Game> = games.by_ref().take(share).collect();
        let over = Arc::clone(&over);
        tasks.spawn(async move {
            let mut wire = Wire::new(address).await?;
            let mut times = Vec::new();
            while !over.load(Ordering::Relaxed) && !some.is_empty() {
                for game in &mut some {
                    times.extend(wire.decide(game, way).await?);
                }
                some.retain(|game| !game.decisions.as_slice().is_empty());
            }
            over.store(true, Ordering::Relaxed);
            Ok::<_, Failure>((times, begin.elapsed()))
        });
    }
    let (mut all, mut took) = (Vec::new(), Duration::ZERO);
    while let Some(done) = tasks.join_next().await {
        let (times, end) = done??;
        all.extend(times);
        took = took.max(end);
    }
    Ok(Rushed { times: Times::new(all), took })
}
