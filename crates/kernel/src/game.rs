//! What surrounds the rules: texts, numbers, positions, data files, judgement.

use core::fmt::{self, Debug, Display, Write};

use crate::{Dice, Hidden, Rules, Seat, SeatMap};

/// A text that is not in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// What would have been right.
    pub expected: &'static str,
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for Unreadable {}

/// One short canonical text for every action, outcome, event and refusal. Reading and writing are inverse.
///
/// To get a string: `core::fmt::from_fn(|f| G::write_action(config, action, f)).to_string()`.
pub trait Notation: Hidden {
    /// Writes an action.
    fn write_action(config: &Self::Config, action: Self::Action, out: &mut dyn Write) -> fmt::Result;

    /// Reads an action.
    fn read_action(config: &Self::Config, text: &str) -> Result<Self::Action, Unreadable>;

    /// Writes an outcome of chance.
    fn write_chance(config: &Self::Config, chance: Self::Chance, out: &mut dyn Write) -> fmt::Result;

    /// Reads an outcome of chance.
    fn read_chance(config: &Self::Config, text: &str) -> Result<Self::Chance, Unreadable>;

    /// Writes what somebody saw of an event.
    fn write_seen(config: &Self::Config, seen: &Self::Seen, out: &mut dyn Write) -> fmt::Result;

    /// Writes why something is refused, for programmers: one line with the names of the pieces.
    fn write_refusal(config: &Self::Config, illegal: Self::Illegal, out: &mut dyn Write) -> fmt::Result;
}

/// A named block of numbers within the features of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plane {
    /// What it is called, as one word.
    pub name: &'static str,
    /// How many numbers there are.
    pub len: usize,
    /// What they tell, in which order and scale, for people.
    pub about: &'static str,
}

/// Numbers for learning programs.
///
/// The features are complete for their viewer: views of a seat that differ have features that differ. They are scaled to be near
/// 0 to 1 in a usual game, and always lie in [`FEATURE_RANGE`](crate::FEATURE_RANGE).
pub trait Encode: Hidden {
    /// The version of the features: raised by each change of their number, order or scale. Actions keep their numbers for as
    /// long as the rules keep their version.
    const FEATURES: u16;

    /// How many different actions tables of this configuration know.
    fn action_count(config: &Self::Config) -> u16;

    /// The number of an action, below [`Encode::action_count`]; ascending like the actions themselves.
    fn index(config: &Self::Config, action: Self::Action) -> u16;

    /// The action with this number.
    fn action(config: &Self::Config, index: u16) -> Option<Self::Action>;

    /// Tells the blocks of the features in their order.
    fn planes(config: &Self::Config, plane: &mut dyn FnMut(Plane));

    /// How many features there are: the sum of the planes.
    fn feature_count(config: &Self::Config) -> usize {
        let mut sum = 0;
        Self::planes(config, &mut |plane| sum += plane.len);
        sum
    }

    /// Writes the features of a view into `out`, which has [`Encode::feature_count`] places.
    fn features(view: &Self::View, out: &mut [f32]);
}

/// Any position as JSON text: for scenarios, for other programs, for tests.
///
/// A view is written in the same form, with `?` for what its viewer does not know.
pub trait Positions: Hidden {
    /// All that is wrong with a position, in words.
    type Faults: Display + Debug;

    /// Writes a view.
    fn write_position(view: &Self::View, out: &mut dyn Write) -> fmt::Result;

    /// Reads a position; what it does not mention is empty or as at the start. Reports every fault.
    fn read_position(config: &Self::Config, json: &str) -> Result<Self::State, Self::Faults>;
}

/// A number that judgement depends on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// What it is called, as one word.
    pub name: &'static str,
    /// What it is, as tuned over many games.
    pub tuned: f32,
}

/// A style of playing: what somebody thinks more or less of than others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Character {
    /// The stable word for it.
    pub name: &'static str,
    /// Which weights, by name, are how many times what they are for others.
    pub leanings: &'static [(&'static str, f32)],
}

/// How bots play on from a position in their thoughts, to see who is ahead in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onward {
    /// Everybody takes any option, to the end.
    Haste,
    /// Everybody does what looks best one step ahead. Dearer; for games in which haste builds nothing.
    Care {
        /// For so many turns.
        turns: u8,
    },
}

/// How surely a bot takes what it found best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sharpness {
    /// Always.
    Best,
    /// Mostly, with this much slack: with 1 an option is taken as often as it was tried, so half as often as the best if it
    /// was tried half as often; with ½ a quarter as often, with 2 about two thirds as often.
    Mostly(f32),
}

/// What a bot puts into a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How many times it plays the game on in its thoughts.
    pub simulations: u32,
    /// How surely it takes what it found best.
    pub sharpness: Sharpness,
}

impl Effort {
    /// So many simulations, then the best.
    pub const fn best(simulations: u32) -> Effort {
        Effort { simulations, sharpness: Sharpness::Best }
    }

    /// So many simulations, then mostly the best, with so much slack.
    pub const fn mostly(simulations: u32, slack: f32) -> Effort {
        Effort { simulations, sharpness: Sharpness::Mostly(slack) }
    }
}

