//! Chat: what people say at a table, numbered per table.

use crate::error::StoreError;
use crate::person::{PersonId, must_exist};
use crate::store::Store;
use crate::table::{TableId, table_number};

/// One line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number within the table, from 1.
    pub number: u32,
    /// Who said it.
    pub person: PersonId,
    /// That person's present name.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds.
    pub at: i64,
}

type ChatColumns = (u32, i64, String, String, i64);

impl From<ChatColumns> for ChatRow {
    fn from((number, person, name, text, at): ChatColumns) -> Self {
        Self { number, person: PersonId(person), name, text, at }
    }
}

impl Store {
    /// Adds a line of chat and returns its number.
    pub async fn say(
        &self,
        table: &TableId,
        person: PersonId,
        text: &str,
        at: i64,
    ) -> Result<u32, StoreError> {
        let table = table.clone();
        let text = text.to_owned();
        self.write(move |conn| {
            Box::pin(async move {
                let Some(no) = table_number(conn, &table).await? else {
                    return Err(StoreError::NoSuchTable(table));
                };
                must_exist(conn, person).await?;
                let number: u32 = sqlx::query_scalar(
                    "INSERT INTO chat (table_no, number, person, text, at) \
                     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 \
                     FROM chat WHERE table_no = $1 RETURNING number",
                )
                .bind(no)
                .bind(person.0)
                .bind(text)
                .bind(at)
                .fetch_one(conn)
                .await?;
                Ok(number)
            })
        })
        .await
    }

    /// The last `count` lines of a table's chat, oldest first.
    pub async fn chat_last(&self, table: &TableId, count: u32) -> Result<Vec<ChatRow>, StoreError> {
        let table = table.clone();
        self.read(move |conn| {
            Box::pin(async move {
                let mut rows: Vec<ChatColumns> = sqlx::query_as(
                    "SELECT c.number, c.person, p.name, c.text, c.at \
                     FROM chat c JOIN people p ON p.id = c.person \
                     WHERE c.table_no = (SELECT no FROM tables WHERE id = $1) \
                     ORDER BY c.number DESC LIMIT $2",
                )
                .bind(table.as_str())
                .bind(count)
                .fetch_all(conn)
                .await?;
                rows.reverse();
                Ok(rows.into_iter().map(ChatRow::from).collect())
            })
        })
        .await
    }
}
