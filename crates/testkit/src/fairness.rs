//! Imagined worlds come as often as the pieces make them.
//!
//! On a view so small that somebody can count its worlds, many imagined worlds are sorted into the counted
//! kinds, and the numbers are held against the odds by the chi-square test.

use core::fmt::Debug;
use std::collections::BTreeMap;

use kernel::{Dice, Hidden};

/// How well numbers fit the odds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// The chi-square statistic.
    pub statistic: f64,
    /// What it would be exceeded by in about one of thirty thousand fair samples.
    pub limit: f64,
    /// Kinds of worlds less one.
    pub freedom: u32,
}

/// Why worlds are not imagined fairly.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unfair {
    /// A world that should not exist was imagined.
    #[error("a world of the kind {kind} was imagined, which is not possible")]
    Impossible {
        /// Its kind.
        kind: String,
    },
    /// The numbers do not fit the odds.
    #[error("chi-square {:.1} is above {:.1} with {} degrees of freedom:\n{table}", fit.statistic, fit.limit, fit.freedom)]
    Skewed {
        /// How badly they fit.
        fit: Fit,
        /// Each kind with how often it should have come and how often it came.
        table: String,
    },
    /// Too few samples for the test to mean anything.
    #[error("the kind {kind} is expected only {expected:.1} times; take more samples")]
    TooFew {
        /// The rarest kind.
        kind: String,
        /// How often it should come.
        expected: f64,
    },
}

/// Imagines `samples` worlds from a view, sorts them by `kind`, and compares with `weights`: every kind that is
/// possible, with any numbers that stand in the right proportion.
pub fn check<G: Hidden, K: Ord + Debug>(
    view: &G::View,
    samples: u32,
    seed: u64,
    kind: impl Fn(&G::State) -> K,
    weights: impl IntoIterator<Item = (K, f64)>,
) -> Result<Fit, Unfair> {
    let mut dice = Dice::from_number(seed);
    fit((0..samples).map(|_| kind(&G::imagine(view, &mut dice))), weights)
}

/// Compares any drawn things with the weights they should have.
pub fn fit<K: Ord + Debug>(
    draws: impl IntoIterator<Item = K>,
    weights: impl IntoIterator<Item = (K, f64)>,
) -> Result<Fit, Unfair> {
    let mut kinds: BTreeMap<K, (f64, u32)> = BTreeMap::new();
    for (kind, weight) in weights {
        if weight > 0.0 {
            kinds.entry(kind).or_insert((0.0, 0)).0 += weight;
        }
    }
    let mut samples = 0u32;
    for kind in draws {
        match kinds.get_mut(&kind) {
            Some((_, count)) => *count += 1,
            None => return Err(Unfair::Impossible { kind: format!("{kind:?}") }),
        }
        samples += 1;
    }
    let total: f64 = kinds.values().map(|(weight, _)| weight).sum();
    let mut statistic = 0.0;
    let mut rows = Vec::new();
    for (kind, (weight, count)) in &kinds {
        let expected = weight / total * f64::from(samples);
        if expected < 5.0 {
            return Err(Unfair::TooFew { kind: format!("{kind:?}"), expected });
        }
        statistic += (f64::from(*count) - expected).powi(2) / expected;
        rows.push(format!("  {kind:?}: expected {expected:.1}, came {count}"));
    }
    let freedom = kinds.len().saturating_sub(1) as u32;
    let fit = Fit { statistic, limit: limit(freedom), freedom };
    if statistic > fit.limit { Err(Unfair::Skewed { fit, table: rows.join("\n") }) } else { Ok(fit) }
}

/// The value a chi-square statistic exceeds with a probability of about 1 : 30 000.
///
/// Wilson and Hilferty: the cube root of chi-square per degree is nearly normal; 4 standard deviations up.
fn limit(freedom: u32) -> f64 {
    if freedom == 0 {
        return 0.0;
    }
    let degrees = f64::from(freedom);
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + 4.0 * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_dice_fit_and_loaded_dice_do_not() {
        let mut dice = Dice::from_number(5);
        let rolls: Vec<u32> = (0..6_000).map(|_| dice.below(6)).collect();
        assert!(fit(rolls.iter().copied(), (0..6).map(|face| (face, 1.0))).is_ok());
        let loaded = rolls.iter().map(|face| if *face == 0 { 5 } else { *face });
        assert!(matches!(fit(loaded, (0..6).map(|face| (face, 1.0))), Err(Unfair::Skewed { .. })));
    }

    #[test]
    fn impossible_worlds_and_small_samples_are_named() {
        assert!(matches!(fit([7], [(1, 1.0)]), Err(Unfair::Impossible { .. })));
        assert!(matches!(fit([1, 1], [(1, 1.0), (2, 1.0)]), Err(Unfair::TooFew { .. })));
    }

    /// Exact values, computed from the closed forms: 17.31, 20.72 and 38.45. The formula errs towards patience.
    #[test]
    fn limits_are_near_the_exact_values() {
        for (freedom, exact) in [(1, 17.31), (2, 20.72), (10, 38.45)] {
            let limit = limit(freedom);
            assert!((0.98..1.10).contains(&(limit / exact)), "{freedom}: {limit}");
        }
    }
}
