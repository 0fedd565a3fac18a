//! Names of the pieces.

/// The most stones that can be taken at once.
pub(crate) const MAX_TAKEN: usize = 8;

/// A number of stones that somebody takes, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stones(u8);

impl Stones {
    /// One stone.
    pub const ONE: Stones = Stones(1);

    /// So many stones, if they can be taken at once.
    pub const fn new(count: u8) -> Option<Stones> {
        if count >= 1 && count as usize <= MAX_TAKEN { Some(Stones(count)) } else { None }
    }

    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }
}
