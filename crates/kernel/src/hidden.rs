//! Who may know what.

use core::fmt::Debug;

use crate::{Dice, Rules, Viewer};

/// Does an event end what may be taken back freely?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// Nothing became known.
    Open,
    /// Somebody learnt something; taking it back needs everybody's consent.
    Reveals,
}

/// Views of a game. Bots and pages get a [`Hidden::View`] and nothing else.
pub trait Hidden: Rules {
    /// All that a viewer may know. It suffices alone: what was told earlier is still in it.
    type View: Clone + PartialEq + Send + Sync;
    /// What a viewer sees of an event.
    type Seen: Copy + PartialEq + Debug;

    /// What `viewer` may know of a position.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an event; `None` if nothing.
    fn see(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// A random position that looks like `view` to its viewer, each world as likely as the pieces make it.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self::State;

    /// Does this event end what may be taken back freely?
    fn horizon(event: &Self::Event) -> Horizon;
}
