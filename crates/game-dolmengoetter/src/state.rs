//! A position: what everybody knows, and each player's secret.

use core::fmt;

use kernel::{Bag, List, Seat, SeatMap, SeatSet};

use crate::config::Config;
use crate::ids::{
    CircleId, CircleSet, Dolmen, MAX_CIRCLES, MAX_CIRCLES_AT_PLACE, MAX_DOLMENS, MAX_STACK, Place, PlaceSet,
    VALUES, Value,
};

/// A position. Flat data: cloning copies memory.
#[derive(Clone, PartialEq)]
pub struct State {
    /// What was fixed before the first step.
    pub config: Config,
    /// What everybody knows.
    pub common: Common,
    /// What only its owner knows.
    pub secrets: SeatMap<Secret>,
}

/// What everybody at the table knows (section 6).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Common {
    /// Places with a stone of each player.
    pub stones: SeatMap<PlaceSet>,
    /// Places with a druid of each player.
    pub druids: SeatMap<PlaceSet>,
    /// Places whose druid lies.
    pub lying: PlaceSet,
    /// The dolmens in each circle, topmost first.
    pub stacks: [Stack; MAX_CIRCLES],
    /// Circles that hold dolmens.
    pub stacked: CircleSet,
    /// Circles that were completed and scored.
    pub scored: CircleSet,
    /// What everybody knows of each player.
    pub players: SeatMap<Player>,
    /// What is to be decided.
    pub phase: Phase,
    /// Whose turn it is; in the setup, who sets the next druid.
    pub active: Seat,
    /// The start player; seat 0 until it is drawn.
    pub first: Seat,
    /// Rights still to be settled, in their order.
    pub pending: List<Right, MAX_CIRCLES_AT_PLACE>,
    /// Once somebody has built the last dolmen: who still has a turn (4.4).
    /// They move clockwise from the active player, so a set says as much as a queue.
    pub final_round: Option<SeatSet>,
    /// Turns in a row without any option (7.5).
    pub passes: u8,
}

/// The dolmens in a circle, topmost first.
pub type Stack = List<Dolmen, MAX_STACK>;

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Points.
    pub score: u16,
    /// Stones in the supply.
    pub stones: u8,
    /// Dolmens in the supply.
    pub dolmens: u8,
    /// Dolmens built in the whole game.
    pub built: u8,
    /// Dolmens in the supply or face down in circles, by value: how they are split is secret.
    pub unrevealed: Bag<VALUES>,
    /// The value of each dolmen that was shown at a scoring, by its number. What was told once stays known.
    pub shown: [Option<Value>; MAX_DOLMENS],
}

/// What only its owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret {
    /// The dolmens in the supply.
    pub supply: Bag<VALUES>,
    /// The value of each dolmen that lies face down, by its number; others hold the lowest.
    pub laid: [Value; MAX_DOLMENS],
}

impl Default for Secret {
    fn default() -> Secret {
        Secret { supply: Bag::EMPTY, laid: [Value::One; MAX_DOLMENS] }
    }
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The start player is to be drawn (R12).
    Start,
    /// D1: druids are set up in turn.
    Setup,
    /// D2: the active player chooses an action.
    Action,
    /// D3: the active player may leave a stone.
    Stone {
        /// The place just left.
        left: Place,
    },
    /// D4: the owner of the first pending right decides.
    Dolmen {
        /// The place just left, which now has a stone.
        left: Place,
    },
    /// The game has ended.
    Over {
        /// Why.
        cause: Cause,
    },
}

/// Why a game ended (section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// (a) Somebody built the last dolmen of the supply, and everybody else had one more turn.
    LastDolmen,
    /// (b) The last stone of all was set, or nobody could do anything any more (7.5).
    LastStone,
}

/// How a right arose, and so where its dolmen goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// Somebody newly leads: on top.
    #[default]
    Majority,
    /// The active player drew level: at the bottom.
    Tie,
}

/// A right to build a dolmen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Right {
    /// In which circle.
    pub circle: CircleId,
    /// How it arose.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
}

