//! What was acknowledged lasts: over a clean end, a fall, and leaving memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalog::Catalog;
use kernel::Dice;
use serde_json::json;
use server::{House, Settings, app};
use store::Store;
use table::{
    Act, AppendError, Bus, CreateError, Facts, Failure, Journal, Kept, LocalBus, Opened, Pending, TableId,
};

use crate::harness::{Client, Folder, World, decider, quick, seated, seated_at, wander};

/// What everybody is told of a table, without what changes with every start.
async fn told(people: &[Client], id: &str) -> Vec<serde_json::Value> {
    let mut told = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        let mut table = person.table(id).await;
        table["version"] = json!(0);
        told.push(table);
        told.push(person.get(&format!("/api/v1/tables/{id}/view?seat={seat}")).await.ok());
        told.push(person.get(&format!("/api/v1/tables/{id}/steps?seat={seat}")).await.ok());
        told.push(person.get(&format!("/api/v1/tables/{id}/chat")).await.ok());
    }
    told
}

fn moved(people: &[Client], world: &World) -> Vec<Client> {
    people.iter().map(|person| Client { app: world.app.clone(), token: person.token.clone() }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_start_goes_on_where_the_first_ended() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let (id, people) = seated(&world, 3).await;
    let mut dice = Dice::from_number(1);
    wander(&people, &id, &mut dice, 15).await;
    people[0].post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "good night" })).await.ok();
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    // Going back is kept as well, with the trace of what was taken back.
    people[0].post(&format!("/api/v1/tables/{id}/undo"), &json!({ "step": step, "to": 8 })).await.ok();
    for other in &people[1..] {
        other.post(&format!("/api/v1/tables/{id}/undo/answer"), &json!({ "agree": true })).await.ok();
    }
    wander(&people, &id, &mut dice, 4).await;
    let before = told(&people, &id).await;
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    let people = moved(&people, &world);
    assert_eq!(told(&people, &id).await, before);
    wander(&people, &id, &mut dice, 10_000).await;
    assert_eq!(people[0].table(&id).await["stage"], "over");
    let over = told(&people, &id).await;
    world.close().await;

    let world = World::at(&folder.file(), quick()).await;
    assert_eq!(told(&moved(&people, &world), &id).await, over);
    world.close().await;
}

/// The files as they lie there at a moment are what a fall at that moment leaves.
#[tokio::test(flavor = "multi_thread")]
async fn a_fall_loses_no_acknowledged_step() {
    let folder = Folder::new();
    let world = World::at(&folder.file(), quick()).await;
    let (id, people) = seated(&world, 2).await;
    let mut dice = Dice::from_number(6);
    for number in 0..6 {
        wander(&people, &id, &mut dice, 5).await;
        let before = told(&people, &id).await;
        let copy = Folder::new();
        for entry in std::fs::read_dir(folder.path()).unwrap() {
            let entry = entry.unwrap();
            // The shared memory of running programs does not outlive a fall.
            if !entry.file_name().to_string_lossy().ends_with("-shm") {
                std::fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
            }
        }
        let fallen = World::at(&copy.file(), quick()).await;
        assert_eq!(told(&moved(&people, &fallen), &id).await, before, "after {number} falls");
        fallen.close().await;
    }
    world.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_leave_memory_and_come_back() {
    let world = World::new(Settings { idle: Duration::from_millis(5), ..quick() }).await;
    let (id, people) = seated(&world, 2).await;
    let mut dice = Dice::from_number(3);
    let mut left = 0;
    let mut version = 0;
    while let Some(seat) = decider(&people[0], &id).await {
        people[seat as usize].any(&id, seat, &mut dice).await;
        if left < 5 {
            while world.house.tables.count() > 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            left += 1;
        }
        let now = people[0].table(&id).await["version"].as_u64().unwrap();
        assert!(now >= version, "versions only grow");
        version = now;
    }
    assert_eq!(people[0].table(&id).await["stage"], "over");
}

/// As long as somebody listens, a table stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_listened_table_stays_in_memory() {
    use axum::body::Body;
    use axum::http::Method;
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    let world = World::new(Settings { idle: Duration::from_millis(2), ..quick() }).await;
    let (id, people) = seated(&world, 2).await;
    let request = people[0].request(Method::GET, &format!("/t/{id}/stream")).body(Body::empty()).unwrap();
    let mut stream = people[0].app.clone().oneshot(request).await.unwrap().into_body();
    let first = stream.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(first.starts_with(b"id: ") || first.starts_with(b"event: change"), "{first:?}");
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(2)).await;
        assert_eq!(world.house.tables.count(), 1);
    }
    drop(stream);
    while world.house.tables.count() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// A journal that keeps nothing while it is told to fail, as a full disk does.
