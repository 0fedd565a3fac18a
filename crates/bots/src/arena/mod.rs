//! Who plays better, and how sure that is.
//!
//! Chance is the larger part of any single result. So bots meet on **duplicate deals**: the same chance is played once
//! for each rotation of the seats, and what comes of one deal is *one* observation, however many games it took.
//! All errors are errors over deals.
//!
//! | file | what is in it |
//! |---|---|
//! | `contestant` | who can come to the arena |
//! | `plan` | who meets whom, and who sits where for each deal |
//! | `outcome` | what came of one game |
//! | `clusters` | means whose error is counted over deals |
//! | `rating` | Elo from results: Bradley–Terry by maximum likelihood |
//! | `sprt` | stopping early, once it is clear who is better |
//! | `summary` | everything together |
//! | `climb` | better weights from games |

mod climb;
mod clusters;
mod contestant;
mod outcome;
mod plan;
mod rating;
mod sprt;
mod summary;

pub use climb::{Climb, Probe, Stride};
pub use clusters::{Clusters, Interval, quantile};
pub use contestant::{Contestant, UnknownContestant};
pub use outcome::{Guest, Outcome, Unfit};
pub use plan::{Match, Pairing, Plan, Planless};
pub use rating::{Contest, Ratings};
pub use sprt::{Course, Hypotheses, Unsound, Verdict};
pub use summary::{Career, Duel, Summary};
