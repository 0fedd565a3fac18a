//! How many connections there may be: in all, and from one address.

use core::time::Duration;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use thiserror::Error;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::net::{Net, home};

/// Why a client gets no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum NoPlace {
    /// There are none left.
    #[error("all connections are in use; try again in a moment")]
    Full,
    /// The client has enough.
    #[error("too many connections from your address")]
    Crowded,
}

impl NoPlace {
    /// The answer to whatever the client asks.
    fn answer(self) -> String {
        let status = match self {
            NoPlace::Full => "503 Service Unavailable",
            NoPlace::Crowded => "429 Too Many Requests",
        };
        let text = format!("{self}\n");
        format!(
            "HTTP/1.1 {status}\r\nconnection: close\r\nretry-after: 5\r\ncontent-type: text/plain\r\ncontent-length: {}\r\n\r\n{text}",
            text.len()
        )
    }
}

#[derive(Default)]
struct Taken {
    all: usize,
    by_home: HashMap<IpAddr, u32>,
}

/// The places for connections.
pub(crate) struct Places {
    most: usize,
    each: u32,
    /// Whoever speaks for many has no limit of their own.
    trusted: Vec<Net>,
    taken: Mutex<Taken>,
}

/// A place; free again when it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    home: Option<IpAddr>,
}

impl Places {
    pub(crate) fn new(most: usize, each: u32, trusted: Vec<Net>) -> Arc<Places> {
        Arc::new(Places { most, each, trusted, taken: Mutex::default() })
    }

    fn with<T>(&self, change: impl FnOnce(&mut Taken) -> T) -> T {
        change(&mut self.taken.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes a place for a client.
    pub(crate) fn take(self: &Arc<Places>, address: IpAddr) -> Result<Place, NoPlace> {
        let trusted = self.trusted.iter().any(|net| net.contains(address));
        let home = (!trusted).then(|| home(address));
        self.with(|taken| {
            if taken.all >= self.most {
                return Err(NoPlace::Full);
            }
            if let Some(home) = home {
                let here = taken.by_home.entry(home).or_default();
                if *here >= self.each {
                    return Err(NoPlace::Crowded);
                }
                *here += 1;
            }
            taken.all += 1;
            Ok(())
        })?;
        Ok(Place { places: Arc::clone(self), home })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.with(|taken| {
            taken.all -= 1;
            if let Some(home) = self.home
                && let Some(here) = taken.by_home.get_mut(&home)
            {
                *here -= 1;
                if *here == 0 {
                    taken.by_home.remove(&home);
                }
            }
        });
    }
}

/// How long a client that gets no place may take to hear so.
const HEARING: Duration = Duration::from_secs(1);

/// Tells a client that it gets no place, without waiting for it: it may miss the word.
pub(crate) fn send_off(stream: &TcpStream, why: NoPlace) {
    drop(stream.try_write(why.answer().as_bytes()));
}

/// Tells a client that it gets no place. What it has sent is read and forgotten: a socket that is closed over unread
/// bytes takes back what was said last.
pub(crate) async fn turn_away(mut stream: TcpStream, why: NoPlace) {
    let told = async {
        stream.write_all(why.answer().as_bytes()).await?;
        stream.shutdown().await?;
        let mut unread = [0; 1024];
        while stream.read(&mut unread).await? > 0 {}
        std::io::Result::Ok(())
    };
    // Whoever does not listen loses nothing.
    drop(tokio::time::timeout(HEARING, told).await);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_limited_in_all_and_by_address_and_come_back() {
        let places = Places::new(4, 2, vec!["10.0.0.0/8".parse().unwrap()]);
        let take = |text: &str| places.take(text.parse().unwrap());
        let first = take("192.0.2.1").unwrap();
        let _second = take("192.0.2.1").unwrap();
        assert_eq!(take("192.0.2.1").err(), Some(NoPlace::Crowded));
        drop(first);
        let third = take("192.0.2.1").unwrap();
        let proxied: Vec<Place> = (0..2).map(|_| take("10.1.1.1").unwrap()).collect();
        assert_eq!(take("192.0.2.2").err(), Some(NoPlace::Full));
        drop(proxied);
        let _fourth = take("2001:db8::1").unwrap();
        let _fifth = take("2001:db8::2").unwrap();
        drop(third);
        assert_eq!(take("2001:db8::3").err(), Some(NoPlace::Crowded), "one net counts as one address");
    }
}
