//! The bot that does not think.

use kernel::{Dice, Game, Seat};

use crate::Bot;

/// Chooses any option, each equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, _seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::Action {
        *dice.pick(options)
    }
}
