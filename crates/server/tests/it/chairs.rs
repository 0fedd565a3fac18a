//! Who leaves a running game, and comes back.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use http_body_util::BodyExt as _;
use kernel::Dice;
use serde_json::{Value, json};
use server::{Clock, Settings};
use tower::ServiceExt as _;

use crate::harness::{Client, Folder, World, decider, quick, seated, wait_for, wander};

async fn post(client: &Client, id: &str, what: &str, body: Value) -> crate::harness::Answer {
    client.post(&format!("/api/v1/tables/{id}/{what}"), &body).await
}

async fn log(client: &Client, id: &str) -> String {
    client.get(&format!("/t/{id}/now")).await.ok()["parts"]["log"].as_str().unwrap().to_owned()
}

/// A running game of two, in which the first has to decide.
async fn begun(world: &World) -> (String, Vec<Client>) {
    let (id, people) = seated(world, 2).await;
    let mut dice = Dice::from_number(1);
    wander(&people, &id, &mut dice, 5).await;
    while decider(&people[0], &id).await != Some(0) {
        wander(&people, &id, &mut dice, 1).await;
    }
    (id, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_decides_at_once_for_who_left_when_it_was_his_turn() {
    let world = World::new(quick()).await;
    let (id, people) = begun(&world).await;
    post(&people[0], &id, "leave", json!({ "seat": 0 })).await.ok();
    wait_for(&people[1], &id, |table| table["deciding"] == json!([1])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_takes_the_seat_back_and_everybody_reads_both() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let (id, people) = begun(&world).await;
    let eve = world.person("Eve").await;
    post(&people[1], &id, "return", json!({})).await.refused(409, "nothing-kept");
    post(&people[1], &id, "leave", json!({ "seat": 1 })).await.ok();
    let table = people[1].table(&id).await;
    assert_eq!(
        (&table["seats"][1]["kind"], &table["seats"][1]["kept_for_you"]),
        (&json!("bot"), &json!(true))
    );
    assert_eq!(people[0].table(&id).await["seats"][1]["kept_for_you"], false);
    assert!(log(&people[0], &id).await.contains("Person 1 left; a bot takes over."));
    let mine = people[1].get("/api/v1/tables?which=mine").await.ok();
    assert_eq!(mine["tables"][0]["id"], id.as_str(), "the table is still found");
    assert!(people[1].page(&format!("/t/{id}")).await.text().contains("Take my seat back"));
    assert!(!people[0].page(&format!("/t/{id}")).await.text().contains("Take my seat back"));
    // Nobody else gets it, and advice stays off as between people.
    post(&eve, &id, "return", json!({})).await.refused(409, "nothing-kept");
    post(&eve, &id, "join", json!({ "seat": 1 })).await.refused(409, "seat-taken");
    // The bot plays on meanwhile.
    people[0].any(&id, 0, &mut Dice::from_number(2)).await;
    wait_for(&people[0], &id, |table| table["deciding"] == json!([0])).await;
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    let people: Vec<Client> =
        people.iter().map(|person| Client { app: world.app.clone(), token: person.token.clone() }).collect();
    assert_eq!(
        people[1].table(&id).await["seats"][1]["kept_for_you"],
        true,
        "it is kept over a second start"
    );
    let back = people[1].form(&format!("/t/{id}/return"), "").await;
    assert_eq!(back.headers["location"], format!("/t/{id}").as_str());
    let table = people[1].table(&id).await;
    assert_eq!((&table["seats"][1]["name"], &table["seats"][1]["yours"]), (&json!("Person 1"), &json!(true)));
    let told = log(&people[0], &id).await;
    let (left, came) = (told.find("Person 1 left").unwrap(), told.find("Person 1 is back").unwrap());
    assert!(left < came, "{told}");
    post(&people[1], &id, "return", json!({})).await.refused(409, "nothing-kept");
    // Both play on to the end.
    wander(&people, &id, &mut Dice::from_number(3), 10_000).await;
    assert_eq!(people[0].table(&id).await["stage"], "over");
    world.close().await;
}

/// Who is there, as the page is told.
async fn here(client: &Client, id: &str) -> Value {
    let page = client.page(&format!("/t/{id}")).await.text();
    let data = page.split_once("<script id=\"now\" type=\"application/json\">").unwrap().1;
    serde_json::from_str::<Value>(data.split_once("</script>").unwrap().0).unwrap()["here"].clone()
}

/// A clock that stands until it is set.
fn clock() -> &'static AtomicI64 {
    Box::leak(Box::new(AtomicI64::new(1_000_000)))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_the_seat_of_who_is_gone_to_a_bot() {
    let clock = clock();
    let world = World::new(Settings { clock: Clock::Set(clock), ..quick() }).await;
    let (id, people) = begun(&world).await;
    let bot = json!({ "seat": 1, "who": "bot:1/builder" });
    // Whoever has a page open is not gone.
    let stream = people[1].request(Method::GET, &format!("/t/{id}/stream")).body(Body::empty()).unwrap();
    let mut stream = people[1].app.clone().oneshot(stream).await.unwrap().into_body();
    stream.frame().await.unwrap().unwrap();
    wait_for(&people[0], &id, |table| table["seats"][1]["present"] == true).await;
    clock.fetch_add(200_000, Ordering::Relaxed);
    post(&people[0], &id, "seat", bot.clone()).await.refused(409, "too-soon");
    assert_eq!(here(&people[0], &id).await, json!({ "seats": [1], "watching": 0, "gone": [] }));
    drop(stream);
    wait_for(&people[0], &id, |table| table["seats"][1]["present"] == false).await;
    // Whoever is away for a moment comes back; a bot may play on after the time of grace.
    post(&people[0], &id, "seat", bot.clone()).await.refused(409, "too-soon");
    assert_eq!(here(&people[0], &id).await, json!({ "seats": [], "watching": 0, "gone": [] }));
    clock.fetch_add(180_000, Ordering::Relaxed);
    assert_eq!(here(&people[0], &id).await, json!({ "seats": [], "watching": 0, "gone": [1] }));
    // The form is on the host's page alone, hidden until the script is told who is gone.
    let form =
        |page: String| page.contains("<form hidden data-gone=\"1\"") && page.contains("Let a bot take over");
    assert!(form(people[0].page(&format!("/t/{id}")).await.text()));
    assert!(!people[1].page(&format!("/t/{id}")).await.text().contains("Let a bot take over"));
    // The host cannot be given away, nobody else gives, and a seat is not opened to strangers over somebody's head.
    post(&people[1], &id, "seat", json!({ "seat": 0, "who": "bot" })).await.refused(403, "not-host");
    post(&people[0], &id, "seat", json!({ "seat": 0, "who": "bot" })).await.refused(409, "seat-taken");
    post(&people[0], &id, "seat", json!({ "seat": 1, "who": "person" })).await.refused(409, "seat-taken");
    // Whoever asks something is not away.
    post(&people[0], &id, "seat", bot.clone()).await.refused(409, "too-soon");
    clock.fetch_add(180_000, Ordering::Relaxed);
    post(&people[0], &id, "seat", bot).await.ok();
    let table = people[1].table(&id).await;
    assert_eq!(
        (&table["seats"][1]["character"], &table["seats"][1]["kept_for_you"]),
        (&json!("builder"), &json!(true))
    );
    assert!(log(&people[0], &id).await.contains("Person 1 is away; a bot takes over."));
    // Another bot may come, and keeps the seat as well.
    post(&people[0], &id, "seat", json!({ "seat": 1, "who": "bot:2" })).await.ok();
    assert_eq!(post(&people[1], &id, "return", json!({})).await.ok()["seat"], 1);
    assert!(log(&people[0], &id).await.contains("Person 1 is back."));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_at_one_screen_are_taken_back_together() {
    // The bots take their time, so that the game is not over meanwhile.
    let world = World::new(Settings { bot_pace: Duration::from_hours(1), ..quick() }).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "here", "bot:random"]).await;
    anna.form(&format!("/t/{id}/leave"), "").await;
    let table = anna.table(&id).await;
    assert!((0..2).all(|seat| table["seats"][seat]["kept_for_you"] == true), "{table}");
    post(&anna, &id, "return", json!({})).await.ok();
    let table = anna.table(&id).await;
    assert!((0..2).all(|seat| table["seats"][seat]["yours"] == true), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_game_begins_a_seat_is_simply_free_again() {
    let world = World::new(quick()).await;
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let id = anna.open(&["me", "person", "person"]).await;
    post(&ben, &id, "join", json!({ "seat": 1 })).await.ok();
    post(&anna, &id, "seat", json!({ "seat": 1, "who": "bot" })).await.refused(409, "seat-taken");
    post(&ben, &id, "leave", json!({ "seat": 1 })).await.ok();
    assert_eq!(anna.table(&id).await["seats"][1]["kind"], "open");
    post(&ben, &id, "return", json!({})).await.refused(409, "nothing-kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_on_has_not_done_what_was_done_before() {
    let world = World::new(quick()).await;
    let (id, people) = begun(&world).await;
    let of = |log: &str, name: &str| {
        let verb = if name == "You" { "place" } else { "places" };
        log.matches(&format!(">{name} {verb} a druid")).count()
    };
    let before = log(&people[0], &id).await;
    let (placed, mine) = (of(&before, "Person 1"), of(&before, "You"));
    assert!(placed > 0 || mine > 0, "{before}");
    post(&people[1], &id, "leave", json!({ "seat": 1 })).await.ok();
    let mut dice = Dice::from_number(2);
    while !log(&people[0], &id).await.contains(">Brigid ") {
        if decider(&people[0], &id).await == Some(0) {
            people[0].any(&id, 0, &mut dice).await;
        }
    }
    let after = log(&people[0], &id).await;
    assert_eq!(of(&after, "Person 1"), placed, "the bot has done none of it: {after}");
    let own = log(&people[1], &id).await;
    assert_eq!(of(&own, "You") + of(&own, "Person 1"), placed, "{own}");
    // After a return what the bot did stays the bot's.
    let bots = of(&after, "Brigid");
    post(&people[1], &id, "return", json!({})).await.ok();
    let back = log(&people[1], &id).await;
    assert!(of(&back, "Brigid") >= bots && of(&back, "You") == placed, "{back}");
    assert!(back.contains(">Brigid "), "{back}");
}
