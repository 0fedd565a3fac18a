//! The page of a table, and what its script fetches.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ui::page;

use crate::api::find;
use crate::house::House;
use crate::pages::{onlooker, shown};
use crate::record;
use crate::sight;
use crate::web::fault::Fault;
use crate::web::stream as events;
use crate::web::visitor::{Anybody, Taste};

/// `GET /t/{id}`.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let (reader, catalog) = (onlooker(&house, &visitor, &taste), Arc::clone(&house.catalog));
    let origin = taste.origin.clone();
    let look = move |bench: &crate::table::Bench| sight::table_page(&catalog, bench, &reader, &origin);
    let found = find(&house, &id)?.read(look).await?.ok_or(Fault::Inside)?;
    Ok(shown(page::table(&taste.frame(visitor.name()), &found)))
}

/// What the script has already.
#[derive(Deserialize)]
pub(super) struct Have {
    have: Option<u64>,
}

/// `GET /t/{id}/now`. Whoever has the newest version gets nothing.
pub(super) async fn now(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    taste: Taste,
    query: Result<Query<Have>, QueryRejection>,
) -> Result<Response, Fault> {
    let (reader, catalog) = (onlooker(&house, &visitor, &taste), Arc::clone(&house.catalog));
    let have = query.ok().and_then(|Query(query)| query.have);
    let look = move |bench: &crate::table::Bench| {
        if have == Some(bench.version) {
            return Ok(None);
        }
        sight::now(&catalog, bench, &reader).map(Some).ok_or(Fault::Inside)
    };
    Ok(match find(&house, &id)?.read(look).await?? {
        Some(now) => Json(now).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// `GET /t/{id}/stream`.
pub(super) async fn stream(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    Ok(events::open(&house, find(&house, &id)?, visitor.person(), &headers).await?)
}

/// `GET /t/{id}/record`.
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let text = find(&house, &id)?.read(record::of).await??;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.henge\"")),
    ];
    Ok((headers, text).into_response())
}
