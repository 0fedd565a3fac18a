//! Lines of bounded length from a stream that may hold anything.

use std::io::{self, BufRead};

/// No request is longer than this, not even a position.
pub(super) const LONGEST: usize = 1 << 20;

/// What came.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A line without its end.
    Text(String),
    /// A line that is no text.
    NotUtf8,
    /// A line of more than [`LONGEST`] bytes; it was passed over.
    TooLong,
    /// Nothing follows.
    End,
}

/// Reads the next line, never keeping more than [`LONGEST`] bytes of it.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let bytes = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            bytes => bytes?,
        };
        if bytes.is_empty() && length == 0 {
            return Ok(Line::End);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        length += part.len();
        if length <= LONGEST {
            line.extend_from_slice(part);
        }
        let (ended, used) = (end.is_some() || bytes.is_empty(), part.len() + usize::from(end.is_some()));
        input.consume(used);
        if ended {
            return Ok(match String::from_utf8(line) {
                _ if length > LONGEST => Line::TooLong,
                Ok(text) => Line::Text(text),
                Err(_) => Line::NotUtf8,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines come in pieces.
        let mut input = io::BufReader::with_capacity(3, bytes);
        let mut lines = Vec::new();
        loop {
            match next(&mut input).unwrap() {
                Line::End => return lines,
                line => lines.push(line),
            }
        }
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn lines_end_at_line_feeds_and_at_the_end() {
        assert_eq!(all(b""), []);
        assert_eq!(all(b"\n"), [text("")]);
        assert_eq!(
            all(b"one\n\ntwo and more\nthree"),
            [text("one"), text(""), text("two and more"), text("three")]
        );
    }

    #[test]
    fn bad_lines_are_passed_over_whole() {
        let long = vec![b'x'; LONGEST + 1];
        let bytes = [&b"a\n\xff\xfe\n"[..], &long, b"\nb\n", &long[1..], b"\n"].concat();
        let lines = all(&bytes);
        assert_eq!(lines[..4], [text("a"), Line::NotUtf8, Line::TooLong, text("b")]);
        assert_eq!(lines[4], text(core::str::from_utf8(&long[1..]).unwrap()));
    }
}
