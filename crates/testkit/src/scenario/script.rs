//! The lines of a script: steps and expectations.

use kernel::{Seat, SeatSet, Turn, Viewer};
use serde_json::Value;

use super::fault::Fault;
use super::json::Path;
use super::lesson::{self, Way};
use crate::spelling;

/// Every word a line can begin with.
const WORDS: [&str; 19] = [
    "P0:", "chance:", "legal", "count", "offers", "lacks", "refuses", "turn", "scores", "places", "position",
    "view", "sees", "never", "say", "ask", "light", "expect", "other",
];

/// Who makes a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// The dealer.
    Chance,
}

/// What is expected of a part of a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Expected {
    /// This lies there.
    Is(Path, Value),
    /// Nothing lies there.
    Absent(Path),
    /// The text of the whole position does not contain this.
    Never(String),
}

/// What a line of a script asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// A step: somebody does this.
    Step(Who, String),
    /// The legal actions that begin with `prefix` are exactly these.
    Legal {
        /// Whose actions.
        seat: Seat,
        /// How they begin, in tokens.
        prefix: Vec<String>,
        /// All of them.
        actions: Vec<String>,
    },
    /// So many legal actions begin with `prefix`.
    Count {
        /// Whose actions.
        seat: Seat,
        /// How they begin, in tokens.
        prefix: Vec<String>,
        /// How many.
        number: usize,
    },
    /// These are among the legal actions.
    Offers(Seat, Vec<String>),
    /// These are not among the legal actions.
    Lacks(Seat, Vec<String>),
    /// This is refused with this code.
    Refuses {
        /// Who tries.
        who: Who,
        /// What is tried.
        text: String,
        /// Why it is refused.
        code: String,
    },
    /// Whose step is next.
    Turn(Turn),
    /// The first number of everybody's standing.
    Scores(Vec<i32>),
    /// Everybody's place.
    Places(Vec<u8>),
    /// What a viewer's position holds.
    Position(Viewer, Expected),
    /// A viewer saw exactly this among the events of the last step; `None`: saw nothing.
    Sees(Viewer, Option<String>),
    /// A viewer did not see this among the events of the last step.
    NeverSees(Viewer, String),
    /// In a lesson: what the teacher says, in a language.
    Say(String, String),
    /// In a lesson: what the learner is asked to do, in a language.
    Ask(String, String),
    /// In a lesson: what is lit on the board, by keys, spots and pieces of the page.
    Light(Vec<String>),
    /// In a lesson: what the learner does, in one of these ways. The first one is what is shown to who asks.
    Expect(Seat, Vec<Way>),
    /// In a lesson: the answer to something that is allowed but not asked for, if it is such, in a language.
    Other(Way, String, String),
}

/// A line of a script.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Its text.
    pub text: String,
    /// What it asks for.
    pub command: Command,
}

/// What is wrong with a line, and what would be right.
pub(super) type Wrong = (String, String);

/// Reads a script; `first` is the number of its first line in the file.
pub(super) fn read(file: &str, lines: &[&str], first: usize, players: u8) -> Result<Vec<Line>, Vec<Fault>> {
    let mut script = Vec::new();
    let mut faults = Vec::new();
    for (offset, line) in lines.iter().enumerate() {
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let number = first + offset;
        match command(text, players) {
            Ok(command) => script.push(Line { number, text: text.to_owned(), command }),
            Err((wrong, right)) => faults.push(Fault::new(file, number, wrong).but(right)),
        }
    }
    if faults.is_empty() { Ok(script) } else { Err(faults) }
}

