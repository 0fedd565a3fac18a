//! Playing a record again, and believing nothing it says.

use kernel::Turn;

use crate::dealer::Dealer;
use crate::opening::{OpenError, Opening};
use crate::record::reading::{read, sniff};
use crate::record::text::result_text;
use crate::record::{Dealing, Form, Part, Problem, Record, RecordFault, result_of};
use crate::shelf::Catalog;
use crate::table::{Actor, Step, Table};

/// How far the outcomes of chance could be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// So many draws follow from the revealed seed.
    Verified(u32),
    /// So many draws; the seed is still secret.
    Committed(u32),
    /// So many outcomes were supplied by somebody, not drawn.
    Supplied(u32),
}

/// A record that was played again without a fault.
pub struct Replayed {
    /// The table after the last step.
    pub table: Box<dyn Table>,
    /// How far the outcomes of chance could be verified.
    pub draws: Draws,
}

/// A file that holds a record without a fault.
pub struct Verified {
    /// The record.
    pub record: Record,
    /// In which form it was.
    pub form: Form,
    /// What came of playing it again.
    pub replayed: Replayed,
}

impl Catalog {
    /// Reads a record in either form, without playing it again.
    pub fn read_record(&self, bytes: &[u8]) -> Result<(Record, Form), RecordFault> {
        match sniff(bytes)? {
            Form::Binary => Ok((self.unpack(bytes)?, Form::Binary)),
            Form::Text => match read(bytes)? {
                (record, None) => Ok((record, Form::Text)),
                (_, Some(broken)) => Err(broken),
            },
        }
    }

    /// Reads a record in either form and plays it again. Tells every fault that was found: where a checksum
    /// does not fit, the replay may find the line that was changed.
    pub fn verify(&self, bytes: &[u8]) -> Result<Verified, Vec<RecordFault>> {
        let form = sniff(bytes).map_err(|fault| vec![fault])?;
        let (record, broken) = match form {
            Form::Binary => self.unpack(bytes).map(|record| (record, None)),
            Form::Text => read(bytes),
        }
        .map_err(|fault| vec![fault])?;
        let replayed = self.replay(&record).map_err(|fault| match form {
            Form::Text => fault.in_text(&record),
            Form::Binary => fault,
        });
        match (replayed, broken) {
            (Ok(replayed), None) => Ok(Verified { record, form, replayed }),
            (Ok(_), Some(broken)) => Err(vec![broken]),
            (Err(fault), broken) => Err(core::iter::once(fault).chain(broken).collect()),
        }
    }

    /// Plays a record again: each step must be legal, each draw must follow from the seed if it is known, and
    /// the result must come out.
    pub fn replay(&self, record: &Record) -> Result<Replayed, RecordFault> {
        let mut table = self.seat(record)?;
        let dealer = match &record.dealing {
            Dealing::Revealed(seed) => Some(Dealer::new(seed.clone())),
            Dealing::Committed(_) | Dealing::Supplied => None,
        };
        let mut outcomes = 0;
        for (index, step) in record.steps.iter().enumerate() {
            let number = index as u32 + 1;
            for _ in record.redealt.iter().filter(|first| **first == number) {
                table.redeal();
            }
            make(&mut *table, number, step, dealer.as_ref())
                .map_err(|problem| RecordFault::at(Part::Step(number), problem))?;
            outcomes += u32::from(step.actor == Actor::Chance);
        }
        check_end(&*table, record)?;
        if table.redealt() != record.redealt {
            return Err(RecordFault::at(Part::Redealt, Problem::Redealt));
        }
        let draws = match &record.dealing {
            Dealing::Revealed(_) => Draws::Verified(outcomes),
            Dealing::Committed(_) => Draws::Committed(outcomes),
            Dealing::Supplied => Draws::Supplied(outcomes),
        };
        Ok(Replayed { table, draws })
    }

