//! What programs are told.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::wire::Pace;

/// The games of the house.
#[derive(Serialize, ToSchema)]
pub struct Games {
    /// All games.
    pub games: Vec<GameLabel>,
    /// The bots that can be invited, the weakest first.
    #[schema(example = json!(["random", "greedy", "1", "2", "3", "4", "5"]))]
    pub bots: Vec<String>,
}

/// A game.
#[derive(Serialize, ToSchema)]
pub struct GameLabel {
    /// The id everywhere.
    #[schema(example = "dolmengoetter")]
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// Who published it.
    pub publisher: String,
    /// When.
    pub year: u16,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// How long it takes, from and to.
    pub minutes: [u16; 2],
    /// Were parts of it designed for Henge because the printed ones are not public?
    pub reconstructed: bool,
    /// The version of its rules.
    pub rules: u16,
    /// BLAKE3 of its data files.
    pub data: String,
    /// The characters that a level can be given: `bot:3/builder`.
    #[schema(example = json!(["builder", "patient", "roamer"]))]
    pub characters: Vec<String>,
    /// What can be chosen, by number of players.
    pub options: BTreeMap<String, Vec<GameOption>>,
}

/// Something that can be chosen before a game.
#[derive(Serialize, ToSchema)]
pub struct GameOption {
    /// Its name.
    #[schema(example = "board")]
    pub key: String,
    /// What it can be; empty if any text of the form of the default is possible.
    pub values: Vec<String>,
    /// What it is if nobody chooses.
    pub default: String,
}

/// A person as they are to others.
#[derive(Serialize, ToSchema)]
pub struct PersonLabel {
    /// What the person is called.
    pub name: String,
}

/// A new person, with the token that is shown only once.
#[derive(Serialize, ToSchema)]
pub struct Welcome {
    /// What the person is called.
    pub name: String,
    /// The secret that says who one is: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub struct TableList {
    /// The tables, the latest first.
    pub tables: Vec<TableLine>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// `open`, `running` or `over`.
    pub stage: String,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The seats that have a decision to make.
    pub deciding: Vec<u8>,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Everyone's points as spectators see them.
    pub points: Vec<i32>,
    /// When something last happened, in milliseconds since 1970.
    pub at: i64,
    /// Was the game given up before its end?
    pub given_up: bool,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
pub struct SeatLine {
    /// `open`, `person` or `bot`.
    pub kind: String,
    /// What its holder is called; empty while it is open.
    pub name: String,
}

/// A seat of a table.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own to programs")]
pub struct Seat {
    /// Its number, from 0, clockwise.
    pub seat: u8,
    /// `open`, `person` or `bot`.
    pub kind: String,
    /// What its holder is called; empty while it is open.
    pub name: String,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The character of a bot, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// Does its bot keep it for the person who asks, since they left?
    pub kept_for_you: bool,
    /// May someone new take over from its bot?
    pub offered: bool,
    /// Is it held by the person who asks?
    pub yours: bool,
    /// Has its person a page or a stream of the table open?
    pub present: bool,
}

/// A table.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own to programs")]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The options with what was chosen, every option once.
    pub options: BTreeMap<String, String>,
    /// `open` until every seat is taken, `running`, then `over`.
    pub stage: String,
    /// Is it in the public list?
    pub public: bool,
    /// How long bots take.
    #[schema(value_type = Pace)]
    pub pace: String,
    /// May players ask for hints?
    pub hints: bool,
    /// The number of the last change that you may notice; it only grows.
    pub version: u32,
    /// How many steps have been made that you may notice.
    pub step: u32,
    /// The seats that have a decision to make; several if they decide at the same time.
    pub deciding: Vec<u8>,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// BLAKE3 commitment to the seed of all draws.
    pub commitment: String,
    /// The seed, once everything is laid open: after the end, or when the only person who played has given the game up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Where everyone finished, once the game was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<Standing>>,
    /// Is it over because it was given up? Then there are no standings.
    pub given_up: bool,
    /// May the person who asks give the game up?
    pub can_give_up: bool,
    /// May the person who asks delete the table?
    pub can_delete: bool,
    /// An open request to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoWish>,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The earliest step the asking person may go back to without asking, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_undo: Option<u32>,
    /// Have the rules failed here? Then nothing can be done any more.
    pub frozen: bool,
}

