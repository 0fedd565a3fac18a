//! The course of play, straight from sections 3 to 7 of the specification: lists, sets and words.
//!
//! A step of the game is one function that asks for its decisions as it goes. When an answer is still missing it
//! stops, and the whole step is played again from its beginning as soon as the answer is there. So there is no
//! effect stack to get wrong: the stack is that of the functions, and [`Frame`]s only keep a note of it.

use crate::cards::{self, Card, Family, Kind, Op, Stones, face};
use crate::coverage::{Happening, Note};
use crate::state::{Choice, Decider, Frame, Held, Phase, Player, Run, State, Way};
use crate::values::{payments, values};

impl State {
    /// One step of the game with all that follows from it.
    pub(crate) fn step(&mut self) -> Run {
        // Only a written position leaves somebody with too many stones between two steps.
        for player in 0..self.players {
            self.keep_to_limit(player)?;
        }
        match self.phase {
            Phase::Start => self.draw_first_player(),
            Phase::Reveal => self.reveal(),
            Phase::Hunt => self.hunt(),
            Phase::Action => self.act(),
            Phase::Resolution => self.activate(),
            Phase::Over => unreachable!("a game that is over has no steps"),
        }
    }

    /// 3.1, 3.2.
    fn draw_first_player(&mut self) -> Run {
        let options = (0..self.players).map(Choice::First).collect();
        let Choice::First(first) = self.ask(Decider::Chance, options)? else { unreachable!() };
        self.begin(first);
        Ok(())
    }

    pub(crate) fn begin(&mut self, first: Player) {
        self.first = first;
        self.active = first;
        for place in 0..self.players {
            self.score[(first + place) % self.players] = place + 1;
        }
        self.phase = Phase::Reveal;
    }

    /// 4.4.1, one card.
    fn reveal(&mut self) -> Run {
        if self.display.len() == 2 * self.players {
            self.phase = Phase::Hunt;
            return Ok(());
        }
        let known = self.known_top.is_some();
        let reshuffles = self.draw_pile.is_empty() && !known;
        let Some(card) = self.top_card()? else {
            // 7.1, 7.2.
            let some = !self.display.is_empty();
            self.note(if some { Happening::FewerCardsRevealed } else { Happening::NothingRevealed });
            self.phase = Phase::Hunt;
            return Ok(());
        };
        if known {
            self.note(Happening::KnownTopRevealed);
        }
        if reshuffles {
            let middle = !self.display.is_empty();
            self.note(if middle {
                Happening::ReshuffleInMidReveal
            } else {
                Happening::ReshuffleBeforeReveal
            });
        }
        self.display.push((card, None));
        Ok(())
    }

    /// 4.10: the card that is revealed or drawn; none if both piles are empty.
    pub(crate) fn top_card(&mut self) -> Run<Option<Card>> {
        if let Some(card) = self.known_top.take() {
            return Ok(Some(card));
        }
        if self.draw_pile.is_empty() && !self.discard.is_empty() {
            self.draw_pile = std::mem::take(&mut self.discard);
            self.generation += 1;
        }
        if self.draw_pile.is_empty() {
            return Ok(None);
        }
        let options = self.draw_pile.iter().map(|card| Choice::Top(card)).collect();
        let Choice::Top(card) = self.ask(Decider::Chance, options)? else { unreachable!() };
        self.draw_pile.retain(|other| *other != card);
        Ok(Some(card))
    }

    /// 4.4.2: the seats in the order of their picks.
    pub(crate) fn hunt_order(&self) -> Vec<Player> {
        let clockwise: Vec<Player> =
            (0..self.players).map(|place| (self.first + place) % self.players).collect();
        let back = clockwise.iter().rev().copied();
        clockwise.iter().copied().chain(back).collect()
    }

