//! The contract every game must pass.
//!
//! * [`scenario`]: rules pages whose fenced blocks run.
//! * [`laws`]: what must be true of every game at every step of a random walk.
//! * [`leak`]: nobody can learn what the rules hide; [`fairness`]: imagined worlds have the right odds.
//! * [`features`]: what a learning program is told is all that the viewer may know.
//! * [`golden`]: whole games written down, so that any change of behaviour is a visible difference.
//! * [`perft`]: numbers of positions, counted to a depth.
//! * [`allocation`]: playing does not touch the heap.
//! * [`bytes`]: any bytes are a game.
//!
//! Everything is generic over the game. Functions named `check` return what they found as a value; functions
//! named `assert_…` are for tests and panic with the whole story. Checks that walk at random say the seed of
//! the game that failed, and its steps in the notation of scenarios.

pub mod allocation;
pub mod bytes;
pub mod fairness;
pub mod features;
pub mod golden;
pub mod laws;
pub mod leak;
pub mod note;
pub mod perft;
pub mod scenario;
pub mod spelling;
pub mod table;
pub mod walk;

mod blessing;
mod panics;
