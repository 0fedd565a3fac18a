//! Tables with their people as values.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod chat;
mod meaning;
mod noticing;
mod parting;
mod people;
mod seats;
mod taking_back;
mod walk;
