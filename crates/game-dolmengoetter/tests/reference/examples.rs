//! The worked examples of section 10, played by both.

use serde_json::{Value, json};

use crate::board::{Board, Place};
use crate::duel::{self, Duel};
use crate::rules::{Cause, Decision, Game, Kind, Right};

/// Section 10: BASE(n), with changes.
pub(crate) fn base(players: usize, changes: &Value) -> Duel {
    let board = Board::read("standard28");
    let druids = [[1, 2, 3], [76, 77, 78], [4, 5, 6], [73, 74, 75], [13, 66, 72]];
    let mut position = json!({ "phase": "action", "active": "P0" });
    for (player, places) in druids.iter().take(players).enumerate() {
        let seat = format!("P{player}");
        position["druids"][&seat] = json!(places);
        position["scores"][&seat] = json!(4);
        position["supply"][&seat] = json!({ "stones": 10, "dolmens": { "1": 6, "2": 4, "3": 2, "4": 1 } });
    }
    change(&mut position, changes);
    let label = format!("BASE({players}) with {changes}");
    Duel::read(&board, &duel::config(&board, players), label, &position)
}

/// Objects are changed key by key, everything else as a whole; dolmens are given completely.
fn change(old: &mut Value, new: &Value) {
    for (key, value) in new.as_object().expect("changes are an object") {
        if value.is_object() && old[key].is_object() && key != "dolmens" {
            change(&mut old[key], value);
        } else {
            old[key] = value.clone();
        }
    }
}

/// E16.
pub(crate) fn three_circles() -> Duel {
    base(
        3,
        &json!({
            "druids": { "P0": [23, 1, 2] },
            "stones": { "P0": [22], "P1": [9, 16, 28], "P2": [24, 30] },
            "stacks": { "A3": ["P1:2"] },
        }),
    )
}

fn destinations(duel: &Duel, place: Place) -> Vec<Place> {
    duel.game.destinations(place).into_iter().collect()
}

fn right(game: &Game, circle: &str, kind: Kind, owner: usize) -> Right {
    Right { circle: game.board.circle(circle), kind, owner }
}

/// A stack as (owner, value), topmost first.
fn stack(game: &Game, circle: &str) -> Vec<(usize, usize)> {
    game.stack[game.board.circle(circle)].iter().map(|dolmen| (dolmen.owner, dolmen.value)).collect()
}

#[test]
fn e1_setup_order() {
    let board = Board::read("standard28");
    let mut game = Game::setup(&board, 3, 0);
    for step in 0..9 {
        assert_eq!(game.decider(), Some(step % 3));
        let options = game.options();
        assert_eq!(options.len(), 78 - step);
        game.apply(&options[0]);
    }
    assert_eq!((game.decision, game.decider()), (Decision::Action, Some(0)));
    let mut game = Game::setup(&board, 5, 3);
    for expected in [3, 4, 0, 1, 2, 3] {
        assert_eq!(game.decider(), Some(expected));
        game.apply(&game.options()[0].clone());
    }
}

#[test]
fn e2_wander() {
    let mut duel = base(2, &json!({ "druids": { "P0": [23, 1, 2] } }));
    assert_eq!(destinations(&duel, 23), [17, 22, 29]);
    duel.play("W 23 17");
    assert_eq!(duel.game.options(), ["S", "N"]);
    duel.play("S");
    assert_eq!(duel.game.stone[&23], 0);
    assert_eq!(duel.game.stones[0], 9);
    assert_eq!((duel.game.decision, duel.game.decider()), (Decision::Action, Some(1)));
}

#[test]
fn e3_to_e5_jumps() {
    let druids = |own: &[Place], other: &[Place]| json!({ "druids": { "P0": own, "P1": other } });
    let jump = base(2, &druids(&[23, 1, 2], &[22, 77, 78]));
    assert_eq!(destinations(&jump, 23), [16, 17, 28, 29]);
    let series = base(2, &druids(&[23, 1, 2], &[22, 28, 78]));
    assert_eq!(destinations(&series, 23), [16, 17, 29, 35]);
    let mut stopped = druids(&[23, 1, 2], &[22, 77, 78]);
    stopped["stones"] = json!({ "P0": [28], "P1": [16] });
    assert_eq!(destinations(&base(2, &stopped), 23), [17, 29]);
}

