//! A table, for programs that do not care which game is played at it.
//!
//! Everything goes in and out as notation, seats and numbers, so that a server, a command line or another
//! program needs no type of any game. [`Seated`](crate::Seated) is the one adapter behind it.

use core::any::Any;
use core::ops::Range;

use kernel::{Dice, Game, Seat, SeatSet, Standings, Turn, Viewer};
use thiserror::Error;

use crate::dealer::Dealer;
use crate::seated::Seated;

/// Who makes decisions that have a single option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced {
    /// The table itself, at once, and logs them as its own; except those a game always asks.
    Played,
    /// Whoever has the decision, as any other: for scenarios and analysis.
    Asked,
}

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The player in this seat.
    Seat(Seat),
    /// The table, for this seat, which had a single option.
    Auto(Seat),
    /// The dealer, or whoever supplies the outcomes.
    Chance,
}

impl Actor {
    /// The seat whose step it is; none for chance.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) | Actor::Auto(seat) => Some(seat),
            Actor::Chance => None,
        }
    }
}

/// One step of the log, with everything in it: not for players while the game runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who made it.
    pub actor: Actor,
    /// The action or outcome in notation.
    pub text: String,
}

/// One option of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The action in notation.
    pub text: String,
    /// Its number among all actions of the table, for learning programs.
    pub index: u16,
}

/// A named block of numbers within the features.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureBlock {
    /// What it is called, as one word.
    pub name: &'static str,
    /// What the numbers tell, and how they are ordered and scaled.
    pub about: &'static str,
    /// How many there are.
    pub len: usize,
}

/// Why a step was not made. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// The table has fewer seats.
    #[error("nobody sits at {seat}: this table has {seats} seats, from P0")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// The text is not in the notation of the game.
    #[error("{:?} cannot be read; expected {expected}", clip(.text))]
    Unreadable {
        /// The text.
        text: String,
        /// What would be right.
        expected: &'static str,
    },
    /// The rules do not allow it.
    #[error("{why}")]
    Illegal {
        /// The stable word for the reason.
        code: &'static str,
        /// The reason in words.
        why: String,
    },
    /// No action has this number.
    #[error("there is no action {number}: this table knows {count}, from 0")]
    NoSuchAction {
        /// The number.
        number: u16,
        /// How many actions there are.
        count: u16,
    },
    /// The dealer was asked although no chance step is next.
    #[error("there is nothing to draw now")]
    NothingToDraw,
}

impl Refused {
    /// The stable word for the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::NoSuchSeat { .. } => "no-such-seat",
            Refused::Unreadable { .. } => "unreadable",
            Refused::Illegal { code, .. } => code,
            Refused::NoSuchAction { .. } => "no-such-action",
            Refused::NothingToDraw => "no-chance-now",
        }
    }
}

/// What a row of chosen throws leads to at a chance step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Throw {
    /// The outcome, in notation.
    Outcome(String),
    /// Another throw follows, with so many equally likely results.
    Open(u32),
    /// More throws were chosen than are made, or one was higher than can be thrown.
    Beyond,
}

/// As much of a text as a message needs.
pub(crate) fn clip(text: &str) -> String {
    const ENOUGH: usize = 60;
    match text.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A step that does not exist yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("step {step} has not been made; the last one is {last}")]
pub struct NoSuchStep {
    /// The step that was named.
    pub step: u32,
    /// The last step there is; 0 before the first.
    pub last: u32,
}

