//! The last moves, drawn as dotted trails along the ways that were walked.

use std::collections::{BTreeMap, VecDeque};

use game_dolmengoetter::{Board, Fact, Place, PlaceSet, Seen, View};
use kernel::Seat;
use maud::{Markup, html};

use super::ground::spot;

/// A move of a druid.
struct Move {
    seat: Seat,
    from: Place,
    to: Place,
    walks: bool,
}

fn moved(seen: &Seen) -> Option<Move> {
    match *seen {
        Fact::Wandered { seat, from, to } => Some(Move { seat, from, to, walks: true }),
        Fact::Flew { seat, from, to } => Some(Move { seat, from, to, walks: false }),
        _ => None,
    }
}

/// What the others have moved since the viewer decided; for whoever only watches, the last move of all.
pub(super) fn trails(view: &View, me: Option<Seat>, fresh: &[Seen], past: &[Seen]) -> Markup {
    let mut moves: Vec<Move> =
        fresh.iter().filter_map(moved).filter(|moved| Some(moved.seat) != me).collect();
    if moves.is_empty() {
        moves.extend(past.iter().rev().find_map(moved));
    }
    html! {
        g .dg-last {
            @for moved in &moves {
                path stroke=(view.config.colour(moved.seat).hex.as_str()) d=(line(view, moved)) {}
            }
        }
    }
}

fn line(view: &View, moved: &Move) -> String {
    let board = view.config.board;
    let ((x, y), (to_x, to_y)) = (spot(board, moved.from), spot(board, moved.to));
    if !moved.walks {
        // A flight is an arc that bends upwards.
        return format!("M{x} {y}Q{} {} {to_x} {to_y}", x.midpoint(to_x), y.min(to_y) - 60);
    }
    let mut line = format!("M{x} {y}");
    for (from, to) in way(board, view.common.all_druids(), moved.from, moved.to) {
        let (x, y) = spot(board, to);
        // A rune leads off one border and in at another.
        let letter = if board.spots[from.index()].adjacent.contains(to) { 'L' } else { 'M' };
        line.extend([format!("{letter}{x} {y}")]);
    }
    line
}

/// The shortest way over druids, step by step.
fn way(board: &Board, druids: PlaceSet, from: Place, to: Place) -> Vec<(Place, Place)> {
    let mut came: BTreeMap<Place, Place> = BTreeMap::new();
    let mut open = VecDeque::from([from]);
    while let Some(at) = open.pop_front() {
        if at != from && !druids.contains(at) || came.contains_key(&to) {
            continue;
        }
        for next in board.neighbours[at.index()].iter() {
            if next != from && !came.contains_key(&next) {
                came.insert(next, at);
                open.push_back(next);
            }
        }
    }
    let mut steps = Vec::new();
    let mut at = to;
    while let Some(before) = came.get(&at) {
        steps.push((*before, at));
        at = *before;
    }
    steps.reverse();
    steps
}
