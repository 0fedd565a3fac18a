//! `--option KEY=VALUE`, the same in every command that begins games.

use std::fmt;
use std::str::FromStr;

use anyhow::bail;
use catalog::Loaded;
use kernel::{Choice, Game};

/// An option of a game and what was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chosen {
    key: String,
    value: String,
}

impl Chosen {
    /// The option and what was chosen.
    pub(crate) fn pair(&self) -> (&str, &str) {
        (&self.key, &self.value)
    }
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.key, self.value)
    }
}

impl FromStr for Chosen {
    type Err = String;

    fn from_str(text: &str) -> Result<Chosen, String> {
        match text.split_once('=') {
            Some((key, value)) if !key.is_empty() => {
                Ok(Chosen { key: key.to_owned(), value: value.to_owned() })
            }
            _ => Err("an option is written KEY=VALUE, for example board=small16".to_owned()),
        }
    }
}

/// A table of `seats` with these options.
pub(crate) fn configure<G: Game>(
    game: &Loaded<G>,
    seats: u8,
    chosen: &[Chosen],
) -> anyhow::Result<G::Config> {
    let choices: Vec<Choice<'_>> =
        chosen.iter().map(|chosen| Choice { key: &chosen.key, value: &chosen.value }).collect();
    match G::configure(game.data, seats, &choices) {
        Ok(config) => Ok(config),
        Err(fault) => bail!("{}: {fault}", G::ID),
    }
}

/// What was chosen or taken by default for a table, in the order of the game's options.
pub(crate) fn written<G: Game>(config: &G::Config) -> Vec<(String, String)> {
    let mut all = Vec::new();
    G::choices(config, &mut |choice| all.push((choice.key.to_owned(), choice.value.to_owned())));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_has_a_key_and_a_value() {
        let chosen: Chosen = "board=small16".parse().unwrap();
        assert_eq!((chosen.key.as_str(), chosen.value.as_str()), ("board", "small16"));
        for wrong in ["board", "=small16", ""] {
            assert!(wrong.parse::<Chosen>().unwrap_err().contains("KEY=VALUE"), "{wrong:?}");
        }
    }
}
