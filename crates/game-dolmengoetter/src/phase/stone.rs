//! D3: a stone on the place just left, or a point for none; and the rights a stone gives (4.2, 4.3).

use kernel::{List, Seat, SeatMap, SeatSet, Sink};

use crate::action::{Action, Actions};
use crate::data::Constants;
use crate::event::{Event, Fact, Leaving};
use crate::ids::{MAX_CIRCLES_AT_PLACE, Place};
use crate::phase::{dolmen, turn};
use crate::state::{Kind, Phase, Right, State};

/// Who stands how in a circle (4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Too few stones or colours.
    Open,
    /// One colour has more than every other.
    Lead(Seat),
    /// These colours share the maximum.
    Tie(SeatSet),
}

/// The status of a circle with so many stones of each player. Druids do not count.
///
/// Looks at every seat a table can have, without branches: those beyond the table have no stones.
#[inline]
pub fn status(rules: &Constants, counts: &SeatMap<u8>) -> Status {
    let sum = |of: fn(u8) -> u8| Seat::ALL.iter().map(|seat| of(counts[*seat])).sum::<u8>();
    let total = sum(|count| count);
    let colours = sum(|count| u8::from(count > 0));
    if total < rules.circle_min_stones || colours < rules.circle_min_colours {
        return Status::Open;
    }
    let most = Seat::ALL.iter().map(|seat| counts[*seat]).fold(0, u8::max);
    let leaders: SeatSet = Seat::ALL.into_iter().filter(|seat| counts[*seat] == most).collect();
    match leaders.lowest() {
        Some(leader) if leaders.len() == 1 => {
            if most >= rules.majority_min_stones {
                Status::Lead(leader)
            } else {
                Status::Open
            }
        }
        _ => Status::Tie(leaders),
    }
}

/// Both answers are always possible; the compulsory stone is no decision.
pub(crate) fn actions(options: &mut Actions) {
    options.push(Action::LeaveStone);
    options.push(Action::WithholdStone);
}

/// `N`: pays for leaving none.
pub(crate) fn withhold(state: &mut State, events: &mut impl Sink<Event>) {
    let (seat, cost) = (state.common.active, state.config.data.rules.withhold_cost);
    state.common.players[seat].score -= cost;
    events.push(Fact::StoneWithheld { seat, cost });
    turn::end(state, events);
}

/// `S`: leaves a stone, and the rights that it gives are settled.
pub(crate) fn leave(state: &mut State, left: Place, leaving: Leaving, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    state.common.pending = rights(state, left);
    state.common.stones[seat].insert(left);
    state.common.players[seat].stones -= 1;
    events.push(Fact::StoneLeft { seat, at: left, leaving });
    for right in state.common.pending.iter() {
        events.push(Fact::RightArose { right: *right });
    }
    state.common.phase = Phase::Dolmen { left };
    dolmen::advance(state, left, events);
}

/// The rights that a stone of the active player on `left` will give (4.3), in the order of settling (R7):
/// by the seat's distance from the active player, then in board order.
fn rights(state: &State, left: Place) -> List<Right, MAX_CIRCLES_AT_PLACE> {
    let (active, seats) = (state.common.active, state.config.seats);
    let (stones, needed) = (state.common.all_stones(), state.config.data.rules.circle_min_stones);
    let mut pending: List<Right, MAX_CIRCLES_AT_PLACE> = List::new();
    for circle in state.config.board.circles_at[left.index()].iter() {
        let data = state.config.board.circle(*circle);
        // Most circles have too few stones for any right; the rest is counted by colour.
        if stones.and(data.places).len() + 1 < needed {
            continue;
        }
        // 7.8: a stack is full only when its circle is; a position written by hand may differ.
        if state.common.stacks[circle.index()].len() >= data.factors.len() {
            continue;
        }
        let counts = state.common.counts(data.places);
        let Some((kind, seat)) = right(&state.config.data.rules, active, &counts) else { continue };
        let distance = active.distance_to(seat, seats);
        let later = |other: &Right| active.distance_to(other.seat, seats) > distance;
        let at = pending.iter().position(later).unwrap_or(pending.len());
        pending.insert(at, Right { circle: *circle, kind, seat });
    }
    pending
}

/// The right that one more stone of `active` gives in a circle with these stones (R14), and to whom.
#[inline]
pub fn right(rules: &Constants, active: Seat, before: &SeatMap<u8>) -> Option<(Kind, Seat)> {
    let mut after = *before;
    after[active] += 1;
    match status(rules, &after) {
        Status::Open => None,
        Status::Lead(leader) if status(rules, before) == Status::Lead(leader) => None,
        Status::Lead(leader) => Some((Kind::Majority, leader)),
        Status::Tie(tied) => tied.contains(active).then_some((Kind::Tie, active)),
    }
}
