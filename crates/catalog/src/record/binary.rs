//! The binary form: the same record in about three bytes a step.
//!
//! Actions are their dense numbers, outcomes of chance are texts, the rest is the header as it is. A checksum
//! ends it as it ends the text.

use kernel::{Seat, Standing, TIERS};
use serde::{Deserialize, Serialize};

use crate::dealer::{Commitment, Seed};
use crate::record::{Dealing, Name, Part, Problem, Record, RecordFault};
use crate::shelf::Catalog;
use crate::table::{Actor, Forced, Step, Table};

/// How the bytes begin: no text does, and the last one is the version of the form.
pub(crate) const MAGIC: &[u8] = b"\x89HENGE\x01";
/// How they begin where something drawn was taken back: one more field follows the others.
pub(crate) const REDEALT_MAGIC: &[u8] = b"\x89HENGE\x02";

const CHECKSUM: usize = 32;
/// Marks of the actor of a step; a seat alone is its number.
const AUTO: u8 = 8;
const CHANCE: u8 = 16;

/// The record as it is packed. The order of the fields is the form.
#[derive(Serialize, Deserialize)]
struct Packed {
    game: String,
    rules: u16,
    data: [u8; 32],
    options: Vec<(String, String)>,
    names: Vec<String>,
    forced: PackedForced,
    dealing: PackedDealing,
    position: Option<String>,
    /// The actor, and the number of the action or of the outcome in `outcomes`.
    steps: Vec<(u8, u16)>,
    outcomes: Vec<String>,
    result: Option<Vec<(u8, [i32; TIERS])>>,
}

#[derive(Serialize, Deserialize)]
enum PackedForced {
    Played,
    Asked,
}

#[derive(Serialize, Deserialize)]
enum PackedDealing {
    Supplied,
    Committed([u8; 32]),
    Revealed([u8; 32]),
}

fn damaged(why: &'static str) -> RecordFault {
    RecordFault::whole(Problem::Damaged { why })
}

impl Catalog {
    /// The binary form of a record. Its game, rules and data must be those of this catalogue, because actions
    /// become numbers.
    pub fn pack(&self, record: &Record) -> Result<Vec<u8>, RecordFault> {
        let table = self.seat(record)?;
        let mut outcomes: Vec<String> = Vec::new();
        let mut steps = Vec::new();
        for (index, step) in record.steps.iter().enumerate() {
            let number_of = |text: &str| {
                table.index(text).map_err(|refused| {
                    let problem = Problem::Refused { text: text.to_owned(), refused };
                    RecordFault::at(Part::Step(index as u32 + 1), problem)
                })
            };
            steps.push(match step.actor {
                Actor::Seat(seat) => (seat.number(), number_of(&step.text)?),
                Actor::Auto(seat) => (AUTO | seat.number(), number_of(&step.text)?),
                Actor::Chance => (CHANCE, outcome_number(&mut outcomes, &step.text)?),
            });
        }
        let packed = Packed {
            game: record.game.clone(),
            rules: record.rules,
            data: *record.data.as_bytes(),
            options: record.options.clone(),
            names: record.names.iter().map(ToString::to_string).collect(),
            forced: match record.forced {
                Forced::Played => PackedForced::Played,
                Forced::Asked => PackedForced::Asked,
            },
            dealing: match &record.dealing {
                Dealing::Supplied => PackedDealing::Supplied,
                Dealing::Committed(commitment) => PackedDealing::Committed(commitment.0),
                Dealing::Revealed(seed) => PackedDealing::Revealed(seed.bytes()),
            },
            position: record.position.clone(),
            steps,
            outcomes,
            result: record
                .result
                .as_ref()
                .map(|result| result.iter().map(|standing| (standing.place, standing.tiers)).collect()),
        };
        // Invariant: only sequences of unknown length cannot be packed, and all of these are known.
        let packed = postcard::to_stdvec(&packed).expect("plain data can be packed");
        let mut bytes = if record.redealt.is_empty() { MAGIC } else { REDEALT_MAGIC }.to_vec();
        bytes.extend(packed);
        if !record.redealt.is_empty() {
            bytes.extend(postcard::to_stdvec(&record.redealt).expect("plain data can be packed"));
        }
        bytes.extend(blake3::hash(&bytes).as_bytes());
        Ok(bytes)
    }

