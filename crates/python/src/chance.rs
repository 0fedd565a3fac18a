//! Everything a chance step can come to, with its probability.
//!
//! An outcome is a row of throws, each of so many equally likely results. Walking through all rows gives all outcomes, exactly;
//! different rows may lead to the same one.

use std::collections::BTreeMap;

use catalog::{Table, Throw};
use pyo3::prelude::*;

use crate::fault::{refused, wrong};

/// After so many rows it is asked whether to go on.
const PAUSE: u64 = 4096;

/// All outcomes of the chance step that is next, each with its probability, in the order of their texts.
pub(crate) fn outcomes(py: Python<'_>, table: &dyn Table, limit: usize) -> PyResult<Vec<(String, f64)>> {
    let mut odds: BTreeMap<String, f64> = BTreeMap::new();
    let mut rows = 0;
    let mut waiting: Vec<(Vec<u32>, f64)> = vec![(Vec::new(), 1.0)];
    for walked in 0_u64.. {
        let Some((row, odd)) = waiting.pop() else { break };
        if walked.is_multiple_of(PAUSE) {
            // Whoever has set the limit too high can stop it.
            py.check_signals()?;
        }
        match table.throw(&row).map_err(refused)? {
            Throw::Outcome(text) => {
                rows += 1;
                *odds.entry(text).or_default() += odd;
            }
            Throw::Open(results) => {
                // Each of them leads to one outcome at least.
                if rows + waiting.len() + results as usize > limit {
                    return Err(wrong(format_args!(
                        "this chance step has more than {limit} outcomes: raise limit, or walk through them by chance_throw"
                    )));
                }
                let odd = odd / f64::from(results);
                waiting.extend((0..results).map(|result| ([&row[..], &[result]].concat(), odd)));
            }
            // Rows are only made of results that are possible.
            Throw::Beyond => {}
        }
    }
    Ok(odds.into_iter().collect())
}
