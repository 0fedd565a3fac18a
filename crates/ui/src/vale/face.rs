//! The Vale of Eternity in the terminal.

use game_vale::{CardSet, Config, Fact, Seen, Vale, View};
use kernel::{Seat, Standings};

use super::board_text::{COLUMNS, Lit, ROWS, board};
use super::speech::sentences;
use super::{seat_style, sign};
use crate::{Face, Line, Scene, Size, Voice};

impl Face for Vale {
    const EXAMPLE: &'static str = "summon hydra 1,1,0";

    fn size(_: &Config) -> Size {
        Size { columns: COLUMNS, rows: ROWS }
    }

    fn draw(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Vec<Line> {
        board(&sentences(voice), view, &Lit { keys: scene.lit, fresh: fresh(scene.fresh) })
    }

    fn sign(_: &Config, seat: Seat) -> Line {
        Line::styled(&sign(seat).to_string(), seat_style(seat).strong())
    }

    fn secrets(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        sentences(voice).own_hand(view)
    }

    fn overview(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        sentences(voice).overview(view)
    }

    fn legend(voice: &Voice<'_, Self>, _: Seat) -> Vec<String> {
        let ids = [
            "vale-legend-market",
            "vale-legend-zones",
            "vale-legend-card",
            "vale-legend-lit",
            "vale-legend-stones",
            "vale-legend-words",
            "vale-legend-more",
        ];
        ids.map(|id| voice.texts.say(id, &[])).to_vec()
    }

    fn account(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Vec<Line> {
        sentences(voice).result(view, standings, past)
    }
}

/// Cards that have just come to where they are.
fn fresh(seen: &[Seen]) -> CardSet {
    let moved = seen.iter().filter_map(|fact| match *fact {
        Fact::Revealed { card }
        | Fact::Hunted { card, .. }
        | Fact::Tamed { card, .. }
        | Fact::Summoned { card, .. }
        | Fact::SummonedFree { card, .. }
        | Fact::DrawnKnown { card, .. }
        | Fact::Recovered { card, .. }
        | Fact::Taken { card, .. } => Some(card),
        Fact::Drawn { card, .. } => card,
        _ => None,
    });
    moved.collect()
}
