//! What came of one game of the arena.

use thiserror::Error;

use super::Plan;

/// How a bot did in one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The place, from 1; equals share it.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// How many decisions the bot was asked for.
    pub asked: u32,
    /// How much CPU time it thought, in nanoseconds.
    pub thought: u64,
}

/// What came of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Which deal; all games of a deal have the same chance.
    pub deal: u64,
    /// Which match of the plan.
    pub of: usize,
    /// Which seating of the match.
    pub seating: usize,
    /// Everybody in order of seats.
    pub guests: Vec<Guest>,
}

/// An outcome that no game of a plan has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// No such match or seating.
    #[error("there is no seating {seating} of match {of}")]
    NoGame {
        /// Which match.
        of: usize,
        /// Which seating.
        seating: usize,
    },
    /// Too many or too few at the table.
    #[error("{found} players at a table of {seats}")]
    Seats {
        /// Seats of the table.
        seats: usize,
        /// How many there were.
        found: usize,
    },
    /// Places that nobody can have together.
    #[error("the places are not those of a ranking")]
    Places,
}

impl Outcome {
    /// Is this what a game of the plan may end with?
    ///
    /// # Errors
    ///
    /// Says what cannot be.
    pub fn check(&self, plan: &Plan) -> Result<(), Unfit> {
        let (of, seating) = (self.of, self.seating);
        let known = plan.matches().get(of).is_some_and(|of| seating < plan.games(of));
        if !known {
            return Err(Unfit::NoGame { of, seating });
        }
        if self.guests.len() != plan.seats() {
            return Err(Unfit::Seats { seats: plan.seats(), found: self.guests.len() });
        }
        let ahead = |guest: &Guest| self.guests.iter().filter(|other| other.place < guest.place).count();
        let ranked = self.guests.iter().all(|guest| usize::from(guest.place) == 1 + ahead(guest));
        if ranked { Ok(()) } else { Err(Unfit::Places) }
    }

    /// How many won.
    pub fn winners(&self) -> usize {
        self.guests.iter().filter(|guest| guest.place == 1).count()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pairing;
    use super::*;

    fn outcome(places: &[u8]) -> Outcome {
        let guest = |place: &u8| Guest { place: *place, score: 0, asked: 1, thought: 1 };
        Outcome { deal: 0, of: 0, seating: 0, guests: places.iter().map(guest).collect() }
    }

    #[test]
    fn only_what_a_game_can_end_with() {
        let plan = Plan::new(3, 3, Pairing::All).expect("there are two bots");
        for places in [[1, 2, 3], [2, 2, 1], [1, 1, 1], [3, 1, 1], [1, 2, 2]] {
            assert_eq!(outcome(&places).check(&plan), Ok(()), "{places:?}");
        }
        for places in [[0, 1, 2], [2, 2, 2], [1, 1, 2], [1, 2, 4]] {
            assert_eq!(outcome(&places).check(&plan), Err(Unfit::Places), "{places:?}");
        }
        assert_eq!(outcome(&[1, 2]).check(&plan), Err(Unfit::Seats { seats: 3, found: 2 }));
        let elsewhere = Outcome { of: 1, ..outcome(&[1, 2, 3]) };
        assert_eq!(elsewhere.check(&plan), Err(Unfit::NoGame { of: 1, seating: 0 }));
        let seatless = Outcome { seating: 3, ..outcome(&[1, 2, 3]) };
        assert_eq!(seatless.check(&plan), Err(Unfit::NoGame { of: 0, seating: 3 }));
    }
}
