//! How the things on the table are named in keys.

use game_skye::{Cell, TileId, Turns};
use kernel::Seat;

/// The axe on an own tile.
pub(super) fn axe(tile: usize) -> String {
    format!("axe:{tile}")
}

/// So much gold on an own tile.
pub(super) fn price(tile: usize, gold: u16) -> String {
    format!("{}{gold}", prices(tile))
}

/// How every price on an own tile begins.
pub(super) fn prices(tile: usize) -> String {
    format!("price:{tile}-")
}

/// A tile for sale, of another player or an own one.
pub(super) fn offer(seller: Seat, tile: u8) -> String {
    format!("offer:{}-{tile}", seller.number())
}

/// A druid tile on the dolmen.
pub(super) fn dolmen(slot: usize) -> String {
    format!("dolmen:{slot}")
}

/// The bag, as a place to draw from.
pub(super) const BAG: &str = "bag:draw";

/// One of the tiles drawn from the bag.
pub(super) fn drawn(tile: usize) -> String {
    format!("bag:{tile}")
}

/// A tile that is to be built.
pub(super) fn pending(tile: usize) -> String {
    format!("tile:{tile}")
}

/// A cell of the own territory.
pub(super) fn cell(at: Cell) -> String {
    format!("cell:{at}")
}

/// How a tile is to lie.
pub(super) fn turn(turns: Turns) -> String {
    format!("turn:{}", 90 * u16::from(turns.number()))
}

/// Nothing more: the end of a buying turn, or nothing at all.
pub(super) const PASS: &str = "do:pass";

/// A tile wherever it lies: the same piece on the way from a stall into a territory.
pub(super) fn piece(tile: TileId) -> String {
    format!("tile-{}:t", tile.index())
}

/// What made points in a round: the tiles of a territory that a scoring tile counted.
pub(super) fn witness(round: u8, letter: char, seat: Seat) -> String {
    format!("{round}{letter}-{}", seat.number())
}

/// A scroll in a territory.
pub(super) fn scroll(seat: Seat, at: Cell) -> String {
    format!("scroll-{}-{at}", seat.number())
}

/// A player's castle.
pub(super) fn castle(seat: Seat) -> String {
    format!("castle:{seat}")
}
