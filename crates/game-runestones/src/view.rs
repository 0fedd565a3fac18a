//! Who may know what (section 6), and random worlds that fit.

use kernel::{Dice, Hidden, Horizon, Seat, SeatMap, Viewer};

use crate::RuneStones;
use crate::config::Config;
use crate::event::{Event, Seen};
use crate::ids::CardSet;
use crate::phase::draw::pick_some;
use crate::state::{Common, Secret, State};

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
    /// The hand of a player, if the viewer may know it; always once the draw pile is empty.
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        let player = &self.common.players[seat];
        match self.secrets[seat] {
            Some(secret) => Some(player.known.or(secret.hidden)),
            None if player.known.len() == player.hand => Some(player.known),
            None => None,
        }
    }

    /// The draw pile of a player, without its order, if the viewer may know it.
    pub fn draw_pile(&self, seat: Seat) -> Option<CardSet> {
        let player = &self.common.players[seat];
        self.hand(seat).map(|hand| player.unseen.and_not(hand))
    }
}

impl Hidden for RuneStones {
    type View = View;
    type Seen = Seen;

    #[inline]
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

    /// Of each player it is known which cards are in the hand or in the draw pile; the hand cards that nobody can
    /// tell are drawn from these.
    #[inline]
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let secrets = SeatMap::from_fn(|seat| {
            view.secrets[seat].unwrap_or_else(|| {
                let player = &view.common.players[seat];
                let count = player.hand - player.known.len();
                Secret { hidden: pick_some(player.unseen, count, dice) }
            })
        });
        State { config: view.config, common: view.common, secrets }
    }

    fn horizon(event: &Event) -> Horizon {
        event.horizon()
    }
}
