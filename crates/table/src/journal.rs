//! The port to what keeps acts: a journal appends an act if its number is free, or refuses; loads; tails from a number.

use core::future::Future;
use core::pin::Pin;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Catalog, Seed};
use thiserror::Error;

use crate::{Act, Facts, Head, Listing, PersonId, Refusal, Sitting, TableId};

/// Something that will be there.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A table as it is opened and kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Its id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The hash of the data it is played with.
    pub data: [u8; 32],
    /// What was agreed, as JSON.
    pub terms: String,
    /// What the dealer draws from. It is secret.
    pub seed: Secret,
    /// Who finds it.
    pub listing: Listing,
    /// When it was opened, in milliseconds since 1970.
    pub at: i64,
    /// The table it repeats; a table is repeated at most once.
    pub rematch_of: Option<TableId>,
}

/// A seed as it is kept. It does not show in debug output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl core::fmt::Debug for Secret {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Secret")
    }
}

/// Everything that is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// How it was opened.
    pub opened: Opened,
    /// All its acts, in order.
    pub acts: Vec<Act>,
    /// What the people are called who have done something there.
    pub names: BTreeMap<PersonId, String>,
    /// The table that repeats it.
    pub rematch: Option<TableId>,
}

/// The journal does not answer as it should; what it was asked is not done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{why}")]
pub struct Failure {
    /// What happened, for the person who runs the house.
    pub why: String,
}

/// Why an act was not appended.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AppendError {
    /// Somebody else has appended an act with this number; the tail must be read.
    #[error("act {number} of this table exists already")]
    Taken {
        /// The number that is taken.
        number: u32,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// The journal failed.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// Why a table was not opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CreateError {
    /// The id is in use; another random id will do.
    #[error("the table id {0} is taken")]
    IdTaken(TableId),
    /// Somebody was quicker: the rematch of that table exists.
    #[error("the rematch exists already: table {0}")]
    RematchExists(TableId),
    /// The journal failed.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// What keeps acts. When an answer says that something is done, it outlives the power.
pub trait Journal: Send + Sync {
    /// Keeps a new table with its first act.
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        first: &'a Act,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), CreateError>>;

    /// Keeps an act whole if its number is free, with what lists then show of the table; or nothing of it.
    fn append<'a>(
        &'a self,
        table: &'a TableId,
        act: &'a Act,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), AppendError>>;

    /// Everything that is kept of a table.
    fn load<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<Option<Kept>, Failure>>;

    /// The acts of a table after the one with this number, in order.
    fn tail<'a>(&'a self, table: &'a TableId, after: u32) -> Pending<'a, Result<Vec<Act>, Failure>>;

    /// Lists show this of the table from now on, unless it has gone on after the act with this number. Only needed where
    /// what is kept beside the acts comes from another version.
    fn refresh<'a>(
        &'a self,
        table: &'a TableId,
        last: u32,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), Failure>>;

    /// Forgets a table for good, with everything that was done and said there, if its last act is the one with this number;
    /// or nothing of it. What stays is that there was such a table.
    fn forget<'a>(&'a self, table: &'a TableId, last: u32, at: i64) -> Pending<'a, Result<(), AppendError>>;

    /// Was there such a table, which is forgotten?
    fn forgotten<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<bool, Failure>>;
}

impl Opened {
    /// A table as it is kept.
    pub fn of(sitting: &Sitting, rematch_of: Option<TableId>) -> Opened {
        let head = &sitting.head;
        Opened {
            id: head.id.clone(),
            game: head.game.clone(),
            rules: sitting.table.rules(),
            data: *sitting.table.data().as_bytes(),
            // Invariant: texts and numbers can be written.
            terms: serde_json::to_string(&head.terms).expect("plain data is JSON"),
            seed: Secret(head.seed.bytes()),
            listing: head.listing,
            at: head.at,
            rematch_of,
        }
    }
}

