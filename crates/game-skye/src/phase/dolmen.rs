//! The second buying turn of Druids: the dolmen, the bag, what is drawn for them (4.7, 4.10).

use kernel::{List, Seat, Sink};

use crate::action::{Action, Actions};
use crate::course::{Flow, Stage, go_on};
use crate::data::Data;
use crate::event::{Ending, Event};
use crate::hooks;
use crate::ids::{MAX_PENDING, SLOTS, TileId};
use crate::illegal::Illegal;
use crate::phase::next_in_turn;
use crate::state::{Common, Phase, Refill, State};

/// The dolmen gets its first tiles.
pub(crate) fn enter_set_up(state: &mut State) -> Flow {
    wait_for_refill(state, Refill::SetUp)
}

fn wait_for_refill(state: &mut State, refill: Refill) -> Flow {
    if refill_size(state, refill) == 0 {
        // 7.3: the stock is empty, and slot 0 stays so.
        return Flow::Done;
    }
    state.common.phase = Phase::Dolmen { refill };
    Flow::Waits
}

/// How many druid tiles are drawn.
#[inline]
pub(crate) fn refill_size(state: &State, refill: Refill) -> usize {
    let wanted = match refill {
        Refill::SetUp => SLOTS,
        Refill::Purchase | Refill::RoundEnd => 1,
    };
    wanted.min(state.common.stock.len() as usize)
}

/// Druid tiles come onto the dolmen, and the game goes on where it was.
pub(crate) fn settle_refill(
    state: &mut State,
    refill: Refill,
    tiles: List<TileId, SLOTS>,
    events: &mut impl Sink<Event>,
) {
    for (slot, tile) in tiles.iter().enumerate() {
        state.common.stock.remove(*tile);
        state.common.dolmen[slot] = Some(*tile);
    }
    events.push(Event::DolmenFilled { tiles });
    match refill {
        Refill::SetUp => go_on(state, Stage::DolmenSetUp, events),
        Refill::Purchase => end_turn(state, events),
        Refill::RoundEnd => go_on(state, Stage::DolmenRoundEnd, events),
    }
}

/// What the druid tile in a slot costs.
#[inline]
pub fn druid_cost(data: &Data, common: &Common, slot: usize) -> Option<u16> {
    let tile = common.dolmen[slot]?;
    Some(u16::from(data.tile(tile).price()) + data.rules.surcharge[slot])
}

#[inline]
fn cost_of(state: &State, slot: usize) -> Option<u16> {
    druid_cost(state.config.data, &state.common, slot)
}

/// The start player's turn begins, or that of the first who can buy something.
pub(crate) fn enter_buying(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    state.common.active = state.common.start;
    begin_turn(state, events)
}

/// Can the active player buy anything? If not, he passes by himself.
#[inline]
pub(crate) fn can_buy(state: &State) -> bool {
    let gold = state.player(state.common.active).gold;
    let druid = |slot: usize| cost_of(state, slot).is_some_and(|cost| cost <= gold);
    can_use_bag(state, gold) || (0..SLOTS).any(druid)
}

#[inline]
fn can_use_bag(state: &State, gold: u16) -> bool {
    let price = hooks::bag_price(state.config.data, state.player(state.common.active));
    gold >= price && !state.common.bag.is_empty()
}

#[inline]
fn begin_turn(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    loop {
        if can_buy(state) {
            state.common.phase = Phase::SecondBuy;
            return Flow::Waits;
        }
        let seat = state.common.active;
        events.push(Event::Passed { seat, ending: Ending::Auto });
        match next_in_turn(state, seat) {
            Some(next) => state.common.active = next,
            None => return Flow::Done,
        }
    }
}

fn end_turn(state: &mut State, events: &mut impl Sink<Event>) {
    let flow = match next_in_turn(state, state.common.active) {
        Some(next) => {
            state.common.active = next;
            begin_turn(state, events)
        }
        None => Flow::Done,
    };
    if flow == Flow::Done {
        go_on(state, Stage::SecondBuy, events);
    }
}

/// Every affordable druid tile, the bag, and nothing.
#[inline]
pub(crate) fn actions(state: &State, options: &mut Actions) {
    let gold = state.player(state.common.active).gold;
    for slot in 0..SLOTS {
        if cost_of(state, slot).is_some_and(|cost| cost <= gold) {
            options.push(Action::Druid { slot: slot as u8 });
        }
    }
    if can_use_bag(state, gold) {
        options.push(Action::Bag);
    }
    options.push(Action::Pass);
}

