//! One person asks for as much thinking as possible; how long does another one wait?

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use catalog::Catalog;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::line::{Failure, Line};
use crate::{Times, listen};

/// So often the other person is measured.
const TRIES: usize = 12;
/// So many hints the greedy person asks for at once.
const HINTS: usize = 60;

async fn person(line: &mut Line) -> Result<String, Failure> {
    let person = line.ask("POST", "/api/v1/people", "", "{}").await?;
    Ok(person["token"].as_str().unwrap_or_default().to_owned())
}

async fn open(line: &mut Line, token: &str, new: &Value) -> Result<String, Failure> {
    let opened = line.ask("POST", "/api/v1/tables", token, &new.to_string()).await?;
    Ok(opened["id"].as_str().unwrap_or_default().to_owned())
}

async fn table(line: &mut Line, token: &str, id: &str) -> Result<Value, Failure> {
    line.ask("GET", &format!("/api/v1/tables/{id}"), token, "").await
}

/// Waits until the person in seat 0 has a decision; gives the table.
async fn turn(line: &mut Line, token: &str, id: &str) -> Result<Value, Failure> {
    loop {
        let table = table(line, token, id).await?;
        if table["deciding"] == json!([0]) || table["stage"] == "over" {
            return Ok(table);
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// How long a person waits for the answer of a level-1 bot, and for a hint.
async fn waits(line: &mut Line, token: &str) -> Result<(Times, Times), Failure> {
    let (mut moves, mut hints) = (Vec::new(), Vec::new());
    for _ in 0..TRIES {
        let new = json!({ "game": "dolmengoetter", "seats": ["me", "bot:1"], "pace": "at-once" });
        let id = open(line, token, &new).await?;
        let path = format!("/api/v1/tables/{id}");
        turn(line, token, &id).await?;
        let begin = Instant::now();
        line.ask("GET", &format!("{path}/hint"), token, "").await?;
        hints.push(begin.elapsed());
        // A turn has several decisions: the bot answers the last of them.
        let begin = loop {
            let legal = line.ask("GET", &format!("{path}/legal"), token, "").await?;
            let action = &legal["actions"][0]["action"];
            let act = json!({ "seat": 0, "step": legal["step"], "action": action }).to_string();
            line.ask("POST", &format!("{path}/act"), token, &act).await?;
            let begin = Instant::now();
            if table(line, token, &id).await?["deciding"] != json!([0]) {
                break begin;
            }
        };
        turn(line, token, &id).await?;
        moves.push(begin.elapsed());
    }
    Ok((Times::new(moves), Times::new(hints)))
}

/// Listens to a table as a person, so that somebody is there.
async fn look(address: SocketAddr, id: String, token: String) -> Result<(), Failure> {
    let mut socket = TcpStream::connect(address).await?;
    let request = format!(
        "GET /api/v1/tables/{id}/stream HTTP/1.1\r\nhost: henge\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    socket.write_all(request.as_bytes()).await?;
    tokio::io::copy(&mut socket, &mut tokio::io::sink()).await?;
    Ok(())
}

/// Asks for a hint until it is there, however often that is refused.
async fn insist(address: SocketAddr, id: String, token: String) -> Result<u64, Failure> {
    let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
    turn(&mut line, &token, &id).await?;
    for refused in 0.. {
        let (status, answer) = line.send("GET", &format!("/api/v1/tables/{id}/hint"), &token, "").await?;
        match status {
            200 => return Ok(refused),
            429 => tokio::time::sleep(Duration::from_millis(200)).await,
            _ => return Err(format!("a hint: {status} {answer}").into()),
        }
    }
    Ok(0)
}

/// How long one person waits on a quiet house, and while another keeps bots of level 5 thinking at so many tables.
pub(crate) async fn starve(address: SocketAddr, tables: usize) -> Result<(), Failure> {
    let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
    let (greedy, other) = (person(&mut line).await?, person(&mut line).await?);
    let (moves, hints) = waits(&mut line, &other).await?;
    println!("a quiet house:");
    println!("  the answer of a level-1 bot: {moves}");
    println!("  a hint: {hints}");

    let (mut looking, mut insisting, mut steps) = (JoinSet::new(), JoinSet::new(), Vec::new());
    for number in 0..tables {
        let game = Catalog::IDS[number % Catalog::IDS.len()];
        let new = json!({ "game": game, "seats": (["bot:5"; 4]), "pace": "at-once" });
        let id = open(&mut line, &greedy, &new).await?;
        looking.spawn(look(address, id.clone(), greedy.clone()));
        let (tell, told) = tokio::sync::watch::channel((0, None));
        looking.spawn(listen(address, id, tell));
        steps.push(told);
    }
    for _ in 0..HINTS {
        let new = json!({ "game": "dolmengoetter", "seats": ["me", "bot:random"], "pace": "at-once" });
        let id = open(&mut line, &greedy, &new).await?;
        insisting.spawn(insist(address, id, greedy.clone()));
    }
    // Until everybody sits and thinks.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let made = |steps: &[tokio::sync::watch::Receiver<(u64, Option<Instant>)>]| -> u64 {
        steps.iter().map(|told| told.borrow().0).sum()
    };
    let (before, begin) = (made(&steps), Instant::now());
    let (moves, hints) = waits(&mut line, &other).await?;
    let (after, spent) = (made(&steps), begin.elapsed().as_secs_f64());
    println!("while one person has {tables} tables of four bots of level 5 and asks for {HINTS} hints:");
    println!("  the answer of another's level-1 bot: {moves}");
    println!("  another's hint: {hints}");
    println!("  the greedy one's tables made {} steps in {spent:.1} s", after - before);
    println!("  hints of the greedy one that still wait: {}", HINTS - done(&mut insisting)?);
    Ok(())
}

/// How many have what they asked for.
fn done(insisting: &mut JoinSet<Result<u64, Failure>>) -> Result<usize, Failure> {
    let (mut done, mut refused) = (0, 0);
    while let Some(answered) = insisting.try_join_next() {
        refused += answered??;
        done += 1;
    }
    println!("  the greedy one's hints were refused {refused} times before they were answered");
    Ok(done)
}
