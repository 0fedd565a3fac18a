//! How often somebody may ask: a bucket of tokens for each person and each address.

use core::time::Duration;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::settings::{Rate, Rates};
use table::PersonId;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    Person(PersonId),
    Address(IpAddr),
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

/// More askers than this are not remembered: then full buckets are forgotten.
const MOST: usize = 100_000;

/// The buckets.
pub(crate) struct Limits {
    rates: Option<Rates>,
    buckets: Mutex<HashMap<Asker, Bucket>>,
}

/// Somebody has asked too often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct TooMany {
    /// In how many seconds there is a token again.
    pub(crate) seconds: u64,
}

impl Limits {
    pub(crate) fn new(rates: Option<Rates>) -> Limits {
        Limits { rates, buckets: Mutex::default() }
    }

    /// Takes a token.
    pub(crate) fn take(&self, asker: Asker, now: Instant) -> Result<(), TooMany> {
        let Some(rates) = self.rates else { return Ok(()) };
        let rate = match asker {
            Asker::Person(_) => rates.person,
            Asker::Address(_) => rates.address,
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.at).as_secs() < 60);
        }
        let bucket = buckets.entry(asker).or_insert(Bucket { tokens: rate.burst, at: now });
        bucket.fill(rate, now);
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            return Ok(());
        }
        let wait = Duration::try_from_secs_f64((1.0 - bucket.tokens) / rate.per_second);
        Err(TooMany { seconds: wait.map_or(u64::MAX, |wait| wait.as_secs() + 1) })
    }
}

impl Bucket {
    fn fill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + passed * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_for_each_asker() {
        let rate = Rate { per_second: 2.0, burst: 3.0 };
        let limits = Limits::new(Some(Rates { person: rate, address: rate }));
        let now = Instant::now();
        let asker = |last| Asker::Address(IpAddr::from([127, 0, 0, last]));
        for _ in 0..3 {
            assert_eq!(limits.take(asker(1), now), Ok(()));
        }
        assert_eq!(limits.take(asker(1), now), Err(TooMany { seconds: 1 }));
        assert_eq!(limits.take(asker(2), now), Ok(()));
        let later = now + Duration::from_millis(600);
        assert_eq!(limits.take(asker(1), later), Ok(()));
        assert!(limits.take(asker(1), later).is_err());
    }

    #[test]
    fn without_rates_nobody_is_held_up() {
        let limits = Limits::new(None);
        let now = Instant::now();
        assert!((0..10_000).all(|_| limits.take(Asker::Address(IpAddr::from([1, 2, 3, 4])), now).is_ok()));
    }
}
