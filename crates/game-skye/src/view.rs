//! Who may know what (section 6), and random worlds that fit.

use kernel::{Dice, Hidden, Horizon, Seat, SeatMap, Viewer};

use crate::Skye;
use crate::config::Config;
use crate::event::{Event, Seen};
use crate::ids::DRAWN;
use crate::state::{Common, Mark, Screen, State};

/// All that a viewer may know: what is common, and what lies behind the screens he may look behind.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What was fixed before the first step.
    pub config: Config,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What everybody knows.
    pub common: Common,
    /// What is behind each screen, where the viewer knows it.
    pub screens: SeatMap<Option<Screen>>,
}

impl Hidden for Skye {
    type View = View;
    type Seen = Seen;

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        View {
            config: state.config,
            viewer,
            common: state.common,
            screens: SeatMap::from_fn(|seat| viewer.sees(seat).then(|| state.screens[seat])),
        }
    }

    fn see(event: &Event, viewer: Viewer) -> Option<Seen> {
        event.seen_by(viewer)
    }

    /// Only committed offers are secret: any legal one may be behind a screen, each equally likely. Whoever has
    /// not committed may have begun; the world in which he has not is as good as any.
    #[inline]
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut screens = SeatMap::from_fn(|seat| view.screens[seat].unwrap_or_default());
        for seat in view.common.committed.iter() {
            if view.screens[seat].is_none() {
                screens[seat] = imagine_offer(view, seat, dice);
            }
        }
        State { config: view.config, common: view.common, screens }
    }

    fn horizon(event: &Event) -> Horizon {
        event.horizon()
    }
}

/// A legal offer of a player, each equally likely.
fn imagine_offer(view: &View, seat: Seat, dice: &mut Dice) -> Screen {
    let (player, least) = (&view.common.players[seat], view.config.data.rules.min_price);
    let wares = player.stall.iter().flatten().count();
    let mut screen = Screen::default();
    let mut to_price = wares;
    if wares == DRAWN {
        screen.marks[dice.below(DRAWN as u32) as usize] = Some(Mark::Axe);
        to_price -= 1;
    }
    // Two prices of at least 1 whose sum is at most g are as many as pairs a < b up to g: a, and b - a.
    let spare = u32::from(player.gold - (least - 1) * to_price as u16);
    let mut prices = [0; 2];
    if to_price == 1 {
        prices[0] = 1 + dice.below(spare);
    } else if to_price == 2 {
        let (one, other) = (dice.below(spare), dice.below(spare - 1));
        // Skips what the first one took, so that both differ.
        let other = if other >= one { other + 1 } else { other };
        let (low, high) = (one.min(other), one.max(other));
        prices = [low + 1, high - low];
    }
    let open = screen.marks[..wares].iter_mut().filter(|mark| mark.is_none());
    for (mark, price) in open.zip(prices) {
        *mark = Some(Mark::Price(price as u16 + least - 1));
    }
    screen
}
