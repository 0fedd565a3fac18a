//! What lists show of a table, as the file keeps it beside the acts.

use sqlx::SqliteConnection;
use table::{Facts, Place, Seat, SeatSet, Stage, TableId};

use crate::error::StoreError;
use crate::store::Store;

pub(crate) const WAITING: i64 = 0;
pub(crate) const RUNNING: i64 = 1;
pub(crate) const FINISHED: i64 = 2;

/// Facts in columns.
#[derive(Clone)]
pub(crate) struct FactRow {
    pub(crate) status: i64,
    pub(crate) deciding: i64,
    pub(crate) since: i64,
    pub(crate) points: Option<String>,
    pub(crate) result: Option<String>,
}

impl FactRow {
    pub(crate) fn of(facts: &Facts) -> FactRow {
        let status = match facts.stage {
            Stage::Gathering => WAITING,
            Stage::Playing => RUNNING,
            Stage::Over => FINISHED,
        };
        // Invariant: numbers can be written.
        let places = || serde_json::to_string(facts.places.as_deref().unwrap_or_default());
        FactRow {
            status,
            deciding: facts.deciding.iter().fold(0, |bits, seat| bits | 1 << seat.number()),
            since: facts.since,
            points: (!facts.points.is_empty()).then(|| format!("{:?}", facts.points)),
            // What was given up has no places, and no result but that: an empty list.
            result: (status == FINISHED).then(|| places().expect("plain data is JSON")),
        }
    }
}

/// The seats that a column stands for; nobody where it is unknown who decides.
pub(crate) fn seats(column: Option<i64>) -> SeatSet {
    let bits = column.unwrap_or(0);
    Seat::ALL.into_iter().filter(|seat| bits & 1 << seat.number() != 0).collect()
}

/// The points that a column stands for.
pub(crate) fn points(column: Option<&str>) -> Result<Vec<i32>, StoreError> {
    column.map_or(Ok(Vec::new()), list)
}

/// The places that a column stands for.
pub(crate) fn places(column: Option<&str>) -> Result<Option<Vec<Place>>, StoreError> {
    column.map(list).transpose()
}

fn list<T: serde::de::DeserializeOwned>(text: &str) -> Result<Vec<T>, StoreError> {
    serde_json::from_str(text).map_err(|fault| StoreError::Corrupt { detail: fault.to_string() })
}

/// How far a table is, by its status.
pub(crate) fn stage(column: i64) -> Result<Stage, StoreError> {
    match column {
        WAITING => Ok(Stage::Gathering),
        RUNNING => Ok(Stage::Playing),
        FINISHED => Ok(Stage::Over),
        other => Err(StoreError::Corrupt { detail: format!("a table of status {other}") }),
    }
}

impl Store {
    /// Corrects what lists show of a table whose last act is `last`: a file of an older version does
    /// not say who decides. Writes only what is not so already, and nothing if the table has gone
    /// on, so it may be called whenever a table was loaded.
    pub async fn refresh_facts(&self, table: &TableId, last: u32, facts: &Facts) -> Result<(), StoreError> {
        let (id, row) = (table.clone(), FactRow::of(facts));
        let (known, wanted) = (id.clone(), row.clone());
        if self.read(move |conn| Box::pin(async move { is_so(conn, &known, &wanted).await })).await? {
            return Ok(());
        }
        self.write_about(table, move |conn| Box::pin(async move { refresh(conn, &id, last, &row).await }))
            .await
    }
}

async fn is_so(conn: &mut SqliteConnection, id: &TableId, row: &FactRow) -> Result<bool, StoreError> {
    let so = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = $2 AND deciding = $3 \
         AND since = $4 AND points IS $5 AND result IS $6)",
    )
    .bind(id.as_str())
    .bind(row.status)
    .bind(row.deciding)
    .bind(row.since)
    .bind(row.points.as_deref())
    .bind(row.result.as_deref())
    .fetch_one(conn)
    .await?;
    Ok(so)
}

async fn refresh(
    conn: &mut SqliteConnection,
    id: &TableId,
    last: u32,
    row: &FactRow,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE tables SET status = $3, deciding = $4, since = $5, points = $6, result = $7, \
         finished_at = CASE WHEN $7 IS NOT NULL THEN coalesce(finished_at, last_at) END \
         WHERE id = $1 AND acts = $2",
    )
    .bind(id.as_str())
    .bind(last)
    .bind(row.status)
    .bind(row.deciding)
    .bind(row.since)
    .bind(row.points.as_deref())
    .bind(row.result.as_deref())
    .execute(conn)
    .await?;
    Ok(())
}
