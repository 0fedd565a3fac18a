//! Acts: kept whole, in order, each number once.

use std::time::Instant;

use store::{Store, StoreError};
use table::{Act, AppendError, By, Journal, PersonId, TableId};

use crate::setting::{Folder, act, failed, id, numbers, person, running, running_facts, step, table};

#[tokio::test]
async fn acts_come_back_in_order_as_they_were() {
    let (store, t) = running().await;
    let ada = person(&store, "Ada").await;
    let by = |by: By, act: Act| Act { by, ..act };
    let acts = [
        table("t", &["bot 3", "bot greedy"]).first(),
        by(By::Bot("P1".parse().unwrap()), act(2, 20, &["P1 stone 4", "chance start P0", "chance 3 of 7"])),
        by(By::Person(ada), act(3, 30, &["say two\\nlines \\\\ here"])),
        by(By::House, act(4, 25, &["chance ü"])),
        by(By::Person(ada), act(5, 40, &["undo 1"])),
    ];
    for act in &acts[1..] {
        store.append(&t, act, &running_facts()).await.unwrap();
    }
    assert_eq!(store.tail(&t, 0).await.unwrap(), acts);
    assert_eq!(store.tail(&t, 3).await.unwrap(), acts[3..]);
    assert_eq!(store.tail(&t, 5).await.unwrap(), []);
    assert_eq!(store.tail(&t, u32::MAX).await.unwrap(), []);
    assert_eq!(store.tail(&id("u"), 0).await.unwrap(), []);
    let kept = store.load(&t).await.unwrap().unwrap();
    assert_eq!(kept.acts, acts);
    assert_eq!(kept.names.into_iter().collect::<Vec<_>>(), [(ada, "Ada".to_owned())]);
}

#[tokio::test]
async fn a_number_is_taken_once_and_the_first_stays() {
    let (store, t) = running().await;
    step(&store, &t, 2).await.unwrap();
    let second = store.append(&t, &act(2, 20, &["P1 second"]), &running_facts()).await;
    assert_eq!(second, Err(AppendError::Taken { number: 2 }));
    assert_eq!(store.tail(&t, 1).await.unwrap(), [act(2, 1, &["P0 druid 23"])]);
    assert_eq!(step(&store, &id("u"), 1).await, Err(AppendError::NoSuchTable(id("u"))));
}

#[tokio::test]
async fn no_number_is_left_out() {
    let (store, t) = running().await;
    for number in [0, 1, 3, u32::MAX] {
        assert_eq!(step(&store, &t, number).await, Err(AppendError::Taken { number }));
    }
    step(&store, &t, 2).await.unwrap();
    assert_eq!(numbers(&store, &t).await, [1, 2]);
}

#[tokio::test]
async fn in_one_batch_only_the_conflicting_acts_fail() {
    let (store, t) = running().await;
    for name in ["u", "v"] {
        table(name, &["bot 3", "bot greedy"]).open(&store).await.unwrap();
    }
    step(&store, &t, 2).await.unwrap();
    let commits = store.tally().commits;
    // All are queued before the writer's task gets its turn on this one thread.
    let batch: Vec<_> = ["t", "u", "v", "w"]
        .into_iter()
        .flat_map(|name| [2, 3, 3, 4, 6].map(|number| (name, number)))
        .map(|(name, number)| {
            let store = store.clone();
            (name, number, tokio::spawn(async move { step(&store, &id(name), number).await }))
        })
        .collect();
    let mut kept = Vec::new();
    for (name, number, one) in batch {
        match one.await.unwrap() {
            Ok(()) => kept.push((name, number)),
            Err(AppendError::Taken { number: taken }) => assert_eq!(taken, number),
            Err(AppendError::NoSuchTable(missing)) => assert_eq!((missing.as_str(), name), ("w", "w")),
            Err(other) => panic!("{other}"),
        }
    }
    let mut expected = vec![("t", 3), ("t", 4)];
    expected.extend(["u", "v"].into_iter().flat_map(|name| [2, 3, 4].map(|number| (name, number))));
    assert_eq!(kept, expected);
    assert_eq!(store.tally().commits, commits + 1);
    for name in ["t", "u", "v"] {
        assert_eq!(numbers(&store, &id(name)).await, [1, 2, 3, 4]);
        assert_eq!(store.summary(&id(name)).await.unwrap().unwrap().acts, 4);
    }
}

