//! Where lists of options and events go: into buffers the caller owns, so that rules never allocate.

use arrayvec::ArrayVec;

/// A list of fixed capacity that `actions` fills.
pub trait Buffer: Default {
    /// What is listed.
    type Item: Copy;

    /// Empties the list.
    fn clear(&mut self);

    /// What is in it.
    fn as_slice(&self) -> &[Self::Item];
}

impl<T: Copy, const N: usize> Buffer for ArrayVec<T, N> {
    type Item = T;

    #[inline]
    fn clear(&mut self) {
        ArrayVec::clear(self);
    }

    #[inline]
    fn as_slice(&self) -> &[T] {
        self
    }
}

/// Takes the events of a step, in order. The unit sink lets the compiler drop them.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E, const N: usize> Sink<E> for ArrayVec<E, N> {
    #[inline]
    fn push(&mut self, event: E) {
        ArrayVec::push(self, event);
    }
}

impl<E, F: FnMut(E)> Sink<E> for F {
    #[inline]
    fn push(&mut self, event: E) {
        self(event);
    }
}
