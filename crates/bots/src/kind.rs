//! The bots by name.

use core::fmt;
use core::str::FromStr;

use kernel::Game;
use thiserror::Error;

use crate::{Bot, Greedy, Random};

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Any option, each equally likely.
    Random,
    /// The option that promises most points after one step.
    Greedy,
}

/// A bot that nobody here has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown bot {name:?}; there are: {}", Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
}

impl Kind {
    /// All bots, the weakest first.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// The name everywhere: commands, API, records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// A bot of this kind for a seat at a table of `G`.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::default()),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Kind, UnknownBot> {
        let known = Kind::ALL.into_iter().find(|kind| kind.name() == text);
        known.ok_or_else(|| UnknownBot { name: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }

    #[test]
    fn an_unknown_name_is_told_the_known_ones() {
        let error = "Greedy".parse::<Kind>().unwrap_err();
        assert_eq!(error.to_string(), "unknown bot \"Greedy\"; there are: random, greedy");
    }
}