struct Failing {
    store: Store,
    fails: AtomicBool,
}

impl Failing {
    fn check(&self) -> Result<(), Failure> {
        let full = || Failure { why: "the disk is full".to_owned() };
        if self.fails.load(Ordering::Relaxed) { Err(full()) } else { Ok(()) }
    }
}

impl Journal for Failing {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        first: &'a Act,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), CreateError>> {
        Box::pin(async move {
            self.check()?;
            Journal::open(&self.store, opened, first, facts).await
        })
    }

    fn append<'a>(
        &'a self,
        table: &'a TableId,
        act: &'a Act,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), AppendError>> {
        Box::pin(async move {
            self.check()?;
            self.store.append(table, act, facts).await
        })
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<Option<Kept>, Failure>> {
        self.store.load(table)
    }

    fn tail<'a>(&'a self, table: &'a TableId, after: u32) -> Pending<'a, Result<Vec<Act>, Failure>> {
        self.store.tail(table, after)
    }

    fn refresh<'a>(
        &'a self,
        table: &'a TableId,
        last: u32,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), Failure>> {
        self.store.refresh(table, last, facts)
    }

    fn forget<'a>(&'a self, table: &'a TableId, last: u32, at: i64) -> Pending<'a, Result<(), AppendError>> {
        Box::pin(async move {
            self.check()?;
            self.store.forget(table, last, at).await
        })
    }

    fn forgotten<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<bool, Failure>> {
        self.store.forgotten(table)
    }
}

/// What cannot be kept has not happened; when there is room again the table goes on where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_the_table_goes_on_when_there_is_room() {
    let store = Store::in_memory().await.unwrap();
    let journal = Arc::new(Failing { store: store.clone(), fails: AtomicBool::new(false) });
    let ports =
        (Arc::<Failing>::clone(&journal) as Arc<dyn Journal>, Arc::new(LocalBus::default()) as Arc<dyn Bus>);
    let house = House::with(Arc::new(Catalog::built_in()), store, ports, quick());
    let world = World { app: app(Arc::clone(&house)), house };
    let options = json!({ "variant": "base", "start": "P0" });
    let (id, people) = seated_at(&world, "skye", 2, &options).await;
    let offer = ["axe 1", "price 1", "price 1"];
    let step = people[0].table(&id).await["step"].as_u64().unwrap();
    let before = told(&people, &id).await;
    journal.fails.store(true, Ordering::Relaxed);
    for _ in 0..3 {
        let answer = people[0].act_together(&id, 0, step, &offer).await;
        answer.refused(503, "unavailable");
        assert_eq!(answer.headers["retry-after"], "1");
        people[1]
            .post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": "full?" }))
            .await
            .refused(503, "unavailable");
        let new = json!({ "game": "skye", "seats": ["me", "here"] });
        people[0].post("/api/v1/tables", &new).await.refused(503, "unavailable");
        assert_eq!(told(&people, &id).await, before, "whoever reads still reads, and nothing is half done");
    }
    journal.fails.store(false, Ordering::Relaxed);
    people[0].act_together(&id, 0, step, &offer).await.ok();
    people[1].act_together(&id, 1, step, &offer).await.ok();
    assert_eq!(people[0].table(&id).await["deciding"], json!([0]));
}
