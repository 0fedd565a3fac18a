//! The bots by name.

use core::fmt;
use core::str::FromStr;

use kernel::Game;
use thiserror::Error;

use crate::{Bot, Greedy, Manner, Random, Search, Temper};

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Any option, each equally likely.
    Random,
    /// The option that promises most points after one step.
    Greedy,
    /// Thinks ahead, the longer the higher the level, with a temper of its own.
    Level(Level, Temper),
}

/// How well a bot plays that thinks ahead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game.
    One,
    /// Makes mistakes now and then.
    Two,
    /// A good player.
    Three,
    /// A strong player.
    Four,
    /// As well as it can in about a tenth of a second.
    Five,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::One, Level::Two, Level::Three, Level::Four, Level::Five];

    /// The name everywhere: commands, API, records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::One => "1",
            Level::Two => "2",
            Level::Three => "3",
            Level::Four => "4",
            Level::Five => "5",
        }
    }

    /// How it thinks about `G`, with these weights.
    pub fn manner<G: Game>(self, weights: Vec<f32>) -> Manner {
        Manner::effort(weights, G::LEVELS[self as usize])
    }
}

/// A bot that nobody here has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownBot {
    /// Nothing of this name.
    #[error(
        "unknown bot {name:?}; there are: {}, and the levels with a character, such as 3/NAME",
        Kind::ALL.map(|kind| kind.to_string()).join(", ")
    )]
    Name {
        /// What was asked for.
        name: String,
    },
    /// The game has no such character.
    #[error("{game} has no character {name:?}; there are: {}", known.join(", "))]
    Character {
        /// Which game.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// The characters of the game.
        known: Vec<&'static str>,
    },
}

impl Kind {
    /// All bots of even temper, the weakest first.
    pub const ALL: [Kind; 7] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Level(Level::One, Temper::EVEN),
        Kind::Level(Level::Two, Temper::EVEN),
        Kind::Level(Level::Three, Temper::EVEN),
        Kind::Level(Level::Four, Temper::EVEN),
        Kind::Level(Level::Five, Temper::EVEN),
    ];
    /// Who plays where nobody chose.
    pub const USUAL: Kind = Kind::Level(Level::Three, Temper::EVEN);

    /// The same without a character, for a game that does not know it.
    #[must_use]
    pub fn even(self) -> Kind {
        match self {
            Kind::Level(level, _) => Kind::Level(level, Temper::EVEN),
            other => other,
        }
    }

    /// A bot of this kind for a seat at a table of `G`.
    ///
    /// # Errors
    ///
    /// Says which characters the game has, if not this one.
    pub fn bot<G: Game>(self) -> Result<Box<dyn Bot<G>>, UnknownBot> {
        Ok(self.nature::<G>()?.bot())
    }

    /// Everything that this bot plays `G` with.
    ///
    /// # Errors
    ///
    /// Says which characters the game has, if not this one.
    pub fn nature<G: Game>(self) -> Result<Nature, UnknownBot> {
        Ok(match self {
            Kind::Random => Nature::Random,
            Kind::Greedy => Nature::Greedy(Greedy::new(G::tuned())),
            Kind::Level(level, temper) => Nature::Search(level.manner::<G>(temper.weights::<G>()?)),
        })
    }
}

/// A bot with all its numbers: what stands between its name and its seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Nature {
    /// Has none.
    Random,
    /// Looks at its next few decisions.
    Greedy(Greedy),
    /// Thinks ahead.
    Search(Manner),
}

impl Nature {
    /// A bot like this for a seat at a table of `G`.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Nature::Random => Box::new(Random),
            Nature::Greedy(greedy) => Box::new(greedy),
            Nature::Search(manner) => Box::new(Search::new(manner)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.pad("random"),
            Kind::Greedy => f.pad("greedy"),
            Kind::Level(level, Temper::EVEN) => f.pad(level.name()),
            Kind::Level(level, temper) => f.pad(&format!("{}/{temper}", level.name())),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Kind, UnknownBot> {
        let unknown = || UnknownBot::Name { name: text.to_owned() };
        let (level, temper) = match text {
            "random" => return Ok(Kind::Random),
            "greedy" => return Ok(Kind::Greedy),
            level => match level.split_once('/') {
                Some((level, character)) => (level, Temper::named(character).ok_or_else(unknown)?),
                None => (level, Temper::EVEN),
            },
        };
        let level = Level::ALL.into_iter().find(|known| known.name() == level).ok_or_else(unknown)?;
        Ok(Kind::Level(level, temper))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        let builder = Temper::named("builder").expect("it is a word");
        for kind in Kind::ALL.into_iter().chain([Kind::Level(Level::Four, builder)]) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!(Kind::Level(Level::Four, builder).to_string(), "4/builder");
    }

    #[test]
    fn an_unknown_name_is_told_the_known_ones() {
        for name in ["Greedy", "6", "3/", "/builder", "3/Builder of walls", "greedy/builder", ""] {
            let error = name.parse::<Kind>().unwrap_err();
            let known =
                "there are: random, greedy, 1, 2, 3, 4, 5, and the levels with a character, such as 3/NAME";
            assert_eq!(error.to_string(), format!("unknown bot {name:?}; {known}"));
        }
    }
}
