//! Playing does not touch the heap.
//!
//! A test binary of its own installs [`CountingAllocator`] and asks [`playout_allocations`]:
//!
//! ```text
//! #[global_allocator]
//! static ALLOCATOR: testkit::allocation::CountingAllocator = testkit::allocation::CountingAllocator;
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use kernel::{Buffer, Dice, Hidden, Turn};

use crate::walk;

thread_local! {
    /// Allocations of this thread: other tests of the same binary run on other threads.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter.
#[derive(Clone, Copy, Debug)]
pub struct CountingAllocator;

fn count() {
    // A thread that is ending has no counter any more, and nothing to measure.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

#[expect(
    unsafe_code,
    reason = "an allocator can only be wrapped by implementing the unsafe trait; every call is passed on to \
              the system's allocator unchanged, so its guarantees are kept"
)]
// SAFETY: each method forwards its arguments to `System`, whose contract is the one callers rely on; the
// counter is a plain thread-local cell and never allocates.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System` through this allocator, with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the pointer came from `System` through this allocator, with this layout.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// How often each function of a game allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allocations {
    /// In `setup`.
    pub setup: u64,
    /// In `actions`.
    pub actions: u64,
    /// In `check`.
    pub check: u64,
    /// In `play`.
    pub play: u64,
    /// In `roll`.
    pub roll: u64,
    /// In `settle`.
    pub settle: u64,
    /// In `view`.
    pub view: u64,
    /// In `imagine`.
    pub imagine: u64,
    /// In `clone`.
    pub clone: u64,
}

impl Allocations {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.setup
            + self.actions
            + self.check
            + self.play
            + self.roll
            + self.settle
            + self.view
            + self.imagine
            + self.clone
    }
}

/// Runs something and adds its allocations.
fn measured<T>(sum: &mut u64, run: impl FnOnce() -> T) -> T {
    let before = ALLOCATIONS.get();
    let result = black_box(run());
    *sum += ALLOCATIONS.get() - before;
    result
}

/// How often random games allocated, in all.
pub fn playout_allocations<G: Hidden>(config: &G::Config, seed: u64, games: u32) -> u64 {
    allocations_by_function::<G>(config, seed, games).total()
}

/// How often random games allocated, by function: to find the one that does.
///
/// Panics if the counting allocator is not installed: a zero would then mean nothing.
pub fn allocations_by_function<G: Hidden>(config: &G::Config, seed: u64, games: u32) -> Allocations {
    let mut probe = 0;
    drop(measured(&mut probe, || Box::new(0u8)));
    assert!(probe > 0, "install `CountingAllocator` as the global allocator of this test binary");

    let mut sum = Allocations::default();
    for number in 0..u64::from(games) {
        let mut dice = Dice::from_number(seed.wrapping_add(number));
        let mut state = measured(&mut sum.setup, || G::setup(config));
        let mut options = G::Actions::default();
        let mut heard = 0u64;
        let mut listener = |_event: G::Event| heard += 1;
        let viewers = walk::viewers(G::seats(config));
        for _ in 0..=G::LONGEST {
            for viewer in &viewers {
                let view = measured(&mut sum.view, || G::view(&state, *viewer));
                measured(&mut sum.imagine, || G::imagine(&view, &mut dice));
            }
            measured(&mut sum.clone, || state.clone());
            match G::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = measured(&mut sum.roll, || G::roll(&state, &mut dice));
                    measured(&mut sum.settle, || G::settle(&mut state, chance, &mut listener));
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.lowest() else { break };
                    options.clear();
                    measured(&mut sum.actions, || G::actions(&state, seat, &mut options));
                    let action = *dice.pick(options.as_slice());
                    // A refusal is a value like any other; a legal action is judged in the same code.
                    let _ = measured(&mut sum.check, || G::check(&state, seat, action));
                    measured(&mut sum.play, || G::play(&mut state, seat, action, &mut listener));
                }
            }
        }
        black_box(heard);
    }
    sum
}
