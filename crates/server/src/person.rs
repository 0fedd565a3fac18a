//! People without accounts: whoever holds a token is the person.
//!
//! The token is 32 random bytes, kept in a cookie or sent by a program; the store knows only its BLAKE3.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use store::{List, Page, StoreError};
use table::{Deed, Person, Refusal};

use crate::house::House;
use crate::settings::Luck;

/// The secret that says who one is. It has no `Display` and its `Debug` tells nothing.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl core::fmt::Debug for Token {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    /// A token that nobody can guess.
    pub(crate) fn new(luck: &Luck) -> Token {
        Token(blake3::Hash::from_bytes(luck.bytes()).to_hex().to_string())
    }

    /// Reads a token: 64 digits `0-9a-f`.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let fits = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Token(text.to_owned()))
    }

    /// The token as text: only for its owner.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> [u8; 32] {
        *blake3::hash(self.0.as_bytes()).as_bytes()
    }
}

/// A friendly name for who has not chosen one, the same in every language.
fn given_name(luck: &Luck) -> String {
    const NAMES: [&str; 16] = [
        "Rowan", "Hazel", "Linden", "Robin", "Merlin", "Morgan", "Taliesin", "Nimue", "Arian", "Bran",
        "Ceridwen", "Dylan", "Enid", "Gwyn", "Olwen", "Rhian",
    ];
    let [first, second, ..] = luck.bytes();
    format!("{} {}", NAMES[usize::from(first) % NAMES.len()], 10 + u32::from(second) % 90)
}

/// So many of a person's tables are told at once that their name has changed.
const TOLD: u32 = 100;

/// More people than this are not remembered at once.
const MOST: usize = 50_000;

/// The people who were here lately, so that not every request asks the store.
#[derive(Default)]
pub(crate) struct People {
    known: Mutex<HashMap<[u8; 32], Person>>,
}

impl People {
    fn with<T>(&self, look: impl FnOnce(&mut HashMap<[u8; 32], Person>) -> T) -> T {
        look(&mut self.known.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn remember(&self, hash: [u8; 32], person: &Person) {
        self.with(|known| {
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(hash, person.clone());
        });
    }
}

fn failed(error: &StoreError) -> Refusal {
    tracing::error!(%error, "the store failed");
    Refusal::Unavailable
}

impl House {
    /// The person who holds a token.
    pub(crate) async fn person(&self, token: &Token) -> Result<Option<Person>, Refusal> {
        let hash = token.hash();
        if let Some(person) = self.people.with(|known| known.get(&hash).cloned()) {
            return Ok(Some(person));
        }
        let Some(kept) = self.store.person_by_token(hash).await.map_err(|error| failed(&error))? else {
            return Ok(None);
        };
        if let Err(error) = self.store.seen(&kept, self.settings.clock.now()).await {
            tracing::warn!(%error, "a visit was not noted");
        }
        let person = Person { id: kept.id, name: kept.name.into() };
        self.people.remember(hash, &person);
        Ok(Some(person))
    }

    /// Makes a new person.
    pub(crate) async fn welcome(&self, name: Option<String>) -> Result<(Person, Token), Refusal> {
        let token = Token::new(&self.settings.luck);
        let name = name.unwrap_or_else(|| given_name(&self.settings.luck));
        let now = self.settings.clock.now();
        let id = self.store.create_person(token.hash(), &name, now).await.map_err(|error| failed(&error))?;
        let person = Person { id, name: name.into() };
        self.people.remember(token.hash(), &person);
        Ok((person, token))
    }

    /// Gives a person another name.
    pub(crate) async fn rename(
        &self,
        token: &Token,
        person: &Person,
        name: String,
    ) -> Result<Person, Refusal> {
        self.store.rename(person.id, &name).await.map_err(|error| failed(&error))?;
        let person = Person { id: person.id, name: name.into() };
        self.people.remember(token.hash(), &person);
        // Tables that are in memory hear of it; others read the name when they come back.
        let tables = self.store.list(List::Current(person.id), Page::first(TOLD)).await;
        for table in tables.map_err(|error| failed(&error))? {
            if let Some(table) = self.tables.awake(self, &table.id) {
                table.act(&person, Deed::Rename).await?;
            }
        }
        Ok(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_read_back_and_do_not_show_themselves() {
        let token = Token::new(&Luck::numbered(1));
        assert_eq!(Token::read(token.reveal()), Some(token.clone()));
        assert!(!format!("{token:?}").contains(token.reveal()));
        for wrong in ["", "abc", &token.reveal().to_uppercase(), &format!("{}0", token.reveal())] {
            assert_eq!(Token::read(wrong), None);
        }
    }
}
