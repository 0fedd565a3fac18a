//! Die Dolmengötter by Thomas Odenhoven (2005), for 2 to 5 players.
//!
//! Druids wander over a net of places and leave stones. Who newly leads in a circle of stones may lay a
//! dolmen on its stack, who draws level may slide one in below; a complete circle is scored. The only secret
//! is what the dolmens are worth.
//!
//! | file | what is in it |
//! |---|---|
//! | `ids` | places, circles, dolmens, values and sets of them |
//! | `data`, `board`, `config` | component data from the TOML files, checked; what is fixed before a game |
//! | `state` | a position: what everybody knows, and each player's secret; its invariants |
//! | `action`, `chance`, `illegal`, `event` | what can be said, drawn, refused, and what happens |
//! | `phase` | the state machine: setup, druids, stone, dolmen, turn |
//! | `score` | points with their witnesses, end of the game, places |
//! | `view` | who may know what; random worlds that fit a view |
//! | `notation`, `position`, `encode`, `features` | texts, positions as JSON, numbers for learning programs |
//! | `knowledge` | how good a position looks |
//!
//! Section and ruling numbers in comments are those of the rules page, `docs/rules/dolmengoetter`.

mod action;
mod board;
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
pub use board::{Board, Circle, Spot};
pub use chance::Chance;
pub use config::{Config, ConfigFault};
pub use data::{Colour, Constants, Data, DataFault, Fault, Rune, Setup};
pub use event::{Event, Fact, Leaving, Seen};
pub use ids::{CircleId, CircleSet, Circles, Dolmen, Place, PlaceSet, Places, VALUES, Value};
pub use illegal::{Decision, Illegal};
pub use phase::druids::destinations;
pub use phase::stone::{Status, right, status};
pub use position::{Faults, PositionFault};
pub use score::Occasion;
pub use state::{Broken, Cause, Common, Kind, Phase, Player, Right, Secret, Stack, State};
pub use view::View;

use kernel::{
    Asking, Choice, DataFile, Dice, Facts, Game, OptionSpec, Rules, Seat, SeatSet, Sink, Standings, Turn,
};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dolmengoetter;

impl Rules for Dolmengoetter {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type Broken = Broken;

    // 7.12: 2,000 turns are never reached; a turn has at most an action, a stone and a right per circle.
    const LONGEST: u32 = 20_000;

    fn setup(config: &Config) -> State {
        State::new(config)
    }

    fn config(state: &State) -> &Config {
        &state.config
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.common.phase {
            Phase::Start => Turn::Chance,
            Phase::Over { .. } => Turn::Over,
            Phase::Setup | Phase::Action | Phase::Stone { .. } => {
                Turn::Decide(SeatSet::only(state.common.active))
            }
            Phase::Dolmen { .. } => Turn::Decide(SeatSet::only(state.due_right().seat)),
        }
    }

    fn asking(_state: &State, _seat: Seat) -> Asking {
        Asking::WhenOpen
    }

