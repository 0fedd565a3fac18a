//! All results of an arena together.

use std::collections::{BTreeMap, BTreeSet};

use super::{Clusters, Contest, Outcome, Plan, Ratings};

/// How one bot has done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Career {
    /// What it took of a win in each of its seats: 1, 0, or its part of a shared one.
    pub wins: Clusters,
    /// Its points in each of its seats.
    pub points: Clusters,
    /// Its points where it won.
    pub winning: Clusters,
    /// How many decisions it was asked for.
    pub asked: u64,
    /// How much CPU time it thought, in nanoseconds.
    pub thought: u64,
}

/// How two bots have done against each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    /// One bot.
    pub left: usize,
    /// The other.
    pub right: usize,
    /// What the left one took of each comparison: 1, 0, or a half.
    pub shares: Clusters,
}

/// What came of many deals. Only deals count of which every game of a match was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How many games were counted.
    pub games: u64,
    /// How many deals were counted.
    pub deals: usize,
    /// Each bot, in the order of the plan.
    pub careers: Vec<Career>,
    /// Each pair that met.
    pub duels: Vec<Duel>,
    /// The winner's points of each game.
    pub winning: Clusters,
    /// How strong the bots are; none until all are connected by results.
    pub ratings: Option<Ratings>,
}

impl Summary {
    /// Sums up the outcomes of a plan, in whatever order they came.
    pub fn of(plan: &Plan, outcomes: &[Outcome]) -> Summary {
        let mut whole: BTreeMap<(u64, usize), BTreeMap<usize, &Outcome>> = BTreeMap::new();
        for outcome in outcomes {
            whole.entry((outcome.deal, outcome.of)).or_default().insert(outcome.seating, outcome);
        }
        whole.retain(|(_, of), games| games.len() == plan.games(&plan.matches()[*of]));
        let mut summary = Summary {
            games: 0,
            deals: whole.keys().map(|(deal, _)| deal).collect::<BTreeSet<_>>().len(),
            careers: vec![Career::default(); plan.bots()],
            duels: Vec::new(),
            winning: Clusters::default(),
            ratings: None,
        };
        let mut contests = Vec::new();
        for ((deal, of), games) in &whole {
            let seatings = plan.seatings(&plan.matches()[*of], *deal);
            for (seating, outcome) in games {
                summary.count(&seatings[*seating], outcome);
                contests.extend(comparisons(&seatings[*seating], outcome));
            }
        }
        summary.ratings = Ratings::of(plan.bots(), &contests);
        summary.duels = duels(&contests);
        summary
    }

    fn count(&mut self, seating: &[usize], outcome: &Outcome) {
        self.games += 1;
        let winners = outcome.winners() as f64;
        for (bot, guest) in seating.iter().zip(&outcome.guests) {
            let career = &mut self.careers[*bot];
            let points = f64::from(guest.score);
            career.wins.add(outcome.deal, if guest.place == 1 { 1.0 / winners } else { 0.0 });
            career.points.add(outcome.deal, points);
            career.asked += u64::from(guest.asked);
            career.thought += guest.thought;
            if guest.place == 1 {
                career.winning.add(outcome.deal, points);
            }
        }
        if let Some(winner) = outcome.guests.iter().find(|guest| guest.place == 1) {
            self.winning.add(outcome.deal, f64::from(winner.score));
        }
    }

    /// What one bot took of each deal against another, in order of deals.
    pub fn shares(&self, left: usize, right: usize) -> Vec<f64> {
        let of = |duel: &&Duel| (duel.left, duel.right) == (left.min(right), left.max(right));
        let Some(duel) = self.duels.iter().find(of) else { return Vec::new() };
        duel.shares.means().map(|share| if left < right { share } else { 1.0 - share }).collect()
    }
}

/// Every two seats of different bots, compared by their places.
fn comparisons(seating: &[usize], outcome: &Outcome) -> Vec<Contest> {
    let mut contests = Vec::new();
    for (seat, (left, one)) in seating.iter().zip(&outcome.guests).enumerate() {
        for (right, other) in seating.iter().zip(&outcome.guests).skip(seat + 1) {
            let share = match one.place.cmp(&other.place) {
                core::cmp::Ordering::Less => 1.0,
                core::cmp::Ordering::Equal => 0.5,
                core::cmp::Ordering::Greater => 0.0,
            };
            let deal = outcome.deal;
            match left.cmp(right) {
                core::cmp::Ordering::Less => {
                    contests.push(Contest { deal, left: *left, right: *right, share });
                }
                core::cmp::Ordering::Equal => {}
                core::cmp::Ordering::Greater => {
                    contests.push(Contest { deal, left: *right, right: *left, share: 1.0 - share });
                }
            }
        }
    }
    contests
}

fn duels(contests: &[Contest]) -> Vec<Duel> {
    let mut duels: BTreeMap<(usize, usize), Clusters> = BTreeMap::new();
    for contest in contests {
        duels.entry((contest.left, contest.right)).or_default().add(contest.deal, contest.share);
    }
    duels.into_iter().map(|((left, right), shares)| Duel { left, right, shares }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Guest, Pairing};
    use super::*;

    fn outcome(deal: u64, of: usize, seating: usize, places: &[u8]) -> Outcome {
        let guest = |place: &u8| Guest { place: *place, score: 10 - i32::from(*place), asked: 2, thought: 3 };
        Outcome { deal, of, seating, guests: places.iter().map(guest).collect() }
    }

    #[test]
    fn only_whole_deals_count() {
        let plan = Plan::new(2, 2, Pairing::All).unwrap();
        let games = [outcome(0, 0, 0, &[1, 2]), outcome(0, 0, 1, &[1, 1]), outcome(1, 0, 1, &[2, 1])];
        let summary = Summary::of(&plan, &games);
        assert_eq!((summary.games, summary.deals), (2, 1));
        assert_eq!(summary.shares(0, 1), [0.75]);
        assert_eq!(summary.shares(1, 0), [0.25]);
        let first = &summary.careers[0];
        assert_eq!((first.wins.mean(), first.asked, first.thought), (Some(0.75), 4, 6));
        assert_eq!(summary.winning.mean(), Some(9.0));
        assert_eq!(summary.careers[1].winning.count(), 1);
    }

    /// Nobody is compared with himself, and both ways of sitting are the same comparison.
    #[test]
    fn larger_tables_are_compared_by_places() {
        let outcome = outcome(3, 0, 0, &[3, 1, 2]);
        let contests = comparisons(&[1, 0, 1], &outcome);
        let shares: Vec<(usize, usize, f64)> =
            contests.iter().map(|contest| (contest.left, contest.right, contest.share)).collect();
        assert_eq!(shares, [(0, 1, 1.0), (0, 1, 1.0)]);
    }
}
