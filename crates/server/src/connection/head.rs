//! The head of a request as it comes in: does it tell its length in two ways?
//!
//! A proxy may believe one length where we believe the other, and then somebody's request ends in another's answer.
//! hyper keeps only one of the two headers, so the bytes must be looked at. Behind a request of another in the same
//! packet the look is skipped; hyper closes the connection after such a request all the same.

/// The longest name that is looked for, with its colon.
const LONGEST: usize = "transfer-encoding:".len();

/// Reads the lines of one head.
#[derive(Default)]
pub(super) struct Head {
    /// The beginning of the present line, in small letters.
    line: [u8; LONGEST],
    /// The length of the present line.
    length: usize,
    begun: Seen,
    sized: Seen,
    chunked: Seen,
    whole: Seen,
}

/// Has something been seen?
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Seen {
    #[default]
    No,
    Yes,
}

impl Head {
    /// Reads on. Bytes after the head are not looked at.
    pub(super) fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            if self.whole == Seen::Yes {
                return;
            }
            match byte {
                b'\n' => self.end_line(),
                // Only at the end of a line, where it counts for nothing.
                b'\r' => {}
                byte => {
                    if let Some(place) = self.line.get_mut(self.length) {
                        *place = byte.to_ascii_lowercase();
                    }
                    self.length += 1;
                }
            }
        }
    }

    fn end_line(&mut self) {
        let line = &self.line[..self.length.min(LONGEST)];
        if line.starts_with(b"content-length:") {
            self.sized = Seen::Yes;
        } else if line.starts_with(b"transfer-encoding:") {
            self.chunked = Seen::Yes;
        } else if line.is_empty() {
            // Blank lines before a request are passed over.
            self.whole = self.begun;
            return;
        }
        self.begun = Seen::Yes;
        self.length = 0;
    }

    /// Are there both lengths?
    pub(super) fn is_ambiguous(&self) -> bool {
        self.sized == Seen::Yes && self.chunked == Seen::Yes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ambiguous(parts: &[&str]) -> bool {
        let mut head = Head::default();
        for part in parts {
            head.read(part.as_bytes());
        }
        head.is_ambiguous()
    }

    #[test]
    fn two_lengths_are_found_however_they_come() {
        let both = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTRANSFER-ENCODING: chunked\r\n\r\n";
        assert!(ambiguous(&[both]));
        let single: Vec<&str> = (0..both.len()).map(|at| &both[at..=at]).collect();
        assert!(ambiguous(&single));
        assert!(ambiguous(&["\r\n\n", both]));
        assert!(ambiguous(&["POST / HTTP/1.1\ntransfer-encoding:chunked\ncontent-length:1\n\n"]));
    }

    #[test]
    fn one_length_is_fine_and_bodies_are_not_read() {
        assert!(!ambiguous(&[
            "POST / HTTP/1.1\r\ncontent-length: 4\r\n\r\n",
            "\r\ntransfer-encoding: chunked\r\n"
        ]));
        assert!(!ambiguous(&[
            "POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\nx-content-length: 3\r\n\r\n"
        ]));
        assert!(!ambiguous(&["GET /content-length: HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n"]));
    }
}
