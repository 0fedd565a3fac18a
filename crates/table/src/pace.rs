//! How long a bot takes for a decision, so that people can follow.

use core::str::FromStr;
use core::time::Duration;

use thiserror::Error;

/// How long the bots of a table take.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// Everybody can read along.
    Slow,
    /// As people play who know what they want.
    #[default]
    Normal,
    /// Just so that one sees what happens.
    Fast,
    /// As soon as the thinking is done.
    AtOnce,
}

/// A word that names no pace.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no pace is called {word:?}; there are: {}", Pace::ALL.map(Pace::word).join(", "))]
pub struct UnknownPace {
    /// The word.
    pub word: String,
}

impl Pace {
    /// All paces, the slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::AtOnce];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::AtOnce => "at-once",
        }
    }

    /// The pace a table was kept with. Tables from before there was a choice are called `live`.
    pub fn kept(word: &str) -> Pace {
        word.parse().unwrap_or_default()
    }

    /// The pause before a decision, where the usual one is this long. Further decisions of the same turn come quicker.
    pub fn pause(self, usual: Duration, moment: Moment) -> Duration {
        let whole = match self {
            Pace::Slow => usual * 3,
            Pace::Normal => usual,
            Pace::Fast => usual / 3,
            Pace::AtOnce => Duration::ZERO,
        };
        match moment {
            Moment::Opening => whole,
            Moment::Further => whole / 2,
        }
    }
}

/// Where in its turn somebody decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Somebody else decided before.
    Opening,
    /// The same seat decided before.
    Further,
}

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(text: &str) -> Result<Pace, UnknownPace> {
        let found = Pace::ALL.into_iter().find(|pace| pace.word() == text);
        found.ok_or_else(|| UnknownPace { word: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back_and_old_tables_go_on_as_they_did() {
        for pace in Pace::ALL {
            assert_eq!(pace.word().parse(), Ok(pace));
        }
        assert_eq!(Pace::kept("live"), Pace::Normal);
        let fault = "quick".parse::<Pace>().unwrap_err().to_string();
        assert_eq!(fault, "no pace is called \"quick\"; there are: slow, normal, fast, at-once");
    }

    #[test]
    fn a_slower_pace_has_longer_pauses() {
        let usual = Duration::from_millis(600);
        let pauses = Pace::ALL.map(|pace| pace.pause(usual, Moment::Opening).as_millis());
        assert_eq!(pauses, [1800, 600, 200, 0]);
        assert_eq!(Pace::Normal.pause(usual, Moment::Further).as_millis(), 300);
    }
}
