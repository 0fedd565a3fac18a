use store::{
    CreateError, Finish, PersonId, SeatKind, Seed, Start, Status, Store, StoreError, TableId, Visibility,
};

use crate::setting::{bot, id, person, running, table};

#[tokio::test]
async fn a_table_comes_back_as_it_was_made() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let seats = vec![SeatKind::Open, SeatKind::Person(ada), SeatKind::Hotseat(ada), bot()];
    let mut new = table("first", seats.clone());
    new.visibility = Visibility::Link;
    store.create_table(new).await.unwrap();

    let row = store.table(&id("first")).await.unwrap().unwrap();
    assert_eq!(row.about.id, id("first"));
    assert_eq!(row.about.game, "dolmengoetter");
    assert_eq!(row.about.options, r#"{"board":"large"}"#);
    assert_eq!(row.about.visibility, Visibility::Link);
    assert_eq!(row.about.pace, "live");
    assert_eq!(row.about.status, Status::Waiting);
    assert_eq!(row.about.created_at, 1_000);
    assert_eq!((row.about.last_step, row.about.last_step_at), (None, None));
    let kinds: Vec<_> = row.about.seats.iter().map(|s| s.kind.clone()).collect();
    assert_eq!(kinds, seats);
    let names: Vec<_> = row.about.seats.iter().map(|s| s.name.as_deref()).collect();
    assert_eq!(names, [None, Some("Ada"), Some("Ada"), None]);
    assert_eq!(row.rules_version, 3);
    assert_eq!(row.data_hash, [5; 32]);
    assert_eq!(row.seed, Seed([9; 32]));
    assert_eq!((row.rematch_of, row.rematch), (None, None));
    assert_eq!(store.table(&id("second")).await.unwrap(), None);
}

#[tokio::test]
async fn the_seed_does_not_show_in_debug_output() {
    let (store, t) = running().await;
    let row = store.table(&t).await.unwrap().unwrap();
    let shown = format!("{row:?}");
    assert!(shown.contains("Seed(secret)"));
    assert!(!shown.contains("9, 9"), "{shown}");
}

#[tokio::test]
async fn an_id_is_given_once() {
    let (store, t) = running().await;
    let again = store.create_table(table("t", vec![bot()])).await;
    assert_eq!(again, Err(CreateError::IdTaken(t.clone())));
    let row = store.table(&t).await.unwrap().unwrap();
    assert_eq!(row.about.seats.len(), 2);
}

#[tokio::test]
async fn a_table_for_an_unknown_person_is_not_made() {
    let store = Store::in_memory().await.unwrap();
    let nobody = PersonId(7);
    let seats = vec![bot(), SeatKind::Person(nobody)];
    let made = store.create_table(table("t", seats)).await;
    assert_eq!(made, Err(StoreError::NoSuchPerson(nobody).into()));
    // The row and the first seat were written before the fault was found, and undone.
    assert_eq!(store.table(&id("t")).await.unwrap(), None);
    store.create_table(table("t", vec![bot()])).await.unwrap();
}

#[tokio::test]
async fn a_table_has_seats() {
    let store = Store::in_memory().await.unwrap();
    for count in [0, 256] {
        let made = store.create_table(table("t", vec![bot(); count])).await;
        assert_eq!(made, Err(CreateError::SeatCount(count)));
    }
    store.create_table(table("t", vec![bot(); 255])).await.unwrap();
}

#[tokio::test]
async fn there_is_one_rematch() {
    let (store, t) = running().await;
    let rematch = |name| {
        let mut new = table(name, vec![bot()]);
        new.rematch_of = Some(id("t"));
        new
    };
    store.create_table(rematch("u")).await.unwrap();
    assert_eq!(store.create_table(rematch("v")).await, Err(CreateError::RematchExists(id("u"))));
    assert_eq!(store.table(&id("v")).await.unwrap(), None);
    let first = store.table(&t).await.unwrap().unwrap();
    assert_eq!(first.rematch, Some(id("u")));
    let second = store.table(&id("u")).await.unwrap().unwrap();
    assert_eq!(second.rematch_of, Some(t));

    let mut lost = table("w", vec![bot()]);
    lost.rematch_of = Some(id("nowhere"));
    let made = store.create_table(lost).await;
    assert_eq!(made, Err(StoreError::NoSuchTable(id("nowhere")).into()));
}

#[tokio::test]
async fn a_table_starts_when_its_seats_are_taken() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let t = id("t");
    store.create_table(table("t", vec![bot(), SeatKind::Open])).await.unwrap();
    assert_eq!(store.start(&t).await.unwrap(), Start::SeatsOpen(1));
    store.take_seat(&t, 1, ada).await.unwrap();
    assert_eq!(store.running().await.unwrap(), []);
    assert_eq!(store.start(&t).await.unwrap(), Start::Started);
    assert_eq!(store.running().await.unwrap(), std::slice::from_ref(&t));
    assert_eq!(store.start(&t).await.unwrap(), Start::AlreadyRunning);
    assert_eq!(store.start(&id("u")).await.unwrap(), Start::NoSuchTable);
    store.set_finished(&t, "{}", 5).await.unwrap();
    assert_eq!(store.start(&t).await.unwrap(), Start::Over);
}

#[tokio::test]
async fn a_table_finishes_once() {
    let (store, t) = running().await;
    let status = store.table(&t).await.unwrap().unwrap().about.status;
    assert_eq!(status, Status::Running);
    assert_eq!(store.set_finished(&t, "first", 50).await.unwrap(), Finish::Finished);
    assert_eq!(store.set_finished(&t, "second", 60).await.unwrap(), Finish::AlreadyFinished);
    let status = store.table(&t).await.unwrap().unwrap().about.status;
    let result = "first".into();
    assert_eq!(status, Status::Finished { result, at: 50 });
    assert_eq!(store.set_finished(&id("u"), "x", 1).await.unwrap(), Finish::NoSuchTable);
    assert_eq!(store.running().await.unwrap(), []);
}

#[test]
fn ids_are_fit_for_links() {
    for good in ["a", "k3Zq-9_", &"x".repeat(32)] {
        assert_eq!(good.parse::<TableId>().unwrap().as_str(), good);
    }
    for bad in ["", "a b", "../x", "ä", "a/b", &"x".repeat(33)] {
        assert!(bad.parse::<TableId>().is_err(), "{bad}");
    }
}
