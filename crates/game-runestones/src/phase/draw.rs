//! Chance: artifacts, hands, the display, the start player, the die and its card.
//!
//! Piles are bags. Where one runs out in the middle of a draw, its rest comes first and the discard pile, shuffled
//! anew, gives the others (4.4).

use kernel::{Bag, Dice, List, Seat, Sink};

use crate::chance::Chance;
use crate::event::{Event, Fact};
use crate::ids::{Card, CardSet, Colour, FACES, MAX_SLOTS, MAX_SMITHIES, Slot, SmithyId};
use crate::illegal::{Due, Illegal};
use crate::phase::{die, exchange, turn};
use crate::state::{Occasion, Phase, State};

/// Draws an outcome for the chance step that is next.
pub(crate) fn roll(state: &State, dice: &mut Dice) -> Chance {
    match state.common.phase {
        Phase::DrawSmithies(_) => roll_smithies(state, dice),
        Phase::DrawHand(_) => roll_hand(state, dice),
        Phase::DrawDisplay(occasion) => roll_display(state, occasion, dice),
        Phase::DrawDie => Chance::Die { face: dice.below(FACES as u32) as u8 + 1 },
        Phase::DrawCard { .. } => {
            let pile = if state.common.pile.is_empty() { state.common.discard } else { state.common.pile };
            Chance::Card { card: pick(pile, dice) }
        }
        _ => Chance::Start { seat: Seat::ALL[dice.below(u32::from(state.config.seats)) as usize] },
    }
}

#[inline]
fn pick(pile: CardSet, dice: &mut Dice) -> Card {
    pile.nth(dice.below(u32::from(pile.len())))
}

/// So many different cards of a pile, each choice equally likely.
#[inline]
pub(crate) fn pick_some(mut pile: CardSet, count: u8, dice: &mut Dice) -> CardSet {
    let mut picked = CardSet::EMPTY;
    for _ in 0..count {
        let card = pick(pile, dice);
        pile.remove(card);
        picked.insert(card);
    }
    picked
}

fn roll_smithies(state: &State, dice: &mut Dice) -> Chance {
    let (mut supply, mut discard) = (state.common.artifacts, state.common.artifact_discard);
    let mut artifacts = List::<Colour, MAX_SMITHIES>::new();
    for _ in 0..state.smithies_due() {
        if supply.is_empty() {
            supply = core::mem::take(&mut discard);
        }
        artifacts.push(Colour::ALL[supply.draw(dice)]);
    }
    Chance::Smithies { artifacts }
}

fn roll_hand(state: &State, dice: &mut Dice) -> Chance {
    let seat = state.common.active;
    let pile = state.draw_pile(seat);
    let due = state.hand_due();
    let left = pile.len();
    let cards = if due <= left {
        pick_some(pile, due, dice)
    } else {
        pile.or(pick_some(state.common.players[seat].discard, due - left, dice))
    };
    Chance::Hand { seat, cards }
}

fn roll_display(state: &State, occasion: Occasion, dice: &mut Dice) -> Chance {
    let (mut pile, mut discard) = (state.common.pile, state.common.discard);
    if occasion == Occasion::Setup {
        // Section 3: dragons are put aside and shuffled back, so every other card is equally likely.
        pile = pile.and_not(state.config.data.dragons);
    }
    let mut cards = List::<Card, MAX_SLOTS>::new();
    for _ in 0..state.display_due() {
        if pile.is_empty() {
            pile = core::mem::take(&mut discard);
        }
        let card = pick(pile, dice);
        pile.remove(card);
        cards.push(card);
    }
    Chance::Display { cards }
}

/// Can the chance step that is next have this outcome, and if not, why?
pub(crate) fn check(state: &State, chance: Chance) -> Result<(), Illegal> {
    let due = state.due().ok_or(Illegal::GameOver)?;
    if !state.common.phase.is_chance() {
        return Err(Illegal::NoChanceNow);
    }
    match (due, chance) {
        (Due::DrawSmithies, Chance::Smithies { artifacts }) => check_smithies(state, &artifacts),
        (Due::DrawHand, Chance::Hand { seat, cards }) => check_hand(state, seat, cards),
        (Due::DrawDisplay, Chance::Display { cards }) => check_display(state, &cards),
        (Due::DrawStart, Chance::Start { seat }) if seat.number() >= state.config.seats => {
            Err(Illegal::NoSuchSeat { seat })
        }
        (Due::DrawStart, Chance::Start { .. }) => Ok(()),
        (Due::DrawDie, Chance::Die { face }) if (1..=FACES as u8).contains(&face) => Ok(()),
        (Due::DrawDie, Chance::Die { face }) => Err(Illegal::NoSuchFace { face }),
        (Due::DrawCard, Chance::Card { card }) => {
            let pile = if state.common.pile.is_empty() { state.common.discard } else { state.common.pile };
            if pile.contains(card) { Ok(()) } else { Err(Illegal::NotInPile { card }) }
        }
        (due, _) => Err(Illegal::OtherDraw { due }),
    }
}

