//! `Batch`: many tables stepped together in Rust, without Python in between.

mod lane;
mod lanes;
mod shared;
mod threads;

use std::sync::{Mutex, PoisonError};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::ask;
use crate::fault::wrong;
use crate::game::{Game, choices};
use crate::house::house;
use lanes::{Arrays, Lanes, Order};
use shared::Shared;

/// More tables than this would not fit into memory in any case.
const MOST_TABLES: usize = 1 << 20;

/// ``n`` tables of one game, stepped together on several threads while other Python threads run on. ``opponents`` is a dict of seats
/// and bots that play them (``{1: "greedy", 2: 3}``). ``threads=0``: as many as there are cores; their number changes nothing of what
/// comes out.
///
/// After each ``step`` the arrays tell what is now; they stay the same arrays: ``observation`` (n, features) and ``mask`` (n, actions) of the
/// seat that decides, ``seat`` (n), ``reward`` (n, seats) and ``done`` (n) of this step. A game that ends is followed by a new one at once: then
/// ``done`` is True, ``reward`` tells what each seat has won, and the observation is the new game's. Draws and decisions with a single
/// option are made in between.
///
/// >>> batch = henge.Batch("vale", players=3, n=64, seed=7)
/// >>> batch.observation.shape == (64, batch.game.feature_count)
/// True
/// >>> for _ in range(10):
/// ...     batch.step(batch.sample())
#[pyclass(module = "henge")]
pub(crate) struct Batch {
    game: Py<Game>,
    /// Behind a lock that nobody waits for: who changes a batch holds it alone.
    lanes: Mutex<Box<dyn Lanes>>,
    tables: usize,
    observation: Shared<f32>,
    mask: Shared<u8>,
    reward: Shared<f32>,
    done: Shared<u8>,
    seat: Shared<u8>,
    actions: Shared<i64>,
    health: Health,
}

/// Can it go on?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Health {
    Sound,
    /// The rules failed within a step: some tables have made it, others not.
    Broken,
}

