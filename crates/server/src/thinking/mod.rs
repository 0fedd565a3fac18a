//! Threads of their own for bots: thinking never holds up a request.
//!
//! | file | what is in it |
//! |---|---|
//! | `mod` | the threads |
//! | `queue` | what is thought next: what somebody waits for, then the rest |
//! | `fair` | whose turn it is: persons take turns |
//! | `quota` | how much one person may ask for |
//! | `mind` | the bot of a seat and its decision |
//! | `advice` | what a person's options promise |

mod advice;
mod fair;
mod mind;
mod queue;
mod quota;

pub(crate) use advice::{Advised, Asked, advice};
pub(crate) use mind::{Choice, Mind, thought};
pub(crate) use queue::{Attendance, Errand};
pub(crate) use quota::Quota;

use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use cpu_time::ThreadTime;
use queue::Queue;
use table::{PersonId, TableId};
use tokio::sync::oneshot;

/// Something to think about.
pub(crate) type Thought<T> = Box<dyn FnOnce() -> T + Send>;

type Job = Box<dyn FnOnce() + Send>;

struct Work {
    jobs: Queue<Job>,
    closed: bool,
}

struct Shared {
    work: Mutex<Work>,
    filled: Condvar,
}

/// A pool of threads on which bots think.
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
}

impl Thinkers {
    /// So many threads, at least one, and at most so many of them for one person at once.
    pub(crate) fn new(threads: usize, at_once: usize) -> Thinkers {
        let work = Mutex::new(Work { jobs: Queue::new(at_once), closed: false });
        let shared = Arc::new(Shared { work, filled: Condvar::new() });
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Thinkers { shared }
    }

    /// One thread less than there are cores, so that requests always find one.
    pub(crate) fn fitting(at_once: usize) -> Thinkers {
        Thinkers::new(thread::available_parallelism().map_or(1, |cores| cores.get() - 1), at_once)
    }

    /// Thinks, sometime. `None` if the thinking failed. What nobody waits for any more is not begun.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        errand: Errand,
        thought: Thought<T>,
    ) -> impl Future<Output = Option<T>> + Send + use<T> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move || {
            if tell.is_closed() {
                return;
            }
            // A bot that panics forfeits its thought, not its thread; the receiver hears of it.
            if let Ok(thought) = catch_unwind(AssertUnwindSafe(thought)) {
                drop(tell.send(thought));
            }
        });
        self.shared.lock().jobs.push(errand, job);
        self.shared.filled.notify_one();
        async { told.await.ok() }
    }

    /// Somebody looks at this table again: its bots wait no longer behind all others.
    pub(crate) fn attend(&self, table: &TableId) {
        self.shared.lock().jobs.attend(table);
    }

    /// Tells a long thought for this person whether it holds up somebody else, or the end of the house.
    pub(crate) fn holds_up(&self, person: PersonId) -> impl Fn() -> bool + Send + Sync + use<> {
        let shared = Arc::clone(&self.shared);
        move || {
            let work = shared.lock();
            work.closed || work.jobs.others_wait(person)
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut work = self.shared.lock();
        work.closed = true;
        work.jobs.clear();
        drop(work);
        self.shared.filled.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Work> {
        // A queue is whole after every statement, so a panic elsewhere cannot have broken it.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        stand_back();
        loop {
            let mut work = self.lock();
            let (taken, job) = loop {
                if work.closed {
                    return;
                }
                match work.jobs.pop() {
                    Some(next) => break next,
                    None => work = self.filled.wait(work).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(work);
            let stopwatch = Stopwatch::new();
            job();
            self.lock().jobs.done(taken, stopwatch.read());
            // A person may have had as many thoughts in progress as they may: now there is room for another.
            self.filled.notify_one();
        }
    }
}

/// How long this thread works on something: its own time where the system tells, so that a busy machine is nobody's debt.
struct Stopwatch {
    own: Option<ThreadTime>,
    begin: Instant,
}

impl Stopwatch {
    fn new() -> Stopwatch {
        Stopwatch { own: ThreadTime::try_now().ok(), begin: Instant::now() }
    }

    fn read(&self) -> Duration {
        let own = self.own.and_then(|own| own.try_elapsed().ok());
        own.unwrap_or_else(|| self.begin.elapsed())
    }
}

/// Lets every other thread go first: whoever clicks does not wait for a bot, even where both share a core.
fn stand_back() {
    // On Linux this concerns the calling thread alone; elsewhere it would slow down the whole house.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        tracing::warn!(%error, "bots think as urgently as pages are drawn");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot() -> Errand {
        Errand::bot(PersonId(1), "table".parse().unwrap(), Attendance::Attended)
    }

    #[tokio::test]
    async fn thoughts_come_back_and_a_panic_costs_only_itself() {
        let thinkers = Thinkers::new(1, 8);
        let failing = thinkers.think::<u8>(bot(), Box::new(|| panic!("a bot that fails")));
        let fine = thinkers.think(bot(), Box::new(|| "W 1 2"));
        assert_eq!(failing.await, None);
        assert_eq!(fine.await, Some("W 1 2"));
    }

    #[tokio::test]
    async fn nobody_waits_for_thinkers_that_have_gone() {
        let thinkers = Thinkers::new(1, 8);
        let (start, started) = std::sync::mpsc::channel();
        let (finish, finished) = std::sync::mpsc::channel();
        let thinking = thinkers.think(
            bot(),
            Box::new(move || {
                start.send(()).unwrap();
                finished.recv().unwrap();
                "S"
            }),
        );
        let never = thinkers.think(bot(), Box::new(|| "N"));
        started.recv().unwrap();
        drop(thinkers);
        assert_eq!(never.await, None);
        finish.send(()).unwrap();
        assert_eq!(thinking.await, Some("S"));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun() {
        let thinkers = Thinkers::new(1, 8);
        let (finish, finished) = std::sync::mpsc::channel();
        let first = thinkers.think(bot(), Box::new(move || finished.recv().unwrap()));
        let begun = Arc::new(Mutex::new(false));
        let noted = Arc::clone(&begun);
        drop(thinkers.think(bot(), Box::new(move || *noted.lock().unwrap() = true)));
        let last = thinkers.think(bot(), Box::new(|| ()));
        finish.send(()).unwrap();
        first.await.unwrap();
        last.await.unwrap();
        assert!(!*begun.lock().unwrap());
    }
    #[tokio::test]
    async fn a_long_thought_learns_whom_it_holds_up() {
        let thinkers = Thinkers::new(1, 8);
        let (anna, berta) = (PersonId(1), PersonId(2));
        let holds_up = thinkers.holds_up(anna);
        let (start, started) = std::sync::mpsc::channel();
        let long = thinkers.think(
            Errand::hint(anna),
            Box::new(move || {
                start.send(()).unwrap();
                while !holds_up() {
                    thread::yield_now();
                }
            }),
        );
        started.recv().unwrap();
        let own = thinkers.think(Errand::hint(anna), Box::new(|| ()));
        assert!(!thinkers.holds_up(anna)(), "one's own next thought is no reason to hurry");
        let other = thinkers.think(Errand::hint(berta), Box::new(|| ()));
        assert_eq!((long.await, own.await, other.await), (Some(()), Some(()), Some(())));
        let holds_up = thinkers.holds_up(anna);
        drop(thinkers);
        assert!(holds_up(), "the house closes");
    }
}
