//! `henge bench` as a user runs it.

use std::process::{Command, Output};

use serde_json::Value;

fn bench(arguments: &[&str]) -> Output {
    let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
    henge.arg("bench").args(arguments).output().expect("henge runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn an_array_with_a_line_for_each_player_count() {
    let output = bench(&["dolmengoetter", "--seconds", "0.02", "--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines: Vec<Value> = serde_json::from_slice(&output.stdout).expect("--json prints an array");
    let players: Vec<u64> = lines.iter().map(|line| line["players"].as_u64().unwrap()).collect();
    assert_eq!(players, [2, 3, 4, 5]);
    for line in &lines {
        assert_eq!((&line["game"], &line["variant"]), (&"dolmengoetter".into(), &"standard28".into()));
        let number = |key: &str| line[key].as_f64().unwrap_or_else(|| panic!("{key} is a number: {line}"));
        for key in ["games_per_s", "decisions_per_s", "imagine_per_s", "simulations_per_s", "state_bytes"] {
            assert!(number(key) > 0.0, "{key}: {line}");
        }
        let ratio = number("decisions_per_s") / number("games_per_s");
        assert!((ratio - number("decisions_per_game")).abs() < 0.01 * ratio, "{line}");
        assert!(number("decisions_per_game") > 40.0, "a game is longer than that: {line}");
    }
}

#[test]
fn options_leave_out_player_counts_they_do_not_allow() {
    let output = bench(&["dolmengoetter", "--seconds", "0.02", "--option", "board=small16", "--json"]);
    let lines: Vec<Value> = serde_json::from_slice(&output.stdout).expect("--json prints an array");
    let players: Vec<u64> = lines.iter().map(|line| line["players"].as_u64().unwrap()).collect();
    assert_eq!(players, [2, 3]);
    assert!(lines.iter().all(|line| line["variant"] == "small16"));
}

#[test]
fn a_table_for_people() {
    let output = bench(&["--players", "2", "--seconds", "0.02"]);
    let out = text(&output.stdout);
    assert!(output.status.success() && out.contains("decisions/s") && out.contains("dolmengoetter"), "{out}");
}

#[test]
fn wrong_arguments_are_told_what_would_be_right() {
    let cases: [(&[&str], &str); 6] = [
        (&["chess"], "there are: dolmengoetter"),
        (&["dolmengoetter", "--players", "9"], "2 to 5"),
        (&["dolmengoetter", "--seconds", "0"], "above 0"),
        (&["dolmengoetter", "--seconds", "soon"], "number of seconds"),
        (&["dolmengoetter", "--option", "board=moon"], "standard28, small16"),
        (&["--option", "board=small16"], "GAME"),
    ];
    for (arguments, expected) in cases {
        let output = bench(arguments);
        let error = text(&output.stderr);
        assert!(!output.status.success(), "{arguments:?} must fail");
        assert!(error.contains(expected), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty() && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
