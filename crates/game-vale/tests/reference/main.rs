//! A second, slow implementation of The Vale of Eternity, and the proof that the fast one plays the same game.
//!
//! [`cards`], [`state`], [`values`], [`rules`], [`effect`], [`can`] and [`position`] are a literal translation of
//! the specification: lists and words, the same steps in the same order, each citing its section; [`game`] asks and
//! answers. They share nothing with the crate under test but the data file. [`duel`] plays both side by side and
//! compares the decider, the options and the whole position at every step; [`ledger`] follows the events. The rest
//! are the games they play:
//!
//! * [`examples`]: the worked examples of section 10, which also keep the slow one honest.
//! * [`averages`]: the slow one by itself, against the figures of Appendix B.
//! * [`games`]: games from the setup to the end with every number of players.
//! * [`positions`]: games from random positions ([`anywhere`]), where rare effects meet.
//! * [`sweeps`]: every card summoned freely, every effect copied.
//! * [`counts`]: numbers of positions by depth.

mod anywhere;
mod averages;
mod can;
mod cards;
mod counts;
mod coverage;
mod duel;
mod effect;
mod examples;
mod game;
mod games;
mod ledger;
mod policy;
mod position;
mod positions;
mod rules;
mod state;
mod sweeps;
mod values;
