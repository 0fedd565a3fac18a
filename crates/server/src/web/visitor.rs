//! Who asks: a person by cookie or token, a language, a theme.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Person;
use ui::Language;
use ui::page::{Frame, Theme};

use crate::house::House;
use crate::limits::Asker;
use crate::origin::Scheme;
use crate::person::Token;
use crate::web::fault::Fault;
use crate::web::told;
use crate::web::way::Way;

const PERSON: &str = "henge";
const LANGUAGE: &str = "lang";
const THEME: &str = "theme";
/// How long a browser keeps a cookie: as long as browsers allow, 400 days.
const SECONDS: u32 = 400 * 24 * 3600;

/// Somebody who asks and is known.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Person,
    pub(crate) token: Token,
}

/// How somebody wants to read pages.
#[derive(Clone, Debug)]
pub(crate) struct Taste {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// The path of the request with its query.
    pub(crate) path: String,
    /// The address of the house as the reader's browser knows it, for links to give away.
    pub(crate) origin: String,
    /// How the reader's browser speaks with the house.
    pub(crate) scheme: Scheme,
}

impl Taste {
    /// What surrounds a page for this person.
    pub(crate) fn frame(&self, name: &str) -> Frame {
        let (language, theme, path) = (self.language, self.theme, self.path.clone());
        Frame { language, theme, person_name: name.to_owned(), path }
    }
}

/// A value of the query of a request; only plain words are looked for.
fn asked<'q>(query: &'q str, key: &str) -> Option<&'q str> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, key: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// A header that sets a cookie which only our own pages send and no script reads.
pub(crate) fn set_cookie(name: &str, value: &str, scheme: Scheme) -> HeaderValue {
    let secure = match scheme {
        Scheme::Http => "",
        Scheme::Https => "; Secure",
    };
    let text = format!("{name}={value}; Path=/; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}");
    // Invariant: names and values are plain words of ours.
    HeaderValue::try_from(text).expect("a cookie of letters and digits is a header")
}

/// The best language of a browser's list such as `de-AT,de;q=0.9,en;q=0.5`.
fn preferred(list: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for part in list.split(',').take(20) {
        let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
        let quality: f32 = quality.trim().parse().unwrap_or(0.0);
        if let Some(language) = Language::from_locale(tag.trim())
            && best.is_none_or(|(other, _)| quality > other)
        {
            best = Some((quality, language));
        }
    }
    best.map(|(_, language)| language)
}

fn taste(house: &House, parts: &Parts) -> Taste {
    let (query, headers) = (parts.uri.query().unwrap_or_default(), &parts.headers);
    let list = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut languages = [asked(query, LANGUAGE), cookie(headers, LANGUAGE)].into_iter().flatten();
    let mut themes = [asked(query, THEME), cookie(headers, THEME)].into_iter().flatten();
    let said = languages.find_map(|tag| tag.parse().ok());
    let way = Way::of(&house.settings, &parts.extensions, headers);
    Taste {
        language: said.or_else(|| preferred(list?)).unwrap_or(Language::En),
        theme: themes.find_map(|name| name.parse().ok()).unwrap_or_default(),
        path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        origin: way.origin(),
        scheme: way.scheme,
    }
}

/// The token somebody sends: in a header, or in a cookie.
fn token(headers: &HeaderMap) -> Option<Result<Token, Fault>> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).and_then(Token::read);
        return Some(token.ok_or(Fault::UnknownToken));
    }
    cookie(headers, PERSON).and_then(Token::read).map(Ok)
}

async fn known(house: &House, headers: &HeaderMap) -> Result<Option<Visitor>, Fault> {
    let token = match token(headers) {
        None => return Ok(None),
        Some(token) => token?,
    };
    let person = house.person(&token).await?;
    match person {
        Some(person) => Ok(Some(Visitor { person, token })),
        // A cookie of another house or of lost data is no reason to turn somebody away.
        None if headers.contains_key(header::AUTHORIZATION) => Err(Fault::UnknownToken),
        None => Ok(None),
    }
}

fn writes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

fn limit(house: &House, method: &Method, visitor: Option<&Visitor>) -> Result<(), Fault> {
    if let Some(visitor) = visitor.filter(|_| writes(method)) {
        house.limits.take(Asker::Person(visitor.person.id), Instant::now())?;
    }
    Ok(())
}

/// For the API: finds out who asks.
pub(crate) async fn caller(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let visitor = match known(&house, request.headers()).await {
        Ok(visitor) => visitor,
        Err(fault) => return fault.into_response(),
    };
    if let Err(fault) = limit(&house, request.method(), visitor.as_ref()) {
        return fault.into_response();
    }
    let (mut parts, body) = request.into_parts();
    let taste = taste(&house, &parts);
    parts.extensions.insert(taste);
    if let Some(visitor) = visitor {
        parts.extensions.insert(visitor);
    }
    request = Request::from_parts(parts, body);
    next.run(request).await
}

