//! Die Dolmengötter in the terminal.

use game_dolmengoetter::{Config, Dolmengoetter, Fact, PlaceSet, Seen, View};
use kernel::{Seat, Standings};

use super::board_text::{Lit, board};
use super::circles::{circles, own_circles};
use super::layout::Layout;
use super::panel::{PANEL_WIDTH, panel, panel_height, supplies};
use super::result::{final_scoring, places, points_account};
use super::speech::sentences;
use super::{Due, due, legend, seat_style, sign};
use crate::{Face, Line, Scene, Size, Voice};

/// With more places to choose from than this, all of them are free places: lighting them would tell nothing.
const MANY: u8 = 16;

impl Face for Dolmengoetter {
    const EXAMPLE: &'static str = "W 23 17";

    fn size(config: &Config) -> Size {
        let layout = Layout::of(config.board);
        let rows = layout.height.max(panel_height(config));
        Size { columns: layout.width + 1 + PANEL_WIDTH, rows }
    }

    fn draw(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Vec<Line> {
        let size = Dolmengoetter::size(voice.config);
        let mut rows = board(view, &lit(view, scene));
        rows.resize(size.rows, Line::new());
        let panel = panel(&sentences(voice), view, size.rows);
        for (row, beside) in rows.iter_mut().zip(&panel) {
            row.fit(size.columns - PANEL_WIDTH);
            row.append(beside);
        }
        rows
    }

    fn sign(config: &Config, seat: Seat) -> Line {
        Line::styled(&sign(seat).to_string(), seat_style(config, seat).strong())
    }

    fn secrets(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        let mut rows = supplies(&sentences(voice), view);
        rows.extend(own_circles(&sentences(voice), view));
        rows
    }

    fn overview(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        circles(&sentences(voice), view)
    }

    fn legend(voice: &Voice<'_, Self>, seat: Seat) -> Vec<String> {
        legend(voice.texts, seat)
    }

    fn account(voice: &Voice<'_, Self>, view: &View, standings: &Standings, log: &[Seen]) -> Vec<Line> {
        let sentences = sentences(voice);
        let mut rows = final_scoring(&sentences, log);
        rows.push(Line::new());
        rows.extend(points_account(&sentences, view, log));
        rows.push(Line::new());
        rows.extend(places(&sentences, standings));
        rows
    }
}

fn lit(view: &View, scene: &Scene<'_, Dolmengoetter>) -> Lit {
    let mut places: PlaceSet = scene.lit.iter().filter_map(|key| key.place()).collect();
    if places.len() > MANY {
        places = places.and(view.common.all_druids());
    }
    let mut circle = None;
    match due(view) {
        Some(Due::Stone { left, .. }) if !scene.lit.is_empty() => places.insert(left),
        Some(Due::Dolmen { right }) if !scene.lit.is_empty() => circle = Some(right.circle),
        _ => {}
    }
    Lit { places, circle, fresh: fresh(scene.fresh) }
}

fn fresh(seen: &[Seen]) -> PlaceSet {
    let mut places = PlaceSet::EMPTY;
    for fact in seen {
        match *fact {
            Fact::DruidPlaced { at, .. } | Fact::Gathered { at, .. } | Fact::StoneLeft { at, .. } => {
                places.insert(at);
            }
            Fact::Wandered { to, .. } | Fact::Flew { to, .. } => places.insert(to),
            _ => {}
        }
    }
    places
}
