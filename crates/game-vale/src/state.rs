//! A position: what everybody knows, and the hand cards that only their owner knows.

use core::fmt;

use kernel::{List, Seat, SeatMap};

use crate::action::Options;
use crate::config::Config;
use crate::data::{Data, MAX_DISPLAY};
use crate::effect::compile::MAX_NESTING;
use crate::effect::op::{Kind, Place};
use crate::ids::{Card, CardSet, Colour, Family, MAX_ROUNDS, Stones, Values};

/// How many draw piles with unseen cards are told apart; older ones are lumped together.
pub(crate) const MAX_PILES: usize = 6;

/// A position. Flat data: cloning copies memory.
#[derive(Clone, PartialEq)]
pub struct State {
    /// What was fixed before the first step.
    pub config: Config,
    /// What everybody knows.
    pub common: Common,
    /// Hand cards that only their owner knows.
    pub secrets: SeatMap<CardSet>,
}

/// What everybody at the table knows (section 6).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Common {
    /// The round, from 1: also the area limit and the cost of a release.
    pub round: u8,
    /// The first player of the round.
    pub first: Seat,
    /// Whose turn it is in the action and the resolution phase.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// What is to be decided or drawn now; follows from everything else.
    pub due: Due,
    /// Who decides it.
    pub decider: Seat,
    /// Who has more stones than allowed and must choose before anything else happens (4.7).
    pub keeping: Option<Seat>,
    /// What everybody knows of each player.
    pub players: SeatMap<Player>,
    /// The cards on offer in the order revealed.
    pub display: List<Card, MAX_DISPLAY>,
    /// Those without a marker.
    pub unmarked: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// The card everybody knows to be on top of the draw pile.
    pub top: Option<Card>,
    /// For each draw pile that was ever made, the cards of it that nobody has shown since: in the pile, or drawn
    /// by somebody. The last one is the present pile; earlier ones without such cards are left out.
    pub piles: List<CardSet, MAX_PILES>,
    /// Which pile each of them was, from 1.
    pub pile_numbers: List<u8, MAX_PILES>,
    /// Places of the active player's area that were activated in this turn of the resolution phase.
    pub used: Slots,
    /// Creatures that can be activated now, where that is the question (D4).
    pub available: CardSet,
    /// Effects under way, the innermost last.
    pub frames: List<Frame, MAX_NESTING>,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Player {
    /// Hand cards that everybody knows.
    pub known: CardSet,
    /// The creatures of the area as a set.
    pub creatures: CardSet,
    /// Cards of the display with a marker of this player.
    pub marked: CardSet,
    /// The creatures in the order of summoning.
    pub area: List<Card, MAX_ROUNDS>,
    /// Points.
    pub score: u16,
    /// Stones.
    pub stones: Stones,
    /// How many of the hand cards only the player knows, by the pile they were drawn from.
    pub drawn: [u8; MAX_PILES],
    /// What follows from the creatures (4.2).
    pub derived: Derived,
}

/// What follows from the creatures in an area (4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Derived {
    /// How many stones may be kept.
    pub limit: u8,
    /// What stones are worth.
    pub values: Values,
    /// What is added to the cost of a creature of each family.
    pub costs: [i8; 5],
}

impl Derived {
    /// Computes it.
    pub fn of(data: &Data, creatures: CardSet) -> Derived {
        let mut derived = Derived { limit: data.rules.stone_limit, values: data.values, costs: [0; 5] };
        let changing = creatures.and(data.changing);
        if changing.is_empty() {
            return derived;
        }
        let mut bonus = [0; 3];
        for card in changing {
            let permanent = &data.card(card).permanent;
            derived.limit += permanent.limit;
            if let Some([a, b]) = permanent.swap {
                derived.values.swap(a.index(), b.index());
            }
            for colour in Colour::ALL {
                bonus[colour.index()] += permanent.values[colour.index()];
            }
            for (sum, add) in derived.costs.iter_mut().zip(permanent.costs) {
                *sum += add;
            }
        }
        for (value, bonus) in derived.values.iter_mut().zip(bonus) {
            *value += bonus;
        }
        derived
    }
}

impl Player {
    /// How many hand cards the player has.
    #[inline]
    pub fn hand_len(&self) -> u8 {
        self.known.len() + self.drawn_len()
    }

    /// How many of them only the player knows.
    #[inline]
    pub fn drawn_len(&self) -> u8 {
        self.drawn.iter().sum()
    }

    /// How many creatures are in the area.
    #[inline]
    pub fn area_len(&self) -> u8 {
        self.area.len() as u8
    }
}

/// Places of an area, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slots(pub(crate) u16);

impl Slots {
    /// No place.
    pub const NONE: Slots = Slots(0);

    /// Is the place among them?
    #[inline]
    pub const fn contains(self, slot: usize) -> bool {
        self.0 >> slot & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub(crate) fn insert(&mut self, slot: usize) {
        self.0 |= 1 << slot;
    }

    /// The creature at a place has left: those behind it move up.
    #[inline]
    pub(crate) fn close_up(&mut self, slot: usize) {
        let low = (1 << slot) - 1;
        self.0 = self.0 & low | self.0 >> 1 & !low;
    }
}

/// A phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first player is to be drawn.
    Start,
    /// The display is to be filled (4.4).
    Reveal,
    /// Cards are marked (4.4).
    Hunt,
    /// Cards are sold, tamed, summoned, released (4.5).
    Action,
    /// Active effects are carried out (4.11).
    Resolution,
    /// The game has ended.
    Over {
        /// Why.
        cause: Cause,
    },
}

