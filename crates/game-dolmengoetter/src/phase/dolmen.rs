//! D4: the owners of rights build dolmens or let the rights go, one after the other; then circles score.

use kernel::{Seat, SeatSet, Sink};

use crate::action::{Action, Actions};
use crate::event::{Event, Fact};
use crate::ids::{CircleId, Dolmen, Place, Value};
use crate::illegal::Illegal;
use crate::phase::turn;
use crate::score::{Occasion, score_circle};
use crate::state::{Kind, Right, State};

/// Builds of every value in the supply, and letting go (R3).
pub(crate) fn actions(state: &State, right: Right, options: &mut Actions) {
    let supply = &state.secrets[right.seat].supply;
    let circle = right.circle;
    for value in Value::ALL {
        if supply.count(value.kind()) > 0 {
            options.push(Action::Build { circle, value });
        }
    }
    options.push(Action::Decline { circle });
}

/// Is it this circle's right that is due?
pub(crate) fn check_circle(right: Right, circle: CircleId) -> Result<(), Illegal> {
    if circle == right.circle { Ok(()) } else { Err(Illegal::OtherCircle { due: right.circle }) }
}

/// Has the owner of the right such a dolmen?
pub(crate) fn check_value(state: &State, seat: Seat, value: Value) -> Result<(), Illegal> {
    let has = state.secrets[seat].supply.count(value.kind()) > 0;
    if has { Ok(()) } else { Err(Illegal::NoSuchDolmen { value }) }
}

/// `P c v`: builds, on top for a majority, at the bottom for a tie.
pub(crate) fn build(state: &mut State, left: Place, value: Value, events: &mut impl Sink<Event>) {
    let right = state.common.pending.remove(0);
    let (seat, circle) = (right.seat, right.circle);
    let player = &mut state.common.players[seat];
    let dolmen = Dolmen::new(seat, player.built);
    player.dolmens -= 1;
    player.built += 1;
    let last = player.dolmens == 0;
    state.secrets[seat].supply.take(value.kind());
    state.secrets[seat].laid[usize::from(dolmen.number())] = value;
    let stack = &mut state.common.stacks[circle.index()];
    match right.kind {
        Kind::Majority => stack.insert(0, dolmen),
        Kind::Tie => stack.push(dolmen),
    }
    state.common.stacked.insert(circle);
    events.push(Fact::DolmenBuilt { right, dolmen, value });
    // 7.13: only the first last dolmen sets the final round.
    if last && state.common.final_round.is_none() {
        state.common.final_round = Some(SeatSet::first(state.config.seats).without(seat));
        events.push(Fact::FinalRound { by: seat });
    }
    advance(state, left, events);
}

/// `X c`: lets the right go.
pub(crate) fn decline(state: &mut State, left: Place, events: &mut impl Sink<Event>) {
    let right = state.common.pending.remove(0);
    events.push(Fact::Declined { right });
    advance(state, left, events);
}

/// Drops rights of players without dolmens (R8). When none is left, circles are scored and the turn ends.
pub(crate) fn advance(state: &mut State, left: Place, events: &mut impl Sink<Event>) {
    while let Some(right) = state.common.pending.first().copied() {
        if state.common.players[right.seat].dolmens > 0 {
            return;
        }
        state.common.pending.remove(0);
        events.push(Fact::RightLapsed { right });
    }
    score_completed(state, left, events);
    turn::end(state, events);
}

/// Scores every circle at `left` whose places now all carry stones, in board order (7.10).
fn score_completed(state: &mut State, left: Place, events: &mut impl Sink<Event>) {
    let stones = state.common.all_stones();
    let board = state.config.board;
    for circle in board.circles_at[left.index()].iter() {
        if stones.contains_all(board.circle(*circle).places) {
            score_circle(state, *circle, Occasion::Complete, events);
            state.common.scored.insert(*circle);
        }
    }
}