impl Default for Right {
    fn default() -> Right {
        Right { circle: CircleId::default(), kind: Kind::Majority, seat: Seat::ALL[0] }
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "clones must stay cheap");
const _: () = assert!(!core::mem::needs_drop::<State>(), "a clone must be a copy of memory");

impl Common {
    /// Places with a stone of anybody.
    #[inline]
    pub fn all_stones(&self) -> PlaceSet {
        Seat::ALL.iter().fold(PlaceSet::EMPTY, |all, seat| all.or(self.stones[*seat]))
    }

    /// Places with a druid of anybody.
    #[inline]
    pub fn all_druids(&self) -> PlaceSet {
        Seat::ALL.iter().fold(PlaceSet::EMPTY, |all, seat| all.or(self.druids[*seat]))
    }

    /// How many stones each player has in a circle.
    #[inline]
    pub fn counts(&self, places: PlaceSet) -> SeatMap<u8> {
        SeatMap::from_fn(|seat| self.stones[seat].and(places).len())
    }
}

impl State {
    /// The first position (section 3).
    pub fn new(config: &Config) -> State {
        let common = Common {
            stones: SeatMap::default(),
            druids: SeatMap::default(),
            lying: PlaceSet::EMPTY,
            stacks: [Stack::new(); MAX_CIRCLES],
            stacked: CircleSet::default(),
            scored: CircleSet::default(),
            players: SeatMap::from_fn(|seat| Player::new(config, seat)),
            phase: if config.start.is_some() { Phase::Setup } else { Phase::Start },
            active: config.start.unwrap_or(Seat::ALL[0]),
            first: config.start.unwrap_or(Seat::ALL[0]),
            pending: List::new(),
            final_round: None,
            passes: 0,
        };
        let secrets = SeatMap::from_fn(|seat| {
            let supply = if seat.number() < config.seats { config.setup.dolmens } else { Bag::EMPTY };
            Secret { supply, ..Secret::default() }
        });
        State { config: *config, common, secrets }
    }

    /// Places with neither a stone nor a druid.
    #[inline]
    pub fn free(&self) -> PlaceSet {
        let common = &self.common;
        self.config.board.all.and_not(common.all_stones()).and_not(common.all_druids())
    }

    /// What a dolmen in a stack is worth.
    #[inline]
    pub fn value(&self, dolmen: Dolmen) -> Value {
        self.secrets[dolmen.owner()].laid[usize::from(dolmen.number())]
    }
}

impl Player {
    fn new(config: &Config, seat: Seat) -> Player {
        if seat.number() >= config.seats {
            return Player::default();
        }
        Player {
            score: config.data.rules.score_start,
            stones: config.setup.stones,
            dolmens: config.setup.dolmens.len() as u8,
            built: 0,
            unrevealed: config.setup.dolmens,
            shown: [None; MAX_DOLMENS],
        }
    }
}

/// Says what is public and nothing else, so that a line in a log cannot tell a secret.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("config", &self.config)
            .field("common", &self.common)
            .finish_non_exhaustive()
    }
}

/// An invariant that a state breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Broken {
    /// A place holds two things.
    Crowded { place: Place },
    /// Something stands outside the board.
    OffBoard,
    /// A player has the wrong number of druids.
    Druids { seat: Seat, found: u8 },
    /// A place is marked as lying without a druid.
    LyingNobody,
    /// The number of dolmens in a supply is not the public number.
    Supply { seat: Seat },
    /// Supply and face-down dolmens do not make up what is unrevealed.
    Unrevealed { seat: Seat },
    /// A dolmen lies in two stacks, or was never built, or has a scored number.
    Dolmen { seat: Seat, number: u8 },
    /// More dolmens than a player can own.
    TooManyDolmens { seat: Seat },
    /// A stack is higher than its circle allows (7.8).
    HighStack { circle: CircleId },
    /// A circle holds dolmens but is not marked, or the reverse.
    Stacked { circle: CircleId },
    /// A scored circle still holds dolmens or is not complete.
    Scored { circle: CircleId },
    /// A score below the minimum (7.2).
    Score { seat: Seat },
    /// Rights are pending in a phase without them, or none in the phase that needs one.
    Pending,
    /// More stones or dolmens than were dealt.
    Dealt { seat: Seat },
    /// A seat beyond the table has pieces.
    EmptySeat { seat: Seat },
}

