//! Names of the pieces: colours, gems, slots, smithies, rows, runes; and bounds for all of them.

pub use crate::deck::{Card, CardSet, Cards};

/// The most creature cards a data file can have.
pub(crate) const MAX_CREATURES: usize = 112;
/// The most cards a druid's deck can have at the start.
pub(crate) const MAX_DRUID_CARDS: usize = 16;
/// The most cards that can be told apart at one player's place.
pub(crate) const MAX_CARDS: usize = MAX_CREATURES + MAX_DRUID_CARDS;
/// The most slots of the display.
pub(crate) const MAX_SLOTS: usize = 6;
/// The most smithies, the wild one included.
pub(crate) const MAX_SMITHIES: usize = 8;
/// The most cards in a hand.
pub(crate) const MAX_HAND: usize = 8;
/// The most cards that can be laid out for their abilities.
pub(crate) const MAX_LAID: usize = 4;
/// The most gems a single payment can have.
pub(crate) const MAX_PAYMENT: usize = 6;
/// The most effects of one option, and the most gains of an exchange.
pub(crate) const MAX_EFFECTS: usize = 6;
/// How many usable parts a card can have.
pub(crate) const MAX_PARTS: usize = 2;
/// How many power rows a player board has.
pub(crate) const ROWS: usize = 2;
/// How many faces the die has.
pub(crate) const FACES: usize = 6;

/// The four colours, in the canonical order (2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are the colours")]
pub enum Colour {
    #[default]
    Blue,
    Yellow,
    Green,
    Red,
}

impl Colour {
    /// All colours in their order.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red];

    /// The place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Red => "red",
        }
    }

    /// The colour with this id.
    pub fn from_word(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word)
    }
}

/// A kind of gem, and a space of a row: the four colours and wild.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are the colours")]
pub enum Gem {
    #[default]
    Blue,
    Yellow,
    Green,
    Red,
    /// The white one, which stands in for any other.
    Wild,
}

impl Gem {
    /// All kinds in their order.
    pub const ALL: [Gem; 5] = [Gem::Blue, Gem::Yellow, Gem::Green, Gem::Red, Gem::Wild];

    /// The place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn word(self) -> &'static str {
        match self {
            Gem::Blue => "blue",
            Gem::Yellow => "yellow",
            Gem::Green => "green",
            Gem::Red => "red",
            Gem::Wild => "wild",
        }
    }

    /// Its letter in payments.
    pub const fn letter(self) -> char {
        match self {
            Gem::Blue => 'B',
            Gem::Yellow => 'Y',
            Gem::Green => 'G',
            Gem::Red => 'R',
            Gem::Wild => 'W',
        }
    }

    /// The kind with this id.
    pub fn from_word(word: &str) -> Option<Gem> {
        Gem::ALL.into_iter().find(|gem| gem.word() == word)
    }

    /// The kind with this letter.
    pub fn from_letter(letter: char) -> Option<Gem> {
        Gem::ALL.into_iter().find(|gem| gem.letter() == letter)
    }
}

impl From<Colour> for Gem {
    #[inline]
    fn from(colour: Colour) -> Gem {
        Gem::ALL[colour.index()]
    }
}

/// Gems by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Gems(pub [u8; 5]);

impl Gems {
    /// None.
    pub const NONE: Gems = Gems([0; 5]);

    /// How many of a kind.
    #[inline]
    pub const fn of(self, gem: Gem) -> u8 {
        self.0[gem.index()]
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Puts one in.
    #[inline]
    pub fn put(&mut self, gem: Gem) {
        self.0[gem.index()] += 1;
    }

    /// Takes one out. Panics if there is none.
    #[inline]
    pub fn take(&mut self, gem: Gem) {
        self.0[gem.index()] -= 1;
    }

    /// Are at least these among them?
    #[inline]
    pub fn contain(self, other: Gems) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }
}

/// The colour of a creature card: one of the four, or a dragon's white.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are the colours")]
pub enum Hue {
    #[default]
    Blue,
    Yellow,
    Green,
    Red,
    /// A dragon.
    White,
}

