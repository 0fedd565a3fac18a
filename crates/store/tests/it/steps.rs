use std::time::Instant;

use store::{AppendError, Status, StepRow, Store, StoreError, TableId};

use crate::setting::{Folder, bot, id, running, table};

fn row(number: u32, who: &str, text: &str, at: i64) -> StepRow {
    StepRow { number, who: who.into(), text: text.into(), at }
}

#[tokio::test]
async fn steps_come_back_in_order() {
    let (store, t) = running().await;
    store.append(&t, 2, "1", "stone 4", 20).await.unwrap();
    store.append(&t, 1, "0", "druid 23", 10).await.unwrap();
    store.append(&t, 3, "undo", "to 1", 30).await.unwrap();
    let rows = [row(1, "0", "druid 23", 10), row(2, "1", "stone 4", 20), row(3, "undo", "to 1", 30)];
    assert_eq!(store.steps(&t).await.unwrap(), rows);
    assert_eq!(store.steps_since(&t, 1).await.unwrap(), rows[1..]);
    assert_eq!(store.steps_since(&t, 3).await.unwrap(), []);
    assert_eq!(store.steps_since(&t, u32::MAX).await.unwrap(), []);
    assert_eq!(store.steps(&id("u")).await.unwrap(), []);
    store.append(&t, 0, "x", "", 0).await.unwrap();
    store.append(&t, u32::MAX, "x", "ü", 40).await.unwrap();
    assert_eq!(store.steps(&t).await.unwrap().len(), 5);
}

#[tokio::test]
async fn a_number_is_taken_once_and_the_first_stays() {
    let (store, t) = running().await;
    store.append(&t, 1, "0", "first", 10).await.unwrap();
    assert_eq!(store.append(&t, 1, "1", "second", 20).await, Err(AppendError::Taken { number: 1 }));
    assert_eq!(store.steps(&t).await.unwrap(), [row(1, "0", "first", 10)]);
    assert_eq!(store.append(&id("u"), 1, "0", "x", 1).await, Err(AppendError::NoSuchTable(id("u"))));
}

