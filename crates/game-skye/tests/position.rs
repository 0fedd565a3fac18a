//! Positions written by hand: every fault is named, and nothing that is read can break a game.

use game_skye::Skye as G;
use kernel::Positions;
use testkit::table;

fn fault(variant: &str, position: &str) -> String {
    let config = table::config::<G>(table::data::<G>(), 2, &[("variant", variant)]);
    match G::read_position(&config, position) {
        Ok(_) => panic!("{position} went unnoticed"),
        Err(faults) => faults.to_string(),
    }
}

#[test]
fn faults_are_named() {
    for (position, expected) in [
        (r#"{"phas": "build"}"#, "unknown field `phas`"),
        (r#"{"phase": "lunch"}"#, "phase: \"lunch\" is not possible; scoring, start, draw"),
        (r#"{"pending": {"P2": ["L01"]}}"#, "a seat of this table, P0 to P1"),
        (r#"{"pending": {"P0": ["L99"]}}"#, "pending: \"L99\" is not possible"),
        (r#"{"pending": {"P0": ["D01"]}}"#, "pending: \"D01\" is not possible"),
        (r#"{"pending": {"P0": ["L01"], "P1": ["L01"]}}"#, "L01 is somewhere else already"),
        (r#"{"pending": {"P0": ["L01", "L02", "L03", "L04", "L05"]}}"#, "at most four tiles"),
        (r#"{"pending": {}}"#, "nobody has a tile to build"),
        (
            r#"{"territories": {"P0": ["L66 0,-2 r0"]}}"#,
            "\"L66 0,-2 r0\" does not fit there: the cell touches neither the castle nor a tile written before",
        ),
        (
            r#"{"territories": {"P0": ["L70 0,-1 r0"]}}"#,
            "\"L70 0,-1 r0\" does not fit there: its neighbour in the south has another terrain",
        ),
        (r#"{"territories": {"P0": ["L66 0,0 r0"]}}"#, "another tile lies on this cell"),
        (r#"{"territories": {"P0": ["L66 0 -1 r0"]}}"#, "such as L66 0,-1 r0"),
        (r#"{"round": 7, "pending": {"P0": ["L01"]}}"#, "the round is not one of the schedule"),
        (r#"{"scoring": ["S01"], "pending": {"P0": ["L01"]}}"#, "four different scoring tiles"),
        (r#"{"gold": {"P0": 9000}, "pending": {"P0": ["L01"]}}"#, "gold: 9000 for P0; at most 500 in all"),
        (r#"{"gold": {"P0": 400, "P1": 200}, "pending": {"P0": ["L01"]}}"#, "gold: 600 in all; at most 500"),
        (r#"{"tablets": {"P0": ["own"]}, "pending": {"P0": ["L01"]}}"#, "they belong to Druids"),
        (r#"{"dolmen": [], "pending": {"P0": ["L01"]}}"#, "belong to Druids"),
        (r#"{"phase": "second_buy", "gold": {"P0": 9}}"#, "the second buying turn belongs to Druids"),
        (r#"{"bought": true, "pending": {"P0": ["L01"]}}"#, "belong to the phase first_buy"),
        (r#"{"bag": ["L01"], "out": ["L02"], "pending": {"P0": ["L03"]}}"#, "it is not what is nowhere else"),
    ] {
        let message = fault("base", position);
        assert!(message.contains(expected), "{position}: {message}");
    }
}

#[test]
fn faults_of_offers_are_named() {
    let offers = |own: &str, other: &str| {
        format!(
            r#"{{"phase": "offers", "gold": {{"P0": 5, "P1": 5}}, "offers": {{"P0": [{own}], "P1": ["L04", "L05", "L06"]}}{other}}}"#
        )
    };
    for (own, other, expected) in [
        (r#""L01 ?", "L02", "L03""#, "", "hides something"),
        (r#""L01 3", "L02", "L03""#, "", "one axe is set, before the prices"),
        (r#""L01 axe", "L02 axe", "L03""#, "", "one axe is set"),
        (r#""L01 axe", "L02", "L03 2""#, "", "the lower number is priced first"),
        (r#""L01 axe", "L02 0", "L03""#, "", "a price is too low"),
        (r#""L01 axe", "L02 5", "L03""#, "", "the gold does not suffice"),
        (r#""L01 axe", "L02 4", "L03 1""#, "", "an offer is committed exactly when"),
        (r#""L01 axe", "L02 4", "L03""#, r#", "committed": ["P0"]"#, "an offer is committed exactly when"),
        (r#""L01", "L02 4 kept", "L03""#, "", "while prices are set"),
    ] {
        let message = fault("base", &offers(own, other));
        assert!(message.contains(expected), "{own}: {message}");
    }
    let message = fault("base", r#"{"phase": "first_buy", "gold": {"P0": 1}, "offers": {"P1": ["L01 2"]}}"#);
    assert!(message.contains("this player can buy nothing"), "{message}");
    let message =
        fault("druids", r#"{"tablets": {"P0": ["own", "own", "own"]}, "pending": {"P0": ["L01"]}}"#);
    assert!(message.contains("3 of own; there are 2"), "{message}");
}

/// Written positions may have left out tiles; the bag can be short (7.1).
#[test]
fn what_is_not_mentioned_is_in_the_bag_unless_the_bag_is_written() {
    let config = table::config::<G>(table::data::<G>(), 2, &[("variant", "druids")]);
    let state = G::read_position(&config, r#"{"pending": {"P0": ["L01"]}}"#).unwrap();
    assert_eq!((state.common.bag.len(), state.common.stock.len(), state.common.out.len()), (72, 36, 0));
    let state =
        G::read_position(&config, r#"{"pending": {"P0": ["L01"]}, "bag": ["L02"], "stock": []}"#).unwrap();
    assert_eq!((state.common.bag.len(), state.common.stock.len(), state.common.out.len()), (1, 0, 107));
    let state = G::read_position(&config, r#"{"pending": {"P0": ["L01"]}, "out": ["L05", "D01"]}"#).unwrap();
    assert_eq!((state.common.bag.len(), state.common.stock.len(), state.common.out.len()), (71, 35, 2));
}
