//! What is to be decided, and by whom.

#[cfg(test)]
use game_skye::Decision;
use game_skye::{DRAWN, Mark, Phase, View};
use kernel::{Seat, SeatSet, Viewer};

use crate::Names;

/// A decision that is open to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    /// The axe is to be put on one of three tiles.
    Axe,
    /// A price is to be set.
    Price {
        /// The number of the tile.
        tile: u8,
        /// The most that is possible.
        most: u16,
        /// How many tiles are without a price after it.
        others: u16,
    },
    /// A tile is to be bought from somebody else, or an own one with a tablet.
    FirstBuy {
        /// Has something been bought from somebody else?
        bought: bool,
        /// How many own tiles may still be bought.
        own_left: u8,
    },
    /// A druid tile is to be bought, or a draw from the bag.
    SecondBuy,
    /// One of the tiles drawn is to be kept.
    Keep,
    /// A tile is to be built.
    Build,
}

#[cfg(test)]
impl Due {
    /// The kind of decision.
    pub(super) fn decision(self) -> Decision {
        match self {
            Due::Axe => Decision::Axe,
            Due::Price { .. } => Decision::Price,
            Due::FirstBuy { .. } => Decision::FirstBuy,
            Due::SecondBuy => Decision::SecondBuy,
            Due::Keep => Decision::Keep,
            Due::Build => Decision::Build,
        }
    }
}

/// Everybody who has to decide; several where all do it at once.
pub(super) fn deciders(view: &View) -> SeatSet {
    let common = &view.common;
    let all = Seat::first(view.config.seats);
    match common.phase {
        Phase::Offers => all.filter(|seat| !common.committed.contains(*seat)).collect(),
        Phase::Build => all.filter(|seat| !common.players[*seat].pending.is_empty()).collect(),
        Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::Keep => SeatSet::only(common.active),
        Phase::Scoring | Phase::Start | Phase::Dolmen { .. } | Phase::Draw | Phase::BagDraw | Phase::Over => {
            SeatSet::EMPTY
        }
    }
}

/// Whose things are touched: the viewer's. At a common screen whoever is spoken to, or the first who decides.
pub(super) fn focus(view: &View, names: Option<&Names>) -> Seat {
    let deciding = deciders(view);
    match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Audience | Viewer::Open => {
            let you = |seat: &Seat| names.is_some_and(|names| names.is_you(*seat));
            let found = deciding.iter().find(you).or(deciding.lowest());
            found.or_else(|| Seat::first(view.config.seats).find(you)).unwrap_or(view.common.active)
        }
    }
}

/// What a seat has to decide; `None` if nothing. Which step of an offer is due knows who may look behind the screen;
/// for others it is the first one.
pub(super) fn due(view: &View, seat: Seat) -> Option<Due> {
    if !deciders(view).contains(seat) {
        return None;
    }
    Some(match view.common.phase {
        Phase::Offers => offer_step(view, seat)?,
        Phase::FirstBuy { bought, own_left } => Due::FirstBuy { bought, own_left },
        Phase::SecondBuy => Due::SecondBuy,
        Phase::Keep => Due::Keep,
        _ => Due::Build,
    })
}

fn offer_step(view: &View, seat: Seat) -> Option<Due> {
    let player = &view.common.players[seat];
    let screen = view.screens[seat].unwrap_or_default();
    let wares = player.stall.iter().flatten().count();
    if wares == DRAWN && !screen.marks.contains(&Some(Mark::Axe)) {
        return Some(Due::Axe);
    }
    let mut bare = (0..wares).filter(|tile| screen.marks[*tile].is_none());
    let tile = bare.next()? as u8;
    let others = bare.count() as u16;
    let kept = others * view.config.data.rules.min_price;
    Some(Due::Price { tile, most: player.gold.saturating_sub(screen.gold() + kept), others })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;

    #[test]
    fn a_view_tells_the_decision_that_the_rules_ask_for() {
        for (decision, sample) in samples::decisions() {
            assert_eq!(due(&sample.view, sample.seat).map(Due::decision), Some(decision));
            assert_eq!(focus(&sample.view, None), sample.seat);
        }
    }

    #[test]
    fn a_price_leaves_a_coin_for_the_other_tile() {
        let sample = samples::pricing();
        assert_eq!(due(&sample.view, sample.seat), Some(Due::Price { tile: 0, most: 6, others: 1 }));
    }
}
