//! Over a real socket.

use std::net::SocketAddr;
use std::time::Duration;

use kernel::Dice;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

use crate::harness::{Folder, World, decider, quick, seated};

struct Served {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<Result<(), server::ServeError>>,
}

async fn serve(world: &World) -> Served {
    let listener = server::listen("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let house = std::sync::Arc::clone(&world.house);
    let ended = tokio::spawn(server::serve(house, listener, async move { drop(stopped.await) }));
    Served { address, stop, ended }
}

async fn raw(address: SocketAddr, request: &[u8]) -> String {
    let mut socket = TcpStream::connect(address).await.unwrap();
    // A server that has heard enough may close before everything is sent.
    drop(socket.write_all(request).await);
    let mut answer = Vec::new();
    drop(socket.read_to_end(&mut answer).await);
    String::from_utf8_lossy(&answer).into_owned()
}

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
    served.stop.send(()).unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(20), served.ended).await;
    ended.expect("the house ends").unwrap().unwrap();
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
        if let Some(data) = line.strip_prefix("data: ") {
            return serde_json::from_str::<serde_json::Value>(data).unwrap()["version"].as_u64().unwrap();
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
    let answer = raw(served.address, &request).await;
    assert!(answer.is_empty() || answer.contains(" 413 "), "{answer}");
    for nonsense in [
        "\0\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "POST / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
    ] {
        raw(served.address, nonsense.as_bytes()).await;
    }
    let answer =
        raw(served.address, b"GET /health HTTP/1.1\r\nhost: henge.test\r\nconnection: close\r\n\r\n").await;
    assert!(answer.ends_with("ok\n"), "{answer}");
    drop(served.stop);
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
