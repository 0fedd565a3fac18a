//! The compiled part of the Python package `henge`: games, tables, batches, bots.
//!
//! Whoever drives it may see everything, like whoever drives `henge engine`: a table answers for any seat it is asked for. What
//! belongs to one seat alone (`view`, `observation`, `mask`, `seen`, `text`, `svg`) is made from that seat's view and nothing
//! else. The adapters to other libraries are Python, in `python/henge`; this crate knows none of them.
//!
//! | file | what is in it |
//! |---|---|
//! | `house` | the catalogue, made once; the list of games |
//! | `fault` | what is refused becomes an exception with its reason |
//! | `ask` | seats and actions as Python names them |
//! | `game` | `Game`: what is chosen before the first step |
//! | `table` | `Table`: one game in progress, step by step |
//! | `chance` | everything a chance step can come to |
//! | `kept` | a table as bytes and back, for pickles |
//! | `batch` | `Batch`: many tables in step, in the types of their game |
//! | `bot`, `arena` | who plays by itself, and who plays better |

// What stands above a class or a function is read by people who write Python, in the form of its docstrings.
#![allow(clippy::doc_link_with_quotes, clippy::doc_markdown)]
// Python hands over its lists as values.
#![allow(clippy::needless_pass_by_value)]

mod arena;
mod ask;
mod batch;
mod bot;
mod chance;
mod fault;
mod game;
mod house;
mod kept;
mod table;

use pyo3::prelude::*;

/// The compiled part of `henge`. Use `import henge`.
#[pymodule(gil_used = true)]
mod _engine {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::arena::arena;
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::house::games;
    #[pymodule_export]
    use super::kept::restore;
    #[pymodule_export]
    use super::table::{Table, replay};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::tell(module)
    }
}

/// The constants of the module.
fn tell(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("Refused", module.py().get_type::<fault::Refused>())?;
    let [least, most] = kernel::FEATURE_RANGE;
    module.add("FEATURE_RANGE", (least, most))
}
