//! How much a house bears: tables in play over loopback, with every step on the disk before it is acknowledged.
//!
//! ```sh
//! cargo run --release -p server --example load -- --tables 1000 --seconds 10
//! ```
//!
//! First every table acts as fast as it is answered, over the API and by the page, against a house in a process of its
//! own: acts per second, and what an act costs the house. Then at the pace of people: how long from a click to the new board,
//! and to the news on another person's stream. The clients run on the same cores as the house, so the figures are what a
//! small machine does for both.
//!
//! ```sh
//! cargo run --release -p server --example load -- --beside ../other/target/release/examples/load --rounds 3
//! ```
//!
//! lets everybody rush in turn at this house and at the one of another program of this kind, and compares.
//!
//! ```sh
//! cargo run --release -p server --example load -- --thinking 50 --tables 100 --seconds 20
//! ```
//!
//! measures instead how long people wait at other tables while bots of levels 3 to 5 think at fifty tables without a
//! pause, and how long they wait when nobody thinks.
//!
//! ```sh
//! cargo run --release -p server --example load -- --home 1000
//! ```
//!
//! measures the first page after a start, with so many running tables kept.
//!
//! ```sh
//! cargo run --release -p server --example load -- --starve 100
//! ```
//!
//! measures how long one person waits for a bot and for a hint while another one keeps bots of level 5 thinking at a
//! hundred tables and asks for sixty hints, without any limit on how often that may be done.

mod home;
mod line;
mod rush;
mod starve;

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Catalog, Table};
use http_body_util::BodyExt as _;
use kernel::{Dice, Turn};
use line::{Failure, Line};
use rush::{Game, Neighbour, Way};
use serde_json::{Value, json};
use server::{Connections, House, Quotas, Settings};
use store::Store;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt as _;

/// As in `henge`.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Clone)]
struct Wishes {
    tables: usize,
    seconds: u64,
    /// The pause of a person between two decisions, in milliseconds.
    pause: u64,
    /// How many tables share a connection while everybody rushes.
    share: usize,
    /// At how many tables bots think all the time; with none, everything else is measured.
    thinking: usize,
    /// How many tables one person has while another waits; with none, everything else is measured.
    starve: usize,
    /// How many running tables the first page finds after a start; with none, everything else is measured.
    home: usize,
    /// How often everybody rushes.
    rounds: usize,
    /// Serve a house in this file, and nothing else.
    serve: Option<PathBuf>,
    /// Another program of this kind whose house is measured beside ours.
    beside: Option<PathBuf>,
}

impl Wishes {
    const USUAL: Wishes = Wishes {
        tables: 1000,
        seconds: 10,
        pause: 2000,
        share: 8,
        thinking: 0,
        starve: 0,
        home: 0,
        rounds: 1,
        serve: None,
        beside: None,
    };

    fn read() -> Result<Wishes, Failure> {
        let mut wishes = Wishes::USUAL;
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} takes a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} takes a number, not {value}"));
            match word.as_str() {
                "--tables" => wishes.tables = number()? as usize,
                "--seconds" => wishes.seconds = number()?,
                "--pause" => wishes.pause = number()?.max(1),
                "--share" => wishes.share = (number()? as usize).max(1),
                "--thinking" => wishes.thinking = number()? as usize,
                "--starve" => wishes.starve = number()? as usize,
                "--home" => wishes.home = number()? as usize,
                "--rounds" => wishes.rounds = number()? as usize,
                "--serve" => wishes.serve = Some(value.into()),
                "--beside" => wishes.beside = Some(value.into()),
                _ => {
                    return Err(format!(
                        "unknown option {word}; there are --tables, --seconds, --pause, --share, --rounds, --beside, \
                         --thinking, --starve, --home, --serve"
                    )
                    .into());
                }
            }
        }
        Ok(wishes)
    }
}

/// A table with a model of its own, so that nothing but decisions is asked of the house.
struct Seat {
    id: String,
    tokens: Vec<String>,
    model: Box<dyn Table>,
    dice: Dice,
    /// What the page of each of them has.
    marks: [Value; 2],
}

