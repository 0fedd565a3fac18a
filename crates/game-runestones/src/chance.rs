//! What is drawn, rolled and dealt.

use kernel::{List, Seat};

use crate::ids::{Card, CardSet, Colour, MAX_SLOTS, MAX_SMITHIES};

/// The outcome of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `smithies red blue`: artifacts for all empty smithies, in their order.
    Smithies {
        /// Which.
        artifacts: List<Colour, MAX_SMITHIES>,
    },
    /// `hand P0 100 103`: all cards that a player draws.
    Hand {
        /// Who draws.
        seat: Seat,
        /// What.
        cards: CardSet,
    },
    /// `display 40 12`: cards for all free slots, the lowest slot first.
    Display {
        /// Which.
        cards: List<Card, MAX_SLOTS>,
    },
    /// `start P1`: this seat starts.
    Start {
        /// Who.
        seat: Seat,
    },
    /// `die 3`: this face was rolled.
    Die {
        /// Counted from 1.
        face: u8,
    },
    /// `card 44`: the die brings this card.
    Card {
        /// Which.
        card: Card,
    },
}
