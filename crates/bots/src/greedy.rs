//! The bot that looks one step ahead.
//!
//! It imagines a few worlds that fit its view, tries each option in each of them, follows its own decisions of
//! the same turn as long as they are few, and asks the game's [`Knowledge`] what the position is worth. The
//! option with the best mean is chosen; dice choose between equals.

use kernel::{Dice, Game, Seat, lead};

use crate::Bot;
use crate::foresight::foresee;

/// Chooses the option that promises most points.
#[derive(Clone, PartialEq, Debug)]
pub struct Greedy {
    /// What it judges with, in the order of [`Knowledge::WEIGHTS`](kernel::Knowledge::WEIGHTS).
    pub weights: Vec<f32>,
    /// The most worlds that are imagined for a decision.
    pub worlds: u32,
    /// About how many first steps are tried for a decision: with many options fewer worlds are imagined.
    pub trials: u32,
    /// How many of its own decisions in a row are looked through after the first.
    pub foresight: u32,
}

impl Greedy {
    /// A bot that judges with these weights.
    pub fn new(weights: Vec<f32>) -> Greedy {
        Greedy { weights, worlds: 4, trials: 64, foresight: 3 }
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::Action {
        if let [only] = options {
            return *only;
        }
        let worlds = (self.trials / options.len() as u32).clamp(1, self.worlds.max(1));
        let mut sums = vec![0.0; options.len()];
        for _ in 0..worlds {
            let world = G::imagine(view, dice);
            for (sum, option) in sums.iter_mut().zip(options) {
                let mut after = world.clone();
                G::play(&mut after, seat, *option, &mut ());
                let prospects = foresee::<G>(&after, seat, &self.weights, self.foresight);
                *sum += lead(&prospects, seat, G::seats(G::config(&world)));
            }
        }
        options[best(&sums, dice)]
    }
}

/// The index of the largest number; dice choose between equals.
fn best(sums: &[f32], dice: &mut Dice) -> usize {
    let most = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let ties: Vec<usize> = (0..sums.len()).filter(|index| sums[*index] >= most).collect();
    *dice.pick(&ties)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_wins_and_dice_choose_between_equals() {
        let mut dice = Dice::from_number(1);
        let mut seen = [0; 4];
        for _ in 0..100 {
            seen[best(&[1.0, 3.0, -2.0, 3.0], &mut dice)] += 1;
        }
        assert_eq!((seen[0], seen[2]), (0, 0));
        assert!(seen[1] > 20 && seen[3] > 20, "{seen:?}");
    }

    #[test]
    fn numbers_below_nothing_can_win() {
        assert_eq!(best(&[f32::NEG_INFINITY, -5.0], &mut Dice::from_number(1)), 1);
    }
}
