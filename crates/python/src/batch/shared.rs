//! Arrays that a batch writes and Python reads.

use numpy::{Element, PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

/// Rows of numbers.
///
/// Python may give any array it holds another type, shape or memory, even in the middle of a step. What is handed out is therefore a
/// view that is never looked at again; what is written is an array that nobody else can reach. Truth values are bytes, because Python
/// may leave any byte there.
pub(super) struct Shared<T> {
    own: Py<PyArray1<T>>,
    shown: Py<PyAny>,
}

impl<T: Element + Default + Copy> Shared<T> {
    /// Zeros in this shape, as `kind` to who reads them.
    pub(super) fn zeros(py: Python<'_>, shape: &[usize], kind: &str) -> PyResult<Shared<T>> {
        let count = shape.iter().try_fold(1usize, |count, width| count.checked_mul(*width));
        let own = PyArray1::from_vec(py, zeros(count, shape)?);
        let shown = own.call_method1("view", (kind,))?.call_method1("reshape", (shape.to_vec(),))?;
        Ok(Shared { own: own.unbind(), shown: shown.unbind() })
    }

    /// What Python gets: always the same.
    pub(super) fn shown(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.clone_ref(py)
    }

    /// What is written.
    pub(super) fn write<'py>(&self, py: Python<'py>) -> PyResult<PyReadwriteArray1<'py, T>> {
        Ok(self.own.bind(py).try_readwrite()?)
    }
}

/// Memory that was not touched, so that rows nobody reads cost none. Where there is not as much the answer is an exception: it is asked
/// for once more than needed, because to ask for zeros ends the process where there are none.
fn zeros<T: Default + Copy>(count: Option<usize>, shape: &[usize]) -> PyResult<Vec<T>> {
    let count = count.filter(|count| Vec::<T>::new().try_reserve_exact(*count).is_ok());
    let none = || PyMemoryError::new_err(format!("no memory for an array of shape {shape:?}"));
    Ok(vec![T::default(); count.ok_or_else(none)?])
}
