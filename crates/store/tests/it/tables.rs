//! Tables: opened once, kept whole, with what lists show of them.

use kernel::SeatSet;
use store::{End, Store, StoreError, Summary};
use table::{Act, By, CreateError, Facts, Journal, Listing, Place, Stage, TableId};

use crate::setting::{
    Folder, act, chairs, facts, failed, id, over, person, running, running_facts, step, table,
};

async fn summary(store: &Store, table: &TableId) -> Summary {
    store.summary(table).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_opened() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let new = table("first", &["open", "person 1", "here 1", "bot 3/builder offered", "bot 2 for 1"]);
    let new = new.hosted_by(ada).by_link();
    new.open(&store).await.unwrap();

    let kept = store.load(&id("first")).await.unwrap().unwrap();
    assert_eq!(kept.opened, new.opened);
    assert_eq!(kept.acts, [new.first()]);
    assert_eq!(kept.names.get(&ada).map(String::as_str), Some("Ada"));
    assert_eq!(kept.rematch, None);

    let shown = summary(&store, &id("first")).await;
    assert_eq!((shown.game.as_str(), &shown.terms), ("dolmengoetter", &new.opened.terms));
    assert_eq!((shown.host, shown.listing, shown.stage), (Some(ada), Listing::ByLink, Stage::Gathering));
    assert_eq!((shown.at, shown.acts, shown.last_at, shown.end), (1_000, 1, 1_000, None));
    let seats: Vec<_> = shown.seats.iter().map(|sitter| sitter.chair).collect();
    assert_eq!(chairs(&["open", "person 1", "here 1", "bot 3/builder offered", "bot 2 for 1"]), {
        table::Chairs::new(seats)
    });
    let names: Vec<_> = shown.seats.iter().map(|sitter| sitter.name.as_str()).collect();
    assert_eq!(names, ["", "Ada", "Ada", "", ""]);
    assert_eq!(store.load(&id("second")).await.unwrap(), None);
    assert_eq!(store.summary(&id("second")).await.unwrap(), None);
}

#[tokio::test]
async fn names_are_those_of_today_of_everybody_who_was_ever_here() {
    let store = Store::in_memory().await.unwrap();
    let mut people = Vec::new();
    for name in ["Ada", "Bo", "Cy", "Di"] {
        people.push(person(&store, name).await);
    }
    table("t", &["person 1", "bot 3 for 2"]).open(&store).await.unwrap();
    let said = Act { by: By::Person(people[2]), ..act(2, 5, &["say hello"]) };
    store.append(&id("t"), &said, &facts(&chairs(&["person 1", "bot 3 for 2"]))).await.unwrap();
    store.rename(people[2], "Cyd").await.unwrap();
    let kept = store.load(&id("t")).await.unwrap().unwrap();
    assert_eq!(kept.names.into_values().collect::<Vec<_>>(), ["Ada", "Bo", "Cyd"]);
}

#[tokio::test]
async fn the_seed_does_not_show_in_debug_output() {
    let (store, t) = running().await;
    let shown = format!("{:?}", store.load(&t).await.unwrap().unwrap());
    assert!(shown.contains("Secret"));
    assert!(!shown.contains("9, 9"), "{shown}");
}

#[tokio::test]
async fn an_id_is_given_once() {
    let (store, t) = running().await;
    let again = table("t", &["bot 1"]).open(&store).await;
    assert_eq!(again, Err(CreateError::IdTaken(t.clone())));
    assert_eq!(summary(&store, &t).await.seats.len(), 2);
}

#[tokio::test]
async fn a_table_for_an_unknown_person_is_not_opened() {
    let store = Store::in_memory().await.unwrap();
    let made = table("t", &["bot 3", "person 7"]).open(&store).await;
    assert_eq!(made, failed(StoreError::NoSuchPerson(table::PersonId(7))));
    assert_eq!(store.load(&id("t")).await.unwrap(), None);
    table("t", &["bot 3"]).open(&store).await.unwrap();
}

