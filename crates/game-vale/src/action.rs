//! The decisions of 4.3: what a player can say.

use kernel::Seat;

use crate::card::MAX_DISMISSED;
use crate::effect::op::ChoiceId;
use crate::ids::{Card, Stones};

/// One decision. The order of the variants is the order of option lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// `hunt c`: put a marker on a card of the display (D1).
    Hunt {
        /// Which card.
        card: Card,
    },
    /// `sell c`: sell a marked card (D2).
    Sell {
        /// Which card.
        card: Card,
    },
    /// `tame c`: take a marked card into the hand (D2).
    Tame {
        /// Which card.
        card: Card,
    },
    /// `summon c s`: summon a hand card (D2).
    Summon {
        /// Which card.
        card: Card,
        /// What is paid.
        paid: Stones,
    },
    /// `release c s`: release a creature (D2).
    Release {
        /// Which card.
        card: Card,
        /// What is paid.
        paid: Stones,
    },
    /// `end`: end the turn (D2).
    #[default]
    EndTurn,
    /// `keep s`: keep these stones (D3).
    Keep {
        /// Which stones.
        stones: Stones,
    },
    /// `activate c`: carry out an active effect (D4).
    Activate {
        /// Whose effect.
        card: Card,
    },
    /// `discard c`: discard a hand card (D5).
    Discard {
        /// Which card.
        card: Card,
    },
    /// `free c`: summon a hand card at no cost (D6).
    SummonFree {
        /// Which card.
        card: Card,
    },
    /// `recover c`: take a creature back into the hand (D7).
    Recover {
        /// Which card.
        card: Card,
    },
    /// `dismiss c d`: discard creatures (D8).
    Dismiss {
        /// Which cards.
        cards: Group,
    },
    /// `player p`: choose a player (D9).
    ChoosePlayer {
        /// Whom.
        seat: Seat,
    },
    /// `yield c`: discard a creature because of another player (D10).
    Yield {
        /// Which card.
        card: Card,
    },
    /// `copy c`: carry out the effect of another creature (D11).
    Copy {
        /// Whose effect.
        card: Card,
    },
    /// `choose c o`: take options (D12).
    Choose {
        /// Which choice.
        choice: ChoiceId,
        /// Which options.
        options: Options,
    },
    /// `take c`: take a card from the discard pile (D13).
    Take {
        /// Which card.
        card: Card,
    },
}

const _: () = assert!(size_of::<Action>() <= 8, "lists of options must stay small");

/// Up to three cards, ascending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Group {
    len: u8,
    cards: [Card; MAX_DISMISSED as usize],
}

impl Group {
    /// No card.
    pub const EMPTY: Group = Group { len: 0, cards: [Card::from_index(0); MAX_DISMISSED as usize] };

    /// These cards, if there are at most three and each comes behind the one before.
    pub fn of(cards: &[Card]) -> Option<Group> {
        if cards.len() > usize::from(MAX_DISMISSED) || !cards.is_sorted_by(|a, b| a < b) {
            return None;
        }
        let mut group = Group::EMPTY;
        group.len = cards.len() as u8;
        group.cards[..cards.len()].copy_from_slice(cards);
        Some(group)
    }

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

/// Some options of a choice. Those whose first option comes earlier in print come first in lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Options(u8);

impl Options {
    /// No option.
    pub const NONE: Options = Options(0);

    /// One option alone.
    #[inline]
    pub const fn only(number: usize) -> Options {
        Options(1 << number)
    }

    /// The options of this set of bits; bit 0 is the first one.
    #[inline]
    pub const fn from_bits(bits: u8) -> Options {
        Options(bits)
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// These options and another.
    #[inline]
    #[must_use]
    pub const fn with(self, number: usize) -> Options {
        Options(self.0 | 1 << number)
    }

    /// These options but one.
    #[inline]
    #[must_use]
    pub const fn without(self, number: usize) -> Options {
        Options(self.0 & !(1 << number))
    }

    /// Is the option among them?
    #[inline]
    pub const fn contains(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Are all of the others among these?
    #[inline]
    pub const fn covers(self, others: Options) -> bool {
        others.0 & !self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in print.
    #[inline]
    pub const fn lowest(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    /// The options in printed order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |number| self.contains(*number))
    }
}

/// The longest list of options: a hand of all cards that could each be paid in every way.
pub(crate) const MAX_ACTIONS: usize = 1024;

/// A buffer for option lists.
pub type Actions = kernel::List<Action, MAX_ACTIONS>;
