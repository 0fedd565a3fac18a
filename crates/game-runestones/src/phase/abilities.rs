//! `ABILITY_CARDS`, `ABILITY_MENU` and the decisions inside an ability: `GEM_COLOR`, `DISPLAY_CARD`, PAYMENT.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::card::{Ability, CardInfo, Effect, Part, Wanted, kind};
use crate::event::{Event, Fact, Source, Witness};
use crate::ids::{Card, Colour, Gem, Gems, Rune, Slot};
use crate::illegal::{Illegal, Piece};
use crate::phase::{free, payment, turn};
use crate::state::{Laid, Phase, State, Work};

/// How many cards may be laid out at most.
#[inline]
fn most_cards(state: &State) -> u8 {
    let rules = &state.config.data.rules;
    if state.has(Rune::ThreeAbilities) { rules.ability_cards_with_rune } else { rules.ability_cards }
}

/// Kinds of effects that can be carried out now, one bit each.
#[inline]
pub(crate) fn possible(state: &State) -> u16 {
    let common = &state.common;
    let mut kinds = kind::ALWAYS;
    for colour in Colour::ALL {
        if state.supplies(colour) {
            kinds |= kind::GEM << colour.index() | kind::ANY_GEM;
        }
    }
    if common.supply.gems.of(Gem::Wild) > 0 {
        kinds |= kind::WILD;
    }
    if common.supply.ore > 0 {
        kinds |= kind::ORE;
    }
    for card in common.display.iter().flatten() {
        kinds |= kind::CARD << state.hue(*card).index() | kind::ANY_CARD;
    }
    kinds
}

/// What a payment adds to what the supply can give.
#[inline]
fn given_back(gems: Gems) -> u16 {
    let mut kinds = 0;
    for colour in Colour::ALL {
        if gems.of(colour.into()) > 0 {
            kinds |= kind::GEM << colour.index() | kind::ANY_GEM;
        }
    }
    if gems.of(Gem::Wild) > 0 { kinds | kind::WILD } else { kinds }
}

/// Can an exchange be paid so that something can be received for it (7.2)?
#[inline]
fn can_exchange(state: &State, info: &CardInfo, possible: u16) -> Result<(), Illegal> {
    let gains = info.parts()[0].kinds;
    if gains & possible != 0 {
        let pays = payment::can_pay(state.player(), &info.price);
        return if pays { Ok(()) } else { Err(Illegal::CannotPay { need: info.price.total() }) };
    }
    let (mut pays, mut receives) = (false, false);
    payment::each(state.player(), &info.price, |gems| {
        pays = true;
        receives |= gains & given_back(gems) != 0;
    });
    match (pays, receives) {
        (false, _) => Err(Illegal::CannotPay { need: info.price.total() }),
        (true, false) => Err(Illegal::GainsNothing),
        (true, true) => Ok(()),
    }
}

/// Parts of a card that are not used up, one bit each. Without `plus` one option of a choice uses up the other.
#[inline]
fn usable(state: &State, laid: Laid) -> u8 {
    let info = state.card(laid.card);
    if info.ability == Ability::Choice && laid.used != 0 && !state.has(Rune::Plus) {
        return 0;
    }
    info.all_parts() & !laid.used
}

#[inline]
pub(crate) fn card_actions(state: &State, options: &mut Actions) {
    for card in state.hand(state.common.active).iter() {
        options.push(Action::Lay { card });
    }
    if check_enough(state).is_ok() {
        options.push(Action::Enough);
    }
}

pub(crate) fn check_lay(state: &State, card: Card) -> Result<(), Illegal> {
    let in_hand = state.hand(state.common.active).contains(card);
    if in_hand { Ok(()) } else { Err(Illegal::NotInHand { card }) }
}

#[inline]
pub(crate) fn check_enough(state: &State) -> Result<(), Illegal> {
    let (have, need) = (state.common.course.laid.len() as u8, state.config.data.rules.ability_cards);
    if have >= need { Ok(()) } else { Err(Illegal::TooFewCards { have, need }) }
}

/// Lays a card out. The last one that is allowed, or there is, opens the menu.
pub(crate) fn lay(state: &mut State, card: Card, events: &mut impl Sink<Event>) {
    state.leave_hand(card);
    state.common.course.laid.push(Laid { card, ..Laid::default() });
    events.push(Fact::CardLaid { seat: state.common.active, card });
    let full = state.common.course.laid.len() >= usize::from(most_cards(state));
    if full || state.player().hand == 0 {
        state.common.phase = Phase::Abilities;
    }
}

pub(crate) fn enough(state: &mut State, events: &mut impl Sink<Event>) {
    events.push(Fact::Enough { seat: state.common.active });
    state.common.phase = Phase::Abilities;
}

