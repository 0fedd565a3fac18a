//! The decisions of section 4: what a player can say.

use crate::ids::{Card, Colour, Gem, Gems, Means, Row, Rune, Slot, Slots, SmithyId};

/// One decision. The order of the variants is the order of option lists.
///
/// Sets of hand cards are put together card by card (`Show`, `Lay`), so that an action names a card and never
/// a place in a hand: such a place would tell others about the cards beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// `summon`: choose the action.
    Summon,
    /// `abilities`: choose the action.
    Abilities,
    /// `forge`: choose the action.
    Forge,
    /// `pass`: none of the three is possible.
    #[default]
    Pass,
    /// `show 101`: show a hand card for its magic points.
    Show {
        /// Which.
        card: Card,
    },
    /// `take 1 2`: take cards from the display for the points shown.
    Take {
        /// From where.
        slots: Slots,
    },
    /// `lay 21`: lay a hand card out for its ability.
    Lay {
        /// Which.
        card: Card,
    },
    /// `enough`: lay no further card out.
    Enough,
    /// `use 21 0`: use a part of a card.
    Use {
        /// Which card.
        card: Card,
        /// Which part of it.
        part: u8,
    },
    /// `finish`: forgo what is left.
    Finish,
    /// `gem blue`: take a gem of this colour.
    Gem {
        /// Which.
        colour: Colour,
    },
    /// `slot 3`: take the card of this slot.
    Slot {
        /// Which.
        slot: Slot,
    },
    /// `pay YYW`: pay these gems.
    Pay {
        /// Which.
        gems: Gems,
    },
    /// `apply`: carry the die result out.
    Apply,
    /// `apply red`: carry the die result out with this colour.
    ApplyTo {
        /// Which.
        colour: Colour,
    },
    /// `forgo`: give the die result up.
    Forgo,
    /// `forge 4 gems`: forge an artifact.
    ForgeAt {
        /// Where.
        smithy: SmithyId,
        /// Paid how.
        means: Means,
    },
    /// `done`: no more artifacts.
    Done,
    /// `place 2 yellow`: put the artifact there.
    Place {
        /// In which row.
        row: Row,
        /// On which space.
        space: Gem,
    },
    /// `exchange 1`: hand in the artifacts of a row.
    Exchange {
        /// Which.
        row: Row,
    },
    /// `rune plus`: take a rune stone.
    TakeRune {
        /// Which.
        rune: Rune,
    },
    /// `end`: end the turn.
    End,
    /// `swap-gem wild`: a gem for an ore.
    SwapGem {
        /// Which.
        gem: Gem,
    },
    /// `swap-ore red`: an ore for a gem.
    SwapOre {
        /// Which gem.
        colour: Colour,
    },
    /// `wild-colour green`: put a gem on the rune stone.
    WildColour {
        /// Which.
        colour: Colour,
    },
}

const _: () = assert!(size_of::<Action>() <= 8, "lists of options must stay small");

/// The longest list of options: ways to pay six gems of five kinds.
pub(crate) const MAX_ACTIONS: usize = 256;

/// A buffer for option lists.
pub type Actions = kernel::List<Action, MAX_ACTIONS>;
