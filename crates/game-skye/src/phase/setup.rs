//! Setting up: scoring tiles and start player, drawn or chosen (section 3).

use kernel::{Seat, Sink};

use crate::course::{Flow, Stage, go_on};
use crate::event::Event;
use crate::ids::{LETTERS, ScoringId};
use crate::illegal::Illegal;
use crate::state::{Phase, State};

/// The scoring tiles are drawn, unless the table has chosen them.
pub(crate) fn enter_scoring(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    state.common.phase = Phase::Scoring;
    let Some(tiles) = state.config.scoring else { return Flow::Waits };
    lay_scoring(state, tiles, events);
    Flow::Done
}

/// Are these four different scoring tiles of the variant?
pub(crate) fn check_scoring(state: &State, tiles: &[ScoringId; LETTERS]) -> Result<(), Illegal> {
    for (index, tile) in tiles.iter().enumerate() {
        if tiles[..index].contains(tile) || !state.config.variant.scoring.contains(tile) {
            return Err(Illegal::NoSuchScoringTile { tile: *tile });
        }
    }
    Ok(())
}

/// The scoring tiles were drawn.
pub(crate) fn settle_scoring(state: &mut State, tiles: [ScoringId; LETTERS], events: &mut impl Sink<Event>) {
    lay_scoring(state, tiles, events);
    go_on(state, Stage::Scoring, events);
}

fn lay_scoring(state: &mut State, tiles: [ScoringId; LETTERS], events: &mut impl Sink<Event>) {
    state.common.scoring = tiles;
    events.push(Event::ScoringLaid { tiles });
}

/// The start player is drawn, unless the table has chosen one.
pub(crate) fn enter_start(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    state.common.phase = Phase::Start;
    let Some(seat) = state.config.start else { return Flow::Waits };
    set_start(state, seat, events);
    Flow::Done
}

/// The start player was drawn.
pub(crate) fn settle_start(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    set_start(state, seat, events);
    go_on(state, Stage::Start, events);
}

fn set_start(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.common.start = seat;
    state.common.active = seat;
    events.push(Event::StartDrawn { seat });
}
