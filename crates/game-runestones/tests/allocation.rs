//! A playout touches no heap.

use game_runestones::RuneStones as G;
use testkit::allocation::{CountingAllocator, allocations_by_function};
use testkit::table;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn playouts_do_not_allocate() {
    for seats in 2..=4 {
        let config = table::config::<G>(table::data::<G>(), seats, &[]);
        let counted = allocations_by_function::<G>(&config, 1, 20);
        assert_eq!(counted.total(), 0, "{seats} seats: {counted:?}");
    }
}
