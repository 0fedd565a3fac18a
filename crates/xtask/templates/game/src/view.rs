//! Who may know what, and random worlds that fit.

use kernel::{Dice, Hidden, Horizon, Viewer};

use crate::__TYPE__;
use crate::event::Event;
use crate::state::State;

/// All that a viewer may know. Nothing is hidden yet: give secrets a field of their own in `State`, and copy
/// here only what the viewer may see.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What everybody knows.
    pub common: State,
}

impl Hidden for __TYPE__ {
    type View = View;
    type Seen = Event;

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, common: state.clone() }
    }

    fn see(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine(view: &View, _dice: &mut Dice) -> State {
        view.common.clone()
    }

    fn horizon(event: &Event) -> Horizon {
        match event {
            Event::StartDrawn { .. } => Horizon::Reveals,
            Event::Taken { .. } | Event::GameOver => Horizon::Open,
        }
    }
}
