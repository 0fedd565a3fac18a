//! A second, slow implementation of Rune Stones, and the proof that the fast one plays the same game.
//!
//! [`cards`], [`state`], [`values`], [`options`], [`rules`], [`draws`] and [`position`] are a literal translation of
//! the specification: lists, maps and words, the same steps in the same order, each citing its section. They share
//! nothing with the crate under test but the data file. [`duel`] plays both side by side and compares the decider,
//! the options and the whole position at every step, what is refused, and the points that the events tell. The rest
//! are the games they play:
//!
//! * [`examples`]: the worked examples of section 10 (from [`setting`]s), which also keep the slow one honest.
//! * [`games`]: games by each [`policy`] from the setup to the end with every number of players.
//! * [`positions`]: games from random positions ([`anywhere`]), where rare things meet.
//! * [`counts`]: numbers of positions by depth.
//!
//! [`coverage`] and [`remarks`] keep account of what came about: a run that misses something rare fails.

mod anywhere;
mod cards;
mod counts;
mod coverage;
mod draws;
mod duel;
mod examples;
mod games;
mod options;
mod policy;
mod position;
mod positions;
mod remarks;
mod rules;
mod setting;
mod state;
mod values;
