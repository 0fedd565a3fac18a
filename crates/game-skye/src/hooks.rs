//! What an expansion can change in stages of the base game. `course` says which stage asks which hook.
//!
//! Druids answers with stone tablets, which nobody has without it: no hook needs to know the variant.

use kernel::{Seat, Sink};

use crate::data::Data;
use crate::event::Event;
use crate::ids::{MAX_PENDING, TileId};
use crate::state::{Player, State};
use crate::tile::TileKind;

/// The kinds of stone tablets in the order of the data, which is checked when it is read.
const RESCROLL: usize = 0;
const OWN: usize = 1;
const BAG: usize = 2;
const DISCOUNTS: [usize; 2] = [3, 4];

/// How many own tiles a player may buy in a first buying turn (4.5).
#[inline]
pub fn own_purchases(player: &Player) -> u8 {
    player.tablets[OWN]
}

/// How much less a player pays to another one (4.5, R29).
#[inline]
pub fn discount(data: &Data, player: &Player) -> u16 {
    let less = |kind: usize| u16::from(player.tablets[kind]) * u16::from(data.tablets[kind].gold_less);
    DISCOUNTS.into_iter().map(less).sum()
}

/// What a draw from the bag costs (4.7).
#[inline]
pub fn bag_price(data: &Data, player: &Player) -> u16 {
    let less = u16::from(player.tablets[BAG]) * u16::from(data.tablets[BAG].gold_less);
    data.rules.bag_price.saturating_sub(less)
}

/// How many tiles a draw from the bag shows, if there are so many (4.7).
#[inline]
pub fn bag_draw(data: &Data, player: &Player) -> usize {
    let more = player.tablets[BAG] * data.tablets[BAG].draw_more;
    usize::from(data.rules.bag_draw + more).min(MAX_PENDING)
}

/// A tile was built: a druid tile brings its tablet at once (4.8).
#[inline]
pub(crate) fn built(state: &mut State, seat: Seat, tile: TileId, events: &mut impl Sink<Event>) {
    if let TileKind::Druid { tablet: Some(tablet), .. } = state.config.data.tile(tile).kind {
        state.common.players[seat].tablets[usize::from(tablet)] += 1;
        events.push(Event::TabletGained { seat, tablet });
    }
}

/// How many scrolls are scored once more at the end (5.2, R19).
#[inline]
pub fn scrolls_again(player: &Player) -> u8 {
    player.tablets[RESCROLL]
}
