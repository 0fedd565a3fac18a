//! All pieces of a game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use ui::Texts;
use ui::page::{self, GalleryPage};

use crate::house::House;
use crate::pages::shown;
use crate::web::fault::Fault;
use crate::web::visitor::{Anybody, Taste};

/// `GET /gallery/{game}`.
pub(super) async fn gallery(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let parlour = ui::parlour(&house.catalog, &game).map_err(|_| Fault::NotFound)?;
    let found = GalleryPage {
        title: parlour.title().to_owned(),
        gallery: parlour.gallery(Texts::of(taste.language)),
        legend: parlour.legend(Texts::of(taste.language)),
        symbols: parlour.explained(Texts::of(taste.language)),
        game,
    };
    Ok(shown(page::gallery(&taste.frame(visitor.name()), &found)))
}
