//! Component data: read from the TOML files, checked, and kept as static tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Bag, DataFile, Facts, List, MAX_SEATS, OptionSpec, OptionValues, Seat};
use serde::Deserialize;
use thiserror::Error;

use crate::board::{Board, RawBoard};
use crate::ids::{MAX_DOLMENS, MAX_DRUIDS, MAX_STACK, VALUES, Value};

/// The built-in files.
pub(crate) const FILES: &[DataFile<'static>] = &[
    DataFile { name: MAIN, text: include_str!("../data/dolmengoetter.toml") },
    DataFile {
        name: "dolmengoetter_board_standard28.toml",
        text: include_str!("../data/dolmengoetter_board_standard28.toml"),
    },
    DataFile {
        name: "dolmengoetter_board_small16.toml",
        text: include_str!("../data/dolmengoetter_board_small16.toml"),
    },
];

const MAIN: &str = "dolmengoetter.toml";
const BOARD_PREFIX: &str = "dolmengoetter_board_";

/// Everything the data files say.
#[derive(Debug)]
pub struct Data {
    /// Title, author and the like.
    head: RawGame,
    /// The constants of the rules.
    pub rules: Constants,
    /// The boards in the order of the main file.
    pub boards: Vec<Board>,
    /// The colours in their order.
    pub colours: Vec<Colour>,
    /// The runes in their order.
    pub runes: Vec<Rune>,
    /// Supplies for each board and number of players.
    pub(crate) setups: Vec<Setup>,
    /// Which board is taken if nobody chooses.
    pub(crate) default_board: usize,
    start_values: Vec<String>,
    reconstructed: bool,
}

/// The constants of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constants {
    /// Druids of each player on the board.
    pub druids: u8,
    /// Points at the start.
    pub score_start: u16,
    /// With no more points than this a stone is compulsory.
    pub score_minimum: u16,
    /// Price of leaving no stone.
    pub withhold_cost: u16,
    /// Stones a circle needs before anybody can lead or tie in it.
    pub circle_min_stones: u8,
    /// Colours it needs for that.
    pub circle_min_colours: u8,
    /// Own stones that a majority needs.
    pub majority_min_stones: u8,
}

/// A colour of pieces.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colour {
    /// Its id.
    pub id: String,
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
    /// How it is drawn.
    pub hex: String,
    provenance: String,
}

/// A rune of the border.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rune {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its sign.
    pub glyph: String,
    provenance: String,
}

/// What each player receives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// For which board, as an index into the boards.
    pub(crate) board: usize,
    /// For how many players.
    pub(crate) players: u8,
    /// Stones of each player.
    pub stones: u8,
    /// Dolmens of each player by value.
    pub dolmens: Bag<VALUES>,
}

