//! Giving up and deleting, as people and programs meet them.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use catalog::Catalog;
use kernel::Dice;
use serde_json::{Value, json};
use server::{House, Luck, Settings, app};
use store::Store;
use table::LocalBus;

use crate::harness::{Answer, Client, Folder, World, quick, repeatable, seated, wait_for, wander};

async fn delete(client: &Client, id: &str) -> Answer {
    let path = format!("/api/v1/tables/{id}");
    client.send(client.request(Method::DELETE, &path).body(Body::empty()).unwrap()).await
}

async fn give_up(client: &Client, id: &str) -> Answer {
    client.post(&format!("/api/v1/tables/{id}/give-up"), &json!({})).await
}

async fn listed(client: &Client, which: &str) -> Vec<String> {
    let tables = client.get(&format!("/api/v1/tables?which={which}")).await.ok();
    let tables = tables["tables"].as_array().unwrap().clone();
    tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_given_up_is_over_for_good_and_counts_for_nothing() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), repeatable(3)).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "bot:random", "bot:random"]).await;
    let mut dice = Dice::from_number(1);
    wait_for(&anna, &id, |table| table["deciding"] == json!([0])).await;
    anna.any(&id, 0, &mut dice).await;
    let table = anna.table(&id).await;
    assert_eq!((&table["can_give_up"], &table["can_delete"]), (&json!(true), &json!(true)));
    let eve = world.person("Eve").await;
    assert_eq!(eve.table(&id).await["can_give_up"], false);
    give_up(&eve, &id).await.refused(403, "not-at-table");
    give_up(&anna, &id).await.ok();
    let table = anna.table(&id).await;
    assert_eq!(
        (&table["stage"], &table["given_up"], &table["deciding"]),
        (&json!("over"), &json!(true), &json!([]))
    );
    assert!(
        table["standings"].is_null() && table["seed"].is_string(),
        "nobody else had a secret here: {table}"
    );
    give_up(&anna, &id).await.refused(409, "game-over");
    anna.post(&format!("/api/v1/tables/{id}/undo"), &json!({ "step": table["step"] }))
        .await
        .refused(409, "game-over");
    // The bots have stopped.
    let step = table["step"].clone();
    tokio::time::sleep(core::time::Duration::from_millis(60)).await;
    assert_eq!(anna.table(&id).await["step"], step);
    let page = anna.page(&format!("/t/{id}")).await.text();
    assert!(page.contains("You gave this game up.") && page.contains("/record\""), "{page}");
    assert!(page.contains("Anna gave the game up."), "the log says so");
    assert!(eve.page(&format!("/t/{id}")).await.text().contains("Anna gave this game up."));
    assert_eq!(anna.get(&format!("/t/{id}/record")).await.status, StatusCode::OK);
    assert!(anna.page(&format!("/t/{id}/replay?step=1&as=open")).await.status.is_success());
    // Right after a start it is the same.
    world.close().await;
    let world = World::at(&folder.file(), repeatable(4)).await;
    let anna = Client { app: world.app.clone(), ..anna };
    assert_eq!(listed(&anna, "mine").await, [""; 0]);
    assert_eq!(listed(&anna, "finished").await, [id.clone()]);
    let line = anna.get("/api/v1/tables?which=finished").await.ok()["tables"][0].clone();
    assert_eq!((&line["stage"], &line["given_up"]), (&json!("over"), &json!(true)));
    assert!(anna.page("/").await.text().contains("given up"));
    let me = anna.page("/me?show=games").await.text();
    assert!(
        me.contains(&format!("/t/{id}")) && me.contains("given up") && !me.contains("class=\"numbers\""),
        "{me}"
    );
    assert_eq!(anna.table(&id).await["given_up"], true);
    let again = anna.post(&format!("/api/v1/tables/{id}/rematch"), &json!({})).await;
    assert_eq!(again.status, StatusCode::CREATED);
    world.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_ends_the_game_of_others_or_opens_their_secrets() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    wander(&people, &id, &mut Dice::from_number(1), 6).await;
    give_up(&people[0], &id).await.refused(409, "others-play");
    let page = people[0].page(&format!("/t/{id}")).await.text();
    assert!(page.contains(&format!("/t/{id}/leave")) && !page.contains(&format!("/t/{id}/give-up")));
    assert!(!page.contains(&format!("/t/{id}/delete")));
    delete(&people[0], &id).await.refused(403, "others-sat");
    delete(&people[1], &id).await.refused(403, "not-host");
    // The other one goes; who stays may end it, but what was secret stays so.
    people[1].post(&format!("/api/v1/tables/{id}/leave"), &json!({ "seat": 1 })).await.ok();
    give_up(&people[0], &id).await.ok();
    for client in [&people[0], &people[1], &world.nobody()] {
        assert_eq!(client.table(&id).await["seed"], Value::Null);
        client.get(&format!("/api/v1/tables/{id}/record")).await.refused(409, "given-up");
        assert_eq!(client.page(&format!("/t/{id}/replay?as=open")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(client.page(&format!("/t/{id}/replay?as=P1")).await.status, StatusCode::NOT_FOUND);
        assert!(!client.page(&format!("/t/{id}")).await.text().contains("/record\""));
    }
    delete(&people[0], &id).await.refused(403, "others-sat");
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_do_it_without_a_script_and_ask_once() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "bot:random"]).await;
    let page = anna.page(&format!("/t/{id}")).await.text();
    for way in ["give-up", "delete"] {
        let form = page.find(&format!("action=\"/t/{id}/{way}\"")).expect("there is a form");
        let fold = page[..form].rfind("<details").unwrap();
        assert!(
            !page[fold..form].contains("</details>") && !page[fold..form].contains(" open"),
            "it asks first"
        );
    }
    let done = anna.form(&format!("/t/{id}/give-up"), "").await;
    let to = |answer: &Answer| answer.headers[header::LOCATION].to_str().unwrap().to_owned();
    assert_eq!((done.status, to(&done)), (StatusCode::SEE_OTHER, format!("/t/{id}")));
    let now = anna.get(&format!("/t/{id}/now")).await.ok();
    assert_eq!((&now["over"], &now["parts"]["result"]), (&json!(true), &json!("")));
    assert!(now["parts"]["parting"].as_str().unwrap().contains("/delete\""));
    let done = anna.form(&format!("/t/{id}/delete"), "").await;
    assert_eq!((done.status, to(&done)), (StatusCode::SEE_OTHER, "/".to_owned()));
    let gone = anna.page(&format!("/t/{id}")).await;
    assert_eq!(gone.status, StatusCode::GONE);
    assert!(gone.text().contains("This table is gone") && gone.text().contains("href=\"/\""));
    let german = anna.page(&format!("/t/{id}?lang=de")).await.text();
    assert!(german.contains("Diesen Tisch gibt es nicht mehr"), "{german}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_table_is_gone_everywhere_and_stays_so() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), repeatable(5)).await;
    let anna = world.person("Anna").await;
    let gathers = anna.open(&["me", "person"]).await;
    let running = anna.open(&["me", "bot:random"]).await;
    let kept = anna.open(&["me", "bot:random"]).await;
    let mut request = anna.request(Method::GET, &format!("/t/{running}/stream")).body(Body::empty()).unwrap();
    *request.version_mut() = axum::http::Version::HTTP_11;
    let listening = tower::ServiceExt::oneshot(anna.app.clone(), request).await.unwrap();
    for id in [&gathers, &running] {
        assert_eq!(delete(&anna, id).await.status, StatusCode::NO_CONTENT);
        delete(&anna, id).await.refused(410, "gone");
        anna.get(&format!("/api/v1/tables/{id}")).await.refused(410, "gone");
        anna.get(&format!("/t/{id}/now")).await.refused(410, "gone");
        anna.post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "still there?" }))
            .await
            .refused(410, "gone");
        assert_eq!(anna.get(&format!("/t/{id}/picture.png")).await.status, StatusCode::GONE);
    }
    // Whoever listened hears the end of the stream.
    let end = http_body_util::BodyExt::collect(listening.into_body());
    tokio::time::timeout(core::time::Duration::from_secs(5), end).await.expect("the stream ends").unwrap();
    assert_eq!(listed(&anna, "mine").await, [kept.clone()]);
    assert!(!world.nobody().page("/").await.text().contains(&gathers));
    world.close().await;
    let world = World::at(&folder.file(), repeatable(6)).await;
    let anna = Client { app: world.app.clone(), ..anna };
    anna.get(&format!("/api/v1/tables/{running}")).await.refused(410, "gone");
    anna.get("/api/v1/tables/never").await.refused(404, "no-such-table");
    assert_eq!(listed(&anna, "mine").await, [kept]);
    world.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_deleted_can_be_opened_again() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "bot:random"]).await;
    give_up(&anna, &id).await.ok();
    let rematch = async || {
        let again = anna.post(&format!("/api/v1/tables/{id}/rematch"), &json!({})).await.ok();
        again["id"].as_str().unwrap().to_owned()
    };
    let first = rematch().await;
    assert_eq!(anna.table(&id).await["rematch"], json!(first));
    delete(&anna, &first).await.ok();
    assert_eq!(anna.table(&id).await["rematch"], Value::Null);
    let second = rematch().await;
    assert_ne!(first, second);
    assert_eq!(anna.table(&second).await["stage"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_deleted_in_one_house_is_gone_in_the_other() {
    let store = Store::in_memory().await.unwrap();
    let bus = Arc::new(LocalBus::default());
    let node = |number: u64| {
        let settings = Settings { luck: Luck::numbered(number), ..quick() };
        let (catalog, journal) = (Arc::new(Catalog::built_in()), Arc::new(store.clone()));
        let house = House::with(catalog, store.clone(), (journal, Arc::<LocalBus>::clone(&bus)), settings);
        World { app: app(Arc::clone(&house)), house }
    };
    let (one, two) = (node(1), node(2));
    let here = one.person("Anna").await;
    let there = Client { app: two.app.clone(), token: here.token.clone() };
    for _ in 0..4 {
        let id = here.open(&["me", "person"]).await;
        there.table(&id).await;
        assert_eq!(delete(&here, &id).await.status, StatusCode::NO_CONTENT);
        there.post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "hm" })).await.refused(410, "gone");
        for _ in 0..2_000 {
            if there.get(&format!("/api/v1/tables/{id}")).await.status == StatusCode::GONE {
                break;
            }
            tokio::time::sleep(core::time::Duration::from_millis(1)).await;
        }
        there.get(&format!("/api/v1/tables/{id}")).await.refused(410, "gone");
    }
}
