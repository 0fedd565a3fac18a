//! Pages as a browser gets them.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bytes;
mod dump;
mod leak;
mod shown;
mod stage;
mod table;
mod vale;