/// A game in progress.
///
/// Steps are numbered from 1; position `n` is the one after step `n`, position 0 the start. Whatever is
/// refused changes nothing, and neither does a panic of the rules.
pub trait Table: Any + Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u16;

    /// BLAKE3 of the data files in force.
    fn data(&self) -> blake3::Hash;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The options with what was chosen, every option once.
    fn choices(&self) -> Vec<(String, String)>;

    /// Who makes decisions with a single option.
    fn forced(&self) -> Forced;

    /// The position it was opened from, if not from the setup of the game, with everything laid open.
    fn origin(&self) -> Option<String>;

    /// Whose step is next.
    fn turn(&self) -> Turn;

    /// Everything `seat` may do now, in ascending order; nothing if it has no decision.
    fn legal(&self, seat: Seat) -> Vec<Offer>;

    /// May `seat` do this now, and if not, why?
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;

    /// Does it. Gives the numbers of the steps made: this one and those the table made by itself after it.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Range<u32>, Refused>;

    /// What the dealer draws for the chance step that is next.
    fn draw(&self, dealer: &Dealer) -> Result<String, Refused>;

    /// Applies an outcome of chance. Gives the numbers of the steps made.
    fn settle(&mut self, outcome: &str) -> Result<Range<u32>, Refused>;

    /// Lets the dealer draw, and applies it. Gives the numbers of the steps made.
    fn roll(&mut self, dealer: &Dealer) -> Result<Range<u32>, Refused>;

    /// How many steps were made.
    fn steps(&self) -> u32;

    /// The step with this number, with everything in it.
    fn step(&self, number: u32) -> Option<Step>;

    /// Who made the step with this number.
    fn actor(&self, number: u32) -> Option<Actor>;

    /// Who had to decide before the step with this number; nobody before a draw.
    fn deciding_before(&self, number: u32) -> SeatSet;

    /// Did `viewer` see anything of the step with this number?
    fn sees(&self, number: u32, viewer: Viewer) -> bool;

    /// The table as it was after the step with this number, as a table of its own. It costs little, however long the game
    /// is. Unlike the table itself a fork may rest before a decision with a single option.
    fn fork(&self, number: u32) -> Result<Box<dyn Table>, NoSuchStep>;

    /// What `viewer` saw of the step with this number, in notation.
    fn seen(&self, number: u32, viewer: Viewer) -> Vec<String>;

    /// What `viewer` may know now, as JSON; with [`Viewer::Open`] the position itself.
    fn view(&self, viewer: Viewer) -> String;

    /// What `viewer` might know after the step with this number, as JSON.
    fn view_at(&self, number: u32, viewer: Viewer) -> Result<String, NoSuchStep>;

    /// Everybody's place as it would be now; final when the game is over.
    fn standings(&self) -> Standings;

    /// The earliest position that may be gone back to freely: since then nothing was drawn, nothing became
    /// known, and the same seats decide.
    fn horizon(&self) -> u32;

    /// Goes back to position `number`, or further to the next position where somebody decided, because a table
    /// never rests before a step of its own. Gives the number of the position reached. If something that was drawn is
    /// taken back, whatever is drawn from now on is drawn anew: nobody learns the future by going back.
    fn undo(&mut self, number: u32) -> Result<u32, NoSuchStep>;

    /// Goes back like `undo`, but what is drawn again comes out the same.
    fn rewind(&mut self, number: u32) -> Result<u32, NoSuchStep>;

    /// From the next step on everything is drawn anew.
    fn redeal(&mut self);

    /// The steps from which on everything was drawn anew, in order; one more deal begins with each.
    fn redealt(&self) -> &[u32];

    /// How many different actions there are at this table.
    fn action_count(&self) -> u16;

    /// The number of an action.
    fn index(&self, action: &str) -> Result<u16, Refused>;

    /// The action with this number, in notation.
    fn action(&self, index: u16) -> Option<String>;

    /// For each action, by number: is it legal for `seat` now?
    fn mask(&self, seat: Seat) -> Vec<bool>;

    /// Writes the numbers of everything `seat` may do now over `numbers`, ascending.
    fn options(&self, seat: Seat, numbers: &mut Vec<u16>);

    /// Does the action with this number. Gives the numbers of the steps made, like `play`.
    fn play_number(&mut self, seat: Seat, number: u16) -> Result<Range<u32>, Refused>;

    /// Writes over `mask`, which has a place for each action, whether it is legal for `seat` now.
    fn write_mask(&self, seat: Seat, mask: &mut [bool]);

    /// What these chosen throws lead to at the chance step that is next: every outcome is a row of throws, each of so
    /// many equally likely results.
    fn throw(&self, chosen: &[u32]) -> Result<Throw, Refused>;

    /// A random table that looks like this one to `viewer`: it begins there, and asks for every decision.
    fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Table>;

    /// No game at this table has more steps.
    fn longest(&self) -> u32;

    /// The version of the features: raised by each change of their number, order or scale.
    fn features_version(&self) -> u16;

    /// How many features there are.
    fn feature_count(&self) -> usize;

    /// Writes what `viewer` may know now over `out`, which has a place for each feature.
    fn write_features(&self, viewer: Viewer, out: &mut [f32]);

    /// What the features tell, block by block.
    fn feature_blocks(&self) -> Vec<FeatureBlock>;

    /// What `viewer` may know now, as numbers.
    fn features(&self, viewer: Viewer) -> Vec<f32>;
}

impl dyn Table {
    /// The table in the types of its game, for code that came in as a [`Visitor`](crate::Visitor); nothing if
    /// another game is played here.
    pub fn seated<G: Game>(&self) -> Option<&Seated<G>> {
        let table: &dyn Any = self;
        table.downcast_ref()
    }

    /// The log, with everything in it.
    pub fn log(&self) -> Vec<Step> {
        (1..=self.steps()).filter_map(|number| self.step(number)).collect()
    }
}