#[test]
fn e6_e7_runes_and_corners() {
    let duel = base(2, &json!({}));
    assert_eq!(destinations(&duel, 2), [9, 10, 74, 75]);
    assert_eq!(destinations(&duel, 1), [7, 8, 73]);
    assert_eq!(duel.game.options().len(), 14);
    let duel = base(2, &json!({ "druids": { "P0": [7, 50, 51] } }));
    assert_eq!(destinations(&duel, 7), [1, 13, 14, 66, 72]);
    let duel =
        base(2, &json!({ "druids": { "P0": [7, 50, 51], "P1": [13, 77, 78] }, "stones": { "P1": [66] } }));
    assert_eq!(destinations(&duel, 7), [1, 6, 14, 20, 72]);
}

#[test]
fn e8_the_price_of_no_stone() {
    let druids = json!({ "P0": [23, 1, 2] });
    let mut asked = base(2, &json!({ "druids": druids }));
    asked.play_all(&["W 23 17", "N"]);
    assert_eq!((asked.game.score[0], asked.game.stones[0], asked.game.stone.len()), (3, 10, 0));
    let mut compelled = base(2, &json!({ "druids": druids, "scores": { "P0": 1 } }));
    compelled.play("W 23 17");
    assert_eq!((compelled.game.score[0], compelled.game.stones[0]), (1, 9));
    assert_eq!(compelled.game.stone[&23], 0);
    let mut without = base(2, &json!({ "druids": druids, "supply": { "P0": { "stones": 0 } } }));
    without.play("W 23 17");
    assert_eq!((without.game.score[0], without.game.stone.len()), (4, 0));
    for duel in [asked, compelled, without] {
        assert_eq!((duel.game.decision, duel.game.decider()), (Decision::Action, Some(1)));
    }
}

#[test]
fn e9_gather_and_fly() {
    let mut duel = base(2, &json!({}));
    duel.play_all(&["G 2", "G 76"]);
    let options = duel.game.options();
    assert_eq!(options.iter().filter(|option| option.starts_with("F 2 ")).count(), 72);
    assert_eq!(destinations(&duel, 3), [9, 10, 74, 75]);
    assert!(!options.iter().any(|option| option.starts_with("W 2 ") || option == "G 2"));
    duel.play_all(&["F 2 43", "S"]);
    assert_eq!(duel.game.stone[&2], 0);
    assert!(!duel.game.druid[&43].lies);
}

#[test]
fn e10_e11_majorities() {
    let mut own = base(2, &json!({ "druids": { "P0": [23, 1, 2] }, "stones": { "P0": [22], "P1": [28] } }));
    own.play_all(&["W 23 17", "S"]);
    assert_eq!(own.game.pending, [right(&own.game, "B2", Kind::Majority, 0)]);
    assert_eq!(own.game.options(), ["P B2 1", "P B2 2", "P B2 3", "P B2 4", "X B2"]);
    own.play("P B2 3");
    assert_eq!(stack(&own.game, "B2"), [(0, 3)]);
    assert_eq!((own.game.dolmens_left(0), own.game.built[0]), (12, 1));
    assert_eq!(own.game.decider(), Some(1));

    let mut other = base(2, &json!({ "druids": { "P0": [23, 1, 2] }, "stones": { "P1": [22, 28] } }));
    other.play_all(&["W 23 17", "S"]);
    assert_eq!((other.game.decision, other.game.decider()), (Decision::Dolmen, Some(1)));
    other.play("P B2 1");
    assert_eq!(stack(&other.game, "B2"), [(1, 1)]);
    assert_eq!((other.game.decision, other.game.decider()), (Decision::Action, Some(1)));
}

#[test]
fn e12_e18_tie_in_a_full_circle() {
    let open = || {
        let mut duel = base(
            2,
            &json!({ "active": "P1", "druids": { "P1": [23, 77, 78] }, "stones": { "P0": [22, 28], "P1": [29] },
                "stacks": { "B2": ["P0:2"] } }),
        );
        duel.play_all(&["W 23 17", "S"]);
        assert_eq!(duel.game.pending, [right(&duel.game, "B2", Kind::Tie, 1)]);
        duel
    };
    let mut built = open();
    built.play("P B2 4");
    assert_eq!(built.game.score, [10, 12]);
    assert_eq!(stack(&built.game, "B2"), []);
    assert_eq!(built.game.stone.len(), 4);
    let mut declined = open();
    declined.play("X B2");
    assert_eq!(declined.game.score, [10, 4]);
}

