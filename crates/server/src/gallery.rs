//! What was drawn of a snapshot: once for everybody who sees the same, and sent only as far as the page does not have it.
//!
//! A drawing is a few parts (board, log, …), each with a mark that follows from its content. A page says which marks it
//! has and gets the other parts. What is sent to several is compressed once.

use core::hash::{Hash as _, Hasher as _};
use std::hash::DefaultHasher;
use std::io::Write as _;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::SeatSet;
use ui::Language;
use ui::page::{Now, Parts};

use crate::sight::{self, Reader};
use crate::table::Snapshot;

/// People who are shown the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Class {
    language: Language,
    mine: SeatSet,
    kept: SeatSet,
    hosting: Hosting,
}

/// Has somebody opened the table?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hosting {
    Host,
    Guest,
}

impl Class {
    fn of(snapshot: &Snapshot, reader: &Reader) -> Class {
        let chairs = &snapshot.sitting.chairs;
        let seats = |of: &dyn Fn(table::PersonId) -> SeatSet| reader.person.map_or(SeatSet::EMPTY, of);
        let hosting = reader.person == Some(snapshot.sitting.head.host());
        Class {
            language: reader.language,
            mine: seats(&|person| chairs.held_by(person)),
            kept: seats(&|person| chairs.kept_for(person)),
            hosting: if hosting { Hosting::Host } else { Hosting::Guest },
        }
    }
}

/// How an answer is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    Plain,
    Brotli,
    Gzip,
}

impl Packing {
    /// The best packing that somebody can open.
    pub(crate) fn wanted(headers: &HeaderMap) -> Packing {
        let accepted =
            headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
        let has = |name: &str| accepted.split(',').any(|part| part.trim().split(';').next() == Some(name));
        match (has("br"), has("gzip")) {
            (true, _) => Packing::Brotli,
            (false, true) => Packing::Gzip,
            (false, false) => Packing::Plain,
        }
    }

    fn name(self) -> Option<&'static str> {
        match self {
            Packing::Plain => None,
            Packing::Brotli => Some("br"),
            Packing::Gzip => Some("gzip"),
        }
    }

    fn pack(self, bytes: &Bytes) -> Bytes {
        /// Good enough for text, and quick.
        const QUALITY: u32 = 4;
        const WINDOW: u32 = 18;
        let mut packed = Vec::with_capacity(bytes.len() / 6);
        let written = match self {
            Packing::Plain => return bytes.clone(),
            Packing::Brotli => {
                let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, QUALITY, WINDOW);
                writer.write_all(bytes)
            }
            Packing::Gzip => {
                let mut writer = flate2::write::GzEncoder::new(&mut packed, flate2::Compression::fast());
                writer.write_all(bytes).and_then(|()| writer.finish().map(drop))
            }
        };
        // Invariant: writing to memory does not fail.
        written.expect("memory takes what is written");
        packed.into()
    }
}

/// What a page has already, and what it can open.
#[derive(Clone, Debug)]
pub(crate) struct Wants {
    /// The marks of the parts it has, separated by dots.
    pub(crate) marks: Option<String>,
    /// How the answer may be packed.
    pub(crate) packing: Packing,
}

/// A part of a drawing as JSON, with its mark.
struct Part {
    name: &'static str,
    mark: u64,
    json: Bytes,
}

/// What was drawn for some people.
pub(crate) struct Drawing {
    parts: Vec<Part>,
    /// Everything beside the parts, as JSON.
    rest: Bytes,
    /// What was packed already: which parts, how, and what came of it.
    packed: Mutex<Vec<(u8, Packing, Bytes)>>,
}

impl Drawing {
    fn new(now: Now) -> Drawing {
        let Parts { board, prompt, players, log, chat, result } = &now.parts;
        let named = [
            ("board", board),
            ("prompt", prompt),
            ("players", players),
            ("log", log),
            ("chat", chat),
            ("result", result),
        ];
        let parts = named.map(|(name, html)| Part { name, mark: mark(html), json: json(html) });
        let rest = json(&Now { parts: Parts::default(), ..now });
        Drawing { parts: parts.into(), rest, packed: Mutex::default() }
    }

