//! How many acts of many tables are written at once: few statements, most of them for many rows.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

use sqlx::error::ErrorKind;
use sqlx::{AssertSqlSafe, SqliteConnection};
use table::{AppendError, TableId};

use crate::chair::{must_know, set_chairs};
use crate::error::{Reach, StoreError};
use crate::writer::{ActJob, Writer};

/// Tables remembered before the memory is emptied; about 10 MB at worst.
const REMEMBERED: usize = 100_000;

/// What became of each act of a batch.
pub(crate) type Outcomes = Vec<Result<(), AppendError>>;

/// What the writer remembers of tables, so that an act needs no question to the file.
///
/// Another process may write too. Then the memory is behind, never ahead: the key of the acts says
/// so, or the number that was given does.
#[derive(Default)]
pub(crate) struct Tables {
    known: HashMap<TableId, Known>,
    batch: u64,
}

#[derive(Clone, Copy)]
struct Known {
    no: i64,
    /// The number of the last act.
    acts: u32,
    status: i64,
    /// The last batch that had an act of this table.
    batch: u64,
}

impl Tables {
    pub(crate) fn forget(&mut self, table: &TableId) {
        self.known.remove(table);
    }

    pub(crate) fn forget_all(&mut self) {
        self.known.clear();
    }

    async fn read(
        &mut self,
        conn: &mut SqliteConnection,
        table: &TableId,
    ) -> Result<Option<Known>, StoreError> {
        let found: Option<(i64, u32, i64)> =
            sqlx::query_as("SELECT no, acts, status FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_optional(conn)
                .await?;
        let known = found.map(|(no, acts, status)| Known { no, acts, status, batch: 0 });
        if let Some(known) = known {
            if self.known.len() >= REMEMBERED {
                self.known.clear();
            }
            self.known.insert(table.clone(), known);
        }
        Ok(known)
    }

    /// The table as it is before this act, or why the act cannot be the next.
    async fn before(
        &mut self,
        conn: &mut SqliteConnection,
        job: &ActJob,
    ) -> Result<Result<Known, AppendError>, StoreError> {
        let next = |known: &Known| job.act.number.checked_sub(1) == Some(known.acts);
        let known = match self.known.get(&job.table).copied() {
            Some(known) if next(&known) || known.batch == self.batch => Some(known),
            _ => self.read(conn, &job.table).await?,
        };
        Ok(match known {
            Some(known) if next(&known) => Ok(known),
            Some(_) => Err(AppendError::Taken { number: job.act.number }),
            None => Err(AppendError::NoSuchTable(job.table.clone())),
        })
    }

    fn goes_on(&mut self, job: &ActJob) {
        if let Some(known) = self.known.get_mut(&job.table) {
            known.acts = job.act.number;
            known.status = job.facts.status;
            known.batch = self.batch;
        }
    }
}

/// An act to insert: which of the batch, and its table before it.
struct Next {
    index: usize,
    before: Known,
}

/// One call for a whole transaction: whoever waits for the disk shall not also wait for a dozen errands to it.
const AT_ONCE: &str = "BEGIN IMMEDIATE; \
     INSERT OR ROLLBACK INTO acts (table_no, number, at, person, seat, rows) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?); \
     UPDATE OR ROLLBACK tables SET deciding = f.value ->> 1, since = f.value ->> 2, acts = f.value ->> 3, \
     last_at = f.value ->> 4, points = f.value ->> 5 FROM json_each(?) f WHERE no = f.value ->> 0; \
     COMMIT";

impl Writer {
    /// Appends acts in one call and one transaction of its own, if nothing about them is unusual: the common case. `None`
    /// if it must be done step by step.
    pub(crate) async fn append_at_once(&mut self, jobs: &[ActJob]) -> Option<Outcomes> {
        let nexts = self.usual(jobs)?;
        let (acts, facts) = (written_acts(&nexts, jobs), written_facts(&nexts, jobs));
        let written = sqlx::query(AT_ONCE).bind(acts).bind(facts).execute(&mut self.conn).await;
        if written.is_err() {
            // Whatever it was, step by step it is found out.
            self.abandon().await;
            return None;
        }
        self.tables.batch += 1;
        for job in jobs {
            self.tables.goes_on(job);
        }
        Some(jobs.iter().map(|_| Ok(())).collect())
    }

