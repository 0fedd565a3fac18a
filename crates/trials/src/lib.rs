//! All games under load: what fuzzers and benchmarks run.
//!
//! * [`fuzzing`]: any bytes as the decisions of a game at one of all tables, and as text for the readers.
//! * [`moments`]: positions from all parts of random games, for benchmarks.

pub mod fuzzing;
pub mod moments;
