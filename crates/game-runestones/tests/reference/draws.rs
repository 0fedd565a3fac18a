//! 4.4: draws and refills. Piles have no order here: whoever plays says which card or artifact comes.

use crate::cards::{self, COLOURS, constants, word};
use crate::state::{Occasion, State, Step, Work};

/// Why an outcome cannot be.
type Impossible = String;

/// Takes the thing out of the pile.
fn draw_from<T: PartialEq + std::fmt::Debug>(pile: &mut Vec<T>, thing: &T) -> Result<(), Impossible> {
    let place = pile.iter().position(|other| other == thing);
    pile.remove(place.ok_or_else(|| format!("{thing:?} is not in the pile {pile:?}"))?);
    Ok(())
}

impl State {
    /// Slides the cards, then fills the free slots if there are cards.
    pub(crate) fn refill_display(&mut self) {
        let cards: Vec<usize> = self.display.iter().copied().flatten().collect();
        for (slot, place) in self.display.iter_mut().enumerate() {
            *place = cards.get(slot).copied();
        }
        if self.cards_due() > 0 {
            self.step = Step::DrawDisplay(Occasion::Turn);
        } else {
            self.step = Step::Exchange;
        }
    }

    /// How many cards come into the display.
    fn cards_due(&self) -> usize {
        let free = self.display.iter().filter(|slot| slot.is_none()).count();
        free.min(self.pile.len() + self.discard.len())
    }

    /// Fills empty smithies if there are artifacts.
    pub(crate) fn refill_smithies(&mut self, occasion: Occasion) {
        if self.artifacts_due() > 0 {
            self.step = Step::DrawSmithies(occasion);
        } else {
            self.smithies_done(occasion);
        }
    }

    fn artifacts_due(&self) -> usize {
        let empty = self.smithies.values().filter(|artifact| artifact.is_none()).count();
        empty.min(self.artifacts.len() + self.artifact_discard.len())
    }

    fn smithies_done(&mut self, occasion: Occasion) {
        match occasion {
            Occasion::Setup => self.step = Step::DrawHand(Occasion::Setup),
            Occasion::Turn => self.refill_display(),
            Occasion::Exchange => self.offer_rune(),
        }
    }

    /// End of turn: the hand is refilled.
    pub(crate) fn refill_hand(&mut self) {
        if self.hand_cards_due() > 0 {
            self.step = Step::DrawHand(Occasion::Turn);
        } else {
            self.next_seat();
        }
    }

    fn hand_cards_due(&self) -> usize {
        let me = self.me();
        me.hand_limit().saturating_sub(me.hand.len()).min(me.draw.len() + me.discard.len())
    }

    /// Can this be drawn now?
    pub(crate) fn possible(&self, text: &str) -> bool {
        self.step.is_chance() && self.clone().settle(text).is_ok()
    }

