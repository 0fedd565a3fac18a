//! Why a decision is refused. Each reason is public or the asking player's own knowledge.

use kernel::{Refusal, Seat};

use crate::ids::{CircleId, Place, Value};

/// A decision of section 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// D1.
    Druid,
    /// D2.
    Action,
    /// D3.
    Stone,
    /// D4.
    Dolmen,
}

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
    /// Another kind of decision is due.
    OtherDecision {
        /// Which.
        due: Decision,
    },
    /// The board has no such place.
    NoSuchPlace {
        /// Which.
        place: Place,
    },
    /// A stone or a druid is there.
    NotFree {
        /// Where.
        place: Place,
    },
    /// No druid of this player is there.
    NoOwnDruid {
        /// Where.
        place: Place,
    },
    /// The druid lies: it can only fly (R11).
    DruidLies {
        /// Where.
        place: Place,
    },
    /// The druid stands: only a lying one can fly.
    DruidStands {
        /// Where.
        place: Place,
    },
    /// No step, jump or rune leads there (4.1).
    OutOfReach {
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// The right being settled belongs to another circle.
    OtherCircle {
        /// Which.
        due: CircleId,
    },
    /// The player has no such dolmen left. Told to its owner only, because only he may ask (section 6).
    NoSuchDolmen {
        /// Of which value.
        value: Value,
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
            Illegal::OtherDecision { .. } => "other-decision",
            Illegal::NoSuchPlace { .. } => "no-such-place",
            Illegal::NotFree { .. } => "not-free",
            Illegal::NoOwnDruid { .. } => "no-own-druid",
            Illegal::DruidLies { .. } => "druid-lies",
            Illegal::DruidStands { .. } => "druid-stands",
            Illegal::OutOfReach { .. } => "out-of-reach",
            Illegal::OtherCircle { .. } => "other-circle",
            Illegal::NoSuchDolmen { .. } => "no-such-dolmen",
        }
    }
}
