//! `henge tune` as a user runs it.

mod common;

use common::{folder, run};
use serde_json::Value;

const SMALL: [&str; 12] = [
    "tune",
    "dolmengoetter",
    "--option",
    "board=small16",
    "--games",
    "24",
    "--batch",
    "6",
    "--proof",
    "8",
    "--only",
    "kept,lead",
];

fn json(arguments: &[&str]) -> Value {
    let (code, out, error) = run(&[arguments, &["--json"]].concat());
    assert_eq!(code, 0, "{error}");
    let mut result: Value = serde_json::from_str(&out).expect("--json prints JSON and nothing else");
    result.as_object_mut().expect("one object").remove("seconds");
    result
}

#[test]
fn the_same_seed_finds_the_same_weights() {
    let result = json(&[&SMALL[..], &["--threads", "1"]].concat());
    assert_eq!((&result["steps"], &result["proof"]["games"]), (&4.into(), &8.into()), "{result}");
    assert_eq!(json(&[&SMALL[..], &["--threads", "3"]].concat()), result);
    assert_ne!(json(&[&SMALL[..], &["--seed", "2"]].concat())["weights"], result["weights"]);
}

#[test]
fn only_the_named_weights_move_and_the_lines_can_be_pasted() {
    let file = folder("tune").join("weights.json");
    let (code, out, error) = run(&[&SMALL[..], &["--out", file.to_str().unwrap()]].concat());
    assert_eq!(code, 0, "{error}");
    let lines: Vec<&str> = out.lines().filter(|line| line.contains("Weight { name: ")).collect();
    let moved = lines.iter().filter(|line| {
        let number =
            |after: &str| line.split(after).nth(1).unwrap().split([' ', ',']).next().unwrap().parse::<f64>();
        number("tuned: ") != number("// was ")
    });
    assert!(lines.len() > 2 && moved.count() <= 2, "{out}");
    assert!(out.contains("Elo") && out.contains("over 8 games") && out.contains("4 steps"), "{out}");
    let read =
        || serde_json::from_slice::<Value>(&std::fs::read(&file).expect("it is written")).expect("JSON");
    let whole = read();
    assert_eq!((&whole["result"]["steps"], whole["shares"].as_array().unwrap().len()), (&4.into(), 4));
    // A run that ended after two steps goes on to the same end.
    let mut half = whole.clone();
    half["shares"].as_array_mut().unwrap().truncate(2);
    half["result"] = Value::Null;
    std::fs::write(&file, half.to_string()).expect("it can be written");
    let arguments = [&SMALL[..], &["--out", file.to_str().unwrap()]].concat();
    assert_eq!(run(&arguments).0, 0);
    assert_eq!(
        (&read()["shares"], &read()["result"]["weights"]),
        (&whole["shares"], &whole["result"]["weights"])
    );
    let (code, _, error) = run(&[&arguments[..], &["--seed", "5"]].concat());
    assert!(code != 0 && error.contains("belongs to other settings"), "{error}");
}

#[test]
fn wrong_arguments_are_told_what_would_be_right() {
    let cases: [(&[&str], &str); 5] = [
        (&["chess", "--games", "10"], "there are: dolmengoetter"),
        (&["dolmengoetter", "--games", "10", "--only", "luck"], "has no weight \"luck\"; there are: "),
        (&["dolmengoetter", "--games", "10", "--player", "random"], "search:60"),
        (&["dolmengoetter", "--games", "10", "--width", "0"], "above 0"),
        (&["dolmengoetter", "--games", "10", "--players", "9"], "2 to 5"),
    ];
    for (arguments, expected) in cases {
        let (code, out, error) = run(&[&["tune"], arguments].concat());
        assert!(code != 0 && out.is_empty(), "{arguments:?} must fail");
        assert!(error.contains(expected) && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
