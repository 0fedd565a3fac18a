//! The board as SVG, any board: ground, circles with their stacks, places, pieces.
//!
//! One unit is a tenth of the unit of the board file, so an edge is 100 long. Layers from below: ground, circles,
//! trails, places (which are touched), pieces (which glide).

use std::sync::{Arc, LazyLock};

use game_dolmengoetter::{CircleId, Dolmen, Phase, Place};
use game_dolmengoetter::{Fact, Kind, PlaceSet, Seen, Status, Value, View, status};
use kernel::{MAX_SEATS, Seat};
use maud::{Markup, PreEscaped, html};

use super::ground::{Field, Ground, spot, tenth, times};
use super::keys::{Key, Piece};
use super::preview::{druids_of, looker};
use super::sentences::Sentences;
use super::symbols::mark;
use super::trail::trails;
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
    /// What of it the viewer has not seen yet.
    pub(super) news: &'a [Seen],
}

/// How far apart the slabs of a stack lie.
const LEVEL: usize = 25;

/// A dolmen as it is drawn in a circle.
pub(super) enum Slab {
    /// Face down; the value is known to some.
    Lies { dolmen: Dolmen, value: Option<Value>, factor: u8 },
    /// It was turned over and brought points.
    Scored { dolmen: Dolmen, value: Value, points: u16 },
    /// One may be built here.
    Due { seat: Seat, factor: u8 },
}