    /// 4.4.2, 4.4.3: D1.
    fn hunt(&mut self) -> Run {
        let free: Vec<Card> =
            self.display.iter().filter(|(_, marker)| marker.is_none()).map(|(card, _)| *card).collect();
        if free.is_empty() {
            self.phase = Phase::Action;
            self.active = self.first;
            return Ok(());
        }
        let hunter = self.hunt_order()[self.display.len() - free.len()];
        self.active = hunter;
        let options = free.into_iter().map(Choice::Hunt).collect();
        let Choice::Hunt(quarry) = self.ask(Decider::Player(hunter), options)? else { unreachable!() };
        for (card, marker) in &mut self.display {
            if *card == quarry {
                *marker = Some(hunter);
            }
        }
        Ok(())
    }

    /// The own cards in the display.
    fn marked(&self, player: Player) -> Vec<Card> {
        let own = self.display.iter().filter(|(_, marker)| *marker == Some(player));
        own.map(|(card, _)| *card).collect()
    }

    /// 4.5: what D2 offers.
    fn actions(&self, player: Player) -> Vec<Choice> {
        let mut options = Vec::new();
        let marked = self.marked(player);
        for card in &marked {
            options.push(Choice::Sell(card));
            options.push(Choice::Tame(card));
        }
        for held in &self.hand[player] {
            if self.may_enter(player, held.card) {
                for payment in
                    payments(self.stones[player], self.cost(player, held.card), self.values(player))
                {
                    options.push(Choice::Summon(held.card, payment));
                }
            }
        }
        for card in &self.area[player] {
            // R10: its own effect does not help to pay.
            let others: Vec<Card> = self.area[player].iter().copied().filter(|other| other != card).collect();
            for payment in payments(self.stones[player], self.round, values(&others)) {
                options.push(Choice::Release(card, payment));
            }
        }
        if marked.is_empty() {
            options.push(Choice::EndTurn);
        }
        options
    }

    /// 4.5: D2 and what it brings about.
    fn act(&mut self) -> Run {
        let player = self.active;
        self.note_impossible_draws(player);
        match self.ask(Decider::Player(player), self.actions(player))? {
            Choice::Sell(card) => {
                self.display.retain(|(shown, _)| *shown != card);
                self.discard.push(card);
                self.gain(player, cards::proceeds(face(card).family))
            }
            Choice::Tame(card) => {
                self.display.retain(|(shown, _)| *shown != card);
                self.hand[player].push(Held { card, way: Way::Public });
                self.tamed(player, face(card).family)
            }
            Choice::Summon(card, payment) => {
                self.stones[player] = self.stones[player].minus(payment);
                self.enter(player, card, payment)
            }
            Choice::Release(card, payment) => {
                self.leave(player, card);
                self.discard.push(card);
                self.stones[player] = self.stones[player].minus(payment);
                self.note(Happening::Released);
                self.keep_to_limit(player)
            }
            Choice::EndTurn => {
                self.active = (player + 1) % self.players;
                if self.active == self.first {
                    self.phase = Phase::Resolution;
                }
                Ok(())
            }
            other => unreachable!("{other:?} is no action"),
        }
    }

    /// 7.4.
    fn note_impossible_draws(&mut self, player: Player) {
        let draws = |card: Card, kind| {
            face(card).ops(kind).unwrap_or_default().iter().any(|op| matches!(op, Op::Draw { .. }))
        };
        let empty = self.known_top.is_none() && self.draw_pile.is_empty() && self.discard.is_empty();
        let wished = match self.phase {
            Phase::Action => self.hand[player].iter().any(|held| draws(held.card, Kind::Instant)),
            _ => self.area[player].iter().any(|card| draws(card, Kind::Active)),
        };
        if empty && wished {
            self.note(Happening::DrawImpossible);
        }
    }

    /// 4.5: every `on_tame` in the own area fires once.
    fn tamed(&mut self, player: Player, tamed: Family) -> Run {
        for card in self.area[player].clone() {
            for op in face(card).ops(Kind::Permanent).unwrap_or_default() {
                if let Op::OnTame { family, ops } = op
                    && *family == tamed
                {
                    self.notes.push(Note::Permanent(card));
                    self.carry_out(Frame::new(player, card, card, Kind::Permanent), ops)?;
                }
            }
        }
        Ok(())
    }

