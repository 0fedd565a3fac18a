//! Positions: what is not said follows, each fault is named, and nothing that can be read makes the rules panic.

use game_runestones::{Config, RuneStones as G, State};
use kernel::{Dice, Positions, Rules, Seat};
use testkit::{table, walk};

fn config() -> Config {
    table::config::<G>(table::data::<G>(), 3, &[("start", "P0")])
}

fn read(position: &str) -> State {
    G::read_position(&config(), position).unwrap_or_else(|faults| panic!("{position}: {faults}"))
}

#[test]
fn what_is_not_said_follows_from_the_rest() {
    let state = read(
        r#"{ "display": [16, 0, 33], "discard": [44], "smithies": ["red", "none", "red"], "laid": [],
             "players": { "P1": { "gems": "BBW", "ore": 2, "hand": [101, 45], "discard": [102], "removed": [103],
                                  "runes": ["plus", "wild_color"], "wild_color": "red",
                                  "rows": [["blue", "red*"], ["wild*"]] } } }"#,
    );
    assert_eq!(state.audit_conservation(), Ok(()), "every piece is somewhere");
    let common = &state.common;
    assert_eq!(common.supply.gems.0, [11, 13, 13, 12, 12], "15 less those of the players and the stone");
    assert_eq!(common.supply.ore, 18);
    assert_eq!(common.pile.len(), 68 - 4);
    assert_eq!(common.artifacts.counts(), &[6, 7, 7, 5]);
    assert_eq!(common.wild_artifacts, 6);
    assert_eq!(common.runes, [2, 2, 2, 1, 1, 2, 2, 2]);
    let player = &common.players[Seat::ALL[1]];
    assert_eq!((player.hand, player.draw_count(), player.unseen.len()), (2, 5, 7));
    assert_eq!(state.removed(Seat::ALL[1]).len(), 1);
}

