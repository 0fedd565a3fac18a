//! How somebody plays who does not choose: what was chosen last, kept by the browser.

use core::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use ui::page;

use crate::web::visitor::{Taste, cookie, set_cookie};

const USUAL: &str = "usual";

/// What was chosen last; gentle bots on a first visit.
pub(crate) struct Usual(pub(crate) page::Usual);

impl Usual {
    /// Reads `LEVEL-PLAYERS`.
    fn read(text: &str) -> Option<Usual> {
        let (level, players) = text.split_once('-')?;
        let (level, players) = (level.parse().ok()?, players.parse().ok()?);
        let fits = (1..=5).contains(&level) && (1..=9).contains(&players);
        fits.then_some(Usual(page::Usual { level, players }))
    }

    /// The header that makes a browser remember it.
    pub(crate) fn remembered(&self, taste: &Taste) -> HeaderValue {
        let page::Usual { level, players } = self.0;
        set_cookie(USUAL, &format!("{level}-{players}"), taste.scheme)
    }
}

impl<S: Sync> FromRequestParts<S> for Usual {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Usual, Infallible> {
        let kept = cookie(&parts.headers, USUAL).and_then(Usual::read);
        Ok(kept.unwrap_or_else(|| Usual(page::Usual::default())))
    }
}

#[cfg(test)]
mod tests {
    use super::Usual;

    #[test]
    fn only_what_there_is_can_be_usual() {
        let read = |text| Usual::read(text).map(|usual| (usual.0.level, usual.0.players));
        assert_eq!(read("3-4"), Some((3, 4)));
        for odd in ["", "3", "6-2", "0-2", "1-0", "1-99", "a-b", "1-2-3"] {
            assert_eq!(read(odd), None, "{odd}");
        }
    }
}
