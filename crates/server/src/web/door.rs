//! The door: requests that are turned away before anybody looks at them, and headers on every answer.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::house::House;
use crate::limits::Asker;
use crate::net::home;
use crate::web::fault::Fault;
use crate::web::way::Way;

/// Headers of every answer. Nothing comes from elsewhere, nothing runs that is not a file of ours.
const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // Not `no-referrer`: with that browsers call the origin of our own forms `null`.
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Puts the headers of every answer on it. What is not said to be kept is not kept.
pub(crate) async fn headers(mut response: Response) -> Response {
    lock_down(response.headers_mut());
    response
}

/// Puts the headers of every answer among its own, which come first.
pub(crate) fn lock_down(headers: &mut HeaderMap) {
    for (name, value) in ALWAYS {
        headers.entry(name).or_insert(value);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Turns away who asks too often, and writes that another site has sent.
pub(crate) async fn door(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let way = Way::of(&house.settings, request.extensions(), request.headers());
    if let Some(client) = way.client
        && let Err(too_many) = house.limits.take(Asker::Address(home(client)), Instant::now())
    {
        return Fault::from(too_many).into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !is_own(request.headers(), &way) {
        return Fault::OtherSite.into_response();
    }
    next.run(request).await
}

/// Does a browser say that one of our own pages sends this, or is it no browser at all?
///
/// Whoever sends a token in a header is no page of another site: those can only make a browser send cookies. Browsers
/// that know where a request comes from say so; a proxy that puts its own name for the house into `Host` cannot
/// mislead them. Others name the page's origin, which must be ours.
fn is_own(headers: &HeaderMap, way: &Way<'_>) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    text(header::ORIGIN).is_none_or(|origin| way.is_ours(origin))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    fn own_at(settings: &Settings, pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let headers: HeaderMap = pairs.collect();
        is_own(&headers, &Way::of(settings, &axum::http::Extensions::new(), &headers))
    }

    #[test]
    fn only_our_own_pages_and_programs_may_write() {
        let own = |pairs: &[(&'static str, &'static str)]| own_at(&Settings::default(), pairs);
        assert!(own(&[("host", "henge:7878")]));
        assert!(own(&[("host", "henge:7878"), ("origin", "http://henge:7878")]));
        assert!(own(&[("host", "henge:7878"), ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[("host", "henge:7878"), ("origin", "http://henge:7879")]));
        assert!(!own(&[("host", "henge:7878"), ("origin", "null")]));
        assert!(!own(&[("host", "henge:7878"), ("origin", "https://evil.example")]));
        assert!(!own(&[("host", "henge:7878"), ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("host", "henge:7878"), ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn what_the_browser_knows_counts_more_than_what_a_proxy_rewrote() {
        let own = |pairs: &[(&'static str, &'static str)]| own_at(&Settings::default(), pairs);
        let origin = ("origin", "https://club.example");
        assert!(own(&[("host", "127.0.0.1:7878"), origin, ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[("host", "club.example"), origin, ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("host", "127.0.0.1:7878"), origin]));
    }

    #[test]
    fn a_configured_origin_is_ours_and_no_other() {
        let settings =
            Settings { origin: Some("https://club.example".parse().unwrap()), ..Settings::default() };
        let own = |pairs: &[(&'static str, &'static str)]| own_at(&settings, pairs);
        assert!(own(&[("host", "127.0.0.1:7878"), ("origin", "https://club.example")]));
        assert!(!own(&[("host", "club.example"), ("origin", "http://club.example")]));
        assert!(!own(&[("host", "evil.example"), ("origin", "https://evil.example")]));
    }
}
