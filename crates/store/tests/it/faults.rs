//! Full disks, sudden ends, damage and others who write: an act is whole or absent, and what was acknowledged stays.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use store::{Store, StoreError};
use table::{Act, AppendError, Chairs, Facts, Failure, Journal, TableId};

use crate::setting::{Folder, act, chairs, facts, failed, id, numbers, person, running_facts, step, table};

const BOTS: &[&str] = &["bot 3", "bot greedy"];

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// An act of one to six rows that says of itself how many there are. Every fifth puts another bot on a seat.
fn counted(number: u32) -> Act {
    let rows = 1 + number % 6;
    let mut rows: Vec<String> = (1..=rows).map(|row| format!("P0 {number} {row} of {rows}")).collect();
    if number.is_multiple_of(5) {
        rows.push(format!("seat P1 {}", bot_after(number)));
    }
    act(number, number.into(), &rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Who sits there after the act with this number.
fn bot_after(number: u32) -> String {
    match number / 5 {
        0 => "bot greedy".to_owned(),
        fifth => format!("bot {}", 1 + fifth % 5),
    }
}

fn chairs_after(number: u32) -> Chairs {
    chairs(&["bot 3", &bot_after(number)])
}

/// All acts of a table after the first must be whole, without a gap, and lists must show what the last one made; how many
/// are there?
async fn whole(store: &Store, table: &TableId) -> u32 {
    let acts = store.tail(table, 1).await.unwrap();
    for (number, act) in (2..).zip(&acts) {
        assert_eq!(*act, counted(number));
    }
    let last = acts.len() as u32 + 1;
    let shown = store.summary(table).await.unwrap().unwrap();
    let seats = Chairs::new(shown.seats.iter().map(|sitter| sitter.chair).collect());
    assert_eq!((shown.acts, seats, shown.since), (last, chairs_after(last), since(last)));
    last
}

fn since(number: u32) -> i64 {
    if number == 1 { 1_000 } else { number.into() }
}

async fn append(store: &Store, table: &TableId, number: u32) -> Result<(), AppendError> {
    let facts = Facts { since: since(number), ..facts(&chairs_after(number)) };
    store.append(table, &counted(number), &facts).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_outlives_a_sudden_end() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let first = Store::open(&path).await.unwrap();
    table("t", BOTS).open(&first).await.unwrap();
    for number in 2..=200 {
        append(&first, &id("t"), number).await.unwrap();
    }
    // What lies on the disk now, without the help of the living process.
    let copy = folder.file("copy.db");
    std::fs::copy(&path, &copy).unwrap();
    std::fs::copy(folder.file("h.db-wal"), folder.file("copy.db-wal")).unwrap();
    let second = Store::open(&copy).await.unwrap();
    assert_eq!(whole(&second, &id("t")).await, 200);
    assert_eq!(append(&second, &id("t"), 200).await, Err(AppendError::Taken { number: 200 }));
    append(&second, &id("t"), 201).await.unwrap();
    second.close().await;
    first.close().await;
}

const VICTIM_FILE: &str = "HENGE_STORE_TEST_FILE";
const VICTIM_TABLES: usize = 8;

fn victim_table(number: usize) -> TableId {
    id(&format!("table-{number}"))
}

/// Not a test: the process that the next test kills. It says each act it got acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the test that kills it"]
async fn victim() {
    let Ok(path) = std::env::var(VICTIM_FILE) else { return };
    let store = Store::open(path).await.unwrap();
    let playing = (0..VICTIM_TABLES).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let t = victim_table(number);
            if store.kept(&t).await.unwrap().is_none() {
                table(t.as_str(), BOTS).open(&store).await.unwrap();
            }
            let next = numbers(&store, &t).await.len() as u32 + 1;
            for act in next.. {
                append(&store, &t, act).await.unwrap();
                println!("\nkept {number} {act}");
            }
        })
    });
    for one in playing.collect::<Vec<_>>() {
        one.await.unwrap();
    }
}

struct Victim {
    child: Child,
    lines: std::io::Lines<BufReader<ChildStdout>>,
}

impl Victim {
    fn start(path: &Path) -> Victim {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["faults::victim", "--exact", "--ignored", "--nocapture"])
            .env(VICTIM_FILE, path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Victim { child, lines }
    }

