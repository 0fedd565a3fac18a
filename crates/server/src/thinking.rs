//! Threads of their own for bots: thinking never holds up a request.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use bots::Kind;
use catalog::{Catalog, Loaded, Table, with_game};
use kernel::{Buffer, Dice, Game, Seat, Viewer};
use tokio::sync::oneshot;

/// Something to think about, which ends in an action in notation.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    filled: Condvar,
}

/// A pool of threads on which bots think.
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
}

impl Thinkers {
    /// So many threads; at least one.
    pub(crate) fn new(threads: usize) -> Thinkers {
        let shared = Arc::<Shared>::default();
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

    /// Thinks, sometime. `None` if the thinking failed.
    pub(crate) fn think(&self, thought: Thought) -> impl Future<Output = Option<String>> + use<> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move || {
            // A bot that panics forfeits its thought, not its thread; the receiver hears of it.
            if let Ok(action) = catch_unwind(AssertUnwindSafe(thought)) {
                drop(tell.send(action));
            }
        });
        self.shared.lock().jobs.push_back(job);
        self.shared.filled.notify_one();
        async { told.await.ok() }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.jobs.clear();
        drop(queue);
        self.shared.filled.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, Queue> {
        // A queue is whole after every statement, so a panic elsewhere cannot have broken it.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        loop {
            let mut queue = self.lock();
            let job = loop {
                if queue.closed {
                    return;
                }
                match queue.jobs.pop_front() {
                    Some(job) => break job,
                    None => queue = self.filled.wait(queue).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(queue);
            job();
        }
    }
}

/// What a bot needs to choose for a seat: its view and options, and nothing else of the table.
pub(crate) fn thought(
    catalog: &Catalog,
    table: &dyn Table,
    (kind, seat): (Kind, Seat),
    dice: Dice,
) -> Option<Thought> {
    with_game!(catalog, table.game(), game => thought_of(game, table, (kind, seat), dice)).ok()?
}

fn thought_of<G>(
    _game: &Loaded<G>,
    table: &dyn Table,
    (kind, seat): (Kind, Seat),
    mut dice: Dice,
) -> Option<Thought>
where
    G: Game,
    G::View: Send,
{
    let table = table.seated::<G>()?;
    let mut options = G::Actions::default();
    table.options(seat, &mut options);
    let options = options.as_slice().to_vec();
    if options.is_empty() {
        return None;
    }
    let view = table.look(Viewer::Seat(seat));
    let config = table.config().clone();
    Some(Box::new(move || {
        // A table opened by another version may name a character that is gone: it goes on with an even temper.
        let bot = kind.bot::<G>().or_else(|_| kind.even().bot());
        // Invariant: every game knows bots of even temper.
        let action = bot.expect("an even temper").choose(&view, seat, &options, &mut dice);
        core::fmt::from_fn(|f| G::write_action(&config, action, f)).to_string()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn thoughts_come_back_and_a_panic_costs_only_itself() {
        let thinkers = Thinkers::new(1);
        let failing = thinkers.think(Box::new(|| panic!("a bot that fails")));
        let fine = thinkers.think(Box::new(|| "W 1 2".to_owned()));
        assert_eq!(failing.await, None);
        assert_eq!(fine.await.as_deref(), Some("W 1 2"));
    }

    #[tokio::test]
    async fn nobody_waits_for_thinkers_that_have_gone() {
        let thinkers = Thinkers::new(1);
        let (start, started) = std::sync::mpsc::channel();
        let (finish, finished) = std::sync::mpsc::channel();
        let thinking = thinkers.think(Box::new(move || {
            start.send(()).unwrap();
            finished.recv().unwrap();
            "S".to_owned()
        }));
        let never = thinkers.think(Box::new(|| "N".to_owned()));
        started.recv().unwrap();
        drop(thinkers);
        assert_eq!(never.await, None);
        finish.send(()).unwrap();
        assert_eq!(thinking.await.as_deref(), Some("S"));
    }
}
