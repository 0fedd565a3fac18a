//! What can go wrong with the store, in words for the person who runs it.
//!
//! The errors can be copied, because one failed commit answers everybody who waited for it.

use std::path::PathBuf;

use table::{AppendError, CreateError, Failure, PersonId, TableId};

/// Why the store could not do what was asked. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The file could not be opened or prepared; the cause says why.
    #[error("cannot open the database {}: {cause}", path.display())]
    CannotOpen {
        /// The file that was asked for.
        path: PathBuf,
        /// What stood in the way.
        cause: Box<StoreError>,
    },
    /// The file exists and is something else; it was not touched.
    #[error("this file is not an SQLite database; name another file or move this one away")]
    NotADatabase,
    /// The file is an SQLite database, but not one of this program; it was not touched.
    #[error("this SQLite database belongs to another program; name another file")]
    OtherProgram,
    /// The file was written by a newer version of this program.
    #[error(
        "the file has schema version {found}, this program knows versions up to {known}; \
         use a newer version of the program"
    )]
    Newer {
        /// The version found in the file.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// A step of the schema was applied in another wording than this program has.
    #[error("schema version {version} of the file differs from this program's; it comes from another build")]
    OtherSchema {
        /// The version that differs.
        version: i64,
    },
    /// No space is left on the disk, or the limit set on the file's size is reached.
    #[error("the disk is full (or the database has reached its size limit); nothing was saved")]
    DiskFull,
    /// The file can be read but not written, or nothing can be written beside it.
    #[error("the database cannot be written: the file or its folder is read-only for this user")]
    ReadOnly,
    /// Another process has the file for itself.
    #[error("another henge serves this file already; end that one, or name another file")]
    InUse,
    /// A file beside the database cannot be written.
    #[error("the file {} must be written beside the database, and cannot be: {detail}", path.display())]
    Beside {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        detail: String,
    },
    /// The operating system refused a read or a write.
    #[error("reading or writing failed: {detail}")]
    Io {
        /// What the system said.
        detail: String,
    },
    /// The content of the file is damaged.
    #[error("the database file is damaged: {detail}; restore it from a copy")]
    Corrupt {
        /// What the database said.
        detail: String,
    },
    /// Another process held the file too long, or too many readers waited.
    #[error("the database is busy: another process is writing to it")]
    Busy,
    /// The store was closed before this could be done.
    #[error("the store is closed")]
    Closed,
    /// There is no such person.
    #[error("there is no person {0}")]
    NoSuchPerson(PersonId),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// A person with this token exists already.
    #[error("this token belongs to a person already")]
    TokenTaken,
    /// A rule of the schema was broken by this one request.
    #[error("the database refused the values: {detail}")]
    Refused {
        /// The rule that was broken.
        detail: String,
    },
    /// Anything else the database reports.
    #[error("the database failed: {detail}")]
    Database {
        /// What the database said.
        detail: String,
    },
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure { why: error.to_string() }
    }
}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> AppendError {
        AppendError::Failed(error.into())
    }
}

impl From<StoreError> for CreateError {
    fn from(error: StoreError) -> CreateError {
        CreateError::Failed(error.into())
    }
}

/// How far an error reaches among requests that are committed together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Only the request that caused it.
    One,
    /// The whole transaction.
    All,
}

impl StoreError {
    /// Whether requests in the same transaction may go on after this error.
    pub(crate) fn reach(&self) -> Reach {
        match self {
            Self::NoSuchPerson(_) | Self::NoSuchTable(_) | Self::TokenTaken | Self::Refused { .. } => {
                Reach::One
            }
            _ => Reach::All,
        }
    }
}

// The primary result codes of SQLite that say something a person can act on.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const IO: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANNOT_OPEN: i32 = 14;
const CONSTRAINT: i32 = 19;
const NOT_A_DATABASE: i32 = 26;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => {
                let extended: i32 = error.code().and_then(|c| c.parse().ok()).unwrap_or(0);
                of_code(extended & 0xff, error.message().to_owned())
            }
            sqlx::Error::Io(error) => error.into(),
            // Values that this program never writes.
            error @ (sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) => {
                Self::Corrupt { detail: error.to_string() }
            }
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed => Self::Closed,
            other => Self::Database { detail: other.to_string() },
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull => Self::DiskFull,
            std::io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Io { detail: error.to_string() },
        }
    }
}

fn of_code(primary: i32, detail: String) -> StoreError {
    match primary {
        BUSY | LOCKED => StoreError::Busy,
        READ_ONLY => StoreError::ReadOnly,
        IO | CANNOT_OPEN => StoreError::Io { detail },
        CORRUPT => StoreError::Corrupt { detail },
        FULL => StoreError::DiskFull,
        CONSTRAINT => StoreError::Refused { detail },
        NOT_A_DATABASE => StoreError::NotADatabase,
        _ => StoreError::Database { detail },
    }
}