/// How many dolmens fit into circles of a size, and the factors of their levels.
pub(crate) struct CircleType {
    pub(crate) size: usize,
    pub(crate) factors: List<u8, MAX_STACK>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawData {
    game: RawGame,
    #[serde(rename = "box")]
    _contents: RawBox,
    rules: RawRules,
    circle_type: Vec<RawCircleType>,
    setup: Vec<RawSetup>,
    colour: Vec<Colour>,
    rune: Vec<Rune>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGame {
    #[serde(rename = "id")]
    _id: String,
    title: String,
    author: String,
    publisher: String,
    year: u16,
    players_min: u8,
    players_max: u8,
    #[serde(rename = "age")]
    _age: u8,
    minutes: [u16; 2],
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what else lies in the box is read to refuse misspelt keys, not used")]
struct RawBox {
    stones_total: u16,
    stones_per_colour: u8,
    dolmens_total: u16,
    dolmens_per_colour: u8,
    dolmens_per_colour_by_value: BTreeMap<String, u8>,
    druids_total: u16,
    druids_per_colour: u8,
    boards: u8,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRules {
    druids_on_board_per_player: u8,
    score_start: u16,
    score_minimum: u16,
    skip_stone_cost: u16,
    circle_min_stones: u8,
    circle_min_colours: u8,
    majority_min_own_stones: u8,
    dolmen_values: Vec<u8>,
    #[serde(rename = "score_track_length")]
    _score_track_length: u16,
    default_board: String,
    boards: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCircleType {
    size: usize,
    max_dolmens: usize,
    factors_from_top: Vec<u8>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSetup {
    board: String,
    players: u8,
    stones: u8,
    dolmens: BTreeMap<String, u8>,
    provenance: String,
}

/// One thing that is wrong in a data file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum Fault {
    #[error("{what} says {said}, but the file has {found}")]
    Count { what: &'static str, said: usize, found: usize },
    #[error("{found} {what}; a board has 1 to {most}")]
    TooMany { what: &'static str, found: usize, most: usize },
    #[error("players: {found} is not possible; 2 to 5 can play")]
    Players { found: u8 },
    #[error("place {found} stands where place {expected} should; places run from 1 without gaps")]
    PlaceOrder { found: u32, expected: u32 },
    #[error("place {from}: {list} names place {missing}, which does not exist")]
    MissingPlace { list: &'static str, from: u32, missing: u32 },
    #[error("place {from}: {list} names place {to}, but place {to} does not name {from}")]
    Asymmetric { list: &'static str, from: u32, to: u32 },
    #[error("place {from}: {list} names place {to} twice, or the place itself")]
    LinkTwice { list: &'static str, from: u32, to: u32 },
    #[error("place {place} lies in {found} circles; 1 to 8 are possible")]
    CirclesAtPlace { place: u32, found: usize },
    #[error("place {place} and circle {circle} do not both name each other")]
    Membership { place: u32, circle: String },
    #[error("rune {rune} is not among the [[rune]] entries")]
    UnknownRune { rune: String },
    #[error("circle {circle} is there twice")]
    CircleTwice { circle: String },
    #[error("circle name {circle:?} is empty or has a blank in it")]
    CircleName { circle: String },
    #[error("circle {circle} has size {size}, which no [[circle_type]] has")]
    CircleSize { circle: String, size: usize },
    #[error("circle {circle} has size {size} but lists {found} places")]
    CirclePlaces { circle: String, size: usize, found: usize },
    #[error("circle {circle} lists place {place} twice")]
    PlaceTwice { circle: String, place: u32 },
    #[error("circle {circle} lists place {missing}, which does not exist")]
    MissingCorner { circle: String, missing: u32 },
    #[error("circle {circle}: places {from} and {to} follow each other but are not adjacent")]
    NoEdge { circle: String, from: u32, to: u32 },
    #[error("rune pair {rune} names place {place}, which does not carry it")]
    RunePair { rune: String, place: u32 },
    #[error("corner place {place} carries no rune")]
    Corner { place: u32 },
    #[error("circle type {size}: {why}")]
    CircleType { size: usize, why: &'static str },
    #[error("rules: {key} is {found}; {expected}")]
    Rule { key: &'static str, found: String, expected: &'static str },
    #[error("setup for {players} players on {board}: {why}")]
    Setup { board: String, players: u8, why: String },
    #[error("boards names {board:?}, but there is no file {BOARD_PREFIX}{board}.toml")]
    NoBoardFile { board: String },
    #[error("the file calls its board {found:?}, its name calls it {expected:?}")]
    BoardId { found: String, expected: String },
    #[error("{found} colours; at least one for each of 5 seats is needed")]
    Colours { found: usize },
}

/// What is wrong with a set of data files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DataFault {
    /// The text is not TOML of the right form.
    #[error("{file}: {message}")]
    Syntax {
        /// In which file.
        file: String,
        /// Where and why, as the parser says it.
        message: String,
    },
    /// A file that no game of this name has.
    #[error("{file}: not a file of this game; its files are {MAIN} and {BOARD_PREFIX}<id>.toml")]
    UnknownFile {
        /// Its name.
        file: String,
    },
    /// The content is wrong.
    #[error("{}", list(.file, .faults))]
    Content {
        /// In which file.
        file: String,
        /// Everything that is wrong there.
        faults: Vec<Fault>,
    },
}

fn list(file: &str, faults: &[Fault]) -> String {
    let mut text = format!("{file}: {}", if faults.len() == 1 { "1 fault" } else { "several faults" });
    for fault in faults {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  - {fault}");
    }
    text
}

fn parse<T: serde::de::DeserializeOwned>(file: &DataFile<'_>) -> Result<T, DataFault> {
    toml::from_str(file.text).map_err(|error| DataFault::Syntax {
        file: file.name.to_owned(),
        message: error.to_string().trim_end().to_owned(),
    })
}

fn content(file: &str, faults: Vec<Fault>) -> Result<(), DataFault> {
    if faults.is_empty() { Ok(()) } else { Err(DataFault::Content { file: file.to_owned(), faults }) }
}

impl Data {
    /// Reads the built-in files, with `files` in place of those of the same name or beside them.
    pub fn read(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        for file in files {
            if file.name != MAIN && board_id(file.name).is_none() {
                return Err(DataFault::UnknownFile { file: file.name.to_owned() });
            }
        }
        let find = |name: &str| {
            let given = files.iter().find(|file| file.name == name);
            given.or_else(|| FILES.iter().find(|file| file.name == name)).copied()
        };
        let main_file = find(MAIN).unwrap_or(FILES[0]);
        let main: RawData = parse(&main_file)?;
        let rules = main.rules.check(MAIN)?;
        let types = check_circle_types(&main.circle_type, &rules)?;
        let known_runes: Vec<String> = main.rune.iter().map(|rune| rune.id.clone()).collect();

        let mut ids = main.rules.boards.clone();
        ids.extend(files.iter().filter_map(|file| board_id(file.name)).map(str::to_owned));
        let mut boards: Vec<Board> = Vec::new();
        let mut setups: Vec<(String, RawSetup)> =
            main.setup.into_iter().map(|setup| (MAIN.to_owned(), setup)).collect();
        for id in ids {
            if boards.iter().any(|board| board.id == id) {
                continue;
            }
            let name = format!("{BOARD_PREFIX}{id}.toml");
            let Some(file) = find(&name) else {
                return Err(DataFault::Content {
                    file: MAIN.to_owned(),
                    faults: vec![Fault::NoBoardFile { board: id }],
                });
            };
            let raw: RawBoard = parse(&file)?;
            let mut faults = Vec::new();
            if raw.id() != id {
                faults.push(Fault::BoardId { found: raw.id().to_owned(), expected: id });
            }
            let built = raw.build(&types, &known_runes, &mut faults);
            content(&name, faults)?;
            boards.extend(built);
            setups.extend(raw.setup.into_iter().map(|setup| (name.clone(), setup)));
        }

        let mut faults = Vec::new();
        if main.colour.len() < MAX_SEATS {
            faults.push(Fault::Colours { found: main.colour.len() });
        }
        let default_board = boards.iter().position(|board| board.id == main.rules.default_board);
        if default_board.is_none() {
            faults.push(Fault::Rule {
                key: "default_board",
                found: main.rules.default_board.clone(),
                expected: "it must be one of boards",
            });
        }
        content(MAIN, faults)?;
        let reconstructed = boards.iter().any(|board| board.reconstructed)
            || setups.iter().any(|(_, setup)| setup.provenance == "designed");
        let mut checked = Vec::new();
        for (file, raw) in setups {
            let setup = raw.check(&boards, &rules, &checked);
            checked
                .push(setup.map_err(|fault| DataFault::Content { file: file.clone(), faults: vec![fault] })?);
        }
        let start_values =
            std::iter::once("random".to_owned()).chain(Seat::ALL.iter().map(ToString::to_string)).collect();
        Ok(Data {
            head: main.game,
            rules,
            boards,
            colours: main.colour,
            runes: main.rune,
            setups: checked,
            default_board: default_board.unwrap_or(0),
            start_values,
            reconstructed,
        })
    }

    /// What the shelf label says.
    pub fn facts(&self) -> Facts<'_> {
        Facts {
            title: &self.head.title,
            author: &self.head.author,
            publisher: &self.head.publisher,
            year: self.head.year,
            players_min: self.head.players_min,
            players_max: self.head.players_max,
            minutes: self.head.minutes,
            reconstructed: self.reconstructed,
        }
    }

    fn boards_for(&self, seats: u8) -> impl Iterator<Item = (usize, &Board)> {
        let fits = move |index: &usize| {
            self.setups.iter().any(|setup| setup.board == *index && setup.players == seats)
        };
        self.boards.iter().enumerate().filter(move |(index, _)| fits(index))
    }

    /// Tells what can be chosen for a table of `seats`.
    pub fn options(&self, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        let boards: Vec<&str> = self.boards_for(seats).map(|(_, board)| board.id.as_str()).collect();
        let default = &self.boards[self.default_board].id;
        option(OptionSpec { key: "board", values: OptionValues::OneOf(&boards), default });
        let start: Vec<&str> =
            self.start_values.iter().take(1 + usize::from(seats)).map(String::as_str).collect();
        option(OptionSpec { key: "start", values: OptionValues::OneOf(&start), default: "random" });
        let colours: Vec<&str> = self.colours.iter().map(|colour| colour.id.as_str()).collect();
        let default = colours[..usize::from(seats).min(colours.len())].join(",");
        option(OptionSpec { key: "colours", values: OptionValues::OneEach(&colours), default: &default });
    }
}

fn board_id(file: &str) -> Option<&str> {
    file.strip_prefix(BOARD_PREFIX)?.strip_suffix(".toml")
}

impl RawRules {
    fn check(&self, file: &str) -> Result<Constants, DataFault> {
        let mut faults = Vec::new();
        let mut rule = |right: bool, key: &'static str, found: String, expected: &'static str| {
            if !right {
                faults.push(Fault::Rule { key, found, expected });
            }
        };
        let values: Vec<u8> = Value::ALL.iter().map(|value| value.points()).collect();
        rule(
            self.dolmen_values == values,
            "dolmen_values",
            format!("{:?}", self.dolmen_values),
            "it must be [1, 2, 3, 4]",
        );
        let druids = self.druids_on_board_per_player;
        rule(
            (1..=MAX_DRUIDS as u8).contains(&druids),
            "druids_on_board_per_player",
            druids.to_string(),
            "1 to 4 are possible",
        );
        // Termination (7.12) rests on it: waiting costs points, and points run out.
        rule(self.skip_stone_cost >= 1, "skip_stone_cost", "0".to_owned(), "it must be at least 1");
        rule(
            self.score_minimum >= self.skip_stone_cost && self.score_start >= self.score_minimum,
            "score_minimum",
            self.score_minimum.to_string(),
            "it must lie between skip_stone_cost and score_start",
        );
        rule(
            self.circle_min_stones >= 3,
            "circle_min_stones",
            self.circle_min_stones.to_string(),
            "it must be at least 3, or stacks outgrow their circles",
        );
        content(file, faults)?;
        Ok(Constants {
            druids,
            score_start: self.score_start,
            score_minimum: self.score_minimum,
            withhold_cost: self.skip_stone_cost,
            circle_min_stones: self.circle_min_stones,
            circle_min_colours: self.circle_min_colours,
            majority_min_stones: self.majority_min_own_stones,
        })
    }
}

fn check_circle_types(raw: &[RawCircleType], rules: &Constants) -> Result<Vec<CircleType>, DataFault> {
    let mut faults = Vec::new();
    let mut types = Vec::new();
    for kind in raw {
        let mut wrong = |why| faults.push(Fault::CircleType { size: kind.size, why });
        if kind.max_dolmens != kind.factors_from_top.len() {
            wrong("max_dolmens and factors_from_top differ");
        } else if kind.max_dolmens > MAX_STACK {
            wrong("more than 6 dolmens do not fit");
        } else if kind.max_dolmens + usize::from(rules.circle_min_stones) < kind.size + 1 {
            // 7.8: the first right can arise with the last missing of the needed stones, then one a stone.
            wrong("max_dolmens is less than the rights that can arise");
        }
        let mut factors = List::new();
        kind.factors_from_top.iter().take(MAX_STACK).for_each(|factor| factors.push(*factor));
        types.push(CircleType { size: kind.size, factors });
    }
    content(MAIN, faults)?;
    Ok(types)
}

impl RawSetup {
    fn check(&self, boards: &[Board], rules: &Constants, before: &[Setup]) -> Result<Setup, Fault> {
        let fault = |why: String| Fault::Setup { board: self.board.clone(), players: self.players, why };
        let Some(board) = boards.iter().position(|board| board.id == self.board) else {
            let known: Vec<&str> = boards.iter().map(|board| board.id.as_str()).collect();
            return Err(fault(format!("no such board; there are {}", known.join(", "))));
        };
        if !boards[board].players.contains(&self.players) {
            return Err(fault("the board does not list this number of players".to_owned()));
        }
        if before.iter().any(|other| other.board == board && other.players == self.players) {
            return Err(fault("it is there twice".to_owned()));
        }
        let mut counts = [0; VALUES];
        for (key, count) in &self.dolmens {
            let value = key.parse().ok().and_then(Value::from_points);
            let value = value.ok_or_else(|| fault(format!("{key:?} is no value of a dolmen")))?;
            counts[value.kind()] = *count;
        }
        let dolmens = Bag::new(counts);
        if dolmens.is_empty() || dolmens.len() as usize > MAX_DOLMENS {
            return Err(fault(format!("{} dolmens; 1 to {MAX_DOLMENS} are possible", dolmens.len())));
        }
        if self.stones == 0 {
            return Err(fault("a player needs at least one stone".to_owned()));
        }
        let druids = usize::from(rules.druids) * usize::from(self.players);
        if druids > boards[board].place_count() {
            return Err(fault("there are more druids than places".to_owned()));
        }
        Ok(Setup { board, players: self.players, stones: self.stones, dolmens })
    }
}
