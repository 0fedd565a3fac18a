//! Bids: a small game with everything that is hard to keep secret.
//!
//! Each seat draws a charm in secret from a bag. Then in each round a prize is drawn openly from another bag,
//! and all seats secretly and at the same time bid one of their cards; each card is used once. The highest bid
//! that nobody else made wins the prize. At the end charms count as points.
//!
//! The constant says which fault is planted in the game: the checks of the testkit must find each of them, and
//! find nothing in the honest game.

pub(crate) mod hidden;
mod surroundings;

use kernel::{Asking, Bag, Dice, List, Refusal, Rules, Seat, SeatMap, SeatSet, Sink, Standings, Turn};

/// Nothing is wrong.
pub(crate) const HONEST: u8 = 0;
/// A view holds the bid of the next seat.
pub(crate) const NEIGHBOUR_IN_VIEW: u8 = 1;
/// A view holds the sum of the hidden bids.
pub(crate) const SUM_IN_VIEW: u8 = 2;
/// The public event of a bid tells the card.
pub(crate) const BID_IN_EVENT: u8 = 3;
/// A refusal tells whether somebody else bid the card.
pub(crate) const REFUSAL_TELLS: u8 = 4;
/// A view holds the bid of the next seat, and `imagine` goes along with it.
pub(crate) const COMPLICIT_IMAGINE: u8 = 5;
/// Everybody sees the charm that is drawn, though views hide it.
pub(crate) const CHARM_IN_EVENT: u8 = 6;
/// A card that somebody else bid cannot be bid.
pub(crate) const OPTIONS_TELL: u8 = 7;
/// Lists descend.
pub(crate) const DESCENDING: u8 = 10;
/// `check` allows what `actions` does not list.
pub(crate) const LENIENT: u8 = 11;
/// The last to bid gets a point.
pub(crate) const LAST_WINS: u8 = 12;
/// A won prize goes back into the bag as well.
pub(crate) const COUNTERFEIT: u8 = 13;
/// Outcomes of chance are not read back as they are written.
pub(crate) const MISREAD: u8 = 14;
/// Imagined charms are equally likely whatever is in the bag.
pub(crate) const UNFAIR: u8 = 15;

/// The game with a planted fault.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bids<const FAULT: u8> {}

/// The worth of the kinds of charms is their number; so many there are of each.
pub(crate) const CHARMS: Bag<3> = Bag::new([1, 3, 2]);

/// Prizes of 1 to 3 points.
pub(crate) const PRIZES: Bag<3> = Bag::new([3, 2, 1]);

/// A table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Config {
    pub(crate) seats: u8,
    /// How many rounds, which is also how many cards each seat has.
    pub(crate) rounds: u8,
}

/// A bid, or that there is none yet.
pub(crate) type Bid = Option<u8>;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) config: Config,
    /// Charms nobody has.
    pub(crate) charms: Bag<3>,
    /// The charm of each seat.
    pub(crate) charm: SeatMap<Option<u8>>,
    /// Prizes not yet drawn.
    pub(crate) prizes: Bag<3>,
    /// The prize of this round.
    pub(crate) prize: Option<u8>,
    /// Prizes of earlier rounds.
    pub(crate) gone: Bag<3>,
    /// Cards not yet used, as bits.
    pub(crate) cards: SeatMap<u8>,
    pub(crate) bids: SeatMap<Bid>,
    pub(crate) points: SeatMap<u8>,
    pub(crate) round: u8,
}

/// To bid a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Action(pub u8);

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    Charm(Seat, u8),
    Prize(u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Charmed(Seat, u8),
    Drawn(u8),
    Bid(Seat, u8),
    Shown(Seat, u8),
    Won(Seat, u8),
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Illegal {
    NotYou,
    NoCard,
    Taken,
    NotNow,
    NotInBag,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::NotYou => "not-you",
            Illegal::NoCard => "no-card",
            Illegal::Taken => "taken",
            Illegal::NotNow => "not-now",
            Illegal::NotInBag => "not-in-bag",
        }
    }
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.config.seats)
    }

    /// The seat that draws its charm next.
    pub(crate) fn uncharmed(&self) -> Option<Seat> {
        self.seats().find(|seat| self.charm[*seat].is_none())
    }

    fn waiting(&self) -> SeatSet {
        self.seats().filter(|seat| self.bids[*seat].is_none()).collect()
    }

    pub(crate) fn holds(&self, seat: Seat, card: u8) -> bool {
        (1..=self.config.rounds).contains(&card) && self.cards[seat] & (1 << card) != 0
    }

    fn is_bid_by_others(&self, seat: Seat, card: u8) -> bool {
        self.seats().any(|other| other != seat && self.bids[other] == Some(card))
    }
}

impl<const FAULT: u8> Rules for Bids<FAULT> {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Actions = List<Action, 8>;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type Broken = &'static str;

    const LONGEST: u32 = 3 + 6 * 4;

    fn setup(config: &Config) -> State {
        State {
            config: *config,
            charms: CHARMS,
            charm: SeatMap::default(),
            prizes: PRIZES,
            prize: None,
            gone: Bag::EMPTY,
            cards: SeatMap::from_fn(|seat| {
                if seat.number() < config.seats { ((1u16 << (config.rounds + 1)) - 2) as u8 } else { 0 }
            }),
            bids: SeatMap::default(),
            points: SeatMap::default(),
            round: 0,
        }
    }

