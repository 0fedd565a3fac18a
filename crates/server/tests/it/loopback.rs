//! Over a real socket.

use std::time::Duration;

use kernel::Dice;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use crate::harness::{Folder, World, decider, quick, seated};
use crate::socket::serve;

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_of_each_step_and_ends_with_the_house() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let served = serve(&world).await;
    let (id, people) = seated(&world, 2).await;
    let mut socket = TcpStream::connect(served.address).await.unwrap();
    let request = format!("GET /api/v1/tables/{id}/stream HTTP/1.1\r\nhost: henge.test\r\n\r\n");
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(socket).lines();
    let mut steps = async || loop {
        let line = lines.next_line().await.ok()??;
        if let Some(data) = line.strip_prefix("data: ") {
            let change: serde_json::Value = serde_json::from_str(data).unwrap();
            return change["step"].as_u64();
        }
    };
    let start = people[0].table(&id).await["step"].as_u64();
    assert_eq!(steps().await, start);
    let mut dice = Dice::from_number(1);
    for _ in 0..5 {
        let seat = decider(&people[0], &id).await.unwrap();
        people[seat as usize].any(&id, seat, &mut dice).await;
        let step = people[0].table(&id).await["step"].as_u64();
        while steps().await != step {}
    }
    // The house ends although somebody still listens.
    served.end().await;
    assert_eq!(steps().await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_hears_only_what_is_new() {
    let world = World::new(quick()).await;
    let served = serve(&world).await;
    let (id, people) = seated(&world, 2).await;
    let version = people[0].table(&id).await["version"].as_u64().unwrap();
    let listen = async |last: u64| {
        let mut socket = TcpStream::connect(served.address).await.unwrap();
        let request = format!(
            "GET /api/v1/tables/{id}/stream HTTP/1.1\r\nhost: henge.test\r\nlast-event-id: {last}\r\n\r\n"
        );
        socket.write_all(request.as_bytes()).await.unwrap();
        BufReader::new(socket).lines()
    };
    let mut late = listen(version - 1).await;
    let mut current = listen(version).await;
    let until_data = async |lines: &mut tokio::io::Lines<BufReader<TcpStream>>| loop {
        let line = lines.next_line().await.unwrap().unwrap();
        // Who is there is told by events of another name.
        let data =
            line.strip_prefix("data: ").map(|data| serde_json::from_str::<serde_json::Value>(data).unwrap());
        if let Some(version) = data.and_then(|data| data["version"].as_u64()) {
            return version;
        }
    };
    assert_eq!(until_data(&mut late).await, version);
    people[0].post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "hello" })).await.ok();
    assert!(until_data(&mut current).await > version);
}

#[tokio::test(flavor = "multi_thread")]
async fn large_bodies_and_nonsense_leave_the_house_healthy() {
    let world = World::new(quick()).await;
    let served = serve(&world).await;
    let size = 10 << 20;
    let mut request = format!(
        "POST /api/v1/people HTTP/1.1\r\nhost: henge.test\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {size}\r\n\r\n"
    )
    .into_bytes();
    request.resize(request.len() + size, b' ');
    let answer = served.raw(&request).await;
    assert!(answer.is_empty() || answer.contains(" 413 "), "{answer}");
    for nonsense in [
        "\0\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "POST / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
    ] {
        served.raw(nonsense.as_bytes()).await;
    }
    let answer = served.raw(b"GET /health HTTP/1.1\r\nhost: henge.test\r\nconnection: close\r\n\r\n").await;
    assert!(answer.ends_with("ok\n"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_closes_the_page_is_away() {
    let world = World::new(quick()).await;
    let served = serve(&world).await;
    let (id, people) = seated(&world, 2).await;
    let token = people[1].token.clone().unwrap();
    let request = format!("GET /t/{id}/stream HTTP/1.1\r\nhost: henge.test\r\ncookie: henge={token}\r\n\r\n");
    let mut socket = TcpStream::connect(served.address).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let is = async |present: bool| {
        for _ in 0..5_000 {
            if people[0].table(&id).await["seats"][1]["present"] == present {
                return;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("present never became {present}");
    };
    is(true).await;
    drop(socket);
    is(false).await;
}
