//! Advice for a person: which of the options of a seat are best.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use kernel::Seat;
use table::Refusal;

use crate::house::House;
use crate::sight::{self, Choice, Reader};
use crate::table::hints::Coming;
use crate::table::{Handle, Snapshot};
use crate::thinking::{self, Advised, Asked, Errand};
use crate::web::fault::Fault;

/// So many options are advised at most.
const MOST: usize = 3;
/// An option that was tried less than this part as often as the best is not known well enough.
const KNOWN: u32 = 8;

/// An option that is worth thinking of.
pub(crate) struct Advice {
    /// The option, with how it is chosen on the page.
    pub(crate) choice: Choice,
    /// The share of a win that it promises, in percent.
    pub(crate) percent: u8,
}

/// The best options of a seat.
pub(crate) struct Hint {
    /// Which seat.
    pub(crate) seat: Seat,
    /// The step it was thought about.
    pub(crate) step: u32,
    /// The best options, the best first.
    pub(crate) best: Vec<Advice>,
}

/// From where advice is asked for, where that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

impl<S: Sync> FromRequestParts<S> for Address {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Address, Self::Rejection> {
        Ok(Address::of(parts))
    }
}

impl Address {
    /// From where a request comes.
    pub(crate) fn of(parts: &Parts) -> Address {
        Address(parts.extensions.get().map(|ConnectInfo::<SocketAddr>(address)| address.ip()))
    }
}

impl House {
    /// Thinks about the decision of a reader's seat, on a thread for bots.
    pub(crate) async fn hint(
        self: &Arc<House>,
        table: &Handle,
        reader: Reader,
        from: Address,
    ) -> Result<Hint, Fault> {
        let snapshot = table.look().await?;
        let (seat, coming) = ask(self, &snapshot, &reader, from)?;
        let advised = coming.await.ok_or(Fault::Inside)?;
        let eyes = snapshot.sitting.eyes_of(reader.person);
        let step = snapshot.sitting.told(eyes);
        // Others who decide at the same time may have decided: the advice is still good.
        let now = table.look().await?;
        if !now.sitting.deciding().contains(seat)
            || now.sitting.last_step_of(seat) != snapshot.sitting.last_step_of(seat)
        {
            return Err(Refusal::Stale { current: now.sitting.told(eyes) }.into());
        }
        Ok(Hint { seat, step, best: best(&advised, sight::choices(&snapshot, &reader)) })
    }
}

/// Who asks about what, and the answer that is there or will be.
fn ask(house: &House, snapshot: &Snapshot, reader: &Reader, from: Address) -> Result<(Seat, Coming), Fault> {
    let sitting = &snapshot.sitting;
    if snapshot.frozen {
        return Err(Refusal::Frozen.into());
    }
    let person = reader.person.ok_or(Fault::Nobody)?;
    if let Some(seat) = reader.wish {
        sitting.chairs.own(person, seat)?;
    }
    if sitting.chairs.held_by(person).is_empty() {
        return Err(Refusal::NotAtTable.into());
    }
    sitting.hints()?;
    let seat = sight::seat_of(reader.viewer(sitting)).filter(|seat| sitting.deciding().contains(*seat));
    let seat = seat.ok_or(Refusal::NoDecision)?;
    let asked = Asked { seat, eyes: sight::screen(sitting, reader) };
    let think = || {
        let pending = house.quota.hint(person, from.0, Instant::now())?;
        let holds_up = house.thinkers.holds_up(person);
        let thought = thinking::advice(&house.catalog, &*sitting.table, asked, house.settings.hint, holds_up);
        let thought = pending.until(thought.ok_or(Fault::Inside)?);
        Ok::<_, Fault>(house.thinkers.think(Errand::hint(person), thought))
    };
    Ok((seat, snapshot.questions.ask(asked, think)?))
}

/// The best of what was found, as far as it is known well enough.
fn best(advised: &[Advised], mut choices: Vec<Choice>) -> Vec<Advice> {
    let most = advised.iter().map(|advised| advised.tries).max().unwrap_or(0);
    let mut known: Vec<&Advised> =
        advised.iter().filter(|advised| advised.tries > 0 && advised.tries * KNOWN >= most).collect();
    known.sort_by(|one, other| other.value.total_cmp(&one.value));
    let advice = known.into_iter().filter_map(|advised| {
        let at = choices.iter().position(|choice| choice.action == advised.action)?;
        Some(Advice { choice: choices.swap_remove(at), percent: percent(advised.value) })
    });
    advice.take(MOST).collect()
}

/// It is an estimate: what has little hope is not lost, and what is nearly won is not promised.
#[expect(clippy::cast_sign_loss, reason = "a share of a win is never below zero")]
fn percent(share: f32) -> u8 {
    (share * 100.0).round().clamp(1.0, 99.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str) -> Choice {
        Choice { action: action.to_owned(), index: 0, path: Vec::new(), label: String::new() }
    }

    #[test]
    fn the_best_are_told_but_nothing_that_was_hardly_tried() {
        let found = [
            (80, "a", 0.51),
            (40, "b", 0.623),
            (2, "c", 0.99),
            (30, "d", 0.4),
            (30, "e", 0.5),
            (0, "f", 0.0),
        ];
        let advised = found.map(|(tries, action, value)| Advised { action: action.to_owned(), value, tries });
        let choices = ["a", "b", "c", "d", "e", "f"].map(choice);
        let best = best(&advised, Vec::from(choices));
        let told: Vec<(&str, u8)> =
            best.iter().map(|advice| (advice.choice.action.as_str(), advice.percent)).collect();
        assert_eq!(told, [("b", 62), ("a", 51), ("e", 50)]);
    }

    #[test]
    fn an_estimate_is_no_promise() {
        assert_eq!([0.0, 0.004, 0.5, 0.996, 1.0].map(percent), [1, 1, 50, 99, 99]);
    }
}
