//! What is refused becomes an exception that says why.

use core::fmt::Display;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The rules refuse it. `code` is the stable word for the reason; nothing has changed.
#[pyclass(extends = PyValueError, module = "henge", subclass)]
pub(crate) struct Refused {
    #[pyo3(get)]
    code: String,
}

#[pymethods]
impl Refused {
    #[new]
    #[pyo3(signature = (message, code = "refused".to_owned()))]
    #[expect(unused_variables, reason = "the base class keeps the message")]
    fn new(message: &str, code: String) -> Refused {
        Refused { code }
    }
}

/// A step that was not made.
pub(crate) fn refused(fault: catalog::Refused) -> PyErr {
    PyErr::new::<Refused, _>((fault.to_string(), fault.code().to_owned()))
}

/// A value that is not possible.
pub(crate) fn wrong(fault: impl Display) -> PyErr {
    PyValueError::new_err(fault.to_string())
}
