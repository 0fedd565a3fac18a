//! Acts as the file keeps them: one row each, so that an act is there whole or not at all.

use sqlx::SqliteConnection;
use table::{Act, By, PersonId, Seat, TableId};

use crate::error::StoreError;

/// An act in columns.
pub(crate) struct ActRow {
    pub(crate) number: u32,
    pub(crate) at: i64,
    pub(crate) person: Option<i64>,
    pub(crate) seat: Option<u8>,
    pub(crate) rows: String,
}

impl ActRow {
    pub(crate) fn of(act: &Act) -> ActRow {
        let (person, seat) = match act.by {
            By::Person(person) => (Some(person.0), None),
            By::Bot(seat) => (None, Some(seat.number())),
            By::House => (None, None),
        };
        ActRow { number: act.number, at: act.at, person, seat, rows: act.text() }
    }

    fn read(&self) -> Result<Act, StoreError> {
        let odd = |why: String| StoreError::Corrupt { detail: format!("act {}: {why}", self.number) };
        let by = match (self.person, self.seat) {
            (Some(person), None) => By::Person(PersonId(person)),
            (None, Some(seat)) => By::Bot(Seat::new(seat).ok_or_else(|| odd(format!("a seat {seat}")))?),
            (None, None) => By::House,
            (Some(_), Some(_)) => return Err(odd("a person and a seat".to_owned())),
        };
        let rows = match self.rows.as_str() {
            "" => Vec::new(),
            rows => Act::read_rows(rows).map_err(|fault| odd(fault.to_string()))?,
        };
        Ok(Act { number: self.number, at: self.at, by, rows })
    }
}

/// The acts of a table after the one with this number, in order.
pub(crate) async fn acts_after(
    conn: &mut SqliteConnection,
    table: &TableId,
    after: u32,
) -> Result<Vec<Act>, StoreError> {
    type Columns = (u32, i64, Option<i64>, Option<u8>, String);
    let found: Vec<Columns> = sqlx::query_as(
        "SELECT number, at, person, seat, rows FROM acts \
         WHERE table_no = (SELECT no FROM tables WHERE id = $1) AND number > $2 ORDER BY number",
    )
    .bind(table.as_str())
    .bind(after)
    .fetch_all(conn)
    .await?;
    found
        .into_iter()
        .map(|(number, at, person, seat, rows)| ActRow { number, at, person, seat, rows }.read())
        .collect()
}
