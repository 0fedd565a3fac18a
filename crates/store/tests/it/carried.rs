//! Files of older versions: everything in them is carried over. `fixtures/make-fixture.py` made the file, and wrote down what
//! the version that wrote it said of its tables.

use std::path::{Path, PathBuf};

use catalog::Catalog;
use kernel::{SeatSet, Viewer};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use store::{List, Store};
use table::{By, Facts, Holder, Journal, Row, Sitting, TableId};

use crate::setting::{Folder, id};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

fn told() -> Vec<Value> {
    serde_json::from_str(&std::fs::read_to_string(fixture("version-2.json")).unwrap()).unwrap()
}

fn named(told: &Value) -> TableId {
    id(told["table"]["id"].as_str().unwrap())
}

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// A copy of the file, changed before it is opened.
async fn copy(folder: &Folder, change: &'static str) -> PathBuf {
    let path = folder.file("henge.db");
    std::fs::copy(fixture("version-2.db"), &path).unwrap();
    let mut conn = raw(&path).await;
    sqlx::raw_sql(change).execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    path
}

async fn rebuilt(store: &Store, table: &TableId) -> Sitting {
    store.load(table).await.unwrap().unwrap().rebuild(&Catalog::built_in()).unwrap()
}

/// What the API once told of the steps of a table must still be so.
fn same_steps(told: &Value, sitting: &Sitting) {
    for (eyes, steps) in told["seen"].as_object().unwrap() {
        let viewer = match eyes.as_str() {
            "audience" => Viewer::Audience,
            seat => Viewer::Seat(format!("P{seat}").parse().unwrap()),
        };
        let steps = steps.as_array().unwrap();
        assert_eq!(steps.len(), sitting.table.steps() as usize, "{eyes}");
        for step in steps {
            let number = step["step"].as_u64().unwrap() as u32;
            assert_eq!(step["events"], Value::from(sitting.table.seen(number, viewer)), "{eyes}: {number}");
        }
    }
}

fn same_seats(told: &Value, sitting: &Sitting) {
    let seats = told["table"]["seats"].as_array().unwrap();
    assert_eq!(seats.len(), usize::from(sitting.chairs.count()));
    for (seat, (place, chair)) in seats.iter().zip(sitting.chairs.iter()) {
        let kind = match chair.holder {
            Holder::Open => "open",
            Holder::Person(_) | Holder::Here(_) => "person",
            Holder::Bot(kind) => {
                let character = seat.get("character").map(|name| format!("/{}", name.as_str().unwrap()));
                let level = seat["level"].as_str().unwrap();
                assert_eq!(kind.to_string(), format!("{level}{}", character.unwrap_or_default()));
                "bot"
            }
        };
        assert_eq!((seat["kind"].as_str(), seat["name"].as_str()), (Some(kind), Some(sitting.name(place))));
    }
}

fn same_talk(told: &Value, sitting: &Sitting) {
    let messages = told["chat"]["messages"].as_array().unwrap();
    assert_eq!(messages.len(), sitting.chat.latest().len());
    for (message, said) in messages.iter().zip(sitting.chat.latest()) {
        assert_eq!(message["text"], said.text);
        assert_eq!(message["name"], sitting.called(said.person));
        assert_eq!(message["at"], said.at);
    }
}

#[tokio::test]
async fn tables_are_rebuilt_as_they_were() {
    let folder = Folder::new();
    let store = Store::open(copy(&folder, "").await).await.unwrap();
    let told = told();
    let games: std::collections::BTreeSet<_> =
        told.iter().map(|told| told["table"]["game"].to_string()).collect();
    assert_eq!(games.len(), 4);
    for told in &told {
        let sitting = rebuilt(&store, &named(told)).await;
        let table = &told["table"];
        assert_eq!(table["stage"], sitting.stage().word());
        assert_eq!(table["step"], sitting.table.steps());
        let deciding: Vec<u8> = sitting.deciding().iter().map(kernel::Seat::number).collect();
        assert_eq!(table["deciding"], Value::from(deciding));
        assert_eq!(table["pace"], sitting.pace.word());
        assert_eq!(table["commitment"], sitting.commitment().to_string());
        same_steps(told, &sitting);
        same_seats(told, &sitting);
        same_talk(told, &sitting);
    }
    store.close().await;
}

/// An old row as a line of an act.
fn line(who: &str, step: &str) -> String {
    match who {
        "undo" => step.replace("to ", "rewind "),
        _ if who.contains(' ') => format!("{who} {}", step.replace('\\', "\\\\").replace('\n', "\\n")),
        _ => format!("{who} {step}"),
    }
}

