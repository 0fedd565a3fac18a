//! Rune Stones by Rüdiger Dorn (2019), for 2 to 4 players.
//!
//! Druids summon creatures into their decks, use what the cards show, and forge artifacts into two rows. A row
//! handed in gives power points and a rune stone, a power for the rest of the game. Playing a card for its
//! ability costs the one with the higher number. Secret is only what is in the hands; piles are bags whose order
//! nobody knows.
//!
//! | file | what is in it |
//! |---|---|
//! | `ids`, `deck` | colours, gems, slots, smithies, rows, runes; cards and sets of them |
//! | `data`, `card`, `config` | component data from the TOML file, checked; what is fixed before a game |
//! | `state` | a position: what everybody knows, and each player's secret; its invariants |
//! | `action`, `chance`, `illegal`, `event` | what can be said, drawn, refused, and what happens |
//! | `phase` | the state machine: action, summon, abilities, payment, die, forge, exchange, turn, draws |
//! | `score` | points at the end with their witnesses, places |
//! | `view` | who may know what; random worlds that fit a view |
//! | `notation`, `position`, `encode`, `features` | texts, positions as JSON, numbers for learning programs |
//! | `knowledge` | how good a position looks |
//!
//! Section and ruling numbers in comments are those of the rules page, `docs/rules/runestones`.

mod action;
mod card;
mod chance;
mod config;
mod data;
mod deck;
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
pub use card::{Ability, CardInfo, Effect, Magic, Part, Price, Wanted};
pub use chance::Chance;
pub use config::{Config, ConfigFault};
pub use data::{
    Bonus, ColourName, Constants, Data, DataFault, DieFace, Druid, FaceEffect, Fault, RuneName, Smithy,
    Supply,
};
pub use event::{Event, Fact, Seen, Source, Witness};
pub use ids::{Card, CardSet, Cards, Colour, Gem, Gems, Hue, Means, Row, Rune, Runes, Slot, Slots, SmithyId};
pub use illegal::{Due, Illegal, Piece};
pub use position::{Faults, PositionFault};
pub use state::{
    Broken, Cause, Common, Course, Laid, Occasion, Phase, Player, PowerRow, Secret, State, Work,
};
pub use view::View;

use kernel::{
    Asking, Choice, DataFile, Dice, Facts, Game, OptionSpec, Rules, Seat, SeatSet, Sink, Standings, Turn,
};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuneStones;

impl Rules for RuneStones {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type Broken = Broken;

