//! What the people at a table are called, and who of them is being spoken to.

use kernel::{Seat, SeatMap};

/// The names of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    said: SeatMap<String>,
    notes: SeatMap<String>,
    you: Option<Seat>,
}

impl Names {
    /// A table with these names.
    pub fn new(name: impl FnMut(Seat) -> String) -> Names {
        Names { said: SeatMap::from_fn(name), ..Names::default() }
    }

    /// The same table, spoken to the person in `you`: "you wander" instead of "Anna wanders".
    #[must_use]
    pub fn speaking_to(mut self, you: Option<Seat>) -> Names {
        self.you = you;
        self
    }

    /// The same table with a word about each seat, such as "bot"; empty if there is nothing to say.
    #[must_use]
    pub fn with_notes(mut self, note: impl FnMut(Seat) -> String) -> Names {
        self.notes = SeatMap::from_fn(note);
        self
    }

    /// The same table with another name in one seat.
    #[must_use]
    pub fn with(mut self, seat: Seat, name: String) -> Names {
        self.said[seat] = name;
        self
    }

    /// What the person in `seat` is called.
    pub fn of(&self, seat: Seat) -> &str {
        &self.said[seat]
    }

    /// The word about a seat; empty if there is nothing to say.
    pub fn note(&self, seat: Seat) -> &str {
        &self.notes[seat]
    }

    /// Who is spoken to; nobody in particular where people only watch.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// Is the person in `seat` the one spoken to?
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}
