//! `--data`: broken data files are refused with the file, the place in it and what is wrong.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use common::{folder, henge, run, told};

const MAIN: &str = include_str!("../../game-dolmengoetter/data/dolmengoetter.toml");
const STANDARD: &str = include_str!("../../game-dolmengoetter/data/dolmengoetter_board_standard28.toml");
const SMALL: &str = include_str!("../../game-dolmengoetter/data/dolmengoetter_board_small16.toml");

const BOARD: &str = "dolmengoetter_board_small16.toml";

/// Asks the engine for its games with these data files: exit code, stdout, stderr.
fn games(name: &str, files: &[(&str, String)]) -> (i32, String, String) {
    let folder = folder(name);
    for (file, text) in files {
        fs::write(folder.join(file), text).unwrap();
    }
    let mut engine = henge()
        .args(["--data", folder.to_str().unwrap(), "engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has refused its data no longer reads.
    let _ = engine.stdin.take().unwrap().write_all(b"{\"cmd\":\"games\"}\n");
    told(&engine.wait_with_output().unwrap())
}

/// A file with one text in place of another, which must be there.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?} is not in the file");
    text.replacen(from, to, 1)
}

/// The small board with a change after the line `id = …` of one entry.
fn changed_after(mark: &str, from: &str, to: &str) -> String {
    let at = SMALL.find(mark).unwrap_or_else(|| panic!("{mark:?} is not in the file"));
    SMALL[..at].to_owned() + &changed(&SMALL[at..], from, to)
}

#[test]
fn the_built_in_files_can_be_given_again() {
    let files = [
        ("dolmengoetter.toml", MAIN.to_owned()),
        ("dolmengoetter_board_standard28.toml", STANDARD.to_owned()),
        (BOARD, SMALL.to_owned()),
    ];
    let (code, stdout, stderr) = games("data-same", &files);
    assert_eq!((code, stderr.as_str()), (0, ""));
    let built_in = games("data-comment", &[(BOARD, SMALL.to_owned() + "\n# a comment\n")]);
    assert_eq!(built_in.0, 0);
    assert_ne!(built_in.1, stdout, "another file has another hash");
}

#[test]
fn data_are_written_changed_and_checked() {
    let folder = folder("data-home").join("mine");
    let path = folder.to_str().unwrap();
    let (code, stdout, _) = run(&["data", "write", "dolmengoetter", path]);
    assert_eq!((code, stdout.lines().count()), (0, 3));
    let (code, _, complaint) = run(&["data", "write", "dolmengoetter", path]);
    assert!(code != 0 && complaint.contains("kept as it is"), "{complaint}");
    let (_, built_in, _) = run(&["data", "list"]);
    let (code, same, said) = run(&["data", "check", path]);
    assert_eq!((code, &same), (0, &built_in), "the same files have the same hash");
    assert!(said.contains("nothing is wrong"), "{said}");
    let small = folder.join(BOARD);
    fs::write(&small, SMALL.to_owned() + "\n# a comment\n").unwrap();
    assert_ne!(run(&["data", "check", small.to_str().unwrap()]).1, built_in);
    fs::write(&small, changed(SMALL, "name_en", "nam_en")).unwrap();
    let (code, _, complaint) = run(&["data", "check", path]);
    assert!(code != 0 && complaint.contains(BOARD) && complaint.contains("nam_en"), "{complaint}");
    let (code, _, complaint) = run(&["data", "check", folder.join("none.toml").to_str().unwrap()]);
    assert!(code != 0 && complaint.contains("none.toml"), "{complaint}");
}

#[test]
fn other_numbers_are_played_with() {
    let main = changed(MAIN, "score_start = 4", "score_start = 9");
    let folder = folder("data-score");
    fs::write(folder.join("dolmengoetter.toml"), main).unwrap();
    let mut engine = henge()
        .args(["engine", "--data", folder.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines =
        b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"seed\":1}\n{\"cmd\":\"standings\"}\n";
    engine.stdin.take().unwrap().write_all(lines).unwrap();
    let (code, stdout, _) = told(&engine.wait_with_output().unwrap());
    assert_eq!(code, 0);
    assert!(stdout.contains("\"score\":9"), "{stdout}");
}

#[test]
fn broken_files_are_refused_with_the_reason() {
    let place_2 = "\n[[place]]\nid = 2\n";
    let circle_a1 = "\n[[circle]]\nid = \"A1\"\n";
    let cases: Vec<(&str, &str, String, &[&str])> = vec![
        ("toml", BOARD, SMALL.to_owned() + "\n[[place", &[BOARD]),
        ("key", BOARD, changed(SMALL, "name_en", "nam_en"), &[BOARD, "nam_en"]),
        (
            "missing-place",
            BOARD,
            changed_after(place_2, "adjacent = [1,", "adjacent = [77,"),
            &[BOARD, "77", "does not exist"],
        ),
        (
            "asymmetric",
            BOARD,
            changed_after(place_2, "adjacent = [1,", "adjacent = [30,"),
            &[BOARD, "place 30", "does not name"],
        ),
        (
            "circle-short",
            BOARD,
            circle_with_a_place_less(circle_a1),
            &[BOARD, "circle A1", "size 8 but lists 7 places"],
        ),
        (
            "circle-size",
            BOARD,
            changed_after(circle_a1, "size = 8", "size = 5"),
            &[BOARD, "circle A1", "size 5"],
        ),
        ("count", BOARD, changed(SMALL, "place_count = 48", "place_count = 47"), &[BOARD, "47", "48"]),
        (
            "main",
            "dolmengoetter.toml",
            changed(MAIN, "skip_stone_cost = 1", "skip_stone_cost = 0"),
            &["skip_stone_cost"],
        ),
        ("no-board", "dolmengoetter.toml", changed(MAIN, "\"small16\"]", "\"tiny\"]"), &["tiny"]),
        ("name", "dolmengoetter_bord.toml", SMALL.to_owned(), &["dolmengoetter_bord.toml"]),
    ];
    for (name, file, text, words) in cases {
        let (code, stdout, stderr) = games(&format!("data-{name}"), &[(file, text)]);
        assert_eq!((code, stdout.as_str()), (1, ""), "{name}: {stderr}");
        for word in words {
            assert!(stderr.contains(word), "{name}: {word:?} is missing in: {stderr}");
        }
        assert!(!stderr.contains("panicked"), "{stderr}");
    }
}

/// A circle that lists one place less than its size says.
fn circle_with_a_place_less(mark: &str) -> String {
    let at = SMALL.find(mark).unwrap();
    let list = at + SMALL[at..].find("places = [").unwrap();
    let comma = list + SMALL[list..].find(',').unwrap();
    let start = list + "places = [".len();
    SMALL[..start].to_owned() + SMALL[comma + 1..].trim_start()
}

#[test]
fn a_folder_without_data_is_refused() {
    let empty = folder("data-empty");
    let (code, _, stderr) = run(&["--data", empty.to_str().unwrap(), "record", "verify", "x"]);
    assert_eq!(code, 1);
    assert!(stderr.contains("no data file"), "{stderr}");
    let (code, _, stderr) = run(&["--data", empty.join("none").to_str().unwrap(), "record", "verify", "x"]);
    assert_eq!(code, 1);
    assert!(stderr.contains("none"), "{stderr}");
}
