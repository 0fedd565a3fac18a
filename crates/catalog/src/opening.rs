//! Opening tables, and what can be opened.

use kernel::{Choice, Game, OptionValues};
use thiserror::Error;

use crate::seated::{Origin, Seated};
use crate::shelf::{Catalog, Loaded, UnknownGame, Visitor};
use crate::table::{Forced, Table};

/// What a table is opened with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// How many play.
    pub seats: u8,
    /// Options with what was chosen; those not named take their default.
    pub choices: &'a [(&'a str, &'a str)],
    /// A position as JSON to start from, in place of the setup of the game.
    pub position: Option<&'a str>,
    /// Who makes decisions with a single option.
    pub forced: Forced,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// Nobody here has the game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The game is for more or fewer players.
    #[error("{title} is for {min} to {max} players, not {seats}")]
    Players {
        /// The title of the game.
        title: String,
        /// How many wanted to play.
        seats: u8,
        /// The fewest players.
        min: u8,
        /// The most players.
        max: u8,
    },
    /// The options do not fit.
    #[error("{fault}")]
    Options {
        /// What the game says about them.
        fault: String,
    },
    /// The position cannot be read.
    #[error("{faults}")]
    Position {
        /// What the game says about it.
        faults: String,
    },
}

impl OpenError {
    /// A stable word for the reason.
    pub fn code(&self) -> &'static str {
        match self {
            OpenError::UnknownGame(_) => "unknown-game",
            OpenError::Players { .. } => "wrong-players",
            OpenError::Options { .. } => "bad-options",
            OpenError::Position { .. } => "bad-position",
        }
    }
}

/// What the shelf label of a game says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The id everywhere.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// BLAKE3 of the data files in force.
    pub data: blake3::Hash,
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
    /// What can be chosen, for each number of players from the fewest.
    pub options: Vec<(u8, Vec<OptionLabel>)>,
}

/// One thing that can be chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionLabel {
    /// Its name.
    pub key: String,
    /// What it can be; empty if any text of the documented form is possible.
    pub values: Vec<String>,
    /// What it is if nobody chooses.
    pub default: String,
}

struct Open<'a>(&'a Opening<'a>);

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> Self::Out {
        let Open(opening) = self;
        let facts = G::facts(game.data);
        let (min, max, seats) = (facts.players_min, facts.players_max, opening.seats);
        if !(min..=max).contains(&seats) {
            return Err(OpenError::Players { title: facts.title.to_owned(), seats, min, max });
        }
        let choices: Vec<Choice<'_>> =
            opening.choices.iter().map(|(key, value)| Choice { key, value }).collect();
        let config = G::configure(game.data, seats, &choices)
            .map_err(|fault| OpenError::Options { fault: fault.to_string() })?;
        let start = match opening.position {
            None => (Origin::Setup, G::setup(&config)),
            Some(json) => {
                let state = G::read_position(&config, json)
                    .map_err(|faults| OpenError::Position { faults: faults.to_string() })?;
                (Origin::Position, state)
            }
        };
        Ok(Box::new(Seated::<G>::new(config, game.hash, start, opening.forced)))
    }
}

struct Describe;

impl Visitor for Describe {
    type Out = Label;

    fn visit<G: Game>(self, game: &Loaded<G>) -> Label {
        let facts = G::facts(game.data);
        let options = (facts.players_min..=facts.players_max).map(|seats| {
            let mut options = Vec::new();
            G::options(game.data, seats, &mut |option| {
                options.push(OptionLabel {
                    key: option.key.to_owned(),
                    values: match option.values {
                        OptionValues::OneOf(values) => {
                            values.iter().map(|value| (*value).to_owned()).collect()
                        }
                        OptionValues::Number { .. }
                        | OptionValues::OneEach(_)
                        | OptionValues::Several { .. } => Vec::new(),
                    },
                    default: option.default.to_owned(),
                });
            });
            (seats, options)
        });
        Label {
            id: G::ID,
            rules: G::VERSION,
            data: game.hash,
            title: facts.title.to_owned(),
            author: facts.author.to_owned(),
            publisher: facts.publisher.to_owned(),
            year: facts.year,
            players: [facts.players_min, facts.players_max],
            minutes: facts.minutes,
            reconstructed: facts.reconstructed,
            options: options.collect(),
        }
    }
}

impl Catalog {
    /// The shelf labels of all games.
    pub fn games(&self) -> Vec<Label> {
        // Every id of the list is a game of the catalogue, so nothing is left out.
        Catalog::IDS.iter().filter_map(|id| self.visit(id, Describe).ok()).collect()
    }

    /// Opens a table for a whole game, at which decisions with a single option are played by the table.
    pub fn open(&self, id: &str, seats: u8, choices: &[(&str, &str)]) -> Result<Box<dyn Table>, OpenError> {
        self.open_with(&Opening { game: id, seats, choices, position: None, forced: Forced::Played })
    }

    /// Opens a table.
    pub fn open_with(&self, opening: &Opening<'_>) -> Result<Box<dyn Table>, OpenError> {
        self.visit(opening.game, Open(opening))?
    }
}
