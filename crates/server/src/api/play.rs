//! Playing: looking, choosing, acting, taking back, listening.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Viewer;
use table::{Consent, Deed, Looked, MOST_TOGETHER, Refusal};

use crate::api::tables::{Id, done, find, seat};
use crate::api::wire;
use crate::house::House;
use crate::sight::{self, Reader};
use crate::table::Snapshot;
use crate::web::fault::{ErrorBody, Fault};
use crate::web::sent::Sent;
use crate::web::stream;
use crate::web::visitor::{Anybody, Taste, Visitor};

type Asked<T> = Result<Query<T>, QueryRejection>;

fn query<T>(asked: Asked<T>) -> Result<T, Fault> {
    asked.map(|Query(query)| query).map_err(|rejection| Fault::BadRequest { why: rejection.body_text() })
}

fn reader(visitor: Option<&Visitor>, taste: &Taste, wish: Option<u8>) -> Result<Reader, Fault> {
    Ok(Reader {
        person: visitor.map(|visitor| visitor.person.id),
        language: taste.language,
        wish: wish.map(seat).transpose()?,
    })
}

/// With whose eyes a reader looks. A seat that is not theirs is refused, not silently watched.
fn eyes(snapshot: &Snapshot, reader: &Reader) -> Result<Viewer, Refusal> {
    if let Some(seat) = reader.wish {
        match reader.person {
            Some(person) => snapshot.sitting.chairs.own(person, seat)?,
            None => return Err(Refusal::NotYourSeat { seat }),
        }
    }
    Ok(reader.viewer(&snapshot.sitting))
}

/// The table as it is now; who asks is noticed there.
async fn look(house: &Arc<House>, id: &str, visitor: Option<&Visitor>) -> Result<Arc<Snapshot>, Fault> {
    let table = find(house, id)?;
    table.noticed(visitor.map(|visitor| visitor.person.id));
    Ok(table.look().await?)
}

/// What you may know
///
/// As one of your seats, or as a spectator.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/view", tag = "play", params(("id" = String, Path), wire::EyesQuery),
    responses((status = 200, body = wire::View), (status = 403, body = ErrorBody, description = "not your seat"))
)]
pub(super) async fn view(
    State(house): State<Arc<House>>,
    Id(id): Id,
    Anybody(visitor): Anybody,
    taste: Taste,
    asked: Asked<wire::EyesQuery>,
) -> Result<Json<wire::View>, Fault> {
    let reader = reader(visitor.as_ref(), &taste, query(asked)?.seat)?;
    let snapshot = look(&house, &id, visitor.as_ref()).await?;
    let eyes = eyes(&snapshot, &reader)?;
    let sitting = &snapshot.sitting;
    Ok(Json(wire::View {
        seat: sight::seat_of(eyes).map(kernel::Seat::number),
        step: sitting.told(sitting.eyes_of(reader.person)),
        deciding: sitting.deciding().iter().map(kernel::Seat::number).collect(),
        view: serde_json::from_str(&sitting.table.view(eyes)).map_err(|_| Fault::Inside)?,
    }))
}

/// What you may do
///
/// Everything one of your seats may do now, with the notation that `act` takes.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/legal", tag = "play", params(("id" = String, Path), wire::ChoicesQuery),
    security(("token" = [])),
    responses((status = 200, body = wire::Legal), (status = 403, body = ErrorBody, description = "not your seat"))
)]
pub(super) async fn legal(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    taste: Taste,
    asked: Asked<wire::ChoicesQuery>,
) -> Result<Json<wire::Legal>, Fault> {
    let mut reader = reader(Some(&visitor), &taste, query(asked)?.seat)?;
    let snapshot = look(&house, &id, Some(&visitor)).await?;
    let sitting = &snapshot.sitting;
    let mine = sitting.chairs.held_by(visitor.person.id);
    let seat = sight::seat_of(eyes(&snapshot, &reader)?).or(mine.lowest()).ok_or(Refusal::NotAtTable)?;
    reader.wish = Some(seat);
    let action = |choice: sight::Choice| wire::LegalAction {
        action: choice.action,
        index: choice.index,
        path: choice.path,
        label: choice.label,
    };
    let step = sitting.told(sitting.eyes_of(reader.person));
    let actions = sight::choices(&snapshot, &reader).into_iter().map(action).collect();
    Ok(Json(wire::Legal { seat: seat.number(), step, actions }))
}

/// What is best
///
/// The best one to three options of your seat, as far as a bot can tell in about a second from what you may know. Tables
/// may be opened without hints. Whoever waits for two already, or asks for more than 20 a minute, is told to wait.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/hint", tag = "play", params(("id" = String, Path), wire::ChoicesQuery),
    security(("token" = [])),
    responses(
        (status = 200, body = wire::Hint),
        (status = 403, body = ErrorBody, description = "not your seat, or no hints at this table"),
        (status = 409, body = ErrorBody, description = "you have nothing to decide"),
    )
)]
pub(super) async fn hint(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    taste: Taste,
    from: crate::hint::Address,
    asked: Asked<wire::ChoicesQuery>,
) -> Result<Json<wire::Hint>, Fault> {
    let reader = reader(Some(&visitor), &taste, query(asked)?.seat)?;
    let hint = house.hint(&find(&house, &id)?, reader, from).await?;
    let advice = |advice: crate::hint::Advice| wire::Advice {
        action: advice.choice.action,
        path: advice.choice.path,
        label: advice.choice.label,
        percent: advice.percent,
    };
    let best = hint.best.into_iter().map(advice).collect();
    Ok(Json(wire::Hint { seat: hint.seat.number(), step: hint.step, best }))
}

