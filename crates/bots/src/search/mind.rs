//! How a position stands for everybody: as the share of a win that each seat may hope for.

use core::marker::PhantomData;

use kernel::{Game, Seat, SeatMap, lead};

use super::Habits;
use crate::foresight::foresee;

/// The share of a win that each seat may hope for, from 0 to 1.
pub(super) type Outcome = SeatMap<f32>;

/// Of a game that is over, how much the lead counts beside the win itself: a clear win is a better one.
const CLEAR: f32 = 0.05;

/// A win by so many points is a clear one.
const WIDE: f32 = 20.0;

/// Judges positions.
pub(super) struct Mind<'a, G: Game> {
    pub(super) weights: &'a [f32],
    pub(super) habits: Habits,
    game: PhantomData<G>,
}

impl<'a, G: Game> Mind<'a, G> {
    pub(super) fn new(weights: &'a [f32], habits: Habits) -> Mind<'a, G> {
        Mind { weights, habits, game: PhantomData }
    }

    /// About how many points each seat will end with.
    pub(super) fn prospects(&self, state: &G::State) -> SeatMap<f32> {
        G::prospects(state, self.weights)
    }

    /// The same, once a seat has made the best of its own decisions that follow, as far as foresight goes.
    pub(super) fn foresee(&self, state: &G::State, seat: Seat) -> SeatMap<f32> {
        foresee::<G>(state, seat, self.weights, self.habits.foresight)
    }

    /// How a position stands whose game goes on.
    pub(super) fn judge(&self, state: &G::State) -> Outcome {
        hopes(&self.prospects(state), G::doubt(state), G::seats(G::config(state)))
    }

    /// How a game stands that is over.
    pub(super) fn outcome(state: &G::State) -> Outcome {
        let standings = G::standings(state);
        let winners = standings.winners();
        let clear = hopes(&final_points::<G>(state), WIDE, standings.seats());
        SeatMap::from_fn(|seat| {
            let share = if winners.contains(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 };
            (1.0 - CLEAR) * share + CLEAR * clear[seat]
        })
    }
}

/// With how many points everybody came home.
pub(super) fn final_points<G: Game>(state: &G::State) -> SeatMap<f32> {
    let standings = G::standings(state);
    let points = |seat: Seat| if seat.number() < standings.seats() { standings.of(seat).tiers[0] } else { 0 };
    SeatMap::from_fn(|seat| points(seat) as f32)
}

/// Leads as shares of a win: certain where they are large beside what may still change.
pub(super) fn hopes(prospects: &SeatMap<f32>, doubt: f32, seats: u8) -> Outcome {
    SeatMap::from_fn(|seat| {
        if seat.number() >= seats {
            return 0.0;
        }
        chance(lead(prospects, seat, seats) / doubt)
    })
}

/// The share of a win that a lead of so many doubts is: the logistic curve with the spread of a normal one.
pub(super) fn chance(doubts: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * doubts).exp())
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn a_lead_is_a_hope_and_the_smaller_the_doubt_the_surer() {
        let even = hopes(&SeatMap::from_fn(|_| 7.0), 5.0, 3);
        assert!(Seat::first(3).all(|seat| (even[seat] - 0.5).abs() < 1e-6));
        let ahead = SeatMap::from_fn(|seat| if seat.number() == 0 { 10.0 } else { 4.0 });
        let (early, late) = (hopes(&ahead, 20.0, 2), hopes(&ahead, 3.0, 2));
        let (me, other) = (Seat::ALL[0], Seat::ALL[1]);
        assert!(0.5 < early[me] && early[me] < late[me] && late[me] < 1.0);
        assert!((early[me] + early[other] - 1.0).abs() < 1e-6, "of two one wins");
    }
}
