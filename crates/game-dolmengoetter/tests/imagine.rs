//! Imagined worlds are as likely as the pieces make them.

use game_dolmengoetter::{Dolmengoetter as G, State};
use kernel::{Hidden, Positions, Seat, Viewer};
use testkit::{fairness, table};

/// P1 owns two 1s and one 4 and has laid two of the three: of the six ordered ways to lay them,
/// two show 1-1, two 1-4, two 4-1.
#[test]
fn face_down_dolmens_are_drawn_from_what_their_owner_has() {
    let config = table::config::<G>(table::data::<G>(), 2, &[]);
    let position = r#"{
        "druids": { "P0": [1, 2, 3], "P1": [76, 77, 78] },
        "supply": { "P1": { "dolmens": { "1": 1 } } },
        "stacks": { "B2": ["P1:4", "P1:1"] }
    }"#;
    let state = G::read_position(&config, position).unwrap();
    let values = |state: &State| {
        let circle = state.config.board.circle_named("B2").unwrap();
        state.common.stacks[circle.index()]
            .iter()
            .map(|dolmen| state.value(*dolmen).points())
            .collect::<Vec<_>>()
    };
    let weights = [(vec![1, 1], 2.0), (vec![1, 4], 2.0), (vec![4, 1], 2.0)];
    let view = G::view(&state, Viewer::Seat(Seat::ALL[0]));
    fairness::check::<G, _>(&view, 6_000, 1, values, weights).unwrap();
    let own = G::view(&state, Viewer::Seat(Seat::ALL[1]));
    fairness::check::<G, _>(&own, 100, 1, values, [(vec![4, 1], 1.0)]).unwrap();
}