    /// 4.6: the procedure *enter*.
    pub(crate) fn enter(&mut self, player: Player, card: Card, paid: Stones) -> Run {
        let before = self.area[player].clone();
        self.hand[player].retain(|held| held.card != card);
        self.area[player].push(card);
        for there in before {
            for op in face(there).ops(Kind::Permanent).unwrap_or_default() {
                if let Op::OnSummon { if_paid, ops } = op
                    && if_paid.is_none_or(|colour| paid.of(colour) > 0)
                {
                    self.notes.push(Note::Permanent(there));
                    let frame = Frame { paid, ..Frame::new(player, there, there, Kind::Permanent) };
                    self.carry_out(frame, ops)?;
                }
            }
        }
        if let Some(ops) = face(card).ops(Kind::Instant) {
            self.notes.push(Note::Instant(card));
            self.carry_out(Frame::new(player, card, card, Kind::Instant), ops)?;
        }
        Ok(())
    }

    /// A card leaves the area; 7.15: whoever comes back is a new arrival.
    pub(crate) fn leave(&mut self, player: Player, card: Card) {
        assert!(self.area[player].contains(&card), "{card} lies in the area of {player}");
        self.area[player].retain(|there| *there != card);
        self.used.remove(card);
        for frame in &mut self.frames {
            if let Some(used) = &mut frame.used {
                used.remove(card);
            }
        }
    }

    /// A gain of stones, all together, and 4.7.
    pub(crate) fn gain(&mut self, player: Player, gained: Stones) -> Run {
        self.stones[player] = self.stones[player].plus(gained);
        self.keep_to_limit(player)
    }

    /// 4.7: D3.
    pub(crate) fn keep_to_limit(&mut self, player: Player) -> Run {
        let (own, limit) = (self.stones[player], self.limit(player));
        if own.number() <= limit {
            return Ok(());
        }
        let kept = own.parts().into_iter().filter(|part| part.number() == limit);
        let options = kept.map(Choice::Keep).collect();
        if player != self.active && !self.frames.is_empty() {
            self.note(Happening::KeepStonesOfAnother);
        }
        if limit > 4 {
            self.note(Happening::KeepMoreThanFour);
        }
        let Choice::Keep(kept) = self.ask(Decider::Player(player), options)? else { unreachable!() };
        self.stones[player] = kept;
        Ok(())
    }

    /// 4.11: D4 and its effect, or the next seat; after the last one 4.12.
    fn activate(&mut self) -> Run {
        let player = self.active;
        self.note_impossible_draws(player);
        let options = self.available(player, &self.used);
        if !options.is_empty() {
            let options = options.into_iter().map(Choice::Activate).collect();
            let Choice::Activate(card) = self.ask(Decider::Player(player), options)? else { unreachable!() };
            self.used.insert(card);
            return self.carry_out_active(player, card);
        }
        self.used.clear();
        self.active = (player + 1) % self.players;
        if self.active == self.first {
            self.end_round();
        }
        Ok(())
    }

    /// 4.12.
    fn end_round(&mut self) {
        assert!(self.display.is_empty(), "4.12: every marked card was sold or tamed");
        if self.round == 10 || self.score.iter().any(|score| *score >= 60) {
            self.note(if self.round == 10 { Happening::EndByRounds } else { Happening::EndByPoints });
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        self.first = (self.first + 1) % self.players;
        self.active = self.first;
        self.phase = Phase::Reveal;
    }

    /// Section 5: everybody's rank, 1 for the first place; equals share one.
    pub(crate) fn ranks(&self) -> Vec<usize> {
        let result = |player: Player| (self.score[player], self.area[player].len());
        let better = |player| (0..self.players).filter(|other| result(*other) > result(player)).count();
        (0..self.players).map(|player| 1 + better(player)).collect()
    }
}
