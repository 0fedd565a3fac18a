//! The server as its users meet it: whole requests in, whole answers out.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod api;
mod bots;
mod chairs;
mod fairness;
mod fuzz;
mod harness;
mod lasting;
mod loopback;
mod pages;
mod play;
mod refusals;
mod secrets;
mod together;
mod undo;
