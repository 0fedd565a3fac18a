//! What a connection waits for, and until when.
//!
//! The socket, the bodies and the request share a line; all of them run in the connection's one task, so
//! nothing here is ever contended.

use core::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed};
use core::time::Duration;

use tokio::time::Instant;

use crate::settings::Patience;

/// What is expected of the client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Phase {
    /// The first byte of the next request.
    Request,
    /// The rest of a request's head.
    Head,
    /// More of a request's body.
    Body,
    /// Nothing: the house is to answer.
    Nothing,
}

/// What came too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Late {
    /// The body of a request; this can still be said to the client.
    Body,
    /// Something without which nothing can be said.
    Client,
}

/// A moment in milliseconds after the line was opened; 0 is never.
#[derive(Default)]
struct Due(AtomicU64);

impl Due {
    fn get(&self) -> Option<u64> {
        Some(self.0.load(Relaxed)).filter(|due| *due != 0)
    }

    fn set(&self, due: u64) {
        self.0.store(due, Relaxed);
    }

    fn never(&self) {
        self.set(0);
    }
}

/// A connection as those see it who work for it.
pub(super) struct Line {
    opened: Instant,
    patience: Patience,
    phase: AtomicU8,
    hearing: Due,
    telling: Due,
    late: AtomicBool,
    ambiguous: AtomicBool,
}

impl Line {
    /// A line that was opened now, and on which a request should come soon.
    pub(super) fn new(patience: Patience) -> Line {
        let line = Line {
            opened: Instant::now(),
            patience,
            phase: AtomicU8::new(Phase::Head as u8),
            hearing: Due::default(),
            telling: Due::default(),
            late: AtomicBool::new(false),
            ambiguous: AtomicBool::new(false),
        };
        line.hearing.set(line.after(patience.head));
        line
    }

    fn now(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }

    /// One more, because 0 is never.
    fn after(&self, patience: Duration) -> u64 {
        self.now() + patience.as_millis() as u64 + 1
    }

    pub(super) fn phase(&self) -> Phase {
        match self.phase.load(Relaxed) {
            0 => Phase::Request,
            1 => Phase::Head,
            2 => Phase::Body,
            _ => Phase::Nothing,
        }
    }

    fn turn(&self, phase: Phase) {
        self.phase.store(phase as u8, Relaxed);
    }

    /// The first bytes of a request have come.
    pub(super) fn begins(&self) {
        self.turn(Phase::Head);
        self.hearing.set(self.after(self.patience.head));
    }

    /// The head of a request is whole.
    pub(super) fn is_asked(&self) {
        self.turn(Phase::Nothing);
        self.hearing.never();
    }

    /// The answer is given to the last byte, or nobody wants it any more.
    pub(super) fn is_answered(&self) {
        self.turn(Phase::Request);
        self.hearing.set(self.after(self.patience.idle));
    }

    /// By when a body that begins now must be whole, in this line's time.
    pub(super) fn body_until(&self) -> u64 {
        self.after(self.patience.body)
    }

    /// Somebody waits for more of a body that must be whole by `until`.
    pub(super) fn wants_body(&self, until: u64) {
        if self.phase() != Phase::Body {
            self.turn(Phase::Body);
            self.hearing.set(self.after(self.patience.pause).min(until));
        }
    }

    /// Nobody waits for a body at the moment.
    pub(super) fn has_body(&self) {
        if self.phase() == Phase::Body {
            self.is_asked();
        }
    }

    /// Has the body not come in time?
    pub(super) fn is_late(&self) -> bool {
        self.late.load(Relaxed)
    }

    /// The client does not take what it is sent.
    pub(super) fn is_blocked(&self) {
        if self.telling.get().is_none() {
            self.telling.set(self.after(self.patience.write));
        }
    }

    /// The client has taken something.
    pub(super) fn flows(&self) {
        self.telling.never();
    }

    /// The head that is being read tells its length in two ways.
    pub(super) fn note_ambiguous(&self) {
        self.ambiguous.store(true, Relaxed);
    }

    /// Did a head tell its length in two ways? The connection ends with it.
    pub(super) fn is_ambiguous(&self) -> bool {
        self.ambiguous.load(Relaxed)
    }

    /// When the client will have been waited for too long, if nothing changes.
    pub(super) fn due(&self) -> Option<Instant> {
        let due = [self.hearing.get(), self.telling.get()].into_iter().flatten().min()?;
        Some(self.opened + Duration::from_millis(due))
    }

    /// What is too late now, if anything is. A body is said to be late once.
    pub(super) fn overdue(&self) -> Option<Late> {
        let now = self.now();
        let passed = |due: &Due| due.get().is_some_and(|due| due <= now);
        if passed(&self.telling) {
            return Some(Late::Client);
        }
        if !passed(&self.hearing) {
            return None;
        }
        if self.phase() != Phase::Body {
            return Some(Late::Client);
        }
        self.late.store(true, Relaxed);
        self.is_asked();
        Some(Late::Body)
    }
}
