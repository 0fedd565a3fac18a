//! Between the words of the store and those of a table.

use std::collections::BTreeMap;

use bots::Kind;
use kernel::{Seat, Turn};
use serde::{Deserialize, Serialize};
use store::{AppendError, SeatChange, SeatKind, StoreError, TableId, TableRow, Visibility};

use crate::house::House;
use crate::table::{
    Chair, Chairs, Head, Hints, Holder, Listing, MOST_MESSAGES, Pace, Refusal, Row, Said, Sitting,
};

/// What the store keeps as the options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chosen {
    /// Who opened it.
    pub(crate) host: i64,
    /// What was chosen.
    pub(crate) options: BTreeMap<String, String>,
    /// May people ask for advice? Tables from before there was a choice say nothing.
    #[serde(default)]
    pub(crate) hints: Hints,
}

/// Where a seat came, as the store keeps the result of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) seat: u8,
    pub(crate) place: u8,
    pub(crate) score: i32,
}

/// Notes a failure of the store, which is then the house's and not the reader's business.
pub(crate) fn unavailable(error: &StoreError) -> Refusal {
    tracing::error!(%error, "the store failed");
    Refusal::Unavailable
}

/// A seed as the store keeps it.
pub(crate) fn kept_seed(seed: &catalog::Seed) -> store::Seed {
    // Invariant: a seed is written as 64 digits.
    let bytes = blake3::Hash::from_hex(seed.reveal()).expect("a seed reads back");
    store::Seed(*bytes.as_bytes())
}

fn seed(kept: store::Seed) -> catalog::Seed {
    // Invariant: 32 bytes are a seed.
    blake3::Hash::from_bytes(kept.0).to_hex().parse().expect("32 bytes are a seed")
}

/// A seat as the store keeps it.
pub(crate) fn kept_chair(chair: &Chair) -> SeatKind {
    match chair.holder {
        Holder::Open => SeatKind::Open,
        // Several people share a screen and a person's name; their pieces tell them apart.
        Holder::Person(person) if chair.name.is_empty() => SeatKind::Hotseat(person),
        Holder::Person(person) => SeatKind::Person(person),
        Holder::Bot(kind) => {
            let character = match kind {
                Kind::Level(_, temper) => temper.name().unwrap_or_default().to_owned(),
                Kind::Random | Kind::Greedy => String::new(),
            };
            SeatKind::Bot { kind: kind.even().to_string(), character, kept_for: chair.kept_for }
        }
    }
}

/// The bot that the store keeps as kind and character.
pub(crate) fn bot(kind: &str, character: &str) -> Result<Kind, bots::UnknownBot> {
    if character.is_empty() { kind.parse() } else { format!("{kind}/{character}").parse() }
}

fn chair(kept: &store::Seat) -> Result<Chair, Refusal> {
    let seat = Seat::new(kept.number);
    let seat = seat.ok_or_else(|| Refusal::Broken { why: format!("it has a seat {}", kept.number) })?;
    let name = kept.name.as_deref().unwrap_or_default();
    Ok(match &kept.kind {
        SeatKind::Open => Chair::open(),
        SeatKind::Person(person) => Chair::person(*person, name),
        SeatKind::Hotseat(person) => Chair::person(*person, ""),
        SeatKind::Bot { kind, character, kept_for } => {
            let kind = bot(kind, character).map_err(|fault| broken(&fault))?;
            Chair::bot(kind, seat).kept_for(*kept_for)
        }
    })
}

fn broken(why: &dyn core::fmt::Display) -> Refusal {
    Refusal::Broken { why: why.to_string() }
}

fn row(kept: &store::StepRow) -> Result<Row, Refusal> {
    let who = kept.who.parse().map_err(|_| broken(&format_args!("row {}: who?", kept.number)))?;
    Ok(Row { number: kept.number, who, text: kept.text.clone() })
}

/// Reads a table from the store and rebuilds it.
pub(super) async fn load(house: &House, id: &TableId) -> Result<Sitting, Refusal> {
    let failed = |error: StoreError| unavailable(&error);
    let kept = house.store.table(id).await.map_err(failed)?.ok_or(Refusal::NoTable)?;
    let rows = house.store.steps(id).await.map_err(failed)?;
    let chat = house.store.chat_last(id, MOST_MESSAGES as u32).await.map_err(failed)?;
    let rows = rows.iter().map(row).collect::<Result<Vec<Row>, _>>()?;
    let rebuild = || rebuild(house, &kept, &rows);
    let guarded = std::panic::catch_unwind(std::panic::AssertUnwindSafe(rebuild));
    let mut sitting = guarded.unwrap_or(Err(Refusal::Frozen))?;
    let said =
        chat.into_iter().map(|row| Said { person: row.person, name: row.name, text: row.text, at: row.at });
    sitting.chat = said.collect();
    Ok(sitting)
}

