//! Cards and sets of them, families, stones.

use core::fmt;

/// The most cards a data file may have.
pub(crate) const MAX_CARDS: usize = 70;

/// The most rounds, and so the most creatures in an area.
pub(crate) const MAX_ROUNDS: usize = 10;

/// A card, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The card at this place of the data file.
    #[inline]
    pub const fn from_index(index: u8) -> Card {
        debug_assert!((index as usize) < MAX_CARDS);
        Card(index)
    }

    /// Its place in the data file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set as bits.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// One card alone.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// The first `count` cards of the data file.
    #[inline]
    pub const fn first(count: usize) -> CardSet {
        CardSet((1 << count) - 1)
    }

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// This set with a card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// This set without a card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// Cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Cards in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn and_not(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there no card in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card of the set.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> Cards {
        Cards { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }

    /// The card that has `nth` others of the set before it. Panics if there is none.
    #[inline]
    pub fn nth(self, nth: u32) -> Card {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        if nth < in_low { Card(nth_bit(low, nth)) } else { Card(64 + nth_bit(high, nth - in_low)) }
    }
}

/// The place of the bit that has `nth` others below it.
#[inline]
fn nth_bit(mut word: u64, mut nth: u32) -> u8 {
    assert!(nth < word.count_ones(), "the set has too few cards");
    let mut at = 0;
    for half in [32u8, 16, 8, 4, 2, 1] {
        let below = (word & ((1 << half) - 1)).count_ones();
        if nth >= below {
            nth -= below;
            word >>= half;
            at += half;
        }
    }
    at
}

/// The cards of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Cards {
    low: u64,
    high: u64,
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(Card(bit));
        }
        if self.high != 0 {
            let bit = self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            return Some(Card(64 + bit));
        }
        None
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    #[inline]
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A family of creatures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Family {
    /// Fire.
    #[default]
    Fire,
    /// Water.
    Water,
    /// Earth.
    Earth,
    /// Wind.
    Wind,
    /// Dragon.
    Dragon,
}

impl Family {
    /// All families in the order of the data file.
    pub const ALL: [Family; 5] = [Family::Fire, Family::Water, Family::Earth, Family::Wind, Family::Dragon];

    /// The key in the data file.
    pub const fn key(self) -> &'static str {
        match self {
            Family::Fire => "fire",
            Family::Water => "water",
            Family::Earth => "earth",
            Family::Wind => "wind",
            Family::Dragon => "dragon",
        }
    }

    /// The family with this key.
    pub fn from_key(key: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.key() == key)
    }

    /// Its place among the families.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A colour of stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Colour {
    /// Worth 1.
    #[default]
    Red,
    /// Worth 3.
    Blue,
    /// Worth 6.
    Purple,
}

impl Colour {
    /// All colours, the least valuable first.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Purple];

    /// The key in the data file.
    pub const fn key(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
        }
    }

    /// The colour with this key.
    pub fn from_key(key: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.key() == key)
    }

    /// Its place among the colours.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What one stone of each colour is worth.
pub type Values = [u8; 3];

/// Some stones: how many of each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Stones([u8; 3]);

impl Stones {
    /// No stone.
    pub const NONE: Stones = Stones([0; 3]);

    /// So many red, blue and purple stones.
    #[inline]
    pub const fn new(red: u8, blue: u8, purple: u8) -> Stones {
        Stones([red, blue, purple])
    }

    /// So many stones of one colour.
    #[inline]
    pub const fn of(colour: Colour, count: u8) -> Stones {
        let mut stones = [0; 3];
        stones[colour.index()] = count;
        Stones(stones)
    }

    /// Red, blue, purple.
    #[inline]
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }

    /// How many of a colour.
    #[inline]
    pub const fn count(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// What they are worth together.
    #[inline]
    pub const fn value(self, values: Values) -> u16 {
        self.0[0] as u16 * values[0] as u16
            + self.0[1] as u16 * values[1] as u16
            + self.0[2] as u16 * values[2] as u16
    }

    /// Are all of the others among these?
    #[inline]
    pub const fn covers(self, others: Stones) -> bool {
        self.0[0] >= others.0[0] && self.0[1] >= others.0[1] && self.0[2] >= others.0[2]
    }

    /// These and the others.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Stones) -> Stones {
        Stones([self.0[0] + others.0[0], self.0[1] + others.0[1], self.0[2] + others.0[2]])
    }

    /// These without the others. Panics if some are missing.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Stones) -> Stones {
        Stones([self.0[0] - others.0[0], self.0[1] - others.0[1], self.0[2] - others.0[2]])
    }

    /// All multisets of at most `most` stones, ascending.
    pub fn up_to(most: u8) -> impl Iterator<Item = Stones> {
        (0..=most).flat_map(move |red| {
            (0..=most - red)
                .flat_map(move |blue| (0..=most - red - blue).map(move |purple| Stones([red, blue, purple])))
        })
    }
}

/// `1,2,0`: red, blue, purple.
impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, blue, purple] = self.0;
        write!(f, "{red},{blue},{purple}")
    }
}

impl fmt::Debug for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_name_their_cards_in_order() {
        let places = [0, 3, 31, 32, 63, 64, 65, 69];
        let set: CardSet = places.iter().map(|place| Card::from_index(*place)).collect();
        let listed: Vec<usize> = set.iter().map(Card::index).collect();
        assert_eq!(listed, places.map(usize::from));
        for (nth, place) in places.iter().enumerate() {
            assert_eq!(set.nth(nth as u32), Card::from_index(*place));
        }
        assert_eq!(set.len() as usize, places.len());
        assert_eq!(CardSet::first(70).len(), 70);
    }

    #[test]
    #[should_panic(expected = "too few cards")]
    fn a_missing_card_cannot_be_named() {
        CardSet::first(3).nth(3);
    }

    #[test]
    fn multisets_ascend() {
        let all: Vec<Stones> = Stones::up_to(6).collect();
        assert_eq!(all.len(), 84);
        assert!(all.is_sorted());
    }
}