    /// Opens the table that a record describes, before its first step.
    pub(crate) fn seat(&self, record: &Record) -> Result<Box<dyn Table>, RecordFault> {
        let choices: Vec<(&str, &str)> =
            record.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let at = RecordFault::at;
        let label = self.games().into_iter().find(|label| label.id == record.game);
        let label = label.ok_or_else(|| at(Part::Game, unknown_game(&record.game)))?;
        if label.rules != record.rules {
            let problem = Problem::OtherRules { written: record.rules, here: label.rules };
            return Err(at(Part::Rules, problem));
        }
        if label.data != record.data {
            let problem = Problem::OtherData { written: record.data, here: label.data };
            return Err(at(Part::Data, problem));
        }
        let opening = Opening {
            game: &record.game,
            seats: u8::try_from(record.names.len()).unwrap_or(u8::MAX),
            choices: &choices,
            position: record.position.as_deref(),
            forced: record.forced,
        };
        let table = self.open_with(&opening).map_err(|error| {
            let part = match &error {
                OpenError::UnknownGame(_) => Part::Game,
                OpenError::Players { .. } => Part::Seat(0),
                OpenError::Options { .. } => Part::Option(0),
                OpenError::Position { .. } => Part::Position,
            };
            at(part, Problem::Open(error))
        })?;
        check_head(&*table, record)?;
        Ok(table)
    }
}

fn unknown_game(id: &str) -> Problem {
    Problem::UnknownGame(crate::shelf::UnknownGame { id: id.to_owned() })
}

/// Every option is written, and everything as the game itself writes it: there is one form only.
fn check_head(table: &dyn Table, record: &Record) -> Result<(), RecordFault> {
    let choices = table.choices();
    if choices != record.options {
        let first = choices.iter().zip(&record.options).position(|(right, written)| right != written);
        let part = match first.unwrap_or(choices.len().min(record.options.len())) {
            index if index < record.options.len() => Part::Option(index),
            _ => Part::Seat(0),
        };
        let right: Vec<String> =
            choices.iter().map(|(key, value)| format!("\"option {key} {value}\"")).collect();
        return Err(RecordFault::at(part, Problem::Options { expected: right.join(", ") }));
    }
    let origin = table.origin();
    if origin != record.position {
        let expected = origin.unwrap_or_default();
        return Err(RecordFault::at(Part::Position, Problem::Position { expected }));
    }
    Ok(())
}

/// Makes a step, or finds that the table has already made it by itself.
fn make(table: &mut dyn Table, number: u32, step: &Step, dealer: Option<&Dealer>) -> Result<(), Problem> {
    if let Some(made) = table.step(number) {
        return if made == *step { Ok(()) } else { Err(Problem::Forced { made }) };
    }
    let refused = |refused| Problem::Refused { text: step.text.clone(), refused };
    match step.actor {
        Actor::Auto(seat) => return Err(Problem::NotForced { seat }),
        Actor::Seat(seat) => table.play(seat, &step.text).map_err(refused)?,
        Actor::Chance => {
            if let Some(dealer) = dealer {
                let drawn = table.draw(dealer).map_err(refused)?;
                if drawn != step.text {
                    return Err(Problem::OtherDraw { written: step.text.clone(), drawn });
                }
            }
            table.settle(&step.text).map_err(refused)?
        }
    };
    match table.step(number) {
        Some(made) if made.text != step.text => Err(Problem::NotCanonical { expected: made.text }),
        _ => Ok(()),
    }
}

fn check_end(table: &dyn Table, record: &Record) -> Result<(), RecordFault> {
    let end = Part::Result(0);
    if let Some(made) = table.step(record.steps.len() as u32 + 1) {
        return Err(RecordFault::at(end, Problem::StepMissing { made }));
    }
    match (&record.result, result_of(table)) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(RecordFault::at(end, Problem::NoResult)),
        (Some(_), None) => {
            debug_assert_ne!(table.turn(), Turn::Over);
            Err(RecordFault::at(end, Problem::EarlyResult))
        }
        (Some(written), Some(right)) => {
            let differs = written.iter().zip(&right).position(|(written, right)| written != right);
            match differs {
                None => Ok(()),
                Some(index) => {
                    let expected = result_text(index, &right[index]);
                    Err(RecordFault::at(Part::Result(index), Problem::OtherResult { expected }))
                }
            }
        }
    }
}
