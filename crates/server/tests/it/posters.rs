//! Pictures of tables for other pages.

use axum::http::{StatusCode, header};
use kernel::Dice;
use serde_json::json;

use crate::harness::{Answer, Client, World, quick, wander};

/// The width and the height that a PNG tells in its head.
fn size(picture: &Answer) -> (u32, u32) {
    assert_eq!(&picture.body[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(picture.body[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// A public table of two people.
async fn seated(world: &World, game: &str) -> (String, [Client; 2]) {
    let people = [world.person("Anna").await, world.person("Ben").await];
    let new = json!({ "game": game, "seats": ["me", "person"], "public": true });
    let id = people[0].post("/api/v1/tables", &new).await.ok()["id"].as_str().unwrap().to_owned();
    people[1].post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.ok();
    (id, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_public_table_has_a_picture_of_what_everybody_sees() {
    let world = World::new(quick()).await;
    for game in catalog::Catalog::IDS {
        let (id, people) = seated(&world, game).await;
        let path = format!("/t/{id}/picture.png");
        let first = world.nobody().get(&path).await;
        assert_eq!((first.status, size(&first)), (StatusCode::OK, (1200, 630)), "{game}");
        assert_eq!(first.headers[header::CONTENT_TYPE], "image/png");
        assert!(first.body.len() < 600_000, "{game}: {} bytes", first.body.len());
        wander(&people, &id, &mut Dice::from_number(2), 24).await;
        let drawn = world.house.pictures_drawn();
        let later = people[0].get(&path).await;
        assert!(later.body != first.body, "{game}: another board is another picture");
        // Everybody gets the same, and it is drawn once.
        for client in [&people[1], &world.nobody()] {
            assert!(client.get(&path).await.body == later.body, "{game}");
        }
        assert_eq!(world.house.pictures_drawn(), drawn + 1);
        let page = world.nobody().page(&format!("/t/{id}")).await.text();
        assert!(
            page.contains(&format!("property=\"og:image\" content=\"http://henge.test{path}?v=")),
            "{game}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_only_the_link_shows_the_game_and_nothing_of_the_table() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    let id = anna.open_with(&["me", "bot:random"], &json!({ "public": false })).await;
    let page = anna.page(&format!("/t/{id}")).await.text();
    assert!(page.contains("property=\"og:image\" content=\"http://henge.test/picture/dolmengoetter.png\""));
    let of_game = world.nobody().get("/picture/dolmengoetter.png").await;
    assert_eq!(size(&of_game), (1200, 630));
    assert!(world.nobody().get(&format!("/t/{id}/picture.png")).await.body == of_game.body);
    // And a table that waits shows its game and its seats.
    let waiting = anna.open_with(&["me", "person"], &json!({ "public": true })).await;
    let picture = world.nobody().get(&format!("/t/{waiting}/picture.png")).await;
    assert!(size(&picture) == (1200, 630) && picture.body != of_game.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_has_no_picture() {
    let world = World::new(quick()).await;
    for path in ["/t/nothing/picture.png", "/picture/chess.png", "/picture/vale", "/picture/vale.svg"] {
        assert_eq!(world.nobody().get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(world.house.pictures_drawn(), 0);
}
