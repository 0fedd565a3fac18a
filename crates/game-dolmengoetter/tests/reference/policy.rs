//! Who plays the games that are compared: nobody clever, but some look for trouble.

use std::collections::BTreeMap;

use kernel::Dice;

use crate::board::Place;
use crate::rules::Game;

/// How options are weighed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Policy {
    /// Every option is as likely as any other.
    Uniform,
    /// Leaves stones where others have some, completes circles, builds dolmens.
    Trouble,
    /// As `Trouble`, but pays for leaving no stone until the last point, and lays druids down.
    Spendthrift,
    /// As `Trouble`, but declines most dolmens, so that stones run out first.
    Modest,
}

impl Policy {
    pub(crate) const ALL: [Policy; 4] =
        [Policy::Uniform, Policy::Trouble, Policy::Spendthrift, Policy::Modest];

    /// The index of an option.
    pub(crate) fn choose(self, game: &Game, options: &[String], dice: &mut Dice) -> usize {
        // Many options leave the same place.
        let mut troubles = BTreeMap::new();
        let mut trouble_at =
            |place: &str| *troubles.entry(place.to_owned()).or_insert_with(|| trouble(game, place));
        let weights: Vec<u32> = options.iter().map(|option| self.weight(option, &mut trouble_at)).collect();
        let mut draw = dice.below(weights.iter().sum());
        for (index, weight) in weights.iter().enumerate() {
            if draw < *weight {
                return index;
            }
            draw -= weight;
        }
        unreachable!("the draw is below the sum of the weights")
    }

    fn weight(self, option: &str, trouble_at: &mut impl FnMut(&str) -> u32) -> u32 {
        let words: Vec<&str> = option.split(' ').collect();
        match (self, words[0]) {
            (Policy::Uniform, _) | (_, "D") => 1,
            (_, "W") => 10 * trouble_at(words[1]),
            // There are many more flights than wanderings.
            (_, "F") => trouble_at(words[1]),
            (Policy::Spendthrift, "G") => 100,
            (_, "G") => 10,
            (Policy::Spendthrift, "N") => 60,
            (_, "S") => 20,
            (Policy::Modest, "X") => 80,
            (_, "P") => 5,
            (_, "N" | "X") => 1,
            _ => unreachable!("{option} is no option"),
        }
    }
}

/// How much a stone on a place would stir up: stones around it, and much for the last of a circle.
fn trouble(game: &Game, place: &str) -> u32 {
    let place: Place = place.parse().expect("the option names a place");
    let mut trouble = 1;
    for circle in &game.board.circles_at[&place] {
        let places = &game.board.circles[*circle].places;
        let others: Vec<&Place> = places.iter().filter(|other| **other != place).collect();
        let stones = others.iter().filter(|other| game.stone.contains_key(other)).count();
        let foreign = others.iter().filter(|other| game.stone.get(other).is_some_and(|o| *o != game.active));
        trouble += stones as u32 + 2 * foreign.count() as u32;
        if stones == others.len() {
            trouble += 100;
        }
    }
    trouble
}
