//! Tables: finding, opening, sitting down, talking, records.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Kind;
use store::{List, Sitter, Summary};
use table::{
    Chair, Deed, Hints, Holder, Invited, LONGEST_MESSAGE, Listing, Offer, Pace, PersonId, Refusal, Stage,
    Watchers,
};

use crate::api::wire;
use crate::house::House;
use crate::lists;
use crate::opening::{Plan, Wanted};
use crate::record;
use crate::table::{Done, Handle, Snapshot};
use crate::web::fault::{ErrorBody, Fault};
use crate::web::sent::Sent;
use crate::web::visitor::{Anybody, Visitor};

/// The id of a table in a path. What cannot be read is no table's.
pub(super) struct Id(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Id, Fault> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(id)| Id(id)).map_err(|_| Refusal::NoTable.into())
    }
}

/// A way to the table with this id.
pub(crate) fn find(house: &Arc<House>, id: &str) -> Result<Handle, Fault> {
    let id = id.parse().map_err(|_| Refusal::NoTable)?;
    Ok(house.tables.find(house, &id))
}

/// The seat with this number.
pub(crate) fn seat(number: u8) -> Result<kernel::Seat, Fault> {
    kernel::Seat::new(number).ok_or_else(|| Fault::BadRequest {
        why: format!("there is no seat {number}; no table has more than {}", kernel::MAX_SEATS),
    })
}

/// What came of a deed, as it is told.
pub(super) fn done(visitor: &Visitor, done: &Done) -> Json<wire::Done> {
    let sitting = &done.snapshot.sitting;
    let eyes = sitting.eyes_of(Some(visitor.person.id));
    let seat = done.seat.map(kernel::Seat::number);
    Json(wire::Done { version: sitting.version(eyes), step: sitting.told(eyes), seat })
}

fn kind(holder: Holder) -> &'static str {
    match holder {
        Holder::Open => "open",
        Holder::Person(_) | Holder::Here(_) => "person",
        Holder::Bot(_) => "bot",
    }
}

fn line(summary: &Summary) -> wire::TableLine {
    let seat = |sitter: &Sitter| wire::SeatLine {
        kind: kind(sitter.chair.holder).to_owned(),
        name: lists::called(sitter).to_owned(),
    };
    wire::TableLine {
        id: summary.id.to_string(),
        game: summary.game.clone(),
        stage: summary.stage.word().to_owned(),
        seats: summary.seats.iter().map(seat).collect(),
        deciding: summary.deciding.iter().map(kernel::Seat::number).collect(),
        since: summary.since,
        points: summary.points.clone(),
        at: lists::at(summary),
        given_up: summary.end.as_ref().is_some_and(store::End::given_up),
    }
}

/// Lists of tables
///
/// `mine` and `finished` need a token.
#[utoipa::path(
    get, path = "/api/v1/tables", tag = "tables", params(wire::TablesQuery),
    responses((status = 200, body = wire::TableList))
)]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Anybody(visitor): Anybody,
    query: Result<Query<wire::TablesQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<wire::TableList>, Fault> {
    let Query(query) = query
        .map_err(|_| Fault::BadRequest { why: "which is open, running, mine or finished".to_owned() })?;
    let person = visitor.map(|visitor| visitor.person.id).ok_or(Fault::Nobody);
    let list = match query.which {
        wire::Which::Open => List::Joinable,
        wire::Which::Running => List::Watchable,
        wire::Which::Mine => List::Current(person?),
        wire::Which::Finished => List::Finished(person?),
    };
    let tables = house.listed(list).await?.iter().map(line).collect();
    Ok(Json(wire::TableList { tables }))
}

/// Open a table
///
/// The game starts once every seat is taken. Anyone who opens more than 30 in ten minutes is told to wait.
#[utoipa::path(
    post, path = "/api/v1/tables", tag = "tables", security(("token" = [])), request_body = wire::NewTable,
    responses(
        (status = 201, body = wire::Opened), (status = 404, body = ErrorBody, description = "unknown game"),
        (status = 409, body = ErrorBody, description = "you have too many public tables that are not over"),
        (status = 422, body = ErrorBody, description = "the game is not played so"),
    )
)]
pub(super) async fn create(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Sent(new): Sent<wire::NewTable>,
) -> Result<(StatusCode, Json<wire::Opened>), Fault> {
    let read = |word: &String| word.parse().map_err(|fault: crate::opening::UnknownWanted| fault.to_string());
    let seats: Result<Vec<Wanted>, String> = new.seats.iter().map(read).collect();
    let plan = Plan {
        game: new.game,
        seats: seats.map_err(|why| Fault::BadRequest { why })?,
        options: new.options,
        listing: if new.public { Listing::Public } else { Listing::ByLink },
        hints: match new.hints {
            None => Hints::AgainstBots,
            Some(true) => Hints::Always,
            Some(false) => Hints::Never,
        },
        pace: new.pace.map(Pace::from).unwrap_or_default(),
        grace: new.grace,
        absent: new.absent.unwrap_or_default().into(),
        guests: BTreeMap::new(),
        rematch_of: None,
    };
    let id = house.open_table(&visitor.person, plan).await?;
    Ok((StatusCode::CREATED, Json(wire::Opened { id: id.to_string() })))
}

