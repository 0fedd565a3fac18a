//! The contract every game of the house passes, for Die Dolmengötter.

use game_dolmengoetter::Dolmengoetter as G;
use testkit::walk::Plan;
use testkit::{bytes, features, golden, laws, leak, perft, scenario, table};

/// The worked examples of the specification: E1 to E28.
const EXAMPLES: u32 = 28;

#[test]
fn the_rules_pages_are_true_and_complete() {
    let pages = ["../../docs/rules/dolmengoetter", "../../docs/scenarios.md"];
    let files = scenario::assert_pass::<G>(table::data::<G>(), &pages);
    let index = "../../docs/rules/dolmengoetter/index.md";
    scenario::assert_covered(index, &files, &scenario::numbered_examples(EXAMPLES));
}

#[test]
fn laws_hold() {
    let report = laws::assert_hold::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(40));
    println!("{report:?}");
}

#[test]
fn nothing_leaks() {
    leak::assert_none::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(4), true);
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
    bytes::assert_corpus::<G>(&table::every_config::<G>(table::data::<G>()), 1_000);
}

#[test]
fn playthroughs_stay_the_same() {
    for seats in 2..=5 {
        let config = table::config::<G>(table::data::<G>(), seats, &[]);
        golden::assert_same::<G>(&config, u64::from(seats), &format!("tests/golden/standard28_{seats}.txt"));
    }
    for seats in 2..=3 {
        let config = table::config::<G>(table::data::<G>(), seats, &[("board", "small16")]);
        golden::assert_same::<G>(&config, u64::from(seats), &format!("tests/golden/small16_{seats}.txt"));
    }
}

#[test]
fn counts_stay_the_same() {
    for file in ["start", "druids", "dolmens"] {
        perft::assert_counts::<G>(table::data::<G>(), &format!("tests/perft/{file}.perft"), 2_000_000);
    }
}
