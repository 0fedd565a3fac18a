//! Lists of tables, page by page. A list picks the numbers of its tables first; what is shown of
//! them is then read for that page only, and without looking at any act.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use table::{Listing, PersonId, Place, SeatSet, Stage, TableId};

use crate::chair::{Sitter, sitters};
use crate::error::StoreError;
use crate::fact::{places, points, seats, stage};
use crate::store::Store;
use crate::tables::{listing, table_id};

/// Which tables to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// Public tables that wait for people, newest first, the newest three of each host.
    Joinable,
    /// Public tables in play, newest first, the newest three of each host.
    Watchable,
    /// Public tables that are finished, newest first.
    Played,
    /// Tables where this person sits or may sit again that are not finished, the liveliest first.
    Current(PersonId),
    /// Tables where this person sat that are finished, the last finished first.
    Finished(PersonId),
}

/// A piece of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// How many tables to leave out at the front.
    pub skip: u32,
    /// How many tables to give at most.
    pub count: u32,
}

impl Page {
    /// The first so many.
    pub fn first(count: u32) -> Self {
        Self { skip: 0, count }
    }
}

/// What lists show of a table. It holds no secret of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Its id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// What was agreed, as JSON.
    pub terms: String,
    /// Who opened it, if that is known.
    pub host: Option<PersonId>,
    /// Who finds it.
    pub listing: Listing,
    /// When it was opened, in milliseconds since 1970.
    pub at: i64,
    /// How far it is.
    pub stage: Stage,
    /// Who has to decide; nobody while that is unknown.
    pub deciding: SeatSet,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Its seats in order.
    pub seats: Vec<Sitter>,
    /// Everybody's points as the audience sees them; empty if nobody has told them.
    pub points: Vec<i32>,
    /// The number of its last act.
    pub acts: u32,
    /// When that was, in milliseconds since 1970.
    pub last_at: i64,
    /// How it ended, if it is over.
    pub end: Option<End>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Where everybody came; empty if the game was given up.
    pub places: Vec<Place>,
}

impl End {
    /// Was the game given up before its end?
    pub fn given_up(&self) -> bool {
        self.places.is_empty()
    }
}

/// The two statements of a list: one picks a page of numbers, one counts. The person is `$1` in
/// both, also where the list asks for none.
struct Statements {
    pick: &'static str,
    count: &'static str,
}

macro_rules! statements {
    ($where:expr, $order:literal) => {
        Statements {
            pick: concat!(
                "SELECT t.no FROM tables t WHERE ",
                $where,
                " ORDER BY ",
                $order,
                " LIMIT $2 OFFSET $3"
            ),
            count: concat!("SELECT count(*) FROM tables t WHERE ", $where),
        }
    };
}

/// Nobody shall push the others off a list: has the host fewer than three newer tables on it?
macro_rules! of_each_host {
    ($where:literal) => {
        concat!(
            $where,
            " AND (SELECT count(*) FROM (SELECT 1 FROM tables n WHERE n.host = t.host \
             AND n.status = t.status AND n.visibility = 0 AND n.no > t.no LIMIT 3)) < 3"
        )
    };
}

const JOINABLE: Statements = statements!(of_each_host!("t.status = 0 AND t.visibility = 0"), "t.no DESC");
const WATCHABLE: Statements = statements!(of_each_host!("t.status = 1 AND t.visibility = 0"), "t.no DESC");
const PLAYED: Statements = statements!("t.status = 2 AND t.visibility = 0", "t.no DESC");
// The plus keeps the index by status out of it: a person's tables are few, finished ones are many.
const CURRENT: Statements = statements!(
    "+t.status < 2 AND t.no IN (SELECT s.table_no FROM seats s WHERE s.person = $1 \
     UNION SELECT k.table_no FROM seats k WHERE k.kept_for = $1)",
    "t.last_at DESC, t.no DESC"
);
const FINISHED: Statements = statements!(
    "+t.status = 2 AND t.no IN (SELECT s.table_no FROM seats s WHERE s.person = $1)",
    "t.finished_at DESC, t.no DESC"
);

impl List {
    fn statements(self) -> Statements {
        match self {
            Self::Joinable => JOINABLE,
            Self::Watchable => WATCHABLE,
            Self::Played => PLAYED,
            Self::Current(_) => CURRENT,
            Self::Finished(_) => FINISHED,
        }
    }

    fn person(self) -> Option<PersonId> {
        match self {
            Self::Joinable | Self::Watchable | Self::Played => None,
            Self::Current(person) | Self::Finished(person) => Some(person),
        }
    }
}

impl Store {
    /// A page of a list of tables.
    pub async fn list(&self, list: List, page: Page) -> Result<Vec<Summary>, StoreError> {
        self.snapshot(move |conn| {
            Box::pin(async move {
                let picked = pick(conn, list, page).await?;
                summaries(conn, &picked).await
            })
        })
        .await
    }

    /// How many tables a list has. It counts them one by one.
    pub async fn count(&self, list: List) -> Result<u64, StoreError> {
        self.read(move |conn| {
            Box::pin(async move {
                let count: i64 = sqlx::query_scalar(list.statements().count)
                    .bind(list.person().map(|person| person.0))
                    .fetch_one(conn)
                    .await?;
                Ok(count.unsigned_abs())
            })
        })
        .await
    }

