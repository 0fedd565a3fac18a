//! Where lists of options and events go: into buffers the caller owns, so that rules never allocate.

/// A list of fixed capacity that `actions` fills.
pub trait Buffer: Default {
    /// What is listed.
    type Item: Copy;

    /// Empties the list.
    fn clear(&mut self);

    /// What is in it.
    fn as_slice(&self) -> &[Self::Item];
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

impl<E, F: FnMut(E)> Sink<E> for F {
    #[inline]
    fn push(&mut self, event: E) {
        self(event);
    }
}
