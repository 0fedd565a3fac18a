//! What somebody tried who wanted to know, to own or to break what is not theirs.

use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::StatusCode;
use kernel::Dice;
use serde_json::{Value, json};
use server::{Clock, Settings};

use crate::harness::{Answer, Client, World, decider, quick, seated, seated_at, wander};

async fn post(client: &Client, id: &str, what: &str, body: Value) -> Answer {
    client.post(&format!("/api/v1/tables/{id}/{what}"), &body).await
}

/// A house in which time passes when it is told to.
async fn world() -> (World, &'static AtomicI64) {
    let clock: &'static AtomicI64 = Box::leak(Box::new(AtomicI64::new(1_000_000)));
    (World::new(Settings { clock: Clock::Set(clock), ..quick() }).await, clock)
}

fn wait(clock: &AtomicI64, seconds: i64) {
    clock.fetch_add(seconds * 1000, Ordering::Relaxed);
}

/// A table of Skye at which everybody has made an offer but the first, who opened it.
async fn offered(world: &World) -> (String, Vec<Client>) {
    let options = json!({ "variant": "base", "start": "P0" });
    let (id, people) = seated_at(world, "skye", 2, &options).await;
    let step = people[1].table(&id).await["step"].as_u64().unwrap();
    people[1].act_together(&id, 1, step, &["axe 1", "price 2", "price 1"]).await.ok();
    (id, people)
}

