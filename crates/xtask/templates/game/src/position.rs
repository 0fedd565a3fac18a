//! Any position as JSON text.

use core::fmt::{self, Write};
use std::collections::BTreeMap;

use kernel::{Positions, Seat, SeatMap};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::__TYPE__;
use crate::config::Config;
use crate::state::{Broken, Phase, State};
use crate::view::View;

/// A position as written. Keys that are missing are empty or as at the start of a game.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    /// Who takes stones; missing before the start player is drawn and after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    active: Option<String>,
    /// Stones that each player has taken.
    taken: BTreeMap<String, u8>,
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum PositionFault {
    #[error("not the form of a position: {message}")]
    Form { message: String },
    #[error("{key}: {found:?} is no seat of the table")]
    Seat { key: &'static str, found: String },
    #[error("taken: {taken} stones, but the heap has {heap}")]
    TooMany { taken: u32, heap: u8 },
    #[error("the position breaks an invariant: {broken:?}")]
    Broken { broken: Broken },
}

impl Positions for __TYPE__ {
    type Faults = PositionFault;

    fn write_position(view: &View, out: &mut dyn Write) -> fmt::Result {
        let state = &view.common;
        let active = match state.phase {
            Phase::Take { active } => Some(active.to_string()),
            Phase::Start | Phase::Over => None,
        };
        let taken = state.taken.iter(state.config.seats).map(|(seat, count)| (seat.to_string(), *count));
        let position = Position { active, taken: taken.collect() };
        out.write_str(&serde_json::to_string(&position).map_err(|_| fmt::Error)?)
    }

    fn read_position(config: &Config, json: &str) -> Result<State, PositionFault> {
        let position: Position =
            serde_json::from_str(json).map_err(|error| PositionFault::Form { message: error.to_string() })?;
        let seat = |key: &'static str, text: &str| {
            let seat = text.parse::<Seat>().ok().filter(|seat| seat.number() < config.seats);
            seat.ok_or_else(|| PositionFault::Seat { key, found: text.to_owned() })
        };
        let mut taken = SeatMap::default();
        for (text, count) in &position.taken {
            taken[seat("taken", text)?] = *count;
        }
        let heap = config.data.rules.heap;
        let sum: u32 = position.taken.values().map(|count| u32::from(*count)).sum();
        let rest = u32::from(heap).checked_sub(sum).ok_or(PositionFault::TooMany { taken: sum, heap })?;
        let phase = match &position.active {
            Some(active) => Phase::Take { active: seat("active", active)? },
            None if rest == 0 => Phase::Over,
            None => Phase::Start,
        };
        let state = State { config: *config, phase, heap: rest as u8, taken };
        state.audit().map_err(|broken| PositionFault::Broken { broken })?;
        Ok(state)
    }
}
