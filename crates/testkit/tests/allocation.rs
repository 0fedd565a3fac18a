//! The counting allocator counts, and the honest game does not allocate.

#[path = "bids/mod.rs"]
mod bids;

use bids::{Bids, HONEST, UNFAIR};
use testkit::allocation::{CountingAllocator, allocations_by_function, playout_allocations};
use testkit::table;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn the_honest_game_does_not_allocate() {
    for config in table::every_config::<Bids<HONEST>>(table::data::<Bids<HONEST>>()) {
        assert_eq!(playout_allocations::<Bids<HONEST>>(&config, 1, 50), 0);
    }
}

/// The unfair game lists the kinds of charms on the heap when it imagines.
#[test]
fn an_allocation_is_found_where_it_happens() {
    let config = table::config::<Bids<UNFAIR>>(table::data::<Bids<UNFAIR>>(), 2, &[]);
    let found = allocations_by_function::<Bids<UNFAIR>>(&config, 1, 5);
    assert!(found.imagine > 0);
    assert_eq!(found.total(), found.imagine);
}