impl Seat {
    async fn open(line: &mut Line, catalog: &Catalog, number: u64) -> Result<Seat, Failure> {
        let mut tokens = Vec::new();
        for _ in 0..2 {
            let person = line.ask("POST", "/api/v1/people", "", "{}").await?;
            tokens.push(person["token"].as_str().unwrap_or_default().to_owned());
        }
        let mut seat = Seat {
            id: String::new(),
            tokens,
            model: catalog.open("dolmengoetter", 2, &[])?,
            dice: Dice::from_number(number),
            marks: [Value::Null, Value::Null],
        };
        seat.restart(line, catalog).await?;
        Ok(seat)
    }

    /// Opens a new table for the same people.
    async fn restart(&mut self, line: &mut Line, catalog: &Catalog) -> Result<(), Failure> {
        let new = json!({ "game": "dolmengoetter", "seats": ["me", "person"] }).to_string();
        let opened = line.ask("POST", "/api/v1/tables", &self.tokens[0], &new).await?;
        opened["id"].as_str().unwrap_or_default().clone_into(&mut self.id);
        line.ask("POST", &format!("/api/v1/tables/{}/join", self.id), &self.tokens[1], "{}").await?;
        let steps =
            line.ask("GET", &format!("/api/v1/tables/{}/steps", self.id), &self.tokens[0], "").await?;
        self.model = catalog.open("dolmengoetter", 2, &[])?;
        self.model.settle(steps["steps"][0]["events"][0].as_str().unwrap_or_default())?;
        Ok(())
    }

    /// Makes a random decision by the page or the API, and says how long the answer took.
    async fn act(&mut self, line: &mut Line, path: &str) -> Result<Option<Duration>, Failure> {
        let Turn::Decide(seats) = self.model.turn() else { return Ok(None) };
        let seat = seats.lowest().ok_or("nobody decides")?;
        let step = self.model.steps();
        let action = self.dice.pick(&self.model.legal(seat)).text.clone();
        let marks = self.marks[seat.index()].take();
        let body =
            json!({ "seat": seat.number(), "step": step, "action": action, "marks": marks }).to_string();
        let path = format!("{path}/{}/act", self.id);
        let begin = Instant::now();
        let mut answer = line.ask("POST", &path, &self.tokens[seat.index()], &body).await?;
        let took = begin.elapsed();
        self.marks[seat.index()] = answer["marks"].take();
        self.model.play(seat, &action)?;
        Ok(Some(took))
    }
}

/// Times, in order.
struct Times(Vec<Duration>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times)
    }

    fn part(&self, permille: usize) -> f64 {
        let at = (self.0.len() * permille / 1000).min(self.0.len().saturating_sub(1));
        self.0.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [half, most, nearly, all] = [500, 900, 990, 1000].map(|permille| self.part(permille));
        write!(
            f,
            "p50 {half:.2} ms, p90 {most:.2} ms, p99 {nearly:.2} ms, worst {all:.2} ms ({} times)",
            self.0.len()
        )
    }
}

/// Listens to a table as another person would; tells when news of a step came.
async fn listen(
    address: SocketAddr,
    id: String,
    news: watch::Sender<(u64, Option<Instant>)>,
) -> Result<(), Failure> {
    let mut socket = TcpStream::connect(address).await?;
    let request = format!("GET /api/v1/tables/{id}/stream HTTP/1.1\r\nhost: henge\r\n\r\n");
    socket.write_all(request.as_bytes()).await?;
    let mut lines = BufReader::new(socket).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some(data) = line.strip_prefix("data: ") {
            let step = serde_json::from_str::<Value>(data)?["step"].as_u64().unwrap_or(0);
            news.send_replace((step, Some(Instant::now())));
        }
    }
    Ok(())
}

