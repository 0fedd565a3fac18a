//! A position and its invariants.

use core::fmt;

use kernel::{Seat, SeatMap};

use crate::config::Config;

/// A position. Flat data: cloning copies memory.
#[derive(Clone, PartialEq)]
pub struct State {
    /// What was fixed before the first step.
    pub config: Config,
    /// What is to be decided.
    pub phase: Phase,
    /// Stones left in the heap.
    pub heap: u8,
    /// Stones that each player has taken.
    pub taken: SeatMap<u8>,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The start player is to be drawn.
    Start,
    /// Somebody takes stones.
    Take {
        /// Who.
        active: Seat,
    },
    /// The game has ended.
    Over,
}

const _: () = assert!(size_of::<State>() <= 1024, "clones must stay cheap");
const _: () = assert!(!core::mem::needs_drop::<State>(), "a clone must be a copy of memory");

/// Says what is public and nothing else, so that a line in a log cannot tell a secret.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("phase", &self.phase).field("heap", &self.heap).finish_non_exhaustive()
    }
}

/// An invariant that a state breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// Stones were lost or won.
    Stones,
    /// Nobody sits there.
    EmptySeat,
    /// The game goes on without stones, or is over with some.
    Phase,
}

impl State {
    /// The first position.
    pub(crate) fn new(config: &Config) -> State {
        State {
            config: *config,
            phase: config.start.map_or(Phase::Start, |active| Phase::Take { active }),
            heap: config.data.rules.heap,
            taken: SeatMap::default(),
        }
    }

    /// Checks what must hold in every position.
    pub(crate) fn audit(&self) -> Result<(), Broken> {
        let all: u32 = Seat::ALL.iter().map(|seat| u32::from(self.taken[*seat])).sum();
        if all + u32::from(self.heap) != u32::from(self.config.data.rules.heap) {
            return Err(Broken::Stones);
        }
        if Seat::ALL.iter().any(|seat| seat.number() >= self.config.seats && self.taken[*seat] > 0) {
            return Err(Broken::EmptySeat);
        }
        if (self.heap == 0) != (self.phase == Phase::Over) {
            return Err(Broken::Phase);
        }
        Ok(())
    }
}
