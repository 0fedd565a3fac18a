//! `Table`: one game in progress, step by step.

use catalog::record::{Dealing as Dealt, Name};
use catalog::{Actor, Dealer, Record, Table as AnyTable, Throw};
use kernel::{Dice, Seat, SeatSet, Turn, Viewer};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use crate::ask::{self, Deed};
use crate::chance;
use crate::fault::{refused, wrong};
use crate::house::house;
use crate::kept;

/// When chance steps are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dealing {
    /// As soon as one is next.
    AtOnce,
    /// When somebody asks for it.
    Asked,
}

/// One game in progress. ``Game.new`` makes it.
///
/// Seats are numbers from 0. Actions are numbers from 0 (dense, the same for the whole game) or texts in the notation of the
/// rules pages. Whatever is refused changes nothing.
///
/// >>> table = henge.Game("dolmengoetter", players=2, start="P0").new(seed=7)
/// >>> table.deciding
/// (0,)
/// >>> table.play("D 20")
/// >>> table.play(table.legal()[0])
/// >>> table.step
/// 2
/// >>> table.undo()
/// >>> table.deciding
/// (1,)
#[pyclass(module = "henge")]
pub(crate) struct Table {
    /// What is played on it.
    played: Box<dyn AnyTable>,
    dealer: Dealer,
    dealing: Dealing,
    /// The step before each call that made some, so that `undo` knows what its caller did.
    marks: Vec<u32>,
}

impl Table {
    /// A table that has just been opened.
    pub(crate) fn open(table: Box<dyn AnyTable>, dealer: Dealer, dealing: Dealing) -> PyResult<Table> {
        let mut table = Table { played: table, dealer, dealing, marks: Vec::new() };
        table.deal()?;
        Ok(table)
    }

    /// A table that was kept.
    pub(crate) fn restored(
        table: Box<dyn AnyTable>,
        dealer: Dealer,
        dealing: Dealing,
        marks: Vec<u32>,
    ) -> Table {
        Table { played: table, dealer, dealing, marks }
    }

    /// The table itself.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.played
    }

    pub(crate) fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    pub(crate) fn dealing(&self) -> Dealing {
        self.dealing
    }

    pub(crate) fn marks(&self) -> &[u32] {
        &self.marks
    }

    /// Draws what is to be drawn at once.
    fn deal(&mut self) -> PyResult<()> {
        while self.dealing == Dealing::AtOnce && self.played.turn() == Turn::Chance {
            self.played.roll(&self.dealer).map_err(refused)?;
        }
        Ok(())
    }

    fn seats(&self) -> u8 {
        self.played.seats()
    }

    fn json<'py>(&self, py: Python<'py>, viewer: Viewer) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.played.view(viewer),))
    }
}

/// An array that somebody gave to be written into.
fn room<'a, T: numpy::Element>(out: &'a mut PyReadwriteArray1<'_, T>, len: usize) -> PyResult<&'a mut [T]> {
    let found = out.as_slice_mut().map_err(|_| PyTypeError::new_err("out must lie in one piece"))?;
    if found.len() == len {
        Ok(found)
    } else {
        Err(PyValueError::new_err(format!("out has {} places, {len} are needed", found.len())))
    }
}