    // 7.16: at most 200 rounds of four turns. With the largest cards that a data file can have, a turn of
    // abilities has about 250 steps (4 cards, 2 parts, 6 effects of up to 5 steps); as delivered, about 40.
    const LONGEST: u32 = 250_000;

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
            Phase::Over { .. } => Turn::Over,
            phase if phase.is_chance() => Turn::Chance,
            _ => Turn::Decide(SeatSet::only(state.common.active)),
        }
    }

    fn asking(_state: &State, _seat: Seat) -> Asking {
        Asking::WhenOpen
    }

    #[inline]
    fn actions(state: &State, seat: Seat, options: &mut Actions) {
        options.clear();
        if seat != state.common.active {
            return;
        }
        match state.common.phase {
            Phase::Action => phase::action::actions(state, options),
            Phase::Summon => phase::summon::actions(state, options),
            Phase::Cards => phase::abilities::card_actions(state, options),
            Phase::Abilities => phase::abilities::menu_actions(state, options),
            Phase::Gem => phase::abilities::gem_actions(state, options),
            Phase::Slot => phase::abilities::slot_actions(state, options),
            Phase::Pay => match state.common.course.work {
                Work::Artifact { smithy, .. } => {
                    let price = phase::forge::price(state, smithy);
                    phase::payment::each(state.player(), &price, |gems| options.push(Action::Pay { gems }));
                }
                Work::Part { .. } | Work::Nothing => phase::abilities::pay_actions(state, options),
            },
            Phase::Die { face, .. } => phase::die::actions(state, face, options),
            Phase::Forge => phase::forge::actions(state, options),
            Phase::Place => phase::forge::place_actions(state, options),
            Phase::Exchange => phase::exchange::actions(state, options),
            Phase::Rune => phase::exchange::rune_actions(state, options),
            Phase::DrawSmithies(_)
            | Phase::DrawHand(_)
            | Phase::DrawDisplay(_)
            | Phase::DrawStart
            | Phase::DrawDie
            | Phase::DrawCard { .. }
            | Phase::Over { .. } => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let due = state.due().ok_or(Illegal::GameOver)?;
        if state.common.phase.is_chance() {
            return Err(Illegal::ChanceFirst { due });
        }
        if seat != state.common.active {
            return Err(Illegal::NotYourDecision { decider: state.common.active });
        }
        match (state.common.phase, action) {
            (Phase::Action, Action::Summon) => phase::action::check_summon(state),
            (Phase::Action, Action::Abilities) => phase::action::check_abilities(state),
            (Phase::Action, Action::Forge) => phase::action::check_forge(state),
            (Phase::Action, Action::Pass) => phase::action::check_pass(state),
            (Phase::Summon, Action::Show { card }) => phase::summon::check_show(state, card),
            (Phase::Summon, Action::Take { slots }) => phase::summon::check_take(state, slots),
            (Phase::Cards, Action::Lay { card }) => phase::abilities::check_lay(state, card),
            (Phase::Cards, Action::Enough) => phase::abilities::check_enough(state),
            (Phase::Abilities, Action::Use { card, part }) => phase::abilities::check_use(state, card, part),
            (Phase::Gem, Action::Gem { colour }) => phase::abilities::check_gem(state, colour),
            (Phase::Slot, Action::Slot { slot }) => phase::abilities::check_slot(state, slot),
            (Phase::Pay, Action::Pay { gems }) => match state.common.course.work {
                Work::Artifact { smithy, .. } => {
                    phase::payment::check(state.player(), &phase::forge::price(state, smithy), gems)
                }
                Work::Part { .. } | Work::Nothing => phase::abilities::check_pay(state, gems),
            },
            (Phase::Die { face, .. }, Action::Apply) => phase::die::check_apply(state, face),
            (Phase::Die { face, .. }, Action::ApplyTo { colour }) => {
                phase::die::check_apply_to(state, face, colour)
            }
            (Phase::Forge, Action::ForgeAt { smithy, means }) => {
                phase::forge::check_forge(state, smithy, means)
            }
            (Phase::Forge, Action::Done) => phase::forge::check_done(state),
            (Phase::Place, Action::Place { row, space }) => phase::forge::check_place(state, row, space),
            (Phase::Exchange, Action::Exchange { row }) => phase::exchange::check_exchange(state, row),
            (Phase::Rune, Action::TakeRune { rune }) => phase::exchange::check_rune(state, rune),
            (Phase::Abilities, Action::Finish)
            | (Phase::Die { .. }, Action::Forgo)
            | (Phase::Exchange, Action::End) => Ok(()),
            (menu, Action::SwapGem { gem }) if menu.is_menu() => phase::free::check_swap_gem(state, gem),
            (menu, Action::SwapOre { colour }) if menu.is_menu() => {
                phase::free::check_swap_ore(state, colour)
            }
            (menu, Action::WildColour { colour }) if menu.is_menu() => {
                phase::free::check_wild_colour(state, colour)
            }
            _ => Err(Illegal::OtherDecision { due }),
        }
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check(state, seat, action), Ok(()));
        match action {
            Action::Summon | Action::Abilities | Action::Forge | Action::Pass => {
                phase::action::play(state, action, events);
            }
            Action::Show { card } => phase::summon::show(state, card, events),
            Action::Take { slots } => phase::summon::take(state, slots, events),
            Action::Lay { card } => phase::abilities::lay(state, card, events),
            Action::Enough => phase::abilities::enough(state, events),
            Action::Use { card, part } => phase::abilities::use_part(state, card, part, events),
            Action::Finish => phase::abilities::clean_up(state, events),
            Action::Gem { colour } => phase::abilities::choose_gem(state, colour, events),
            Action::Slot { slot } => phase::abilities::choose_slot(state, slot, events),
            Action::Pay { gems } => match state.common.course.work {
                Work::Artifact { .. } => phase::forge::paid(state, gems, events),
                Work::Part { .. } | Work::Nothing => phase::abilities::paid(state, gems, events),
            },
            Action::Apply | Action::ApplyTo { .. } | Action::Forgo => {
                let Phase::Die { face, left } = state.common.phase else {
                    unreachable!("{action:?} was not checked: no die was rolled")
                };
                match action {
                    Action::Apply => phase::die::apply(state, face, left, events),
                    Action::ApplyTo { colour } => phase::die::apply_to(state, face, left, colour, events),
                    _ => phase::die::forgo(state, face, left, events),
                }
            }
            Action::ForgeAt { smithy, means } => phase::forge::forge(state, smithy, means, events),
            Action::Done => phase::turn::end_forging(state, events),
            Action::Place { row, space } => phase::forge::place(state, row, space, events),
            Action::Exchange { row } => phase::exchange::exchange(state, row, events),
            Action::TakeRune { rune } => phase::exchange::take_rune(state, rune, events),
            Action::End => phase::turn::end(state, events),
            Action::SwapGem { gem } => phase::free::swap_gem(state, gem, events),
            Action::SwapOre { colour } => phase::free::swap_ore(state, colour, events),
            Action::WildColour { colour } => phase::free::wild_colour(state, colour, events),
        }
    }

    fn roll(state: &State, dice: &mut Dice) -> Chance {
        phase::draw::roll(state, dice)
    }

    fn check_chance(state: &State, chance: Chance) -> Result<(), Illegal> {
        phase::draw::check(state, chance)
    }

    fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check_chance(state, chance), Ok(()));
        phase::draw::settle(state, chance, events);
    }

    fn standings(state: &State) -> Standings {
        score::standings(state)
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()?;
        state.audit_conservation()
    }
}

impl Game for RuneStones {
    type Data = Data;
    type DataFault = DataFault;
    type ConfigFault = ConfigFault;

    const ID: &'static str = "runestones";
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
