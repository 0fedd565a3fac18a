//! What goes out: one JSON object per line.

use std::any::Any;

use catalog::{Actor, Label, Table};
use kernel::{Seat, Standing, Turn, Viewer};
use serde::Serialize;
use serde_json::{Map, Value};

use super::lines::LONGEST;

/// An error. Nothing has changed.
#[derive(Serialize)]
pub(super) struct Trouble {
    error: TroubleBody,
}

#[derive(Serialize)]
struct TroubleBody {
    code: &'static str,
    message: String,
}

impl Trouble {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Trouble {
        Trouble { error: TroubleBody { code, message: message.into() } }
    }

    pub(super) fn not_utf8() -> Trouble {
        Trouble::new("malformed", "the line is not UTF-8")
    }

    pub(super) fn too_long() -> Trouble {
        Trouble::new("malformed", format!("the line has more than {LONGEST} bytes"))
    }

    /// The rules broke one of their own promises.
    pub(super) fn panicked(payload: &(dyn Any + Send)) -> Trouble {
        let words = payload.downcast_ref::<&str>().copied();
        let words = words.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        Trouble::new("broken-rules", format!("the rules failed: {}", words.unwrap_or("without words")))
    }
}

/// An answer.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Games {
        games: Vec<GameLabel>,
    },
    Opened(Box<Opened>),
    Now(Now),
    Legal {
        seat: u8,
        actions: Vec<String>,
        indices: Vec<u16>,
    },
    Stepped(Stepped),
    Why {
        legal: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        code: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
    View {
        seat: Option<u8>,
        view: Value,
    },
    Position {
        position: Value,
    },
    Standings {
        over: bool,
        standings: Vec<Row>,
    },
    Undone {
        undone: u32,
        #[serde(flatten)]
        now: Now,
    },
    Chosen {
        seat: u8,
        bot: String,
        action: String,
        index: u16,
    },
    Played {
        seat: u8,
        bot: String,
        action: String,
        index: u16,
        #[serde(flatten)]
        stepped: Stepped,
    },
    Record {
        record: String,
    },
    Quit {
        quit: bool,
    },
}

/// A game on the shelf.
#[derive(Serialize)]
pub(super) struct GameLabel {
    id: &'static str,
    title: String,
    author: String,
    publisher: String,
    year: u16,
    players: [u8; 2],
    minutes: [u16; 2],
    reconstructed: bool,
    rules: u16,
    data: String,
    /// By number of players.
    options: Map<String, Value>,
}

impl GameLabel {
    pub(super) fn of(label: Label) -> GameLabel {
        let options = label.options.into_iter().map(|(players, options)| {
            let options = options.into_iter().map(|option| {
                serde_json::json!({"key": option.key, "values": option.values, "default": option.default})
            });
            (players.to_string(), Value::Array(options.collect()))
        });
        GameLabel {
            id: label.id,
            title: label.title,
            author: label.author,
            publisher: label.publisher,
            year: label.year,
            players: label.players,
            minutes: label.minutes,
            reconstructed: label.reconstructed,
            rules: label.rules,
            data: label.data.to_string(),
            options: options.collect(),
        }
    }
}

/// A table that was opened.
#[derive(Serialize)]
pub(super) struct Opened {
    pub(super) game: &'static str,
    pub(super) players: u8,
    pub(super) options: Map<String, Value>,
    pub(super) rules: u16,
    pub(super) data: String,
    pub(super) auto: bool,
    pub(super) chance: &'static str,
    /// What makes the same deals again.
    pub(super) seed: Option<Value>,
    pub(super) commitment: Option<String>,
    #[serde(flatten)]
    pub(super) stepped: Stepped,
}

/// Whose step is next.
#[derive(Serialize)]
pub(super) struct Now {
    /// How many steps were made.
    step: u32,
    turn: &'static str,
    /// Who decides; nobody unless the turn is `decide`.
    seats: Vec<u8>,
}

impl Now {
    pub(super) fn of(table: &dyn Table) -> Now {
        let (turn, seats) = match table.turn() {
            Turn::Decide(seats) => ("decide", seats.iter().map(Seat::number).collect()),
            Turn::Chance => ("chance", Vec::new()),
            Turn::Over => ("over", Vec::new()),
        };
        Now { step: table.steps(), turn, seats }
    }
}

/// Steps that were made, and whose step is next.
#[derive(Serialize)]
pub(super) struct Stepped {
    steps: Vec<StepMade>,
    #[serde(flatten)]
    now: Now,
}

#[derive(Serialize)]
#[serde(untagged)]
enum StepMade {
    Action { step: u32, seat: u8, action: String, auto: bool, events: Vec<String> },
    Outcome { step: u32, outcome: String, events: Vec<String> },
}

impl Stepped {
    /// The steps after `before`, with everything in them: whoever drives the engine may know it all.
    pub(super) fn since(table: &dyn Table, before: u32) -> Stepped {
        let steps = (before + 1..=table.steps()).filter_map(|number| {
            let (step, events) = (table.step(number)?, table.seen(number, Viewer::Open));
            Some(match step.actor {
                Actor::Chance => StepMade::Outcome { step: number, outcome: step.text, events },
                Actor::Seat(seat) | Actor::Auto(seat) => StepMade::Action {
                    step: number,
                    seat: seat.number(),
                    action: step.text,
                    auto: matches!(step.actor, Actor::Auto(_)),
                    events,
                },
            })
        });
        Stepped { steps: steps.collect(), now: Now::of(table) }
    }
}

/// Where a seat came, or would come now.
#[derive(Serialize)]
pub(super) struct Row {
    seat: u8,
    place: u8,
    score: i32,
    tiers: Vec<i32>,
}

impl Row {
    pub(super) fn all(table: &dyn Table) -> Vec<Row> {
        let row = |(seat, standing): (Seat, Standing)| Row {
            seat: seat.number(),
            place: standing.place,
            score: standing.tiers[0],
            tiers: standing.tiers.to_vec(),
        };
        table.standings().iter().map(row).collect()
    }
}
