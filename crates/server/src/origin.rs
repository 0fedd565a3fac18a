//! Where people find the house: `https://club.example`.

use core::fmt;
use core::str::FromStr;

use axum::http::uri::Authority;
use thiserror::Error;

/// How browsers speak with the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Openly.
    Http,
    /// Secretly, usually through a proxy.
    Https,
}

impl Scheme {
    /// The word for it: `http`, `https`.
    pub const fn word(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    const fn usual_port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }
}

/// A scheme, a host and perhaps a port, written as browsers do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    text: String,
    scheme: Scheme,
}

/// An origin that is none.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{text:?} is not an origin: {why}; write it like https://club.example or http://192.168.0.7:7878")]
pub struct BadOrigin {
    /// What was given.
    pub text: String,
    /// What is wrong with it.
    pub why: &'static str,
}

impl Origin {
    /// How browsers speak with the house.
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The origin as browsers send it.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Origin, BadOrigin> {
        let bad = |why| BadOrigin { text: text.to_owned(), why };
        let small = text.to_ascii_lowercase();
        let (scheme, rest) = if let Some(rest) = small.strip_prefix("https://") {
            (Scheme::Https, rest)
        } else if let Some(rest) = small.strip_prefix("http://") {
            (Scheme::Http, rest)
        } else {
            return Err(bad("it begins with neither http:// nor https://"));
        };
        if rest.contains(['/', '?', '#']) {
            return Err(bad("after host and port comes nothing, not even a slash"));
        }
        if rest.contains('@') {
            return Err(bad("it names a user"));
        }
        let place: Authority = rest.parse().map_err(|_| bad("its host is none"))?;
        let port = place.port_u16();
        if place.host().is_empty() || (port.is_none() && place.host().len() != rest.len()) {
            return Err(bad("its host or port is none"));
        }
        let port = port.filter(|port| *port != scheme.usual_port()).map(|port| format!(":{port}"));
        let text = format!("{}://{}{}", scheme.word(), place.host(), port.unwrap_or_default());
        Ok(Origin { text, scheme })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_as_browsers_write_them() {
        for (given, written) in [
            ("https://club.example", "https://club.example"),
            ("HTTPS://Club.Example:443", "https://club.example"),
            ("http://club.example:80", "http://club.example"),
            ("http://192.168.0.7:7878", "http://192.168.0.7:7878"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ] {
            assert_eq!(given.parse::<Origin>().unwrap().as_str(), written);
        }
    }

    #[test]
    fn everything_else_is_refused_with_a_reason() {
        for wrong in [
            "",
            "club.example",
            "ftp://club.example",
            "https://",
            "https://club.example/",
            "https://club.example/henge",
            "https://club.example?x",
            "https://club.example#x",
            "https://anna@club.example",
            "https://club.example:",
            "https://club.example:port",
            "https://club.example:99999",
            "https://club example",
            "https://:443",
        ] {
            let error = wrong.parse::<Origin>().unwrap_err();
            assert!(error.to_string().contains("is not an origin"), "{wrong}: {error}");
        }
    }
}
