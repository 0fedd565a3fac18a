//! The port to what carries news: who has a table in memory hears that it has gone on, whoever made it go on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::TableId;

/// The news that an act was kept. It tells nothing that not everybody may know; what was done is in the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// At which table.
    pub table: TableId,
    /// The number of the act.
    pub act: u32,
}

/// Somebody who is called with news.
pub type Hearing = Arc<dyn Fn(&News) + Send + Sync>;

/// Carries news. News may come twice, late or not at all: the journal knows better.
pub trait Bus: Send + Sync {
    /// Tells everybody who listens.
    fn tell(&self, news: &News);

    /// Calls `hearing` with news of a table for as long as it lives.
    fn listen(&self, table: &TableId, hearing: &Hearing);
}

/// Carries news within one process.
#[derive(Default)]
pub struct LocalBus {
    listening: Mutex<HashMap<TableId, Vec<WeakHearing>>>,
}

type WeakHearing = Weak<dyn Fn(&News) + Send + Sync>;

impl LocalBus {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Vec<WeakHearing>>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.listening.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bus for LocalBus {
    fn tell(&self, news: &News) {
        let hearing: Vec<Hearing> = {
            let listening = self.lock();
            let of_table = listening.get(&news.table).map_or(&[][..], Vec::as_slice);
            // Whoever has a table alone hears nothing new.
            if of_table.len() < 2 {
                return;
            }
            of_table.iter().filter_map(Weak::upgrade).collect()
        };
        for hearing in hearing {
            hearing(news);
        }
    }

    fn listen(&self, table: &TableId, hearing: &Hearing) {
        let mut listening = self.lock();
        let of_table = listening.entry(table.clone()).or_default();
        of_table.retain(|other| other.strong_count() > 0);
        of_table.push(Arc::downgrade(hearing));
        // Tables that were left long ago go when there are many.
        if listening.len() > 1024 && listening.len().is_power_of_two() {
            listening.retain(|_, hearing| hearing.iter().any(|hearing| hearing.strong_count() > 0));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn who_listens_hears_and_who_has_gone_does_not() {
        let bus = LocalBus::default();
        let table: TableId = "a".parse().unwrap();
        let last = Arc::new(AtomicU32::new(0));
        let noted = Arc::clone(&last);
        let hearing: Hearing = Arc::new(move |news: &News| noted.store(news.act, Ordering::Relaxed));
        let other: Hearing = Arc::new(|_: &News| {});
        bus.listen(&table, &hearing);
        bus.listen(&table, &other);
        bus.tell(&News { table: table.clone(), act: 7 });
        bus.tell(&News { table: "b".parse().unwrap(), act: 8 });
        assert_eq!(last.load(Ordering::Relaxed), 7);
        drop(hearing);
        bus.tell(&News { table, act: 9 });
        assert_eq!(last.load(Ordering::Relaxed), 7);
    }
}
