//! The state machine of section 4, one file per decision, each with `actions`, `check` and `play`.

pub(crate) mod abilities;
pub(crate) mod action;
pub(crate) mod die;
pub(crate) mod draw;
pub(crate) mod exchange;
pub(crate) mod forge;
pub(crate) mod free;
pub(crate) mod payment;
pub(crate) mod summon;
pub(crate) mod supply;
pub(crate) mod turn;
