//! Tables: what is played, by which rules, from which seed, and how far it has come.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::SqliteConnection;

use crate::error::{CreateError, StoreError};
use crate::list::summaries;
use crate::seat::{Seat, SeatKind, open_seats, set_seat};
use crate::store::Store;

/// The name of a table in links: 1 to 32 letters, digits, `-` or `_`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(Arc<str>);

/// A text that cannot name a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table id has 1 to 32 letters, digits, - or _")]
pub struct BadTableId;

impl TableId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// An id read back from the database, where only valid ones are.
    pub(crate) fn known(text: &str) -> Self {
        Self(text.into())
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        let fits = (1..=32).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fits { Ok(Self(text.into())) } else { Err(BadTableId) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The secret from which all chance of a table comes. It does not show in debug output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Who finds a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// It is listed.
    Public,
    /// Only people with its link.
    Link,
}

/// How far a table has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    /// It has open seats or was not started.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Finished {
        /// The result, in the caller's words.
        result: String,
        /// When it ended, in milliseconds.
        at: i64,
    },
}

/// A table to be created.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// A fresh random id.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The hash of the data the game was built with.
    pub data_hash: [u8; 32],
    /// The options, in the caller's words.
    pub options: String,
    /// The seats, in order.
    pub seats: Vec<SeatKind>,
    /// The secret of its chance.
    pub seed: Seed,
    /// Who finds it.
    pub visibility: Visibility,
    /// How it is paced, in the caller's words.
    pub pace: String,
    /// When it is created, in milliseconds.
    pub created_at_ms: i64,
    /// The table it repeats; a table is repeated at most once.
    pub rematch_of: Option<TableId>,
}

/// What lists show of a table. It holds no secret of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The options, in the caller's words.
    pub options: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// How it is paced, in the caller's words.
    pub pace: String,
    /// How far it has come.
    pub status: Status,
    /// When it was created, in milliseconds.
    pub created_at: i64,
    /// Its seats in order.
    pub seats: Vec<Seat>,
    /// The number of its last step.
    pub last_step: Option<u32>,
    /// When that step was made, in milliseconds.
    pub last_step_at: Option<i64>,
}

/// A whole table but for its steps and chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// What lists show of it.
    pub about: TableSummary,
    /// The version of the rules.
    pub rules_version: u32,
    /// The hash of the data the game was built with.
    pub data_hash: [u8; 32],
    /// The secret of its chance.
    pub seed: Seed,
    /// The table it repeats.
    pub rematch_of: Option<TableId>,
    /// The table that repeats it.
    pub rematch: Option<TableId>,
}

/// What became of a request to start a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// It runs now.
    Started,
    /// It was running before.
    AlreadyRunning,
    /// It still waits for people.
    SeatsOpen(u8),
    /// It is over.
    Over,
    /// There is no such table.
    NoSuchTable,
}

/// What became of a request to finish a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// It is finished now, with this result.
    Finished,
    /// It was finished before; the first result stays.
    AlreadyFinished,
    /// There is no such table.
    NoSuchTable,
}

pub(crate) const WAITING: i64 = 0;
pub(crate) const RUNNING: i64 = 1;
pub(crate) const FINISHED: i64 = 2;

const PUBLIC: i64 = 0;
const LINK: i64 = 1;

impl Store {
    /// Creates a table with its seats. Without open seats it is running at once.
    pub async fn create_table(&self, table: NewTable) -> Result<(), CreateError> {
        if !(1..=255).contains(&table.seats.len()) {
            return Err(CreateError::SeatCount(table.seats.len()));
        }
        self.write(move |conn| Box::pin(async move { insert(conn, &table).await })).await?
    }

    /// The table with this id.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let id = id.clone();
        self.snapshot(move |conn| Box::pin(async move { load(conn, &id).await })).await
    }

    /// The ids of all running tables, public or not, oldest first: those to take up again after a
    /// start.
    pub async fn running(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|conn| {
            Box::pin(async move {
                let ids: Vec<String> =
                    sqlx::query_scalar("SELECT id FROM tables WHERE status = $1 ORDER BY no")
                        .bind(RUNNING)
                        .fetch_all(conn)
                        .await?;
                Ok(ids.iter().map(|id| TableId::known(id)).collect())
            })
        })
        .await
    }

    /// Paces a table otherwise. Says whether there is such a table.
    pub async fn set_pace(&self, id: &TableId, pace: &str) -> Result<bool, StoreError> {
        let (id, pace) = (id.clone(), pace.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                let done = sqlx::query("UPDATE tables SET pace = $2 WHERE id = $1")
                    .bind(id.as_str())
                    .bind(pace)
                    .execute(conn)
                    .await?;
                Ok(done.rows_affected() == 1)
            })
        })
        .await
    }

    /// Starts a waiting table whose seats are all taken.
    pub async fn start(&self, id: &TableId) -> Result<Start, StoreError> {
        let id = id.clone();
        self.write(move |conn| Box::pin(async move { start(conn, &id).await })).await
    }

    /// Marks a table finished with its result, also one that was never started.
    pub async fn set_finished(&self, id: &TableId, result: &str, at: i64) -> Result<Finish, StoreError> {
        let id = id.clone();
        let result = result.to_owned();
        self.write(move |conn| {
            Box::pin(async move {
                let Some(no) = table_number(conn, &id).await? else {
                    return Ok(Finish::NoSuchTable);
                };
                if finish(conn, no, &result, at).await? {
                    Ok(Finish::Finished)
                } else {
                    Ok(Finish::AlreadyFinished)
                }
            })
        })
        .await
    }
}

