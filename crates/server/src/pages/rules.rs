//! Rules pages.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use ui::Texts;
use ui::page::{self, RulesPage};

use crate::house::House;
use crate::pages::shown;
use crate::web::fault::Fault;
use crate::web::visitor::{Anybody, Taste};

fn find(house: &House, game: &str, taste: &Taste, page: &str) -> Result<RulesPage, Fault> {
    let game = ui::parlour(&house.catalog, game).map_err(|_| Fault::NotFound)?;
    game.rules(Texts::of(taste.language), page).ok_or(Fault::NotFound)
}

/// `GET /rules/{game}`.
pub(super) async fn overview(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let found = find(&house, &game, &taste, "index")?;
    Ok(shown(page::rules(&taste.frame(visitor.name()), &found)))
}

/// `GET /rules/{game}/{page}`.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let found = find(&house, &game, &taste, &name)?;
    Ok(shown(page::rules(&taste.frame(visitor.name()), &found)))
}
