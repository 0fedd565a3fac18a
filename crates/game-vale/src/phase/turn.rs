//! D2: a turn of the action phase: selling, taming, summoning, releasing, as often as one likes (4.5).

use kernel::{List, Seat, Sink};

use crate::action::{Action, Actions};
use crate::effect::answer::need;
use crate::effect::can::World;
use crate::effect::op::Kind;
use crate::event::{Event, Fact};
use crate::ids::{Card, CardSet, Colour, Stones, Values};
use crate::illegal::Illegal;
use crate::state::{Derived, Frame, Phase, Slots, State};

/// The action phase begins with the first player.
pub(crate) fn begin_phase(state: &mut State) {
    state.common.phase = Phase::Action;
    state.common.active = state.common.first;
}

/// A payment with the costs it fits: above `over` and up to `value`.
#[derive(Clone, Copy, Default)]
struct Offer {
    stones: Stones,
    /// What it is worth without its least valuable stone.
    over: u16,
    /// What it is worth.
    value: u16,
}

/// All parts of a purse, ascending, with the costs they fit (R4).
struct Purse {
    /// The most that can be paid.
    value: u16,
    offers: List<Offer, MAX_OFFERS>,
}

/// Eight stones, as evenly spread as possible, have so many parts: 4 × 4 × 3.
const MAX_OFFERS: usize = 48;

impl Purse {
    #[inline]
    fn new(stones: Stones, values: Values) -> Purse {
        let [reds, blues, purples] = stones.counts();
        let [red_value, blue_value, purple_value] = values.map(u16::from);
        let mut offers = List::new();
        for red in 0..=reds {
            let red_sum = u16::from(red) * red_value;
            let least_red = if red > 0 { red_value } else { u16::MAX };
            for blue in 0..=blues {
                let blue_sum = red_sum + u16::from(blue) * blue_value;
                let least_blue = if blue > 0 { least_red.min(blue_value) } else { least_red };
                for purple in 0..=purples {
                    let value = blue_sum + u16::from(purple) * purple_value;
                    let least = if purple > 0 { least_blue.min(purple_value) } else { least_blue };
                    let stones = Stones::new(red, blue, purple);
                    offers.push(Offer { stones, over: value.saturating_sub(least), value });
                }
            }
        }
        Purse { value: stones.value(values), offers }
    }

    /// The payments for a cost, ascending.
    #[inline]
    fn each(&self, cost: u16, mut pay: impl FnMut(Stones)) {
        if cost == 0 {
            return pay(Stones::NONE);
        }
        for offer in self.offers.iter() {
            if offer.over < cost && cost <= offer.value {
                pay(offer.stones);
            }
        }
    }
}

impl State {
    /// What it costs `seat` to summon a card now (4.2).
    #[inline]
    pub fn cost(&self, seat: Seat, card: Card) -> u16 {
        let card = self.data().card(card);
        let change = self.common.players[seat].derived.costs[card.family.index()];
        (i16::from(card.cost) + i16::from(change)).max(0).cast_unsigned()
    }

    /// What stones are worth without one of the creatures (R10).
    #[inline]
    fn values_without(&self, seat: Seat, card: Card) -> Values {
        let player = &self.common.players[seat];
        if self.data().changing.contains(card) {
            Derived::of(self.data(), player.creatures.without(card)).values
        } else {
            player.derived.values
        }
    }
}

/// All payments of `stones` for a cost: enough, and without a superfluous stone (4.2, R4).
pub fn payments(stones: Stones, values: Values, cost: u16, mut pay: impl FnMut(Stones)) {
    Purse::new(stones, values).each(cost, &mut pay);
}

/// Selling and taming, summonings and releases with every payment, and the end of the turn.
pub(crate) fn actions(state: &State, seat: Seat, options: &mut Actions) {
    let common = &state.common;
    let player = &common.players[seat];
    for card in player.marked {
        options.push(Action::Sell { card });
    }
    for card in player.marked {
        options.push(Action::Tame { card });
    }
    let purse = Purse::new(player.stones, player.derived.values);
    if player.area_len() < common.round {
        list_summons(state, seat, &purse, options);
    }
    let cost = u16::from(common.round);
    if player.stones != Stones::NONE {
        for card in player.creatures {
            let mut release = |paid| options.push(Action::Release { card, paid });
            if state.data().changing.contains(card) {
                let values = state.values_without(seat, card);
                Purse::new(player.stones, values).each(cost, &mut release);
            } else if purse.value >= cost {
                purse.each(cost, &mut release);
            }
        }
    }
    if player.marked.is_empty() {
        options.push(Action::EndTurn);
    }
}

