//! Chance steps: who is first, what is revealed, what is drawn.

use kernel::{Dice, List, Seat};

use crate::data::MAX_DISPLAY;
use crate::ids::{Card, CardSet};
use crate::illegal::Illegal;
use crate::state::{Due, State};

/// The cards revealed for a round, in their order.
pub type Revealed = List<Card, MAX_DISPLAY>;

/// The outcome of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `start P2`: this seat is first (R22).
    Start {
        /// Who.
        seat: Seat,
    },
    /// `reveal c d e f`: these cards come into the display (4.4).
    Reveal {
        /// Which.
        cards: Revealed,
    },
    /// `draw c`: this card is drawn (4.8).
    Draw {
        /// Which.
        card: Card,
    },
}

/// Draws an outcome of the chance step that is next; nothing can be drawn when none is.
pub(crate) fn roll(state: &State, dice: &mut Dice) -> Chance {
    match state.common.due {
        Due::Reveal => Chance::Reveal { cards: roll_reveal(state, dice) },
        Due::Draw => Chance::Draw { card: draw(&mut state.drawable(), dice) },
        _ => Chance::Start { seat: Seat::ALL[dice.below(u32::from(state.config.seats)) as usize] },
    }
}

/// The known top card, then the draw pile, then the discard pile (4.10), each in random order.
fn roll_reveal(state: &State, dice: &mut Dice) -> Revealed {
    let mut cards = Revealed::new();
    let mut wanted = state.reveal_count();
    if let Some(top) = state.common.top {
        cards.push(top);
        wanted -= 1;
    }
    let mut pile = state.pile();
    let mut discard = state.common.discard;
    for _ in 0..wanted {
        let from = if pile.is_empty() { &mut discard } else { &mut pile };
        cards.push(draw(from, dice));
    }
    cards
}

/// Takes a card out of a set, each equally likely.
fn draw(set: &mut CardSet, dice: &mut Dice) -> Card {
    let card = set.nth(dice.below(u32::from(set.len())));
    set.remove(card);
    card
}

/// Can the chance step that is next have this outcome?
pub(crate) fn check(state: &State, chance: Chance) -> Result<(), Illegal> {
    match (state.common.due, chance) {
        (Due::Over, _) => Err(Illegal::GameOver),
        (Due::Start, Chance::Start { seat }) if seat.number() < state.config.seats => Ok(()),
        (Due::Start, Chance::Start { seat }) => Err(Illegal::NoSuchSeat { seat }),
        (Due::Reveal, Chance::Reveal { cards }) => check_reveal(state, &cards),
        (Due::Draw, Chance::Draw { card }) if state.drawable().contains(card) => Ok(()),
        (Due::Draw, Chance::Draw { card }) => Err(Illegal::NotInPile { card }),
        (Due::Start | Due::Reveal | Due::Draw, _) => Err(Illegal::OtherChance),
        _ => Err(Illegal::NoChanceNow),
    }
}

fn check_reveal(state: &State, cards: &[Card]) -> Result<(), Illegal> {
    let needed = state.reveal_count();
    if cards.len() != usize::from(needed) {
        return Err(Illegal::WrongNumber { needed });
    }
    let mut pile = state.pile();
    let mut discard = state.common.discard;
    let mut seen = CardSet::EMPTY;
    for (index, card) in cards.iter().copied().enumerate() {
        if seen.contains(card) {
            return Err(Illegal::Twice { card });
        }
        seen.insert(card);
        if let Some(top) = state.common.top.filter(|_| index == 0) {
            if card != top {
                return Err(Illegal::KnownTop { top });
            }
            continue;
        }
        let from = if pile.is_empty() { &mut discard } else { &mut pile };
        if !from.contains(card) {
            return Err(Illegal::NotInPile { card });
        }
        from.remove(card);
    }
    Ok(())
}
