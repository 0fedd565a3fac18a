//! Two houses on one journal: whoever is quicker wins, and everybody sees it.

use std::sync::Arc;

use catalog::Catalog;
use kernel::Dice;
use serde_json::json;
use server::{House, Luck, Settings, app};
use store::Store;
use table::LocalBus;

use crate::harness::{Client, World, decider, quick, seated, wait_for, wander};

/// Two houses that share what is kept and hear of each other.
async fn two() -> (World, World) {
    let store = Store::in_memory().await.unwrap();
    let bus = Arc::new(LocalBus::default());
    let node = |number: u64| {
        let settings = Settings { luck: Luck::numbered(number), ..quick() };
        let journal = Arc::new(store.clone());
        let catalog = Arc::new(Catalog::built_in());
        let house = House::with(catalog, store.clone(), (journal, Arc::<LocalBus>::clone(&bus)), settings);
        World { app: app(Arc::clone(&house)), house }
    };
    (node(1), node(2))
}

fn at(world: &World, people: &[Client]) -> Vec<Client> {
    people.iter().map(|person| Client { app: world.app.clone(), token: person.token.clone() }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_in_one_house_is_seen_in_the_other() {
    let (one, two) = two().await;
    let (id, here) = seated(&one, 2).await;
    let there = at(&two, &here);
    let mut dice = Dice::from_number(1);
    // Both have the table in memory; people act here and there in turn.
    for round in 0..30 {
        let houses = if round % 2 == 0 { [&here, &there] } else { [&there, &here] };
        wander(houses[0], &id, &mut dice, 1).await;
        let step = houses[0][0].table(&id).await["step"].clone();
        wait_for(&houses[1][0], &id, |table| table["step"] == step).await;
    }
    assert_eq!(here[0].table(&id).await, there[0].table(&id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_decide_at_once_in_two_houses_one_is_told_he_was_late() {
    let (one, two) = two().await;
    let (id, here) = seated(&one, 2).await;
    let there = at(&two, &here);
    there[0].table(&id).await;
    for _ in 0..20 {
        let Some(seat) = decider(&here[0], &id).await else { break };
        wait_for(&there[0], &id, |table| table["deciding"] == json!([seat])).await;
        let (mine, twin) = (&here[seat as usize], &there[seat as usize]);
        let (step, actions) = mine.legal(&id, seat).await;
        let (first, second) =
            tokio::join!(mine.act(&id, seat, step, &actions[0]), twin.act(&id, seat, step, &actions[1]));
        let done = [&first, &second].iter().filter(|answer| answer.status.is_success()).count();
        assert_eq!(done, 1, "{} {}", first.text(), second.text());
        [&first, &second].iter().find(|answer| !answer.status.is_success()).unwrap().refused(409, "stale");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_of_both_houses_comes_together() {
    let (one, two) = two().await;
    let (id, here) = seated(&one, 2).await;
    let there = at(&two, &here);
    there[0].table(&id).await;
    for number in 0..6 {
        let path = format!("/api/v1/tables/{id}/chat");
        let (one, two) = (json!({ "text": format!("a{number}") }), json!({ "text": format!("b{number}") }));
        let (first, second) = tokio::join!(here[0].post(&path, &one), there[1].post(&path, &two));
        first.ok();
        second.ok();
    }
    // The last news may still be on its way.
    let said =
        async |client: &Client| client.get(&format!("/api/v1/tables/{id}/chat")).await.ok()["count"].clone();
    while said(&here[0]).await != 12 || said(&there[0]).await != 12 {
        tokio::task::yield_now().await;
    }
}
