//! The decisions of section 4: what a player can say.

use crate::ids::{CircleId, MAX_DRUIDS, MAX_PLACES, Place, Value};

/// One decision. The order of the variants is the order of option lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// `D p`: set up a druid at the start (D1).
    PlaceDruid {
        /// Where.
        at: Place,
    },
    /// `W p q`: wander (D2).
    Wander {
        /// Where the standing druid is.
        from: Place,
        /// The place it reaches.
        to: Place,
    },
    /// `G p`: lie down and gather herbs (D2).
    Gather {
        /// Where the standing druid is.
        at: Place,
    },
    /// `F p q`: fly (D2).
    Fly {
        /// Where the lying druid is.
        from: Place,
        /// Any free place.
        to: Place,
    },
    /// `S`: leave a stone on the place just left (D3).
    #[default]
    LeaveStone,
    /// `N`: leave none and pay for it (D3).
    WithholdStone,
    /// `P c v`: build a dolmen (D4).
    Build {
        /// The circle whose right is being settled.
        circle: CircleId,
        /// The value of the dolmen.
        value: Value,
    },
    /// `X c`: let the right go (D4).
    Decline {
        /// The circle whose right is being settled.
        circle: CircleId,
    },
}

/// The longest list of options: four druids that could each go to every place or lie down.
pub(crate) const MAX_ACTIONS: usize = MAX_DRUIDS * (MAX_PLACES + 1);

/// A buffer for option lists.
pub type Actions = kernel::List<Action, MAX_ACTIONS>;
