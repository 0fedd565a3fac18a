//! Faults in the reader's language: as a page or as a sentence.

use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use table::Refusal;
use ui::{Language, Texts};

use crate::web::fault::Fault;
use crate::web::visitor::Taste;

/// Does a browser want to show the answer as a page?
pub(crate) fn wants_page(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepts.is_some_and(|list| list.contains("text/html"))
}

/// A fault in words.
pub(crate) fn sentence(language: Language, fault: &Fault) -> String {
    let id = format!("site-fault-{}", fault.code());
    let (seconds, most) = numbers(fault);
    let numbers =
        [("seconds", seconds.into()), ("minutes", seconds.div_ceil(60).into()), ("most", most.into())];
    let said = Texts::of(language).try_say(&id, &numbers).unwrap_or_else(|_| fault.to_string());
    match fault {
        // The game knows which of them, and what would go.
        Fault::Open(catalog::OpenError::Options { fault }) => format!("{said} ({fault})"),
        _ => said,
    }
}

/// What a fault has to count: how many seconds somebody has to wait, how many there may be.
fn numbers(fault: &Fault) -> (u64, u64) {
    match fault {
        Fault::TooMany { seconds }
        | Fault::Refused(Refusal::TooMuchSaid { seconds } | Refusal::TooSoon { seconds, .. }) => {
            (*seconds, 0)
        }
        Fault::TooManyPublic { most } => (0, *most),
        _ => (0, 0),
    }
}

/// A page that says what went wrong.
pub(crate) fn page(taste: &Taste, name: &str, fault: &Fault) -> Response {
    let texts = Texts::of(taste.language);
    let status = fault.status();
    let gone = matches!(fault, Fault::Refused(Refusal::Gone));
    let title = texts.say(if gone { "site-gone" } else { "site-failed" }, &[]);
    let text = sentence(taste.language, fault);
    let page = ui::page::message(&taste.frame(name), &title, &text, status.as_u16());
    (status, Html(page.into_string())).into_response()
}
