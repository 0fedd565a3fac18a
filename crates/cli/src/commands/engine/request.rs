//! What can be asked: one JSON object per line.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::answer::Trouble;

/// Every command.
const COMMANDS: [&str; 15] = [
    "games",
    "new",
    "setup",
    "turn",
    "legal",
    "play",
    "chance",
    "why",
    "view",
    "position",
    "standings",
    "undo",
    "bot",
    "record",
    "quit",
];

/// A request.
pub(super) enum Request {
    Games,
    Open(Open),
    Turn,
    Legal(Legal),
    Play(Play),
    Chance(Chance),
    Why(Play),
    View(View),
    Position,
    Standings,
    Undo(Undo),
    Bot(Bot),
    Record(Record),
    Quit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// `new` or `setup`.
pub(super) struct Open {
    pub(super) table: New,
    pub(super) position: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    pub(super) players: i64,
    #[serde(default)]
    pub(super) options: BTreeMap<String, Value>,
    pub(super) seed: Option<Value>,
    pub(super) chance: Option<String>,
    pub(super) auto: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    game: String,
    players: i64,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    position: Value,
    seed: Option<Value>,
    chance: Option<String>,
    auto: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Legal {
    pub(super) seat: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    pub(super) seat: i64,
    pub(super) action: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Chance {
    pub(super) outcome: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    pub(super) seat: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    pub(super) to: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bot {
    pub(super) seat: i64,
    #[serde(rename = "bot")]
    pub(super) name: String,
    /// Read for bots that think as long as they may; those of today answer at once.
    #[serde(rename = "budget_ms")]
    pub(super) _budget_ms: Option<u64>,
    pub(super) seed: Option<u64>,
    #[serde(default)]
    pub(super) play: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    pub(super) names: Option<Vec<String>>,
}

impl Request {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Result<Request, Trouble> {
        if line.trim().is_empty() {
            return Err(Trouble::new("malformed", "the line is empty; a request is a JSON object"));
        }
        let value: Value = serde_json::from_str(line)
            .map_err(|error| Trouble::new("malformed", format!("the line is not JSON: {error}")))?;
        let Value::Object(mut object) = value else {
            return Err(Trouble::new("malformed", "a request is a JSON object such as {\"cmd\":\"games\"}"));
        };
        let Some(Value::String(cmd)) = object.remove("cmd") else {
            let message = format!("\"cmd\" must say what to do: {}", COMMANDS.join(", "));
            return Err(Trouble::new("no-command", message));
        };
        let rest = Value::Object(object);
        Ok(match cmd.as_str() {
            "games" => nothing(&cmd, rest, Request::Games)?,
            "new" => Request::Open(Open { table: fields(&cmd, rest)?, position: None }),
            "setup" => {
                let Setup { game, players, options, position, seed, chance, auto } = fields(&cmd, rest)?;
                let table = New { game, players, options, seed, chance, auto };
                Request::Open(Open { table, position: Some(position) })
            }
            "turn" => nothing(&cmd, rest, Request::Turn)?,
            "legal" => Request::Legal(fields(&cmd, rest)?),
            "play" => Request::Play(fields(&cmd, rest)?),
            "chance" => Request::Chance(fields(&cmd, rest)?),
            "why" => Request::Why(fields(&cmd, rest)?),
            "view" => Request::View(fields(&cmd, rest)?),
            "position" => nothing(&cmd, rest, Request::Position)?,
            "standings" => nothing(&cmd, rest, Request::Standings)?,
            "undo" => Request::Undo(fields(&cmd, rest)?),
            "bot" => Request::Bot(fields(&cmd, rest)?),
            "record" => Request::Record(fields(&cmd, rest)?),
            "quit" => nothing(&cmd, rest, Request::Quit)?,
            _ => {
                let cmd: String = cmd.chars().take(40).collect();
                let message = format!("unknown command {cmd:?}; there are: {}", COMMANDS.join(", "));
                return Err(Trouble::new("unknown-command", message));
            }
        })
    }
}

/// The fields of a command.
fn fields<T: DeserializeOwned>(cmd: &str, rest: Value) -> Result<T, Trouble> {
    serde_json::from_value(rest).map_err(|error| {
        // The reader names Rust's types; whoever asks may never have heard of them.
        let words = ["i64", "u64", "u32"].iter().fold(error.to_string(), |words, kind| {
            words.replace(&format!("expected {kind}"), "expected a whole number")
        });
        Trouble::new("bad-request", format!("{cmd}: {words}"))
    })
}

fn nothing(cmd: &str, rest: Value, request: Request) -> Result<Request, Trouble> {
    fields::<Nothing>(cmd, rest).map(|Nothing {}| request)
}
