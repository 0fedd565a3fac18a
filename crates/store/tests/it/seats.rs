use store::{List, PersonId, SeatChange, SeatKind, Store, StoreError, TableId};

use crate::setting::{Folder, bot, id, person, table};

async fn kind(store: &Store, table: &TableId, seat: usize) -> SeatKind {
    let row = store.table(table).await.unwrap().unwrap();
    row.about.seats[seat].kind.clone()
}

async fn open_table(store: &Store) -> TableId {
    let seats = vec![SeatKind::Open, SeatKind::Open, bot()];
    store.create_table(table("t", seats)).await.unwrap();
    id("t")
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let store = Store::in_memory().await.unwrap();
    let (ada, bo) = (person(&store, "Ada").await, person(&store, "Bo").await);
    let t = open_table(&store).await;
    let taken = |who| SeatChange::Otherwise(SeatKind::Person(who));
    assert_eq!(store.take_seat(&t, 0, ada).await.unwrap(), SeatChange::Changed { open_left: 1 });
    assert_eq!(store.take_seat(&t, 0, bo).await.unwrap(), taken(ada));
    assert_eq!(store.take_seat(&t, 0, ada).await.unwrap(), SeatChange::AlreadySo);
    assert_eq!(store.take_seat(&t, 2, bo).await.unwrap(), SeatChange::Otherwise(bot()));
    assert_eq!(store.take_seat(&t, 3, bo).await.unwrap(), SeatChange::NoSuchSeat);
    assert_eq!(store.take_seat(&id("u"), 0, bo).await.unwrap(), SeatChange::NoSuchTable);
    assert_eq!(kind(&store, &t, 0).await, SeatKind::Person(ada));
    assert_eq!(kind(&store, &t, 1).await, SeatKind::Open);
}

#[tokio::test]
async fn a_stranger_is_not_seated() {
    let store = Store::in_memory().await.unwrap();
    let t = open_table(&store).await;
    let nobody = PersonId(4);
    assert_eq!(store.take_seat(&t, 0, nobody).await, Err(StoreError::NoSuchPerson(nobody)));
    assert_eq!(kind(&store, &t, 0).await, SeatKind::Open);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_reach_for_a_seat_one_gets_it() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    let t = open_table(&store).await;
    let mut reaching = Vec::new();
    for number in 0..20 {
        let who = person(&store, &format!("p{number}")).await;
        let (store, t) = (store.clone(), t.clone());
        reaching.push(tokio::spawn(async move { store.take_seat(&t, 1, who).await.unwrap() }));
    }
    let mut seated = 0;
    for one in reaching {
        match one.await.unwrap() {
            SeatChange::Changed { open_left: 1 } => seated += 1,
            SeatChange::Otherwise(SeatKind::Person(_)) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(seated, 1);
    store.close().await;
}

#[tokio::test]
async fn one_leaves_only_ones_own_seat() {
    let store = Store::in_memory().await.unwrap();
    let (ada, bo) = (person(&store, "Ada").await, person(&store, "Bo").await);
    let t = open_table(&store).await;
    store.take_seat(&t, 0, ada).await.unwrap();
    assert_eq!(store.leave_seat(&t, 0, bo).await.unwrap(), SeatChange::Otherwise(SeatKind::Person(ada)));
    assert_eq!(store.leave_seat(&t, 0, ada).await.unwrap(), SeatChange::Changed { open_left: 2 });
    assert_eq!(store.leave_seat(&t, 0, ada).await.unwrap(), SeatChange::AlreadySo);
    assert_eq!(store.leave_seat(&t, 2, ada).await.unwrap(), SeatChange::Otherwise(bot()));
}

#[tokio::test]
async fn a_hot_seat_is_left_by_its_person() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let seats = vec![SeatKind::Hotseat(ada), SeatKind::Hotseat(ada)];
    store.create_table(table("t", seats)).await.unwrap();
    let t = id("t");
    assert_eq!(store.leave_seat(&t, 1, ada).await.unwrap(), SeatChange::Changed { open_left: 1 });
    assert_eq!(kind(&store, &t, 0).await, SeatKind::Hotseat(ada));
}

#[tokio::test]
async fn a_bot_steps_in_and_out() {
    let store = Store::in_memory().await.unwrap();
    let (ada, bo) = (person(&store, "Ada").await, person(&store, "Bo").await);
    let t = open_table(&store).await;
    store.take_seat(&t, 0, ada).await.unwrap();
    // Meant for Bo, but Ada sits there: she is not thrown out.
    let found = store.replace_by_bot(&t, 0, &SeatKind::Person(bo), "greedy", "calm").await.unwrap();
    assert_eq!(found, SeatChange::Otherwise(SeatKind::Person(ada)));
    let replaced = store.replace_by_bot(&t, 0, &SeatKind::Person(ada), "greedy", "calm").await.unwrap();
    assert_eq!(replaced, SeatChange::Changed { open_left: 1 });
    let warm = SeatKind::Bot { kind: "greedy".into(), character: "calm".into(), kept_for: Some(ada) };
    assert_eq!(kind(&store, &t, 0).await, warm);
    // She may sit here again, so the table is still among hers.
    let current = |person| store.count(List::Current(person));
    assert_eq!((current(ada).await.unwrap(), current(bo).await.unwrap()), (1, 0));
    let back = store.change_seat(&t, 0, &warm, SeatKind::Person(ada)).await.unwrap();
    assert_eq!(back, SeatChange::Changed { open_left: 1 });
    assert_eq!(kind(&store, &t, 0).await, SeatKind::Person(ada));
}

#[tokio::test]
async fn seats_of_a_finished_table_stay() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let t = open_table(&store).await;
    store.take_seat(&t, 0, ada).await.unwrap();
    store.set_finished(&t, "{}", 9).await.unwrap();
    assert_eq!(store.leave_seat(&t, 0, ada).await.unwrap(), SeatChange::Over);
    assert_eq!(store.take_seat(&t, 1, ada).await.unwrap(), SeatChange::Over);
    assert_eq!(kind(&store, &t, 0).await, SeatKind::Person(ada));
}