#[test]
fn e13_one_stone_each() {
    let mut duel = base(
        3,
        &json!({ "active": "P2", "druids": { "P2": [23, 5, 6] }, "stones": { "P0": [22], "P1": [28] } }),
    );
    duel.play_all(&["W 23 17", "S"]);
    assert_eq!(duel.game.pending, [right(&duel.game, "B2", Kind::Tie, 2)]);
    duel.play("P B2 2");
    assert_eq!(stack(&duel.game, "B2"), [(2, 2)]);
}

#[test]
fn e14_e19_no_right() {
    for dolmens in [json!(["P0:1"]), json!([])] {
        let mut wider = base(
            2,
            &json!({ "druids": { "P0": [36, 1, 2] }, "stones": { "P0": [17, 24], "P1": [30] },
                "stacks": { "B3": dolmens } }),
        );
        wider.play_all(&["W 36 43", "S"]);
        assert_eq!((wider.game.decision, wider.game.decider()), (Decision::Action, Some(1)));
    }
    let mut behind = base(
        2,
        &json!({ "active": "P1", "druids": { "P1": [36, 77, 78] }, "stones": { "P0": [17, 23, 24], "P1": [30] },
            "stacks": { "B3": ["P0:1"] } }),
    );
    behind.play_all(&["W 36 43", "S"]);
    assert_eq!((behind.game.decision, behind.game.decider()), (Decision::Action, Some(0)));
}

#[test]
fn e15_a_hexagon_to_its_end() {
    let mut duel = base(
        2,
        &json!({ "active": "P1", "druids": { "P0": [29, 23, 2], "P1": [36, 77, 78] },
            "stones": { "P0": [17, 24], "P1": [30] }, "stacks": { "B3": ["P0:1"] } }),
    );
    duel.play_all(&["W 36 43", "S", "P B3 2"]);
    assert_eq!(stack(&duel.game, "B3"), [(0, 1), (1, 2)]);
    duel.play_all(&["W 29 28", "S", "P B3 1", "G 77"]);
    assert_eq!(destinations(&duel, 23), [22]);
    assert_eq!(stack(&duel.game, "B3"), [(0, 1), (0, 1), (1, 2)]);
    duel.play_all(&["W 23 22", "S"]);
    assert_eq!(duel.game.score, [11, 8]);
    assert!(duel.game.scored.contains(&duel.game.board.circle("B3")));
}

#[test]
fn e16_three_circles_two_owners() {
    let mut duel = three_circles();
    duel.play_all(&["W 23 17", "S"]);
    let game = &duel.game;
    let expected = [
        right(game, "A3", Kind::Tie, 0),
        right(game, "B2", Kind::Majority, 0),
        right(game, "B3", Kind::Majority, 2),
    ];
    assert_eq!(game.pending, expected);
    duel.play_all(&["P A3 1", "P B2 4", "X B3"]);
    assert_eq!(stack(&duel.game, "A3"), [(1, 2), (0, 1)]);
    assert_eq!(stack(&duel.game, "B2"), [(0, 4)]);
    assert_eq!(stack(&duel.game, "B3"), []);
    assert_eq!(duel.game.score, [4, 4, 4]);
    assert_eq!(duel.game.decider(), Some(1));
}

#[test]
fn e17_factor_zero() {
    let mut duel = base(
        2,
        &json!({ "active": "P1", "druids": { "P0": [1, 50, 51], "P1": [23, 77, 78] },
            "stones": { "P0": [2, 9, 10, 22], "P1": [3, 16, 17] },
            "stacks": { "A3": ["P0:2", "P1:1", "P0:1", "P1:3", "P0:1"] } }),
    );
    duel.play_all(&["W 23 29", "S", "P A3 1"]);
    assert_eq!(duel.game.score, [18, 14]);
}

