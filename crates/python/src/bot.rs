//! `Bot`: who plays by itself.

use std::sync::{Mutex, PoisonError};

use bots::arena::Contestant;
use catalog::{Catalog, Loaded, Table as AnyTable, Visitor};
use kernel::{Buffer, Dice, Game as Rules, Seat, Viewer};
use pyo3::prelude::*;

use crate::ask;
use crate::fault::wrong;
use crate::house::house;
use crate::table::Table;

/// A player made of code. ``level`` is 1 to 5, or a name: ``"random"``, ``"greedy"``, a level with a character such as
/// ``"3/builder"``, ``"search:800"`` with so many simulations, ``"baseline"`` where one was published. It sees what its seat may
/// know and nothing else, and remembers what it thought at a table.
///
/// >>> table = henge.Game("skye", players=2).new(seed=3)
/// >>> bot = henge.Bot("skye", level=1)
/// >>> seat = table.seat
/// >>> bot.choose(table, seat) in table.legal(seat)
/// True
#[pyclass(module = "henge")]
pub(crate) struct Bot {
    game: &'static str,
    name: String,
    /// Behind a lock that nobody waits for: who asks a bot holds it alone.
    thinker: Mutex<Box<dyn Thinker>>,
}

/// A bot whatever its game.
trait Thinker: Send {
    /// The number of what it does; nothing if another game is played, or if it has no decision.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<u16>;
}

struct Thinking<G: Rules> {
    bot: Box<dyn bots::Bot<G>>,
    dice: Dice,
}

impl<G: Rules> Thinker for Thinking<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<u16> {
        let seated = table.seated::<G>()?;
        let mut options = G::Actions::default();
        seated.options(seat, &mut options);
        if options.as_slice().is_empty() {
            return None;
        }
        let view = seated.look(Viewer::Seat(seat));
        let action = self.bot.choose(&view, seat, options.as_slice(), &mut self.dice);
        Some(G::index(seated.config(), action))
    }
}

struct Hire<'a> {
    kind: &'a str,
    seed: u64,
}

impl Visitor for Hire<'_> {
    type Out = PyResult<Box<dyn Thinker>>;

    fn visit<G: Rules>(self, _game: &Loaded<G>) -> Self::Out {
        let contestant: Contestant = self.kind.parse().map_err(wrong)?;
        let bot = contestant.bot::<G>().map_err(wrong)?;
        Ok(Box::new(Thinking::<G> { bot, dice: Dice::from_number(self.seed) }))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level = None, seed = 0))]
    fn new(game: &str, level: Option<&Bound<'_, PyAny>>, seed: u64) -> PyResult<Bot> {
        let name =
            level.map_or_else(|| Ok("5".to_owned()), |level| level.str().map(|text| text.to_string()))?;
        let thinker = house().visit(game, Hire { kind: &name, seed }).map_err(wrong)??;
        let id = Catalog::IDS.iter().find(|id| **id == game);
        // Invariant: the catalogue has just found the game by this id.
        Ok(Bot { game: id.copied().unwrap_or_default(), name, thinker: Mutex::new(thinker) })
    }

    /// The id of its game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// What it is called.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The number of what it would do; nothing is played. Other threads run on while it thinks.
    #[pyo3(signature = (table, seat = None))]
    fn choose(&mut self, py: Python<'_>, table: &Table, seat: Option<i64>) -> PyResult<u16> {
        let any = table.table();
        if any.game() != self.game {
            return Err(wrong(format_args!("this bot plays {}, not {}", self.game, any.game())));
        }
        let seat = ask::decider(any, seat)?;
        let thinker = self.thinker.get_mut().unwrap_or_else(PoisonError::into_inner);
        let chosen = py.detach(|| thinker.choose(any, seat));
        chosen.ok_or_else(|| wrong(format_args!("seat {} has no decision now", seat.number())))
    }

    fn __repr__(&self) -> String {
        format!("henge.Bot({:?}, {:?})", self.game, self.name)
    }
}