/// May the player buy the tile in this slot?
pub(crate) fn check_druid(state: &State, seat: Seat, slot: u8) -> Result<(), Illegal> {
    let cost = (usize::from(slot) < SLOTS).then(|| cost_of(state, slot.into())).flatten();
    let (cost, gold) = (cost.ok_or(Illegal::SlotEmpty { slot })?, state.player(seat).gold);
    if cost > gold { Err(Illegal::TooDear { cost, gold }) } else { Ok(()) }
}

/// May the player draw from the bag?
pub(crate) fn check_bag(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.common.bag.is_empty() {
        return Err(Illegal::BagEmpty);
    }
    let player = state.player(seat);
    let (cost, gold) = (hooks::bag_price(state.config.data, player), player.gold);
    if cost > gold { Err(Illegal::TooDear { cost, gold }) } else { Ok(()) }
}

/// Buys a druid tile; those left of the gap move up.
pub(crate) fn buy(state: &mut State, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
    let cost = cost_of(state, slot.into()).expect("the slot was checked to hold a tile");
    let dolmen = &mut state.common.dolmen;
    let tile = dolmen[usize::from(slot)].take().expect("the slot was checked to hold a tile");
    dolmen[..=usize::from(slot)].rotate_right(1);
    let player = &mut state.common.players[seat];
    player.gold -= cost;
    player.take(tile);
    state.pay_bank(cost);
    events.push(Event::DruidBought { seat, slot, tile, cost });
    if wait_for_refill(state, Refill::Purchase) == Flow::Done {
        end_turn(state, events);
    }
}

/// Pays for a draw from the bag (R24).
pub(crate) fn pay_bag(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let cost = hooks::bag_price(state.config.data, state.player(seat));
    state.common.players[seat].gold -= cost;
    state.pay_bank(cost);
    events.push(Event::BagPaid { seat, cost });
    state.common.phase = Phase::BagDraw;
}

/// How many tiles the active player draws from the bag (7.2).
#[inline]
pub(crate) fn bag_size(state: &State) -> usize {
    let wanted = hooks::bag_draw(state.config.data, state.player(state.common.active));
    wanted.min(state.common.bag.len() as usize)
}

/// The tiles are drawn, openly; a single one is kept at once.
pub(crate) fn settle_bag(state: &mut State, tiles: List<TileId, MAX_PENDING>, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    tiles.iter().for_each(|tile| state.common.bag.remove(*tile));
    state.common.drawn = tiles;
    events.push(Event::BagDrawn { seat, tiles });
    if tiles.len() == 1 {
        keep(state, seat, 0, events);
    } else {
        state.common.phase = Phase::Keep;
    }
}

/// One option for each tile drawn.
#[inline]
pub(crate) fn keep_actions(state: &State, options: &mut Actions) {
    (0..state.common.drawn.len() as u8).for_each(|tile| options.push(Action::Keep { tile }));
}

/// Was there such a tile?
pub(crate) fn check_keep(state: &State, tile: u8) -> Result<(), Illegal> {
    if usize::from(tile) < state.common.drawn.len() { Ok(()) } else { Err(Illegal::NoSuchTile { tile }) }
}

/// Keeps one tile; the others go back into the bag.
pub(crate) fn keep(state: &mut State, seat: Seat, index: u8, events: &mut impl Sink<Event>) {
    let tile = state.common.drawn.remove(index.into());
    for other in state.common.drawn.iter() {
        state.common.bag.insert(*other);
    }
    state.common.drawn.clear();
    state.common.players[seat].take(tile);
    events.push(Event::TileKept { seat, tile });
    end_turn(state, events);
}

/// Buys nothing.
pub(crate) fn pass(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.push(Event::Passed { seat, ending: Ending::Chosen });
    end_turn(state, events);
}

/// The rightmost tile leaves the game, the others move up, a new one comes (4.10).
pub(crate) fn round_end(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    if let Some(tile) = state.common.dolmen[SLOTS - 1].take() {
        state.common.out.insert(tile);
        events.push(Event::DolmenLeft { tile });
    }
    state.common.dolmen.rotate_right(1);
    wait_for_refill(state, Refill::RoundEnd)
}
