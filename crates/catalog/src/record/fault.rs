//! What can be wrong with a record.

use core::fmt;

use kernel::Seat;
use thiserror::Error;

use crate::opening::OpenError;
use crate::record::{FORMAT, Record};
use crate::shelf::UnknownGame;
use crate::table::{Actor, Refused, Step, clip};

/// A part of a record; in the text form each is a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the parts are named after the keys of the text form")]
pub enum Part {
    Format,
    Game,
    Rules,
    Data,
    Option(usize),
    Seat(usize),
    Forced,
    Chance,
    Seed,
    Position,
    Redealt,
    Gap,
    Step(u32),
    Result(usize),
    Checksum,
}

/// Something that is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line of the text form, from 1, if it was read from text.
    pub line: Option<usize>,
    /// The part of the record, once it could be read.
    pub part: Option<Part>,
    /// What is wrong.
    pub problem: Problem,
}

impl RecordFault {
    pub(crate) fn at_line(line: usize, problem: Problem) -> RecordFault {
        RecordFault { line: Some(line), part: None, problem }
    }

    pub(crate) fn at(part: Part, problem: Problem) -> RecordFault {
        RecordFault { line: None, part: Some(part), problem }
    }

    pub(crate) fn whole(problem: Problem) -> RecordFault {
        RecordFault { line: None, part: None, problem }
    }

    /// The same fault with the line it has in the text form of `record`.
    #[must_use]
    pub fn in_text(mut self, record: &Record) -> RecordFault {
        self.line = self.line.or_else(|| record.line_of(self.part?));
        self
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = match self.part {
            Some(Part::Step(number)) => Some(number),
            _ => None,
        };
        match (self.line, step) {
            (Some(line), Some(step)) => write!(f, "line {line} (step {step}): ")?,
            (Some(line), None) => write!(f, "line {line}: ")?,
            (None, Some(step)) => write!(f, "step {step}: ")?,
            (None, None) => {}
        }
        write!(f, "{}", self.problem)
    }
}

impl core::error::Error for RecordFault {}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum Problem {
    #[error("this is no record; a record begins with \"henge-record {FORMAT}\"")]
    NoRecord,
    #[error("the record has form {:?}; this henge reads form {FORMAT}", clip(.found))]
    OtherFormat { found: String },
    #[error("not UTF-8; the text form of a record is")]
    NotUtf8,
    #[error("the line ends with a carriage return; the lines of a record end with a line feed alone")]
    CarriageReturn,
    #[error("the record is cut off here; {expected} is missing")]
    CutOff { expected: &'static str },
    #[error("something follows the checksum, which must be the last line")]
    TooLong,
    #[error("unknown key {:?}; {expected} belongs here", clip(.found))]
    UnknownKey { found: String, expected: &'static str },
    #[error("{found:?} is not due here; {expected} is")]
    Misplaced { found: String, expected: &'static str },
    #[error("{:?} is not possible here; expected {expected}", clip(.found))]
    BadValue { found: String, expected: &'static str },
    #[error("this should be step {expected}, not {:?}: a step was lost, added or moved", clip(.found))]
    StepNumber { found: String, expected: u32 },
    #[error("not the canonical form; write {expected:?}")]
    NotCanonical { expected: String },
    #[error("the checksum does not fit what stands above it: something was changed, added or lost")]
    Checksum,
    #[error("the packed record is damaged: {why}")]
    Damaged { why: &'static str },
    #[error("the seed does not fit the commitment that was published before the game")]
    OtherSeed,
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(
        "the game was played under version {written} of the rules, this henge plays version {here}: \
         use a henge of that time to replay it"
    )]
    OtherRules { written: u16, here: u16 },
    #[error(
        "the game was played with other data files (hash {written}, here {here}); \
         give the folder with those files by --data"
    )]
    OtherData { written: blake3::Hash, here: blake3::Hash },
    #[error("{0}")]
    Open(OpenError),
    #[error("the options should be written as {expected}")]
    Options { expected: String },
    #[error("the position should be written as {expected}")]
    Position { expected: String },
    #[error("no such step is drawn anew")]
    Redealt,
    #[error("{} cannot be played: {refused} ({})", clip(.text), refused.code())]
    Refused { text: String, refused: Refused },
    #[error("the revealed seed draws {drawn:?} here, not {:?}", clip(.written))]
    OtherDraw { written: String, drawn: String },
    #[error("{seat} had more than one option here, so the step cannot be marked auto")]
    NotForced { seat: Seat },
    #[error("the table makes this step by itself: {}", step_text(.made))]
    Forced { made: Step },
    #[error("a step is missing that the table makes by itself: {}", step_text(.made))]
    StepMissing { made: Step },
    #[error("the game is over after the last step, but the record gives no result")]
    NoResult,
    #[error("the record gives a result, but the game is not over after the last step")]
    EarlyResult,
    #[error("the result is wrong; the steps lead to \"{expected}\"")]
    OtherResult { expected: String },
}

/// A step as a record writes it after the number.
pub(crate) fn step_text(step: &Step) -> String {
    match step.actor {
        Actor::Seat(seat) => format!("{seat} {}", step.text),
        Actor::Auto(seat) => format!("auto {seat} {}", step.text),
        Actor::Chance => format!("chance {}", step.text),
    }
}
