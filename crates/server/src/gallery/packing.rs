//! How an answer is packed on its way.

use std::io::Write as _;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};

/// How an answer is packed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Packing::Plain => None,
            Packing::Brotli => Some("br"),
            Packing::Gzip => Some("gzip"),
        }
    }

    /// Packed in a moment, for what is sent a few times.
    pub(super) fn pack(self, bytes: &Bytes) -> Bytes {
        // Good enough for text, and quick.
        if self == Packing::Plain { bytes.clone() } else { self.press(bytes, 5, flate2::Compression::fast()) }
    }

    /// Packed as well as can be, for what is packed once and sent to everybody.
    pub(crate) fn pack_well(self, bytes: &[u8]) -> Bytes {
        self.press(bytes, 10, flate2::Compression::best())
    }

    fn press(self, bytes: &[u8], quality: u32, compression: flate2::Compression) -> Bytes {
        const WINDOW: u32 = 18;
        let mut packed = Vec::with_capacity(bytes.len() / 6);
        let written = match self {
            Packing::Plain => return Bytes::copy_from_slice(bytes),
            Packing::Brotli => {
                let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, quality, WINDOW);
                writer.write_all(bytes)
            }
            Packing::Gzip => {
                let mut writer = flate2::write::GzEncoder::new(&mut packed, compression);
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