    #[inline]
    fn actions(state: &State, seat: Seat, options: &mut Actions) {
        options.clear();
        match state.common.phase {
            Phase::Dolmen { .. } => {
                let right = state.due_right();
                if right.seat == seat {
                    phase::dolmen::actions(state, right, options);
                }
            }
            _ if state.common.active != seat => {}
            Phase::Setup => phase::setup::actions(state, options),
            Phase::Action => phase::druids::actions(state, seat, options),
            Phase::Stone { .. } => phase::stone::actions(options),
            Phase::Start | Phase::Over { .. } => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let decision = state.due_decision()?;
        let decider = match decision {
            Decision::Dolmen => state.due_right().seat,
            Decision::Druid | Decision::Action | Decision::Stone => state.common.active,
        };
        if seat != decider {
            return Err(Illegal::NotYourDecision { decider });
        }
        match (decision, action) {
            (Decision::Druid, Action::PlaceDruid { at }) => phase::setup::check(state, at),
            (Decision::Action, Action::Wander { from, to }) => {
                phase::druids::check_wander(state, seat, from, to)
            }
            (Decision::Action, Action::Gather { at }) => phase::druids::check_gather(state, seat, at),
            (Decision::Action, Action::Fly { from, to }) => phase::druids::check_fly(state, seat, from, to),
            (Decision::Stone, Action::LeaveStone | Action::WithholdStone) => Ok(()),
            (Decision::Dolmen, Action::Build { circle, value }) => {
                phase::dolmen::check_circle(state.due_right(), circle)?;
                phase::dolmen::check_value(state, seat, value)
            }
            (Decision::Dolmen, Action::Decline { circle }) => {
                phase::dolmen::check_circle(state.due_right(), circle)
            }
            (due, _) => Err(Illegal::OtherDecision { due }),
        }
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check(state, seat, action), Ok(()));
        match (action, state.common.phase) {
            (Action::PlaceDruid { at }, _) => phase::setup::play(state, seat, at, events),
            (Action::Wander { from, to }, _) => phase::druids::wander(state, seat, from, to, events),
            (Action::Gather { at }, _) => phase::druids::gather(state, seat, at, events),
            (Action::Fly { from, to }, _) => phase::druids::fly(state, seat, from, to, events),
            (Action::LeaveStone, Phase::Stone { left }) => {
                phase::stone::leave(state, left, Leaving::Chosen, events);
            }
            (Action::WithholdStone, _) => phase::stone::withhold(state, events),
            (Action::Build { value, .. }, Phase::Dolmen { left }) => {
                phase::dolmen::build(state, left, value, events);
            }
            (Action::Decline { .. }, Phase::Dolmen { left }) => phase::dolmen::decline(state, left, events),
            (action, phase) => unreachable!("{action:?} was not checked: the phase is {phase:?}"),
        }
    }

    fn roll(state: &State, dice: &mut Dice) -> Chance {
        chance::roll(&state.config, dice)
    }

    fn check_chance(state: &State, chance: Chance) -> Result<(), Illegal> {
        let Chance::Start { seat } = chance;
        match state.common.phase {
            Phase::Start if seat.number() < state.config.seats => Ok(()),
            Phase::Start => Err(Illegal::NoSuchSeat { seat }),
            Phase::Over { .. } => Err(Illegal::GameOver),
            _ => Err(Illegal::NoChanceNow),
        }
    }

    fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check_chance(state, chance), Ok(()));
        let Chance::Start { seat } = chance;
        phase::setup::settle_start(state, seat, events);
    }

    fn standings(state: &State) -> Standings {
        score::standings(state)
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()?;
        state.audit_conservation()
    }
}

impl State {
    /// The right to be settled now. Invariant (audited): in the phase of dolmens one is pending.
    #[inline]
    fn due_right(&self) -> Right {
        self.common.pending[0]
    }

    fn due_decision(&self) -> Result<Decision, Illegal> {
        match self.common.phase {
            Phase::Start => Err(Illegal::ChanceFirst),
            Phase::Setup => Ok(Decision::Druid),
            Phase::Action => Ok(Decision::Action),
            Phase::Stone { .. } => Ok(Decision::Stone),
            Phase::Dolmen { .. } => Ok(Decision::Dolmen),
            Phase::Over { .. } => Err(Illegal::GameOver),
        }
    }
}

impl Game for Dolmengoetter {
    type Data = Data;
    type DataFault = DataFault;
    type ConfigFault = ConfigFault;

    const ID: &'static str = "dolmengoetter";
    const VERSION: u16 = 1;
    const FILES: &'static [DataFile<'static>] = data::FILES;

    fn read_data(files: &[DataFile<'_>]) -> Result<Data, DataFault> {
        Data::read(files)
    }

    fn facts(data: &Data) -> Facts<'_> {
        data.facts()
    }

    fn options(data: &Data, seats: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        data.options(seats, option);
    }

    fn configure(data: &'static Data, seats: u8, choices: &[Choice<'_>]) -> Result<Config, ConfigFault> {
        Config::choose(data, seats, choices)
    }

    fn choices(config: &Config, choice: &mut dyn FnMut(Choice<'_>)) {
        config.choices(choice);
    }
}
