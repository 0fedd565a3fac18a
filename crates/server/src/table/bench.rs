//! What a reader of a table is shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::table::Sitting;
use crate::table::hints::Desk;
use store::PersonId;
use ui::page::Lines;

/// A table as it is at a moment, for reading.
pub struct Bench {
    /// The table with its people.
    pub sitting: Sitting,
    /// The number of the last change. It only grows, also when the table left memory in between.
    pub version: u64,
    /// Have the rules failed here?
    pub frozen: bool,
    /// Who has a page of the table open, and how many.
    pub(super) present: BTreeMap<PersonId, u32>,
    /// What people asked about the present position.
    pub(crate) desk: Desk,
    /// Lines of the log that were told already.
    pub(crate) lines: Arc<Lines>,
}

impl Bench {
    /// Has this person a page of the table open?
    pub fn is_present(&self, person: PersonId) -> bool {
        self.present.contains_key(&person)
    }

    /// May the host give this person's seat to a bot: is the person away from a game that runs?
    pub fn is_gone(&self, person: PersonId) -> bool {
        self.sitting.rows > 0 && person != self.sitting.head.host && !self.is_present(person)
    }

    /// How many people watch who hold no seat.
    pub fn watchers(&self) -> usize {
        let watches = |person: &&PersonId| self.sitting.chairs.held_by(**person).is_empty();
        self.present.keys().filter(watches).count()
    }
}
