//! The first buying turn (4.5) and what nobody bought (4.6).

use kernel::{Seat, Sink};

use crate::action::{Action, Actions};
use crate::course::{Flow, Stage, go_on};
use crate::data::Data;
use crate::event::{Ending, Event};
use crate::hooks;
use crate::ids::DRAWN;
use crate::illegal::Illegal;
use crate::phase::{next_in_turn, turn_order};
use crate::state::{Fate, Phase, Player, State, Ware};

/// What a buyer pays for a tile with this price: never less than nothing.
#[inline]
pub fn cost(data: &Data, buyer: &Player, price: u16) -> u16 {
    price.saturating_sub(hooks::discount(data, buyer))
}

#[inline]
fn cost_to(state: &State, seat: Seat, price: u16) -> u16 {
    cost(state.config.data, state.player(seat), price)
}

/// The start player's turn begins, or that of the first who can buy something.
pub(crate) fn enter(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    state.common.active = state.common.start;
    begin_turn(state, events)
}

/// Can the active player buy anything? If not, the turn ends by itself.
#[inline]
pub(crate) fn can_buy(state: &State, bought: bool, own_left: u8) -> bool {
    let active = state.common.active;
    let player = state.player(active);
    // The cheapest a tile may be and still be too dear, so that the discount is asked for once.
    let most = player.gold + hooks::discount(state.config.data, player);
    let affordable = |seat: Seat| state.player(seat).offers().any(|(_, ware)| ware.price <= most);
    let others = || Seat::first(state.config.seats).filter(|seat| *seat != active).any(affordable);
    (own_left > 0 && player.offers().next().is_some()) || (!bought && others())
}

#[inline]
fn begin_turn(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    loop {
        let own_left = hooks::own_purchases(state.player(state.common.active));
        if can_buy(state, false, own_left) {
            state.common.phase = Phase::FirstBuy { bought: false, own_left };
            return Flow::Waits;
        }
        let seat = state.common.active;
        events.push(Event::TurnEnded { seat, ending: Ending::Auto });
        match next_in_turn(state, seat) {
            Some(next) => state.common.active = next,
            None => return Flow::Done,
        }
    }
}

/// The turn is over: the next one begins, or what is left is settled.
fn end_turn(state: &mut State, ending: Ending, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    events.push(Event::TurnEnded { seat, ending });
    let flow = match next_in_turn(state, seat) {
        Some(next) => {
            state.common.active = next;
            begin_turn(state, events)
        }
        None => Flow::Done,
    };
    if flow == Flow::Done {
        go_on(state, Stage::FirstBuy, events);
    }
}

/// The same player goes on if anything is left to buy.
#[inline]
fn continue_turn(state: &mut State, bought: bool, own_left: u8, events: &mut impl Sink<Event>) {
    if can_buy(state, bought, own_left) {
        state.common.phase = Phase::FirstBuy { bought, own_left };
    } else {
        end_turn(state, Ending::Auto, events);
    }
}

/// Every affordable offer of others, own offers with a tablet, and the end.
#[inline]
pub(crate) fn actions(state: &State, seat: Seat, bought: bool, own_left: u8, options: &mut Actions) {
    let player = state.player(seat);
    let most = player.gold + hooks::discount(state.config.data, player);
    if !bought {
        for seller in Seat::first(state.config.seats).filter(|seller| *seller != seat) {
            for (tile, ware) in state.player(seller).offers() {
                if ware.price <= most {
                    options.push(Action::Buy { seller, tile });
                }
            }
        }
    }
    if own_left > 0 {
        player.offers().for_each(|(tile, _)| options.push(Action::Own { tile }));
    }
    options.push(Action::End);
}

/// The open offer with this number.
fn offer(state: &State, seller: Seat, tile: u8) -> Result<Ware, Illegal> {
    if usize::from(tile) >= DRAWN {
        return Err(Illegal::NoSuchTile { tile });
    }
    let ware = state.player(seller).stall[usize::from(tile)].filter(|ware| ware.fate == Fate::Offered);
    ware.ok_or(Illegal::NotForSale { seller, tile })
}

/// May the player buy this tile of another?
pub(crate) fn check_buy(
    state: &State,
    seat: Seat,
    bought: bool,
    seller: Seat,
    tile: u8,
) -> Result<(), Illegal> {
    if seller.number() >= state.config.seats {
        return Err(Illegal::NoSuchSeat { seat: seller });
    }
    if seller == seat {
        return Err(Illegal::OwnOffer);
    }
    if bought {
        return Err(Illegal::AlreadyBought);
    }
    let (cost, gold) = (cost_to(state, seat, offer(state, seller, tile)?.price), state.player(seat).gold);
    if cost > gold { Err(Illegal::TooDear { cost, gold }) } else { Ok(()) }
}

/// May the player buy this own tile?
pub(crate) fn check_own(state: &State, seat: Seat, own_left: u8, tile: u8) -> Result<(), Illegal> {
    if own_left == 0 {
        return Err(Illegal::NoTablet);
    }
    offer(state, seat, tile).map(|_| ())
}

/// Takes an open offer off its stall.
fn take(state: &mut State, seller: Seat, number: u8, fate: Fate) -> Ware {
    let ware = state.common.players[seller].stall[usize::from(number)].as_mut();
    let ware = ware.expect("the offer was checked to be open");
    ware.fate = fate;
    *ware
}

/// Buys a tile: the seller gets the payment and takes back the gold that lay on it, at once (R34).
#[inline]
pub(crate) fn buy(state: &mut State, seat: Seat, seller: Seat, number: u8, events: &mut impl Sink<Event>) {
    let Phase::FirstBuy { own_left, .. } = state.common.phase else { unreachable!("checked") };
    let Ware { tile, price, .. } = take(state, seller, number, Fate::Sold { to: seat });
    let cost = cost_to(state, seat, price);
    state.common.players[seller].gold += cost + price;
    let buyer = &mut state.common.players[seat];
    buyer.gold -= cost;
    buyer.take(tile);
    events.push(Event::Bought { seat, seller, number, tile, price, cost });
    continue_turn(state, true, own_left, events);
}

/// Buys an own tile for the gold on it (R21).
pub(crate) fn buy_own(state: &mut State, seat: Seat, number: u8, events: &mut impl Sink<Event>) {
    let Phase::FirstBuy { bought, own_left } = state.common.phase else { unreachable!("checked") };
    let Ware { tile, price, .. } = take(state, seat, number, Fate::Own);
    state.pay_bank(price);
    state.common.players[seat].take(tile);
    events.push(Event::OwnBought { seat, number, tile, price });
    continue_turn(state, bought, own_left - 1, events);
}

/// Ends the turn.
pub(crate) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    end_turn(state, Ending::Chosen, events);
}

/// Everybody keeps what nobody bought; the gold on it goes to the bank (4.6).
pub(crate) fn settle(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    for seat in turn_order(state) {
        for number in 0..DRAWN {
            let player = &mut state.common.players[seat];
            let Some(ware) = player.stall[number].as_mut().filter(|ware| ware.fate == Fate::Offered) else {
                continue;
            };
            ware.fate = Fate::Kept;
            let Ware { tile, price, .. } = *ware;
            player.take(tile);
            state.pay_bank(price);
            events.push(Event::Settled { seat, number: number as u8, tile, price });
        }
    }
    Flow::Done
}
