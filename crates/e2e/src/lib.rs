//! Henge as people see it: a real Chromium, driven over its debugging protocol, plays on a real `henge serve`.
//!
//! Everything here is for tests and therefore panics with a sentence where something is not as it should be.

mod browser;
mod house;
mod page;
mod player;
mod stage;
mod wire;

pub use browser::Browser;
pub use house::House;
pub use page::{Page, Traffic};
pub use player::{DOLMENGOETTER, Hand, Player, Progress, RUNESTONES, Room, SKYE, VALE};
pub use stage::{Stage, stage};
