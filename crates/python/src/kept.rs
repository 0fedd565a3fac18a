//! A table as bytes and back, for pickles and for who wants to go on another day.
//!
//! Inside is the record of the game, the seed and what was agreed about chance. Whatever comes back is played again step by
//! step, so that forged bytes are refused with the reason and never make a position no game leads to.

use catalog::record::{Dealing as Dealt, Name};
use catalog::{Dealer, Record, Seed};
use kernel::Seat;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::{Deserialize, Serialize};

use crate::fault::wrong;
use crate::house::house;
use crate::table::{Dealing, Table};

/// Nothing longer is read: a record of the longest game is far shorter.
const LONGEST: usize = 1 << 22;

/// What is kept of a table.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    henge: u8,
    record: String,
    seed: String,
    deal: bool,
    marks: Vec<u32>,
}

/// The table as bytes.
pub(crate) fn keep(table: &Table) -> PyResult<Vec<u8>> {
    let names: Result<Vec<Name>, _> =
        Seat::first(table.table().seats()).map(|seat| seat.to_string().parse()).collect();
    // The draws are kept as outcomes; the seed decides those to come.
    let record = Record::of(table.table(), names.map_err(wrong)?, Dealt::Supplied).map_err(wrong)?;
    let kept = Kept {
        henge: 1,
        record: record.to_text(),
        seed: table.dealer().seed().reveal(),
        deal: table.dealing() == Dealing::AtOnce,
        marks: table.marks().to_vec(),
    };
    serde_json::to_vec(&kept).map_err(wrong)
}

/// The table that ``bytes(table)`` or a pickle kept. Bytes that no table has made are refused with the reason.
#[pyfunction]
pub(crate) fn restore(kept: &Bound<'_, PyBytes>) -> PyResult<Table> {
    let bytes = kept.as_bytes();
    if bytes.len() > LONGEST {
        return Err(wrong("these bytes are longer than any game"));
    }
    let kept: Kept =
        serde_json::from_slice(bytes).map_err(|fault| wrong(format_args!("no kept table: {fault}")))?;
    if kept.henge != 1 {
        return Err(wrong(format_args!("a table kept in form {}, known is 1", kept.henge)));
    }
    let seed: Seed = kept.seed.parse().map_err(wrong)?;
    let (record, _) = house().read_record(kept.record.as_bytes()).map_err(wrong)?;
    let replayed = house().replay(&record).map_err(wrong)?;
    let steps = replayed.table.steps();
    let ascending = kept.marks.windows(2).all(|pair| pair[0] < pair[1]);
    if !ascending || kept.marks.last().is_some_and(|last| *last >= steps) {
        return Err(wrong("no kept table: the marks for undoing do not fit its steps"));
    }
    let dealing = if kept.deal { Dealing::AtOnce } else { Dealing::Asked };
    Ok(Table::restored(replayed.table, Dealer::new(seed), dealing, kept.marks))
}
