//! What people do at a table by its page. The script gets the new page parts, a form without a script the page.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::api::{find, invited, seat};
use crate::house::House;
use crate::pages::reader;
use crate::sight::{self, Tried};
use crate::table::{Bench, Consent, Deed, Handle, Refusal};
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::told;
use crate::web::visitor::{Taste, Visitor};

/// A request to a table by its page.
struct Request<'a> {
    house: &'a Arc<House>,
    id: &'a str,
    visitor: &'a Visitor,
    taste: &'a Taste,
    headers: &'a HeaderMap,
}

impl Request<'_> {
    fn table(&self) -> Result<Handle, Fault> {
        find(self.house, self.id)
    }

    /// Does something, and answers with how the table is then.
    async fn act(&self, deed: Deed) -> Result<Response, Fault> {
        self.table()?.act(&self.visitor.person, deed).await?;
        self.answer(None).await
    }

    async fn answer(&self, wish: Option<Seat>) -> Result<Response, Fault> {
        if told::wants_page(self.headers) {
            return Ok(Redirect::to(&format!("/t/{}", self.id)).into_response());
        }
        let mut reader = reader(self.house, self.visitor, self.taste);
        reader.wish = wish;
        let catalog = Arc::clone(&self.house.catalog);
        let look = move |bench: &Bench| sight::now(&catalog, bench, &reader);
        Ok(Json(self.table()?.read(look).await?.ok_or(Fault::Inside)?).into_response())
    }
}

/// A decision.
#[derive(Deserialize)]
pub(super) struct Act {
    seat: u8,
    step: u32,
    action: String,
}

/// `POST /t/{id}/act`.
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(act): Filled<Act>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
    let seat = seat(act.seat)?;
    let deed = Deed::Act { seat, step: act.step, action: act.action.clone() };
    match request.table()?.act(&visitor.person, deed).await {
        Ok(_) => request.answer(None).await,
        // The game says it better than the notation: in the reader's language, with what would be right.
        Err(refusal @ Refusal::Rules(_)) => {
            let mut reader = reader(&house, &visitor, &taste);
            reader.wish = Some(seat);
            let catalog = Arc::clone(&house.catalog);
            let tried = Tried::Action(act.action);
            let why =
                request.table()?.read(move |bench| sight::why(&catalog, bench, &reader, &tried)).await?;
            let fault = Fault::from(refusal);
            Ok(match why {
                Some(why) if !told::wants_page(&headers) => fault.told(why),
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
pub(super) async fn why(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    Filled(why): Filled<Why>,
) -> Result<Response, Fault> {
    let mut reader = reader(&house, &visitor, &taste);
    reader.wish = why.seat.map(seat).transpose()?;
    let catalog = Arc::clone(&house.catalog);
    let tried = Tried::Touched { before: why.touched, touch: why.touch };
    let why = find(&house, &id)?.read(move |bench| sight::why(&catalog, bench, &reader, &tried)).await?;
    Ok(Json(Because { why }).into_response())
}

/// Going back.
#[derive(Deserialize)]
pub(super) struct Undo {
    step: Option<u32>,
    to: Option<u32>,
}

/// `POST /t/{id}/undo`.
pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(undo): Filled<Undo>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
    request.act(Deed::Undo { step: undo.step, to: undo.to }).await
}

/// An answer to a request to go back.
#[derive(Deserialize)]
pub(super) struct Answer {
    answer: String,
}

/// `POST /t/{id}/undo/answer`.
pub(super) async fn answer_undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(answer): Filled<Answer>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
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
pub(super) async fn say(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(message): Filled<Message>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
    request.act(Deed::Say { text: message.text }).await
}

/// A seat, if one is named.
#[derive(Deserialize)]
pub(super) struct Place {
    seat: Option<u8>,
}

/// `POST /t/{id}/join`.
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(place): Filled<Place>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
    request.act(Deed::Join { seat: place.seat.map(seat).transpose()? }).await
}

/// `POST /t/{id}/leave`: one seat, or all of one's own.
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(place): Filled<Place>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
    let person = visitor.person.id;
    let seats: Vec<Seat> = match place.seat {
        Some(number) => vec![seat(number)?],
        None => {
            request.table()?.read(move |bench| bench.sitting.chairs.held_by(person).iter().collect()).await?
        }
    };
    if seats.is_empty() {
        return Err(Refusal::NotAtTable.into());
    }
    for seat in seats {
        request.table()?.act(&visitor.person, Deed::Leave { seat }).await?;
    }
    request.answer(None).await
}

/// An invitation to a seat.
#[derive(Deserialize)]
pub(super) struct Invite {
    seat: u8,
    who: String,
}

/// `POST /t/{id}/seat`.
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    taste: Taste,
    headers: HeaderMap,
    Filled(invite): Filled<Invite>,
) -> Result<Response, Fault> {
    let request = Request { house: &house, id: &id, visitor: &visitor, taste: &taste, headers: &headers };
    request.act(Deed::Invite { seat: seat(invite.seat)?, invited: invited(&invite.who)? }).await
}

/// Where the game goes on.
#[derive(Serialize)]
struct Again {
    id: String,
    path: String,
}

/// `POST /t/{id}/rematch`.
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let id = house.rematch(&find(&house, &id)?, &visitor.person).await?;
    let path = format!("/t/{id}");
    if told::wants_page(&headers) {
        return Ok(Redirect::to(&path).into_response());
    }
    Ok(Json(Again { id: id.to_string(), path }).into_response())
}
