//! __TYPE__: a skeleton that already plays. In turn everybody takes stones from a heap; who took most wins.
//!
//! | file | what is in it |
//! |---|---|
//! | `ids` | names of the pieces |
//! | `data`, `config` | component data from the TOML file, checked; what is fixed before a game |
//! | `state` | a position and its invariants |
//! | `action`, `chance`, `illegal`, `event` | what can be said, drawn, refused, and what happens |
//! | `phase` | the state machine, one file for each phase |
//! | `score` | points and places |
//! | `view` | who may know what; random worlds that fit a view |
//! | `notation`, `position`, `encode`, `features` | texts, positions as JSON, numbers for learning programs |
//! | `knowledge` | how good a position looks |

mod action;
mod chance;
mod config;
mod data;
mod encode;
mod event;
mod features;
mod ids;
mod illegal;
mod knowledge;
mod notation;
mod phase;
mod position;
mod score;
mod state;
mod view;

pub use action::{Action, Actions};
pub use chance::Chance;
pub use config::{Config, ConfigFault};
pub use data::{Data, DataFault};
pub use event::Event;
pub use ids::Stones;
pub use illegal::Illegal;
pub use position::PositionFault;
pub use state::{Broken, Phase, State};
pub use view::View;

use kernel::{
    Asking, Choice, DataFile, Dice, Facts, Game, OptionSpec, Rules, Seat, SeatSet, Sink, Standings, Turn,
};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct __TYPE__;

impl Rules for __TYPE__ {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type Broken = Broken;

    const LONGEST: u32 = 300;

    fn setup(config: &Config) -> State {
        State::new(config)
    }

    fn config(state: &State) -> &Config {
        &state.config
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Start => Turn::Chance,
            Phase::Take { active } => Turn::Decide(SeatSet::only(active)),
            Phase::Over => Turn::Over,
        }
    }

    fn asking(_state: &State, _seat: Seat) -> Asking {
        Asking::WhenOpen
    }

    fn actions(state: &State, seat: Seat, options: &mut Actions) {
        options.clear();
        if matches!(state.phase, Phase::Take { active } if active == seat) {
            phase::take::actions(state, options);
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match state.phase {
            Phase::Start => Err(Illegal::ChanceFirst),
            Phase::Over => Err(Illegal::GameOver),
            Phase::Take { active } if active != seat => Err(Illegal::NotYourDecision { decider: active }),
            Phase::Take { .. } => phase::take::check(state, action),
        }
    }

    fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check(state, seat, action), Ok(()));
        phase::take::play(state, seat, action, events);
    }

    fn roll(state: &State, dice: &mut Dice) -> Chance {
        chance::roll(&state.config, dice)
    }

    fn check_chance(state: &State, chance: Chance) -> Result<(), Illegal> {
        let Chance::Start { seat } = chance;
        match state.phase {
            Phase::Start if seat.number() < state.config.seats => Ok(()),
            Phase::Start => Err(Illegal::NoSuchSeat { seat }),
            Phase::Take { .. } => Err(Illegal::NoChanceNow),
            Phase::Over => Err(Illegal::GameOver),
        }
    }

    fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check_chance(state, chance), Ok(()));
        let Chance::Start { seat } = chance;
        state.phase = Phase::Take { active: seat };
        events.push(Event::StartDrawn { seat });
    }

    fn standings(state: &State) -> Standings {
        score::standings(state)
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()
    }
}

impl Game for __TYPE__ {
    type Data = Data;
    type DataFault = DataFault;
    type ConfigFault = ConfigFault;

    const ID: &'static str = "__ID__";
    const VERSION: u16 = 1;
    const FILES: &'static [DataFile<'static>] = data::FILES;

    fn read_data(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        Data::read(files)
    }

    fn facts(data: &Data) -> Facts<'_> {
        data.facts()
    }

    fn options(_data: &Data, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        config::options(seats, option);
    }

    fn configure(data: &'static Data, seats: u8, choices: &[Choice<'_>]) -> Result<Config, ConfigFault> {
        Config::choose(data, seats, choices)
    }

    fn choices(config: &Config, choice: &mut dyn FnMut(Choice<'_>)) {
        config.choices(choice);
    }
}
