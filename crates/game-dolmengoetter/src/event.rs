//! Facts that steps bring about, and what a viewer sees of them.

use kernel::{Horizon, Seat, Viewer};

use crate::ids::{CircleId, Dolmen, Place, Value};
use crate::score::Occasion;
use crate::state::{Cause, Right};

/// Why a stone was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// The player chose to.
    Chosen,
    /// With the last point left the stone is compulsory.
    Compelled,
}

/// A fact. `V` is what is known of a dolmen's value: the value itself in an [`Event`], perhaps nothing in a
/// [`Seen`]. One list serves both, so that an event cannot gain a field that forgets to be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact<V> {
    /// The start player was drawn.
    StartDrawn {
        /// Who starts.
        seat: Seat,
    },
    /// A druid was set up.
    DruidPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Place,
    },
    /// A druid wandered.
    Wandered {
        /// Whose.
        seat: Seat,
        /// The place left.
        from: Place,
        /// The place reached.
        to: Place,
    },
    /// A druid lay down to gather herbs.
    Gathered {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Place,
    },
    /// A druid flew and stands again.
    Flew {
        /// Whose.
        seat: Seat,
        /// The place left.
        from: Place,
        /// The place reached.
        to: Place,
    },
    /// A stone was left.
    StoneLeft {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Place,
        /// Freely or not.
        leaving: Leaving,
    },
    /// No stone was left, for points.
    StoneWithheld {
        /// By whom.
        seat: Seat,
        /// What it cost.
        cost: u16,
    },
    /// A right to build a dolmen arose.
    RightArose {
        /// Which.
        right: Right,
    },
    /// A right lapsed because its owner has no dolmen left (R8).
    RightLapsed {
        /// Which.
        right: Right,
    },
    /// A dolmen was built: on top for a majority, below for a tie.
    DolmenBuilt {
        /// The right that was used.
        right: Right,
        /// The dolmen.
        dolmen: Dolmen,
        /// What it is worth.
        value: V,
    },
    /// A right was let go.
    Declined {
        /// Which.
        right: Right,
    },
    /// A circle is scored; its dolmens follow.
    CircleScored {
        /// Which.
        circle: CircleId,
        /// Complete, or at the end.
        occasion: Occasion,
    },
    /// A dolmen brought points, was shown and left the game.
    DolmenScored {
        /// In which circle.
        circle: CircleId,
        /// How far below the top, from 0.
        level: u8,
        /// The dolmen.
        dolmen: Dolmen,
        /// What it is worth; shown to all.
        value: Value,
        /// The factor of its level.
        factor: u8,
        /// The points for its owner.
        points: u16,
    },
    /// Somebody has built the last dolmen of the supply: everybody else has one more turn.
    FinalRound {
        /// Who.
        by: Seat,
    },
    /// A turn without any option was skipped.
    TurnPassed {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Why.
        cause: Cause,
    },
}

/// A fact with everything in it.
pub type Event = Fact<Value>;

/// A fact as a viewer sees it.
pub type Seen = Fact<Option<Value>>;

impl Event {
    /// What `viewer` sees: everything but the values of other players' dolmens (section 6).
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Fact::StartDrawn { seat } => Fact::StartDrawn { seat },
            Fact::DruidPlaced { seat, at } => Fact::DruidPlaced { seat, at },
            Fact::Wandered { seat, from, to } => Fact::Wandered { seat, from, to },
            Fact::Gathered { seat, at } => Fact::Gathered { seat, at },
            Fact::Flew { seat, from, to } => Fact::Flew { seat, from, to },
            Fact::StoneLeft { seat, at, leaving } => Fact::StoneLeft { seat, at, leaving },
            Fact::StoneWithheld { seat, cost } => Fact::StoneWithheld { seat, cost },
            Fact::RightArose { right } => Fact::RightArose { right },
            Fact::RightLapsed { right } => Fact::RightLapsed { right },
            Fact::DolmenBuilt { right, dolmen, value } => {
                Fact::DolmenBuilt { right, dolmen, value: viewer.sees(right.seat).then_some(value) }
            }
            Fact::Declined { right } => Fact::Declined { right },
            Fact::CircleScored { circle, occasion } => Fact::CircleScored { circle, occasion },
            Fact::DolmenScored { circle, level, dolmen, value, factor, points } => {
                Fact::DolmenScored { circle, level, dolmen, value, factor, points }
            }
            Fact::FinalRound { by } => Fact::FinalRound { by },
            Fact::TurnPassed { seat } => Fact::TurnPassed { seat },
            Fact::GameOver { cause } => Fact::GameOver { cause },
        }
    }

    /// Scored dolmens are shown to everybody; nothing else tells a secret.
    pub fn horizon(&self) -> Horizon {
        match self {
            Fact::DolmenScored { .. } | Fact::StartDrawn { .. } => Horizon::Reveals,
            _ => Horizon::Open,
        }
    }
}
