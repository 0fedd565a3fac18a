//! What a position promises a seat that goes on to make the best of its own next decisions.

use kernel::{Buffer, Game, Seat, SeatMap, SeatSet, Turn, lead};

/// A decision with more options than this is judged as it stands instead of being looked through.
const FEW: usize = 6;

/// About how many points each seat will end with, once `seat` has made the best of its own decisions that follow, at
/// most so many of them.
pub(crate) fn foresee<G: Game>(
    state: &G::State,
    seat: Seat,
    weights: &[f32],
    decisions: u32,
) -> SeatMap<f32> {
    if decisions == 0 || G::turn(state) != Turn::Decide(SeatSet::only(seat)) {
        return G::prospects(state, weights);
    }
    let mut options = G::Actions::default();
    G::actions(state, seat, &mut options);
    if options.as_slice().len() > FEW {
        return G::prospects(state, weights);
    }
    let seats = G::seats(G::config(state));
    let follow = |option: &G::Action| {
        let mut after = state.clone();
        G::play(&mut after, seat, *option, &mut ());
        let prospects = foresee::<G>(&after, seat, weights, decisions - 1);
        (lead(&prospects, seat, seats), prospects)
    };
    let ways = options.as_slice().iter().map(follow);
    let best = ways.reduce(|best, way| if way.0 > best.0 { way } else { best });
    // Invariant: whoever decides has an option.
    best.expect("there is an option").1
}
