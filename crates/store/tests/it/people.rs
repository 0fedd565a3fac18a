use store::{SEEN_EVERY_MS, Store, StoreError};
use table::PersonId;

use crate::setting::person;

#[tokio::test]
async fn a_person_is_found_by_token_and_by_number() {
    let store = Store::in_memory().await.unwrap();
    let ada = store.create_person([1; 32], "Ada", 70).await.unwrap();
    let bo = store.create_person([2; 32], "Bo", 80).await.unwrap();
    assert_ne!(ada, bo);
    let found = store.person_by_token([1; 32]).await.unwrap().unwrap();
    assert_eq!((found.id, &*found.name), (ada, "Ada"));
    assert_eq!((found.created_at, found.last_seen), (70, 70));
    assert_eq!(store.person(bo).await.unwrap().unwrap().name, "Bo");
    assert_eq!(store.person_by_token([3; 32]).await.unwrap(), None);
    assert_eq!(store.person(PersonId(99)).await.unwrap(), None);
}

#[tokio::test]
async fn a_token_is_one_person() {
    let store = Store::in_memory().await.unwrap();
    store.create_person([1; 32], "Ada", 70).await.unwrap();
    let again = store.create_person([1; 32], "Eve", 90).await;
    assert_eq!(again, Err(StoreError::TokenTaken));
    let found = store.person_by_token([1; 32]).await.unwrap().unwrap();
    assert_eq!(found.name, "Ada");
}

#[tokio::test]
async fn names_change() {
    let store = Store::in_memory().await.unwrap();
    let ada = person(&store, "Ada").await;
    store.rename(ada, "Ada '); DROP TABLE people; --").await.unwrap();
    let found = store.person(ada).await.unwrap().unwrap();
    assert_eq!(found.name, "Ada '); DROP TABLE people; --");
    let nobody = PersonId(99);
    assert_eq!(store.rename(nobody, "x").await, Err(StoreError::NoSuchPerson(nobody)));
}

#[tokio::test]
async fn last_seen_is_coarse_and_costs_no_write() {
    let store = Store::in_memory().await.unwrap();
    let ada = store.create_person([1; 32], "Ada", 0).await.unwrap();
    let before = store.person(ada).await.unwrap().unwrap();
    let commits = store.tally().commits;
    store.seen(&before, SEEN_EVERY_MS - 1).await.unwrap();
    assert_eq!(store.tally().commits, commits);
    assert_eq!(store.person(ada).await.unwrap().unwrap().last_seen, 0);
    store.seen(&before, SEEN_EVERY_MS).await.unwrap();
    // An older request that arrives late does not turn time back.
    store.seen(&before, SEEN_EVERY_MS).await.unwrap();
    let after = store.person(ada).await.unwrap().unwrap();
    assert_eq!(after.last_seen, SEEN_EVERY_MS);
}
