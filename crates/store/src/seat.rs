//! Seats: who sits where. Every change names what it expects to find, so that of two people who
//! reach for one seat exactly one gets it.

use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::person::{PersonId, must_exist};
use crate::store::Store;
use crate::table::{FINISHED, TableId};

/// Who or what a seat is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody yet; a person may take it.
    Open,
    /// A person.
    Person(PersonId),
    /// A seat played on the device of this person, who may have several.
    Hotseat(PersonId),
    /// A bot.
    Bot {
        /// Which bot.
        kind: String,
        /// How it plays, in the words of that bot.
        character: String,
        /// Who left this seat and may have it back.
        kept_for: Option<PersonId>,
    },
}

impl SeatKind {
    /// The person who may act for this seat.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Hotseat(person) => Some(*person),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Its number, from 0.
    pub number: u8,
    /// Who or what it is for.
    pub kind: SeatKind,
    /// The present name of the person, if it is for one.
    pub name: Option<String>,
}

/// What became of a request to change a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatChange {
    /// The seat is changed.
    Changed {
        /// Seats of the table that are still open.
        open_left: u8,
    },
    /// The seat was as wished before.
    AlreadySo,
    /// Somebody else sits there; nothing is changed.
    Otherwise(SeatKind),
    /// The table has no seat of this number.
    NoSuchSeat,
    /// There is no such table.
    NoSuchTable,
    /// The table is finished; its seats stay as they are.
    Over,
}

impl Store {
    /// Seats a person on an open seat.
    pub async fn take_seat(
        &self,
        table: &TableId,
        seat: u8,
        person: PersonId,
    ) -> Result<SeatChange, StoreError> {
        self.swap(table, seat, SeatKind::Person(person), |sits| *sits == SeatKind::Open).await
    }

    /// Opens a seat that this person holds.
    pub async fn leave_seat(
        &self,
        table: &TableId,
        seat: u8,
        person: PersonId,
    ) -> Result<SeatChange, StoreError> {
        self.hand_over(table, seat, person, SeatKind::Open).await
    }

    /// Puts `to` on a seat that this person holds.
    pub async fn hand_over(
        &self,
        table: &TableId,
        seat: u8,
        person: PersonId,
        to: SeatKind,
    ) -> Result<SeatChange, StoreError> {
        self.swap(table, seat, to, move |sits| sits.person() == Some(person)).await
    }

    /// Puts a bot in the place of `from`; a person may have the seat back.
    pub async fn replace_by_bot(
        &self,
        table: &TableId,
        seat: u8,
        from: &SeatKind,
        kind: &str,
        character: &str,
    ) -> Result<SeatChange, StoreError> {
        let (kind, character) = (kind.to_owned(), character.to_owned());
        let bot = SeatKind::Bot { kind, character, kept_for: from.person() };
        self.change_seat(table, seat, from, bot).await
    }

    /// Puts `to` on a seat where `from` sits now.
    pub async fn change_seat(
        &self,
        table: &TableId,
        seat: u8,
        from: &SeatKind,
        to: SeatKind,
    ) -> Result<SeatChange, StoreError> {
        let from = from.clone();
        self.swap(table, seat, to, move |sits| *sits == from).await
    }

    async fn swap(
        &self,
        table: &TableId,
        seat: u8,
        to: SeatKind,
        expected: impl Fn(&SeatKind) -> bool + Send + Sync + 'static,
    ) -> Result<SeatChange, StoreError> {
        let table = table.clone();
        self.write(move |conn| {
            Box::pin(async move {
                let found: Option<(i64, i64)> = sqlx::query_as("SELECT no, status FROM tables WHERE id = $1")
                    .bind(table.as_str())
                    .fetch_optional(&mut *conn)
                    .await?;
                let Some((no, status)) = found else {
                    return Ok(SeatChange::NoSuchTable);
                };
                match seat_kind(conn, no, seat).await? {
                    None => Ok(SeatChange::NoSuchSeat),
                    Some(sits) if sits == to => Ok(SeatChange::AlreadySo),
                    Some(_) if status == FINISHED => Ok(SeatChange::Over),
                    Some(sits) if !expected(&sits) => Ok(SeatChange::Otherwise(sits)),
                    Some(_) => {
                        set_seat(conn, no, seat, &to).await?;
                        let open_left = open_seats(conn, no).await?;
                        Ok(SeatChange::Changed { open_left })
                    }
                }
            })
        })
        .await
    }
}

