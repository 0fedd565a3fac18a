//! What the tests share: folders that vanish, ids, tables and acts quickly made.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::SeatSet;
use store::{Store, StoreError};
use table::{
    Act, AppendError, By, Chair, Chairs, CreateError, Facts, Journal, Listing, Opened, Pace, PersonId, Place,
    Row, Secret, Stage, TableId, Terms,
};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder of one test's own, removed at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("henge-store-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn id(text: &str) -> TableId {
    text.parse().unwrap()
}

/// A table to be opened: public, hosted by person 1 whether or not there is one.
#[derive(Clone)]
pub(crate) struct Draft {
    pub(crate) opened: Opened,
    pub(crate) chairs: Chairs,
}

/// A table with these chairs, such as `open` or `bot 3`.
pub(crate) fn table(name: &str, chairs: &[&str]) -> Draft {
    let opened = Opened {
        id: id(name),
        game: "dolmengoetter".into(),
        rules: 3,
        data: [5; 32],
        terms: terms(PersonId(1)),
        seed: Secret([9; 32]),
        listing: Listing::Public,
        at: 1_000,
        rematch_of: None,
    };
    Draft { opened, chairs: self::chairs(chairs) }
}

pub(crate) fn terms(host: PersonId) -> String {
    serde_json::to_string(&Terms::usual(host)).unwrap()
}

pub(crate) fn chairs(texts: &[&str]) -> Chairs {
    Chairs::new(texts.iter().map(|text| text.parse().unwrap()).collect())
}

impl Draft {
    pub(crate) fn hosted_by(mut self, host: PersonId) -> Draft {
        self.opened.terms = terms(host);
        self
    }

    pub(crate) fn by_link(mut self) -> Draft {
        self.opened.listing = Listing::ByLink;
        self
    }

    pub(crate) fn rematch_of(mut self, before: &str) -> Draft {
        self.opened.rematch_of = Some(id(before));
        self
    }

    /// The first act says who sits where.
    pub(crate) fn first(&self) -> Act {
        let seat = |(seat, chair): (_, &Chair)| Row::Seat(seat, *chair);
        let rows = self.chairs.iter().map(seat).chain([Row::Pace(Pace::Normal)]).collect();
        Act { number: 1, at: self.opened.at, by: By::House, rows }
    }

    pub(crate) async fn open(&self, store: &Store) -> Result<(), CreateError> {
        store.open(&self.opened, &self.first(), &facts(&self.chairs)).await
    }
}

/// What lists show of a table that gathers while seats are open, and else runs.
pub(crate) fn facts(chairs: &Chairs) -> Facts {
    let (stage, deciding) = if chairs.open().is_empty() {
        (Stage::Playing, SeatSet::first(1))
    } else {
        (Stage::Gathering, SeatSet::EMPTY)
    };
    Facts { stage, deciding, since: 1_000, chairs: chairs.clone(), points: Vec::new(), places: None }
}

/// What lists show of a table of two bots that runs.
pub(crate) fn running_facts() -> Facts {
    facts(&chairs(&["bot 3", "bot greedy"]))
}

/// What lists show of a table that is over.
pub(crate) fn over(chairs: &Chairs) -> Facts {
    let places = vec![Place { seat: 0, place: 1, score: 7 }, Place { seat: 1, place: 2, score: -3 }];
    Facts { stage: Stage::Over, deciding: SeatSet::EMPTY, places: Some(places), ..facts(chairs) }
}

/// An act of these rows.
pub(crate) fn act(number: u32, at: i64, rows: &[&str]) -> Act {
    let rows = rows.iter().map(|row| row.parse().unwrap()).collect();
    Act { number, at, by: By::House, rows }
}

/// Appends an act of one step to a table of two bots.
pub(crate) async fn step(store: &Store, table: &TableId, number: u32) -> Result<(), AppendError> {
    store.append(table, &act(number, 1, &["P0 druid 23"]), &running_facts()).await
}

pub(crate) fn failed<E: From<StoreError>>(error: StoreError) -> Result<(), E> {
    Err(error.into())
}

/// The numbers of all acts of a table.
pub(crate) async fn numbers(store: &Store, table: &TableId) -> Vec<u32> {
    store.tail(table, 0).await.unwrap().iter().map(|act| act.number).collect()
}

pub(crate) async fn person(store: &Store, name: &str) -> PersonId {
    let mut token_hash = [0; 32];
    token_hash[..name.len()].copy_from_slice(name.as_bytes());
    store.create_person(token_hash, name, 1_000).await.unwrap()
}

/// A store in memory with one running table `t` of two bots.
pub(crate) async fn running() -> (Store, TableId) {
    let store = Store::in_memory().await.unwrap();
    table("t", &["bot 3", "bot greedy"]).open(&store).await.unwrap();
    (store, id("t"))
}