    fn config(state: &State) -> &Config {
        &state.config
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn turn(state: &State) -> Turn {
        if state.uncharmed().is_some() {
            Turn::Chance
        } else if state.prize.is_some() {
            Turn::Decide(state.waiting())
        } else if state.round == state.config.rounds {
            Turn::Over
        } else {
            Turn::Chance
        }
    }

    fn asking(_state: &State, _seat: Seat) -> Asking {
        Asking::Always
    }

    fn actions(state: &State, seat: Seat, options: &mut Self::Actions) {
        let deciding = matches!(Self::turn(state), Turn::Decide(seats) if seats.contains(seat));
        if !deciding {
            return;
        }
        let mut put = |card| {
            if state.holds(seat, card) && (FAULT != OPTIONS_TELL || !state.is_bid_by_others(seat, card)) {
                options.push(Action(card));
            }
        };
        if FAULT == DESCENDING {
            (1..=state.config.rounds).rev().for_each(&mut put);
        } else {
            (1..=state.config.rounds).for_each(&mut put);
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match Self::turn(state) {
            Turn::Decide(seats) if seats.contains(seat) => {}
            _ => return Err(Illegal::NotYou),
        }
        if FAULT == LENIENT {
            return Ok(());
        }
        if FAULT == REFUSAL_TELLS && !state.holds(seat, action.0) && state.is_bid_by_others(seat, action.0) {
            return Err(Illegal::Taken);
        }
        if FAULT == OPTIONS_TELL {
            let mut options = List::new();
            Self::actions(state, seat, &mut options);
            return if options.contains(&action) { Ok(()) } else { Err(Illegal::NoCard) };
        }
        if state.holds(seat, action.0) { Ok(()) } else { Err(Illegal::NoCard) }
    }

    fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        state.bids[seat] = Some(action.0);
        state.cards[seat] &= !(1 << action.0);
        events.push(Event::Bid(seat, action.0));
        if !state.waiting().is_empty() {
            return;
        }
        for seat in state.seats() {
            events.push(Event::Shown(seat, state.bids[seat].expect("everybody has bid")));
        }
        let winner = state
            .seats()
            .filter(|seat| !state.is_bid_by_others(*seat, state.bids[*seat].expect("everybody has bid")))
            .max_by_key(|seat| state.bids[*seat]);
        let prize = state.prize.take().expect("bids are made for a prize");
        if let Some(winner) = winner {
            state.points[winner] += prize;
            events.push(Event::Won(winner, prize));
        }
        if FAULT == LAST_WINS {
            state.points[seat] += 1;
        }
        if FAULT == COUNTERFEIT && winner.is_some() {
            state.prizes.put(prize as usize - 1);
        }
        state.gone.put(prize as usize - 1);
        state.bids = SeatMap::default();
        state.round += 1;
    }

    fn roll(state: &State, dice: &mut Dice) -> Chance {
        match state.uncharmed() {
            Some(seat) => Chance::Charm(seat, state.charms.clone().draw(dice) as u8),
            None => Chance::Prize(state.prizes.clone().draw(dice) as u8 + 1),
        }
    }

    fn check_chance(state: &State, chance: Chance) -> Result<(), Illegal> {
        if Self::turn(state) != Turn::Chance {
            return Err(Illegal::NotNow);
        }
        match chance {
            Chance::Charm(seat, _) if state.uncharmed() != Some(seat) => Err(Illegal::NotNow),
            Chance::Prize(_) if state.uncharmed().is_some() => Err(Illegal::NotNow),
            Chance::Charm(_, kind) if state.charms.count(kind as usize) == 0 => Err(Illegal::NotInBag),
            Chance::Prize(prize) if state.prizes.count(prize as usize - 1) == 0 => Err(Illegal::NotInBag),
            _ => Ok(()),
        }
    }

    fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        match chance {
            Chance::Charm(seat, kind) => {
                state.charms.take(kind as usize);
                state.charm[seat] = Some(kind);
                events.push(Event::Charmed(seat, kind));
            }
            Chance::Prize(prize) => {
                state.prizes.take(prize as usize - 1);
                state.prize = Some(prize);
                events.push(Event::Drawn(prize));
            }
        }
    }

    fn standings(state: &State) -> Standings {
        Standings::rank(state.config.seats, |seat| {
            [i32::from(state.points[seat]) + i32::from(state.charm[seat].unwrap_or(0)), 0, 0, 0]
        })
    }

    fn audit(state: &State) -> Result<(), &'static str> {
        let mut charms = state.charms;
        for seat in state.seats() {
            if let Some(kind) = state.charm[seat] {
                charms.put(kind as usize);
            }
        }
        let mut prizes = state.prizes.with(&state.gone);
        if let Some(prize) = state.prize {
            prizes.put(prize as usize - 1);
        }
        let cards_left = |seat| state.cards[seat].count_ones() + u32::from(state.bids[seat].is_some());
        if charms != CHARMS {
            Err("charms are lost")
        } else if prizes != PRIZES {
            Err("prizes are lost")
        } else if state.seats().any(|seat| cards_left(seat) != u32::from(state.config.rounds - state.round)) {
            Err("cards are lost")
        } else {
            Ok(())
        }
    }
}