    /// Kills it after so many acts, and gives the last act of each table that was acknowledged.
    fn kill_after(mut self, acts: usize) -> [u32; VICTIM_TABLES] {
        let mut kept = [0; VICTIM_TABLES];
        let mut seen = 0;
        for line in self.lines.map_while(Result::ok) {
            let mut words = line.strip_prefix("kept ").into_iter().flat_map(|rest| rest.split(' '));
            let (Some(table), Some(act)) = (words.next(), words.next()) else { continue };
            // The last line may have been cut off: then it says less than was acknowledged.
            kept[table.parse::<usize>().unwrap()] = act.parse().unwrap();
            seen += 1;
            if seen == acts {
                self.child.kill().unwrap();
            }
        }
        self.child.wait().unwrap();
        assert!(seen >= acts, "it ended by itself");
        kept
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_process_that_is_killed_every_act_is_whole_or_absent() {
    const KILLS: usize = 32;
    let folder = Folder::new();
    let path = folder.file("h.db");
    for kill in 0..KILLS {
        // Anywhere in the life of a batch, sooner or later.
        let victim = Victim::start(&path);
        let acts = 1 + kill * 37 % 211;
        let kept = tokio::task::spawn_blocking(move || victim.kill_after(acts)).await.unwrap();
        let store = Store::open(&path).await.unwrap();
        for (number, kept) in kept.into_iter().enumerate() {
            let t = victim_table(number);
            if store.kept(&t).await.unwrap().is_some() || kept > 0 {
                let there = whole(&store, &t).await;
                assert!(there >= kept, "kill {kill}: {there} of {kept} acts");
            }
        }
        store.close().await;
        let mut conn = raw(&path).await;
        let verdict: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut conn).await.unwrap();
        assert_eq!(verdict, "ok");
        conn.close().await.unwrap();
    }
}

#[tokio::test]
async fn closing_folds_the_log_into_the_file() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let store = Store::open(&path).await.unwrap();
    let ada = person(&store, "Ada").await;
    store.person(ada).await.unwrap().unwrap();
    assert!(folder.file("h.db-wal").exists());
    store.close().await;
    assert!(!folder.file("h.db-wal").exists());
    let again = Store::open(&path).await.unwrap();
    assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Ada");
    again.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_said_and_survived() {
    const TABLES: usize = 20;
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    for number in 0..TABLES {
        table(victim_table(number).as_str(), BOTS).open(&store).await.unwrap();
    }
    store.limit_pages(100).await.unwrap();
    let writing: Vec<_> = (0..TABLES)
        .map(|number| {
            let (store, t) = (store.clone(), victim_table(number));
            tokio::spawn(async move {
                let mut next = 2;
                loop {
                    match append(&store, &t, next).await {
                        Ok(()) => next += 1,
                        Err(full) => return (next, full),
                    }
                }
            })
        })
        .collect();
    let mut next = Vec::new();
    for one in writing {
        let (number, fault) = one.await.unwrap();
        assert_eq!(fault, StoreError::DiskFull.into());
        next.push(number);
    }
    for (number, next) in next.iter().enumerate() {
        let t = victim_table(number);
        assert_eq!(whole(&store, &t).await, next - 1, "exactly what was acknowledged");
        // Reading goes on, and so does saying that nothing can be kept.
        assert!(store.load(&t).await.unwrap().is_some());
    }
    // Space again: everything goes on where it was.
    store.limit_pages(1_000_000).await.unwrap();
    for (number, next) in next.into_iter().enumerate() {
        append(&store, &victim_table(number), next).await.unwrap();
    }
    person(&store, "Ada").await;
    store.close().await;
}

#[tokio::test]
async fn a_table_lost_with_its_transaction_is_forgotten() {
    let store = Store::in_memory().await.unwrap();
    store.limit_pages(60).await.unwrap();
    // On one thread both are queued before the writer's turn, so they share a transaction.
    let opening = {
        let store = store.clone();
        tokio::spawn(async move { table("ghost", BOTS).open(&store).await })
    };
    let appending = {
        let store = store.clone();
        let row = format!("say {}", "x".repeat(1_000_000));
        tokio::spawn(async move { store.append(&id("ghost"), &act(2, 1, &[&row]), &running_facts()).await })
    };
    assert_eq!(opening.await.unwrap(), failed(StoreError::DiskFull));
    assert_eq!(appending.await.unwrap(), failed(StoreError::DiskFull));
    // The next table gets the number the lost one had.
    table("t", BOTS).open(&store).await.unwrap();
    assert_eq!(step(&store, &id("ghost"), 2).await, Err(AppendError::NoSuchTable(id("ghost"))));
    assert_eq!(numbers(&store, &id("t")).await, [1]);
}

#[tokio::test]
async fn an_act_lost_with_its_transaction_is_no_act() {
    let store = Store::in_memory().await.unwrap();
    table("t", BOTS).open(&store).await.unwrap();
    store.limit_pages(60).await.unwrap();
    let row = format!("say {}", "x".repeat(1_000_000));
    let large = store.append(&id("t"), &act(2, 1, &[&row]), &running_facts()).await;
    assert_eq!(large, failed(StoreError::DiskFull));
    // Its number is free, and the next one is not yet.
    assert_eq!(step(&store, &id("t"), 3).await, Err(AppendError::Taken { number: 3 }));
    step(&store, &id("t"), 2).await.unwrap();
    assert_eq!(numbers(&store, &id("t")).await, [1, 2]);
}

#[tokio::test]
async fn a_file_that_another_process_holds_is_busy_until_it_lets_go() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let store = Store::open(&path).await.unwrap();
    table("t", BOTS).open(&store).await.unwrap();
    store.be_patient(Duration::from_millis(20)).await.unwrap();
    let mut other = raw(&path).await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    assert_eq!(step(&store, &id("t"), 2).await, failed(StoreError::Busy));
    assert_eq!(table("u", BOTS).open(&store).await, failed(StoreError::Busy));
    // Whoever only reads is not held up.
    assert_eq!(numbers(&store, &id("t")).await, [1]);
    sqlx::raw_sql("COMMIT").execute(&mut other).await.unwrap();
    step(&store, &id("t"), 2).await.unwrap();
    table("u", BOTS).open(&store).await.unwrap();
    other.close().await.unwrap();
    store.close().await;
}

