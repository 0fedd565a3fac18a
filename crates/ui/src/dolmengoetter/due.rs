//! What is to be decided, and by whom.

use game_dolmengoetter::{Phase, Place, Right, View};
use kernel::Seat;

/// A decision that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A druid is to be placed.
    Druid {
        /// By whom.
        seat: Seat,
        /// The how-manieth of the player's druids, from 1.
        number: u8,
    },
    /// An action is to be chosen.
    Action {
        /// By whom.
        seat: Seat,
    },
    /// A stone is to be left or not.
    Stone {
        /// By whom.
        seat: Seat,
        /// The place just left.
        left: Place,
    },
    /// A right to build a dolmen is to be used or not.
    Dolmen {
        /// Which right, and whose.
        right: Right,
    },
}

impl Due {
    /// Who decides.
    pub fn seat(self) -> Seat {
        match self {
            Due::Druid { seat, .. } | Due::Action { seat } | Due::Stone { seat, .. } => seat,
            Due::Dolmen { right } => right.seat,
        }
    }
}

/// The decision that is open; `None` before the start player is drawn and after the end.
pub fn due(view: &View) -> Option<Due> {
    let common = &view.common;
    let seat = common.active;
    match common.phase {
        Phase::Start | Phase::Over { .. } => None,
        Phase::Setup => Some(Due::Druid { seat, number: common.druids[seat].len() + 1 }),
        Phase::Action => Some(Due::Action { seat }),
        Phase::Stone { left } => Some(Due::Stone { seat, left }),
        Phase::Dolmen { .. } => common.pending.first().map(|right| Due::Dolmen { right: *right }),
    }
}
