//! Who came where, with shared places.

use crate::{Seat, SeatMap, SeatSet};

/// How many numbers can decide a place: the score and up to three tie-breaks.
pub const TIERS: usize = 4;

/// Where one seat came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The place, from 1; seats with equal numbers share it.
    pub place: u8,
    /// The score and the tie-breaks, most important first; more is better.
    pub tiers: [i32; TIERS],
}

/// Where everybody came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    seats: u8,
    rows: SeatMap<Standing>,
}

impl Standings {
    /// Ranks the first `seats` seats by their numbers.
    pub fn rank(seats: u8, tiers: impl Fn(Seat) -> [i32; TIERS]) -> Standings {
        let all = SeatMap::from_fn(|seat| if seat.number() < seats { tiers(seat) } else { [0; TIERS] });
        let rows = SeatMap::from_fn(|seat| Standing {
            place: 1 + all.iter(seats).filter(|(_, other)| **other > all[seat]).count() as u8,
            tiers: all[seat],
        });
        Standings { seats, rows }
    }

    /// How many seats are ranked.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Where this seat came.
    pub fn of(&self, seat: Seat) -> Standing {
        self.rows[seat]
    }

    /// Everybody in order of seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Standing)> + '_ {
        self.rows.iter(self.seats).map(|(seat, standing)| (seat, *standing))
    }

    /// Everybody in the first place.
    pub fn winners(&self) -> SeatSet {
        self.iter().filter(|(_, standing)| standing.place == 1).map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(scores: &[[i32; 2]]) -> [u8; 4] {
        let standings = Standings::rank(4, |seat| [scores[seat.index()][0], scores[seat.index()][1], 0, 0]);
        core::array::from_fn(|index| standings.of(Seat::ALL[index]).place)
    }

    #[test]
    fn ties_share_a_place_and_the_next_place_stays_empty() {
        assert_eq!(places(&[[10, 0], [12, 0], [10, 0], [3, 0]]), [2, 1, 2, 4]);
    }

    #[test]
    fn a_tie_break_decides_only_between_equal_scores() {
        assert_eq!(places(&[[30, 7], [30, 8], [31, 0], [30, 8]]), [4, 2, 1, 2]);
    }

    #[test]
    fn a_shared_victory_has_several_winners() {
        let standings = Standings::rank(2, |_| [30, 8, 0, 0]);
        assert_eq!(standings.winners(), SeatSet::first(2));
    }
}
