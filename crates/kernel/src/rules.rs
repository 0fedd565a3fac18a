//! What a game is: states, options, steps.

use core::fmt::Debug;
use core::hash::Hash;

use crate::{Buffer, Dice, Seat, SeatSet, Sink, Standings};

/// Whose step is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Each seat of the set has a decision to make; in any order if there are several.
    Decide(SeatSet),
    /// The dealer rolls, draws or shuffles.
    Chance,
    /// The game has ended.
    Over,
}

/// May a decision with a single option be made without asking?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// A single option is played by the table itself, and logged.
    WhenOpen,
    /// Asked even with one option, because not being asked would tell others something.
    Always,
}

/// Why something may not be done: small, public, and named by a stable word.
pub trait Refusal: Copy + Eq + Debug + Hash {
    /// The stable word for the reason, such as `not-free`.
    fn code(&self) -> &'static str;
}

/// The rules of a game, as functions from state to state.
pub trait Rules: Sized + 'static {
    /// What is fixed before the first step: seats, board, variant.
    type Config: Clone + Debug + Send + Sync;
    /// A position: flat data without heap, so that `clone` is a copy of memory.
    type State: Clone + PartialEq + Send + Sync;
    /// One decision.
    type Action: Copy + Ord + Hash + Debug + Send + Sync;
    /// A buffer large enough for every list of options.
    type Actions: Buffer<Item = Self::Action>;
    /// One outcome of a chance step.
    type Chance: Copy + Eq + Debug + Send + Sync;
    /// A fact that a step brought about.
    type Event: Copy + PartialEq + Debug + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// Which invariant of a state is broken.
    type Broken: Debug;

    /// No game has more steps than this.
    const LONGEST: u32;

    /// The first position. Whatever is random follows as chance steps.
    fn setup(config: &Self::Config) -> Self::State;

    /// What a position was set up from.
    fn config(state: &Self::State) -> &Self::Config;

    /// How many seats the table has.
    fn seats(config: &Self::Config) -> u8;

    /// Whose step is next.
    fn turn(state: &Self::State) -> Turn;

    /// May the table answer for `seat` where there is a single option?
    fn asking(state: &Self::State, seat: Seat) -> Asking;

    /// Fills `options` with all that `seat` may do: ascending, unique; empty if it has no decision.
    fn actions(state: &Self::State, seat: Seat, options: &mut Self::Actions);

    /// May `seat` do this, and if not, why? The same truth as [`Rules::actions`].
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Does it. The caller has checked; a debug build checks again.
    fn play(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Draws an outcome for the chance step that is next.
    fn roll(state: &Self::State, dice: &mut Dice) -> Self::Chance;

    /// Can the chance step that is next have this outcome, and if not, why?
    fn check_chance(state: &Self::State, chance: Self::Chance) -> Result<(), Self::Illegal>;

    /// Applies an outcome. The caller has checked; a debug build checks again.
    fn settle(state: &mut Self::State, chance: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// Everybody's place as it would be now; final when the game is over.
    fn standings(state: &Self::State) -> Standings;

    /// Does every invariant hold: is each piece accounted for, each number in its bounds?
    fn audit(state: &Self::State) -> Result<(), Self::Broken>;
}