#[inline]
pub(crate) fn menu_actions(state: &State, options: &mut Actions) {
    let possible = possible(state);
    let mut laid = state.common.course.laid;
    sort(&mut laid);
    for laid in laid.iter() {
        let info = state.card(laid.card);
        let usable = usable(state, *laid);
        for (index, part) in info.parts().iter().enumerate() {
            if usable >> index & 1 == 1 && check_part(state, info, part, possible).is_ok() {
                options.push(Action::Use { card: laid.card, part: index as u8 });
            }
        }
    }
    options.push(Action::Finish);
    free::actions(state, options);
}

/// Ascending by number; there are a few cards at most.
#[inline]
fn sort<const N: usize>(laid: &mut kernel::List<Laid, N>) {
    if laid.windows(2).any(|pair| pair[0].card > pair[1].card) {
        let mut sorted = kernel::List::new();
        for card in laid.iter() {
            let at = sorted.iter().take_while(|other: &&Laid| other.card < card.card).count();
            sorted.insert(at, *card);
        }
        *laid = sorted;
    }
}

#[inline]
fn check_part(state: &State, info: &CardInfo, part: &Part, possible: u16) -> Result<(), Illegal> {
    if info.ability == Ability::Exchange {
        return can_exchange(state, info, possible);
    }
    if part.kinds & possible != 0 {
        return Ok(());
    }
    // Nothing of it can be done; the first effect says why.
    Err(match part.effects[0] {
        Effect::Gem(colour) => Illegal::SupplyEmpty { piece: Piece::Gem(colour.into()) },
        Effect::AnyGem => Illegal::SupplyEmpty { piece: Piece::AnyGem },
        Effect::Wild => Illegal::SupplyEmpty { piece: Piece::Gem(Gem::Wild) },
        Effect::Ore => Illegal::SupplyEmpty { piece: Piece::Ore },
        Effect::Card(Wanted::Of(hue)) => Illegal::NoCardOf { hue },
        Effect::Card(Wanted::Any) | Effect::Points(_) | Effect::Die => Illegal::DisplayEmpty,
    })
}

pub(crate) fn check_use(state: &State, card: Card, part: u8) -> Result<(), Illegal> {
    let Some(laid) = state.common.course.laid.iter().find(|laid| laid.card == card) else {
        return Err(Illegal::NotLaid { card });
    };
    let info = state.card(card);
    let Some(what) = info.parts().get(usize::from(part)) else {
        return Err(Illegal::NoSuchPart { card, part });
    };
    if laid.used >> part & 1 == 1 {
        return Err(Illegal::PartUsed { card, part });
    }
    if usable(state, *laid) >> part & 1 == 0 {
        return Err(Illegal::OtherOption { card });
    }
    check_part(state, info, what, possible(state))
}

pub(crate) fn use_part(state: &mut State, card: Card, part: u8, events: &mut impl Sink<Event>) {
    events.push(Fact::PartUsed { seat: state.common.active, card, part });
    let laid = state.common.course.laid.iter().position(|laid| laid.card == card);
    let laid = laid.expect("it was checked that the card is laid out");
    let mut changed = state.common.course.laid.remove(laid);
    changed.used |= 1 << part;
    state.common.course.laid.insert(laid, changed);
    state.common.course.work = Work::Part { card, part, next: 0 };
    if state.card(card).ability == Ability::Exchange {
        state.common.phase = Phase::Pay;
    } else {
        go_on(state, events);
    }
}

/// The ability in work. Invariant (audited): inside an ability there is one.
#[inline]
fn in_work(state: &State) -> (Card, u8, u8) {
    let Work::Part { card, part, next } = state.common.course.work else {
        unreachable!("no ability is in work")
    };
    (card, part, next)
}

/// Carries out the effects that still follow, up to the next decision or roll.
pub(crate) fn go_on(state: &mut State, events: &mut impl Sink<Event>) {
    let (card, part, mut next) = in_work(state);
    let effects = &state.card(card).parts()[usize::from(part)].effects;
    let source = Source::Card(card);
    while let Some(effect) = effects.get(usize::from(next)) {
        next += 1;
        let stop = match *effect {
            Effect::Gem(colour) => {
                state.take_gem(colour.into(), source, events);
                None
            }
            Effect::Wild => {
                state.take_gem(Gem::Wild, source, events);
                None
            }
            Effect::Ore => {
                state.take_ore(source, events);
                None
            }
            Effect::Points(points) => {
                score(state, card, points, events);
                None
            }
            Effect::Die => Some(Phase::DrawDie),
            Effect::AnyGem if possible(state) & kind::ANY_GEM != 0 => Some(Phase::Gem),
            Effect::AnyGem => {
                let seat = state.common.active;
                events.push(Fact::NothingLeft { seat, piece: Piece::AnyGem, source });
                None
            }
            Effect::Card(_) if possible(state) & effect.kind() != 0 => Some(Phase::Slot),
            Effect::Card(_) => {
                events.push(Fact::NothingCalled { seat: state.common.active });
                None
            }
        };
        if let Some(phase) = stop {
            state.common.course.work = Work::Part { card, part, next };
            state.common.phase = phase;
            return;
        }
    }
    state.common.course.work = Work::Nothing;
    if state.common.course.laid.iter().any(|laid| usable(state, *laid) != 0) {
        state.common.phase = Phase::Abilities;
    } else {
        clean_up(state, events);
    }
}

