//! The state machine: each phase lists its options, judges, plays, and says what follows.

pub(crate) mod take;
