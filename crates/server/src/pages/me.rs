//! The reader's own page, and the private link that carries it to another browser.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::List;
use table::Person;
use ui::Texts;
use ui::page::{self, Before, Link, Me, Show};

use crate::house::House;
use crate::name::{self, BadName};
use crate::pages::shown;
use crate::person::Token;
use crate::sight::seconds;
use crate::table::unavailable;
use crate::tally::{last_game, tally};
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::visitor::{Anybody, Taste, Visitor, identify, remember};

fn path(token: &Token) -> String {
    format!("/me/{}", token.reveal())
}

/// What is said on the reader's own page, by id: that something was done, or what was wrong.
#[derive(Clone, Copy, Default)]
struct Word {
    said: Option<&'static str>,
    error: Option<&'static str>,
}

async fn page_of(
    house: &Arc<House>,
    (visitor, taste): (&Anybody, &Taste),
    (show, game): (Option<Show>, Option<String>),
    Word { said, error }: Word,
) -> Result<Response, Fault> {
    let texts = Texts::of(taste.language);
    let now = house.settings.clock.now();
    let person = visitor.person().map(|person| person.id);
    let summaries = match person {
        Some(person) => house.listed_long(List::Finished(person)).await?,
        None => Vec::new(),
    };
    let title = |id: &str| {
        ui::parlour(&house.catalog, id).map_or_else(|_| id.to_owned(), |game| game.title().to_owned())
    };
    let counted = person.map(|person| tally(&summaries, person, (texts, now), title)).unwrap_or_default();
    let wanted = summaries.iter().filter(|summary| game.as_ref().is_none_or(|game| *game == summary.game));
    let line = |summary| Some(last_game(summary, person?, (texts, now), title));
    let finished = wanted.filter_map(line).collect();
    let games = house.catalog.games().into_iter().map(|label| (label.id.to_owned(), label.title));
    let known = match person {
        Some(person) => house.store.person(person).await.map_err(|error| unavailable(&error))?,
        None => None,
    };
    // Whoever has nothing to look back on wants to change something.
    let usual = if summaries.is_empty() { Show::Settings } else { Show::Overview };
    let me = Me {
        show: show.unwrap_or(usual),
        since: known.map(|known| page::ago(texts, seconds(now - known.created_at))),
        tally: counted,
        link: visitor.0.as_ref().map(|visitor| format!("{}{}", taste.origin, path(&visitor.token))),
        said: said.map(|id| texts.say(id, &[])),
        error: error.map(|id| texts.say(id, &[])),
        games: games.collect(),
        game,
        finished,
    };
    Ok(shown(page::me(&taste.frame(visitor.name()), &me)))
}

/// What is looked at, and of which game.
#[derive(Deserialize)]
pub(super) struct Filter {
    show: Option<String>,
    game: Option<String>,
}

/// `GET /me`.
pub(super) async fn me(
    State(house): State<Arc<House>>,
    visitor: Anybody,
    taste: Taste,
    filter: Result<Query<Filter>, QueryRejection>,
) -> Result<Response, Fault> {
    let (show, game) = filter.map_or((None, None), |Query(filter)| (filter.show, filter.game));
    let game = game.filter(|game| house.catalog.games().iter().any(|label| label.id == game.as_str()));
    // A link of before there were tabs names only a game.
    let show = show.and_then(|word| Show::read(&word)).or(game.is_some().then_some(Show::Games));
    page_of(&house, (&visitor, &taste), (show, game), Word::default()).await
}

/// What the form sends.
#[derive(Deserialize)]
pub(super) struct Changes {
    name: Option<String>,
    lang: Option<String>,
    theme: Option<String>,
}

/// What is said about a name that is none.
fn told(bad: BadName) -> &'static str {
    match bad {
        BadName::Length => "site-me-bad-name",
        BadName::Invisible => "site-me-invisible-name",
        BadName::Bots => "site-me-bots-name",
    }
}

/// `POST /me`.
pub(super) async fn change(
    State(house): State<Arc<House>>,
    mut visitor: Visitor,
    mut taste: Taste,
    Filled(changes): Filled<Changes>,
) -> Result<Response, Fault> {
    if let Some(language) = changes.lang.and_then(|tag| tag.parse().ok()) {
        taste.language = language;
    }
    if let Some(theme) = changes.theme.and_then(|name| name.parse().ok()) {
        taste.theme = theme;
    }
    let name = changes.name.as_deref().map(name::read).transpose();
    if let Ok(Some(name)) = &name
        && **name != *visitor.person.name
    {
        visitor.person = house.rename(&visitor.token, &visitor.person, name.clone()).await?;
    }
    let visitor = Anybody(Some(visitor));
    let mut response = match name {
        Ok(_) => {
            let word = Word { said: Some("site-me-saved"), ..Word::default() };
            page_of(&house, (&visitor, &taste), (Some(Show::Settings), None), word).await?
        }
        Err(bad) => {
            let word = Word { error: Some(told(bad)), ..Word::default() };
            let page = page_of(&house, (&visitor, &taste), (Some(Show::Settings), None), word).await?;
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    };
    for cookie in remember(&taste) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Pages with a token in their path tell nobody where they were. Not even `no-referrer`: with that browsers call the
/// origin of our own forms `null`.
const DISCREET: [(HeaderName, HeaderValue); 1] =
    [(header::REFERRER_POLICY, HeaderValue::from_static("strict-origin"))];

/// The person of a private link.
async fn behind(house: &House, token: &str) -> Result<(Person, Token), Fault> {
    let token = Token::read(token).ok_or(Fault::UnknownToken)?;
    let person = house.person(&token).await?.ok_or(Fault::UnknownToken)?;
    Ok((person, token))
}

/// `GET /me/{token}`: asks. Whoever follows a link of somebody else has not agreed to anything.
pub(super) async fn ask(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let (person, token) = behind(&house, &token).await?;
    let frame = taste.frame(visitor.name());
    let page = if visitor.person().is_some_and(|known| known.id == person.id) {
        let texts = Texts::of(taste.language);
        let same = texts.say("site-link-same", &[("name", (&*person.name).into())]);
        page::message(&frame, &texts.say("site-link", &[]), &same, StatusCode::OK.as_u16())
    } else {
        page::link_asks(&frame, &Link { path: path(&token), name: person.name.to_string() })
    };
    Ok((DISCREET, shown(page)).into_response())
}

/// `POST /me/{token}`: the private link makes this browser the person's. Who it was before is told once.
pub(super) async fn take(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let (person, token) = behind(&house, &token).await?;
    let before = visitor.0.filter(|before| before.person.id != person.id);
    let response = match before {
        None => Redirect::to("/").into_response(),
        Some(before) => {
            let back = path(&before.token);
            let address = format!("{}{back}", taste.origin);
            let before = Before { link: Link { path: back, name: before.person.name.to_string() }, address };
            (DISCREET, shown(page::link_taken(&taste.frame(&person.name), &before))).into_response()
        }
    };
    Ok(([(header::SET_COOKIE, identify(&token, &taste))], response).into_response())
}
