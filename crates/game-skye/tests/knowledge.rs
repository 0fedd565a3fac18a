//! What a position is worth, as far as anybody would agree.

use game_skye::Skye as G;
use kernel::{Knowledge, Positions, Seat, lead};
use testkit::table;

fn worth(position: &str) -> [f32; 2] {
    let config = table::config::<G>(table::data::<G>(), 2, &[("scoring", "S03,S01,S05,S14")]);
    let state = G::read_position(&config, position).expect("a position that can be read");
    let prospects = G::prospects(&state, &G::tuned());
    [0, 1].map(|seat| lead(&prospects, Seat::ALL[seat], 2))
}

#[test]
fn points_gold_and_tiles_are_good_and_what_others_have_is_bad() {
    let build = |rest: &str| worth(&format!(r#"{{"pending": {{"P0": ["L34"]}}{rest}}}"#));
    let [own, other] = build("");
    assert!((own + other).abs() < 0.001, "what one is ahead the other is behind: {own} {other}");
    for rest in [
        r#", "scores": {"P0": 3}"#,
        r#", "gold": {"P0": 5}"#,
        r#", "territories": {"P0": ["L09 0,-1 r0"]}"#,
        r#", "territories": {"P0": ["L66 0,-1 r0", "L28 1,0 r2"]}"#,
    ] {
        let [better, worse] = build(rest);
        assert!(better > own && worse < other, "{rest}: {better} {own}, {worse} {other}");
    }
}

/// Nobody would pay 9 for a bare tile, and whoever keeps it pays himself.
#[test]
fn a_price_that_nobody_pays_is_bad() {
    let offers = |price: u16| {
        worth(&format!(
            r#"{{"phase": "offers", "gold": {{"P0": 10, "P1": 5}}, "committed": ["P0"],
                 "offers": {{"P0": ["L07 {price}", "L08 axe", "L10 1"], "P1": ["L04", "L05", "L06"]}}}}"#
        ))[0]
    };
    assert!(offers(1) > offers(9));
}
