//! The text form: a header, one step per line, the result, a checksum.

use core::fmt::Write as _;

use kernel::Standing;

use crate::record::fault::step_text;
use crate::record::{Dealing, Part, Record};
use crate::table::Forced;

/// The first word of every record.
pub(crate) const MAGIC: &str = "henge-record";

impl Record {
    /// The text form.
    pub fn to_text(&self) -> String {
        let mut text = self.body();
        let checksum = checksum(text.as_bytes());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "checksum {checksum}");
        text
    }

    /// Everything above the checksum.
    pub(crate) fn body(&self) -> String {
        let mut text = String::new();
        for (_, line) in self.lines() {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// The line of a part in the text form, from 1.
    pub(crate) fn line_of(&self, part: Part) -> Option<usize> {
        let lines = self.lines();
        match part {
            Part::Checksum => Some(lines.len() + 1),
            _ => lines.iter().position(|(other, _)| *other == part).map(|index| index + 1),
        }
    }

    /// Every line but the checksum, with the part it says.
    fn lines(&self) -> Vec<(Part, String)> {
        let mut lines = vec![
            (Part::Format, format!("{MAGIC} {}", self.format())),
            (Part::Game, format!("game {}", self.game)),
            (Part::Rules, format!("rules {}", self.rules)),
            (Part::Data, format!("data {}", self.data.to_hex())),
        ];
        for (index, (key, value)) in self.options.iter().enumerate() {
            lines.push((Part::Option(index), format!("option {key} {value}")));
        }
        for (index, name) in self.names.iter().enumerate() {
            lines.push((Part::Seat(index), format!("seat P{index} {name}")));
        }
        let forced = match self.forced {
            Forced::Played => "forced played",
            Forced::Asked => "forced asked",
        };
        lines.push((Part::Forced, forced.to_owned()));
        lines.push((
            Part::Chance,
            match self.dealing.commitment() {
                None => "chance supplied".to_owned(),
                Some(commitment) => format!("chance dealt {commitment}"),
            },
        ));
        if let Dealing::Revealed(seed) = &self.dealing {
            lines.push((Part::Seed, format!("seed {}", seed.reveal())));
        }
        if let Some(position) = &self.position {
            lines.push((Part::Position, format!("position {position}")));
        }
        if !self.redealt.is_empty() {
            let first: Vec<String> = self.redealt.iter().map(u32::to_string).collect();
            lines.push((Part::Redealt, format!("redealt {}", first.join(" "))));
        }
        lines.push((Part::Gap, String::new()));
        for (index, step) in self.steps.iter().enumerate() {
            let number = index as u32 + 1;
            lines.push((Part::Step(number), format!("{number} {}", step_text(step))));
        }
        lines.push((Part::Gap, String::new()));
        match &self.result {
            None => lines.push((Part::Result(0), "unfinished".to_owned())),
            Some(result) => {
                for (index, standing) in result.iter().enumerate() {
                    lines.push((Part::Result(index), result_text(index, standing)));
                }
            }
        }
        lines
    }
}

/// `result P0 2 31 7`: the seat, its place, its score and tie-breaks without zeros at the end.
pub(crate) fn result_text(index: usize, standing: &Standing) -> String {
    let mut text = format!("result P{index} {}", standing.place);
    let told = standing.tiers.iter().rposition(|tier| *tier != 0).map_or(1, |last| last + 1);
    for tier in &standing.tiers[..told] {
        let _ = write!(text, " {tier}");
    }
    text
}

/// BLAKE3 of everything above the checksum.
pub(crate) fn checksum(body: &[u8]) -> blake3::Hash {
    blake3::hash(body)
}
