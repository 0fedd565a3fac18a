//! Stopping early, once it is clear who is better.
//!
//! The sequential probability ratio test weighs two claims about the difference of two bots against each other, deal by
//! deal, and stops as soon as one of them is twenty times (19:1) as likely. Each claim is wrongly refused in at
//! most about 5 of 100 runs. A deal is one observation: the share of its contests that the first bot took. Its
//! spread is taken from the results, so that duplicate deals, which differ less than single games, need fewer.

use thiserror::Error;

/// How often each claim may be wrongly refused.
pub(super) const WRONG: f64 = 0.05;
/// Before so many deals nothing is decided: their spread is not known.
const FEWEST: usize = 8;

/// Claims that cannot be weighed.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum Unsound {
    /// The second claim must be above the first.
    #[error("--sprt {elo0},{elo1}: the second number must be larger than the first, such as 0,20")]
    Order {
        /// The first claim.
        elo0: f64,
        /// The second claim.
        elo1: f64,
    },
}

/// Two claims: the first bot is better than the second by at most `elo0`, or by at least `elo1`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hypotheses {
    elo0: f64,
    elo1: f64,
}

/// Which claim is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is at most the lower one.
    Lower,
    /// The difference is at least the higher one.
    Higher,
}

/// How far a test has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// The logarithm of how many times likelier the higher claim is.
    pub ratio: f64,
    /// How many deals were weighed.
    pub deals: usize,
    /// Which claim is right, once that is clear.
    pub verdict: Option<Verdict>,
}

impl Hypotheses {
    /// Where the test stops on either side.
    pub fn bound() -> f64 {
        ((1.0 - WRONG) / WRONG).ln()
    }

    /// Two claims about a difference in Elo.
    ///
    /// # Errors
    ///
    /// The second must be above the first.
    pub fn new(elo0: f64, elo1: f64) -> Result<Hypotheses, Unsound> {
        if elo0 < elo1 { Ok(Hypotheses { elo0, elo1 }) } else { Err(Unsound::Order { elo0, elo1 }) }
    }

    /// The lower and the higher claim.
    pub fn claims(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// Weighs the shares of deals in their order, up to the deal that decides.
    pub fn weigh(&self, shares: impl IntoIterator<Item = f64>) -> Course {
        let mut course = Course { ratio: 0.0, deals: 0, verdict: None };
        // A loss, a draw and a win, a third of a deal each, so that the spread is never nothing.
        let (mut count, mut sum, mut squares) = (1.0, 0.5, (0.25 + 1.0) / 3.0);
        let [low, high] = [self.elo0, self.elo1].map(|elo| 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0)));
        for share in shares {
            (count, sum, squares) = (count + 1.0, sum + share, squares + share * share);
            let mean: f64 = sum / count;
            let spread = squares / count - mean * mean;
            // The ratio of two normal likelihoods with the spread that was found.
            course.ratio = count * (high - low) * (2.0 * mean - low - high) / (2.0 * spread);
            course.deals += 1;
            if course.deals >= FEWEST && course.ratio.abs() >= Hypotheses::bound() {
                course.verdict = Some(if course.ratio > 0.0 { Verdict::Higher } else { Verdict::Lower });
                break;
            }
        }
        course
    }
}

#[cfg(test)]
mod tests {
    use kernel::Dice;

    use super::*;

    /// Deals of two games each, in which the first bot is this much better.
    fn shares(elo: f64, dice: &mut Dice) -> impl Iterator<Item = f64> {
        let chance = 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0));
        core::iter::repeat_with(move || {
            let mut game = || f64::from(u8::from(f64::from(dice.below(1_000_000)) < chance * 1e6)) / 2.0;
            game() + game()
        })
    }

    fn verdicts(elo: f64, seed: u64) -> (usize, usize) {
        let claims = Hypotheses::new(0.0, 60.0).unwrap();
        let mut dice = Dice::from_number(seed);
        let higher = (0..200).filter(|_| {
            let course = claims.weigh(shares(elo, &mut dice).take(100_000));
            course.verdict.expect("it ends") == Verdict::Higher
        });
        let higher = higher.count();
        (higher, 200 - higher)
    }

    #[test]
    fn it_stops_rightly_on_both_sides() {
        let (wrong, right) = verdicts(0.0, 1);
        assert!(wrong <= 20 && right >= 180, "{wrong} of 200 wrongly higher");
        let (right, wrong) = verdicts(60.0, 2);
        assert!(wrong <= 20 && right >= 180, "{wrong} of 200 wrongly lower");
        assert_eq!(verdicts(300.0, 3).1, 0);
        assert_eq!(verdicts(-300.0, 4).0, 0);
    }

    #[test]
    fn it_counts_only_up_to_the_deal_that_decides() {
        let claims = Hypotheses::new(0.0, 100.0).unwrap();
        let course = claims.weigh(core::iter::repeat_n(1.0, 1000));
        assert_eq!(course.verdict, Some(Verdict::Higher));
        assert!((FEWEST..40).contains(&course.deals), "{course:?}");
        assert_eq!(claims.weigh(core::iter::repeat_n(1.0, 3)).verdict, None, "three deals prove nothing");
        assert_eq!(claims.weigh(core::iter::repeat_n(0.0, 1000)).verdict, Some(Verdict::Lower));
    }

    #[test]
    fn claims_must_differ() {
        assert!(Hypotheses::new(5.0, 5.0).is_err() && Hypotheses::new(f64::NAN, 5.0).is_err());
        assert!(Hypotheses::new(10.0, 0.0).unwrap_err().to_string().contains("larger than the first"));
    }
}
