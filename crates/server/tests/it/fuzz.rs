//! Random requests, well formed and not: afterwards the house is healthy and every table is what its log says.

use axum::body::Body;
use axum::http::{Method, header};
use kernel::Dice;
use serde_json::{Value, json};

use crate::harness::{Client, Folder, World, quick};

const PATHS: &[&str] = &[
    "/api/v1/tables/{id}/act",
    "/api/v1/tables/{id}/act",
    "/api/v1/tables/{id}/act",
    "/api/v1/tables/{id}/undo",
    "/api/v1/tables/{id}/undo/answer",
    "/api/v1/tables/{id}/chat",
    "/api/v1/tables/{id}/join",
    "/api/v1/tables/{id}/leave",
    "/api/v1/tables/{id}/return",
    "/api/v1/tables/{id}/pace",
    "/api/v1/tables/{id}/seat",
    "/api/v1/tables/{id}/rematch",
    "/api/v1/tables",
    "/api/v1/me",
    "/api/v1/people",
    "/t/{id}/act",
    "/t/{id}/why",
    "/t/{id}/undo",
    "/t/{id}/undo/answer",
    "/t/{id}/chat",
    "/t/{id}/join",
    "/t/{id}/leave",
    "/t/{id}/return",
    "/t/{id}/pace",
    "/t/{id}/seat",
    "/t/{id}/rematch",
    "/play/dolmengoetter",
    "/new/dolmengoetter",
    "/me",
];
const READS: &[&str] = &[
    "/api/v1/tables/{id}",
    "/api/v1/tables/{id}/view",
    "/api/v1/tables/{id}/legal",
    "/api/v1/tables/{id}/hint",
    "/api/v1/tables/{id}/steps",
    "/api/v1/tables/{id}/record",
    "/api/v1/tables/{id}/chat",
    "/api/v1/tables?which=mine",
    "/t/{id}",
    "/t/{id}/now",
    "/t/{id}/hint",
    "/t/{id}/replay",
    "/t/{id}/replay/now?step=5&as=open",
    "/t/{id}/record",
    "/",
    "/me",
    "/api/v1/tables",
];
const WORDS: &[&str] = &[
    "",
    "me",
    "bot",
    "bot:random",
    "bot:2/builder",
    "bot:2/nobody",
    "slow",
    "person",
    "S",
    "N",
    "D 1",
    "W 1 2",
    "P B2 3",
    "\u{0}",
    "ü🌿",
    "-1",
    "yes",
];

fn value(dice: &mut Dice) -> Value {
    match dice.below(7) {
        0 => json!(null),
        1 => json!(dice.below(4)),
        2 => json!(dice.bits()),
        3 => json!(-1.5e300),
        4 => json!([dice.pick(WORDS), dice.pick(WORDS)]),
        5 => json!({ "a": dice.pick(WORDS) }),
        _ => json!(dice.pick(WORDS)),
    }
}

fn body(dice: &mut Dice) -> Value {
    const KEYS: &[&str] = &[
        "seat", "step", "action", "to", "agree", "text", "name", "who", "game", "seats", "touch", "touched",
        "pace", "hints", "public",
    ];
    let mut fields = serde_json::Map::new();
    for _ in 0..dice.below(5) {
        fields.insert((*dice.pick(KEYS)).to_owned(), value(dice));
    }
    Value::Object(fields)
}

