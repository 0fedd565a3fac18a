//! The threads that step a batch.

use std::process;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// So many threads in this process.
///
/// A process that was forked off has the memory of its parent, but none of its threads: to wait for them there would be for ever.
pub(super) struct Threads {
    pool: Option<ThreadPool>,
    count: usize,
    process: u32,
}

impl Threads {
    /// Begins so many; 0 for as many as there are cores.
    pub(super) fn new(count: usize) -> Result<Threads, ThreadPoolBuildError> {
        let builder = ThreadPoolBuilder::new().num_threads(count);
        let build = || builder.thread_name(|number| format!("henge-{number}")).build();
        // One thread does all: the one that asks.
        let pool = if count == 1 { None } else { Some(build()?) };
        Ok(Threads { pool, count, process: process::id() })
    }

    /// Begins them again if this process has none.
    pub(super) fn ready(&mut self) -> Result<(), ThreadPoolBuildError> {
        if self.process != process::id() {
            *self = Threads::new(self.count)?;
        }
        Ok(())
    }

    /// The threads; none where the one that asks does all.
    pub(super) fn pool(&self) -> Option<&ThreadPool> {
        self.pool.as_ref()
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        if self.process != process::id() {
            // Nobody is there who could be told to end.
            core::mem::forget(self.pool.take());
        }
    }
}
