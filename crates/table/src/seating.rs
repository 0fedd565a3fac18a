//! Who may sit where.
//!
//! Before the game begins free seats are for whoever comes. While it runs a seat may hold secrets, so it passes only from its
//! person to a bot, back to that person at any time, or to somebody new who is not the host, has no other seat and has never
//! had one here. Nobody holds two seats but at one screen.

use bots::Kind;
use kernel::Seat;

use crate::deed::{Invited, Seen};
use crate::{Chair, Coming, Holder, Offer, Person, PersonId, Refusal, Row, Sitting, Stage};

impl Sitting {
    /// The seat somebody gets who wants `wish`, or any if there is no wish.
    pub(crate) fn join(&self, person: &Person, wish: Option<Seat>) -> Result<(Seat, Vec<Row>), Refusal> {
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        if !self.chairs.held_by(person.id).is_empty() {
            return Err(Refusal::AlreadySeated);
        }
        let free = match self.stage() {
            Stage::Gathering => self.chairs.open(),
            Stage::Playing | Stage::Over => self.chairs.offered(),
        };
        let seat = match wish {
            None => free.lowest().ok_or(Refusal::NoFreeSeat)?,
            Some(seat) => {
                self.chairs.known(seat)?;
                Some(seat).filter(|seat| free.contains(*seat)).ok_or(Refusal::SeatTaken { seat })?
            }
        };
        let sits = Row::Seat(seat, Chair::person(person.id));
        if self.stage() == Stage::Gathering {
            return Ok((seat, vec![sits]));
        }
        if person.id == self.head.host() || self.has_known(person.id) {
            return Err(Refusal::KnowsTooMuch);
        }
        Ok((seat, vec![sits, Row::Note(Coming::New, seat, person.name.to_string())]))
    }

    /// Gets up. Once the game runs the others shall not have to wait: a bot plays on, and keeps the seat.
    pub(crate) fn leave(&self, person: PersonId, seats: &[Seat]) -> Result<Vec<Row>, Refusal> {
        let mut rows = Vec::new();
        for seat in seats {
            self.chairs.own(person, *seat)?;
            match self.stage() {
                Stage::Over => return Err(Refusal::Over),
                Stage::Gathering => rows.push(Row::Seat(*seat, Chair::open())),
                Stage::Playing => rows.extend(self.replaced(person, *seat, (Kind::USUAL, Coming::Left))),
            }
        }
        if rows.is_empty() { Err(Refusal::NotAtTable) } else { Ok(rows) }
    }

    /// Puts a bot on a person's seat, which it keeps for the person; everybody reads it in the log.
    fn replaced(&self, person: PersonId, seat: Seat, (kind, coming): (Kind, Coming)) -> [Row; 2] {
        let chair = Chair::bot(kind).kept_for(Some(person));
        [Row::Seat(seat, chair), Row::Note(coming, seat, self.name(seat).to_owned())]
    }

    /// Gives a person back every seat that a bot keeps for them.
    pub(crate) fn take_back(&self, person: &Person) -> Result<(Seat, Vec<Row>), Refusal> {
        let kept = self.chairs.kept_for(person.id);
        let first = kept.lowest().ok_or(Refusal::NothingKept)?;
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        // Of several seats at one screen only one has the person's name; pieces tell them apart.
        let mut named = !self.chairs.held_by(person.id).is_empty();
        let mut rows = Vec::new();
        for seat in kept.iter() {
            let (holder, name) = if named {
                (Holder::Here(person.id), String::new())
            } else {
                (Holder::Person(person.id), person.name.to_string())
            };
            named = true;
            rows.push(Row::Seat(seat, Chair::of(holder)));
            rows.push(Row::Note(Coming::Back, seat, name));
        }
        Ok((first, rows))
    }

    /// What the host may do about a seat.
    pub(crate) fn invite(
        &self,
        person: PersonId,
        (seat, invited): (Seat, Invited),
        (at, seen): (i64, &Seen),
    ) -> Result<Vec<Row>, Refusal> {
        if self.head.host() != person {
            return Err(Refusal::NotHost);
        }
        if self.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        let chair = self.chairs.known(seat)?;
        let sits = |chair: Chair| vec![Row::Seat(seat, chair)];
        match (chair.holder, invited, self.stage()) {
            (Holder::Person(gone) | Holder::Here(gone), Invited::Bot(kind), Stage::Playing)
                if gone != person =>
            {
                let waited = u64::try_from(at.saturating_sub(seen.last(gone))).unwrap_or(0);
                let grace = self.head.terms.grace * 1000;
                if waited < grace {
                    return Err(Refusal::TooSoon { seat, seconds: (grace - waited).div_ceil(1000) });
                }
                Ok(self.replaced(gone, seat, (kind, Coming::Given)).into())
            }
            (Holder::Person(_) | Holder::Here(_), ..) => Err(Refusal::SeatTaken { seat }),
            (Holder::Open | Holder::Bot(_), Invited::Bot(kind), _) => {
                Ok(sits(Chair { offer: Offer::Closed, ..Chair::bot(kind).kept_for(chair.kept_for) }))
            }
            (Holder::Open | Holder::Bot(_), Invited::Anybody, Stage::Gathering) => Ok(sits(Chair::open())),
            // While the game runs the bot goes on until somebody comes who may take over.
            (Holder::Open | Holder::Bot(_), Invited::Anybody, _) => {
                Ok(sits(Chair { offer: Offer::Offered, ..chair }))
            }
        }
    }
}
