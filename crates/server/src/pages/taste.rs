//! How somebody wants to read: changed at the top of every page, kept by the browser.

use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::web::sent::Filled;
use crate::web::visitor::{Taste, remember};

/// What is changed, and where one was.
#[derive(Deserialize)]
pub(super) struct Changes {
    lang: Option<String>,
    theme: Option<String>,
    back: Option<String>,
}

/// A path of this house, and nothing that a browser would take for an address elsewhere.
fn own(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.chars().all(|letter| letter.is_ascii_graphic() && letter != '\\')
}

/// `POST /taste`. Whoever does only this stays a guest.
pub(super) async fn change(mut taste: Taste, Filled(changes): Filled<Changes>) -> Response {
    if let Some(language) = changes.lang.and_then(|tag| tag.parse().ok()) {
        taste.language = language;
    }
    if let Some(theme) = changes.theme.and_then(|name| name.parse().ok()) {
        taste.theme = theme;
    }
    let back = changes.back.filter(|path| own(path)).unwrap_or_else(|| "/".to_owned());
    let mut response = Redirect::to(&back).into_response();
    for cookie in remember(&taste) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::own;

    #[test]
    fn one_only_comes_back_to_this_house() {
        assert!(own("/") && own("/t/abc/replay?step=3"));
        for elsewhere in
            ["", "t", "//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", "/ä"]
        {
            assert!(!own(elsewhere), "{elsewhere}");
        }
    }
}
