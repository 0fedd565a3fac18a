//! Lists: who finds which tables, in which order.

use store::{List, Page, Store};
use table::{Journal, Stage, TableId};

use crate::setting::{Draft, Folder, act, facts, id, over, person, table};

async fn ids(store: &Store, list: List) -> Vec<String> {
    let tables = store.list(list, Page::first(100)).await.unwrap();
    assert_eq!(store.count(list).await.unwrap(), tables.len() as u64);
    tables.iter().map(|t| t.id.to_string()).collect()
}

async fn finish(store: &Store, draft: &Draft, at: i64) {
    let end = over(&draft.chairs);
    store.append(&draft.opened.id, &act(2, at, &["P0 x"]), &end).await.unwrap();
}

#[tokio::test]
async fn public_lists_show_public_tables_by_stage() {
    let store = Store::in_memory().await.unwrap();
    let hosts = [person(&store, "Ada").await, person(&store, "Bo").await];
    let open = &["open", "bot 3"];
    let full = &["bot 3", "bot 3"];
    for (name, chairs, host) in
        [("wait1", open, 0), ("wait2", open, 1), ("run1", full, 0), ("run2", full, 1), ("end", full, 0)]
    {
        table(name, chairs).hosted_by(hosts[host]).open(&store).await.unwrap();
        table(&format!("{name}-hid"), chairs).by_link().open(&store).await.unwrap();
    }
    for name in ["end", "end-hid"] {
        finish(&store, &table(name, full), 5).await;
    }
    assert_eq!(ids(&store, List::Joinable).await, ["wait2", "wait1"]);
    assert_eq!(ids(&store, List::Watchable).await, ["run2", "run1"]);
    assert_eq!(ids(&store, List::Played).await, ["end"]);
    assert_eq!(store.running().await.unwrap(), ["run1", "run1-hid", "run2", "run2-hid"].map(id));
    // The last seat is taken: the table is on another list.
    let begun = table("wait1", full);
    store.append(&id("wait1"), &act(2, 9, &["seat P0 bot 3"]), &facts(&begun.chairs)).await.unwrap();
    assert_eq!(ids(&store, List::Joinable).await, ["wait2"]);
    assert_eq!(ids(&store, List::Watchable).await, ["run2", "run1", "wait1"]);
}

#[tokio::test]
async fn nobody_pushes_others_off_the_public_lists() {
    let store = Store::in_memory().await.unwrap();
    let (ada, bo) = (person(&store, "Ada").await, person(&store, "Bo").await);
    for (list, chairs) in [(List::Joinable, &["open"]), (List::Watchable, &["bot 3"])] {
        let name = |text: &str| format!("{text}-{}", chairs[0].len());
        table(&name("small"), chairs).hosted_by(ada).open(&store).await.unwrap();
        for number in 0..10 {
            table(&name(&format!("t{number}")), chairs).hosted_by(bo).open(&store).await.unwrap();
            table(&name(&format!("s{number}")), chairs).hosted_by(bo).by_link().open(&store).await.unwrap();
        }
        assert_eq!(ids(&store, list).await, ["t9", "t8", "t7", "small"].map(name));
    }
    assert_eq!(store.hosted_public(ada).await.unwrap(), 2);
    assert_eq!(store.hosted_public(bo).await.unwrap(), 20);
    finish(&store, &table("t9-5", &["bot 3"]), 9).await;
    assert_eq!(store.hosted_public(bo).await.unwrap(), 19);
    assert_eq!(ids(&store, List::Watchable).await, ["t8-5", "t7-5", "t6-5", "small-5"]);
}

#[tokio::test]
async fn a_person_finds_the_tables_where_one_sits() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let (ada, bo) = (person(&store, "Ada").await, person(&store, "Bo").await);
    let add = async |name: &str, chairs: &[&str]| -> TableId {
        table(name, chairs).by_link().open(&store).await.unwrap();
        id(name)
    };
    add("waiting", &["person 1", "open"]).await;
    let hot = add("hot", &["here 1", "here 1"]).await;
    let lively = add("lively", &["person 1", "open"]).await;
    add("foreign", &["person 2", "open"]).await;
    for (name, at) in [("early", 10), ("late", 30), ("middle", 20)] {
        add(name, &["person 1", "bot 3"]).await;
        finish(&store, &table(name, &["person 1", "bot 3"]), at).await;
    }
    for (table, number, at) in [(&hot, 2, 2_000), (&lively, 2, 1_500), (&lively, 3, 3_000)] {
        let chairs = crate::setting::chairs(&["person 1", "open"]);
        store.append(table, &act(number, at, &["say hm"]), &facts(&chairs)).await.unwrap();
    }
    assert_eq!(ids(&store, List::Current(ada)).await, ["lively", "hot", "waiting"]);
    assert_eq!(ids(&store, List::Finished(ada)).await, ["late", "middle", "early"]);
    assert_eq!(ids(&store, List::Current(bo)).await, ["foreign"]);
    assert_eq!(ids(&store, List::Finished(bo)).await, [""; 0]);

    let first = &store.list(List::Current(ada), Page::first(1)).await.unwrap()[0];
    assert_eq!((first.acts, first.last_at, first.stage), (3, 3_000, Stage::Gathering));
    assert_eq!(first.seats[0].name, "Ada");
    store.close().await;
}

#[tokio::test]
async fn pages_follow_each_other() {
    let store = Store::in_memory().await.unwrap();
    for number in 0..10 {
        let host = person(&store, &format!("p{number}")).await;
        table(&format!("t{number}"), &["bot 3", "bot 3"]).hosted_by(host).open(&store).await.unwrap();
    }
    let mut seen = Vec::new();
    for skip in [0, 4, 8, 12] {
        for table in store.list(List::Watchable, Page { skip, count: 4 }).await.unwrap() {
            assert_eq!(table.seats.len(), 2);
            seen.push(table.id.to_string());
        }
    }
    let expected: Vec<_> = (0..10).rev().map(|n| format!("t{n}")).collect();
    assert_eq!(seen, expected);
}
