//! Elo from results: the Bradley–Terry model by maximum likelihood.
//!
//! A bot with d Elo more wins with the chance 1 / (1 + 10^(-d/400)); a shared place is half a win. At larger tables each
//! pair of bots is compared by their places. The pairs of one table, and the games of one deal, are not independent;
//! so the errors come from how the deals differ (the "sandwich": information⁻¹ · scatter over deals · information⁻¹)
//! and not from the number of games.
//!
//! One win and one loss of half a game's weight are added to each pair that has met, so that a clean sweep has a
//! finite rating with a wide error.

use std::collections::{BTreeMap, BTreeSet};

use super::{Interval, quantile};

/// How much Elo is one unit of the logistic curve.
const ELO: f64 = 400.0 / core::f64::consts::LN_10;
/// The weight of the win and of the loss that each pair has in advance.
const ADVANCE: f64 = 0.5;

/// One comparison of two bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contest {
    /// The deal it comes from.
    pub deal: u64,
    /// One bot.
    pub left: usize,
    /// Another bot.
    pub right: usize,
    /// What the left one took: 1, 0, or a half.
    pub share: f64,
}

/// How strong bots are.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// In Elo; only differences mean something.
    elo: Vec<f64>,
    /// Covariances of the ratings against the first bot's.
    covariance: Vec<Vec<f64>>,
    deals: usize,
}

impl Ratings {
    /// The strengths that make the results most likely; none unless all bots are connected by results.
    pub fn of(bots: usize, contests: &[Contest]) -> Option<Ratings> {
        let pairs = Pairs::of(contests);
        if !pairs.connect(bots) {
            return None;
        }
        let strengths = pairs.most_likely(bots)?;
        let inverse = inverse(&pairs.information(&strengths))?;
        let (scatter, deals) = scatter(contests, &pairs, &strengths);
        let covariance = if deals < 2 { inverse } else { product(&product(&inverse, &scatter), &inverse) };
        let scaled = |row: &Vec<f64>| row.iter().map(|entry| entry * ELO * ELO).collect();
        Some(Ratings {
            elo: strengths.iter().map(|strength| strength * ELO).collect(),
            covariance: covariance.iter().map(scaled).collect(),
            deals,
        })
    }

    /// How many Elo a bot has more than another.
    pub fn ahead(&self, bot: usize, of: usize) -> f64 {
        self.elo[bot] - self.elo[of]
    }

    /// The standard error of that difference.
    pub fn error(&self, bot: usize, of: usize) -> f64 {
        let entry = |left: usize, right: usize| match (left.checked_sub(1), right.checked_sub(1)) {
            (Some(left), Some(right)) => self.covariance[left][right],
            // The first bot is where ratings are counted from.
            _ => 0.0,
        };
        (entry(bot, bot) + entry(of, of) - 2.0 * entry(bot, of)).max(0.0).sqrt()
    }

    /// Where that difference lies.
    pub fn interval(&self, bot: usize, of: usize) -> Interval {
        Interval::around(self.ahead(bot, of), self.error(bot, of) * quantile(self.deals))
    }

    /// The bot with the lowest rating.
    pub fn weakest(&self) -> usize {
        // Invariant: bots that are connected are at least two.
        (0..self.elo.len()).min_by(|left, right| self.elo[*left].total_cmp(&self.elo[*right])).expect("bots")
    }
}

/// The chance to win with so much more strength.
fn chance(ahead: f64) -> f64 {
    1.0 / (1.0 + (-ahead).exp())
}

/// For each pair that met: how many contests, and what the first of them took.
struct Pairs(BTreeMap<(usize, usize), (f64, f64)>);

impl Pairs {
    fn of(contests: &[Contest]) -> Pairs {
        let mut pairs: BTreeMap<(usize, usize), (f64, f64)> = BTreeMap::new();
        for contest in contests {
            let (count, share) =
                pairs.entry((contest.left, contest.right)).or_insert((2.0 * ADVANCE, ADVANCE));
            *count += 1.0;
            *share += contest.share;
        }
        Pairs(pairs)
    }

