//! Tables and records as other crates use them.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod forks;
mod play;
mod records;
mod ring;
mod tables;
