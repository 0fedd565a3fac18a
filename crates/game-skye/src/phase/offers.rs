//! Drawing tiles (4.2), setting offers behind screens (4.3), lifting the screens (4.4).

use kernel::{List, Seat, SeatSet, Sink};

use crate::action::{Action, Actions};
use crate::course::{Flow, Stage, go_on};
use crate::event::Event;
use crate::ids::{DRAWN, TileId};
use crate::illegal::{Decision, Illegal};
use crate::phase::{next_in_turn, turn_order};
use crate::state::{Fate, Mark, Phase, Screen, State, Ware};

/// Everybody draws in turn order; nobody does if the bag is empty.
pub(crate) fn enter_draw(state: &mut State) -> Flow {
    state.common.active = state.common.start;
    if state.common.bag.is_empty() {
        return Flow::Done;
    }
    state.common.phase = Phase::Draw;
    Flow::Waits
}

/// How many tiles the active player draws: three, or what is left (7.1).
#[inline]
pub(crate) fn draw_size(state: &State) -> usize {
    DRAWN.min(state.common.bag.len() as usize)
}

/// Three tiles come to lie in front of a player.
#[inline]
pub(crate) fn settle_draw(
    state: &mut State,
    seat: Seat,
    tiles: List<TileId, DRAWN>,
    events: &mut impl Sink<Event>,
) {
    for (number, tile) in tiles.iter().enumerate() {
        state.common.bag.remove(*tile);
        let ware = Ware { tile: *tile, price: 0, fate: Fate::Screened };
        state.common.players[seat].stall[number] = Some(ware);
    }
    events.push(Event::Drawn { seat, tiles });
    match next_in_turn(state, seat) {
        Some(next) if !state.common.bag.is_empty() => state.common.active = next,
        _ => go_on(state, Stage::Draw, events),
    }
}

/// Everybody who has drawn tiles sets an offer.
pub(crate) fn enter(state: &mut State) -> Flow {
    let without = |seat: &Seat| state.player(*seat).stall.iter().all(Option::is_none);
    let idle: SeatSet = Seat::first(state.config.seats).filter(without).collect();
    if idle == SeatSet::first(state.config.seats) {
        return Flow::Done;
    }
    state.common.committed = idle;
    state.common.phase = Phase::Offers;
    Flow::Waits
}

/// The next step of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// The axe, on one of three tiles.
    Axe,
    /// A price for this tile, at most so much: one coin must be left for each tile after it.
    Price { tile: usize, most: u16 },
}

/// What a player is to set next; nothing if all tiles are marked.
#[inline]
pub(crate) fn next(state: &State, seat: Seat) -> Option<Next> {
    let (player, screen) = (state.player(seat), &state.screens[seat]);
    let wares = player.stall.iter().flatten().count();
    let bare = |tile: &usize| screen.marks[*tile].is_none();
    if wares == DRAWN && !screen.marks.contains(&Some(Mark::Axe)) {
        return Some(Next::Axe);
    }
    let mut open = (0..wares).filter(bare);
    let tile = open.next()?;
    let others = open.count() as u16;
    Some(Next::Price { tile, most: player.gold - screen.gold() - others * state.config.data.rules.min_price })
}

/// The axe on any tile, or any price that leaves enough.
#[inline]
pub(crate) fn actions(state: &State, seat: Seat, options: &mut Actions) {
    if state.common.committed.contains(seat) {
        return;
    }
    match next(state, seat) {
        Some(Next::Axe) => (0..DRAWN as u8).for_each(|tile| options.push(Action::Axe { tile })),
        Some(Next::Price { most, .. }) => {
            let least = state.config.data.rules.min_price;
            options.fill(|slots| {
                let count = usize::from(most + 1 - least);
                for (slot, gold) in slots[..count].iter_mut().zip(least..) {
                    *slot = Action::Price { gold };
                }
                count
            });
        }
        None => {}
    }
}

/// May the player set this now?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.common.committed.contains(seat) {
        return Err(Illegal::Committed);
    }
    match (next(state, seat), action) {
        (Some(Next::Axe), Action::Axe { tile }) if usize::from(tile) < DRAWN => Ok(()),
        (Some(Next::Axe), Action::Axe { tile }) => Err(Illegal::NoSuchTile { tile }),
        (Some(Next::Price { most, .. }), Action::Price { gold }) => {
            let least = state.config.data.rules.min_price;
            if gold < least {
                Err(Illegal::PriceTooLow { least })
            } else if gold > most {
                Err(Illegal::PriceTooHigh { most })
            } else {
                Ok(())
            }
        }
        (Some(Next::Axe), _) => Err(Illegal::OtherDecision { due: Decision::Axe }),
        _ => Err(Illegal::OtherDecision { due: Decision::Price }),
    }
}

