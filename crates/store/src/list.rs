//! Lists of tables, page by page. A list picks the numbers of its tables first; what is shown of
//! them is then read for that page only.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use crate::error::StoreError;
use crate::person::PersonId;
use crate::seat::seats_of;
use crate::store::Store;
use crate::table::{TableId, TableSummary, status, visibility};

/// Which tables to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// Public tables that wait for people, newest first.
    Joinable,
    /// Public tables in play, newest first.
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

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The tables of this page.
    pub tables: Vec<TableSummary>,
    /// How many tables the whole list has.
    pub total: u64,
}

/// The two statements of a list: one picks a page of numbers, one counts. The person is `$1` in
/// both, also where the list asks for none.
struct Statements {
    pick: &'static str,
    count: &'static str,
}

macro_rules! statements {
    ($where:literal, $order:literal) => {
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

const JOINABLE: Statements = statements!(
    "t.status = 0 AND t.visibility = 0 \
     AND EXISTS (SELECT 1 FROM seats s WHERE s.table_no = t.no AND s.kind = 0)",
    "t.no DESC"
);
const WATCHABLE: Statements = statements!("t.status = 1 AND t.visibility = 0", "t.no DESC");
const PLAYED: Statements = statements!("t.status = 2 AND t.visibility = 0", "t.no DESC");
// The plus keeps the index by status out of it: a person's tables are few, finished ones are many.
const CURRENT: Statements = statements!(
    "+t.status < 2 AND t.no IN (SELECT s.table_no FROM seats s WHERE s.person = $1 \
     UNION SELECT k.table_no FROM seats k WHERE k.kept_for = $1)",
    "coalesce((SELECT max(st.at) FROM steps st WHERE st.table_no = t.no AND st.number = \
     (SELECT max(l.number) FROM steps l WHERE l.table_no = t.no)), t.created_at) DESC, t.no DESC"
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
    /// A page of a list of tables, and how long the whole list is.
    pub async fn list(&self, list: List, page: Page) -> Result<Listing, StoreError> {
        self.snapshot(move |conn| {
            Box::pin(async move {
                let picked = pick(conn, list, page).await?;
                let tables = summaries(conn, &picked).await?;
                let total = count(conn, list).await?;
                Ok(Listing { tables, total })
            })
        })
        .await
    }

    /// How many tables a list has.
    pub async fn count(&self, list: List) -> Result<u64, StoreError> {
        self.read(move |conn| Box::pin(async move { count(conn, list).await })).await
    }
}

async fn pick(conn: &mut SqliteConnection, list: List, page: Page) -> Result<Vec<i64>, StoreError> {
    let picked = sqlx::query_scalar(list.statements().pick)
        .bind(list.person().map(|person| person.0))
        .bind(page.count)
        .bind(page.skip)
        .fetch_all(conn)
        .await?;
    Ok(picked)
}

async fn count(conn: &mut SqliteConnection, list: List) -> Result<u64, StoreError> {
    let count: i64 = sqlx::query_scalar(list.statements().count)
        .bind(list.person().map(|person| person.0))
        .fetch_one(conn)
        .await?;
    Ok(count.unsigned_abs())
}

/// What lists show of the tables with these numbers, in this order.
pub(crate) async fn summaries(
    conn: &mut SqliteConnection,
    tables: &[i64],
) -> Result<Vec<TableSummary>, StoreError> {
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    // An array in JSON is how one bound value carries many numbers.
    let numbers = format!("{tables:?}");
    let rows = sqlx::query(
        "SELECT t.no, t.id, t.game, t.options, t.visibility, t.pace, t.status, t.result, \
         t.finished_at, t.created_at, l.number, l.at \
         FROM json_each($1) j JOIN tables t ON t.no = j.value \
         LEFT JOIN steps l ON l.table_no = t.no AND l.number = \
         (SELECT max(m.number) FROM steps m WHERE m.table_no = t.no) ORDER BY j.key",
    )
    .bind(&*numbers)
    .fetch_all(&mut *conn)
    .await?;
    let mut found: Vec<(i64, TableSummary)> = rows.iter().map(summary).collect::<Result<_, _>>()?;
    for (table_no, seat) in seats_of(conn, &numbers).await? {
        if let Some((_, summary)) = found.iter_mut().find(|(no, _)| *no == table_no) {
            summary.seats.push(seat);
        }
    }
    Ok(found.into_iter().map(|(_, summary)| summary).collect())
}

fn summary(row: &SqliteRow) -> Result<(i64, TableSummary), StoreError> {
    let id: String = row.try_get(1)?;
    let summary = TableSummary {
        id: TableId::known(&id),
        game: row.try_get(2)?,
        options: row.try_get(3)?,
        visibility: visibility(row.try_get(4)?)?,
        pace: row.try_get(5)?,
        status: status(row.try_get(6)?, row.try_get(7)?, row.try_get(8)?)?,
        created_at: row.try_get(9)?,
        seats: Vec::new(),
        last_step: row.try_get(10)?,
        last_step_at: row.try_get(11)?,
    };
    Ok((row.try_get(0)?, summary))
}
