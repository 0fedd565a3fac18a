//! What is refused becomes an exception that says why.

use core::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    henge,
    Refused,
    PyValueError,
    "The rules refuse it; nothing has changed. ``code`` is the stable word for the reason."
);

/// A step that was not made.
pub(crate) fn refused(fault: catalog::Refused) -> PyErr {
    let refused = Refused::new_err(fault.to_string());
    // Without its word it would still say why.
    Python::attach(|py| refused.value(py).setattr("code", fault.code()))
        .map_or_else(|other| other, |()| refused)
}

/// A value that is not possible.
pub(crate) fn wrong(fault: impl Display) -> PyErr {
    PyValueError::new_err(fault.to_string())
}
