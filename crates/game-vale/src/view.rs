//! Who may know what (section 6), and random worlds that fit.

use kernel::{Dice, Hidden, Horizon, Seat, SeatMap, Viewer};

use crate::Vale;
use crate::config::Config;
use crate::event::{Event, Seen};
use crate::ids::CardSet;
use crate::state::{Common, State};

/// All that a viewer may know: what is common, and the hidden hands that are his.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What was fixed before the first step.
    pub config: Config,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What everybody knows.
    pub common: Common,
    /// The hidden hand cards that the viewer knows.
    pub secrets: SeatMap<Option<CardSet>>,
}

impl View {
    /// The hand cards of a player that the viewer knows. The others are [`View::unknown`] many.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.common.players[seat].known.or(self.secrets[seat].unwrap_or_default())
    }

    /// How many hand cards of a player the viewer does not know.
    pub fn unknown(&self, seat: Seat) -> u8 {
        if self.secrets[seat].is_some() { 0 } else { self.common.players[seat].drawn_len() }
    }
}

impl Hidden for Vale {
    type View = View;
    type Seen = Seen;

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        View {
            config: state.config,
            viewer,
            common: state.common,
            secrets: SeatMap::from_fn(|seat| viewer.sees(seat).then_some(state.secrets[seat])),
        }
    }

    fn see(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    /// Of each pile it is known which cards nobody has shown since it was made, and how many of them each
    /// player drew. Less the viewer's own they are dealt out at random; what is left of the present pile is the
    /// draw pile.
    #[inline]
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let common = &view.common;
        let mut secrets = SeatMap::from_fn(|seat| view.secrets[seat].unwrap_or_default());
        let seen = Seat::ALL.iter().fold(CardSet::EMPTY, |all, seat| all.or(secrets[*seat]));
        for (index, pile) in common.piles.iter().enumerate() {
            let mut unknown = pile.and_not(seen);
            for seat in Seat::first(view.config.seats).filter(|seat| view.secrets[*seat].is_none()) {
                for _ in 0..common.players[seat].drawn[index] {
                    let card = unknown.nth(dice.below(u32::from(unknown.len())));
                    unknown.remove(card);
                    secrets[seat].insert(card);
                }
            }
        }
        State { config: view.config, common: *common, secrets }
    }

    fn horizon(event: &Event) -> Horizon {
        event.horizon()
    }
}
