//! Imagined worlds are as likely as the pieces make them.

use game_vale::{State, Vale as G};
use kernel::{Hidden, Positions, Seat, Viewer};
use testkit::{fairness, table};

fn state(position: &str) -> State {
    let config = table::config::<G>(table::data::<G>(), 3, &[]);
    G::read_position(&config, position).expect("the position is right")
}

/// The hidden hand of a seat as keys.
fn hidden(seat: usize) -> impl Fn(&State) -> Vec<&'static str> {
    move |state| state.secrets[Seat::ALL[seat]].iter().map(|card| state.config.key(card)).collect()
}

/// Of pile 1 the cards imp and troll are unseen, one with P1 and one with P2; of pile 2 four are, one of them
/// with P1 and three in the draw pile.
const TWO_PILES: &str = r#"{
    "round": 5, "pile": 2,
    "hands": { "P0": ["agni"], "P1": ["imp", "kappa", "sylph"], "P2": ["troll"] },
    "drawn": { "P1": ["imp@1", "kappa"], "P2": ["troll@1"] },
    "deck": ["goblin", "harpy", "medusa"], "discard": ["*"]
}"#;

#[test]
fn hidden_cards_come_from_the_pile_they_were_drawn_from() {
    let state = state(TWO_PILES);
    let mut weights = Vec::new();
    for old in ["imp", "troll"] {
        for new in ["goblin", "harpy", "kappa", "medusa"] {
            let mut hand = vec![old, new];
            hand.sort_by_key(|key| state.config.data.card_named(key));
            weights.push((hand, 1.0));
        }
    }
    for viewer in [Viewer::Seat(Seat::ALL[0]), Viewer::Audience] {
        let view = G::view(&state, viewer);
        fairness::check::<G, _>(&view, 8_000, 1, hidden(1), weights.clone()).unwrap();
    }
}

/// P2 holds one of the two unseen cards of pile 1 and so knows who has the other.
#[test]
fn own_cards_tell_about_the_others() {
    let state = state(TWO_PILES);
    let view = G::view(&state, Viewer::Seat(Seat::ALL[2]));
    let weights = ["goblin", "harpy", "kappa", "medusa"].map(|new| {
        let mut hand = vec!["imp", new];
        hand.sort_by_key(|key| state.config.data.card_named(key));
        (hand, 1.0)
    });
    fairness::check::<G, _>(&view, 4_000, 1, hidden(1), weights).unwrap();
    let own = G::view(&state, Viewer::Seat(Seat::ALL[1]));
    fairness::check::<G, _>(&own, 100, 1, hidden(1), [(vec!["imp", "kappa"], 1.0)]).unwrap();
}

/// Two players with two and one hidden cards out of three: each of the three is equally likely to be alone.
#[test]
fn several_hands_share_a_pile() {
    let state = state(
        r#"{ "round": 5, "hands": { "P1": ["imp", "kappa"], "P2": ["troll"] },
             "drawn": { "P1": ["imp", "kappa"], "P2": ["troll"] }, "deck": [], "discard": ["*"] }"#,
    );
    let weights = [(vec!["imp"], 1.0), (vec!["kappa"], 1.0), (vec!["troll"], 1.0)];
    let view = G::view(&state, Viewer::Audience);
    fairness::check::<G, _>(&view, 3_000, 1, hidden(2), weights).unwrap();
}
