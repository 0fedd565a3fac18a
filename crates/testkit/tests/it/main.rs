//! The testkit tested on a small game, honest and with planted faults.

#[path = "../bids/mod.rs"]
mod bids;
mod faults;
mod scenarios;
mod written;
