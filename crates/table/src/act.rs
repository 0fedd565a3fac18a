//! An act: what one person or bot does at once, with all that follows without anybody deciding.
//!
//! It is the unit of everything: one transaction, one version, one message, one thing to take back, one moment. Its rows
//! are a text of one line each, so that every store can keep it and everybody can read it.

use core::fmt;
use core::str::FromStr;

use catalog::Actor;
use kernel::Seat;
use thiserror::Error;

use crate::{Chair, Consent, Pace, PersonId, TableId};

/// What was done at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Its number at its table, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who set it off.
    pub by: By,
    /// What was done, in its order.
    pub rows: Vec<Row>,
}

/// Who sets off an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person.
    Person(PersonId),
    /// The bot in this seat.
    Bot(Seat),
    /// The house: it draws what is owed.
    House,
}

/// What becomes of a person's seat while a game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// The person got up; a bot plays on.
    Left,
    /// The host gave the seat of a person who is away to a bot.
    Given,
    /// The person came back.
    Back,
    /// Somebody new took over from a bot.
    New,
    /// The person gave the game up, which ends with that.
    GaveUp,
}

impl Coming {
    const ALL: [Coming; 5] = [Coming::Left, Coming::Given, Coming::Back, Coming::New, Coming::GaveUp];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Coming::Left => "left",
            Coming::Given => "given",
            Coming::Back => "back",
            Coming::New => "new",
            Coming::GaveUp => "gave-up",
        }
    }
}

/// Are people heard who only watch?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Watchers {
    /// Yes.
    #[default]
    Heard,
    /// No.
    Muted,
}

/// One thing that an act does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A step of the game in notation, decided or drawn. Steps that the table makes by itself need no row.
    Step(Actor, String),
    /// The table goes back to this position, and draws anew from there.
    Undo(u32),
    /// The table goes back to this position, and draws the same again: so it was before draws were made anew.
    Rewind(u32),
    /// From now on so sits in this seat.
    Seat(Seat, Chair),
    /// A line of the log about a seat, with what the person is called.
    Note(Coming, Seat, String),
    /// Somebody says something.
    Say(String),
    /// Somebody asks to go back to this position.
    Wish(u32),
    /// Somebody answers that.
    Answer(Consent),
    /// Bots take so long from now on.
    Pace(Pace),
    /// People who only watch are heard or not from now on.
    Watchers(Watchers),
    /// Whoever acts is called otherwise now.
    Renamed,
    /// The same people play again at this table.
    Rematch(TableId),
    /// They do not after all: that table was deleted.
    Unmatch(TableId),
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Row::Step(Actor::Seat(seat), text) => write!(f, "{seat} {text}"),
            Row::Step(Actor::Auto(seat), text) => write!(f, "auto {seat} {text}"),
            Row::Step(Actor::Chance, text) => write!(f, "chance {text}"),
            Row::Undo(to) => write!(f, "undo {to}"),
            Row::Rewind(to) => write!(f, "rewind {to}"),
            Row::Seat(seat, chair) => write!(f, "seat {seat} {chair}"),
            Row::Note(coming, seat, name) => write!(f, "{} {seat} {}", coming.word(), Line(name)),
            Row::Say(text) => write!(f, "say {}", Line(text)),
            Row::Wish(to) => write!(f, "wish {to}"),
            Row::Answer(Consent::Given) => f.write_str("agree"),
            Row::Answer(Consent::Denied) => f.write_str("deny"),
            Row::Pace(pace) => write!(f, "pace {}", pace.word()),
            Row::Watchers(Watchers::Muted) => f.write_str("mute"),
            Row::Watchers(Watchers::Heard) => f.write_str("unmute"),
            Row::Renamed => f.write_str("renamed"),
            Row::Rematch(table) => write!(f, "rematch {table}"),
            Row::Unmatch(table) => write!(f, "unmatch {table}"),
        }
    }
}

/// What people write, on one line.
struct Line<'a>(&'a str);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some(at) = rest.find(['\\', '\n']) {
            f.write_str(&rest[..at])?;
            f.write_str(if rest.as_bytes()[at] == b'\n' { "\\n" } else { "\\\\" })?;
            rest = &rest[at + 1..];
        }
        f.write_str(rest)
    }
}

