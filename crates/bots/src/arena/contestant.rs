//! Who can come to the arena: the bots of the house, and some that are for experiments only.

use core::fmt;
use core::num::NonZero;
use core::str::FromStr;

use kernel::{Dice, Game, Policy, Seat};
use thiserror::Error;

use crate::{Bot, Kind, Manner, Nature, Temper, UnknownBot};

/// A bot of the arena.
///
/// More than the [`Kind`]s that sit at people's tables: who may ask for any number of simulations may keep a
/// machine busy for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contestant {
    /// A bot of the house.
    House(Kind),
    /// Thinks ahead with so many simulations, and takes the best.
    Search(NonZero<u32>, Temper),
    /// A way of playing that somebody else has published.
    Baseline,
}

/// A bot that nobody here has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownContestant {
    /// Nothing of this name.
    #[error(
        "{0}; in the arena also search:N with N simulations for each decision, such as search:800, and baseline"
    )]
    Name(UnknownBot),
    /// The game does not know the bot.
    #[error("{0}")]
    Unfit(#[from] UnknownBot),
    /// Nobody has published a way of playing the game.
    #[error("{game} has no baseline: no way of playing it has been published")]
    NoBaseline {
        /// Which game.
        game: &'static str,
    },
    /// Not a number of simulations.
    #[error("{text:?} is no number of simulations; a search is written search:800 or search:800/NAME")]
    Simulations {
        /// What was given as a number.
        text: String,
    },
}

impl Contestant {
    /// The bot for a seat at a table of `G`.
    ///
    /// # Errors
    ///
    /// Says what the game has instead, if not this.
    pub fn bot<G: Game>(self) -> Result<Box<dyn Bot<G>>, UnknownContestant> {
        Ok(match self.nature::<G>()? {
            Some(nature) => nature.bot(),
            None => Box::new(Published::<G>(published::<G>()?)),
        })
    }

    /// All numbers that the bot plays `G` with, as text: results of different numbers are not one bot's results.
    ///
    /// # Errors
    ///
    /// Says what the game has instead, if not this.
    pub fn numbers<G: Game>(self) -> Result<String, UnknownContestant> {
        Ok(match self.nature::<G>()? {
            Some(nature) => format!("{nature:?}"),
            None => published::<G>().map(|_| String::new())?,
        })
    }

    /// The bot with its numbers; none for a published way of playing.
    fn nature<G: Game>(self) -> Result<Option<Nature>, UnknownBot> {
        Ok(match self {
            Contestant::House(kind) => Some(kind.nature::<G>()?),
            Contestant::Search(simulations, temper) => {
                Some(Nature::Search(Manner::simulations(temper.weights::<G>()?, simulations.get())))
            }
            Contestant::Baseline => None,
        })
    }
}

/// Plays as somebody else has published.
struct Published<G: Game>(Policy<G>);

impl<G: Game> Bot<G> for Published<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::Action {
        (self.0)(view, seat, options, dice)
    }
}

fn published<G: Game>() -> Result<Policy<G>, UnknownContestant> {
    G::published().ok_or(UnknownContestant::NoBaseline { game: G::ID })
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::House(kind) => kind.fmt(f),
            Contestant::Search(simulations, Temper::EVEN) => f.pad(&format!("search:{simulations}")),
            Contestant::Baseline => f.pad("baseline"),
            Contestant::Search(simulations, temper) => f.pad(&format!("search:{simulations}/{temper}")),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Contestant, UnknownContestant> {
        if text == "baseline" {
            return Ok(Contestant::Baseline);
        }
        let Some(search) = text.strip_prefix("search:") else {
            return text.parse().map(Contestant::House).map_err(UnknownContestant::Name);
        };
        let (number, temper) = match search.split_once('/') {
            None => (search, Temper::EVEN),
            Some((number, name)) => {
                let unknown = || UnknownContestant::Name(UnknownBot::Name { name: text.to_owned() });
                (number, Temper::named(name).ok_or_else(unknown)?)
            }
        };
        let wrong = |_| UnknownContestant::Simulations { text: number.to_owned() };
        Ok(Contestant::Search(number.parse().map_err(wrong)?, temper))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in ["random", "greedy", "5", "3/builder", "search:800", "search:1/builder", "baseline"] {
            assert_eq!(name.parse::<Contestant>().expect("it is a name").to_string(), name);
        }
    }

    #[test]
    fn wrong_names_are_told_what_would_be_right() {
        for (name, expected) in [
            ("genius", "search:800"),
            ("search", "search:800"),
            ("search:", "search:800"),
            ("search:0", "no number of simulations"),
            ("search:-3", "no number of simulations"),
            ("search:800/", "3/NAME"),
        ] {
            let error = name.parse::<Contestant>().unwrap_err().to_string();
            assert!(error.contains(expected), "{name}: {error}");
        }
    }
}