/// The number by which rows refer to a table.
pub(crate) async fn table_number(
    conn: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<i64>, StoreError> {
    let no = sqlx::query_scalar("SELECT no FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(conn)
        .await?;
    Ok(no)
}

/// Finishes a table unless it is finished; says whether it did.
pub(crate) async fn finish(
    conn: &mut SqliteConnection,
    no: i64,
    result: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "UPDATE tables SET status = $2, result = $3, finished_at = $4 \
         WHERE no = $1 AND status <> $2",
    )
    .bind(no)
    .bind(FINISHED)
    .bind(result)
    .bind(at)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

async fn start(conn: &mut SqliteConnection, id: &TableId) -> Result<Start, StoreError> {
    let found: Option<(i64, i64)> = sqlx::query_as("SELECT no, status FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(&mut *conn)
        .await?;
    match found {
        None => return Ok(Start::NoSuchTable),
        Some((_, RUNNING)) => return Ok(Start::AlreadyRunning),
        Some((_, FINISHED)) => return Ok(Start::Over),
        Some((no, _)) => match open_seats(conn, no).await? {
            0 => {
                sqlx::query("UPDATE tables SET status = $2 WHERE no = $1")
                    .bind(no)
                    .bind(RUNNING)
                    .execute(conn)
                    .await?
            }
            open => return Ok(Start::SeatsOpen(open)),
        },
    };
    Ok(Start::Started)
}

async fn insert(
    conn: &mut SqliteConnection,
    table: &NewTable,
) -> Result<Result<(), CreateError>, StoreError> {
    if table_number(conn, &table.id).await?.is_some() {
        return Ok(Err(CreateError::IdTaken(table.id.clone())));
    }
    let rematch_of = match &table.rematch_of {
        None => None,
        Some(first) => match table_number(conn, first).await? {
            None => return Err(StoreError::NoSuchTable(first.clone())),
            Some(no) => match rematch_id(conn, no).await? {
                Some(rematch) => return Ok(Err(CreateError::RematchExists(rematch))),
                None => Some(no),
            },
        },
    };
    let no = insert_row(conn, table, rematch_of).await?;
    for (seat, kind) in (0..=u8::MAX).zip(&table.seats) {
        set_seat(conn, no, seat, kind).await?;
    }
    Ok(Ok(()))
}

async fn insert_row(
    conn: &mut SqliteConnection,
    table: &NewTable,
    rematch_of: Option<i64>,
) -> Result<i64, StoreError> {
    let status = if table.seats.contains(&SeatKind::Open) { WAITING } else { RUNNING };
    let visibility = match table.visibility {
        Visibility::Public => PUBLIC,
        Visibility::Link => LINK,
    };
    let no = sqlx::query_scalar(
        "INSERT INTO tables (id, game, rules_version, data_hash, options, seed, visibility, \
         pace, status, created_at, rematch_of) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING no",
    )
    .bind(table.id.as_str())
    .bind(&*table.game)
    .bind(table.rules_version)
    .bind(&table.data_hash[..])
    .bind(&*table.options)
    .bind(&table.seed.0[..])
    .bind(visibility)
    .bind(&*table.pace)
    .bind(status)
    .bind(table.created_at_ms)
    .bind(rematch_of)
    .fetch_one(conn)
    .await?;
    Ok(no)
}

async fn rematch_id(conn: &mut SqliteConnection, no: i64) -> Result<Option<TableId>, StoreError> {
    let id: Option<String> = sqlx::query_scalar("SELECT id FROM tables WHERE rematch_of = $1")
        .bind(no)
        .fetch_optional(conn)
        .await?;
    Ok(id.as_deref().map(TableId::known))
}

async fn load(conn: &mut SqliteConnection, id: &TableId) -> Result<Option<TableRow>, StoreError> {
    type Columns = (i64, u32, Vec<u8>, Vec<u8>, Option<String>);
    let found: Option<Columns> = sqlx::query_as(
        "SELECT t.no, t.rules_version, t.data_hash, t.seed, \
         (SELECT f.id FROM tables f WHERE f.no = t.rematch_of) FROM tables t WHERE t.id = $1",
    )
    .bind(id.as_str())
    .fetch_optional(&mut *conn)
    .await?;
    let Some((no, rules_version, data_hash, seed, rematch_of)) = found else {
        return Ok(None);
    };
    let rematch = rematch_id(conn, no).await?;
    let about = summaries(conn, &[no]).await?.pop();
    let about = about.expect("a row read twice in one snapshot is there twice");
    Ok(Some(TableRow {
        about,
        rules_version,
        data_hash: thirty_two(&data_hash)?,
        seed: Seed(thirty_two(&seed)?),
        rematch_of: rematch_of.as_deref().map(TableId::known),
        rematch,
    }))
}

fn thirty_two(bytes: &[u8]) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|_| StoreError::Corrupt {
        detail: format!("a hash or seed of {} bytes instead of 32", bytes.len()),
    })
}

/// The visibility that a column stands for.
pub(crate) fn visibility(column: i64) -> Result<Visibility, StoreError> {
    match column {
        PUBLIC => Ok(Visibility::Public),
        LINK => Ok(Visibility::Link),
        other => Err(StoreError::Corrupt { detail: format!("a table of visibility {other}") }),
    }
}

/// The status that three columns stand for.
pub(crate) fn status(
    column: i64,
    result: Option<String>,
    finished_at: Option<i64>,
) -> Result<Status, StoreError> {
    match (column, result, finished_at) {
        (WAITING, None, None) => Ok(Status::Waiting),
        (RUNNING, None, None) => Ok(Status::Running),
        (FINISHED, Some(result), Some(at)) => Ok(Status::Finished { result, at }),
        (other, ..) => Err(StoreError::Corrupt {
            detail: format!("a table of status {other} with columns that do not fit it"),
        }),
    }
}
