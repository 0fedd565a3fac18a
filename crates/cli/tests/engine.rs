//! `henge engine`, driven as other programs drive it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::io::Write as _;
use std::process::{Command, Stdio};

use common::{folder, henge, run, told};
use serde_json::{Value, json};

/// Sends these bytes and gives the answers, one for each line.
fn talk_bytes(input: &[u8]) -> Vec<Value> {
    let mut engine = henge()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = engine.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let (code, stdout, stderr) = told(&engine.wait_with_output().unwrap());
    writer.join().unwrap().unwrap();
    assert_eq!((code, stderr.as_str()), (0, ""));
    stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn talk(lines: &[Value]) -> Vec<Value> {
    let lines_as_text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let answers = talk_bytes((lines_as_text.join("\n") + "\n").as_bytes());
    assert_eq!(answers.len(), lines.len(), "one answer for each line");
    answers
}

fn new(players: u8) -> Value {
    json!({"cmd": "new", "game": "dolmengoetter", "players": players, "seed": 7})
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_else(|| panic!("no error: {answer}"))
}

/// Worked example E10: P0 may lay a dolmen on B2.
fn e10() -> Value {
    json!({"cmd": "setup", "game": "dolmengoetter", "players": 2, "position": {
        "druids": {"P0": [23, 1, 2], "P1": [76, 77, 78]}, "stones": {"P0": [22], "P1": [28]}}})
}

#[test]
fn games_are_listed_with_their_options() {
    let answers = talk(&[json!({"cmd": "games"})]);
    let game = &answers[0]["games"][0];
    assert_eq!((&game["id"], &game["players"]), (&json!("dolmengoetter"), &json!([2, 5])));
    assert_eq!(game["reconstructed"], json!(true));
    assert_eq!(game["options"]["4"][0]["key"], json!("board"));
    assert_eq!(game["options"]["4"][0]["values"], json!(["standard28"]));
    assert_eq!(game["options"]["2"][0]["values"], json!(["standard28", "small16"]));
}

#[test]
fn a_table_is_opened_and_the_dealer_draws() {
    let answers = talk(&[new(3), json!({"cmd": "turn"}), json!({"cmd": "standings"})]);
    let opened = &answers[0];
    assert_eq!((&opened["players"], &opened["seed"]), (&json!(3), &json!(7)));
    assert_eq!(opened["options"]["board"], json!("standard28"));
    assert_eq!(opened["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(opened["steps"][0]["step"], json!(1));
    let outcome = opened["steps"][0]["outcome"].as_str().unwrap();
    assert_eq!(opened["steps"][0]["events"], json!([outcome]));
    assert_eq!((&opened["turn"], &opened["step"]), (&json!("decide"), &json!(1)));
    assert_eq!(answers[1], json!({"step": 1, "turn": "decide", "seats": opened["seats"]}));
    assert_eq!(answers[2]["over"], json!(false));
    assert_eq!(answers[2]["standings"][2], json!({"seat": 2, "place": 1, "score": 4, "tiers": [4, 0, 0, 0]}));
}

#[test]
fn a_seed_repeats_a_game_and_a_missing_one_is_told() {
    let mut unseeded = new(2);
    unseeded.as_object_mut().unwrap().remove("seed");
    let answers = talk(&[new(2), unseeded.clone(), unseeded.clone()]);
    assert_ne!(answers[1]["seed"], answers[2]["seed"]);
    unseeded["seed"] = answers[1]["seed"].clone();
    let again = talk(&[new(2), unseeded]);
    assert_eq!(again[0], answers[0]);
    assert_eq!(again[1], answers[1]);
}

#[test]
fn a_turn_is_played_and_seen() {
    let answers = talk(&[
        e10(),
        json!({"cmd": "legal", "seat": 1}),
        json!({"cmd": "play", "seat": 0, "action": "W 23 17"}),
        json!({"cmd": "legal", "seat": 0}),
        json!({"cmd": "play", "seat": 0, "action": "S"}),
        json!({"cmd": "play", "seat": 0, "action": "P B2 3"}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "view", "seat": 1}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "position"}),
        json!({"cmd": "turn"}),
    ]);
    assert_eq!(answers[0]["auto"], json!(false));
    assert_eq!(answers[1], json!({"seat": 1, "actions": [], "indices": []}));
    assert_eq!(answers[2]["steps"][0]["events"], json!(["wander P0 23 17"]));
    assert_eq!(answers[3]["actions"], json!(["S", "N"]));
    assert_eq!(answers[3]["indices"].as_array().unwrap().len(), 2);
    assert_eq!(answers[4]["steps"][0]["events"], json!(["stone P0 23", "right P0 B2 majority"]));
    assert_eq!(
        answers[5]["steps"],
        json!([{"step": 3, "seat": 0, "action": "P B2 3", "auto": false, "events": ["dolmen P0 B2 top 3"]}])
    );
    assert_eq!(answers[6]["view"]["stacks"]["B2"], json!(["P0:3"]));
    assert_eq!(answers[7]["view"]["stacks"]["B2"], json!(["P0:?"]));
    assert_eq!(answers[8]["view"]["stacks"]["B2"], json!(["P0:?"]));
    assert_eq!(answers[9]["position"]["stacks"]["B2"], json!(["P0:3"]));
    assert_eq!(answers[10], json!({"step": 3, "turn": "decide", "seats": [1]}));
}

#[test]
fn a_position_can_be_set_up_again() {
    // Each answer says who is next, so the script is made as the game goes.
    let mut script = vec![new(3)];
    for _ in 0..16 {
        let seat = talk(&script).pop().unwrap()["seats"][0].clone();
        script.push(json!({"cmd": "bot", "seat": seat, "bot": "random", "play": true}));
    }
    script.push(json!({"cmd": "position"}));
    let position = talk(&script).pop().unwrap()["position"].clone();
    let again = talk(&[
        json!({"cmd": "setup", "game": "dolmengoetter", "players": 3, "position": position}),
        json!({"cmd": "position"}),
    ]);
    assert_eq!(again[1]["position"], position);
}

#[test]
fn outcomes_can_be_supplied() {
    let manual = json!({"cmd": "new", "game": "dolmengoetter", "players": 3, "chance": "manual"});
    let answers = talk(&[
        manual,
        json!({"cmd": "play", "seat": 0, "action": "D 1"}),
        json!({"cmd": "chance", "outcome": "start P7"}),
        json!({"cmd": "chance", "outcome": "start P4"}),
        json!({"cmd": "chance", "outcome": "start P2"}),
        json!({"cmd": "chance", "outcome": "start P2"}),
        json!({"cmd": "undo"}),
    ]);
    assert_eq!((&answers[0]["turn"], &answers[0]["seed"]), (&json!("chance"), &json!(null)));
    assert_eq!(code(&answers[1]), "chance-first");
    assert_eq!(code(&answers[2]), "unreadable");
    assert_eq!(code(&answers[3]), "no-such-seat");
    assert_eq!(answers[4]["seats"], json!([2]));
    assert_eq!(code(&answers[5]), "no-chance-now");
    assert_eq!((&answers[6]["turn"], &answers[6]["undone"]), (&json!("chance"), &json!(1)));
}

#[test]
fn steps_are_taken_back() {
    let answers = talk(&[
        e10(),
        json!({"cmd": "undo"}),
        json!({"cmd": "play", "seat": 0, "action": "W 23 17"}),
        json!({"cmd": "position"}),
        json!({"cmd": "play", "seat": 0, "action": "S"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "position"}),
        json!({"cmd": "undo", "to": 0}),
        json!({"cmd": "undo", "to": 5}),
    ]);
    assert_eq!(code(&answers[1]), "nothing-to-undo");
    assert_eq!(answers[5], json!({"undone": 1, "step": 1, "turn": "decide", "seats": [0]}));
    assert_eq!(answers[6], answers[3]);
    assert_eq!(answers[7]["step"], json!(0));
    assert_eq!(code(&answers[8]), "no-such-step");
    // At a dealt table the draw stays: only decisions are taken back.
    let seat = talk(&[new(2)])[0]["seats"][0].clone();
    let play = json!({"cmd": "play", "seat": seat, "action": "D 5"});
    let answers = talk(&[new(2), play, json!({"cmd": "undo"}), json!({"cmd": "undo"})]);
    assert_eq!(answers[2]["step"], json!(1));
    assert_eq!(code(&answers[3]), "nothing-to-undo");
}

#[test]
fn refusals_are_explained() {
    let answers = talk(&[
        e10(),
        json!({"cmd": "why", "seat": 0, "action": "W 23 22"}),
        json!({"cmd": "why", "seat": 0, "action": "W 23 17"}),
        json!({"cmd": "why", "seat": 1, "action": "G 76"}),
        json!({"cmd": "why", "seat": 0, "action": "walk"}),
    ]);
    assert_eq!(answers[1]["code"], json!("not-free"));
    assert_eq!(answers[1]["legal"], json!(false));
    assert_eq!(answers[2], json!({"legal": true}));
    assert_eq!(answers[3]["code"], json!("not-your-decision"));
    assert_eq!(answers[4]["code"], json!("unreadable"));
}

#[test]
fn bots_choose_and_play() {
    let seat = talk(&[new(2)])[0]["seats"][0].clone();
    let bot = |name: &str| json!({"cmd": "bot", "seat": seat, "bot": name, "budget_ms": 500});
    let other = json!({"cmd": "bot", "seat": 1 - seat.as_i64().unwrap(), "bot": "random"});
    let mut playing = bot("greedy");
    playing["play"] = json!(true);
    let answers = talk(&[new(2), bot("greedy"), bot("random"), bot("strong"), other, playing]);
    assert_eq!(answers[1]["bot"], json!("greedy"));
    assert!(answers[1]["action"].as_str().unwrap().starts_with("D "));
    assert!(answers[1].get("steps").is_none(), "asking a bot plays nothing");
    assert_eq!(answers[2]["bot"], json!("random"));
    assert_eq!(code(&answers[3]), "unknown-bot");
    assert_eq!(code(&answers[4]), "not-your-decision");
    assert_eq!(answers[5]["steps"][0]["action"], answers[1]["action"]);
    assert_eq!(answers[5]["step"], json!(2));
}

#[test]
fn errors_change_nothing_and_the_engine_goes_on() {
    let long = format!("{{\"cmd\":\"{}\"}}", "x".repeat(2 << 20));
    let wrong: Vec<(&[u8], &str)> = vec![
        (b"hello", "malformed"),
        (b"", "malformed"),
        (b"   ", "malformed"),
        (b"{\"cmd\":\"turn\"", "malformed"),
        (b"[]", "malformed"),
        (b"\"turn\"", "malformed"),
        (b"{\"cmd\":\"turn\"} {\"cmd\":\"turn\"}", "malformed"),
        (b"\xff\xfe\x00", "malformed"),
        (long.as_bytes(), "malformed"),
        (b"{}", "no-command"),
        (b"{\"cmd\":7}", "no-command"),
        (b"{\"cmd\":\"Turn\"}", "unknown-command"),
        (b"{\"cmd\":\"turn\",\"seat\":0}", "bad-request"),
        (b"{\"cmd\":\"legal\"}", "bad-request"),
        (b"{\"cmd\":\"legal\",\"seat\":\"P0\"}", "bad-request"),
        (b"{\"cmd\":\"legal\",\"seat\":0.5}", "bad-request"),
        (b"{\"cmd\":\"legal\",\"seat\":2}", "no-such-seat"),
        (b"{\"cmd\":\"legal\",\"seat\":-1}", "no-such-seat"),
        (b"{\"cmd\":\"view\",\"seat\":99999999999}", "no-such-seat"),
        (b"{\"cmd\":\"play\",\"seat\":0}", "bad-request"),
        (b"{\"cmd\":\"play\",\"seat\":0,\"action\":7}", "bad-request"),
        (b"{\"cmd\":\"play\",\"seat\":0,\"action\":\"W 23 17 \"}", "unreadable"),
        (b"{\"cmd\":\"play\",\"seat\":0,\"action\":\"W 23 24\"}", "out-of-reach"),
        (b"{\"cmd\":\"play\",\"seat\":1,\"action\":\"G 76\"}", "not-your-decision"),
        (b"{\"cmd\":\"play\",\"seat\":0,\"action\":\"G 1\",\"auto\":true}", "bad-request"),
        (b"{\"cmd\":\"chance\",\"outcome\":\"start P0\"}", "dealer-draws"),
        (b"{\"cmd\":\"undo\",\"to\":-1}", "bad-request"),
        (b"{\"cmd\":\"record\",\"names\":[\"one\"]}", "bad-request"),
        (b"{\"cmd\":\"record\",\"names\":[\"one\",\"t\\nwo\"]}", "bad-request"),
        (b"{\"cmd\":\"new\",\"game\":\"go\",\"players\":2}", "unknown-game"),
        (b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":6}", "wrong-players"),
        (b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":-1}", "wrong-players"),
        (
            b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"options\":{\"bord\":\"x\"}}",
            "bad-options",
        ),
        (
            b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"options\":{\"board\":[]}}",
            "bad-options",
        ),
        (b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"seed\":-7}", "bad-request"),
        (b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"seed\":\"7\"}", "bad-request"),
        (b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"chance\":\"mine\"}", "bad-request"),
        (
            b"{\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"chance\":\"manual\",\"seed\":1}",
            "bad-request",
        ),
        (b"{\"cmd\":\"setup\",\"game\":\"dolmengoetter\",\"players\":2}", "bad-request"),
        (b"{\"cmd\":\"setup\",\"game\":\"dolmengoetter\",\"players\":2,\"position\":7}", "bad-position"),
        (
            b"{\"cmd\":\"setup\",\"game\":\"dolmengoetter\",\"players\":2,\"position\":{\"x\":1}}",
            "bad-position",
        ),
    ];
    let mut input = format!("{}\n{{\"cmd\":\"position\"}}\n", e10()).into_bytes();
    for (line, _) in &wrong {
        input.extend_from_slice(line);
        input.extend_from_slice(b"\n{\"cmd\":\"position\"}\n");
    }
    let answers = talk_bytes(&input);
    assert_eq!(answers.len(), 2 + 2 * wrong.len());
    for (pair, (line, expected)) in answers[2..].chunks(2).zip(&wrong) {
        let line = String::from_utf8_lossy(&line[..line.len().min(100)]).into_owned();
        assert_eq!(code(&pair[0]), *expected, "{line}");
        let message = pair[0]["error"]["message"].as_str().unwrap();
        assert!((10..400).contains(&message.len()), "{line}: {message}");
        assert_eq!(pair[1], answers[1], "{line} changed the position");
    }
}

/// The numbers of a position written by hand can be larger than any game makes them.
#[test]
fn a_failure_of_the_rules_is_an_error_line() {
    let answers = talk(&[
        json!({"cmd": "setup", "game": "dolmengoetter", "players": 2, "position": {
            "active": "P1", "scores": {"P0": 65535}, "druids": {"P0": [1, 2, 3], "P1": [23, 77, 78]},
            "stones": {"P0": [22, 28], "P1": [29]}, "stacks": {"B2": ["P0:2"]}}}),
        json!({"cmd": "play", "seat": 1, "action": "W 23 17"}),
        json!({"cmd": "play", "seat": 1, "action": "S"}),
        json!({"cmd": "position"}),
        json!({"cmd": "play", "seat": 1, "action": "P B2 4"}),
        json!({"cmd": "position"}),
    ]);
    // A game may refuse such a position at once; then there is nothing to fail.
    if answers[0].get("error").is_none() {
        assert_eq!(code(&answers[4]), "broken-rules");
        assert_eq!(answers[5], answers[3]);
    }
}

#[test]
fn without_a_game_every_command_says_so() {
    let lines: Vec<Value> = ["turn", "position", "standings", "undo", "record"]
        .iter()
        .map(|cmd| json!({"cmd": cmd}))
        .chain([json!({"cmd": "legal", "seat": 0}), json!({"cmd": "view", "seat": null})])
        .collect();
    assert!(talk(&lines).iter().all(|answer| code(answer) == "no-game"));
}

#[test]
fn the_engine_ends_when_asked_and_at_the_end_of_the_input() {
    assert!(talk_bytes(b"").is_empty());
    assert_eq!(talk_bytes(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n"), [json!({"quit": true})]);
    assert_eq!(talk_bytes(b"{\"cmd\":\"quit\"}").len(), 1, "the last line needs no line feed");
}

/// `None`, said plainly, where there is no Python; where tests run for everybody that is a failure.
fn python() -> Option<&'static str> {
    let found = ["python3", "python"].into_iter().find(|name| {
        let version =
            Command::new(name).args(["-c", "import sys; sys.exit(sys.version_info[0] != 3)"]).status();
        version.is_ok_and(|status| status.success())
    });
    if found.is_none() {
        assert!(std::env::var_os("CI").is_none(), "Python 3 is needed where CI is set");
        eprintln!("skipped: there is no Python 3 here, so examples/random_player.py was not run");
    }
    found
}

#[test]
fn a_python_program_plays_whole_games() {
    let Some(python) = python() else { return };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/random_player.py");
    let folder = folder("python");
    let play = |arguments: &[&str]| {
        let mut command = Command::new(python);
        command.arg(script).args(["--henge", env!("CARGO_BIN_EXE_henge")]).args(arguments);
        told(&command.env("PYTHONIOENCODING", "utf-8").output().unwrap())
    };
    for players in ["2", "3", "4", "5"] {
        let record = folder.join(format!("{players}.henge"));
        let record = record.to_str().unwrap();
        let (code, stdout, stderr) = play(&["--players", players, "--seed", "7", "--record", record]);
        assert_eq!((code, stderr.as_str()), (0, ""));
        assert!(stdout.contains("over after"), "{stdout}");
        assert_eq!(stdout.lines().count(), 1 + players.parse::<usize>().unwrap(), "{stdout}");
        assert!(stdout.contains("1. P"), "{stdout}");
        let (code, verified, stderr) = run(&["record", "verify", record]);
        assert_eq!((code, stderr.as_str()), (0, ""));
        assert!(verified.contains("finished"), "{verified}");
    }
    let again = |seed: &str| play(&["--option", "board=small16", "--players", "2", "--seed", seed]).1;
    assert_eq!(again("1"), again("1"));
    let (code, _, stderr) = play(&["--players", "9"]);
    assert_eq!(code, 1);
    assert!(stderr.contains("wrong-players"), "{stderr}");
}

/// Does a text fit a pattern in which `…` stands for anything?
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[test]
fn the_transcripts_of_the_manual_are_true() {
    let manual = include_str!("../../../docs/engine.md");
    let lines: Vec<&str> = manual
        .split("```transcript\n")
        .skip(1)
        .flat_map(|block| block.split("```").next().unwrap_or_default().lines())
        .collect();
    let part =
        |mark: &str| -> Vec<&str> { lines.iter().filter_map(|line| line.strip_prefix(mark)).collect() };
    let (asked, expected) = (part("> "), part("< "));
    assert!(asked.len() > 10 && asked.len() == expected.len() && asked.len() * 2 == lines.len());
    let mut engine = henge().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    engine.stdin.take().unwrap().write_all((asked.join("\n") + "\n").as_bytes()).unwrap();
    let (code, stdout, _) = told(&engine.wait_with_output().unwrap());
    assert_eq!(code, 0);
    assert_eq!(stdout.lines().count(), asked.len());
    for ((asked, expected), came) in asked.iter().zip(&expected).zip(stdout.lines()) {
        assert!(fits(expected, came), "{asked}\nexpected: {expected}\ncame:     {came}");
    }
}
