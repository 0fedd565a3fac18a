//! Whole games.

use axum::http::StatusCode;
use catalog::Catalog;
use catalog::record::Draws;
use kernel::Dice;
use serde_json::{Value, json};

use crate::harness::{Client, World, decider, quick, seated, wait_for, wander};

/// The record of a finished game is right, and its draws follow from the seed that was committed to.
async fn check_record(client: &Client, id: &str, commitment: &Value) {
    let record = client.get(&format!("/t/{id}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.text());
    let verified = Catalog::built_in().verify(&record.body).map_err(|faults| format!("{faults:?}")).unwrap();
    assert!(matches!(verified.replayed.draws, Draws::Verified(1)));
    assert_eq!(Value::from(verified.record.dealing.commitment().unwrap().to_string()), *commitment);
    let table = client.table(id).await;
    assert_eq!(table["step"], verified.record.steps.len());
    let result = verified.record.result.unwrap();
    for (seat, standing) in result.iter().enumerate() {
        assert_eq!(table["standings"][seat]["score"], standing.tiers[0]);
        assert_eq!(table["standings"][seat]["place"], standing.place);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_whole_games() {
    for seats in 2..=5 {
        let world = World::new(quick()).await;
        let (id, people) = seated(&world, seats).await;
        let before = people[0].table(&id).await;
        assert_eq!(before["stage"], "running");
        assert_eq!(before["seed"], Value::Null, "the seed is told before the end");
        let mut dice = Dice::from_number(seats as u64);
        wander(&people, &id, &mut dice, 10_000).await;
        let after = people[0].table(&id).await;
        assert_eq!(after["stage"], "over");
        assert_eq!(after["commitment"], before["commitment"]);
        check_record(&people[1], &id, &before["commitment"]).await;
        // After the end nothing moves any more.
        let step = after["step"].as_u64().unwrap();
        people[0].act(&id, 0, step, "S").await.refused(409, "game-over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_seats_and_play_to_the_end() {
    for bots in 1..=4 {
        let world = World::new(quick()).await;
        let person = world.person("Anna").await;
        let mut wanted = vec!["bot:random"; bots + 1];
        wanted[bots / 2] = "me";
        let seat = bots as u64 / 2;
        let id = person.open(&wanted).await;
        let mut dice = Dice::from_number(7);
        loop {
            let mine = move |table: &Value| {
                table["stage"] == "over" || table["deciding"].as_array().unwrap().contains(&json!(seat))
            };
            let table = wait_for(&person, &id, mine).await;
            if table["stage"] == "over" {
                break;
            }
            person.any(&id, seat, &mut dice).await;
        }
        let table = person.table(&id).await;
        check_record(&person, &id, &table["commitment"]).await;
        let finished = person.get("/api/v1/tables?which=finished").await.ok();
        assert_eq!(finished["tables"][0]["id"], id.as_str());
        assert_eq!(finished["tables"][0]["stage"], "over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn greedy_bots_alone_come_to_an_end() {
    let world = World::new(quick()).await;
    let person = world.person("Anna").await;
    let id = person.open(&["bot", "bot:greedy", "bot:random"]).await;
    let table = wait_for(&person, &id, |table| table["stage"] == "over").await;
    check_record(&person, &id, &table["commitment"]).await;
}

/// One person holds every seat, as around one screen.
#[tokio::test(flavor = "multi_thread")]
async fn people_share_a_screen() {
    let world = World::new(quick()).await;
    let person = world.person("Anna").await;
    let id = person.open(&["me", "here", "here"]).await;
    let mut dice = Dice::from_number(3);
    let mut acted = [false; 3];
    while let Some(seat) = decider(&person, &id).await {
        let now = person.get(&format!("/t/{id}/now")).await.ok();
        assert_eq!(now["acting"], seat);
        assert_eq!(now["mine"], json!([0, 1, 2]));
        acted[seat as usize] = true;
        person.any(&id, seat, &mut dice).await;
    }
    assert_eq!(acted, [true; 3]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_when_the_last_seat_is_taken() {
    let world = World::new(quick()).await;
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let id = anna.open(&["me", "person"]).await;
    let table = anna.table(&id).await;
    assert_eq!((&table["stage"], &table["step"]), (&json!("open"), &json!(0)));
    anna.act(&id, 0, 0, "D 1").await.refused(409, "not-begun");
    let joined = ben.post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.ok();
    assert_eq!(joined["seat"], 1);
    let table = ben.table(&id).await;
    assert_eq!((&table["stage"], &table["step"]), (&json!("running"), &json!(1)));
    assert_eq!(table["seats"][1]["name"], "Ben");
    assert_eq!((&table["seats"][0]["yours"], &table["seats"][1]["yours"]), (&json!(false), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_running_game_is_replaced_by_a_bot() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    wander(&people, &id, &mut Dice::from_number(1), 5).await;
    people[1].post(&format!("/api/v1/tables/{id}/leave"), &json!({ "seat": 1 })).await.ok();
    let table = people[0].table(&id).await;
    assert_eq!(table["seats"][1]["kind"], "bot");
    wait_for(&people[0], &id, |table| table["deciding"] == json!([0])).await;
    people[1].get(&format!("/api/v1/tables/{id}/view?seat=1")).await.refused(403, "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let rematch = format!("/api/v1/tables/{id}/rematch");
    people[0].post(&rematch, &json!({})).await.refused(409, "not-over");
    wander(&people, &id, &mut Dice::from_number(5), 10_000).await;
    let stranger = world.person("Carl").await;
    stranger.post(&rematch, &json!({})).await.refused(403, "not-at-table");
    let again = people[1].post(&rematch, &json!({})).await.ok();
    let new = again["id"].as_str().unwrap();
    assert_ne!(new, id);
    assert_eq!(people[0].table(&id).await["rematch"], *new);
    let table = people[1].table(new).await;
    assert_eq!((&table["stage"], &table["seats"][1]["yours"]), (&json!("open"), &json!(true)));
    // Whoever asks second gets the same table and their old seat.
    assert_eq!(people[0].post(&rematch, &json!({})).await.ok()["id"], *new);
    let table = people[0].table(new).await;
    assert_eq!((&table["stage"], &table["seats"][0]["yours"]), (&json!("running"), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_invites_bots_to_free_seats() {
    let world = World::new(quick()).await;
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let id = anna.open(&["me", "person", "person"]).await;
    let seat = format!("/api/v1/tables/{id}/seat");
    ben.post(&seat, &json!({ "seat": 1, "who": "bot" })).await.refused(403, "not-host");
    anna.post(&seat, &json!({ "seat": 0, "who": "bot" })).await.refused(409, "seat-taken");
    anna.post(&seat, &json!({ "seat": 1, "who": "cat" })).await.refused(400, "bad-request");
    anna.post(&seat, &json!({ "seat": 4, "who": "bot" })).await.refused(404, "no-such-seat");
    anna.post(&seat, &json!({ "seat": 1, "who": "bot:random" })).await.ok();
    assert_eq!(anna.table(&id).await["stage"], "open");
    ben.post(&format!("/api/v1/tables/{id}/join"), &json!({ "seat": 2 })).await.ok();
    assert_eq!(anna.table(&id).await["stage"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_take_other_names() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let chat = format!("/api/v1/tables/{id}/chat");
    people[0].post(&chat, &json!({ "text": "  <b>hello</b> & good luck " })).await.ok();
    let said = people[1].get(&chat).await.ok();
    assert_eq!(said["messages"][0]["text"], "<b>hello</b> & good luck");
    let page = people[1].page(&format!("/t/{id}")).await.text();
    assert!(page.contains("&lt;b&gt;hello&lt;/b&gt; &amp; good luck") && !page.contains("<b>hello"));
    let before = people[1].table(&id).await["version"].as_u64().unwrap();
    people[0].post("/api/v1/me", &json!({ "name": "<i>Eva</i>" })).await.ok();
    let table = people[1].table(&id).await;
    assert_eq!(table["seats"][0]["name"], "<i>Eva</i>");
    assert!(table["version"].as_u64().unwrap() > before);
    let page = people[1].page(&format!("/t/{id}")).await.text();
    assert!(page.contains("&lt;i&gt;Eva&lt;/i&gt;") && !page.contains("<i>Eva"));
}
