//! Lists of tables, as the home page and the API show them.

use std::sync::Arc;

use kernel::Seat;
use store::{List, Page, SeatKind, Status, TableSummary};

use crate::house::House;
use crate::table::{Chair, Holder, Refusal, keeping};

/// So many tables are in a list.
const LENGTH: u32 = 20;

/// A table in a list.
pub(crate) struct Listed {
    pub(crate) about: TableSummary,
    /// Who sits where, with names.
    pub(crate) chairs: Vec<Chair>,
}

/// How far a table is, as a list tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Open,
    Running,
    Over(Vec<keeping::Outcome>),
}

impl Listed {
    fn of(about: TableSummary) -> Listed {
        let chair = |(seat, kept): (Seat, &store::Seat)| match &kept.kind {
            SeatKind::Open => Chair::open(),
            SeatKind::Person(person) | SeatKind::Hotseat(person) => {
                Chair::person(*person, kept.name.as_deref().unwrap_or_default())
            }
            SeatKind::Bot { kind, character, kept_for } => match keeping::bot(kind, character) {
                Ok(kind) => Chair::bot(kind, seat).kept_for(*kept_for),
                Err(_) => Chair { name: kind.clone(), ..Chair::open() },
            },
        };
        let chairs = Seat::ALL.into_iter().zip(&about.seats).map(chair).collect();
        Listed { about, chairs }
    }

    pub(crate) fn standing(&self) -> Standing {
        match &self.about.status {
            Status::Waiting => Standing::Open,
            Status::Running => Standing::Running,
            Status::Finished { result, .. } => {
                Standing::Over(serde_json::from_str(result).unwrap_or_default())
            }
        }
    }

    /// When something last happened.
    pub(crate) fn at(&self) -> i64 {
        match self.about.status {
            Status::Finished { at, .. } => at,
            Status::Waiting | Status::Running => self.about.last_step_at.unwrap_or(self.about.created_at),
        }
    }

    /// How many seats are free.
    pub(crate) fn free(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.holder == Holder::Open).count()
    }
}

impl House {
    /// The first tables of a list.
    pub(crate) async fn listed(&self, list: List) -> Result<Vec<Listed>, Refusal> {
        let found = self.store.list(list, Page::first(LENGTH)).await;
        let found = found.map_err(|error| keeping::unavailable(&error))?;
        Ok(found.tables.into_iter().map(Listed::of).collect())
    }

    /// The seats that have a decision to make at a table.
    pub(crate) async fn deciding(self: &Arc<House>, listed: &Listed) -> Vec<Seat> {
        let table = self.tables.find(self, &listed.about.id);
        table.read(|bench| bench.sitting.deciding().iter().collect()).await.unwrap_or_default()
    }
}
