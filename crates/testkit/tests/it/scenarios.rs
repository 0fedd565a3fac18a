//! Scenarios of the small game, and what is said about wrong ones.

use testkit::scenario::{self, Failure};
use testkit::table;

use crate::bids::{Bids, HONEST};

type Honest = Bids<HONEST>;

#[test]
fn the_page_runs_and_covers_the_rules() {
    let data = table::data::<Honest>();
    let files = scenario::assert_pass::<Honest>(data, &["tests/scenarios"]);
    scenario::assert_covered("tests/scenarios/index.md", &files, &scenario::numbered_examples(3));
    let summary = scenario::run_files::<Honest>(data, &files);
    assert_eq!(summary.passed, 3);
    assert_eq!(summary.shows["BIDS-2.1"], ["tests/scenarios/bids.md:44"]);
}

/// The manual must be readable by the reader it documents.
#[test]
fn the_manual_is_a_scenario_file() {
    let file =
        scenario::read_files(&["../../docs/scenarios.md"]).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(file[0].blocks.len() >= 3);
}

/// The faults of a text, as people read them.
fn faults(text: &str) -> Vec<String> {
    scenario::parse("x.md", text).expect_err("the text has faults").iter().map(ToString::to_string).collect()
}

/// A block with this script at a table of two, after both charms and a prize of 1.
fn block(script: &str) -> String {
    format!(
        "# Title\n```henge\ngame = \"bids\"\nplayers = 2\nshows = [\"BIDS-1.1\"]\n---\n\
         chance: charm P0 0\nchance: charm P1 2\nchance: prize 1\n{script}\n```\n"
    )
}

/// What fails in a block with this script.
fn failures(script: &str) -> Vec<Failure> {
    let file = scenario::parse("x.md", &block(script)).expect("the block is well formed");
    scenario::run::<Honest>(table::data::<Honest>(), &file.blocks[0]).failures
}

/// What came instead of the one expectation of a script.
fn came(script: &str) -> String {
    let failures = failures(script);
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert_eq!((failures[0].line, failures[0].block.as_str()), (10, "Title"));
    failures[0].came.clone()
}

#[test]
fn sets_tell_what_is_missing_and_what_is_surplus() {
    assert_eq!(came("legal P0: bid 1 | bid 2"), "surplus bid 3");
    assert_eq!(came("legal P0: none"), "surplus bid 1 | bid 2 | bid 3");
    assert_eq!(came("legal P0 (bid 3): none"), "surplus bid 3");
    assert_eq!(came("legal P0 (bid 3): bid 2"), "missing bid 2; surplus bid 3");
    assert_eq!(came("count P0: 4"), "3: bid 1 | bid 2 | bid 3");
    assert_eq!(came("lacks P0: bid 1"), "legal bid 1");
    assert_eq!(came("lacks P0: bod 1"), "`bod 1`");
}

#[test]
fn every_expectation_can_fail() {
    assert_eq!(came("refuses P0: bid 1 because no-card"), "it is legal");
    assert_eq!(
        came("refuses chance: prize 1 because no-card"),
        "refused because not-now: nothing of this kind is drawn now"
    );
    assert_eq!(came("turn: P0"), "turn: P0 P1");
    assert_eq!(came("scores: 0 0"), "0 2");
    assert_eq!(came("places: 1 2"), "2 1");
    assert_eq!(came("position charm.P1 = 1"), "2");
    assert_eq!(came("position charm.P2 = 1"), "nothing; `charm` has the keys P0, P1");
    assert_eq!(came("position prize absent"), "1");
    assert_eq!(came("view P0 charm.P1 = 2"), "\"?\"");
    assert!(came("view P1 never \"P1\":2").contains("\"P1\":2"));
    assert_eq!(came("sees P0: prize 2"), "seen: prize 1");
    assert_eq!(came("sees P0: nothing"), "seen: prize 1");
    assert_eq!(came("never sees P0: prize 1"), "seen: prize 1");
}

#[test]
fn a_failed_step_ends_the_block_and_expectations_do_not() {
    let failures = failures("turn: P0\nturn: P1\nP0: bid 4\nturn: P0");
    let lines: Vec<usize> = failures.iter().map(|failure| failure.line).collect();
    assert_eq!(lines, [10, 11, 12]);
    assert_eq!(failures[2].expected, "a small number");
    let failures = self::failures("P0: bid 1\nP0: bid 2");
    assert_eq!(failures[0].came, "refused, not-you: it is not this seat's turn");
    assert_eq!(
        failures[0].to_string(),
        "x.md:11: in “Title”\n    P0: bid 2\n  expected: P0: bid 2 is legal\n  \
         came:     refused, not-you: it is not this seat's turn"
    );
}