#[inline]
fn list_summons(state: &State, seat: Seat, purse: &Purse, options: &mut Actions) {
    let hand = state.hand(seat);
    let certain = state.data().certain;
    let world = World::now(state, seat, Card::default());
    for card in hand {
        let cost = state.cost(seat, card);
        if cost > purse.value {
            continue;
        }
        if certain.contains(card) || state.entering_obstacle(&world, card).is_none() {
            purse.each(cost, |paid| options.push(Action::Summon { card, paid }));
        }
    }
}

/// May `seat` do this in the action phase?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let common = &state.common;
    let player = &common.players[seat];
    match action {
        Action::Sell { card } | Action::Tame { card } => {
            need(common.display.contains(&card), Illegal::NotInDisplay { card })?;
            need(player.marked.contains(card), Illegal::NotYourMarker { card })
        }
        Action::Summon { card, paid } => {
            let world = World::now(state, seat, card);
            need(world.hand.contains(card), Illegal::NotInHand { card })?;
            state.check_enter(&world, card)?;
            check_payment(player.stones, player.derived.values, state.cost(seat, card), paid)
        }
        Action::Release { card, paid } => {
            need(player.creatures.contains(card), Illegal::NotInArea { card })?;
            let values = state.values_without(seat, card);
            check_payment(player.stones, values, u16::from(common.round), paid)
        }
        Action::EndTurn => match player.marked.lowest() {
            None => Ok(()),
            Some(card) => Err(Illegal::MarkerLeft { card }),
        },
        _ => Err(Illegal::OtherDecision { due: crate::illegal::Decision::Action }),
    }
}

/// Is this a payment for the cost (4.2)?
fn check_payment(stones: Stones, values: Values, cost: u16, paid: Stones) -> Result<(), Illegal> {
    let have = stones.value(values);
    need(have >= cost, Illegal::CannotAfford { cost, have })?;
    need(stones.covers(paid), Illegal::NoSuchStones)?;
    let value = paid.value(values);
    need(value >= cost, Illegal::PaysTooLittle { cost, value })?;
    let superfluous = |colour: &Colour| {
        let each = u16::from(values[colour.index()]);
        paid.count(*colour) > 0 && value - each >= cost
    };
    match Colour::ALL.into_iter().find(superfluous) {
        None => Ok(()),
        Some(colour) => Err(Illegal::SuperfluousStone { colour, cost }),
    }
}

/// Does it.
#[inline]
pub(crate) fn play(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
    match action {
        Action::Sell { card } => sell(state, seat, card, events),
        Action::Tame { card } => tame(state, seat, card, events),
        Action::Summon { card, paid } => {
            state.leave_hand(seat, card, events);
            let player = &mut state.common.players[seat];
            player.stones = player.stones.minus(paid);
            events.push(Fact::Summoned { seat, card, paid });
            state.enter(seat, card, paid, events);
        }
        Action::Release { card, paid } => {
            state.leave_area(seat, card);
            state.common.discard.insert(card);
            let player = &mut state.common.players[seat];
            player.stones = player.stones.minus(paid);
            events.push(Fact::Released { seat, card, paid });
            state.check_limit(seat);
        }
        Action::EndTurn => end_turn(state, seat, events),
        other => unreachable!("{other:?} was not checked: it is no action of a turn"),
    }
}

fn leave_display(state: &mut State, seat: Seat, card: Card) {
    let common = &mut state.common;
    let place = common.display.iter().position(|other| *other == card);
    common.display.remove(place.expect("checked: the card is in the display"));
    common.players[seat].marked.remove(card);
}

fn sell(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    leave_display(state, seat, card);
    state.common.discard.insert(card);
    let data = state.data();
    let stones = data.families[data.card(card).family.index()].sale;
    let player = &mut state.common.players[seat];
    player.stones = player.stones.plus(stones);
    events.push(Fact::Sold { seat, card, stones });
    state.check_limit(seat);
}

fn tame(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    leave_display(state, seat, card);
    state.join_hand(seat, card);
    events.push(Fact::Tamed { seat, card });
    let data = state.data();
    let family = data.card(card).family;
    let creatures: CardSet = state.common.players[seat].creatures;
    if creatures.and(data.on_tame).is_empty() {
        return;
    }
    // The effect that begins first lies on top: the last of the area goes in first.
    let area = state.common.players[seat].area;
    for source in area.iter().rev().copied() {
        if let Some(tame) = data.card(source).permanent.on_tame.filter(|tame| tame.family == family) {
            let frame = Frame::new(seat, source, source, Kind::Permanent, tame.program.start);
            state.common.frames.push(frame);
        }
    }
}

fn end_turn(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.push(Fact::TurnEnded { seat });
    let common = &mut state.common;
    common.active = common.active.clockwise(1, state.config.seats);
    if common.active == common.first {
        common.phase = Phase::Resolution;
        common.used = Slots::NONE;
    }
}
