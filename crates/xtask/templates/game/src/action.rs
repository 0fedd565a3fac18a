//! The decisions: what a player can say.

use crate::ids::{MAX_TAKEN, Stones};

/// One decision. The order of the variants is the order of option lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `T 2`: take stones from the heap.
    Take {
        /// How many.
        stones: Stones,
    },
}

/// Fills the unused part of buffers.
impl Default for Action {
    fn default() -> Action {
        Action::Take { stones: Stones::ONE }
    }
}

/// A buffer for option lists.
pub type Actions = kernel::List<Action, MAX_TAKEN>;
