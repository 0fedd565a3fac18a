//! The pages, and what they send.

mod deeds;
mod gallery;
mod home;
mod learn;
mod me;
mod replay;
mod rules;
mod table;
mod taste;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use ui::Markup;

use crate::house::House;
use crate::sight::Reader;
use crate::web::LARGEST_BODY;
use crate::web::fault::Fault;
use crate::web::visitor::{Anybody, Taste, Visitor, guest};

/// The routes of the pages.
pub(crate) fn routes(house: &Arc<House>) -> Router<Arc<House>> {
    Router::new()
        .route("/", get(home::home))
        .route("/lists", get(home::lists))
        .route("/play/{game}", post(home::play))
        .route("/new/{game}", get(home::form).post(home::open))
        .route("/rules/{game}", get(rules::guide))
        .route("/rules/{game}/{page}", get(rules::page))
        .route("/rules/{game}/example/{number}", get(rules::attempt))
        .route("/rules/{game}/example/{number}/try", post(rules::tried))
        .route("/gallery/{game}", get(gallery::gallery))
        .route("/learn/{game}", get(learn::contents))
        .route("/learn/{game}/game", post(learn::game))
        .route("/learn/{game}/{number}", get(learn::lesson))
        .route("/learn/{game}/{number}/try", post(learn::attempt))
        .route("/taste", post(taste::change))
        .route("/me", get(me::me).post(me::change))
        .route("/me/{token}", get(me::ask).post(me::take))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/now", get(table::now))
        .route("/t/{id}/stream", get(table::stream))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/picture.png", get(table::picture))
        .route("/picture/{game}", get(table::picture_of_game))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/replay/now", get(replay::now))
        .route("/t/{id}/act", post(deeds::act))
        .route("/t/{id}/why", post(deeds::why))
        .route("/t/{id}/undo", post(deeds::undo))
        .route("/t/{id}/undo/answer", post(deeds::answer_undo))
        .route("/t/{id}/chat", post(deeds::say))
        .route("/t/{id}/join", post(deeds::join))
        .route("/t/{id}/leave", post(deeds::leave))
        .route("/t/{id}/give-up", post(deeds::give_up))
        .route("/t/{id}/delete", post(deeds::delete))
        .route("/t/{id}/return", post(deeds::take_back))
        .route("/t/{id}/seat", post(deeds::invite))
        .route("/t/{id}/pace", post(deeds::pace))
        .route("/t/{id}/watchers", post(deeds::watchers))
        .route("/t/{id}/hint", get(deeds::hint))
        .route("/t/{id}/rematch", post(deeds::rematch))
        .fallback(async || Fault::NotFound)
        .method_not_allowed_fallback(async || Fault::WrongMethod)
        .layer(from_fn_with_state(Arc::clone(house), guest))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}

fn shown(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// A person as a reader of tables.
fn reader(visitor: &Visitor, taste: &Taste) -> Reader {
    Reader { person: Some(visitor.person.id), language: taste.language, wish: None }
}

/// Whoever looks at tables, known or not.
fn onlooker(anybody: &Anybody, taste: &Taste) -> Reader {
    let person = anybody.person().map(|person| person.id);
    Reader { person, language: taste.language, wish: None }
}
