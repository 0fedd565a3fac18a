//! Seats and actions as Python names them.

use catalog::Table;
use kernel::{Seat, Turn, Viewer};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::fault::{refused, wrong};

/// The seat with this number at a table of so many.
pub(crate) fn seat(number: i64, seats: u8) -> PyResult<Seat> {
    let found = u8::try_from(number).ok().filter(|number| *number < seats).and_then(Seat::new);
    found.ok_or_else(|| PyIndexError::new_err(format!("seat {number}: this table has {seats} seats, from 0")))
}

/// Whose eyes: a seat, or nobody's for what is public.
pub(crate) fn viewer(number: Option<i64>, seats: u8) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Audience), |number| seat(number, seats).map(Viewer::Seat))
}

/// The seat that is named, or else the only one that decides.
pub(crate) fn decider(table: &dyn Table, number: Option<i64>) -> PyResult<Seat> {
    if let Some(number) = number {
        return seat(number, table.seats());
    }
    match table.turn() {
        Turn::Decide(seats) if seats.len() == 1 => Ok(seats.lowest().unwrap_or(Seat::ALL[0])),
        Turn::Decide(seats) => {
            let seats: Vec<u8> = seats.iter().map(Seat::number).collect();
            Err(wrong(format_args!("the seats {seats:?} decide at the same time: say which one you mean")))
        }
        Turn::Chance => Err(wrong("nobody decides now: chance is next")),
        Turn::Over => Err(wrong("nobody decides now: the game is over")),
    }
}

/// An action by its number or in notation.
pub(crate) enum Deed {
    /// Its number among all actions of the table.
    Number(u16),
    /// Its notation.
    Text(String),
}

impl Deed {
    /// Reads what Python gave.
    pub(crate) fn read(table: &dyn Table, given: &Bound<'_, PyAny>) -> PyResult<Deed> {
        if let Ok(text) = given.cast::<PyString>() {
            return Ok(Deed::Text(text.to_string()));
        }
        let Ok(number) = given.extract::<i64>() else {
            let kind = given.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "an action is a number or a text in notation, not {kind}"
            )));
        };
        number_of(table, number).map(Deed::Number)
    }
}

/// The number of an action that the table knows.
pub(crate) fn number_of(table: &dyn Table, number: i64) -> PyResult<u16> {
    let count = table.action_count();
    let known = u16::try_from(number).ok().filter(|number| *number < count);
    known.ok_or_else(|| PyIndexError::new_err(format!("action {number}: this table knows {count}, from 0")))
}

/// The action in notation for its number.
pub(crate) fn text_of(table: &dyn Table, number: i64) -> PyResult<String> {
    let number = number_of(table, number)?;
    table
        .action(number)
        .ok_or_else(|| refused(catalog::Refused::NoSuchAction { number, count: table.action_count() }))
}
