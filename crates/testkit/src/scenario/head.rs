//! The head of a block: TOML that says which table and which position.

use serde_json::Value;

use super::fault::Fault;
use super::json;
use crate::spelling;

/// Every key a head may have.
const KEYS: [&str; 10] =
    ["name", "extends", "game", "players", "options", "shows", "example", "title", "lesson", "position"];

/// What a head says, before and after it inherits.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Head {
    pub(super) name: Option<String>,
    pub(super) extends: Option<String>,
    pub(super) title: Option<String>,
    pub(super) game: Option<String>,
    pub(super) players: Option<u8>,
    pub(super) options: Vec<(String, String)>,
    pub(super) shows: Vec<String>,
    pub(super) examples: Vec<String>,
    /// The titles of a lesson, each with its language.
    pub(super) lesson: Vec<(String, String)>,
    pub(super) position: Option<Value>,
}

impl Head {
    /// Takes over what the block it extends says and this head does not: the table and the position.
    ///
    /// Name, title, rules and example belong to a block itself: they say what *it* is about.
    pub(super) fn inherit(&mut self, base: &Head) {
        self.game = self.game.take().or_else(|| base.game.clone());
        self.players = self.players.or(base.players);
        for (key, value) in &base.options {
            if !self.options.iter().any(|(own, _)| own == key) {
                self.options.push((key.clone(), value.clone()));
            }
        }
        self.position = match (base.position.clone(), self.position.take()) {
            (Some(mut base), Some(own)) => {
                json::merge(&mut base, own);
                Some(base)
            }
            (base, own) => own.or(base),
        };
    }
}

/// Reads a head; `first` is the number of its first line in the file.
pub(super) fn read(file: &str, text: &str, first: usize) -> Result<Head, Vec<Fault>> {
    let table: toml::Table = toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = first + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
        vec![Fault::new(file, line, format!("the head is not TOML: {}", error.message().trim()))]
    })?;
    let mut reader = Reader { file, text, first, faults: Vec::new() };
    let mut head = Head::default();
    for (key, value) in table {
        match key.as_str() {
            "name" => head.name = reader.text_of(&key, value),
            "extends" => head.extends = reader.text_of(&key, value),
            "title" => head.title = reader.text_of(&key, value),
            "game" => head.game = reader.text_of(&key, value),
            "players" => head.players = reader.players(value),
            "options" => head.options = reader.options(value),
            "shows" => head.shows = reader.texts(&key, value),
            "example" => head.examples = reader.texts(&key, value),
            "lesson" => head.lesson = reader.lesson(value),
            "position" => head.position = reader.position(value),
            _ => {
                let advice = spelling::advice(&key, KEYS);
                reader.wrong(&key, format!("unknown key `{key}` in the head"), advice);
            }
        }
    }
    if reader.faults.is_empty() { Ok(head) } else { Err(reader.faults) }
}

/// Reads values and remembers what is wrong with them.
struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    first: usize,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// Remembers a fault at the line of a key.
    fn wrong(&mut self, key: &str, wrong: String, right: String) {
        let line = self
            .text
            .lines()
            .position(|line| {
                let line = line.trim_start().trim_start_matches(['[', '"', '\'']);
                line.strip_prefix(key)
                    .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || "_-".contains(c)))
            })
            .unwrap_or(0);
        self.faults.push(Fault::new(self.file, self.first + line, wrong).but(right));
    }

    fn text_of(&mut self, key: &str, value: toml::Value) -> Option<String> {
        if let toml::Value::String(text) = value
            && !text.trim().is_empty()
        {
            return Some(text);
        }
        self.wrong(key, format!("`{key}` must be a text"), format!("{key} = \"…\""));
        None
    }

    fn texts(&mut self, key: &str, value: toml::Value) -> Vec<String> {
        let list = match value {
            toml::Value::Array(list) => list,
            single => vec![single],
        };
        list.into_iter().filter_map(|value| self.text_of(key, value)).collect()
    }

    fn players(&mut self, value: toml::Value) -> Option<u8> {
        let players = value
            .as_integer()
            .and_then(|number| u8::try_from(number).ok())
            .filter(|number| (1..=kernel::MAX_SEATS).contains(&usize::from(*number)));
        if players.is_none() {
            let right = format!("a whole number from 1 to {}", kernel::MAX_SEATS);
            let value = json::from_toml(value);
            self.wrong("players", format!("`players = {value}` is no number of players"), right);
        }
        players
    }

    fn options(&mut self, value: toml::Value) -> Vec<(String, String)> {
        let right = || "options = { key = \"value\" }".to_owned();
        let toml::Value::Table(table) = value else {
            self.wrong("options", "`options` must be a table".to_owned(), right());
            return Vec::new();
        };
        let mut options = Vec::new();
        for (key, value) in table {
            match value {
                toml::Value::String(text) => options.push((key, text)),
                toml::Value::Integer(number) => options.push((key, number.to_string())),
                toml::Value::Boolean(truth) => options.push((key, truth.to_string())),
                _ => self.wrong("options", format!("the option `{key}` must be a text"), right()),
            }
        }
        options
    }

    /// The titles of a lesson: a text for each language.
    fn lesson(&mut self, value: toml::Value) -> Vec<(String, String)> {
        let toml::Value::Table(table) = value else {
            let right = "lesson = { en = \"…\", de = \"…\" }".to_owned();
            self.wrong("lesson", "`lesson` must be a title for each language".to_owned(), right);
            return Vec::new();
        };
        table
            .into_iter()
            .filter_map(|(language, title)| Some((language, self.text_of("lesson", title)?)))
            .collect()
    }

    fn position(&mut self, value: toml::Value) -> Option<Value> {
        if value.is_table() {
            return Some(json::from_toml(value));
        }
        self.wrong("position", "`position` must be a table".to_owned(), "[position]".to_owned());
        None
    }
}
