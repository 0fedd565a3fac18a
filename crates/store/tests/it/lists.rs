use store::{List, Page, SeatKind, Store, TableId, Visibility};

use crate::setting::{Folder, bot, id, person, table};

async fn ids(store: &Store, list: List) -> Vec<String> {
    let listing = store.list(list, Page::first(100)).await.unwrap();
    assert_eq!(listing.total, listing.tables.len() as u64);
    assert_eq!(store.count(list).await.unwrap(), listing.total);
    listing.tables.iter().map(|t| t.id.to_string()).collect()
}

async fn add(store: &Store, name: &str, seats: Vec<SeatKind>, visibility: Visibility) -> TableId {
    let mut new = table(name, seats);
    new.visibility = visibility;
    store.create_table(new).await.unwrap();
    id(name)
}

#[tokio::test]
async fn public_lists_show_public_tables_by_status() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let open = || vec![SeatKind::Open, bot()];
    add(&store, "wait1", open(), Visibility::Public).await;
    add(&store, "wait2", open(), Visibility::Public).await;
    add(&store, "hidden", open(), Visibility::Link).await;
    let full = add(&store, "full", open(), Visibility::Public).await;
    store.take_seat(&full, 0, ada).await.unwrap();
    add(&store, "run1", vec![bot()], Visibility::Public).await;
    add(&store, "run2", vec![bot()], Visibility::Public).await;
    add(&store, "runhid", vec![bot()], Visibility::Link).await;
    for (name, visibility) in [("end", Visibility::Public), ("endhid", Visibility::Link)] {
        let t = add(&store, name, vec![bot()], visibility).await;
        store.set_finished(&t, "{}", 5).await.unwrap();
    }
    assert_eq!(ids(&store, List::Joinable).await, ["wait2", "wait1"]);
    assert_eq!(ids(&store, List::Watchable).await, ["run2", "run1"]);
    assert_eq!(ids(&store, List::Played).await, ["end"]);
    assert_eq!(store.running().await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_person_finds_the_tables_where_one_sits() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let (ada, bo) = (person(&store, "Ada").await, person(&store, "Bo").await);
    let with = |who| vec![SeatKind::Person(who), SeatKind::Open];
    add(&store, "waiting", with(ada), Visibility::Link).await;
    let hot = vec![SeatKind::Hotseat(ada), SeatKind::Hotseat(ada)];
    let hot = add(&store, "hot", hot, Visibility::Public).await;
    let lively = add(&store, "lively", with(ada), Visibility::Public).await;
    add(&store, "foreign", with(bo), Visibility::Public).await;
    for (name, at) in [("early", 10), ("late", 30), ("middle", 20)] {
        let t = add(&store, name, with(ada), Visibility::Link).await;
        store.set_finished(&t, "{}", at).await.unwrap();
    }
    store.append(&hot, 1, "0", "a", 2_000).await.unwrap();
    store.append(&lively, 1, "0", "a", 1_500).await.unwrap();
    store.append(&lively, 2, "0", "b", 3_000).await.unwrap();

    let current = ids(&store, List::Current(ada)).await;
    assert_eq!(current, ["lively", "hot", "waiting"]);
    let finished = ids(&store, List::Finished(ada)).await;
    assert_eq!(finished, ["late", "middle", "early"]);
    assert_eq!(ids(&store, List::Current(bo)).await, ["foreign"]);
    assert_eq!(ids(&store, List::Finished(bo)).await, [""; 0]);

    let first = &store.list(List::Current(ada), Page::first(1)).await.unwrap().tables[0];
    assert_eq!((first.last_step, first.last_step_at), (Some(2), Some(3_000)));
    assert_eq!(first.seats[0].name.as_deref(), Some("Ada"));
    assert_eq!(first.seats[1].kind, SeatKind::Open);
    store.close().await;
}

#[tokio::test]
async fn pages_follow_each_other() {
    let store = Store::in_memory().await.unwrap();
    for number in 0..10 {
        let name = format!("t{number}");
        add(&store, &name, vec![bot(), bot()], Visibility::Public).await;
    }
    let mut seen = Vec::new();
    for skip in [0, 4, 8, 12] {
        let page = Page { skip, count: 4 };
        let listing = store.list(List::Watchable, page).await.unwrap();
        assert_eq!(listing.total, 10);
        for table in listing.tables {
            assert_eq!(table.seats.len(), 2);
            seen.push(table.id.to_string());
        }
    }
    let expected: Vec<_> = (0..10).rev().map(|n| format!("t{n}")).collect();
    assert_eq!(seen, expected);
}
