//! The commands, one file each: arguments as a struct, `run` as its method.

pub(crate) mod arena;
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod data;
pub(crate) mod engine;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tune;
