//! Who has the file to themselves: a lock on a small file beside it, which the system takes back when the process ends.
//!
//! SQLite's own locks are for a moment. Two servers on one file would both be right about what is kept and wrong about
//! what is in memory.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::error::StoreError;

/// A file that is held.
pub(crate) struct Claim(Mutex<Option<File>>);

impl Claim {
    /// Takes the database for this process, or says that another has it.
    pub(crate) fn on(database: &Path) -> Result<Self, StoreError> {
        let path = beside(database);
        let failed =
            |error: std::io::Error| StoreError::Beside { path: path.clone(), detail: error.to_string() };
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(Mutex::new(Some(file)))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Gives the database back. The small file stays: whoever removed it could remove another's.
    pub(crate) fn give_back(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

fn beside(database: &Path) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(".lock");
    PathBuf::from(name)
}
