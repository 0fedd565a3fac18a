//! `henge play`, played through pipes as a person would.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use common::{folder, henge, run};

/// A game in progress.
struct Game {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// Everything that was shown.
    shown: String,
}

impl Game {
    fn start(arguments: &[&str]) -> Game {
        let mut program = henge()
            .args(["play", "dolmengoetter"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (program.stdin.take().unwrap(), program.stdout.take().unwrap());
        Game { program, input, output: BufReader::new(output), shown: String::new() }
    }

    /// Reads to the next question; `None` if the program has ended.
    fn question(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).unwrap() == 0 {
                self.shown.push_str(&text);
                return None;
            }
            text.push_str(&line);
            if line.ends_with(" >\n") {
                self.shown.push_str(&text);
                return Some(text);
            }
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Says something and reads what comes of it.
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.question().unwrap()
    }

    /// Ends the input and gives the exit code and all that was shown.
    fn end(mut self) -> (i32, String, String) {
        drop(self.input);
        let mut rest = String::new();
        std::io::Read::read_to_string(&mut self.output, &mut rest).unwrap();
        let output = self.program.wait_with_output().unwrap();
        (output.status.code().unwrap(), self.shown + &rest, String::from_utf8(output.stderr).unwrap())
    }

    /// Answers every question with one of its choices until the program ends.
    fn play_out(mut self, seed: u64) -> (i32, String, String) {
        let mut dice = kernel::Dice::from_number(seed);
        while let Some(text) = self.question() {
            let words = choices(&text);
            let word = if words.is_empty() { String::new() } else { dice.pick(&words).clone() };
            self.say(&word);
        }
        self.end()
    }
}

/// The words in brackets behind the last question: `[17]`, `[g]`, `[1–16]`.
fn choices(text: &str) -> Vec<String> {
    let question = text.rfind('?').and_then(|help| text[..help].rfind("?\n")).unwrap_or(text.len());
    let mut words = Vec::new();
    for part in text[question..].split('[').skip(1) {
        let Some((word, _)) = part.split_once(']') else { continue };
        match word.split_once('–') {
            Some((first, last)) => {
                let range = first.parse::<u8>().unwrap()..=last.parse().unwrap();
                words.extend(range.map(|number| number.to_string()));
            }
            None => words.push(word.to_owned()),
        }
    }
    words
}

#[test]
fn a_game_against_bots_is_played_to_its_end_in_english() {
    let file = folder("play_english").join("game.henge");
    let record = file.to_str().unwrap();
    let game = Game::start(&["--players", "3", "--seed", "5", "--lang", "en", "--plain", "--record", record]);
    let (code, shown, complaints) = game.play_out(1);
    assert_eq!((code, complaints.as_str()), (0, ""));
    for part in ["Game over:", "Final scoring", "Where the points come from", " wins with ", "3. ", "Seed 5:"]
    {
        assert!(shown.contains(part), "{part:?} is missing at the end of\n{}", tail(&shown));
    }
    assert!(shown.contains(" × ") && shown.contains(" = "), "each dolmen is explained");
    assert!(!shown.contains('\u{1b}'), "plain text has no escape codes");
    let (code, _, complaints) = run(&["record", "verify", record]);
    assert_eq!((code, complaints.as_str()), (0, ""));
}

#[test]
fn a_game_of_two_at_one_keyboard_is_played_to_its_end_in_german() {
    let seats = ["--seats", "me:Anna,me:Ben", "--option", "board=small16"];
    let game = Game::start(&[&seats[..], &["--seed", "8", "--lang", "de"]].concat());
    let (code, shown, complaints) = game.play_out(2);
    assert_eq!((code, complaints.as_str()), (0, ""));
    for part in ["Anna wandert von", "Gib die Tastatur an", "Schlusswertung", "gewinnt mit", "Punkte, "] {
        assert!(shown.contains(part), "{part:?} is missing at the end of\n{}", tail(&shown));
    }
}

#[test]
fn five_seats_and_all_commands_work_in_both_languages() {
    for (language, rules, log) in
        [("en", "rules at a glance", "The game so far"), ("de", "die Regeln in Kürze", "Was bisher geschah")]
    {
        let mut game = Game::start(&["--players", "5", "--seed", "2", "--lang", language]);
        let _ = game.question().unwrap();
        for (command, part) in
            [("?", "W 23 17"), ("r", rules), ("l", log), ("c", "A1"), ("v", "1111 222 33 4")]
        {
            let answer = game.ask(command);
            assert!(answer.contains(part), "{command} shows\n{answer}");
        }
        assert!(game.ask("q").contains('?'), "it asks whether that is meant");
        assert!(game.ask("n").ends_with(" >\n"));
        let _ = game.ask("q");
        game.say("q");
        assert_eq!(game.question(), None);
        assert_eq!(game.end().0, 0);
    }
}

/// Seats of two people: nothing moves by itself, so every step is known.
fn two(arguments: &[&str]) -> Game {
    let mut game = Game::start(
        &[&["--seats", "me:Anna,me:Ben", "--option", "start=P0", "--lang", "en"], arguments].concat(),
    );
    assert!(game.question().unwrap().contains("Anna, where do you place druid 1 of 3?"));
    for place in ["23", "76", "1", "77", "2", "78"] {
        let _ = game.ask(place);
    }
    game
}

#[test]
fn what_cannot_be_done_is_refused_with_what_would_be_right_and_changes_nothing() {
    let mut game = two(&[]);
    for (line, refusal) in [
        ("50", "You have no druid on 50. Yours are on 1, 2 and 23."),
        ("99", "There’s no place 99; this board has places 1 to 78."),
        (
            "23 50",
            "You can’t get from 23 to 50 by a step, jump or rune. From 23 you can reach 17, 22 and 29.",
        ),
        ("W 23 76", "Place 76 isn’t free: Ben’s druid is there."),
        ("f 23 50", "The druid on 23 is standing: it can wander or gather herbs."),
        ("S", "Choose an action first: wander (W 23 17)"),
        ("sing", "“sing” is neither a choice nor a command."),
        ("23 17 22", "“23 17 22” is neither a choice nor a command."),
        ("W 23", "“W 23” is neither a choice nor a command."),
    ] {
        let answer = game.ask(line).replace('\n', " ");
        assert!(answer.contains(refusal), "{line} is answered with\n{answer}");
        let _ = game.ask("");
    }
    assert!(game.ask("23").contains("[17] [22] [29] wander there   [g] gather herbs"));
    assert!(
        game.ask("1").contains("Where does the druid on 1 wander"),
        "another druid can be chosen instead"
    );
    assert!(game.ask("").contains("Anna’s turn: which druid acts?"), "Enter goes one step back");
    assert!(game.ask("w 23 17").contains("leave a stone on 23?"), "notation works everywhere");
    assert_eq!(game.end().0, 0);
}

#[test]
fn decisions_are_taken_back_as_far_as_nothing_became_known() {
    let mut game = two(&[]);
    let _ = game.ask("23 17");
    let back = game.ask("u");
    assert!(back.contains("Undone.") && back.contains("Anna’s turn: which druid acts?"), "{back}");
    let _ = game.ask("23 17");
    assert!(game.ask("1").contains("Ben’s turn"));
    assert!(game.ask("u").contains("a decision by Anna. Does everyone agree?"));
    assert!(game.ask("n").contains("Nothing was undone."));
    let _ = game.ask("u");
    assert!(game.ask("y").contains("Anna, leave a stone on 23?"), "the stone is back in her hand");
    assert_eq!(game.end().0, 0);
}

#[test]
fn a_bots_answer_is_taken_back_with_the_decision_it_answers() {
    let mut game = Game::start(&["--seats", "me,bot", "--option", "start=P0", "--lang", "en", "--seed", "1"]);
    let _ = game.question().unwrap();
    assert!(game.ask("u").contains("There’s nothing to undo yet."));
    assert!(game.ask("23").contains("druid 2 of 3"));
    let back = game.ask("u");
    assert!(back.contains("Undone.") && back.contains("druid 1 of 3"), "{back}");
    assert!(back.contains("[1–78]"), "the bot's druid is gone too\n{back}");
    assert_eq!(game.end().0, 0);
}

/// P0 leaves 23: B2 is complete, so its dolmens are shown.
#[test]
fn what_was_shown_is_not_taken_back() {
    let mut game = Game::start(&["--seats", "me:Anna,me:Ben", "--option", "start=P0", "--lang", "en"]);
    let _ = game.question().unwrap();
    // Druids of Anna 22 28 1 and of Ben 29 23 76 leave stones on all places of B2: 22 28 29 23.
    for place in ["22", "29", "28", "23", "1", "76"] {
        let _ = game.ask(place);
    }
    for line in ["22 16", "1", "29 36", "1"] {
        let _ = game.ask(line);
    }
    assert!(game.ask("28 35").contains("leave a stone on 28?"));
    // Anna now has the majority in B2: the keyboard is handed over, then she builds.
    assert!(game.ask("1").contains("Pass the keyboard to Anna."));
    let dolmen = game.ask("");
    assert!(dolmen.contains("[3] a 3, now 9 points") && dolmen.contains("111111 2222 33 4"), "{dolmen}");
    let after = game.ask("3");
    assert!(after.contains("Anna lays a dolmen on top in B2."), "{after}");
    assert!(!after.contains("lays a 3") && !after.contains("111111 2222 3 4"), "Ben looks on\n{after}");
    assert!(game.ask("23 17").contains("leave a stone on 23?"));
    assert!(game.ask("1").contains("Pass the keyboard to Ben."), "Ben has drawn level");
    let _ = game.ask("");
    let scored = game.ask("1");
    let scored = scored.replace('\n', " ");
    assert!(
        scored.contains("Circle B2 is complete") && scored.contains("Anna’s 3 in B2: 3 × 3 = 9 points"),
        "{scored}"
    );
    assert!(game.ask("u").contains("Everyone has seen something hidden"));
    assert_eq!(game.end().0, 0);
}

#[test]
fn the_end_of_the_input_ends_the_game_and_saves_it() {
    let file = folder("play_quit").join("game.henge");
    let record = file.to_str().unwrap();
    let mut game = Game::start(&["--lang", "en", "--seed", "3", "--record", record]);
    let _ = game.question().unwrap();
    let _ = game.ask("23");
    let (code, shown, _) = game.end();
    assert_eq!(code, 0);
    assert!(shown.contains("Game ended early.") && shown.contains(record), "{shown}");
    assert!(fs::read_to_string(&file).unwrap().contains("D 23"));
    assert_eq!(run(&["record", "verify", record]).0, 0);
    let (code, _, complaint) = run(&["play", "dolmengoetter", "--record", record]);
    assert!(code != 0 && complaint.contains("--record"), "an old record is not overwritten: {complaint}");
}

#[test]
fn a_window_that_is_too_small_is_told_what_is_needed() {
    let small = ["play", "dolmengoetter", "--window", "79x24"];
    let (code, shown, complaint) = run(&[&small[..], &["--lang", "en"]].concat());
    assert!(code != 0 && shown.is_empty());
    assert!(complaint.contains("needs a window of 80 columns and 24 rows. Yours has 79"), "{complaint}");
    let (_, _, complaint) = run(&[&small[..], &["--lang", "de"]].concat());
    assert!(complaint.contains("braucht ein Fenster mit 80 Spalten und 24 Zeilen"), "{complaint}");
    let game = Game::start(&["--window", "80x24", "--lang", "en"]);
    assert_eq!(game.end().0, 0, "80 × 24 is enough");
}

#[test]
fn wrong_arguments_are_told_what_would_be_right() {
    for (arguments, part) in [
        (&["play", "chess"][..], "unknown game \"chess\"; there are: dolmengoetter"),
        (&["play", "dolmengoetter", "--players", "7"], "for 2 to 5 players"),
        (
            &["play", "dolmengoetter", "--seats", "me,cat"],
            "a seat is me, me:NAME, bot or one of bot:random, bot:greedy",
        ),
        (&["play", "dolmengoetter", "--seats", "me,bot:clever"], "there are: random, greedy"),
        (
            &["play", "dolmengoetter", "--seats", "me,bot:3/hoarder"],
            "dolmengoetter has no character \"hoarder\"; there are: builder",
        ),
        (
            &["play", "dolmengoetter", "--seats", "me,me", "--players", "3"],
            "does not fit --seats with 2 seats",
        ),
        (&["play", "dolmengoetter", "--option", "board=huge"], "there are standard28, small16"),
        (&["play", "dolmengoetter", "--option", "board"], "KEY=VALUE"),
        (&["play", "dolmengoetter", "--lang", "fr"], "there are: de, en"),
        (&["play", "dolmengoetter", "--window", "80"], "COLUMNSxROWS, for example 80x24"),
    ] {
        let (code, shown, complaint) = run(arguments);
        assert!(code != 0 && shown.is_empty(), "{arguments:?}: {shown}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}

#[test]
fn the_language_is_that_of_the_system() {
    for (locale, part) in
        [("de_AT.UTF-8", "Die Partie wurde"), ("en_GB.UTF-8", "Game ended"), ("C", "Game ended")]
    {
        let mut program = henge();
        program.args(["play", "dolmengoetter"]).env("LC_ALL", locale).stdin(Stdio::null());
        let shown = String::from_utf8(program.output().unwrap().stdout).unwrap();
        assert!(shown.contains(part), "{locale}: {shown}");
    }
}

fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(40)..].join(
        "
",
    )
}
