//! Steps: the numbered log of a table, the truth from which every game is rebuilt.

use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use crate::error::{AppendError, StoreError};
use crate::store::Store;
use crate::table::{TableId, finish, table_number};
use crate::writer::{Job, StepJob};

/// One step as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepRow {
    /// Its number within the table.
    pub number: u32,
    /// Who made it, in the caller's words: a seat, chance, an undo.
    pub who: String,
    /// The step in notation.
    pub text: String,
    /// When, in milliseconds.
    pub at: i64,
}

impl Store {
    /// Appends a step. When this returns `Ok` the step is on the disk; after an error it is not
    /// acknowledged and may be tried again. Of several writers of one number, one succeeds and the
    /// others get [`AppendError::Taken`].
    ///
    /// A caller who stops waiting does not call the step back: it may still be appended.
    pub async fn append(
        &self,
        table: &TableId,
        number: u32,
        who: &str,
        text: &str,
        at: i64,
    ) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        let step = StepRow { number, who: who.to_owned(), text: text.to_owned(), at };
        self.enqueue(Job::Step(StepJob { table: table.clone(), step, answer })).await?;
        answered.await.unwrap_or(Err(StoreError::Closed.into()))
    }

    /// Appends the last step and marks the table finished with its result, both or neither.
    pub async fn append_final(
        &self,
        table: &TableId,
        number: u32,
        who: &str,
        text: &str,
        at: i64,
        result: &str,
    ) -> Result<(), AppendError> {
        let table = table.clone();
        let step = StepRow { number, who: who.to_owned(), text: text.to_owned(), at };
        let result = result.to_owned();
        self.write(move |conn| Box::pin(async move { insert_last(conn, &table, &step, &result).await }))
            .await?
    }

    /// All steps of a table in order; none if there is no such table.
    pub async fn steps(&self, table: &TableId) -> Result<Vec<StepRow>, StoreError> {
        self.steps_from(table, 0).await
    }

    /// The steps of a table after the one numbered `seen`, in order.
    pub async fn steps_since(&self, table: &TableId, seen: u32) -> Result<Vec<StepRow>, StoreError> {
        self.steps_from(table, i64::from(seen) + 1).await
    }

    async fn steps_from(&self, table: &TableId, first: i64) -> Result<Vec<StepRow>, StoreError> {
        let table = table.clone();
        self.read(move |conn| {
            Box::pin(async move {
                let rows: Vec<(u32, String, String, i64)> = sqlx::query_as(
                    "SELECT number, who, step, at FROM steps \
                     WHERE table_no = (SELECT no FROM tables WHERE id = $1) AND number >= $2 \
                     ORDER BY number",
                )
                .bind(table.as_str())
                .bind(first)
                .fetch_all(conn)
                .await?;
                Ok(rows
                    .into_iter()
                    .map(|(number, who, text, at)| StepRow { number, who, text, at })
                    .collect())
            })
        })
        .await
    }
}

async fn insert_last(
    conn: &mut SqliteConnection,
    table: &TableId,
    step: &StepRow,
    result: &str,
) -> Result<Result<(), AppendError>, StoreError> {
    let Some(no) = table_number(conn, table).await? else {
        return Ok(Err(AppendError::NoSuchTable(table.clone())));
    };
    let number = step.number;
    let taken: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM steps WHERE table_no = $1 AND number = $2)")
            .bind(no)
            .bind(number)
            .fetch_one(&mut *conn)
            .await?;
    if taken {
        return Ok(Err(AppendError::Taken { number }));
    }
    if !finish(conn, no, result, step.at).await? {
        return Ok(Err(AppendError::Over));
    }
    sqlx::query("INSERT INTO steps (table_no, number, who, step, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(no)
        .bind(number)
        .bind(&*step.who)
        .bind(&*step.text)
        .bind(step.at)
        .execute(conn)
        .await?;
    Ok(Ok(()))
}
