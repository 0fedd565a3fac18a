//! D3: who has more stones than allowed keeps as many as the limit says (4.7).

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::effect::answer::need;
use crate::event::{Event, Fact};
use crate::ids::Stones;
use crate::illegal::Illegal;
use crate::state::State;

/// Every part of the own stones that has the size of the limit.
pub(crate) fn actions(state: &State, seat: Seat, options: &mut Actions) {
    let player = &state.common.players[seat];
    let limit = player.derived.limit;
    let [reds, blues, purples] = player.stones.counts();
    for red in 0..=reds.min(limit) {
        for blue in 0..=blues.min(limit - red) {
            let purple = limit - red - blue;
            if purple <= purples {
                options.push(Action::Keep { stones: Stones::new(red, blue, purple) });
            }
        }
    }
}

/// May these be kept?
pub(crate) fn check(state: &State, seat: Seat, stones: Stones) -> Result<(), Illegal> {
    let player = &state.common.players[seat];
    need(player.stones.covers(stones), Illegal::NoSuchStones)?;
    let needed = player.derived.limit;
    need(stones.total() == needed, Illegal::WrongNumber { needed })
}

/// `keep s`.
pub(crate) fn play(state: &mut State, seat: Seat, stones: Stones, events: &mut impl Sink<Event>) {
    state.common.players[seat].stones = stones;
    state.common.keeping = None;
    events.push(Fact::Kept { seat, stones });
    // Nobody else can have too many at the same time by play; a position written by hand can say so.
    Seat::first(state.config.seats).for_each(|seat| state.check_limit(seat));
}
