//! The board as characters, drawn from a view.
//!
//! A free place shows its number, a druid its sign before the number of its place, a stone its sign alone. In a
//! circle stand its name with who is ahead, and below it the stack, topmost first, with the factor of the top.

use game_dolmengoetter::{CircleId, Place, PlaceSet, Status, View, status};
use kernel::{Seat, SeatMap};

use super::layout::{Layout, Point};
use super::{lying_sign, seat_style, sign};
use crate::{Cell, Ink, Line, Mark, Style};

/// What is to be seen first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lit {
    /// Places that can be chosen, or that the question is about.
    pub places: PlaceSet,
    /// The circle that the question is about.
    pub circle: Option<CircleId>,
    /// Places that have just changed.
    pub fresh: PlaceSet,
}

/// Draws the board.
pub fn board(view: &View, lit: &Lit) -> Vec<Line> {
    let layout = Layout::of(view.config.board);
    let rows = vec![Line::blank(layout.width); layout.height];
    let mut drawing = Drawing { view, lit, layout, rows };
    drawing.edges();
    for circle in view.config.board.circle_ids() {
        drawing.circle(circle);
    }
    for place in view.config.board.places() {
        drawing.place(place);
    }
    drawing.rows
}

struct Drawing<'a> {
    view: &'a View,
    lit: &'a Lit,
    layout: Layout,
    rows: Vec<Line>,
}