impl Batch {
    /// Refused where a step was broken off.
    fn lanes(&mut self) -> PyResult<&mut dyn Lanes> {
        if self.health == Health::Broken {
            return Err(PyRuntimeError::new_err("the rules failed at one of these tables: make a new batch"));
        }
        Ok(&mut **self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner))
    }

    /// Calls `act` with the arrays, while other threads of Python run.
    fn with_arrays<T: Send>(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn Lanes, Arrays<'_>) -> T + Send,
    ) -> PyResult<T> {
        self.lanes()?.ready().map_err(PyRuntimeError::new_err)?;
        let mut observation = self.observation.write(py)?;
        let mut mask = self.mask.write(py)?;
        let mut reward = self.reward.write(py)?;
        let mut done = self.done.write(py)?;
        let mut seat = self.seat.write(py)?;
        let arrays = Arrays {
            observation: observation.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            done: done.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
        };
        let lanes = &mut **self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        // Whoever panics in there leaves it so.
        self.health = Health::Broken;
        let out = py.detach(|| act(lanes, arrays));
        self.health = Health::Sound;
        Ok(out)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, players = 2, n = 1024, seed = 0, threads = 0, opponents = None, observations = true, masks = true, **options))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        players: i64,
        n: usize,
        seed: u64,
        threads: usize,
        opponents: Option<&Bound<'_, PyDict>>,
        observations: bool,
        masks: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        if n == 0 || n > MOST_TABLES {
            return Err(wrong(format_args!("{n} tables: a batch has 1 to {MOST_TABLES}")));
        }
        if threads > 1024 {
            return Err(wrong(format_args!("{threads} threads: at most 1024")));
        }
        let players =
            u8::try_from(players).map_err(|_| wrong(format_args!("{players} players are not possible")))?;
        let choices = choices(options)?;
        let game = Game::choose(game, players, &choices)?;
        let table = game.table();
        let mut bots = Vec::new();
        for (seat, bot) in opponents.iter().flat_map(|opponents| opponents.iter()) {
            bots.push((ask::seat(seat.extract()?, players)?, bot.str()?.to_string()));
        }
        if bots.len() >= players.into() {
            return Err(wrong("every seat has a bot: nobody is left to decide; henge.arena lets bots play"));
        }
        let features = if observations { table.feature_count() } else { 0 };
        let actions = if masks { usize::from(table.action_count()) } else { 0 };
        // The arrays first: they are the largest, so that whoever asks for too much knows at once.
        let observation = Shared::zeros(py, &[n, features], "float32")?;
        let mask = Shared::zeros(py, &[n, actions], "bool")?;
        let order = Order { players, choices: &choices, tables: n, threads, bots: &bots };
        let lanes = house().visit(table.game(), order).map_err(wrong)?.map_err(wrong)?;
        let mut batch = Batch {
            lanes: Mutex::new(lanes),
            tables: n,
            observation,
            mask,
            reward: Shared::zeros(py, &[n, players.into()], "float32")?,
            done: Shared::zeros(py, &[n], "bool")?,
            seat: Shared::zeros(py, &[n], "uint8")?,
            actions: Shared::zeros(py, &[n], "int64")?,
            game: Py::new(py, game)?,
            health: Health::Sound,
        };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// The game that is played at every table.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.tables
    }

    /// What the deciding seat of each table may know: float32, (n, features).
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyAny> {
        self.observation.shown(py)
    }

    /// What it may do: bool, (n, actions).
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.mask.shown(py)
    }

    /// What each seat has won in the last step: float32, (n, seats).
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyAny> {
        self.reward.shown(py)
    }

    /// Has a game ended in the last step? bool, (n).
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyAny> {
        self.done.shown(py)
    }

    /// Who decides at each table: uint8, (n).
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyAny> {
        self.seat.shown(py)
    }

    /// Begins every game anew. The same seed gives the same games.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with_arrays(py, |lanes, arrays| lanes.reset(seed, arrays))
    }

    /// Plays an action at every table: n numbers. If one of them is not possible there, ``ValueError`` says which, and nothing is played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers = numbers(actions)?;
        if numbers.len() != self.tables {
            return Err(wrong(format_args!("{} actions for {} tables", numbers.len(), self.tables)));
        }
        let played = self.with_arrays(py, |lanes, arrays| {
            lanes.choose(&numbers)?;
            lanes.step(arrays);
            Ok::<(), lanes::NotAllowed>(())
        })?;
        played.map_err(wrong)
    }

    /// Any possible action at every table, each equally likely: always the same array, int64, (n). Nothing is played.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let mut actions = self.actions.write(py)?;
        self.lanes()?.choose_any(actions.as_slice_mut()?);
        Ok(self.actions.shown(py))
    }

    /// The numbers of everything that may be done at this table, ascending.
    fn legal(&mut self, table: i64) -> PyResult<Vec<u16>> {
        let found = usize::try_from(table).ok().filter(|table| *table < self.tables);
        let table = found.ok_or_else(|| {
            PyIndexError::new_err(format!("table {table}: this batch has {}, from 0", self.tables))
        })?;
        Ok(self.lanes()?.numbers(table).to_vec())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<henge.Batch of {} tables of {}>", self.tables, self.game.bind(py).repr()?))
    }
}

/// Whole numbers of any width, in an array or a list. They are copied: whoever gave them may change them while they are read.
fn numbers(given: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = given.cast::<PyArray1<i64>>() {
        return Ok(array.try_readonly()?.as_array().to_vec());
    }
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(PyTypeError::new_err("actions are whole numbers, one for each table"));
    }
    let wide = array.call_method1("astype", ("int64",))?;
    let wide =
        wide.cast::<PyArray1<i64>>().map_err(|_| PyTypeError::new_err("actions are one row of numbers"))?;
    Ok(wide.try_readonly()?.as_array().to_vec())
}
