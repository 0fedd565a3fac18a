//! The state machine of section 4, one file per decision, each with `actions`, `check` and `play`.

pub(crate) mod build;
pub(crate) mod dolmen;
pub(crate) mod first_buy;
pub(crate) mod income;
pub(crate) mod offers;
pub(crate) mod setup;

use core::cmp::Ordering;

use kernel::{Seat, SeatSet};

use crate::ids::MAX_PENDING;
use crate::state::{Fate, Phase, Refill, Screen, State};

/// The seat after this one in turn order, if it is not the start player's again.
#[inline]
pub(crate) fn next_in_turn(state: &State, seat: Seat) -> Option<Seat> {
    let next = seat.clockwise(1, state.config.seats);
    (next != state.common.start).then_some(next)
}

/// The seats in turn order.
#[inline]
pub(crate) fn turn_order(state: &State) -> impl Iterator<Item = Seat> + use<> {
    let (start, seats) = (state.common.start, state.config.seats);
    (0..seats).map(move |steps| start.clockwise(steps, seats))
}

/// Does the phase fit the rest of the position? If not, what is wrong?
pub(crate) fn audit(state: &State) -> Result<(), &'static str> {
    let (common, config) = (&state.common, &state.config);
    let need = |right: bool, why: &'static str| if right { Ok(()) } else { Err(why) };
    need((1..=config.rounds()).contains(&common.round), "the round is not one of the schedule")?;
    need(common.start.number() < config.seats, "the start player does not sit at the table")?;
    need(common.active.number() < config.seats, "the active player does not sit at the table")?;
    let all = SeatSet::first(config.seats);
    need(common.committed.iter().all(|seat| all.contains(seat)), "an empty seat has committed")?;
    let screened =
        |seat: Seat| state.player(seat).stall.iter().flatten().any(|ware| ware.fate == Fate::Screened);
    let offered = |seat: Seat| state.player(seat).offers().next().is_some();
    let mut seats = all.iter();
    match common.phase {
        Phase::Offers | Phase::Draw => {
            need(!seats.any(offered), "nothing is open to be bought before the screens are lifted")?;
        }
        Phase::FirstBuy { .. } => {
            need(!seats.any(screened), "the screens are lifted, and a tile is behind one")?;
        }
        _ => {
            need(!all.iter().any(offered), "tiles are open to be bought only in the first buying turn")?;
            need(!all.iter().any(screened), "tiles are behind screens only while prices are set")?;
        }
    }
    let in_offers = common.phase == Phase::Offers;
    need(in_offers || common.committed == SeatSet::EMPTY, "offers are committed only while prices are set")?;
    need(
        in_offers || all.iter().all(|seat| state.screens[seat] == Screen::default()),
        "prices are behind a screen only while they are set",
    )?;
    need(
        (common.phase == Phase::Keep) != common.drawn.is_empty(),
        "tiles are drawn exactly when one is to be kept",
    )?;
    need(
        all.iter().all(|seat| has_room(state, seat)),
        "a player has more tiles to build than can be in this phase",
    )?;
    match common.phase {
        Phase::Offers => offers::audit(state),
        Phase::Dolmen { refill } => {
            need(config.variant.druids, "the dolmen belongs to Druids")?;
            need(dolmen::refill_size(state, refill) > 0, "no druid tile is left to be drawn")
        }
        Phase::SecondBuy | Phase::BagDraw | Phase::Keep if !config.variant.druids => {
            Err("the second buying turn belongs to Druids")
        }
        Phase::SecondBuy => {
            need(dolmen::can_buy(state), "this player can buy nothing; such a turn passes by itself")
        }
        Phase::Keep => need(common.drawn.len() > 1, "a single tile is kept by itself"),
        Phase::BagDraw => need(!common.bag.is_empty(), "the bag is empty"),
        Phase::Draw => need(!common.bag.is_empty(), "the bag is empty; nobody draws"),
        Phase::FirstBuy { bought, own_left } => need(
            first_buy::can_buy(state, bought, own_left),
            "this player can buy nothing; such a turn ends by itself",
        ),
        Phase::Build => build::audit(state),
        Phase::Scoring | Phase::Start | Phase::Over => Ok(()),
    }
}

/// Is there room for every tile that a player can still get this round?
fn has_room(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let (start, seats) = (state.common.start, state.config.seats);
    let turn = start.distance_to(seat, seats).cmp(&start.distance_to(state.common.active, seats));
    // What a player can still get in the buying turn, if the active player has already got his tile or not.
    let buys = |done: bool| match turn {
        Ordering::Less => 0,
        Ordering::Equal => usize::from(!done),
        Ordering::Greater => 1,
    };
    let dolmen = usize::from(state.config.variant.druids);
    let to_come = match state.common.phase {
        Phase::FirstBuy { bought, .. } => player.offers().count() + buys(bought) + dolmen,
        Phase::SecondBuy | Phase::BagDraw | Phase::Keep => buys(false),
        Phase::Dolmen { refill: Refill::Purchase } => buys(true),
        Phase::Build => 0,
        // Before a round and after it nobody has tiles to build.
        Phase::Scoring | Phase::Start | Phase::Dolmen { .. } | Phase::Draw | Phase::Offers | Phase::Over => {
            return player.pending.is_empty();
        }
    };
    let ascending = player.pending.windows(2).all(|pair| pair[0] < pair[1]);
    ascending && player.pending.len() + player.lost.len() + to_come <= MAX_PENDING
}