#[tokio::test]
async fn no_old_row_is_lost_or_moved() {
    let folder = Folder::new();
    // A clock that went back does not change the order.
    let path = copy(&folder, "UPDATE steps SET at = at - 3600000 WHERE number BETWEEN 12 AND 19").await;
    let mut conn = raw(&path).await;
    let old: Vec<(String, String, String)> = sqlx::query_as(
        "SELECT t.id, s.who, s.step FROM steps s JOIN tables t ON t.no = s.table_no ORDER BY t.no, s.number",
    )
    .fetch_all(&mut conn)
    .await
    .unwrap();
    conn.close().await.unwrap();
    let store = Store::open(&path).await.unwrap();
    for told in &told() {
        let table = named(told);
        let acts = store.tail(&table, 0).await.unwrap();
        let numbers: Vec<u32> = acts.iter().map(|act| act.number).collect();
        assert_eq!(numbers, (1..=acts.len() as u32).collect::<Vec<_>>());
        let rows = acts[1..].iter().flat_map(|act| &act.rows);
        let rows: Vec<String> =
            rows.filter(|row| !matches!(row, Row::Say(_))).map(ToString::to_string).collect();
        let expected: Vec<String> = old
            .iter()
            .filter(|(id, ..)| id == table.as_str())
            .map(|(_, who, step)| line(who, step))
            .collect();
        assert_eq!(rows, expected);
        rebuilt(&store, &table).await;
    }
    store.close().await;
}

