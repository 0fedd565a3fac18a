//! Seats as the file keeps them: the last word of the acts about who sits where, for lists.

use sqlx::SqliteConnection;
use table::{Chair, Chairs, Holder, Offer, PersonId, Seat};

use crate::error::StoreError;
use crate::person::must_exist;

/// A seat of a table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitter {
    /// Which seat.
    pub seat: Seat,
    /// Who holds it.
    pub chair: Chair,
    /// The present name of the person who decides for the seat; empty if there is none.
    pub name: String,
}

const OPEN: i64 = 0;
const PERSON: i64 = 1;
const BOT: i64 = 2;
const HERE: i64 = 3;

/// The columns that say who sits: kind, person, bot, character.
type HolderColumns = (i64, Option<i64>, Option<String>, Option<String>);

fn to_columns(holder: Holder) -> HolderColumns {
    match holder {
        Holder::Open => (OPEN, None, None, None),
        Holder::Person(person) => (PERSON, Some(person.0), None, None),
        Holder::Here(person) => (HERE, Some(person.0), None, None),
        Holder::Bot(kind) => {
            let whole = kind.to_string();
            let (kind, character) = whole.split_once('/').unwrap_or((&whole, ""));
            (BOT, None, Some(kind.to_owned()), Some(character.to_owned()))
        }
    }
}

fn from_columns(columns: HolderColumns) -> Result<Holder, StoreError> {
    match columns {
        (OPEN, None, None, None) => Ok(Holder::Open),
        (PERSON, Some(person), None, None) => Ok(Holder::Person(PersonId(person))),
        (HERE, Some(person), None, None) => Ok(Holder::Here(PersonId(person))),
        (BOT, None, Some(kind), Some(character)) => Ok(bot(&kind, &character)),
        (kind, ..) => Err(StoreError::Corrupt {
            detail: format!("a seat of kind {kind} with columns that do not fit it"),
        }),
    }
}

/// A bot that only another version has shall not spoil a list: the nearest one stands for it.
fn bot(kind: &str, character: &str) -> Holder {
    let whole = if character.is_empty() { kind.to_owned() } else { format!("{kind}/{character}") };
    let nearest = [whole.as_str(), kind, "3"].into_iter();
    let holder = |kind: &str| format!("bot {kind}").parse().map(|chair: Chair| chair.holder);
    nearest.map(holder).find_map(Result::ok).unwrap_or(Holder::Open)
}

/// Everybody who is named on the seats must exist.
pub(crate) async fn must_know(conn: &mut SqliteConnection, chairs: &Chairs) -> Result<(), StoreError> {
    for (_, chair) in chairs.iter() {
        for person in chair.holder.person().into_iter().chain(chair.kept_for) {
            must_exist(conn, person).await?;
        }
    }
    Ok(())
}

/// Writes who sits where, new or not.
pub(crate) async fn set_chairs(
    conn: &mut SqliteConnection,
    table_no: i64,
    chairs: &Chairs,
) -> Result<(), StoreError> {
    for (seat, chair) in chairs.iter() {
        let (kind, person, bot, character) = to_columns(chair.holder);
        sqlx::query(
            "INSERT INTO seats (table_no, seat, kind, person, bot, character, kept_for, offered) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
             ON CONFLICT (table_no, seat) DO UPDATE SET kind = excluded.kind, \
             person = excluded.person, bot = excluded.bot, character = excluded.character, \
             kept_for = excluded.kept_for, offered = excluded.offered",
        )
        .bind(table_no)
        .bind(seat.number())
        .bind(kind)
        .bind(person)
        .bind(bot)
        .bind(character)
        .bind(chair.kept_for.map(|person| person.0))
        .bind(chair.offer == Offer::Offered)
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

/// The seats of several tables, each with its table's number, in order. The tables are an array in
/// JSON.
pub(crate) async fn sitters(
    conn: &mut SqliteConnection,
    tables: &str,
) -> Result<Vec<(i64, Sitter)>, StoreError> {
    type Columns =
        (i64, u8, i64, Option<i64>, Option<String>, Option<String>, Option<i64>, bool, Option<String>);
    let found: Vec<Columns> = sqlx::query_as(SITTERS).bind(tables).fetch_all(conn).await?;
    found
        .into_iter()
        .map(|(table_no, number, kind, person, bot, character, kept_for, offered, name)| {
            let odd = || StoreError::Corrupt { detail: format!("a seat {number}") };
            let seat = Seat::new(number).ok_or_else(odd)?;
            let holder = from_columns((kind, person, bot, character))?;
            let offer = if offered { Offer::Offered } else { Offer::Closed };
            let chair = Chair { holder, kept_for: kept_for.map(PersonId), offer };
            Ok((table_no, Sitter { seat, chair, name: name.unwrap_or_default() }))
        })
        .collect()
}

pub(crate) const SITTERS: &str = "SELECT s.table_no, s.seat, s.kind, s.person, s.bot, s.character, \
     s.kept_for, s.offered, p.name FROM json_each($1) j JOIN seats s ON s.table_no = j.value \
     LEFT JOIN people p ON p.id = s.person ORDER BY s.table_no, s.seat";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holders_read_back_as_they_are_kept() {
        for text in ["open", "person 7", "here 7", "bot random", "bot 3", "bot 4/builder"] {
            let chair: Chair = text.parse().unwrap();
            assert_eq!(from_columns(to_columns(chair.holder)), Ok(chair.holder), "{text}");
        }
        assert!(from_columns((PERSON, None, None, None)).is_err());
        assert!(from_columns((9, None, None, None)).is_err());
    }

    #[test]
    fn a_bot_of_another_version_is_the_nearest_one_in_a_list() {
        let holder = |text: &str| text.parse::<Chair>().unwrap().holder;
        // Once the kind was kept whole.
        assert_eq!(bot("4/builder", ""), holder("bot 4/builder"));
        assert_eq!(bot("4", "of / tomorrow"), holder("bot 4"));
        assert_eq!(bot("oracle", ""), holder("bot 3"));
    }
}
