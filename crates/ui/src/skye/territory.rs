//! A territory: its tiles as they lie, completed areas, cells to build on, and what made points.

use game_skye::{Cell, Config, Direction, Placed, Territory, TileId, View};
use kernel::Seat;
use maud::{Markup, html};

use super::colour;
use super::keys::{self, Key, Piece};
use super::tile::Face;
use crate::room::Noted;

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Zoom {
    /// The own territory, with a little sea around it.
    Large,
    /// The own territory, with room for what could be built around it.
    Wide,
    /// Somebody else's.
    Small,
    /// In a rules page: every tile as large as in other examples.
    Still,
    /// As much of it as fills the room it is given.
    Cover,
}

/// A territory in the making.
pub(super) struct Sheet<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) zoom: Zoom,
    /// Tiles that were built just now.
    pub(super) fresh: &'a [TileId],
    /// What can be touched first.
    pub(super) lit: &'a [Key],
    /// What a cell is called, if cells are to be touched.
    pub(super) cells: Option<&'a dyn Fn(Cell) -> String>,
    /// What made points: the key of each reason, and its tiles.
    pub(super) spots: Vec<(String, Vec<Cell>)>,
    /// Where the pieces are noted that are drawn; `None` for a picture.
    pub(super) drawn: Option<&'a Noted<Piece>>,
}

/// The empty cells next to tiles.
fn frontier(territory: &Territory) -> Vec<Cell> {
    let cells = territory.cells();
    let beside = cells.iter().flat_map(|cell| Direction::ALL.map(|side| cell.step(side)));
    let mut free: Vec<Cell> = beside.filter(|cell| cell.in_reach() && !cells.contains(cell)).collect();
    free.sort_unstable();
    free.dedup();
    free
}

/// For each tile its completed areas, one bit each.
fn completed(config: &Config, territory: &Territory) -> Vec<u8> {
    let open: Vec<u8> = (0..territory.len())
        .flat_map(|number| {
            territory.open_sides(number).iter().map(move |side| territory.area_at(number, side))
        })
        .collect();
    let done = |number: usize| {
        let placed = territory.placed(number);
        let regions = config.data.tile(placed.tile).regions.iter().enumerate();
        regions.fold(0, |bits, (index, region)| {
            let label = region.sides.turned(placed.turns).first().map(|side| territory.area_at(number, side));
            if label.is_none_or(|label| !open.contains(&label)) { bits | 1 << index } else { bits }
        })
    };
    (0..territory.len()).map(done).collect()
}

/// Cells as squares of a path.
fn squares<'a>(cells: impl IntoIterator<Item = &'a Cell>, half: i32) -> String {
    let square = |cell: &Cell| {
        let (x, y) = (100 * i32::from(cell.x) - half, 100 * i32::from(cell.y) - half);
        format!("M{x} {y}h{0}v{0}h-{0}z", 2 * half)
    };
    cells.into_iter().map(square).collect()
}

