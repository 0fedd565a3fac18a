//! Who meets whom, and who sits where.
//!
//! A **match** is some bots at one kind of table. For each deal of a match the bots are seated in every rotation, so
//! that no seat and no order of play is anybody's luck. Where there are more seats than bots, the bots take turns
//! around the table and each of them once begins to, so that all of them hold equally many seats in the end.

use thiserror::Error;

/// Which bots meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Everybody meets everybody.
    All,
    /// Only neighbours in the given order meet.
    Neighbours,
}

impl Pairing {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Pairing::All => "all",
            Pairing::Neighbours => "neighbours",
        }
    }
}

/// The bots, by their numbers in the plan, that meet at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Ascending.
    pub bots: Vec<usize>,
}

/// A plan that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Planless {
    /// Nobody to compare with.
    #[error("a comparison needs at least two bots, not {bots}")]
    TooFewBots {
        /// How many came.
        bots: usize,
    },
}

/// Who meets whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    bots: usize,
    seats: usize,
    matches: Vec<Match>,
}

impl Plan {
    /// All matches of so many bots at tables of so many seats.
    ///
    /// # Errors
    ///
    /// There must be two bots to compare.
    pub fn new(bots: usize, seats: u8, pairing: Pairing) -> Result<Plan, Planless> {
        if bots < 2 {
            return Err(Planless::TooFewBots { bots });
        }
        let seats = usize::from(seats);
        let together = seats.min(bots);
        let matches = match pairing {
            Pairing::All => choose(bots, together),
            Pairing::Neighbours => {
                (0..=bots - together).map(|first| (first..first + together).collect()).collect()
            }
        };
        Ok(Plan { bots, seats, matches: matches.into_iter().map(|bots| Match { bots }).collect() })
    }

    /// How many bots there are.
    pub fn bots(&self) -> usize {
        self.bots
    }

    /// How many seats a table has.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The matches.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// Who sits where in each game of a deal: the bots in order of seats.
    ///
    /// In every other deal they sit the other way round: it can matter who plays after whom.
    pub fn seatings(&self, of: &Match, deal: u64) -> Vec<Vec<usize>> {
        let mut circle = of.bots.clone();
        if deal % 2 == 1 {
            circle.reverse();
        }
        let begins = if circle.len() < self.seats { circle.len() } else { 1 };
        let mut all: Vec<Vec<usize>> = Vec::new();
        for begin in 0..begins {
            let line: Vec<usize> =
                (0..self.seats).map(|seat| circle[(begin + seat) % circle.len()]).collect();
            for turn in 0..self.seats {
                let seating: Vec<usize> =
                    (0..self.seats).map(|seat| line[(seat + turn) % self.seats]).collect();
                if !all.contains(&seating) {
                    all.push(seating);
                }
            }
        }
        all
    }

    /// How many games a deal of this match has.
    pub fn games(&self, of: &Match) -> usize {
        self.seatings(of, 0).len()
    }
}

/// Every choice of `count` numbers below `end`, each ascending.
fn choose(end: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    (count - 1..end)
        .flat_map(|last| {
            choose(last, count - 1).into_iter().map(move |mut chosen| {
                chosen.push(last);
                chosen
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(bots: usize, seats: u8, pairing: Pairing) -> Vec<Vec<usize>> {
        let plan = Plan::new(bots, seats, pairing).expect("there are two bots");
        plan.matches().iter().map(|of| of.bots.clone()).collect()
    }

    #[test]
    fn everybody_meets_everybody_or_only_neighbours() {
        assert_eq!(pairs(3, 2, Pairing::All), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(pairs(4, 2, Pairing::Neighbours), [[0, 1], [1, 2], [2, 3]]);
        assert_eq!(pairs(4, 3, Pairing::All), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(pairs(4, 3, Pairing::Neighbours), [[0, 1, 2], [1, 2, 3]]);
        assert_eq!(pairs(2, 5, Pairing::All), [[0, 1]]);
        assert_eq!(Plan::new(1, 2, Pairing::All), Err(Planless::TooFewBots { bots: 1 }));
    }

    /// Over the games of one deal every bot holds every seat equally often.
    #[test]
    fn no_seat_is_anybodys_luck() {
        for bots in 2..=6 {
            for seats in 2..=5 {
                let plan = Plan::new(bots, seats, Pairing::All).expect("there are two bots");
                for (of, deal) in plan.matches().iter().zip(0..) {
                    let seatings = plan.seatings(of, deal);
                    assert_eq!(seatings.len(), plan.games(of));
                    for seat in 0..plan.seats() {
                        let held = |bot: &usize| seatings.iter().filter(|line| line[seat] == *bot).count();
                        let counts: Vec<usize> = of.bots.iter().map(held).collect();
                        assert!(
                            counts.iter().all(|count| *count == counts[0]),
                            "{bots} {seats}: {seatings:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_played_twice() {
        let two = Plan::new(2, 4, Pairing::All).expect("there are two bots");
        assert_eq!(two.seatings(&two.matches()[0], 0), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        let three = Plan::new(3, 3, Pairing::All).expect("there are two bots");
        let of = &three.matches()[0];
        assert_eq!(three.seatings(of, 0), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        assert_eq!(three.seatings(of, 1), [[2, 1, 0], [1, 0, 2], [0, 2, 1]], "the other way round");
    }
}