/// Points of a card; with the rune one more, once for each card (R18).
fn score(state: &mut State, card: Card, points: u8, events: &mut impl Sink<Event>) {
    state.score(points, Witness::Card(card), events);
    if !state.has(Rune::ExtraPoint) {
        return;
    }
    let laid = &mut state.common.course.laid;
    if let Some(at) = laid.iter().position(|laid| laid.card == card && !laid.extra) {
        let marked = Laid { extra: true, ..laid.remove(at) };
        laid.insert(at, marked);
        state.score(1, Witness::Extra(card), events);
    }
}

/// The lowest card is kept; creatures among the others go to the general discard pile, druid cards leave.
pub(crate) fn clean_up(state: &mut State, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    let mut laid = state.common.course.laid;
    sort(&mut laid);
    for (index, card) in laid.iter().map(|laid| laid.card).enumerate() {
        if index == 0 {
            state.player_mut().discard.insert(card);
            events.push(Fact::CardKept { seat, card });
        } else if card.is_druid() {
            events.push(Fact::CardRemoved { seat, card });
        } else {
            state.common.discard.insert(card);
            events.push(Fact::CardLost { seat, card });
        }
    }
    state.common.course.laid.clear();
    turn::end_action(state, events);
}

#[inline]
pub(crate) fn gem_actions(state: &State, options: &mut Actions) {
    for colour in Colour::ALL.into_iter().filter(|colour| state.supplies(*colour)) {
        options.push(Action::Gem { colour });
    }
}

pub(crate) fn check_gem(state: &State, colour: Colour) -> Result<(), Illegal> {
    let piece = Piece::Gem(colour.into());
    if state.supplies(colour) { Ok(()) } else { Err(Illegal::SupplyEmpty { piece }) }
}

pub(crate) fn choose_gem(state: &mut State, colour: Colour, events: &mut impl Sink<Event>) {
    let (card, ..) = in_work(state);
    state.take_gem(colour.into(), Source::Card(card), events);
    go_on(state, events);
}

/// Which card the effect being carried out asks for. Invariant (checked when a position is read): it is one
/// that asks for a card.
#[inline]
fn wanted(state: &State) -> Wanted {
    let (card, part, next) = in_work(state);
    match state.card(card).parts()[usize::from(part)].effects[usize::from(next) - 1] {
        Effect::Card(wanted) => wanted,
        _ => Wanted::Any,
    }
}

#[inline]
pub(crate) fn slot_actions(state: &State, options: &mut Actions) {
    let wanted = wanted(state);
    for (index, card) in state.common.display.iter().enumerate() {
        if let Some(card) = card
            && (wanted == Wanted::Any || wanted == Wanted::Of(state.hue(*card)))
        {
            options.push(Action::Slot { slot: Slot::from_index(index) });
        }
    }
}

pub(crate) fn check_slot(state: &State, slot: Slot) -> Result<(), Illegal> {
    if slot.index() >= state.config.data.costs.len() {
        return Err(Illegal::NoSuchSlot { slot });
    }
    let card = state.common.in_slot(slot).ok_or(Illegal::SlotEmpty { slot })?;
    match wanted(state) {
        Wanted::Of(wanted) if state.hue(card) != wanted => Err(Illegal::WrongColour { slot, wanted }),
        _ => Ok(()),
    }
}

/// The slot stays empty until the end of the action (R3).
pub(crate) fn choose_slot(state: &mut State, slot: Slot, events: &mut impl Sink<Event>) {
    let card = state.common.display[slot.index()].take().expect("it was checked that a card lies there");
    state.player_mut().discard.insert(card);
    events.push(Fact::CardCalled { seat: state.common.active, card, slot });
    go_on(state, events);
}

/// Ways to pay for the exchange in work: those after which something can be received.
#[inline]
pub(crate) fn pay_actions(state: &State, options: &mut Actions) {
    let info = state.card(in_work(state).0);
    let gains = info.parts()[0].kinds;
    let anyway = gains & possible(state) != 0;
    payment::each(state.player(), &info.price, |gems| {
        if anyway || gains & given_back(gems) != 0 {
            options.push(Action::Pay { gems });
        }
    });
}

pub(crate) fn check_pay(state: &State, gems: Gems) -> Result<(), Illegal> {
    let info = state.card(in_work(state).0);
    payment::check(state.player(), &info.price, gems)?;
    let gains = info.parts()[0].kinds;
    let receives = gains & (possible(state) | given_back(gems)) != 0;
    if receives { Ok(()) } else { Err(Illegal::GainsNothing) }
}

pub(crate) fn paid(state: &mut State, gems: Gems, events: &mut impl Sink<Event>) {
    state.pay_gems(gems, events);
    go_on(state, events);
}