#[tokio::test]
async fn a_table_that_cannot_be_read_again_is_not_opened() {
    let store = Store::in_memory().await.unwrap();
    let mut odd = table("t", &["bot 3"]);
    odd.opened.terms = "no terms".to_owned();
    assert!(matches!(odd.open(&store).await, Err(CreateError::Failed(_))));
    let new = table("t", &["bot 3"]);
    let second = act(2, 1, &["P0 x"]);
    let made = store.open(&new.opened, &second, &facts(&new.chairs)).await;
    assert!(matches!(made, Err(CreateError::Failed(_))));
    assert_eq!(store.load(&id("t")).await.unwrap(), None);
}

#[tokio::test]
async fn there_is_one_rematch() {
    let (store, t) = running().await;
    table("u", &["bot 3"]).rematch_of("t").open(&store).await.unwrap();
    let second = table("v", &["bot 3"]).rematch_of("t").open(&store).await;
    assert_eq!(second, Err(CreateError::RematchExists(id("u"))));
    assert_eq!(store.load(&id("v")).await.unwrap(), None);
    assert_eq!(store.load(&t).await.unwrap().unwrap().rematch, Some(id("u")));
    assert_eq!(store.load(&id("u")).await.unwrap().unwrap().opened.rematch_of, Some(t));
    let lost = table("w", &["bot 3"]).rematch_of("nowhere").open(&store).await;
    assert_eq!(lost, failed(StoreError::NoSuchTable(id("nowhere"))));
}

#[tokio::test]
async fn facts_change_with_the_act() {
    let (store, t) = running().await;
    let later = Facts { deciding: SeatSet::first(2), since: 40, points: vec![3, -1], ..running_facts() };
    store.append(&t, &act(2, 40, &["P0 x"]), &later).await.unwrap();
    let shown = summary(&store, &t).await;
    assert_eq!((shown.deciding, shown.since, shown.points), (SeatSet::first(2), 40, vec![3, -1]));
    assert_eq!((shown.acts, shown.last_at, shown.stage), (2, 40, Stage::Playing));
    assert_eq!(store.running().await.unwrap(), std::slice::from_ref(&t));
    // An act that is refused changes nothing.
    let refused = Facts { points: vec![9, 9], ..over(&later.chairs) };
    store.append(&t, &act(2, 50, &["P0 y"]), &refused).await.unwrap_err();
    assert_eq!(summary(&store, &t).await.points, [3, -1]);
}

#[tokio::test]
async fn the_last_act_and_the_result_come_together_and_stay() {
    let (store, t) = running().await;
    let end = over(&running_facts().chairs);
    store.append(&t, &act(2, 50, &["P0 x"]), &end).await.unwrap();
    let places = vec![Place { seat: 0, place: 1, score: 7 }, Place { seat: 1, place: 2, score: -3 }];
    let ended = Some(End { at: 50, places });
    let shown = summary(&store, &t).await;
    assert_eq!((shown.stage, &shown.end), (Stage::Over, &ended));
    assert_eq!(store.running().await.unwrap(), []);
    // People still talk.
    store.append(&t, &act(3, 60, &["say well played"]), &end).await.unwrap();
    let shown = summary(&store, &t).await;
    assert_eq!((shown.stage, shown.end, shown.last_at), (Stage::Over, ended, 60));
}

#[tokio::test]
async fn facts_are_corrected_only_where_they_are_wrong() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let t = id("t");
    table("t", &["bot 3", "bot greedy"]).open(&store).await.unwrap();
    let commits = store.tally().commits;
    store.refresh_facts(&t, 1, &running_facts()).await.unwrap();
    assert_eq!(store.tally().commits, commits);
    step(&store, &t, 2).await.unwrap();
    let better = Facts { points: vec![1, 2], since: 7, ..running_facts() };
    // Somebody who read the table before its last act knows less than the store.
    store.refresh_facts(&t, 1, &better).await.unwrap();
    assert!(summary(&store, &t).await.points.is_empty());
    store.refresh_facts(&t, 2, &better).await.unwrap();
    let shown = summary(&store, &t).await;
    assert_eq!((shown.points, shown.since, shown.acts), (vec![1, 2], 7, 2));
    store.refresh_facts(&t, 2, &over(&better.chairs)).await.unwrap();
    let shown = summary(&store, &t).await;
    assert_eq!((shown.stage, shown.end.map(|end| end.at)), (Stage::Over, Some(1)));
    store.close().await;
}