/// Reads one line.
fn command(text: &str, players: u8) -> Result<Command, Wrong> {
    let end = text.find(|c: char| c == ':' || c.is_whitespace()).unwrap_or(text.len());
    let (word, rest) = (&text[..end], text[end..].trim_start());
    if word.parse::<Seat>().is_ok() {
        let seat = seat_of(word, players)?;
        return Ok(Command::Step(Who::Seat(seat), after_colon(rest, "P0: ACTION")?.to_owned()));
    }
    match word {
        "chance" => Ok(Command::Step(Who::Chance, after_colon(rest, "chance: OUTCOME")?.to_owned())),
        "legal" => {
            let (seat, prefix, rest) = options_of(rest, players, "legal P0: A | B | C")?;
            let actions = if rest == "none" { Vec::new() } else { listed(rest, "legal P0: none")? };
            Ok(Command::Legal { seat, prefix, actions })
        }
        "count" => {
            let (seat, prefix, rest) = options_of(rest, players, "count P0: 78")?;
            let number = rest.parse().map_err(|_| wrong(format!("`{rest}` is no number"), "count P0: 78"))?;
            Ok(Command::Count { seat, prefix, number })
        }
        "offers" | "lacks" => {
            let form = format!("{word} P0: A | B");
            let (who, rest) = rest.split_once(':').ok_or_else(|| wrong("a colon is missing", &form))?;
            let seat = seat_of(who.trim(), players)?;
            let actions = listed(rest.trim(), &form)?;
            Ok(if word == "offers" { Command::Offers(seat, actions) } else { Command::Lacks(seat, actions) })
        }
        "refuses" => refuses(rest, players),
        "turn" => turn(after_colon(rest, "turn: P0")?, players),
        "scores" => {
            let scores = numbers(after_colon(rest, "scores: 4 4 12")?, players, "scores: 4 4 12")?;
            Ok(Command::Scores(scores))
        }
        "places" => {
            let places = numbers(after_colon(rest, "places: 2 2 1")?, players, "places: 2 2 1")?;
            Ok(Command::Places(places))
        }
        "position" => Ok(Command::Position(Viewer::Open, expected(rest, "position")?)),
        "view" => {
            let (who, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let viewer = viewer_of(who, players)?;
            Ok(Command::Position(viewer, expected(rest, "view P0")?))
        }
        "sees" => {
            let (viewer, text) = sight(rest, players)?;
            Ok(Command::Sees(viewer, (text != "nothing").then_some(text)))
        }
        "never" => {
            let rest = rest.strip_prefix("sees").ok_or_else(|| {
                wrong("`never` begins only `never sees`", "never sees P1: TEXT, or view P1 never TEXT")
            })?;
            let (viewer, text) = sight(rest.trim_start(), players)?;
            Ok(Command::NeverSees(viewer, text))
        }
        "say" | "ask" => {
            let (language, text) = lesson::told(rest, &format!("{word} en: TEXT"))?;
            Ok(if word == "say" { Command::Say(language, text) } else { Command::Ask(language, text) })
        }
        "light" => Ok(Command::Light(listed(after_colon(rest, "light: KEY | KEY")?, "light: KEY | KEY")?)),
        "expect" => {
            let form = "expect P0: ACTION | W 23 *";
            let (who, rest) = rest.split_once(':').ok_or_else(|| wrong("a colon is missing", form))?;
            let seat = seat_of(who.trim(), players)?;
            Ok(Command::Expect(seat, listed(rest.trim(), form)?.iter().map(|way| Way::read(way)).collect()))
        }
        "other" => {
            let form = "other en: TEXT, or other (W 23) en: TEXT";
            let (way, rest) = match rest.strip_prefix('(') {
                None => (Way::read("*"), rest),
                Some(inside) => {
                    let (way, rest) =
                        inside.split_once(')').ok_or_else(|| wrong("the bracket is not closed", form))?;
                    (Way::read(&format!("{} *", way.trim())), rest.trim_start())
                }
            };
            let (language, text) = lesson::told(rest, form)?;
            Ok(Command::Other(way, language, text))
        }
        _ => Err((format!("unknown word `{word}`"), spelling::advice(word, WORDS))),
    }
}

pub(super) fn wrong(wrong: impl Into<String>, right: &str) -> Wrong {
    (wrong.into(), format!("write `{right}`"))
}

/// A seat of a table of this size.
fn seat_of(text: &str, players: u8) -> Result<Seat, Wrong> {
    let right = format!("this table has P0 to P{}", players.saturating_sub(1));
    match text.parse::<Seat>() {
        Ok(seat) if seat.number() < players => Ok(seat),
        Ok(seat) => Err((format!("{seat} does not sit at a table of {players}"), right)),
        Err(_) => Err((format!("`{text}` is no seat"), right)),
    }
}

/// A seat, `audience` or `open`.
fn viewer_of(text: &str, players: u8) -> Result<Viewer, Wrong> {
    match text {
        "audience" => Ok(Viewer::Audience),
        "open" => Ok(Viewer::Open),
        _ => seat_of(text, players)
            .map(Viewer::Seat)
            .map_err(|(wrong, right)| (wrong, format!("{right}; or `audience`, `open`"))),
    }
}

/// What follows a colon; it must be something.
pub(super) fn after_colon<'a>(rest: &'a str, form: &str) -> Result<&'a str, Wrong> {
    let text = rest.strip_prefix(':').ok_or_else(|| wrong("a colon is missing", form))?.trim();
    if text.is_empty() { Err(wrong("nothing follows the colon", form)) } else { Ok(text) }
}

