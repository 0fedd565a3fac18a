//! `SUMMON_CARDS` and `SUMMON_SLOTS`: cards are shown one by one; as soon as they suffice, slots can be taken.

use kernel::Sink;

use crate::action::{Action, Actions};
use crate::data::MAX_POINTS;
use crate::event::{Event, Fact};
use crate::ids::{Card, CardSet, Rune, Slots};
use crate::illegal::Illegal;
use crate::phase::turn;
use crate::state::{Laid, Phase, State};

/// Sums for each colour, packed so that one addition adds all four. Sums stay below 256: at most eight cards
/// with at most 18 points each.
#[derive(Clone, Copy, Default)]
struct Sums(u32);

impl Sums {
    #[inline]
    fn add(&mut self, adds: [u8; 4]) {
        self.0 += u32::from_le_bytes(adds);
    }

    /// The largest sum among these colours, one bit each.
    #[inline]
    fn largest(self, colours: u8) -> u8 {
        let sums = self.0.to_le_bytes();
        (0..4).filter(|index| colours >> index & 1 == 1).map(|index| sums[index]).max().unwrap_or(0)
    }
}

const ALL_COLOURS: u8 = 0b1111;

/// The cost of the cheapest card of the display.
#[inline]
pub(crate) fn cheapest(state: &State) -> Option<u8> {
    let costs = state.config.data.costs.iter().zip(&state.common.display);
    costs.filter(|(_, card)| card.is_some()).map(|(cost, _)| *cost).min()
}

#[inline]
fn bonus(state: &State) -> u8 {
    if state.has(Rune::MagicPoints) { state.config.data.rules.summon_bonus } else { 0 }
}

/// What cards already shown add up to for each colour, and the colours all of them have.
#[inline]
fn shown(state: &State) -> (Sums, u8) {
    let mut sums = Sums::default();
    let mut colours = ALL_COLOURS;
    for laid in state.common.course.laid.iter() {
        let info = state.card(laid.card);
        sums.add(info.adds);
        colours &= info.fits;
    }
    (sums, colours)
}

/// What cards shown and all hand cards together would add up to for each colour.
#[inline]
fn reachable(state: &State, mut sums: Sums) -> Sums {
    for card in state.hand(state.common.active).iter() {
        sums.add(state.card(card).adds);
    }
    sums
}

/// The most magic points that the hand can give.
#[inline]
pub(crate) fn most_magic(state: &State) -> u8 {
    reachable(state, Sums::default()).largest(ALL_COLOURS) + bonus(state)
}

/// The magic points of the cards shown, with the rune's (4.4).
#[inline]
pub(crate) fn magic(state: &State) -> u8 {
    let (sums, colours) = shown(state);
    sums.largest(colours) + bonus(state)
}

/// Do all cards shown add something to one colour?
pub(crate) fn shown_together(state: &State) -> bool {
    shown(state).1 != 0
}

#[inline]
pub(crate) fn actions(state: &State, options: &mut Actions) {
    let (sums, colours) = shown(state);
    // Without a card in the display nobody comes here by play.
    let Some(need) = cheapest(state) else { return };
    let bonus = bonus(state);
    let reach = reachable(state, sums);
    for card in state.hand(state.common.active).iter() {
        let common = state.card(card).fits & colours;
        if common != 0 && reach.largest(common) + bonus >= need {
            options.push(Action::Show { card });
        }
    }
    let points = usize::from(sums.largest(colours) + bonus).min(MAX_POINTS);
    let empty = !state.common.occupied();
    let sets = &state.config.data.affordable[points];
    options.fill(|slots| {
        let mut count = 0;
        for set in sets {
            slots[count] = Action::Take { slots: Slots(*set) };
            count += usize::from(set & empty == 0);
        }
        count
    });
}

pub(crate) fn check_show(state: &State, card: Card) -> Result<(), Illegal> {
    if !state.hand(state.common.active).contains(card) {
        return Err(Illegal::NotInHand { card });
    }
    let (sums, colours) = shown(state);
    let common = state.card(card).fits & colours;
    if common == 0 {
        return Err(Illegal::OtherMagic { card });
    }
    let need = cheapest(state).ok_or(Illegal::DisplayEmpty)?;
    let have = reachable(state, sums).largest(common) + bonus(state);
    if have >= need { Ok(()) } else { Err(Illegal::TooLittleMagic { have, need }) }
}

pub(crate) fn check_take(state: &State, slots: Slots) -> Result<(), Illegal> {
    for slot in slots.iter() {
        if slot.index() >= state.config.data.costs.len() {
            return Err(Illegal::NoSuchSlot { slot });
        }
        if state.common.in_slot(slot).is_none() {
            return Err(Illegal::SlotEmpty { slot });
        }
    }
    let (need, have) = (state.config.data.set_costs[usize::from(slots.0)], magic(state));
    if slots.0 != 0 && need <= have { Ok(()) } else { Err(Illegal::TooLittleMagic { have, need }) }
}

pub(crate) fn show(state: &mut State, card: Card, events: &mut impl Sink<Event>) {
    state.leave_hand(card);
    state.common.course.laid.push(Laid { card, ..Laid::default() });
    events.push(Fact::CardShown { seat: state.common.active, card });
    debug_assert_eq!(state.common.phase, Phase::Summon);
}

/// Cards taken and cards shown go to the own discard pile; then the display is refilled.
pub(crate) fn take(state: &mut State, slots: Slots, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    let mut gone = CardSet::EMPTY;
    for slot in slots.iter() {
        if let Some(card) = state.common.display[slot.index()].take() {
            gone.insert(card);
            events.push(Fact::Summoned { seat, card, slot, cost: state.config.data.costs[slot.index()] });
        }
    }
    for laid in state.common.course.laid.iter() {
        gone.insert(laid.card);
        events.push(Fact::CardKept { seat, card: laid.card });
    }
    state.common.course.laid.clear();
    let player = state.player_mut();
    player.discard = player.discard.or(gone);
    turn::end_action(state, events);
}