/// Somebody whom nobody knows, and who becomes a person by doing something.
#[derive(Clone, Default)]
struct Stranger(Arc<OnceLock<Visitor>>);

/// For pages: finds out who asks. Whoever is not known reads as a guest; a person comes into being with the first thing
/// done. What the query says about language and theme holds for this answer only.
pub(crate) async fn guest(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let taste = taste(&house, &parts);
    let visitor = match known(&house, &parts.headers).await {
        Ok(visitor) => visitor,
        Err(fault) => return told::page(&taste, "", &fault),
    };
    let wants_page = told::wants_page(&parts.headers);
    let stranger = Stranger::default();
    let mut response = if let Err(fault) = limit(&house, &parts.method, visitor.as_ref()) {
        fault.into_response()
    } else {
        parts.extensions.insert(taste.clone());
        match &visitor {
            Some(visitor) => drop(parts.extensions.insert(visitor.clone())),
            None if writes(&parts.method) => drop(parts.extensions.insert(stranger.clone())),
            None => {}
        }
        next.run(Request::from_parts(parts, body)).await
    };
    let arrived = stranger.0.get();
    if let Some(fault) = response.extensions_mut().remove::<Fault>() {
        response = if wants_page {
            let name = visitor.as_ref().or(arrived).map_or("", |visitor| &*visitor.person.name);
            told::page(&taste, name, &fault)
        } else {
            fault.told(told::sentence(taste.language, &fault))
        };
    }
    if let Some(visitor) = arrived {
        response.headers_mut().append(header::SET_COOKIE, identify(&visitor.token, &taste));
    }
    response
}

/// The headers that make a browser be this person from now on.
pub(crate) fn identify(token: &Token, taste: &Taste) -> HeaderValue {
    set_cookie(PERSON, token.reveal(), taste.scheme)
}

/// The headers that make a browser remember a taste.
pub(crate) fn remember(taste: &Taste) -> [HeaderValue; 2] {
    let (language, theme) = (taste.language.tag(), taste.theme.name());
    [set_cookie(LANGUAGE, language, taste.scheme), set_cookie(THEME, theme, taste.scheme)]
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Fault;

    /// Whoever is not known becomes a person here, if something is to be done by a page.
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Fault> {
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let stranger = parts.extensions.get::<Stranger>().cloned().ok_or(Fault::Nobody)?;
        let (person, token) = house.welcome(None).await?;
        let visitor = Visitor { person, token };
        parts.extensions.insert(visitor.clone());
        Ok(stranger.0.get_or_init(|| visitor).clone())
    }
}

/// Who asks, if anybody is known.
pub(crate) struct Anybody(pub(crate) Option<Visitor>);

impl Anybody {
    /// Who asks.
    pub(crate) fn person(&self) -> Option<&Person> {
        self.0.as_ref().map(|visitor| &visitor.person)
    }

    /// What the person is called; nothing if nobody is known.
    pub(crate) fn name(&self) -> &str {
        self.person().map_or("", |person| &*person.name)
    }
}

impl<S: Sync> FromRequestParts<S> for Anybody {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Anybody, Self::Rejection> {
        Ok(Anybody(parts.extensions.get::<Visitor>().cloned()))
    }
}

impl FromRequestParts<Arc<House>> for Taste {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Taste, Self::Rejection> {
        Ok(parts.extensions.get::<Taste>().cloned().unwrap_or_else(|| taste(house, parts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_known_language_of_a_browser_is_taken() {
        assert_eq!(preferred("de-AT,de;q=0.9,en;q=0.5"), Some(Language::De));
        assert_eq!(preferred("fr, en;q=0.3, de;q=0.7"), Some(Language::De));
        assert_eq!(preferred("en-GB"), Some(Language::En));
        assert_eq!(preferred("fr;q=x,ja"), None);
        assert_eq!(preferred(""), None);
    }

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; lang=de"));
        headers.append(header::COOKIE, HeaderValue::from_static("theme=dark;x"));
        assert_eq!(cookie(&headers, "lang"), Some("de"));
        assert_eq!(cookie(&headers, "theme"), Some("dark"));
        assert_eq!(cookie(&headers, "x"), None);
        let set = |scheme| set_cookie("lang", "de", scheme).to_str().unwrap().to_owned();
        assert!(set(Scheme::Http).ends_with("HttpOnly; SameSite=Lax"));
        assert!(set(Scheme::Https).ends_with("HttpOnly; SameSite=Lax; Secure"));
    }
}
