//! D1: markers are put on cards of the display, clockwise and then back (4.4, R20).

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::effect::answer::need;
use crate::event::{Event, Fact};
use crate::ids::Card;
use crate::illegal::Illegal;
use crate::state::{Common, State};

/// Whose pick is next: clockwise from the first player, then the same seats backwards.
pub(crate) fn hunter(common: &Common, seats: u8) -> Seat {
    let pick = common.markers();
    let (pass, place) = (pick / seats, pick % seats);
    let steps = if pass % 2 == 0 { place } else { seats - 1 - place };
    common.first.clockwise(steps, seats)
}

/// Every card without a marker.
pub(crate) fn actions(state: &State, options: &mut Actions) {
    state.common.unmarked.iter().for_each(|card| options.push(Action::Hunt { card }));
}

/// May a marker be put on this card?
pub(crate) fn check(state: &State, card: Card) -> Result<(), Illegal> {
    need(state.common.display.contains(&card), Illegal::NotInDisplay { card })?;
    match state.common.marker(card) {
        None => Ok(()),
        Some(by) => Err(Illegal::Marked { card, by }),
    }
}

/// `hunt c`.
pub(crate) fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    state.common.unmarked.remove(card);
    state.common.players[seat].marked.insert(card);
    events.push(Fact::Hunted { seat, card });
}
