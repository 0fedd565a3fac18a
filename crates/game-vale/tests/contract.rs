//! The contract every game of the house passes, for The Vale of Eternity.

use game_vale::{Fact, Vale as G};
use testkit::walk::Plan;
use testkit::{bytes, features, golden, laws, leak, perft, scenario, table};

/// The worked examples of the specification: E1 to E34.
const EXAMPLES: u32 = 34;

#[test]
fn the_rules_pages_are_true_and_complete() {
    let files = scenario::assert_pass::<G>(table::data::<G>(), &["../../docs/rules/vale"]);
    let index = "../../docs/rules/vale/index.md";
    scenario::assert_covered(index, &files, &scenario::numbered_examples(EXAMPLES));
}

#[test]
fn laws_hold() {
    let report = laws::assert_hold::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(20));
    println!("{report:?}");
}

/// Which of two equal effects was copied is told to all and does not matter any more once it is carried out.
#[test]
fn nothing_leaks() {
    let excuses = leak::Excuses::none().forgotten(|seen| matches!(seen, Fact::Copied { .. }));
    let configs = table::every_config::<G>(table::data::<G>());
    leak::assert_none_but::<G>(&configs, Plan::games(3), true, excuses);
}

#[test]
fn views_that_differ_have_features_that_differ() {
    let report = features::assert_complete::<G>(&table::every_config::<G>(table::data::<G>()), 2);
    println!("{report:?}");
}

#[test]
fn features_of_a_version_stay_the_same() {
    features::assert_same::<G>(&table::every_config::<G>(table::data::<G>()), "tests/golden/features.txt");
}

#[test]
fn options_fit() {
    table::assert_choices_round_trip::<G>(table::data::<G>());
}

#[test]
fn any_bytes_are_a_game() {
    bytes::assert_corpus::<G>(&table::every_config::<G>(table::data::<G>()), 500);
}

#[test]
fn playthroughs_stay_the_same() {
    for seats in 2..=4 {
        let config = table::config::<G>(table::data::<G>(), seats, &[]);
        golden::assert_same::<G>(&config, u64::from(seats), &format!("tests/golden/players_{seats}.txt"));
    }
}

#[test]
fn counts_stay_the_same() {
    for file in ["hunt", "turn", "effects", "resolution"] {
        perft::assert_counts::<G>(table::data::<G>(), &format!("tests/perft/{file}.perft"), 1_000_000);
    }
}
