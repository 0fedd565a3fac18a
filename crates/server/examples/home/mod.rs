//! The first page after a start, with many tables in play.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Catalog;
use serde_json::json;
use server::House;
use store::Store;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::line::{Failure, Line};

/// Opens so many running tables, half of them public, and one person who sits at twenty of them. Gives their token.
pub(crate) async fn fill(address: SocketAddr, tables: usize) -> Result<String, Failure> {
    let mut line = Line::new(address, Ipv4Addr::LOCALHOST).await?;
    let mut first = String::new();
    let mut token = String::new();
    for number in 0..tables {
        if number % 5 == 0 {
            let person = line.ask("POST", "/api/v1/people", "", "{}").await?;
            person["token"].as_str().unwrap_or_default().clone_into(&mut token);
        }
        if number < 20 {
            if first.is_empty() {
                first.clone_from(&token);
            }
            token.clone_from(&first);
        }
        let new = json!({ "game": Catalog::IDS[number % 4], "seats": ["me", "here"], "public": number % 2 == 0 && number >= 20 });
        line.ask("POST", "/api/v1/tables", &token, &new.to_string()).await?;
    }
    Ok(first)
}

/// How long it takes to the first byte of the first page, right after a start and then.
pub(crate) async fn measure(file: &Path, settings: server::Settings, token: &str) -> Result<(), Failure> {
    let begin = Instant::now();
    let store = Store::open(file).await?;
    let house = House::open(Arc::new(Catalog::built_in()), store, settings);
    let listener = server::listen("127.0.0.1:0".parse()?).await?;
    let address = listener.local_addr()?;
    tokio::spawn(server::serve(Arc::clone(&house), listener, std::future::pending()));
    println!("started in {:.1} ms", milliseconds(begin.elapsed()));
    let mut times = Vec::new();
    for _ in 0..20 {
        let begin = Instant::now();
        let mut socket = TcpStream::connect(address).await?;
        let request =
            format!("GET / HTTP/1.1\r\nhost: henge\r\ncookie: henge={token}\r\nconnection: close\r\n\r\n");
        socket.write_all(request.as_bytes()).await?;
        let mut byte = [0];
        socket.read_exact(&mut byte).await?;
        times.push(begin.elapsed());
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).await?;
    }
    let first = times.remove(0);
    times.sort_unstable();
    println!(
        "first byte of the first page: {:.1} ms after the start, then p50 {:.1} ms, worst {:.1} ms; tables in memory: {}",
        milliseconds(first),
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1]),
        house.tables.count()
    );
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
