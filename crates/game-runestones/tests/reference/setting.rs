//! Positions for examples: two players, P0 in turn, and what an example says.

use std::collections::BTreeMap;

use crate::cards::{self, KINDS, Word};
use crate::duel::Duel;
use crate::state::{State, Step};
use crate::values::{from_letters, letters};

/// The display of E3.
pub(crate) const DISPLAY: [usize; 6] = [16, 21, 33, 45, 52, 60];

/// Two players, brown P0 in turn, a full display, five artifacts, no pieces but those of P1.
pub(crate) fn at(hand: &[usize], gems: &str, ore: usize) -> State {
    of(&["brown", "grey"], hand, gems, ore)
}

pub(crate) fn of(druids: &[Word], hand: &[usize], gems: &str, ore: usize) -> State {
    let mut state = State::setup(druids, Some(0), 200);
    state.step = Step::Action;
    show(&mut state, &DISPLAY);
    smithies(&mut state, &["blue", "yellow", "green", "red", "blue"]);
    hold(&mut state, hand);
    own(&mut state, gems, ore);
    state
}

/// P0's hand.
pub(crate) fn hold(state: &mut State, hand: &[usize]) {
    state.pile.retain(|card| !hand.contains(card));
    let me = &mut state.players[0];
    me.draw.retain(|card| !hand.contains(card));
    me.hand = hand.to_vec();
    me.unseen = me.hand.iter().chain(&me.draw).copied().collect();
    me.deduce();
}

/// What P0 has; the supply changes with it.
pub(crate) fn own(state: &mut State, gems: &str, ore: usize) {
    let wanted: BTreeMap<Word, usize> = KINDS.into_iter().zip(from_letters(gems)).collect();
    for kind in KINDS {
        let there = state.supply[kind] + state.players[0].gems[kind];
        state.supply.insert(kind, there - wanted[kind]);
    }
    let there = state.supply["ore"] + state.players[0].ore;
    state.supply.insert("ore", there - ore);
    state.players[0].gems = wanted;
    state.players[0].ore = ore;
}

/// The supply keeps so many pieces of a kind; P1 has the others.
pub(crate) fn leave(state: &mut State, piece: Word, number: usize) {
    let others = state.supply[piece] - number;
    state.supply.insert(piece, number);
    match piece {
        "ore" => state.players[1].ore += others,
        kind => *state.players[1].gems.get_mut(kind).expect("a kind") += others,
    }
}

pub(crate) fn show(state: &mut State, display: &[usize]) {
    let before: Vec<usize> = state.display.iter().copied().flatten().collect();
    state.pile.extend(before);
    state.pile.retain(|card| !display.contains(card));
    state.display = (0..6).map(|slot| display.get(slot).copied()).collect();
}

pub(crate) fn smithies(state: &mut State, artifacts: &[Word]) {
    let before: Vec<Word> = state.smithies.values().copied().flatten().collect();
    state.artifacts.extend(before);
    for (place, artifact) in state.smithies.values_mut().zip(artifacts) {
        let index = state.artifacts.iter().position(|other| other == artifact).expect("one is left");
        *place = Some(state.artifacts.remove(index));
    }
}

/// The spaces of a row of P0 that hold artifacts; an asterisk marks wild ones.
pub(crate) fn row(state: &mut State, number: usize, spaces: &[Word]) {
    row_of(state, 0, number, spaces);
}

pub(crate) fn row_of(state: &mut State, seat: usize, number: usize, spaces: &[Word]) {
    for text in spaces {
        let space = cards::word(&KINDS, text.trim_end_matches('*')).expect("a space");
        let artifact = if text.ends_with('*') { "wild" } else { space };
        if artifact == "wild" {
            state.wild_artifacts -= 1;
        } else {
            let index = state.artifacts.iter().position(|other| *other == artifact).expect("one is left");
            state.artifacts.remove(index);
        }
        state.players[seat].rows[number - 1].insert(space, artifact);
    }
}

pub(crate) fn runes(state: &mut State, runes: &[Word]) {
    for rune in runes {
        *state.runes.get_mut(rune).expect("a rune") -= 1;
        state.players[0].runes.push(rune);
    }
}

pub(crate) fn wild_color(state: &mut State, colour: Word) {
    runes(state, &["wild_color"]);
    *state.supply.get_mut(colour).expect("a colour") -= 1;
    state.players[0].wild_color = Some(colour);
}

/// The general piles; all other creatures are P1's.
pub(crate) fn piles(state: &mut State, pile: &[usize], discard: &[usize]) {
    let all = std::mem::take(&mut state.pile);
    let others = all.into_iter().filter(|card| !pile.contains(card) && !discard.contains(card));
    state.players[1].discard.extend(others);
    state.pile = pile.to_vec();
    state.discard = discard.to_vec();
}

/// P0's piles, the own draw pile and discard pile; druid cards that are nowhere are out of the game.
pub(crate) fn own_piles(state: &mut State, draw: &[usize], discard: &[usize]) {
    state.pile.retain(|card| !draw.contains(card) && !discard.contains(card));
    let me = &mut state.players[0];
    let somewhere = |card: &usize| me.hand.contains(card) || draw.contains(card) || discard.contains(card);
    me.removed = (100..=107).filter(|card| !somewhere(card)).collect();
    me.draw = draw.to_vec();
    me.discard = discard.to_vec();
    me.known.clear();
    me.unseen = me.hand.iter().chain(&me.draw).copied().collect();
    me.deduce();
}

pub(crate) fn play(state: State, label: &str, steps: &[&str]) -> Duel {
    let mut duel = Duel::from(state, label.to_owned());
    duel.play_all(steps);
    duel
}

/// The options that begin with this word.
pub(crate) fn options(duel: &Duel, word: &str) -> Vec<String> {
    duel.game.options().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
}

pub(crate) fn gems(duel: &Duel) -> String {
    letters(&KINDS.map(|kind| duel.game.players[0].gems[kind]))
}

pub(crate) fn scores(duel: &Duel) -> Vec<usize> {
    duel.game.players.iter().map(|player| player.score).collect()
}

pub(crate) fn sorted(cards: &[usize]) -> Vec<usize> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

pub(crate) fn display(duel: &Duel) -> Vec<usize> {
    duel.game.display.iter().map(|card| card.unwrap_or(0)).collect()
}
