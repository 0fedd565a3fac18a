//! What was acknowledged lasts: over a clean end, a fall, and leaving memory.

use std::time::Duration;

use kernel::Dice;
use serde_json::json;
use server::Settings;

use crate::harness::{Client, Folder, World, decider, quick, seated, wander};

/// What everybody is told of a table, without what changes with every start.
async fn told(people: &[Client], id: &str) -> Vec<serde_json::Value> {
    let mut told = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        let mut table = person.table(id).await;
        table["version"] = json!(0);
        told.push(table);
        told.push(person.get(&format!("/api/v1/tables/{id}/view?seat={seat}")).await.ok());
        told.push(person.get(&format!("/api/v1/tables/{id}/steps?seat={seat}")).await.ok());
        told.push(person.get(&format!("/api/v1/tables/{id}/chat")).await.ok());
    }
    told
}

fn moved(people: &[Client], world: &World) -> Vec<Client> {
    people.iter().map(|person| Client { app: world.app.clone(), token: person.token.clone() }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_start_goes_on_where_the_first_ended() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let (id, people) = seated(&world, 3).await;
    let mut dice = Dice::from_number(1);
    wander(&people, &id, &mut dice, 15).await;
    people[0].post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "good night" })).await.ok();
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    // Going back is kept as well, with the trace of what was taken back.
    people[0].post(&format!("/api/v1/tables/{id}/undo"), &json!({ "step": step, "to": 8 })).await.ok();
    for other in &people[1..] {
        other.post(&format!("/api/v1/tables/{id}/undo/answer"), &json!({ "agree": true })).await.ok();
    }
    wander(&people, &id, &mut dice, 4).await;
    let before = told(&people, &id).await;
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    let people = moved(&people, &world);
    assert_eq!(told(&people, &id).await, before);
    wander(&people, &id, &mut dice, 10_000).await;
    assert_eq!(people[0].table(&id).await["stage"], "over");
    let over = told(&people, &id).await;
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    assert_eq!(told(&moved(&people, &world), &id).await, over);
    world.close().await;
}

/// The files as they lie there at a moment are what a fall at that moment leaves.
#[tokio::test(flavor = "multi_thread")]
async fn a_fall_loses_no_acknowledged_step() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let (id, people) = seated(&world, 2).await;
    let mut dice = Dice::from_number(6);
    for number in 0..6 {
        wander(&people, &id, &mut dice, 5).await;
        let before = told(&people, &id).await;
        let copy = Folder::new();
        for entry in std::fs::read_dir(folder.path()).unwrap() {
            let entry = entry.unwrap();
            // The shared memory of running programs does not outlive a fall.
            if !entry.file_name().to_string_lossy().ends_with("-shm") {
                std::fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
            }
        }
        let fallen = World::at(&copy.file(), quick()).await;
        assert_eq!(told(&moved(&people, &fallen), &id).await, before, "after {number} falls");
        fallen.close().await;
    }
    world.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_leave_memory_and_come_back() {
    let world = World::new(Settings { idle: Duration::from_millis(5), ..quick() }).await;
    let (id, people) = seated(&world, 2).await;
    let mut dice = Dice::from_number(3);
    let mut left = 0;
    let mut version = 0;
    while let Some(seat) = decider(&people[0], &id).await {
        people[seat as usize].any(&id, seat, &mut dice).await;
        if left < 5 {
            while world.house.tables.count() > 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            left += 1;
        }
        let now = people[0].table(&id).await["version"].as_u64().unwrap();
        assert!(now >= version, "versions only grow");
        version = now;
    }
    assert_eq!(people[0].table(&id).await["stage"], "over");
}

/// As long as somebody listens, a table stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_listened_table_stays_in_memory() {
    use axum::body::Body;
    use axum::http::Method;
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    let world = World::new(Settings { idle: Duration::from_millis(2), ..quick() }).await;
    let (id, people) = seated(&world, 2).await;
    let request = people[0].request(Method::GET, &format!("/t/{id}/stream")).body(Body::empty()).unwrap();
    let mut stream = people[0].app.clone().oneshot(request).await.unwrap().into_body();
    let first = stream.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(first.starts_with(b"id: ") || first.starts_with(b"event: change"), "{first:?}");
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(2)).await;
        assert_eq!(world.house.tables.count(), 1);
    }
    drop(stream);
    while world.house.tables.count() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// A disk that is full keeps nothing of an act; when there is room again the table goes on where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_the_table_goes_on_when_there_is_room() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let options = json!({ "variant": "base", "start": "P0" });
    let (id, people) = crate::harness::seated_at(&world, "skye", 2, &options).await;
    let offer = ["axe 1", "price 1", "price 1"];
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    let before = told(&people, &id).await;
    // Whatever fits on the pages that are there is written; then nothing is.
    world.house.store.limit_pages(1).await.unwrap();
    let mut refused = None;
    for _ in 0..2_000 {
        let said =
            people[1].post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "x".repeat(500) })).await;
        match said.status.as_u16() {
            200 | 429 => tokio::time::sleep(Duration::from_millis(1)).await,
            _ => {
                refused = Some(said);
                break;
            }
        }
        let eve = world.nobody().post("/api/v1/people", &json!({})).await;
        if !eve.status.is_success() {
            refused = Some(eve);
            break;
        }
    }
    refused.expect("the disk is full at last").refused(503, "unavailable");
    let answer = people[0].act_together(&id, 0, step, &offer).await;
    answer.refused(503, "unavailable");
    assert_eq!(answer.headers["retry-after"], "1");
    let after = told(&people, &id).await;
    assert_eq!((&after[0]["step"], &after[1]), (&before[0]["step"], &before[1]), "nothing is half done");
    world.house.store.limit_pages(1 << 20).await.unwrap();
    people[0].act_together(&id, 0, step, &offer).await.ok();
    people[1].act_together(&id, 1, step, &offer).await.ok();
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    let people = moved(&people, &world);
    assert_eq!(
        people[0].table(&id).await["deciding"],
        json!([0]),
        "both offers are there after a second start"
    );
    world.close().await;
}
