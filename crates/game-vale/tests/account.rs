//! Every point of a game is accounted for by a card, and everything hidden is told to its owner alone.

use game_vale::{Fact, Vale as G};
use kernel::{Dice, Rules, Seat, SeatMap, Turn};
use testkit::{table, walk};

/// The points of the start and of all `points` facts are the score, at every step.
#[test]
fn points_name_their_cards() {
    let data = table::data::<G>();
    for seats in 2..=4 {
        let config = table::config::<G>(data, seats, &[("start", "P1")]);
        for seed in 0..200 {
            let mut dice = Dice::from_number(seed);
            let mut options = <G as Rules>::Actions::default();
            let mut state = G::setup(&config);
            let mut account: SeatMap<i32> =
                SeatMap::from_fn(|seat| i32::from(state.common.players[seat].score));
            while let Some(step) = walk::choose::<G>(&state, &mut dice, &mut options) {
                for event in walk::apply::<G>(&mut state, step) {
                    if let Fact::Points { seat, change, .. } = event {
                        assert_ne!(change, 0, "a fact without points");
                        account[seat] += i32::from(change);
                    }
                }
                for seat in Seat::first(seats) {
                    let score = i32::from(state.common.players[seat].score);
                    assert_eq!(account[seat], score, "{seats} players, seed {seed}, {seat}");
                }
            }
            assert_eq!(G::turn(&state), Turn::Over);
        }
    }
}
