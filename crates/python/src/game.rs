//! `Game`: what is chosen before the first step.

use std::collections::BTreeMap;

use catalog::{Catalog, Dealer, Forced, Opening, Seed, Table as AnyTable, UnknownGame};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::ask;
use crate::fault::{refused, wrong};
use crate::house::house;
use crate::table::{Dealing, Table};

/// What was chosen of a game, as `pickle` keeps it: its id, the players, its options.
type Chosen = (String, u8, BTreeMap<String, String>);

/// A game of the house with what was chosen for it: the players and, by name, its options; see `henge.games()`.
///
/// >>> game = henge.Game("vale", players=3)
/// >>> game.players, game.action_count > 1000
/// (3, True)
/// >>> table = game.new(seed=7)
/// >>> table.turn
/// 'decide'
#[pyclass(module = "henge", frozen)]
pub(crate) struct Game {
    /// As many seats as asked for, nothing played: for what depends on the choices alone, and to copy new tables from.
    asked: Box<dyn AnyTable>,
    played: Box<dyn AnyTable>,
}

impl Game {
    /// A game with these choices.
    pub(crate) fn choose(id: &str, players: u8, choices: &[(String, String)]) -> PyResult<Game> {
        if !Catalog::IDS.contains(&id) {
            return Err(wrong(UnknownGame { id: id.to_owned() }));
        }
        let choices: Vec<(&str, &str)> =
            choices.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let open = |forced| {
            house()
                .open_with(&Opening { game: id, seats: players, choices: &choices, position: None, forced })
                .map_err(wrong)
        };
        Ok(Game { asked: open(Forced::Asked)?, played: open(Forced::Played)? })
    }

    /// A table at which nothing was done yet.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.asked
    }
}

/// The options as Python gave them: texts or numbers.
pub(crate) fn choices(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let mut choices = Vec::new();
    for (key, value) in options.iter().flat_map(|options| options.iter()) {
        choices.push((key.extract::<String>()?, value.str()?.to_string()));
    }
    Ok(choices)
}

/// A seed as Python gave it: a number, 64 digits, or none for one that nobody can guess.
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(given) = given else { return Seed::random().map_err(wrong) };
    if let Ok(text) = given.cast::<PyString>() {
        return text.to_string().parse().map_err(wrong);
    }
    Ok(Seed::from_number(given.extract::<u64>()?))
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, players = 2, **options))]
    fn new(id: &str, players: i64, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
        let seats =
            u8::try_from(players).map_err(|_| wrong(format_args!("{players} players are not possible")))?;
        Game::choose(id, seats, &choices(options)?)
    }

    /// The id everywhere, such as ``"vale"``.
    #[getter]
    fn id(&self) -> &'static str {
        self.asked.game()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.asked.seats()
    }

    /// All options with what was chosen, defaults included.
    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.asked.choices().into_iter().collect()
    }

    /// The version of the rules: another one may make another play legal.
    #[getter]
    fn rules(&self) -> u16 {
        self.asked.rules()
    }

    /// How many different actions there are: the size of a policy, and of ``mask``.
    #[getter]
    fn action_count(&self) -> u16 {
        self.asked.action_count()
    }

    /// How many numbers an ``observation`` has.
    #[getter]
    fn feature_count(&self) -> usize {
        self.asked.feature_count()
    }

    /// The version of the features: raised by each change of their number, order or scale.
    #[getter]
    fn features_version(&self) -> u16 {
        self.asked.features_version()
    }

    /// The blocks of an observation in their order: ``(name, slice, about)``.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Vec<(&'static str, Bound<'py, PyAny>, &'static str)>> {
        let slice = py.import("builtins")?.getattr("slice")?;
        let mut from = 0;
        self.asked
            .feature_blocks()
            .into_iter()
            .map(|block| {
                let begin = from;
                from += block.len;
                Ok((block.name, slice.call1((begin, from))?, block.about))
            })
            .collect()
    }

    /// No game has more steps than this.
    #[getter]
    fn longest(&self) -> u32 {
        self.asked.longest()
    }

    /// A new table. ``seed`` (a number below 2**64 or 64 hexadecimal digits) decides every draw; without it nobody can guess them.
    /// With ``deal`` chance steps are drawn at once, without it each waits for ``apply_chance``. With ``forced`` the table makes decisions
    /// that have a single option by itself.
    #[pyo3(signature = (seed = None, deal = true, forced = true))]
    #[pyo3(name = "new")]
    fn new_table(&self, seed: Option<&Bound<'_, PyAny>>, deal: bool, forced: bool) -> PyResult<Table> {
        let seed = self::seed(seed)?;
        let origin = if forced { &self.played } else { &self.asked };
        // Invariant: a table has the position it is at.
        let table = origin.fork(origin.steps()).map_err(wrong)?;
        let dealing = if deal { Dealing::AtOnce } else { Dealing::Asked };
        Table::open(table, Dealer::new(seed), dealing)
    }

    /// A table at any position: a dict as ``Table.position()`` gives it, or JSON. What it does not mention is empty or as at the
    /// start. Decisions with a single option are left to you, so that you see what you wrote.
    #[pyo3(signature = (position, seed = None, deal = true))]
    fn at(
        &self,
        position: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
        deal: bool,
    ) -> PyResult<Table> {
        let json = match position.cast::<PyString>() {
            Ok(text) => text.to_string(),
            Err(_) => position.py().import("json")?.call_method1("dumps", (position,))?.extract()?,
        };
        let choices = self.asked.choices();
        let choices: Vec<(&str, &str)> =
            choices.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let opening = Opening {
            game: self.asked.game(),
            seats: self.asked.seats(),
            choices: &choices,
            position: Some(&json),
            forced: Forced::Asked,
        };
        let table = house().open_with(&opening).map_err(wrong)?;
        let dealing = if deal { Dealing::AtOnce } else { Dealing::Asked };
        Table::open(table, Dealer::new(self::seed(seed)?), dealing)
    }

    /// The action with this number, in notation.
    fn text(&self, number: i64) -> PyResult<String> {
        ask::text_of(&*self.asked, number)
    }

    /// The number of an action in notation.
    fn number(&self, text: &str) -> PyResult<u16> {
        self.asked.index(text).map_err(refused)
    }

    fn __repr__(&self) -> String {
        let options: Vec<String> =
            self.asked.choices().into_iter().map(|(key, value)| format!(", {key}={value:?}")).collect();
        format!("henge.Game({:?}, players={}{})", self.asked.game(), self.asked.seats(), options.concat())
    }

    fn __eq__(&self, other: &Game) -> bool {
        let told =
            |game: &Game| (game.asked.game(), game.asked.seats(), game.asked.choices(), game.asked.data());
        told(self) == told(other)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.asked.game(), self.asked.seats(), self.asked.choices()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Chosen)> {
        let chosen = py.import("henge")?.getattr("_chosen")?;
        Ok((chosen, (self.asked.game().to_owned(), self.asked.seats(), self.options())))
    }
}