    /// Is there a way from the first bot to every other over results?
    fn connect(&self, bots: usize) -> bool {
        let mut reached = BTreeSet::from([0]);
        let mut before = 0;
        while before < reached.len() {
            before = reached.len();
            for (left, right) in self.0.keys() {
                if reached.contains(left) || reached.contains(right) {
                    reached.extend([*left, *right]);
                }
            }
        }
        reached.len() == bots
    }

    /// Newton's way up the likelihood, which has one top. The first bot has strength 0.
    fn most_likely(&self, bots: usize) -> Option<Vec<f64>> {
        let mut strengths = vec![0.0; bots];
        for _ in 0..200 {
            let inverse = inverse(&self.information(&strengths))?;
            let mut slope = vec![0.0; bots];
            for ((left, right), (count, share)) in &self.0 {
                let rest = share - count * chance(strengths[*left] - strengths[*right]);
                slope[*left] += rest;
                slope[*right] -= rest;
            }
            let mut largest: f64 = 0.0;
            for (strength, row) in strengths[1..].iter_mut().zip(&inverse) {
                let step: f64 = row.iter().zip(&slope[1..]).map(|(entry, slope)| entry * slope).sum();
                // Far from the top the curve says little: small steps until it does.
                *strength += step.clamp(-1.0, 1.0);
                largest = largest.max(step.abs());
            }
            if largest < 1e-10 {
                break;
            }
        }
        Some(strengths)
    }

    /// How sharply the likelihood is curved, without the first bot.
    fn information(&self, strengths: &[f64]) -> Vec<Vec<f64>> {
        let mut whole = vec![vec![0.0; strengths.len()]; strengths.len()];
        for ((left, right), (count, _)) in &self.0 {
            let chance = chance(strengths[*left] - strengths[*right]);
            let curve = count * chance * (1.0 - chance);
            whole[*left][*left] += curve;
            whole[*right][*right] += curve;
            whole[*left][*right] -= curve;
            whole[*right][*left] -= curve;
        }
        whole[1..].iter().map(|row| row[1..].to_vec()).collect()
    }
}

/// How much the deals pull in different directions, without the first bot; and how many deals there are.
fn scatter(contests: &[Contest], pairs: &Pairs, strengths: &[f64]) -> (Vec<Vec<f64>>, usize) {
    let bots = strengths.len();
    let mut pulls: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for contest in contests {
        let pull = pulls.entry(contest.deal).or_insert_with(|| vec![0.0; bots]);
        let rest = contest.share - chance(strengths[contest.left] - strengths[contest.right]);
        pull[contest.left] += rest;
        pull[contest.right] -= rest;
    }
    let deals = pulls.len();
    // Few deals know little about how much deals differ.
    let few = if deals < 2 { 1.0 } else { deals as f64 / (deals - 1) as f64 };
    let mut sum = vec![vec![0.0; bots - 1]; bots - 1];
    let mut add = |pull: &[f64], weight: f64| {
        for (row, left) in sum.iter_mut().zip(&pull[1..]) {
            for (entry, right) in row.iter_mut().zip(&pull[1..]) {
                *entry += weight * left * right;
            }
        }
    };
    for pull in pulls.values() {
        add(pull, few);
    }
    for (left, right) in pairs.0.keys() {
        let chance = chance(strengths[*left] - strengths[*right]);
        for rest in [ADVANCE * (1.0 - chance), -ADVANCE * chance] {
            let mut pull = vec![0.0; bots];
            (pull[*left], pull[*right]) = (rest, -rest);
            add(&pull, 1.0);
        }
    }
    (sum, deals)
}

fn product(left: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let entry =
        |row: &[f64], column: usize| row.iter().zip(right).map(|(factor, row)| factor * row[column]).sum();
    left.iter().map(|row| (0..right.len()).map(|column| entry(row, column)).collect()).collect()
}

