//! A territory as characters.
//!
//! Every tile shows what is on it; between two tiles stands the edge they share, with its terrain and its road. As many
//! characters are given to a tile as there is room for.

use game_skye::{Cell, Direction, Player, Terrain, TileKind, View};
use kernel::Seat;

use super::paths::frontier;
use super::sentences::Sentences;
use super::tile_text::{Area, terrain_sign, terrain_style};
use super::{seat_style, sign};
use crate::{Line, Mark, Size, Style};

/// Columns of the numbers at the left.
const AXIS: usize = 4;
/// Columns and rows from one tile to the next, the widest first. With two rows the edges in between are drawn.
const SCALES: [(usize, usize); 8] = [(6, 2), (5, 2), (4, 2), (3, 2), (6, 1), (5, 1), (4, 1), (3, 1)];

/// Are the cells around a territory drawn?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ring {
    /// Yes, with their numbers.
    Numbered,
    /// No.
    Hidden,
}

/// What is to be seen first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks<'a> {
    /// Cells that can be chosen.
    pub(super) lit: &'a [Cell],
    /// Cells that have just been built on.
    pub(super) fresh: &'a [Cell],
    /// The cells around.
    pub(super) ring: Ring,
}

impl Marks<'_> {
    /// Nothing is to be seen first.
    pub(super) const NONE: Marks<'static> = Marks { lit: &[], fresh: &[], ring: Ring::Hidden };
}

/// Draws the territory of a seat into a room.
pub(super) fn territory(
    sentences: &Sentences<'_>,
    view: &View,
    seat: Seat,
    marks: &Marks<'_>,
    room: Size,
) -> Vec<Line> {
    let player = &view.common.players[seat];
    let around = match marks.ring {
        Ring::Numbered => frontier(player),
        Ring::Hidden => Vec::new(),
    };
    let frame = Frame::of(&[player.territory.cells(), &around].concat(), room);
    let rows = vec![Line::blank(frame.columns()); frame.rows()];
    let mut drawing = Drawing { sentences, view, seat, player, marks, frame, rows };
    drawing.axes();
    for (index, at) in around.iter().enumerate() {
        drawing.empty(index + 1, *at);
    }
    for number in 0..player.territory.len() {
        drawing.tile(number);
    }
    for row in &mut drawing.rows {
        row.fit(row.width().min(room.columns));
    }
    drawing.rows.truncate(room.rows);
    drawing.rows
}

/// Which cells are drawn, and how large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Frame {
    low: Cell,
    wide: usize,
    high: usize,
    across: usize,
    down: usize,
}

impl Frame {
    fn of(cells: &[Cell], room: Size) -> Frame {
        let range = |of: fn(&Cell) -> i8| {
            let (low, high) = (cells.iter().map(of).min(), cells.iter().map(of).max());
            let (low, high) = (low.unwrap_or_default(), high.unwrap_or_default());
            (low, usize::from(high.abs_diff(low)) + 1)
        };
        let ((x, wide), (y, high)) = (range(|cell| cell.x), range(|cell| cell.y));
        let scaled = |(across, down)| Frame { low: Cell { x, y }, wide, high, across, down };
        let fits = |frame: &Frame| frame.columns() <= room.columns && frame.rows() <= room.rows;
        let frames = SCALES.map(scaled);
        frames.into_iter().find(fits).unwrap_or(frames[SCALES.len() - 1])
    }

    fn columns(&self) -> usize {
        AXIS + self.wide * self.across + 1
    }

    fn rows(&self) -> usize {
        if self.down == 2 { 2 * self.high + 2 } else { self.high + 1 }
    }

    /// Characters of a tile beside its edges.
    fn content(&self) -> usize {
        self.across - 1
    }

    /// Where the content of a cell begins.
    fn place(&self, at: Cell) -> (usize, usize) {
        let (x, y) = (usize::from(at.x.abs_diff(self.low.x)), usize::from(at.y.abs_diff(self.low.y)));
        (1 + y * self.down + (self.down - 1), AXIS + x * self.across + 1)
    }
}

struct Drawing<'a> {
    sentences: &'a Sentences<'a>,
    view: &'a View,
    seat: Seat,
    player: &'a Player,
    marks: &'a Marks<'a>,
    frame: Frame,
    rows: Vec<Line>,
}

