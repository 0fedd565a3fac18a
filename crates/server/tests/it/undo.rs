//! Taking back.

use std::time::Duration;

use kernel::Dice;
use serde_json::{Value, json};

use server::Settings;

use crate::harness::{Client, World, decider, quick, seated, wander};

fn undo(id: &str) -> String {
    format!("/api/v1/tables/{id}/undo")
}

/// Goes on until somebody decides twice in a row, and gives who, before the second decision.
async fn twice_in_a_row(people: &[Client], id: &str, dice: &mut Dice) -> u64 {
    loop {
        let seat = decider(&people[0], id).await.expect("nobody decided twice in a row");
        people[seat as usize].any(id, seat, dice).await;
        if decider(&people[0], id).await == Some(seat) {
            let table = people[seat as usize].table(id).await;
            if table["free_undo"].is_u64() {
                return seat;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_learnt_from_is_taken_back_at_once() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 3).await;
    let mut dice = Dice::from_number(11);
    let seat = twice_in_a_row(&people, &id, &mut dice).await;
    let person = &people[seat as usize];
    let table = person.table(&id).await;
    let (step, free) = (table["step"].as_u64().unwrap(), table["free_undo"].as_u64().unwrap());
    assert!(free < step);
    let view = person.get(&format!("/api/v1/tables/{id}/view?seat={seat}")).await.ok();
    let done = person.post(&undo(&id), &json!({ "step": step })).await.ok();
    assert_eq!(done["step"], free);
    assert_eq!(decider(person, &id).await, Some(seat));
    assert_eq!(person.table(&id).await["undo"], Value::Null);
    // Another decision leads elsewhere, and the game goes on.
    person.any(&id, seat, &mut dice).await;
    let other = person.get(&format!("/api/v1/tables/{id}/view?seat={seat}")).await.ok();
    assert!(other["step"].as_u64().unwrap() > free, "{view} {other}");
    wander(&people, &id, &mut dice, 10_000).await;
    assert_eq!(people[0].table(&id).await["stage"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_the_horizon_everybody_else_is_asked() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 3).await;
    let mut dice = Dice::from_number(2);
    wander(&people, &id, &mut dice, 12).await;
    let answer = format!("/api/v1/tables/{id}/undo/answer");
    let (yes, no) = (json!({ "agree": true }), json!({ "agree": false }));
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    let first = json!({ "step": step, "to": 4 });
    people[0].post(&answer, &yes).await.refused(409, "no-undo-open");
    people[0].post(&undo(&id), &first).await.ok();
    let table = people[1].table(&id).await;
    assert_eq!((table["step"].as_u64(), &table["undo"]["to"]), (Some(step), &json!(4)));
    assert_eq!((&table["undo"]["seat"], &table["undo"]["answer"]), (&json!(0), &json!(true)));
    people[1].post(&undo(&id), &first).await.refused(409, "undo-open");
    // Nobody answers twice, nor for themselves.
    people[1].post(&answer, &yes).await.ok();
    people[1].post(&answer, &yes).await.refused(409, "no-undo-open");
    people[0].post(&answer, &yes).await.refused(409, "no-undo-open");
    world.person("Carl").await.post(&answer, &yes).await.refused(409, "no-undo-open");
    people[2].post(&answer, &no).await.ok();
    let table = people[0].table(&id).await;
    assert_eq!((table["step"].as_u64(), &table["undo"]), (Some(step), &Value::Null));
    // The second time everybody agrees.
    people[0].post(&undo(&id), &first).await.ok();
    people[2].post(&answer, &yes).await.ok();
    let done = people[1].post(&answer, &yes).await.ok();
    assert!(done["step"].as_u64().unwrap() <= 4, "{done}");
    wander(&people, &id, &mut dice, 10_000).await;
    assert_eq!(people[0].table(&id).await["stage"], "over");
    people[0]
        .post(&undo(&id), &json!({ "step": people[0].table(&id).await["step"] }))
        .await
        .refused(409, "game-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_lapses_when_the_game_goes_on() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let mut dice = Dice::from_number(4);
    wander(&people, &id, &mut dice, 9).await;
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    people[0].post(&undo(&id), &json!({ "step": step, "to": 2 })).await.ok();
    wander(&people, &id, &mut dice, 1).await;
    assert_eq!(people[1].table(&id).await["undo"], Value::Null);
    let answer = format!("/api/v1/tables/{id}/undo/answer");
    people[1].post(&answer, &json!({ "agree": true })).await.refused(409, "no-undo-open");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_plays_on_while_a_request_is_open() {
    // The bot takes long enough to be asked first.
    let world = World::new(Settings { bot_pace: Duration::from_millis(300), ..quick() }).await;
    let people = [world.person("Anna").await, world.person("Bert").await];
    let id = people[0].open(&["me", "person", "bot:random"]).await;
    people[1].post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.ok();
    let mut dice = Dice::from_number(9);
    let step = loop {
        match decider(&people[0], &id).await {
            Some(2) => break people[0].table(&id).await["step"].as_u64().unwrap(),
            Some(seat) => drop(people[seat as usize].any(&id, seat, &mut dice).await),
            None => panic!("somebody decides"),
        }
    };
    people[0].post(&undo(&id), &json!({ "step": step, "to": 1 })).await.ok();
    tokio::time::sleep(Duration::from_millis(900)).await;
    let table = people[1].table(&id).await;
    assert_eq!((&table["step"], &table["undo"]["answer"]), (&json!(step), &json!(true)));
    // When it is answered, the bot goes on.
    let answer = format!("/api/v1/tables/{id}/undo/answer");
    people[1].post(&answer, &json!({ "agree": false })).await.ok();
    while people[0].table(&id).await["step"] == step {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_consent_to_everything() {
    let world = World::new(quick()).await;
    let person = world.person("Anna").await;
    let id = person.open(&["me", "bot:random"]).await;
    let mut dice = Dice::from_number(9);
    for _ in 0..6 {
        while decider(&person, &id).await != Some(0) {
            tokio::task::yield_now().await;
        }
        person.any(&id, 0, &mut dice).await;
    }
    while decider(&person, &id).await != Some(0) {
        tokio::task::yield_now().await;
    }
    let step = person.table(&id).await["step"].as_u64().unwrap();
    let done = person.post(&undo(&id), &json!({ "step": step, "to": 2 })).await.ok();
    assert!(done["step"].as_u64().unwrap() <= 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_is_refused_where_it_makes_no_sense() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let stranger = world.person("Carl").await;
    stranger.post(&undo(&id), &json!({ "step": 1 })).await.refused(403, "not-at-table");
    people[0].post(&undo(&id), &json!({ "step": 1 })).await.refused(409, "nothing-to-undo");
    people[0].post(&undo(&id), &json!({ "step": 0 })).await.refused(409, "stale");
    people[0].post(&undo(&id), &json!({ "step": 1, "to": 9 })).await.refused(404, "no-such-step");
    people[0].post(&undo(&id), &json!({ "step": 1, "to": -1 })).await.refused(400, "bad-request");
}
