//! Several decisions in one request: all of them or none.

use serde_json::{Value, json};

use crate::harness::{Client, World, quick, seated_at};

/// A table of Isle of Skye at its first offers: everybody has drawn three tiles and has some gold.
async fn offers(world: &World) -> (String, Vec<Client>, u64) {
    let options = json!({ "variant": "base", "start": "P0" });
    let (id, people) = seated_at(world, "skye", 2, &options).await;
    let gold = view(&people[0], &id, 0).await["gold"]["P0"].as_u64().unwrap();
    (id, people, gold)
}

async fn view(person: &Client, id: &str, seat: u64) -> Value {
    person.get(&format!("/api/v1/tables/{id}/view?seat={seat}")).await.ok()["view"].take()
}

async fn step(person: &Client, id: &str) -> u64 {
    person.table(id).await["step"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_made_in_one_request() {
    let world = World::new(quick()).await;
    let (id, people, _) = offers(&world).await;
    let before = people[0].table(&id).await;
    let at = before["step"].as_u64().unwrap();
    let done = people[0].act_together(&id, 0, at, &["axe 1", "price 2", "price 1"]).await.ok();
    assert_eq!(done["step"], at + 3);
    assert_eq!(done["version"].as_u64(), before["version"].as_u64().map(|version| version + 1));
    assert_eq!(people[0].table(&id).await["deciding"], json!([1]));
    let own = view(&people[0], &id, 0).await["offers"]["P0"].clone();
    let marks: Vec<&str> = own
        .as_array()
        .unwrap()
        .iter()
        .map(|ware| ware.as_str().unwrap().split_once(' ').unwrap().1)
        .collect();
    assert_eq!(marks, ["2", "axe", "1"]);
    // A page sends the same; with the last offer the screens are lifted.
    let at = step(&people[1], &id).await;
    let offer = json!({ "seat": 1, "step": at, "actions": ["axe 0", "price 1", "price 1"] });
    let page = people[1].post(&format!("/t/{id}/act"), &offer).await.ok();
    assert_eq!(page["deciding"], json!([0]));
    assert!(page["parts"]["board"].as_str().unwrap().contains("sk-market"));
}

#[tokio::test(flavor = "multi_thread")]
async fn if_one_is_refused_nothing_is_done() {
    let world = World::new(quick()).await;
    let (id, people, gold) = offers(&world).await;
    let before = people[0].table(&id).await;
    let at = before["step"].as_u64().unwrap();
    let seen = view(&people[0], &id, 0).await;
    let (most, all) = (format!("price {}", gold - 2), format!("price {gold}"));
    for (actions, code, named) in [
        (vec!["axe 1", "price 0", "price 1"], "price-too-low", "action 2 (price 0)"),
        (vec!["axe 1", &all, "price 1"], "price-too-high", "action 2"),
        (vec!["axe 1", &most, "price 3"], "price-too-high", "action 3 (price 3)"),
        (vec!["axe 1", "price 1", "axe 2"], "other-decision", "action 3 (axe 2)"),
        (vec!["axe 1", "price 1", "prise 1"], "unreadable", "action 3 (prise 1)"),
        (vec!["axe 1", "price 1", "price 1", "price 1"], "not-together", "action 4 (price 1)"),
    ] {
        let answer = people[0].act_together(&id, 0, at, &actions).await;
        answer.refused(422, code);
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.starts_with(named) && message.ends_with("nothing was done"), "{message}");
        assert_eq!(people[0].table(&id).await, before);
        assert_eq!(view(&people[0], &id, 0).await, seen);
    }
    people[0].act_together(&id, 0, at, &["axe 1", "price 1", "price 1"]).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_taken_though_others_were_quicker() {
    let world = World::new(quick()).await;
    let (id, people, _) = offers(&world).await;
    let at = step(&people[0], &id).await;
    let offer = ["axe 1", "price 1", "price 1"];
    people[1].act_together(&id, 1, at, &offer).await.ok();
    // Three hidden steps are one thing that others notice: that player 1 is ready.
    assert_eq!(step(&people[0], &id).await, at + 1);
    people[0].act_together(&id, 0, at, &offer).await.ok();
    // The same again decides nothing twice.
    people[0].act_together(&id, 0, at, &offer).await.refused(409, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strange_offer_is_refused() {
    let world = World::new(quick()).await;
    let (id, people, _) = offers(&world).await;
    let at = step(&people[0], &id).await;
    let offer = ["axe 1", "price 1", "price 1"];
    people[1].act_together(&id, 0, at, &offer).await.refused(403, "not-your-seat");
    people[0].act_together(&id, 0, at + 1, &offer).await.refused(409, "stale");
    people[0].act_together(&id, 0, at, &[]).await.refused(400, "bad-request");
    people[0].act_together(&id, 0, at, &["price 1"; 17]).await.refused(400, "bad-request");
    let path = format!("/api/v1/tables/{id}/act");
    let both = json!({ "seat": 0, "step": at, "action": "axe 1", "actions": offer });
    people[0].post(&path, &both).await.refused(400, "bad-request");
    people[0].post(&path, &json!({ "seat": 0, "step": at })).await.refused(400, "bad-request");
    assert_eq!(step(&people[0], &id).await, at);
    people[0].act_together(&id, 0, at, &offer).await.ok();
}

/// Nobody can try what a draw or a reveal brings and be refused the rest.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_learnt_between_two_of_them() {
    let world = World::new(quick()).await;
    let (id, people, _) = offers(&world).await;
    let at = step(&people[0], &id).await;
    people[1].act_together(&id, 1, at, &["axe 1", "price 1", "price 1"]).await.ok();
    // With the third action the screens are lifted; player 0 would be the first to buy.
    let greedy = ["axe 1", "price 1", "price 1", "buy P1 0"];
    let at = step(&people[0], &id).await;
    people[0].act_together(&id, 0, at, &greedy).await.refused(422, "not-together");
    assert_eq!(step(&people[0], &id).await, at);
    people[0].act_together(&id, 0, at, &greedy[..3]).await.ok();
}
