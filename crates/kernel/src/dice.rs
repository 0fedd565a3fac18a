//! The only source of randomness: reproducible on every platform and in every release.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of fair draws.
///
/// The generator is xoshiro256++; what is made of its numbers is fixed here and guarded by golden vectors,
/// because a record, a published seed and a test all rely on the same draws for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(Source);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    Stream(Xoshiro256PlusPlus),
    Script(Script),
}

/// Throws that were chosen instead of drawn, to walk through everything chance can do.
///
/// Whatever [`Rules::roll`](crate::Rules::roll) draws, it draws by [`Dice::below`]: a row of throws, each of so many equally
/// likely results. Scripted dice give the chosen results in turn. Behind the last of them the throws give
/// anything, and the number of results that the first of these could have had is kept: so the caller knows what there is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Script {
    chosen: Box<[u32]>,
    thrown: usize,
    open: Option<u32>,
    beyond: bool,
}

impl Script {
    fn throw(&mut self, bound: u32) -> u32 {
        let (number, chosen) = (self.thrown, self.chosen.get(self.thrown).copied());
        self.thrown += 1;
        let Some(chosen) = chosen else {
            self.open.get_or_insert(bound);
            // Not always the same, for who throws again until something new comes.
            return (number % bound as usize) as u32;
        };
        self.beyond |= chosen >= bound;
        chosen.min(bound - 1)
    }
}

/// What came of scripted dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thrown {
    /// Every throw was chosen.
    Whole,
    /// The next throw has so many equally likely results.
    Open(u32),
    /// More throws were chosen than were made, or one of them was higher than can be thrown.
    Beyond,
}

impl Dice {
    /// Dice from 32 bytes, as a dealer derives them for each chance step.
    #[inline]
    pub fn from_bytes(seed: [u8; 32]) -> Dice {
        Dice(Source::Stream(Xoshiro256PlusPlus::from_seed(seed)))
    }

