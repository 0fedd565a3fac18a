//! A second, slow implementation of Die Dolmengötter, and the proof that the fast one plays the same game.
//!
//! [`board`], [`rules`] and [`position`] are a literal translation of the specification: maps, lists and words,
//! the same steps in the same order, each citing its section. They share nothing with the crate under test but
//! the data files. [`duel`] plays both side by side and compares the decider, the options and the whole position
//! at every step. The rest are the games they play:
//!
//! * [`examples`]: the worked examples of section 10, which also keep the slow one honest.
//! * [`games`]: games from the setup to the end on every board with every number of players.
//! * [`positions`]: games from full boards, from one free place and from random late positions.
//! * [`counts`]: numbers of positions by depth.

mod board;
mod counts;
mod coverage;
mod duel;
mod examples;
mod games;
mod policy;
mod position;
mod positions;
mod rules;
