//! What programs send. Limits that are told here are kept elsewhere; the tests of the description compare them.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use utoipa::{IntoParams, ToSchema};

use crate::api::wire::number::{maybe_whole, whole};

/// A new person.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What the person is called, 1 to 40 characters; without it a name is given.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 40, example = "Anna's program")]
    pub name: Option<String>,
}

/// Another name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// What the person is called from now on, 1 to 40 characters that can be seen, and not like a bot.
    #[schema(min_length = 1, max_length = 40, example = "Anna's program")]
    pub name: String,
}

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    /// Public tables with free seats.
    #[default]
    Open,
    /// Public tables at which a game runs.
    Running,
    /// Tables at which the asking person plays.
    Mine,
    /// Games the asking person has finished.
    Finished,
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TablesQuery {
    /// `open` (default), `running`, `mine` or `finished`.
    #[serde(default)]
    #[param(inline)]
    pub which: Which,
}

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    #[schema(min_length = 1, max_length = 40, example = "dolmengoetter")]
    pub game: String,
    /// Who sits where: `me`, `here` (someone at your screen), `person` (anyone who comes), `bot`, `bot:LEVEL` or
    /// `bot:LEVEL/CHARACTER`.
    #[schema(value_type = Vec<Wanted>, min_items = 1, max_items = 5, example = json!(["me", "bot:3/builder"]))]
    pub seats: Vec<String>,
    /// Options with what was chosen; those not named take their default.
    #[serde(default)]
    #[schema(example = json!({"board": "small16"}))]
    pub options: BTreeMap<String, String>,
    /// Is the table in the public list?
    #[serde(default)]
    pub public: bool,
    /// How long bots take; `normal` without it.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// May people ask for hints? Without it they may as long as only bots play against them.
    #[serde(default)]
    pub hints: Option<bool>,
    /// After so many seconds of absence the host may give a person's seat to a bot; 180 without it.
    #[serde(default, deserialize_with = "maybe_whole")]
    #[schema(minimum = 30, maximum = 86400)]
    pub grace: Option<u64>,
    /// Whose consent is needed to undo something while a bot keeps someone's seat; `asked` without it.
    #[serde(default)]
    pub absent: Option<Absent>,
}

/// Who is wanted in a seat.
#[derive(ToSchema)]
#[schema(
    pattern = "^(me|here|person|bot(:(random|greedy|[1-5](/[a-z-]{1,14})?))?)$",
    example = "bot:3/builder"
)]
pub struct Wanted(pub String);

/// Who is invited to a seat.
#[derive(ToSchema)]
#[schema(pattern = "^(person|bot(:(random|greedy|[1-5](/[a-z-]{1,14})?))?)$", example = "bot:3/builder")]
pub struct Invited(pub String);

/// How long bots take.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Anyone can read along.
    Slow,
    /// As people play who know what they want.
    Normal,
    /// Just so that one sees what happens.
    Fast,
    /// As soon as the thinking is done.
    AtOnce,
}

impl From<Pace> for table::Pace {
    fn from(pace: Pace) -> table::Pace {
        match pace {
            Pace::Slow => table::Pace::Slow,
            Pace::Normal => table::Pace::Normal,
            Pace::Fast => table::Pace::Fast,
            Pace::AtOnce => table::Pace::AtOnce,
        }
    }
}

/// Whose consent is needed while a bot keeps someone's seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Absent {
    /// Also of those who are away.
    #[default]
    Asked,
    /// Of all others.
    Others,
}

impl From<Absent> for table::Absent {
    fn from(absent: Absent) -> table::Absent {
        match absent {
            Absent::Asked => table::Absent::Asked,
            Absent::Others => table::Absent::Others,
        }
    }
}

/// Are those heard who watch?
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WatchersHeard {
    /// `false` mutes them.
    pub heard: bool,
}

/// With whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct EyesQuery {
    /// One of your own seats; without it the one that decides, or the only one, or as a spectator.
    #[param(maximum = 4)]
    pub seat: Option<u8>,
}

/// With whose eyes, and in which words.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ChoicesQuery {
    /// One of your own seats; without it the one that decides, or the only one.
    #[param(maximum = 4)]
    pub seat: Option<u8>,
    /// The language of what is said in words; without it the best of `Accept-Language`.
    #[param(inline)]
    pub lang: Option<Language>,
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// German.
    De,
    /// English.
    En,
}

/// How long bots take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Paced {
    /// How long.
    pub pace: Pace,
}

/// Which steps.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StepsQuery {
    /// The first step; without it the first of all, which is 1.
    pub from: Option<u32>,
    /// One of your own seats, as for the view.
    #[param(maximum = 4)]
    pub seat: Option<u8>,
}

/// What is said is something: `null` is not the same as silence.
fn said<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// A decision: `action` or `actions`, exactly one of them.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// One of your own seats.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 4)]
    pub seat: u8,
    /// The step you saw the table at. If your decision may no longer mean the same, nothing is done and you are told so.
    #[serde(deserialize_with = "whole")]
    pub step: u32,
    /// In place of the step: the version you saw the table at. It also notices when the table went back and came forth again.
    #[serde(default, deserialize_with = "maybe_whole")]
    pub version: Option<u32>,
    /// The action in notation.
    #[serde(default, deserialize_with = "said")]
    #[schema(value_type = Option<Action>)]
    pub action: Option<String>,
    /// Instead of `action`: 1 to 16 actions of this seat that belong together, such as an offer. All of them are done
    /// or none.
    #[serde(default, deserialize_with = "said")]
    #[schema(
        value_type = Option<Vec<Action>>, min_items = 1, max_items = 16, example = json!(["axe 1", "price 3", "price 2"])
    )]
    pub actions: Option<Vec<String>>,
}

/// An action in the notation of its game.
#[derive(ToSchema)]
#[schema(min_length = 1, max_length = 1000, example = "W 23 17")]
pub struct Action(pub String);

/// Going back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The step you saw the table at.
    #[serde(deserialize_with = "whole")]
    pub step: u32,
    /// The step to go back to; without it the one before your own last decision.
    #[serde(default, deserialize_with = "maybe_whole")]
    pub to: Option<u32>,
}

/// An answer to a request to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoAnswer {
    /// Do you agree? Who asked may answer `false` to drop the request.
    pub agree: bool,
}

/// A message.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// What is said, 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "Good luck!")]
    pub text: String,
}

/// Sitting down.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Where; without it anywhere.
    #[serde(default, deserialize_with = "maybe_whole")]
    #[schema(maximum = 4)]
    pub seat: Option<u8>,
}

/// Getting up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// From where.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 4)]
    pub seat: u8,
}

/// Inviting to a seat that no person holds or whose person is away; only who opened the table may.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// Which seat.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 4)]
    pub seat: u8,
    /// `person` (anyone who comes), `bot`, `bot:LEVEL` or `bot:LEVEL/CHARACTER`.
    #[schema(value_type = Invited)]
    pub who: String,
}
