//! The beginning of a round, with income (4.1), and its end (4.10).

use kernel::{Seat, Sink};

use crate::config::Config;
use crate::course::Flow;
use crate::event::{Event, cells_of, is_heard};
use crate::ids::{DRAWN, Members};
use crate::state::{Common, State};

/// What a player gets at the beginning of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Income {
    /// For the castle.
    pub castle: u16,
    /// For barrels joined to it.
    pub barrels: u16,
    /// For players ahead.
    pub behind: u16,
    /// The tiles with those barrels.
    pub(crate) tiles: Members,
}

impl Income {
    /// All of it.
    pub fn gold(&self) -> u16 {
        self.castle + self.barrels + self.behind
    }
}

/// The income of a player in the round that is played, with the points as they stand (4.1, R28).
pub fn income(config: &Config, common: &Common, seat: Seat) -> Income {
    let player = &common.players[seat];
    let ahead = common.players.iter(config.seats).filter(|(_, other)| other.score > player.score).count();
    let tiles = player.territory.barrels_on_castle_road(config.data);
    let round = &config.schedule.rounds[usize::from(common.round) - 1];
    Income {
        castle: config.data.rules.castle_income,
        barrels: u16::from(tiles.len()) * config.data.rules.barrel_income,
        behind: ahead as u16 * round.behind,
        tiles,
    }
}

/// A round begins: what was left to look at from the last one goes, and everybody gets income.
pub(crate) fn enter(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    events.push(Event::RoundBegan { round: state.common.round, start: state.common.start });
    for seat in Seat::first(state.config.seats) {
        let income = income(&state.config, &state.common, seat);
        if is_heard(events) {
            let cells = cells_of(&state.player(seat).territory, income.tiles);
            let Income { barrels, behind, .. } = income;
            events.push(Event::Income { seat, gold: income.gold(), barrels, behind, cells });
        }
        let player = &mut state.common.players[seat];
        player.stall = [None; DRAWN];
        player.lost.clear();
        player.gold += income.gold();
        state.common.in_play += income.gold();
    }
    Flow::Done
}

/// The next seat clockwise becomes start player.
pub(crate) fn end_round(state: &mut State) -> Flow {
    state.common.start = state.common.start.clockwise(1, state.config.seats);
    state.common.round += 1;
    Flow::Done
}
