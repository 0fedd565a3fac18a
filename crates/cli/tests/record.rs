//! `henge record`: what is right is shown and converted, what is wrong is found and named.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use catalog::record::{Dealing, Name};
use catalog::{Catalog, Dealer, Record, Seed};
use common::{folder, run};
use kernel::{Dice, Turn};

/// A random game of three.
fn played(most: u32) -> Record {
    let catalog = Catalog::built_in();
    let dealer = Dealer::new(Seed::from_number(7));
    let mut dice = Dice::from_number(7);
    let mut table = catalog.open("dolmengoetter", 3, &[]).unwrap();
    for _ in 0..most {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => drop(table.roll(&dealer).unwrap()),
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let offers = table.legal(seat);
                table.play(seat, &dice.pick(&offers).text).unwrap();
            }
        }
    }
    let names: Vec<Name> = ["Anna", "Björn B.", "Carl"].iter().map(|name| name.parse().unwrap()).collect();
    let dealing = match table.turn() {
        Turn::Over => Dealing::Revealed(dealer.seed().clone()),
        _ => Dealing::Committed(dealer.commitment()),
    };
    Record::of(&*table, names, dealing).unwrap()
}

fn written(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A text with a checksum that fits.
fn sealed(lines: &[String]) -> String {
    let body = lines.join("\n") + "\n";
    format!("{body}checksum {}\n", blake3(&body))
}

/// The checksum of a text, taken from a record that is known to be right in everything else.
fn blake3(body: &str) -> String {
    blake3::hash(body.as_bytes()).to_hex().to_string()
}

#[test]
fn a_game_is_shown_as_each_viewer_saw_it() {
    let folder = folder("record-show");
    let record = played(u32::MAX);
    let file = written(&folder, "game.henge", record.to_text().as_bytes());
    let show = |arguments: &[&str]| {
        let (code, stdout, stderr) = run(&[&["record", "show", path(&file)], arguments].concat());
        assert_eq!((code, stderr.as_str()), (0, ""));
        stdout
    };
    let open = show(&[]);
    for part in ["Die Dolmengötter", "board: standard28", "P1: Björn B.", "start P", "over last-", "1. "] {
        assert!(open.contains(part), "{part} is missing:\n{open}");
    }
    let built: Vec<&str> = open.lines().filter(|line| line.contains("| dolmen P")).collect();
    assert!(!built.is_empty());
    assert!(built.iter().all(|line| line.contains(" P ") && !line.contains('?')), "{built:#?}");
    let audience = show(&["--as", "audience"]);
    for line in audience.lines().filter(|line| line.contains("| dolmen P")) {
        assert!(line.ends_with('?') || line.contains("?,"), "a value is told: {line}");
        assert!(!line.contains(" P "), "the notation tells the value: {line}");
    }
    let own = show(&["--as", "P0"]);
    let values =
        |text: &str| text.lines().filter(|line| line.contains(" P ") && line.contains("| dolmen")).count();
    assert!(values(&own) < values(&open) && values(&own) > 0);

    let position: serde_json::Value = serde_json::from_str(&show(&["--step", "0"])).unwrap();
    assert_eq!(position["phase"], "start");
    let last = record.steps.len().to_string();
    let position: serde_json::Value = serde_json::from_str(&show(&["--step", &last])).unwrap();
    assert_eq!(position["phase"], "over");
}

#[test]
fn what_cannot_be_shown_is_explained() {
    let folder = folder("record-not-shown");
    let record = played(30);
    let file = written(&folder, "game.henge", record.to_text().as_bytes());
    for (arguments, words) in [
        (&["--step", "31"][..], "step 31 has not been made"),
        (&["--as", "P3"], "P0 to P2"),
        (&["--as", "me"], "audience"),
    ] {
        let (code, stdout, stderr) = run(&[&["record", "show", path(&file)], arguments].concat());
        assert_ne!(code, 0);
        assert_eq!(stdout, "");
        assert!(stderr.contains(words), "{stderr}");
    }
    let (code, _, stderr) = run(&["record", "show", path(&folder.join("none.henge"))]);
    assert_eq!(code, 1);
    assert!(stderr.contains("none.henge"), "{stderr}");
}

#[test]
fn records_are_converted_both_ways() {
    let folder = folder("record-convert");
    for (name, record) in [("finished", played(u32::MAX)), ("running", played(25))] {
        let text = record.to_text();
        let file = written(&folder, &format!("{name}.henge"), text.as_bytes());
        let packed = folder.join(format!("{name}.bin"));
        let (code, stdout, _) =
            run(&["record", "convert", path(&file), "--to", "binary", "-o", path(&packed)]);
        assert_eq!((code, stdout.as_str()), (0, ""));
        let size = fs::metadata(&packed).unwrap().len();
        assert!(size <= 2048, "{size} bytes");
        let (code, stdout, _) = run(&["record", "convert", path(&packed), "--to", "text"]);
        assert_eq!((code, stdout), (0, text));
        let (code, stdout, stderr) = run(&["record", "verify", path(&file), path(&packed)]);
        assert_eq!((code, stderr.as_str()), (0, ""));
        assert_eq!(stdout.lines().filter(|line| line.contains("right")).count(), 2, "{stdout}");
    }
}

#[test]
fn a_record_with_a_change_in_any_line_is_wrong() {
    let folder = folder("record-tampered");
    let text = played(u32::MAX).to_text();
    let lines: Vec<&str> = text.lines().collect();
    let mut files = Vec::new();
    for index in 0..lines.len() {
        let mut changed = lines.clone();
        let line = lines[index].to_owned() + "1";
        changed[index] = &line;
        files.push(written(&folder, &format!("{index:03}.henge"), (changed.join("\n") + "\n").as_bytes()));
    }
    for end in (0..text.len() - 1).step_by(97).filter(|end| text.is_char_boundary(*end)) {
        files.push(written(&folder, &format!("cut{end:05}.henge"), &text.as_bytes()[..end]));
    }
    let mut arguments = vec!["record", "verify"];
    arguments.extend(files.iter().map(|file| path(file)));
    let (code, stdout, stderr) = run(&arguments);
    assert_eq!((code, stdout.as_str()), (1, ""));
    for file in &files {
        assert!(stderr.contains(path(file)), "{} passed", file.display());
    }
    assert!(stderr.ends_with(&format!("{0} of {0} records are wrong\n", files.len())), "{stderr}");
}

/// With a checksum that fits again, the replay still finds what cannot have happened and names the line.
#[test]
fn a_forged_record_is_told_line_and_reason() {
    let folder = folder("record-forged");
    let text = played(u32::MAX).to_text();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    let find = |start: &str| lines.iter().position(|line| line.starts_with(start)).unwrap();
    let first = find("1 chance");
    let drawn = if lines[first].ends_with("P0") { "1 chance start P1" } else { "1 chance start P0" };
    let forgeries: Vec<(usize, &str, &str)> = vec![
        (find("henge-record"), "henge-record 9", "reads form 1"),
        (find("game"), "game go", "unknown game"),
        (find("rules"), "rules 7", "version 7 of the rules"),
        (find("data"), "data 00000000000000000000000000000000000000000000000000000000000000ff", "--data"),
        (find("option board"), "option bord standard28", "bord"),
        (find("forced"), "force played", "unknown key"),
        (first, drawn, "the revealed seed draws"),
        (first + 1, "2 P9 D 1", "expected"),
        (first + 9, "10 P0 D 99", "cannot be"),
        (find("result P2"), "result P2 1 999", "the steps lead to"),
    ];
    for (index, line, words) in forgeries {
        let mut forged = lines.clone();
        line.clone_into(&mut forged[index]);
        let file = written(&folder, "forged.henge", sealed(&forged).as_bytes());
        let (code, stdout, stderr) = run(&["record", "verify", path(&file)]);
        assert_eq!((code, stdout.as_str()), (1, ""), "{line}");
        assert!(stderr.contains(&format!("line {}", index + 1)), "{line}: {stderr}");
        assert!(stderr.contains(words), "{line}: {stderr}");
    }
    let file = written(&folder, "right.henge", sealed(&lines).as_bytes());
    assert_eq!(run(&["record", "verify", path(&file)]).0, 0, "the unchanged record is right");
}

#[test]
fn a_wrong_record_is_not_converted() {
    let folder = folder("record-not-converted");
    let text = played(u32::MAX).to_text();
    let file = written(&folder, "bad.henge", text.replacen("rules 1", "rules 2", 1).as_bytes());
    let out = folder.join("out.bin");
    let (code, _, stderr) = run(&["record", "convert", path(&file), "--to", "binary", "-o", path(&out)]);
    assert_eq!(code, 1);
    assert!(stderr.contains("line 3"), "{stderr}");
    assert!(!out.exists(), "a file was written");
    let (code, _, stderr) = run(&["record", "verify", path(&written(&folder, "no.henge", b"hello\n"))]);
    assert_eq!(code, 1);
    assert!(stderr.contains("this is no record"), "{stderr}");
}

#[test]
fn the_example_of_the_manual_is_right() {
    let manual = include_str!("../../../docs/records.md");
    let example = manual.split("```record\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let file = written(&folder("record-manual"), "manual.henge", example.as_bytes());
    let (code, stdout, stderr) = run(&["record", "verify", path(&file)]);
    assert_eq!((code, stderr.as_str()), (0, ""), "data or rules have changed: write the example anew");
    assert!(stdout.contains("unfinished, 4 steps"), "{stdout}");
}
