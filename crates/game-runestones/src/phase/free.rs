//! Free actions at every menu of the own turn (4.3): the runes `swap` and `wild_color`.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::event::{Event, Fact, Source};
use crate::ids::{Colour, Gem, Rune};
use crate::illegal::{Illegal, Piece};
use crate::state::State;

/// Lists the free actions behind the options of a menu.
#[inline]
pub(crate) fn actions(state: &State, options: &mut Actions) {
    let player = state.player();
    if player.runes.contains(Rune::Swap) && !state.common.course.swapped {
        if state.common.supply.ore > 0 {
            for gem in Gem::ALL.into_iter().filter(|gem| player.gems.of(*gem) > 0) {
                options.push(Action::SwapGem { gem });
            }
        }
        if player.ore > 0 {
            for colour in Colour::ALL.into_iter().filter(|colour| state.supplies(*colour)) {
                options.push(Action::SwapOre { colour });
            }
        }
    }
    if player.runes.contains(Rune::WildColor) && player.wild_colour.is_none() {
        for colour in Colour::ALL.into_iter().filter(|colour| state.supplies(*colour)) {
            options.push(Action::WildColour { colour });
        }
    }
}

fn check_swap(state: &State) -> Result<(), Illegal> {
    if !state.has(Rune::Swap) {
        return Err(Illegal::NoRune { rune: Rune::Swap });
    }
    if state.common.course.swapped { Err(Illegal::SwapUsed) } else { Ok(()) }
}

fn check_supply(state: &State, colour: Colour) -> Result<(), Illegal> {
    let piece = Piece::Gem(colour.into());
    if state.supplies(colour) { Ok(()) } else { Err(Illegal::SupplyEmpty { piece }) }
}

pub(crate) fn check_swap_gem(state: &State, gem: Gem) -> Result<(), Illegal> {
    check_swap(state)?;
    if state.player().gems.of(gem) == 0 {
        return Err(Illegal::NoSuchGem { gem, have: 0 });
    }
    if state.common.supply.ore > 0 { Ok(()) } else { Err(Illegal::SupplyEmpty { piece: Piece::Ore }) }
}

pub(crate) fn check_swap_ore(state: &State, colour: Colour) -> Result<(), Illegal> {
    check_swap(state)?;
    if state.player().ore == 0 {
        return Err(Illegal::TooLittleOre { have: 0, need: 1 });
    }
    check_supply(state, colour)
}

pub(crate) fn check_wild_colour(state: &State, colour: Colour) -> Result<(), Illegal> {
    if !state.has(Rune::WildColor) {
        return Err(Illegal::NoRune { rune: Rune::WildColor });
    }
    if let Some(colour) = state.player().wild_colour {
        return Err(Illegal::ColourPlaced { colour });
    }
    check_supply(state, colour)
}

/// The menu stays the same; its options are listed anew.
pub(crate) fn swap_gem(state: &mut State, gem: Gem, events: &mut impl Sink<Event>) {
    state.give_gem(gem, Source::Swap, events);
    state.take_ore(Source::Swap, events);
    state.common.course.swapped = true;
}

pub(crate) fn swap_ore(state: &mut State, colour: Colour, events: &mut impl Sink<Event>) {
    state.give_ore(Source::Swap, events);
    state.take_gem(colour.into(), Source::Swap, events);
    state.common.course.swapped = true;
}

/// The gem comes from the supply and never belongs to the player (2.6).
pub(crate) fn wild_colour(state: &mut State, colour: Colour, events: &mut impl Sink<Event>) {
    state.common.supply.gems.take(colour.into());
    state.player_mut().wild_colour = Some(colour);
    events.push(Fact::ColourPlaced { seat: state.common.active, colour });
}
