//! Why a decision is refused. Each reason is public or the asking player's own knowledge.

use kernel::{Refusal, Seat};

/// Why a decision or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The start player has not been drawn yet.
    ChanceFirst,
    /// There is nothing to draw now.
    NoChanceNow,
    /// Nobody sits there.
    NoSuchSeat {
        /// Where.
        seat: Seat,
    },
    /// Somebody else decides now.
    NotYourDecision {
        /// Who.
        decider: Seat,
    },
    /// More than may be taken at once, or than there are.
    TooMany {
        /// How many can be taken.
        most: u8,
    },
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::ChanceFirst => "chance-first",
            Illegal::NoChanceNow => "no-chance-now",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
            Illegal::NotYourDecision { .. } => "not-your-decision",
            Illegal::TooMany { .. } => "too-many",
        }
    }
}
