//! Seats: what lists know of who sits where follows the acts.

use store::{List, Store, StoreError};
use table::{Chairs, Journal, PersonId, TableId};

use crate::setting::{Folder, act, chairs, facts, failed, id, numbers, person, table};

async fn seats(store: &Store, table: &TableId) -> Chairs {
    let shown = store.summary(table).await.unwrap().unwrap();
    Chairs::new(shown.seats.iter().map(|sitter| sitter.chair).collect())
}

#[tokio::test]
async fn seats_follow_the_acts_that_speak_of_them() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    let t = id("t");
    table("t", &["open", "bot 3"]).open(&store).await.unwrap();
    let taken = chairs(&["person 1", "bot 3"]);
    store.append(&t, &act(2, 5, &["seat P0 person 1"]), &facts(&taken)).await.unwrap();
    assert_eq!(seats(&store, &t).await, taken);
    // She may sit here again, so the table is still among hers.
    let kept = chairs(&["bot 3/builder for 1 offered", "bot 3"]);
    let left = act(3, 6, &["seat P0 bot 3/builder for 1 offered", "left P0 Ada"]);
    store.append(&t, &left, &facts(&kept)).await.unwrap();
    assert_eq!(seats(&store, &t).await, kept);
    assert_eq!(store.count(List::Current(ada)).await.unwrap(), 1);
    let back = chairs(&["person 1", "bot 3"]);
    store.append(&t, &act(4, 7, &["seat P0 person 1", "back P0 Ada"]), &facts(&back)).await.unwrap();
    assert_eq!(seats(&store, &t).await, back);
}

#[tokio::test]
async fn a_stranger_is_not_seated() {
    let store = Store::in_memory().await.unwrap();
    let t = id("t");
    table("t", &["open", "bot 3"]).open(&store).await.unwrap();
    let strange = facts(&chairs(&["person 4", "bot 3"]));
    let seated = store.append(&t, &act(2, 5, &["seat P0 person 4"]), &strange).await;
    assert_eq!(seated, failed(StoreError::NoSuchPerson(PersonId(4))));
    assert_eq!(seats(&store, &t).await, chairs(&["open", "bot 3"]));
    assert_eq!(numbers(&store, &t).await, [1]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_reach_for_a_seat_one_gets_it() {
    let folder = Folder::new();
    let store = Store::open(folder.file("h.db")).await.unwrap();
    table("t", &["bot 3", "open"]).open(&store).await.unwrap();
    let mut reaching = Vec::new();
    for number in 0..20 {
        let who = person(&store, &format!("p{number}")).await;
        let store = store.clone();
        reaching.push(tokio::spawn(async move {
            let chair = format!("person {who}");
            let sits = act(2, 5, &[&format!("seat P1 {chair}")]);
            store.append(&id("t"), &sits, &facts(&chairs(&["bot 3", &chair]))).await.map(|()| who)
        }));
    }
    let mut seated = Vec::new();
    for one in reaching {
        seated.extend(one.await.unwrap());
    }
    let [one] = seated[..] else { panic!("{seated:?}") };
    assert_eq!(seats(&store, &id("t")).await.persons(), [one]);
    store.close().await;
}