/// What a game crate knows about playing well.
pub trait Knowledge: Hidden {
    /// The numbers that judgement depends on.
    const WEIGHTS: &'static [Weight];
    /// The styles that bots can be given.
    const CHARACTERS: &'static [Character];
    /// How bots play on from a position in their thoughts.
    const ONWARD: Onward = Onward::Haste;
    /// What bots of the levels 1 to 5 put into a decision: each is to be clearly better than the one before, which
    /// `henge arena GAME --bots 1,2,3,4,5 --ladder` shows.
    const LEVELS: [Effort; 5];

    /// About how many points each seat will end with, as far as the position promises, judged with `weights` in the
    /// order of [`Knowledge::WEIGHTS`].
    fn prospects(state: &Self::State, weights: &[f32]) -> SeatMap<f32>;

    /// The same for one seat, for games that can tell it at less cost.
    fn prospect(state: &Self::State, seat: Seat, weights: &[f32]) -> f32 {
        Self::prospects(state, weights)[seat]
    }

    /// About how many points a lead may still change until the end.
    fn doubt(state: &Self::State) -> f32;

    /// The weights as tuned.
    fn tuned() -> Vec<f32> {
        Self::WEIGHTS.iter().map(|weight| weight.tuned).collect()
    }

    /// The weights as a character has them.
    fn leaning(character: &Character) -> Vec<f32> {
        let factor = |weight: &Weight| {
            let leaning = character.leanings.iter().find(|(name, _)| *name == weight.name);
            leaning.map_or(1.0, |(_, factor)| *factor)
        };
        Self::WEIGHTS.iter().map(|weight| weight.tuned * factor(weight)).collect()
    }
}

/// How many points `seat` is ahead of the best of the other `seats`.
pub fn lead(prospects: &SeatMap<f32>, seat: Seat, seats: u8) -> f32 {
    let others = prospects.iter(seats).filter(|(other, _)| *other != seat);
    prospects[seat] - others.map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max)
}

/// A data file by its name and content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataFile<'a> {
    /// Its name without folder.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

/// What a shelf label says about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts<'a> {
    /// The title on the box.
    pub title: &'a str,
    /// Who made it.
    pub author: &'a str,
    /// Who published it.
    pub publisher: &'a str,
    /// When.
    pub year: u16,
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// How long it takes, from and to.
    pub minutes: [u16; 2],
    /// Does the data contain parts that were designed for Henge because the printed ones are not public?
    pub reconstructed: bool,
}

/// One thing that can be chosen before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec<'a> {
    /// Its name, such as `board`.
    pub key: &'a str,
    /// What it can be.
    pub values: OptionValues<'a>,
    /// What it is if nobody chooses.
    pub default: &'a str,
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValues<'a> {
    /// One of these.
    OneOf(&'a [&'a str]),
    /// A whole number.
    Number {
        /// The lowest.
        least: u16,
        /// The highest.
        most: u16,
    },
    /// Different ones of these, one for each seat, in their order and joined by commas: see
    /// [`one_each`](crate::one_each).
    OneEach(&'a [&'a str]),
    /// So many different ones of these, joined by commas, or the default.
    Several {
        /// How many.
        count: u8,
        /// Of which.
        of: &'a [&'a str],
    },
}

/// An option and what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<'a> {
    /// The option's name.
    pub key: &'a str,
    /// What was chosen.
    pub value: &'a str,
}

/// Everything that makes a game of the house. A catalogue needs no more.
pub trait Game: Notation + Encode + Positions + Knowledge + Rules {
    /// The component data of the game, read once and kept for ever.
    type Data: Send + Sync + 'static;
    /// What is wrong with a data file, in words: the file, the place in it, what would be right.
    type DataFault: Display + Debug;
    /// What is wrong with the chosen options, in words.
    type ConfigFault: Display + Debug;

    /// The id everywhere: commands, API, records.
    const ID: &'static str;
    /// Raised by each change that makes another play legal or another result come out.
    const VERSION: u16;
    /// The data files as they are built in.
    const FILES: &'static [DataFile<'static>];

    /// Reads data files. `files` replace built-in ones of the same name or stand beside them.
    fn read_data(files: &[DataFile<'_>]) -> Result<Self::Data, Self::DataFault>;

    /// What the shelf label says.
    fn facts(data: &Self::Data) -> Facts<'_>;

    /// Tells what can be chosen for a table of `seats`.
    fn options(data: &Self::Data, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>));

    /// A table of `seats` with these choices; what is not chosen takes its default.
    fn configure(
        data: &'static Self::Data,
        seats: u8,
        choices: &[Choice<'_>],
    ) -> Result<Self::Config, Self::ConfigFault>;

    /// Tells the choices that make `config`, every option once, in the order of [`Game::options`].
    fn choices(config: &Self::Config, choice: &mut dyn FnMut(Choice<'_>));

    /// A way of playing that somebody else has published, if the game has one: for bots to be compared with.
    fn published() -> Option<Policy<Self>> {
        None
    }
}

/// Chooses one of the options of a seat from what the seat may know, with dice of its own.
pub type Policy<G> = fn(
    view: &<G as Hidden>::View,
    seat: Seat,
    options: &[<G as Rules>::Action],
    dice: &mut Dice,
) -> <G as Rules>::Action;