impl Drawing<'_> {
    fn put(&mut self, row: usize, column: usize, sign: char, style: Style) {
        if let Some(cell) = self.rows.get_mut(row).and_then(|line| line.0.get_mut(column)) {
            *cell = Cell { sign, style };
        }
    }

    fn edges(&mut self) {
        let board = self.view.config.board;
        let mut crowd = vec![(0, 0); self.layout.height];
        for circle in board.circle_ids() {
            crowd[self.layout.circle(circle).row.saturating_sub(1)].0 += 1;
        }
        for place in board.places() {
            crowd[self.layout.place(place).row].1 += 1;
        }
        for from in board.places() {
            for to in board.spots[from.index()].adjacent.iter().filter(|to| *to > from) {
                self.edge(self.layout.place(from), self.layout.place(to), &crowd);
            }
        }
    }

    /// Draws a line between two places. `crowd` says how many names and places each row has: where two rows
    /// touch, a slanting line stands in the one with more room.
    fn edge(&mut self, a: Point, b: Point, crowd: &[(usize, usize)]) {
        let (a, b) = if (a.row, a.column) <= (b.row, b.column) { (a, b) } else { (b, a) };
        let digits = self.layout.digits;
        if a.row == b.row {
            for column in a.column + digits..b.column {
                self.put(a.row, column, '─', Style::FAINT);
            }
            return;
        }
        let slope = match b.column.cmp(&a.column) {
            core::cmp::Ordering::Equal => '│',
            core::cmp::Ordering::Less => '╱',
            core::cmp::Ordering::Greater => '╲',
        };
        let rows = b.row - a.row;
        for step in 1..rows {
            let column = (a.column * (rows - step) + b.column * step + rows / 2) / rows;
            self.put(a.row + step, column, slope, Style::FAINT);
        }
        if rows == 1 {
            let (near, far) = if crowd[a.row] <= crowd[b.row] { (a, b) } else { (b, a) };
            // Half-way between the middles of the numbers, rounded away from the one in the same row.
            let middles = near.column + far.column + digits - 1;
            let column = if far.column < near.column { middles / 2 } else { middles.div_ceil(2) };
            self.put(near.row, column, slope, Style::FAINT);
        }
    }

    /// Writes a text around `middle`, which counts in half columns.
    fn write(&mut self, row: usize, middle: usize, line: &Line) {
        let column = middle.saturating_sub(line.width()) / 2;
        for (index, cell) in line.0.iter().enumerate() {
            if cell.sign != ' ' {
                self.put(row, column + index, cell.sign, cell.style);
            }
        }
    }

    fn circle(&mut self, circle: CircleId) {
        let at = self.layout.circle(circle);
        let middle = 2 * at.column + self.layout.digits;
        let name = self.name(circle);
        if at.row > 0 {
            self.write(at.row - 1, middle, &name);
        }
        // Upright lines stand below the first digit of their places, so the room between them is further left.
        let stack = self.stack(circle);
        self.write(at.row, middle + 1 - self.layout.digits.min(middle), &stack);
    }

    /// The name of a circle, and before it who is ahead: behind it the sign would seem to belong to the next place.
    fn name(&self, circle: CircleId) -> Line {
        let (common, config) = (&self.view.common, &self.view.config);
        let data = config.board.circle(circle);
        if self.lit.circle == Some(circle) {
            return Line::styled(&format!("[{}]", data.name), Style::STRONG.marked(Mark::Lit));
        }
        if common.scored.contains(circle) {
            return Line::styled(&format!("✓{}", data.name), Style::FAINT);
        }
        let mut line = match status(&config.data.rules, &common.counts(data.places)) {
            Status::Open => Line::new(),
            Status::Lead(seat) => Line::styled(&sign(seat).to_string(), seat_style(config, seat).strong()),
            Status::Tie(_) => Line::text("="),
        };
        line.push(&data.name, Style::PLAIN);
        line
    }

    /// The dolmens of a circle, topmost first, and the factor of the top.
    fn stack(&self, circle: CircleId) -> Line {
        let config = &self.view.config;
        if self.view.common.scored.contains(circle) {
            return Line::new();
        }
        let mut line = Line::new();
        let seers = self.view.secrets.iter(config.seats).filter(|(_, secret)| secret.is_some()).count();
        for (dolmen, value) in self.view.stack(circle) {
            let style = seat_style(config, dolmen.owner()).strong();
            match value {
                // With one pair of eyes a digit can only be an own dolmen.
                Some(value) if seers == 1 => line.push(&value.points().to_string(), style),
                Some(value) => line.push(&format!("{}{}", sign(dolmen.owner()), value.points()), style),
                None => line.push(&sign(dolmen.owner()).to_string(), style),
            }
        }
        let gap = if line.width() == 0 { "" } else { " " };
        let factor = config.board.circle(circle).factors.first().copied().unwrap_or(0);
        if seers <= 1 || line.width() < 2 {
            line.push(&format!("{gap}×{factor}"), Style::FAINT);
        }
        line
    }

    fn place(&mut self, place: Place) {
        let (common, config) = (&self.view.common, &self.view.config);
        let at = self.layout.place(place);
        let lit = self.lit.places.contains(place);
        let mark = match (lit, self.lit.fresh.contains(place)) {
            (true, _) => Mark::Lit,
            (false, true) => Mark::Fresh,
            (false, false) => Mark::None,
        };
        let holder = |sets: &SeatMap<PlaceSet>| {
            sets.iter(config.seats).find(|(_, set)| set.contains(place)).map(|(seat, _)| seat)
        };
        let digits = self.layout.digits;
        let number = format!("{number:<digits$}", number = place.number());
        if let Some(seat) = holder(&common.stones) {
            let style = seat_style(config, seat).strong().marked(mark);
            self.text(at.row, at.column, &format!("{:<digits$}", sign(seat)), style);
        } else if let Some(seat) = holder(&common.druids) {
            self.druid(at, seat, place, mark);
        } else {
            let ink = if lit { Style::STRONG } else { Style { ink: Ink::Plain, ..Style::PLAIN } };
            self.text(at.row, at.column, &number, ink.marked(mark));
            if lit {
                self.text(at.row, at.column - 1, "[", ink.marked(mark));
                self.text(at.row, at.column + digits, "]", ink.marked(mark));
            }
        }
    }

    fn druid(&mut self, at: Point, seat: Seat, place: Place, mark: Mark) {
        let config = &self.view.config;
        let style = seat_style(config, seat).strong().marked(mark);
        let lies = self.view.common.lying.contains(place);
        let sign = if lies { lying_sign(seat) } else { sign(seat) };
        let digits = self.layout.digits;
        self.text(at.row, at.column - 1, &format!("{sign}{:<digits$}", place.number()), style);
        if mark == Mark::Lit {
            self.text(at.row, at.column + digits, "<", style);
        }
    }

    fn text(&mut self, row: usize, column: usize, text: &str, style: Style) {
        for (index, sign) in text.chars().enumerate() {
            self.put(row, column + index, sign, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::dolmengoetter::samples;

    fn drawn(view: &View, lit: &Lit) -> String {
        Line::join(&board(view, lit))
    }

    const POSITION: &str = r#"{
        "druids": {"P0": [23, "1*", 2], "P1": [76, 77, 78], "P2": [4, 5, 6]},
        "stones": {"P0": [22, 29], "P1": [28, 24], "P2": [30, 31]},
        "stacks": {"B2": ["P0:3"], "A3": ["P1:4", "P0:2", "P1:1"]},
        "supply": {"P0": {"dolmens": {"1": 2}}}
    }"#;

    #[test]
    fn pieces_are_told_apart_without_colours() {
        let config = samples::config(3);
        let view = samples::view(&config, POSITION, Viewer::Seat(Seat::ALL[0]));
        let text = drawn(&view, &Lit::default());
        for piece in
            ["●23", "○1", "●2", "■76", "▲4", "● ●B2●23", "╱ ■ ────●  ╲", "●B2", " 17", "3 ×3", "■2■ ×5"]
        {
            assert!(text.contains(piece), "{piece} is missing in\n{text}");
        }
        assert!(!text.contains("22"), "a stone hides the number of its place\n{text}");
    }

    #[test]
    fn only_own_values_are_drawn() {
        let config = samples::config(3);
        let seen_by = |viewer| drawn(&samples::view(&config, POSITION, viewer), &Lit::default());
        assert!(seen_by(Viewer::Seat(Seat::ALL[1])).contains("4●1 ×5"));
        assert!(seen_by(Viewer::Audience).contains("■●■ ×5"));
        assert!(seen_by(Viewer::Open).contains("■4●2■1"));
    }

    #[test]
    fn what_can_be_chosen_is_marked_by_characters_too() {
        let config = samples::config(3);
        let view = samples::view(&config, POSITION, Viewer::Seat(Seat::ALL[0]));
        let places = [9, 10, 23].map(samples::place).into_iter().collect();
        let lit = Lit { places, circle: config.board.circle_named("B2"), ..Lit::default() };
        let text = drawn(&view, &lit);
        for mark in ["[9 ]", "[10]", "●23<", "[B2"] {
            assert!(text.contains(mark), "{mark} is missing in\n{text}");
        }
    }

    #[test]
    fn every_free_place_of_every_board_can_be_read() {
        for config in [samples::config(2), samples::config_on("small16", 2), samples::crooked()] {
            let view = samples::view(&config, r#"{"phase": "setup"}"#, Viewer::Audience);
            let text = drawn(&view, &Lit::default());
            let words: Vec<&str> = text.split(|sign: char| !sign.is_ascii_alphanumeric()).collect();
            for place in config.board.places() {
                assert!(words.contains(&place.to_string().as_str()), "{place} is missing in\n{text}");
            }
            for circle in &config.board.circles {
                assert!(words.contains(&circle.name.as_str()), "{} is missing in\n{text}", circle.name);
            }
        }
    }
}
