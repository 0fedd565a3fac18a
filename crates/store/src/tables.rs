//! Tables: how one is opened, and everything that is kept of it.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::SqliteConnection;
use table::{Act, By, Chairs, CreateError, Kept, Listing, Opened, PersonId, Row, Secret, TableId, Terms};

use crate::act::{ActRow, acts_after};
use crate::chair::{must_know, set_chairs};
use crate::error::StoreError;
use crate::fact::{FactRow, RUNNING};
use crate::gone::is_gone;
use crate::store::Store;

const PUBLIC: i64 = 0;
const BY_LINK: i64 = 1;

impl Store {
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
                ids.iter().map(|id| table_id(id)).collect()
            })
        })
        .await
    }
}

/// An id read back from the file.
pub(crate) fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt { detail: format!("a table with the id {text:?}") })
}

/// Who finds a table, by its column.
pub(crate) fn listing(column: i64) -> Result<Listing, StoreError> {
    match column {
        PUBLIC => Ok(Listing::Public),
        BY_LINK => Ok(Listing::ByLink),
        other => Err(StoreError::Corrupt { detail: format!("a table of visibility {other}") }),
    }
}

/// The number by which rows refer to a table.
async fn table_number(conn: &mut SqliteConnection, id: &TableId) -> Result<Option<i64>, StoreError> {
    let no = sqlx::query_scalar("SELECT no FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(conn)
        .await?;
    Ok(no)
}

async fn rematch_id(conn: &mut SqliteConnection, no: i64) -> Result<Option<TableId>, StoreError> {
    let id: Option<String> = sqlx::query_scalar("SELECT id FROM tables WHERE rematch_of = $1")
        .bind(no)
        .fetch_optional(conn)
        .await?;
    id.as_deref().map(table_id).transpose()
}

/// Writes a new table with its first act and its seats.
pub(crate) async fn open(
    conn: &mut SqliteConnection,
    opened: &Opened,
    first: &ActRow,
    facts: &FactRow,
    chairs: &Chairs,
) -> Result<Result<(), CreateError>, StoreError> {
    let refused = |detail: String| StoreError::Refused { detail };
    if first.number != 1 {
        return Err(refused(format!("the first act of a table has the number {}", first.number)));
    }
    let terms: Terms = serde_json::from_str(&opened.terms).map_err(|fault| refused(fault.to_string()))?;
    // A link that was given away never leads to another table.
    if table_number(conn, &opened.id).await?.is_some() || is_gone(conn, &opened.id).await? {
        return Ok(Err(CreateError::IdTaken(opened.id.clone())));
    }
    let rematch_of = match &opened.rematch_of {
        None => None,
        Some(before) => match table_number(conn, before).await? {
            None => return Err(StoreError::NoSuchTable(before.clone())),
            Some(no) => match rematch_id(conn, no).await? {
                Some(rematch) => return Ok(Err(CreateError::RematchExists(rematch))),
                None => Some(no),
            },
        },
    };
    must_know(conn, chairs).await?;
    let no = insert(conn, opened, (terms.host, rematch_of), (first, facts)).await?;
    sqlx::query(
        "INSERT INTO acts (table_no, number, at, person, seat, rows) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(no)
    .bind(first.number)
    .bind(first.at)
    .bind(first.person)
    .bind(first.seat)
    .bind(&*first.rows)
    .execute(&mut *conn)
    .await?;
    set_chairs(conn, no, chairs).await?;
    Ok(Ok(()))
}

async fn insert(
    conn: &mut SqliteConnection,
    opened: &Opened,
    (host, rematch_of): (i64, Option<i64>),
    (first, facts): (&ActRow, &FactRow),
) -> Result<i64, StoreError> {
    let visibility = match opened.listing {
        Listing::Public => PUBLIC,
        Listing::ByLink => BY_LINK,
    };
    let no = sqlx::query_scalar(
        "INSERT INTO tables (no, id, game, rules_version, data_hash, options, seed, visibility, \
         created_at, host, rematch_of, status, deciding, since, points, result, finished_at, acts, last_at) \
         VALUES (1 + max(coalesce((SELECT max(no) FROM tables), 0), coalesce((SELECT max(no) FROM gone), 0)), \
         $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, \
         CASE WHEN $15 IS NOT NULL THEN $17 END, $16, $17) RETURNING no",
    )
    .bind(opened.id.as_str())
    .bind(&*opened.game)
    .bind(opened.rules)
    .bind(&opened.data[..])
    .bind(&*opened.terms)
    .bind(&opened.seed.0[..])
    .bind(visibility)
    .bind(opened.at)
    .bind(host)
    .bind(rematch_of)
    .bind(facts.status)
    .bind(facts.deciding)
    .bind(facts.since)
    .bind(facts.points.as_deref())
    .bind(facts.result.as_deref())
    .bind(first.number)
    .bind(first.at)
    .fetch_one(conn)
    .await?;
    Ok(no)
}

/// Everything that is kept of a table.
pub(crate) async fn load(conn: &mut SqliteConnection, id: &TableId) -> Result<Option<Kept>, StoreError> {
    type Columns = (i64, String, u16, Vec<u8>, String, Vec<u8>, i64, i64, Option<String>);
    let found: Option<Columns> = sqlx::query_as(
        "SELECT t.no, t.game, t.rules_version, t.data_hash, t.options, t.seed, t.visibility, t.created_at, \
         (SELECT f.id FROM tables f WHERE f.no = t.rematch_of) FROM tables t WHERE t.id = $1",
    )
    .bind(id.as_str())
    .fetch_optional(&mut *conn)
    .await?;
    let Some((no, game, rules, data, terms, seed, visibility, at, rematch_of)) = found else {
        return Ok(None);
    };
    let acts = acts_after(conn, id, 0).await?;
    let names = names(conn, &acts).await?;
    let opened = Opened {
        id: id.clone(),
        game,
        rules,
        data: thirty_two(&data)?,
        terms,
        seed: Secret(thirty_two(&seed)?),
        listing: listing(visibility)?,
        at,
        rematch_of: rematch_of.as_deref().map(table_id).transpose()?,
    };
    Ok(Some(Kept { opened, acts, names, rematch: rematch_id(conn, no).await? }))
}

/// What everybody is called who set off an act, or to whom one gave or kept a seat.
async fn names(conn: &mut SqliteConnection, acts: &[Act]) -> Result<BTreeMap<PersonId, String>, StoreError> {
    let mut people = BTreeSet::new();
    for act in acts {
        if let By::Person(person) = act.by {
            people.insert(person.0);
        }
        for row in &act.rows {
            if let Row::Seat(_, chair) = row {
                people.extend(chair.holder.person().into_iter().chain(chair.kept_for).map(|person| person.0));
            }
        }
    }
    let people: Vec<i64> = people.into_iter().collect();
    let found: Vec<(i64, String)> =
        sqlx::query_as("SELECT p.id, p.name FROM json_each($1) j JOIN people p ON p.id = j.value")
            .bind(format!("{people:?}"))
            .fetch_all(conn)
            .await?;
    Ok(found.into_iter().map(|(id, name)| (PersonId(id), name)).collect())
}

fn thirty_two(bytes: &[u8]) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|_| StoreError::Corrupt {
        detail: format!("a hash or seed of {} bytes instead of 32", bytes.len()),
    })
}
