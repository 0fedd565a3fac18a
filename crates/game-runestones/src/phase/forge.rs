//! `FORGE_MENU` and PLACE: artifacts from different smithies, each paid with gems or with ore.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::card::Price;
use crate::data::Bonus;
use crate::event::{Event, Fact, Source, Witness};
use crate::ids::{Gem, Gems, Means, Row, SmithyId};
use crate::illegal::Illegal;
use crate::phase::{free, payment, turn};
use crate::state::{Phase, Player, State, Work};

/// The artifact that lies at a smithy.
#[inline]
pub(crate) fn artifact_at(state: &State, smithy: SmithyId) -> Option<Gem> {
    if smithy == state.config.data.wild_smithy {
        return (state.common.wild_artifacts > 0).then_some(Gem::Wild);
    }
    state.common.smithies[smithy.index()].map(Gem::from)
}

/// Where an artifact fits (2.1, R24): a coloured one on its colour, a wild one anywhere.
#[inline]
fn fits(artifact: Gem, space: Gem) -> bool {
    artifact == Gem::Wild || artifact == space
}

/// Does some row have a free space for it?
#[inline]
fn has_space(player: &Player, artifact: Gem) -> bool {
    let both = player.rows[0].taken() & player.rows[1].taken();
    if artifact == Gem::Wild { both != 0b1_1111 } else { both >> artifact.index() & 1 == 0 }
}

/// What the artifact there costs in gems.
#[inline]
pub(crate) fn price(state: &State, smithy: SmithyId) -> Price {
    let colour = state.common.smithies[smithy.index()].unwrap_or_default();
    state.config.data.smithies[smithy.index()].price(colour)
}

/// Can an artifact be taken there, whatever it costs?
#[inline]
fn check_smithy(state: &State, smithy: SmithyId) -> Result<(), Illegal> {
    if smithy.index() >= state.config.data.smithies.len() {
        return Err(Illegal::NoSuchSmithy { smithy });
    }
    if state.common.course.forged >> smithy.index() & 1 == 1 {
        return Err(Illegal::SmithyUsed { smithy });
    }
    let artifact = artifact_at(state, smithy).ok_or(Illegal::NoArtifact { smithy })?;
    if has_space(state.player(), artifact) { Ok(()) } else { Err(Illegal::NoSpace { artifact }) }
}

#[inline]
pub(crate) fn check_forge(state: &State, smithy: SmithyId, means: Means) -> Result<(), Illegal> {
    check_smithy(state, smithy)?;
    match means {
        Means::Gems => {
            let price = price(state, smithy);
            let pays = payment::can_pay(state.player(), &price);
            if pays { Ok(()) } else { Err(Illegal::CannotPay { need: price.total() }) }
        }
        Means::Ore => {
            let (have, need) = (state.player().ore, state.config.data.rules.ore_cost);
            if have >= need { Ok(()) } else { Err(Illegal::TooLittleOre { have, need }) }
        }
    }
}

/// Tells every way to forge, ascending, until `tell` says that it has heard enough.
#[inline]
pub(crate) fn each(state: &State, mut tell: impl FnMut(SmithyId, Means) -> bool) {
    let player = state.player();
    let ore = player.ore >= state.config.data.rules.ore_cost;
    for index in 0..state.config.data.smithies.len() {
        let smithy = SmithyId::from_index(index);
        if check_smithy(state, smithy).is_err() {
            continue;
        }
        let gems = payment::can_pay(player, &price(state, smithy));
        if (gems && tell(smithy, Means::Gems)) || (ore && tell(smithy, Means::Ore)) {
            return;
        }
    }
}

/// Can anything be forged right now?
#[inline]
pub(crate) fn is_possible(state: &State) -> bool {
    let mut found = false;
    each(state, |_, _| {
        found = true;
        true
    });
    found
}

