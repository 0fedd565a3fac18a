//! Who is at a table now, and when others were last here.
//!
//! Who is here is no part of the table: it changes without an act, is told apart from it, and is forgotten when the table
//! leaves memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use table::{PersonId, Seen, Sitting, Stage};
use tokio::sync::watch;

use crate::settings::Settings;
use crate::table::registry::Desk;

/// Who is at a table.
pub struct Here {
    people: Mutex<People>,
    changed: watch::Sender<u64>,
}

struct People {
    /// From when on it is known who comes.
    from: i64,
    /// How many pages a person has open, and when they were last seen.
    known: BTreeMap<PersonId, Visit>,
    /// How many pages are open of people who are nobody in particular.
    strangers: u32,
    /// When anybody asked something last.
    asked: Option<i64>,
}

#[derive(Clone, Copy, Default)]
struct Visit {
    pages: u32,
    last: i64,
    /// Shown as here also for a moment after the last page was closed: whoever reloads is not away.
    here: bool,
}

/// Somebody has a page of a table open; when this is dropped, no longer.
pub struct Presence {
    desk: Weak<Desk>,
    settings: Arc<Settings>,
    person: Option<PersonId>,
}

impl Here {
    pub(super) fn new(from: i64) -> Here {
        let people = People { from, known: BTreeMap::new(), strangers: 0, asked: None };
        Here { people: Mutex::new(people), changed: watch::Sender::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, People> {
        // The lists are whole after every statement, so a panic elsewhere cannot have broken them.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Becomes new whenever somebody comes or goes.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn tell(&self) {
        self.changed.send_modify(|number| *number += 1);
    }

    /// Somebody has asked something about the table. If nobody had for a while, bots may wait for that.
    pub(crate) fn noticed(&self, person: Option<PersonId>, (now, lately): (i64, i64)) {
        let mut people = self.lock();
        if let Some(person) = person {
            people.known.entry(person).or_default().last = now;
        }
        let before = people.asked.replace(now);
        drop(people);
        if before.is_none_or(|before| before < lately) {
            self.tell();
        }
    }

    fn enter(&self, person: Option<PersonId>) {
        let mut people = self.lock();
        let came = match person {
            None => {
                people.strangers += 1;
                true
            }
            Some(person) => {
                let visit = people.known.entry(person).or_default();
                visit.pages += 1;
                !core::mem::replace(&mut visit.here, true)
            }
        };
        drop(people);
        if came {
            self.tell();
        }
    }

    fn exit(&self, person: Option<PersonId>, now: i64) {
        let mut people = self.lock();
        match person {
            None => people.strangers = people.strangers.saturating_sub(1),
            Some(person) => {
                let visit = people.known.entry(person).or_default();
                visit.pages = visit.pages.saturating_sub(1);
                visit.last = now;
            }
        }
    }

    /// Whoever has closed the last page a while ago is away.
    fn fade(&self, person: Option<PersonId>) {
        let mut people = self.lock();
        let gone = person.is_none_or(|person| {
            let visit = people.known.entry(person).or_default();
            visit.pages == 0 && core::mem::replace(&mut visit.here, false)
        });
        drop(people);
        if gone {
            self.tell();
        }
    }

    /// Is this person here?
    pub fn is_here(&self, person: PersonId) -> bool {
        self.lock().known.get(&person).is_some_and(|visit| visit.here)
    }

    /// Is anybody here, or has anybody been here since then?
    pub(crate) fn anybody_since(&self, then: i64) -> bool {
        let people = self.lock();
        people.strangers > 0
            || people.asked.is_some_and(|asked| asked > then)
            || people.known.values().any(|visit| visit.here || visit.last > then)
    }

    /// How many people watch who hold no seat.
    pub fn watching(&self, sitting: &Sitting) -> usize {
        let people = self.lock();
        let watches = |person: &PersonId| sitting.chairs.held_by(*person).is_empty();
        let known = people.known.iter().filter(|(person, visit)| visit.here && watches(person)).count();
        known + people.strangers as usize
    }

    /// When people were last here.
    pub(crate) fn seen(&self) -> Seen {
        let people = self.lock();
        let last = people.known.iter().map(|(person, visit)| {
            (*person, if visit.pages > 0 { i64::MAX } else { visit.last.max(people.from) })
        });
        Seen { from: people.from, last: last.collect() }
    }

    /// The seats that the host may give to bots: their people have been away for long.
    pub(crate) fn gone(&self, sitting: &Sitting, now: i64) -> kernel::SeatSet {
        if sitting.stage() != Stage::Playing {
            return kernel::SeatSet::EMPTY;
        }
        let (seen, grace) = (self.seen(), i64::try_from(sitting.head.terms.grace * 1000).unwrap_or(i64::MAX));
        let gone = |person: PersonId| {
            person != sitting.head.host() && now.saturating_sub(seen.last(person)) >= grace
        };
        let seats = sitting.chairs.iter().filter(|(_, chair)| chair.holder.person().is_some_and(gone));
        seats.map(|(seat, _)| seat).collect()
    }
}

impl Presence {
    /// Somebody opens a page of a table.
    pub(super) fn new(desk: &Arc<Desk>, settings: &Arc<Settings>, person: Option<PersonId>) -> Presence {
        desk.here.enter(person);
        Presence { desk: Arc::downgrade(desk), settings: Arc::clone(settings), person }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (desk, person, pause) = (self.desk.clone(), self.person, self.settings.away_after);
        if let Some(desk) = desk.upgrade() {
            desk.here.exit(person, self.settings.clock.now());
        }
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(pause).await;
                if let Some(desk) = desk.upgrade() {
                    desk.here.fade(person);
                }
            });
        }
    }
}