/// The inverse by elimination with the largest pivot; none of a singular matrix.
fn inverse(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .enumerate()
        .map(|(own, row)| {
            let unit = (0..size).map(|column| f64::from(u8::from(column == own)));
            row.iter().copied().chain(unit).collect()
        })
        .collect();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|left, right| rows[*left][column].abs().total_cmp(&rows[*right][column].abs()))?;
        if rows[pivot][column].abs() < 1e-12 {
            return None;
        }
        rows.swap(column, pivot);
        let divisor = rows[column][column];
        rows[column].iter_mut().for_each(|entry| *entry /= divisor);
        let own = rows[column].clone();
        for (index, row) in rows.iter_mut().enumerate() {
            if index != column {
                let factor = row[column];
                row.iter_mut().zip(&own).for_each(|(entry, own)| *entry -= factor * own);
            }
        }
    }
    Some(rows.into_iter().map(|row| row[size..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use kernel::Dice;

    use super::*;

    const TRUE_ELO: [f64; 4] = [0.0, 150.0, 400.0, 330.0];

    fn percent(dice: &mut Dice) -> f64 {
        f64::from(dice.below(1_000_000)) / 1e6
    }

    /// Every pair plays two games a deal, with strengths as they are in truth.
    fn played(deals: u64, dice: &mut Dice) -> Vec<Contest> {
        let mut contests = Vec::new();
        for deal in 0..deals {
            for (right, other) in TRUE_ELO.iter().enumerate() {
                for (left, own) in TRUE_ELO[..right].iter().enumerate() {
                    let chance = chance((own - other) / ELO);
                    for _ in 0..2 {
                        let share = f64::from(u8::from(percent(dice) < chance));
                        contests.push(Contest { deal, left, right, share });
                    }
                }
            }
        }
        contests
    }

    #[test]
    fn known_strengths_are_found() {
        let ratings = Ratings::of(4, &played(3000, &mut Dice::from_number(1))).unwrap();
        for (bot, elo) in TRUE_ELO.into_iter().enumerate() {
            let found = ratings.ahead(bot, 0);
            assert!((found - elo).abs() < 15.0, "bot {bot}: {found} instead of {elo}");
        }
        assert_eq!(ratings.weakest(), 0);
        assert!((ratings.ahead(2, 3) + ratings.ahead(3, 2)).abs() < 1e-9);
    }

    /// Of 300 runs about 95 of 100 have the true difference in their interval.
    #[test]
    fn intervals_hold_the_truth() {
        let mut dice = Dice::from_number(2);
        let held = (0..300)
            .filter(|_| {
                let ratings = Ratings::of(4, &played(60, &mut dice)).unwrap();
                let interval = ratings.interval(3, 1);
                interval.low <= 180.0 && 180.0 <= interval.high
            })
            .count();
        assert!((274..=298).contains(&held), "{held} of 300");
    }

    /// Results that are merely repeated make nothing surer.
    #[test]
    fn games_of_one_deal_are_one_observation() {
        let once = played(50, &mut Dice::from_number(3));
        let often: Vec<Contest> = once.iter().flat_map(|contest| [*contest; 5]).collect();
        let (once, often) = (Ratings::of(4, &once).unwrap(), Ratings::of(4, &often).unwrap());
        let ratio = once.error(3, 0) / often.error(3, 0);
        assert!((0.9..1.1).contains(&ratio), "{ratio}");
    }

    #[test]
    fn a_clean_sweep_is_finite_and_unsure() {
        let sweep: Vec<Contest> =
            (0..40).map(|deal| Contest { deal, left: 0, right: 1, share: 0.0 }).collect();
        let ratings = Ratings::of(2, &sweep).unwrap();
        assert!((600.0..1000.0).contains(&ratings.ahead(1, 0)), "{}", ratings.ahead(1, 0));
        assert!((100.0..400.0).contains(&ratings.error(1, 0)), "{}", ratings.error(1, 0));
    }

    #[test]
    fn draws_are_halves_and_strangers_have_no_rating() {
        let draw = [Contest { deal: 0, left: 0, right: 1, share: 0.5 }];
        assert!(Ratings::of(2, &draw).unwrap().ahead(1, 0).abs() < 1e-9);
        assert_eq!(Ratings::of(3, &draw), None);
        assert_eq!(Ratings::of(2, &[]), None);
    }
}
