//! `henge scenario`: what passes, what fails, and what cannot be understood.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::path::Path;

use common::{folder, run};
use serde_json::Value;

const HEAD: &str = "# A page\n\nProse.\n\n```henge\ngame = \"dolmengoetter\"\nplayers = 2\n\
    title = \"A walk\"\nshows = [\"DOLMEN-4.1\"]\n\n[position]\n\
    druids = { P0 = [23, 1, 2], P1 = [76, 77, 78] }\n---\n";

fn page(script: &str) -> String {
    format!("{HEAD}{script}```\n")
}

fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

const RIGHT: &str = "legal P0 (W 23): W 23 17 | W 23 22 | W 23 29\nP0: W 23 17\nturn: P0\nP0: S\nturn: P1\n";

#[test]
fn what_passes_is_counted() {
    let folder = folder("scenario-right");
    let file = written(&folder, "right.md", &page(RIGHT));
    let (code, stdout, stderr) = run(&["scenario", &file]);
    assert_eq!((code, stderr.as_str()), (0, ""));
    assert!(stdout.starts_with("1 of 1 scenarios pass"), "{stdout}");
    let (code, stdout, _) = run(&["scenario", "--json", &file]);
    assert_eq!(code, 0);
    let report: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((&report["passed"], &report["steps"]), (&Value::from(1), &Value::from(2)));
    assert_eq!(report["expectations"], 3);
}

#[test]
fn folders_are_walked() {
    let folder = folder("scenario-folder");
    written(&folder, "a/one.md", &page(RIGHT));
    written(&folder, "a/b/two.md", &page(RIGHT));
    written(&folder, "prose.md", "# Only prose\n");
    written(&folder, "a/not-a-page.txt", "```henge\nnonsense\n```\n");
    let (code, stdout, _) = run(&["scenario", folder.to_str().unwrap()]);
    assert_eq!(code, 0);
    assert!(stdout.starts_with("2 of 2 scenarios pass (3 files"), "{stdout}");
}

#[test]
fn a_failure_says_what_was_expected_and_what_came() {
    let folder = folder("scenario-fails");
    let wrong = RIGHT.replace("turn: P1", "turn: P0").replace("W 23 22 | ", "");
    let file = written(&folder, "wrong.md", &page(&wrong));
    let right = written(&folder, "right.md", &page(RIGHT));
    let (code, stdout, _) = run(&["scenario", &file, &right]);
    assert_eq!(code, 1);
    for part in ["wrong.md:14", "surplus W 23 22", "wrong.md:18", "expected: turn: P0", "came:     turn: P1"]
    {
        assert!(stdout.contains(part), "{part} is missing:\n{stdout}");
    }
    assert!(stdout.contains("1 of 2 scenarios pass"), "{stdout}");
    let (code, stdout, _) = run(&["scenario", "--json", &file]);
    assert_eq!(code, 1);
    let report: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(report["failures"].as_array().unwrap().len(), 2);
    assert_eq!(report["failures"][1]["came"], "turn: P1");
}

#[test]
fn what_cannot_be_understood_is_named() {
    let folder = folder("scenario-typo");
    for (name, text, words) in [
        ("word.md", page("leagl P0: S | N\n"), "leagl"),
        ("key.md", page(RIGHT).replace("players", "plyers"), "plyers"),
        ("game.md", page(RIGHT).replace("dolmengoetter", "dolmengotter"), "unknown game \"dolmengotter\""),
        ("seat.md", page("P7: W 23 17\n"), "P7"),
        ("action.md", page("P0: W 23\n"), "W 23"),
        ("illegal.md", page("P0: W 23 24\n"), "out-of-reach"),
        ("players.md", page("P0: W 23 17\n").replace("players = 2", "players = 1"), "2 to 5"),
        ("position.md", page(RIGHT).replace("[23, 1, 2]", "[23, 1, 99]"), "99"),
        ("open.md", page(RIGHT).trim_end_matches("```\n").to_owned(), "not closed"),
    ] {
        let file = written(&folder, name, &text);
        let (code, stdout, stderr) = run(&["scenario", &file]);
        assert_eq!((code, stderr.as_str()), (1, ""), "{name}");
        assert!(stdout.contains(words) && stdout.contains(&format!("{name}:")), "{name}: {stdout}");
        let (code, stdout, _) = run(&["scenario", "--json", &file]);
        assert_eq!(code, 1);
        assert!(serde_json::from_str::<Value>(&stdout).is_ok(), "{stdout}");
    }
}

#[test]
fn a_run_of_nothing_does_not_pass() {
    let folder = folder("scenario-nothing");
    let prose = written(&folder, "prose.md", "# Only prose\n");
    for arguments in [vec!["scenario", folder.to_str().unwrap()], vec!["scenario", &prose], vec!["scenario"]]
    {
        assert_ne!(run(&arguments).0, 0, "{arguments:?}");
    }
    let (code, _, stderr) = run(&["scenario", folder.join("none.md").to_str().unwrap()]);
    assert_eq!(code, 1);
    assert!(stderr.contains("none.md"), "{stderr}");
}