#[pymethods]
impl Table {
    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.played.game()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.seats()
    }

    /// Whose step is next: ``"decide"``, ``"chance"`` or ``"over"``.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.played.turn() {
            Turn::Decide(_) => "decide",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// The seats that have a decision; several if they decide at the same time, in any order.
    #[getter]
    fn deciding<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = match self.played.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        PyTuple::new(py, seats.iter().map(Seat::number).collect::<Vec<u8>>())
    }

    /// The first of the seats that have a decision; None if nobody has.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.played.turn() {
            Turn::Decide(seats) => seats.lowest().map(Seat::number),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.played.turn() == Turn::Over
    }

    /// How many steps were made: decisions, and draws.
    #[getter]
    fn step(&self) -> u32 {
        self.played.steps()
    }

    /// The seed as 64 digits. Whoever knows it knows every draw.
    #[getter]
    fn seed(&self) -> String {
        self.dealer.seed().reveal()
    }

    /// The numbers of everything the seat may do, ascending; empty if it has no decision. Without a seat: the one that decides.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u16>> {
        let mut numbers = Vec::new();
        if seat.is_some() || matches!(self.played.turn(), Turn::Decide(_)) {
            self.played.options(ask::decider(&*self.played, seat)?, &mut numbers);
        }
        Ok(numbers)
    }

    /// The same in notation.
    #[pyo3(signature = (seat = None))]
    fn legal_texts(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        if seat.is_none() && !matches!(self.played.turn(), Turn::Decide(_)) {
            return Ok(Vec::new());
        }
        let offers = self.played.legal(ask::decider(&*self.played, seat)?);
        Ok(offers.into_iter().map(|offer| offer.text).collect())
    }

    /// May the seat do this? If not, ``henge.Refused`` says why.
    #[pyo3(signature = (action, seat = None))]
    fn check(&self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let seat = ask::decider(&*self.played, seat)?;
        let text = match Deed::read(&*self.played, action)? {
            Deed::Text(text) => text,
            Deed::Number(number) => ask::text_of(&*self.played, number.into())?,
        };
        self.played.check(seat, &text).map_err(refused)
    }

    /// Does it: an action by number or in notation, for the seat that decides or the one named. What follows by itself (draws,
    /// decisions with a single option) follows at once, unless the table was opened otherwise.
    #[pyo3(signature = (action, seat = None))]
    fn play(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let seat = ask::decider(&*self.played, seat)?;
        let before = self.played.steps();
        match Deed::read(&*self.played, action)? {
            Deed::Number(number) => self.played.play_number(seat, number),
            Deed::Text(text) => self.played.play(seat, &text),
        }
        .map_err(refused)?;
        self.marks.push(before);
        self.deal()
    }

    /// Everything the chance step that is next can come to: ``[(outcome, probability), ...]``, exactly. A step with more outcomes than
    /// the limit (a whole display of cards, say) is refused: ``chance_throw`` walks through it.
    ///
    /// >>> table = henge.Game("vale", players=2).new(seed=1, deal=False)
    /// >>> table.chance_outcomes()
    /// [('start P0', 0.5), ('start P1', 0.5)]
    #[pyo3(signature = (limit = 10_000))]
    fn chance_outcomes(&self, py: Python<'_>, limit: usize) -> PyResult<Vec<(String, f64)>> {
        chance::outcomes(py, &*self.played, limit)
    }

    /// An outcome of chance is a row of throws, each of so many equally likely results. Given some of them from the first: the
    /// number of results of the next one, or the outcome if there is none.
    ///
    /// >>> table = henge.Game("vale", players=2).new(seed=1, deal=False)
    /// >>> table.chance_throw([]), table.chance_throw([1])
    /// (2, 'start P1')
    fn chance_throw<'py>(&self, py: Python<'py>, throws: Vec<u32>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self.played.throw(&throws).map_err(refused)? {
            Throw::Outcome(text) => text.into_pyobject(py)?.into_any(),
            Throw::Open(results) => results.into_pyobject(py)?.into_any(),
            Throw::Beyond if throws.len() > 64 => {
                return Err(wrong(format_args!("{} throws are more than can be thrown here", throws.len())));
            }
            Throw::Beyond => return Err(wrong(format_args!("{throws:?} cannot be thrown here"))),
        })
    }

    /// Applies an outcome of the chance step that is next; without one, that which follows from the table's seed.
    #[pyo3(signature = (outcome = None))]
    fn apply_chance(&mut self, outcome: Option<&str>) -> PyResult<()> {
        let before = self.played.steps();
        match outcome {
            Some(outcome) => self.played.settle(outcome),
            None => self.played.roll(&self.dealer),
        }
        .map_err(refused)?;
        self.marks.push(before);
        self.deal()
    }

    /// What the seat may know, as a dict; without a seat what everybody may know. It suffices alone: what was told once is in it.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.json(py, ask::viewer(seat, self.seats())?)
    }

    /// The same as text.
    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.played.view(ask::viewer(seat, self.seats())?))
    }

    /// Everything, with all secrets, as a dict that ``Game.at`` takes. Not for players.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.json(py, Viewer::Open)
    }

    /// What the seat (or everybody) saw of the steps after step ``since``: facts in notation.
    #[pyo3(signature = (seat = None, since = 0))]
    fn seen(&self, seat: Option<i64>, since: u32) -> PyResult<Vec<String>> {
        let viewer = ask::viewer(seat, self.seats())?;
        let steps = since.saturating_add(1)..=self.played.steps();
        Ok(steps.flat_map(|number| self.played.seen(number, viewer)).collect())
    }

    /// A random world that looks like this one to the seat, each as likely as the pieces make it: a table of its own, at which every
    /// decision is asked. Its history begins now.
    #[pyo3(signature = (seat, seed))]
    fn imagine(&self, seat: i64, seed: u64) -> PyResult<Table> {
        let viewer = Viewer::Seat(ask::seat(seat, self.seats())?);
        let mut dice = Dice::from_number(seed);
        let played = self.played.imagine(viewer, &mut dice);
        let dealer = Dealer::new(catalog::Seed::from_number(dice.bits()));
        Ok(Table { played, dealer, dealing: self.dealing, marks: Vec::new() })
    }

    /// The same table once more: what is done at one is not done at the other.
    fn fork(&self) -> PyResult<Table> {
        let played = self.played.fork(self.played.steps()).map_err(wrong)?;
        Ok(Table { played, dealer: self.dealer.clone(), dealing: self.dealing, marks: self.marks.clone() })
    }

    fn __copy__(&self) -> PyResult<Table> {
        self.fork()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Table> {
        self.fork()
    }

    /// Goes back to before your last step, with all that followed from it. The same draws come out again.
    fn undo(&mut self) -> PyResult<()> {
        let Some(mark) = self.marks.pop() else {
            return Err(wrong("nothing was done here that could be undone"));
        };
        self.played.rewind(mark).map_err(wrong)?;
        self.deal()
    }

    /// Everybody's place as it would be now, in the order of seats; final when the game is over.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let rows = self.played.standings();
        rows.iter()
            .map(|(seat, standing)| {
                let row = PyDict::new(py);
                row.set_item("seat", seat.number())?;
                row.set_item("place", standing.place)?;
                row.set_item("score", standing.tiers[0])?;
                row.set_item("tiers", standing.tiers)?;
                Ok(row)
            })
            .collect()
    }

    /// What each seat has won by its place: how many it beat less how many beat it, divided by how many there are beside it. From 1 for a
    /// winner alone to -1, in sum 0; all 0 before the end.
    fn rewards(&self) -> Vec<f32> {
        if self.played.turn() == Turn::Over {
            rewards(&self.played.standings()).collect()
        } else {
            vec![0.0; self.seats().into()]
        }
    }

    /// What the seat may know as numbers, for learning programs: a float32 array, written by the engine without a copy in between, into
    /// ``out`` if that is given. ``Game.planes`` says what they mean. Without a seat: the one that decides.
    #[pyo3(signature = (seat = None, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let viewer = Viewer::Seat(ask::decider(&*self.played, seat)?);
        let count = self.played.feature_count();
        let Some(out) = out else {
            let mut features = vec![0.0; count];
            self.played.write_features(viewer, &mut features);
            return Ok(PyArray1::from_vec(py, features));
        };
        self.played.write_features(viewer, room(&mut out.try_readwrite()?, count)?);
        Ok(out)
    }

    /// For each action, by number: may the seat do it now? A bool array. Without a seat: the one that decides.
    #[pyo3(signature = (seat = None, out = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = ask::decider(&*self.played, seat)?;
        let Some(out) = out else { return Ok(PyArray1::from_vec(py, self.played.mask(seat))) };
        let count = self.played.action_count().into();
        self.played.write_mask(seat, room(&mut out.try_readwrite()?, count)?);
        Ok(out)
    }

    /// The action with this number, in notation.
    fn text(&self, number: i64) -> PyResult<String> {
        ask::text_of(&*self.played, number)
    }

    /// The number of an action in notation.
    fn number(&self, text: &str) -> PyResult<u16> {
        self.played.index(text).map_err(refused)
    }

    /// The whole log with everything in it: ``[(seat, text), ...]``; the seat is None where chance had an outcome. Not for players.
    fn steps(&self) -> Vec<(Option<u8>, String)> {
        let step = |step: catalog::Step| (step.actor.seat().map(Seat::number), step.text);
        self.played.log().into_iter().map(step).collect()
    }

    /// The game so far in the form of docs/records.md. Once it is over the seed is in it, so that everybody can verify the draws.
    #[pyo3(signature = (names = None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_else(|| Seat::first(self.seats()).map(|seat| seat.to_string()).collect());
        let names: Result<Vec<Name>, _> = names.iter().map(|name| name.parse()).collect();
        let over = self.played.turn() == Turn::Over;
        let dealt = match self.dealing {
            Dealing::Asked => Dealt::Supplied,
            Dealing::AtOnce if over => Dealt::Revealed(self.dealer.seed().clone()),
            Dealing::AtOnce => Dealt::Committed(self.dealer.commitment()),
        };
        Ok(Record::of(&*self.played, names.map_err(wrong)?, dealt).map_err(wrong)?.to_text())
    }

    /// The board as the seat sees it, in characters; without a seat what everybody sees.
    #[pyo3(signature = (seat = None))]
    fn picture(&self, seat: Option<i64>) -> PyResult<String> {
        let lines = ui::picture(&*self.played, ask::viewer(seat, self.seats())?);
        Ok(ui::Line::join(&lines))
    }

    /// The same as a picture that needs nothing beside it.
    #[pyo3(signature = (seat = None))]
    fn svg(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(ui::svg(&ui::picture(&*self.played, ask::viewer(seat, self.seats())?)))
    }

    /// What a notebook shows: what everybody may see.
    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None)
    }

    fn __repr__(&self) -> String {
        let drawn =
            (1..=self.played.steps()).filter(|step| self.played.actor(*step) == Some(Actor::Chance)).count();
        let turn = match self.played.turn() {
            Turn::Decide(seats) => {
                let several: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
                match &several[..] {
                    [one] => format!("seat {one} decides"),
                    several => format!("seats {} decide", several.join(", ")),
                }
            }
            Turn::Chance => "chance is next".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        let (game, players, steps) = (self.played.game(), self.seats(), self.played.steps());
        format!("<henge.Table {game}, {players} players, {steps} steps ({drawn} drawn), {turn}>")
    }

    /// bytes(table): all that ``henge.restore`` needs, secrets included.
    fn __bytes__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &kept::keep(self)?))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let restore = py.import("henge._engine")?.getattr("restore")?;
        Ok((restore, (self.__bytes__(py)?,)))
    }
}

