//! Scenarios: rules pages whose fenced blocks run.
//!
//! A file is Markdown. A fenced block marked `henge` has a head in TOML, a line `---` and a script: steps in
//! the notation of the game, and what is expected of the position between them. `docs/scenarios.md` is the
//! manual; this module is the reader ([`parse`]), the runner ([`run`]) and the account of which rules are
//! shown ([`coverage`]). A block with a few more words is a lesson (`lesson`).
//!
//! Reading knows nothing of games, so that a program can look up the game of each block and hand the block to
//! the right rules. Nothing here panics on a bad file: faults and failures are values.

mod coverage;
mod expect;
mod fault;
mod format;
mod head;
mod json;
mod lesson;
mod run;
mod script;
mod suite;

pub(crate) use expect::turn_text;

pub use coverage::{Complaint, coverage, numbered_examples};
pub use fault::{Failure, Fault};
pub use format::{Block, ScenarioFile, parse};
pub use json::{Path, PathFault};
pub use lesson::Way;
pub use run::{Outcome, Summary, run};
pub use script::{Command, Expected, Line, Who};
pub use suite::{assert_covered, assert_pass, read_files, run_files};
