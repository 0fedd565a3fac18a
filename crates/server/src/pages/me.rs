//! The reader's own page.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use ui::Texts;
use ui::page::{self, Me};

use crate::house::House;
use crate::pages::shown;
use crate::person::{self, Token};
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::visitor::{Taste, Visitor, identify, remember};

fn page_of(visitor: &Visitor, taste: &Taste, said: Option<&str>, error: Option<&str>) -> Response {
    let texts = Texts::of(taste.language);
    let me = Me {
        link: format!("{}/me/{}", taste.origin, visitor.token.reveal()),
        said: said.map(|id| texts.say(id, &[])),
        error: error.map(|id| texts.say(id, &[])),
    };
    shown(page::me(&taste.frame(&visitor.person.name), &me))
}

/// `GET /me`.
pub(super) async fn me(visitor: Visitor, taste: Taste) -> Response {
    page_of(&visitor, &taste, None, None)
}

/// What the form sends.
#[derive(Deserialize)]
pub(super) struct Changes {
    name: Option<String>,
    lang: Option<String>,
    theme: Option<String>,
}

/// `POST /me`.
pub(super) async fn change(
    State(house): State<Arc<House>>,
    mut visitor: Visitor,
    mut taste: Taste,
    headers: HeaderMap,
    Filled(changes): Filled<Changes>,
) -> Result<Response, Fault> {
    if let Some(language) = changes.lang.and_then(|tag| tag.parse().ok()) {
        taste.language = language;
    }
    if let Some(theme) = changes.theme.and_then(|name| name.parse().ok()) {
        taste.theme = theme;
    }
    let mut response = match changes.name.as_deref().map(person::name) {
        Some(None) => {
            let page = page_of(&visitor, &taste, None, Some("site-me-bad-name"));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
        Some(Some(name)) => {
            if *name != *visitor.person.name {
                visitor.person = house.rename(&visitor.token, &visitor.person, name).await?;
            }
            page_of(&visitor, &taste, Some("site-me-saved"), None)
        }
        None => page_of(&visitor, &taste, Some("site-me-saved"), None),
    };
    for cookie in remember(&taste, &headers) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// `GET /me/{token}`: the private link makes this browser the person's.
pub(super) async fn carry(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let token = Token::read(&token).ok_or(Fault::UnknownToken)?;
    house.person(&token).await?.ok_or(Fault::UnknownToken)?;
    Ok(([(header::SET_COOKIE, identify(&token, &headers))], Redirect::to("/")).into_response())
}
