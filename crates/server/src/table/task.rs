//! The task of a table: deeds in, acts to the journal, snapshots to whoever looks.
//!
//! It does one thing after the other and holds no lock. An act is in the journal before anybody hears of it; then the
//! task publishes what the table is now. A panic of the rules freezes this table and no other; what was kept stays.

use core::ops::ControlFlow;
use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::Seat;
use table::{
    Act, AppendError, Coming, Deed, Facts, Hearing, Invited, News, Outcome, Person, PersonId, Refusal, Row,
    Sitting, TableId,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use crate::house::House;
use crate::opening;
use crate::table::players::{Attendance, Chosen, Players};
use crate::table::registry::Desk;
use crate::table::snapshot::Snapshot;

/// So often an act is tried again after somebody else was quicker.
const TRIES: usize = 8;

/// After so long without anything happening drawings are forgotten, if nobody listens.
const TIDY: Duration = Duration::from_secs(5);

/// And if somebody does: what is drawn next can be told by how it differs.
const TIDY_LISTENING: Duration = Duration::from_mins(2);

/// So long a table waits before a bot tries again what could not be kept.
const BREATH: Duration = Duration::from_secs(1);

/// What came of a deed.
pub struct Done {
    /// The table after it.
    pub snapshot: Arc<Snapshot>,
    /// The seat somebody got who sat down.
    pub seat: Option<Seat>,
}

/// What the task of a table is asked.
pub(super) enum Command {
    Do(Box<Asked>),
    /// Delete the table.
    Delete(Deleting),
    /// Somebody else has made the table go on, to this act.
    Heard(u32),
}

/// A person wants something done.
pub(super) struct Asked {
    pub(super) person: Person,
    pub(super) deed: Deed,
    pub(super) reply: oneshot::Sender<Result<Done, Refusal>>,
}

/// A person wants the table deleted.
pub(super) struct Deleting {
    pub(super) person: PersonId,
    pub(super) reply: oneshot::Sender<Result<(), Refusal>>,
}

impl Command {
    /// Answers that nothing can be done.
    pub(super) fn refuse(self, refusal: &Refusal) {
        match self {
            Command::Do(asked) => drop(asked.reply.send(Err(refusal.clone()))),
            Command::Delete(Deleting { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
            Command::Heard(_) => {}
        }
    }
}

/// Why the task of a table ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Nobody has needed it for a while.
    Idle,
    /// The house closes.
    Closed,
    /// The table was deleted.
    Gone,
}

/// The task of a table.
pub(super) struct Task {
    house: Arc<House>,
    id: TableId,
    desk: Arc<Desk>,
    snapshot: Arc<Snapshot>,
    players: Players,
    /// Is called with news of the table for as long as the task lives.
    _hearing: Hearing,
}

impl Task {
    /// Reads a table from the journal and rebuilds it.
    pub(super) async fn load(house: &Arc<House>, id: &TableId, desk: &Arc<Desk>) -> Result<Task, Refusal> {
        let listening = Arc::downgrade(desk);
        let hearing: Hearing = Arc::new(move |news: &News| {
            // If the box is full, the task will read the tail anyway when it is refused.
            if let Some(desk) = listening.upgrade() {
                drop(desk.commands.try_send(Command::Heard(news.act)));
            }
        });
        house.bus.listen(id, &hearing);
        let kept = house.journal.load(id).await.map_err(|failure| unavailable(&failure))?;
        let Some(kept) = kept else { return Err(absent(house, id).await) };
        let sitting = catch_unwind(AssertUnwindSafe(|| kept.rebuild(&house.catalog)))
            .unwrap_or(Err(Refusal::Frozen))?;
        let snapshot = Arc::new(Snapshot::new(sitting));
        let (house, id, desk) = (Arc::clone(house), id.clone(), Arc::clone(desk));
        let mut task = Task { house, id, desk, snapshot, players: Players::new(), _hearing: hearing };
        task.pay().await?;
        task.publish();
        Ok(task)
    }

    /// The dealer may owe a draw, and lists may not know who decides: a version before this one kept the table, or fell.
    async fn pay(&mut self) -> Result<(), Refusal> {
        let now = self.house.settings.clock.now();
        let sitting = &self.snapshot.sitting;
        let owed = catch_unwind(AssertUnwindSafe(|| sitting.owed(now))).unwrap_or(Err(Refusal::Frozen))?;
        if let Some((sitting, act)) = owed {
            match self.keep(sitting, &act).await {
                Ok(()) => {}
                Err(AppendError::Taken { .. }) => self.catch_up().await?,
                Err(error) => return Err(unavailable(&error)),
            }
        }
        let facts = facts(&self.snapshot.sitting);
        let refreshed = self.house.journal.refresh(&self.id, self.snapshot.sitting.acts, &facts).await;
        if let Err(failure) = refreshed {
            tracing::warn!(%failure, table = %self.id, "lists may show this table as it was");
        }
        Ok(())
    }

    /// Answers commands until nobody needs the table any more.
    pub(super) async fn run(
        &mut self,
        commands: &mut mpsc::Receiver<Command>,
        mut leave: impl FnMut() -> bool,
    ) -> End {
        let mut closing = self.house.closing();
        let mut here = self.desk.here.changes();
        let mut idle_from = Instant::now();
        let mut tidy = true;
        self.wake_bots();
        loop {
            let tidy_at = idle_from + self.tidy_after();
            tokio::select! {
                command = commands.recv() => {
                    (idle_from, tidy) = (Instant::now(), false);
                    match command {
                        Some(command) => {
                            if self.answer(command).await.is_break() {
                                return End::Gone;
                            }
                        }
                        None => return End::Idle,
                    }
                    self.wake_bots();
                }
                Some(chosen) = self.players.next() => {
                    idle_from = Instant::now();
                    self.chosen(chosen).await;
                    self.wake_bots();
                }
                _ = here.changed() => self.wake_bots(),
                // What nobody has asked for lately need not stay drawn.
                () = sleep_until(tidy_at), if !tidy => {
                    self.snapshot.tidy();
                    tidy = true;
                }
                () = sleep_until(idle_from + self.house.settings.idle) => {
                    let unused = self.desk.watched() == 0 && !self.players.at_work();
                    if unused && leave() {
                        return End::Idle;
                    }
                    idle_from = Instant::now();
                }
                () = async { drop(closing.wait_for(|closed| *closed).await) } => return End::Closed,
            }
        }
    }

    fn tidy_after(&self) -> Duration {
        if self.desk.watched() > 0 { TIDY_LISTENING } else { TIDY }
    }

    /// Does what is asked, and says whether there is still a table after it.
    async fn answer(&mut self, command: Command) -> ControlFlow<()> {
        match command {
            Command::Do(asked) => {
                let Asked { person, deed, reply } = *asked;
                let outcome = self.act(&person, &deed).await;
                let gone = matches!(outcome, Err(Refusal::Gone));
                drop(reply.send(outcome));
                if gone {
                    return ControlFlow::Break(());
                }
            }
            Command::Heard(act) => {
                if act > self.snapshot.sitting.acts {
                    match self.catch_up().await {
                        Err(Refusal::Gone) => return ControlFlow::Break(()),
                        Err(_) => tracing::warn!(table = %self.id, "news cannot be read; the next act will"),
                        Ok(()) => {}
                    }
                }
            }
            Command::Delete(Deleting { person, reply }) => {
                let outcome = self.delete(person).await;
                let gone = matches!(outcome, Ok(()) | Err(Refusal::Gone));
                if gone {
                    // Whoever asks after the answer finds it gone.
                    self.desk.publish(Err(Refusal::Gone));
                }
                drop(reply.send(outcome));
                if gone {
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Deletes the table as it is: if somebody else has done something there meanwhile, that is looked at first.
    async fn delete(&mut self, person: PersonId) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let sitting = &self.snapshot.sitting;
            sitting.may_delete(person)?;
            let (last, now) = (sitting.acts, self.house.settings.clock.now());
            match self.house.journal.forget(&self.id, last, now).await {
                Ok(()) => {
                    self.house.bus.tell(&News { table: self.id.clone(), act: last + 1 });
                    return Ok(());
                }
                Err(AppendError::Taken { .. }) => self.catch_up().await?,
                Err(AppendError::NoSuchTable(_)) => return Err(Refusal::Gone),
                Err(AppendError::Failed(failure)) => return Err(unavailable(&failure)),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Tells everybody what the table is now.
    fn publish(&self) {
        self.desk.publish(Ok(Arc::clone(&self.snapshot)));
    }

    /// Lets the rules work. If they panic, the table is frozen as it was before.
    fn guarded<T>(&mut self, work: impl FnOnce(&Sitting) -> Result<T, Refusal>) -> Result<T, Refusal> {
        if self.snapshot.frozen {
            return Err(Refusal::Frozen);
        }
        let sitting = &self.snapshot.sitting;
        catch_unwind(AssertUnwindSafe(|| work(sitting))).unwrap_or_else(|_| {
            tracing::error!(table = %self.id, "the rules failed; the table is frozen");
            let frozen = Snapshot { frozen: true, ..self.snapshot.then(self.snapshot.sitting.clone()) };
            self.snapshot = Arc::new(frozen);
            self.publish();
            Err(Refusal::Frozen)
        })
    }

    async fn act(&mut self, person: &Person, deed: &Deed) -> Result<Done, Refusal> {
        if let Deed::Invite { invited: Invited::Bot(kind), .. } = deed {
            opening::known_bot(&self.house.catalog, &self.snapshot.sitting.head.game, *kind)?;
        }
        let settings = Arc::clone(&self.house.settings);
        let desk = Arc::clone(&self.desk);
        let seat =
            self.make(|sitting| sitting.act(settings.clock.now(), person, deed, &desk.here.seen())).await?;
        Ok(Done { snapshot: Arc::clone(&self.snapshot), seat })
    }

    /// Makes an act, keeps it, and only then believes it. Whoever else was quicker is followed first.
    async fn make(
        &mut self,
        mut work: impl FnMut(&Sitting) -> Result<Option<Outcome>, Refusal>,
    ) -> Result<Option<Seat>, Refusal> {
        for _ in 0..TRIES {
            let Some(Outcome { sitting, act, seat }) = self.guarded(&mut work)? else { return Ok(None) };
            match self.keep(sitting, &act).await {
                Ok(()) => return Ok(seat),
                Err(AppendError::Taken { .. }) => self.catch_up().await?,
                Err(AppendError::NoSuchTable(_)) => return Err(Refusal::Gone),
                Err(AppendError::Failed(failure)) => return Err(unavailable(&failure)),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Keeps an act; only then has it happened.
    async fn keep(&mut self, sitting: Sitting, act: &Act) -> Result<(), AppendError> {
        self.house.journal.append(&self.id, act, &facts(&sitting)).await?;
        let turned = act.rows.iter().any(|row| {
            matches!(row, Row::Seat(..) | Row::Undo(_) | Row::Rewind(_) | Row::Note(Coming::GaveUp, ..))
        });
        if turned {
            // Who no longer sits here, or about what is no longer so, need not think any more.
            self.players.forget();
        }
        self.snapshot = Arc::new(self.snapshot.then(sitting));
        self.publish();
        self.house.bus.tell(&News { table: self.id.clone(), act: act.number });
        Ok(())
    }

    /// Follows what others have kept.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        let acts = self.house.journal.tail(&self.id, self.snapshot.sitting.acts).await;
        let acts = acts.map_err(|failure| unavailable(&failure))?;
        if acts.is_empty() {
            // Nothing new, or nothing at all any more.
            let gone =
                self.house.journal.forgotten(&self.id).await.map_err(|failure| unavailable(&failure))?;
            return if gone { Err(Refusal::Gone) } else { Ok(()) };
        }
        let sitting = self.guarded(|sitting| {
            let mut sitting = sitting.clone();
            for act in &acts {
                sitting = sitting.follow(act)?;
            }
            Ok(sitting)
        })?;
        self.players.forget();
        self.snapshot = Arc::new(self.snapshot.then(sitting));
        self.publish();
        Ok(())
    }

    /// Asks the bots that have a decision to make.
    fn wake_bots(&mut self) {
        if self.snapshot.frozen {
            return;
        }
        let lately = self.house.settings.clock.now() - self.house.settings.deserted_after_ms();
        let attendance =
            if self.desk.here.anybody_since(lately) { Attendance::Attended } else { Attendance::Deserted };
        self.players.wake(&self.house, &self.snapshot.sitting, attendance);
    }

    /// Plays what a bot has chosen, unless the table has gone on without it.
    async fn chosen(&mut self, chosen: Chosen) {
        let seat = chosen.seat;
        let Some(action) = self.players.take(&self.snapshot.sitting, chosen) else { return };
        let clock = self.house.settings.clock;
        let outcome =
            self.make(|sitting| sitting.bot_acts(clock.now(), seat, action.clone()).map(Some)).await;
        if let Err(refusal) = outcome {
            tracing::error!(table = %self.id, code = refusal.code(), "a bot was refused");
            if refusal == Refusal::Unavailable {
                // It was the journal: the bot is asked again, but not as fast as it can think.
                sleep(BREATH).await;
                self.players.forget();
            }
        }
    }
}

/// What lists show of a table.
pub(crate) fn facts(sitting: &Sitting) -> Facts {
    Facts::of(sitting, ui::shown(&*sitting.table).points())
}

/// Why there is nothing to be read of a table.
async fn absent(house: &House, id: &TableId) -> Refusal {
    match house.journal.forgotten(id).await {
        Ok(true) => Refusal::Gone,
        Ok(false) => Refusal::NoTable,
        Err(failure) => unavailable(&failure),
    }
}

/// Notes a failure of the journal, which is then the house's and not the reader's business.
pub(crate) fn unavailable(error: &dyn core::fmt::Display) -> Refusal {
    tracing::error!(%error, "the journal failed");
    Refusal::Unavailable
}
