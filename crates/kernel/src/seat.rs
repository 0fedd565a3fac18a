//! Places at the table, sets of them, and values kept for each of them.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The most players any game of the house has.
pub const MAX_SEATS: usize = 5;

/// A place at the table: `P0` to `P4`, numbered clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All seats a table can have.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this number, if a table can have it.
    #[inline]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The first `seats` seats of a table.
    #[inline]
    pub fn first(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The number of the seat, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the seat as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        debug_assert!(self.0 < seats && seats as usize <= MAX_SEATS);
        Seat((self.0 + steps) % seats)
    }

    /// How many places clockwise `other` sits from here at a table of `seats`.
    #[inline]
    pub const fn distance_to(self, other: Seat, seats: u8) -> u8 {
        debug_assert!(self.0 < seats && other.0 < seats);
        (other.0 + seats - self.0) % seats
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = crate::Unreadable;

    fn from_str(text: &str) -> Result<Seat, Self::Err> {
        let number = text.strip_prefix('P').and_then(|digits| match digits.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(digit - b'0'),
            _ => None,
        });
        number.and_then(Seat::new).ok_or(crate::Unreadable { expected: "a seat, P0 to P4" })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `seats` seats of a table.
    #[inline]
    pub const fn first(seats: u8) -> SeatSet {
        debug_assert!(seats as usize <= MAX_SEATS);
        SeatSet((1 << seats) - 1)
    }

    /// This set with `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Is `seat` in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first seat of the set met when going clockwise from `from`, which itself comes last.
    #[inline]
    pub fn next_after(self, from: Seat, seats: u8) -> Option<Seat> {
        (1..=seats).map(|steps| from.clockwise(steps, seats)).find(|seat| self.contains(*seat))
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A value for each seat a table can have; seats beyond the table's size hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatMap<T>([T; MAX_SEATS]);

impl<T> SeatMap<T> {
    /// A value for each seat, made from the seat.
    #[inline]
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> SeatMap<T> {
        SeatMap(core::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The values of the first `seats` seats with their seats.
    #[inline]
    pub fn iter(&self, seats: u8) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0[..seats as usize].iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn clockwise_wraps_at_the_size_of_the_table() {
        assert_eq!(seat(2).clockwise(1, 3), seat(0));
        assert_eq!(seat(2).clockwise(3, 3), seat(2));
        assert_eq!(seat(2).distance_to(seat(1), 4), 3);
        assert_eq!(seat(2).distance_to(seat(2), 4), 0);
    }

    #[test]
    fn next_after_goes_round_and_meets_the_start_last() {
        let set: SeatSet = [seat(0), seat(2)].into_iter().collect();
        assert_eq!(set.next_after(seat(0), 4), Some(seat(2)));
        assert_eq!(set.next_after(seat(2), 4), Some(seat(0)));
        assert_eq!(SeatSet::only(seat(1)).next_after(seat(1), 4), Some(seat(1)));
        assert_eq!(SeatSet::EMPTY.next_after(seat(1), 4), None);
    }

    #[test]
    fn seats_read_back_what_they_write() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "P", "P5", "p0", "P00", "0", "P-1"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?} is no seat");
        }
    }
}