    /// The tables before these acts, if all of them are known and each act is simply the next of a table that goes on
    /// without anybody sitting down or the game beginning or ending.
    fn usual(&self, jobs: &[ActJob]) -> Option<Vec<Next>> {
        let mut tables = HashSet::with_capacity(jobs.len());
        let usual = |job: &ActJob| {
            let known = self.tables.known.get(&job.table)?;
            let next = job.act.number.checked_sub(1) == Some(known.acts);
            (next && job.chairs.is_none() && job.facts.status == known.status).then_some(*known)
        };
        let mut nexts = Vec::with_capacity(jobs.len());
        for (index, job) in jobs.iter().enumerate() {
            let before = usual(job).filter(|known| tables.insert(known.no))?;
            nexts.push(Next { index, before });
        }
        // Neighbours in the file are written together.
        nexts.sort_unstable_by_key(|next| next.before.no);
        Some(nexts)
    }

    /// Appends acts, each whole or not at all, and brings up to date what lists show of their tables.
    pub(crate) async fn append(&mut self, jobs: &[ActJob]) -> Result<Outcomes, StoreError> {
        self.tables.batch += 1;
        let mut outcomes: Outcomes = Vec::with_capacity(jobs.len());
        let mut nexts = Vec::with_capacity(jobs.len());
        for (index, job) in jobs.iter().enumerate() {
            outcomes.push(match self.admit(job).await? {
                Ok(before) => {
                    nexts.push(Next { index, before });
                    Ok(())
                }
                Err(refused) => Err(refused),
            });
        }
        for chunk in chunks(&INSERTS, &nexts) {
            if self.insert(chunk.sql, chunk.items, jobs).await?.is_err() {
                self.insert_singly(chunk.items, jobs, &mut outcomes).await?;
            }
        }
        nexts.retain(|next| outcomes[next.index].is_ok());
        self.note_facts(&nexts, jobs).await?;
        Ok(outcomes)
    }

    /// May this act be the next of its table?
    async fn admit(&mut self, job: &ActJob) -> Result<Result<Known, AppendError>, StoreError> {
        let before = match self.tables.before(&mut self.conn, job).await? {
            Ok(before) => before,
            Err(refused) => return Ok(Err(refused)),
        };
        if let Some(chairs) = &job.chairs {
            match must_know(&mut self.conn, chairs).await {
                Err(error) if error.reach() == Reach::All => return Err(error),
                Err(error) => return Ok(Err(error.into())),
                Ok(()) => {}
            }
        }
        self.tables.goes_on(job);
        Ok(Ok(before))
    }

    /// After a conflict somewhere among many acts: finds the ones that are to blame.
    async fn insert_singly(
        &mut self,
        nexts: &[Next],
        jobs: &[ActJob],
        outcomes: &mut Outcomes,
    ) -> Result<(), StoreError> {
        for chunk in nexts.chunks(1) {
            if let Err(refused) = self.insert(&INSERTS[SIZES.len() - 1], chunk, jobs).await? {
                let job = &jobs[chunk[0].index];
                self.tables.forget(&job.table);
                // Another process may have deleted it.
                let gone = self.tables.read(&mut self.conn, &job.table).await?.is_none();
                outcomes[chunk[0].index] = Err(match refused {
                    _ if gone => AppendError::NoSuchTable(job.table.clone()),
                    Refused::Taken => AppendError::Taken { number: job.act.number },
                    Refused::Otherwise(error) => error.into(),
                });
            }
        }
        Ok(())
    }

