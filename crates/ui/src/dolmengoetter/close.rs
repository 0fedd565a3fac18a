//! Positions seen from near, side by side: the section of the board in which something changes, with a ring around it.

use game_dolmengoetter::{CircleId, Place, View};
use kernel::Seat;
use maud::{Markup, html};

use super::ground::{spot, tenth};
use super::svg::{Drawing, Mode};

/// How much of the board is seen around what is looked at.
const AROUND: i32 = 70;
/// No section is narrower.
const NARROWEST: i32 = 520;
/// How wide a section is for its height: both in these parts.
const SHAPE: [i32; 2] = [10, 9];

/// The pictures of positions on one board, all of the same section.
pub(super) fn pictures(views: &[View]) -> Vec<Markup> {
    let changed = changed(views);
    let window = section(views, &changed);
    let drawing = |view| Drawing { view, mode: Mode::Still, past: &[], news: &[] };
    views.iter().map(|view| drawing(view).near(window, &rings(view, &changed))).collect()
}

/// What stands on a place: whose, and in which posture.
fn occupant(view: &View, place: Place) -> Option<(Seat, bool, bool)> {
    let common = &view.common;
    let lies = common.lying.contains(place);
    Seat::first(view.config.seats).find_map(|seat| {
        let (druid, stone) = (common.druids[seat].contains(place), common.stones[seat].contains(place));
        (druid || stone).then_some((seat, druid, druid && lies))
    })
}

fn differ<T: PartialEq>(views: &[View], told: impl Fn(&View) -> T) -> bool {
    views.windows(2).any(|pair| told(&pair[0]) != told(&pair[1]))
}

/// The places on which something changes.
fn changed(views: &[View]) -> Vec<Place> {
    let Some(first) = views.first() else { return Vec::new() };
    first.config.board.places().filter(|place| differ(views, |view| occupant(view, *place))).collect()
}

/// What is to be seen: where something changes with the circles around it; without changes, wherever something stands.
fn section(views: &[View], changed: &[Place]) -> [i32; 4] {
    let Some(first) = views.first() else { return [0; 4] };
    let board = first.config.board;
    let whole = board.view_box.map(tenth);
    let mut circles: Vec<CircleId> = board
        .circle_ids()
        .filter(|circle| {
            let stack = |view: &View| view.stack(*circle).map(|(dolmen, _)| dolmen).collect::<Vec<_>>();
            differ(views, |view| (stack(view), view.common.scored.contains(*circle)))
        })
        .collect();
    circles.extend(changed.iter().flat_map(|place| board.circles_at[place.index()].iter().copied()));
    let mut places: Vec<Place> = changed.to_vec();
    places.extend(circles.iter().flat_map(|circle| board.circle(*circle).places.iter()));
    if places.is_empty() {
        places.extend(board.places().filter(|place| occupant(first, *place).is_some()));
    }
    let spots: Vec<(i32, i32)> = places.iter().map(|place| spot(board, *place)).collect();
    let (Some(left), Some(right)) = (spots.iter().map(|at| at.0).min(), spots.iter().map(|at| at.0).max())
    else {
        return whole;
    };
    let (Some(top), Some(bottom)) = (spots.iter().map(|at| at.1).min(), spots.iter().map(|at| at.1).max())
    else {
        return whole;
    };
    let [wide, high] = SHAPE;
    let width = (right - left + 2 * AROUND).max((bottom - top + 2 * AROUND) * wide / high).max(NARROWEST);
    if width >= whole[2] {
        return whole;
    }
    let height = (width * high / wide).min(whole[3]);
    let within = |middle: i32, size: i32, from: i32, length: i32| {
        (middle - size / 2).clamp(from, from + length - size)
    };
    [
        within(i32::midpoint(left, right), width, whole[0], whole[2]),
        within(i32::midpoint(top, bottom), height, whole[1], whole[3]),
        width,
        height,
    ]
}

/// A ring around each place that changes.
fn rings(view: &View, changed: &[Place]) -> Markup {
    html! {
        g .dg-shown {
            @for place in changed {
                @let (x, y) = spot(view.config.board, *place);
                circle cx=(x) cy=(y) r="40" {}
            }
        }
    }
}