#[test]
fn each_fault_is_named() {
    for (position, expected) in [
        (r#"{ "colour": 1 }"#, "not the form of a position: unknown field `colour`"),
        (r#"{ "active": "P3" }"#, "active: \"P3\" is not possible; a seat of this table, P0 to P2"),
        (r#"{ "round": 0 }"#, "round: \"0\" is not possible"),
        (r#"{ "supply": { "gold": 1 } }"#, "supply: \"gold\" is not possible"),
        (r#"{ "supply": { "ore": 99 } }"#, "supply: \"99\" is not possible; at most 40"),
        (r#"{ "display": [99] }"#, "display: \"99\" is not possible; the number of a card"),
        (r#"{ "display": [101] }"#, "display: \"101\" is not possible; a creature"),
        (r#"{ "display": [16, 16] }"#, "display: card 16 is there twice"),
        (r#"{ "display": [16], "discard": [16] }"#, "CreatureTwice"),
        (r#"{ "display": [11, 12, 13, 14, 15, 16, 17] }"#, "display: there are 6 slots"),
        (r#"{ "smithies": ["wild"] }"#, "smithies: \"wild\" is not possible; blue, yellow, green or red"),
        (r#"{ "runes": { "minus": 1 } }"#, "runes: \"minus\" is not possible; magic_points"),
        (r#"{ "players": { "P0": { "hand": 4 } } }"#, "players.P0.hand: a position needs the cards"),
        (
            r#"{ "players": { "P0": { "hand": [101], "draw": [101] } } }"#,
            "players.P0: card 101 is there twice",
        ),
        (
            r#"{ "players": { "P0": { "known": [101] } } }"#,
            "players.P0.known: \"101\" is not possible; a card of the hand",
        ),
        (r#"{ "players": { "P0": { "unseen": [101] } } }"#, "players.P0.unseen: it is not the draw pile"),
        (r#"{ "players": { "P0": { "gems": "BX" } } }"#, "players.P0.gems: \"X\" is not possible; letters"),
        (r#"{ "players": { "P0": { "rows": [["blue", "blue*"]] } } }"#, "the blue space holds two artifacts"),
        (
            r#"{ "players": { "P0": { "rows": [["wild"]] } } }"#,
            "on the wild space lies a wild artifact: wild*",
        ),
        (r#"{ "players": { "P0": { "wild_color": "red" } } }"#, "Runes"),
        (r#"{ "players": { "P0": { "runes": ["plus", "plus"] } } }"#, "plus is there twice"),
        (r#"{ "phase": "sleep" }"#, "phase: \"sleep\" is not possible; action, summon"),
        (
            r#"{ "phase": "die", "forging": { "smithy": 3, "with": "gems" } }"#,
            "die: in die and draw-card write",
        ),
        (
            r#"{ "phase": "die", "forging": { "smithy": 3, "with": "gems" }, "die": { "face": 7, "left": 1 } }"#,
            "face is 1 to 6",
        ),
        (
            r#"{ "phase": "die", "forging": { "smithy": 4, "with": "gems" }, "die": { "face": 1, "left": 1 } }"#,
            "what is in work does not lead to die",
        ),
        (r#"{ "phase": "gem" }"#, "Course"),
        (
            r#"{ "phase": "gem", "laid": [16], "working": { "card": 16, "part": 0, "next": 1 } }"#,
            "what is in work does not lead to gem",
        ),
        (
            r#"{ "phase": "pay", "laid": [16], "working": { "card": 16, "part": 1, "next": 0 } }"#,
            "has no such effect",
        ),
        (
            r#"{ "phase": "place", "forging": { "smithy": 1, "with": "ore" } }"#,
            "what is in work does not lead to place",
        ),
        (
            r#"{ "phase": "draw-hand", "players": { "P0": { "hand": [100, 101, 102, 103] } } }"#,
            "nothing to draw",
        ),
        (r#"{ "phase": "draw-start" }"#, "nothing to draw"),
        (r#"{ "phase": "summon" }"#, "P0 could do nothing"),
        (r#"{ "phase": "summon", "display": [16], "laid": [102, 103] }"#, "no colour of magic in common"),
        (r#"{ "phase": "action", "laid": [16] }"#, "Course"),
        (r#"{ "phase": "over" }"#, "phase: \"over\" is not possible"),
        (
            r#"{ "laid": [16], "phase": "abilities", "used": { "17": [0] } }"#,
            "used: \"17\" is not possible; a card that is laid out",
        ),
        (r#"{ "laid": [16], "phase": "abilities", "used": { "16": [1] } }"#, "card 16 has 1 parts"),
    ] {
        match G::read_position(&config(), position) {
            Ok(_) => panic!("{position} was read"),
            Err(faults) => assert!(faults.to_string().contains(expected), "{position}: {faults}"),
        }
    }
}

/// Positions from games, with the phase or a pile changed by hand: what is read can be played on.
#[test]
fn whatever_can_be_read_can_be_played() {
    let phases = [
        "action",
        "summon",
        "cards",
        "abilities",
        "gem",
        "slot",
        "pay",
        "forge",
        "place",
        "exchange",
        "rune",
        "draw-smithies",
        "draw-hand",
        "draw-display",
        "draw-die",
    ];
    let config = config();
    let mut dice = Dice::from_number(9);
    let mut options = <G as Rules>::Actions::default();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..3 {
        let mut state = G::setup(&config);
        while let Some(step) = walk::choose::<G>(&state, &mut dice, &mut options) {
            walk::apply::<G>(&mut state, step);
            if dice.below(8) != 0 {
                continue;
            }
            let view = <G as kernel::Hidden>::view(&state, kernel::Viewer::Open);
            let mut text = String::new();
            G::write_position(&view, &mut text).unwrap();
            let phase = format!("\"phase\":\"{}\"", dice.pick(&phases));
            let changed = text.replacen(&format!("\"phase\":\"{}\"", state.common.phase.word()), &phase, 1);
            let Ok(mut world) = G::read_position(&config, &changed) else {
                refused += 1;
                continue;
            };
            read += 1;
            for _ in 0..60 {
                let Some(step) = walk::choose::<G>(&world, &mut dice, &mut options) else { break };
                walk::apply::<G>(&mut world, step);
                assert_eq!(world.audit(), Ok(()), "after {step:?} from {changed}");
            }
        }
    }
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}
