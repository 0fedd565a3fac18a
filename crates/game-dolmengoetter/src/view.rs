//! Who may know what (section 6), and random worlds that fit.

use kernel::{Bag, Dice, Hidden, Horizon, SeatMap, Viewer};

use crate::config::Config;
use crate::event::{Event, Seen};
use crate::state::{Common, Secret, State};
use crate::{CircleId, Dolmen, Dolmengoetter, Value};

/// All that a viewer may know: what is common, and the secrets that are his.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What was fixed before the first step.
    pub config: Config,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What everybody knows.
    pub common: Common,
    /// The secrets the viewer knows.
    pub secrets: SeatMap<Option<Secret>>,
}

impl View {
    /// What a dolmen in a stack is worth, if the viewer may know.
    pub fn value(&self, dolmen: Dolmen) -> Option<Value> {
        self.secrets[dolmen.owner()].map(|secret| secret.laid[usize::from(dolmen.number())])
    }

    /// The dolmens of a circle, topmost first, with their values where the viewer may know them.
    pub fn stack(&self, circle: CircleId) -> impl DoubleEndedIterator<Item = (Dolmen, Option<Value>)> + '_ {
        self.common.stacks[circle.index()].iter().map(|dolmen| (*dolmen, self.value(*dolmen)))
    }
}

impl Hidden for Dolmengoetter {
    type View = View;
    type Seen = Seen;

    fn view(state: &State, viewer: Viewer) -> View {
        View {
            config: state.config,
            viewer,
            common: state.common,
            secrets: SeatMap::from_fn(|seat| viewer.sees(seat).then(|| state.secrets[seat])),
        }
    }

    fn see(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    /// Of each player it is known which dolmens lie face down or in the supply, not how they are split: the
    /// values of the face-down ones are drawn from that bag, and the rest is the supply.
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut bags: SeatMap<Bag<4>> = SeatMap::from_fn(|seat| view.common.players[seat].unrevealed);
        let mut secrets: SeatMap<Secret> = SeatMap::from_fn(|seat| view.secrets[seat].unwrap_or_default());
        for circle in view.common.stacked.iter() {
            for dolmen in view.common.stacks[circle.index()].iter() {
                let owner = dolmen.owner();
                if view.secrets[owner].is_none() {
                    let kind = bags[owner].draw(dice);
                    secrets[owner].laid[usize::from(dolmen.number())] = Value::ALL[kind];
                }
            }
        }
        for (seat, secret) in view.secrets.iter(view.config.seats) {
            if secret.is_none() {
                secrets[seat].supply = bags[seat];
            }
        }
        State { config: view.config, common: view.common, secrets }
    }

    fn horizon(event: &Event) -> Horizon {
        event.horizon()
    }
}
