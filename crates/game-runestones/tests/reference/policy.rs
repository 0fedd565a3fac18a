//! Who plays the games that are compared: nobody clever, but some look for trouble.

use kernel::Dice;

use crate::cards;
use crate::state::State;

fn dragon(card: usize) -> bool {
    cards::creature(card).is_some_and(cards::Face::dragon)
}

/// How options are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Policy {
    /// Every option is as likely as any other.
    Uniform,
    /// Forges whenever it can, collects gems for it, exchanges full rows only.
    Forger,
    /// Exchanges whenever it can, for runes, and uses what they give.
    RuneHungry,
    /// Summons as many creatures as it can: the piles run out.
    CardHungry,
    /// Takes gems and ore and seldom gives any back: the supply runs out.
    Hoarder,
    /// Uses every ability that it can, those for points first: games end by points.
    Busy,
}

impl Policy {
    pub(crate) const ALL: [Policy; 6] = [
        Policy::Uniform,
        Policy::Forger,
        Policy::RuneHungry,
        Policy::CardHungry,
        Policy::Hoarder,
        Policy::Busy,
    ];

    /// One of the options.
    pub(crate) fn choose<'a>(self, game: &State, options: &'a [String], dice: &mut Dice) -> &'a str {
        let weights: Vec<u32> = options.iter().map(|option| self.weight(game, option)).collect();
        let mut draw = dice.below(weights.iter().sum());
        for (option, weight) in options.iter().zip(&weights) {
            if draw < *weight {
                return option;
            }
            draw -= weight;
        }
        unreachable!("the draw is below the sum of the weights")
    }

    fn weight(self, game: &State, option: &str) -> u32 {
        if self == Policy::Uniform {
            return 1;
        }
        let words: Vec<&str> = option.split(' ').collect();
        let number = || words[1].parse::<usize>().expect("a card or a row has a number");
        let full_row = || game.me().rows[number() - 1].len() >= 3;
        let points = || game.me().face(number()).effects(0).iter().any(|effect| effect.starts_with("points"));
        match words[0] {
            // Free actions are many; they should not crowd out the others.
            "swap-gem" | "swap-ore" => 2,
            "wild-colour" => 3,
            "finish" | "forgo" => 1,
            "end" => 4,
            "summon" => match self {
                Policy::Forger | Policy::RuneHungry => 4,
                Policy::CardHungry => 60,
                Policy::Hoarder => 1,
                _ => 20,
            },
            "abilities" => match self {
                Policy::CardHungry => 8,
                Policy::Hoarder => 60,
                _ => 30,
            },
            "forge" => match self {
                Policy::Forger | Policy::RuneHungry => 60,
                Policy::CardHungry => 8,
                Policy::Hoarder => 1,
                _ => 20,
            },
            "exchange" => match self {
                Policy::RuneHungry => 80,
                Policy::CardHungry => 8,
                Policy::Forger | Policy::Busy if full_row() => 60,
                _ => 1,
            },
            "show" => match self {
                // All of them, for as many creatures as possible.
                Policy::CardHungry if dragon(number()) => 5_000,
                Policy::CardHungry => 30,
                _ => 8,
            },
            "take" if self == Policy::CardHungry => 12_u32.pow(words.len() as u32 - 2),
            "lay" if self == Policy::Busy && number() < 100 => 40,
            "use" => match self {
                Policy::Hoarder if points() => 1,
                Policy::Busy if points() => 200,
                Policy::Busy | Policy::Hoarder => 40,
                _ => 20,
            },
            _ => 8,
        }
    }
}
