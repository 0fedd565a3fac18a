//! The server as its users meet it: whole requests in, whole answers out.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod api;
mod attacks;
mod bots;
mod chairs;
mod connections;
mod fairness;
mod fuzz;
mod guests;
mod harness;
mod lasting;
mod learn;
mod lists;
mod loopback;
mod nodes;
mod pages;
mod parting;
mod play;
mod posters;
mod proxy;
mod refusals;
mod secrets;
mod socket;
mod together;
mod undo;
