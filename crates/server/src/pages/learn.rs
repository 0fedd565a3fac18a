//! Guided first games: the list of lessons, lessons, what is tried in them, and the first real game. Nothing is kept here:
//! a page says what was done in its lesson, and every try is judged anew.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::{Kind, Level, Temper};
use serde::{Deserialize, Serialize};
use table::{Absent, Hints, Listing, Pace};
use ui::page::{self, Contents, LessonPage};
use ui::{Answer, Broken, Course, Lesson, Stage, Texts, Tried};

use crate::house::House;
use crate::opening::{Plan, Wanted};
use crate::pages::shown;
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::visitor::{Anybody, Taste, Visitor};

/// No lesson takes more steps, and nothing is touched more often on the way to one.
const MOST: usize = 64;
/// No text of a try is longer.
const LONGEST: usize = 200;

fn course(game: &str) -> Result<&'static Course, Fault> {
    Course::of(game).ok_or(Fault::NotFound)
}

/// A lesson by its number in the address.
fn find(game: &str, number: &str) -> Result<(usize, &'static Lesson), Fault> {
    let number: usize = number.parse().map_err(|_| Fault::NotFound)?;
    Ok((number, course(game)?.lesson(number).ok_or(Fault::NotFound)?))
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Fault {
        match broken {
            Broken::Foreign { .. } => Fault::BadRequest { why: broken.to_string() },
            // Somebody has replaced the data of the game, and the lesson does not fit it.
            Broken::Position(_) | Broken::Step { .. } => Fault::Inside,
        }
    }
}

/// `GET /learn/{game}`.
pub(super) async fn contents(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let (parlour, course) =
        (ui::parlour(&house.catalog, &game).map_err(|_| Fault::NotFound)?, course(&game)?);
    let line = parlour.line(Texts::of(taste.language));
    let found = Contents { title: parlour.title().to_owned(), game, line };
    Ok(shown(page::contents(&taste.frame(visitor.name()), &found, course)))
}

/// `GET /learn/{game}/{number}`.
pub(super) async fn lesson(
    State(house): State<Arc<House>>,
    Path((game, number)): Path<(String, String)>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let parlour = ui::parlour(&house.catalog, &game).map_err(|_| Fault::NotFound)?;
    let (number, lesson) = find(&game, &number)?;
    let found = LessonPage {
        title: parlour.title().to_owned(),
        number,
        stage: lesson.stage(&house.catalog, Texts::of(taste.language), &[])?,
        places: parlour.places().to_vec(),
        symbols: parlour.explained(Texts::of(taste.language)),
        game,
    };
    Ok(shown(page::lesson(&taste.frame(visitor.name()), &found, course(&found.game)?)))
}

/// What somebody tries in a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Try {
    /// What was done already, in notation.
    #[serde(default)]
    done: Vec<String>,
    /// What is done now, in notation: one thing, or several that belong together.
    #[serde(default)]
    actions: Vec<String>,
    /// Or what was touched before,
    #[serde(default)]
    touched: Vec<String>,
    /// and what was touched last, which leads nowhere.
    touch: Option<String>,
}

impl Try {
    fn checked(self) -> Result<Try, Fault> {
        let bad = |why: &str| Fault::BadRequest { why: why.to_owned() };
        let lists = [&self.done, &self.actions, &self.touched];
        if lists.iter().any(|list| list.len() > MOST) {
            return Err(bad("a lesson does not take so many steps"));
        }
        if lists.into_iter().flatten().chain(&self.touch).any(|text| text.len() > LONGEST) {
            return Err(bad("no action of a game is so long"));
        }
        if self.actions.is_empty() == self.touch.is_none() {
            return Err(bad("either `actions` or `touch` says what is tried"));
        }
        Ok(self)
    }
}

/// What came of it.
#[derive(Serialize)]
struct Judged {
    right: bool,
    why: Option<String>,
    stage: Option<Box<Stage>>,
}

/// `POST /learn/{game}/{number}/try`.
pub(super) async fn attempt(
    State(house): State<Arc<House>>,
    Path((game, number)): Path<(String, String)>,
    taste: Taste,
    Filled(tried): Filled<Try>,
) -> Result<Response, Fault> {
    let (_, lesson) = find(&game, &number)?;
    judged(&house, lesson, Texts::of(taste.language), tried)
}

/// What comes of a try.
pub(super) fn judged(
    house: &House,
    lesson: &Lesson,
    texts: &'static Texts,
    tried: Try,
) -> Result<Response, Fault> {
    let catalog = &house.catalog;
    let Try { done, actions, touched, touch } = tried.checked()?;
    let answer = match touch {
        None => lesson.act(catalog, texts, &done, &actions)?,
        Some(touch) => {
            Answer::Wrong(lesson.why(catalog, texts, &done, &Tried::Touched { before: touched, touch })?)
        }
    };
    let judged = match answer {
        Answer::Right(stage) => Judged { right: true, why: None, stage: Some(stage) },
        Answer::Wrong(why) => Judged { right: false, why: Some(why), stage: None },
    };
    Ok(Json(judged).into_response())
}

/// `POST /learn/{game}/game`: a short real game against one gentle bot, with advice for who asks.
pub(super) async fn game(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let label = house.catalog.games().into_iter().find(|label| label.id == game).ok_or(Fault::NotFound)?;
    let bots = usize::from(label.players[0].max(2)) - 1;
    let gentle = Wanted::Bot(Kind::Level(Level::One, Temper::EVEN));
    let plan = Plan {
        options: short(&game),
        game,
        seats: core::iter::once(Wanted::Me).chain(core::iter::repeat_n(gentle, bots)).collect(),
        listing: Listing::ByLink,
        hints: Hints::Always,
        pace: Pace::default(),
        grace: None,
        absent: Absent::default(),
        guests: BTreeMap::new(),
        rematch_of: None,
    };
    let id = house.open_table(&visitor.person, plan).await?;
    Ok(Redirect::to(&format!("/t/{id}?learn=1")).into_response())
}

/// What makes a game short, where something does.
fn short(game: &str) -> BTreeMap<String, String> {
    let board = ("board".to_owned(), "small16".to_owned());
    (game == "dolmengoetter").then_some(board).into_iter().collect()
}
