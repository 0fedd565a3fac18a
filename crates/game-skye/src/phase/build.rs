//! Building (4.8). Territories do not touch each other, so everybody builds at the same time.

use kernel::{Seat, SeatSet, Sink};

use crate::action::{Action, Actions};
use crate::course::{Flow, Stage, go_on};
use crate::event::Event;
use crate::hooks;
use crate::ids::{Cell, TileId, Turns};
use crate::illegal::Illegal;
use crate::state::{Phase, State};

/// Everybody who has tiles builds; tiles that fit nowhere leave first.
pub(crate) fn enter(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    for seat in Seat::first(state.config.seats) {
        release_stuck(state, seat, events);
    }
    if builders(state).is_empty() {
        return Flow::Done;
    }
    state.common.phase = Phase::Build;
    Flow::Waits
}

/// Who still has tiles to build.
#[inline]
pub(crate) fn builders(state: &State) -> SeatSet {
    Seat::first(state.config.seats).filter(|seat| !state.player(*seat).pending.is_empty()).collect()
}

/// Can none of a player's tiles be built?
#[inline]
fn is_stuck(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    !player.pending.iter().any(|tile| player.territory.takes(state.config.data, *tile))
}

/// If none of a player's tiles can be built they all leave: back into the bag, or out of the game (R25, R26).
#[inline]
fn release_stuck(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.player(seat).pending.is_empty() || !is_stuck(state, seat) {
        return;
    }
    let pending = state.player(seat).pending;
    for tile in pending.iter().copied() {
        if state.config.data.landscape.contains(tile) {
            state.common.bag.insert(tile);
            events.push(Event::WentBack { seat, tile });
        } else {
            state.common.out.insert(tile);
            events.push(Event::WentOut { seat, tile });
        }
        state.common.players[seat].lost.push(tile);
    }
    state.common.players[seat].pending.clear();
}

/// Every pending tile on every cell in every turn in which it fits.
#[inline]
pub(crate) fn actions(state: &State, seat: Seat, options: &mut Actions) {
    let player = state.player(seat);
    if player.territory.is_full() {
        return;
    }
    for (number, tile) in player.pending.iter().enumerate() {
        let (number, fits) = (number as u8, &state.config.data.fits[tile.index()]);
        options.fill(|slots| {
            let mut count = 0;
            for (at, need) in player.territory.frontier() {
                let mut turns = fits[usize::from(need)];
                while turns != 0 {
                    let turned = Turns::ALL[turns.trailing_zeros() as usize & 3];
                    slots[count] = Action::Place { tile: number, at, turns: turned };
                    turns &= turns - 1;
                    count += 1;
                }
            }
            count
        });
    }
}

/// The pending tile with this number.
fn pending(state: &State, seat: Seat, number: u8) -> Result<TileId, Illegal> {
    let tile = state.player(seat).pending.get(usize::from(number));
    tile.copied().ok_or(Illegal::NoSuchTile { tile: number })
}

/// May the player build this tile there?
pub(crate) fn check(state: &State, seat: Seat, number: u8, at: Cell, turns: Turns) -> Result<(), Illegal> {
    let tile = pending(state, seat, number)?;
    state.player(seat).territory.check(state.config.data, tile, at, turns)
}

/// Builds a tile; after everybody's last tile the round is scored.
#[inline]
pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    number: u8,
    at: Cell,
    turns: Turns,
    events: &mut impl Sink<Event>,
) {
    let player = &mut state.common.players[seat];
    let tile = player.pending.remove(number.into());
    player.territory.place(state.config.data, tile, at, turns);
    events.push(Event::Built { seat, tile, at, turns });
    hooks::built(state, seat, tile, events);
    release_stuck(state, seat, events);
    if builders(state).is_empty() {
        go_on(state, Stage::Build, events);
    }
}

/// Has everybody with tiles to build somewhere to build?
pub(crate) fn audit(state: &State) -> Result<(), &'static str> {
    if builders(state).is_empty() {
        return Err("nobody has a tile to build");
    }
    if builders(state).iter().any(|seat| is_stuck(state, seat)) {
        return Err("a player's tiles fit nowhere; such tiles leave by themselves");
    }
    Ok(())
}
