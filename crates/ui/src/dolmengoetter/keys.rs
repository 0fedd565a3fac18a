//! How the things on the board are named: what one touches, and the pieces that move.

use core::fmt;

use game_dolmengoetter::{Dolmen, Place, Value, View};
use kernel::Seat;

use super::due::{Due, due};

/// Something one touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A druid, by its place.
    Druid(Place),
    /// A place.
    Place(Place),
    /// Herbs are gathered.
    Gather,
    /// A stone is left.
    Stone,
    /// No stone is left.
    NoStone,
    /// A dolmen of this value is built.
    Dolmen(Value),
    /// No dolmen is built.
    NoDolmen,
}

/// The word for gathering herbs.
const GATHER: &str = "g";
/// The word for leaving a stone.
const STONE: &str = "1";
/// The word for leaving none.
const NO_STONE: &str = "2";
/// The word for declining.
const DECLINE: &str = "0";

/// The place with this number, also if this board has none.
fn place(number: &str) -> Option<Place> {
    number.parse().ok().and_then(Place::from_number)
}

fn value(points: &str) -> Option<Value> {
    points.parse().ok().and_then(Value::from_points)
}

impl Key {
    /// What is typed for it, and stands on a page after its kind.
    pub fn word(self) -> String {
        match self {
            Key::Druid(at) | Key::Place(at) => at.to_string(),
            Key::Gather => GATHER.to_owned(),
            Key::Stone => STONE.to_owned(),
            Key::NoStone => NO_STONE.to_owned(),
            Key::Dolmen(value) => value.points().to_string(),
            Key::NoDolmen => DECLINE.to_owned(),
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Key::Druid(_) => "druid",
            Key::Place(_) => "place",
            Key::Gather => "do",
            Key::Stone | Key::NoStone => "stone",
            Key::Dolmen(_) | Key::NoDolmen => "dolmen",
        }
    }

    /// The place that is touched, if it is one.
    pub fn place(self) -> Option<Place> {
        match self {
            Key::Druid(at) | Key::Place(at) => Some(at),
            _ => None,
        }
    }

    /// What a text such as `druid:23` stands for on the board of a view.
    pub(super) fn read(view: &View, text: &str) -> Option<Key> {
        let (kind, word) = text.split_once(':')?;
        let on_board = || word.parse().ok().and_then(|number| view.config.board.place_numbered(number));
        match (kind, word) {
            ("druid", _) => on_board().map(Key::Druid),
            ("place", _) => on_board().map(Key::Place),
            ("do", GATHER) => Some(Key::Gather),
            ("stone", STONE) => Some(Key::Stone),
            ("stone", NO_STONE) => Some(Key::NoStone),
            ("dolmen", DECLINE) => Some(Key::NoDolmen),
            ("dolmen", _) => value(word).map(Key::Dolmen),
            _ => None,
        }
    }
}

/// What a word stands for that is typed after `touched`.
pub(super) fn spelled(view: &View, touched: &[Key], word: &str) -> Option<Key> {
    match (due(view)?, touched) {
        (Due::Action { .. }, [_]) if word.eq_ignore_ascii_case(GATHER) => Some(Key::Gather),
        (Due::Druid { .. } | Due::Action { .. }, _) => place(word).map(Key::Place),
        (Due::Dolmen { .. }, []) => value(word).map(Key::Dolmen),
        _ => None,
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.kind())?;
        match self {
            Key::Druid(at) | Key::Place(at) => write!(f, "{at}"),
            Key::Dolmen(value) => write!(f, "{}", value.points()),
            other => f.write_str(&other.word()),
        }
    }
}

/// A piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A stone on a place.
    Stone(Seat, Place),
    /// A druid on a place.
    Druid(Seat, Place),
    /// A dolmen.
    Dolmen(Dolmen),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Stone(seat, at) => write!(f, "stone:{seat}:{at}"),
            Piece::Druid(seat, at) => write!(f, "druid:{seat}:{at}"),
            Piece::Dolmen(dolmen) => write!(f, "dolmen:{}:{}", dolmen.owner(), dolmen.number()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dolmengoetter::samples;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let view = samples::wandering().view;
        for text in ["druid:23", "place:17", "do:g", "stone:1", "stone:2", "dolmen:3", "dolmen:0"] {
            assert_eq!(Key::read(&view, text).unwrap().to_string(), text);
        }
        for wrong in ["", "druid", "druid:", "druid:0", "druid:99", "do:x", "stone:3", "dolmen:9", "moon:1"] {
            assert_eq!(Key::read(&view, wrong), None, "{wrong}");
        }
    }
}
