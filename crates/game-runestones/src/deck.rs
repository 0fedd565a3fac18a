//! Cards by their place in the order of numbers, and sets of them.

use core::fmt;

use crate::ids::{MAX_CREATURES, MAX_DRUID_CARDS};

/// A card as its owner's table knows it: creatures first, then the owner's druid cards. Both ascend by their
/// printed numbers, and every druid card has a higher number than every creature, so that of two cards the
/// one that compares lower also has the lower number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The creature with this index among the creatures.
    #[inline]
    pub const fn creature(index: u8) -> Card {
        debug_assert!((index as usize) < MAX_CREATURES);
        Card(index)
    }

    /// The card with this index in its druid's deck.
    #[inline]
    pub const fn druid(index: u8) -> Card {
        debug_assert!((index as usize) < MAX_DRUID_CARDS);
        Card(MAX_CREATURES as u8 + index)
    }

    /// The index in tables of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is it a druid card?
    #[inline]
    pub const fn is_druid(self) -> bool {
        self.0 as usize >= MAX_CREATURES
    }

    /// The index in its druid's deck, if it is a druid card.
    pub const fn druid_index(self) -> Option<usize> {
        if self.is_druid() { Some(self.0 as usize - MAX_CREATURES) } else { None }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.druid_index() {
            Some(index) => write!(f, "druid#{index}"),
            None => write!(f, "creature#{}", self.0),
        }
    }
}

/// A set of cards of one player or one pile, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// Every druid card there could be.
    pub const DRUIDS: CardSet = CardSet(u128::MAX << MAX_CREATURES);

    /// One card alone.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// The first `count` creatures.
    pub const fn creatures(count: usize) -> CardSet {
        CardSet((1 << count) - 1)
    }

    /// The first `count` druid cards.
    pub const fn deck(count: usize) -> CardSet {
        CardSet(((1 << count) - 1) << MAX_CREATURES)
    }

    /// Is `card` in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Are all cards of `other` in the set?
    #[inline]
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The card with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The card that `nth` others of the set precede. Panics if there are no more than `nth`.
    #[inline]
    pub fn nth(self, nth: u32) -> Card {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let (mut left, first, mut skip) =
            if nth < low.count_ones() { (low, 0, nth) } else { (high, 64, nth - low.count_ones()) };
        // Skips 16 bits at a time, then single cards.
        let mut shift = 0;
        while skip >= (left as u16).count_ones() && left != 0 {
            skip -= (left as u16).count_ones();
            left >>= 16;
            shift += 16;
        }
        for _ in 0..skip {
            left &= left.wrapping_sub(1);
        }
        assert!(left != 0, "the set has no such card");
        Card(left.trailing_zeros() as u8 + shift + first)
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn and_not(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> Cards {
        Cards(self)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(card)
    }
}
