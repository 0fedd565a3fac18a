//! Replays: any step of a game, through eyes the reader may use.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use kernel::Viewer;
use serde::Deserialize;
use ui::page::{self, Replay};

use crate::api::find;
use crate::house::House;
use crate::pages::{onlooker, shown};
use crate::sight::{self, Glimpse};
use crate::web::fault::Fault;
use crate::web::visitor::{Anybody, Taste};

/// Which step, through whose eyes, and who counts it so.
#[derive(Deserialize)]
pub(super) struct Wish {
    step: Option<u32>,
    r#as: Option<String>,
    of: Option<String>,
}

type Asked = Result<Query<Wish>, QueryRejection>;

async fn look(
    house: &Arc<House>,
    id: &str,
    (visitor, taste): (&Anybody, &Taste),
    wish: Asked,
) -> Result<Replay, Fault> {
    let Query(Wish { step, r#as: eyes, of }) = wish.map_err(|_| Fault::NotFound)?;
    let viewpoint = |word: Option<String>| -> Result<Option<Viewer>, Fault> {
        word.map(|word| page::viewpoint(&word).ok_or(Fault::NotFound)).transpose()
    };
    let wish = Glimpse { step, eyes: viewpoint(eyes)?, of: viewpoint(of)? };
    let snapshot = find(house, id)?.look().await?;
    sight::replay(&house.catalog, &snapshot, &onlooker(visitor, taste), wish).ok_or(Fault::NotFound)
}

/// `GET /t/{id}/replay`.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    taste: Taste,
    wish: Asked,
) -> Result<Response, Fault> {
    let replay = look(&house, &id, (&visitor, &taste), wish).await?;
    Ok(shown(page::replay(&taste.frame(visitor.name()), &replay)))
}

/// `GET /t/{id}/replay/now`.
pub(super) async fn now(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visitor: Anybody,
    taste: Taste,
    wish: Asked,
) -> Result<Response, Fault> {
    let replay = look(&house, &id, (&visitor, &taste), wish).await?;
    Ok(Json(replay.glance()).into_response())
}