/// Puts the axe on a tile.
pub(crate) fn set_axe(state: &mut State, seat: Seat, tile: u8, events: &mut impl Sink<Event>) {
    state.screens[seat].marks[usize::from(tile)] = Some(Mark::Axe);
    events.push(Event::AxeSet { seat, tile });
}

/// Puts gold on the next tile; the last price commits the offer, the last offer lifts the screens.
#[inline]
pub(crate) fn set_price(state: &mut State, seat: Seat, gold: u16, events: &mut impl Sink<Event>) {
    let Some(Next::Price { tile, .. }) = next(state, seat) else {
        unreachable!("a price was checked to be due");
    };
    state.screens[seat].marks[tile] = Some(Mark::Price(gold));
    events.push(Event::PriceSet { seat, tile: tile as u8, gold });
    if next(state, seat).is_none() {
        state.common.committed = state.common.committed.with(seat);
        events.push(Event::Committed { seat });
        if state.common.committed == SeatSet::first(state.config.seats) {
            go_on(state, Stage::Offers, events);
        }
    }
}

/// All screens are lifted: axe tiles go back into the bag, the others are open offers (4.4).
pub(crate) fn reveal(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    state.common.committed = SeatSet::EMPTY;
    for seat in turn_order(state) {
        let screen = core::mem::take(&mut state.screens[seat]);
        let player = &mut state.common.players[seat];
        player.gold -= screen.gold();
        for (number, (ware, mark)) in player.stall.iter_mut().zip(screen.marks).enumerate() {
            let (Some(ware), Some(mark), number) = (ware, mark, number as u8) else { continue };
            let tile = ware.tile;
            match mark {
                Mark::Axe => {
                    ware.fate = Fate::Thrown;
                    state.common.bag.insert(tile);
                    events.push(Event::Thrown { seat, number, tile });
                }
                Mark::Price(price) => {
                    (ware.price, ware.fate) = (price, Fate::Offered);
                    events.push(Event::Offered { seat, number, tile, price });
                }
            }
        }
    }
    Flow::Done
}

/// Does what is behind each screen fit, and has each player enough gold to go on?
pub(crate) fn audit(state: &State) -> Result<(), &'static str> {
    for seat in Seat::first(state.config.seats) {
        let (player, screen) = (state.player(seat), &state.screens[seat]);
        let wares = player.stall.iter().flatten().count();
        let marks = screen.marks.iter().flatten().count();
        let axes = screen.marks.iter().flatten().filter(|mark| **mark == Mark::Axe).count();
        if player.stall[..wares].iter().any(Option::is_none) {
            return Err("the tiles drawn are numbered from 0 without gaps");
        }
        if player.stall.iter().flatten().any(|ware| ware.fate != Fate::Screened || ware.price != 0) {
            return Err("tiles have no fate before the screens are lifted");
        }
        if screen.marks[wares..].iter().any(Option::is_some) {
            return Err("a price lies where no tile is");
        }
        let least = state.config.data.rules.min_price;
        if screen.marks.iter().flatten().any(|mark| matches!(mark, Mark::Price(gold) if *gold < least)) {
            return Err("a price is too low");
        }
        if axes > usize::from(wares == DRAWN) || (wares == DRAWN && axes == 0 && marks > 0) {
            return Err("one axe is set, before the prices, and only with three tiles");
        }
        if (0..wares)
            .skip_while(|tile| screen.marks[*tile].is_some())
            .any(|tile| matches!(screen.marks[tile], Some(Mark::Price(_))))
        {
            return Err("the lower number is priced first");
        }
        let to_price = if wares == DRAWN && axes == 0 { wares - 1 } else { wares - marks };
        if u32::from(player.gold) < u32::from(screen.gold()) + to_price as u32 * u32::from(least) {
            return Err("the gold does not suffice for the prices");
        }
        if state.common.committed.contains(seat) != (wares == marks) {
            return Err("an offer is committed exactly when all tiles of it are marked");
        }
    }
    if state.common.committed == SeatSet::first(state.config.seats) {
        return Err("when all have committed the screens are lifted");
    }
    Ok(())
}

/// Nothing is behind a screen.
impl Screen {
    /// Has the player set nothing yet?
    pub fn is_bare(&self) -> bool {
        self.marks.iter().all(Option::is_none)
    }
}
