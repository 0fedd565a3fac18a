//! Reads a position written by hand or by the game itself, and names all that is wrong with it.

use std::collections::BTreeMap;

use kernel::{List, Seat, SeatMap};

use super::{Deck, Effect, Faults, MAX_SCORE, MAX_STONES, Position, PositionFault};
use crate::audit::end_of;
use crate::config::Config;
use crate::effect::compile::MAX_NESTING;
use crate::effect::op::Kind;
use crate::ids::{Card, CardSet, Stones};
use crate::phase::{self, hunt};
use crate::state::{Cause, Derived, Due, Frame, MAX_PILES, Phase, Slots, State};

/// Reads a position and remembers everything that is wrong with it.
pub(super) struct Reader<'a> {
    config: &'a Config,
    faults: Vec<PositionFault>,
    /// Cards that have a place already.
    placed: CardSet,
}

impl<'a> Reader<'a> {
    pub(super) fn new(config: &'a Config) -> Reader<'a> {
        Reader { config, faults: Vec::new(), placed: CardSet::EMPTY }
    }

    fn unknown(&mut self, key: &'static str, found: &str, expected: impl Into<String>) {
        self.faults.push(PositionFault::Unknown { key, found: found.to_owned(), expected: expected.into() });
    }

    fn wrong(&mut self, key: &'static str, why: impl Into<String>) {
        self.faults.push(PositionFault::Wrong { key, why: why.into() });
    }

    fn seat(&mut self, key: &'static str, text: &str) -> Option<Seat> {
        let seat = text.parse::<Seat>().ok().filter(|seat| seat.number() < self.config.seats);
        if seat.is_none() {
            self.unknown(key, text, format!("it is P0 to P{}", self.config.seats - 1));
        }
        seat
    }

    /// A card that exists.
    fn card(&mut self, key: &'static str, text: &str) -> Option<Card> {
        let card = self.config.data.card_named(text);
        if card.is_none() {
            if text.starts_with('?') {
                self.faults.push(PositionFault::Hidden { key });
            } else {
                self.unknown(key, text, "it must be the key of a card");
            }
        }
        card
    }

    /// A card that gets its place here.
    fn place(&mut self, key: &'static str, text: &str) -> Option<Card> {
        let card = self.card(key, text)?;
        if self.placed.contains(card) {
            self.faults.push(PositionFault::Twice { key, card: text.to_owned() });
            return None;
        }
        self.placed.insert(card);
        Some(card)
    }

    fn places(&mut self, key: &'static str, texts: &[String]) -> CardSet {
        texts.iter().filter_map(|text| self.place(key, text)).collect()
    }

    pub(super) fn read(&mut self, position: &Position) -> Result<State, Faults> {
        let mut state = State::new(&Config { start: None, ..*self.config });
        state.config = *self.config;
        self.read_head(position, &mut state);
        self.read_display(position, &mut state);
        self.read_players(position, &mut state);
        self.read_piles(position, &mut state);
        self.read_used(position, &mut state);
        self.finish(position, state)
    }

    fn read_head(&mut self, position: &Position, state: &mut State) {
        let rounds = self.config.data.rules.rounds;
        let round = position.round.unwrap_or(1);
        if (1..=rounds).contains(&round) {
            state.common.round = round;
        } else {
            self.unknown("round", &round.to_string(), format!("it is 1 to {rounds}"));
        }
        let cause = match position.cause.as_deref() {
            None | Some("rounds") => Cause::Rounds,
            Some("points") => Cause::Points,
            Some(other) => {
                self.unknown("cause", other, "it is points or rounds");
                Cause::Rounds
            }
        };
        state.common.phase = match position.phase.as_deref() {
            Some("start") => Phase::Start,
            Some("reveal") => Phase::Reveal,
            Some("hunt") => Phase::Hunt,
            None | Some("action") => Phase::Action,
            Some("resolution") => Phase::Resolution,
            Some("over") => Phase::Over { cause },
            Some(other) => {
                self.unknown("phase", other, "it is start, reveal, hunt, action, resolution or over");
                Phase::Action
            }
        };
        if let Some(first) = position.first.as_deref().and_then(|text| self.seat("first", text)) {
            state.common.first = first;
        }
        state.common.active = state.common.first;
        let own_turns = matches!(state.common.phase, Phase::Action | Phase::Resolution);
        if let Some(active) = position.active.as_deref().and_then(|text| self.seat("active", text))
            && own_turns
        {
            state.common.active = active;
        }
    }

    fn read_display(&mut self, position: &Position, state: &mut State) {
        let most = usize::from(self.config.data.rules.picks * self.config.seats);
        if position.display.len() > most {
            return self.wrong("display", format!("at most {most} cards are on offer"));
        }
        for text in &position.display {
            let (card, marker) = match text.split_once(' ') {
                Some((card, seat)) => (card, Some(seat)),
                None => (text.as_str(), None),
            };
            let Some(card) = self.place("display", card) else { continue };
            state.common.display.push(card);
            match marker {
                None => state.common.unmarked.insert(card),
                Some(seat) => {
                    if let Some(seat) = self.seat("display", seat) {
                        state.common.players[seat].marked.insert(card);
                    }
                }
            }
        }
        let unmarked = !state.common.unmarked.is_empty();
        if unmarked && state.common.phase != Phase::Hunt {
            self.wrong("display", "only in the hunting phase a card can be without a marker");
        }
        let offered = !position.display.is_empty();
        let idle = matches!(
            state.common.phase,
            Phase::Start | Phase::Reveal | Phase::Resolution | Phase::Over { .. }
        );
        if offered && idle {
            self.wrong("display", "it is empty outside the hunting and the action phase");
        }
    }

    fn read_players(&mut self, position: &Position, state: &mut State) {
        for (text, score) in &position.scores {
            let Some(seat) = self.seat("scores", text) else { continue };
            if *score > MAX_SCORE {
                self.wrong("scores", format!("{score} is more than {MAX_SCORE}"));
            }
            state.common.players[seat].score = (*score).min(MAX_SCORE);
        }
        for (text, [red, blue, purple]) in &position.stones {
            let Some(seat) = self.seat("stones", text) else { continue };
            if [red, blue, purple].into_iter().any(|count| *count > MAX_STONES) {
                self.wrong("stones", format!("at most {MAX_STONES} of a colour are possible"));
                continue;
            }
            state.common.players[seat].stones = Stones::new(*red, *blue, *purple);
        }
        for (text, cards) in &position.areas {
            let Some(seat) = self.seat("areas", text) else { continue };
            if cards.len() > usize::from(state.common.round) {
                let round = state.common.round;
                self.wrong("areas", format!("{seat} has more creatures than round {round} allows"));
                continue;
            }
            for card in cards {
                if let Some(card) = self.place("areas", card) {
                    state.common.players[seat].area.push(card);
                    state.common.players[seat].creatures.insert(card);
                }
            }
        }
        for (text, cards) in &position.hands {
            let Some(seat) = self.seat("hands", text) else { continue };
            state.common.players[seat].known = self.places("hands", cards);
        }
        for seat in Seat::first(self.config.seats) {
            let player = &mut state.common.players[seat];
            player.derived = Derived::of(self.config.data, player.creatures);
        }
    }

    /// Draw pile, discard pile, and which hand cards were drawn from which pile.
    fn read_piles(&mut self, position: &Position, state: &mut State) {
        let present = position.pile.unwrap_or(1);
        if present == 0 {
            self.wrong("pile", "piles are counted from 1");
        }
        let mut piles: BTreeMap<u8, CardSet> = BTreeMap::new();
        let mut hidden: SeatMap<CardSet> = SeatMap::default();
        for (text, cards) in &position.drawn {
            let Some(seat) = self.seat("drawn", text) else { continue };
            for text in cards {
                let (card, pile) = match text.split_once('@') {
                    Some((card, pile)) => (card, pile.parse().ok().filter(|pile| *pile < present)),
                    None => (text.as_str(), Some(present)),
                };
                let Some(pile) = pile.filter(|pile| *pile > 0) else {
                    self.unknown(
                        "drawn",
                        text,
                        format!("the number behind @ is an earlier pile than {present}"),
                    );
                    continue;
                };
                let Some(card) = self.card("drawn", card) else { continue };
                if !state.common.players[seat].known.contains(card) {
                    self.wrong("drawn", format!("{text} is not in the hand of {seat}"));
                    continue;
                }
                state.common.players[seat].known.remove(card);
                hidden[seat].insert(card);
                piles.entry(pile).or_default().insert(card);
            }
        }
        if let Some(top) = &position.known_top {
            state.common.top = self.place("known_top", top);
        }
        let rest_discarded = position.discard.iter().any(|card| card == "*");
        let named: Vec<String> = position.discard.iter().filter(|card| *card != "*").cloned().collect();
        state.common.discard = self.places("discard", &named);
        let deck = match &position.deck {
            None => None,
            Some(Deck::Count(_)) => {
                self.faults.push(PositionFault::Hidden { key: "deck" });
                None
            }
            Some(Deck::Cards(cards)) => Some(self.places("deck", cards)),
        };
        let rest = self.config.data.all.and_not(self.placed);
        let mut pile = deck.unwrap_or_default();
        if rest_discarded {
            state.common.discard = state.common.discard.or(rest);
        } else if position.deck.is_none() {
            pile = rest;
        }
        let unseen = piles.entry(present).or_default();
        *unseen = unseen.or(pile);
        if piles.len() > MAX_PILES {
            return self.wrong("drawn", format!("cards of at most {MAX_PILES} piles can be told apart"));
        }
        state.common.piles = List::new();
        state.common.pile_numbers = List::new();
        for (index, (number, cards)) in piles.iter().enumerate() {
            state.common.piles.push(*cards);
            state.common.pile_numbers.push(*number);
            for seat in Seat::ALL {
                state.common.players[seat].drawn[index] = hidden[seat].and(*cards).len();
            }
        }
        state.secrets = hidden;
    }

    fn slots(&mut self, state: &State, seat: Seat, used: &[String]) -> Slots {
        let mut slots = Slots::NONE;
        for text in used {
            let Some(card) = self.card("used", text) else { continue };
            match state.common.players[seat].area.iter().position(|other| *other == card) {
                Some(slot) => slots.insert(slot),
                None => self.wrong("used", format!("{text} is not in the area of {seat}")),
            }
        }
        slots
    }

    fn read_used(&mut self, position: &Position, state: &mut State) {
        state.common.used = self.slots(state, state.common.active, &position.used);
        if position.effects.len() > MAX_NESTING / 2 {
            return self.wrong("effects", format!("at most {} lie within each other", MAX_NESTING / 2));
        }
        for effect in &position.effects {
            if let Some(frame) = self.frame(effect, state) {
                state.common.frames.push(frame);
            }
        }
    }

    fn frame(&mut self, effect: &Effect, state: &State) -> Option<Frame> {
        let data = self.config.data;
        let seat = self.seat("effects", &effect.seat)?;
        let source = self.card("effects", &effect.source)?;
        let of = match &effect.of {
            Some(of) => self.card("effects", of)?,
            None => source,
        };
        let kind = match effect.kind.as_deref() {
            None => Kind::Instant,
            Some(text) => {
                let Some(kind) = Kind::from_key(text) else {
                    self.unknown("effects", text, "it is instant, active or permanent");
                    return None;
                };
                kind
            }
        };
        let Some(program) = data.card(of).program(kind) else {
            self.wrong("effects", format!("{} has no {} effect", self.config.key(of), kind.key()));
            return None;
        };
        let at = program.start.saturating_add(effect.at);
        if at > end_of(data, program.start) {
            self.wrong("effects", format!("{} has no operation {}", self.config.key(of), effect.at));
            return None;
        }
        let mut frame = Frame::new(seat, source, of, kind, at);
        frame.chosen = match &effect.chosen {
            Some(card) => Some(self.card("effects", card)?),
            None => None,
        };
        frame.target = match &effect.target {
            Some(seat) => Some(self.seat("effects", seat)?),
            None => None,
        };
        frame.discarded = effect.discarded.min(MAX_SCORE);
        frame.drawn = effect.drawn.min(9) as u8;
        frame.used = self.slots(state, seat, &effect.used);
        frame.gained = effect.gained;
        let choice = data.choices.iter().find(|choice| choice.card == of);
        for text in &effect.options {
            let options = choice.map(|choice| choice.options.as_slice()).unwrap_or_default();
            match options.iter().position(|option| option.key == *text) {
                Some(option) => frame.options = frame.options.with(option),
                None => self.unknown("effects", text, "it must be an option of the card"),
            }
        }
        Some(frame)
    }

    /// What is to be decided follows from everything else.
    fn finish(&mut self, position: &Position, mut state: State) -> Result<State, Faults> {
        if self.faults.is_empty() {
            Seat::first(self.config.seats).for_each(|seat| state.check_limit(seat));
            if state.common.phase == Phase::Hunt {
                self.check_hunt(&state);
            }
            self.check_unseen(position, &state);
        }
        if self.faults.is_empty() {
            phase::advance(&mut state, &mut ());
            if let Err(broken) = state.audit() {
                self.faults.push(PositionFault::Broken { broken });
            } else if Self::is_stuck(&state) {
                self.wrong("effects", "the operation that is next has no options");
            }
        }
        if self.faults.is_empty() { Ok(state) } else { Err(Faults(core::mem::take(&mut self.faults))) }
    }

    fn is_stuck(state: &State) -> bool {
        if state.common.due != Due::Effect {
            return false;
        }
        let mut options = crate::action::Actions::new();
        state.effect_actions(&mut options);
        options.is_empty()
    }

    /// Markers were put down in the hunt order.
    fn check_hunt(&mut self, state: &State) {
        let seats = self.config.seats;
        let mut expected: SeatMap<u8> = SeatMap::default();
        let mut common = state.common;
        let markers = common.markers();
        for pick in 0..markers {
            // As many unmarked cards as were left at that pick.
            common.unmarked = CardSet::first(common.display.len() - usize::from(pick));
            expected[hunt::hunter(&common, seats)] += 1;
        }
        for seat in Seat::first(seats) {
            let found = state.common.players[seat].marked.len();
            if found != expected[seat] {
                let need = expected[seat];
                self.wrong(
                    "display",
                    format!("{seat} has {found} markers; the order of picks makes it {need}"),
                );
            }
        }
    }

    fn check_unseen(&mut self, position: &Position, state: &State) {
        let Some(written) = &position.unseen else { return };
        let numbers = state.common.pile_numbers.iter().map(ToString::to_string);
        let actual: BTreeMap<String, CardSet> = numbers.zip(state.common.piles.iter().copied()).collect();
        let mut said = BTreeMap::new();
        for (pile, cards) in written {
            let cards: CardSet = cards.iter().filter_map(|card| self.card("unseen", card)).collect();
            said.insert(pile.clone(), cards);
        }
        if said != actual && self.faults.is_empty() {
            self.wrong("unseen", "it does not agree with deck, drawn and pile");
        }
    }
}
