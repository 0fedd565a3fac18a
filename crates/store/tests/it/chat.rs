use store::{PersonId, StoreError};

use crate::setting::{bot, id, person, running, table};

#[tokio::test]
async fn chat_is_numbered_per_table() {
    let (store, t) = running().await;
    store.create_table(table("u", vec![bot()])).await.unwrap();
    let ada = person(&store, "Ada").await;
    for (expected, text) in [(1, "hello"), (2, "<b>good</b> luck"), (3, "")] {
        let number = store.say(&t, ada, text, i64::from(expected) * 10).await;
        assert_eq!(number, Ok(expected));
    }
    assert_eq!(store.say(&id("u"), ada, "here", 5).await, Ok(1));
    store.rename(ada, "Ada L.").await.unwrap();

    let all = store.chat_last(&t, 100).await.unwrap();
    assert_eq!(all.iter().map(|c| c.number).collect::<Vec<_>>(), [1, 2, 3]);
    let last = store.chat_last(&t, 2).await.unwrap();
    assert_eq!(last, all[1..]);
    assert_eq!(last[0].text, "<b>good</b> luck");
    assert_eq!((last[0].person, last[0].at), (ada, 20));
    assert_eq!(last[0].name, "Ada L.");
    assert_eq!(store.chat_last(&t, 0).await.unwrap(), []);
    assert_eq!(store.chat_last(&id("v"), 9).await.unwrap(), []);
}

#[tokio::test]
async fn chat_needs_a_table_and_a_person() {
    let (store, t) = running().await;
    let ada = person(&store, "Ada").await;
    let nobody = PersonId(77);
    assert_eq!(store.say(&id("v"), ada, "x", 1).await, Err(StoreError::NoSuchTable(id("v"))));
    assert_eq!(store.say(&t, nobody, "x", 1).await, Err(StoreError::NoSuchPerson(nobody)));
    assert_eq!(store.chat_last(&t, 9).await.unwrap(), []);
}
