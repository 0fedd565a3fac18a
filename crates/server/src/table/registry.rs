//! The tables that are in memory. They come on demand and leave when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::sync::{mpsc, oneshot, watch};

use crate::house::House;
use crate::person::Person;
use crate::table::actor::{Actor, Command, Deed, Done, End, Tick};
use crate::table::{Bench, Refusal};
use store::{PersonId, TableId};

/// How many commands wait for a table before the next one has to.
const WAITING: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub struct Tables {
    open: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
}

/// A way to a table. It keeps the table in memory.
#[derive(Clone)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
}

/// Somebody has a page of a table open; when this is dropped, no longer.
pub struct Presence {
    commands: mpsc::WeakSender<Command>,
    person: PersonId,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (commands, person) = (self.commands.clone(), self.person);
        if let (Some(commands), Ok(runtime)) = (commands.upgrade(), tokio::runtime::Handle::try_current()) {
            runtime.spawn(async move { drop(commands.send(Command::Exit(person)).await) });
        }
    }
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// A way to the table with this id, which is brought into memory if it is not there.
    pub fn find(&self, house: &Arc<House>, id: &TableId) -> Handle {
        let mut open = self.lock();
        if let Some(commands) = open.get(id) {
            return Handle { commands: commands.clone() };
        }
        let (commands, receiver) = mpsc::channel(WAITING);
        open.insert(id.clone(), commands.clone());
        tokio::spawn(live(Arc::downgrade(house), id.clone(), commands.downgrade(), receiver));
        Handle { commands }
    }

    /// A way to a table if it is in memory.
    pub fn awake(&self, id: &TableId) -> Option<Handle> {
        self.lock().get(id).map(|commands| Handle { commands: commands.clone() })
    }

    /// Lets a table go if nobody else has a way to it. Ways are handed out under the same lock, so nobody can
    /// get one in between.
    fn leave(&self, id: &TableId) -> bool {
        let mut open = self.lock();
        let unused = open.get(id).is_none_or(|commands| commands.strong_count() == 1);
        if unused {
            open.remove(id);
        }
        unused
    }
}

/// The life of a table in memory.
async fn live(
    house: Weak<House>,
    id: TableId,
    own: mpsc::WeakSender<Command>,
    mut commands: mpsc::Receiver<Command>,
) {
    let Some(house) = house.upgrade() else { return };
    let refusal = match Actor::load(&house, &id, own).await {
        Ok(mut actor) => match actor.run(&mut commands, || house.tables.leave(&id)).await {
            End::Idle => return,
            End::Lost | End::Closed => Refusal::Unavailable,
        },
        Err(refusal) => refusal,
    };
    house.tables.lock().remove(&id);
    // Left open: whoever has a way already may not have spoken yet, and is to hear the reason.
    while let Some(command) = commands.recv().await {
        command.refuse(&refusal);
    }
}

impl Handle {
    async fn send(&self, command: Command) -> Result<(), Refusal> {
        self.commands.send(command).await.map_err(|_| Refusal::Unavailable)
    }

    /// Does something at the table.
    pub async fn act(&self, person: &Person, deed: Deed) -> Result<Done, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Do { person: (person.id, person.name.clone()), deed, reply }).await?;
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// Looks at the table. The reading runs on the task of the table, so it sees one moment.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Bench) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let command = Command::Read(Box::new(move |bench| drop(reply.send(bench.map(read)))));
        self.send(command).await?;
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// Hears of every change from now on. The table stays in memory as long as somebody listens.
    pub async fn watch(&self) -> Result<watch::Receiver<Tick>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Watch(reply)).await?;
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// A person opens a page of the table.
    pub async fn enter(&self, person: PersonId) -> Result<Presence, Refusal> {
        self.send(Command::Enter(person)).await?;
        Ok(Presence { commands: self.commands.downgrade(), person })
    }
}
