//! The one task that writes: it takes whatever has gathered in its queue, writes it in one
//! transaction, and answers only after the commit is on the disk.
//!
//! While one commit waits for the disk the next batch gathers by itself, so no timer is needed:
//! a lone act is committed at once, a crowd shares a flush.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::Poll;

use sqlx::{Connection, SqliteConnection};
use table::{AppendError, Chairs, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;

use crate::act::ActRow;
use crate::batch::{Outcomes, Tables};
use crate::error::{Reach, StoreError};
use crate::fact::FactRow;
use crate::store::Counters;

/// Requests in one transaction at most; bounds how long the first of them waits.
const BATCH: usize = 1024;

pub(crate) type BoxFuture<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// A request to the writer.
pub(crate) enum Job {
    /// Append an act; the common case, many to a statement.
    Act(ActJob),
    /// Anything else.
    Work(Box<dyn Work>),
    /// Finish the queue and close.
    Close(oneshot::Sender<()>),
}

/// An act that waits to be appended.
pub(crate) struct ActJob {
    pub(crate) table: TableId,
    pub(crate) act: ActRow,
    pub(crate) facts: FactRow,
    /// Who sits where after it, if it says so.
    pub(crate) chairs: Option<Chairs>,
    pub(crate) answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Something to do inside the transaction, answered after the commit.
pub(crate) trait Work: Send {
    /// Does the work and keeps its outcome; an error undoes what this work has written.
    fn run<'c>(&'c mut self, conn: &'c mut SqliteConnection) -> BoxFuture<'c, Result<(), StoreError>>;

    /// The table whose columns it changes, if it changes those of one.
    fn about(&self) -> Option<&TableId>;

    /// Tells the caller the outcome, or why the transaction failed.
    fn answer(self: Box<Self>, commit: Result<(), StoreError>);
}

/// [`Work`] given as a closure.
pub(crate) struct Errand<W, T> {
    work: Option<W>,
    about: Option<TableId>,
    outcome: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<W, T> Errand<W, T> {
    pub(crate) fn new(
        work: W,
        about: Option<TableId>,
        answer: oneshot::Sender<Result<T, StoreError>>,
    ) -> Self {
        Self { work: Some(work), about, outcome: None, answer }
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

    fn about(&self) -> Option<&TableId> {
        self.about.as_ref()
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
    pub(crate) conn: SqliteConnection,
    pub(crate) tables: Tables,
    counters: Arc<Counters>,
}

impl Writer {
    pub(crate) fn new(conn: SqliteConnection, counters: Arc<Counters>) -> Self {
        Self { conn, tables: Tables::default(), counters }
    }

    /// Serves the queue until it is closed or nobody is left to fill it.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut waiting_for_close = Vec::new();
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            // Whoever is about to ask shares the flush: others run until nobody has come any more.
            let mut waiting = 0;
            while waiting < batch.len() && batch.len() < BATCH {
                waiting = batch.len();
                yield_now().await;
                while let Ok(job) = queue.try_recv() {
                    batch.push(job);
                }
            }
            let mut works = Vec::new();
            let mut acts = Vec::new();
            for job in batch.drain(..) {
                match job {
                    Job::Act(act) => acts.push(act),
                    Job::Work(work) => works.push(work),
                    Job::Close(done) => {
                        queue.close();
                        waiting_for_close.push(done);
                    }
                }
            }
            self.commit(works, acts).await;
        }
        // Everything acknowledged is on the disk already; a failure to tidy up loses nothing.
        let _ = self.conn.close().await;
        for done in waiting_for_close {
            let _ = done.send(());
        }
    }

    async fn commit(&mut self, mut works: Vec<Box<dyn Work>>, acts: Vec<ActJob>) {
        if works.is_empty() && acts.is_empty() {
            return;
        }
        let quick = if works.is_empty() { self.append_at_once(&acts).await } else { None };
        let done = match quick {
            Some(outcomes) => {
                self.counters.at_once.fetch_add(1, Ordering::Relaxed);
                Ok(outcomes)
            }
            None => self.transact(&mut works, &acts).await,
        };
        match done {
            Ok(outcomes) => {
                let appended = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
                self.counters.commits.fetch_add(1, Ordering::Relaxed);
                self.counters.acts.fetch_add(appended as u64, Ordering::Relaxed);
                for work in works {
                    work.answer(Ok(()));
                }
                for (job, outcome) in acts.into_iter().zip(outcomes) {
                    let _ = job.answer.send(outcome);
                }
            }
            Err(error) => {
                self.abandon().await;
                for work in works {
                    work.answer(Err(error.clone()));
                }
                for job in acts {
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
        acts: &[ActJob],
    ) -> Result<Outcomes, StoreError> {
        self.execute("BEGIN IMMEDIATE").await?;
        for work in works {
            self.execute("SAVEPOINT work").await?;
            match work.run(&mut self.conn).await {
                Ok(()) => work.about().into_iter().for_each(|table| self.tables.forget(table)),
                Err(error) if error.reach() == Reach::All => return Err(error),
                Err(_) => self.execute("ROLLBACK TO work").await?,
            }
            self.execute("RELEASE work").await?;
        }
        let outcomes = self.append(acts).await?;
        self.execute("COMMIT").await?;
        Ok(outcomes)
    }

    pub(crate) async fn abandon(&mut self) {
        // Fails when SQLite has rolled back already, which is just as well.
        let _ = self.execute("ROLLBACK").await;
        // A table made in the lost transaction has lost its number too.
        self.tables.forget_all();
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), StoreError> {
        sqlx::query(sql).execute(&mut self.conn).await?;
        Ok(())
    }
}

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
