//! Records of finished games, playing again, and deleting.

use std::sync::Arc;

use catalog::Record;
use catalog::record::{Dealing, Name};
use kernel::SeatSet;
use table::{Deed, Holder, Person, PersonId, Refusal, Sitting, Stage, TableId};

use crate::house::House;
use crate::opening::{Plan, Wanted};
use crate::table::{Handle, unavailable};
use crate::web::fault::Fault;

/// The record of a game as text, with everything laid open: of one that is finished, or that was given up by the only
/// person who played it.
pub(crate) fn of(sitting: &Sitting) -> Result<String, Refusal> {
    let closed = if sitting.given_up.is_some() { Refusal::GivenUp } else { Refusal::NotOver };
    let seed = sitting.revealed_seed().ok_or(closed)?;
    let name = |seat: kernel::Seat| {
        // A seat without a usable name is called by its number.
        let number: Name = seat.to_string().parse().expect("P0 is a name");
        sitting.name(seat).parse::<Name>().unwrap_or(number)
    };
    let names = sitting.chairs.iter().map(|(seat, _)| name(seat)).collect();
    let record = Record::of(&*sitting.table, names, Dealing::Revealed(seed.clone()));
    record.map(|record| record.to_text()).map_err(|fault| Refusal::Broken { why: fault.to_string() })
}

impl House {
    /// Opens a table where the same people can play again: bots sit at once, and who asks; the others come by
    /// the link that the old table shows.
    /// Who asks later gets the same table, and their old seat if it is free.
    pub(crate) async fn rematch(
        self: &Arc<House>,
        table: &Handle,
        person: &Person,
    ) -> Result<TableId, Fault> {
        let (plan, mine) = plan(&table.look().await?.sitting, person.id)?;
        let again = self.open_table(person, plan).await?;
        table.act(person, Deed::Rematch { table: again.clone() }).await?;
        let new = self.tables.find(self, &again);
        if new.look().await?.sitting.chairs.held_by(person.id).is_empty() {
            // If somebody else has taken the seat, one can still watch or choose another.
            drop(new.act(person, Deed::Join { seat: mine.lowest() }).await);
        }
        Ok(again)
    }
}

impl House {
    /// Deletes a table, if the person may.
    pub(crate) async fn delete(self: &Arc<House>, table: &Handle, person: &Person) -> Result<(), Fault> {
        let id = {
            let snapshot = table.look().await?;
            snapshot.sitting.may_delete(person.id)?;
            snapshot.sitting.head.id.clone()
        };
        let kept = self.journal.load(&id).await.map_err(|failure| unavailable(&failure))?;
        table.delete(person.id).await?;
        if let Some(before) = kept.and_then(|kept| kept.opened.rematch_of) {
            // Where this table was to be the next, another may be now. If it is deleted itself, nobody needs to know.
            drop(self.tables.find(self, &before).act(person, Deed::Unmatch { table: id }).await);
        }
        Ok(())
    }
}

fn plan(sitting: &Sitting, person: PersonId) -> Result<(Plan, SeatSet), Refusal> {
    if sitting.stage() != Stage::Over {
        return Err(Refusal::NotOver);
    }
    let mine = sitting.chairs.held_by(person);
    if mine.is_empty() {
        return Err(Refusal::NotAtTable);
    }
    let seats = sitting.chairs.iter().map(|(_, chair)| match chair.holder {
        Holder::Bot(kind) => Wanted::Bot(kind),
        Holder::Here(holder) if holder == person => Wanted::Here,
        Holder::Person(holder) if holder == person => Wanted::Me,
        Holder::Person(_) | Holder::Here(_) | Holder::Open => Wanted::Person,
    });
    let plan = Plan {
        game: sitting.head.game.clone(),
        seats: seats.collect(),
        options: sitting.table.choices().into_iter().collect(),
        listing: sitting.head.listing,
        hints: sitting.head.terms.hints,
        pace: sitting.pace,
        grace: Some(sitting.head.terms.grace),
        absent: sitting.head.terms.absent,
        guests: sitting.head.terms.guests.clone(),
        rematch_of: Some(sitting.head.id.clone()),
    };
    Ok((plan, mine))
}
