//! `EXCHANGE_MENU` and `CHOOSE_RUNE`: rows for points and rune stones.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::event::{Event, Fact, Witness};
use crate::ids::{Colour, Row, Rune};
use crate::illegal::Illegal;
use crate::phase::free;
use crate::state::{Occasion, Phase, PowerRow, State};

#[inline]
pub(crate) fn actions(state: &State, options: &mut Actions) {
    for row in Row::ALL {
        if check_exchange(state, row).is_ok() {
            options.push(Action::Exchange { row });
        }
    }
    options.push(Action::End);
    free::actions(state, options);
}

#[inline]
pub(crate) fn check_exchange(state: &State, row: Row) -> Result<(), Illegal> {
    let have = state.player().rows[row.index()].len();
    let need = state.config.data.rules.row_min;
    if have >= need { Ok(()) } else { Err(Illegal::RowTooShort { row, have, need }) }
}

/// Points and artifacts at once; then empty smithies are filled (R35), and a rune stone is chosen.
pub(crate) fn exchange(state: &mut State, row: Row, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    let spaces = core::mem::take::<PowerRow>(&mut state.common.players[seat].rows[row.index()]);
    events.push(Fact::RowExchanged { seat, row });
    let points = state.config.data.rules.row_points[usize::from(spaces.len())];
    state.score(points, Witness::Row(row, spaces.len()), events);
    for colour in Colour::ALL {
        if spaces.coloured >> colour.index() & 1 == 1 {
            state.common.artifact_discard.put(colour.index());
        }
    }
    state.common.wild_artifacts += spaces.wild.count_ones() as u8;
    if state.smithies_due() > 0 {
        state.common.phase = Phase::DrawSmithies(Occasion::Exchange);
    } else {
        choose_rune(state);
    }
}

/// A rune stone must be taken, if there is room and one to take (R26).
pub(crate) fn choose_rune(state: &mut State) {
    let room = state.player().runes.len() < state.config.data.rules.rune_limit;
    let some = Rune::ALL.into_iter().any(|rune| check_rune(state, rune).is_ok());
    state.common.phase = if room && some { Phase::Rune } else { Phase::Exchange };
}

#[inline]
pub(crate) fn rune_actions(state: &State, options: &mut Actions) {
    for rune in Rune::ALL {
        if check_rune(state, rune).is_ok() {
            options.push(Action::TakeRune { rune });
        }
    }
}

#[inline]
pub(crate) fn check_rune(state: &State, rune: Rune) -> Result<(), Illegal> {
    if state.has(rune) {
        return Err(Illegal::RuneOwned { rune });
    }
    if state.common.runes[rune.index()] > 0 { Ok(()) } else { Err(Illegal::RuneGone { rune }) }
}

pub(crate) fn take_rune(state: &mut State, rune: Rune, events: &mut impl Sink<Event>) {
    state.common.runes[rune.index()] -= 1;
    state.player_mut().runes.insert(rune);
    events.push(Fact::RuneTaken { seat: state.common.active, rune });
    state.common.phase = Phase::Exchange;
}
