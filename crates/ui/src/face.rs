//! What a game brings to a terminal beside its words: drawings in characters.

use kernel::{Seat, Standings};

use crate::{Line, Scene, Speech, Voice};

/// Columns and rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Characters side by side.
    pub columns: usize,
    /// Lines one below the other.
    pub rows: usize,
}

impl Size {
    /// Does something of this size fit into `window`?
    pub fn fits(self, window: Size) -> bool {
        self.columns <= window.columns && self.rows <= window.rows
    }
}

/// A game as a terminal shows it. Words of [`Touch`](crate::Touch) must not be one of the terminal's own commands:
/// `u l c v r h ? q`.
pub trait Face: Speech {
    /// An action in notation, as an example.
    const EXAMPLE: &'static str;

    /// How much room the drawing takes.
    fn size(config: &Self::Config) -> Size;

    /// The board and everybody's supplies.
    fn draw(voice: &Voice<'_, Self>, view: &Self::View, scene: &Scene<'_, Self>) -> Vec<Line>;

    /// The sign of a seat, with its style.
    fn sign(config: &Self::Config, seat: Seat) -> Line;

    /// What only the owner of the view knows.
    fn secrets(voice: &Voice<'_, Self>, view: &Self::View) -> Vec<Line>;

    /// A table of what the drawing has no room for.
    fn overview(voice: &Voice<'_, Self>, view: &Self::View) -> Vec<Line>;

    /// What the signs of the drawing mean.
    fn legend(voice: &Voice<'_, Self>, seat: Seat) -> Vec<String>;

    /// The end of the game, explained point by point. `past` is the whole game.
    fn account(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        standings: &Standings,
        past: &[Self::Seen],
    ) -> Vec<Line>;
}
