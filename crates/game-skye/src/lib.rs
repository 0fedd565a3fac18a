//! Isle of Skye by Alexander Pfister and Andreas Pelikan (2015), with the expansion Druids, for 2 to 5 players.
//!
//! Clan chiefs draw tiles, throw one back in secret, put gold on the others, buy one tile from somebody else and
//! keep what nobody wants. They build territories around their castles, and each round other things give points.
//! The only secret is what lies behind the screens while prices are set.
//!
//! | file | what is in it |
//! |---|---|
//! | `ids`, `tile` | names and sets of pieces; what is printed on a tile |
//! | `data`, `raw`, `goal`, `config` | component data from the TOML files, checked; what gives points; what is fixed before a game |
//! | `state`, `territory` | a position and its invariants; tiles, areas and roads of one player |
//! | `action`, `chance`, `illegal`, `event` | what can be said, drawn, refused, and what happens |
//! | `course`, `hooks` | all stages in their order, and what an expansion changes in them |
//! | `phase` | the state machine: setup, income, offers, first buy, dolmen, build |
//! | `survey`, `road`, `score` | what a territory shows; points with their witnesses, places |
//! | `view` | who may know what; random worlds that fit a view |
//! | `notation`, `position`, `encode`, `features` | texts, positions as JSON, numbers for learning programs |
//! | `knowledge` | how good a position looks |
//!
//! Section and ruling numbers in comments are those of the rules page, `docs/rules/skye`.

mod action;
mod chance;
mod config;
mod course;
mod data;
mod encode;
mod event;
mod features;
mod goal;
mod hooks;
mod ids;
mod illegal;
mod knowledge;
mod notation;
mod phase;
mod position;
mod raw;
mod road;
mod score;
mod state;
mod survey;
mod territory;
mod tile;
mod view;

pub use action::{Action, Actions};
pub use chance::Chance;
pub use config::{Config, ConfigFault};
pub use data::{Colour, Constants, Data, DataFault, Fault, Round, Schedule, Variant};
pub use event::{Cells, Ending, Event, Seen};
pub use goal::{Count, Measure, ScoringTile, Scroll, Tablet, Worth};
pub use hooks::{bag_draw, bag_price, discount, own_purchases, scrolls_again};
pub use ids::{
    Cell, DRAWN, Direction, LETTERS, Letter, MAX_GOLD, MAX_PENDING, MAX_TERRITORY, Members, REACH, SLOTS,
    ScoringId, ScrollId, TABLETS, TileId, TileSet, Turns,
};
pub use illegal::{Decision, Draw, Illegal};
pub use phase::dolmen::druid_cost;
pub use phase::first_buy::cost;
pub use phase::income::{Income, income};
pub use position::{Faults, PositionFault};
pub use road::longest as longest_road;
pub use score::{ScrollValue, gold_points, leftover_gold, points_now, ranked, scrolls};
pub use state::{Broken, Common, Fate, Mark, Phase, Player, Refill, Screen, State, Ware};
pub use survey::{Area, Survey};
pub use territory::{MAX_FRONTIER, Placed, Territory};
pub use tile::{MAX_ROADS, Region, Road, Sides, Symbols, Terrain, Tile, TileKind};
pub use view::View;

use kernel::{
    Asking, Choice, DataFile, Dice, Facts, Game, OptionSpec, Rules, Seat, SeatSet, Sink, Standings, Turn,
};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skye;

impl Rules for Skye {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type Broken = Broken;

    // A round has for each of five players a draw, three steps of an offer, four of the first buying turn, three of
    // the second and four tiles to build, and one more draw at its end; there are six rounds.
    const LONGEST: u32 = 3 + 6 * (5 * 15 + 1);