#[tokio::test]
async fn in_one_batch_only_the_conflicting_row_fails() {
    let (store, t) = running().await;
    store.append(&t, 7, "0", "there before", 1).await.unwrap();
    let commits = store.tally().commits;
    // All are queued before the writer's task gets its turn on this one thread.
    let batch = (0..50u32).map(|n| {
        let (store, t) = (store.clone(), t.clone());
        // Numbers 0 to 39, of which 0 to 9 twice.
        tokio::spawn(async move { store.append(&t, n % 40, "1", "batch", 2).await })
    });
    let batch: Vec<_> = batch.collect();
    let mut failed = Vec::new();
    for (n, one) in batch.into_iter().enumerate() {
        match one.await.unwrap() {
            Ok(()) => {}
            Err(AppendError::Taken { number }) => failed.push((n, number)),
            Err(other) => panic!("{other}"),
        }
    }
    let mut expected = vec![(7, 7)];
    expected.extend((40..50).map(|n| (n, n as u32 - 40)));
    assert_eq!(failed, expected);
    assert_eq!(store.tally().commits, commits + 1);
    let steps = store.steps(&t).await.unwrap();
    assert_eq!(steps.len(), 40);
    assert_eq!(steps[7].text, "there before");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_stores_race_for_every_number() {
    let folder = Folder::new();
    let path = folder.file("h.db");
    let one = Store::open(&path).await.unwrap();
    one.create_table(table("t", vec![bot()])).await.unwrap();
    let two = Store::open(&path).await.unwrap();
    let race = |store: Store, who: &'static str| {
        tokio::spawn(async move {
            let mut won = Vec::new();
            for number in 1..=100 {
                match store.append(&id("t"), number, who, who, 1).await {
                    Ok(()) => won.push(number),
                    Err(AppendError::Taken { .. }) => {}
                    Err(other) => panic!("{other}"),
                }
            }
            won
        })
    };
    let (a, b) = (race(one.clone(), "one"), race(two.clone(), "two"));
    let (a, b) = (a.await.unwrap(), b.await.unwrap());
    assert_eq!(a.len() + b.len(), 100);
    let steps = two.steps(&id("t")).await.unwrap();
    assert_eq!(steps.len(), 100);
    for step in steps {
        let winners = if step.who == "one" { &a } else { &b };
        assert!(winners.contains(&step.number), "{step:?}");
    }
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn the_last_step_and_the_result_come_together() {
    let (store, t) = running().await;
    store.append(&t, 1, "0", "a", 10).await.unwrap();
    assert_eq!(store.append_final(&t, 1, "0", "b", 20, "won").await, Err(AppendError::Taken { number: 1 }));
    let about = store.table(&t).await.unwrap().unwrap().about;
    assert_eq!(about.status, Status::Running);
    store.append_final(&t, 2, "0", "b", 20, "won").await.unwrap();
    let about = store.table(&t).await.unwrap().unwrap().about;
    let result = "won".into();
    assert_eq!(about.status, Status::Finished { result, at: 20 });
    assert_eq!(about.last_step, Some(2));
    assert_eq!(store.append_final(&t, 3, "0", "c", 30, "lost").await, Err(AppendError::Over));
    assert_eq!(store.steps(&t).await.unwrap().len(), 2);
    assert_eq!(
        store.append_final(&id("u"), 1, "0", "c", 30, "x").await,
        Err(AppendError::NoSuchTable(id("u")))
    );
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let (store, t) = running().await;
    let clone = store.clone();
    store.close().await;
    store.close().await;
    assert_eq!(clone.append(&t, 1, "0", "x", 1).await, Err(StoreError::Closed.into()));
    assert_eq!(clone.steps(&t).await, Err(StoreError::Closed));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_share_commits() {
    const TABLES: u32 = 200;
    const STEPS: u32 = 100;
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let tables: Vec<TableId> = (0..TABLES).map(|n| id(&format!("table-{n}"))).collect();
    for t in &tables {
        let new = table(t.as_str(), vec![bot()]);
        store.create_table(new).await.unwrap();
    }
    let before = store.tally();
    let begun = Instant::now();
    // As in play: every table waits for its own step, all tables go at once.
    let playing: Vec<_> = tables
        .iter()
        .map(|t| {
            let (store, t) = (store.clone(), t.clone());
            tokio::spawn(async move {
                for number in 1..=STEPS {
                    let text = format!("druid {number}");
                    store.append(&t, number, "0", &text, 1).await.unwrap();
                }
            })
        })
        .collect();
    for one in playing {
        one.await.unwrap();
    }
    let seconds = begun.elapsed().as_secs_f64();
    let after = store.tally();
    let (appends, commits) = (after.steps - before.steps, after.commits - before.commits);
    println!("{appends} steps in {commits} commits, {seconds:.2} s: {:.0} steps/s", appends as f64 / seconds);
    assert_eq!(appends, u64::from(TABLES * STEPS));
    assert!(commits * 10 < appends, "{commits} commits");
    for t in &tables {
        let steps = store.steps(t).await.unwrap();
        let numbers: Vec<_> = steps.iter().map(|s| s.number).collect();
        assert_eq!(numbers, (1..=STEPS).collect::<Vec<_>>());
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_twenty_thousand_is_kept() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let tables: Vec<TableId> = (0..200).map(|n| id(&format!("table-{n}"))).collect();
    for t in &tables {
        let new = table(t.as_str(), vec![bot()]);
        store.create_table(new).await.unwrap();
    }
    let before = store.tally();
    let begun = Instant::now();
    let burst: Vec<_> = (0..20_000u32)
        .map(|n| {
            let (store, t) = (store.clone(), tables[n as usize % 200].clone());
            tokio::spawn(async move { store.append(&t, n / 200, "0", "druid 23", 1).await })
        })
        .collect();
    for one in burst {
        one.await.unwrap().unwrap();
    }
    let seconds = begun.elapsed().as_secs_f64();
    let commits = store.tally().commits - before.commits;
    println!("burst: 20000 steps in {commits} commits, {seconds:.2} s: {:.0} steps/s", 20_000.0 / seconds);
    assert!(commits < 2_000, "{commits} commits");
    for t in &tables {
        assert_eq!(store.steps(t).await.unwrap().len(), 100);
    }
    store.close().await;
}