fn from_line(text: &str) -> String {
    if !text.contains('\\') {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        out.push(match (letter, letter == '\\') {
            (_, true) => {
                if letters.next() == Some('n') {
                    '\n'
                } else {
                    '\\'
                }
            }
            (letter, false) => letter,
        });
    }
    out
}

/// A line that is no row of an act.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{line:?} is no row of an act")]
pub struct BadRow {
    /// The line.
    pub line: String,
}

impl FromStr for Row {
    type Err = BadRow;

    fn from_str(line: &str) -> Result<Row, BadRow> {
        read(line).ok_or_else(|| BadRow { line: line.chars().take(80).collect() })
    }
}

fn read(line: &str) -> Option<Row> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    Some(match word {
        "chance" => Row::Step(Actor::Chance, rest.to_owned()),
        "undo" => Row::Undo(rest.parse().ok()?),
        "rewind" => Row::Rewind(rest.parse().ok()?),
        "seat" => {
            let (seat, chair) = rest.split_once(' ')?;
            Row::Seat(seat.parse().ok()?, chair.parse().ok()?)
        }
        "say" => Row::Say(from_line(rest)),
        "wish" => Row::Wish(rest.parse().ok()?),
        "agree" if rest.is_empty() => Row::Answer(Consent::Given),
        "deny" if rest.is_empty() => Row::Answer(Consent::Denied),
        // A pace of another version is the usual one.
        "pace" => Row::Pace(Pace::kept(rest)),
        "mute" if rest.is_empty() => Row::Watchers(Watchers::Muted),
        "unmute" if rest.is_empty() => Row::Watchers(Watchers::Heard),
        "renamed" if rest.is_empty() => Row::Renamed,
        "rematch" => Row::Rematch(rest.parse().ok()?),
        "unmatch" => Row::Unmatch(rest.parse().ok()?),
        _ => match Coming::ALL.into_iter().find(|coming| coming.word() == word) {
            Some(coming) => {
                let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
                Row::Note(coming, seat.parse().ok()?, from_line(name))
            }
            None => Row::Step(Actor::Seat(word.parse().ok()?), rest.to_owned()),
        },
    })
}

impl Act {
    /// The rows as lines.
    pub fn text(&self) -> String {
        let lines: Vec<String> = self.rows.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }

    /// Reads rows from lines.
    pub fn read_rows(text: &str) -> Result<Vec<Row>, BadRow> {
        text.split('\n').map(str::parse).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_read_back_as_they_are_written() {
        let seat = Seat::ALL[1];
        let rows = vec![
            Row::Step(Actor::Seat(seat), "W 23 17".to_owned()),
            Row::Step(Actor::Chance, "start P0".to_owned()),
            Row::Undo(12),
            Row::Rewind(0),
            Row::Seat(seat, "bot 3/builder for 7 offered".parse().unwrap()),
            Row::Note(Coming::Left, seat, "Anna Blume".to_owned()),
            Row::Note(Coming::Back, seat, String::new()),
            Row::Note(Coming::GaveUp, seat, "Anna Blume".to_owned()),
            Row::Say("two\nlines \\n \\ and all".to_owned()),
            Row::Wish(4),
            Row::Answer(Consent::Given),
            Row::Answer(Consent::Denied),
            Row::Pace(Pace::Fast),
            Row::Watchers(Watchers::Muted),
            Row::Watchers(Watchers::Heard),
            Row::Renamed,
            Row::Rematch("k3Zq9".parse().unwrap()),
            Row::Unmatch("k3Zq9".parse().unwrap()),
        ];
        let act = Act { number: 1, at: 0, by: By::House, rows };
        assert_eq!(act.text().lines().count(), act.rows.len());
        assert_eq!(Act::read_rows(&act.text()), Ok(act.rows));
    }

    #[test]
    fn other_lines_are_no_rows() {
        for wrong in ["", "P9 W", "undo", "undo x", "seat P1", "seat P1 cat", "gone P1", "agree all", "wish"]
        {
            assert!(wrong.parse::<Row>().is_err(), "{wrong:?}");
        }
    }
}
