//! How an answer is packed on its way.

use std::io::Write as _;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};

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

    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Packing::Plain => None,
            Packing::Brotli => Some("br"),
            Packing::Gzip => Some("gzip"),
        }
    }

    pub(super) fn pack(self, bytes: &Bytes) -> Bytes {
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

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

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
