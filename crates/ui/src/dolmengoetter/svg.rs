//! The board as SVG, any board: ground, circles with their stacks, places, pieces.
//!
//! One unit is a tenth of the unit of the board file, so an edge is 100 long. Layers from below: ground, circles,
//! trails, places (which are touched), pieces (which glide).

use std::sync::LazyLock;

use game_dolmengoetter::{CircleId, Dolmen, Phase, Place};
use game_dolmengoetter::{Fact, Kind, PlaceSet, Seen, Status, Value, View, status};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::ground::{Field, Ground, spot, tenth};
use super::keys::{Key, Piece};
use super::sentences::Sentences;
use super::symbols::mark;
use crate::Language;
use crate::memo::Memo;
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

/// What a free place depends on: its board, its number, the language, and whether it can be touched.
type FreePlace = (usize, Place, Language, bool);

/// Free places as they were drawn: most places are free, and stay so. A board is known by where it is: data stay for as
/// long as the program runs.
static FREE: LazyLock<Memo<FreePlace>> = LazyLock::new(Memo::new);

impl Drawing<'_> {
    fn colour(&self, seat: Seat) -> &'static str {
        &self.view.config.colour(seat).hex
    }

    fn ground(&self) -> &'static Ground {
        Ground::of(self.view.config.data, self.view.config.board)
    }

    fn spot(&self, place: Place) -> (i32, i32) {
        spot(self.view.config.board, place)
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
        let taken = self.taken();
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
                path .dg-trails d=(PreEscaped(&self.ground().trails)) {}
                g .dg-places { @for place in board.places() { (self.place(place, taken)) } }
                g .dg-stacks { @for circle in board.circle_ids() { (self.stack(circle)) } }
                g .dg-pieces { (self.pieces()) }
            }
        }
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
        let Field { outline, rise } = self.ground().field(id);
        html! {
            g .dg-circle .{ "s" (circle.outline.len()) } .scored[scored] .due[due] data-spot=[self.is_live().then(|| format!("circle:{}", circle.name))] {
                path .dg-field d=(PreEscaped(outline)) stroke=[leader] .led[leader.is_some()] {}
                text .dg-name x=(x) y=(y - rise) { (circle.name) }
                @for (seat, aside) in ahead.iter().zip((x + 24..).step_by(15)) {
                    use .dg-ahead href=(mark(*seat)) fill=(self.colour(*seat))
                        transform={ "translate(" (aside) " " (y - rise - 6) ")scale(.62)" } {}
                }
            }
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

    fn is_lit(&self, key: Key) -> bool {
        matches!(self.mode, Mode::Live { lit, .. } if lit.contains(&key))
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

    fn place(&self, place: Place, taken: PlaceSet) -> Markup {
        let Mode::Live { sentences, .. } = &self.mode else { return self.still_place(place, taken) };
        let (key, board) = (self.key(place), self.view.config.board);
        if taken.contains(place) || key == Key::Stone {
            return self.live_place(place, taken, sentences);
        }
        let free = (core::ptr::from_ref(board).addr(), place, sentences.texts.language(), self.is_lit(key));
        let drawn = FREE.text(&free, || self.live_place(place, taken, sentences).into_string());
        PreEscaped(drawn.as_ref().to_owned())
    }

    fn still_place(&self, place: Place, taken: PlaceSet) -> Markup {
        let (x, y) = self.spot(place);
        html! { g transform={ "translate(" (x) " " (y) ")" } { (self.on_place(place, taken)) } }
    }

    /// What is printed at a place, as far as it can be seen.
    fn on_place(&self, place: Place, taken: PlaceSet) -> Markup {
        html! {
            (PreEscaped(self.ground().rune(place)))
            @if !taken.contains(place) {
                use href="#dg-place" {}
                @if !matches!(self.mode, Mode::Picture) {
                    text .dg-number y="7" { (place) }
                }
            }
        }
    }

    fn live_place(&self, place: Place, taken: PlaceSet, sentences: &Sentences<'_>) -> Markup {
        let (x, y) = self.spot(place);
        let rune = self.view.config.board.spots[place.index()].rune.as_deref();
        let key = self.key(place);
        let lit = self.is_lit(key);
        let ghost = (key == Key::Stone).then(|| self.colour(self.view.common.active));
        html! {
            g .p .lit[lit] transform={ "translate(" (x) " " (y) ")" } data-key=(key) data-rune=[rune]
                aria-label=(self.place_label(sentences, place)) role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
                circle .hit r="46" {}
                circle .ring r=(if taken.contains(place) { 35 } else { 27 }) {}
                (self.on_place(place, taken))
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
