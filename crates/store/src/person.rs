//! People: whoever holds a secret token is a person; the store keeps only the token's hash.

use sqlx::SqliteConnection;
use table::PersonId;

use crate::error::StoreError;
use crate::store::Store;

/// How coarse [`Person::last_seen`] is: an hour, so that a visit costs no write.
pub const SEEN_EVERY_MS: i64 = 3_600_000;

/// A person as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The person's number.
    pub id: PersonId,
    /// The name shown to others.
    pub name: String,
    /// When the person first came, in milliseconds.
    pub created_at: i64,
    /// When the person was last here, in milliseconds, no finer than [`SEEN_EVERY_MS`].
    pub last_seen: i64,
}

type PersonColumns = (i64, String, i64, i64);

impl From<PersonColumns> for Person {
    fn from((id, name, created_at, last_seen): PersonColumns) -> Self {
        Self { id: PersonId(id), name, created_at, last_seen }
    }
}

impl Store {
    /// Makes a new person known by the hash of a token.
    pub async fn create_person(
        &self,
        token_hash: [u8; 32],
        name: &str,
        at: i64,
    ) -> Result<PersonId, StoreError> {
        let name = name.to_owned();
        self.write(move |conn| {
            Box::pin(async move {
                let id: Option<i64> = sqlx::query_scalar(
                    "INSERT INTO people (token_hash, name, created_at, last_seen) \
                     VALUES ($1, $2, $3, $3) ON CONFLICT (token_hash) DO NOTHING RETURNING id",
                )
                .bind(token_hash.to_vec())
                .bind(name)
                .bind(at)
                .fetch_optional(conn)
                .await?;
                id.map(PersonId).ok_or(StoreError::TokenTaken)
            })
        })
        .await
    }

    /// The person who holds the token with this hash.
    pub async fn person_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Person>, StoreError> {
        self.read(move |conn| {
            Box::pin(async move {
                let found: Option<PersonColumns> = sqlx::query_as(
                    "SELECT id, name, created_at, last_seen FROM people WHERE token_hash = $1",
                )
                .bind(token_hash.to_vec())
                .fetch_optional(conn)
                .await?;
                Ok(found.map(Person::from))
            })
        })
        .await
    }

    /// The person with this number.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.read(move |conn| {
            Box::pin(async move {
                let found: Option<PersonColumns> =
                    sqlx::query_as("SELECT id, name, created_at, last_seen FROM people WHERE id = $1")
                        .bind(id.0)
                        .fetch_optional(conn)
                        .await?;
                Ok(found.map(Person::from))
            })
        })
        .await
    }

    /// Changes a person's name.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(move |conn| {
            Box::pin(async move {
                let renamed = sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
                    .bind(id.0)
                    .bind(name)
                    .execute(conn)
                    .await?;
                match renamed.rows_affected() {
                    0 => Err(StoreError::NoSuchPerson(id)),
                    _ => Ok(()),
                }
            })
        })
        .await
    }

    /// Notes that a person is here now. Writes only if the last note is older than
    /// [`SEEN_EVERY_MS`], so it may be called on every visit.
    pub async fn seen(&self, person: &Person, at: i64) -> Result<(), StoreError> {
        if at.saturating_sub(person.last_seen) < SEEN_EVERY_MS {
            return Ok(());
        }
        let id = person.id;
        self.write(move |conn| {
            Box::pin(async move {
                sqlx::query("UPDATE people SET last_seen = $2 WHERE id = $1 AND last_seen < $2")
                    .bind(id.0)
                    .bind(at)
                    .execute(conn)
                    .await?;
                Ok(())
            })
        })
        .await
    }
}

/// Fails with the person's number if there is no such person.
pub(crate) async fn must_exist(conn: &mut SqliteConnection, id: PersonId) -> Result<(), StoreError> {
    let exists: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM people WHERE id = $1)")
        .bind(id.0)
        .fetch_one(conn)
        .await?;
    if exists { Ok(()) } else { Err(StoreError::NoSuchPerson(id)) }
}