/// `P0: …` or `P0 (W 23): …`: a seat, how its actions begin, and what follows.
fn options_of<'a>(rest: &'a str, players: u8, form: &str) -> Result<(Seat, Vec<String>, &'a str), Wrong> {
    let end = rest.find(|c: char| c == ':' || c == '(' || c.is_whitespace()).unwrap_or(rest.len());
    let seat = seat_of(&rest[..end], players)?;
    let rest = rest[end..].trim_start();
    let (prefix, rest) = match rest.strip_prefix('(') {
        None => ("", rest),
        Some(inside) => inside.split_once(')').ok_or_else(|| wrong("the bracket is not closed", form))?,
    };
    let prefix = prefix.split_whitespace().map(str::to_owned).collect();
    Ok((seat, prefix, after_colon(rest.trim_start(), form)?))
}

/// `A | B | C`.
fn listed(text: &str, form: &str) -> Result<Vec<String>, Wrong> {
    let items: Vec<String> = text.split('|').map(|item| item.trim().to_owned()).collect();
    if items.iter().any(String::is_empty) {
        return Err(wrong("an action of the list is empty", form));
    }
    Ok(items)
}

/// `P0: W 23 24 because not-free`, `chance: start P9 because no-such-seat`.
fn refuses(rest: &str, players: u8) -> Result<Command, Wrong> {
    let form = "refuses P0: ACTION because CODE";
    let (who, rest) = rest.split_once(':').ok_or_else(|| wrong("a colon is missing", form))?;
    let who = match who.trim() {
        "chance" => Who::Chance,
        seat => Who::Seat(seat_of(seat, players)?),
    };
    let (text, code) = rest.rsplit_once(" because ").ok_or_else(|| wrong("`because` is missing", form))?;
    let (text, code) = (text.trim().to_owned(), code.trim().to_owned());
    if text.is_empty() || code.is_empty() || code.contains(char::is_whitespace) {
        return Err(wrong("an action and the one word of its refusal are needed", form));
    }
    Ok(Command::Refuses { who, text, code })
}

fn turn(text: &str, players: u8) -> Result<Command, Wrong> {
    match text {
        "chance" => Ok(Command::Turn(Turn::Chance)),
        "over" => Ok(Command::Turn(Turn::Over)),
        _ => {
            let seats = text
                .split_whitespace()
                .map(|seat| seat_of(seat, players))
                .collect::<Result<SeatSet, Wrong>>()
                .map_err(|(wrong, right)| (wrong, format!("{right}; or `chance`, `over`")))?;
            Ok(Command::Turn(Turn::Decide(seats)))
        }
    }
}

/// A number for each seat.
fn numbers<T: core::str::FromStr>(text: &str, players: u8, form: &str) -> Result<Vec<T>, Wrong> {
    let numbers = text
        .split_whitespace()
        .map(|number| number.parse().map_err(|_| wrong(format!("`{number}` is no number that fits"), form)))
        .collect::<Result<Vec<T>, Wrong>>()?;
    if numbers.len() == usize::from(players) {
        Ok(numbers)
    } else {
        Err(wrong(format!("{} numbers for {players} seats", numbers.len()), form))
    }
}

/// `PATH = JSON`, `PATH absent` or `never TEXT`.
fn expected(rest: &str, word: &str) -> Result<Expected, Wrong> {
    let form = format!("{word} PATH = JSON, or {word} PATH absent, or {word} never TEXT");
    if let Some(text) = rest.strip_prefix("never ") {
        return Ok(Expected::Never(text.trim().to_owned()));
    }
    let (path, rest) = Path::read(rest).map_err(|fault| wrong(fault.to_string(), &form))?;
    if rest == "absent" {
        return Ok(Expected::Absent(path));
    }
    let text = rest.strip_prefix('=').ok_or_else(|| wrong("`=` or `absent` is missing", &form))?;
    match serde_json::from_str(text.trim()) {
        Ok(value) => Ok(Expected::Is(path, value)),
        Err(error) => Err((
            format!("`{}` is not JSON: {error}", text.trim()),
            "texts stand in double quotes: \"P0\"; lists in brackets: [1, 2]".to_owned(),
        )),
    }
}

/// `P1: TEXT`.
fn sight(rest: &str, players: u8) -> Result<(Viewer, String), Wrong> {
    let form = "sees P1: TEXT, or sees P1: nothing";
    let (who, text) = rest.split_once(':').ok_or_else(|| wrong("a colon is missing", form))?;
    let text = text.trim();
    if text.is_empty() {
        return Err(wrong("nothing follows the colon", form));
    }
    Ok((viewer_of(who.trim(), players)?, text.to_owned()))
}