fn check_count(found: usize, expected: u8) -> Result<(), Illegal> {
    if found == usize::from(expected) {
        return Ok(());
    }
    Err(Illegal::WrongNumber { found: found as u8, expected })
}

fn check_smithies(state: &State, artifacts: &[Colour]) -> Result<(), Illegal> {
    check_count(artifacts.len(), state.smithies_due())?;
    let (mut supply, mut discard) = (state.common.artifacts, state.common.artifact_discard);
    for colour in artifacts {
        if supply.is_empty() {
            supply = core::mem::take(&mut discard);
        }
        if supply.count(colour.index()) == 0 {
            return Err(Illegal::ArtifactNotInPile { colour: *colour });
        }
        supply.take(colour.index());
    }
    Ok(())
}

fn check_hand(state: &State, seat: Seat, cards: CardSet) -> Result<(), Illegal> {
    let active = state.common.active;
    if seat != active {
        return Err(Illegal::OtherDraw { due: Due::DrawHand });
    }
    let due = state.hand_due();
    check_count(usize::from(cards.len()), due)?;
    let pile = state.draw_pile(seat);
    let allowed = if due <= pile.len() { pile } else { pile.or(state.common.players[seat].discard) };
    if let Some(card) = cards.and_not(allowed).lowest() {
        return Err(Illegal::NotInPile { card });
    }
    match pile.and_not(cards).lowest() {
        Some(card) if due > pile.len() => Err(Illegal::LeftBehind { card }),
        _ => Ok(()),
    }
}

fn check_display(state: &State, cards: &[Card]) -> Result<(), Illegal> {
    check_count(cards.len(), state.display_due())?;
    let setup = state.common.phase == Phase::DrawDisplay(Occasion::Setup);
    let (mut pile, mut discard) = (state.common.pile, state.common.discard);
    for card in cards {
        if setup && state.config.data.dragons.contains(*card) {
            return Err(Illegal::DragonAtStart { card: *card });
        }
        if pile.is_empty() {
            pile = core::mem::take(&mut discard);
        }
        if !pile.contains(*card) {
            return Err(match pile.lowest() {
                Some(left) if discard.contains(*card) => Illegal::LeftBehind { card: left },
                _ => Illegal::NotInPile { card: *card },
            });
        }
        pile.remove(*card);
    }
    Ok(())
}

/// Applies an outcome.
pub(crate) fn settle(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
    match (chance, state.common.phase) {
        (Chance::Smithies { artifacts }, Phase::DrawSmithies(occasion)) => {
            fill_smithies(state, &artifacts, events);
            match occasion {
                Occasion::Setup => deal(state, events),
                Occasion::Turn => turn::refill_display(state),
                Occasion::Exchange => exchange::choose_rune(state),
            }
        }
        (Chance::Hand { cards, .. }, Phase::DrawHand(occasion)) => {
            fill_hand(state, cards, events);
            match occasion {
                Occasion::Setup => {
                    state.common.active = state.common.active.clockwise(1, state.config.seats);
                    if state.common.active == Seat::ALL[0] {
                        lay_out(state, events);
                    } else {
                        deal(state, events);
                    }
                }
                Occasion::Turn | Occasion::Exchange => turn::pass_on(state, events),
            }
        }
        (Chance::Display { cards }, Phase::DrawDisplay(occasion)) => {
            fill_display(state, &cards, events);
            match occasion {
                Occasion::Setup => find_start(state, events),
                Occasion::Turn | Occasion::Exchange => state.common.phase = Phase::Exchange,
            }
        }
        (Chance::Start { seat }, Phase::DrawStart) => {
            state.common.first = seat;
            events.push(Fact::StartDrawn { seat });
            turn::begin_round(state, events);
        }
        (Chance::Die { face }, Phase::DrawDie) => die::rolled(state, face, events),
        (Chance::Card { card }, Phase::DrawCard { face, left }) => {
            draw_card(state, card, events);
            die::applied(state, face, left, events);
        }
        (chance, phase) => unreachable!("{chance:?} was not checked: the phase is {phase:?}"),
    }
}

