//! The dealer: a seed outside of every state, from which each chance step is drawn.
//!
//! A table's seed is secret while the game runs. Its [`Commitment`] is published before the first step, the
//! seed after the last; then everybody can derive every draw again. The draw of a step depends on the seed, the
//! number of the step and how often drawn steps had been taken back before, and on nothing else, so that each draw can
//! be verified alone and nobody sees what comes by going back.
//!
//! All derivations are BLAKE3 with a context of their own: knowing one of them tells nothing about another.

use core::fmt;
use core::str::FromStr;

use kernel::{Dice, Seat};
use thiserror::Error;

const COMMITMENT: &str = "Henge 1 commitment to the seed of a table";
const DRAWS: &str = "Henge 1 draws of a table";
const THOUGHTS: &str = "Henge 1 thoughts at a table";
const NUMBER: &str = "Henge 1 seed from a number";

/// What all draws of a table come from: 32 secret bytes.
///
/// It has no `Display` and its `Debug` shows the commitment only, so that a log line cannot tell it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The system gives no random bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoEntropy(getrandom::Error);

/// A text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a seed is written as 64 digits 0-9 a-f")]
pub struct BadSeed;

impl Seed {
    /// A seed that nobody can guess.
    pub fn random() -> Result<Seed, NoEntropy> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(NoEntropy)?;
        Ok(Seed(bytes))
    }

    /// The seed that a number stands for. Whoever knows the number knows all draws.
    pub fn from_number(number: u64) -> Seed {
        Seed(blake3::derive_key(NUMBER, &number.to_le_bytes()))
    }

    /// What can be published before the first step.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT, &self.0))
    }

    /// The seed as text, for when the game is over.
    pub fn reveal(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    /// The seed as it is kept. Not for anybody at the table while the game runs.
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The seed with these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        read_digits(text).map(Seed).ok_or(BadSeed)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed of {}", self.commitment())
    }
}

/// The fingerprint of a seed: it binds the dealer and tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub(crate) [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl FromStr for Commitment {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Commitment, BadSeed> {
        read_digits(text).map(Commitment).ok_or(BadSeed)
    }
}

/// Exactly 64 lower-case digits: there is one way to write 32 bytes.
fn read_digits(text: &str) -> Option<[u8; 32]> {
    let canonical = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    blake3::Hash::from_hex(text).ok().filter(|_| canonical).map(|hash| *hash.as_bytes())
}

/// Draws for one table.
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Seed,
}

impl Dealer {
    /// The dealer with this seed.
    pub fn new(seed: Seed) -> Dealer {
        Dealer { seed }
    }

    /// The seed. Not for anybody at the table while the game runs.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What is published before the first step.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The dice for the chance step with this number; the first step of a game has number 1. `deal` is how often drawn
    /// steps were taken back before.
    pub fn dice(&self, step: u32, deal: u32) -> Dice {
        let key = blake3::derive_key(DRAWS, &self.seed.0);
        let mut message = [0; 16];
        message[..8].copy_from_slice(&u64::from(step).to_le_bytes());
        message[8..].copy_from_slice(&u64::from(deal).to_le_bytes());
        // The first deal is what it was before there were others.
        let told = if deal == 0 { &message[..8] } else { &message[..] };
        Dice::from_bytes(*blake3::keyed_hash(&key, told).as_bytes())
    }

    /// Dice for whoever thinks about the step with this number in this seat: repeatable like the draws, and
    /// useless for guessing them.
    pub fn thoughts(&self, step: u32, seat: Seat) -> Dice {
        let key = blake3::derive_key(THOUGHTS, &self.seed.0);
        let mut message = [0; 9];
        message[..8].copy_from_slice(&u64::from(step).to_le_bytes());
        message[8] = seat.number();
        Dice::from_bytes(*blake3::keyed_hash(&key, &message).as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by another program from the definition of BLAKE3 and of the generator.
    /// If one of these ever changes, published commitments and records no longer verify.
    #[test]
    fn derivations_never_change() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.reveal(), GOLDEN_SEED);
        assert_eq!(seed.commitment().to_string(), GOLDEN_COMMITMENT);
        let dealer = Dealer::new(seed);
        assert_eq!([dealer.dice(1, 0).bits(), dealer.dice(2, 0).bits()], GOLDEN_BITS);
    }

    const GOLDEN_SEED: &str = "367c23938c539f4c2c492429ddce4dc1b49fadfde82d8f4b5721786829b5a8b3";
    const GOLDEN_COMMITMENT: &str = "71e1e3ad2f8cf9a1828cc6ee2d6cacd72220a1bb5655eb91d7da56403509553a";
    const GOLDEN_BITS: [u64; 2] = [8_659_271_581_340_877_800, 8_246_505_892_279_217_603];

    #[test]
    fn streams_are_apart() {
        let dealer = Dealer::new(Seed::from_number(7));
        let other = Dealer::new(Seed::from_number(8));
        let mut firsts = vec![
            dealer.dice(1, 0).bits(),
            dealer.dice(2, 0).bits(),
            other.dice(1, 0).bits(),
            dealer.dice(1, 1).bits(),
            dealer.dice(1, 2).bits(),
        ];
        firsts.extend(Seat::ALL.map(|seat| dealer.thoughts(1, seat).bits()));
        let count = firsts.len();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), count);
    }

    #[test]
    fn seeds_read_back_what_they_reveal() {
        let seed = Seed::random().unwrap();
        assert_eq!(seed.reveal().parse(), Ok(seed.clone()));
        assert!(!format!("{seed:?}").contains(&seed.reveal()), "a debug text tells the seed");
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        for wrong in ["", "7", &seed.reveal().replace(|c: char| c.is_ascii_digit(), "A"), &seed.reveal()[1..]]
        {
            assert_eq!(wrong.parse::<Seed>(), Err(BadSeed), "{wrong:?}");
        }
    }
}
