//! A playout touches no heap.

use game_skye::Skye as G;
use testkit::allocation::{CountingAllocator, allocations_by_function};
use testkit::table;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn playouts_do_not_allocate() {
    for variant in ["base", "druids"] {
        for seats in 2..=5 {
            let config = table::config::<G>(table::data::<G>(), seats, &[("variant", variant)]);
            let counted = allocations_by_function::<G>(&config, 1, 10);
            assert_eq!(counted.total(), 0, "{variant}, {seats} seats: {counted:?}");
        }
    }
}