    fn setup(config: &Config) -> State {
        let mut state = State::empty(config);
        course::begin(&mut state, &mut ());
        state
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
            Phase::Scoring | Phase::Start | Phase::Dolmen { .. } | Phase::Draw | Phase::BagDraw => {
                Turn::Chance
            }
            Phase::Over => Turn::Over,
            Phase::Offers | Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::Keep | Phase::Build => {
                Turn::Decide(state.deciders())
            }
        }
    }

    /// Whether a price has one option or many is secret, so it is always asked; everything else is open.
    fn asking(state: &State, _seat: Seat) -> Asking {
        match state.common.phase {
            Phase::Offers => Asking::Always,
            _ => Asking::WhenOpen,
        }
    }

    #[inline]
    fn actions(state: &State, seat: Seat, options: &mut Actions) {
        options.clear();
        let active = state.common.active == seat;
        match state.common.phase {
            Phase::Offers => phase::offers::actions(state, seat, options),
            Phase::Build => phase::build::actions(state, seat, options),
            Phase::FirstBuy { bought, own_left } if active => {
                phase::first_buy::actions(state, seat, bought, own_left, options);
            }
            Phase::SecondBuy if active => phase::dolmen::actions(state, options),
            Phase::Keep if active => phase::dolmen::keep_actions(state, options),
            _ => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let due = state.due_decision()?;
        if seat.number() >= state.config.seats {
            return Err(Illegal::NoSuchSeat { seat });
        }
        if state.common.phase == Phase::Offers {
            return phase::offers::check(state, seat, action);
        }
        if !state.deciders().contains(seat) {
            return Err(Illegal::NotYourDecision { deciders: state.deciders() });
        }
        match (state.common.phase, action) {
            (Phase::FirstBuy { bought, .. }, Action::Buy { seller, tile }) => {
                phase::first_buy::check_buy(state, seat, bought, seller, tile)
            }
            (Phase::FirstBuy { own_left, .. }, Action::Own { tile }) => {
                phase::first_buy::check_own(state, seat, own_left, tile)
            }
            (Phase::FirstBuy { .. }, Action::End) | (Phase::SecondBuy, Action::Pass) => Ok(()),
            (Phase::SecondBuy, Action::Druid { slot }) => phase::dolmen::check_druid(state, seat, slot),
            (Phase::SecondBuy, Action::Bag) => phase::dolmen::check_bag(state, seat),
            (Phase::Keep, Action::Keep { tile }) => phase::dolmen::check_keep(state, tile),
            (Phase::Build, Action::Place { tile, at, turns }) => {
                phase::build::check(state, seat, tile, at, turns)
            }
            _ => Err(Illegal::OtherDecision { due }),
        }
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check(state, seat, action), Ok(()));
        match action {
            Action::Axe { tile } => phase::offers::set_axe(state, seat, tile, events),
            Action::Price { gold } => phase::offers::set_price(state, seat, gold, events),
            Action::Buy { seller, tile } => phase::first_buy::buy(state, seat, seller, tile, events),
            Action::Own { tile } => phase::first_buy::buy_own(state, seat, tile, events),
            Action::End => phase::first_buy::end(state, events),
            Action::Druid { slot } => phase::dolmen::buy(state, seat, slot, events),
            Action::Bag => phase::dolmen::pay_bag(state, seat, events),
            Action::Pass => phase::dolmen::pass(state, seat, events),
            Action::Keep { tile } => phase::dolmen::keep(state, seat, tile, events),
            Action::Place { tile, at, turns } => phase::build::place(state, seat, tile, at, turns, events),
        }
    }

    fn roll(state: &State, dice: &mut Dice) -> Chance {
        chance::roll(state, dice)
    }

    fn check_chance(state: &State, chance: Chance) -> Result<(), Illegal> {
        chance::check(state, chance)
    }

    #[inline]
    fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        debug_assert_eq!(Self::check_chance(state, chance), Ok(()));
        match (chance, state.common.phase) {
            (Chance::Draw { seat, tiles }, _) => phase::offers::settle_draw(state, seat, tiles, events),
            (Chance::Dolmen { tiles }, Phase::Dolmen { refill }) => {
                phase::dolmen::settle_refill(state, refill, tiles, events);
            }
            (Chance::Bag { tiles }, _) => phase::dolmen::settle_bag(state, tiles, events),
            (Chance::Scoring { tiles }, _) => phase::setup::settle_scoring(state, tiles, events),
            (Chance::Start { seat }, _) => phase::setup::settle_start(state, seat, events),
            (chance, phase) => unreachable!("{chance:?} was not checked: the phase is {phase:?}"),
        }
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
    /// Who has a decision to make.
    #[inline]
    fn deciders(&self) -> SeatSet {
        match self.common.phase {
            Phase::Offers => {
                let committed = self.common.committed;
                Seat::first(self.config.seats).filter(|seat| !committed.contains(*seat)).collect()
            }
            Phase::Build => phase::build::builders(self),
            Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::Keep => SeatSet::only(self.common.active),
            Phase::Scoring
            | Phase::Start
            | Phase::Dolmen { .. }
            | Phase::Draw
            | Phase::BagDraw
            | Phase::Over => SeatSet::EMPTY,
        }
    }

    fn due_decision(&self) -> Result<Decision, Illegal> {
        match self.common.phase {
            Phase::Scoring | Phase::Start | Phase::Dolmen { .. } | Phase::Draw | Phase::BagDraw => {
                Err(Illegal::ChanceFirst)
            }
            // Which of its two steps is the asking player's own knowledge: `offers::check` says it.
            Phase::Offers => Ok(Decision::Axe),
            Phase::FirstBuy { .. } => Ok(Decision::FirstBuy),
            Phase::SecondBuy => Ok(Decision::SecondBuy),
            Phase::Keep => Ok(Decision::Keep),
            Phase::Build => Ok(Decision::Build),
            Phase::Over => Err(Illegal::GameOver),
        }
    }
}

impl Game for Skye {
    type Data = Data;
    type DataFault = DataFault;
    type ConfigFault = ConfigFault;

    const ID: &'static str = "skye";
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