/// Where the time of a decision goes, one thing after the other on a quiet house.
async fn parts(
    house: &Arc<House>,
    catalog: &Catalog,
    seat: &mut Seat,
    line: &mut Line,
) -> Result<(), Failure> {
    seat.restart(line, catalog).await?;
    for _ in 0..60 {
        seat.act(line, "/t").await?;
    }
    let app = server::app(Arc::clone(house));
    let ask = async |path: String| -> Result<f64, Failure> {
        let mut bytes = 0;
        let begin = Instant::now();
        for _ in 0..200 {
            let request = axum::http::Request::builder().uri(&path);
            let request = request.header("authorization", format!("Bearer {}", seat.tokens[0]));
            let response = app.clone().oneshot(request.body(axum::body::Body::empty())?).await?;
            bytes += response.into_body().collect().await?.to_bytes().len();
        }
        std::hint::black_box(bytes);
        Ok(begin.elapsed().as_secs_f64() * 1e6 / 200.0)
    };
    let whole = ask(format!("/t/{}/now", seat.id)).await?;
    let table = ask(format!("/api/v1/tables/{}", seat.id)).await?;
    let health = ask("/health".to_owned()).await?;
    let Turn::Decide(seats) = seat.model.turn() else { return Ok(()) };
    let decider = seats.lowest().ok_or("nobody decides")?;
    let action = seat.model.legal(decider)[0].text.clone();
    let at = seat.model.steps();
    let begin = Instant::now();
    for _ in 0..1000 {
        seat.model.play(decider, &action)?;
        seat.model.undo(at)?;
    }
    let rules = begin.elapsed().as_secs_f64() * 1e6 / 1000.0;
    let id = seat.id.parse()?;
    let sitting = house.tables.find(house, &id).look().await?.sitting.clone();
    let facts = table::Facts::of(&sitting, Vec::new());
    let begin = Instant::now();
    for number in 1..=100 {
        let rows = vec![table::Row::Say("load".to_owned())];
        let act = table::Act { number: sitting.acts + number, at: 0, by: table::By::House, rows };
        house.journal.append(&id, &act, &facts).await?;
    }
    let disk = begin.elapsed().as_secs_f64() * 1e6 / 100.0;
    println!("where the time goes, in the middle of a game:");
    println!(
        "  routing {health:.0} µs; asking the table's task {:.0} µs; drawing the board and all parts {:.0} µs",
        table - health,
        whole - table
    );
    println!("  a step and going back by the rules {rules:.0} µs; a lone step to the disk {disk:.0} µs");
    Ok(())
}

/// Every table acts at the pace of people, and somebody else listens at each.
async fn stroll(
    address: SocketAddr,
    seats: Vec<Seat>,
    time: Duration,
    pause: u64,
) -> Result<(Times, Times), Failure> {
    let mut tasks = JoinSet::new();
    let end = Instant::now() + time;
    for mut seat in seats {
        let (tell, mut told) = watch::channel((0, None));
        tokio::spawn(listen(address, seat.id.clone(), tell));
        tasks.spawn(async move {
            let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
            let (mut boards, mut news) = (Vec::new(), Vec::new());
            told.changed().await?;
            let first = u64::from(seat.dice.below(pause as u32));
            tokio::time::sleep(Duration::from_millis(first)).await;
            while Instant::now() < end {
                let begin = Instant::now();
                let Some(took) = seat.act(&mut line, "/t").await? else { break };
                boards.push(took);
                let step = u64::from(seat.model.steps());
                if let (_, Some(at)) = *told.wait_for(|(told, _)| *told >= step).await? {
                    news.push(at.saturating_duration_since(begin));
                }
                let rest = pause / 2 + u64::from(seat.dice.below(pause as u32));
                tokio::time::sleep(Duration::from_millis(rest)).await;
            }
            Ok::<_, Failure>((boards, news))
        });
    }
    let (mut boards, mut news) = (Vec::new(), Vec::new());
    while let Some(done) = tasks.join_next().await {
        let (some, other) = done??;
        boards.extend(some);
        news.extend(other);
    }
    Ok((Times::new(boards), Times::new(news)))
}

