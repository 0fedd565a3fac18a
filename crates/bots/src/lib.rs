//! Players made of code, working from views alone.
//!
//! A [`Bot`] is given what its seat may know and nothing else: a [`Hidden::View`](kernel::Hidden::View) and the
//! options of its decision. There is no way from a view to the position behind it, only to an imagined one, so
//! a bot that peeks does not compile.
//!
//! * [`Kind`]: the bots by name: `random`, `greedy`, the levels `1` to `5`; [`Kind::bot`] makes one.
//! * [`Random`]: any option, each equally likely.
//! * [`Greedy`]: the option that promises most points after one step.
//! * [`Search`]: thinks ahead in a tree of decisions.
//! * [`play_game`]: a whole game between bots, with a watcher who sees each step; [`Tally`]: what came of many.
//! * [`arena`]: who plays better, and how sure that is.

pub mod arena;
mod bot;
mod foresight;
mod greedy;
mod kind;
mod matches;
mod random;
mod search;
mod tally;
mod temper;

pub use bot::Bot;
pub use greedy::Greedy;
pub use kind::{Kind, Level, Nature, UnknownBot};
pub use matches::{Fault, Made, Played, play_game, single_option};
pub use random::Random;
pub use search::{Advice, Budget, GoOn, Habits, Manner, Search};
pub use tally::{Record, Sample, Tally};
pub use temper::Temper;