    /// Applies what was drawn.
    pub(crate) fn settle(&mut self, text: &str) -> Result<(), Impossible> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<usize>().map_err(|_| format!("{word} is no number"));
        match (words[0], self.step) {
            ("smithies", Step::DrawSmithies(occasion)) => self.lay_artifacts(&words[1..], occasion),
            ("hand", Step::DrawHand(occasion)) => {
                if words[1] != format!("P{}", self.active) {
                    return Err(format!("{} does not draw", words[1]));
                }
                let cards = words[2..].iter().map(|word| number(word)).collect::<Result<Vec<_>, _>>()?;
                self.draw_hand(&cards, occasion)
            }
            ("display", Step::DrawDisplay(occasion)) => {
                let cards = words[1..].iter().map(|word| number(word)).collect::<Result<Vec<_>, _>>()?;
                self.lay_cards(&cards, occasion)
            }
            ("start", Step::DrawStart) => {
                let seat = number(words[1].trim_start_matches('P'))?;
                if seat >= self.players.len() {
                    return Err(format!("nobody sits at {seat}"));
                }
                self.begin(seat);
                Ok(())
            }
            ("die", Step::DrawDie) => self.roll(number(words[1])?),
            ("card", Step::DrawCard { face, left }) => {
                let card = number(words[1])?;
                self.general_draw(card)?;
                self.me_mut().discard.push(card);
                self.after_application(face, left);
                Ok(())
            }
            _ => Err(format!("{text} is not drawn now")),
        }
    }

    /// 4.4 General draw.
    fn general_draw(&mut self, card: usize) -> Result<(), Impossible> {
        if self.pile.is_empty() {
            self.note("creatures shuffled");
            self.pile.append(&mut self.discard);
        }
        draw_from(&mut self.pile, &card)
    }

    fn lay_artifacts(&mut self, words: &[&str], occasion: Occasion) -> Result<(), Impossible> {
        if words.len() != self.artifacts_due() {
            return Err(format!("{} artifacts are due", self.artifacts_due()));
        }
        let mut empty = self.smithies.clone().into_iter().filter(|(_, artifact)| artifact.is_none());
        for (index, text) in words.iter().enumerate() {
            let colour = word(&COLOURS, text).ok_or("no colour")?;
            if self.artifacts.is_empty() {
                self.note(if index == 0 { "artifacts shuffled" } else { "artifacts shuffled amid a refill" });
                self.artifacts.append(&mut self.artifact_discard);
            }
            draw_from(&mut self.artifacts, &colour)?;
            let (smithy, _) = empty.next().expect("as many are due as are empty, at most");
            self.smithies.insert(smithy, Some(colour));
        }
        self.smithies_done(occasion);
        Ok(())
    }

    fn lay_cards(&mut self, cards: &[usize], occasion: Occasion) -> Result<(), Impossible> {
        if cards.len() != self.cards_due() {
            return Err(format!("{} cards are due", self.cards_due()));
        }
        for (index, card) in cards.iter().enumerate() {
            // Section 3, 6: a dragon is put aside and comes back into the pile afterwards.
            let dragon = cards::creature(*card).is_some_and(cards::Face::dragon);
            if occasion == Occasion::Setup && dragon {
                return Err(format!("{card} is a dragon"));
            }
            if index > 0 && self.pile.is_empty() {
                self.note("creatures shuffled amid a refill");
            }
            self.general_draw(*card)?;
            let free = self.display.iter_mut().find(|slot| slot.is_none()).expect("a slot is free");
            *free = Some(*card);
        }
        match (occasion, self.start) {
            (Occasion::Setup, None) => self.step = Step::DrawStart,
            (Occasion::Setup, Some(seat)) => self.begin(seat),
            _ => self.step = Step::Exchange,
        }
        Ok(())
    }

    fn begin(&mut self, seat: usize) {
        self.first = seat;
        self.active = seat;
        self.step = Step::Action;
    }

    /// The cards of the old pile come first, whatever the order of the text.
    fn draw_hand(&mut self, cards: &[usize], occasion: Occasion) -> Result<(), Impossible> {
        if !cards.is_sorted_by(|a, b| a < b) {
            return Err("cards are named in ascending order".to_owned());
        }
        if cards.len() != self.hand_cards_due() {
            return Err(format!("{} cards are due", self.hand_cards_due()));
        }
        let old = self.me().draw.clone();
        let (first, then): (Vec<usize>, Vec<usize>) = cards.iter().partition(|card| old.contains(card));
        for (index, card) in first.into_iter().chain(then).enumerate() {
            if self.me().draw.is_empty() {
                self.note(if index == 0 { "deck shuffled" } else { "deck shuffled amid a refill" });
            }
            let me = self.me_mut();
            if me.draw.is_empty() {
                me.draw.append(&mut me.discard);
                me.unseen = me.draw.iter().copied().collect();
            }
            draw_from(&mut me.draw, &card)?;
            me.hand.push(card);
            me.deduce();
        }
        if self.me().hand.len() > constants().hand_limit {
            self.note("hand_limit: more than four cards");
        }
        if occasion == Occasion::Turn {
            self.next_seat();
        } else if self.active + 1 < self.players.len() {
            self.active += 1;
        } else {
            self.active = 0;
            self.step = Step::DrawDisplay(Occasion::Setup);
        }
        Ok(())
    }

    fn roll(&mut self, face: usize) -> Result<(), Impossible> {
        cards::die_effect(face).ok_or_else(|| format!("the die has no face {face}"))?;
        let of_a_card = matches!(self.work, Work::Part { .. });
        let twice = of_a_card && self.me().has("double_die");
        if !of_a_card {
            self.note(if self.me().has("double_die") {
                "die of a smithy, not doubled"
            } else {
                "die of a smithy"
            });
        }
        self.step = Step::Die { face, left: if twice { 2 } else { 1 } };
        Ok(())
    }
}