    /// Dice from a number, for simulations and tests.
    #[inline]
    pub fn from_number(seed: u64) -> Dice {
        Dice(Source::Stream(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// Dice that give these results in turn; see [`Dice::thrown`].
    pub fn scripted(chosen: &[u32]) -> Dice {
        Dice(Source::Script(Script { chosen: chosen.into(), ..Script::default() }))
    }

    /// What came of scripted dice; a stream is never at its end.
    pub fn thrown(&self) -> Thrown {
        match &self.0 {
            Source::Stream(_) => Thrown::Whole,
            Source::Script(script) if script.beyond || script.thrown < script.chosen.len() => Thrown::Beyond,
            Source::Script(script) => script.open.map_or(Thrown::Whole, Thrown::Open),
        }
    }

    /// The next 64 bits. Panics if the dice are scripted: a script has throws, and no bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        match &mut self.0 {
            Source::Stream(stream) => stream.next_u64(),
            Source::Script(_) => panic!("scripted dice have no bits"),
        }
    }

    /// A number from `0..bound`, each equally likely.
    ///
    /// The high half of a product is the draw; the few low halves that would favour some numbers are drawn
    /// again. Panics if `bound` is 0: nothing can be drawn from nothing.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one outcome");
        let stream = match &mut self.0 {
            Source::Stream(stream) => stream,
            Source::Script(script) => return script.throw(bound),
        };
        loop {
            let product = (stream.next_u64() >> 32) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of the listed things, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len() as u32) as usize]
    }

    /// Brings the things into an order, each order equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// An index of `weights`, each as likely as its weight says. Panics if all weights are 0.
    ///
    /// Counts how many partial sums the draw has passed, without a branch for the processor to guess.
    #[inline]
    pub fn weighted(&mut self, weights: &[u8]) -> usize {
        let total = weights.iter().map(|weight| u32::from(*weight)).sum();
        let draw = self.below(total);
        let (mut sum, mut index) = (0, 0);
        for weight in weights {
            sum += u32::from(*weight);
            index += usize::from(draw >= sum);
        }
        index
    }

    /// A separate stream that depends on this one, so that thinking never shifts the deals.
    #[must_use]
    pub fn branch(&mut self) -> Dice {
        Dice::from_number(self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by another program from the published definition of the generator.
    /// If one of these numbers ever changes, every published seed and record is broken.
    #[test]
    fn draws_never_change() {
        let mut dice = Dice::from_number(7);
        let bits: [u64; 4] = core::array::from_fn(|_| dice.bits());
        let below_six: [u32; 12] = core::array::from_fn(|_| dice.below(6));
        let below_large: [u32; 3] = core::array::from_fn(|_| dice.below(0xC000_0001));
        let weighted: [usize; 12] = core::array::from_fn(|_| dice.weighted(&[6, 4, 2, 1]));
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        dice.shuffle(&mut order);
        let branch = dice.branch().bits();
        let from_bytes = Dice::from_bytes([9; 32]).bits();
        assert_eq!(bits, GOLDEN_BITS);
        assert_eq!(below_six, GOLDEN_BELOW_SIX);
        assert_eq!(below_large, GOLDEN_BELOW_LARGE);
        assert_eq!(weighted, GOLDEN_WEIGHTED);
        assert_eq!(order, GOLDEN_ORDER);
        assert_eq!(branch, GOLDEN_BRANCH);
        assert_eq!(from_bytes, GOLDEN_FROM_BYTES);
    }

    const GOLDEN_BITS: [u64; 4] = [
        1_021_219_803_524_665_661,
        3_174_977_118_032_272_916,
        13_236_943_193_235_544_178,
        7_880_630_202_246_103_356,
    ];
    const GOLDEN_BELOW_SIX: [u32; 12] = [5, 2, 4, 1, 5, 0, 0, 1, 4, 0, 2, 0];
    const GOLDEN_BELOW_LARGE: [u32; 3] = [524_460_196, 594_084_533, 354_140_893];
    const GOLDEN_WEIGHTED: [usize; 12] = [2, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 2];
    const GOLDEN_ORDER: [u8; 8] = [6, 5, 7, 2, 1, 4, 3, 0];
    const GOLDEN_BRANCH: u64 = 4_765_275_366_873_704_414;
    const GOLDEN_FROM_BYTES: u64 = 1_302_123_111_085_380_114;

    /// With a bound of 3/4 of the range a draw by remainder would give the low third twice as often.
    #[test]
    fn draws_have_no_bias() {
        let bound = 3 << 30;
        let mut dice = Dice::from_number(1);
        let mut thirds = [0u32; 3];
        for _ in 0..90_000 {
            thirds[(dice.below(bound) >> 30) as usize] += 1;
        }
        assert!(thirds.iter().all(|count| (29_000..31_000).contains(count)), "{thirds:?}");
    }

    #[test]
    fn weights_are_kept() {
        let mut dice = Dice::from_number(2);
        let mut counts = [0u32; 4];
        for _ in 0..13_000 {
            counts[dice.weighted(&[6, 0, 4, 3])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((5_700..6_300).contains(&counts[0]), "{counts:?}");
        assert!((3_700..4_300).contains(&counts[2]), "{counts:?}");
    }

    #[test]
    fn scripted_dice_give_what_was_chosen_and_say_what_is_open() {
        let throw = |chosen: &[u32]| {
            let mut dice = Dice::scripted(chosen);
            ([dice.below(4), dice.below(3)], dice.thrown())
        };
        assert_eq!(throw(&[]), ([0, 1], Thrown::Open(4)));
        assert_eq!(throw(&[3]), ([3, 1], Thrown::Open(3)));
        assert_eq!(throw(&[3, 2]), ([3, 2], Thrown::Whole));
        assert_eq!(throw(&[3, 2, 0]).1, Thrown::Beyond);
        assert_eq!(throw(&[4]).1, Thrown::Beyond);
    }

    #[test]
    #[should_panic(expected = "at least one outcome")]
    fn nothing_cannot_be_drawn_from() {
        Dice::from_number(0).below(0);
    }
}
