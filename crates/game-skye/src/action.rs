//! The decisions of section 4: what a player can say.

use kernel::Seat;

use crate::ids::{Cell, MAX_GOLD, MAX_PENDING, Turns};
use crate::territory::MAX_FRONTIER;

/// One decision. The order of the variants is the order of option lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// `axe 1`: this tile goes back into the bag (4.3).
    Axe {
        /// Its number.
        tile: u8,
    },
    /// `price 4`: so much gold on the first tile without axe and price (4.3).
    Price {
        /// How much.
        gold: u16,
    },
    /// `buy P1 2`: a tile of another player (4.5).
    Buy {
        /// Whose.
        seller: Seat,
        /// Its number.
        tile: u8,
    },
    /// `own 0`: an own tile, with a tablet (4.5).
    Own {
        /// Its number.
        tile: u8,
    },
    /// `end`: nothing more in this buying turn (4.5).
    #[default]
    End,
    /// `druid 3`: a druid tile from the dolmen (4.7).
    Druid {
        /// Its slot.
        slot: u8,
    },
    /// `bag`: a draw from the bag (4.7).
    Bag,
    /// `pass`: nothing in the second buying turn (4.7).
    Pass,
    /// `keep 0`: one of the tiles drawn from the bag (4.7).
    Keep {
        /// Which, in the order of the draw.
        tile: u8,
    },
    /// `place 1 -1,0 r3`: build a tile (4.8).
    Place {
        /// Which of the pending tiles, ascending by name.
        tile: u8,
        /// Where.
        at: Cell,
        /// How it lies.
        turns: Turns,
    },
}

/// The longest list of options: every price, or every pending tile on every bordering cell in every turn.
pub(crate) const MAX_ACTIONS: usize = {
    let (prices, places) = (MAX_GOLD as usize + 1, MAX_PENDING * MAX_FRONTIER * 4);
    if prices > places { prices } else { places }
};

/// A buffer for option lists.
pub type Actions = kernel::List<Action, MAX_ACTIONS>;
