//! The course of the game: all its stages in their written order, those of expansions among them.
//!
//! An expansion is data (tiles, scoring tiles, tablets) and two things in code, both here and in [`crate::hooks`]:
//! stages of its own, which stand in [`COURSE`] where they belong, and hooks, which stages of the base game ask
//! for numbers. A variant without the expansion leaves its stages out; its hooks answer as if it were not there.
//!
//! | stage | hook asked there | Druids answers with |
//! |---|---|---|
//! | `FirstBuy` | `hooks::own_purchases`, `hooks::discount` | tablets `own`, `discount1`, `discount2` |
//! | `SecondBuy` (Druids) | `hooks::bag_price`, `hooks::bag_draw` | tablets `bag` |
//! | `Build`, after each tile | `hooks::built` | the tablet of a druid tile |
//! | `Final` | `hooks::scrolls_again` | tablets `rescroll` |
//!
//! The Journeyman will put a stage for a second purchase after `FirstBuy`, planning and walking after `Build`, and
//! answer a hook of `Income` and one of `Score`.

use kernel::Sink;

use crate::config::Config;
use crate::event::Event;
use crate::phase::{build, dolmen, first_buy, income, offers, setup};
use crate::score;
use crate::state::State;

/// A part of the game that begins by itself and perhaps waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Scoring,
    Start,
    DolmenSetUp,
    Income,
    Draw,
    Offers,
    Reveal,
    FirstBuy,
    Settle,
    SecondBuy,
    Build,
    Score,
    Final,
    DolmenRoundEnd,
    RoundEnd,
}

/// To which part of the box a stage belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Base,
    Druids,
}

/// All stages in their order. After the last one the next round begins with [`ROUND`].
const COURSE: [(Stage, Part); 15] = [
    (Stage::Scoring, Part::Base),
    (Stage::Start, Part::Base),
    (Stage::DolmenSetUp, Part::Druids),
    (Stage::Income, Part::Base),
    (Stage::Draw, Part::Base),
    (Stage::Offers, Part::Base),
    (Stage::Reveal, Part::Base),
    (Stage::FirstBuy, Part::Base),
    (Stage::Settle, Part::Base),
    (Stage::SecondBuy, Part::Druids),
    (Stage::Build, Part::Base),
    (Stage::Score, Part::Base),
    (Stage::Final, Part::Base),
    (Stage::DolmenRoundEnd, Part::Druids),
    (Stage::RoundEnd, Part::Base),
];

/// The first stage of a round.
const ROUND: Stage = Stage::Income;

/// Does a stage wait for a decision or a draw, or is it done?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Somebody decides or draws; the phase says who.
    Waits,
    /// Go on.
    Done,
}

/// Begins the game.
pub(crate) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    if enter(state, Stage::Scoring, events) == Flow::Done {
        go_on(state, Stage::Scoring, events);
    }
}

/// This stage is done: runs through the following ones until one of them waits.
#[inline]
pub(crate) fn go_on(state: &mut State, done: Stage, events: &mut impl Sink<Event>) {
    let mut next = following(done, &state.config);
    while enter(state, next, events) == Flow::Done {
        next = following(next, &state.config);
    }
}

/// The stage after this one that the variant plays.
#[inline]
fn following(done: Stage, config: &Config) -> Stage {
    debug_assert!(COURSE.iter().enumerate().all(|(index, (listed, _))| *listed as usize == index));
    let is_played = |(_, part): &&(Stage, Part)| match part {
        Part::Base => true,
        Part::Druids => config.variant.druids,
    };
    COURSE[done as usize + 1..].iter().find(is_played).map_or(ROUND, |(next, _)| *next)
}

#[inline]
fn enter(state: &mut State, next: Stage, events: &mut impl Sink<Event>) -> Flow {
    match next {
        Stage::Scoring => setup::enter_scoring(state, events),
        Stage::Start => setup::enter_start(state, events),
        Stage::DolmenSetUp => dolmen::enter_set_up(state),
        Stage::Income => income::enter(state, events),
        Stage::Draw => offers::enter_draw(state),
        Stage::Offers => offers::enter(state),
        Stage::Reveal => offers::reveal(state, events),
        Stage::FirstBuy => first_buy::enter(state, events),
        Stage::Settle => first_buy::settle(state, events),
        Stage::SecondBuy => dolmen::enter_buying(state, events),
        Stage::Build => build::enter(state, events),
        Stage::Score => score::round(state, events),
        Stage::Final => score::enter_final(state, events),
        Stage::DolmenRoundEnd => dolmen::round_end(state, events),
        Stage::RoundEnd => income::end_round(state),
    }
}
