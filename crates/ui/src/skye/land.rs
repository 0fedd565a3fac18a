//! The ground of a tile: areas and roads as shapes that every tile refers to.
//!
//! A tile is 100 wide with its middle at 0,0. The area in the middle fills the whole square; every other area covers
//! the sides it touches, down to a rounded square in the middle. Shapes are named by the sides they touch as they
//! lie, so a turned tile refers to other shapes and nothing has to be turned.

use game_skye::{Direction, Sides};
use maud::{Markup, html};

/// Half the width of a tile.
pub(super) const HALF: f32 = 50.0;
/// Half the width of the middle.
pub(super) const MIDDLE: f32 = 22.0;
/// How far from a corner of a border it begins to bend.
const BEND: f32 = 11.0;

type Point = (f32, f32);

/// The corners of the tile, clockwise from the north-west: side `i` runs from corner `i` to the next.
const CORNERS: [Point; 4] = [(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)];

fn corner(index: usize) -> Point {
    CORNERS[index % 4]
}

fn inner(index: usize) -> Point {
    let (x, y) = corner(index);
    (x * MIDDLE / HALF, y * MIDDLE / HALF)
}

/// The middle of a side.
pub(super) fn gate(side: Direction) -> Point {
    [(0.0, -HALF), (HALF, 0.0), (0.0, HALF), (-HALF, 0.0)][side.index()]
}

fn towards(from: Point, to: Point, far: f32) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(0.01);
    (from.0 + dx * far / length, from.1 + dy * far / length)
}

fn write((x, y): Point) -> String {
    format!("{x:.0} {y:.0}")
}

/// A number for a set of sides: one bit each from north, clockwise.
pub(super) fn bits(sides: Sides) -> u8 {
    sides.iter().fold(0, |bits, side| bits | 1 << side.index())
}

fn has(bits: u8, side: usize) -> bool {
    bits >> (side % 4) & 1 == 1
}

/// Sides that hang together: the first, and how many.
fn runs(bits: u8) -> Vec<(usize, usize)> {
    if bits == 15 {
        return vec![(0, 4)];
    }
    let first = |side: &usize| has(bits, *side) && !has(bits, side + 3);
    let length = |side: usize| (0..4).take_while(|step| has(bits, side + step)).count();
    (0..4).filter(first).map(|side| (side, length(side))).collect()
}

/// A line through some points, bent at all but its ends, and bulging a little towards the middle between them.
fn bent(points: &[Point]) -> String {
    let mut parts = Vec::new();
    for (index, window) in points.windows(3).enumerate() {
        let [before, at, after] = [window[0], window[1], window[2]];
        let (from, to) = (towards(at, before, BEND), towards(at, after, BEND));
        if index == 0 {
            parts.push(format!("L{}", write(from)));
        } else {
            let start = towards(before, at, BEND);
            let bulge = ((start.0 + from.0) * 0.44, (start.1 + from.1) * 0.44);
            parts.push(format!("Q{} {}", write(bulge), write(from)));
        }
        parts.push(format!("Q{} {}", write(at), write(to)));
    }
    parts.extend(points.last().map(|last| format!("L{}", write(*last))));
    parts.concat()
}

/// The border of an area against the rest of the tile, from the end of its last side back to the beginning.
fn border(first: usize, length: usize) -> String {
    let mut points = vec![corner(first + length)];
    points.extend((0..=length).rev().map(|step| inner(first + step)));
    points.push(corner(first));
    bent(&points)
}

/// A bent line without the straight ways from and to its ends.
fn bends(path: &str) -> String {
    let start = path.find('Q').map_or("", |at| &path[1..at]);
    let body = path.find('Q').zip(path.rfind('L')).map_or("", |(from, to)| &path[from..to]);
    format!("M{start}{body}")
}

/// A rounded square around the middle.
fn ring() -> String {
    let points: Vec<Point> = (0..6).rev().map(inner).collect();
    format!("{}Z", bends(&bent(&points)))
}

/// The border between an area and the middle.
fn shore(bits: u8) -> String {
    if bits == 15 {
        return ring();
    }
    runs(bits).into_iter().map(|(first, length)| bends(&border(first, length))).collect()
}

/// The border between two neighbouring sides, from their corner inwards.
fn seam(index: usize) -> String {
    format!("M{}L{}", write(corner(index)), write(towards(inner(index), corner(index), BEND)))
}

