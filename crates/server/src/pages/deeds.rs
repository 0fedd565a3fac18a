//! What people do at a table by its page. The script gets the new page parts, a form without a script the page.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use table::{Consent, Deed, Looked, Refusal, Watchers};

use crate::api::{decided, find, invited, read_pace, seat};
use crate::gallery::{self, Packing, Wants};
use crate::hint::Address;
use crate::house::House;
use crate::name;
use crate::pages::reader;
use crate::sight::{self, Reader, Tried};
use crate::table::{Handle, Snapshot};
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::told;
use crate::web::visitor::{Taste, Visitor};

/// What somebody who is known asks of a table by its page.
pub(super) struct Request {
    house: Arc<House>,
    id: String,
    visitor: Visitor,
    taste: Taste,
    answer: Answering,
    packing: Packing,
    from: Address,
}

/// How a request wants to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answering {
    /// With the page, as a form without a script does.
    Page,
    /// With the new parts of the page.
    Parts,
}

impl FromRequestParts<Arc<House>> for Request {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Request, Response> {
        let Path(id) = Path::from_request_parts(parts, house).await.map_err(IntoResponse::into_response)?;
        let visitor = Visitor::from_request_parts(parts, house).await.map_err(IntoResponse::into_response)?;
        let taste = Taste::from_request_parts(parts, house).await.map_err(IntoResponse::into_response)?;
        let answer = if told::wants_page(&parts.headers) { Answering::Page } else { Answering::Parts };
        let (packing, from) = (Packing::wanted(&parts.headers), Address::of(parts));
        Ok(Request { house: Arc::clone(house), id, visitor, taste, answer, packing, from })
    }
}

impl Request {
    fn table(&self) -> Result<Handle, Fault> {
        find(&self.house, &self.id)
    }

    /// Does something, and answers with how the table is then.
    async fn act(&self, deed: Deed) -> Result<Response, Fault> {
        let done = self.table()?.act(&self.visitor.person, deed).await?;
        Ok(self.answer(&done.snapshot, None))
    }

    /// The table as it is then; a page that says what it has gets the rest.
    fn answer(&self, snapshot: &Snapshot, marks: Option<String>) -> Response {
        match self.answer {
            Answering::Page => Redirect::to(&format!("/t/{}", self.id)).into_response(),
            Answering::Parts => {
                let wants = Wants { marks, packing: self.packing };
                gallery::now(snapshot, &reader(&self.visitor, &self.taste), &wants)
            }
        }
    }

    /// Why something cannot be done, in the reader's language, with what would be right.
    async fn why(&self, wish: Option<Seat>, tried: Tried) -> Result<Option<String>, Fault> {
        let reader = Reader { wish, ..reader(&self.visitor, &self.taste) };
        Ok(sight::why(&*self.table()?.look().await?, &reader, &tried))
    }
}

/// A decision, or several that belong together.
#[derive(Deserialize)]
pub(super) struct Act {
    seat: u8,
    step: u32,
    version: Option<u32>,
    marks: Option<String>,
    action: Option<String>,
    actions: Option<Vec<String>>,
}

