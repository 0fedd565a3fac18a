//! Actions and views as numbers, for learning programs.

use kernel::{Encode, Plane, Seat};

use crate::__TYPE__;
use crate::action::Action;
use crate::config::Config;
use crate::ids::{MAX_TAKEN, Stones};
use crate::view::View;

impl Encode for __TYPE__ {
    const FEATURES: u16 = 1;

    fn action_count(_config: &Config) -> u16 {
        MAX_TAKEN as u16
    }

    fn index(_config: &Config, action: Action) -> u16 {
        let Action::Take { stones } = action;
        u16::from(stones.count()) - 1
    }

    fn action(_config: &Config, index: u16) -> Option<Action> {
        let count = u8::try_from(index + 1).ok()?;
        Stones::new(count).map(|stones| Action::Take { stones })
    }

    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        let seats = usize::from(config.seats);
        plane(Plane { name: "heap", len: 1, about: "stones on the heap, as a part of all" });
        plane(Plane { name: "taken", len: seats, about: "stones that each seat has taken, as a part of all" });
    }

    fn features(view: &View, out: &mut [f32]) {
        let state = &view.common;
        let whole = f32::from(state.config.data.rules.heap);
        out[0] = f32::from(state.heap) / whole;
        for seat in Seat::first(state.config.seats) {
            out[1 + seat.index()] = f32::from(state.taken[seat]) / whole;
        }
    }
}
