//! Points: scoring a circle, the end of the game, places. Every point names its dolmen.

use kernel::{Seat, Sink, Standings};

use crate::event::{Event, Fact};
use crate::ids::{CircleId, Value};
use crate::state::{Cause, Phase, State};

/// When a circle is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// Every place of it carries a stone.
    Complete,
    /// The game has ended (section 5).
    Final,
}

/// Scores a circle: each dolmen brings its owner value × factor of its level, is shown and leaves the game.
pub(crate) fn score_circle(
    state: &mut State,
    circle: CircleId,
    occasion: Occasion,
    events: &mut impl Sink<Event>,
) {
    events.push(Fact::CircleScored { circle, occasion });
    let stack = state.common.stacks[circle.index()];
    let factors = &state.config.board.circle(circle).factors;
    for (level, (dolmen, factor)) in stack.iter().zip(factors.iter()).enumerate() {
        let value = state.value(*dolmen);
        let points = u16::from(value.points()) * u16::from(*factor);
        let owner = dolmen.owner();
        let player = &mut state.common.players[owner];
        player.score += points;
        player.unrevealed.take(value.kind());
        player.shown[usize::from(dolmen.number())] = Some(value);
        // Shown to everybody, it is no secret any more.
        state.secrets[owner].laid[usize::from(dolmen.number())] = Value::One;
        events.push(Fact::DolmenScored {
            circle,
            level: level as u8,
            dolmen: *dolmen,
            value,
            factor: *factor,
            points,
        });
    }
    state.common.stacks[circle.index()].clear();
    state.common.stacked.remove(circle);
}

/// Ends the game: every circle that still holds dolmens is scored, complete or not (R16).
pub(crate) fn end_game(state: &mut State, cause: Cause, events: &mut impl Sink<Event>) {
    for circle in state.common.stacked.iter() {
        score_circle(state, circle, Occasion::Final, events);
    }
    state.common.phase = Phase::Over { cause };
    events.push(Fact::GameOver { cause });
}

/// Places by points, then by dolmens built in the whole game (section 5).
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank(state.config.seats, |seat: Seat| {
        let player = &state.common.players[seat];
        [i32::from(player.score), i32::from(player.built), 0, 0]
    })
}
