//! Bots by level and character, at the pace of the table; advice for people.

use std::time::Duration;

use kernel::Dice;
use serde_json::{Value, json};
use server::Settings;

use crate::harness::{Client, Folder, World, decider, quick, seated, wait_for};

/// Settings under which a bot never comes to its decision.
fn waiting() -> Settings {
    Settings { bot_pace: Duration::from_hours(1), ..quick() }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_a_level_and_a_character_their_game_knows() {
    let world = World::new(waiting()).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "bot:3/builder", "bot:5"]).await;
    let table = anna.table(&id).await;
    assert_eq!(table["seats"][1]["level"], "3");
    assert_eq!(table["seats"][1]["character"], "builder");
    assert_eq!((&table["seats"][2]["level"], &table["seats"][2]["character"]), (&json!("5"), &Value::Null));
    let page = anna.page(&format!("/t/{id}?lang=de")).await.text();
    assert!(page.contains("Stufe 3 · Baumeister") && page.contains("Stufe 5"), "{page}");
    // The characters of a game are told, and another game's are refused by name.
    let games = anna.get("/api/v1/games").await.ok();
    assert_eq!(games["games"][0]["characters"], json!(["builder", "patient", "roamer"]));
    for (game, bot) in [("vale", "bot:3/builder"), ("dolmengoetter", "bot:1/nobody")] {
        let new = json!({ "game": game, "seats": ["me", bot] });
        let refused = anna.post("/api/v1/tables", &new).await;
        refused.refused(422, "unknown-bot");
        assert!(
            refused.text().contains(game) && refused.text().contains("there are: "),
            "{}",
            refused.text()
        );
    }
    let invite = json!({ "seat": 1, "who": "bot:2/hoarder" });
    anna.post(&format!("/api/v1/tables/{id}/seat"), &invite).await.refused(422, "unknown-bot");
    let new = json!({ "game": "dolmengoetter", "seats": ["me", "bot:6"] });
    anna.post("/api/v1/tables", &new).await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_offers_levels_and_characters() {
    let world = World::new(waiting()).await;
    let anna = world.person("Anna").await;
    let form = anna.page("/new/skye").await.text();
    for value in ["bot:1", "bot:5", "merchant", "settler", "scribe", "at-once", "against-bots"] {
        assert!(form.contains(&format!("value=\"{value}\"")), "{value} is offered");
    }
    assert!(!form.contains("bot:random") && !form.contains("bot:greedy"));
    let fields = "seat0=me&seat1=bot%3A2&temper1=roamer&temper0=builder&pace=slow&hints=never";
    let opened = anna.form("/new/dolmengoetter", fields).await;
    let path = opened.headers["location"].to_str().unwrap().to_owned();
    let table = anna.table(path.strip_prefix("/t/").unwrap()).await;
    assert_eq!(table["seats"][1]["level"], "2");
    assert_eq!(table["seats"][1]["character"], "roamer");
    assert_eq!((&table["pace"], &table["hints"]), (&json!("slow"), &json!(false)));
    // What is wrong is said on the form, which keeps what was chosen.
    let wrong = anna.form("/new/vale", "seat0=me&seat1=bot%3A4&temper1=builder").await;
    assert_eq!(wrong.status.as_u16(), 422);
    assert!(wrong.text().contains("value=\"bot:4\" checked"), "{}", wrong.text());
    let wrong = anna.form("/new/vale", "seat0=me&seat1=bot%3A4&pace=quick").await;
    assert_eq!(wrong.status.as_u16(), 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_out_by_bots_with_characters() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let games = [
        ("dolmengoetter", "bot:1/patient", json!({ "board": "small16" })),
        ("vale", "bot:1/tamer", json!({})),
        ("runestones", "bot:1/smith", json!({ "rounds": "2" })),
        ("skye", "bot:1/scribe", json!({})),
    ];
    for (game, bot, options) in games {
        let new = json!({ "game": game, "seats": [bot, "bot:1", "bot:random"], "options": options });
        let id = anna.post("/api/v1/tables", &new).await.ok()["id"].as_str().unwrap().to_owned();
        wait_for(&anna, &id, |table| table["stage"] == "over").await;
        assert_eq!(anna.table(&id).await["frozen"], false);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_again_keeps_levels_characters_pace_and_hints() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let more = json!({ "pace": "fast", "hints": true });
    let id = anna.open_with(&["me", "bot:1/roamer"], &more).await;
    let mut dice = Dice::from_number(4);
    loop {
        let mine = |table: &Value| table["stage"] == "over" || table["deciding"] == json!([0]);
        if wait_for(&anna, &id, mine).await["stage"] == "over" {
            break;
        }
        anna.any(&id, 0, &mut dice).await;
    }
    let again = anna.post(&format!("/api/v1/tables/{id}/rematch"), &json!({})).await.ok();
    let table = anna.table(again["id"].as_str().unwrap()).await;
    assert_eq!(
        (&table["seats"][1]["level"], &table["seats"][1]["character"]),
        (&json!("1"), &json!("roamer"))
    );
    assert_eq!((&table["pace"], &table["hints"]), (&json!("fast"), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn players_set_the_pace_of_bots_and_it_is_kept() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), waiting()).await;
    let (anna, eve) = (world.person("Anna").await, world.person("Eve").await);
    let id = anna.open(&["me", "bot:1"]).await;
    let path = format!("/api/v1/tables/{id}/pace");
    assert_eq!(anna.table(&id).await["pace"], "normal");
    eve.post(&path, &json!({ "pace": "slow" })).await.refused(403, "not-at-table");
    anna.post(&path, &json!({ "pace": "quick" })).await.refused(400, "bad-request");
    anna.post(&format!("/t/{id}/pace"), &json!({ "pace": "at-once" })).await.ok();
    let page = anna.page(&format!("/t/{id}")).await.text();
    assert!(page.contains("value=\"at-once\" aria-pressed=\"true\""), "{page}");
    assert!(
        !eve.page(&format!("/t/{id}")).await.text().contains("aria-pressed=\"true\""),
        "only players choose"
    );
    world.close().await;
    let world = World::at(&folder.file(), waiting()).await;
    let anna = Client { app: world.app.clone(), token: anna.token };
    assert_eq!(anna.table(&id).await["pace"], "at-once");
    // At once, the bot decides although the usual pause is an hour.
    let mut dice = Dice::from_number(1);
    for _ in 0..6 {
        wait_for(&anna, &id, |table| table["deciding"] == json!([0])).await;
        anna.any(&id, 0, &mut dice).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_decides_is_advised() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let id = anna.open(&["me", "bot:random"]).await;
    wait_for(&anna, &id, |table| table["deciding"] == json!([0])).await;
    let hint = anna.get(&format!("/api/v1/tables/{id}/hint")).await.ok();
    let (step, legal) = anna.legal(&id, 0).await;
    assert_eq!((&hint["seat"], &hint["step"]), (&json!(0), &json!(step)));
    let best = hint["best"].as_array().unwrap();
    assert!((1..=3).contains(&best.len()), "{hint}");
    let percents: Vec<u64> = best.iter().map(|advice| advice["percent"].as_u64().unwrap()).collect();
    assert!(percents.is_sorted_by(|one, other| one >= other) && percents[0] <= 100, "{percents:?}");
    for advice in best {
        assert!(legal.iter().any(|action| *action == advice["action"]), "{advice}");
        assert!(
            !advice["path"].as_array().unwrap().is_empty() && advice["label"].as_str().unwrap().len() > 3
        );
    }
    // The page tells the same, and whoever asks again gets the same.
    let page = anna.get(&format!("/t/{id}/hint")).await.ok();
    assert_eq!(page["best"][0]["action"], best[0]["action"]);
    assert_eq!(page["best"][0]["keys"], best[0]["path"]);
    assert!(anna.page(&format!("/t/{id}")).await.text().contains("data-hint="));
    // What is advised can be done.
    anna.act(&id, 0, step, best[0]["action"].as_str().unwrap()).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_for_players_who_decide_where_it_is_allowed() {
    let world = World::new(waiting()).await;
    let (id, people) = seated(&world, 2).await;
    let decides = decider(&people[0], &id).await.unwrap() as usize;
    let path = format!("/api/v1/tables/{id}/hint");
    people[decides].get(&path).await.ok();
    people[1 - decides].get(&path).await.refused(409, "no-decision");
    people[1 - decides].get(&format!("{path}?seat={decides}")).await.refused(403, "not-your-seat");
    world.person("Eve").await.get(&path).await.refused(403, "not-at-table");
    world.nobody().get(&path).await.refused(401, "nobody");

    // Between people only if it was chosen; against bots unless it was not.
    let anna = world.person("Anna").await;
    for (seats, more, allowed) in [
        (["me", "here"], json!({}), false),
        (["me", "here"], json!({ "hints": true }), true),
        (["me", "bot:1"], json!({}), true),
        (["me", "bot:1"], json!({ "hints": false }), false),
        (["me", "person"], json!({}), false),
    ] {
        let id = anna.open_with(&seats, &more).await;
        assert_eq!(anna.table(&id).await["hints"], allowed, "{seats:?} {more}");
        if !allowed {
            anna.get(&format!("/t/{id}/hint")).await.refused(403, "no-hints");
            assert!(!anna.page(&format!("/t/{id}")).await.text().contains("data-hint="));
        }
    }
}
