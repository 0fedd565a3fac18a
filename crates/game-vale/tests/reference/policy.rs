//! Who plays the games that are compared: nobody clever, but some look for trouble.

use kernel::Dice;

use crate::anywhere::KNOTTY;
use crate::cards::{Family, Stones, face, stones};
use crate::game::Game;
use crate::state::{Choice, State};

/// How options are weighed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Policy {
    /// Every option is as likely as any other.
    Uniform,
    /// Tames, summons what it can, releases seldom: full areas.
    Summoner,
    /// Sells everything and keeps the dearest stones for large creatures.
    Hoarder,
    /// Tames everything, summons what draws and what returns; seldom sells, so that the piles run out.
    Collector,
    /// Summons, and releases as often as it can.
    Restless,
    /// Summons first what entangles effects.
    Knotty,
}

impl Policy {
    pub(crate) const ALL: [Policy; 5] =
        [Policy::Uniform, Policy::Summoner, Policy::Hoarder, Policy::Collector, Policy::Restless];

    /// Those for games from random positions.
    pub(crate) const FOR_POSITIONS: [Policy; 4] =
        [Policy::Knotty, Policy::Uniform, Policy::Knotty, Policy::Restless];

    /// The index of an option.
    pub(crate) fn choose(self, game: &Game, dice: &mut Dice) -> usize {
        let options = game.options();
        let weights: Vec<u32> = options.iter().map(|option| self.weight(&game.now, option)).collect();
        let mut draw = dice.below(weights.iter().sum());
        for (index, weight) in weights.iter().enumerate() {
            if draw < *weight {
                return index;
            }
            draw -= weight;
        }
        unreachable!("the draw is below the sum of the weights")
    }

    fn weight(self, state: &State, option: &Choice) -> u32 {
        let player = state.active;
        match (self, option) {
            (Policy::Uniform, _) => 1,
            (Policy::Summoner, Choice::Summon(..)) => 60,
            (Policy::Restless, Choice::Summon(..) | Choice::Release(..)) => 30,
            (Policy::Hoarder, Choice::Summon(card, _)) => 1 + (face(card).cost * face(card).cost) as u32,
            (Policy::Hoarder, Choice::Sell(_)) => 40,
            (Policy::Hoarder, Choice::Keep(kept)) => 1 + kept.worth(stones(1, 3, 6)).pow(2) as u32,
            (Policy::Hoarder, Choice::Hunt(card)) if face(card).family == Family::Dragon => 10,
            (Policy::Knotty, Choice::Summon(card, _) | Choice::FreeSummon(card) | Choice::Activate(card)) => {
                if KNOTTY.contains(card) {
                    60
                } else {
                    10
                }
            }
            (Policy::Knotty, Choice::DiscardHand(card)) => {
                if KNOTTY.contains(card) {
                    1
                } else {
                    20
                }
            }
            (Policy::Collector, Choice::Tame(_)) => 100,
            (Policy::Collector, Choice::Summon(card, _)) => {
                let draws =
                    ["dandelion_spirit", "pegasus", "hippogriff", "sylph", "hydra", "willow", "griffon"];
                if draws.contains(card) { 100 } else { 2 }
            }
            (Policy::Collector, Choice::Hunt(card)) if face(card).family == Family::Wind => 10,
            (Policy::Summoner, Choice::Keep(kept)) => 1 + kept.worth(stones(1, 3, 6)) as u32,
            (Policy::Summoner, Choice::Tame(_) | Choice::Sell(_)) => {
                let rich = state.stones[player] != Stones::default();
                if rich == matches!(option, Choice::Tame(_)) { 40 } else { 10 }
            }
            (_, Choice::EndTurn) => 2,
            (_, Choice::Release(..)) => 1,
            _ => 4,
        }
    }
}
