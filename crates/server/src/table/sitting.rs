//! A table with its people, without any input or output: what may be done, and which rows that makes.
//!
//! Everything that changes the game gives back the rows that must be written before anybody hears of it. The
//! same rows, followed in order, rebuild the sitting.

use catalog::{Actor, Catalog, Commitment, Dealer, Seed, Step, Table};
use kernel::{Seat, SeatSet, Turn, Viewer};
use store::{PersonId, TableId};

use crate::table::row::{Coming, Row, Who};
use crate::table::{Chairs, Hints, Pace, Refusal, Wish};

/// What is fixed when a table is opened.
#[derive(Clone, Debug)]
pub struct Head {
    /// The id, as in links.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// Options with what was chosen.
    pub options: Vec<(String, String)>,
    /// May everybody see the table in the lists?
    pub listing: Listing,
    /// Who opened it.
    pub host: PersonId,
    /// May people ask for advice?
    pub hints: Hints,
    /// What the dealer draws from.
    pub seed: Seed,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Everybody, on the home page.
    Public,
    /// Whoever has the link.
    ByLink,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are still free.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

impl Stage {
    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Gathering => "open",
            Stage::Playing => "running",
            Stage::Over => "over",
        }
    }
}

/// One message of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who wrote it.
    pub person: PersonId,
    /// What the writer was called then.
    pub name: String,
    /// What was written.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A line of the log that is no step of the game: somebody left or came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// After how many steps.
    pub after: u32,
    /// What happened.
    pub coming: Coming,
    /// In which seat.
    pub seat: Seat,
    /// What the person was called then.
    pub name: String,
}

/// A table with its people.
pub struct Sitting {
    /// What is fixed.
    pub head: Head,
    /// Who sits where.
    pub chairs: Chairs,
    /// The game.
    pub table: Box<dyn Table>,
    /// An open request to take back.
    pub wish: Option<Wish>,
    /// What was said.
    pub chat: Vec<Said>,
    /// Who left and came back.
    pub notes: Vec<Note>,
    /// How long bots take.
    pub pace: Pace,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
    /// How many rows were written.
    pub rows: u32,
    dealer: Dealer,
}

impl Sitting {
    /// A table before its first row.
    pub fn open(catalog: &Catalog, head: Head, chairs: Chairs) -> Result<Sitting, catalog::OpenError> {
        let options: Vec<(&str, &str)> =
            head.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let seats = chairs.iter().count() as u8;
        let table = catalog.open(&head.game, seats, &options)?;
        let dealer = Dealer::new(head.seed.clone());
        Ok(Sitting {
            head,
            chairs,
            table,
            wish: None,
            chat: Vec::new(),
            notes: Vec::new(),
            pace: Pace::default(),
            rematch: None,
            rows: 0,
            dealer,
        })
    }

    /// What the dealer published before the first step.
    pub fn commitment(&self) -> Commitment {
        self.dealer.commitment()
    }

    /// The seed, once the game is over.
    pub fn revealed_seed(&self) -> Option<&Seed> {
        (self.stage() == Stage::Over).then_some(&self.head.seed)
    }

    /// Dice for a bot that thinks about the next step.
    pub fn thoughts(&self, seat: Seat) -> kernel::Dice {
        self.dealer.thoughts(self.table.steps() + 1, seat)
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        if self.table.turn() == Turn::Over {
            Stage::Over
        } else if self.rows > 0 || self.chairs.open().is_empty() {
            Stage::Playing
        } else {
            Stage::Gathering
        }
    }

