//! The door: requests that are turned away before anybody looks at them, and headers on every answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::house::House;
use crate::limits::Asker;
use crate::web::fault::Fault;

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
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Turns away who asks too often, and writes that another site has sent.
pub(crate) async fn door(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    if let Some(ConnectInfo(address)) = request.extensions().get::<ConnectInfo<SocketAddr>>()
        && let Err(too_many) = house.limits.take(Asker::Address(address.ip()), Instant::now())
    {
        return Fault::from(too_many).into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !is_own(request.headers()) {
        return Fault::OtherSite.into_response();
    }
    next.run(request).await
}

/// Does a browser say that one of our own pages sends this, or is it no browser at all?
///
/// Whoever sends a token in a header is no page of another site: those can only make a browser send cookies.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(origin) = text(header::ORIGIN) {
        let host = origin.split_once("://").map(|(_, host)| host);
        return host.is_some() && host == text(header::HOST);
    }
    match text(HeaderName::from_static("sec-fetch-site")) {
        None | Some("same-origin" | "none") => true,
        Some(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_own(&pairs.collect())
    }

    #[test]
    fn only_our_own_pages_and_programs_may_write() {
        assert!(own(&[("host", "henge:7878")]));
        assert!(own(&[("host", "henge:7878"), ("origin", "http://henge:7878")]));
        assert!(own(&[("host", "henge:7878"), ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[("host", "henge:7878"), ("origin", "http://henge:7879")]));
        assert!(!own(&[("host", "henge:7878"), ("origin", "null")]));
        assert!(!own(&[("host", "henge:7878"), ("origin", "https://evil.example")]));
        assert!(!own(&[("host", "henge:7878"), ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("host", "henge:7878"), ("sec-fetch-site", "same-site")]));
    }
}