/// What each seat has won by its place.
pub(crate) fn rewards(standings: &kernel::Standings) -> impl Iterator<Item = f32> + '_ {
    let beside = f32::from(standings.seats() - 1).max(1.0);
    standings.iter().map(move |(_, own)| {
        let beaten = standings.iter().filter(|(_, other)| other.place > own.place).count() as f32;
        let better = standings.iter().filter(|(_, other)| other.place < own.place).count() as f32;
        (beaten - better) / beside
    })
}

/// Plays a record again (text, or bytes in either form) and gives the table at its end: every step is checked, every draw too
/// where the seed is known. What is wrong with it is told.
#[pyfunction]
pub(crate) fn replay(record: &Bound<'_, PyAny>) -> PyResult<Table> {
    let bytes: Vec<u8> = match record.extract::<String>() {
        Ok(text) => text.into_bytes(),
        Err(_) => record.extract()?,
    };
    let verified = house().verify(&bytes).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        wrong(faults.join("; "))
    })?;
    let seed = match &verified.record.dealing {
        Dealt::Revealed(seed) => seed.clone(),
        Dealt::Committed(_) | Dealt::Supplied => catalog::Seed::random().map_err(wrong)?,
    };
    let played = verified.replayed.table;
    Ok(Table { played, dealer: Dealer::new(seed), dealing: Dealing::Asked, marks: Vec::new() })
}
