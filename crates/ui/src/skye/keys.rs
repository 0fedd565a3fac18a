//! How the things on the table are named: what one touches, and the pieces that move.

use core::fmt;
use core::str::FromStr;

use game_skye::{Cell, DRAWN, MAX_PENDING, SLOTS, TileId, Turns, View};
use kernel::Seat;

/// Something one touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The axe on an own tile.
    Axe(u8),
    /// So much gold on an own tile.
    Price(u8, u16),
    /// A tile for sale, of another player or an own one.
    Offer(Seat, u8),
    /// A druid tile on the dolmen.
    Dolmen(u8),
    /// The bag, as a place to draw from.
    Bag,
    /// One of the tiles drawn from the bag.
    Drawn(u8),
    /// A tile that is to be built.
    Pending(u8),
    /// A cell of the own territory.
    Cell(Cell),
    /// How a tile is to lie.
    Turn(Turns),
    /// Nothing more: the end of a buying turn, or nothing at all.
    Pass,
}

/// A number in its only form: no sign but minus, no leading zeros.
pub(super) fn read_number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// `-1,0`, if a territory can reach it.
fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    let cell = Cell { x: read_number(x)?, y: read_number(y)? };
    let near = |coordinate: i8| coordinate.unsigned_abs() <= game_skye::REACH.unsigned_abs();
    Some(cell).filter(|cell| near(cell.x) && near(cell.y))
}

/// How a tile lies that is turned by so many degrees.
pub(super) fn read_turns(degrees: &str) -> Option<Turns> {
    Turns::ALL.into_iter().find(|turns| (90 * u16::from(turns.number())).to_string() == degrees)
}

/// How every price on an own tile begins.
pub(super) fn prices(tile: u8) -> impl fmt::Display {
    fmt::from_fn(move |f| write!(f, "price:{tile}-"))
}

impl Key {
    /// What a text such as `offer:1-2` stands for.
    pub(super) fn read(view: &View, text: &str) -> Option<Key> {
        let (kind, name) = text.split_once(':')?;
        let number = |text: &str, most: usize| read_number(text).filter(|number| usize::from(*number) < most);
        Some(match kind {
            "axe" => Key::Axe(number(name, DRAWN)?),
            "price" => {
                let (tile, gold) = name.split_once('-')?;
                Key::Price(number(tile, DRAWN)?, read_number(gold)?)
            }
            "offer" => {
                let (seller, tile) = name.split_once('-')?;
                Key::Offer(Seat::new(number(seller, view.config.seats.into())?)?, number(tile, DRAWN)?)
            }
            "dolmen" => Key::Dolmen(number(name, SLOTS)?),
            "bag" if name == "draw" => Key::Bag,
            "bag" => Key::Drawn(number(name, MAX_PENDING)?),
            "tile" => Key::Pending(number(name, MAX_PENDING)?),
            "cell" => Key::Cell(read_cell(name)?),
            "turn" => Key::Turn(read_turns(name)?),
            "do" if name == "pass" => Key::Pass,
            _ => return None,
        })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Key::Axe(tile) => write!(f, "axe:{tile}"),
            Key::Price(tile, gold) => write!(f, "{}{gold}", prices(tile)),
            Key::Offer(seller, tile) => write!(f, "offer:{}-{tile}", seller.number()),
            Key::Dolmen(slot) => write!(f, "dolmen:{slot}"),
            Key::Bag => f.write_str("bag:draw"),
            Key::Drawn(tile) => write!(f, "bag:{tile}"),
            Key::Pending(tile) => write!(f, "tile:{tile}"),
            Key::Cell(at) => write!(f, "cell:{at}"),
            Key::Turn(turns) => write!(f, "turn:{}", 90 * u16::from(turns.number())),
            Key::Pass => f.write_str("do:pass"),
        }
    }
}

/// A piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A tile wherever it lies: the same piece on the way from a stall into a territory.
    Tile(TileId),
    /// A player's castle.
    Castle(Seat),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Tile(tile) => write!(f, "tile-{}:t", tile.index()),
            Piece::Castle(seat) => write!(f, "castle:{seat}"),
        }
    }
}

/// What made points in a round: the tiles of a territory that a scoring tile counted.
pub(super) fn witness(round: u8, letter: char, seat: Seat) -> String {
    format!("{round}{letter}-{}", seat.number())
}

/// What a scoring tile would count now.
pub(super) fn now(letter: char) -> String {
    format!("now-{letter}")
}

/// A tile where it lies, to light up alone.
pub(super) fn lay(seat: Seat, at: Cell) -> String {
    format!("lay-{}-{at}", seat.number())
}

/// A scroll in a territory.
pub(super) fn scroll(seat: Seat, at: Cell) -> String {
    format!("scroll-{}-{at}", seat.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let view = samples::buying().view;
        for text in [
            "axe:2",
            "price:1-14",
            "offer:1-0",
            "dolmen:3",
            "bag:draw",
            "bag:0",
            "tile:1",
            "cell:-1,0",
            "turn:270",
            "do:pass",
        ] {
            assert_eq!(Key::read(&view, text).expect(text).to_string(), text);
        }
        for wrong in
            ["", "axe:3", "axe:+1", "price:1", "offer:7-0", "bag:x", "cell:99,99", "turn:45", "do:it"]
        {
            assert_eq!(Key::read(&view, wrong), None, "{wrong}");
        }
    }
}
