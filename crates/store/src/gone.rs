//! Tables that are deleted: forgotten whole in one transaction, but that there were such tables.

use sqlx::SqliteConnection;
use table::{AppendError, TableId};

use crate::error::StoreError;
use crate::store::Store;

/// Forgets a table whose last act is `last`.
async fn forget(
    conn: &mut SqliteConnection,
    id: &TableId,
    last: u32,
    at: i64,
) -> Result<Result<(), AppendError>, StoreError> {
    let found: Option<(i64, u32)> = sqlx::query_as("SELECT no, acts FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(&mut *conn)
        .await?;
    let no = match found {
        None => return Ok(Err(AppendError::NoSuchTable(id.clone()))),
        Some((_, acts)) if acts != last => return Ok(Err(AppendError::Taken { number: last + 1 })),
        Some((no, _)) => no,
    };
    for statement in [
        "DELETE FROM acts WHERE table_no = $1",
        "DELETE FROM seats WHERE table_no = $1",
        "UPDATE tables SET rematch_of = NULL WHERE rematch_of = $1",
        "DELETE FROM tables WHERE no = $1",
    ] {
        sqlx::query(statement).bind(no).execute(&mut *conn).await?;
    }
    sqlx::query("INSERT INTO gone (no, id, at) VALUES ($1, $2, $3)")
        .bind(no)
        .bind(id.as_str())
        .bind(at)
        .execute(conn)
        .await?;
    Ok(Ok(()))
}

/// Was there such a table, which was deleted?
pub(crate) async fn is_gone(conn: &mut SqliteConnection, id: &TableId) -> Result<bool, StoreError> {
    let gone = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM gone WHERE id = $1)")
        .bind(id.as_str())
        .fetch_one(conn)
        .await?;
    Ok(gone)
}

impl Store {
    /// Deletes a table whose last act is the one with this number, with its acts, its seats and all that was said there.
    pub(crate) async fn forget_table(&self, table: &TableId, last: u32, at: i64) -> Result<(), AppendError> {
        let id = table.clone();
        let work =
            self.write_about(table, move |conn| Box::pin(async move { forget(conn, &id, last, at).await }));
        work.await?
    }

    /// Was there such a table, which was deleted?
    pub(crate) async fn was_forgotten(&self, table: &TableId) -> Result<bool, StoreError> {
        let id = table.clone();
        self.read(move |conn| Box::pin(async move { is_gone(conn, &id).await })).await
    }
}