impl Sheet<'_> {
    fn territory(&self) -> &Territory {
        &self.view.common.players[self.seat].territory
    }

    /// The window that shows everything, with room to build.
    fn window(&self) -> [i32; 4] {
        let cells = self.territory().cells();
        let (xs, ys) =
            (|| cells.iter().map(|cell| i32::from(cell.x)), || cells.iter().map(|cell| i32::from(cell.y)));
        let span = |low: Option<i32>, high: Option<i32>| (low.unwrap_or(0), high.unwrap_or(0));
        let ((left, right), (top, bottom)) = (span(xs().min(), xs().max()), span(ys().min(), ys().max()));
        let margin = match self.zoom {
            Zoom::Wide => 154,
            Zoom::Large => 78,
            Zoom::Small | Zoom::Still => 56,
            Zoom::Cover => 40,
        };
        let (width, height) = (100 * (right - left) + 2 * margin, 100 * (bottom - top) + 2 * margin);
        // A castle alone is not drawn larger than it will be with its first neighbours.
        let least = if self.zoom == Zoom::Large { 330 } else { 0 };
        let (wide, high) = (width.max(least), height.max(least));
        [100 * left - margin - (wide - width) / 2, 100 * top - margin - (high - height) / 2, wide, high]
    }

    /// The drawing; `name` says whose it is.
    pub(super) fn svg(&self, name: &str) -> Markup {
        let [left, top, width, height] = self.window();
        let class = match self.zoom {
            Zoom::Large | Zoom::Wide => "sk-map sk-large",
            Zoom::Small | Zoom::Still | Zoom::Cover => "sk-map",
        };
        let cover = (self.zoom == Zoom::Cover).then_some("xMidYMid slice");
        let still = self.zoom == Zoom::Still;
        let role = if self.cells.is_some() { "group" } else { "img" };
        html! {
            svg .(class) viewBox={ (left) " " (top) " " (width) " " (height) } preserveAspectRatio=[cover]
                width=[still.then_some(width * 9 / 10)] height=[still.then_some(height * 9 / 10)] role=(role) aria-label=(name) {
                @if matches!(self.zoom, Zoom::Large | Zoom::Wide) { (self.shallows()) }
                (self.tiles())
                path .sk-grid d=(squares(self.territory().cells(), 50)) {}
                @if self.drawn.is_some() || self.zoom == Zoom::Small { (self.lays()) }
                @for (key, cells) in &self.spots { path .sk-spot data-spot=(key) d=(squares(cells, 46)) {} }
                @if let Some(name) = self.cells { (self.cells(name)) }
            }
        }
    }

    /// The light water around an island.
    fn shallows(&self) -> Markup {
        let d = squares(self.territory().cells(), 50);
        html! { g .sk-shallows { @for depth in 1..=3 { path class={ "sk-depth-" (depth) } d=(d) {} } } }
    }

    /// One square on each tile: what lights up while its points are shown.
    fn lays(&self) -> Markup {
        html! {
            @for at in self.territory().cells() {
                path .sk-lay data-spot=(keys::lay(self.seat, *at)) d=(squares([at], 50)) {}
            }
        }
    }

    fn tiles(&self) -> Markup {
        let (territory, config) = (self.territory(), &self.view.config);
        let done = completed(config, territory);
        let flag = colour(config, self.seat);
        html! {
            @for (placed, done) in territory.iter().zip(done) {
                @let tile = config.data.tile(placed.tile);
                @let face = Face { data: config.data, tile, turns: placed.turns, done, flag: Some(flag) };
                g transform={ "translate(" (100 * i32::from(placed.at.x)) " " (100 * i32::from(placed.at.y)) ")" } {
                    g data-piece=[self.drawn.map(|drawn| drawn.note(self.piece(placed)))] { (face.draw()) }
                    @if self.fresh.contains(&placed.tile) { path .sk-fresh d="M-47-47H47V47H-47Z" {} }
                }
            }
        }
    }

    /// The castle is the piece of its owner: points rise from it.
    fn piece(&self, placed: Placed) -> Piece {
        if placed.at == Cell::CASTLE { Piece::Castle(self.seat) } else { Piece::Tile(placed.tile) }
    }

    fn cells(&self, name: &dyn Fn(Cell) -> String) -> Markup {
        html! {
            g .sk-cells {
                @for at in frontier(self.territory()) {
                    @let key = Key::Cell(at);
                    @let lit = self.lit.contains(&key);
                    g .sk-cell .lit[lit] data-key=(key) aria-label=(name(at)) role=[lit.then_some("button")] tabindex=[lit.then_some("0")]
                        transform={ "translate(" (100 * i32::from(at.x)) " " (100 * i32::from(at.y)) ")" } {
                        path d="M-46-46H46V46H-46Z" {}
                    }
                }
            }
        }
    }
}
