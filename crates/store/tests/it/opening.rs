use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use store::{Store, StoreError};
use table::Journal;

use crate::setting::{Folder, id, table};

async fn cause(path: &Path) -> StoreError {
    match Store::open(path).await {
        Err(StoreError::CannotOpen { path: named, cause }) => {
            assert_eq!(named, path);
            *cause
        }
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("opened"),
    }
}

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

#[tokio::test]
async fn the_folder_and_the_file_are_made() {
    let folder = Folder::new();
    let path = folder.file("a/b/henge.db");
    let store = Store::open(&path).await.unwrap();
    table("t", &["bot 3"]).open(&store).await.unwrap();
    store.close().await;
    assert!(path.exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[tokio::test]
async fn opening_again_changes_nothing() {
    let folder = Folder::new();
    let path = folder.file("henge.db");
    let store = Store::open(&path).await.unwrap();
    table("t", &["bot 3"]).open(&store).await.unwrap();
    store.close().await;
    let before = std::fs::read(&path).unwrap();
    for _ in 0..2 {
        let store = Store::open(&path).await.unwrap();
        assert!(store.load(&id("t")).await.unwrap().is_some());
        store.close().await;
    }
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn the_file_is_set_up_for_durability() {
    let folder = Folder::new();
    let path = folder.file("henge.db");
    let store = Store::open(&path).await.unwrap();
    let mut conn = raw(&path).await;
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut conn).await.unwrap();
    assert_eq!(mode, "wal");
    conn.close().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn odd_names_are_names_of_files() {
    let folder = Folder::new();
    for name in ["file:x?mode=memory", ":memory:", "with space.db", "ü%20.db"] {
        let path = folder.file(name);
        let store = Store::open(&path).await.unwrap();
        store.close().await;
        assert!(path.exists(), "{name}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = Folder::new();
    let long = "Dear diary, ".repeat(1_000);
    for (name, content) in [("short", "x"), ("long", &long)] {
        let path = folder.file(name);
        std::fs::write(&path, content).unwrap();
        assert_eq!(cause(&path).await, StoreError::NotADatabase);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), *content);
    }
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 2, "something was left beside them");
}

#[tokio::test]
async fn another_programs_database_is_left_alone() {
    let folder = Folder::new();
    let path = folder.file("recipes.db");
    let mut conn = raw(&path).await;
    sqlx::raw_sql("CREATE TABLE recipes (name TEXT)").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    assert_eq!(cause(&path).await, StoreError::OtherProgram);
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_newer_file_is_not_touched_by_an_older_program() {
    let folder = Folder::new();
    let path = folder.file("henge.db");
    Store::open(&path).await.unwrap().close().await;
    let mut conn = raw(&path).await;
    sqlx::raw_sql(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99, 'from the future', TRUE, x'00', 0)",
    )
    .execute(&mut conn)
    .await
    .unwrap();
    conn.close().await.unwrap();
    let StoreError::Newer { found, known } = cause(&path).await else {
        panic!("not seen as newer");
    };
    assert_eq!(found, 99);
    assert!((1..99).contains(&known));
}

#[tokio::test]
async fn another_builds_schema_is_said() {
    let folder = Folder::new();
    let path = folder.file("henge.db");
    Store::open(&path).await.unwrap().close().await;
    let mut conn = raw(&path).await;
    sqlx::raw_sql("UPDATE _sqlx_migrations SET checksum = x'00'").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    assert_eq!(cause(&path).await, StoreError::OtherSchema { version: 1 });
}

#[tokio::test]
async fn a_damaged_file_is_said_to_be_damaged() {
    let folder = Folder::new();
    let path = folder.file("henge.db");
    Store::open(&path).await.unwrap().close().await;
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[100..4_096].fill(0xff);
    std::fs::write(&path, &bytes).unwrap();
    let found = cause(&path).await;
    assert!(matches!(found, StoreError::Corrupt { .. }), "{found:?}");
}

#[tokio::test]
async fn a_folder_or_a_file_in_the_way_is_said() {
    let folder = Folder::new();
    let found = cause(folder.path()).await;
    assert!(matches!(found, StoreError::Io { .. }), "{found:?}");
    std::fs::write(folder.file("plain"), "x").unwrap();
    let found = cause(&folder.file("plain/henge.db")).await;
    assert!(matches!(found, StoreError::Io { .. }), "{found:?}");
    let message = Store::open(folder.path()).await.unwrap_err().to_string();
    let named = folder.path().display().to_string();
    assert!(message.contains(&named), "{message}");
}
