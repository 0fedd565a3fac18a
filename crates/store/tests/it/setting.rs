//! What the tests share: folders that vanish, ids and tables quickly made.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use store::{NewTable, PersonId, SeatKind, Seed, Store, TableId, Visibility};

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

pub(crate) fn bot() -> SeatKind {
    SeatKind::Bot { kind: "greedy".into(), character: "calm".into(), kept_for: None }
}

/// A public table with these seats.
pub(crate) fn table(name: &str, seats: Vec<SeatKind>) -> NewTable {
    NewTable {
        id: id(name),
        game: "dolmengoetter".into(),
        rules_version: 3,
        data_hash: [5; 32],
        options: r#"{"board":"large"}"#.into(),
        seats,
        seed: Seed([9; 32]),
        visibility: Visibility::Public,
        pace: "live".into(),
        created_at_ms: 1_000,
        rematch_of: None,
    }
}

pub(crate) async fn person(store: &Store, name: &str) -> PersonId {
    let mut token_hash = [0; 32];
    token_hash[..name.len()].copy_from_slice(name.as_bytes());
    store.create_person(token_hash, name, 1_000).await.unwrap()
}

/// A store in memory with one running table `t` of two bots.
pub(crate) async fn running() -> (Store, TableId) {
    let store = Store::in_memory().await.unwrap();
    store.create_table(table("t", vec![bot(), bot()])).await.unwrap();
    (store, id("t"))
}
