//! The board as SVG, any board: ground, circles with their stacks, places, pieces.
//!
//! One unit is a tenth of the unit of the board file, so an edge is 100 long. Layers from below: ground, circles,
//! trails, places (which are touched), pieces (which glide).

use game_dolmengoetter::{Circle, CircleId, Dolmen, Phase, Place};
use game_dolmengoetter::{Fact, Kind, PlaceSet, Seen, Status, Value, View, status};
use kernel::Seat;
use maud::{Markup, html};

use super::keys::{Key, Piece};
use super::runes::strokes;
use super::sentences::Sentences;
use super::symbols::mark;
use crate::room::{Noted, ink};

/// How a board is drawn.
pub(super) enum Mode<'a> {
    /// To be touched and listened to.
    Live {
        /// For the names of things.
        sentences: &'a Sentences<'a>,
        /// What can be touched first.
        lit: &'a [Key],
        /// The pieces that have just changed.
        fresh: &'a [Piece],
        /// Where the pieces are noted that are drawn.
        drawn: &'a Noted<Piece>,
    },
    /// To be looked at, with the numbers of the places.
    Still,
    /// To be looked at from afar.
    Picture,
}

/// A board in the making.
pub(super) struct Drawing<'a> {
    pub(super) view: &'a View,
    pub(super) mode: Mode<'a>,
    /// What happened so far: tells what scored circles held.
    pub(super) past: &'a [Seen],
}

/// How far apart the slabs of a stack lie.
const LEVEL: usize = 25;

/// A dolmen as it is drawn in a circle.
enum Slab {
    /// Face down; the value is known to some.
    Lies { dolmen: Dolmen, value: Option<Value>, factor: u8 },
    /// It was turned over and brought points.
    Scored { dolmen: Dolmen, value: Value, points: u16 },
    /// One may be built here.
    Due { seat: Seat },
}

fn tenth(number: i32) -> i32 {
    number.div_euclid(10)
}

