//! What is said at a table, and how much of it at once.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::{By, PersonId, Refusal, Row, Sitting, Watchers};

/// The longest message, in characters.
pub const LONGEST_MESSAGE: usize = 500;
/// So many messages are at hand; older ones are in the journal.
pub const MESSAGES_AT_HAND: usize = 100;
/// So many messages one person may write at one table.
const MOST_OF_ONE: u32 = 1_000;
/// So many messages one person may write within [`SPELL`].
const ONES_SPELL: usize = 8;
/// So many messages all who watch may write together within [`SPELL`].
const WATCHERS_SPELL: usize = 16;
/// How long it takes until a message no longer counts, in milliseconds.
const SPELL: i64 = 20_000;

/// One message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number at its table, from 1.
    pub number: u32,
    /// Who wrote it.
    pub person: PersonId,
    /// What was written.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What was said at a table.
#[derive(Clone, Default, Debug)]
pub struct Chat {
    count: u32,
    latest: Arc<VecDeque<Said>>,
    of_each: Arc<Vec<(PersonId, u32)>>,
}

impl Chat {
    /// How many messages there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The latest messages, the oldest first.
    pub fn latest(&self) -> impl DoubleEndedIterator<Item = &Said> + ExactSizeIterator {
        self.latest.iter()
    }

    fn of(&self, person: PersonId) -> u32 {
        self.of_each.iter().find(|(other, _)| *other == person).map_or(0, |(_, count)| *count)
    }
}

impl Sitting {
    /// What comes of somebody saying something.
    pub(crate) fn say(&self, person: PersonId, at: i64, text: &str) -> Result<Vec<Row>, Refusal> {
        let text = text.trim();
        let length = text.chars().count();
        let odd = text.chars().any(|letter| letter.is_control() && letter != '\n');
        if length == 0 || length > LONGEST_MESSAGE || odd {
            return Err(Refusal::BadText { max: LONGEST_MESSAGE });
        }
        let watches = |person: PersonId| {
            self.chairs.held_by(person).is_empty() && self.chairs.kept_for(person).is_empty()
        };
        let watching = watches(person);
        if watching && self.watchers == Watchers::Muted {
            return Err(Refusal::Muted);
        }
        self.not_too_much(at, ONES_SPELL, |said| said.person == person)?;
        if watching {
            self.not_too_much(at, WATCHERS_SPELL, |said| watches(said.person))?;
        }
        if self.chat.of(person) >= MOST_OF_ONE {
            return Err(Refusal::ChatFull);
        }
        Ok(vec![Row::Say(text.to_owned())])
    }

    /// Were there fewer than `most` such messages lately?
    fn not_too_much(&self, at: i64, most: usize, such: impl Fn(&Said) -> bool) -> Result<(), Refusal> {
        let mut such = self.chat.latest().rev().filter(|said| such(said));
        match such.nth(most - 1).map(|said| said.at + SPELL - at) {
            Some(wait) if wait > 0 => {
                Err(Refusal::TooMuchSaid { seconds: wait.unsigned_abs().div_ceil(1000) })
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn note_said(&mut self, by: By, at: i64, text: &str) {
        let By::Person(person) = by else { return };
        let chat = &mut self.chat;
        chat.count += 1;
        let latest = Arc::make_mut(&mut chat.latest);
        latest.push_back(Said { number: chat.count, person, text: text.to_owned(), at });
        if latest.len() > MESSAGES_AT_HAND {
            latest.pop_front();
        }
        let of_each = Arc::make_mut(&mut chat.of_each);
        match of_each.iter_mut().find(|(other, _)| *other == person) {
            Some((_, count)) => *count += 1,
            None => of_each.push((person, 1)),
        }
    }
}