    /// What lists show of one table.
    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let table = table.clone();
        self.snapshot(move |conn| {
            Box::pin(async move {
                let no: Option<i64> = sqlx::query_scalar("SELECT no FROM tables WHERE id = $1")
                    .bind(table.as_str())
                    .fetch_optional(&mut *conn)
                    .await?;
                Ok(summaries(conn, no.as_slice()).await?.pop())
            })
        })
        .await
    }

    /// How many public tables of this host are not over.
    pub async fn hosted_public(&self, host: PersonId) -> Result<u64, StoreError> {
        self.read(move |conn| {
            Box::pin(async move {
                let count: i64 = sqlx::query_scalar(HOSTED_PUBLIC).bind(host.0).fetch_one(conn).await?;
                Ok(count.unsigned_abs())
            })
        })
        .await
    }
}

const HOSTED_PUBLIC: &str =
    "SELECT count(*) FROM tables WHERE host = $1 AND visibility = 0 AND status IN (0, 1)";

const SUMMARIES: &str = "SELECT t.no, t.id, t.game, t.options, t.host, t.visibility, t.created_at, \
     t.status, t.deciding, t.since, t.points, t.acts, t.last_at, t.finished_at, t.result \
     FROM json_each($1) j JOIN tables t ON t.no = j.value ORDER BY j.key";

async fn pick(conn: &mut SqliteConnection, list: List, page: Page) -> Result<Vec<i64>, StoreError> {
    let picked = sqlx::query_scalar(list.statements().pick)
        .bind(list.person().map(|person| person.0))
        .bind(page.count)
        .bind(page.skip)
        .fetch_all(conn)
        .await?;
    Ok(picked)
}

/// What lists show of the tables with these numbers, in this order.
async fn summaries(conn: &mut SqliteConnection, tables: &[i64]) -> Result<Vec<Summary>, StoreError> {
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    // An array in JSON is how one bound value carries many numbers.
    let numbers = format!("{tables:?}");
    let rows = sqlx::query(SUMMARIES).bind(&*numbers).fetch_all(&mut *conn).await?;
    let mut found: Vec<(i64, Summary)> = rows.iter().map(summary).collect::<Result<_, _>>()?;
    for (table_no, sitter) in sitters(conn, &numbers).await? {
        if let Some((_, summary)) = found.iter_mut().find(|(no, _)| *no == table_no) {
            summary.seats.push(sitter);
        }
    }
    Ok(found.into_iter().map(|(_, summary)| summary).collect())
}

fn summary(row: &SqliteRow) -> Result<(i64, Summary), StoreError> {
    let (finished_at, result): (Option<i64>, Option<&str>) = (row.try_get(13)?, row.try_get(14)?);
    let end = places(result)?.zip(finished_at).map(|(places, at)| End { at, places });
    let summary = Summary {
        id: table_id(row.try_get(1)?)?,
        game: row.try_get(2)?,
        terms: row.try_get(3)?,
        host: row.try_get::<Option<i64>, _>(4)?.map(PersonId),
        listing: listing(row.try_get(5)?)?,
        at: row.try_get(6)?,
        stage: stage(row.try_get(7)?)?,
        deciding: seats(row.try_get(8)?),
        since: row.try_get(9)?,
        seats: Vec::new(),
        points: points(row.try_get(10)?)?,
        acts: row.try_get(11)?,
        last_at: row.try_get(12)?,
        end,
    };
    Ok((row.try_get(0)?, summary))
}

#[cfg(test)]
mod tests {
    use sqlx::{Row, SqlSafeStr};

    use super::*;
    use crate::chair::SITTERS;

    /// How the file answers a question, step by step.
    async fn plan(store: &Store, question: &'static str) -> Vec<String> {
        let sql = format!("EXPLAIN QUERY PLAN {question}");
        let work = store.read(|conn| {
            Box::pin(async move {
                let steps = sqlx::query(sqlx::AssertSqlSafe(sql).into_sql_str()).fetch_all(conn).await?;
                Ok(steps.iter().map(|step| step.get::<String, _>("detail")).collect())
            })
        });
        work.await.unwrap()
    }

    #[tokio::test]
    async fn lists_look_only_at_what_they_show() {
        let store = Store::in_memory().await.unwrap();
        let lists = [JOINABLE, WATCHABLE, PLAYED, CURRENT, FINISHED];
        let questions = lists.into_iter().flat_map(|list| [list.pick, list.count]).chain([
            HOSTED_PUBLIC,
            SUMMARIES,
            SITTERS,
        ]);
        for question in questions {
            let steps = plan(&store, question).await;
            assert!(!steps.is_empty());
            for step in &steps {
                assert!(!step.contains("acts"), "{question}: {step}");
                // Lists that are given are gone through; nothing else is without an index.
                let scanned = step.strip_prefix("SCAN ");
                let given = scanned.is_none_or(|what| what.starts_with("j ") || what.starts_with('('));
                assert!(given, "{question}: {step}");
            }
        }
        // A page of a public list is taken from the end of an index, not sorted.
        for list in [JOINABLE, WATCHABLE, PLAYED] {
            let steps = plan(&store, list.pick).await;
            assert!(steps[0].contains("COVERING INDEX tables_by_status"), "{steps:?}");
            assert!(!steps.iter().any(|step| step.contains("TEMP B-TREE")), "{steps:?}");
        }
    }
}
