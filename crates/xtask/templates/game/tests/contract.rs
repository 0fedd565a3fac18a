//! The contract every game of the house passes.

use game___ID__::__TYPE__ as G;
use testkit::walk::Plan;
use testkit::{bytes, golden, laws, leak, table};

#[test]
fn laws_hold() {
    laws::assert_hold::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(100));
}

/// Nothing is hidden yet; say `true` as soon as something is.
#[test]
fn nothing_leaks() {
    leak::assert_none::<G>(&table::every_config::<G>(table::data::<G>()), Plan::games(10), false);
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
    for seats in 2..=4 {
        let config = table::config::<G>(table::data::<G>(), seats, &[]);
        golden::assert_same::<G>(&config, u64::from(seats), format!("tests/golden/{seats}.txt"));
    }
}
