//! How much of the thinking one person may ask for: hints that wait, hints a minute, tables opened.

use core::hash::Hash;
use core::time::Duration;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use table::PersonId;

use crate::limits::TooMany;
use crate::settings::{Quotas, Rate};
use crate::thinking::Thought;

/// In so many seconds a hint that waits is usually there.
const SOON: u64 = 2;
/// When more askers than this are remembered, those with full buckets are forgotten.
const MOST: usize = 10_000;

/// Who has asked for how much.
pub(crate) struct Quota {
    quotas: Quotas,
    asked: Arc<Mutex<Asked>>,
}

#[derive(Default)]
struct Asked {
    /// How many hints each person waits for.
    pending: HashMap<PersonId, usize>,
    hints: Buckets<PersonId>,
    hints_from: Buckets<IpAddr>,
    tables: Buckets<PersonId>,
}

/// A hint that somebody waits for; when this is dropped, no longer.
pub(crate) struct Pending {
    asked: Arc<Mutex<Asked>>,
    person: PersonId,
}

impl Pending {
    /// The same thought, after which nobody waits any more.
    pub(crate) fn until<T: 'static>(self, thought: Thought<T>) -> Thought<T> {
        Box::new(move || {
            let thought = thought();
            // Before anybody hears the answer, so that the next question finds room.
            drop(self);
            thought
        })
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        let mut asked = lock(&self.asked);
        if let Some(pending) = asked.pending.get_mut(&self.person) {
            *pending -= 1;
            if *pending == 0 {
                asked.pending.remove(&self.person);
            }
        }
    }
}

fn lock(asked: &Mutex<Asked>) -> MutexGuard<'_, Asked> {
    // The counts are whole after every statement, so a panic elsewhere cannot have broken them.
    asked.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Quota {
    pub(crate) fn new(quotas: Quotas) -> Quota {
        Quota { quotas, asked: Arc::default() }
    }

    /// May this person have a hint? What is refused costs nothing.
    pub(crate) fn hint(
        &self,
        person: PersonId,
        address: Option<IpAddr>,
        now: Instant,
    ) -> Result<Pending, TooMany> {
        let mut asked = lock(&self.asked);
        if asked.pending.get(&person).is_some_and(|pending| *pending >= self.quotas.pending_hints) {
            return Err(TooMany { seconds: SOON });
        }
        if let Some(rates) = self.quotas.rates {
            asked.hints.look(&person, rates.hints, now)?;
            if let Some(address) = address {
                asked.hints_from.take(address, rates.hints_of_address, now)?;
            }
            asked.hints.take(person, rates.hints, now)?;
        }
        *asked.pending.entry(person).or_default() += 1;
        Ok(Pending { asked: Arc::clone(&self.asked), person })
    }

    /// May this person open another table?
    pub(crate) fn table(&self, person: PersonId, now: Instant) -> Result<(), TooMany> {
        let Some(rates) = self.quotas.rates else { return Ok(()) };
        lock(&self.asked).tables.take(person, rates.tables, now)
    }
}

/// A bucket of tokens for each asker.
struct Buckets<K>(HashMap<K, Bucket>);

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets(HashMap::new())
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// The bucket of an asker with a token in it, or when there is one again.
    fn look(&self, asker: &K, rate: Rate, now: Instant) -> Result<Bucket, TooMany> {
        let bucket =
            self.0.get(asker).map_or(Bucket { tokens: rate.burst, at: now }, |b| b.filled(rate, now));
        if bucket.tokens >= 1.0 {
            return Ok(bucket);
        }
        let wait = Duration::try_from_secs_f64((1.0 - bucket.tokens) / rate.per_second);
        Err(TooMany { seconds: wait.map_or(u64::MAX, |wait| wait.as_secs() + 1) })
    }

    /// Takes a token.
    fn take(&mut self, asker: K, rate: Rate, now: Instant) -> Result<(), TooMany> {
        let bucket = self.look(&asker, rate, now)?;
        if self.0.len() >= MOST {
            self.0.retain(|_, bucket| bucket.filled(rate, now).tokens < rate.burst);
        }
        self.0.insert(asker, Bucket { tokens: bucket.tokens - 1.0, ..bucket });
        Ok(())
    }
}

impl Bucket {
    fn filled(self, rate: Rate, now: Instant) -> Bucket {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        Bucket { tokens: (self.tokens + passed * rate.per_second).min(rate.burst), at: now }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::QuotaRates;

    const ANNA: PersonId = PersonId(1);
    const BERTA: PersonId = PersonId(2);
    const HERE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    /// Two hints at once, three quickly, one in ten seconds; an address five quickly; two tables quickly.
    fn quota() -> Quota {
        let rate = |burst| Rate { per_second: 0.1, burst };
        let rates = QuotaRates { hints: rate(3.0), hints_of_address: rate(5.0), tables: rate(2.0) };
        Quota::new(Quotas { pending_hints: 2, at_once: 8, rates: Some(rates) })
    }

    #[test]
    fn so_many_hints_are_waited_for_at_once() {
        let (quota, now) = (quota(), Instant::now());
        let first = quota.hint(ANNA, None, now).ok();
        let second = quota.hint(ANNA, None, now).ok();
        assert!(first.is_some() && second.is_some());
        assert_eq!(quota.hint(ANNA, None, now).err(), Some(TooMany { seconds: SOON }));
        assert!(quota.hint(BERTA, None, now).is_ok(), "everybody for himself");
        drop(first);
        assert!(quota.hint(ANNA, None, now).is_ok(), "what was refused before cost nothing");
        assert_eq!(lock(&quota.asked).pending.len(), 1, "who waits for nothing is forgotten");
    }

    #[test]
    fn hints_have_a_rate_for_persons_and_addresses_and_it_recovers() {
        let (quota, now) = (quota(), Instant::now());
        for _ in 0..3 {
            assert!(quota.hint(ANNA, HERE, now).is_ok());
        }
        assert_eq!(quota.hint(ANNA, HERE, now).err(), Some(TooMany { seconds: 11 }));
        for _ in 0..2 {
            assert!(
                quota.hint(BERTA, HERE, now).is_ok(),
                "what Anna was refused did not count for the address"
            );
        }
        assert_eq!(quota.hint(BERTA, HERE, now).err(), Some(TooMany { seconds: 11 }));
        assert!(quota.hint(BERTA, None, now).is_ok(), "what the address was refused did not count for Berta");
        let later = now + Duration::from_secs(10);
        assert!(quota.hint(ANNA, HERE, later).is_ok());
        assert!(quota.hint(ANNA, HERE, later).is_err());
    }

    #[test]
    fn tables_have_a_rate_and_it_recovers() {
        let (quota, now) = (quota(), Instant::now());
        assert_eq!([(); 3].map(|()| quota.table(ANNA, now).is_ok()), [true, true, false]);
        assert_eq!(quota.table(BERTA, now), Ok(()));
        assert_eq!(quota.table(ANNA, now), Err(TooMany { seconds: 11 }));
        assert_eq!(quota.table(ANNA, now + Duration::from_secs(10)), Ok(()));
    }

    #[test]
    fn without_rates_only_what_waits_is_counted() {
        let quota = Quota::new(Quotas { rates: None, ..Quotas::USUAL });
        let now = Instant::now();
        assert!((0..1000).all(|_| quota.table(ANNA, now).is_ok() && quota.hint(ANNA, HERE, now).is_ok()));
        let kept: Vec<_> = (0..3).map(|_| quota.hint(ANNA, HERE, now)).collect();
        assert!(kept[2].is_err());
    }
}
