//! Reading the text form: line by line, and nothing is passed over.

use kernel::{MAX_SEATS, Seat, Standing, TIERS};

use crate::dealer::{Commitment, Seed};
use crate::record::binary;
use crate::record::text::{MAGIC, checksum};
use crate::record::{Dealing, FORMAT, Form, Name, Problem, REDEALT_FORMAT, Record, RecordFault};
use crate::table::{Actor, Forced, Step};

/// Every word a line of the header or the result can begin with.
const KEYS: [&str; 13] = [
    MAGIC, "game", "rules", "data", "option", "seat", "forced", "chance", "seed", "position", "redealt",
    "result", "checksum",
];

/// The forms of a line of steps.
const STEP: &str = "\"7 P0 ACTION\", \"7 auto P0 ACTION\" or \"7 chance OUTCOME\"";

impl Record {
    /// Reads the text form. Whether the game can have gone like that is not looked at:
    /// [`Catalog::replay`](crate::Catalog::replay) does.
    pub fn from_text(text: &str) -> Result<Record, RecordFault> {
        match read(text.as_bytes())? {
            (record, None) => Ok(record),
            (_, Some(broken)) => Err(broken),
        }
    }
}

/// In which form these bytes are, by how they begin.
pub(crate) fn sniff(bytes: &[u8]) -> Result<Form, RecordFault> {
    if bytes.starts_with(binary::MAGIC) || bytes.starts_with(binary::REDEALT_MAGIC) {
        Ok(Form::Binary)
    } else if bytes.starts_with(MAGIC.as_bytes()) {
        Ok(Form::Text)
    } else {
        Err(RecordFault::whole(Problem::NoRecord))
    }
}

/// Reads the text form; a checksum that does not fit is told beside the record, so that a replay can find the
/// line that was changed.
pub(crate) fn read(bytes: &[u8]) -> Result<(Record, Option<RecordFault>), RecordFault> {
    let text = utf8(bytes)?;
    let Some(whole) = text.strip_suffix('\n') else {
        let line = text.lines().count().max(1);
        return Err(RecordFault::at_line(line, Problem::CutOff { expected: "the end of the line" }));
    };
    let lines: Vec<&str> = whole.split('\n').collect();
    if let Some(index) = lines.iter().position(|line| line.ends_with('\r')) {
        return Err(RecordFault::at_line(index + 1, Problem::CarriageReturn));
    }
    let mut reader = Reader { lines: &lines, next: 0 };
    let record = reader.record()?;
    let body = record.body();
    if let Some(index) = body.lines().zip(&lines).position(|(right, written)| right != *written) {
        let expected = body.lines().nth(index).unwrap_or_default().to_owned();
        return Err(RecordFault::at_line(index + 1, Problem::NotCanonical { expected }));
    }
    let written = reader.field("checksum")?;
    let broken = (written != checksum(body.as_bytes()).to_hex().as_str())
        .then(|| RecordFault::at_line(reader.next, Problem::Checksum));
    match reader.lines.get(reader.next) {
        None => Ok((record, broken)),
        Some(_) => Err(RecordFault::at_line(reader.next + 1, Problem::TooLong)),
    }
}

fn utf8(bytes: &[u8]) -> Result<&str, RecordFault> {
    core::str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
        RecordFault::at_line(line, Problem::NotUtf8)
    })
}

/// Reads lines in their fixed order.
struct Reader<'a> {
    lines: &'a [&'a str],
    /// The index of the next line; also the number of the last line that was read.
    next: usize,
}

impl<'a> Reader<'a> {
    fn record(&mut self) -> Result<Record, RecordFault> {
        let format = self.field(MAGIC)?;
        if ![FORMAT, REDEALT_FORMAT].map(|known| known.to_string()).contains(&format.to_owned()) {
            return Err(self.fault(Problem::OtherFormat { found: format.to_owned() }));
        }
        let game = self.field("game")?.to_owned();
        let rules = self.field("rules")?;
        let rules = rules.parse().map_err(|_| self.bad(rules, "the version of the rules, a number"))?;
        let data = self.field("data")?;
        let data = blake3::Hash::from_hex(data).map_err(|_| self.bad(data, "a hash of 64 digits 0-9 a-f"))?;
        let mut options = Vec::new();
        while let Some(option) = self.optional("option") {
            let (key, value) =
                option.split_once(' ').ok_or_else(|| self.bad(option, "an option and its value"))?;
            options.push((key.to_owned(), value.to_owned()));
        }
        let names = self.names()?;
        let forced = match self.field("forced")? {
            "played" => Forced::Played,
            "asked" => Forced::Asked,
            other => return Err(self.bad(other, "played or asked")),
        };
        let dealing = self.dealing()?;
        let position = self.optional("position").map(str::to_owned);
        let redealt = self.redealt()?;
        self.gap("an empty line, and then the steps,")?;
        let steps = self.steps()?;
        self.gap("an empty line, and then the result,")?;
        let result = self.result(names.len())?;
        Ok(Record { game, rules, data, options, names, forced, dealing, position, redealt, steps, result })
    }

    fn names(&mut self) -> Result<Vec<Name>, RecordFault> {
        let mut names = Vec::new();
        let mut line = self.field("seat")?;
        loop {
            let (seat, name) = line.split_once(' ').unwrap_or((line, ""));
            if names.len() >= MAX_SEATS || seat != Seat::ALL[names.len()].to_string() {
                return Err(self.bad(seat, "the seats P0, P1 and so on in their order, at most 5"));
            }
            let name = name
                .parse()
                .map_err(|_| self.bad(name, "a name of 1 to 64 characters without blanks at its ends"))?;
            names.push(name);
            match self.optional("seat") {
                Some(next) => line = next,
                None => return Ok(names),
            }
        }
    }