/// The shape of an area that touches these sides and not the middle.
fn shape(bits: u8) -> String {
    if bits == 15 {
        return format!("M-50-50H50V50H-50Z{}", ring());
    }
    let area = |(first, length): (usize, usize)| {
        let outer: Vec<String> = (0..=length).map(|step| write(corner(first + step))).collect();
        format!("M{}{}Z", outer.join("L"), border(first, length))
    };
    runs(bits).into_iter().map(area).collect()
}

/// The inner border of an area that touches these sides and not the middle.
fn edge(bits: u8) -> String {
    if bits == 15 {
        return ring();
    }
    let line = |(first, length): (usize, usize)| {
        format!("M{}{}", write(corner(first + length)), border(first, length))
    };
    runs(bits).into_iter().map(line).collect()
}

/// A road that reaches these sides.
fn road(bits: u8) -> String {
    let gates: Vec<Direction> = Direction::ALL.into_iter().filter(|side| has(bits, side.index())).collect();
    let bow = |from: Direction, to: Direction| {
        let (one, other) = (gate(from), gate(to));
        let near = |(x, y): Point| (x * 0.42, y * 0.42);
        format!("M{}C{} {} {}", write(one), write(near(one)), write(near(other)), write(other))
    };
    match gates[..] {
        [one] => {
            let (x, y) = gate(one);
            // It ends in a small round place.
            format!("M{}L0 0m-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0", write((x, y)))
        }
        [one, other] if (other.index() - one.index()) % 2 == 1 => bow(one, other),
        [one, other] => format!(
            "M{}C{}",
            write(gate(one)),
            match one {
                Direction::North => format!("6-18-6 18 {}", write(gate(other))),
                _ => format!("18-6-18 6 {}", write(gate(other))),
            }
        ),
        _ => gates.iter().map(|side| format!("M{}L0 0", write(gate(*side)))).collect::<Vec<_>>().concat(),
    }
}

/// Points along a road, to keep things off it.
pub(super) fn along(sides: Sides) -> Vec<Point> {
    let gates: Vec<Point> = sides.iter().map(gate).collect();
    let adjacent = match sides.iter().collect::<Vec<_>>()[..] {
        [one, other] => (other.index() - one.index()) % 2 == 1,
        _ => false,
    };
    let mut points = Vec::new();
    for step in 0..=8_u8 {
        let share = f32::from(step) / 8.0;
        if adjacent {
            let (a, d) = (gates[0], gates[1]);
            let (b, c) = ((a.0 * 0.42, a.1 * 0.42), (d.0 * 0.42, d.1 * 0.42));
            let rest = 1.0 - share;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                rest.powi(3) * a
                    + 3.0 * rest * rest * share * b
                    + 3.0 * rest * share * share * c
                    + share.powi(3) * d
            };
            points.push((mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1)));
        } else {
            points.extend(gates.iter().map(|(x, y)| (x * share, y * share)));
        }
    }
    points
}

/// All shapes, once per page: `sk-a` areas, `sk-e` their borders, `sk-i` those towards the middle and `sk-r` roads,
/// each with the number of its sides; `sk-d` borders from the corners inwards.
pub(super) fn shapes() -> Markup {
    html! {
        path id="sk-a0" d="M-50-50H50V50H-50Z" {}
        @for index in 0..4 { path id={ "sk-d" (index) } d=(seam(index)) {} }
        @for bits in 1..16 {
            path id={ "sk-i" (bits) } d=(shore(bits)) {}
            path id={ "sk-a" (bits) } d=(shape(bits)) fill-rule="evenodd" {}
            path id={ "sk-e" (bits) } d=(edge(bits)) {}
            g id={ "sk-r" (bits) } {
                path .sk-road-bed d=(road(bits)) {}
                path .sk-road d=(road(bits)) {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_that_hang_together_are_one_shape() {
        assert_eq!(runs(0b0001), [(0, 1)]);
        assert_eq!(runs(0b1001), [(3, 2)]);
        assert_eq!(runs(0b0101), [(0, 1), (2, 1)]);
        assert_eq!(runs(0b1110), [(1, 3)]);
        assert_eq!(runs(0b1111), [(0, 4)]);
        assert_eq!(shape(0b0101).matches('Z').count(), 2);
    }

    #[test]
    fn every_shape_is_drawn_with_numbers() {
        for bits in 1..16 {
            for path in [shape(bits), edge(bits), shore(bits), road(bits)] {
                assert!(path.starts_with('M') && !path.contains("NaN") && path.len() < 400, "{bits}: {path}");
            }
        }
    }
}
