//! Where the places and circles of a board go in a grid of characters.
//!
//! Heights of the drawing become rows, each height one row, so that the grid is as low as it can be. Widths are
//! scaled evenly, as little as is needed for neighbours in a row to leave room for a line and a short stack.

use game_dolmengoetter::{Board, CircleId, Place};

/// Columns between the numbers of two places in a row, beside the digits themselves: a mark on each side and room
/// for a stack of two dolmens with its factor.
const ROOM: usize = 4;

/// A column and a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    /// The first column of the thing.
    pub(crate) column: usize,
    pub(crate) row: usize,
}

/// A board laid out in characters.
#[derive(Clone, Debug)]
pub struct Layout {
    /// How many columns it takes.
    pub width: usize,
    /// How many rows it takes.
    pub height: usize,
    /// How many digits a place number has at most.
    pub(crate) digits: usize,
    places: Vec<Point>,
    circles: Vec<Point>,
}

impl Layout {
    /// Lays a board out.
    pub fn of(board: &Board) -> Layout {
        let digits = board.place_count().to_string().len();
        let rows = Rows::of(board);
        let spots: Vec<(i32, usize)> = board.spots.iter().map(|spot| (spot.x, rows.row(spot.y))).collect();
        let left = spots.iter().map(|spot| spot.0).min().unwrap_or(0);
        let right = spots.iter().map(|spot| spot.0).max().unwrap_or(0);
        let scale = Scale { left, span: right.abs_diff(left).max(1) as usize };
        let span = scale.columns(&spots, digits + ROOM);
        // One column on each side for marks.
        let point = |x: i32, y: i32| Point { column: 1 + scale.column(x, span), row: rows.row(y) };
        Layout {
            width: span + digits + 2,
            height: rows.0.len(),
            digits,
            places: board.spots.iter().map(|spot| point(spot.x, spot.y)).collect(),
            circles: board.circles.iter().map(|circle| point(circle.x, circle.y)).collect(),
        }
    }

    /// Where the number of a place begins.
    pub(crate) fn place(&self, place: Place) -> Point {
        self.places[place.index()]
    }

    /// Where the middle of a circle is: centred like a number at its place.
    pub(crate) fn circle(&self, circle: CircleId) -> Point {
        self.circles[circle.index()]
    }
}

/// The heights that are rows, ascending.
struct Rows(Vec<i32>);

impl Rows {
    /// Heights that differ by less than a quarter of the shortest edge are one row.
    fn of(board: &Board) -> Rows {
        let edge = |place: Place| {
            let spot = &board.spots[place.index()];
            spot.adjacent.iter().map(move |other| {
                let other = &board.spots[other.index()];
                (other.x - spot.x).abs().max((other.y - spot.y).abs())
            })
        };
        let near = board.places().flat_map(edge).min().unwrap_or(0) / 4;
        let mut heights: Vec<i32> = board
            .spots
            .iter()
            .map(|spot| spot.y)
            .chain(board.circles.iter().map(|circle| circle.y))
            .collect();
        heights.sort_unstable();
        let mut rows: Vec<i32> = Vec::new();
        for height in heights {
            if rows.last().is_none_or(|row| height - row > near) {
                rows.push(height);
            }
        }
        Rows(rows)
    }

    fn row(&self, y: i32) -> usize {
        self.0.partition_point(|row| *row <= y).saturating_sub(1)
    }
}

struct Scale {
    left: i32,
    span: usize,
}

impl Scale {
    fn column(&self, x: i32, span: usize) -> usize {
        (self.exact(x, span) + self.span / 2) / self.span
    }

    /// The column before rounding, times the span of the drawing.
    fn exact(&self, x: i32, span: usize) -> usize {
        usize::try_from(x - self.left).unwrap_or(0) * span
    }

    /// The fewest columns in which places of one row keep `gap` columns between their beginnings, or a few more
    /// if equal distances then come out equal: rounding must not bend a regular board.
    fn columns(&self, spots: &[(i32, usize)], gap: usize) -> usize {
        // A board whose places are that close together is drawn with overlaps rather than not at all.
        const WIDEST: usize = 2000;
        let mut sorted = spots.to_vec();
        sorted.sort_unstable_by_key(|(x, row)| (*row, *x));
        let fits = |span: usize| {
            sorted.windows(2).all(|pair| {
                let [(left, upper), (right, lower)] = [pair[0], pair[1]];
                upper != lower || self.column(right, span) >= self.column(left, span) + gap
            })
        };
        let fewest = (1..WIDEST).find(|span| fits(*span)).unwrap_or(WIDEST);
        let bend = |span: usize| {
            let off = |x: i32| self.exact(x, span).abs_diff(self.column(x, span) * self.span);
            sorted.iter().map(|(x, _)| off(*x)).max().unwrap_or(0)
        };
        (fewest..=fewest + fewest / 10)
            .filter(|span| fits(*span))
            .min_by_key(|span| bend(*span))
            .unwrap_or(fewest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dolmengoetter::samples;

    #[test]
    fn the_standard_board_leaves_room_for_the_panel_and_the_prompt() {
        let layout = Layout::of(samples::config(2).board);
        assert!(layout.width <= 60 && layout.height <= 17, "{} × {}", layout.width, layout.height);
    }

    #[test]
    fn the_small_board_is_smaller() {
        let (small, standard) = (samples::config_on("small16", 2), samples::config(2));
        let (small, standard) = (Layout::of(small.board), Layout::of(standard.board));
        assert!(small.width <= standard.width && small.height < standard.height);
    }

    #[test]
    fn no_two_places_overlap_on_any_board() {
        for config in [samples::config(2), samples::config_on("small16", 2), samples::crooked()] {
            let layout = Layout::of(config.board);
            for a in config.board.places() {
                for b in config.board.places().filter(|b| *b != a) {
                    let (at, other) = (layout.place(a), layout.place(b));
                    let apart = at.column.abs_diff(other.column);
                    assert!(at.row != other.row || apart >= layout.digits + 2, "{a} and {b}");
                }
            }
        }
    }

    #[test]
    fn a_crooked_drawing_has_the_same_rows() {
        let (crooked, straight) = (samples::crooked(), samples::config_on("small16", 2));
        let (crooked, straight) = (Layout::of(crooked.board), Layout::of(straight.board));
        assert_eq!(crooked.height, straight.height);
        assert!(crooked.width <= straight.width + 10);
    }
}
