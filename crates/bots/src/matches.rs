//! Whole games between bots.

use kernel::{Asking, Buffer, Dice, Game, Seat, SeatMap, Standings, Turn, Viewer};
use thiserror::Error;

use crate::Bot;

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// Chance had an outcome.
    Chance,
    /// A bot was asked.
    Choice(Seat),
    /// The table played a single option for a seat without asking.
    Forced(Seat),
}

/// A game played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where everybody came.
    pub standings: Standings,
    /// How many decisions were made, asked or not.
    pub decisions: u32,
    /// How many of them a bot was asked for.
    pub asked: u32,
}

/// Why a game came to no end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// A table has a bot for each seat, neither more nor fewer.
    #[error("{seats} seats need {seats} bots, not {bots}")]
    Bots {
        /// Seats of the table.
        seats: u8,
        /// Bots that came.
        bots: usize,
    },
    /// A bot chose what was not among its options.
    #[error("{seat} chose {action}, which is not among its options")]
    NotAnOption {
        /// Whose bot.
        seat: Seat,
        /// What it chose, in notation.
        action: String,
    },
    /// Somebody has to decide and has no options.
    #[error("{seat} has to decide and has no options")]
    NoOptions {
        /// Who.
        seat: Seat,
    },
    /// The game is longer than its rules allow.
    #[error("not over after {steps} steps")]
    Endless {
        /// How many steps were made.
        steps: u32,
    },
}

/// The option that the table plays for a seat without asking, if there is one.
pub fn single_option<G: Game>(state: &G::State, seat: Seat, options: &[G::Action]) -> Option<G::Action> {
    match options {
        [only] if G::asking(state, seat) == Asking::WhenOpen => Some(*only),
        _ => None,
    }
}

/// Plays a whole game between bots, one for each seat in order.
///
/// The deals depend on `dice` alone: each bot thinks with dice of its own. After each step `watch` is called
/// with who made it, the facts it brought about and the position; what it refuses ends the game with its error.
pub fn play_game<G, E>(
    config: &G::Config,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut Dice,
    mut watch: impl FnMut(Made, &[G::Event], &G::State) -> Result<(), E>,
) -> Result<Played, E>
where
    G: Game,
    E: From<Fault>,
{
    let seats = G::seats(config);
    if bots.len() != usize::from(seats) {
        return Err(Fault::Bots { seats, bots: bots.len() }.into());
    }
    let mut thinking = SeatMap::from_fn(|_| dice.branch());
    let mut state = G::setup(config);
    let mut options = G::Actions::default();
    let mut events: Vec<G::Event> = Vec::new();
    let (mut decisions, mut asked) = (0, 0);
    for _ in 0..=G::LONGEST {
        events.clear();
        let mut sink = |event: G::Event| events.push(event);
        let made = match G::turn(&state) {
            Turn::Over => return Ok(Played { standings: G::standings(&state), decisions, asked }),
            Turn::Chance => {
                let chance = G::roll(&state, dice);
                G::settle(&mut state, chance, &mut sink);
                Made::Chance
            }
            Turn::Decide(deciders) => {
                // Where several decide at once their order does not matter.
                let seat = deciders.lowest().unwrap_or(Seat::ALL[0]);
                options.clear();
                G::actions(&state, seat, &mut options);
                let options = options.as_slice();
                if options.is_empty() {
                    return Err(Fault::NoOptions { seat }.into());
                }
                decisions += 1;
                let (action, made) = if let Some(only) = single_option::<G>(&state, seat, options) {
                    (only, Made::Forced(seat))
                } else {
                    asked += 1;
                    let view = G::view(&state, Viewer::Seat(seat));
                    let action = bots[seat.index()].choose(&view, seat, options, &mut thinking[seat]);
                    (action, Made::Choice(seat))
                };
                if options.binary_search(&action).is_err() {
                    let action = core::fmt::from_fn(|f| G::write_action(config, action, f)).to_string();
                    return Err(Fault::NotAnOption { seat, action }.into());
                }
                G::play(&mut state, seat, action, &mut sink);
                made
            }
        };
        watch(made, &events, &state)?;
    }
    Err(Fault::Endless { steps: G::LONGEST }.into())
}
