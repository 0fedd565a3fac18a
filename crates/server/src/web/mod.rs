//! What all routes share: who asks, what is refused at the door, what every answer carries.

pub(crate) mod assets;
mod door;
pub(crate) mod fault;
pub(crate) mod sent;
pub(crate) mod stream;
pub(crate) mod told;
pub(crate) mod usual;
pub(crate) mod visitor;
mod way;

pub(crate) use door::{door, headers, lock_down};

/// The largest body of a request, in bytes.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;
