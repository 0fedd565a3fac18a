//! Taking back: freely as far as nobody has learnt anything, beyond that if everybody agrees.

use catalog::Actor;
use kernel::{Seat, SeatSet};

use crate::terms::Absent;
use crate::{By, PersonId, Refusal, Row, Sitting, Stage};

/// A request to take back that others still have to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Who asks.
    pub by: PersonId,
    /// One of their seats.
    pub seat: Seat,
    /// The step to go back to.
    pub to: u32,
    /// Who has not answered yet.
    pub waiting: Vec<PersonId>,
}

/// What somebody says to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// Take it back.
    Given,
    /// Let it stand.
    Denied,
}

impl Sitting {
    /// The position somebody goes back to who names none: where their own last act began.
    pub fn last_own(&self, mine: SeatSet) -> Option<u32> {
        let own = |number: &u32| matches!(self.table.actor(*number), Some(Actor::Seat(seat)) if mine.contains(seat));
        let last = (1..=self.table.steps()).rev().find(own)?;
        Some(self.marks.rest(last - 1)).filter(|to| *to < self.table.steps())
    }

    /// May a person go back to this position without asking: is everything since then their own and within the
    /// horizon?
    pub fn free_to(&self, mine: SeatSet, to: u32) -> bool {
        let own = |number| match self.table.actor(number) {
            Some(Actor::Seat(seat)) => mine.contains(seat),
            Some(Actor::Auto(_)) => true,
            Some(Actor::Chance) | None => false,
        };
        to >= self.table.horizon() && (to + 1..=self.table.steps()).all(own)
    }

    /// Whose consent is needed, beside the person's own.
    pub fn others(&self, person: PersonId) -> Vec<PersonId> {
        let asked = match self.head.terms.absent {
            Absent::Asked => self.chairs.concerned(),
            Absent::Others => self.chairs.persons(),
        };
        asked.into_iter().filter(|other| *other != person).collect()
    }

    /// May this person go back on their own, since nobody else has a say here?
    pub fn alone(&self, person: PersonId) -> bool {
        self.chairs.concerned().iter().all(|other| *other == person)
    }

    /// What comes of a request to go back to `to`.
    pub(crate) fn wish_back(&self, person: PersonId, to: Option<u32>) -> Result<Row, Refusal> {
        let mine = self.chairs.held_by(person);
        if mine.is_empty() {
            return Err(Refusal::NotAtTable);
        }
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        let eyes = self.eyes_of(Some(person));
        let to = match to {
            None => self.last_own(mine).ok_or(Refusal::NothingToUndo)?,
            Some(told) => {
                let current = self.told(eyes);
                if told >= current {
                    let none = Refusal::NoSuchStep { step: told, current };
                    return Err(if told == current { Refusal::NothingToUndo } else { none });
                }
                // Invariant: so many steps were noticed.
                self.marks.rest(self.real(eyes, told).expect("a step that was told"))
            }
        };
        if to >= self.table.steps() {
            return Err(Refusal::NothingToUndo);
        }
        if self.free_to(mine, to) || self.alone(person) {
            return Ok(Row::Undo(to));
        }
        if self.wish.is_some() {
            return Err(Refusal::WishOpen);
        }
        if self.others(person).is_empty() {
            return Err(Refusal::NobodyAgrees);
        }
        Ok(Row::Wish(to))
    }

    /// What comes of an answer.
    pub(crate) fn answer(&self, person: PersonId, consent: Consent) -> Result<Vec<Row>, Refusal> {
        let wish = self.wish.as_ref().ok_or(Refusal::NoWish)?;
        let asked = wish.waiting.contains(&person);
        match consent {
            // Whoever asks may also drop the request.
            Consent::Denied if asked || wish.by == person => Ok(vec![Row::Answer(consent)]),
            Consent::Given if asked && wish.waiting.len() == 1 => {
                Ok(vec![Row::Answer(consent), Row::Undo(wish.to)])
            }
            Consent::Given if asked => Ok(vec![Row::Answer(consent)]),
            _ => Err(Refusal::NoWish),
        }
    }

    pub(crate) fn note_wish(&mut self, by: By, to: u32) {
        let By::Person(by) = by else { return };
        if let Some(seat) = self.chairs.held_by(by).lowest() {
            self.wish = Some(Wish { by, seat, to, waiting: self.others(by) });
        }
    }

    pub(crate) fn note_answer(&mut self, by: By, consent: Consent) {
        let (By::Person(person), Some(wish)) = (by, self.wish.as_mut()) else { return };
        match consent {
            Consent::Denied => self.wish = None,
            Consent::Given => wish.waiting.retain(|other| *other != person),
        }
    }
}
