//! The one task that writes: it takes whatever has gathered in its queue, writes it in one
//! transaction, and answers only after the commit is on the disk.
//!
//! While one commit waits for the disk the next batch gathers by itself, so no timer is needed:
//! a lone step is committed at once, a crowd shares a flush.

use std::collections::HashMap;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, LazyLock};
use std::task::Poll;

use sqlx::error::ErrorKind;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::error::{AppendError, Reach, StoreError};
use crate::step::StepRow;
use crate::store::Counters;
use crate::table::{TableId, table_number};

/// Requests in one transaction at most; bounds how long the first of them waits.
const BATCH: usize = 1024;

/// Table numbers remembered before the memory is emptied; about 10 MB at worst.
const REMEMBERED: usize = 100_000;

pub(crate) type BoxFuture<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

type StepOutcome = Result<(), AppendError>;

/// A request to the writer.
pub(crate) enum Job {
    /// Append a step; the common case, many rows to a statement.
    Step(StepJob),
    /// Anything else.
    Work(Box<dyn Work>),
    /// Finish the queue and close.
    Close(oneshot::Sender<()>),
}

/// A step that waits to be appended.
pub(crate) struct StepJob {
    pub(crate) table: TableId,
    pub(crate) step: StepRow,
    pub(crate) answer: oneshot::Sender<StepOutcome>,
}

/// Something to do inside the transaction, answered after the commit.
pub(crate) trait Work: Send {
    /// Does the work and keeps its outcome; an error undoes what this work has written.
    fn run<'c>(&'c mut self, conn: &'c mut SqliteConnection) -> BoxFuture<'c, Result<(), StoreError>>;

    /// Tells the caller the outcome, or why the transaction failed.
    fn answer(self: Box<Self>, commit: Result<(), StoreError>);
}

/// [`Work`] given as a closure.
pub(crate) struct Errand<W, T> {
    work: Option<W>,
    outcome: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<W, T> Errand<W, T> {
    pub(crate) fn new(work: W, answer: oneshot::Sender<Result<T, StoreError>>) -> Self {
        Self { work: Some(work), outcome: None, answer }
    }
}

impl<W, T> Work for Errand<W, T>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send,
{
    fn run<'c>(&'c mut self, conn: &'c mut SqliteConnection) -> BoxFuture<'c, Result<(), StoreError>> {
        Box::pin(async move {
            let work = self.work.take().expect("work is run once");
            let outcome = survive(work(conn)).await;
            let verdict = outcome.as_ref().map(|_| ()).map_err(Clone::clone);
            self.outcome = Some(outcome);
            verdict
        })
    }

    fn answer(self: Box<Self>, commit: Result<(), StoreError>) {
        let Self { outcome, answer, .. } = *self;
        let outcome = commit.and_then(|()| outcome.expect("committed work was run"));
        // A caller who no longer listens has lost interest, not the right to the write.
        let _ = answer.send(outcome);
    }
}

/// Turns a panic into an error: it must not take the writer with it, on which all tables depend.
async fn survive<T>(mut work: BoxFuture<'_, Result<T, StoreError>>) -> Result<T, StoreError> {
    poll_fn(|context| {
        catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))).unwrap_or_else(|_| {
            Poll::Ready(Err(StoreError::Database {
                detail: "a fault in the store itself; nothing was saved".to_owned(),
            }))
        })
    })
    .await
}

/// The task's connection and what it remembers.
pub(crate) struct Writer {
    conn: SqliteConnection,
    numbers: HashMap<TableId, i64>,
    counters: Arc<Counters>,
}

impl Writer {
    pub(crate) fn new(conn: SqliteConnection, counters: Arc<Counters>) -> Self {
        Self { conn, numbers: HashMap::new(), counters }
    }

