//! The event stream of a table: numbers of changes, and nothing else.
//!
//! A client that comes back says which change it saw last and hears at once if there is a newer one. Whatever
//! changed it then fetches, as what its person may see.

use core::convert::Infallible;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::house::House;
use crate::person::Person;
use crate::table::{Handle, Presence, Refusal, Tick};

/// The data of an event `change`.
#[derive(Clone, Copy, Serialize, ToSchema)]
pub(crate) struct Change {
    /// The number of the last change; it only grows.
    pub version: u64,
    /// The step the table is at.
    pub step: u32,
}

struct Listening {
    ticks: watch::Receiver<Tick>,
    closing: watch::Receiver<bool>,
    told: Option<u64>,
    _presence: Option<Presence>,
}

/// The number of the change a client saw last, as a browser repeats it.
fn last_seen(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Opens a stream. The first event is the current change, unless the client has it.
pub(crate) async fn open(
    house: &Arc<House>,
    table: Handle,
    person: Option<&Person>,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let ticks = table.watch().await?;
    let presence = match person {
        Some(person) => Some(table.enter(person.id).await?),
        None => None,
    };
    let listening =
        Listening { ticks, closing: house.closing(), told: last_seen(headers), _presence: presence };
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
            let Tick { version, step } = *self.ticks.borrow_and_update();
            if self.told != Some(version) {
                self.told = Some(version);
                let change = Change { version, step };
                let event = Event::default().id(version.to_string()).event("change");
                return event.json_data(change).ok();
            }
            tokio::select! {
                changed = self.ticks.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
            }
        }
    }
}
