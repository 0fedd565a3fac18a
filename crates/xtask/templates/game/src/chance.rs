//! The outcomes of chance.

use kernel::{Dice, Seat};

use crate::config::Config;

/// The outcome of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `start P2`: this seat starts.
    Start {
        /// Who.
        seat: Seat,
    },
}

/// Draws the start player, each seat equally likely.
pub(crate) fn roll(config: &Config, dice: &mut Dice) -> Chance {
    Chance::Start { seat: Seat::ALL[dice.below(u32::from(config.seats)) as usize] }
}
