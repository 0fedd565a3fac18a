//! Parting with a table: giving a game up, and what may be deleted.
//!
//! Whoever leaves others leaves them a bot. Whoever is the last person at a table may end its game instead: nobody waits
//! for a result then, and no bot plays on for nobody. A game that was given up counts for nothing, and its secrets are
//! laid open only if they were secrets before nobody else: if its people were one.
//!
//! Deleting is for what concerns nobody but its host: a table that has not begun, or one at which no other person ever sat
//! while the game ran.

use kernel::{Seat, Turn};

use crate::{Coming, Person, PersonId, Refusal, Row, Sitting, Stage};

impl Sitting {
    /// The seat with which this person may give the game up; it ends with that.
    ///
    /// A seat that a bot keeps for them will do: otherwise a game that everybody has left would go on for ever.
    pub fn may_give_up(&self, person: PersonId) -> Result<Seat, Refusal> {
        let kept = || self.chairs.kept_for(person).lowest();
        let seat = self.chairs.held_by(person).lowest().or_else(kept).ok_or(Refusal::NotAtTable)?;
        match self.stage() {
            Stage::Gathering => return Err(Refusal::NotBegun),
            Stage::Over => return Err(Refusal::Over),
            Stage::Playing => {}
        }
        if self.chairs.persons().iter().any(|other| *other != person) {
            return Err(Refusal::OthersPlay);
        }
        Ok(seat)
    }

    /// What comes of somebody giving the game up.
    pub(crate) fn give_up(&self, person: &Person) -> Result<Vec<Row>, Refusal> {
        let seat = self.may_give_up(person.id)?;
        Ok(vec![Row::Note(Coming::GaveUp, seat, person.name.to_string())])
    }

    /// May this person delete the table, with all that was done and said there?
    pub fn may_delete(&self, person: PersonId) -> Result<(), Refusal> {
        if self.head.host() != person {
            return Err(Refusal::NotHost);
        }
        let alone = || self.knowing.iter().all(|known| *known == person);
        if self.stage() == Stage::Gathering || alone() { Ok(()) } else { Err(Refusal::OthersSat) }
    }

    /// Was the game played to its end?
    pub fn played_out(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// May everybody see everything: was the game played to its end, or given up by the only person who ever sat here?
    pub fn is_open(&self) -> bool {
        self.played_out()
            || self.given_up.is_some_and(|giver| self.knowing.iter().all(|known| *known == giver))
    }
}