/// A table at which only bots sit, of levels 3 to 5, at one game after the other.
async fn bots(line: &mut Line, token: &str, number: usize) -> Result<String, Failure> {
    let game = Catalog::IDS[number % Catalog::IDS.len()];
    let seats = [0, 1, 2].map(|seat| format!("bot:{}", 3 + (number + seat) % 3));
    let new = json!({ "game": game, "seats": seats, "pace": "at-once" }).to_string();
    let opened = line.ask("POST", "/api/v1/tables", token, &new).await?;
    let id = opened["id"].as_str().unwrap_or_default().to_owned();
    // Whoever looks at a table brings it into memory.
    line.ask("GET", &format!("/api/v1/tables/{id}"), token, "").await?;
    Ok(id)
}

/// Keeps bots thinking at so many tables: where a game is over another one begins.
async fn keep_thinking(
    address: SocketAddr,
    token: String,
    tables: usize,
    steps: watch::Sender<u64>,
) -> Result<(), Failure> {
    let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
    let mut open = Vec::new();
    for number in 0..tables {
        open.push((bots(&mut line, &token, number).await?, 0));
    }
    for round in tables.. {
        tokio::time::sleep(Duration::from_millis(500)).await;
        for (id, known) in &mut open {
            let table = line.ask("GET", &format!("/api/v1/tables/{id}"), &token, "").await?;
            let step = table["step"].as_u64().unwrap_or(0);
            steps.send_modify(|all| *all += step - *known);
            *known = step;
            if table["stage"] == "over" {
                (*id, *known) = (bots(&mut line, &token, round).await?, 0);
            }
        }
    }
    Ok(())
}

/// How long people wait at their tables, first when nobody thinks, then while bots think at others.
async fn beside_thinkers(address: SocketAddr, catalog: &Catalog, wishes: &Wishes) -> Result<(), Failure> {
    let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
    let time = Duration::from_secs(wishes.seconds);
    let (tell, told) = watch::channel(0);
    for thinking in [0, wishes.thinking] {
        let mut seats = Vec::new();
        for number in 0..wishes.tables {
            seats.push(Seat::open(&mut line, catalog, number as u64).await?);
        }
        if thinking > 0 {
            let token = seats.first().ok_or("--tables is at least 1")?.tokens[0].clone();
            let keeping = keep_thinking(address, token, thinking, tell.clone());
            tokio::spawn(async { keeping.await.map_err(|error| eprintln!("the bots stopped: {error}")) });
            // Until everybody sits and thinks.
            tokio::time::sleep(Duration::from_secs(2)).await;
        }
        let before = *told.borrow();
        let (boards, news) = stroll(address, seats, time, wishes.pause).await?;
        let steps = *told.borrow() - before;
        println!("{} tables of people, {thinking} of bots that made {steps} steps meanwhile:", wishes.tables);
        println!("  from the click to the new board: {boards}");
        println!("  from the click to the news on another stream: {news}");
    }
    Ok(())
}

/// Settings without the limits that keep one address from what is measured here.
fn unlimited() -> Settings {
    let quotas = Quotas { rates: None, ..Quotas::USUAL };
    let connections = Connections { each: u32::MAX, ..Connections::USUAL };
    Settings { bot_pace: Duration::ZERO, rates: None, quotas, connections, ..Settings::default() }
}

/// Opens a house in this file and says where it can be reached.
async fn open(file: &Path) -> Result<(Arc<House>, SocketAddr), Failure> {
    let store = Store::open(file).await?;
    let house = House::open(Arc::new(Catalog::built_in()), store, unlimited());
    let listener = server::listen("127.0.0.1:0".parse()?).await?;
    let address = listener.local_addr()?;
    tokio::spawn(server::serve(Arc::clone(&house), listener, std::future::pending()));
    Ok((house, address))
}

