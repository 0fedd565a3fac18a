//! Imagined worlds are as likely as the rules make them.

use game_skye::{Mark, Skye as G, State};
use kernel::{Hidden, Positions, Seat, Viewer};
use testkit::{fairness, table};

/// P1 has committed an offer of 4 gold: one of three tiles has the axe, and there are six pairs of prices.
#[test]
fn a_committed_offer_may_be_any_legal_one() {
    let config = table::config::<G>(table::data::<G>(), 2, &[]);
    let position = r#"{
        "phase": "offers", "gold": { "P0": 5, "P1": 4 }, "committed": ["P1"],
        "offers": { "P0": ["L01", "L02", "L03"], "P1": ["L04 axe", "L05 1", "L06 3"] }
    }"#;
    let state = G::read_position(&config, position).unwrap();
    // The gold on each tile, 0 for the axe.
    let offer = |state: &State| {
        state.screens[Seat::ALL[1]].marks.map(|mark| match mark.unwrap() {
            Mark::Axe => 0,
            Mark::Price(gold) => gold,
        })
    };
    let mut weights = Vec::new();
    for (one, two) in [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)] {
        weights.extend([([0, one, two], 1.0), ([one, 0, two], 1.0), ([one, two, 0], 1.0)]);
    }
    let view = G::view(&state, Viewer::Seat(Seat::ALL[0]));
    fairness::check::<G, _>(&view, 18_000, 1, offer, weights).unwrap();
    let own = G::view(&state, Viewer::Seat(Seat::ALL[1]));
    fairness::check::<G, _>(&own, 100, 1, offer, [([0, 1, 3], 1.0)]).unwrap();
}

/// Whoever has begun an offer and not committed it looks the same as one who has not begun.
#[test]
fn an_offer_that_is_being_set_shows_nothing() {
    let config = table::config::<G>(table::data::<G>(), 2, &[]);
    let read = |own: &str| {
        let position = format!(
            r#"{{ "phase": "offers", "gold": {{ "P0": 5, "P1": 9 }},
                 "offers": {{ "P0": ["L01", "L02", "L03"], "P1": [{own}] }} }}"#
        );
        G::read_position(&config, &position).unwrap()
    };
    let bare = read(r#""L04", "L05", "L06""#);
    let begun = read(r#""L04", "L05 axe", "L06""#);
    let half = read(r#""L04 7", "L05 axe", "L06""#);
    for viewer in [Viewer::Seat(Seat::ALL[0]), Viewer::Audience] {
        assert!(G::view(&bare, viewer) == G::view(&begun, viewer));
        assert!(G::view(&bare, viewer) == G::view(&half, viewer));
    }
    let own = Viewer::Seat(Seat::ALL[1]);
    assert!(G::view(&bare, own) != G::view(&begun, own));
}