/// The columns that say who sits: kind, person, bot, character, kept for whom.
type KindColumns = (i64, Option<i64>, Option<String>, Option<String>, Option<i64>);

const OPEN: i64 = 0;
const PERSON: i64 = 1;
const BOT: i64 = 2;
const HOTSEAT: i64 = 3;

fn to_columns(kind: &SeatKind) -> KindColumns {
    match kind {
        SeatKind::Open => (OPEN, None, None, None, None),
        SeatKind::Person(person) => (PERSON, Some(person.0), None, None, None),
        SeatKind::Hotseat(person) => (HOTSEAT, Some(person.0), None, None, None),
        SeatKind::Bot { kind, character, kept_for } => {
            (BOT, None, Some(kind.clone()), Some(character.clone()), kept_for.map(|person| person.0))
        }
    }
}

fn from_columns(columns: KindColumns) -> Result<SeatKind, StoreError> {
    match columns {
        (OPEN, None, None, None, None) => Ok(SeatKind::Open),
        (PERSON, Some(person), None, None, None) => Ok(SeatKind::Person(PersonId(person))),
        (HOTSEAT, Some(person), None, None, None) => Ok(SeatKind::Hotseat(PersonId(person))),
        (BOT, None, Some(kind), Some(character), kept_for) => {
            Ok(SeatKind::Bot { kind, character, kept_for: kept_for.map(PersonId) })
        }
        (kind, ..) => Err(StoreError::Corrupt {
            detail: format!("a seat of kind {kind} with columns that do not fit it"),
        }),
    }
}

async fn seat_kind(
    conn: &mut SqliteConnection,
    table_no: i64,
    seat: u8,
) -> Result<Option<SeatKind>, StoreError> {
    let columns: Option<KindColumns> = sqlx::query_as(
        "SELECT kind, person, bot, character, kept_for FROM seats WHERE table_no = $1 AND seat = $2",
    )
    .bind(table_no)
    .bind(seat)
    .fetch_optional(conn)
    .await?;
    columns.map(from_columns).transpose()
}

/// Writes a seat, new or not. The person must exist.
pub(crate) async fn set_seat(
    conn: &mut SqliteConnection,
    table_no: i64,
    seat: u8,
    kind: &SeatKind,
) -> Result<(), StoreError> {
    if let Some(person) = kind.person() {
        must_exist(conn, person).await?;
    }
    let (kind, person, bot, character, kept_for) = to_columns(kind);
    sqlx::query(
        "INSERT INTO seats (table_no, seat, kind, person, bot, character, kept_for) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (table_no, seat) DO UPDATE SET kind = excluded.kind, \
         person = excluded.person, bot = excluded.bot, character = excluded.character, \
         kept_for = excluded.kept_for",
    )
    .bind(table_no)
    .bind(seat)
    .bind(kind)
    .bind(person)
    .bind(bot)
    .bind(character)
    .bind(kept_for)
    .execute(conn)
    .await?;
    Ok(())
}

/// How many seats of a table are open.
pub(crate) async fn open_seats(conn: &mut SqliteConnection, table_no: i64) -> Result<u8, StoreError> {
    let open: u8 = sqlx::query_scalar("SELECT count(*) FROM seats WHERE table_no = $1 AND kind = $2")
        .bind(table_no)
        .bind(OPEN)
        .fetch_one(conn)
        .await?;
    Ok(open)
}

/// The seats of several tables, each with its table's number, in order.
pub(crate) async fn seats_of(
    conn: &mut SqliteConnection,
    tables: &str,
) -> Result<Vec<(i64, Seat)>, StoreError> {
    type Columns = (i64, u8, i64, Option<i64>, Option<String>, Option<String>, Option<i64>, Option<String>);
    let rows: Vec<Columns> = sqlx::query_as(
        "SELECT s.table_no, s.seat, s.kind, s.person, s.bot, s.character, s.kept_for, p.name \
         FROM json_each($1) j JOIN seats s ON s.table_no = j.value \
         LEFT JOIN people p ON p.id = s.person ORDER BY s.table_no, s.seat",
    )
    .bind(tables)
    .fetch_all(conn)
    .await?;
    rows.into_iter()
        .map(|(table_no, number, kind, person, bot, character, kept_for, name)| {
            let kind = from_columns((kind, person, bot, character, kept_for))?;
            Ok((table_no, Seat { number, kind, name }))
        })
        .collect()
}