/// What the drawing of a circle depends on.
type CircleKey = (usize, CircleId, [bool; 2], [Option<&'static str>; MAX_SEATS]);

/// What the drawing of a place depends on.
type PlaceKey = (usize, Place, Language, bool, Option<Occupant>, Option<usize>);

/// What is drawn the same as long as it depends on the same, at any table: places, circles and pieces. A board is known by
/// where it is: data stay for as long as the program runs.
struct Kept {
    places: Memo<PlaceKey>,
    circles: Memo<CircleKey>,
    pieces: Memo<(usize, Piece, [bool; 2], &'static str)>,
}

static KEPT: LazyLock<Kept> =
    LazyLock::new(|| Kept { places: Memo::new(), circles: Memo::new(), pieces: Memo::new() });

/// What stands on a place, as far as words about it depend on it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Occupant {
    kind: Standing,
    /// Is it the reader's?
    own: bool,
    /// What its owner is called.
    owner: String,
}

/// What stands somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Standing {
    Stone,
    Druid,
    LyingDruid,
}

impl Standing {
    /// The symbol that shows it, and where its mark is.
    fn symbol(self) -> (&'static str, &'static str) {
        match self {
            Standing::Stone => ("#dg-stone", "translate(1 1)scale(1.1)"),
            Standing::Druid => ("#dg-druid", "translate(0 4)scale(.95)"),
            Standing::LyingDruid => ("#dg-lying", "translate(7 2)scale(.85)"),
        }
    }
}

impl Drawing<'_> {
    pub(super) fn colour(&self, seat: Seat) -> &'static str {
        &self.view.config.colour(seat).hex
    }

    /// What the board is known by.
    fn board(&self) -> usize {
        core::ptr::from_ref(self.view.config.board).addr()
    }

    pub(super) fn ground(&self) -> &'static Ground {
        Ground::of(self.view.config.data, self.view.config.board)
    }

    pub(super) fn spot(&self, place: Place) -> (i32, i32) {
        spot(self.view.config.board, place)
    }

    /// The whole board.
    pub(super) fn svg(&self) -> Markup {
        self.window(self.view.config.board.view_box.map(tenth), &Markup::default())
    }

    /// A part of the board that fills whatever room it is given.
    pub(super) fn detail(&self) -> Markup {
        let [left, top, width, height] = self.view.config.board.view_box.map(tenth);
        let window = [left + width / 12, top + height / 8, width * 7 / 12, height * 7 / 12];
        self.window(window, &Markup::default())
    }

    /// A part of the board with something drawn on it.
    pub(super) fn near(&self, window: [i32; 4], above: &Markup) -> Markup {
        self.window(window, above)
    }

    fn window(&self, window: [i32; 4], above: &Markup) -> Markup {
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
            svg .board .dg .still[label.is_none()] .many[self.view.common.phase == Phase::Setup]
                data-enough[self.touches_suffice()] data-circles=[label.is_some().then(|| self.ground().corners.as_str())] viewBox=(shown) preserveAspectRatio=[part]
                role=(if label.is_some() { "group" } else { "img" }) aria-label=[label] {
                rect .dg-ground x=(left) y=(top) width=(width) height=(height) rx="40" {}
                rect .dg-light x=(left) y=(top) width=(width) height=(height) rx="40" {}
                rect .dg-grass x=(left) y=(top) width=(width) height=(height) rx="40" {}
                g .dg-circles { @for circle in board.circle_ids() { (self.circle(circle)) } }
                path .dg-trails d=(PreEscaped(&self.ground().trails)) {}
                @if self.is_live() { (trails(self.view, self.looker(), self.news, self.past)) }
                g .dg-places { @for place in board.places() { (self.place(place, taken)) } }
                g .dg-stacks { @for circle in board.circle_ids() { (self.stack(circle)) } }
                @if self.is_live() { (self.previews()) }
                g .dg-pieces { (self.pieces()) }
                (above)
                @if self.is_live() { (self.pips()) (self.ghosts()) (self.opened()) }
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

    fn circle(&self, id: CircleId) -> PreEscaped<Arc<str>> {
        let scored = self.view.common.scored.contains(id);
        let due = self.view.common.pending.iter().any(|right| right.circle == id);
        let ahead = if scored { Vec::new() } else { self.ahead(id) };
        let mut colours = [None; MAX_SEATS];
        for seat in &ahead {
            colours[seat.index()] = Some(self.colour(*seat));
        }
        if !self.is_live() {
            return PreEscaped(self.field(id, [scored, due], &ahead).into_string().into());
        }
        let key = (self.board(), id, [scored, due], colours);
        PreEscaped(KEPT.circles.text(&key, || self.field(id, [scored, due], &ahead).into_string()))
    }

    fn field(&self, id: CircleId, [scored, due]: [bool; 2], ahead: &[Seat]) -> Markup {
        let circle = self.view.config.board.circle(id);
        let size = circle.outline.len();
        let Field { outline, .. } = self.ground().field(id);
        html! {
            g .dg-circle .{ "s" (size) } .scored[scored] .due[due] data-spot=[self.is_live().then(|| format!("circle:{}", circle.name))] {
                path .dg-field d=(PreEscaped(outline)) {}
                (self.rims(outline, ahead))
                (self.name(id, ahead))
            }
        }
    }

    /// The edge in the colour of who leads; where several are level, in all their colours by turns.
    fn rims(&self, outline: &str, ahead: &[Seat]) -> Markup {
        let level = ahead.len() > 1;
        html! {
            @if !ahead.is_empty() { path .dg-casing d=(PreEscaped(outline)) {} }
            @for (turn, seat) in ahead.iter().enumerate() {
                path .dg-rim d=(PreEscaped(outline)) stroke=(self.colour(*seat)) pathLength=[level.then_some("240")]
                    stroke-dasharray=[level.then(|| format!("10 {}", 10 * (ahead.len() - 1)))]
                    stroke-dashoffset=[level.then(|| format!("-{}", 10 * turn))] {}
            }
        }
    }

    /// The name of a circle, with the signs of who is ahead beside it, or below it where it is narrow.
    pub(super) fn name(&self, id: CircleId, ahead: &[Seat]) -> Markup {
        let circle = self.view.config.board.circle(id);
        let (x, y) = (tenth(circle.x), tenth(circle.y) - self.ground().field(id).rise);
        let below = circle.outline.len() == 6 && ahead.len() > 1;
        let many = times(ahead.len());
        let name = if below { x } else { x - many * 8 };
        let (first, lower) = if below { (x - (many - 1) * 8, y + 14) } else { (name + 20, y - 5) };
        html! {
            text .dg-name x=(name) y=(y) { (circle.name) }
            @for (seat, aside) in ahead.iter().zip((first..).step_by(16)) {
                use .dg-ahead href=(mark(*seat)) fill=(self.colour(*seat)) transform={ "translate(" (aside) " " (lower) ")scale(.68)" } {}
            }
        }
    }

    /// Is everything that is to be touched on the board, so that no buttons are needed beside it?
    fn touches_suffice(&self) -> bool {
        self.is_live() && !matches!(self.view.common.phase, Phase::Stone { .. })
    }

    pub(super) fn slabs(&self, id: CircleId) -> Vec<Slab> {
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
            self.expect(&mut slabs, id, right.kind, right.seat);
        }
        slabs
    }

    /// One more dolmen in a stack, with what each counts then.
    pub(super) fn expect(&self, slabs: &mut Vec<Slab>, id: CircleId, kind: Kind, seat: Seat) {
        let due = Slab::Due { seat, factor: 0 };
        match kind {
            Kind::Majority => slabs.insert(0, due),
            Kind::Tie => slabs.push(due),
        }
        let factors = &self.view.config.board.circle(id).factors;
        for (slab, counts) in slabs.iter_mut().zip(factors.iter()) {
            if let Slab::Lies { factor, .. } | Slab::Due { factor, .. } = slab {
                *factor = *counts;
            }
        }
    }

    fn stack(&self, id: CircleId) -> Markup {
        let slabs = self.slabs(id);
        if !slabs.is_empty() {
            return self.stacked(id, &slabs);
        }
        let circle = self.view.config.board.circle(id);
        let factor = circle.factors.first().copied().unwrap_or(0);
        let scored = self.view.common.scored.contains(id);
        html! {
            text .dg-factor .done[scored] x=(tenth(circle.x)) y=(tenth(circle.y) + 12) { @if scored { "✓" } @else { "×" (factor) } }
        }
    }

    /// Slabs on top of each other in a circle.
    pub(super) fn stacked(&self, id: CircleId, slabs: &[Slab]) -> Markup {
        let circle = self.view.config.board.circle(id);
        let (x, y) = (tenth(circle.x), tenth(circle.y));
        let stacked: Vec<(&Slab, i32)> = slabs.iter().zip((0..).step_by(LEVEL)).collect();
        let height = stacked.last().map_or(0, |(_, deep)| *deep);
        // A small circle has its name where the stack would be; that goes down a little.
        let top = y - height / 2 + if circle.outline.len() <= 4 { 6 } else { 0 };
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
            Slab::Due { seat, .. } => *seat,
        };
        let colour = self.colour(owner);
        let (piece, value, told) = match slab {
            Slab::Lies { dolmen, value, factor } => {
                (Some(Piece::Dolmen(*dolmen)), *value, format!("×{factor}"))
            }
            Slab::Scored { value, points, .. } => (None, Some(*value), format!("+{points}")),
            Slab::Due { factor, .. } => (None, None, format!("×{factor}")),
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
                    use href=(mark(owner)) fill=(ink(colour)) transform=(if value.is_some() { "translate(-13 0)scale(.72)" } else { "scale(.72)" }) {}
                    @if let Some(value) = value {
                        text .dg-value x="9" y="8" fill=(ink(colour)) { (value.points()) }
                    }
                }
                text .dg-times x="29" y="6" { (told) }
            }
        }
    }

    pub(super) fn is_live(&self) -> bool {
        matches!(self.mode, Mode::Live { .. })
    }

    /// A piece that is drawn now, unless the board is only looked at.
    fn drawn(&self, piece: Piece) -> Option<Piece> {
        match self.mode {
            Mode::Live { drawn, .. } => Some(drawn.note(piece)),
            Mode::Still | Mode::Picture => None,
        }
    }

    pub(super) fn is_lit(&self, key: Key) -> bool {
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

    fn place(&self, place: Place, taken: PlaceSet) -> PreEscaped<Arc<str>> {
        let Mode::Live { sentences, .. } = &self.mode else {
            return PreEscaped(self.still_place(place, taken).into_string().into());
        };
        let key = self.key(place);
        if key == Key::Stone {
            return PreEscaped(self.live_place(place, taken, sentences).into_string().into());
        }
        let occupant = self.occupant(place).map(|(seat, kind)| Occupant {
            kind,
            own: sentences.names.is_you(seat),
            owner: sentences.names.of(seat).to_owned(),
        });
        let own = self.slot(place);
        let kept = (self.board(), place, sentences.texts.language(), self.is_lit(key), occupant, own);
        PreEscaped(KEPT.places.text(&kept, || self.live_place(place, taken, sentences).into_string()))
    }

    /// Which of the viewer's druids stands there.
    fn slot(&self, place: Place) -> Option<usize> {
        druids_of(self.view, self.looker()?).iter().position(|druid| *druid == place)
    }

    /// Who looks on, if it is a player at a live board.
    pub(super) fn looker(&self) -> Option<Seat> {
        match &self.mode {
            Mode::Live { sentences, .. } => looker(sentences.names, self.view),
            Mode::Still | Mode::Picture => None,
        }
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
                    text .dg-number y="5" { (place) }
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
            g .p .{ (self.kind(place)) } .lit[lit] transform={ "translate(" (x) " " (y) ")" } data-key=(key) data-spot={ "place:" (place) } data-rune=[rune]
                aria-label=(self.place_label(sentences, place)) role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
                circle .hit r="46" {}
                @if taken.contains(place) {
                    ellipse .foot cx="1" cy="14" rx="38" ry="18" {}
                } @else {
                    circle .ring r="30" {}
                }
                (self.on_place(place, taken))
                @if let Some(colour) = ghost {
                    g color=(colour) { use href="#dg-ghost" {} }
                }
            }
        }
    }

    /// What is at a place, for the style sheet: which of the viewer's druids, whether it lies.
    fn kind(&self, place: Place) -> String {
        let lies = if self.view.common.lying.contains(place) { " lies" } else { "" };
        match self.slot(place) {
            Some(slot) => format!("dg-d{slot}{lies}"),
            None if self.taken().contains(place) => "taken".to_owned(),
            None => "free".to_owned(),
        }
    }

    fn taken(&self) -> PlaceSet {
        self.view.common.all_stones().or(self.view.common.all_druids())
    }

    /// Who stands on a place, and with what.
    fn occupant(&self, place: Place) -> Option<(Seat, Standing)> {
        let common = &self.view.common;
        Seat::first(self.view.config.seats).find_map(|seat| {
            if common.druids[seat].contains(place) {
                let lies = common.lying.contains(place);
                Some((seat, if lies { Standing::LyingDruid } else { Standing::Druid }))
            } else {
                common.stones[seat].contains(place).then_some((seat, Standing::Stone))
            }
        })
    }

    fn place_label(&self, sentences: &Sentences<'_>, place: Place) -> String {
        let number = ("place", place.number().into());
        let (seat, id) = match self.occupant(place) {
            None => return sentences.texts.say("room-dolmengoetter-free", &[number]),
            Some((seat, Standing::Stone)) => (seat, "room-dolmengoetter-stone"),
            Some((seat, Standing::Druid)) => (seat, "room-dolmengoetter-standing"),
            Some((seat, Standing::LyingDruid)) => (seat, "room-dolmengoetter-lying"),
        };
        sentences.about(id, seat, &[number])
    }

    fn pieces(&self) -> Markup {
        let common = &self.view.common;
        let mut all: Vec<(i32, i32, Seat, Place, Standing)> = Vec::new();
        for seat in Seat::first(self.view.config.seats) {
            let stones = common.stones[seat].iter().map(|place| (place, Standing::Stone));
            let druids = common.druids[seat].iter().map(|place| {
                let lies = common.lying.contains(place);
                (place, if lies { Standing::LyingDruid } else { Standing::Druid })
            });
            all.extend(stones.chain(druids).map(|(place, kind)| {
                let (x, y) = self.spot(place);
                (y, x, seat, place, kind)
            }));
        }
        // What stands further down stands in front.
        all.sort_unstable();
        html! {
            @for (_, _, seat, place, kind) in all { (self.piece(seat, place, kind)) }
        }
    }

    fn piece(&self, seat: Seat, place: Place, kind: Standing) -> PreEscaped<Arc<str>> {
        let piece = match kind {
            Standing::Stone => Piece::Stone(seat, place),
            Standing::Druid | Standing::LyingDruid => Piece::Druid(seat, place),
        };
        let Some(piece) = self.drawn(piece) else {
            return PreEscaped(self.standing(seat, place, kind, None).into_string().into());
        };
        let state = [self.is_fresh(piece), kind == Standing::LyingDruid];
        let key = (self.board(), piece, state, self.colour(seat));
        let draw = || self.standing(seat, place, kind, Some(piece)).into_string();
        PreEscaped(KEPT.pieces.text(&key, draw))
    }

    fn standing(&self, seat: Seat, place: Place, kind: Standing, piece: Option<Piece>) -> Markup {
        let ((x, y), colour) = (self.spot(place), self.colour(seat));
        let fresh = piece.is_some_and(|piece| self.is_fresh(piece));
        let (symbol, mark_at) = kind.symbol();
        html! {
            g .fresh[fresh] transform={ "translate(" (x) " " (y) ")" } {
                g data-piece=[piece] color=(colour) {
                    use href=(symbol) {}
                    use href=(mark(seat)) fill=(ink(colour)) transform=(mark_at) {}
                }
            }
        }
    }
}