async fn offers_seen(client: &Client, id: &str) -> String {
    client.get(&format!("/api/v1/tables/{id}/view")).await.ok()["view"]["offers"].to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_does_not_get_at_the_offer_of_who_is_away() {
    let (world, clock) = world().await;
    let (id, people) = offered(&world).await;
    let [anna, ben] = [&people[0], &people[1]];
    let hidden = offers_seen(anna, &id).await;
    assert!(hidden.contains('?'), "{hidden}");
    // At once, not even a bot takes over.
    post(anna, &id, "seat", json!({ "seat": 1, "who": "bot:1" })).await.refused(409, "too-soon");
    post(anna, &id, "seat", json!({ "seat": 1, "who": "person" })).await.refused(409, "seat-taken");
    wait(clock, 600);
    post(anna, &id, "seat", json!({ "seat": 1, "who": "bot:1" })).await.ok();
    post(anna, &id, "seat", json!({ "seat": 1, "who": "person" })).await.ok();
    post(anna, &id, "join", json!({ "seat": 1 })).await.refused(409, "already-seated");
    post(anna, &id, "leave", json!({ "seat": 0 })).await.ok();
    post(anna, &id, "join", json!({ "seat": 1 })).await.refused(403, "knows-too-much");
    assert_eq!(anna.get(&format!("/api/v1/tables/{id}/view?seat=1")).await.status, StatusCode::FORBIDDEN);
    post(ben, &id, "return", json!({})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_does_not_get_at_the_offer_of_a_bot() {
    let (world, _) = world().await;
    let anna = world.person("Anna").await;
    let new = json!({ "game": "skye", "seats": ["me", "bot:1"], "pace": "slow" });
    let id = anna.post("/api/v1/tables", &new).await.ok()["id"].as_str().unwrap().to_owned();
    for _ in 0..2 {
        post(&anna, &id, "seat", json!({ "seat": 1, "who": "person" })).await.ok();
        post(&anna, &id, "join", json!({ "seat": 1 })).await.refused(409, "already-seated");
        post(&anna, &id, "seat", json!({ "seat": 1, "who": "bot:1" })).await.ok();
    }
    let table = anna.table(&id).await;
    assert_eq!((&table["seats"][1]["kind"], &table["seats"][1]["yours"]), (&json!("bot"), &json!(false)));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_over_the_head_of_who_is_away() {
    let (world, clock) = world().await;
    let (id, people) = seated(&world, 2).await;
    wander(&people, &id, &mut Dice::from_number(3), 12).await;
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    wait(clock, 600);
    post(&people[0], &id, "seat", json!({ "seat": 1, "who": "bot:random" })).await.ok();
    while decider(&people[0], &id).await != Some(0) {
        tokio::task::yield_now().await;
    }
    let now = people[0].table(&id).await["step"].as_u64().unwrap();
    assert!(now >= step);
    post(&people[0], &id, "undo", json!({ "step": now, "to": 2 })).await.ok();
    let table = people[0].table(&id).await;
    assert_eq!((&table["step"], &table["undo"]["to"]), (&json!(now), &json!(2)), "it is only asked for");
    // The one who is away is asked, and nobody else can say yes.
    assert_eq!(people[1].table(&id).await["undo"]["answer"], true);
    post(&people[0], &id, "undo/answer", json!({ "agree": true })).await.refused(409, "no-undo-open");
    post(&people[1], &id, "undo/answer", json!({ "agree": true })).await.ok();
    assert!(people[0].table(&id).await["step"].as_u64().unwrap() <= now);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_counts_what_others_decide_in_secret() {
    let (world, _) = world().await;
    let options = json!({ "variant": "base", "start": "P0" });
    let (id, people) = seated_at(&world, "skye", 3, &options).await;
    let watcher = world.nobody();
    let told = async || {
        let mut told = Vec::new();
        for client in [&people[0], &people[2], &watcher] {
            let table = client.table(&id).await;
            told.push((table["step"].clone(), table["version"].clone()));
            told.push((client.get(&format!("/api/v1/tables/{id}/steps")).await.ok(), Value::Null));
            told.push((client.get(&format!("/t/{id}/now?have=0")).await.ok(), Value::Null));
        }
        told
    };
    let before = told().await;
    let (step, actions) = people[1].legal(&id, 1).await;
    people[1].act(&id, 1, step, &actions[0]).await.ok();
    assert_eq!(told().await, before, "half an offer is nobody's business");
    let undo = json!({ "step": people[1].table(&id).await["step"] });
    post(&people[1], &id, "undo", undo).await.ok();
    assert_eq!(told().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_do_not_silence_a_table() {
    let (world, clock) = world().await;
    let (id, people) = seated(&world, 2).await;
    let (mut said, mut refused) = (0, 0);
    for number in 0..20 {
        let watcher = world.person(&format!("Watcher {number}")).await;
        for _ in 0..20 {
            match post(&watcher, &id, "chat", json!({ "text": "x".repeat(500) })).await.status {
                StatusCode::OK => said += 1,
                StatusCode::TOO_MANY_REQUESTS => refused += 1,
                other => panic!("{other}"),
            }
        }
    }
    assert!(said < 20 && refused > 300, "{said} said, {refused} refused");
    post(&people[0], &id, "chat", json!({ "text": "shall we go on?" })).await.ok();
    post(&people[1], &id, "watchers", json!({ "heard": false })).await.ok();
    wait(clock, 60);
    let watcher = world.person("Watcher").await;
    post(&watcher, &id, "chat", json!({ "text": "hello" })).await.refused(403, "muted");
    post(&watcher, &id, "watchers", json!({ "heard": true })).await.refused(403, "not-at-table");
    let page = people[0].get(&format!("/t/{id}/now")).await;
    assert!(page.body.len() < 120_000, "a page carries no more than the latest: {}", page.body.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_does_not_take_every_seat_nor_every_line() {
    let (world, _) = world().await;
    let (anna, ben, eve) = (world.person("Anna").await, world.person("Ben").await, world.person("Eve").await);
    let id = anna.open_with(&["me", "person", "person"], &json!({ "public": true })).await;
    post(&eve, &id, "join", json!({ "seat": 1 })).await.ok();
    post(&eve, &id, "join", json!({ "seat": 2 })).await.refused(409, "already-seated");
    post(&eve, &id, "join", json!({})).await.refused(409, "already-seated");
    post(&ben, &id, "join", json!({})).await.ok();
    let other = ben.open_with(&["me", "person"], &json!({ "public": true })).await;
    for _ in 0..10 {
        eve.open_with(&["me", "person"], &json!({ "public": true })).await;
    }
    let new = json!({ "game": "dolmengoetter", "seats": ["me", "person"], "public": true });
    eve.post("/api/v1/tables", &new).await.refused(409, "too-many-public");
    let listed = anna.get("/api/v1/tables").await.ok();
    let ids: Vec<&str> =
        listed["tables"].as_array().unwrap().iter().map(|line| line["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&other.as_str()) && ids.len() <= 4, "{ids:?}");
}
