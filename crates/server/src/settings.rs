//! What a house can be told before it opens.

use core::time::Duration;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::Budget;
use kernel::Dice;

use crate::net::Net;
use crate::origin::Origin;

/// Where the time comes from.
#[derive(Clone, Copy, Debug)]
pub enum Clock {
    /// From the system.
    System,
    /// It is always the same, in milliseconds since 1970: for tests that compare answers byte by byte.
    Still(i64),
    /// It is what somebody sets it to: for tests in which time passes.
    Set(&'static AtomicI64),
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(self) -> i64 {
        match self {
            Clock::Still(now) => now,
            Clock::Set(now) => now.load(Ordering::Relaxed),
            Clock::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
        }
    }
}

/// Where ids, tokens and seeds come from.
#[derive(Debug)]
pub enum Luck {
    /// From the system; nobody can guess them.
    System,
    /// From a number: for tests that compare two houses.
    Numbered(Mutex<Dice>),
}

impl Luck {
    /// The luck a number stands for.
    pub fn numbered(number: u64) -> Luck {
        Luck::Numbered(Mutex::new(Dice::from_number(number)))
    }

    /// 32 random bytes.
    pub fn bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        match self {
            // A system without random bytes can keep no secrets: nothing may be served then.
            Luck::System => getrandom::fill(&mut bytes).expect("the system gives random bytes"),
            Luck::Numbered(dice) => {
                let mut dice = dice.lock().unwrap_or_else(PoisonError::into_inner);
                for part in bytes.chunks_exact_mut(8) {
                    part.copy_from_slice(&dice.bits().to_le_bytes());
                }
            }
        }
        bytes
    }
}

/// How often something may be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// In the long run, per second.
    pub per_second: f64,
    /// At once.
    pub burst: f64,
}

/// How often people may ask.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// Requests that change something, for each person.
    pub person: Rate,
    /// All requests, for each address.
    pub address: Rate,
}

impl Rates {
    /// For people and their programs.
    pub const USUAL: Rates = Rates {
        person: Rate { per_second: 20.0, burst: 100.0 },
        address: Rate { per_second: 200.0, burst: 1000.0 },
    };
}

/// How much of the thinking one person may ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Quotas {
    /// How many hints a person waits for at once.
    pub pending_hints: usize,
    /// How many thoughts of one person are in progress at once; what is beyond waits its turn.
    pub at_once: usize,
    /// How often more can be asked for; without limits in measurements.
    pub rates: Option<QuotaRates>,
}

/// How often people may ask for what has to be thought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct QuotaRates {
    /// Hints, for each person.
    pub hints: Rate,
    /// Hints, for each address.
    pub hints_of_address: Rate,
    /// New tables, for each person.
    pub tables: Rate,
}

impl Quotas {
    /// Twenty hints a minute, sixty for an address; thirty tables in ten minutes.
    pub const USUAL: Quotas = Quotas {
        pending_hints: 2,
        at_once: 8,
        rates: Some(QuotaRates {
            hints: Rate { per_second: 20.0 / 60.0, burst: 20.0 },
            hints_of_address: Rate { per_second: 1.0, burst: 60.0 },
            tables: Rate { per_second: 30.0 / 600.0, burst: 30.0 },
        }),
    };
}

/// How long a connection waits for its client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, from its first byte; of a new connection from its beginning.
    pub head: Duration,
    /// For the next part of a body.
    pub pause: Duration,
    /// For a whole body.
    pub body: Duration,
    /// For the next request.
    pub idle: Duration,
    /// For a client that takes nothing of what it is sent. Streams may be silent for as long as they like.
    pub write: Duration,
}

impl Patience {
    /// For people on the worst of lines.
    pub const USUAL: Patience = Patience {
        head: Duration::from_secs(10),
        pause: Duration::from_secs(10),
        body: Duration::from_secs(30),
        idle: Duration::from_secs(75),
        write: Duration::from_secs(30),
    };
}

/// How many connections there may be, and how long they last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// How many in all; without a number as many as the process may have files open, but for a reserve.
    pub most: Option<usize>,
    /// How many from one address; proxies that are trusted have no such limit.
    pub each: u32,
    /// How long clients are waited for.
    pub patience: Patience,
    /// How long requests that have begun may go on when the house closes.
    pub drain: Duration,
}

impl Connections {
    /// For a house that anybody may reach.
    pub const USUAL: Connections =
        Connections { most: None, each: 256, patience: Patience::USUAL, drain: Duration::from_secs(5) };
}

/// What a house can be told.
#[derive(Debug)]
pub struct Settings {
    /// The pause before each decision of a bot at a table of normal pace, so that people can follow.
    pub bot_pace: Duration,
    /// How long is thought about advice for a person.
    pub hint: Budget,
    /// After so long without use a table leaves memory.
    pub idle: Duration,
    /// After so long without anybody looking, bots think for a table only when nobody else needs them.
    pub deserted_after: Duration,
    /// Whoever closes the page is shown as away after this.
    pub away_after: Duration,
    /// How often a silent stream says that it is still there.
    pub heartbeat: Duration,
    /// How often people may ask; without limits in measurements.
    pub rates: Option<Rates>,
    /// How much of the thinking one person may ask for.
    pub quotas: Quotas,
    /// How many connections there may be, and how long they last.
    pub connections: Connections,
    /// Proxies before the house: what they say about who asks is believed, and nobody else.
    pub trusted: Vec<Net>,
    /// Where people find the house, if it is not where they say they found it.
    pub origin: Option<Origin>,
    /// Where the time comes from.
    pub clock: Clock,
    /// Where ids, tokens and seeds come from.
    pub luck: Luck,
}

impl Settings {
    /// After so many milliseconds without anybody looking a table is deserted.
    pub(crate) fn deserted_after_ms(&self) -> i64 {
        i64::try_from(self.deserted_after.as_millis()).unwrap_or(i64::MAX)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            bot_pace: Duration::from_millis(600),
            hint: Budget::Time(Duration::from_secs(1)),
            idle: Duration::from_mins(10),
            deserted_after: Duration::from_mins(2),
            away_after: Duration::from_secs(4),
            heartbeat: Duration::from_secs(20),
            rates: Some(Rates::USUAL),
            quotas: Quotas::USUAL,
            connections: Connections::USUAL,
            trusted: Vec::new(),
            origin: None,
            clock: Clock::System,
            luck: Luck::System,
        }
    }
}
