//! The state machine of section 4, one file per decision, each with `actions`, `check` and `play`.

pub(crate) mod dolmen;
pub(crate) mod druids;
pub(crate) mod setup;
pub(crate) mod stone;
pub(crate) mod turn;
