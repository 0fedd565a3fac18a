//! The store itself: one writing task, a pool of readers, and how to open and close them.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::SqlitePoolOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection, SqlitePool};
use table::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::claim::Claim;
use crate::error::StoreError;
use crate::schema;
use crate::writer::{BoxFuture, Errand, Job, Writer};

/// Requests that may wait for the writer before callers are held back.
const QUEUE: usize = 8192;

/// Readers at the same time; more threads than this only queue at the disk.
const READERS: u32 = 4;

/// People, tables and acts. Cheap to clone; all clones are one store.
#[derive(Clone)]
pub struct Store {
    readers: Readers,
    queue: mpsc::Sender<Job>,
    counters: Arc<Counters>,
    claim: Option<Arc<Claim>>,
}

/// Whether others may open the file too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Company {
    Welcome,
    Refused,
}

/// Where reads go.
#[derive(Clone)]
enum Readers {
    /// A file: readers see the last commit and never wait for the writer.
    Pool(SqlitePool),
    /// Memory: there is one connection only, so reads queue behind writes.
    Writer,
}

/// Counters of the writing task, raised as it works.
#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) at_once: AtomicU64,
    pub(crate) acts: AtomicU64,
}

/// What the writer has done since the store was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// Transactions committed, each flushed to the disk once.
    pub commits: u64,
    /// Those among them that took a single call.
    pub at_once: u64,
    /// Acts appended and acknowledged.
    pub acts: u64,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("tally", &self.tally()).finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the database file, making it and its folder where they are missing, and brings its
    /// schema up to date. A file that is something else is left as it is.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_in(Company::Welcome, path.as_ref()).await
    }

    /// Opens the database file for this process alone, as long as the store is open: whoever else tries so is refused with
    /// [`StoreError::InUse`]. [`Store::open`] is not held up.
    pub async fn open_alone(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_in(Company::Refused, path.as_ref()).await
    }

    async fn open_in(company: Company, path: &Path) -> Result<Self, StoreError> {
        Self::open_file(company, path)
            .await
            .map_err(|cause| StoreError::CannotOpen { path: path.to_owned(), cause: Box::new(cause) })
    }

    async fn open_file(company: Company, path: &Path) -> Result<Self, StoreError> {
        // A full path also keeps names such as ":memory:" or "file:x" from meaning something else.
        let path = std::path::absolute(path)?;
        schema::find_file(&path)?;
        let options = schema::options().filename(&path);
        let mut conn = options.connect().await?;
        schema::check_owner(&mut conn).await?;
        let claim = match company {
            Company::Welcome => None,
            Company::Refused => Some(Claim::on(&path)?),
        };
        schema::check_writable(&mut conn).await?;
        schema::use_write_ahead_log(&mut conn).await?;
        schema::migrate(&mut conn).await?;
        let pool = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(options.pragma("query_only", "ON"));
        Ok(Self::serve(conn, Readers::Pool(pool), claim))
    }

    /// A store that lives in memory only, for tests. Nothing survives it.
    pub async fn in_memory() -> Result<Self, StoreError> {
        let mut conn = schema::options().in_memory(true).connect().await?;
        schema::migrate(&mut conn).await?;
        Ok(Self::serve(conn, Readers::Writer, None))
    }

    fn serve(conn: SqliteConnection, readers: Readers, claim: Option<Claim>) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        tokio::spawn(Writer::new(conn, Arc::clone(&counters)).run(jobs));
        Self { readers, queue, counters, claim: claim.map(Arc::new) }
    }

    /// Finishes what is queued, folds the write-ahead log into the file and closes it. Afterwards
    /// every request, on any clone, is answered with [`StoreError::Closed`].
    pub async fn close(&self) {
        // The writer closes last: the last connection is the one that cleans up.
        if let Readers::Pool(pool) = &self.readers {
            pool.close().await;
        }
        let (done, closed) = oneshot::channel();
        if self.queue.send(Job::Close(done)).await.is_ok() {
            // An error here means the task is gone, which is what we wait for.
            let _ = closed.await;
        }
        if let Some(claim) = &self.claim {
            claim.give_back();
        }
    }

    /// What the writer has done since the store was opened.
    pub fn tally(&self) -> Tally {
        Tally {
            commits: self.counters.commits.load(Ordering::Relaxed),
            at_once: self.counters.at_once.load(Ordering::Relaxed),
            acts: self.counters.acts.load(Ordering::Relaxed),
        }
    }

    /// Limits the size of the file to a number of pages (4 KiB each); what is there stays. Writes
    /// that would grow it further fail with [`StoreError::DiskFull`].
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.write(move |conn| {
            Box::pin(async move {
                // A pragma takes no bound values; a number is harmless.
                let pragma = AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
                sqlx::query(pragma).execute(conn).await?;
                Ok(())
            })
        })
        .await
    }

    /// Waits so long for another process that writes to the same file, and then gives up with
    /// [`StoreError::Busy`].
    pub async fn be_patient(&self, patience: Duration) -> Result<(), StoreError> {
        self.write(move |conn| {
            Box::pin(async move {
                let milliseconds = patience.as_millis();
                let pragma = AssertSqlSafe(format!("PRAGMA busy_timeout = {milliseconds}"));
                sqlx::query(pragma).execute(conn).await?;
                Ok(())
            })
        })
        .await
    }

    /// Has the writer do some work in its next transaction; returns when that is committed.
    pub(crate) async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        self.errand(work, None).await
    }

    /// Has the writer do some work that changes what is kept of a table beside its acts.
    pub(crate) async fn write_about<T, W>(&self, table: &TableId, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        self.errand(work, Some(table.clone())).await
    }

    async fn errand<T, W>(&self, work: W, about: Option<TableId>) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        self.enqueue(Job::Work(Box::new(Errand::new(work, about, answer)))).await?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Reads with a connection of its own, at the last commit.
    pub(crate) async fn read<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        match &self.readers {
            Readers::Pool(pool) => work(&mut *pool.acquire().await?).await,
            Readers::Writer => self.write(work).await,
        }
    }

    /// Reads with several statements that all see the same commit.
    pub(crate) async fn snapshot<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        match &self.readers {
            Readers::Pool(pool) => {
                let mut transaction = pool.begin().await?;
                let outcome = work(&mut transaction).await;
                transaction.rollback().await?;
                outcome
            }
            Readers::Writer => self.write(work).await,
        }
    }

    pub(crate) async fn enqueue(&self, job: Job) -> Result<(), StoreError> {
        self.queue.send(job).await.map_err(|_| StoreError::Closed)
    }
}