#[test]
fn e20_last_dolmen_in_ones_own_turn() {
    let mut duel = base(
        3,
        &json!({ "druids": { "P0": [23, 1, 2] }, "stones": { "P0": [22], "P1": [28] },
            "supply": { "P0": { "dolmens": { "2": 1 } } } }),
    );
    duel.play_all(&["W 23 17", "S", "P B2 2"]);
    assert_eq!((duel.game.active, duel.game.final_queue.clone()), (1, Some(vec![2])));
    duel.play_all(&["G 76", "G 4"]);
    assert_eq!(duel.game.decision, Decision::Over(Cause::LastDolmen));
    assert_eq!(duel.game.score, [10, 4, 4]);
    assert_eq!(duel.game.ranks(), [1, 2, 2]);
    duel.compare_standings();
}

#[test]
fn e21_last_dolmen_in_anothers_turn() {
    let mut duel = base(
        3,
        &json!({ "druids": { "P0": [23, 1, 2] }, "stones": { "P1": [22, 28] },
            "supply": { "P1": { "dolmens": { "4": 1 } } } }),
    );
    duel.play_all(&["W 23 17", "S", "P B2 4"]);
    assert_eq!((duel.game.active, duel.game.final_queue.clone()), (2, Some(vec![0])));
    duel.play_all(&["G 4", "G 1"]);
    assert_eq!(duel.game.decision, Decision::Over(Cause::LastDolmen));
    assert_eq!(duel.game.score, [4, 16, 4]);
}

#[test]
fn e22_last_stone() {
    let open = || {
        base(
            2,
            &json!({ "druids": { "P0": [23, 1, 2] }, "stones": { "P0": [22], "P1": [28] },
                "supply": { "P0": { "stones": 1 }, "P1": { "stones": 0 } }, "stacks": { "E3": ["P1:3", "P0:2"] } }),
        )
    };
    let mut set = open();
    set.play_all(&["W 23 17", "S", "P B2 1"]);
    assert_eq!(set.game.decision, Decision::Over(Cause::LastStone));
    assert_eq!(set.game.score, [15, 19]);
    assert_eq!(set.game.ranks(), [2, 1]);
    set.compare_standings();
    let mut kept = open();
    kept.play_all(&["W 23 17", "N"]);
    assert_eq!((kept.game.score[0], kept.game.decider()), (3, Some(1)));
}

#[test]
fn e23_equal_scores() {
    for (built, ranks) in [([7, 8], [2, 1]), ([8, 8], [1, 1])] {
        let mut duel = base(
            2,
            &json!({ "scores": { "P0": 30, "P1": 30 }, "built": { "P0": built[0], "P1": built[1] },
                "supply": { "P0": { "stones": 0 }, "P1": { "stones": 0 } } }),
        );
        duel.play("G 1");
        assert_eq!(duel.game.decision, Decision::Over(Cause::LastStone));
        assert_eq!(duel.game.ranks(), ranks);
        duel.compare_standings();
    }
}

#[test]
fn e24_e26_lying_and_surrounded() {
    let lying = base(2, &json!({ "druids": { "P0": ["1*", "2*", "3*"] } }));
    let options = lying.game.options();
    assert_eq!(options.len(), 216);
    assert!(options.iter().all(|option| option.starts_with("F ")));
    let surrounded = base(2, &json!({ "druids": { "P0": [1, 50, 51] }, "stones": { "P1": [7, 8, 73] } }));
    let options = surrounded.game.options();
    let own: Vec<&String> = options.iter().filter(|option| option.split(' ').nth(1) == Some("1")).collect();
    assert_eq!(own, ["G 1"]);
}

#[test]
fn e27_runes_do_not_join_circles() {
    let mut duel =
        base(2, &json!({ "druids": { "P0": [2, 50, 51] }, "stones": { "P0": [74], "P1": [68, 75] } }));
    duel.play_all(&["W 2 3", "S"]);
    assert_eq!((duel.game.decision, duel.game.decider()), (Decision::Action, Some(1)));
}

#[test]
fn e28_completing_gives_no_dolmen() {
    let mut duel = base(
        3,
        &json!({ "active": "P2", "druids": { "P2": [23, 5, 6] }, "stones": { "P0": [22, 28], "P1": [29] },
            "stacks": { "B2": ["P0:1"] } }),
    );
    duel.play_all(&["W 23 17", "S"]);
    assert_eq!(duel.game.score, [7, 4, 4]);
    assert_eq!((duel.game.decision, duel.game.decider()), (Decision::Action, Some(0)));
}
