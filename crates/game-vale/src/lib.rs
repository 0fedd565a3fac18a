//! The Vale of Eternity by Eric Hong (2023), for 2 to 4 players.
//!
//! Tamers hunt creatures of five families, sell them for stones or tame them, summon them with stones that give
//! no change, and use their effects. All 70 cards are lists of operations from the data file, carried out by one
//! effect machine; no card has code of its own. The only secrets are hand cards drawn from the pile.
//!
//! | file | what is in it |
//! |---|---|
//! | `ids` | cards and sets of them, families, stones |
//! | `data`, `constants`, `card`, `config` | component data from the TOML file, checked; what is fixed before a game |
//! | `state`, `audit` | a position: what everybody knows, and hidden hand cards; its invariants |
//! | `action`, `chance`, `illegal`, `event` | what can be said, drawn, refused, and what happens |
//! | `effect` | the effect machine: vocabulary, what can be carried out, operations, decisions inside effects |
//! | `phase` | the state machine: round, hunt, turn, keep, resolution |
//! | `score` | places |
//! | `view` | who may know what; random worlds that fit a view |
//! | `notation`, `position`, `encode`, `features` | texts, positions as JSON, numbers for learning programs |
//! | `knowledge` | how good a position looks |
//! | `baseline` | a published way of playing, for comparison |
//!
//! Section and ruling numbers in comments are those of the rules page, `docs/rules/vale`.

mod action;
mod audit;
mod baseline;
mod card;
mod chance;
mod config;
mod constants;
mod data;
mod effect;
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

pub use action::{Action, Actions, Group, Options};
pub use audit::Broken;
pub use card::{CardData, EffectText};
pub use chance::{Chance, Revealed};
pub use config::{Config, ConfigFault};
pub use constants::Constants;
pub use data::{Data, DataFault, FamilyData, Fault};
pub use effect::can::Obstacle;
pub use effect::op::{
    AfterDiscard, Amount, Choice as CardChoice, ChoiceId, Condition, Filter, Kind, OnSummon, OnTame, Op,
    OptionData, Otherwise, Permanent, Program, Whom,
};
pub use event::{Event, Fact, Seen, Zone};
pub use ids::{Card, CardSet, Colour, Family, Stones, Values};
pub use illegal::{Decision, Illegal};
pub use phase::turn::payments;
pub use position::{Faults, PositionFault};
pub use state::{Cause, Common, Derived, Due, Frame, Phase, Player, Slots, State};
pub use view::View;

use kernel::{
    Asking, Choice, DataFile, Dice, Facts, Game, OptionSpec, Policy, Rules, Seat, SeatSet, Sink, Standings,
    Turn,
};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vale;

impl Rules for Vale {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type Broken = Broken;

    // 7.14: turns are finite; random games have about 75 decisions for each player.
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
        match state.common.due {
            Due::Start | Due::Reveal | Due::Draw => Turn::Chance,
            Due::Over => Turn::Over,
            Due::Hunt | Due::Action | Due::Keep | Due::Activate | Due::Effect => {
                Turn::Decide(SeatSet::only(state.common.decider))
            }
        }
    }

    /// An end of a turn made by the table would tell that no hand card can be summoned (4.3); a hunt is asked
    /// for the sake of the person who hunts.
    fn asking(state: &State, _seat: Seat) -> Asking {
        match state.common.due {
            Due::Hunt | Due::Action => Asking::Always,
            _ => Asking::WhenOpen,
        }
    }

    #[inline]
    fn actions(state: &State, seat: Seat, options: &mut Actions) {
        options.clear();
        if state.common.decider != seat {
            return;
        }
        match state.common.due {
            Due::Hunt => phase::hunt::actions(state, options),
            Due::Action => phase::turn::actions(state, seat, options),
            Due::Keep => phase::keep::actions(state, seat, options),
            Due::Activate => phase::resolution::actions(state, options),
            Due::Effect => state.effect_actions(options),
            Due::Start | Due::Reveal | Due::Draw | Due::Over => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let decision = match state.common.due {
            Due::Over => return Err(Illegal::GameOver),
            Due::Start | Due::Reveal | Due::Draw => return Err(Illegal::ChanceFirst),
            Due::Hunt => Decision::Hunt,
            Due::Action => Decision::Action,
            Due::Keep => Decision::Keep,
            Due::Activate => Decision::Activate,
            Due::Effect => state.effect_decision(),
        };
        let decider = state.common.decider;
        if seat != decider {
            return Err(Illegal::NotYourDecision { decider });
        }
        match (state.common.due, action) {
            (Due::Hunt, Action::Hunt { card }) => phase::hunt::check(state, card),
            (Due::Action, action) => phase::turn::check(state, seat, action),
            (Due::Keep, Action::Keep { stones }) => phase::keep::check(state, seat, stones),
            (Due::Activate, Action::Activate { card }) => state.check_activate(seat, card, state.common.used),
            (Due::Effect, action) => state.check_effect(action),
            _ => Err(Illegal::OtherDecision { due: decision }),
        }
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check(state, seat, action), Ok(()));
        match (state.common.due, action) {
            (Due::Hunt, Action::Hunt { card }) => phase::hunt::play(state, seat, card, events),
            (Due::Action, action) => phase::turn::play(state, seat, action, events),
            (Due::Keep, Action::Keep { stones }) => phase::keep::play(state, seat, stones, events),
            (Due::Activate, Action::Activate { card }) => {
                phase::resolution::play(state, seat, card, events);
            }
            (Due::Effect, action) => state.answer_effect(action, events),
            (due, action) => unreachable!("{action:?} was not checked: {due:?} is due"),
        }
        phase::advance(state, events);
    }

    #[inline]
    fn roll(state: &State, dice: &mut Dice) -> Chance {
        chance::roll(state, dice)
    }

    fn check_chance(state: &State, chance: Chance) -> Result<(), Illegal> {
        chance::check(state, chance)
    }

    #[inline]
    fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check_chance(state, chance), Ok(()));
        match chance {
            Chance::Start { seat } => phase::round::settle_start(state, seat, events),
            Chance::Reveal { cards } => phase::round::settle_reveal(state, &cards, events),
            Chance::Draw { card } => {
                state.draw_hidden(state.common.decider, card, events);
                state.frame_mut().drawn += 1;
            }
        }
        phase::advance(state, events);
    }

    fn standings(state: &State) -> Standings {
        score::standings(state)
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()?;
        state.audit_conservation()
    }
}

impl Game for Vale {
    type Data = Data;
    type DataFault = DataFault;
    type ConfigFault = ConfigFault;

    const ID: &'static str = "vale";
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

    fn published() -> Option<Policy<Vale>> {
        Some(baseline::choose)
    }
}
