//! Who may know what in Bids.

use kernel::{Bag, Dice, Hidden, Horizon, List, Seat, SeatMap, Viewer};

use super::{
    BID_IN_EVENT, Bids, CHARM_IN_EVENT, COMPLICIT_IMAGINE, Event, NEIGHBOUR_IN_VIEW, SUM_IN_VIEW, State,
    UNFAIR,
};

/// A card or charm as somebody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    Nothing,
    Hidden,
    Shown(u8),
}

/// What a viewer may know: the position with holes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    /// The position; what is hidden is absent, hidden bids are still among the cards.
    pub(crate) open: State,
    pub(crate) charm: SeatMap<Option<Known>>,
    pub(crate) bids: SeatMap<Option<Known>>,
    /// What should not be here.
    pub(crate) planted: u8,
}

/// What a viewer sees of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seen {
    Charmed(Seat, Known),
    Bid(Seat, Known),
    Public(Event),
}

fn known(value: Option<u8>, sees: bool) -> Known {
    match value {
        None => Known::Nothing,
        Some(value) if sees => Known::Shown(value),
        Some(_) => Known::Hidden,
    }
}

impl<const FAULT: u8> Hidden for Bids<FAULT> {
    type View = View;
    type Seen = Seen;

    fn view(state: &State, viewer: Viewer) -> View {
        let mut open = state.clone();
        let seats = state.config.seats;
        for seat in Seat::first(seats).filter(|seat| !viewer.sees(*seat)) {
            if let Some(kind) = open.charm[seat].take() {
                open.charms.put(kind as usize);
            }
            if let Some(card) = open.bids[seat].take() {
                open.cards[seat] |= 1 << card;
            }
        }
        let planted = match (FAULT, viewer) {
            (NEIGHBOUR_IN_VIEW | COMPLICIT_IMAGINE, Viewer::Seat(seat)) => {
                state.bids[seat.clockwise(1, seats)].unwrap_or(0)
            }
            (SUM_IN_VIEW, _) => Seat::first(seats).filter_map(|seat| state.bids[seat]).sum(),
            _ => 0,
        };
        View {
            viewer,
            open,
            charm: SeatMap::from_fn(|seat| {
                (seat.number() < seats).then(|| known(state.charm[seat], viewer.sees(seat)))
            }),
            bids: SeatMap::from_fn(|seat| {
                (seat.number() < seats).then(|| known(state.bids[seat], viewer.sees(seat)))
            }),
            planted,
        }
    }

    fn see(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(match *event {
            Event::Charmed(seat, kind) => {
                Seen::Charmed(seat, known(Some(kind), FAULT == CHARM_IN_EVENT || viewer.sees(seat)))
            }
            Event::Bid(seat, card) => {
                Seen::Bid(seat, known(Some(card), FAULT == BID_IN_EVENT || viewer.sees(seat)))
            }
            public => Seen::Public(public),
        })
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut state = view.open.clone();
        for seat in Seat::first(state.config.seats) {
            if view.charm[seat] == Some(Known::Hidden) {
                let kind =
                    if FAULT == UNFAIR { any_kind(&state.charms, dice) } else { state.charms.draw(dice) };
                if FAULT == UNFAIR {
                    state.charms.take(kind);
                }
                state.charm[seat] = Some(kind as u8);
            }
            if view.bids[seat] == Some(Known::Hidden) {
                let told = match view.viewer {
                    Viewer::Seat(own) if FAULT == COMPLICIT_IMAGINE => {
                        (own.clockwise(1, state.config.seats) == seat).then_some(view.planted)
                    }
                    _ => None,
                };
                let mut held = List::<u8, 8>::new();
                for card in (1..8).filter(|card| state.cards[seat] & (1 << card) != 0) {
                    held.push(card);
                }
                let card = told.unwrap_or_else(|| *dice.pick(&held));
                state.cards[seat] &= !(1 << card);
                state.bids[seat] = Some(card);
            }
        }
        state
    }

    fn horizon(event: &Event) -> Horizon {
        match event {
            Event::Bid(..) => Horizon::Open,
            _ => Horizon::Reveals,
        }
    }
}

/// A kind that is in the bag, each kind equally likely: the mistake of the unfair game.
fn any_kind(bag: &Bag<3>, dice: &mut Dice) -> usize {
    let kinds: Vec<usize> = (0..3).filter(|kind| bag.count(*kind) > 0).collect();
    *dice.pick(&kinds)
}
