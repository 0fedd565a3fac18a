//! What never changes on a board: trails, the fields of the circles, runes. It is drawn once for each board.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use game_dolmengoetter::{Board, Circle, CircleId, Data, Place};
use maud::html;

use super::runes::strokes;

/// What never changes on a board.
pub(super) struct Ground {
    /// The lines between neighbouring places.
    pub(super) trails: String,
    /// The corners of each circle, for the script: `B2:22,23,29,28;…`.
    pub(super) corners: String,
    circles: Vec<Field>,
    /// The rune at each place, drawn; empty where there is none.
    runes: Vec<String>,
}

/// A circle as it is printed.
pub(super) struct Field {
    /// A soft polygon a little inside the circle's places.
    pub(super) outline: String,
    /// How far above its middle the name stands.
    pub(super) rise: i32,
}

/// A number of a board file in the unit of the drawing.
pub(super) fn tenth(number: i32) -> i32 {
    number.div_euclid(10)
}

/// A count as a length in the drawing; there are never many of anything.
pub(super) fn times(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// Where a place is.
pub(super) fn spot(board: &Board, place: Place) -> (i32, i32) {
    let spot = &board.spots[place.index()];
    (tenth(spot.x), tenth(spot.y))
}

impl Ground {
    /// The ground of a board. A board is known by where it is: data stay for as long as the program runs.
    pub(super) fn of(data: &'static Data, board: &'static Board) -> &'static Ground {
        static GROUNDS: LazyLock<Mutex<HashMap<usize, &'static Ground>>> = LazyLock::new(Mutex::default);
        let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
        // It stays as long as its board does.
        grounds
            .entry(core::ptr::from_ref(board).addr())
            .or_insert_with(|| Box::leak(Box::new(Ground::new(data, board))))
    }

    fn new(data: &Data, board: &Board) -> Ground {
        let field = |id: CircleId| {
            let circle = board.circle(id);
            Field { outline: outline(board, circle), rise: rise(board, circle) }
        };
        let drawn = |place: Place| {
            let id = board.spots[place.index()].rune.as_deref();
            (place, id.map_or_else(String::new, |id| rune(data, board, place, id)))
        };
        let mut runes = vec![String::new(); board.spots.len()];
        for (place, rune) in board.places().map(drawn) {
            runes[place.index()] = rune;
        }
        Ground {
            trails: trails(board),
            corners: corners(board),
            circles: board.circle_ids().map(field).collect(),
            runes,
        }
    }

    /// A circle as it is printed.
    pub(super) fn field(&self, circle: CircleId) -> &Field {
        &self.circles[circle.index()]
    }

    /// The rune at a place, drawn.
    pub(super) fn rune(&self, place: Place) -> &str {
        &self.runes[place.index()]
    }
}

fn corners(board: &Board) -> String {
    let circle = |circle: &Circle| {
        let places: Vec<String> = circle.outline.iter().map(ToString::to_string).collect();
        format!("{}:{}", circle.name, places.join(","))
    };
    board.circles.iter().map(circle).collect::<Vec<_>>().join(";")
}

fn trails(board: &Board) -> String {
    let mut path = String::new();
    for place in board.places() {
        let (x, y) = spot(board, place);
        for other in board.spots[place.index()].adjacent.iter().filter(|other| *other > place) {
            let (to_x, to_y) = spot(board, other);
            path.extend([format!("M{x} {y}L{to_x} {to_y}")]);
        }
    }
    path
}

fn outline(board: &Board, circle: &Circle) -> String {
    let middle = (f64::from(circle.x) / 10.0, f64::from(circle.y) / 10.0);
    let corners: Vec<(f64, f64)> = circle
        .outline
        .iter()
        .map(|place| {
            let (x, y) = spot(board, *place);
            let inwards = |from: f64, to: f64| to + (from - to) * 0.9;
            (inwards(f64::from(x), middle.0), inwards(f64::from(y), middle.1))
        })
        .collect();
    let between =
        |a: (f64, f64), b: (f64, f64), share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
    let mut path = String::new();
    for (index, corner) in corners.iter().enumerate() {
        let before = corners[(index + corners.len() - 1) % corners.len()];
        let after = corners[(index + 1) % corners.len()];
        let (from, to) = (between(*corner, before, 0.36), between(*corner, after, 0.36));
        let letter = if index == 0 { 'M' } else { 'L' };
        path.extend([format!(
            "{letter}{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}",
            from.0, from.1, corner.0, corner.1, to.0, to.1
        )]);
    }
    path.push('Z');
    path
}

fn rise(board: &Board, circle: &Circle) -> i32 {
    let across = circle.outline.iter().map(|place| {
        let (x, y) = spot(board, *place);
        let (x, y) = (x - tenth(circle.x), y - tenth(circle.y));
        f64::from(x * x + y * y).sqrt() as i32
    });
    let radius = across.max().unwrap_or(70);
    match circle.outline.len() {
        ..=4 => radius * 44 / 100,
        _ => radius * 62 / 100,
    }
}

/// The rune beside a border place, away from the middle of the board.
fn rune(data: &Data, board: &Board, place: Place, id: &str) -> String {
    let (x, y) = spot(board, place);
    let [left, top, width, height] = board.view_box.map(tenth);
    let (dx, dy) = (f64::from(x - left - width / 2), f64::from(y - top - height / 2));
    // The border is nearer to a rectangle than to a circle: straight out, and aslant in the corners.
    let (ax, ay) = (dx.abs() / f64::from(width), dy.abs() / f64::from(height));
    let (far_x, far_y) = if (ax - ay).abs() < 0.05 {
        (0.71 * dx.signum(), 0.71 * dy.signum())
    } else if ax > ay {
        (dx.signum(), 0.0)
    } else {
        (0.0, dy.signum())
    };
    let at = format!("translate({:.0} {:.0})", far_x * 45.0, far_y * 45.0);
    let rune = data.runes.iter().find(|rune| rune.id == id);
    let glyph = rune.map_or(id, |rune| rune.glyph.as_str());
    let drawn = html! {
        @match strokes(glyph) {
            Some(strokes) => path .dg-rune transform=(at) d=(strokes) {},
            None => text .dg-rune-letter transform=(at) y="8" { (glyph) },
        }
    };
    drawn.into_string()
}