    fn dealing(&mut self) -> Result<Dealing, RecordFault> {
        let line = self.field("chance")?;
        if line == "supplied" {
            return Ok(Dealing::Supplied);
        }
        let digits = line.strip_prefix("dealt ").unwrap_or_default();
        let commitment: Commitment = digits
            .parse()
            .map_err(|_| self.bad(line, "supplied, or dealt with a commitment of 64 digits 0-9 a-f"))?;
        let Some(digits) = self.optional("seed") else { return Ok(Dealing::Committed(commitment)) };
        let seed: Seed = digits.parse().map_err(|_| self.bad(digits, "a seed of 64 digits 0-9 a-f"))?;
        if seed.commitment() != commitment {
            return Err(self.fault(Problem::OtherSeed));
        }
        Ok(Dealing::Revealed(seed))
    }

    fn redealt(&mut self) -> Result<Vec<u32>, RecordFault> {
        let Some(line) = self.optional("redealt") else { return Ok(Vec::new()) };
        let first: Option<Vec<u32>> = line.split(' ').map(|number| number.parse().ok()).collect();
        let first = first.filter(|first| first.is_sorted() && first.first() > Some(&0));
        first.ok_or_else(|| self.bad(line, "numbers of steps from 1, in ascending order"))
    }

    fn steps(&mut self) -> Result<Vec<Step>, RecordFault> {
        let mut steps = Vec::new();
        while let Some(line) = self.lines.get(self.next).filter(|line| !line.is_empty()) {
            self.next += 1;
            let (number, rest) = line.split_once(' ').unwrap_or((line, ""));
            if number.parse::<u32>().is_err() {
                return Err(self.unknown(number, STEP));
            }
            let expected = steps.len() as u32 + 1;
            if number != expected.to_string() {
                return Err(self.fault(Problem::StepNumber { found: number.to_owned(), expected }));
            }
            steps.push(step(rest).ok_or_else(|| self.bad(rest, STEP))?);
        }
        Ok(steps)
    }

    fn result(&mut self, seats: usize) -> Result<Option<Vec<Standing>>, RecordFault> {
        if self.lines.get(self.next) == Some(&"unfinished") {
            self.next += 1;
            return Ok(None);
        }
        let mut result = Vec::new();
        while result.len() < seats {
            let line = self.field("result")?;
            let standing = line.strip_prefix(&format!("{} ", Seat::ALL[result.len()])).and_then(standing);
            let expected = "each seat in its order, its place, its score and tie-breaks";
            result.push(standing.ok_or_else(|| self.bad(line, expected))?);
        }
        Ok(Some(result))
    }

    /// The rest of the next line, which must begin with this key.
    fn field(&mut self, key: &'static str) -> Result<&'a str, RecordFault> {
        if let Some(value) = self.optional(key) {
            return Ok(value);
        }
        let Some(line) = self.lines.get(self.next) else {
            return Err(RecordFault::at_line(self.lines.len(), Problem::CutOff { expected: key }));
        };
        self.next += 1;
        Err(self.unknown(line.split(' ').next().unwrap_or_default(), key))
    }

    /// The rest of the next line if it begins with this key.
    fn optional(&mut self, key: &str) -> Option<&'a str> {
        let value = self.lines.get(self.next)?.strip_prefix(key)?.strip_prefix(' ')?;
        self.next += 1;
        Some(value)
    }

    fn gap(&mut self, expected: &'static str) -> Result<(), RecordFault> {
        let Some(line) = self.lines.get(self.next) else {
            return Err(RecordFault::at_line(self.lines.len(), Problem::CutOff { expected }));
        };
        self.next += 1;
        if line.is_empty() {
            return Ok(());
        }
        Err(self.unknown(line.split(' ').next().unwrap_or_default(), expected))
    }

    /// A fault in the line that was read last.
    fn fault(&self, problem: Problem) -> RecordFault {
        RecordFault::at_line(self.next, problem)
    }

    fn bad(&self, found: &str, expected: &'static str) -> RecordFault {
        self.fault(Problem::BadValue { found: found.to_owned(), expected })
    }

    fn unknown(&self, found: &str, expected: &'static str) -> RecordFault {
        let found = found.to_owned();
        self.fault(if KEYS.contains(&found.as_str()) {
            Problem::Misplaced { found, expected }
        } else {
            Problem::UnknownKey { found, expected }
        })
    }
}

fn step(text: &str) -> Option<Step> {
    let (word, rest) = text.split_once(' ')?;
    let (actor, text) = match word {
        "chance" => (Actor::Chance, rest),
        "auto" => {
            let (seat, rest) = rest.split_once(' ')?;
            (Actor::Auto(seat.parse().ok()?), rest)
        }
        seat => (Actor::Seat(seat.parse().ok()?), rest),
    };
    (!text.is_empty()).then(|| Step { actor, text: text.to_owned() })
}

fn standing(text: &str) -> Option<Standing> {
    let mut numbers = text.split(' ');
    let place = numbers.next()?.parse().ok()?;
    let mut tiers = [0; TIERS];
    for (index, number) in numbers.enumerate() {
        *tiers.get_mut(index)? = number.parse().ok()?;
    }
    Some(Standing { place, tiers })
}
