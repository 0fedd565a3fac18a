//! The contract every game of the house passes, for Isle of Skye.

use game_skye::Skye as G;
use testkit::walk::Plan;
use testkit::{bytes, features, golden, laws, leak, perft, scenario, table};

/// The numbered worked examples of the specification: E1 to E30. E15 has a second part, E15b.
const EXAMPLES: u32 = 30;

#[test]
fn the_rules_pages_are_true_and_complete() {
    let files = scenario::assert_pass::<G>(table::data::<G>(), &["../../docs/rules/skye"]);
    let mut examples = scenario::numbered_examples(EXAMPLES);
    examples.push("E15b".to_owned());
    scenario::assert_covered("../../docs/rules/skye/index.md", &files, &examples);
}

#[test]
fn laws_hold() {
    let report = laws::assert_hold::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(8));
    assert!(report.orders > 0, "several seats never decided at once: {report:?}");
    println!("{report:?}");
}

#[test]
fn nothing_leaks() {
    leak::assert_none::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(1), true);
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
    bytes::assert_corpus::<G>(&table::every_config::<G>(table::data::<G>()), 200);
}

#[test]
fn playthroughs_stay_the_same() {
    for variant in ["base", "druids"] {
        for seats in 2..=5 {
            let config = table::config::<G>(table::data::<G>(), seats, &[("variant", variant)]);
            golden::assert_same::<G>(
                &config,
                u64::from(seats),
                &format!("tests/golden/{variant}_{seats}.txt"),
            );
        }
    }
}

#[test]
fn counts_stay_the_same() {
    for file in ["offers", "buying", "dolmen", "building"] {
        perft::assert_counts::<G>(table::data::<G>(), &format!("tests/perft/{file}.perft"), 1_000_000);
    }
}
