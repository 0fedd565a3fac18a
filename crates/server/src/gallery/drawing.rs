//! What was drawn for some people, part by part, and what of it is sent to whom.

use core::fmt;
use std::hash::BuildHasher as _;
use std::io::Write as _;
use std::sync::{Mutex, OnceLock, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use foldhash::quality::FixedState;
use ui::page::{Now, Parts};

use super::change::{Cut, cuts};
use super::packing::Packing;

/// What a page has already, and what it can open.
#[derive(Clone, Debug)]
pub(crate) struct Wants {
    /// The marks of the parts it has, separated by dots.
    pub(crate) marks: Option<String>,
    /// How the answer may be packed.
    pub(crate) packing: Packing,
}

/// Follows from what a part says: equal marks are equal parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark(u64);

impl Mark {
    fn of(html: &str) -> Mark {
        Mark(FixedState::default().hash_one(html))
    }

    fn read(text: &str) -> Option<Mark> {
        u64::from_str_radix(text, 16).ok().map(Mark)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

/// How a part differs from what it was before.
struct Change {
    from: Mark,
    cuts: Vec<Cut>,
}

/// A part of a drawing.
struct Part {
    name: &'static str,
    mark: Mark,
    html: String,
    change: Option<Change>,
}

/// How a part is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sending {
    /// The page has it.
    Not,
    /// The page has what it was before.
    Change,
    Whole,
}

const PARTS: usize = 8;

/// How each part is sent.
type Order = [Sending; PARTS];

/// What was drawn for some people.
pub(super) struct Drawing {
    parts: [Part; PARTS],
    /// Everything beside the parts, as JSON.
    rest: OnceLock<Bytes>,
    now: Now,
    /// What was packed already: which parts, how, and what came of it.
    packed: Mutex<Vec<(Order, Packing, Bytes)>>,
}

impl Drawing {
    /// What was drawn now, for people for whom `before` was drawn last.
    pub(super) fn new(mut now: Now, before: Option<&Drawing>) -> Drawing {
        let Parts { round, board, prompt, players, log, chat, result, parting } =
            core::mem::take(&mut now.parts);
        let named = [
            ("board", board),
            ("prompt", prompt),
            ("players", players),
            ("log", log),
            ("chat", chat),
            ("result", result),
            ("round", round),
            ("parting", parting),
        ];
        let mut before = before.into_iter().flat_map(|before| &before.parts);
        let parts = named.map(|(name, html)| {
            let mark = Mark::of(&html);
            let before = before.next().filter(|before| before.mark != mark);
            let change = before
                .and_then(|before| Some(Change { from: before.mark, cuts: cuts(&before.html, &html)? }));
            Part { name, mark, html, change }
        });
        Drawing { parts, now, rest: OnceLock::new(), packed: Mutex::default() }
    }

    /// How each part is sent to a page that has parts with these marks.
    fn order(&self, marks: Option<&str>) -> Order {
        let marks: Vec<Mark> = marks.unwrap_or_default().split('.').filter_map(Mark::read).collect();
        self.parts.each_ref().map(|part| match &part.change {
            _ if marks.contains(&part.mark) => Sending::Not,
            Some(change) if marks.contains(&change.from) => Sending::Change,
            _ => Sending::Whole,
        })
    }

    /// The answer with these parts.
    fn body(&self, order: Order) -> Bytes {
        let rest = self.rest.get_or_init(|| json(&self.now));
        let ordered = || self.parts.iter().zip(order);
        let whole = ordered().filter(|(_, sending)| *sending == Sending::Whole);
        let length: usize = whole.clone().map(|(part, _)| part.html.len() * 5 / 4).sum();
        let mut body = Vec::with_capacity(rest.len() + length + 1024);
        let marks = self.parts.each_ref().map(|part| part.mark.to_string());
        write(&mut body, format_args!(r#"{{"marks":"{}","parts":{{"#, marks.join(".")));
        let mut comma = "";
        for (part, _) in whole {
            write(&mut body, format_args!(r#"{comma}"{}":"#, part.name));
            write_json(&mut body, &part.html);
            comma = ",";
        }
        body.extend(b"},\"changes\":{");
        comma = "";
        for (part, _) in ordered().filter(|(_, sending)| *sending == Sending::Change) {
            let Some(Change { from, cuts }) = &part.change else { continue };
            write(&mut body, format_args!(r#"{comma}"{}":{{"from":"{from}","cuts":"#, part.name));
            write_json(&mut body, cuts);
            body.push(b'}');
            comma = ",";
        }
        body.extend(b"},");
        body.extend(&rest[1..]);
        body.into()
    }

    fn packed(&self, order: Order, packing: Packing) -> Bytes {
        let known = |packed: &[(Order, Packing, Bytes)]| {
            let found = packed.iter().find(|(parts, how, _)| (*parts, *how) == (order, packing));
            found.map(|(.., bytes)| bytes.clone())
        };
        let lock = || self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = known(&lock()) {
            return bytes;
        }
        let bytes = packing.pack(&self.body(order));
        lock().push((order, packing, bytes.clone()));
        bytes
    }

    /// The answer for a page.
    pub(super) fn answer(&self, wants: &Wants) -> Response {
        let order = self.order(wants.marks.as_deref());
        let (bytes, coding) = match wants.packing.name() {
            None => (self.body(order), None),
            Some(name) => (self.packed(order, wants.packing), Some(HeaderValue::from_static(name))),
        };
        let mut response = Body::from(bytes).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, coding);
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        response
    }
}

fn json(value: &impl serde::Serialize) -> Bytes {
    let mut json = Vec::with_capacity(1024);
    write_json(&mut json, value);
    json.into()
}

fn write_json(out: &mut Vec<u8>, value: &impl serde::Serialize) {
    // Invariant: numbers, texts and lists of them can be written.
    serde_json::to_writer(out, value).expect("plain data is JSON");
}

fn write(out: &mut Vec<u8>, text: fmt::Arguments<'_>) {
    // Invariant: writing to memory does not fail.
    out.write_fmt(text).expect("memory takes what is written");
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn drawing(board: &str, chat: &str, before: Option<&Drawing>) -> Drawing {
        let parts = Parts { board: board.to_owned(), chat: chat.to_owned(), ..Parts::default() };
        Drawing::new(Now { parts, ..Now::default() }, before)
    }

    fn sent(drawing: &Drawing, marks: Option<&str>) -> Value {
        serde_json::from_slice(&drawing.body(drawing.order(marks))).unwrap()
    }

    fn board(stones: &[u32]) -> String {
        let stone = |x: &u32| format!("<circle class=\"a stone on the board\" cx=\"{x}\"></circle>");
        format!("<svg>{}</svg>", stones.iter().map(stone).collect::<Vec<_>>().concat())
    }

    #[test]
    fn a_page_gets_what_it_does_not_have() {
        let first = sent(&drawing("<svg 1>", "hello", None), None);
        assert_eq!((&first["parts"]["board"], &first["parts"]["chat"]), (&"<svg 1>".into(), &"hello".into()));
        let marks = first["marks"].as_str().unwrap();
        let next = sent(&drawing("<svg 2>", "hello", None), Some(marks));
        assert_eq!(next["parts"], json!({ "board": "<svg 2>" }));
        let same = sent(&drawing("<svg 1>", "hello", None), Some(marks));
        assert_eq!((&same["parts"], &same["changes"]), (&json!({}), &json!({})));
        let nonsense = Some("nonsense..-1.zzzzzzzzzzzzzzzzzzzz");
        assert!(sent(&drawing("a", "b", None), nonsense)["parts"]["board"].is_string());
    }

    #[test]
    fn of_a_part_that_the_page_had_only_the_change_is_sent() {
        let stones: Vec<u32> = (0..100).collect();
        let first = drawing(&board(&stones), "", None);
        let marks = sent(&first, None)["marks"].as_str().unwrap().to_owned();
        let next = drawing(&board(&[&stones[..50], &[777], &stones[51..]].concat()), "", Some(&first));
        let change = sent(&next, Some(&marks));
        assert_eq!(change["parts"], json!({}));
        let cuts = change["changes"]["board"]["cuts"].to_string();
        assert!(cuts.contains("777") && cuts.len() < 100, "{cuts}");
        assert!(marks.starts_with(change["changes"]["board"]["from"].as_str().unwrap()));
        // Whoever had something else gets the whole.
        let stranger = sent(&next, Some("1.2.3"));
        assert!(stranger["parts"]["board"].is_string());
        assert!(stranger["changes"].get("board").is_none());
    }

    #[test]
    fn what_is_packed_opens_to_the_same() {
        let drawing = drawing(&"<svg>".repeat(500), "hello", None);
        let plain = drawing.body(drawing.order(None));
        let mut opened = Vec::new();
        let packed = drawing.packed(drawing.order(None), Packing::Gzip);
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&*packed), &mut opened).unwrap();
        assert_eq!(opened, plain);
        opened.clear();
        let packed = drawing.packed(drawing.order(None), Packing::Brotli);
        std::io::Read::read_to_end(&mut brotli::Decompressor::new(&*packed, 4096), &mut opened).unwrap();
        assert_eq!(opened, plain);
        assert!(packed.len() * 10 < plain.len());
    }
}