impl Hue {
    /// All colours of creatures in their order.
    pub const ALL: [Hue; 5] = [Hue::Blue, Hue::Yellow, Hue::Green, Hue::Red, Hue::White];

    /// The place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn word(self) -> &'static str {
        match self {
            Hue::Blue => "blue",
            Hue::Yellow => "yellow",
            Hue::Green => "green",
            Hue::Red => "red",
            Hue::White => "white",
        }
    }

    /// The colour with this id.
    pub fn from_word(word: &str) -> Option<Hue> {
        Hue::ALL.into_iter().find(|hue| hue.word() == word)
    }
}

/// A place of the display. People count from 1 (the rightmost), the engine from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Slot {
        debug_assert!(index < MAX_SLOTS);
        Slot(index as u8)
    }

    /// The number that people use.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of slots, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Slots(pub u8);

impl Slots {
    /// Is `slot` in the set?
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 == 1
    }

    /// The slots in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        (0..8).filter(move |index| self.0 >> index & 1 == 1).map(Slot)
    }
}

/// A smithy. People count from 1, the engine from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SmithyId(u8);

impl SmithyId {
    /// The smithy with this index.
    #[inline]
    pub const fn from_index(index: usize) -> SmithyId {
        debug_assert!(index < MAX_SMITHIES);
        SmithyId(index as u8)
    }

    /// The number that people use.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the two power rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Row {
    #[default]
    Upper,
    Lower,
}

impl Row {
    /// Both rows.
    pub const ALL: [Row; ROWS] = [Row::Upper, Row::Lower];

    /// The number that people use: 1 upper, 2 lower.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A rune stone (2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Rune {
    /// More magic points when summoning.
    #[default]
    MagicPoints,
    /// A larger hand.
    HandLimit,
    /// A gem for an ore or an ore for a gem, once in a turn.
    Swap,
    /// The gems of a colour count as wild ones.
    WildColor,
    /// Both options of choice cards.
    Plus,
    /// Die results of cards twice.
    DoubleDie,
    /// A point more from each card that gives points.
    ExtraPoint,
    /// Three cards when using abilities.
    ThreeAbilities,
}

impl Rune {
    /// How many types there are.
    pub const COUNT: usize = 8;
    /// All types in their order.
    pub const ALL: [Rune; Rune::COUNT] = [
        Rune::MagicPoints,
        Rune::HandLimit,
        Rune::Swap,
        Rune::WildColor,
        Rune::Plus,
        Rune::DoubleDie,
        Rune::ExtraPoint,
        Rune::ThreeAbilities,
    ];

    /// The place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn word(self) -> &'static str {
        match self {
            Rune::MagicPoints => "magic_points",
            Rune::HandLimit => "hand_limit",
            Rune::Swap => "swap",
            Rune::WildColor => "wild_color",
            Rune::Plus => "plus",
            Rune::DoubleDie => "double_die",
            Rune::ExtraPoint => "extra_point",
            Rune::ThreeAbilities => "three_abilities",
        }
    }

    /// The rune with this id.
    pub fn from_word(word: &str) -> Option<Rune> {
        Rune::ALL.into_iter().find(|rune| rune.word() == word)
    }
}

/// A set of rune stones, one bit for each type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Runes(u8);

impl Runes {
    /// Is `rune` in the set?
    #[inline]
    pub const fn contains(self, rune: Rune) -> bool {
        self.0 >> rune as u8 & 1 == 1
    }

    /// Puts a rune in.
    #[inline]
    pub const fn insert(&mut self, rune: Rune) {
        self.0 |= 1 << rune as u8;
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The runes in their order.
    pub fn iter(self) -> impl Iterator<Item = Rune> {
        Rune::ALL.into_iter().filter(move |rune| self.contains(*rune))
    }
}

/// How an artifact is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Means {
    /// With gems; then there is the smithy's bonus.
    #[default]
    Gems,
    /// With ore; then there is none.
    Ore,
}

impl Means {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Means::Gems => "gems",
            Means::Ore => "ore",
        }
    }
}
