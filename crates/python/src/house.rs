//! The catalogue, made once, and the list of games.

use std::sync::LazyLock;

use catalog::Catalog;
use pyo3::prelude::*;
use pyo3::types::PyDict;

static HOUSE: LazyLock<Catalog> = LazyLock::new(Catalog::built_in);

/// The games with their built-in data.
pub(crate) fn house() -> &'static Catalog {
    &HOUSE
}

/// What the shelf labels say: one dict for each game, with its id, title, author, players, options.
///
/// >>> [game["id"] for game in henge.games()]
/// ['dolmengoetter', 'vale', 'runestones', 'skye']
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    house()
        .games()
        .into_iter()
        .map(|label| {
            let told = PyDict::new(py);
            told.set_item("id", label.id)?;
            told.set_item("title", label.title)?;
            told.set_item("author", label.author)?;
            told.set_item("publisher", label.publisher)?;
            told.set_item("year", label.year)?;
            told.set_item("players", (label.players[0], label.players[1]))?;
            told.set_item("minutes", (label.minutes[0], label.minutes[1]))?;
            told.set_item("reconstructed", label.reconstructed)?;
            told.set_item("rules", label.rules)?;
            told.set_item("data", label.data.to_hex().as_str())?;
            let options = PyDict::new(py);
            for (players, choices) in label.options {
                let by_key = PyDict::new(py);
                for choice in choices {
                    let values = PyDict::new(py);
                    values.set_item("values", choice.values)?;
                    values.set_item("default", choice.default)?;
                    by_key.set_item(choice.key, values)?;
                }
                options.set_item(players, by_key)?;
            }
            told.set_item("options", options)?;
            Ok(told)
        })
        .collect()
}
