//! The store as its callers use it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod acts;
mod alone;
mod carried;
mod faults;
mod gone;
mod lists;
mod opening;
mod people;
mod seats;
mod setting;
mod tables;