    async fn insert(
        &mut self,
        sql: &Arc<str>,
        nexts: &[Next],
        jobs: &[ActJob],
    ) -> Result<Result<(), Refused>, StoreError> {
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(sql)));
        for next in nexts {
            let act = &jobs[next.index].act;
            query = query.bind(next.before.no).bind(act.number).bind(act.at);
            query = query.bind(act.person).bind(act.seat).bind(&*act.rows);
        }
        match query.execute(&mut self.conn).await {
            Ok(_) => Ok(Ok(())),
            Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::UniqueViolation => {
                Ok(Err(Refused::Taken))
            }
            Err(error) => match StoreError::from(error) {
                error if error.reach() == Reach::One => Ok(Err(Refused::Otherwise(error))),
                error => Err(error),
            },
        }
    }

    /// Writes what lists show: of each table what its last act made of it.
    async fn note_facts(&mut self, nexts: &[Next], jobs: &[ActJob]) -> Result<(), StoreError> {
        let mut seen = HashSet::with_capacity(nexts.len());
        let mut last: Vec<&Next> = nexts.iter().rev().filter(|next| seen.insert(next.before.no)).collect();
        // Neighbours in the file are written together.
        last.sort_unstable_by_key(|next| next.before.no);
        for chunk in chunks(&UPDATES, &last) {
            let mut query = sqlx::query(AssertSqlSafe(Arc::clone(chunk.sql)));
            for next in chunk.items {
                let ActJob { act, facts, .. } = &jobs[next.index];
                query = query.bind(next.before.no).bind(facts.deciding).bind(facts.since);
                query = query.bind(act.number).bind(act.at).bind(facts.points.as_deref());
            }
            query.execute(&mut self.conn).await?;
        }
        for next in nexts {
            let job = &jobs[next.index];
            if next.before.status != job.facts.status {
                self.note_status(next.before.no, job).await?;
            }
            if let Some(chairs) = &job.chairs {
                set_chairs(&mut self.conn, next.before.no, chairs).await?;
            }
        }
        Ok(())
    }

    /// Apart from the other facts, since lists are in order of it and it seldom changes.
    async fn note_status(&mut self, no: i64, job: &ActJob) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE tables SET status = $2, result = $3, \
             finished_at = CASE WHEN $3 IS NOT NULL THEN $4 END WHERE no = $1",
        )
        .bind(no)
        .bind(job.facts.status)
        .bind(job.facts.result.as_deref())
        .bind(job.act.at)
        .execute(&mut self.conn)
        .await?;
        Ok(())
    }
}

/// Acts as a list in JSON, which one bound value carries.
fn written_acts(nexts: &[Next], jobs: &[ActJob]) -> String {
    let rows = nexts.iter().map(|next| {
        let act = &jobs[next.index].act;
        (next.before.no, act.number, act.at, act.person, act.seat, &*act.rows)
    });
    json(rows)
}

/// Facts as a list in JSON.
fn written_facts(nexts: &[Next], jobs: &[ActJob]) -> String {
    let rows = nexts.iter().map(|next| {
        let ActJob { act, facts, .. } = &jobs[next.index];
        (next.before.no, facts.deciding, facts.since, act.number, act.at, facts.points.as_deref())
    });
    json(rows)
}

fn json<T: serde::Serialize>(rows: impl Iterator<Item = T>) -> String {
    // Invariant: numbers and texts can be written.
    serde_json::to_string(&rows.collect::<Vec<T>>()).expect("plain data is JSON")
}

/// Why rows were not inserted; then none of them is.
enum Refused {
    /// One of the acts is there already.
    Taken,
    /// Something else is wrong with one of them.
    Otherwise(StoreError),
}

/// How many rows a statement has: a few sizes, largest first, so that all of them stay prepared.
const SIZES: [usize; 4] = [256, 32, 4, 1];

/// One statement for each of [`SIZES`].
type Statements = LazyLock<[Arc<str>; SIZES.len()]>;

static INSERTS: Statements = LazyLock::new(|| {
    SIZES.map(|rows| {
        let values = vec!["(?, ?, ?, ?, ?, ?)"; rows].join(", ");
        format!("INSERT INTO acts (table_no, number, at, person, seat, rows) VALUES {values}").into()
    })
});

static UPDATES: Statements = LazyLock::new(|| {
    SIZES.map(|rows| {
        let values = vec!["(?, ?, ?, ?, ?, ?)"; rows].join(", ");
        format!(
            "UPDATE tables SET deciding = f.column2, since = f.column3, acts = f.column4, \
             last_at = f.column5, points = f.column6 FROM (VALUES {values}) AS f WHERE no = f.column1"
        )
        .into()
    })
});

/// What one statement writes.
struct Chunk<'a, T> {
    sql: &'a Arc<str>,
    items: &'a [T],
}

/// Divides rows among statements, each as large as can be.
fn chunks<'a, T>(statements: &'a Statements, items: &'a [T]) -> impl Iterator<Item = Chunk<'a, T>> {
    let mut rest = items;
    std::iter::from_fn(move || {
        let (sql, size) = statements.iter().zip(SIZES).find(|(_, size)| *size <= rest.len())?;
        let (items, tail) = rest.split_at(size);
        rest = tail;
        Some(Chunk { sql, items })
    })
}
