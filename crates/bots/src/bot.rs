//! What a bot is.

use kernel::{Dice, Game, Seat};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `options` for `seat`.
    ///
    /// `view` is what the seat may know; `options` are all its legal actions, ascending, at least one. `dice`
    /// belong to the bot: whatever it draws from them shifts nothing at the table.
    fn choose(&mut self, view: &G::View, seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::Action;
}
