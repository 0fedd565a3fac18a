//! Slow, silent and greedy clients: they end, and nobody else notices them.

use std::time::Duration;

use server::{Connections, Patience, Settings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{World, quick, seated};
use crate::socket::{SOME_TIME, Served, one_answer, serve, until_closed};

const HEALTH: &[u8] = b"GET /health HTTP/1.1\r\nhost: henge.test\r\n\r\n";
const LAST_HEALTH: &[u8] = b"GET /health HTTP/1.1\r\nhost: henge.test\r\nconnection: close\r\n\r\n";
const HALF_A_HEAD: &[u8] = b"GET /health HTTP/1.1\r\nhost: hen";
const HALF_A_BODY: &[u8] =
    b"POST /api/v1/people HTTP/1.1\r\nhost: henge.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";

/// Waits so long for everything that a test would not see the end of it.
const PATIENT: Patience = Patience {
    head: Duration::from_hours(1),
    pause: Duration::from_hours(1),
    body: Duration::from_hours(1),
    idle: Duration::from_hours(1),
    write: Duration::from_hours(1),
};

const A_MOMENT: Duration = Duration::from_millis(50);

fn settings(connections: Connections) -> Settings {
    Settings { connections, ..quick() }
}

fn waiting(patience: Patience) -> Settings {
    settings(Connections { patience, ..Connections::USUAL })
}

async fn is_open(socket: &mut TcpStream) -> bool {
    timeout(A_MOMENT, socket.read(&mut [0])).await.is_err()
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_half_sent_requests_leave_others_unharmed() {
    server::raise_file_limit();
    let world = World::new(waiting(PATIENT)).await;
    let served = serve(&world).await;
    let mut slow = Vec::new();
    for _ in 0..1_100 {
        let mut socket = served.connect().await;
        // Whoever gets no place may hear so before everything is sent.
        drop(socket.write_all(HALF_A_HEAD).await);
        slow.push(socket);
    }
    let mut other = served.connect_from("127.0.0.2").await;
    other.write_all(LAST_HEALTH).await.unwrap();
    assert!(until_closed(&mut other).await.ends_with("ok\n"));
    // Those who were let in wait; all others were sent away.
    let (kept, sent_away) = slow.split_at_mut(usize::try_from(Connections::USUAL.each).unwrap());
    for socket in sent_away {
        let answer = until_closed(socket).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 429 "), "{answer}");
    }
    assert!(is_open(&mut kept[0]).await);
    served.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_does_not_come_is_not_waited_for() {
    let world = World::new(waiting(Patience { head: A_MOMENT, ..PATIENT })).await;
    let served = serve(&world).await;
    assert_eq!(until_closed(&mut served.connect().await).await, "", "nothing was sent");
    assert_eq!(served.raw(HALF_A_HEAD).await, "");
    // It does not help to send a little now and then.
    let mut dripping = served.connect().await;
    let dripped = async {
        dripping.write_all(HALF_A_HEAD).await?;
        loop {
            tokio::time::sleep(A_MOMENT / 10).await;
            dripping.write_all(b"x").await?;
        }
    };
    let dripped: std::io::Result<()> = timeout(SOME_TIME, dripped).await.expect("the house has enough");
    assert!(dripped.is_err());
    // Nor as a second request.
    let mut second = served.connect().await;
    second.write_all(HEALTH).await.unwrap();
    assert!(one_answer(&mut second).await.ends_with("ok\n"));
    second.write_all(HALF_A_HEAD).await.unwrap();
    assert_eq!(until_closed(&mut second).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_rests_between_requests_may_rest_longer_but_not_for_ever() {
    let world = World::new(waiting(Patience { head: A_MOMENT, idle: 8 * A_MOMENT, ..PATIENT })).await;
    let served = serve(&world).await;
    let mut socket = served.connect().await;
    for _ in 0..3 {
        socket.write_all(HEALTH).await.unwrap();
        assert!(one_answer(&mut socket).await.ends_with("ok\n"));
        tokio::time::sleep(2 * A_MOMENT).await;
    }
    assert_eq!(until_closed(&mut socket).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_stops_arriving_is_told_so() {
    let world = World::new(waiting(Patience { pause: A_MOMENT, ..PATIENT })).await;
    let served = serve(&world).await;
    let answer = served.raw(HALF_A_BODY).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\"late\""), "{answer}");
    let form = b"POST /me HTTP/1.1\r\nhost: henge.test\r\naccept: text/html\r\naccept-language: de\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nname=";
    let answer = served.raw(form).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("nicht rechtzeitig"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_arrives_for_ever_is_told_so() {
    let world = World::new(waiting(Patience { body: 4 * A_MOMENT, ..PATIENT })).await;
    let served = serve(&world).await;
    let mut socket = served.connect().await;
    socket.write_all(&[HALF_A_BODY, b"  "].concat()).await.unwrap();
    let (mut reading, mut writing) = socket.split();
    let drip = async {
        loop {
            tokio::time::sleep(A_MOMENT).await;
            if writing.write_all(b" ").await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    };
    let mut answer = Vec::new();
    let read = async { drop(reading.read_to_end(&mut answer).await) };
    let done = async {
        tokio::select! { () = read => {}, () = drip => {} }
    };
    timeout(SOME_TIME, done).await.expect("the house has enough");
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_is_given_up_and_a_silent_stream_is_not() {
    let patience = Patience { write: A_MOMENT, head: A_MOMENT, idle: A_MOMENT, ..PATIENT };
    let world = World::new(Settings { heartbeat: Duration::from_hours(1), ..waiting(patience) }).await;
    let served = serve(&world).await;
    let (id, _) = seated(&world, 2).await;
    let mut stream = served.connect().await;
    let request = format!("GET /api/v1/tables/{id}/stream HTTP/1.1\r\nhost: henge.test\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    assert!(stream.read(&mut [0; 4096]).await.unwrap() > 0);
    // Many requests at once, and no look at the answers: at some time nothing fits in between.
    let large = ui::page::assets::all().max_by_key(|asset| asset.text.len());
    let asset = large.expect("there are assets").path();
    let request = format!("GET {asset} HTTP/1.1\r\nhost: henge.test\r\n\r\n");
    let mut deaf = served.connect().await;
    let asked = async {
        loop {
            deaf.write_all(request.as_bytes()).await?;
        }
    };
    let asked: std::io::Result<()> = timeout(SOME_TIME, asked).await.expect("the house gives up");
    assert!(asked.is_err());
    let mut rest = vec![0; 4096];
    while let Ok(Ok(1..)) = timeout(2 * A_MOMENT, stream.read(&mut rest)).await {}
    assert!(is_open(&mut stream).await, "the stream goes on");
}

async fn refused(served: &Served, from: &str) -> String {
    let mut socket = served.connect_from(from).await;
    drop(socket.write_all(LAST_HEALTH).await);
    until_closed(&mut socket).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_no_more() {
    let world = World::new(settings(Connections { each: 2, patience: PATIENT, ..Connections::USUAL })).await;
    let served = serve(&world).await;
    let mut held = [served.connect().await, served.connect().await];
    for socket in &mut held {
        socket.write_all(HEALTH).await.unwrap();
        one_answer(socket).await;
    }
    assert!(refused(&served, "127.0.0.1").await.starts_with("HTTP/1.1 429 "));
    assert!(refused(&served, "127.0.0.2").await.ends_with("ok\n"));
    held[0].write_all(HEALTH).await.unwrap();
    assert!(one_answer(&mut held[0]).await.ends_with("ok\n"), "those who are there are not harmed");
    drop(held);
    let comes_back = async { while !refused(&served, "127.0.0.1").await.ends_with("ok\n") {} };
    timeout(SOME_TIME, comes_back).await.expect("a place is free again");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_places_are_taken_others_hear_so() {
    let full = Connections { most: Some(2), patience: PATIENT, ..Connections::USUAL };
    let world = World::new(settings(full)).await;
    let served = serve(&world).await;
    let mut held = [served.connect().await, served.connect_from("127.0.0.3").await];
    for socket in &mut held {
        socket.write_all(HEALTH).await.unwrap();
        one_answer(socket).await;
    }
    let answer = refused(&served, "127.0.0.2").await;
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("connection: close"), "{answer}");
    held[0].write_all(HEALTH).await.unwrap();
    assert!(one_answer(&mut held[0]).await.ends_with("ok\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_may_hold_more_connections() {
    let each = Connections { each: 1, patience: PATIENT, ..Connections::USUAL };
    let trusted = vec!["127.0.0.2".parse().unwrap()];
    let world = World::new(Settings { trusted, ..settings(each) }).await;
    let served = serve(&world).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut socket = served.connect_from("127.0.0.2").await;
        socket.write_all(HEALTH).await.unwrap();
        assert!(one_answer(&mut socket).await.ends_with("ok\n"));
        held.push(socket);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_length_told_twice_is_refused() {
    let world = World::new(quick()).await;
    let served = serve(&world).await;
    for lengths in [
        "content-length: 30\r\nTransfer-Encoding: chunked",
        "transfer-encoding: chunked\r\nContent-Length: 30",
    ] {
        let request = format!(
            "POST /api/v1/people HTTP/1.1\r\nhost: henge.test\r\ncontent-type: application/json\r\n{lengths}\r\n\r\n2\r\n{{}}\r\n0\r\n\r\nGET /health HTTP/1.1\r\nhost: henge.test\r\n\r\n"
        );
        let answer = served.raw(request.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("bad-request"), "{answer}");
        assert!(!answer.contains("ok\n"), "what follows is not read as a request");
    }
    let chunked = b"POST /api/v1/people HTTP/1.1\r\nhost: henge.test\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
    let answer = served.raw(chunked).await;
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_requests_do_not_hold_up_the_end() {
    let drain = Connections { patience: PATIENT, drain: A_MOMENT, ..Connections::USUAL };
    let world = World::new(settings(drain)).await;
    let served = serve(&world).await;
    let (mut head, mut body, mut resting) =
        (served.connect().await, served.connect().await, served.connect().await);
    head.write_all(HALF_A_HEAD).await.unwrap();
    body.write_all(HALF_A_BODY).await.unwrap();
    resting.write_all(HEALTH).await.unwrap();
    one_answer(&mut resting).await;
    served.end().await;
    for socket in [&mut head, &mut body, &mut resting] {
        until_closed(socket).await;
    }
}
