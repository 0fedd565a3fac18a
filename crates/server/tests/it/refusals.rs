//! Bad input: a clear answer, and nothing broken.

use axum::body::Body;
use axum::http::{Method, header};
use kernel::Dice;
use serde_json::{Value, json};
use server::{Rate, Rates, Settings};

use crate::harness::{World, decider, quick, seated, wander};

#[tokio::test(flavor = "multi_thread")]
async fn stale_steps_and_double_clicks_do_nothing() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let seat = decider(&people[0], &id).await.unwrap();
    let person = &people[seat as usize];
    let (step, actions) = person.legal(&id, seat).await;
    person.act(&id, seat, step + 1, &actions[0]).await.refused(409, "stale");
    // Two tabs of one person act at the same moment: one of them wins.
    let tabs = (0..8).map(|tab| {
        let (person, id, action) = (person.clone(), id.clone(), actions[tab % actions.len()].clone());
        tokio::spawn(async move { person.act(&id, seat, step, &action).await })
    });
    let tabs: Vec<_> = tabs.collect();
    let mut accepted = 0;
    for tab in tabs {
        let answer = tab.await.unwrap();
        if answer.status.is_success() {
            accepted += 1;
        } else {
            answer.refused(409, "stale");
            assert!(answer.json()["error"]["step"].as_u64().unwrap() > step);
        }
    }
    assert_eq!(accepted, 1);
    wander(&people, &id, &mut Dice::from_number(1), 10_000).await;
    assert_eq!(people[0].table(&id).await["stage"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat_or_takes_a_taken_one() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 3).await;
    let stranger = world.person("Carl").await;
    let seat = decider(&people[0], &id).await.unwrap();
    let (step, actions) = people[seat as usize].legal(&id, seat).await;
    let other = (seat + 1) % 3;
    people[other as usize].act(&id, seat, step, &actions[0]).await.refused(403, "not-your-seat");
    people[other as usize].act(&id, other, step, &actions[0]).await.refused(422, "not-your-decision");
    stranger.act(&id, seat, step, &actions[0]).await.refused(403, "not-your-seat");
    world.nobody().act(&id, seat, step, &actions[0]).await.refused(401, "nobody");
    people[0].act(&id, 4, step, &actions[0]).await.refused(404, "no-such-seat");
    people[0].act(&id, 200, step, &actions[0]).await.refused(400, "bad-request");
    let join = format!("/api/v1/tables/{id}/join");
    stranger.post(&join, &json!({ "seat": 1 })).await.refused(409, "seat-taken");
    stranger.post(&join, &json!({})).await.refused(409, "no-free-seat");
    stranger
        .post(&format!("/api/v1/tables/{id}/leave"), &json!({ "seat": 1 }))
        .await
        .refused(403, "not-your-seat");
    for path in ["view", "legal", "steps"] {
        let path = format!("/api/v1/tables/{id}/{path}?seat={seat}");
        stranger.get(&path).await.refused(403, "not-your-seat");
        let status = if path.contains("legal") { (401, "nobody") } else { (403, "not-your-seat") };
        world.nobody().get(&path).await.refused(status.0, status.1);
    }
    stranger.get(&format!("/api/v1/tables/{id}/legal")).await.refused(403, "not-at-table");
    assert_eq!(people[0].table(&id).await["step"], step);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_reach_for_one_seat() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "person"]).await;
    let mut tries = Vec::new();
    for number in 0..6 {
        let (person, id) = (world.person(&format!("P{number}")).await, id.clone());
        tries.push(tokio::spawn(async move {
            person.post(&format!("/api/v1/tables/{id}/join"), &json!({ "seat": 1 })).await
        }));
    }
    let mut taken = 0;
    for one in tries {
        let answer = one.await.unwrap();
        if answer.status.is_success() {
            taken += 1;
        } else {
            answer.refused(409, "seat-taken");
        }
    }
    assert_eq!(taken, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_that_are_none_are_explained() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let seat = decider(&people[0], &id).await.unwrap();
    let person = &people[seat as usize];
    let step = person.table(&id).await["step"].as_u64().unwrap();
    person.act(&id, seat, step, "hello").await.refused(422, "unreadable");
    person.act(&id, seat, step, &"x".repeat(50_000)).await.refused(422, "unreadable");
    person.act(&id, seat, step, "S").await.refused(422, "other-decision");
    // The page says it in the reader's language.
    let answer = person
        .post(&format!("/t/{id}/act?lang=de"), &json!({ "seat": seat, "step": step, "action": "S" }))
        .await;
    answer.refused(422, "other-decision");
    assert!(answer.json()["error"]["message"].as_str().unwrap().contains("Druide"), "{}", answer.text());
    let why = json!({ "seat": seat, "touched": [], "touch": "place:200" });
    person.post(&format!("/t/{id}/why"), &why).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_ids_and_paths_are_not_found() {
    let world = World::new(quick()).await;
    let person = world.person("Anna").await;
    for id in ["abc", "%00", "..%2f..%2fetc", "ä", &"x".repeat(5_000)] {
        let id = if id == "ä" { "%C3%A4" } else { id };
        person.get(&format!("/api/v1/tables/{id}")).await.refused(404, "no-such-table");
        person.get(&format!("/t/{id}/now")).await.refused(404, "no-such-table");
        person.act(id, 0, 0, "S").await.refused(404, "no-such-table");
    }
    person.get("/api/v1/nothing").await.refused(404, "not-found");
    person.get("/api/v2/games").await.refused(404, "not-found");
    person.get("/nothing").await.refused(404, "not-found");
    let page = person.page("/t/abc?lang=de").await;
    assert_eq!(page.status, 404);
    assert!(page.text().contains("<!DOCTYPE html>") && page.text().contains("Diesen Tisch finden wir nicht"));
    let wrong =
        person.send(person.request(Method::DELETE, "/api/v1/games").body(Body::empty()).unwrap()).await;
    wrong.refused(405, "wrong-method");
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(world.house.tables.count(), 0, "unknown tables stay in memory");
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_and_floods_are_turned_away() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let person = &people[0];
    let post = async |body: Vec<u8>, kind: &str| {
        let request = person.request(Method::POST, &format!("/api/v1/tables/{id}/chat"));
        person.send(request.header(header::CONTENT_TYPE, kind).body(Body::from(body)).unwrap()).await
    };
    let json = "application/json";
    for garbage in
        [&b""[..], b"{", b"[]", b"null", b"\xff\xfe", b"{\"text\":1}", b"{\"text\":\"a\",\"x\":1}", b"{}"]
    {
        post(garbage.to_vec(), json).await.refused(400, "bad-request");
    }
    post(b"{\"text\":\"hi\"}".to_vec(), "text/plain").await.refused(415, "not-json");
    let deep = [vec![b'['; 50_000], vec![b']'; 10_000]].concat();
    post(deep, json).await.refused(400, "bad-request");
    post(vec![b' '; 10 << 20], json).await.refused(413, "too-large");
    let chat = format!("/api/v1/tables/{id}/chat");
    for text in [String::new(), "  \n ".to_owned(), "ä".repeat(501), "a\u{0}b".to_owned()] {
        person.post(&chat, &json!({ "text": text })).await.refused(422, "bad-text");
    }
    person.post(&chat, &json!({ "text": "ä".repeat(500) })).await.ok();
    let messages = person.get(&chat).await.ok();
    assert_eq!(messages["messages"].as_array().unwrap().len(), 1);
    for name in ["", " ", "\u{7}", &"n".repeat(41), &" ".repeat(41)] {
        person.post("/api/v1/me", &json!({ "name": name })).await.refused(422, "bad-name");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_are_not_opened() {
    let world = World::new(quick()).await;
    let person = world.person("Anna").await;
    let open = async |body: Value| person.post("/api/v1/tables", &body).await;
    open(json!({ "game": "chess", "seats": ["me", "bot"] })).await.refused(404, "unknown-game");
    open(json!({ "game": "dolmengoetter", "seats": ["me"] })).await.refused(422, "wrong-players");
    open(json!({ "game": "dolmengoetter", "seats": [] })).await.refused(422, "wrong-players");
    open(json!({ "game": "dolmengoetter", "seats": vec!["bot"; 9] })).await.refused(400, "bad-request");
    open(json!({ "game": "dolmengoetter", "seats": ["me", "cat"] })).await.refused(400, "bad-request");
    let options = json!({ "board": "moon" });
    open(json!({ "game": "dolmengoetter", "seats": ["me", "bot"], "options": options }))
        .await
        .refused(422, "bad-options");
    let mine = person.get("/api/v1/tables?which=mine").await.ok();
    assert_eq!(mine["tables"], json!([]));
    world.nobody().get("/api/v1/tables?which=mine").await.refused(401, "nobody");
    person.get("/api/v1/tables?which=all").await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_that_nobody_has_are_refused() {
    let world = World::new(quick()).await;
    let mut person = world.person("Anna").await;
    for token in ["", "abc", &"0".repeat(64), "é"] {
        person.token = Some(token.to_owned());
        person.get("/api/v1/me").await.refused(401, "unknown-token");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_write_in_somebodys_name() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let path = format!("/t/{id}/chat");
    let send = async |name: &'static str, value: &str| {
        let request = people[0].request(Method::POST, &path).header(name, value);
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        people[0].send(request.body(Body::from("text=hi")).unwrap()).await
    };
    send("origin", "https://evil.example").await.refused(403, "other-site");
    send("origin", "null").await.refused(403, "other-site");
    send("sec-fetch-site", "cross-site").await.refused(403, "other-site");
    send("origin", "http://henge.test").await.ok();
    send("sec-fetch-site", "same-origin").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_waits() {
    let rate = Rate { per_second: 0.001, burst: 3.0 };
    let rates = Some(Rates { person: rate, address: rate });
    let world = World::new(Settings { rates, ..quick() }).await;
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    for _ in 0..3 {
        anna.post("/api/v1/me", &json!({ "name": "Anna" })).await.ok();
    }
    let refused = anna.post("/api/v1/me", &json!({ "name": "Anna" })).await;
    refused.refused(429, "too-many");
    assert!(refused.headers.contains_key(header::RETRY_AFTER));
    anna.get("/api/v1/me").await.ok();
    ben.post("/api/v1/me", &json!({ "name": "Ben" })).await.ok();
}