impl Drawing<'_> {
    fn colour(&self, seat: Seat) -> &'static str {
        &self.view.config.colour(seat).hex
    }

    fn spot(&self, place: Place) -> (i32, i32) {
        let spot = &self.view.config.board.spots[place.index()];
        (tenth(spot.x), tenth(spot.y))
    }

    /// The whole board.
    pub(super) fn svg(&self) -> Markup {
        self.window(self.view.config.board.view_box.map(tenth))
    }

    /// A part of the board that fills whatever room it is given.
    pub(super) fn detail(&self) -> Markup {
        let [left, top, width, height] = self.view.config.board.view_box.map(tenth);
        self.window([left + width / 12, top + height / 8, width * 7 / 12, height * 7 / 12])
    }

    fn window(&self, window: [i32; 4]) -> Markup {
        let board = self.view.config.board;
        let [left, top, width, height] = board.view_box.map(tenth);
        let part = (window != [left, top, width, height]).then_some("xMidYMid slice");
        let shown = window.map(|number| number.to_string()).join(" ");
        let label = match &self.mode {
            Mode::Live { sentences, .. } => Some(sentences.texts.say("room-dolmengoetter-board", &[])),
            Mode::Still | Mode::Picture => None,
        };
        html! {
            svg .board .dg .still[label.is_none()] viewBox=(shown) preserveAspectRatio=[part]
                role=(if label.is_some() { "group" } else { "img" }) aria-label=[label] {
                rect .dg-ground x=(left) y=(top) width=(width) height=(height) rx="40" {}
                rect .dg-light x=(left) y=(top) width=(width) height=(height) rx="40" {}
                rect .dg-grass x=(left) y=(top) width=(width) height=(height) rx="40" {}
                g .dg-circles { @for circle in board.circle_ids() { (self.circle(circle)) } }
                path .dg-trails d=(self.trails()) {}
                g .dg-places { @for place in board.places() { (self.place(place)) } }
                g .dg-stacks { @for circle in board.circle_ids() { (self.stack(circle)) } }
                g .dg-pieces { (self.pieces()) }
            }
        }
    }

    fn trails(&self) -> String {
        let board = self.view.config.board;
        let mut path = String::new();
        for place in board.places() {
            let (x, y) = self.spot(place);
            for other in board.spots[place.index()].adjacent.iter().filter(|other| *other > place) {
                let (to_x, to_y) = self.spot(other);
                path.extend([format!("M{x} {y}L{to_x} {to_y}")]);
            }
        }
        path
    }

    /// A soft polygon a little inside the circle's places.
    fn outline(&self, circle: &Circle) -> String {
        let middle = (f64::from(circle.x) / 10.0, f64::from(circle.y) / 10.0);
        let corners: Vec<(f64, f64)> = circle
            .outline
            .iter()
            .map(|place| {
                let (x, y) = self.spot(*place);
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

    /// Who is ahead in a circle: nobody, one, or several who are level.
    fn ahead(&self, circle: CircleId) -> Vec<Seat> {
        let config = &self.view.config;
        let counts = self.view.common.counts(config.board.circle(circle).places);
        match status(&config.data.rules, &counts) {
            Status::Open => Vec::new(),
            Status::Lead(seat) => vec![seat],
            Status::Tie(seats) => seats.iter().collect(),
        }
    }

    fn circle(&self, id: CircleId) -> Markup {
        let circle = self.view.config.board.circle(id);
        let scored = self.view.common.scored.contains(id);
        let ahead = if scored { Vec::new() } else { self.ahead(id) };
        let leader = if let [leader] = ahead[..] { Some(self.colour(leader)) } else { None };
        let due = self.view.common.pending.iter().any(|right| right.circle == id);
        let (x, y) = (tenth(circle.x), tenth(circle.y));
        let rise = self.rise(circle);
        html! {
            g .dg-circle .{ "s" (circle.outline.len()) } .scored[scored] .due[due] data-spot=[self.is_live().then(|| format!("circle:{}", circle.name))] {
                path .dg-field d=(self.outline(circle)) stroke=[leader] .led[leader.is_some()] {}
                text .dg-name x=(x) y=(y - rise) { (circle.name) }
                @for (seat, aside) in ahead.iter().zip((x + 24..).step_by(15)) {
                    use .dg-ahead href=(mark(*seat)) fill=(self.colour(*seat))
                        transform={ "translate(" (aside) " " (y - rise - 6) ")scale(.62)" } {}
                }
            }
        }
    }

    /// How far above its middle the name of a circle stands.
    fn rise(&self, circle: &Circle) -> i32 {
        let across = circle.outline.iter().map(|place| {
            let (x, y) = self.spot(*place);
            let (x, y) = (x - tenth(circle.x), y - tenth(circle.y));
            f64::from(x * x + y * y).sqrt() as i32
        });
        let radius = across.max().unwrap_or(70);
        match circle.outline.len() {
            ..=4 => radius * 44 / 100,
            _ => radius * 62 / 100,
        }
    }

    fn slabs(&self, id: CircleId) -> Vec<Slab> {
        let factors = &self.view.config.board.circle(id).factors;
        let lying = self.view.stack(id).zip(factors.iter());
        let mut slabs: Vec<Slab> =
            lying.map(|((dolmen, value), factor)| Slab::Lies { dolmen, value, factor: *factor }).collect();
        if slabs.is_empty() {
            slabs.extend(self.past.iter().filter_map(|seen| match *seen {
                Fact::DolmenScored { circle, dolmen, value, points, .. } if circle == id => {
                    Some(Slab::Scored { dolmen, value, points })
                }
                _ => None,
            }));
        }
        for right in self.view.common.pending.iter().filter(|right| right.circle == id) {
            match right.kind {
                Kind::Majority => slabs.insert(0, Slab::Due { seat: right.seat }),
                Kind::Tie => slabs.push(Slab::Due { seat: right.seat }),
            }
        }
        slabs
    }

    fn stack(&self, id: CircleId) -> Markup {
        let circle = self.view.config.board.circle(id);
        let slabs = self.slabs(id);
        let (x, y) = (tenth(circle.x), tenth(circle.y));
        if slabs.is_empty() {
            let factor = circle.factors.first().copied().unwrap_or(0);
            let scored = self.view.common.scored.contains(id);
            return html! {
                text .dg-factor .done[scored] x=(x) y=(y + 12) { @if scored { "✓" } @else { "×" (factor) } }
            };
        }
        let stacked: Vec<(&Slab, i32)> = slabs.iter().zip((0..).step_by(LEVEL)).collect();
        let height = stacked.last().map_or(0, |(_, deep)| *deep);
        // A small circle has its name where the stack would be; that goes down a little.
        let top = y - height / 2 + if circle.outline.len() <= 4 { 4 } else { 0 };
        html! {
            // From below, so that the topmost lies on the others.
            @for (slab, deep) in stacked.iter().rev() {
                (self.slab(slab, x - 9, top + deep))
            }
        }
    }

    fn slab(&self, slab: &Slab, x: i32, y: i32) -> Markup {
        let at = format!("translate({x} {y})");
        let owner = match slab {
            Slab::Lies { dolmen, .. } | Slab::Scored { dolmen, .. } => dolmen.owner(),
            Slab::Due { seat } => *seat,
        };
        let colour = self.colour(owner);
        let (piece, value, told) = match slab {
            Slab::Lies { dolmen, value, factor } => {
                (Some(Piece::Dolmen(*dolmen)), *value, format!("×{factor}"))
            }
            Slab::Scored { value, points, .. } => (None, Some(*value), format!("+{points}")),
            Slab::Due { .. } => (None, None, String::new()),
        };
        let fresh = piece.is_some_and(|piece| self.is_fresh(piece));
        let class = match slab {
            Slab::Lies { .. } => "dg-slab",
            Slab::Scored { .. } => "dg-slab spent",
            Slab::Due { .. } => "dg-slab open",
        };
        html! {
            g .(class) .fresh[fresh] transform=(at) {
                g data-piece=[piece.and_then(|piece| self.drawn(piece))] color=(colour) {
                    use href="#dg-dolmen" {}
                    use href=(mark(owner)) fill=(ink(colour)) transform="translate(-13 0)scale(.72)" {}
                    @if let Some(value) = value {
                        text .dg-value x="9" y="8" fill=(ink(colour)) { (value.points()) }
                    }
                }
                text .dg-times x="29" y="6" { (told) }
            }
        }
    }

    fn is_live(&self) -> bool {
        matches!(self.mode, Mode::Live { .. })
    }

    /// A piece that is drawn now, unless the board is only looked at.
    fn drawn(&self, piece: Piece) -> Option<Piece> {
        match self.mode {
            Mode::Live { drawn, .. } => Some(drawn.note(piece)),
            Mode::Still | Mode::Picture => None,
        }
    }

    fn is_fresh(&self, piece: Piece) -> bool {
        matches!(self.mode, Mode::Live { fresh, .. } if fresh.contains(&piece))
    }

    /// What one touches at a place.
    fn key(&self, place: Place) -> Key {
        let common = &self.view.common;
        match common.phase {
            Phase::Stone { left } if left == place => Key::Stone,
            _ if common.all_druids().contains(place) => Key::Druid(place),
            _ => Key::Place(place),
        }
    }

    fn place(&self, place: Place) -> Markup {
        let (x, y) = self.spot(place);
        let spot = &self.view.config.board.spots[place.index()];
        let free = !self.taken().contains(place);
        let inside = html! {
            @if let Some(rune) = &spot.rune { (self.rune(place, rune)) }
            @if free {
                use href="#dg-place" {}
                @if !matches!(self.mode, Mode::Picture) {
                    text .dg-number y="7" { (place) }
                }
            }
        };
        let at = format!("translate({x} {y})");
        let Mode::Live { sentences, lit, .. } = &self.mode else {
            return html! { g transform=(at) { (inside) } };
        };
        let key = self.key(place);
        let lit = lit.contains(&key);
        let label = self.place_label(sentences, place);
        let ghost = match self.view.common.phase {
            Phase::Stone { left } if left == place => Some(self.colour(self.view.common.active)),
            _ => None,
        };
        html! {
            g .p .lit[lit] transform=(at) data-key=(key) data-rune=[spot.rune.as_deref()] aria-label=(label)
                role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
                circle .hit r="46" {}
                circle .ring r=(if free { 27 } else { 35 }) {}
                (inside)
                @if let Some(colour) = ghost {
                    g color=(colour) { use href="#dg-ghost" {} }
                }
            }
        }
    }

    fn taken(&self) -> PlaceSet {
        self.view.common.all_stones().or(self.view.common.all_druids())
    }

    fn owner(&self, of: impl Fn(Seat) -> PlaceSet, place: Place) -> Option<Seat> {
        Seat::first(self.view.config.seats).find(|seat| of(*seat).contains(place))
    }

    fn place_label(&self, sentences: &Sentences<'_>, place: Place) -> String {
        let common = &self.view.common;
        let number = ("place", place.number().into());
        if let Some(seat) = self.owner(|seat| common.druids[seat], place) {
            let id = if common.lying.contains(place) {
                "room-dolmengoetter-lying"
            } else {
                "room-dolmengoetter-standing"
            };
            return sentences.about(id, seat, &[number]);
        }
        match self.owner(|seat| common.stones[seat], place) {
            Some(seat) => sentences.about("room-dolmengoetter-stone", seat, &[number]),
            None => sentences.texts.say("room-dolmengoetter-free", &[number]),
        }
    }

    /// The rune beside a border place, away from the middle of the board.
    fn rune(&self, place: Place, id: &str) -> Markup {
        let (x, y) = self.spot(place);
        let [left, top, width, height] = self.view.config.board.view_box.map(tenth);
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
        let rune = self.view.config.data.runes.iter().find(|rune| rune.id == id);
        let glyph = rune.map_or(id, |rune| rune.glyph.as_str());
        html! {
            @match strokes(glyph) {
                Some(strokes) => path .dg-rune transform=(at) d=(strokes) {},
                None => text .dg-rune-letter transform=(at) y="8" { (glyph) },
            }
        }
    }

    fn pieces(&self) -> Markup {
        let common = &self.view.common;
        let seats = Seat::first(self.view.config.seats);
        let mut all: Vec<(i32, i32, Seat, Place, &str)> = Vec::new();
        for seat in seats {
            for place in common.stones[seat].iter() {
                let (x, y) = self.spot(place);
                all.push((y, x, seat, place, "stone"));
            }
            for place in common.druids[seat].iter() {
                let (x, y) = self.spot(place);
                let kind = if common.lying.contains(place) { "lying" } else { "druid" };
                all.push((y, x, seat, place, kind));
            }
        }
        // What stands further down stands in front.
        all.sort_unstable();
        html! {
            @for (y, x, seat, place, kind) in all { (self.piece((x, y), seat, place, kind)) }
        }
    }

    fn piece(&self, (x, y): (i32, i32), seat: Seat, place: Place, kind: &str) -> Markup {
        let piece = match kind {
            "stone" => Piece::Stone(seat, place),
            _ => Piece::Druid(seat, place),
        };
        let colour = self.colour(seat);
        let fresh = self.is_fresh(piece);
        let mark_at = match kind {
            "stone" => "translate(1 1)scale(1.1)",
            "lying" => "translate(7 2)scale(.85)",
            _ => "translate(0 4)scale(.95)",
        };
        html! {
            g .fresh[fresh] transform={ "translate(" (x) " " (y) ")" } {
                @if fresh { circle .halo r="36" {} }
                g data-piece=[self.drawn(piece)] color=(colour) {
                    use href={ "#dg-" (kind) } {}
                    use href=(mark(seat)) fill=(ink(colour)) transform=(mark_at) {}
                }
            }
        }
    }
}