/// Why the game ended (4.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Somebody had enough points.
    Points,
    /// The last round is over.
    Rounds,
}

/// What is to be decided or drawn now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Chance: the first player.
    Start,
    /// Chance: the display.
    Reveal,
    /// Chance: a card for the effect under way.
    Draw,
    /// D1.
    Hunt,
    /// D2.
    Action,
    /// D3.
    Keep,
    /// D4, in the resolution phase.
    Activate,
    /// What the operation of the innermost effect asks.
    Effect,
    /// Nothing any more.
    Over,
}

/// An effect under way (4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The operation that is next.
    pub at: Place,
    /// The value of the stones given up.
    pub discarded: u16,
    /// Places of the area that the operation has activated already.
    pub used: Slots,
    /// Who carries it out.
    pub seat: Seat,
    /// The card that carries it out.
    pub source: Card,
    /// The card it is printed on.
    pub of: Card,
    /// Which effect of that card.
    pub kind: Kind,
    /// The card chosen earlier.
    pub chosen: Option<Card>,
    /// The player chosen for the operation.
    pub target: Option<Seat>,
    /// Cards the operation has drawn already.
    pub drawn: u8,
    /// Options still to be carried out.
    pub options: Options,
    /// Were the stones of the options received already, all at once?
    pub gained: bool,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new(Seat::ALL[0], Card::default(), Card::default(), Kind::Instant, 0)
    }
}

impl Frame {
    /// An effect at its beginning.
    #[inline]
    pub(crate) fn new(seat: Seat, source: Card, of: Card, kind: Kind, at: Place) -> Frame {
        Frame {
            at,
            discarded: 0,
            used: Slots::NONE,
            seat,
            source,
            of,
            kind,
            chosen: None,
            target: None,
            drawn: 0,
            options: Options::NONE,
            gained: false,
        }
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "clones must stay cheap");
const _: () = assert!(!core::mem::needs_drop::<State>(), "a clone must be a copy of memory");

impl State {
    /// The first position (section 3).
    pub fn new(config: &Config) -> State {
        let derived = Derived::of(config.data, CardSet::EMPTY);
        let mut piles = List::new();
        piles.push(config.data.all);
        let mut pile_numbers = List::new();
        pile_numbers.push(1);
        let common = Common {
            round: 1,
            first: Seat::ALL[0],
            active: Seat::ALL[0],
            phase: Phase::Start,
            due: Due::Start,
            decider: Seat::ALL[0],
            keeping: None,
            players: SeatMap::from_fn(|seat| Player {
                derived: if seat.number() < config.seats { derived } else { Derived::default() },
                ..Player::default()
            }),
            display: List::new(),
            unmarked: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            top: None,
            piles,
            pile_numbers,
            used: Slots::NONE,
            available: CardSet::EMPTY,
            frames: List::new(),
        };
        let mut state = State { config: *config, common, secrets: SeatMap::default() };
        if let Some(first) = config.start {
            crate::phase::round::seat_first(&mut state, first);
            state.common.due = Due::Reveal;
        }
        state
    }

    /// All component data.
    #[inline]
    pub(crate) fn data(&self) -> &'static Data {
        self.config.data
    }

    /// All hand cards of a player.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.common.players[seat].known.or(self.secrets[seat])
    }

    /// The index of the present pile among the piles. Invariant (audited): there is one.
    #[inline]
    pub(crate) fn present(&self) -> usize {
        self.common.piles.len() - 1
    }

    /// What is in the draw pile, without a known top card.
    #[inline]
    pub fn pile(&self) -> CardSet {
        let drawn = Seat::ALL.iter().fold(CardSet::EMPTY, |all, seat| all.or(self.secrets[*seat]));
        self.common.piles[self.present()].and_not(drawn)
    }

    /// Where the next hidden card comes from: the draw pile, or the discard pile if that is empty (4.10).
    #[inline]
    pub(crate) fn drawable(&self) -> CardSet {
        let pile = self.pile();
        if pile.is_empty() { self.common.discard } else { pile }
    }

    /// How many cards the display will get.
    #[inline]
    pub(crate) fn reveal_count(&self) -> u8 {
        let common = &self.common;
        let there = common.pile_len() + common.discard.len() + u8::from(common.top.is_some());
        there.min(self.data().rules.picks * self.config.seats)
    }
}

impl Common {
    /// How many cards are in the draw pile, without a known top card.
    #[inline]
    pub fn pile_len(&self) -> u8 {
        let present = self.piles.len() - 1;
        let drawn: u8 = Seat::ALL.iter().map(|seat| self.players[*seat].drawn[present]).sum();
        self.piles[present].len() - drawn
    }

    /// Can a card be drawn (4.10)?
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.top.is_some() || !self.discard.is_empty() || self.pile_len() > 0
    }

    /// How many markers lie in the display.
    #[inline]
    pub fn markers(&self) -> u8 {
        self.display.len() as u8 - self.unmarked.len()
    }

    /// Whose marker is on a card of the display.
    pub fn marker(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.players[*seat].marked.contains(card))
    }

    /// The effect under way. Invariant (audited): where an operation asks, there is one.
    #[inline]
    pub(crate) fn frame(&self) -> &Frame {
        self.frames.last().expect("an effect is under way")
    }

    /// How many different families a set of creatures has.
    #[inline]
    pub(crate) fn families(data: &Data, creatures: CardSet) -> u8 {
        let has = |family: &Family| !creatures.and(data.by_family[family.index()]).is_empty();
        Family::ALL.iter().map(|family| u8::from(has(family))).sum()
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