#[tokio::test]
async fn an_act_of_a_stranger_fails_alone() {
    let (store, t) = running().await;
    table("u", &["bot 3", "bot greedy"]).open(&store).await.unwrap();
    let strange = Act { by: By::Person(PersonId(77)), ..act(2, 1, &["renamed"]) };
    let (strange, usual) = {
        let (one, two, t) = (store.clone(), store.clone(), t.clone());
        let strange = tokio::spawn(async move { one.append(&t, &strange, &running_facts()).await });
        (strange, tokio::spawn(async move { step(&two, &id("u"), 2).await }))
    };
    assert!(matches!(strange.await.unwrap(), Err(AppendError::Failed(_))));
    usual.await.unwrap().unwrap();
    assert_eq!(numbers(&store, &t).await, [1]);
    step(&store, &t, 2).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_stores_race_for_every_number() {
    const ACTS: u32 = 100;
    let folder = Folder::new();
    let path = folder.file("h.db");
    let one = Store::open(&path).await.unwrap();
    table("t", &["bot 3", "bot greedy"]).open(&one).await.unwrap();
    let two = Store::open(&path).await.unwrap();
    let race = |store: Store, who: &'static str| {
        tokio::spawn(async move {
            let mut won = Vec::new();
            let mut number = 2;
            while number <= ACTS {
                match store.append(&id("t"), &act(number, 1, &[who]), &running_facts()).await {
                    Ok(()) => won.push(number),
                    Err(AppendError::Taken { .. }) => {}
                    Err(other) => panic!("{other}"),
                }
                // As every house does: what others did meanwhile is read.
                number = numbers(&store, &id("t")).await.last().unwrap() + 1;
            }
            won
        })
    };
    let (a, b) = (race(one.clone(), "P0 one"), race(two.clone(), "P1 two"));
    let (a, b) = (a.await.unwrap(), b.await.unwrap());
    let acts = two.tail(&id("t"), 1).await.unwrap();
    assert_eq!(numbers(&one, &id("t")).await, (1..=ACTS).collect::<Vec<_>>());
    assert_eq!(a.len() + b.len(), acts.len());
    for act in acts {
        let winners = if act.text() == "P0 one" { &a } else { &b };
        assert!(winners.contains(&act.number), "{act:?}");
    }
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let (store, t) = running().await;
    let clone = store.clone();
    store.close().await;
    store.close().await;
    assert_eq!(step(&clone, &t, 2).await, failed(StoreError::Closed));
    assert_eq!(clone.load(&t).await, Err(StoreError::Closed.into()));
    assert_eq!(clone.kept(&t).await, Err(StoreError::Closed));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_share_commits() {
    const TABLES: u32 = 200;
    const ACTS: u32 = 100;
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let tables: Vec<TableId> = (0..TABLES).map(|n| id(&format!("table-{n}"))).collect();
    for t in &tables {
        table(t.as_str(), &["bot 3", "bot greedy"]).open(&store).await.unwrap();
    }
    let before = store.tally();
    let begun = Instant::now();
    // As in play: every table waits for its own act, all tables go at once.
    let playing: Vec<_> = tables
        .iter()
        .map(|t| {
            let (store, t) = (store.clone(), t.clone());
            tokio::spawn(async move {
                for number in 2..=ACTS + 1 {
                    step(&store, &t, number).await.unwrap();
                }
            })
        })
        .collect();
    for one in playing {
        one.await.unwrap();
    }
    let seconds = begun.elapsed().as_secs_f64();
    let after = store.tally();
    let (acts, commits) = (after.acts - before.acts, after.commits - before.commits);
    println!("{acts} acts in {commits} commits, {seconds:.2} s: {:.0} acts/s", acts as f64 / seconds);
    assert_eq!(acts, u64::from(TABLES * ACTS));
    assert!(commits * 10 < acts, "{commits} commits");
    assert!((after.at_once - before.at_once) * 10 > commits * 9, "usual acts take one call");
    for t in &tables {
        assert_eq!(numbers(&store, t).await, (1..=ACTS + 1).collect::<Vec<_>>());
    }
    store.close().await;
}