/// Everybody rushes, against a house in a process of its own.
async fn rush_beside(
    program: &Path,
    folder: &Path,
    name: &str,
    wishes: &Wishes,
) -> Result<[f64; 2], Failure> {
    let catalog = Catalog::built_in();
    let mut rates = [0.0; 2];
    for (way, rate) in [Way::Api, Way::Page].into_iter().zip(&mut rates) {
        let file = folder.join(format!("{name}-{}.db", if way == Way::Api { "api" } else { "page" }));
        let house = Neighbour::start(program, &file)?;
        let mut line = Line::new(house.address, Ipv4Addr::LOCALHOST).await?;
        let (empty, mut games) = (house.memory(), Vec::new());
        for number in 0..wishes.tables {
            games.push(Game::open(&mut line, &catalog, number as u64).await?);
        }
        let filled = house.memory();
        let before = house.busy();
        let rushed = rush::rush(house.address, games, wishes.share, way).await?;
        let busy = house.busy().saturating_sub(before).as_secs_f64() * 1e6 / rushed.times.0.len() as f64;
        *rate = rushed.per_second();
        let what = match way {
            Way::Api => "over the API",
            Way::Page => "by the page, with the new board",
        };
        println!("{name}, as fast as answered, {what}: {rate:.0} acts/s on the disk; {}", rushed.times);
        println!(
            "  the house took {busy:.0} µs of processor for an act; memory per table {:.1} KiB",
            filled.saturating_sub(empty) as f64 / 1024.0 / wishes.tables as f64
        );
        drop(house);
        drop(std::fs::remove_file(&file));
    }
    Ok(rates)
}

/// Everybody rushes, here and in the house beside, in turn.
async fn rush_all(folder: &Path, wishes: &Wishes) -> Result<(), Failure> {
    let own = std::env::current_exe()?;
    let mut ratios = Vec::new();
    for _ in 0..wishes.rounds {
        let beside = match &wishes.beside {
            None => None,
            Some(program) => Some(rush_beside(program, folder, "beside", wishes).await?),
        };
        let ours = rush_beside(&own, folder, "this house", wishes).await?;
        ratios.extend(beside.map(|beside| [ours[0] / beside[0], ours[1] / beside[1]]));
    }
    for [api, page] in ratios {
        println!("this house against the one beside: {api:.2} × over the API, {page:.2} × with boards");
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let wishes = Wishes::read()?;
    if let Some(file) = &wishes.serve {
        let (_house, address) = open(file).await?;
        println!("{address}");
        std::future::pending::<()>().await;
    }
    let folder = std::env::temp_dir().join(format!("henge-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let measured = measure(&folder, &wishes).await;
    drop(std::fs::remove_dir_all(&folder));
    measured
}

async fn measure(folder: &Path, wishes: &Wishes) -> Result<(), Failure> {
    let file = folder.join("henge.db");
    let (house, address) = open(&file).await?;
    if wishes.home > 0 {
        let token = home::fill(address, wishes.home).await?;
        house.close();
        house.store.close().await;
        return home::measure(&file, unlimited(), &token).await;
    }
    if wishes.starve > 0 {
        return starve::starve(address, wishes.starve).await;
    }
    let catalog = Catalog::built_in();
    if wishes.thinking > 0 {
        return beside_thinkers(address, &catalog, wishes).await;
    }
    rush_all(folder, wishes).await?;
    let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
    let mut seats = Vec::new();
    for number in 0..wishes.tables {
        seats.push(Seat::open(&mut line, &catalog, number as u64).await?);
    }
    if let Some(seat) = seats.first_mut() {
        parts(&house, &catalog, seat, &mut line).await?;
        seat.restart(&mut line, &catalog).await?;
    }
    let moves = wishes.tables as f64 * 1000.0 / wishes.pause as f64;
    println!("at the pace of people, about {moves:.0} acts/s at {} tables:", wishes.tables);
    let (boards, news) = stroll(address, seats, Duration::from_secs(wishes.seconds), wishes.pause).await?;
    println!("  from the click to the new board: {boards}");
    println!("  from the click to the news on another stream: {news}");
    Ok(())
}