/// A table as a person may know it.
fn describe(table: &Handle, snapshot: &Snapshot, person: Option<PersonId>) -> wire::Table {
    let sitting = &snapshot.sitting;
    let eyes = sitting.eyes_of(person);
    let stage = sitting.stage();
    let seat = |(seat, chair): (kernel::Seat, &Chair)| wire::Seat {
        seat: seat.number(),
        kind: kind(chair.holder).to_owned(),
        name: sitting.name(seat).to_owned(),
        level: match chair.holder {
            Holder::Bot(kind) => Some(kind.even().to_string()),
            Holder::Open | Holder::Person(_) | Holder::Here(_) => None,
        },
        character: match &chair.holder {
            Holder::Bot(Kind::Level(_, temper)) => temper.name().map(str::to_owned),
            Holder::Bot(Kind::Random | Kind::Greedy) | Holder::Open | Holder::Person(_) | Holder::Here(_) => {
                None
            }
        },
        kept_for_you: person.is_some() && chair.kept_for == person,
        offered: chair.offer == Offer::Offered,
        yours: person.is_some() && chair.holder.person() == person,
        present: chair.holder.person().is_some_and(|holder| table.here().is_here(holder)),
    };
    let standing = |(seat, standing): (kernel::Seat, kernel::Standing)| wire::Standing {
        seat: seat.number(),
        place: standing.place,
        score: standing.tiers[0],
        tiers: standing.tiers.to_vec(),
    };
    let mine = person.map_or(kernel::SeatSet::EMPTY, |person| sitting.chairs.held_by(person));
    let free = sitting.last_own(mine).filter(|to| stage == Stage::Playing && sitting.free_to(mine, *to));
    let free = free.map(|to| sitting.told_of(eyes, to));
    wire::Table {
        id: sitting.head.id.to_string(),
        game: sitting.head.game.clone(),
        options: sitting.table.choices().into_iter().collect(),
        stage: stage.word().to_owned(),
        public: sitting.head.listing == Listing::Public,
        pace: sitting.pace.word().to_owned(),
        hints: sitting.hints().is_ok(),
        version: sitting.version(eyes),
        step: sitting.told(eyes),
        deciding: sitting.deciding().iter().map(kernel::Seat::number).collect(),
        seats: sitting.chairs.iter().map(seat).collect(),
        commitment: sitting.commitment().to_string(),
        seed: sitting.revealed_seed().map(catalog::Seed::reveal),
        standings: sitting.played_out().then(|| sitting.table.standings().iter().map(standing).collect()),
        given_up: sitting.given_up.is_some(),
        can_give_up: person.is_some_and(|person| sitting.may_give_up(person).is_ok()),
        can_delete: person.is_some_and(|person| sitting.may_delete(person).is_ok()),
        undo: sitting.wish.as_ref().map(|wish| wire::UndoWish {
            seat: wish.seat.number(),
            to: sitting.told_of(eyes, wish.to),
            answer: person.is_some_and(|person| wish.waiting.contains(&person)),
        }),
        rematch: sitting.rematch.as_ref().map(ToString::to_string),
        free_undo: free,
        frozen: snapshot.frozen,
    }
}

/// A table
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = wire::Table))
)]
pub(super) async fn table(
    State(house): State<Arc<House>>,
    Id(id): Id,
    Anybody(visitor): Anybody,
) -> Result<Json<wire::Table>, Fault> {
    let person = visitor.map(|visitor| visitor.person.id);
    let table = find(&house, &id)?;
    table.noticed(person);
    let snapshot = table.look().await?;
    Ok(Json(describe(&table, &snapshot, person)))
}

/// Sit down
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/join", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Join,
    responses(
        (status = 200, body = wire::Done),
        (status = 409, body = ErrorBody, description = "the seat is taken, or none is free"),
    )
)]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(join): Sent<wire::Join>,
) -> Result<Json<wire::Done>, Fault> {
    let seat = join.seat.map(seat).transpose()?;
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, Deed::Join { seat }).await?))
}

/// Get up
///
/// Once the game runs a bot plays on and keeps the seat: you may come back.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Leave,
    responses((status = 200, body = wire::Done))
)]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(leave): Sent<wire::Leave>,
) -> Result<Json<wire::Done>, Fault> {
    let seat = seat(leave.seat)?;
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, Deed::Leave { seat: Some(seat) }).await?))
}

/// Give the game up
///
/// The running game ends without a result. Only where no other person holds a seat: where others play, leave. If you were
/// the only person who ever played it, its record is open as that of a finished game; else what was secret stays so.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/give-up", tag = "tables", params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 200, body = wire::Done),
        (status = 409, body = ErrorBody, description = "others are playing, or no game is running"),
    )
)]
pub(super) async fn give_up(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
) -> Result<Json<wire::Done>, Fault> {
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, Deed::GiveUp).await?))
}

