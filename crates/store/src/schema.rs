//! Opening the file: is it ours, is it of our age, and the steps that bring it up to date.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};

use crate::error::StoreError;

/// The mark in the header of our files, set by the first migration.
const APPLICATION_ID: i64 = 1_212_501_575;

/// The first bytes of every SQLite file.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// How long to wait for another process that writes to the same file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

fn migrations() -> Vec<Migration> {
    let simple = |version, what: &'static str, sql: &'static str| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    vec![
        simple(
            1,
            "people tables steps chat",
            include_str!("../migrations/sqlite/0001_people_tables_steps_chat.sql"),
        ),
        simple(2, "seats kept for", include_str!("../migrations/sqlite/0002_seats_kept_for.sql")),
        simple(3, "acts", include_str!("../migrations/sqlite/0003_acts.sql")),
        simple(4, "gone", include_str!("../migrations/sqlite/0004_gone.sql")),
    ]
}

/// How every connection is made; the file is given later.
pub(crate) fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY_TIMEOUT)
        // Where the system distinguishes "given to the disk" from "on the disk", we mean the latter.
        .pragma("fullfsync", "ON")
        // Tables that are played write the same pages again and again: let more of that gather before it
        // is copied into the file.
        .pragma("wal_autocheckpoint", "8000")
        // What a statement must be able to take back is a few pages, which need no file of their own.
        .pragma("temp_store", "MEMORY")
        // A burst may grow the write-ahead log; it shall not stay that large.
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging()
}

/// Makes the folder and the file where they are missing, and refuses a file that is no database or cannot be written.
pub(crate) fn find_file(path: &Path) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    match File::open(path) {
        Ok(file) => {
            check_magic(file)?;
            check_permission(path)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => create(path),
        Err(error) => Err(error.into()),
    }
}

fn check_magic(file: File) -> Result<(), StoreError> {
    let mut head = Vec::with_capacity(MAGIC.len());
    file.take(MAGIC.len() as u64).read_to_end(&mut head)?;
    // SQLite itself leaves an empty file behind when it is stopped before the first write.
    if head.is_empty() || head == MAGIC { Ok(()) } else { Err(StoreError::NotADatabase) }
}

/// SQLite would open a file that cannot be written as well, and fail at the first thing to be kept.
fn check_permission(path: &Path) -> Result<(), StoreError> {
    match OpenOptions::new().write(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Err(StoreError::ReadOnly),
        Err(error) => Err(error.into()),
    }
}

/// The file holds seeds of running games, so only its owner may read it.
fn create(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    Ok(())
}

/// Checks whose database this is before anything is written to it.
pub(crate) async fn check_owner(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *conn).await?;
    let objects: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *conn).await?;
    if mark == APPLICATION_ID || (mark == 0 && objects == 0) { Ok(()) } else { Err(StoreError::OtherProgram) }
}

/// Writes something and takes it back, so that a file which cannot be written is found out now and not by the first
/// person who plays. Beginning a transaction is not enough: SQLite makes one for reading where it cannot write.
pub(crate) async fn check_writable(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = conn.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("CREATE TABLE written (trial INTEGER)").execute(&mut *transaction).await?;
    Ok(transaction.rollback().await?)
}

/// Switches the file to a write-ahead log: readers never wait for the writer.
pub(crate) async fn use_write_ahead_log(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode = WAL").fetch_one(conn).await?;
    if mode == "wal" {
        Ok(())
    } else {
        Err(StoreError::Io {
            detail: format!("the file system allows no write-ahead log (journal mode {mode})"),
        })
    }
}

/// Applies the migrations that are missing, all or none, one process at a time.
pub(crate) async fn migrate(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let migrator = Migrator::with_migrations(migrations());
    let known = migrator.iter().map(|m| m.version).max().unwrap_or(0);
    let mut transaction = conn.begin_with("BEGIN IMMEDIATE").await?;
    match migrator.run_direct(None, &mut *transaction, false).await {
        Ok(()) => Ok(transaction.commit().await?),
        Err(MigrateError::VersionMissing(found)) => Err(StoreError::Newer { found, known }),
        Err(MigrateError::VersionMismatch(version)) => Err(StoreError::OtherSchema { version }),
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => Err(error.into()),
        Err(other) => Err(StoreError::Database { detail: other.to_string() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn connections_flush_at_every_commit_and_wait_for_others() {
        let mut conn = options().in_memory(true).connect().await.unwrap();
        let mut pragma =
            async |sql: &'static str| -> i64 { sqlx::query_scalar(sql).fetch_one(&mut conn).await.unwrap() };
        assert_eq!(pragma("PRAGMA synchronous").await, 2, "full");
        assert_eq!(pragma("PRAGMA foreign_keys").await, 1);
        assert_eq!(pragma("PRAGMA busy_timeout").await, 5_000);
    }

    #[tokio::test]
    async fn what_cannot_be_written_is_found_out() {
        let path = std::env::temp_dir().join(format!("henge-schema-{}.db", std::process::id()));
        create(&path).unwrap();
        let mut conn = options().filename(&path).connect().await.unwrap();
        check_writable(&mut conn).await.unwrap();
        use_write_ahead_log(&mut conn).await.unwrap();
        migrate(&mut conn).await.unwrap();
        check_writable(&mut conn).await.unwrap();
        // Whoever tests may be allowed to write everything, so SQLite is asked not to.
        let mut reader = options().filename(&path).read_only(true).connect().await.unwrap();
        assert_eq!(check_writable(&mut reader).await, Err(StoreError::ReadOnly));
        reader.close().await.unwrap();
        conn.close().await.unwrap();
        std::fs::remove_file(&path).unwrap();
    }
}
