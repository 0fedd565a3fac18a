//! `henge simulate` as a user runs it.

use std::process::{Command, Output};

use serde_json::Value;

fn simulate(arguments: &[&str]) -> Output {
    let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
    henge.arg("simulate").args(arguments).output().expect("henge runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(arguments: &[&str]) -> Value {
    let output = simulate(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("--json prints JSON and nothing else")
}

const TWO: [&str; 5] = ["dolmengoetter", "--players", "2", "--games", "40"];

#[test]
fn one_object_with_seats_and_bots() {
    let run = json(&[&TWO[..], &["--bots", "greedy,random", "--seed", "5"]].concat());
    assert_eq!(
        (&run["game"], &run["games"], &run["stopped"]),
        (&"dolmengoetter".into(), &40.into(), &false.into())
    );
    assert_eq!(run["options"]["board"], "standard28");
    let seats = run["seats"].as_array().unwrap();
    let bots = run["bots"].as_array().unwrap();
    assert_eq!((seats.len(), bots.len()), (2, 2));
    let wins = |rows: &[Value]| rows.iter().map(|row| row["wins"].as_f64().unwrap()).sum::<f64>();
    assert!((wins(seats) - 40.0).abs() < 1e-9 && (wins(bots) - 40.0).abs() < 1e-9, "{run}");
    let greedy = bots.iter().find(|row| row["bot"] == "greedy").unwrap();
    assert!(greedy["win_share"].as_f64().unwrap() > 0.8, "{greedy}");
    let ends: u64 = run["ends"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(ends, 40, "every game ended somehow: {run}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads: &str| {
        let mut run = json(&[&TWO[..], &["--bots", "random", "--threads", threads]].concat());
        run.as_object_mut().unwrap().remove("seconds");
        run
    };
    assert_eq!(with("1"), with("7"));
}

/// The games of seeds 10 to 13 are the games of seeds 10, 11, 12 and 13.
#[test]
fn a_game_can_be_repeated_by_its_seed() {
    let decisions = |seed: u64, games: u64| {
        let (seed, games) = (seed.to_string(), games.to_string());
        let run = json(&["dolmengoetter", "--players", "3", "--games", &games, "--seed", &seed]);
        run["decisions"]["mean"].as_f64().unwrap() * games.parse::<f64>().unwrap()
    };
    let singly: f64 = (10..14).map(|seed| decisions(seed, 1)).sum();
    assert!((decisions(10, 4) - singly).abs() < 1e-6);
}

#[test]
fn checks_and_tables_for_people() {
    let output = simulate(&[&TWO[..], &["--check", "--option", "board=small16"]].concat());
    let out = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for words in ["every invariant held", "board=small16", "random", "P1", "decisions a game", "ended with"] {
        assert!(out.contains(words), "{words} is missing in:\n{out}");
    }
}

#[test]
fn wrong_arguments_are_told_what_would_be_right() {
    let cases: [(&[&str], &str); 9] = [
        (&["chess", "--players", "2", "--games", "1"], "there are: dolmengoetter"),
        (&["dolmengoetter", "--players", "6", "--games", "1"], "2 to 5"),
        (&["dolmengoetter", "--players", "2", "--games", "0"], "games"),
        (&["dolmengoetter", "--players", "2", "--games", "1", "--bots", "genius"], "random, greedy"),
        (
            &["dolmengoetter", "--players", "4", "--games", "1", "--bots", "greedy,random"],
            "name one for all or 4",
        ),
        (&["dolmengoetter", "--players", "4", "--games", "1", "--option", "board=small16"], "2, 3"),
        (&["dolmengoetter", "--players", "2", "--games", "1", "--option", "board"], "KEY=VALUE"),
        (&["dolmengoetter", "--players", "2", "--games", "1", "--option", "luck=good"], "board"),
        (&["dolmengoetter", "--players", "2", "--games", "9", "--seed", "18446744073709551615"], "too large"),
    ];
    for (arguments, expected) in cases {
        let output = simulate(arguments);
        let error = text(&output.stderr);
        assert!(!output.status.success(), "{arguments:?} must fail");
        assert!(error.contains(expected), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty() && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}

/// Ctrl-C on a run that would take hours gives the games so far.
#[cfg(unix)]
#[test]
fn an_interrupted_run_shows_what_there_is() {
    use std::io::Read as _;
    use std::process::Stdio;

    let mut henge = Command::new(env!("CARGO_BIN_EXE_henge"));
    let arguments = ["simulate", "dolmengoetter", "--players", "2", "--games", "100000000", "--json"];
    let mut run =
        henge.args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("henge runs");
    // Whenever the signal comes after the handler is set, the result is the same; before that, the run dies of
    // it and is begun again.
    for attempt in 1.. {
        std::thread::sleep(std::time::Duration::from_millis(300 * attempt));
        let sent =
            Command::new("kill").args(["-s", "INT", &run.id().to_string()]).status().expect("kill runs");
        assert!(sent.success());
        let mut out = String::new();
        run.stdout.take().expect("it is piped").read_to_string(&mut out).expect("text");
        if run.wait().expect("it ends").success() {
            let result: Value = serde_json::from_str(&out).expect("whole JSON");
            assert_eq!(result["stopped"], true);
            assert!(result["games"].as_u64().unwrap() < 100_000_000);
            return;
        }
        assert!(attempt < 5, "it never ends cleanly");
        run = henge.spawn().expect("henge runs");
    }
}
