//! Guided first games: lessons need no table, every try is judged by the rules, and the last step is a real game.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use crate::harness::{World, quick};

const GAMES: [&str; 4] = ["dolmengoetter", "vale", "runestones", "skye"];

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_lessons_in_both_languages() {
    let world = World::new(quick()).await;
    let client = world.nobody();
    for game in GAMES {
        for language in ["en", "de"] {
            let list = client.page(&format!("/learn/{game}?lang={language}")).await;
            assert_eq!(list.status, StatusCode::OK);
            let lessons = list.text().matches("data-lesson=").count();
            assert!((6..=10).contains(&lessons), "{game}: {lessons}");
            for number in 1..=lessons {
                let page = client.page(&format!("/learn/{game}/{number}?lang={language}")).await;
                assert_eq!(page.status, StatusCode::OK, "{game} {number}");
                let text = page.text();
                assert!(text.contains("id=\"board\"") && text.contains("data-ask"), "{game} {number}");
            }
            let beyond = client.page(&format!("/learn/{game}/{}", lessons + 1)).await;
            assert_eq!(beyond.status, StatusCode::NOT_FOUND);
        }
    }
    for nowhere in ["/learn/chess", "/learn/vale/0", "/learn/vale/x"] {
        assert_eq!(client.page(nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_is_right_or_answered_and_nothing_is_kept() {
    let world = World::new(quick()).await;
    let client = world.nobody();
    let tried = async |body: Value| client.post("/learn/dolmengoetter/1/try", &body).await.ok();
    let wrong = tried(json!({ "actions": ["W 10 17"] })).await;
    assert_eq!((&wrong["right"], &wrong["stage"]), (&json!(false), &Value::Null));
    assert!(wrong["why"].as_str().unwrap().contains("lit one"), "{wrong}");
    let illegal = tried(json!({ "touched": ["druid:23"], "touch": "place:78" })).await;
    assert_eq!(illegal["right"], false);
    assert!(!illegal["why"].as_str().unwrap().is_empty());
    let right = tried(json!({ "actions": ["W 23 17"] })).await;
    assert_eq!((&right["right"], &right["stage"]["done"]), (&json!(true), &json!(["W 23 17"])));
    let end = tried(json!({ "done": ["W 23 17"], "actions": ["S"] })).await;
    assert_eq!((&end["stage"]["way"], &end["stage"]["ask"]), (&Value::Null, &json!("")));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_try_is_refused_in_words() {
    let world = World::new(quick()).await;
    let client = world.nobody();
    let long = "x".repeat(300);
    let many = vec!["S"; 100];
    for body in [
        json!({}),
        json!({ "actions": ["S"], "touch": "druid:23" }),
        json!({ "actions": [long] }),
        json!({ "done": many, "actions": ["S"] }),
        json!({ "done": ["W 1 2"], "actions": ["S"] }),
        json!({ "actions": "S" }),
        json!({ "moon": 1 }),
    ] {
        let answer = client.post("/learn/dolmengoetter/1/try", &body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}");
    }
    let unreadable = client.post("/learn/dolmengoetter/1/try", &json!({ "actions": ["castle"] })).await.ok();
    assert_eq!(unreadable["right"], false, "nonsense is a wrong try");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_step_is_a_real_game_against_one_gentle_bot() {
    let world = World::new(quick()).await;
    for game in GAMES {
        let opened = world.nobody().form(&format!("/learn/{game}/game"), "").await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{game}");
        let path = opened.headers[header::LOCATION].to_str().unwrap();
        assert!(path.starts_with("/t/") && path.ends_with("?learn=1"), "{path}");
        let page = world.nobody().page(path).await;
        assert!(page.text().contains("id=\"coach\""), "marks explain the first game");
    }
    assert_eq!(world.nobody().form("/learn/chess/game", "").await.status, StatusCode::NOT_FOUND);
}