#[inline]
pub(crate) fn actions(state: &State, options: &mut Actions) {
    each(state, |smithy, means| {
        options.push(Action::ForgeAt { smithy, means });
        false
    });
    if options.is_empty() || state.common.course.forged != 0 {
        options.push(Action::Done);
    }
    free::actions(state, options);
}

pub(crate) fn check_done(state: &State) -> Result<(), Illegal> {
    let may = state.common.course.forged != 0 || !is_possible(state);
    if may { Ok(()) } else { Err(Illegal::MustForge) }
}

pub(crate) fn forge(state: &mut State, smithy: SmithyId, means: Means, events: &mut impl Sink<Event>) {
    events.push(Fact::Forged { seat: state.common.active, smithy, means });
    state.common.course.forged |= 1 << smithy.index();
    state.common.course.work = Work::Artifact { smithy, means };
    match means {
        Means::Gems => state.common.phase = Phase::Pay,
        Means::Ore => {
            state.pay_ore(state.config.data.rules.ore_cost, events);
            state.common.phase = Phase::Place;
        }
    }
}

pub(crate) fn paid(state: &mut State, gems: Gems, events: &mut impl Sink<Event>) {
    state.pay_gems(gems, events);
    state.common.phase = Phase::Place;
}

/// The artifact in work. Invariant (audited): in PLACE there is one, and it lies at its smithy.
#[inline]
fn in_work(state: &State) -> (SmithyId, Means, Gem) {
    let Work::Artifact { smithy, means } = state.common.course.work else {
        unreachable!("no artifact is in work")
    };
    (smithy, means, artifact_at(state, smithy).unwrap_or(Gem::Wild))
}

#[inline]
pub(crate) fn place_actions(state: &State, options: &mut Actions) {
    let (_, _, artifact) = in_work(state);
    for row in Row::ALL {
        let spaces = state.player().rows[row.index()];
        for space in Gem::ALL {
            if fits(artifact, space) && spaces.is_free(space) {
                options.push(Action::Place { row, space });
            }
        }
    }
}

pub(crate) fn check_place(state: &State, row: Row, space: Gem) -> Result<(), Illegal> {
    let (_, _, artifact) = in_work(state);
    if !fits(artifact, space) {
        return Err(Illegal::WrongSpace { artifact });
    }
    let free = state.player().rows[row.index()].is_free(space);
    if free { Ok(()) } else { Err(Illegal::SpaceTaken { row, space }) }
}

/// Puts the artifact down; then there is the bonus, if gems were paid (R20).
pub(crate) fn place(state: &mut State, row: Row, space: Gem, events: &mut impl Sink<Event>) {
    let (smithy, means, artifact) = in_work(state);
    let seat = state.common.active;
    let spaces = &mut state.common.players[seat].rows[row.index()];
    if artifact == Gem::Wild {
        spaces.wild |= 1 << space.index();
        state.common.wild_artifacts -= 1;
    } else {
        spaces.coloured |= 1 << space.index();
        state.common.smithies[smithy.index()] = None;
    }
    events.push(Fact::Placed { seat, row, space, artifact });
    if means == Means::Gems {
        match state.config.data.smithies[smithy.index()].bonus {
            Bonus::None => {}
            Bonus::Die => {
                state.common.phase = Phase::DrawDie;
                return;
            }
            Bonus::Ore => state.take_ore(Source::Smithy(smithy), events),
            Bonus::Points(points) => state.score(points, Witness::Smithy(smithy), events),
        }
    }
    artifact_done(state, events);
}

/// The artifact and its bonus are done: another one, or the end of the action.
pub(crate) fn artifact_done(state: &mut State, events: &mut impl Sink<Event>) {
    state.common.course.work = Work::Nothing;
    if state.common.course.forged.count_ones() >= u32::from(state.config.data.rules.forge_limit) {
        turn::end_forging(state, events);
    } else {
        state.common.phase = Phase::Forge;
    }
}
