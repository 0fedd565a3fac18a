//! The tables that are in memory. They come on demand and leave when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use table::{Deed, Person, PersonId, Refusal, TableId};
use tokio::sync::{mpsc, oneshot, watch};

use crate::house::House;
use crate::settings::Settings;
use crate::table::here::{Here, Presence};
use crate::table::snapshot::Snapshot;
use crate::table::task::{Asked, Command, Deleting, Done, End, Task};

/// How many commands wait for a table before the next one has to.
const WAITING: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub struct Tables {
    open: Mutex<HashMap<TableId, Arc<Desk>>>,
}

/// What the table is now, or why it cannot be told; nothing while it is being read.
type Published = Option<Result<Arc<Snapshot>, Refusal>>;

/// What the task of a table shares with everybody else.
pub(crate) struct Desk {
    pub(super) commands: mpsc::Sender<Command>,
    published: watch::Sender<Published>,
    /// Who is at the table.
    pub(crate) here: Here,
}

impl Desk {
    pub(super) fn publish(&self, now: Result<Arc<Snapshot>, Refusal>) {
        self.published.send_replace(Some(now));
    }

    /// How many listen for what the table becomes.
    pub(super) fn watched(&self) -> usize {
        self.published.receiver_count()
    }
}

/// A way to a table. It keeps the table in memory.
#[derive(Clone)]
pub struct Handle {
    desk: Arc<Desk>,
    settings: Arc<Settings>,
}

/// Hears what a table becomes. The table stays in memory as long as somebody listens.
pub struct Watching {
    published: watch::Receiver<Published>,
}

impl Watching {
    /// The table as it is, once it is there.
    pub async fn now(&mut self) -> Result<Arc<Snapshot>, Refusal> {
        let published = self.published.wait_for(Option::is_some).await;
        published.map_or(Err(Refusal::Unavailable), |now| now.clone().unwrap_or(Err(Refusal::Unavailable)))
    }

    /// Waits until the table is another. Says whether it still is at all.
    pub async fn changed(&mut self) -> bool {
        self.published.changed().await.is_ok()
    }
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Desk>>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// A way to the table with this id, which is brought into memory if it is not there.
    pub fn find(&self, house: &Arc<House>, id: &TableId) -> Handle {
        let settings = Arc::clone(&house.settings);
        let mut open = self.lock();
        if let Some(desk) = open.get(id) {
            return Handle { desk: Arc::clone(desk), settings };
        }
        let (commands, receiver) = mpsc::channel(WAITING);
        let here = Here::new(settings.clock.now());
        let desk = Arc::new(Desk { commands, published: watch::Sender::new(None), here });
        open.insert(id.clone(), Arc::clone(&desk));
        tokio::spawn(live(Arc::downgrade(house), id.clone(), Arc::clone(&desk), receiver));
        Handle { desk, settings }
    }

    /// A way to a table if it is in memory.
    pub fn awake(&self, house: &House, id: &TableId) -> Option<Handle> {
        let desk = self.lock().get(id).cloned()?;
        Some(Handle { desk, settings: Arc::clone(&house.settings) })
    }

    /// Lets a table go if nobody else has a way to it. Ways are handed out under the same lock, so nobody can
    /// get one in between.
    fn leave(&self, id: &TableId) -> bool {
        /// The map has one, and so has the task.
        const OWN: usize = 3;
        let mut open = self.lock();
        let unused = open.get(id).is_none_or(|desk| Arc::strong_count(desk) <= OWN && desk.watched() == 0);
        if unused {
            open.remove(id);
        }
        unused
    }
}

/// The life of a table in memory.
async fn live(house: Weak<House>, id: TableId, desk: Arc<Desk>, mut commands: mpsc::Receiver<Command>) {
    let Some(house) = house.upgrade() else { return };
    let refusal = match Task::load(&house, &id, &desk).await {
        Ok(mut task) => match task.run(&mut commands, || house.tables.leave(&id)).await {
            End::Idle => return,
            End::Closed => Refusal::Unavailable,
            End::Gone => Refusal::Gone,
        },
        Err(refusal) => refusal,
    };
    house.tables.lock().remove(&id);
    desk.publish(Err(refusal.clone()));
    drop(desk);
    // Left open: whoever has a way already may not have spoken yet, and is to hear the reason.
    while let Some(command) = commands.recv().await {
        command.refuse(&refusal);
    }
}

impl Handle {
    /// Does something at the table.
    pub async fn act(&self, person: &Person, deed: Deed) -> Result<Done, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.noticed(Some(person.id));
        let asked = Box::new(Asked { person: person.clone(), deed, reply });
        self.desk.commands.send(Command::Do(asked)).await.map_err(|_| Refusal::Unavailable)?;
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// Deletes the table, if the person may.
    pub async fn delete(&self, person: PersonId) -> Result<(), Refusal> {
        let (reply, answer) = oneshot::channel();
        let asked = Command::Delete(Deleting { person, reply });
        self.desk.commands.send(asked).await.map_err(|_| Refusal::Unavailable)?;
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// The table as it is now. Whoever reads waits for nobody who writes.
    pub async fn look(&self) -> Result<Arc<Snapshot>, Refusal> {
        if let Some(now) = self.desk.published.borrow().as_ref() {
            return now.clone();
        }
        self.watch().now().await
    }

    /// Hears what the table becomes.
    pub fn watch(&self) -> Watching {
        Watching { published: self.desk.published.subscribe() }
    }

    /// Who is at the table.
    pub fn here(&self) -> &Here {
        &self.desk.here
    }

    /// Somebody asks about the table.
    pub fn noticed(&self, person: Option<PersonId>) {
        let now = self.settings.clock.now();
        self.desk.here.noticed(person, (now, now - self.settings.deserted_after_ms()));
    }

    /// Somebody opens a page of the table.
    pub fn enter(&self, person: Option<PersonId>) -> Presence {
        Presence::new(&self.desk, &self.settings, person)
    }
}
