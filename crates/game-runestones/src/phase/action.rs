//! ACTION: which of the three actions it shall be.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::phase::{forge, free, summon, turn};
use crate::state::{Phase, State};

#[inline]
pub(crate) fn actions(state: &State, options: &mut Actions) {
    if check_summon(state).is_ok() {
        options.push(Action::Summon);
    }
    if check_abilities(state).is_ok() {
        options.push(Action::Abilities);
    }
    if forge::is_possible(state) {
        options.push(Action::Forge);
    }
    if options.is_empty() {
        options.push(Action::Pass);
    }
    free::actions(state, options);
}

#[inline]
pub(crate) fn check_summon(state: &State) -> Result<(), Illegal> {
    let need = summon::cheapest(state).ok_or(Illegal::DisplayEmpty)?;
    let have = summon::most_magic(state);
    if have >= need { Ok(()) } else { Err(Illegal::TooLittleMagic { have, need }) }
}

#[inline]
pub(crate) fn check_abilities(state: &State) -> Result<(), Illegal> {
    let (have, need) = (state.player().hand, state.config.data.rules.ability_cards);
    if have >= need { Ok(()) } else { Err(Illegal::TooFewCards { have, need }) }
}

pub(crate) fn check_forge(state: &State) -> Result<(), Illegal> {
    if forge::is_possible(state) { Ok(()) } else { Err(Illegal::NothingToForge) }
}

pub(crate) fn check_pass(state: &State) -> Result<(), Illegal> {
    let stuck = check_summon(state).is_err() && check_abilities(state).is_err() && !forge::is_possible(state);
    if stuck { Ok(()) } else { Err(Illegal::CanAct) }
}

/// Begins the action. `action` is one of the four.
pub(crate) fn play(state: &mut State, action: Action, events: &mut impl Sink<Event>) {
    events.push(Fact::ActionChosen { seat: state.common.active, action });
    match action {
        Action::Summon => state.common.phase = Phase::Summon,
        Action::Abilities => state.common.phase = Phase::Cards,
        Action::Forge => state.common.phase = Phase::Forge,
        _ => turn::end_action(state, events),
    }
}
