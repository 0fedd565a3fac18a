//! The characters of bots, by name.

use core::fmt;

use kernel::Game;

use crate::UnknownBot;

/// The longest name of a character.
const LONGEST: usize = 14;

/// With which character a bot plays: a word that its game knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Temper {
    letters: [u8; LONGEST],
}

impl Temper {
    /// No character: everything counts as much as it was found to.
    pub const EVEN: Temper = Temper { letters: [0; LONGEST] };

    /// The character with this name, if it could be one: a short word of small letters.
    pub fn named(name: &str) -> Option<Temper> {
        let fits = !name.is_empty() && name.len() <= LONGEST;
        let word = name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
        let mut letters = [0; LONGEST];
        (fits && word).then(|| {
            letters[..name.len()].copy_from_slice(name.as_bytes());
            Temper { letters }
        })
    }

    /// The name; none for an even temper.
    pub fn name(&self) -> Option<&str> {
        let length = self.letters.iter().position(|letter| *letter == 0).unwrap_or(LONGEST);
        // Invariant: only ASCII letters are ever put in.
        let name = core::str::from_utf8(&self.letters[..length]).expect("ASCII letters");
        (!name.is_empty()).then_some(name)
    }

    /// What such a bot judges positions of `G` with.
    ///
    /// # Errors
    ///
    /// Says which characters the game has, if not this one.
    pub fn weights<G: Game>(self) -> Result<Vec<f32>, UnknownBot> {
        let Some(name) = self.name() else { return Ok(G::tuned()) };
        let character = G::CHARACTERS.iter().find(|character| character.name == name);
        character.map(G::leaning).ok_or_else(|| UnknownBot::Character {
            game: G::ID,
            name: name.to_owned(),
            known: G::CHARACTERS.iter().map(|character| character.name).collect(),
        })
    }
}

impl fmt::Display for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name().unwrap_or("even"))
    }
}

impl fmt::Debug for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Temper({self})")
    }
}
