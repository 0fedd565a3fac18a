//! Playthroughs and perft of the small game.

use testkit::perft::{self, Counts, Fault};
use testkit::{golden, table};

use crate::bids::{Bids, COUNTERFEIT, HONEST};

type Honest = Bids<HONEST>;

#[test]
fn playthroughs_stay_as_they_are() {
    let data = table::data::<Honest>();
    for (seats, rounds, file) in [(2, "3", "bids-2"), (3, "6", "bids-3")] {
        let config = table::config::<Honest>(data, seats, &[("rounds", rounds)]);
        golden::assert_same::<Honest>(&config, 7, format!("tests/golden/{file}.txt"));
    }
}

#[test]
fn a_changed_rule_changes_the_playthrough() {
    let config = table::config::<Honest>(table::data::<Honest>(), 3, &[("rounds", "6")]);
    assert!(golden::write::<Honest>(&config, 7) != golden::write::<Bids<COUNTERFEIT>>(&config, 7));
    // With HENGE_BLESS the faulty game would be written down as the right one.
    if std::env::var("HENGE_BLESS").is_err() {
        let difference = golden::check::<Bids<COUNTERFEIT>>(&config, 7, "tests/golden/bids-3.txt");
        let text = difference.unwrap_err().to_string();
        assert!(text.contains("bids-3.txt:") && text.contains("expected: "), "{text}");
    }
}

#[test]
fn positions_are_counted() {
    let data = table::data::<Honest>();
    let report = perft::assert_counts::<Honest>(data, "tests/perft/bids.perft", 10_000);
    assert_eq!((report.depths, report.skipped), (3, 0));
    perft::assert_counts::<Honest>(data, "tests/perft/bids-last-round.perft", 10_000);
}

#[test]
fn a_wrong_count_and_a_wrong_file_are_values() {
    let data = table::data::<Honest>();
    let start = "game bids\nplayers 2\nchance charm P0 1\nchance charm P1 1\nchance prize 1\n";
    let run = |text: &str| perft::parse(text).and_then(|file| perft::run::<Honest>(data, &file, 100));
    let came = Counts { decisions: 3, chance: 0, terminal: 0 };
    let expected = Counts { decisions: 4, ..came };
    assert_eq!(run(&format!("{start}1 4 0 0")), Err(Fault::Count { depth: 1, expected, came }));
    assert!(matches!(run(&format!("{start}1 4 0")), Err(Fault::Line { line: 6, .. })));
    assert!(matches!(run(&format!("{start}chance prize 9\n1 3 0 0")), Err(Fault::Start(_))));
    assert!(matches!(run("game bids\nplayers 9\n1 3 0 0"), Err(Fault::Start(_))));
}