fn rebuild(house: &House, kept: &TableRow, rows: &[Row]) -> Result<Sitting, Refusal> {
    let about = &kept.about;
    let chosen: Chosen = serde_json::from_str(&about.options).map_err(|fault| broken(&fault))?;
    let chairs = about.seats.iter().map(chair).collect::<Result<Vec<Chair>, _>>()?;
    let head = Head {
        id: about.id.clone(),
        game: about.game.clone(),
        options: chosen.options.into_iter().collect(),
        listing: match about.visibility {
            Visibility::Public => Listing::Public,
            Visibility::Link => Listing::ByLink,
        },
        host: store::PersonId(chosen.host),
        hints: chosen.hints,
        seed: seed(kept.seed),
    };
    let mut sitting =
        Sitting::open(&house.catalog, head, Chairs::new(chairs)).map_err(|fault| broken(&fault))?;
    let (rules, data) = (u32::from(sitting.table.rules()), *sitting.table.data().as_bytes());
    if kept.rules_version != rules {
        return Err(broken(&format_args!("its rules are version {}, here is {rules}", kept.rules_version)));
    }
    if kept.data_hash != data {
        return Err(broken(&"it was played with other data files"));
    }
    sitting.pace = Pace::kept(&about.pace);
    sitting.follow(rows)?;
    sitting.rematch.clone_from(&kept.rematch);
    Ok(sitting)
}

/// Writes rows. The last one of a game closes the table with its result.
pub(super) async fn append(house: &House, sitting: &Sitting, rows: &[Row]) -> Result<(), Refusal> {
    let id = &sitting.head.id;
    let at = house.settings.clock.now();
    let over = sitting.table.turn() == Turn::Over;
    // One after the other: a row is never there without those before it. What is missing at the end after a
    // failure in between is drawn again, and comes out the same.
    for (index, row) in rows.iter().enumerate() {
        let who = row.who.to_string();
        let appended = if over && index + 1 == rows.len() {
            house.store.append_final(id, row.number, &who, &row.text, at, &result(sitting)).await
        } else {
            house.store.append(id, row.number, &who, &row.text, at).await
        };
        appended.map_err(|error| match error {
            AppendError::Store(error) => unavailable(&error),
            AppendError::Taken { .. } | AppendError::Over | AppendError::NoSuchTable(_) => {
                tracing::error!(table = %id, %error, "somebody else writes at this table");
                Refusal::Unavailable
            }
        })?;
    }
    Ok(())
}

fn result(sitting: &Sitting) -> String {
    let places = sitting.table.standings();
    let places: Vec<Outcome> = places
        .iter()
        .map(|(seat, standing)| Outcome {
            seat: seat.number(),
            place: standing.place,
            score: standing.tiers[0],
        })
        .collect();
    // Invariant: numbers can be written.
    serde_json::to_string(&places).expect("plain data is JSON")
}

/// Writes what somebody said.
pub(super) async fn say(house: &House, sitting: &Sitting, said: &Said) -> Result<(), Refusal> {
    let id = &sitting.head.id;
    house.store.say(id, said.person, &said.text, said.at).await.map(drop).map_err(|error| unavailable(&error))
}

/// Writes who sits in a seat now.
pub(super) async fn seat(house: &House, sitting: &Sitting, seat: Seat, chair: &Chair) -> Result<(), Refusal> {
    let (id, number) = (&sitting.head.id, seat.number());
    let (before, after) = (sitting.chairs.get(seat), kept_chair(chair));
    let change = match before.map(|before| before.holder) {
        // A person may hold the seat alone or for others at the same screen.
        Some(Holder::Person(person)) => house.store.hand_over(id, number, person, after).await,
        Some(Holder::Open | Holder::Bot(_)) | None => {
            let before = before.map_or(SeatKind::Open, kept_chair);
            house.store.change_seat(id, number, &before, after).await
        }
    };
    match change.map_err(|error| unavailable(&error))? {
        SeatChange::Changed { open_left: 0 } => {
            house.store.start(id).await.map(drop).map_err(|error| unavailable(&error))
        }
        SeatChange::Changed { .. } | SeatChange::AlreadySo => Ok(()),
        SeatChange::Over => Err(Refusal::Over),
        SeatChange::Otherwise(_) | SeatChange::NoSuchSeat | SeatChange::NoSuchTable => {
            tracing::error!(table = %id, "somebody else writes at this table");
            Err(Refusal::Unavailable)
        }
    }
}

/// Writes how long bots take from now on.
pub(super) async fn pace(house: &House, sitting: &Sitting, pace: Pace) -> Result<(), Refusal> {
    let kept = house.store.set_pace(&sitting.head.id, pace.word()).await;
    kept.map(drop).map_err(|error| unavailable(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_read_back_as_they_are_kept_now_and_as_they_were() {
        for word in ["random", "greedy", "3", "4/builder"] {
            let kind: Kind = word.parse().unwrap();
            let SeatKind::Bot { kind: name, character, .. } = kept_chair(&Chair::bot(kind, Seat::ALL[0]))
            else {
                panic!("a bot is kept as a bot")
            };
            assert_eq!(bot(&name, &character), Ok(kind));
            assert!(!name.contains('/'), "{name}");
            // Before, the kind was kept whole.
            assert_eq!(bot(word, ""), Ok(kind));
        }
        assert!(bot("9", "").is_err());
    }
}
