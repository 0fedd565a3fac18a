//! Writing the features of a view: one number after the other into a row of zeros.

use crate::{MAX_SEATS, Seat};

/// Every feature of every game lies between these, both included. A usual game stays near 0 to 1.
pub const FEATURE_RANGE: [f32; 2] = [-4.0, 16.0];

/// A row of features that is being written.
///
/// The row is cleared once; whatever is zero is skipped then, because most of a row is zero in most positions.
pub struct Features<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl<'a> Features<'a> {
    /// Begins a row: all zeros.
    #[inline]
    pub fn new(row: &'a mut [f32]) -> Features<'a> {
        row.fill(0.0);
        Features { row, at: 0 }
    }

    /// The next number.
    #[inline]
    pub fn push(&mut self, number: f32) {
        self.row[self.at] = number;
        self.at += 1;
    }

    /// The next number, as a part of `whole`.
    #[inline]
    pub fn part(&mut self, number: impl Into<f32>, whole: f32) {
        self.push(number.into() / whole);
    }

    /// 1 if it is so.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.push(f32::from(u8::from(flag)));
    }

    /// A flag for each.
    #[inline]
    pub fn flags(&mut self, flags: impl IntoIterator<Item = bool>) {
        flags.into_iter().for_each(|flag| self.flag(flag));
    }

    /// One of `count` is it: a 1 among zeros, or zeros alone.
    #[inline]
    pub fn one_of(&mut self, count: usize, which: Option<usize>) {
        if let Some(which) = which {
            assert!(which < count, "{which} is none of {count}");
            self.row[self.at + which] = 1.0;
        }
        self.at += count;
    }

    /// Those of `count` that are listed have a 1.
    #[inline]
    pub fn some_of(&mut self, count: usize, which: impl IntoIterator<Item = usize>) {
        let block = &mut self.row[self.at..self.at + count];
        which.into_iter().for_each(|which| block[which] = 1.0);
        self.at += count;
    }

    /// The lowest `count` bits, each as a flag.
    #[inline]
    pub fn bits(&mut self, count: usize, mut bits: u128) {
        let block = &mut self.row[self.at..self.at + count];
        while bits != 0 {
            block[bits.trailing_zeros() as usize] = 1.0;
            bits &= bits - 1;
        }
        self.at += count;
    }

    /// The next `N` numbers, all zeros yet: for what is written often, because a place among so many is known to be there.
    #[inline]
    pub fn block<const N: usize>(&mut self) -> &mut [f32; N] {
        let (_, rest) = self.row.split_at_mut(self.at);
        self.at += N;
        rest.first_chunk_mut().expect("the row has a place for each feature")
    }

    /// So many zeros.
    #[inline]
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// Ends the row. Panics if it is not full: every feature has its place.
    #[inline]
    pub fn end(self) {
        assert_eq!(self.at, self.row.len(), "the row has a place for each feature");
    }
}

/// The seats of a table as one of them sees them: itself first, then clockwise.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    own: Seat,
    seats: u8,
}

impl Around {
    /// As `own` sees a table of `seats`.
    #[inline]
    pub fn new(own: Seat, seats: u8) -> Around {
        Around { own, seats }
    }

    /// The seats in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.seats).map(move |distance| self.own.clockwise(distance, self.seats))
    }

    /// The seat at each distance; nobody beyond the table.
    #[inline]
    pub fn places(self) -> [Option<Seat>; MAX_SEATS] {
        core::array::from_fn(|distance| {
            let distance = distance as u8;
            (distance < self.seats).then(|| self.own.clockwise(distance, self.seats))
        })
    }

    /// How far away a seat is.
    #[inline]
    pub fn distance(self, seat: Seat) -> usize {
        self.own.distance_to(seat, self.seats).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_from_left_to_right() {
        let mut row = [f32::NAN; 14];
        let mut features = Features::new(&mut row);
        features.part(3u8, 4.0);
        features.one_of(3, Some(1));
        features.one_of(2, None);
        features.bits(4, 0b1001);
        features.some_of(3, [2, 0]);
        features.block::<1>()[0] = 1.0;
        features.end();
        let expected: [f32; 14] = [0.75, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0];
        // Bit by bit: each of them is exact.
        assert_eq!(row.map(f32::to_bits), expected.map(f32::to_bits), "{row:?}");
    }

    #[test]
    #[should_panic(expected = "a place for each feature")]
    fn a_row_is_full_at_its_end() {
        Features::new(&mut [0.0; 2]).end();
    }

    #[test]
    fn the_table_turns_with_its_viewer() {
        let around = Around::new(Seat::ALL[2], 3);
        assert_eq!(around.iter().map(Seat::index).collect::<Vec<_>>(), [2, 0, 1]);
        assert_eq!(around.places()[3..], [None, None]);
        assert_eq!(around.distance(Seat::ALL[1]), 2);
    }
}
