//! Nobody starves anybody: bots pause where nobody looks, and one person can ask for so much and no more.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, header};
use kernel::Dice;
use serde_json::json;
use server::{Budget, QuotaRates, Quotas, Rate, Settings};
use tokio::task::JoinSet;
use tower::ServiceExt as _;

use crate::harness::{Answer, Client, World, quick, wait_for};

/// Settings under which only an open stream counts as looking.
fn forgotten_at_once() -> Settings {
    Settings { deserted_after: Duration::ZERO, ..quick() }
}

/// Settings under which everything that is limited can be done so often, and then hardly ever again.
fn limited(burst: f64) -> Settings {
    let rate = Rate { per_second: 0.001, burst };
    let rates = QuotaRates { hints: rate, hints_of_address: rate, tables: rate };
    Settings { quotas: Quotas { rates: Some(rates), ..Quotas::USUAL }, ..quick() }
}

/// Looks at a table until what comes back is dropped.
async fn looking(client: &Client, id: &str) -> Body {
    let request = client.request(Method::GET, &format!("/api/v1/tables/{id}/stream"));
    let response = client.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert!(response.status().is_success());
    response.into_body()
}

#[track_caller]
fn told_to_wait(answer: &Answer) {
    answer.refused(429, "too-many");
    let seconds: u64 = answer.headers[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!(seconds > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_only_while_somebody_looks() {
    let world = World::new(forgotten_at_once()).await;
    let anna = world.person("Anna").await;
    let (left, watched) = (anna.open(&["bot:1", "bot:1"]).await, anna.open(&["bot:1", "bot:1"]).await);
    let before = anna.table(&left).await;
    let stream = looking(&anna, &watched).await;
    wait_for(&anna, &watched, |table| table["stage"] == "over").await;
    // Both had the same bots and as much time; one was not looked at.
    let after = anna.table(&left).await;
    assert_eq!((&after["stage"], &after["step"]), (&json!("running"), &before["step"]));
    drop(stream);
    // Whoever comes finds them playing on. They need not say who they are.
    let _stream = looking(&world.nobody(), &left).await;
    wait_for(&anna, &left, |table| table["stage"] == "over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_looks_at_leaves_memory_though_its_bots_have_a_decision() {
    let world = World::new(Settings { idle: Duration::from_millis(2), ..forgotten_at_once() }).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["bot:1", "bot:1"]).await;
    anna.table(&id).await;
    while world.house.tables.count() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(anna.table(&id).await["stage"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_to_the_next_decision_of_a_person_who_is_away() {
    let world = World::new(forgotten_at_once()).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "bot:1", "bot:1"]).await;
    let mut dice = Dice::from_number(2);
    for _ in 0..5 {
        wait_for(&anna, &id, |table| table["deciding"] == json!([0])).await;
        anna.any(&id, 0, &mut dice).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_waits_for_two_hints_at_once_and_no_more() {
    // Nobody gets such a hint, unless somebody else needs the thinkers.
    let world = World::new(Settings { hint: Budget::Time(Duration::from_hours(1)), ..quick() }).await;
    let (anna, berta) = (world.person("Anna").await, world.person("Berta").await);
    let mut asking = JoinSet::new();
    for _ in 0..3 {
        let id = anna.open_with(&["me", "here"], &json!({ "hints": true })).await;
        let anna = anna.clone();
        asking.spawn(async move { (anna.get(&format!("/api/v1/tables/{id}/hint")).await, id) });
    }
    let (refused, id) = asking.join_next().await.unwrap().unwrap();
    told_to_wait(&refused);
    // Others need the thinkers: the two hints come to an end.
    let pressing = tokio::spawn(async move {
        loop {
            let id = berta.open(&["bot:1", "bot:1"]).await;
            wait_for(&berta, &id, |table| table["stage"] == "over").await;
        }
    });
    while let Some(answered) = asking.join_next().await {
        assert!(!answered.unwrap().0.ok()["best"].as_array().unwrap().is_empty());
    }
    anna.get(&format!("/api/v1/tables/{id}/hint")).await.ok();
    pressing.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_rationed_but_the_same_question_costs_nothing() {
    let world = World::new(limited(2.0)).await;
    let (anna, berta) = (world.person("Anna").await, world.person("Berta").await);
    let hints = json!({ "hints": true });
    let (id, other) =
        (anna.open_with(&["me", "here"], &hints).await, berta.open_with(&["me", "here"], &hints).await);
    let path = format!("/api/v1/tables/{id}/hint");
    let first = anna.get(&path).await.ok();
    for _ in 0..5 {
        assert_eq!(anna.get(&path).await.ok(), first);
    }
    let mut dice = Dice::from_number(1);
    for limit in [None, Some(429)] {
        let seat = anna.table(&id).await["deciding"][0].as_u64().unwrap();
        anna.any(&id, seat, &mut dice).await;
        match limit {
            None => drop(anna.get(&path).await.ok()),
            Some(_) => told_to_wait(&anna.get(&path).await),
        }
    }
    // The page says so too, and others are asked and answered as ever.
    told_to_wait(&anna.get(&format!("/t/{id}/hint")).await);
    berta.get(&format!("/api/v1/tables/{other}/hint")).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_behind_one_address_share_its_hints() {
    let mut settings = limited(100.0);
    if let Some(rates) = &mut settings.quotas.rates {
        rates.hints_of_address.burst = 2.0;
    }
    let world = World::new(settings).await;
    let ask = async |host: u8| {
        let person = world.person("Anna").await;
        let id = person.open_with(&["me", "here"], &json!({ "hints": true })).await;
        let request = person.request(Method::GET, &format!("/api/v1/tables/{id}/hint"));
        let from = ConnectInfo(SocketAddr::from((IpAddr::from([10, 0, 0, host]), 1)));
        person.send(request.extension(from).body(Body::empty()).unwrap()).await
    };
    ask(1).await.ok();
    ask(1).await.ok();
    told_to_wait(&ask(1).await);
    ask(2).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_opens_so_many_tables_and_no_more() {
    let world = World::new(limited(3.0)).await;
    let (anna, berta) = (world.person("Anna").await, world.person("Berta").await);
    anna.open(&["me", "bot:5"]).await;
    anna.open(&["bot:5", "bot:5"]).await;
    // What cannot be opened costs nothing.
    let wrong = json!({ "game": "dolmengoetter", "seats": ["me"] });
    for _ in 0..5 {
        anna.post("/api/v1/tables", &wrong).await.refused(422, "wrong-players");
    }
    anna.open(&["me", "person"]).await;
    let new = json!({ "game": "dolmengoetter", "seats": ["me", "bot:1"] });
    told_to_wait(&anna.post("/api/v1/tables", &new).await);
    let form = anna.form("/new/dolmengoetter", "seat0=me&seat1=bot%3A2").await;
    assert_eq!(form.status.as_u16(), 429, "{}", form.text());
    berta.open(&["me", "bot:1"]).await;
}
