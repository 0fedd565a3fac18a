//! Tables that are deleted or given up: the first leave nothing behind but that they were, the second no result.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{List, Page, Store};
use table::{AppendError, CreateError, Facts, Journal};

use crate::setting::{Folder, act, chairs, failed, id, numbers, over, person, step, table};

const BOTS: &[&str] = &["bot 3", "bot greedy"];

/// How many rows the file has in these tables.
async fn rows(path: &std::path::Path) -> Vec<(&'static str, i64)> {
    let mut conn = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    let mut counts = Vec::new();
    for (name, count) in [
        ("tables", "SELECT count(*) FROM tables"),
        ("acts", "SELECT count(*) FROM acts"),
        ("seats", "SELECT count(*) FROM seats"),
        ("gone", "SELECT count(*) FROM gone"),
    ] {
        counts.push((name, sqlx::query_scalar(count).fetch_one(&mut conn).await.unwrap()));
    }
    conn.close().await.unwrap();
    counts
}

#[tokio::test]
async fn a_deleted_table_leaves_nothing_but_that_it_was() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let store = Store::open(&path).await.unwrap();
    let ada = person(&store, "Ada").await;
    table("stays", &["person 1", "bot 3"]).open(&store).await.unwrap();
    table("goes", &["person 1", "bot 3"]).open(&store).await.unwrap();
    step(&store, &id("goes"), 2).await.unwrap();
    // Whoever has not seen the last act does not know what there is to be deleted.
    let stale = store.forget(&id("goes"), 1, 50).await;
    assert_eq!(stale, Err(AppendError::Taken { number: 2 }));
    assert_eq!(numbers(&store, &id("goes")).await, [1, 2]);
    assert_eq!(store.forgotten(&id("goes")).await, Ok(false));
    let commits = store.tally().commits;
    store.forget(&id("goes"), 2, 50).await.unwrap();
    assert_eq!(store.tally().commits, commits + 1, "all of it in one transaction");
    let current = store.list(List::Current(ada), Page::first(9)).await.unwrap();
    assert_eq!(current.iter().map(|shown| shown.id.as_str()).collect::<Vec<_>>(), ["stays"]);
    assert_eq!(store.running().await.unwrap(), [id("stays")]);
    assert_eq!(step(&store, &id("goes"), 3).await, Err(AppendError::NoSuchTable(id("goes"))));
    assert_eq!(store.forget(&id("goes"), 2, 60).await, Err(AppendError::NoSuchTable(id("goes"))));
    store.close().await;
    assert_eq!(rows(&path).await, [("tables", 1), ("acts", 1), ("seats", 2), ("gone", 1)]);
    // After a start it is as gone as before.
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.load(&id("goes")).await, Ok(None));
    assert_eq!(store.forgotten(&id("goes")).await, Ok(true));
    assert_eq!(store.forgotten(&id("never")).await, Ok(false));
    // Its link never leads to another table, its number is never another table's.
    let again = table("goes", BOTS).open(&store).await;
    assert_eq!(again, Err(CreateError::IdTaken(id("goes"))));
    table("next", BOTS).open(&store).await.unwrap();
    store.close().await;
    let mut conn = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let no: i64 =
        sqlx::query_scalar("SELECT no FROM tables WHERE id = 'next'").fetch_one(&mut conn).await.unwrap();
    assert_eq!(no, 3);
    conn.close().await.unwrap();
}

#[tokio::test]
async fn an_act_that_comes_after_the_table_was_deleted_elsewhere_is_refused() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let (one, other) = (Store::open(&path).await.unwrap(), Store::open(&path).await.unwrap());
    table("t", BOTS).open(&one).await.unwrap();
    step(&other, &id("t"), 2).await.unwrap();
    one.forget(&id("t"), 2, 9).await.unwrap();
    table("u", BOTS).open(&one).await.unwrap();
    // The other process still remembers the table and its number.
    assert_eq!(step(&other, &id("t"), 3).await, Err(AppendError::NoSuchTable(id("t"))));
    assert_eq!(numbers(&one, &id("u")).await, [1]);
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_table_whose_rematch_is_deleted_may_be_repeated_again() {
    let store = Store::in_memory().await.unwrap();
    table("t", BOTS).open(&store).await.unwrap();
    table("u", BOTS).rematch_of("t").open(&store).await.unwrap();
    store.forget(&id("u"), 1, 9).await.unwrap();
    assert_eq!(store.load(&id("t")).await.unwrap().unwrap().rematch, None);
    table("v", BOTS).rematch_of("t").open(&store).await.unwrap();
    // And a table goes although another one repeats it.
    store.forget(&id("t"), 1, 9).await.unwrap();
    assert_eq!(store.load(&id("v")).await.unwrap().unwrap().opened.rematch_of, None);
    let lost = table("w", BOTS).rematch_of("t").open(&store).await;
    assert_eq!(lost, failed(store::StoreError::NoSuchTable(id("t"))));
}

#[tokio::test]
async fn a_game_that_was_given_up_is_over_and_has_no_places() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let ada = person(&store, "Ada").await;
    let seats = chairs(&["person 1", "bot 3"]);
    for name in ["played", "given-up", "running"] {
        table(name, &["person 1", "bot 3"]).hosted_by(ada).open(&store).await.unwrap();
    }
    store.append(&id("played"), &act(2, 5, &["P0 x"]), &over(&seats)).await.unwrap();
    let gave_up = Facts { places: None, ..over(&seats) };
    store.append(&id("given-up"), &act(2, 7, &["gave-up P0 Ada"]), &gave_up).await.unwrap();
    store.close().await;
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let finished = store.list(List::Finished(ada), Page::first(9)).await.unwrap();
    let told: Vec<_> = finished
        .iter()
        .map(|shown| (shown.id.as_str(), shown.end.as_ref().map(|end| (end.at, end.given_up()))))
        .collect();
    assert_eq!(told, [("given-up", Some((7, true))), ("played", Some((5, false)))]);
    assert_eq!(store.list(List::Current(ada), Page::first(9)).await.unwrap().len(), 1);
    assert_eq!(store.running().await.unwrap(), [id("running")]);
    assert_eq!(store.hosted_public(ada).await.unwrap(), 1, "it is over for the host's number of tables, too");
    assert_eq!(numbers(&store, &id("given-up")).await, [1, 2]);
    // What lists show is right at once, without a correction.
    let commits = store.tally().commits;
    store.refresh_facts(&id("given-up"), 2, &gave_up).await.unwrap();
    assert_eq!(store.tally().commits, commits);
    store.close().await;
}
