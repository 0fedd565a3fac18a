//! `henge arena` as a user runs it.

mod common;

use std::fs;
use std::path::Path;

use common::{folder, run};
use serde_json::Value;

const SMALL: [&str; 8] =
    ["arena", "dolmengoetter", "--bots", "random,greedy", "--option", "board=small16", "--games", "20"];

fn json(arguments: &[&str]) -> Value {
    let (code, out, error) = run(&[arguments, &["--json"]].concat());
    assert_eq!(code, 0, "{error}");
    serde_json::from_str(&out).expect("--json prints JSON and nothing else")
}

/// What does not depend on the machine.
fn timeless(mut result: Value) -> Value {
    let fields = result.as_object_mut().expect("one object");
    fields.remove("seconds");
    for bot in fields["bots"].as_array_mut().expect("bots") {
        bot.as_object_mut().expect("an object").remove("cpu_ms_per_decision");
    }
    result
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

#[test]
fn one_object_with_ratings_and_duels() {
    let result = json(&SMALL);
    assert_eq!(
        (&result["games"], &result["deals"], &result["stopped"]),
        (&20.into(), &10.into(), &false.into())
    );
    let bots = result["bots"].as_array().unwrap();
    assert_eq!(
        (&bots[0]["bot"], &bots[1]["bot"]),
        (&"greedy".into(), &"random".into()),
        "the strongest first"
    );
    assert_eq!((&result["anchor"], &bots[1]["elo"]), (&"random".into(), &0.0.into()));
    let number = |value: &Value| value.as_f64().unwrap();
    assert!(number(&bots[0]["elo_95"][0]) < number(&bots[0]["elo"]), "{result}");
    assert!(
        number(&bots[0]["elo"]) > 100.0 && number(&bots[0]["score"]) > number(&bots[1]["score"]),
        "{result}"
    );
    assert!((number(&bots[0]["win_share"]) + number(&bots[1]["win_share"]) - 1.0).abs() < 1e-9);
    assert!(bots[0]["decisions"].as_u64().unwrap() > 100 && number(&bots[0]["cpu_ms_per_decision"]) > 0.0);
    assert_eq!(result["duels"].as_array().unwrap().len(), 1);
    let anchored = json(&[&SMALL[..], &["--anchor", "greedy"]].concat());
    assert!(number(&anchored["bots"][1]["elo"]) < -100.0, "{anchored}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads: &str| timeless(json(&[&SMALL[..], &["--threads", threads]].concat()));
    assert_eq!(with("1"), with("3"));
}

/// The file of lines holds every game; going on after any of them, or in the middle of one, gives the same result.
#[test]
fn an_interrupted_run_goes_on_where_it_was() {
    let folder = folder("arena-resume");
    let out = folder.join("ladder.json");
    let arguments = [&SMALL[..], &["--out", out.to_str().unwrap()]].concat();
    let whole = timeless(json(&arguments));
    assert_eq!(timeless(serde_json::from_str(&text(&out)).unwrap()), whole);
    let lines = text(&out.with_extension("jsonl"));
    assert_eq!(lines.lines().count(), 21, "settings and twenty games");
    let ends: Vec<usize> = lines.match_indices('\n').map(|(at, _)| at + 1).collect();
    for cut in [0, 30, ends[0], ends[7], ends[7] + 40, ends[20]] {
        fs::write(out.with_extension("jsonl"), &lines[..cut]).unwrap();
        assert_eq!(timeless(json(&arguments)), whole, "cut after {cut} bytes");
        assert_eq!(text(&out.with_extension("jsonl")).lines().count(), 21);
    }
    let mut more = arguments.clone();
    more[7] = "24";
    assert_eq!(json(&more)["deals"], 12, "a file may grow");
}

#[test]
fn another_runs_file_is_refused_and_left_alone() {
    let folder = folder("arena-refused");
    let out = folder.join("ladder.json");
    let path = out.to_str().unwrap();
    let arguments = [&SMALL[..], &["--out", path]].concat();
    json(&arguments);
    let journal = out.with_extension("jsonl");
    let lines = text(&journal);
    let refused = |arguments: &[&str], expected: &str| {
        let before = text(&journal);
        let (code, out, error) = run(arguments);
        assert!(code != 0 && out.is_empty() && error.contains(expected), "{arguments:?}: {error}");
        assert_eq!(text(&journal), before, "the file stays as it was");
    };
    refused(&[&arguments[..], &["--seed", "2"]].concat(), "seed was 1 and is now 2");
    refused(&[&arguments[..], &["--players", "3"]].concat(), "players was 2 and is now 3");
    let mut other = arguments.clone();
    other[3] = "random,1";
    refused(&other, "bots was");
    let scores =
        |line: &str| line.contains("\"deal\":3").then(|| line.replacen("\"places\":[", "\"places\":[1", 1));
    let tampered: Vec<String> = lines.lines().map(|line| scores(line).unwrap_or(line.to_owned())).collect();
    let cases = [
        (tampered.join("\n") + "\n", "was changed"),
        (format!("{lines}{}\n", lines.lines().nth(4).unwrap()), "twice"),
        (lines.replacen("\"rules_version\":", "\"rules_version\":9", 1), "rules_version was"),
        (lines.replacen("\"data\":\"", "\"data\":\"00", 1), "data was"),
        (lines.replacen("\"numbers\":[\"", "\"numbers\":[\"00", 1), "numbers was"),
        ("a letter to somebody\n".to_owned(), "no settings of an arena"),
        ("a letter".to_owned(), "not a file of the arena"),
    ];
    for (content, expected) in cases {
        fs::write(&journal, content).unwrap();
        refused(&arguments, expected);
    }
}

#[test]
fn a_clear_test_stops_early() {
    let arguments =
        ["arena", "dolmengoetter", "--bots", "greedy,random", "--games", "2000", "--sprt", "0,100"];
    let result = json(&[&arguments[..], &["--option", "board=small16"]].concat());
    assert_eq!(result["sprt"]["verdict"], "higher");
    assert!(result["games"].as_u64().unwrap() < 400 && result["stopped"] == false, "{result}");
    let mut reverse = arguments;
    reverse[3] = "random,greedy";
    let result = json(&[&reverse[..], &["--option", "board=small16", "--threads", "3"]].concat());
    assert_eq!(result["sprt"]["verdict"], "lower");
}

#[test]
fn larger_tables_mix_the_bots() {
    let result =
        json(&["arena", "dolmengoetter", "--bots", "greedy,random", "--players", "3", "--games", "12"]);
    assert_eq!(
        (&result["games"], &result["deals"]),
        (&12.into(), &2.into()),
        "six seatings a deal: {result}"
    );
    let ladder = ["arena", "dolmengoetter", "--bots", "search:4,greedy,random", "--games", "4", "--ladder"];
    assert_eq!(json(&ladder)["duels"].as_array().unwrap().len(), 2);
    assert_eq!(json(&ladder[..6])["duels"].as_array().unwrap().len(), 3);
}

#[test]
fn tables_pages_and_drawings() {
    let folder = folder("arena-drawings");
    let (plain, grown) = (folder.join("ladder.svg"), folder.join("growth.svg"));
    let (code, out, error) = run(&[&SMALL[..], &["--svg", plain.to_str().unwrap()]].concat());
    assert_eq!(code, 0, "{error}");
    for words in
        ["20 games on 10 duplicate deals", "greedy", "Elo", "CPU ms each", "random – greedy", "winning score"]
    {
        assert!(out.contains(words), "{words} is missing in:\n{out}");
    }
    assert!(text(&plain).starts_with("<svg") && text(&plain).contains(">greedy<"));
    let growth = ["arena", "dolmengoetter", "--growth", "1,4", "--base", "2", "--games", "6", "--markdown"];
    let (code, out, error) = run(&[&growth[..], &["--svg", grown.to_str().unwrap()]].concat());
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("| search:8 |") && out.contains("|---|---:|"), "{out}");
    assert!(text(&grown).contains("simulations for each decision"));
}

#[test]
fn wrong_arguments_are_told_what_would_be_right() {
    let cases: [(&[&str], &str); 14] = [
        (&["chess", "--bots", "1,2", "--games", "1"], "there are: dolmengoetter"),
        (&["dolmengoetter", "--games", "1"], "--bots"),
        (&["dolmengoetter", "--bots", "1", "--games", "1"], "at least two bots"),
        (&["dolmengoetter", "--bots", "1,genius", "--games", "1"], "search:800"),
        (&["dolmengoetter", "--bots", "1,search:no", "--games", "1"], "no number of simulations"),
        (
            &["dolmengoetter", "--bots", "1,3/wizard", "--games", "1"],
            "has no character \"wizard\"; there are: builder",
        ),
        (&["dolmengoetter", "--bots", "1,2,1", "--games", "1"], "named twice"),
        (&["dolmengoetter", "--bots", "1,2", "--games", "0"], "games"),
        (&["dolmengoetter", "--bots", "1,2", "--games", "1", "--players", "6"], "2 to 5"),
        (&["dolmengoetter", "--bots", "1,2", "--games", "1", "--anchor", "5"], "none of the bots 1,2"),
        (&["dolmengoetter", "--bots", "1,2,3", "--games", "1", "--sprt", "0,20"], "two bots, not 3"),
        (&["dolmengoetter", "--bots", "1,2", "--games", "1", "--sprt", "20"], "such as 0,20"),
        (&["dolmengoetter", "--bots", "1,2", "--games", "1", "--out", "ladder.txt"], "ends in .json"),
        (&["dolmengoetter", "--growth", "1,4000000000", "--games", "1"], "too many"),
    ];
    for (arguments, expected) in cases {
        let (code, out, error) = run(&[&["arena"], arguments].concat());
        assert!(code != 0 && out.is_empty(), "{arguments:?} must fail");
        assert!(error.contains(expected) && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
