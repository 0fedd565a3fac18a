//! The JSON API, for everything a program needs. Routes and their description come from one place.

mod describe;
mod people;
mod play;
mod query;
mod tables;
pub mod wire;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use serde_json::Value;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::describe::Security;
use crate::api::query::{Known, only_known};
use crate::house::House;
use crate::web::fault::Fault;
use crate::web::visitor::caller;

pub(crate) use play::decided;
pub(crate) use tables::{find, invited, read_pace, seat};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Henge",
        description = "Board games of druids and stones, for programs. Actions are written in the notation of their game; \
                       every error is `{\"error\": {\"code\", \"message\"}}`. What is not described here is refused: \
                       unknown fields and query parameters with 400, other methods with 405 and `Allow`."
    ),
    components(schemas(wire::Change, wire::Here)),
    modifiers(&Security)
)]
struct Description;

fn described() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::games))
        .routes(routes!(people::new_person))
        .routes(routes!(people::me, people::rename))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::table, tables::delete))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::give_up))
        .routes(routes!(tables::take_back))
        .routes(routes!(tables::invite))
        .routes(routes!(tables::pace))
        .routes(routes!(tables::watchers))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::chat, tables::say))
        .routes(routes!(tables::record))
        .routes(routes!(play::view))
        .routes(routes!(play::legal))
        .routes(routes!(play::hint))
        .routes(routes!(play::steps))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::stream))
}

/// The routes of the API.
pub(crate) fn routes(house: &Arc<House>) -> Router<Arc<House>> {
    let (router, description) = described().split_for_parts();
    let description = describe::complete(&description);
    let known = Known::of(&description);
    let description = description.to_string();
    let described = move || async move { ([("content-type", "application/json")], description) };
    router
        .layer(from_fn_with_state(known, only_known))
        .route("/api/v1/openapi.json", get(described))
        .route("/api/{*rest}", axum::routing::any(async || Fault::NotFound))
        .method_not_allowed_fallback(async || Fault::WrongMethod)
        .layer(from_fn_with_state(Arc::clone(house), caller))
        .layer(DefaultBodyLimit::max(crate::web::LARGEST_BODY))
}

/// The OpenAPI document of the API.
pub fn description() -> Value {
    describe::complete(&described().into_openapi())
}
