//! A second, slow implementation of Isle of Skye with Druids, and the proof that the fast one plays the same game.
//!
//! [`book`], [`land`], [`scoring`], [`state`], [`options`], [`rules`] and [`position`] are a literal translation of the
//! specification: lists and words, areas and roads found by walking from tile to tile, the same steps in the same
//! order. They share nothing with the crate under test but the data files. [`duel`] plays both side by side and
//! compares who decides, what everybody can do, what is told and the whole position at every step. The rest are the
//! games they play and the territories they count:
//!
//! * [`examples`]: the worked examples of section 10, by the slow one alone, which keep it honest.
//! * [`games`]: games from the setup to the end, every number of players, both variants.
//! * [`positions`]: games from random positions ([`anywhere`]), where rare things meet.
//! * [`territories`]: random territories counted by both for every scoring tile, scroll, area and road.
//! * [`counts`]: numbers of positions by depth.

mod anywhere;
mod book;
mod counts;
mod coverage;
mod duel;
mod examples;
mod games;
mod land;
mod options;
mod policy;
mod position;
mod positions;
mod rules;
mod scoring;
mod state;
mod territories;
