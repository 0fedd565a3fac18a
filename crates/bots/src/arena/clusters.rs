//! Means whose error is counted over deals.
//!
//! The games of one deal have the same luck and must not count as independent. A cluster is the sum over all
//! numbers of a deal; the error of the mean comes from how the clusters differ.

use std::collections::BTreeMap;

/// A range that holds the truth in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// The range around a number.
    pub fn around(middle: f64, half: f64) -> Interval {
        Interval { low: middle - half, high: middle + half }
    }
}

/// By how many standard errors a mean over so many independent units differs from the truth in 5 of 100 cases.
///
/// Student's quantile by its first three terms around the normal one; exact enough from four units on.
pub fn quantile(units: usize) -> f64 {
    const NORMAL: f64 = 1.959_964;
    let freedom = units.saturating_sub(1).max(1) as f64;
    let [third, fifth, seventh] = [3, 5, 7].map(|power| NORMAL.powi(power));
    let first = (third + NORMAL) / 4.0;
    let second = (5.0 * fifth + 16.0 * third + 3.0 * NORMAL) / 96.0;
    let last = (3.0 * seventh + 19.0 * fifth + 17.0 * third - 15.0 * NORMAL) / 384.0;
    NORMAL + first / freedom + second / freedom.powi(2) + last / freedom.powi(3)
}

/// Numbers grouped by the deal they come from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Clusters {
    /// Sum and count of each deal.
    deals: BTreeMap<u64, (f64, u32)>,
}

impl Clusters {
    /// Counts one number.
    pub fn add(&mut self, deal: u64, number: f64) {
        let (sum, count) = self.deals.entry(deal).or_default();
        *sum += number;
        *count += 1;
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.deals.values().map(|(_, count)| u64::from(*count)).sum()
    }

    /// From how many deals they come.
    pub fn deals(&self) -> usize {
        self.deals.len()
    }

    /// The mean of each deal, in order of deals.
    pub fn means(&self) -> impl Iterator<Item = f64> + '_ {
        self.deals.values().map(|(sum, count)| sum / f64::from(*count))
    }

    /// Each deal with its mean, in order of deals.
    pub fn numbered(&self) -> impl Iterator<Item = (u64, f64)> + '_ {
        self.deals.iter().map(|(deal, (sum, count))| (*deal, sum / f64::from(*count)))
    }

    /// The mean of all numbers, if there are any.
    pub fn mean(&self) -> Option<f64> {
        let (sum, count) = self.totals();
        (count > 0.0).then(|| sum / count)
    }

    /// The standard error of the mean; needs two deals.
    pub fn error(&self) -> Option<f64> {
        let (sum, count) = self.totals();
        let deals = self.deals.len();
        if deals < 2 {
            return None;
        }
        let mean = sum / count;
        let squares: f64 =
            self.deals.values().map(|(sum, count)| (sum - mean * f64::from(*count)).powi(2)).sum();
        Some((squares * deals as f64 / (deals - 1) as f64).sqrt() / count)
    }

    /// Where the mean lies, of numbers that can be anything; needs two deals.
    pub fn interval(&self) -> Option<Interval> {
        let (mean, error) = self.mean().zip(self.error())?;
        Some(Interval::around(mean, error * quantile(self.deals.len())))
    }

    /// Where the mean lies, of numbers from 0 to 1.
    ///
    /// Wilson's interval for as many independent games as have the same error: unlike the plain one it stays
    /// within 0 and 1 and has a width even if every game was won.
    pub fn share(&self) -> Option<Interval> {
        let mean = self.mean()?;
        let deals = self.deals.len() as f64;
        let spread = mean * (1.0 - mean);
        let games = match self.error() {
            // Balanced deals tell more than single games do, but not without end.
            Some(error) if error > 0.0 && spread > 0.0 => {
                (spread / error.powi(2)).min(2.0 * self.count() as f64)
            }
            _ => deals,
        };
        let square = quantile(self.deals.len()).powi(2);
        let middle = (mean + square / (2.0 * games)) / (1.0 + square / games);
        let half =
            (square * (spread / games + square / (4.0 * games * games))).sqrt() / (1.0 + square / games);
        Some(Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) })
    }

    fn totals(&self) -> (f64, f64) {
        let sum = self.deals.values().map(|(sum, _)| sum).sum();
        (sum, self.count() as f64)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Dice;

    use super::*;

    #[test]
    fn quantiles_are_those_of_the_table() {
        for (units, expected) in [(5, 2.776), (11, 2.228), (31, 2.042), (1001, 1.962)] {
            assert!((quantile(units) - expected).abs() < 0.02, "{units}: {}", quantile(units));
        }
    }

    /// Ten times the same number in each deal is one observation a deal, not ten.
    #[test]
    fn repetitions_within_a_deal_prove_nothing() {
        let numbers = [3.0, 5.0, 4.0, 8.0, 1.0];
        let counted = |times: usize| {
            let mut clusters = Clusters::default();
            for (deal, number) in (0..).zip(numbers) {
                (0..times).for_each(|_| clusters.add(deal, number));
            }
            clusters
        };
        let (once, often) = (counted(1), counted(10));
        assert_eq!(once.mean(), often.mean());
        let (once, often) = (once.error().unwrap(), often.error().unwrap());
        assert!((once - often).abs() < 1e-9);
        assert!((once - (26.8f64 / 4.0 / 5.0).sqrt()).abs() < 1e-9, "{once}");
    }

    #[test]
    fn a_clean_sweep_is_not_certainty() {
        let mut clusters = Clusters::default();
        (0..20).for_each(|deal| clusters.add(deal, 1.0));
        let share = clusters.share().unwrap();
        assert!(share.high > 0.999 && (0.7..0.95).contains(&share.low), "{share:?}");
        assert_eq!(Clusters::default().share(), None);
    }

    /// Of 400 intervals about 380 hold the truth.
    #[test]
    fn intervals_hold_the_truth() {
        let mut dice = Dice::from_number(3);
        let held = (0..400)
            .filter(|_| {
                let mut clusters = Clusters::default();
                for deal in 0..40 {
                    // The luck of the deal, and two games with it.
                    let luck = dice.below(50);
                    (0..2).for_each(|_| clusters.add(deal, f64::from(u8::from(dice.below(100) < 20 + luck))));
                }
                let share = clusters.share().unwrap();
                // 20 + 24.5 of 100.
                share.low <= 0.445 && 0.445 <= share.high
            })
            .count();
        assert!((368..=396).contains(&held), "{held} of 400");
    }
}
