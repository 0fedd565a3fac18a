//! Who plays the games that are compared: nobody clever, but some look for trouble.

use kernel::Dice;

use crate::land::{Land, STEPS};
use crate::state::Game;

/// How options are weighed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Policy {
    /// Every option is as likely as any other.
    Uniform,
    /// Sells cheaply, buys, builds close together.
    Trader,
    /// Puts all gold on its tiles.
    Miser,
    /// Keeps gold for druid tiles and the bag, and uses every tablet.
    Druid,
    /// Leaves only pasture open, so that tiles fit nowhere.
    Sealer,
}

impl Policy {
    pub(crate) const ALL: [Policy; 5] =
        [Policy::Uniform, Policy::Trader, Policy::Miser, Policy::Druid, Policy::Sealer];

    /// Somebody who decides, and what.
    pub(crate) fn choose(self, game: &Game, dice: &mut Dice) -> (usize, String) {
        let seat = *dice.pick(&game.deciders());
        let mut options = game.options_of(seat);
        let weights: Vec<u32> = options.iter().map(|option| self.weight(game, seat, option)).collect();
        let mut draw = dice.below(weights.iter().sum());
        for (index, weight) in weights.iter().enumerate() {
            if draw < *weight {
                return (seat, options.swap_remove(index));
            }
            draw -= weight;
        }
        unreachable!("the draw is below the sum of the weights")
    }

    fn weight(self, game: &Game, seat: usize, option: &str) -> u32 {
        let words: Vec<&str> = option.split(' ').collect();
        let number = |word: usize| words[word].parse::<u32>().expect("a number");
        match (self, words[0]) {
            (Policy::Uniform, _) | (Policy::Druid, "pass") => 1,
            (Policy::Miser, "price") => number(1) * number(1),
            (_, "price") => 1 + 100 / (number(1) * number(1)),
            (Policy::Druid, "druid") => {
                let tile = game.dolmen[number(1) as usize].expect("a druid tile");
                if tile.tablet.is_some() { 60 } else { 20 }
            }
            (_, "buy" | "own" | "druid" | "bag") => 10,
            (_, "end" | "pass") => 4,
            (_, "place") => self.weigh_place(game, seat, &words),
            _ => 1,
        }
    }

    fn weigh_place(self, game: &Game, seat: usize, words: &[&str]) -> u32 {
        let player = &game.players[seat];
        let (x, y) = words[2].split_once(',').expect("a cell");
        let (x, y): (i32, i32) = (x.parse().expect("x"), y.parse().expect("y"));
        let neighbours = neighbours(&player.land, x, y);
        match self {
            Policy::Sealer => {
                let tile = player.pending[words[1].parse::<usize>().expect("a number")];
                let mut land = player.land.clone();
                land.build(tile, x, y, words[3][1..].parse().expect("turns"));
                let areas = land.areas();
                let closed = areas.iter().filter(|area| !area.is("pasture"));
                let open: usize = closed.map(|area| area.open_edges).sum();
                (1 << 14) >> (2 * open).min(14)
            }
            Policy::Trader => 10u32.pow(neighbours),
            _ => 1,
        }
    }
}

/// How many tiles lie beside a cell.
pub(crate) fn neighbours(land: &Land, x: i32, y: i32) -> u32 {
    STEPS.into_iter().filter(|(dx, dy)| land.is_taken(x + dx, y + dy)).count() as u32
}
