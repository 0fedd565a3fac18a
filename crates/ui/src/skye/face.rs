//! Isle of Skye in the terminal.

use game_skye::{Config, Seen, Skye, View};
use kernel::{Seat, Standings};

use super::board_text::{COLUMNS, Lit, ROWS, board};
use super::speech::sentences;
use super::{seat_style, sign};
use crate::{Face, Line, Scene, Size, Voice};

impl Face for Skye {
    const EXAMPLE: &'static str = "place 0 -1,0 r3";

    fn size(_: &Config) -> Size {
        Size { columns: COLUMNS, rows: ROWS }
    }

    fn draw(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Vec<Line> {
        board(&sentences(voice), view, &Lit { keys: scene.lit, fresh: scene.fresh })
    }

    fn sign(config: &Config, seat: Seat) -> Line {
        Line::styled(&sign(seat).to_string(), seat_style(config, seat).strong())
    }

    fn secrets(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        sentences(voice).secrets(view)
    }

    fn overview(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        sentences(voice).overview(view)
    }

    fn legend(voice: &Voice<'_, Self>, seat: Seat) -> Vec<String> {
        let castle = [("sign", sign(seat).to_string().into())];
        let ids = [
            "skye-legend-terrain",
            "skye-legend-road",
            "skye-legend-things",
            "skye-legend-cells",
            "skye-legend-tile",
            "skye-legend-goals",
            "skye-legend-more",
        ];
        ids.map(|id| voice.texts.say(id, &castle)).to_vec()
    }

    fn account(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Vec<Line> {
        sentences(voice).result(view, standings, past)
    }
}
