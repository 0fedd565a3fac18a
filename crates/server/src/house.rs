//! The house: everything that lives as long as the server does.

use std::sync::Arc;

use catalog::Catalog;
use store::Store;
use table::{Bus, Journal, LocalBus};
use tokio::sync::watch;

use crate::limits::Limits;
use crate::person::People;
use crate::poster::Posters;
use crate::settings::Settings;
use crate::table::Tables;
use crate::thinking::{Quota, Thinkers};

/// Everything that lives as long as the server does.
pub struct House {
    /// The games.
    pub catalog: Arc<Catalog>,
    /// People, and lists of tables.
    pub store: Store,
    /// What keeps acts.
    pub journal: Arc<dyn Journal>,
    /// What carries news of tables.
    pub bus: Arc<dyn Bus>,
    /// What the house was told.
    pub settings: Arc<Settings>,
    /// The tables in memory.
    pub tables: Tables,
    pub(crate) thinkers: Thinkers,
    pub(crate) quota: Quota,
    pub(crate) people: People,
    pub(crate) limits: Limits,
    pub(crate) posters: Arc<Posters>,
    closed: watch::Sender<bool>,
}

impl House {
    /// Opens the house with one store for everything.
    pub fn open(catalog: Arc<Catalog>, store: Store, settings: Settings) -> Arc<House> {
        let journal = Arc::new(store.clone());
        House::with(catalog, store, (journal, Arc::new(LocalBus::default())), settings)
    }

    /// Opens the house with a journal and a bus that it may share with others.
    pub fn with(
        catalog: Arc<Catalog>,
        store: Store,
        (journal, bus): (Arc<dyn Journal>, Arc<dyn Bus>),
        settings: Settings,
    ) -> Arc<House> {
        let limits = Limits::new(settings.rates);
        let (thinkers, quota) = (Thinkers::fitting(settings.quotas.at_once), Quota::new(settings.quotas));
        Arc::new(House {
            catalog,
            store,
            journal,
            bus,
            settings: Arc::new(settings),
            tables: Tables::default(),
            thinkers,
            quota,
            people: People::default(),
            limits,
            posters: Arc::default(),
            closed: watch::Sender::new(false),
        })
    }

    /// How many pictures were drawn for other pages.
    pub fn pictures_drawn(&self) -> usize {
        self.posters.drawn()
    }

    /// Becomes true when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closed.subscribe()
    }

    /// Ends streams and tables. What was acknowledged is in the store.
    pub fn close(&self) {
        self.closed.send_replace(true);
    }
}
