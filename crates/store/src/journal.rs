//! The journal that tables are kept in: acts are on the disk before they are acknowledged.

use table::{Act, AppendError, CreateError, Facts, Failure, Journal, Kept, Opened, Pending, Row, TableId};
use tokio::sync::oneshot;

use crate::act::{ActRow, acts_after};
use crate::error::StoreError;
use crate::fact::FactRow;
use crate::store::Store;
use crate::tables::{load, open};
use crate::writer::{ActJob, Job};

impl Journal for Store {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        first: &'a Act,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), CreateError>> {
        let (opened, first, row) = (opened.clone(), ActRow::of(first), FactRow::of(facts));
        let chairs = facts.chairs.clone();
        Box::pin(async move {
            self.write(move |conn| Box::pin(async move { open(conn, &opened, &first, &row, &chairs).await }))
                .await?
        })
    }

    /// A caller who stops waiting does not call the act back: it may still be appended.
    fn append<'a>(
        &'a self,
        table: &'a TableId,
        act: &'a Act,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), AppendError>> {
        let (answer, answered) = oneshot::channel();
        let seated = act.rows.iter().any(|row| matches!(row, Row::Seat(..)));
        let job = ActJob {
            table: table.clone(),
            act: ActRow::of(act),
            facts: FactRow::of(facts),
            chairs: seated.then(|| facts.chairs.clone()),
            answer,
        };
        Box::pin(async move {
            self.enqueue(Job::Act(job)).await?;
            answered.await.unwrap_or(Err(StoreError::Closed.into()))
        })
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<Option<Kept>, Failure>> {
        Box::pin(async move { Ok(self.kept(table).await?) })
    }

    fn tail<'a>(&'a self, table: &'a TableId, after: u32) -> Pending<'a, Result<Vec<Act>, Failure>> {
        Box::pin(async move {
            let table = table.clone();
            let acts = self.read(move |conn| Box::pin(async move { acts_after(conn, &table, after).await }));
            Ok(acts.await?)
        })
    }

    fn refresh<'a>(
        &'a self,
        table: &'a TableId,
        last: u32,
        facts: &'a Facts,
    ) -> Pending<'a, Result<(), Failure>> {
        Box::pin(async move { Ok(self.refresh_facts(table, last, facts).await?) })
    }

    fn forget<'a>(&'a self, table: &'a TableId, last: u32, at: i64) -> Pending<'a, Result<(), AppendError>> {
        Box::pin(self.forget_table(table, last, at))
    }

    fn forgotten<'a>(&'a self, table: &'a TableId) -> Pending<'a, Result<bool, Failure>> {
        Box::pin(async move { Ok(self.was_forgotten(table).await?) })
    }
}

impl Store {
    /// Everything that is kept of a table, as one commit left it.
    pub async fn kept(&self, table: &TableId) -> Result<Option<Kept>, StoreError> {
        let table = table.clone();
        self.snapshot(move |conn| Box::pin(async move { load(conn, &table).await })).await
    }
}