/// Where a seat came.
#[derive(Serialize, ToSchema)]
pub struct Standing {
    /// Which seat.
    pub seat: u8,
    /// The place, from 1; equal seats share it.
    pub place: u8,
    /// The score.
    pub score: i32,
    /// The score and the tie-breaks in their order.
    pub tiers: Vec<i32>,
}

/// An open request to take back.
#[derive(Serialize, ToSchema)]
pub struct UndoWish {
    /// Whose.
    pub seat: u8,
    /// The step to go back to.
    pub to: u32,
    /// Has the asking person still to answer?
    pub answer: bool,
}

/// What a viewer may know.
#[derive(Serialize, ToSchema)]
pub struct View {
    /// The seat whose view it is; `null` for a spectator.
    pub seat: Option<u8>,
    /// The step the table is at.
    pub step: u32,
    /// The seats that have a decision to make.
    pub deciding: Vec<u8>,
    /// The position in the form of the game, `"?"` where the viewer must not know.
    #[schema(value_type = Object)]
    pub view: Value,
}

/// Everything a seat may do.
#[derive(Serialize, ToSchema)]
pub struct Legal {
    /// Which seat.
    pub seat: u8,
    /// The step the table is at: `act` wants it back.
    pub step: u32,
    /// The actions in ascending order; none if the seat has no decision.
    pub actions: Vec<LegalAction>,
}

/// An action.
#[derive(Serialize, ToSchema)]
pub struct LegalAction {
    /// The action in notation: what `act` takes.
    #[schema(example = "W 23 17")]
    pub action: String,
    /// Its number among all actions of the table.
    pub index: u16,
    /// The keys of the things one touches for it on the page.
    #[schema(example = json!(["druid:23", "place:17"]))]
    pub path: Vec<String>,
    /// What it does, in words.
    pub label: String,
}

/// The best options of a seat.
#[derive(Serialize, ToSchema)]
pub struct Hint {
    /// Which seat.
    pub seat: u8,
    /// The step it was thought about: `act` wants it back.
    pub step: u32,
    /// One to three options, the best first.
    pub best: Vec<Advice>,
}

/// An option that is worth thinking of.
#[derive(Serialize, ToSchema)]
pub struct Advice {
    /// The action in notation: what `act` takes.
    #[schema(example = "W 23 17")]
    pub action: String,
    /// The keys of the things one touches for it on the page.
    #[schema(example = json!(["druid:23", "place:17"]))]
    pub path: Vec<String>,
    /// What it does, in words.
    pub label: String,
    /// The share of a win that it promises, in percent.
    #[schema(example = 62)]
    pub percent: u8,
}

/// What a viewer saw of some steps.
#[derive(Serialize, ToSchema)]
pub struct Steps {
    /// The seat whose eyes saw it; `null` for a spectator.
    pub seat: Option<u8>,
    /// The steps in order.
    pub steps: Vec<SeenStep>,
}

/// What a viewer saw of a step.
#[derive(Serialize, ToSchema)]
pub struct SeenStep {
    /// Its number.
    pub step: u32,
    /// Facts in notation.
    pub events: Vec<String>,
}

/// What came of it.
#[derive(Serialize, ToSchema)]
pub struct Done {
    /// The number of the last change that you may notice.
    pub version: u32,
    /// The step the table is at.
    pub step: u32,
    /// The seat you got, if you sat down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// What was said at a table.
#[derive(Serialize, ToSchema)]
pub struct Chat {
    /// How many messages there are in all.
    pub count: u32,
    /// The latest messages, in order.
    pub messages: Vec<Said>,
}

/// A message that was said.
#[derive(Serialize, ToSchema)]
pub struct Said {
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub struct Opened {
    /// Its id.
    pub id: String,
}

/// The data of an event `change`.
#[derive(Clone, Copy, Serialize, ToSchema)]
pub struct Change {
    /// The number of the last change that you may notice; it only grows.
    pub version: u32,
    /// The step the table is at, of those you may notice.
    pub step: u32,
}

/// The data of an event `here`: who is at the table.
#[derive(Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Here {
    /// The seats whose persons have a page or a stream of the table open.
    pub seats: Vec<u8>,
    /// How many people watch.
    pub watching: u32,
    /// The seats whose persons have been away so long that the host may let bots play on.
    pub gone: Vec<u8>,
}

impl From<ui::page::Here> for Here {
    fn from(here: ui::page::Here) -> Here {
        let watching = u32::try_from(here.watching).unwrap_or(u32::MAX);
        Here { seats: here.seats, watching, gone: here.gone }
    }
}
