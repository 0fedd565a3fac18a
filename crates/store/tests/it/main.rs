//! The store as its callers use it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod alone;
mod chat;
mod disk;
mod lists;
mod opening;
mod people;
mod seats;
mod setting;
mod steps;
mod tables;
