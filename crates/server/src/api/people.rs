//! Games and people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Kind;

use crate::api::wire;
use crate::house::House;
use crate::name::{self, BadName};
use crate::web::fault::{ErrorBody, Fault};
use crate::web::sent::Sent;
use crate::web::visitor::Visitor;

/// The games of the house
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = wire::Games)))]
pub(super) async fn games(State(house): State<Arc<House>>) -> Json<wire::Games> {
    let games = house.catalog.games().into_iter().map(|label| wire::GameLabel {
        id: label.id.to_owned(),
        title: label.title,
        author: label.author,
        publisher: label.publisher,
        year: label.year,
        players: label.players,
        minutes: label.minutes,
        reconstructed: label.reconstructed,
        rules: label.rules,
        data: label.data.to_hex().to_string(),
        characters: characters(&house, label.id),
        options: label
            .options
            .into_iter()
            .map(|(players, options)| {
                let options = options.into_iter().map(|option| wire::GameOption {
                    key: option.key,
                    values: option.values,
                    default: option.default,
                });
                (players.to_string(), options.collect())
            })
            .collect(),
    });
    let bots = Kind::ALL.map(|kind| kind.to_string()).to_vec();
    Json(wire::Games { games: games.collect(), bots })
}

/// The characters that bots of a game can have.
fn characters(house: &House, game: &str) -> Vec<String> {
    let game = ui::parlour(&house.catalog, game);
    game.map(|game| game.characters().into_iter().map(str::to_owned).collect()).unwrap_or_default()
}

/// A name as programs send it: what is too long is refused, also where blanks make it so.
fn read_name(name: &str) -> Result<String, Fault> {
    if name.chars().count() > name::LONGEST_NAME {
        Err(BadName::Length.into())
    } else {
        Ok(name::read(name)?)
    }
}

/// Someone new
///
/// Gives a token, which is told only here. Whoever holds it is the person.
#[utoipa::path(
    post, path = "/api/v1/people", tag = "people", request_body = wire::NewPerson,
    responses(
        (status = 201, body = wire::Welcome),
        (status = 422, body = ErrorBody, description = "nobody can be called so"),
    )
)]
pub(super) async fn new_person(
    State(house): State<Arc<House>>,
    Sent(new): Sent<wire::NewPerson>,
) -> Result<(StatusCode, Json<wire::Welcome>), Fault> {
    let name = new.name.map(|name| read_name(&name)).transpose()?;
    let (person, token) = house.welcome(name).await?;
    let welcome = wire::Welcome { name: person.name.to_string(), token: token.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(welcome)))
}

/// Who you are
#[utoipa::path(
    get, path = "/api/v1/me", tag = "people", security(("token" = [])),
    responses((status = 200, body = wire::PersonLabel))
)]
pub(super) async fn me(visitor: Visitor) -> Json<wire::PersonLabel> {
    Json(wire::PersonLabel { name: visitor.person.name.to_string() })
}

/// Take another name
#[utoipa::path(
    post, path = "/api/v1/me", tag = "people", security(("token" = [])), request_body = wire::NewName,
    responses(
        (status = 200, body = wire::PersonLabel),
        (status = 422, body = ErrorBody, description = "nobody can be called so"),
    )
)]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Sent(new): Sent<wire::NewName>,
) -> Result<Json<wire::PersonLabel>, Fault> {
    let name = read_name(&new.name)?;
    let person = house.rename(&visitor.token, &visitor.person, name).await?;
    Ok(Json(wire::PersonLabel { name: person.name.to_string() }))
}
