//! Rune Stones in the terminal.

use game_runestones::{CardSet, Config, Fact, RuneStones, Seen, View};
use kernel::{Seat, Standings};

use super::board_text::{COLUMNS, Lit, board, rows};
use super::speech::sentences;
use super::{seat_style, sign};
use crate::{Face, Line, Scene, Size, Voice};

impl Face for RuneStones {
    const EXAMPLE: &'static str = "forge 4 gems";

    fn size(config: &Config) -> Size {
        Size { columns: COLUMNS, rows: rows(config.seats) }
    }

    fn draw(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Vec<Line> {
        board(&sentences(voice), view, &Lit { keys: scene.lit, fresh: fresh(scene.fresh) })
    }

    fn sign(config: &Config, seat: Seat) -> Line {
        Line::styled(&sign(seat).to_string(), seat_style(config, seat).strong())
    }

    fn secrets(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        sentences(voice).own_cards(view)
    }

    fn overview(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        sentences(voice).overview(view)
    }

    fn legend(voice: &Voice<'_, Self>, _: Seat) -> Vec<String> {
        let ids = [
            "runestones-legend-display",
            "runestones-legend-card",
            "runestones-legend-signs",
            "runestones-legend-kinds",
            "runestones-legend-laid",
            "runestones-legend-rows",
            "runestones-legend-digits",
            "runestones-legend-words",
            "runestones-legend-more",
        ];
        ids.map(|id| voice.texts.say(id, &[])).to_vec()
    }

    fn account(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Vec<Line> {
        sentences(voice).result(view, standings, past)
    }
}

/// Cards that have just come to where they are.
fn fresh(seen: &[Seen]) -> CardSet {
    let mut fresh = CardSet::EMPTY;
    for fact in seen {
        match *fact {
            Fact::SlotFilled { card, .. } => fresh.insert(card),
            Fact::HandDrawn { cards: Some(cards), .. } => fresh = fresh.or(cards),
            _ => {}
        }
    }
    fresh
}