/// In the setup: the first seat from the active one on whose hand is not full gets cards.
fn deal(state: &mut State, events: &mut impl Sink<Event>) {
    for number in state.common.active.number()..state.config.seats {
        state.common.active = Seat::ALL[usize::from(number)];
        if state.hand_due() > 0 {
            state.common.phase = Phase::DrawHand(Occasion::Setup);
            return;
        }
    }
    lay_out(state, events);
}

/// In the setup: the display is laid out.
fn lay_out(state: &mut State, events: &mut impl Sink<Event>) {
    state.common.active = Seat::ALL[0];
    if state.display_due() > 0 {
        state.common.phase = Phase::DrawDisplay(Occasion::Setup);
    } else {
        find_start(state, events);
    }
}

/// In the setup: the start player is drawn, unless the table has named one.
fn find_start(state: &mut State, events: &mut impl Sink<Event>) {
    match state.config.start {
        None => state.common.phase = Phase::DrawStart,
        Some(_) => turn::begin_round(state, events),
    }
}

fn fill_smithies(state: &mut State, artifacts: &[Colour], events: &mut impl Sink<Event>) {
    let mut artifacts = artifacts.iter();
    for (index, smithy) in state.config.data.smithies.iter().enumerate() {
        if smithy.wild || state.common.smithies[index].is_some() {
            continue;
        }
        let Some(colour) = artifacts.next() else { return };
        let common = &mut state.common;
        if common.artifacts.is_empty() {
            common.artifacts = core::mem::take::<Bag<4>>(&mut common.artifact_discard);
            events.push(Fact::ArtifactsShuffled);
        }
        common.artifacts.take(colour.index());
        common.smithies[index] = Some(*colour);
        events.push(Fact::SmithyFilled { smithy: SmithyId::from_index(index), colour: *colour });
    }
}

/// Draws cards into the active player's hand and keeps count of what everybody can tell (section 6).
fn fill_hand(state: &mut State, cards: CardSet, events: &mut impl Sink<Event>) {
    let seat = state.common.active;
    let pile = state.draw_pile(seat);
    let (player, secret) = (&mut state.common.players[seat], &mut state.secrets[seat]);
    let first = cards.and(pile);
    let rest = cards.and_not(pile);
    if !first.is_empty() {
        secret.hidden = secret.hidden.or(first);
        player.hand += first.len();
        player.settle_knowledge(secret);
        events.push(Fact::HandDrawn { seat, count: first.len(), cards: first });
    }
    if !rest.is_empty() {
        events.push(Fact::DeckShuffled { seat });
        // Invariant: the draw pile is empty, so nothing was unseen.
        player.unseen = core::mem::take(&mut player.discard);
        secret.hidden = rest;
        player.hand += rest.len();
        player.settle_knowledge(secret);
        events.push(Fact::HandDrawn { seat, count: rest.len(), cards: rest });
    }
}

fn shuffle_creatures(state: &mut State, events: &mut impl Sink<Event>) {
    if state.common.pile.is_empty() {
        state.common.pile = core::mem::take(&mut state.common.discard);
        events.push(Fact::CreaturesShuffled);
    }
}

fn fill_display(state: &mut State, cards: &[Card], events: &mut impl Sink<Event>) {
    let mut cards = cards.iter();
    for index in 0..state.config.data.costs.len() {
        if state.common.display[index].is_some() {
            continue;
        }
        let Some(card) = cards.next() else { return };
        shuffle_creatures(state, events);
        state.common.pile.remove(*card);
        state.common.display[index] = Some(*card);
        events.push(Fact::SlotFilled { slot: Slot::from_index(index), card: *card });
    }
}

/// The card is shown to all (R31).
fn draw_card(state: &mut State, card: Card, events: &mut impl Sink<Event>) {
    shuffle_creatures(state, events);
    state.common.pile.remove(card);
    state.player_mut().discard.insert(card);
    events.push(Fact::CardDrawn { seat: state.common.active, card });
}
