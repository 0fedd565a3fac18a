//! Names of the pieces: tiles, scoring tiles, cells, directions, turns, and sets of them.

use core::fmt;

/// The most tiles the data can have.
pub(crate) const MAX_TILES: usize = 128;
/// The most scoring tiles the data can have.
pub(crate) const MAX_SCORING: usize = 32;
/// The most tiles a territory can have: the castle, and four tiles in each of six rounds (7.13).
pub const MAX_TERRITORY: usize = 25;
/// The furthest a cell of a territory can lie from the castle: a territory hangs together, so its last tile is
/// at most as many steps away as there are others.
pub const REACH: i8 = MAX_TERRITORY as i8 - 1;
/// The most tiles a player can have to build: two of his own, one bought from somebody, one from the dolmen.
pub const MAX_PENDING: usize = 4;
/// How many tiles a player draws.
pub const DRAWN: usize = 3;
/// How many slots the dolmen has.
pub const SLOTS: usize = 5;
/// How many scoring tiles a game uses.
pub const LETTERS: usize = 4;
/// How many kinds of stone tablets there are.
pub const TABLETS: usize = 5;
/// The most gold that can ever be at a table; the data are checked against it, and so are written positions.
pub const MAX_GOLD: u16 = 1023;

/// A landscape, druid or castle tile, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TileId(u8);

impl TileId {
    /// The tile with this index in the data file.
    #[inline]
    pub const fn from_index(index: u8) -> TileId {
        debug_assert!((index as usize) < MAX_TILES);
        TileId(index)
    }

    /// The index in the data file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {}", self.0)
    }
}

/// A set of tiles, one bit each. A bag is a set: each tile exists once, and its order does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u128);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// The set as bits.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Is the tile in the set?
    #[inline]
    pub const fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Puts a tile in.
    #[inline]
    pub const fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    #[inline]
    pub const fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    /// How many tiles are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is nothing in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn and_not(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The tile with so many others of the set before it. Panics if there are not so many.
    #[inline]
    pub fn nth(self, nth: u32) -> TileId {
        assert!(nth < self.len(), "the set has no tile number {nth}");
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if nth < in_low {
            TileId(select(low, nth))
        } else {
            TileId(64 + select((self.0 >> 64) as u64, nth - in_low))
        }
    }

    /// The tiles in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let tile = (left != 0).then(|| TileId(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            tile
        })
    }
}

/// The place of the bit that has `nth` set bits below it: halves the word six times.
#[inline]
fn select(word: u64, nth: u32) -> u8 {
    let (mut place, mut nth) = (0, nth);
    for width in [32, 16, 8, 4, 2, 1] {
        let ones = (word >> place & ((1 << width) - 1)).count_ones();
        if nth >= ones {
            nth -= ones;
            place += width;
        }
    }
    place
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A scoring tile, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct ScoringId(u8);

impl ScoringId {
    /// The scoring tile with this index in the data file.
    #[inline]
    pub const fn from_index(index: u8) -> ScoringId {
        debug_assert!((index as usize) < MAX_SCORING);
        ScoringId(index)
    }

    /// The index in the data file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of scroll, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScrollId(u8);

impl ScrollId {
    /// The kind of scroll with this index in the data file.
    pub const fn from_index(index: u8) -> ScrollId {
        ScrollId(index)
    }

    /// The index in the data file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place for a scoring tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are the letters on the board")]
pub enum Letter {
    A,
    B,
    C,
    D,
}

impl Letter {
    /// All places in their order.
    pub const ALL: [Letter; LETTERS] = [Letter::A, Letter::B, Letter::C, Letter::D];

    /// The letter on the board.
    pub fn word(self) -> char {
        match self {
            Letter::A => 'A',
            Letter::B => 'B',
            Letter::C => 'C',
            Letter::D => 'D',
        }
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A side of a tile or a direction in a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are the points of the compass")]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All directions, clockwise.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The index, from 0 for north, clockwise.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction one looks back in.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 2) % 4]
    }

    /// Where the printed side faces after so many quarter turns clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, turns: Turns) -> Direction {
        Direction::ALL[(self as usize + turns.0 as usize) % 4]
    }

    /// Which printed side faces this direction after so many quarter turns clockwise.
    #[inline]
    #[must_use]
    pub const fn printed(self, turns: Turns) -> Direction {
        Direction::ALL[(self as usize + 4 - turns.0 as usize) % 4]
    }

    /// The letter in data files and texts.
    pub const fn word(self) -> char {
        match self {
            Direction::North => 'N',
            Direction::East => 'E',
            Direction::South => 'S',
            Direction::West => 'W',
        }
    }
}

/// How a tile lies: quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Turns(u8);

impl Turns {
    /// All ways to lie.
    pub const ALL: [Turns; 4] = [Turns(0), Turns(1), Turns(2), Turns(3)];

    /// So many quarter turns, if they are fewer than four.
    #[inline]
    pub const fn new(number: u8) -> Option<Turns> {
        if number < 4 { Some(Turns(number)) } else { None }
    }

    /// How many quarter turns.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

/// A cell of a territory: x grows to the east, y to the south, the castle lies at 0,0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell {
    /// East of the castle.
    pub x: i8,
    /// South of the castle.
    pub y: i8,
}

impl Cell {
    /// Where every castle lies.
    pub const CASTLE: Cell = Cell { x: 0, y: 0 };

    /// The cell next to this one.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Cell {
        match direction {
            Direction::North => Cell { x: self.x, y: self.y - 1 },
            Direction::East => Cell { x: self.x + 1, y: self.y },
            Direction::South => Cell { x: self.x, y: self.y + 1 },
            Direction::West => Cell { x: self.x - 1, y: self.y },
        }
    }

    /// Can a territory reach this far?
    #[inline]
    pub const fn in_reach(self) -> bool {
        self.x.unsigned_abs() as u16 + self.y.unsigned_abs() as u16 <= REACH as u16
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Some of the tiles of a territory, by their number in the order of building; the castle is number 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Members(u32);

impl Members {
    /// None.
    pub const EMPTY: Members = Members(0);

    /// One alone.
    #[inline]
    pub const fn only(number: usize) -> Members {
        Members(1 << number)
    }

    /// Puts one in.
    #[inline]
    pub const fn insert(&mut self, number: usize) {
        self.0 |= 1 << number;
    }

    /// Is this one in?
    #[inline]
    pub const fn contains(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// The same without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, number: usize) -> Members {
        Members(self.0 & !(1 << number))
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Members) -> Members {
        Members(self.0 & other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            number
        })
    }
}

impl FromIterator<usize> for Members {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Members {
        let mut members = Members::EMPTY;
        numbers.into_iter().for_each(|number| members.insert(number));
        members
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_tile_is_the_one_with_n_before_it() {
        let numbers = [0, 3, 5, 31, 32, 63, 64, 90, 113, 127];
        let set: TileSet = numbers.into_iter().map(TileId::from_index).collect();
        for (nth, number) in numbers.into_iter().enumerate() {
            assert_eq!(set.nth(nth as u32), TileId::from_index(number));
        }
        assert!(set.iter().eq(numbers.into_iter().map(TileId::from_index)));
    }

    /// 2.1: the printed edge i faces (i + r) mod 4.
    #[test]
    fn turning_and_printed_sides_are_inverse() {
        for turns in Turns::ALL {
            for side in Direction::ALL {
                assert_eq!(side.turned(turns).printed(turns), side);
            }
        }
        assert_eq!(Direction::North.turned(Turns::ALL[1]), Direction::East);
        assert_eq!(Direction::North.opposite(), Direction::South);
    }
}