#[test]
fn wrong_words_are_answered_with_right_ones() {
    assert_eq!(
        faults("```henge\ngame = \"bids\"\nplyers = 2\n---\nturn: P0\n```"),
        ["x.md:3: unknown key `plyers` in the head (did you mean `players`? allowed: name, extends, game, \
             players, options, shows, example, title, lesson, position)"]
    );
    let script = faults(&block("leagl P0: bid 1\nlegal P2: none\ncount P0: many\nview P0 prize\nscores: 1"));
    assert_eq!(script.len(), 5);
    assert!(script[0].starts_with("x.md:10: unknown word `leagl` (did you mean `legal`?"), "{}", script[0]);
    assert_eq!(script[1], "x.md:11: P2 does not sit at a table of 2 (this table has P0 to P1)");
    assert!(script[2].starts_with("x.md:12: `many` is no number"), "{}", script[2]);
    assert!(script[3].starts_with("x.md:13: `=` or `absent` is missing"), "{}", script[3]);
    assert!(script[4].starts_with("x.md:14: 1 numbers for 2 seats"), "{}", script[4]);
    let script = faults(&block("refuses P0: bid 1\nposition prize = P0\nnever P0: x\nP0 bid 1\nturn:"));
    assert_eq!(script.len(), 5, "{script:?}");
}

#[test]
fn names_must_exist_and_be_unique() {
    let base = "```henge\nname = \"base\"\ngame = \"bids\"\nplayers = 2\n```\n";
    let child = "```henge\nextends = \"bse\"\nshows = [\"A-1\"]\n---\nturn: over\n```\n";
    assert_eq!(
        faults(&format!("{base}{base}{child}")),
        [
            "x.md:6: the name `base` is already given in line 1 (names are unique in a file)",
            "x.md:11: no block above is named `bse` (did you mean `base`? allowed: base)",
        ]
    );
}

#[test]
fn incomplete_blocks_are_faults() {
    assert_eq!(
        faults("```henge\n---\nturn: P0\n```"),
        [
            "x.md:1: the head names no game (game = \"…\", or extends = \"…\")",
            "x.md:1: the head says no number of players (players = 2)",
            "x.md:1: the block does not say which rules it shows (shows = [\"RULE-1.2\"])",
        ]
    );
    assert!(faults("```henge\ngame = \"bids\"\nplayers = 2\n```")[0].contains("neither a script nor a name"));
    assert!(faults("```henge\nname = \"a\"\ngame = 3\nplayers = 9\n```").len() == 2);
    assert!(faults("```henge\nname = \"a\"\ngame = \"bids\"\nplayers = 2\n")[0].contains("not closed"));
    assert!(faults("```henge\nname = \"a\"\ngame = = 2\n```")[0].starts_with("x.md:3: the head is not TOML"));
}

#[test]
fn other_fences_and_fences_within_them_do_not_run() {
    let file = scenario::parse("x.md", "````md\n```henge\nnonsense\n```\n````\n```sh\nhenge\n```\n").unwrap();
    assert!(file.blocks.is_empty());
}

#[test]
fn wrong_tables_and_positions_are_failures_not_panics() {
    let run = |head: &str| {
        let text = format!("```henge\nname = \"a\"\n{head}\n```");
        let file = scenario::parse("x.md", &text).unwrap();
        scenario::run::<Honest>(table::data::<Honest>(), &file.blocks[0]).failures[0].came.clone()
    };
    assert_eq!(
        run("game = \"chess\"\nplayers = 2"),
        "the block is about `chess`, but was given to the rules of `bids`"
    );
    assert_eq!(run("game = \"bids\"\nplayers = 4"), "bids is for 2 to 3 players, not 4");
    assert_eq!(
        run("game = \"bids\"\nplayers = 2\noptions = { round = 3 }"),
        "bids has no option `round` (did you mean `rounds`? allowed: rounds)"
    );
    assert_eq!(run("game = \"bids\"\nplayers = 2\noptions = { rounds = 4 }"), "rounds cannot be 4");
    assert_eq!(
        run("game = \"bids\"\nplayers = 2\n[position]\nprise = 4"),
        "the position cannot be read: unknown key prise"
    );
}