    /// Who has a decision to make now.
    pub fn deciding(&self) -> SeatSet {
        match (self.stage(), self.table.turn()) {
            (Stage::Playing, Turn::Decide(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// With whose eyes a person looks who wishes to look from `wish`: never from a seat that is not his own.
    ///
    /// Whoever holds several seats at one screen looks from the one that decides, and like the audience while
    /// none of them does: others may sit before the same screen.
    pub fn eyes(&self, person: Option<PersonId>, wish: Option<Seat>) -> Viewer {
        let mine = person.map_or(SeatSet::EMPTY, |person| self.chairs.held_by(person));
        let seat = match wish {
            Some(seat) => Some(seat).filter(|seat| mine.contains(*seat)),
            None if mine.len() == 1 => mine.lowest(),
            None => mine.iter().find(|seat| self.deciding().contains(*seat)),
        };
        seat.map_or(Viewer::Audience, Viewer::Seat)
    }

    /// The last step that `seat` decided itself; 0 if there is none.
    pub fn last_step_of(&self, seat: Seat) -> u32 {
        let decided =
            |number: &u32| self.table.step(*number).is_some_and(|step| step.actor == Actor::Seat(seat));
        (1..=self.table.steps()).rev().find(decided).unwrap_or(0)
    }

    /// The row for what was just decided or drawn. Steps that the table makes by itself need no row: they follow.
    fn row(&mut self, who: Who, text: String) -> Row {
        self.rows += 1;
        Row { number: self.rows, who, text }
    }

    fn made(&mut self, numbers: core::ops::Range<u32>) -> Option<Row> {
        let Step { actor, text } = self.table.step(numbers.start)?;
        Some(self.row(Who::Step(actor), text))
    }

    /// Lets the dealer draw as long as chance is next. Before the first step everybody must have a seat.
    pub fn advance(&mut self) -> Result<Vec<Row>, Refusal> {
        let mut rows = Vec::new();
        while self.stage() == Stage::Playing && self.table.turn() == Turn::Chance {
            let made = self.table.roll(&self.dealer)?;
            rows.extend(self.made(made));
        }
        Ok(rows)
    }

    /// Makes one or several decisions for a seat, and everything that follows without one: all of them or, if one
    /// cannot be made, none.
    pub fn play(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<Row>, Refusal> {
        match self.stage() {
            Stage::Gathering => return Err(Refusal::NotBegun),
            Stage::Over => return Err(Refusal::Over),
            Stage::Playing => {}
        }
        let before = (self.table.steps(), self.rows);
        match self.play_each(seat, actions) {
            Ok(rows) => {
                // What somebody wished to take back is no longer the last thing that happened.
                self.wish = None;
                Ok(rows)
            }
            Err(refusal) => {
                if self.table.steps() > before.0 {
                    // Invariant: these steps were just made.
                    self.table.undo(before.0).expect("a table can go back to where it was");
                }
                self.rows = before.1;
                Err(refusal)
            }
        }
    }

    /// Makes decisions one after the other. Whoever makes several at once must not learn anything between two of
    /// them, or he could try what comes and be refused the rest: nothing is drawn, revealed or decided by others.
    fn play_each(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<Row>, Refusal> {
        let start = self.table.steps();
        let mut rows = Vec::new();
        for (number, action) in (1..).zip(actions) {
            if number > 1 && self.table.horizon() > start {
                return Err(Refusal::NotTogether { number, action: action.clone() });
            }
            let made = self.table.play(seat, action).map_err(|refused| match actions {
                [_] => Refusal::Rules(refused),
                _ => Refusal::Among { number, action: action.clone(), refused },
            })?;
            rows.extend(self.made(made));
        }
        rows.extend(self.advance()?);
        Ok(rows)
    }

    /// Goes back to a step.
    pub fn undo(&mut self, to: u32) -> Result<Vec<Row>, Refusal> {
        let current = self.table.steps();
        self.table.undo(to).map_err(|_| Refusal::NoSuchStep { step: to, current })?;
        self.pull_notes(to);
        let mut rows = vec![self.row(Who::Undo, format!("to {to}"))];
        rows.extend(self.advance()?);
        self.wish = None;
        Ok(rows)
    }

    /// Somebody left or came back.
    pub fn note(&mut self, coming: Coming, seat: Seat, name: &str) -> Row {
        self.notes.push(Note { after: self.table.steps(), coming, seat, name: name.to_owned() });
        self.row(Who::Chair(coming, seat), name.to_owned())
    }

    /// What was noted after a step that was taken back is still true.
    fn pull_notes(&mut self, to: u32) {
        for note in &mut self.notes {
            note.after = note.after.min(to);
        }
    }

    /// Follows rows that were written earlier.
    pub fn follow(&mut self, rows: &[Row]) -> Result<(), Refusal> {
        for row in rows {
            let broken =
                |why: &dyn core::fmt::Display| Refusal::Broken { why: format!("row {}: {why}", row.number) };
            if row.number != self.rows + 1 {
                return Err(broken(&format_args!("row {} was expected", self.rows + 1)));
            }
            match row.who {
                Who::Step(Actor::Seat(seat)) => {
                    self.table.play(seat, &row.text).map_err(|fault| broken(&fault))?;
                }
                Who::Step(Actor::Chance) => {
                    self.table.settle(&row.text).map_err(|fault| broken(&fault))?;
                }
                Who::Step(Actor::Auto(_)) => return Err(broken(&"the table makes such steps by itself")),
                Who::Undo => {
                    let to = row.text.strip_prefix("to ").and_then(|step| step.parse().ok());
                    let to = to.ok_or_else(|| broken(&"no step to go back to"))?;
                    self.table.undo(to).map_err(|fault| broken(&fault))?;
                    self.pull_notes(to);
                }
                Who::Chair(coming, seat) => {
                    let (after, name) = (self.table.steps(), row.text.clone());
                    self.notes.push(Note { after, coming, seat, name });
                }
            }
            self.rows = row.number;
        }
        Ok(())
    }
}