/// A closed file with a table of many acts.
async fn filled(folder: &Folder) -> PathBuf {
    let path = folder.file("h.db");
    let store = Store::open(&path).await.unwrap();
    table("t", BOTS).open(&store).await.unwrap();
    for number in 2..=600 {
        append(&store, &id("t"), number).await.unwrap();
    }
    store.close().await;
    path
}

#[tokio::test]
async fn a_damaged_page_is_said_and_nothing_else_happens() {
    const PAGE: usize = 4096;
    let folder = Folder::new();
    let sound = std::fs::read(filled(&folder).await).unwrap();
    let pages = sound.len() / PAGE;
    assert!(pages > 20);
    let mut said = 0;
    for page in 1..pages {
        let path = folder.file("damaged.db");
        let mut bytes = sound.clone();
        bytes[page * PAGE..page * PAGE + PAGE / 2].iter_mut().for_each(|byte| *byte ^= 0x5a);
        std::fs::write(&path, &bytes).unwrap();
        // Opening, reading and writing may find it or not need the page; none of them panics.
        match Store::open(&path).await {
            Err(StoreError::CannotOpen { cause, .. }) => {
                assert!(matches!(*cause, StoreError::Corrupt { .. }), "page {page}: {cause}");
                said += 1;
            }
            Err(other) => panic!("page {page}: {other}"),
            Ok(store) => {
                match store.kept(&id("t")).await {
                    Err(StoreError::Corrupt { detail }) => {
                        assert!(!detail.is_empty());
                        let loaded = store.load(&id("t")).await;
                        let Err(Failure { why }) = loaded else { panic!("page {page}: loaded") };
                        assert!(why.contains("damaged"), "{why}");
                        said += 1;
                    }
                    Err(other) => panic!("page {page}: {other}"),
                    Ok(kept) => {
                        let acts = kept.map_or(0, |kept| kept.acts.len());
                        assert!([0, 600].contains(&acts), "page {page}: {acts} acts");
                    }
                }
                let _ = append(&store, &id("t"), 601).await;
                store.close().await;
            }
        }
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(folder.file(&format!("damaged.db{end}")));
        }
    }
    assert!(said > pages / 2, "{said} of {pages}");
}

#[tokio::test]
async fn an_act_that_nobody_can_read_is_said_to_be_damaged() {
    let folder = Folder::new();
    for change in [
        "UPDATE acts SET rows = 'nobody did this' WHERE number = 7",
        "UPDATE acts SET seat = 77 WHERE number = 7",
        "UPDATE tables SET rules_version = 70000",
    ] {
        let path = filled(&folder).await;
        let mut conn = raw(&path).await;
        sqlx::raw_sql(change).execute(&mut conn).await.unwrap();
        conn.close().await.unwrap();
        let store = Store::open(&path).await.unwrap();
        let found = store.kept(&id("t")).await;
        assert!(matches!(found, Err(StoreError::Corrupt { .. })), "{change}: {found:?}");
        store.close().await;
        std::fs::remove_file(path).unwrap();
    }
}
