//! Positions written by hand: what is left out has a default, and everything that is wrong is named.

use game_vale::{Due, State, Vale as G};
use kernel::{Positions, Rules, Seat, SeatSet, Turn};
use testkit::table;

fn read(json: &str) -> Result<State, String> {
    let config = table::config::<G>(table::data::<G>(), 2, &[]);
    G::read_position(&config, json).map_err(|faults| faults.to_string())
}

#[test]
fn an_empty_position_is_a_turn_of_round_one() {
    let state = read("{}").unwrap();
    assert_eq!((state.common.round, state.common.due), (1, Due::Action));
    assert_eq!(G::turn(&state), Turn::Decide(SeatSet::only(Seat::ALL[0])));
    assert_eq!(state.pile().len(), 70);
    assert_eq!(G::audit(&state), Ok(()));
}

#[test]
fn what_must_come_first_follows_from_the_rest() {
    let state = read(r#"{ "stones": { "P1": [5, 0, 0] } }"#).unwrap();
    assert_eq!((state.common.due, state.common.decider), (Due::Keep, Seat::ALL[1]));
    let state = read(r#"{ "phase": "hunt", "display": ["imp P0", "troll P1", "agni", "kappa"] }"#).unwrap();
    assert_eq!((state.common.due, state.common.decider), (Due::Hunt, Seat::ALL[1]));
    // Nothing can be activated: the next round begins.
    let state = read(r#"{ "phase": "resolution", "round": 3 }"#).unwrap();
    assert_eq!((state.common.due, state.common.round), (Due::Reveal, 4));
}

#[test]
fn faults_are_named() {
    for (json, expected) in [
        (r#"{ "rund": 3 }"#, "unknown field `rund`"),
        (r#"{ "round": 11 }"#, "round: \"11\" is not possible; it is 1 to 10"),
        (r#"{ "phase": "lunch" }"#, "phase: \"lunch\" is not possible"),
        (r#"{ "first": "P2" }"#, "first: \"P2\" is not possible; it is P0 to P1"),
        (r#"{ "hands": { "P0": ["unicorn"] } }"#, "hands: \"unicorn\" is not possible"),
        (r#"{ "hands": { "P0": ["imp"], "P1": ["imp"] } }"#, "hands: imp is in another place already"),
        (r#"{ "hands": { "P0": ["?"] } }"#, "hands: a position needs cards"),
        (r#"{ "deck": 60 }"#, "deck: a position needs cards"),
        (r#"{ "drawn": { "P0": ["imp"] } }"#, "drawn: imp is not in the hand of P0"),
        (r#"{ "hands": { "P0": ["imp"] }, "drawn": { "P0": ["imp@1"] } }"#, "an earlier pile than 1"),
        (r#"{ "areas": { "P0": ["imp", "agni"] } }"#, "P0 has more creatures than round 1 allows"),
        (r#"{ "stones": { "P0": [21, 0, 0] } }"#, "stones: at most 20"),
        (r#"{ "scores": { "P0": 10000 } }"#, "scores: 10000 is more than 9999"),
        (r#"{ "display": ["imp"] }"#, "display: only in the hunting phase"),
        (r#"{ "phase": "reveal", "display": ["imp P0"] }"#, "display: it is empty outside"),
        (r#"{ "phase": "hunt", "display": ["imp P1", "agni"] }"#, "display: P0 has 0 markers"),
        (r#"{ "display": ["imp P0", "agni P0", "troll P1", "kappa P1", "medusa P1"] }"#, "at most 4 cards"),
        (r#"{ "used": ["imp"] }"#, "used: imp is not in the area of P0"),
        (r#"{ "effects": [{ "seat": "P0", "source": "hestia" }] }"#, "effects: hestia has no instant effect"),
        (r#"{ "effects": [{ "seat": "P0", "source": "imp", "at": 7 }] }"#, "effects: imp has no operation 7"),
        (
            r#"{ "effects": [{ "seat": "P0", "source": "aeris" }] }"#,
            "effects: the operation that is next has no options",
        ),
        (r#"{ "unseen": { "1": ["imp"] } }"#, "unseen: it does not agree"),
        (r#"{ "pile": 0 }"#, "pile: piles are counted from 1"),
        (r#"{ "phase": "over", "cause": "boredom" }"#, "cause: \"boredom\" is not possible"),
    ] {
        let message = read(json).expect_err(json);
        assert!(message.contains(expected), "{json}: {message}");
    }
}

#[test]
fn all_faults_are_named_at_once() {
    let message = read(r#"{ "round": 0, "phase": "lunch", "hands": { "P7": [] } }"#).unwrap_err();
    assert_eq!(message.matches("is not possible").count(), 3, "{message}");
}
