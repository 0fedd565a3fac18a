//! A bag of pieces of `N` kinds: what a shuffled pile is, as long as nobody knows its order.

use crate::Dice;

/// How many pieces of each kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const N: usize>([u8; N]);

impl<const N: usize> Bag<N> {
    /// A bag without pieces.
    pub const EMPTY: Bag<N> = Bag([0; N]);

    /// A bag with so many pieces of each kind.
    #[inline]
    pub const fn new(counts: [u8; N]) -> Bag<N> {
        Bag(counts)
    }

    /// How many pieces of each kind are inside.
    #[inline]
    pub const fn counts(&self) -> &[u8; N] {
        &self.0
    }

    /// How many pieces of `kind` are inside.
    #[inline]
    pub fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many pieces are inside.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Is nothing inside?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// Puts a piece in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Takes a piece of `kind` out. Panics if there is none.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        assert!(self.0[kind] > 0, "no piece of kind {kind} in the bag");
        self.0[kind] -= 1;
    }

    /// Draws a piece, each piece equally likely, and takes it out. Panics if the bag is empty.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> usize {
        let kind = dice.weighted(&self.0);
        self.0[kind] -= 1;
        kind
    }

    /// The pieces left when those of `other` are taken out, or `None` if some are not inside.
    #[inline]
    pub fn without(&self, other: &Bag<N>) -> Option<Bag<N>> {
        let mut rest = *self;
        for (left, gone) in rest.0.iter_mut().zip(other.0) {
            *left = left.checked_sub(gone)?;
        }
        Some(rest)
    }

    /// The pieces of both bags.
    #[inline]
    #[must_use]
    pub fn with(&self, other: &Bag<N>) -> Bag<N> {
        Bag(core::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Bag<N> {
        Bag::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_everything_gives_every_piece_once() {
        let mut bag = Bag::new([6, 0, 2, 1]);
        let mut drawn = Bag::EMPTY;
        let mut dice = Dice::from_number(3);
        while !bag.is_empty() {
            drawn.put(bag.draw(&mut dice));
        }
        assert_eq!(drawn, Bag::new([6, 0, 2, 1]));
    }

    #[test]
    fn bags_add_and_subtract() {
        let whole = Bag::new([3, 1]);
        let part = Bag::new([2, 1]);
        assert_eq!(whole.without(&part), Some(Bag::new([1, 0])));
        assert_eq!(part.without(&whole), None);
        assert_eq!(Bag::new([1, 0]).with(&part), whole);
        assert_eq!(whole.len(), 4);
    }

    #[test]
    #[should_panic(expected = "no piece of kind 1")]
    fn a_missing_piece_cannot_be_taken() {
        Bag::new([3, 0]).take(1);
    }
}
