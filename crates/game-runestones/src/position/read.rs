//! Reading a position: every fault is collected; what is not said follows from the rest.

use core::fmt::Display;
use std::collections::BTreeMap;

use kernel::{Bag, Rules, Seat, Turn};

use super::{Faults, Pile, PlayerText, Position, PositionFault};
use crate::card::{Ability, Effect};
use crate::config::Config;
use crate::data::{Bonus, MAX_PIECES};
use crate::ids::{Card, CardSet, Colour, FACES, Gem, Gems, MAX_HAND, Means, Row, Rune, SmithyId};
use crate::illegal::Piece;
use crate::phase::{forge, summon};
use crate::state::{Cause, Laid, Occasion, Phase, Player, PowerRow, Secret, State, Work};
use crate::{Actions, RuneStones};

/// No game comes near it, and what a game can add to it still fits into a score.
const MAX_SCORE: u16 = 9_999;

const PHASES: &str = "action, summon, cards, abilities, gem, slot, pay, die, forge, place, exchange, rune, \
     draw-smithies, draw-hand, draw-display, draw-start, draw-die, draw-card, or over with a cause (power, last-round)";

/// Reads a position and collects every fault.
pub(super) struct Reader<'a> {
    config: &'a Config,
    faults: Vec<PositionFault>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(config: &'a Config) -> Reader<'a> {
        Reader { config, faults: Vec::new() }
    }

    pub(super) fn read(mut self, position: &Position) -> Result<State, Faults> {
        let mut state = State::new(self.config);
        self.read_course(position, &mut state);
        for (name, text) in &position.players {
            if let Some(seat) = self.seat("players", name) {
                self.read_player(seat, text, &mut state);
            }
        }
        self.read_decks(position, &mut state);
        self.read_common(position, &mut state);
        self.read_rest(position, &mut state);
        self.read_phase(position, &mut state);
        if self.faults.is_empty() {
            self.check(position, &state);
        }
        if self.faults.is_empty() { Ok(state) } else { Err(Faults(self.faults)) }
    }

    fn unknown(&mut self, key: &str, found: impl Display, expected: impl Into<String>) {
        let (key, found) = (key.to_owned(), found.to_string());
        self.faults.push(PositionFault::Unknown { key, found, expected: expected.into() });
    }

    fn wrong(&mut self, key: &str, why: impl Into<String>) {
        self.faults.push(PositionFault::Wrong { key: key.to_owned(), why: why.into() });
    }

    fn seat(&mut self, key: &str, text: &str) -> Option<Seat> {
        let seats = self.config.seats;
        let seat = text.parse::<Seat>().ok().filter(|seat| seat.number() < seats);
        if seat.is_none() {
            self.unknown(key, text, format!("a seat of this table, P0 to P{}", seats - 1));
        }
        seat
    }

    fn count(&mut self, key: &str, count: u8) -> u8 {
        if count > MAX_PIECES {
            self.unknown(key, count, format!("at most {MAX_PIECES}"));
        }
        count.min(MAX_PIECES)
    }

    fn card(&mut self, key: &str, number: u8) -> Option<Card> {
        let card = self.config.data.numbered(number);
        if card.is_none() {
            self.unknown(key, number, "the number of a card");
        }
        card
    }

    /// Cards by their numbers, each once.
    fn cards(&mut self, key: &str, list: &[u8]) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for number in list {
            let Some(card) = self.card(key, *number) else { continue };
            if cards.contains(card) {
                self.faults.push(PositionFault::Twice { key: key.to_owned(), number: *number });
            }
            cards.insert(card);
        }
        cards
    }

    fn creatures(&mut self, key: &str, list: &[u8]) -> CardSet {
        let cards = self.cards(key, list);
        if let Some(card) = cards.and(CardSet::DRUIDS).lowest() {
            self.unknown(key, self.config.number(card), "a creature, not a druid card");
        }
        cards.and_not(CardSet::DRUIDS)
    }

    fn colour(&mut self, key: &str, text: &str) -> Option<Colour> {
        let colour = Colour::from_word(text);
        if colour.is_none() {
            self.unknown(key, text, "blue, yellow, green or red");
        }
        colour
    }

    /// Counts by words that `read` knows.
    fn counts<T>(
        &mut self,
        key: &str,
        texts: &BTreeMap<String, u8>,
        read: impl Fn(&str) -> Option<T>,
        expected: &str,
    ) -> Vec<(T, u8)> {
        let mut counts = Vec::new();
        for (word, count) in texts {
            let count = self.count(key, *count);
            match read(word) {
                Some(thing) => counts.push((thing, count)),
                None => self.unknown(key, word, expected),
            }
        }
        counts
    }

    /// Cards laid out come first: they are in nobody's pile.
    fn read_course(&mut self, position: &Position, state: &mut State) {
        if let Some(text) = &position.active
            && let Some(seat) = self.seat("active", text)
        {
            state.common.active = seat;
        }
        if let Some(text) = &position.first
            && let Some(seat) = self.seat("first", text)
        {
            state.common.first = seat;
        }
        let round = position.round.unwrap_or(1);
        if !(1..=self.config.rounds).contains(&round) {
            self.unknown("round", round, format!("a round from 1 to {}", self.config.rounds));
        }
        state.common.round = round;
        state.common.course.swapped = position.swapped;
        self.cards("laid", &position.laid);
        for number in &position.laid {
            let Some(card) = self.config.data.numbered(*number) else { continue };
            if state.common.course.laid.is_full() {
                self.wrong("laid", format!("at most {MAX_HAND} cards"));
                break;
            }
            let parts = self.config.card(state.common.active, card).parts().len();
            let mut used = 0;
            for part in position.used.get(&number.to_string()).into_iter().flatten() {
                if usize::from(*part) < parts {
                    used |= 1 << part;
                } else {
                    self.unknown("used", part, format!("card {number} has {parts} parts, counted from 0"));
                }
            }
            let extra = position.extra.contains(number);
            state.common.course.laid.push(Laid { card, used, extra });
        }
        let laid = |text: &str| text.parse().is_ok_and(|number: u8| position.laid.contains(&number));
        for number in position.used.keys().filter(|number| !laid(number)) {
            self.unknown("used", number, "a card that is laid out");
        }
        for number in position.extra.iter().filter(|number| !position.laid.contains(number)) {
            self.unknown("extra", number, "a card that is laid out");
        }
    }

    fn read_player(&mut self, seat: Seat, text: &PlayerText, state: &mut State) {
        let key = |name: &str| format!("players.{seat}.{name}");
        let player = &mut state.common.players[seat];
        if let Some(score) = text.score {
            if score > MAX_SCORE {
                self.unknown(&key("score"), score, format!("at most {MAX_SCORE}"));
            }
            player.score = score.min(MAX_SCORE);
        }
        if let Some(letters) = &text.gems {
            player.gems = Gems::NONE;
            for letter in letters.chars() {
                match Gem::from_letter(letter) {
                    Some(gem) if player.gems.of(gem) < MAX_PIECES => player.gems.put(gem),
                    Some(_) => self.unknown(&key("gems"), letter, format!("at most {MAX_PIECES} of a kind")),
                    None => self.unknown(&key("gems"), letter, "letters B, Y, G, R, W"),
                }
            }
        }
        if let Some(ore) = text.ore {
            player.ore = self.count(&key("ore"), ore);
        }
        for word in &text.runes {
            match Rune::from_word(word) {
                Some(rune) if player.runes.contains(rune) => {
                    self.wrong(&key("runes"), format!("{word} is there twice"));
                }
                Some(rune) => player.runes.insert(rune),
                None => self.unknown(&key("runes"), word, rune_words()),
            }
        }
        if let Some(word) = &text.wild_color {
            player.wild_colour = self.colour(&key("wild_color"), word);
        }
        if text.rows.len() > Row::ALL.len() {
            self.wrong(&key("rows"), "a player has two rows");
        }
        for (row, spaces) in player.rows.iter_mut().zip(&text.rows) {
            for word in spaces {
                self.read_space(&key("rows"), word, row);
            }
        }
    }

    fn read_space(&mut self, key: &str, word: &str, row: &mut PowerRow) {
        let (space, wild) = word.strip_suffix('*').map_or((word, false), |space| (space, true));
        match Gem::from_word(space) {
            Some(space) if !row.is_free(space) => {
                self.wrong(key, format!("the {} space holds two artifacts", space.word()));
            }
            Some(space) if wild => row.wild |= 1 << space.index(),
            Some(Gem::Wild) => self.wrong(key, "on the wild space lies a wild artifact: wild*"),
            Some(space) => row.coloured |= 1 << space.index(),
            None => self.unknown(key, word, "a space such as blue, or with a wild artifact blue* or wild*"),
        }
    }

    /// Hands, draw piles and discard piles of all players.
    fn read_decks(&mut self, position: &Position, state: &mut State) {
        let nothing = PlayerText::default();
        for seat in Seat::first(self.config.seats) {
            let text = position.players.get(&seat.to_string()).unwrap_or(&nothing);
            let key = |name: &str| format!("players.{seat}.{name}");
            let pile = |reader: &mut Self, name: &'static str, pile: Option<&Pile>| match pile {
                None => None,
                Some(Pile::Cards(list)) => Some(reader.cards(&key(name), list)),
                Some(Pile::Count(_)) => {
                    reader.faults.push(PositionFault::HiddenCards { seat, key: name });
                    None
                }
            };
            let hand = pile(self, "hand", text.hand.as_ref()).unwrap_or_default();
            let draw = pile(self, "draw", text.draw.as_ref());
            let discard = self.cards(&key("discard"), &text.discard);
            let removed = self.cards(&key("removed"), &text.removed);
            let known = self.cards(&key("known"), &text.known);
            let mut laid = CardSet::EMPTY;
            if seat == state.common.active {
                laid = state.common.course.laid.iter().map(|laid| laid.card).collect();
            }
            let elsewhere = hand.or(discard).or(removed).or(laid);
            let draw = draw.unwrap_or(CardSet::deck(self.config.data.deck_size).and_not(elsewhere));
            if let Some(card) = known.and_not(hand).lowest() {
                self.unknown(&key("known"), self.config.number(card), "a card of the hand");
            }
            if let Some(card) = removed.and(hand.or(discard).or(draw).or(laid)).lowest() {
                let number = self.config.number(card);
                self.faults.push(PositionFault::Twice { key: key("removed"), number });
            }
            for (one, other) in [(hand, draw), (hand, discard), (draw, discard)] {
                if let Some(card) = one.and(other).lowest() {
                    let number = self.config.number(card);
                    self.faults.push(PositionFault::Twice { key: format!("players.{seat}"), number });
                }
            }
            let everything_known = draw.is_empty();
            let player = &mut state.common.players[seat];
            player.discard = discard;
            player.hand = hand.len();
            player.known = if everything_known { hand } else { known };
            let hidden = hand.and_not(player.known);
            player.unseen = draw.or(hidden);
            state.secrets[seat] = Secret { hidden };
            let unseen = text.unseen.as_ref().map(|list| self.cards(&key("unseen"), list));
            if unseen.is_some_and(|said| said != state.common.players[seat].unseen) {
                self.wrong(&key("unseen"), "it is not the draw pile and the hand cards that are not known");
            }
        }
    }

    /// What lies in the middle of the table, as far as it is said.
    fn read_common(&mut self, position: &Position, state: &mut State) {
        let data = self.config.data;
        if position.display.len() > data.costs.len() {
            self.wrong("display", format!("there are {} slots", data.costs.len()));
        }
        let there: Vec<u8> = position.display.iter().copied().filter(|number| *number != 0).collect();
        self.creatures("display", &there);
        for (slot, number) in state.common.display.iter_mut().take(data.costs.len()).zip(&position.display) {
            *slot = data.numbered(*number).filter(|card| !card.is_druid());
        }
        state.common.discard = self.creatures("discard", &position.discard);
        let ordinary: Vec<usize> =
            (0..data.smithies.len()).filter(|index| !data.smithies[*index].wild).collect();
        if position.smithies.len() > ordinary.len() {
            self.wrong("smithies", format!("there are {} ordinary smithies", ordinary.len()));
        }
        for (index, word) in ordinary.into_iter().zip(&position.smithies) {
            if word != "none" {
                state.common.smithies[index] = self.colour("smithies", word);
            }
        }
        let discard =
            self.counts("artifact_discard", &position.artifact_discard, Colour::from_word, "a colour");
        let mut counts = [0; 4];
        for (colour, count) in discard {
            counts[colour.index()] = count;
        }
        state.common.artifact_discard = Bag::new(counts);
    }

    /// What is not said: all of the box that is nowhere else.
    fn read_rest(&mut self, position: &Position, state: &mut State) {
        let data = self.config.data;
        let players = state.common.players;
        let players = || Seat::first(self.config.seats).map(move |seat| players[seat]);
        let common = &mut state.common;
        let mut creatures = common.discard;
        common.display.iter().flatten().for_each(|card| creatures.insert(*card));
        common.course.laid.iter().for_each(|laid| creatures.insert(laid.card));
        players().for_each(|player| creatures = creatures.or(player.owned()));
        common.pile = data.creatures.and_not(creatures);

        let left = |whole: u8, parts: u32| u32::from(whole).saturating_sub(parts) as u8;
        for gem in Gem::ALL {
            let on_stone = |player: &Player| player.wild_colour.is_some_and(|c| Gem::from(c) == gem);
            let parts = players().map(|p| u32::from(p.gems.of(gem)) + u32::from(on_stone(&p))).sum();
            common.supply.gems.0[gem.index()] = left(data.supply.gems.of(gem), parts);
        }
        common.supply.ore = left(data.supply.ore, players().map(|player| u32::from(player.ore)).sum());
        let rows = || players().flat_map(|player| player.rows);
        let artifacts = Colour::ALL.map(|colour| {
            let kind = colour.index();
            let open = common.smithies.iter().filter(|artifact| **artifact == Some(colour)).count() as u32;
            let placed: u32 = rows().map(|row| u32::from(row.coloured >> kind & 1)).sum();
            left(data.artifacts.count(kind), open + placed + u32::from(common.artifact_discard.count(kind)))
        });
        common.wild_artifacts = left(data.wild_artifacts, rows().map(|row| row.wild.count_ones()).sum());
        for rune in Rune::ALL {
            let owned = players().filter(|player| player.runes.contains(rune)).count() as u32;
            let copies = data.rune_copies.get(&self.config.seats).copied().unwrap_or(0);
            common.runes[rune.index()] = left(copies, owned);
        }
        self.read_said(position, artifacts, state);
    }

    fn read_said(&mut self, position: &Position, mut artifacts: [u8; 4], state: &mut State) {
        if let Some(list) = &position.draw {
            state.common.pile = self.creatures("draw", list);
        }
        let pieces = self.counts("supply", &position.supply, piece, "blue, yellow, green, red, wild or ore");
        for (piece, count) in pieces {
            match piece {
                Piece::Gem(gem) => state.common.supply.gems.0[gem.index()] = count,
                Piece::Ore | Piece::AnyGem => state.common.supply.ore = count,
            }
        }
        for (colour, count) in self.counts("artifacts", &position.artifacts, Colour::from_word, "a colour") {
            artifacts[colour.index()] = count;
        }
        state.common.artifacts = Bag::new(artifacts);
        if let Some(count) = position.wild_artifacts {
            state.common.wild_artifacts = self.count("wild_artifacts", count);
        }
        for (rune, count) in self.counts("runes", &position.runes, Rune::from_word, &rune_words()) {
            state.common.runes[rune.index()] = count;
        }
    }

    fn smithy(&mut self, key: &str, number: u8) -> Option<SmithyId> {
        let count = self.config.data.smithies.len();
        let index = usize::from(number).checked_sub(1).filter(|index| *index < count);
        if index.is_none() {
            self.unknown(key, number, format!("a smithy from 1 to {count}"));
        }
        index.map(SmithyId::from_index)
    }

    fn read_phase(&mut self, position: &Position, state: &mut State) {
        for number in &position.forged {
            if let Some(smithy) = self.smithy("forged", *number) {
                state.common.course.forged |= 1 << smithy.index();
            }
        }
        self.read_work(position, state);
        let word = position.phase.as_deref().unwrap_or("action");
        let occasion = match position.occasion.as_deref() {
            None | Some("turn") => Occasion::Turn,
            Some("setup") => Occasion::Setup,
            Some("exchange") if word == "draw-smithies" => Occasion::Exchange,
            Some(other) => {
                self.unknown("occasion", other, "setup or turn; in draw-smithies also exchange");
                Occasion::Turn
            }
        };
        let die = position.die.as_ref().map(|die| (die.face, die.left));
        if let Some((face, left)) = die {
            let least = u8::from(word == "die");
            if !(1..=FACES as u8).contains(&face) || !(least..=1 + least).contains(&left) {
                self.wrong("die", "face is 1 to 6; left is 1 or 2 in die, 0 or 1 in draw-card");
            }
        }
        state.common.phase = match (word, die, position.cause.as_deref()) {
            ("draw-smithies", None, None) => Phase::DrawSmithies(occasion),
            ("draw-hand", None, None) => Phase::DrawHand(occasion),
            ("draw-display", None, None) => Phase::DrawDisplay(occasion),
            ("draw-start", None, None) => Phase::DrawStart,
            ("draw-die", None, None) => Phase::DrawDie,
            ("draw-card", Some((face, left)), None) => Phase::DrawCard { face, left },
            ("action", None, None) => Phase::Action,
            ("summon", None, None) => Phase::Summon,
            ("cards", None, None) => Phase::Cards,
            ("abilities", None, None) => Phase::Abilities,
            ("gem", None, None) => Phase::Gem,
            ("slot", None, None) => Phase::Slot,
            ("pay", None, None) => Phase::Pay,
            ("die", Some((face, left)), None) => Phase::Die { face, left },
            ("forge", None, None) => Phase::Forge,
            ("place", None, None) => Phase::Place,
            ("exchange", None, None) => Phase::Exchange,
            ("rune", None, None) => Phase::Rune,
            ("over", None, Some("power")) => Phase::Over { cause: Cause::Power },
            ("over", None, Some("last-round")) => Phase::Over { cause: Cause::LastRound },
            ("die" | "draw-card", None, None) => {
                return self.wrong("die", "in die and draw-card write die = { face = 3, left = 1 }");
            }
            (_, Some(_), None) => return self.wrong("die", "only die and draw-card have it"),
            _ => return self.unknown("phase", word, PHASES),
        };
    }

    fn read_work(&mut self, position: &Position, state: &mut State) {
        match (&position.working, &position.forging) {
            (None, None) => {}
            (Some(_), Some(_)) => self.wrong("working", "either an ability or an artifact is in work"),
            (Some(working), None) => {
                let Some(card) = self.card("working", working.card) else { return };
                let (part, next) = (working.part, working.next);
                let effects = self.config.card(state.common.active, card).parts().get(usize::from(part));
                let Some(at) = state.common.course.laid.iter().position(|laid| laid.card == card) else {
                    return self.wrong("working", format!("card {} is not laid out", working.card));
                };
                if effects.is_none_or(|part| usize::from(next) > part.effects.len()) {
                    return self.wrong("working", format!("card {} has no such effect", working.card));
                }
                let mut laid = state.common.course.laid.remove(at);
                laid.used |= 1 << part;
                state.common.course.laid.insert(at, laid);
                state.common.course.work = Work::Part { card, part, next };
            }
            (None, Some(forging)) => {
                let Some(smithy) = self.smithy("forging", forging.smithy) else { return };
                let means = match forging.with.as_str() {
                    "gems" => Means::Gems,
                    "ore" => Means::Ore,
                    other => return self.unknown("forging", other, "with gems or with ore"),
                };
                state.common.course.forged |= 1 << smithy.index();
                state.common.course.work = Work::Artifact { smithy, means };
            }
        }
    }

    /// What only the whole position shows.
    fn check(&mut self, position: &Position, state: &State) {
        if let Err(broken) = state.audit() {
            self.faults.push(PositionFault::Broken { broken });
            return;
        }
        let (common, rules) = (&state.common, &self.config.data.rules);
        let phase = position.phase.as_deref().unwrap_or("action");
        let cards = usize::from(state.player().hand) + common.course.laid.len();
        let most = Seat::first(self.config.seats).map(|seat| common.players[seat].hand).max().unwrap_or(0);
        if cards > MAX_HAND || usize::from(most) > MAX_HAND {
            self.wrong("players", format!("a hand, with the cards laid out, has at most {MAX_HAND} cards"));
            return;
        }
        let fits = match (common.phase, common.course.work) {
            (_, Work::Part { card, part, next }) => self.part_fits(state, card, part, next),
            (Phase::Pay, Work::Artifact { smithy, means }) => {
                means == Means::Gems && forge::artifact_at(state, smithy).is_some()
            }
            (Phase::Place, Work::Artifact { smithy, .. }) => forge::artifact_at(state, smithy).is_some(),
            (_, Work::Artifact { smithy, means }) => {
                means == Means::Gems && self.config.data.smithies[smithy.index()].bonus == Bonus::Die
            }
            _ => true,
        };
        if !fits {
            self.wrong("phase", format!("what is in work does not lead to {phase}"));
            return;
        }
        let due = match common.phase {
            Phase::DrawSmithies(_) => state.smithies_due() > 0,
            Phase::DrawHand(_) => state.hand_due() > 0,
            Phase::DrawDisplay(_) => state.display_due() > 0,
            Phase::DrawCard { .. } => !(common.pile.is_empty() && common.discard.is_empty()),
            Phase::DrawStart => self.config.start.is_none(),
            Phase::Rune => state.player().runes.len() < rules.rune_limit,
            Phase::Cards => !position.laid.iter().any(|_| state.player().hand == 0),
            _ => true,
        };
        if !due {
            self.wrong("phase", format!("in {phase} there is nothing to draw or to choose"));
            return;
        }
        let setting_up = matches!(
            common.phase,
            Phase::DrawSmithies(Occasion::Setup)
                | Phase::DrawHand(Occasion::Setup)
                | Phase::DrawDisplay(Occasion::Setup)
        );
        let coloured = common.pile.and_not(self.config.data.dragons);
        if setting_up && coloured.len() < state.display_due() {
            self.wrong("draw", "too few creatures that are no dragons for the display");
            return;
        }
        if common.phase == Phase::Summon && !summon::shown_together(state) {
            self.wrong("laid", "the cards shown have no colour of magic in common");
            return;
        }
        if let Turn::Decide(_) = RuneStones::turn(state) {
            let mut options = Actions::new();
            RuneStones::actions(state, common.active, &mut options);
            if options.is_empty() {
                self.wrong("phase", format!("in {phase} {} could do nothing", common.active));
            }
        }
    }

    /// Does the ability in work lead to the phase?
    fn part_fits(&self, state: &State, card: Card, part: u8, next: u8) -> bool {
        let info = self.config.card(state.common.active, card);
        let effects = &info.parts()[usize::from(part)].effects;
        let current = usize::from(next).checked_sub(1).map(|at| effects[at]);
        match state.common.phase {
            Phase::Pay => info.ability == Ability::Exchange && next == 0,
            Phase::Gem => current == Some(Effect::AnyGem),
            Phase::Slot => matches!(current, Some(Effect::Card(_))),
            _ => current == Some(Effect::Die),
        }
    }
}

fn piece(word: &str) -> Option<Piece> {
    if word == "ore" { Some(Piece::Ore) } else { Gem::from_word(word).map(Piece::Gem) }
}

fn rune_words() -> String {
    Rune::ALL.map(Rune::word).join(", ")
}
