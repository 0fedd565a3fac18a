//! The guide of a game with its examples to try, and the exact rules.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use ui::page::{self, GuidePage, LessonPage, RulesPage};
use ui::{Guide, Language, Lesson, Texts};

use crate::house::House;
use crate::pages::learn::{Try, judged};
use crate::pages::shown;
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::visitor::{Anybody, Taste};

/// `GET /rules/{game}`: how it is played, for people.
pub(super) async fn guide(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let parlour = ui::parlour(&house.catalog, &game).map_err(|_| Fault::NotFound)?;
    let guide = Guide::of(&game, taste.language).ok_or(Fault::NotFound)?;
    let found = GuidePage {
        title: parlour.title().to_owned(),
        picture: parlour.picture(),
        symbols: parlour.symbols(),
        game,
    };
    Ok(shown(page::guide(&taste.frame(visitor.name()), &found, guide, &house.catalog)))
}

/// An example by its number in the address.
fn example(game: &str, number: &str, language: Language) -> Result<(usize, &'static Lesson), Fault> {
    let number: usize = number.parse().map_err(|_| Fault::NotFound)?;
    let guide = Guide::of(game, language).ok_or(Fault::NotFound)?;
    Ok((number, guide.example(number).ok_or(Fault::NotFound)?))
}

/// `GET /rules/{game}/example/{number}`: an example on a board, to be played on.
pub(super) async fn attempt(
    State(house): State<Arc<House>>,
    Path((game, number)): Path<(String, String)>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let parlour = ui::parlour(&house.catalog, &game).map_err(|_| Fault::NotFound)?;
    let (number, lesson) = example(&game, &number, taste.language)?;
    let found = LessonPage {
        title: parlour.title().to_owned(),
        number,
        stage: lesson.stage(&house.catalog, Texts::of(taste.language), &[])?,
        places: parlour.places().to_vec(),
        symbols: parlour.explained(Texts::of(taste.language)),
        game,
    };
    Ok(shown(page::attempt(&taste.frame(visitor.name()), &found, lesson)))
}

/// `POST /rules/{game}/example/{number}/try`.
pub(super) async fn tried(
    State(house): State<Arc<House>>,
    Path((game, number)): Path<(String, String)>,
    taste: Taste,
    Filled(tried): Filled<Try>,
) -> Result<Response, Fault> {
    let (_, lesson) = example(&game, &number, taste.language)?;
    judged(&house, lesson, Texts::of(taste.language), tried)
}

/// `GET /rules/{game}/{page}`: the exact rules.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let game = ui::parlour(&house.catalog, &game).map_err(|_| Fault::NotFound)?;
    let found: RulesPage = game.rules(Texts::of(taste.language), &name).ok_or(Fault::NotFound)?;
    Ok(shown(page::rules(&taste.frame(visitor.name()), &found)))
}
