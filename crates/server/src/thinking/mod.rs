//! Threads of their own for bots: thinking never holds up a request.
//!
//! | file | what is in it |
//! |---|---|
//! | `mod` | the threads |
//! | `queue` | who thinks next |
//! | `mind` | the bot of a seat and its decision |
//! | `advice` | what a person's options promise |

mod advice;
mod mind;
mod queue;

pub(crate) use advice::{Advised, Asked, advice};
pub(crate) use mind::{Choice, Mind, thought};
pub(crate) use queue::Errand;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use queue::Queue;
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
    /// So many threads; at least one.
    pub(crate) fn new(threads: usize) -> Thinkers {
        let work = Mutex::new(Work { jobs: Queue::new(), closed: false });
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
    pub(crate) fn fitting() -> Thinkers {
        Thinkers::new(thread::available_parallelism().map_or(1, |cores| cores.get() - 1))
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
            let job = loop {
                if work.closed {
                    return;
                }
                match work.jobs.pop() {
                    Some(job) => break job,
                    None => work = self.filled.wait(work).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(work);
            job();
        }
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
        Errand::Bot("table".parse().unwrap())
    }

    #[tokio::test]
    async fn thoughts_come_back_and_a_panic_costs_only_itself() {
        let thinkers = Thinkers::new(1);
        let failing = thinkers.think::<u8>(bot(), Box::new(|| panic!("a bot that fails")));
        let fine = thinkers.think(bot(), Box::new(|| "W 1 2"));
        assert_eq!(failing.await, None);
        assert_eq!(fine.await, Some("W 1 2"));
    }

    #[tokio::test]
    async fn nobody_waits_for_thinkers_that_have_gone() {
        let thinkers = Thinkers::new(1);
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
        let thinkers = Thinkers::new(1);
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
}
