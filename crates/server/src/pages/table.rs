//! The page of a table, and what its script fetches.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ui::page;

use crate::api::find;
use crate::gallery::{self, Packing, Wants};
use crate::house::House;
use crate::pages::{onlooker, shown};
use crate::poster::Subject;
use crate::record;
use crate::sight;
use crate::web::fault::Fault;
use crate::web::stream as events;
use crate::web::visitor::{Anybody, Taste};

/// How somebody wants to look.
#[derive(Deserialize)]
pub(super) struct Look {
    watch: Option<String>,
}

/// `GET /t/{id}`. Who is not at a table that waits is invited, unless they say that they only watch.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    taste: Taste,
    query: Result<Query<Look>, QueryRejection>,
) -> Result<Response, Fault> {
    let table = find(&house, &id)?;
    table.noticed(visitor.person().map(|person| person.id));
    let snapshot = table.look().await?;
    let reader = onlooker(&visitor, &taste);
    let mut found =
        sight::table_page(&house.catalog, &snapshot, &reader, &taste.origin).ok_or(Fault::Inside)?;
    let watches = query.is_ok_and(|Query(look)| look.watch.is_some());
    if !watches && sight::is_invited(&snapshot, &reader) {
        let invited = sight::invitation(&house.catalog, &snapshot, &reader, found).ok_or(Fault::Inside)?;
        return Ok(shown(page::invitation(&taste.frame(visitor.name()), &invited)));
    }
    found.now.here = Some(sight::here(&table, &snapshot, house.settings.clock.now()));
    Ok(shown(page::table(&taste.frame(visitor.name()), &found)))
}

/// What the script has already.
#[derive(Deserialize)]
pub(super) struct Have {
    have: Option<u32>,
    marks: Option<String>,
}

/// `GET /t/{id}/now`. Whoever has the newest version gets nothing.
pub(super) async fn now(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    taste: Taste,
    headers: HeaderMap,
    query: Result<Query<Have>, QueryRejection>,
) -> Result<Response, Fault> {
    let reader = onlooker(&visitor, &taste);
    let Have { have, marks } = query.map_or(Have { have: None, marks: None }, |Query(have)| have);
    let snapshot = find(&house, &id)?.look().await?;
    let version = snapshot.sitting.version(snapshot.sitting.eyes_of(reader.person));
    if have == Some(version) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(gallery::now(&snapshot, &reader, &Wants { marks, packing: Packing::wanted(&headers) }))
}

/// `GET /t/{id}/stream`.
pub(super) async fn stream(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let person = visitor.person().map(|person| person.id);
    Ok(events::open(&house, find(&house, &id)?, person, &headers).await?)
}

/// `GET /t/{id}/record`.
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let text = record::of(&find(&house, &id)?.look().await?.sitting)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.henge\"")),
    ];
    Ok((headers, text).into_response())
}

/// A picture may be kept by those who fetched it, but not for long: the game goes on.
fn painted(picture: Bytes) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=300, must-revalidate"),
    ];
    (headers, picture).into_response()
}

/// `GET /t/{id}/picture.png`: the table as everybody may see it, or its game if only those find it who have the link.
pub(super) async fn picture(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let snapshot = find(&house, &id)?.look().await?;
    let subject = sight::pictured(&snapshot);
    let picture = house.posters.get(subject, || sight::poster(&house.catalog, &snapshot)).await?;
    Ok(painted(picture))
}

/// `GET /picture/{game}.png`.
pub(super) async fn picture_of_game(
    State(house): State<Arc<House>>,
    Path(file): Path<String>,
) -> Result<Response, Fault> {
    let game = file.strip_suffix(".png").ok_or(Fault::NotFound)?;
    let parlour = ui::parlour(&house.catalog, game).map_err(|_| Fault::NotFound)?;
    let picture = house.posters.get(Subject(game.to_owned()), || parlour.poster(Vec::new())).await?;
    Ok(painted(picture))
}
