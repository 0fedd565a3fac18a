//! Many games on many threads, their results taken one by one.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use crate::interrupt;

/// Whether more results are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Go {
    /// Yes.
    On,
    /// No: it is clear enough.
    Enough,
}

/// A job that failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken {
    /// Which job, by its number.
    pub(crate) job: usize,
    /// What went wrong.
    pub(crate) what: String,
}

/// How many threads to work on: as many as were asked for, or as the machine has.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from)
}

/// Does the jobs in their order on so many threads; `take` gets each result, in whatever order they come.
///
/// Ends early after Ctrl-C, when `take` has enough, or when a job fails or panics; jobs under way are finished and
/// taken. Of several failures the first by number is told.
pub(crate) fn run<J: Sync, R: Send>(
    jobs: &[J],
    threads: usize,
    work: impl Fn(&J) -> Result<R, String> + Sync,
    mut take: impl FnMut(&J, R) -> anyhow::Result<Go>,
) -> anyhow::Result<Option<Broken>> {
    let next = AtomicUsize::new(0);
    let halted = AtomicBool::new(false);
    // Without a stock of results nobody works far ahead of the one who says when to stop.
    let (sender, results) = mpsc::sync_channel(0);
    let mut broken: Option<Broken> = None;
    let mut taken = Ok(());
    // A panic in the rules is reported once, with the game it happened in.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, jobs.len().max(1)) {
            let (sender, next, halted, work) = (sender.clone(), &next, &halted, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let stop = halted.load(Ordering::Relaxed) || interrupt::is_wished();
                    let Some(job) = jobs.get(number).filter(|_| !stop) else { return };
                    let result =
                        panic::catch_unwind(AssertUnwindSafe(|| work(job))).unwrap_or_else(|payload| {
                            Err(format!("the rules panicked: {}", words(payload.as_ref())))
                        });
                    // Nobody listens any more after an error of the taker.
                    if sender.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in results {
            let go = match result {
                Ok(result) if taken.is_ok() => take(&jobs[number], result),
                Ok(_) => Ok(Go::Enough),
                Err(what) => {
                    if broken.as_ref().is_none_or(|other| number < other.job) {
                        broken = Some(Broken { job: number, what });
                    }
                    Ok(Go::Enough)
                }
            };
            match go {
                Ok(Go::On) => {}
                Ok(Go::Enough) => halted.store(true, Ordering::Relaxed),
                Err(error) => {
                    halted.store(true, Ordering::Relaxed);
                    taken = Err(error);
                }
            }
        }
    });
    panic::set_hook(hook);
    taken.map(|()| broken)
}

fn words(payload: &(dyn std::any::Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn every_job_is_done_once() {
        let jobs: Vec<u32> = (0..100).collect();
        let mut sum = 0;
        let broken = run(
            &jobs,
            3,
            |job| Ok(job * 2),
            |_, result| {
                sum += result;
                Ok(Go::On)
            },
        );
        assert_eq!((broken.unwrap(), sum), (None, 9900));
    }

    #[test]
    fn it_stops_when_there_is_enough_and_tells_what_broke() {
        let jobs: Vec<u32> = (0..10_000).collect();
        let mut count = 0;
        let take = |_: &u32, ()| {
            count += 1;
            Ok(if count < 5 { Go::On } else { Go::Enough })
        };
        assert_eq!(run(&jobs, 1, |_| Ok(()), take).unwrap(), None);
        assert!((5..10).contains(&count), "{count}");
        let work = |job: &u32| if *job == 7 { Err("seven".to_owned()) } else { Ok(()) };
        let broken = run(&jobs, 2, work, |_, ()| Ok(Go::On)).unwrap();
        assert_eq!(broken, Some(Broken { job: 7, what: "seven".to_owned() }));
        let error = run(&jobs, 2, |_| Ok(()), |_, ()| bail!("the disk is full")).unwrap_err();
        assert_eq!(error.to_string(), "the disk is full");
    }
}
