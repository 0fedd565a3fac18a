//! Lists tell what they tell without waking a table.

use serde_json::json;

use crate::harness::{Client, Folder, World, quick};

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_wakes_no_table() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let anna = world.person("Anna").await;
    let mut ids = Vec::new();
    for _ in 0..12 {
        ids.push(anna.open_with(&["me", "here"], &json!({ "public": false })).await);
    }
    let public = anna.open_with(&["me", "here"], &json!({ "public": true })).await;
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    let anna = Client { app: world.app.clone(), token: anna.token.clone() };
    let page = anna.page("/").await.text();
    assert!(page.contains(&public) && ids.iter().all(|id| page.contains(id)));
    assert_eq!(
        page.matches("class=\"table yours\"").count(),
        13,
        "who decides is known without waking anybody"
    );
    let mine = anna.get("/api/v1/tables?which=mine").await.ok();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 13);
    assert!(
        mine["tables"]
            .as_array()
            .unwrap()
            .iter()
            .all(|line| !line["deciding"].as_array().unwrap().is_empty())
    );
    assert!(world.nobody().page("/").await.text().contains(&public));
    assert_eq!(world.house.tables.count(), 0, "no table is in memory");
    world.close().await;
}