    /// The parts that are not among these marks, as a set of bits.
    fn missing(&self, marks: Option<&str>) -> u8 {
        let has = |mark: u64| {
            let mut marks = marks.unwrap_or_default().split('.');
            marks.any(|had| u64::from_str_radix(had, 36).is_ok_and(|had| had == mark))
        };
        (0..).zip(&self.parts).filter(|(_, part)| !has(part.mark)).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// The answer with these parts.
    fn body(&self, missing: u8) -> Bytes {
        let mut body = Vec::with_capacity(
            self.rest.len() + self.parts.iter().map(|part| part.json.len() + 32).sum::<usize>(),
        );
        body.extend(b"{\"marks\":\"");
        for (at, part) in self.parts.iter().enumerate() {
            if at > 0 {
                body.push(b'.');
            }
            write_base36(&mut body, part.mark);
        }
        body.extend(b"\",\"parts\":{");
        let sent = (0..).zip(&self.parts).filter(|(at, _)| missing & 1 << at != 0);
        for (number, (_, part)) in sent.enumerate() {
            if number > 0 {
                body.push(b',');
            }
            body.extend([b"\"", part.name.as_bytes(), b"\":", &part.json].concat());
        }
        body.extend(b"},");
        body.extend(&self.rest[1..]);
        body.into()
    }

    fn packed(&self, missing: u8, packing: Packing) -> Bytes {
        let known = |packed: &[(u8, Packing, Bytes)]| {
            let found = packed.iter().find(|(parts, how, _)| (*parts, *how) == (missing, packing));
            found.map(|(.., bytes)| bytes.clone())
        };
        let lock = || self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = known(&lock()) {
            return bytes;
        }
        let bytes = packing.pack(&self.body(missing));
        lock().push((missing, packing, bytes.clone()));
        bytes
    }

    /// The answer for a page.
    pub(crate) fn answer(&self, wants: &Wants) -> Response {
        let missing = self.missing(wants.marks.as_deref());
        let (bytes, coding) = match wants.packing.name() {
            None => (self.body(missing), None),
            Some(name) => (self.packed(missing, wants.packing), Some(HeaderValue::from_static(name))),
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
    // Invariant: numbers, texts and lists of them can be written.
    serde_json::to_vec(value).expect("plain data is JSON").into()
}

fn mark(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}

fn write_base36(out: &mut Vec<u8>, mut number: u64) {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let start = out.len();
    loop {
        out.push(DIGITS[(number % 36) as usize]);
        number /= 36;
        if number == 0 {
            break;
        }
    }
    out[start..].reverse();
}

/// What was drawn of a snapshot.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<Vec<(Class, Arc<OnceLock<Drawing>>)>>);

impl Gallery {
    fn place(&self, class: Class) -> Arc<OnceLock<Drawing>> {
        let mut drawings = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, drawing)) = drawings.iter().find(|(other, _)| *other == class) {
            return Arc::clone(drawing);
        }
        let drawing = Arc::default();
        drawings.push((class, Arc::clone(&drawing)));
        drawing
    }

    /// Forgets what was drawn; whoever wants it again has it drawn again.
    pub(crate) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Vec::new();
    }
}

/// A table as the JSON of its page, for this reader.
pub(crate) fn now(snapshot: &Snapshot, reader: &Reader, wants: &Wants) -> Response {
    let drawing = snapshot.gallery.place(Class::of(snapshot, reader));
    drawing.get_or_init(|| Drawing::new(sight::now(snapshot, reader))).answer(wants)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(board: &str, chat: &str) -> Drawing {
        let parts = Parts { board: board.to_owned(), chat: chat.to_owned(), ..Parts::default() };
        Drawing::new(Now { parts, ..Now::default() })
    }

    fn sent(drawing: &Drawing, marks: Option<&str>) -> serde_json::Value {
        serde_json::from_slice(&drawing.body(drawing.missing(marks))).unwrap()
    }

    #[test]
    fn a_page_gets_what_it_does_not_have() {
        let first = sent(&drawing("<svg 1>", "hello"), None);
        assert_eq!((&first["parts"]["board"], &first["parts"]["chat"]), (&"<svg 1>".into(), &"hello".into()));
        let marks = first["marks"].as_str().unwrap();
        let next = sent(&drawing("<svg 2>", "hello"), Some(marks));
        assert_eq!(next["parts"], serde_json::json!({ "board": "<svg 2>" }));
        assert_eq!(sent(&drawing("<svg 1>", "hello"), Some(marks))["parts"], serde_json::json!({}));
        assert!(
            sent(&drawing("a", "b"), Some("nonsense..-1.zzzzzzzzzzzzzzzzzzzz"))["parts"]["board"].is_string()
        );
    }

    #[test]
    fn what_is_packed_opens_to_the_same() {
        let drawing = drawing(&"<svg>".repeat(500), "hello");
        let plain = drawing.body(drawing.missing(None));
        let mut opened = Vec::new();
        let packed = drawing.packed(drawing.missing(None), Packing::Gzip);
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&*packed), &mut opened).unwrap();
        assert_eq!(opened, plain);
        opened.clear();
        let packed = drawing.packed(drawing.missing(None), Packing::Brotli);
        std::io::Read::read_to_end(&mut brotli::Decompressor::new(&*packed, 4096), &mut opened).unwrap();
        assert_eq!(opened, plain);
        assert!(packed.len() * 10 < plain.len());
    }

    #[test]
    fn the_best_packing_is_taken() {
        let wanted = |accepts: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepts));
            Packing::wanted(&headers)
        };
        assert_eq!(wanted("gzip, deflate, br, zstd"), Packing::Brotli);
        assert_eq!(wanted("gzip;q=1.0"), Packing::Gzip);
        assert_eq!(wanted("identity"), Packing::Plain);
        assert_eq!(Packing::wanted(&HeaderMap::new()), Packing::Plain);
    }
}
