//! The event stream of a table: numbers of changes and who is there, and nothing else.
//!
//! A client that comes back says which change it saw last and hears at once if there is a newer one. Whatever
//! changed it then fetches, as what its person may see. Numbers are the person's own: what they cannot notice does not count.

use core::convert::Infallible;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use table::{PersonId, Refusal};
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::api::wire::{Change, Here};
use crate::house::House;
use crate::sight;
use crate::table::{Handle, Presence, Watching};

struct Listening {
    house: Arc<House>,
    table: Handle,
    person: Option<PersonId>,
    watching: Watching,
    /// Somebody came or went.
    here: watch::Receiver<u64>,
    /// Whoever is away for long may be given to a bot, without anything happening.
    round: Interval,
    closing: watch::Receiver<bool>,
    told: Option<u32>,
    told_here: Option<Here>,
    _presence: Presence,
}

/// The number of the change a client saw last, as a browser repeats it.
fn last_seen(headers: &HeaderMap) -> Option<u32> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Opens a stream. The first event is the current change, unless the client has it.
pub(crate) async fn open(
    house: &Arc<House>,
    table: Handle,
    person: Option<PersonId>,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let mut watching = table.watch();
    watching.now().await?;
    let presence = table.enter(person);
    let mut round = interval(house.settings.heartbeat);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let listening = Listening {
        house: Arc::clone(house),
        here: table.here().changes(),
        person,
        watching,
        round,
        closing: house.closing(),
        told: last_seen(headers),
        told_here: None,
        _presence: presence,
        table,
    };
    let events = stream::unfold(listening, |mut listening| async move {
        let event = listening.next().await?;
        Some((Ok::<_, Infallible>(event), listening))
    });
    let alive = KeepAlive::new().interval(house.settings.heartbeat).text("here");
    Ok(([("x-accel-buffering", "no")], Sse::new(events).keep_alive(alive)).into_response())
}

impl Listening {
    /// The next event; none when the house closes or the table must be read again.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.event().await? {
                return Some(event);
            }
            tokio::select! {
                goes_on = self.watching.changed() => goes_on.then_some(())?,
                changed = self.here.changed() => changed.ok()?,
                _ = self.round.tick() => {}
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// What is to be told now; the outer `None` if there is nobody left to tell it.
    async fn event(&mut self) -> Option<Option<Event>> {
        let snapshot = self.watching.now().await.ok()?;
        let sitting = &snapshot.sitting;
        let eyes = sitting.eyes_of(self.person);
        let change = Change { version: sitting.version(eyes), step: sitting.told(eyes) };
        if self.told != Some(change.version) {
            self.told = Some(change.version);
            let event = Event::default().id(change.version.to_string()).event("change");
            return event.json_data(change).ok().map(Some);
        }
        let here = Here::from(sight::here(&self.table, &snapshot, self.house.settings.clock.now()));
        if self.told_here.as_ref() != Some(&here) {
            let event = Event::default().event("here").json_data(&here).ok();
            self.told_here = Some(here);
            return event.map(Some);
        }
        Some(None)
    }
}
