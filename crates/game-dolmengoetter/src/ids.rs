//! Names of the pieces: places, circles, dolmens, values, and sets of them.

use core::fmt;

use kernel::Seat;

/// The most places a board can have.
pub(crate) const MAX_PLACES: usize = 128;
/// The most circles a board can have.
pub(crate) const MAX_CIRCLES: usize = 48;
/// The most circles a place can be a corner of.
pub(crate) const MAX_CIRCLES_AT_PLACE: usize = 8;
/// The most dolmens a circle can hold.
pub(crate) const MAX_STACK: usize = 6;
/// The most dolmens a player can own.
pub(crate) const MAX_DOLMENS: usize = 24;
/// The most druids a player can have on the board.
pub(crate) const MAX_DRUIDS: usize = 4;
/// How many values a dolmen can have.
pub const VALUES: usize = 4;

/// A spot for one stone or one druid. People count from 1, the engine from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The place with this index.
    #[inline]
    pub const fn from_index(index: u8) -> Place {
        debug_assert!((index as usize) < MAX_PLACES);
        Place(index)
    }

    /// The place that people call by this number, from 1.
    pub const fn from_number(number: u8) -> Option<Place> {
        if number >= 1 && number as usize <= MAX_PLACES { Some(Place(number - 1)) } else { None }
    }

    /// The number on the board, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlaceSet(u128);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    /// The set as bits.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// The first `count` places.
    pub const fn first(count: usize) -> PlaceSet {
        if count >= MAX_PLACES { PlaceSet(u128::MAX) } else { PlaceSet((1 << count) - 1) }
    }

    /// One place alone.
    #[inline]
    pub const fn only(place: Place) -> PlaceSet {
        PlaceSet(1 << place.0)
    }

    /// Is `place` in the set?
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Are all places of `other` in the set?
    #[inline]
    pub const fn contains_all(self, other: PlaceSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The place with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(self.0.trailing_zeros() as u8)) }
    }

    /// Puts a place in.
    #[inline]
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// The places of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    /// The places that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }

    /// The places of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn and_not(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// The places in ascending order.
    #[inline]
    pub fn iter(self) -> Places {
        Places(self)
    }

    /// Writes what `make` makes of each place, in ascending order, into the first slots; says how many.
    /// For large sets: walks two halves, because shifting 128 bits costs twice as much.
    #[inline]
    pub(crate) fn write_many<T>(self, slots: &mut [T], make: impl Fn(Place) -> T) -> usize {
        let mut count = 0;
        for (half, first) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                slots[count] = make(Place(left.trailing_zeros() as u8 | first));
                left &= left.wrapping_sub(1);
                count += 1;
            }
        }
        count
    }

    /// The same for sets of a few places: one loop, because each end of a loop is a guess of the processor.
    #[inline]
    pub(crate) fn write_few<T>(self, slots: &mut [T], make: impl Fn(Place) -> T) -> usize {
        let mut left = self.0;
        let mut count = 0;
        while left != 0 {
            slots[count] = make(Place(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            count += 1;
        }
        count
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The places of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Places(PlaceSet);

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        let place = self.0.lowest()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(place)
    }
}

/// A polygon of places that is scored as one. Its name stands in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CircleId(u8);

impl CircleId {
    /// The circle with this index in the board file.
    #[inline]
    pub const fn from_index(index: u8) -> CircleId {
        debug_assert!((index as usize) < MAX_CIRCLES);
        CircleId(index)
    }

    /// The index in the board file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for CircleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "circle {}", self.0)
    }
}

/// A set of circles, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CircleSet(u64);

impl CircleSet {
    /// Puts a circle in.
    #[inline]
    pub const fn insert(&mut self, circle: CircleId) {
        self.0 |= 1 << circle.0;
    }

    /// Takes a circle out.
    #[inline]
    pub const fn remove(&mut self, circle: CircleId) {
        self.0 &= !(1 << circle.0);
    }

    /// Is `circle` in the set?
    #[inline]
    pub const fn contains(self, circle: CircleId) -> bool {
        self.0 >> circle.0 & 1 == 1
    }

    /// The circles in board order.
    #[inline]
    pub fn iter(self) -> Circles {
        Circles(self)
    }
}

impl fmt::Debug for CircleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The circles of a set in board order.
#[derive(Clone, Debug)]
pub struct Circles(CircleSet);

impl Iterator for Circles {
    type Item = CircleId;

    #[inline]
    fn next(&mut self) -> Option<CircleId> {
        let CircleSet(left) = self.0;
        if left == 0 {
            return None;
        }
        self.0 = CircleSet(left & left.wrapping_sub(1));
        Some(CircleId(left.trailing_zeros() as u8))
    }
}

/// What a dolmen is worth before its factor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are the numbers on the dolmens")]
pub enum Value {
    One = 1,
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Value {
    /// All values, ascending.
    pub const ALL: [Value; VALUES] = [Value::One, Value::Two, Value::Three, Value::Four];

    /// The value with this number on it.
    pub fn from_points(points: u8) -> Option<Value> {
        Value::ALL.into_iter().find(|value| value.points() == points)
    }

    /// The number on the dolmen.
    #[inline]
    pub const fn points(self) -> u8 {
        self as u8
    }

    /// The kind of piece in a bag of dolmens.
    #[inline]
    pub const fn kind(self) -> usize {
        self as usize - 1
    }
}

/// A dolmen in a stack: whose it is, and which of his, counted in the order of building.
/// What it is worth is its owner's secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dolmen(u8);

impl Dolmen {
    /// The `number`-th dolmen (from 0) built by `owner`.
    #[inline]
    pub const fn new(owner: Seat, number: u8) -> Dolmen {
        debug_assert!((number as usize) < MAX_DOLMENS);
        Dolmen(owner.number() << 5 | number)
    }

    /// Whose it is.
    #[inline]
    pub const fn owner(self) -> Seat {
        // Invariant: built from a seat in `new`; the default is seat 0.
        Seat::ALL[(self.0 >> 5) as usize]
    }

    /// How many its owner had built before it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 & 31
    }
}

impl fmt::Debug for Dolmen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.owner(), self.number())
    }
}
