//! A list of fixed capacity: inside a state, or for the options of a decision.

use core::fmt;
use core::ops::{Deref, DerefMut};

use crate::{Buffer, Sink};

/// Up to `N` things in order, as flat data: copied with its state, never dropped.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u16,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// A list without things.
    #[inline]
    pub fn new() -> List<T, N> {
        const { assert!(N <= u16::MAX as usize) };
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds a thing at the end. Panics if the list is full.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.items[self.len as usize] = thing;
        self.len += 1;
    }

    /// Puts a thing before the one at `at`. Panics if the list is full.
    #[inline]
    pub fn insert(&mut self, at: usize, thing: T) {
        assert!(at <= self.len as usize, "no position {at} in a list of {}", self.len);
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = thing;
        self.len += 1;
    }

    /// Takes the thing at `at` out. Panics if there is none.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let thing = self[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        thing
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds what `write` puts into the free slots; it says how many it filled.
    ///
    /// A loop over a plain slice keeps its count in a register, which a `push` for each thing does not.
    #[inline]
    pub fn fill(&mut self, write: impl FnOnce(&mut [T]) -> usize) {
        let count = write(&mut self.items[self.len as usize..]);
        assert!(count <= N - self.len as usize, "only {N} things fit");
        self.len += count as u16;
    }

    /// Is there room for another thing?
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Buffer for List<T, N> {
    type Item = T;

    #[inline]
    fn clear(&mut self) {
        List::clear(self);
    }

    #[inline]
    fn as_slice(&self) -> &[T] {
        self
    }
}

impl<T: Copy + Default, const N: usize> Sink<T> for List<T, N> {
    #[inline]
    fn push(&mut self, event: T) {
        List::push(self, event);
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_keep_their_order() {
        let mut list = List::<u8, 4>::new();
        list.push(2);
        list.insert(0, 1);
        list.insert(2, 4);
        list.insert(2, 3);
        assert_eq!(*list, [1, 2, 3, 4]);
        assert!(list.is_full());
        assert_eq!(list.remove(1), 2);
        assert_eq!(*list, [1, 3, 4]);
    }

    #[test]
    fn filling_adds_behind_what_is_there() {
        let mut list = List::<u8, 4>::new();
        list.push(1);
        list.fill(|slots| {
            slots[0] = 2;
            slots[1] = 3;
            2
        });
        assert_eq!(*list, [1, 2, 3]);
    }

    #[test]
    fn what_was_removed_does_not_count_for_equality() {
        let mut list = List::<u8, 4>::new();
        list.push(9);
        list.clear();
        assert_eq!(list, List::new());
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_full_list_takes_no_more() {
        let mut list = List::<u8, 1>::new();
        list.push(1);
        list.push(2);
    }
}