impl Drawing<'_> {
    fn put(&mut self, row: usize, column: usize, text: &str, style: Style) {
        let Some(line) = self.rows.get_mut(row) else { return };
        for (cell, sign) in line.0.iter_mut().skip(column).zip(text.chars()) {
            (cell.sign, cell.style) = (sign, style);
        }
    }

    /// The numbers of columns above and of rows at the left.
    fn axes(&mut self) {
        let Frame { low, wide, high, .. } = self.frame;
        for index in 0..wide {
            let at = Cell { x: low.x + index as i8, y: low.y };
            let (_, column) = self.frame.place(at);
            let width = self.frame.content();
            self.put(0, column, &format!("{:^width$}", at.x), Style::FAINT);
        }
        for index in 0..high {
            let at = Cell { x: low.x, y: low.y + index as i8 };
            let (row, _) = self.frame.place(at);
            self.put(row, 0, &format!("{:>3}", at.y), Style::FAINT);
        }
    }

    /// An empty cell with its number.
    fn empty(&mut self, number: usize, at: Cell) {
        let (row, column) = self.frame.place(at);
        let width = self.frame.content();
        let digits = number.to_string();
        if !self.marks.lit.contains(&at) {
            let style = Style::FAINT;
            self.put(row, column, &format!("{digits:^width$}"), style);
            return;
        }
        // Where brackets have no room one of them has to do.
        let text = match width.saturating_sub(digits.len()) {
            0 => digits,
            1 => format!("{digits}]"),
            _ => format!("{:^width$}", format!("[{digits}]")),
        };
        self.put(row, column, &text, Style::STRONG.marked(Mark::Lit));
    }

    fn tile(&mut self, number: usize) {
        let placed = self.player.territory.placed(number);
        let face = self.view.config.data.tile(placed.tile);
        let (row, column) = self.frame.place(placed.at);
        let width = self.frame.content();
        let fresh = self.marks.fresh.contains(&placed.at);
        let mark = if fresh { Mark::Fresh } else { Mark::None };
        if let Some(centre) = face.regions.iter().find(|region| region.centre) {
            let side = centre.sides.turned(placed.turns).first();
            let area = side.map_or(Area::Completed, |side| self.area(number, side));
            let fill = terrain_sign(centre.terrain, area).to_string().repeat(width);
            self.put(row, column, &fill, terrain_style(centre.terrain).marked(mark));
        }
        let castle = face.kind == TileKind::Castle;
        let (text, style) = if castle {
            (sign(self.seat).to_string(), seat_style(&self.view.config, self.seat).strong())
        } else {
            (self.sentences.signs(placed.tile), Style::STRONG)
        };
        let shown: String = text.chars().take(width).collect();
        let inset = (width - shown.chars().count()) / 2;
        self.put(row, column + inset, &shown, style.marked(mark));
        for side in Direction::ALL {
            self.edge(number, side);
        }
    }

    /// Is the area at this side of a tile completed?
    fn area(&self, number: usize, side: Direction) -> Area {
        let territory = &self.player.territory;
        let label = territory.area_at(number, side);
        let open = (0..territory.len()).any(|other| {
            territory.open_sides(other).iter().any(|side| territory.area_at(other, side) == label)
        });
        if open { Area::Open } else { Area::Completed }
    }

    fn edge(&mut self, number: usize, side: Direction) {
        let (territory, data) = (&self.player.territory, self.view.config.data);
        let placed = territory.placed(number);
        let printed = side.printed(placed.turns).index();
        let face = data.tile(placed.tile);
        let terrain: Terrain = face.edges[printed];
        let beyond = territory.number_at(placed.at.step(side)).map(|other| territory.placed(other));
        let goes_on = beyond.is_some_and(|other| {
            let facing = side.opposite().printed(other.turns).index();
            data.tile(other.tile).road_at[facing].is_some()
        });
        let own = face.road_at[printed].is_some();
        let road = match (own, goes_on) {
            (true, true) => Some(['║', '═']),
            (true, false) | (false, true) => Some(['│', '─']),
            (false, false) => None,
        };
        let ground = terrain_sign(terrain, self.area(number, side));
        let style = terrain_style(terrain);
        let (row, column) = self.frame.place(placed.at);
        let width = self.frame.content();
        match side {
            Direction::West | Direction::East => {
                let column = if side == Direction::West { column - 1 } else { column + width };
                let sign = road.map_or(ground, |[_, sign]| sign);
                let style = if road.is_some() { style.strong() } else { style };
                self.put(row, column, &sign.to_string(), style);
            }
            Direction::North | Direction::South if self.frame.down == 2 => {
                let row = if side == Direction::North { row - 1 } else { row + 1 };
                self.put(row, column, &ground.to_string().repeat(width), style);
                if let Some([sign, _]) = road {
                    self.put(row, column + width / 2, &sign.to_string(), style.strong());
                }
            }
            Direction::North | Direction::South => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    fn drawn(json: &str, marks: &Marks<'_>, room: Size) -> String {
        let config = samples::config("base", 2);
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::De), config: &config, names: &names };
        let view = samples::view(&config, json, Viewer::Audience);
        Line::join(&territory(&sentences, &view, Seat::ALL[0], marks, room))
    }

    const ROOM: Size = Size { columns: 43, rows: 14 };

    #[test]
    fn tiles_edges_and_roads_are_seen() {
        let castle = drawn(&samples::position("build", &["L09", "L70"]), &Marks::NONE, ROOM);
        assert_eq!(castle, "       0\n     ''│''\n  0 ─''●''~\n     ''│''\n");
        // E17: the water of L28 and the castle is completed, the castle's road goes on to the west.
        let large = drawn(samples::TERRITORY, &Marks::NONE, ROOM);
        for part in ["═''●''≈", "srro", " -3 ", "▴", "^"] {
            assert!(large.contains(part), "{part} is missing in\n{large}");
        }
    }

    #[test]
    fn cells_are_numbered_and_those_that_can_be_chosen_are_marked() {
        let lit = [Cell { x: 0, y: -1 }];
        let marks = Marks { lit: &lit, fresh: &[], ring: Ring::Numbered };
        let text = drawn(&samples::position("build", &["L09", "L70"]), &marks, ROOM);
        assert!(text.contains("[2]"), "{text}");
        for number in ["1", "3", "4"] {
            assert!(text.contains(number) && !text.contains(&format!("[{number}]")), "{text}");
        }
    }

    #[test]
    fn every_territory_fits_into_its_room() {
        for seed in 0..8 {
            let (view, _) = samples::whole_game("druids", 2, seed);
            let names = samples::names();
            let sentences = Sentences { texts: Texts::of(Language::En), config: &view.config, names: &names };
            for ring in [Ring::Numbered, Ring::Hidden] {
                let marks = Marks { lit: &[], fresh: &[], ring };
                let rows = territory(&sentences, &view, Seat::ALL[0], &marks, ROOM);
                assert!(rows.len() <= ROOM.rows);
                assert!(rows.iter().all(|row| row.width() <= ROOM.columns));
            }
        }
    }
}
