//! Full disks and sudden ends.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use store::{AppendError, Store, StoreError};

use crate::setting::{Folder, bot, id, person, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_outlives_a_sudden_end() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let first = Store::open(&path).await.unwrap();
    first.create_table(table("t", vec![bot()])).await.unwrap();
    for number in 1..=200 {
        first.append(&id("t"), number, "0", "x", 1).await.unwrap();
    }
    // Neither closed nor dropped: what the next one finds is what a dead process leaves.
    std::mem::forget(first);
    let second = Store::open(&path).await.unwrap();
    let steps = second.steps(&id("t")).await.unwrap();
    assert_eq!(steps.len(), 200);
    assert_eq!(second.append(&id("t"), 200, "0", "x", 1).await, Err(AppendError::Taken { number: 200 }));
    second.append(&id("t"), 201, "0", "x", 1).await.unwrap();
    second.close().await;
}

const VICTIM_FILE: &str = "HENGE_STORE_TEST_FILE";

/// Not a test: the process that the next test kills. It says each step it got acknowledged.
#[tokio::test]
#[ignore = "started by the test that kills it"]
async fn victim() {
    let Ok(path) = std::env::var(VICTIM_FILE) else { return };
    let store = Store::open(path).await.unwrap();
    store.create_table(table("t", vec![bot()])).await.unwrap();
    for number in 1.. {
        store.append(&id("t"), number, "0", "x", 1).await.unwrap();
        println!("\nkept {number}");
    }
}

#[tokio::test]
async fn a_killed_process_loses_no_acknowledged_step() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["disk::victim", "--exact", "--ignored", "--nocapture"])
        .env(VICTIM_FILE, &path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut kept = 0;
    for line in lines.map_while(Result::ok) {
        if let Some(number) = line.strip_prefix("kept ") {
            kept = number.parse().unwrap();
        }
        if kept == 100 {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(kept >= 100);
    let store = Store::open(&path).await.unwrap();
    let numbers: Vec<u32> = store.steps(&id("t")).await.unwrap().iter().map(|s| s.number).collect();
    // The last line may have been cut off, and a step may be kept that could not be told any more.
    assert!(numbers.len() as u32 >= kept, "{} of {kept}", numbers.len());
    assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_of_the_files_holds_all_that_was_acknowledged() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("t", vec![bot()])).await.unwrap();
    for number in 1..=50 {
        store.append(&id("t"), number, "0", "x", 1).await.unwrap();
    }
    // What lies on the disk now, without the help of the living process.
    let copy = folder.file("copy.db");
    std::fs::copy(&path, &copy).unwrap();
    std::fs::copy(folder.file("h.db-wal"), folder.file("copy.db-wal")).unwrap();
    let dead = Store::open(&copy).await.unwrap();
    assert_eq!(dead.steps(&id("t")).await.unwrap().len(), 50);
    dead.close().await;
    store.close().await;
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
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let t = id("t");
    store.create_table(table("t", vec![bot()])).await.unwrap();
    store.limit_pages(60).await.unwrap();
    let text = "x".repeat(500);
    let writing: Vec<_> = (1..=2_000u32)
        .map(|number| {
            let (store, t, text) = (store.clone(), t.clone(), text.clone());
            tokio::spawn(async move { store.append(&t, number, "0", &text, 1).await })
        })
        .collect();
    let mut kept = Vec::new();
    let mut refused = 0;
    for (number, one) in (1u32..).zip(writing) {
        match one.await.unwrap() {
            Ok(()) => kept.push(number),
            Err(AppendError::Store(StoreError::DiskFull)) => refused += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert!(refused > 0, "the limit was not reached");
    let there: Vec<_> = store.steps(&t).await.unwrap();
    let there: Vec<_> = there.iter().map(|s| s.number).collect();
    assert_eq!(there, kept);
    // Fill what is left one by one, so that some are kept and the last is refused.
    let mut number = 10_000;
    while store.append(&t, number, "0", &text, 1).await.is_ok() {
        number += 1;
    }
    assert_eq!(store.append(&t, number, "0", &text, 1).await, Err(StoreError::DiskFull.into()));
    let there = store.steps(&t).await.unwrap();
    assert_eq!(there.len() as u32, kept.len() as u32 + number - 10_000);
    assert!(!there.is_empty());

    // Space again: everything goes on.
    store.limit_pages(1_000_000).await.unwrap();
    store.append(&t, number, "0", &text, 1).await.unwrap();
    let ada = person(&store, "Ada").await;
    store.say(&t, ada, "that was close", 1).await.unwrap();
    assert_eq!(store.steps(&t).await.unwrap().len(), there.len() + 1);
    store.close().await;
}

#[tokio::test]
async fn a_table_lost_with_its_transaction_is_forgotten() {
    let store = Store::in_memory().await.unwrap();
    store.limit_pages(60).await.unwrap();
    // On one thread both are queued before the writer's turn, so they share a transaction.
    let creating = {
        let store = store.clone();
        tokio::spawn(async move { store.create_table(table("ghost", vec![bot()])).await })
    };
    let appending = {
        let store = store.clone();
        let text = "x".repeat(1_000_000);
        tokio::spawn(async move { store.append(&id("ghost"), 1, "0", &text, 1).await })
    };
    assert_eq!(creating.await.unwrap(), Err(StoreError::DiskFull.into()));
    assert_eq!(appending.await.unwrap(), Err(StoreError::DiskFull.into()));
    // The next table gets the number the lost one had.
    store.create_table(table("t", vec![bot()])).await.unwrap();
    let ghost = id("ghost");
    assert_eq!(store.append(&ghost, 1, "0", "x", 1).await, Err(AppendError::NoSuchTable(ghost)));
    assert_eq!(store.steps(&id("t")).await.unwrap(), []);
}