/// A request that could be meant, or nearly.
async fn sensible(client: &Client, id: &str, dice: &mut Dice) {
    let table = client.get(&format!("/api/v1/tables/{id}")).await;
    if !table.status.is_success() {
        return;
    }
    let table = table.json();
    let step = table["step"].as_u64().unwrap();
    match dice.below(12) {
        0 => drop(client.post(&format!("/api/v1/tables/{id}/join"), &json!({ "seat": dice.below(4) })).await),
        1 => {
            let to = dice.below(step as u32 + 2);
            drop(client.post(&format!("/api/v1/tables/{id}/undo"), &json!({ "step": step, "to": to })).await);
        }
        2 => drop(
            client
                .post(&format!("/api/v1/tables/{id}/undo/answer"), &json!({ "agree": dice.below(2) == 0 }))
                .await,
        ),
        3 => drop(
            client.post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": dice.pick(WORDS) })).await,
        ),
        4 => {
            let leave = json!({ "seat": dice.below(3) });
            drop(client.post(&format!("/api/v1/tables/{id}/leave"), &leave).await);
            if dice.below(4) > 0 {
                drop(client.post(&format!("/api/v1/tables/{id}/return"), &json!({})).await);
            }
        }
        _ => {
            for seat in table["seats"].as_array().unwrap().iter().filter(|seat| seat["yours"] == true) {
                let number = seat["seat"].as_u64().unwrap();
                let legal = client.get(&format!("/api/v1/tables/{id}/legal?seat={number}")).await;
                let actions = legal.json()["actions"].as_array().cloned().unwrap_or_default();
                if !actions.is_empty() {
                    let action = dice.pick(&actions)["action"].as_str().unwrap().to_owned();
                    drop(client.act(id, number, step, &action).await);
                }
            }
        }
    }
}

async fn nonsense(client: &Client, id: &str, dice: &mut Dice) -> axum::http::StatusCode {
    if dice.below(3) == 0 {
        let path = dice.pick(READS).replace("{id}", id);
        return client.page(&path).await.status;
    }
    let path = dice.pick(PATHS).replace("{id}", id);
    let kind = if dice.below(4) == 0 { "application/x-www-form-urlencoded" } else { "application/json" };
    let mut bytes = body(dice).to_string().into_bytes();
    for _ in 0..dice.below(3) {
        if !bytes.is_empty() {
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] = dice.bits() as u8;
        }
    }
    let request = client.request(Method::POST, &path).header(header::CONTENT_TYPE, kind);
    client.send(request.body(Body::from(bytes)).unwrap()).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn random_requests_leave_everything_in_order() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(world.person(&format!("Person {number}")).await);
    }
    people.push(world.nobody());
    let mut tables = Vec::new();
    for seats in [
        &["me", "person"][..],
        &["me", "bot:random"],
        &["me", "me", "person"],
        &["me", "person", "bot:random"],
    ] {
        tables.push(people[tables.len()].open(seats).await);
    }
    let mut tasks = Vec::new();
    for (number, client) in people.iter().enumerate() {
        let (client, tables) = (client.clone(), tables.clone());
        tasks.push(tokio::spawn(async move {
            let mut dice = Dice::from_number(number as u64);
            for _ in 0..400 {
                let id = dice.pick(&tables).clone();
                if dice.below(2) == 0 {
                    sensible(&client, &id, &mut dice).await;
                } else {
                    let status = nonsense(&client, &id, &mut dice).await;
                    assert_ne!(status.as_u16(), 500, "the house failed");
                    assert_ne!(status.as_u16(), 503, "the house failed");
                }
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(world.nobody().get("/health").await.text(), "ok\n");
    // Bots may still be at it; the house closes, and another one reads what is there.
    world.close().await;
    let quiet = server::Settings { bot_pace: std::time::Duration::from_hours(1), ..quick() };
    let one = World::at(&folder.file(), quiet).await;
    let mut all = Vec::new();
    for person in &people[..4] {
        let person = Client { app: one.app.clone(), token: person.token.clone() };
        let mine = person.get("/api/v1/tables?which=mine").await.ok();
        all.extend(
            mine["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()),
        );
    }
    all.extend(tables);
    all.sort_unstable();
    all.dedup();
    for id in &all {
        let table = one.nobody().table(id).await;
        assert_eq!(table["frozen"], false);
        let steps = one.nobody().get(&format!("/api/v1/tables/{id}/steps")).await.ok();
        assert_eq!(steps["steps"].as_array().unwrap().len() as u64, table["step"].as_u64().unwrap());
    }
    assert!(all.len() >= 4);
    one.close().await;
}