impl Kept {
    /// Rebuilds the table.
    pub fn rebuild(&self, catalog: &Catalog) -> Result<Sitting, Refusal> {
        let opened = &self.opened;
        let head = Head {
            id: opened.id.clone(),
            game: opened.game.clone(),
            listing: opened.listing,
            terms: serde_json::from_str(&opened.terms).map_err(|fault| Refusal::broken(&fault))?,
            seed: Seed::from_bytes(opened.seed.0),
            at: opened.at,
        };
        let seats =
            |act: &Act| act.rows.iter().filter(|row| matches!(row, crate::Row::Seat(..))).count() as u8;
        let seats = self.acts.first().map_or(0, seats);
        let mut sitting = Sitting::new(catalog, head, seats).map_err(|fault| Refusal::broken(&fault))?;
        let here = sitting.table.rules();
        if opened.rules != here {
            let why = format_args!("its rules are version {}, here is {here}", opened.rules).to_string();
            return Err(Refusal::Broken { why });
        }
        if opened.data != *sitting.table.data().as_bytes() {
            return Err(Refusal::broken(&"it was played with other data files"));
        }
        for (person, name) in &self.names {
            sitting.call(*person, &Arc::from(name.as_str()));
        }
        for act in &self.acts {
            sitting = sitting.follow(act)?;
        }
        sitting.rematch = sitting.rematch.or_else(|| self.rematch.clone());
        Ok(sitting)
    }
}

/// A journal in memory, for tests. What it is told to fail at, it fails at.
#[derive(Default)]
pub struct MemoryJournal {
    tables: Mutex<BTreeMap<TableId, Kept>>,
    forgotten: Mutex<BTreeSet<TableId>>,
}

impl MemoryJournal {
    /// Nothing is kept yet.
    pub fn new() -> MemoryJournal {
        MemoryJournal::default()
    }

    fn names_forgotten(&self, table: &TableId) -> bool {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner).contains(table)
    }

    fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut BTreeMap<TableId, Kept>) -> T,
    ) -> Pending<'static, T> {
        let outcome = work(&mut self.tables.lock().unwrap_or_else(PoisonError::into_inner));
        Box::pin(core::future::ready(outcome))
    }
}

impl Journal for MemoryJournal {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        first: &'a Act,
        _facts: &'a Facts,
    ) -> Pending<'a, Result<(), CreateError>> {
        self.with(|tables| {
            if tables.contains_key(&opened.id) || self.names_forgotten(&opened.id) {
                return Err(CreateError::IdTaken(opened.id.clone()));
            }
            if let Some(before) = opened.rematch_of.as_ref().and_then(|id| tables.get_mut(id)) {
                if let Some(rematch) = &before.rematch {
                    return Err(CreateError::RematchExists(rematch.clone()));
                }
                before.rematch = Some(opened.id.clone());
            }
            let kept = Kept {
                opened: opened.clone(),
                acts: vec![first.clone()],
                names: BTreeMap::new(),
                rematch: None,
            };
            tables.insert(opened.id.clone(), kept);
            Ok(())
        })
    }

    fn append<'a>(
        &'a self,
        table: &'a TableId,
        act: &'a Act,
        _facts: &'a Facts,
    ) -> Pending<'a, Result<(), AppendError>> {
        self.with(|tables| {
            let kept = tables.get_mut(table).ok_or_else(|| AppendError::NoSuchTable(table.clone()))?;
            if act.number != kept.acts.len() as u32 + 1 {
                return Err(AppendError::Taken { number: act.number });
            }
            kept.acts.push(act.clone());
            Ok(())
        })
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<Option<Kept>, Failure>> {
        self.with(|tables| Ok(tables.get(table).cloned()))
    }

    fn tail<'a>(&'a self, table: &'a TableId, after: u32) -> Pending<'a, Result<Vec<Act>, Failure>> {
        self.with(|tables| {
            let acts = tables.get(table).map_or(&[][..], |kept| &kept.acts);
            Ok(acts.iter().filter(|act| act.number > after).cloned().collect())
        })
    }

    fn refresh<'a>(
        &'a self,
        _table: &'a TableId,
        _last: u32,
        _facts: &'a Facts,
    ) -> Pending<'a, Result<(), Failure>> {
        self.with(|_| Ok(()))
    }

    fn forget<'a>(&'a self, table: &'a TableId, last: u32, _at: i64) -> Pending<'a, Result<(), AppendError>> {
        self.with(|tables| {
            let kept = tables.get(table).ok_or_else(|| AppendError::NoSuchTable(table.clone()))?;
            if kept.acts.len() as u32 != last {
                return Err(AppendError::Taken { number: last + 1 });
            }
            let before = kept.opened.rematch_of.clone();
            tables.remove(table);
            if let Some(before) = before.and_then(|before| tables.get_mut(&before)) {
                before.rematch = None;
            }
            self.forgotten.lock().unwrap_or_else(PoisonError::into_inner).insert(table.clone());
            Ok(())
        })
    }

    fn forgotten<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<bool, Failure>> {
        let forgotten = self.names_forgotten(table);
        Box::pin(core::future::ready(Ok(forgotten)))
    }
}