    /// Reads the binary form.
    pub(crate) fn unpack(&self, bytes: &[u8]) -> Result<Record, RecordFault> {
        let body_len = bytes.len().checked_sub(CHECKSUM).ok_or_else(|| damaged("it is cut off"))?;
        let (body, checksum) = bytes.split_at(body_len);
        if blake3::hash(body).as_bytes() != checksum {
            return Err(damaged("its checksum does not fit: something was changed, added or lost"));
        }
        let unreadable = |_| damaged("its fields cannot be read");
        let (payload, redealt) = match (body.strip_prefix(MAGIC), body.strip_prefix(REDEALT_MAGIC)) {
            (Some(payload), _) => (payload, false),
            (None, Some(payload)) => (payload, true),
            (None, None) => return Err(damaged("its first bytes are wrong")),
        };
        let (packed, mut rest): (Packed, _) = postcard::take_from_bytes(payload).map_err(unreadable)?;
        let mut record = self.unpacked(packed)?;
        if redealt {
            (record.redealt, rest) = postcard::take_from_bytes(rest).map_err(unreadable)?;
        }
        if !rest.is_empty() {
            return Err(damaged("something follows its last field"));
        }
        // Numbers can be packed in more ways than one; only one of them is the form.
        if self.pack(&record)? != bytes {
            return Err(damaged("it is not in the canonical form"));
        }
        Ok(record)
    }

    fn unpacked(&self, packed: Packed) -> Result<Record, RecordFault> {
        let names: Result<Vec<Name>, _> = packed.names.iter().map(|name| name.parse()).collect();
        let mut record = Record {
            game: packed.game,
            rules: packed.rules,
            data: blake3::Hash::from_bytes(packed.data),
            options: packed.options,
            names: names.map_err(|_| damaged("a name is not possible"))?,
            forced: match packed.forced {
                PackedForced::Played => Forced::Played,
                PackedForced::Asked => Forced::Asked,
            },
            dealing: match packed.dealing {
                PackedDealing::Supplied => Dealing::Supplied,
                PackedDealing::Committed(commitment) => Dealing::Committed(Commitment(commitment)),
                PackedDealing::Revealed(seed) => Dealing::Revealed(Seed::from_bytes(seed)),
            },
            position: packed.position,
            redealt: Vec::new(),
            steps: Vec::new(),
            result: packed
                .result
                .map(|result| result.into_iter().map(|(place, tiers)| Standing { place, tiers }).collect()),
        };
        if record.result.as_ref().is_some_and(|result| result.len() != record.names.len()) {
            return Err(damaged("it has another number of results than of seats"));
        }
        let table = self.seat(&record)?;
        for (index, (actor, number)) in packed.steps.into_iter().enumerate() {
            let step = unpacked_step(&*table, &packed.outcomes, actor, number);
            let missing = || Problem::Damaged { why: "there is no such step" };
            record.steps.push(step.ok_or_else(|| RecordFault::at(Part::Step(index as u32 + 1), missing()))?);
        }
        Ok(record)
    }
}

/// The number of an outcome in the list of outcomes, where it is put if it is new.
fn outcome_number(outcomes: &mut Vec<String>, text: &str) -> Result<u16, RecordFault> {
    let known = outcomes.iter().position(|outcome| outcome == text);
    let index = known.unwrap_or_else(|| {
        outcomes.push(text.to_owned());
        outcomes.len() - 1
    });
    u16::try_from(index).map_err(|_| damaged("more than 65536 different outcomes of chance"))
}

fn unpacked_step(table: &dyn Table, outcomes: &[String], actor: u8, number: u16) -> Option<Step> {
    if actor == CHANCE {
        let text = outcomes.get(usize::from(number))?.clone();
        return Some(Step { actor: Actor::Chance, text });
    }
    let seat = Seat::new(actor & !AUTO)?;
    let actor = if actor & AUTO == 0 { Actor::Seat(seat) } else { Actor::Auto(seat) };
    Some(Step { actor, text: table.action(number)? })
}