/// What happened
///
/// Facts in notation, as one of your seats or a spectator saw them.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/steps", tag = "play", params(("id" = String, Path), wire::StepsQuery),
    responses((status = 200, body = wire::Steps), (status = 403, body = ErrorBody, description = "not your seat"))
)]
pub(super) async fn steps(
    State(house): State<Arc<House>>,
    Id(id): Id,
    Anybody(visitor): Anybody,
    taste: Taste,
    asked: Asked<wire::StepsQuery>,
) -> Result<Json<wire::Steps>, Fault> {
    let query = query(asked)?;
    let reader = reader(visitor.as_ref(), &taste, query.seat)?;
    let from = query.from.unwrap_or(1);
    let snapshot = look(&house, &id, visitor.as_ref()).await?;
    let eyes = eyes(&snapshot, &reader)?;
    let sitting = &snapshot.sitting;
    let noticed = sitting.noticed(sitting.eyes_of(reader.person)).filter(|(told, _)| *told >= from);
    let steps = noticed.map(|(step, real)| wire::SeenStep { step, events: sitting.table.seen(real, eyes) });
    Ok(Json(wire::Steps { seat: sight::seat_of(eyes).map(kernel::Seat::number), steps: steps.collect() }))
}

/// What is to be done: one action, or several.
pub(crate) fn decided(action: Option<String>, actions: Option<Vec<String>>) -> Result<Vec<String>, Fault> {
    match (action, actions) {
        (Some(action), None) => Ok(vec![action]),
        (None, Some(actions)) if (1..=MOST_TOGETHER).contains(&actions.len()) => Ok(actions),
        (None, Some(actions)) => {
            let why = format!("actions: {} were sent, 1 to {MOST_TOGETHER} can be", actions.len());
            Err(Fault::BadRequest { why })
        }
        (Some(_), Some(_)) => Err(Fault::BadRequest { why: "send action or actions, not both".to_owned() }),
        (None, None) => Err(Fault::BadRequest { why: "action or actions is missing".to_owned() }),
    }
}

/// Make a decision
///
/// When this answers, the act is on the disk. If the table has gone on since the step or version you name so that your
/// decision may not mean what it meant, nothing is done and the error `stale` tells the step it is at; what others decide at
/// the same time, chat and the like do not matter. Several decisions that belong together can be sent as `actions`: all of them
/// are done or, if one of them is refused, none.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/act", tag = "play", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Act,
    responses(
        (status = 200, body = wire::Done), (status = 403, body = ErrorBody, description = "not your seat"),
        (status = 409, body = ErrorBody, description = "stale, not begun, or over"),
        (status = 422, body = ErrorBody, description = "the rules do not allow it"),
    )
)]
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(act): Sent<wire::Act>,
) -> Result<Json<wire::Done>, Fault> {
    let (seat, actions) = (seat(act.seat)?, decided(act.action, act.actions)?);
    let looked = act.version.map_or(Looked::Step(act.step), Looked::Version);
    let deed = Deed::Act { seat, looked, actions };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, deed).await?))
}

/// Take back
///
/// At once as far as nobody has learnt anything or only bots play besides you; otherwise the others are asked.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/undo", tag = "play", params(("id" = String, Path)), security(("token" = [])),
    request_body = wire::Undo,
    responses((status = 200, body = wire::Done))
)]
pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(undo): Sent<wire::Undo>,
) -> Result<Json<wire::Done>, Fault> {
    let deed = Deed::Undo { looked: Some(Looked::Step(undo.step)), to: undo.to };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, deed).await?))
}

/// Answer a request to take back
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/undo/answer", tag = "play", params(("id" = String, Path)),
    security(("token" = [])), request_body = wire::UndoAnswer,
    responses(
        (status = 200, body = wire::Done), (status = 409, body = ErrorBody, description = "no one has asked you"),
    )
)]
pub(super) async fn answer_undo(
    State(house): State<Arc<House>>,
    Id(id): Id,
    visitor: Visitor,
    Sent(answer): Sent<wire::UndoAnswer>,
) -> Result<Json<wire::Done>, Fault> {
    let consent = if answer.agree { Consent::Given } else { Consent::Denied };
    Ok(done(&visitor, &find(&house, &id)?.act(&visitor.person, Deed::Answer { consent }).await?))
}

/// Listen
///
/// Server-sent events without an end. `change` tells the number of the last change, which is also the id of the event, and the
/// step the table is at. The first one comes at once, unless `Last-Event-ID` says that you have it. A gap needs no repair:
/// fetch what you want to know. `here` tells who is at the table. Comments keep the line open.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/stream", tag = "play",
    params(
        ("id" = String, Path),
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last event you have; browsers send it."),
    ),
    responses((status = 200, body = String, content_type = "text/event-stream", description = "events without an end"))
)]
pub(super) async fn stream(
    State(house): State<Arc<House>>,
    Id(id): Id,
    Anybody(visitor): Anybody,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let table = find(&house, &id)?;
    let person = visitor.as_ref().map(|visitor| visitor.person.id);
    Ok(stream::open(&house, table, person, &headers).await?)
}