    /// Serves the queue until it is closed or nobody is left to fill it.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut waiting_for_close = Vec::new();
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            let mut works = Vec::new();
            let mut steps = Vec::new();
            for job in batch.drain(..) {
                match job {
                    Job::Step(step) => steps.push(step),
                    Job::Work(work) => works.push(work),
                    Job::Close(done) => {
                        queue.close();
                        waiting_for_close.push(done);
                    }
                }
            }
            self.commit(works, steps).await;
        }
        // Everything acknowledged is on the disk already; a failure to tidy up loses nothing.
        let _ = self.conn.close().await;
        for done in waiting_for_close {
            let _ = done.send(());
        }
    }

    async fn commit(&mut self, mut works: Vec<Box<dyn Work>>, steps: Vec<StepJob>) {
        if works.is_empty() && steps.is_empty() {
            return;
        }
        match self.transact(&mut works, &steps).await {
            Ok(outcomes) => {
                let appended = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
                self.counters.commits.fetch_add(1, Ordering::Relaxed);
                self.counters.steps.fetch_add(appended as u64, Ordering::Relaxed);
                for work in works {
                    work.answer(Ok(()));
                }
                for (job, outcome) in steps.into_iter().zip(outcomes) {
                    let _ = job.answer.send(outcome);
                }
            }
            Err(error) => {
                self.abandon().await;
                for work in works {
                    work.answer(Err(error.clone()));
                }
                for job in steps {
                    let _ = job.answer.send(Err(error.clone().into()));
                }
            }
        }
    }

    // The transaction is driven by plain statements: after a full disk SQLite rolls back by
    // itself, and a counter of open transactions kept outside would be wrong from then on.
    async fn transact(
        &mut self,
        works: &mut [Box<dyn Work>],
        steps: &[StepJob],
    ) -> Result<Vec<StepOutcome>, StoreError> {
        self.execute("BEGIN IMMEDIATE").await?;
        for work in works {
            self.execute("SAVEPOINT work").await?;
            match work.run(&mut self.conn).await {
                Ok(()) => {}
                Err(error) if error.reach() == Reach::All => return Err(error),
                Err(_) => self.execute("ROLLBACK TO work").await?,
            }
            self.execute("RELEASE work").await?;
        }
        let outcomes = self.append(steps).await?;
        self.execute("COMMIT").await?;
        Ok(outcomes)
    }

    async fn abandon(&mut self) {
        // Fails when SQLite has rolled back already, which is just as well.
        let _ = self.execute("ROLLBACK").await;
        // A table made in the lost transaction has lost its number too.
        self.numbers.clear();
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), StoreError> {
        sqlx::query(sql).execute(&mut self.conn).await?;
        Ok(())
    }

    async fn append(&mut self, steps: &[StepJob]) -> Result<Vec<StepOutcome>, StoreError> {
        let mut outcomes: Vec<StepOutcome> = Vec::with_capacity(steps.len());
        let mut rows = Vec::with_capacity(steps.len());
        for (index, job) in steps.iter().enumerate() {
            outcomes.push(match self.number_of(&job.table).await? {
                None => Err(AppendError::NoSuchTable(job.table.clone())),
                Some(table) => {
                    rows.push(Row { index, table });
                    Ok(())
                }
            });
        }
        let mut rest = &rows[..];
        while let Some(insert) = INSERTS.iter().find(|insert| insert.rows <= rest.len()) {
            let (chunk, tail) = rest.split_at(insert.rows);
            if self.insert(insert, chunk, steps).await? == Inserted::No {
                self.insert_singly(chunk, steps, &mut outcomes).await?;
            }
            rest = tail;
        }
        Ok(outcomes)
    }

    /// After a conflict somewhere among many rows: finds the ones that are to blame.
    async fn insert_singly(
        &mut self,
        rows: &[Row],
        steps: &[StepJob],
        outcomes: &mut [StepOutcome],
    ) -> Result<(), StoreError> {
        let single = INSERTS.last().expect("there is an insert of one row");
        for row in rows {
            if self.insert(single, std::slice::from_ref(row), steps).await? == Inserted::No {
                let number = steps[row.index].step.number;
                outcomes[row.index] = Err(AppendError::Taken { number });
            }
        }
        Ok(())
    }

    async fn insert(
        &mut self,
        insert: &Insert,
        rows: &[Row],
        steps: &[StepJob],
    ) -> Result<Inserted, StoreError> {
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(&insert.sql)));
        for row in rows {
            let step = &steps[row.index].step;
            query = query.bind(row.table).bind(step.number).bind(&*step.who).bind(&*step.text).bind(step.at);
        }
        match query.execute(&mut self.conn).await {
            Ok(_) => Ok(Inserted::Yes),
            Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::UniqueViolation => {
                Ok(Inserted::No)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn number_of(&mut self, table: &TableId) -> Result<Option<i64>, StoreError> {
        if let Some(&number) = self.numbers.get(table) {
            return Ok(Some(number));
        }
        let found = table_number(&mut self.conn, table).await?;
        if let Some(number) = found {
            if self.numbers.len() >= REMEMBERED {
                self.numbers.clear();
            }
            self.numbers.insert(table.clone(), number);
        }
        Ok(found)
    }
}

/// A step to insert: which of the batch, and its table's number.
struct Row {
    index: usize,
    table: i64,
}

/// Whether a statement wrote its rows; if not, one of them was there already and none is written.
#[derive(PartialEq, Eq)]
enum Inserted {
    Yes,
    No,
}

/// An insert of so many rows.
struct Insert {
    rows: usize,
    sql: Arc<str>,
}

/// A few sizes, largest first, so that all of them stay prepared.
static INSERTS: LazyLock<[Insert; 4]> = LazyLock::new(|| {
    [256, 32, 4, 1].map(|rows| Insert {
        rows,
        sql: format!(
            "INSERT INTO steps (table_no, number, who, step, at) VALUES {}",
            vec!["(?, ?, ?, ?, ?)"; rows].join(", ")
        )
        .into(),
    })
});

#[cfg(test)]
mod tests {
    use crate::{Store, StoreError};

    #[tokio::test]
    async fn a_panic_undoes_its_work_and_leaves_the_writer_alive() {
        let store = Store::in_memory().await.unwrap();
        let outcome: Result<(), StoreError> = store
            .write(|conn| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO people (token_hash, name, created_at, last_seen) \
                         VALUES (zeroblob(32), 'ghost', 0, 0)",
                    )
                    .execute(conn)
                    .await?;
                    panic!("on purpose")
                })
            })
            .await;
        assert!(matches!(outcome, Err(StoreError::Database { .. })));
        assert_eq!(store.person_by_token([0; 32]).await, Ok(None));
        store.create_person([0; 32], "Ada", 1).await.unwrap();
    }
}