/// Delete a table
///
/// Its host may do so before the game begins, and at any time if no other person has ever played there. The table is gone
/// for good, with its log and its chat; from then on every request about it is answered with 410.
#[utoipa::path(
    delete, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 204, description = "it is gone"))
)]
pub(super) async fn delete(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
) -> Result<StatusCode, Fault> {
    house.delete(&find(&house, &id)?, &visitor.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Come back
///
/// Takes back every seat that a bot keeps for you since you left.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/return", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, body = wire::Done), (status = 409, body = ErrorBody, description = "no seat is kept for you"),
    )
)]
pub(super) async fn take_back(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
) -> Result<Json<wire::Done>, Fault> {
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, Deed::Return).await?))
}

/// The pace with this name.
pub(crate) fn read_pace(word: &str) -> Result<Pace, Fault> {
    word.parse().map_err(|fault: table::UnknownPace| Fault::BadRequest { why: fault.to_string() })
}

/// How long bots take
///
/// Every player of the table may say so.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/pace", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Paced,
    responses((status = 200, body = wire::Done))
)]
pub(super) async fn pace(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(paced): Sent<wire::Paced>,
) -> Result<Json<wire::Done>, Fault> {
    let deed = Deed::Pace { pace: paced.pace.into() };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, deed).await?))
}

/// Hear those who watch, or not
///
/// Every player of the table may say so.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/watchers", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::WatchersHeard,
    responses((status = 200, body = wire::Done))
)]
pub(super) async fn watchers(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(watchers): Sent<wire::WatchersHeard>,
) -> Result<Json<wire::Done>, Fault> {
    let watchers = if watchers.heard { Watchers::Heard } else { Watchers::Muted };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, Deed::Watchers { watchers }).await?))
}

/// Invite to a seat
///
/// Only who opened the table may, and only to a seat that no person holds, or whose person has been away from a running game
/// for the time of grace: a bot keeps it then. While the game runs `person` offers a bot's seat to someone new, who must not be
/// the host nor have sat at the table; the bot plays on until then.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/seat", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Invite,
    responses(
        (status = 200, body = wire::Done),
        (status = 422, body = ErrorBody, description = "the game has no such character"),
    )
)]
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(invite): Sent<wire::Invite>,
) -> Result<Json<wire::Done>, Fault> {
    let deed = Deed::Invite { seat: seat(invite.seat)?, invited: invited(&invite.who)? };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, deed).await?))
}

/// Who is invited by a word.
pub(crate) fn invited(who: &str) -> Result<Invited, Fault> {
    match who.parse() {
        Ok(Wanted::Person) => Ok(Invited::Anybody),
        Ok(Wanted::Bot(kind)) => Ok(Invited::Bot(kind)),
        Ok(Wanted::Me | Wanted::Here) => {
            Err(Fault::BadRequest { why: "to sit here yourself, join the table".to_owned() })
        }
        Err(fault) => Err(Fault::BadRequest { why: fault.to_string() }),
    }
}

/// Play again
///
/// After the end: a table with the same game, options and bots, at which your seats are yours again. A table is
/// repeated once; whoever asks later gets the same one.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 201, body = wire::Opened),
        (status = 409, body = ErrorBody, description = "the game is still running"),
    )
)]
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
) -> Result<(StatusCode, Json<wire::Opened>), Fault> {
    let id = house.rematch(&find(&house, &id)?, &visitor.person).await?;
    Ok((StatusCode::CREATED, Json(wire::Opened { id: id.to_string() })))
}

/// What was said
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = wire::Chat))
)]
pub(super) async fn chat(State(house): State<Arc<House>>, Id(id): Id) -> Result<Json<wire::Chat>, Fault> {
    let snapshot = find(&house, &id)?.look().await?;
    let sitting = &snapshot.sitting;
    let said = sitting.chat.latest().map(|said| wire::Said {
        name: sitting.called(said.person).to_owned(),
        text: said.text.clone(),
        at: said.at,
    });
    Ok(Json(wire::Chat { count: sitting.chat.count(), messages: said.collect() }))
}

/// Say something
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Message,
    responses(
        (status = 200, body = wire::Done),
        (status = 422, body = ErrorBody, description = "empty, or more than 500 characters"),
    )
)]
pub(super) async fn say(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(message): Sent<wire::Message>,
) -> Result<Json<wire::Done>, Fault> {
    // Blanks around a message are not kept, but they are part of what is sent.
    if message.text.chars().count() > LONGEST_MESSAGE {
        return Err(Refusal::BadText { max: LONGEST_MESSAGE }.into());
    }
    let deed = Deed::Say { text: message.text };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, deed).await?))
}

/// The record of a finished game
///
/// The text that `henge record verify` confirms: everything revealed, with the seed.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 409, body = ErrorBody, description = "the game is still running, or was given up by one of several"),
    )
)]
pub(super) async fn record(State(house): State<Arc<House>>, Id(id): Id) -> Result<Response, Fault> {
    let text = record::of(&find(&house, &id)?.look().await?.sitting)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
