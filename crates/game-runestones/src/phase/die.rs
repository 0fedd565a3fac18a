//! `DIE_MENU`: what is made of a roll.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::data::FaceEffect;
use crate::event::{Event, Fact, Source, Witness};
use crate::ids::{Colour, Gem, Rune};
use crate::illegal::{Illegal, Piece};
use crate::phase::{abilities, forge, free};
use crate::state::{Phase, State, Work};

#[inline]
fn effect(state: &State, face: u8) -> FaceEffect {
    state.config.data.faces[usize::from(face - 1)].effect
}

#[inline]
pub(crate) fn actions(state: &State, face: u8, options: &mut Actions) {
    if check_apply(state, face).is_ok() {
        options.push(Action::Apply);
    }
    if matches!(effect(state, face), FaceEffect::AnyGem | FaceEffect::SwapForWild) {
        for colour in Colour::ALL {
            if check_apply_to(state, face, colour).is_ok() {
                options.push(Action::ApplyTo { colour });
            }
        }
    }
    options.push(Action::Forgo);
    free::actions(state, options);
}

#[inline]
pub(crate) fn check_apply(state: &State, face: u8) -> Result<(), Illegal> {
    match effect(state, face) {
        FaceEffect::AnyGem | FaceEffect::SwapForWild => Err(Illegal::NeedsColour { face }),
        FaceEffect::DrawCard if state.common.pile.is_empty() && state.common.discard.is_empty() => {
            Err(Illegal::NoCardToDraw)
        }
        FaceEffect::Ore if state.common.supply.ore == 0 => Err(Illegal::SupplyEmpty { piece: Piece::Ore }),
        FaceEffect::DrawCard | FaceEffect::Ore | FaceEffect::Points(_) => Ok(()),
    }
}

#[inline]
pub(crate) fn check_apply_to(state: &State, face: u8, colour: Colour) -> Result<(), Illegal> {
    let gem = Gem::from(colour);
    let missing = |gem| Err(Illegal::SupplyEmpty { piece: Piece::Gem(gem) });
    match effect(state, face) {
        FaceEffect::AnyGem if state.supplies(colour) => Ok(()),
        FaceEffect::AnyGem => missing(gem),
        FaceEffect::SwapForWild if state.player().gems.of(gem) == 0 => {
            Err(Illegal::NoSuchGem { gem, have: 0 })
        }
        FaceEffect::SwapForWild if state.common.supply.gems.of(Gem::Wild) == 0 => missing(Gem::Wild),
        FaceEffect::SwapForWild => Ok(()),
        FaceEffect::DrawCard | FaceEffect::Ore | FaceEffect::Points(_) => {
            Err(Illegal::NeedsNoColour { face })
        }
    }
}

/// The die has been rolled. The rune doubles the rolls of cards, not those of smithies (R19).
pub(crate) fn rolled(state: &mut State, face: u8, events: &mut impl Sink<Event>) {
    events.push(Fact::DieRolled { seat: state.common.active, face });
    let doubled = matches!(state.common.course.work, Work::Part { .. }) && state.has(Rune::DoubleDie);
    state.common.phase = Phase::Die { face, left: if doubled { 2 } else { 1 } };
}

pub(crate) fn apply(state: &mut State, face: u8, left: u8, events: &mut impl Sink<Event>) {
    match effect(state, face) {
        FaceEffect::DrawCard => {
            state.common.phase = Phase::DrawCard { face, left: left - 1 };
            return;
        }
        FaceEffect::Ore => state.take_ore(Source::Die, events),
        FaceEffect::Points(points) => state.score(points, Witness::Die, events),
        FaceEffect::AnyGem | FaceEffect::SwapForWild => unreachable!("it was checked: a colour is needed"),
    }
    applied(state, face, left - 1, events);
}

pub(crate) fn apply_to(state: &mut State, face: u8, left: u8, colour: Colour, events: &mut impl Sink<Event>) {
    if effect(state, face) == FaceEffect::SwapForWild {
        state.give_gem(colour.into(), Source::Die, events);
        state.take_gem(Gem::Wild, Source::Die, events);
    } else {
        state.take_gem(colour.into(), Source::Die, events);
    }
    applied(state, face, left - 1, events);
}

pub(crate) fn forgo(state: &mut State, face: u8, left: u8, events: &mut impl Sink<Event>) {
    events.push(Fact::Forgone { seat: state.common.active });
    applied(state, face, left - 1, events);
}

/// One application is over: the next one follows, or what was interrupted by the die goes on.
pub(crate) fn applied(state: &mut State, face: u8, left: u8, events: &mut impl Sink<Event>) {
    if left > 0 {
        state.common.phase = Phase::Die { face, left };
        return;
    }
    match state.common.course.work {
        Work::Part { .. } => abilities::go_on(state, events),
        Work::Artifact { .. } | Work::Nothing => forge::artifact_done(state, events),
    }
}
