//! What a view tells a learning program: blocks of numbers, complete for the viewer.

use kernel::{Plane, Seat};

use crate::config::Config;
use crate::view::View;

/// Raised by each change of the features.
pub(crate) const VERSION: u16 = 1;

/// Tells the blocks in their order.
pub(crate) fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
    let seats = usize::from(config.seats);
    plane(Plane { name: "heap", len: 1, about: "stones on the heap, as a part of all" });
    plane(Plane { name: "taken", len: seats, about: "stones of each seat, as a part of all" });
}

/// Writes the numbers of all blocks.
pub(crate) fn write(view: &View, out: &mut [f32]) {
    let state = &view.common;
    let whole = f32::from(state.config.data.rules.heap);
    out[0] = f32::from(state.heap) / whole;
    for seat in Seat::first(state.config.seats) {
        out[1 + seat.index()] = f32::from(state.taken[seat]) / whole;
    }
}