impl State {
    /// Checks what must hold in every position, whether reached by play or written by hand.
    pub fn audit(&self) -> Result<(), Broken> {
        self.audit_places()?;
        self.audit_circles()?;
        Seat::ALL.into_iter().try_for_each(|seat| self.audit_player(seat))?;
        let common = &self.common;
        if matches!(common.phase, Phase::Dolmen { .. }) == common.pending.is_empty() {
            return Err(Broken::Pending);
        }
        Ok(())
    }

    fn audit_places(&self) -> Result<(), Broken> {
        let common = &self.common;
        let mut taken = PlaceSet::EMPTY;
        for set in Seat::ALL.iter().flat_map(|seat| [common.stones[*seat], common.druids[*seat]]) {
            if let Some(place) = taken.and(set).lowest() {
                return Err(Broken::Crowded { place });
            }
            taken = taken.or(set);
        }
        if !self.config.board.all.contains_all(taken) {
            return Err(Broken::OffBoard);
        }
        if !common.all_druids().contains_all(common.lying) {
            return Err(Broken::LyingNobody);
        }
        Ok(())
    }

    fn audit_circles(&self) -> Result<(), Broken> {
        let common = &self.common;
        let stones = common.all_stones();
        for circle in self.config.board.circle_ids() {
            let stack = &common.stacks[circle.index()];
            let data = self.config.board.circle(circle);
            if stack.len() > data.factors.len() {
                return Err(Broken::HighStack { circle });
            }
            if stack.is_empty() == common.stacked.contains(circle) {
                return Err(Broken::Stacked { circle });
            }
            let complete = stones.contains_all(data.places);
            if common.scored.contains(circle) && !(complete && stack.is_empty()) {
                return Err(Broken::Scored { circle });
            }
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), Broken> {
        let (common, secret) = (&self.common, &self.secrets[seat]);
        let player = &common.players[seat];
        let (druids, stones) = (common.druids[seat].len(), common.stones[seat].len());
        if seat.number() >= self.config.seats {
            let empty = *player == Player::default() && *secret == Secret::default();
            let nothing = druids == 0 && stones == 0 && empty;
            return if nothing { Ok(()) } else { Err(Broken::EmptySeat { seat }) };
        }
        let druids_due = self.config.data.rules.druids;
        let setting_up = matches!(common.phase, Phase::Start | Phase::Setup);
        if druids > druids_due || (!setting_up && druids < druids_due) {
            return Err(Broken::Druids { seat, found: druids });
        }
        if player.score < self.config.data.rules.score_minimum {
            return Err(Broken::Score { seat });
        }
        if usize::from(player.dolmens) + usize::from(player.built) > MAX_DOLMENS {
            return Err(Broken::TooManyDolmens { seat });
        }
        if u32::from(player.dolmens) != secret.supply.len() {
            return Err(Broken::Supply { seat });
        }
        let mut face_down = Bag::EMPTY;
        let mut numbers = 0u32;
        for dolmen in common.stacks.iter().flat_map(|stack| stack.iter()).filter(|d| d.owner() == seat) {
            let number = dolmen.number();
            let shown = player.shown[usize::from(number)].is_some();
            if number >= player.built || shown || numbers >> number & 1 == 1 {
                return Err(Broken::Dolmen { seat, number });
            }
            numbers |= 1 << number;
            face_down.put(self.value(*dolmen).kind());
        }
        if secret.supply.with(&face_down) != player.unrevealed {
            return Err(Broken::Unrevealed { seat });
        }
        Ok(())
    }

    /// Checks that no piece was lost or won since the setup; holds in every position reached by play.
    pub fn audit_conservation(&self) -> Result<(), Broken> {
        let common = &self.common;
        for seat in Seat::first(self.config.seats) {
            let player = &common.players[seat];
            let stones = player.stones + common.stones[seat].len();
            let dolmens = player.dolmens + player.built;
            let shown = player.shown.iter().flatten();
            let mut all = player.unrevealed;
            shown.for_each(|value| all.put(value.kind()));
            let dealt = &self.config.setup;
            if stones != dealt.stones || u32::from(dolmens) != dealt.dolmens.len() || all != dealt.dolmens {
                return Err(Broken::Dealt { seat });
            }
        }
        Ok(())
    }
}
