//! A panic of the rules, turned into words.
//!
//! A check that walks at random must say which game and step broke, and a scenario written by somebody
//! outside must not end the program that runs it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs something and gives its result, or what it said when it panicked.
///
/// Whatever `run` was changing may be half changed afterwards: callers look at nothing but their own log.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| {
        if let Some(text) = payload.downcast_ref::<&str>() {
            (*text).to_owned()
        } else if let Some(text) = payload.downcast_ref::<String>() {
            text.clone()
        } else {
            "a panic without words".to_owned()
        }
    })
}