#[tokio::test]
async fn what_was_done_at_once_is_one_act() {
    let folder = Folder::new();
    let store = Store::open(copy(&folder, "").await).await.unwrap();
    let told = told();
    let of = |game: &str| {
        let found = told.iter().rfind(|told| told["table"]["game"] == game);
        named(found.unwrap())
    };
    let skye = store.tail(&of("skye"), 0).await.unwrap();
    let words: Vec<Vec<String>> = skye
        .iter()
        .map(|act| {
            act.text().lines().map(|row| row.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect()
        })
        .collect();
    assert_eq!(words[0], ["seat P0", "seat P1", "seat P2", "pace at-once"]);
    assert_eq!(words[1], ["chance scoring", "chance start", "chance draw", "chance draw", "chance draw"]);
    assert_eq!(words[2], ["P0 axe", "P0 price", "P0 price"]);
    assert_eq!(words[3], ["P1 axe", "P1 price", "P1 price"]);
    // The house drew first; then Anna, and bots in the seats of those who left.
    let anna = skye[0].by;
    assert!(matches!(anna, By::Person(_)));
    let bot = |seat: &str| By::Bot(seat.parse().unwrap());
    assert_eq!([skye[1].by, skye[2].by, skye[3].by], [By::House, anna, bot("P1")]);
    assert!(skye.iter().any(|act| act.text() == "left P2 Cleo"));
    assert!(skye.iter().any(|act| act.text() == "given P1 Ben \\\\ Söhne"));
    // Two share a screen, and a bot keeps two seats for those who left.
    let first = &store.tail(&of("runestones"), 0).await.unwrap()[0];
    assert_eq!(first.text().lines().nth(1), Some("seat P1 here 2"));
    assert!(skye[0].text().contains("seat P1 bot 3 for 2\nseat P2 bot 3 for 3"));
    store.close().await;
}

#[tokio::test]
async fn lists_know_what_the_old_file_knew() {
    let folder = Folder::new();
    let store = Store::open(copy(&folder, "").await).await.unwrap();
    for told in &told() {
        let (table, public) = (named(told), told["table"]["public"].as_bool().unwrap());
        let shown = store.summary(&table).await.unwrap().unwrap();
        let kept = store.load(&table).await.unwrap().unwrap();
        let sitting = kept.rebuild(&Catalog::built_in()).unwrap();
        assert_eq!((shown.stage, shown.acts), (sitting.stage(), sitting.acts));
        assert_eq!(shown.last_at, kept.acts.last().unwrap().at);
        assert_eq!(shown.host, Some(sitting.head.host()));
        assert_eq!(shown.listing == table::Listing::Public, public);
        // Nobody knows who decides until the table was loaded.
        assert_eq!(shown.deciding, SeatSet::EMPTY);
        let facts = Facts::of(&sitting, Vec::new());
        assert_eq!(shown.end.map(|end| end.places), facts.places);
        store.refresh_facts(&table, sitting.acts, &facts).await.unwrap();
        let shown = store.summary(&table).await.unwrap().unwrap();
        assert_eq!((shown.deciding, shown.since), (sitting.deciding(), sitting.since));
        let commits = store.tally().commits;
        store.refresh_facts(&table, sitting.acts, &facts).await.unwrap();
        assert_eq!(store.tally().commits, commits);
    }
    store.close().await;
}

#[tokio::test]
async fn a_table_on_which_the_house_fell_during_the_last_join_runs() {
    let folder = Folder::new();
    let path = copy(&folder, "UPDATE tables SET status = 0 WHERE status = 1").await;
    let store = Store::open(path).await.unwrap();
    for told in &told() {
        let shown = store.summary(&named(told)).await.unwrap().unwrap();
        assert_eq!(told["table"]["stage"], shown.stage.word());
    }
    assert_eq!(store.running().await.unwrap().len(), 4);
    store.close().await;
}

#[tokio::test]
async fn opening_a_carried_file_again_changes_nothing() {
    let folder = Folder::new();
    let path = copy(&folder, "").await;
    Store::open(&path).await.unwrap().close().await;
    let before = std::fs::read(&path).unwrap();
    Store::open(&path).await.unwrap().close().await;
    assert!(std::fs::read(&path).unwrap() == before, "the file was changed");
}

#[tokio::test]
async fn a_table_of_an_old_file_goes_on() {
    let folder = Folder::new();
    let store = Store::open(copy(&folder, "").await).await.unwrap();
    let told = told();
    let runs = told.iter().find(|told| told["table"]["stage"] == "running").unwrap();
    let sitting = rebuilt(&store, &named(runs)).await;
    let host = sitting.head.host();
    let name = sitting.called(host).into();
    let deed = table::Deed::Say { text: "and on".to_owned() };
    let person = table::Person { id: host, name };
    let outcome = sitting.act(i64::MAX, &person, &deed, &table::Seen::default()).unwrap().unwrap();
    let facts = Facts::of(&outcome.sitting, Vec::new());
    store.append(&named(runs), &outcome.act, &facts).await.unwrap();
    assert_eq!(rebuilt(&store, &named(runs)).await.acts, outcome.act.number);
    assert_eq!(store.list(List::Current(host), store::Page::first(1)).await.unwrap()[0].id, named(runs));
    store.close().await;
}

#[tokio::test]
async fn a_file_from_before_seats_were_kept_is_carried_over_too() {
    let folder = Folder::new();
    let path = copy(
        &folder,
        "DROP INDEX seats_by_kept_for; ALTER TABLE seats DROP COLUMN kept_for; \
         DELETE FROM _sqlx_migrations WHERE version = 2",
    );
    let store = Store::open(path.await).await.unwrap();
    for told in &told() {
        let sitting = rebuilt(&store, &named(told)).await;
        same_steps(told, &sitting);
        same_talk(told, &sitting);
        assert!(sitting.chairs.iter().all(|(_, chair)| chair.kept_for.is_none()));
    }
    store.close().await;
}

#[tokio::test]
async fn an_old_table_whose_terms_nobody_can_read_is_carried_over_all_the_same() {
    let folder = Folder::new();
    let path = copy(&folder, "UPDATE tables SET options = 'board=large', pace = 'live'").await;
    let store = Store::open(path).await.unwrap();
    for told in &told() {
        let shown = store.summary(&named(told)).await.unwrap().unwrap();
        assert_eq!((shown.host, shown.terms.as_str()), (None, "board=large"));
        let first = &store.tail(&named(told), 0).await.unwrap()[0];
        assert_eq!((first.by, first.text().lines().last()), (By::House, Some("pace normal")));
        assert!(!shown.seats.is_empty());
    }
    store.close().await;
}

#[tokio::test]
async fn tables_of_an_old_file_can_be_given_up_and_deleted() {
    let folder = Folder::new();
    let path = copy(&folder, "").await;
    let store = Store::open(&path).await.unwrap();
    let told = told();
    let mut given_up = 0;
    for told in &told {
        let table = named(told);
        let sitting = rebuilt(&store, &table).await;
        assert!(sitting.given_up.is_none());
        let everybody = sitting.chairs.concerned().into_iter();
        let Some(giver) = everybody.into_iter().find(|person| sitting.may_give_up(*person).is_ok()) else {
            continue;
        };
        let person = table::Person { id: giver, name: sitting.called(giver).into() };
        let outcome =
            sitting.act(9, &person, &table::Deed::GiveUp, &table::Seen::default()).unwrap().unwrap();
        let facts = Facts::of(&outcome.sitting, Vec::new());
        store.append(&table, &outcome.act, &facts).await.unwrap();
        given_up += 1;
        assert_eq!(rebuilt(&store, &table).await.given_up, Some(giver));
        assert!(store.summary(&table).await.unwrap().unwrap().end.is_some_and(|end| end.given_up()));
    }
    assert!(given_up > 0);
    for told in &told {
        let sitting = rebuilt(&store, &named(told)).await;
        store.forget(&named(told), sitting.acts, 9).await.unwrap();
    }
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.running().await.unwrap(), []);
    assert!(store.forgotten(&named(&told[0])).await.unwrap());
    store.close().await;
}
