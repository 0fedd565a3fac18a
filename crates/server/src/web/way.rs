//! The way of a request: who sent it, and where its sender thinks the house is.
//!
//! A proxy tells both in headers. Anybody can write such headers, so only those of trusted proxies are read.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, header};

use crate::origin::{Origin, Scheme};
use crate::settings::Settings;

/// How a request came.
pub(crate) struct Way<'r> {
    /// The address of who sent it; unknown without a socket.
    pub(crate) client: Option<IpAddr>,
    /// Whether cookies may be sent openly.
    pub(crate) scheme: Scheme,
    /// The host as the sender calls it.
    host: Option<&'r str>,
    origin: Option<&'r Origin>,
}

impl<'r> Way<'r> {
    /// The way of a request with these headers.
    pub(crate) fn of(settings: &'r Settings, extensions: &Extensions, headers: &'r HeaderMap) -> Way<'r> {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let is_trusted = |address: IpAddr| settings.trusted.iter().any(|net| net.contains(address));
        let proxied = peer.is_some_and(is_trusted);
        let said = |name: &str| last(headers, name).filter(|_| proxied);
        let client = if proxied { peer.map(|peer| behind(peer, headers, is_trusted)) } else { peer };
        let origin = settings.origin.as_ref();
        let scheme = match said("x-forwarded-proto") {
            Some(proto) if proto.eq_ignore_ascii_case("https") => Scheme::Https,
            Some(_) => Scheme::Http,
            // Not every proxy says it; then it is as people are told.
            None => origin.map_or(Scheme::Http, Origin::scheme),
        };
        let host = said("x-forwarded-host").or_else(|| headers.get(header::HOST)?.to_str().ok());
        Way { client, scheme, host, origin }
    }

    /// The address of the house for links to give away.
    pub(crate) fn origin(&self) -> String {
        match self.origin {
            Some(origin) => origin.as_str().to_owned(),
            None => format!("{}://{}", self.scheme.word(), self.host.unwrap_or("127.0.0.1")),
        }
    }

    /// Is this the origin of our own pages?
    pub(crate) fn is_ours(&self, origin: &str) -> bool {
        if let Some(ours) = self.origin {
            return origin == ours.as_str();
        }
        let host = origin.split_once("://").map(|(_, host)| host);
        host.is_some() && host == self.host
    }
}

/// The last value of a header that may be a list and may come several times: what the nearest proxy says.
fn last<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let value = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next().map(str::trim).filter(|word| !word.is_empty())
}

/// Who stands behind a trusted proxy: each proxy adds at the end whom it heard, so the last address that is no proxy's is
/// the client's. What stands before it the client may have made up.
fn behind(proxy: IpAddr, headers: &HeaderMap, is_trusted: impl Fn(IpAddr) -> bool) -> IpAddr {
    let mut nearest = proxy;
    for value in headers.get_all("x-forwarded-for").iter().rev() {
        for word in value.to_str().unwrap_or("?").rsplit(',') {
            // What cannot be read hides all that stands before it.
            let Some(address) = read_address(word.trim()) else { return nearest };
            nearest = address;
            if !is_trusted(address) {
                return address;
            }
        }
    }
    nearest
}

/// An address, perhaps with a port.
fn read_address(word: &str) -> Option<IpAddr> {
    let address = word.parse().or_else(|_| word.parse().map(|address: SocketAddr| address.ip()));
    let bare = || word.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    address.ok().or_else(bare)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        headers
    }

    /// Client, origin and scheme of a request from `peer`, at a house that trusts `10.0.0.0/8` and `fd00::/8`.
    fn way(
        peer: &str,
        origin: Option<&str>,
        pairs: &[(&'static str, &'static str)],
    ) -> (String, String, Scheme) {
        let settings = Settings {
            trusted: vec!["10.0.0.0/8".parse().unwrap(), "fd00::/8".parse().unwrap()],
            origin: origin.map(|origin| origin.parse().unwrap()),
            ..Settings::default()
        };
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
        let headers = headers(pairs);
        let way = Way::of(&settings, &extensions, &headers);
        (way.client.unwrap().to_string(), way.origin(), way.scheme)
    }

    #[test]
    fn the_client_is_the_last_address_that_is_no_proxys() {
        let client = |peer: &str, pairs: &[(&'static str, &'static str)]| way(peer, None, pairs).0;
        let said = |value| [("x-forwarded-for", value)];
        assert_eq!(client("10.0.0.1", &said("203.0.113.9")), "203.0.113.9");
        assert_eq!(client("10.0.0.1", &said("1.1.1.1, 203.0.113.9, 10.0.0.2")), "203.0.113.9");
        let twice = [("x-forwarded-for", "1.1.1.1, 203.0.113.9"), ("x-forwarded-for", "10.0.0.2")];
        assert_eq!(client("fd00::1", &twice), "203.0.113.9");
        assert_eq!(client("10.0.0.1", &said("203.0.113.9:4711")), "203.0.113.9");
        assert_eq!(client("10.0.0.1", &said("[2001:db8::1]:4711")), "2001:db8::1");
        assert_eq!(client("10.0.0.1", &said("[2001:db8::1]")), "2001:db8::1");
        assert_eq!(client("10.0.0.1", &said("1.1.1.1, unknown, 10.0.0.2")), "10.0.0.2");
        assert_eq!(client("10.0.0.1", &said("10.0.0.3, 10.0.0.2")), "10.0.0.3");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(client("::ffff:10.0.0.1", &said("203.0.113.9")), "203.0.113.9");
    }

    #[test]
    fn nothing_is_believed_of_others() {
        let lies = [
            ("x-forwarded-for", "203.0.113.9"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "evil.example"),
            ("host", "henge:7878"),
        ];
        let told = ("192.0.2.1".to_owned(), "http://henge:7878".to_owned(), Scheme::Http);
        assert_eq!(way("192.0.2.1", None, &lies), told);
        let told = ("203.0.113.9".to_owned(), "https://evil.example".to_owned(), Scheme::Https);
        assert_eq!(way("10.0.0.1", None, &lies), told, "a trusted proxy is believed");
    }

    #[test]
    fn a_configured_origin_is_told_whatever_the_host_is() {
        let lies = [("x-forwarded-host", "evil.example"), ("host", "evil.example")];
        let told = |peer| way(peer, Some("https://club.example"), &lies);
        assert_eq!(told("10.0.0.1").1, "https://club.example");
        assert_eq!(
            told("192.0.2.1"),
            ("192.0.2.1".to_owned(), "https://club.example".to_owned(), Scheme::Https)
        );
        let plain = [("x-forwarded-proto", "http")];
        assert_eq!(way("10.0.0.1", Some("https://club.example"), &plain).2, Scheme::Http);
    }
}
