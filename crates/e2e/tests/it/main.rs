//! Henge in a real browser: whole games, the site around them, and what must hold while others play.
//!
//! The tests play one after the other in one browser; each has a server of its own. They need the binary
//! beside them: `cargo build -p cli && cargo test -p e2e`, or `cargo xtask test`.

mod access;
mod acts;
mod book;
mod bots;
mod dolmengoetter_fits;
mod gallery;
mod learn;
mod parting;
mod people;
mod playing;
mod replay;
mod rights;
mod rooms;
mod runestones;
mod runestones_fits;
mod seats;
mod site;
mod skye;
mod skye_fits;
mod transfer;
mod truth;
mod vale_fits;
mod welcome;