/// `POST /t/{id}/act`.
pub(super) async fn act(request: Request, Filled(act): Filled<Act>) -> Result<Response, Fault> {
    let seat = seat(act.seat)?;
    let actions = decided(act.action, act.actions)?;
    let first = actions[0].clone();
    let looked = act.version.map_or(Looked::Step(act.step), Looked::Version);
    let deed = Deed::Act { seat, looked, actions };
    match request.table()?.act(&request.visitor.person, deed).await {
        Ok(done) => Ok(request.answer(&done.snapshot, act.marks)),
        // The game says it better than the notation.
        Err(refusal @ Refusal::Rules(_)) => {
            let why = request.why(Some(seat), Tried::Action(first)).await?;
            let fault = Fault::from(refusal);
            Ok(match why {
                Some(why) if request.answer == Answering::Parts => fault.told(why),
                _ => fault.into_response(),
            })
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// Things touched that lead nowhere.
#[derive(Deserialize)]
pub(super) struct Why {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    touched: Vec<String>,
    #[serde(alias = "word", alias = "key")]
    touch: String,
}

/// Why they lead nowhere.
#[derive(Serialize)]
struct Because {
    why: Option<String>,
}

/// `POST /t/{id}/why`.
pub(super) async fn why(request: Request, Filled(why): Filled<Why>) -> Result<Response, Fault> {
    let wish = why.seat.map(seat).transpose()?;
    let tried = Tried::Touched { before: why.touched, touch: why.touch };
    let why = request.why(wish, tried).await?;
    Ok(Json(Because { why }).into_response())
}

/// Going back.
#[derive(Deserialize)]
pub(super) struct Undo {
    version: Option<u32>,
    to: Option<u32>,
}

/// `POST /t/{id}/undo`.
pub(super) async fn undo(request: Request, Filled(undo): Filled<Undo>) -> Result<Response, Fault> {
    request.act(Deed::Undo { looked: undo.version.map(Looked::Version), to: undo.to }).await
}

/// An answer to a request to go back.
#[derive(Deserialize)]
pub(super) struct Answer {
    answer: String,
}

/// `POST /t/{id}/undo/answer`.
pub(super) async fn answer_undo(request: Request, Filled(answer): Filled<Answer>) -> Result<Response, Fault> {
    let consent = match answer.answer.as_str() {
        "yes" => Consent::Given,
        "no" => Consent::Denied,
        _ => return Err(Fault::BadRequest { why: "answer is yes or no".to_owned() }),
    };
    request.act(Deed::Answer { consent }).await
}

/// A message.
#[derive(Deserialize)]
pub(super) struct Message {
    text: String,
}

/// `POST /t/{id}/chat`.
pub(super) async fn say(request: Request, Filled(message): Filled<Message>) -> Result<Response, Fault> {
    request.act(Deed::Say { text: message.text }).await
}

/// A seat, if one is named.
#[derive(Deserialize)]
pub(super) struct Place {
    seat: Option<u8>,
}

/// A seat to be taken, and what its person wants to be called.
#[derive(Deserialize)]
pub(super) struct Coming {
    seat: Option<u8>,
    name: Option<String>,
}

/// `POST /t/{id}/join`. A name that cannot be is not taken over: one sits down all the same.
pub(super) async fn join(mut request: Request, Filled(coming): Filled<Coming>) -> Result<Response, Fault> {
    let wanted = coming.name.and_then(|name| name::read(&name).ok());
    if let Some(name) = wanted.filter(|name| **name != *request.visitor.person.name) {
        let Visitor { person, token } = &request.visitor;
        request.visitor.person = request.house.rename(token, person, name).await?;
    }
    request.act(Deed::Join { seat: coming.seat.map(seat).transpose()? }).await
}

/// `POST /t/{id}/leave`: one seat, or all of one's own.
pub(super) async fn leave(request: Request, Filled(place): Filled<Place>) -> Result<Response, Fault> {
    request.act(Deed::Leave { seat: place.seat.map(seat).transpose()? }).await
}

/// `POST /t/{id}/give-up`: the game ends, and is shown so.
pub(super) async fn give_up(request: Request) -> Result<Response, Fault> {
    request.act(Deed::GiveUp).await
}

/// `POST /t/{id}/delete`: there is no table any more to be shown.
pub(super) async fn delete(request: Request) -> Result<Response, Fault> {
    request.house.delete(&request.table()?, &request.visitor.person).await?;
    Ok(match request.answer {
        Answering::Page => Redirect::to("/").into_response(),
        Answering::Parts => StatusCode::NO_CONTENT.into_response(),
    })
}

/// `POST /t/{id}/return`: whoever left sits down again.
pub(super) async fn take_back(request: Request) -> Result<Response, Fault> {
    request.act(Deed::Return).await
}

/// How long bots take.
#[derive(Deserialize)]
pub(super) struct Paced {
    pace: String,
}

/// `POST /t/{id}/pace`.
pub(super) async fn pace(request: Request, Filled(paced): Filled<Paced>) -> Result<Response, Fault> {
    request.act(Deed::Pace { pace: read_pace(&paced.pace)? }).await
}

/// Are those heard who watch?
#[derive(Deserialize)]
pub(super) struct Heard {
    watchers: String,
}

/// `POST /t/{id}/watchers`.
pub(super) async fn watchers(request: Request, Filled(heard): Filled<Heard>) -> Result<Response, Fault> {
    let watchers = match heard.watchers.as_str() {
        "heard" => Watchers::Heard,
        "muted" => Watchers::Muted,
        _ => return Err(Fault::BadRequest { why: "watchers are heard or muted".to_owned() }),
    };
    request.act(Deed::Watchers { watchers }).await
}

/// An option that is worth thinking of, with what one touches for it.
#[derive(Serialize)]
struct Advice {
    action: String,
    keys: Vec<String>,
    percent: u8,
    label: String,
}

/// What is advised.
#[derive(Serialize)]
struct Advised {
    step: u32,
    best: Vec<Advice>,
}

/// `GET /t/{id}/hint`.
pub(super) async fn hint(request: Request) -> Result<Response, Fault> {
    let reader = reader(&request.visitor, &request.taste);
    let hint = request.house.hint(&request.table()?, reader, request.from).await?;
    let advice = |advice: crate::hint::Advice| Advice {
        action: advice.choice.action,
        keys: advice.choice.path,
        percent: advice.percent,
        label: advice.choice.label,
    };
    Ok(Json(Advised { step: hint.step, best: hint.best.into_iter().map(advice).collect() }).into_response())
}

/// An invitation to a seat.
#[derive(Deserialize)]
pub(super) struct Invite {
    seat: u8,
    who: String,
}

/// `POST /t/{id}/seat`.
pub(super) async fn invite(request: Request, Filled(invite): Filled<Invite>) -> Result<Response, Fault> {
    request.act(Deed::Invite { seat: seat(invite.seat)?, invited: invited(&invite.who)? }).await
}

/// Where the game goes on.
#[derive(Serialize)]
struct Again {
    id: String,
    path: String,
}

/// `POST /t/{id}/rematch`.
pub(super) async fn rematch(request: Request) -> Result<Response, Fault> {
    let id = request.house.rematch(&request.table()?, &request.visitor.person).await?;
    let path = format!("/t/{id}");
    if request.answer == Answering::Page {
        return Ok(Redirect::to(&path).into_response());
    }
    Ok(Json(Again { id: id.to_string(), path }).into_response())
}
