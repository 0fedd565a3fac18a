//! Taking back: freely as far as nobody has learnt anything, beyond that if everybody agrees.

use catalog::Actor;
use kernel::{Seat, SeatSet, Turn};

use crate::table::{Refusal, Sitting};
use store::PersonId;

/// A request to take back that others still have to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Who asks.
    pub by: PersonId,
    /// One of his seats.
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

/// What comes of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be taken back at once, to this step.
    Granted(u32),
    /// Others have to answer first.
    Asked(Wish),
}

impl Sitting {
    /// The step somebody goes back to who names none: the one before his own last step.
    pub fn last_own(&self, mine: SeatSet) -> Option<u32> {
        let own = |number: &u32| {
            let step = self.table.step(*number);
            step.is_some_and(|step| matches!(step.actor, Actor::Seat(seat) if mine.contains(seat)))
        };
        (1..=self.table.steps()).rev().find(own).map(|number| number - 1)
    }

    /// May a person go back to this step without asking: is everything since then his own and within the
    /// horizon?
    pub fn free_to(&self, mine: SeatSet, to: u32) -> bool {
        let own = |number| match self.table.step(number).map(|step| step.actor) {
            Some(Actor::Seat(seat)) => mine.contains(seat),
            Some(Actor::Auto(_)) => true,
            Some(Actor::Chance) | None => false,
        };
        to >= self.table.horizon() && (to + 1..=self.table.steps()).all(own)
    }

    /// Judges a request to go back.
    pub fn judge_undo(&self, person: PersonId, to: Option<u32>) -> Result<Verdict, Refusal> {
        let mine = self.chairs.held_by(person);
        let seat = mine.lowest().ok_or(Refusal::NotAtTable)?;
        let current = self.table.steps();
        if self.table.turn() == Turn::Over {
            return Err(Refusal::Over);
        }
        let to = match to {
            None => self.last_own(mine).ok_or(Refusal::NothingToUndo)?,
            Some(step) if step < current => step,
            Some(step) if step == current => return Err(Refusal::NothingToUndo),
            Some(step) => return Err(Refusal::NoSuchStep { step, current }),
        };
        if self.free_to(mine, to) {
            return Ok(Verdict::Granted(to));
        }
        // Bots consent to everything.
        let waiting: Vec<PersonId> =
            self.chairs.persons().into_iter().filter(|other| *other != person).collect();
        if waiting.is_empty() {
            return Ok(Verdict::Granted(to));
        }
        if self.wish.is_some() {
            return Err(Refusal::WishOpen);
        }
        Ok(Verdict::Asked(Wish { by: person, seat, to, waiting }))
    }

    /// Notes an answer. `Some` is the step to go back to, once everybody has agreed.
    pub fn answer_wish(&mut self, person: PersonId, consent: Consent) -> Result<Option<u32>, Refusal> {
        let wish = self.wish.as_mut().ok_or(Refusal::NoWish)?;
        let asked = wish.waiting.contains(&person);
        match consent {
            // Whoever asks may also drop the request.
            Consent::Denied if asked || wish.by == person => {
                self.wish = None;
                Ok(None)
            }
            Consent::Given if asked => {
                wish.waiting.retain(|other| *other != person);
                if !wish.waiting.is_empty() {
                    return Ok(None);
                }
                Ok(self.wish.take().map(|wish| wish.to))
            }
            _ => Err(Refusal::NoWish),
        }
    }
}
