//! What shows on the board only at times: what a stone of a druid would bring, where a druid would stand, stacks that open.
//!
//! All of it is drawn by the server and shown by the style sheet; the script moves the ghosts.

use game_dolmengoetter::{CircleId, Kind, Occasion, Phase, Place};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::due::due;
use super::ground::{tenth, times};
use super::moments::{Counted, Scoring, scorings};
use super::preview::{Change, Outcome, changes, druids_of};
use super::svg::{Drawing, Mode};
use super::symbols::mark;
use crate::room::ink;

/// How many of the latest events may still be shown again.
const RECENT: usize = 40;
/// The width of the card of an opened stack, and of a line of it.
const CARD: i32 = 236;
const LINE: i32 = 46;

impl Drawing<'_> {
    /// Whoever looks on, if the game goes on and druids are about to walk.
    fn walker(&self) -> Option<Seat> {
        let walks = !matches!(self.view.common.phase, Phase::Setup | Phase::Start | Phase::Over { .. });
        self.looker().filter(|seat| walks && self.view.common.players[*seat].stones > 0)
    }

    /// Places whose stone is to be seen before it is there: those of the own druids, or the place just left.
    fn previewed(&self, seat: Seat) -> Vec<Place> {
        match self.view.common.phase {
            Phase::Stone { left } if self.view.common.active == seat => vec![left],
            _ => druids_of(self.view, seat),
        }
    }

    /// What the stone of each own druid would change, circle by circle. Hidden until the druid is pointed at or chosen.
    pub(super) fn previews(&self) -> Markup {
        let Some(me) = self.walker() else { return html! {} };
        let left = matches!(self.view.common.phase, Phase::Stone { .. });
        html! {
            @for (slot, place) in self.previewed(me).into_iter().enumerate() {
                g .dg-preview .{ "dg-p" (slot) } .shown[left] {
                    @for change in changes(self.view, me, place).iter().filter(|change| change.matters()) {
                        (self.preview(me, change))
                    }
                }
            }
        }
    }

    fn preview(&self, me: Seat, change: &Change) -> Markup {
        let circle = self.view.config.board.circle(change.circle);
        let outline = &self.ground().field(change.circle).outline;
        let mut slabs = self.slabs(change.circle);
        let (pill, ahead) = match change.outcome {
            Outcome::Builds(kind, seat) => {
                self.expect(&mut slabs, change.circle, kind, seat);
                let id = match kind {
                    Kind::Majority => "dolmengoetter-pill-leader",
                    Kind::Tie => "dolmengoetter-pill-level",
                };
                (id, if kind == Kind::Majority { vec![seat] } else { self.most(change) })
            }
            _ => ("dolmengoetter-pill-full", Vec::new()),
        };
        let own = change.gains(me) || change.fills;
        html! {
            g .{ "s" (circle.outline.len()) } .theirs[!own] {
                path .dg-field d=(PreEscaped(outline)) {}
                path .dg-casing d=(PreEscaped(outline)) {}
                path .dg-hot d=(PreEscaped(outline)) {}
                (self.name(change.circle, &ahead))
                (self.stacked(change.circle, &slabs))
                (self.pill(change.circle, pill))
            }
        }
    }

    /// Those who have most stones in a circle then.
    fn most(&self, change: &Change) -> Vec<Seat> {
        let counts = || change.counts.iter(self.view.config.seats);
        let most = counts().map(|(_, count)| *count).max();
        counts().filter(|(_, count)| Some(**count) == most).map(|(seat, _)| seat).collect()
    }

    /// A word in a circle: leader, level, full.
    fn pill(&self, circle: CircleId, id: &str) -> Markup {
        let Mode::Live { sentences, .. } = &self.mode else { return html! {} };
        let text = sentences.texts.say(id, &[]);
        let data = self.view.config.board.circle(circle);
        let below = if data.outline.len() <= 4 { 34 } else { 56 };
        let wide = 26 + 9 * times(text.chars().count());
        html! {
            g .dg-pill transform={ "translate(" (tenth(data.x)) " " (tenth(data.y) + below) ")" } {
                rect x=(-wide / 2) y="-14" width=(wide) height="28" rx="14" {}
                text y="5" { (text) }
            }
        }
    }

    /// How many dolmens the stone of each own druid would bring, beside its hood.
    pub(super) fn pips(&self) -> Markup {
        let Some(me) = self.walker().filter(|me| due(self.view).is_some_and(|due| due.seat() == *me)) else {
            return html! {};
        };
        if self.view.common.phase != Phase::Action {
            return html! {};
        }
        let colour = self.colour(me);
        let gains =
            |place: Place| changes(self.view, me, place).iter().filter(|change| change.gains(me)).count();
        html! {
            g .dg-pips {
                @for (place, count) in druids_of(self.view, me).into_iter().map(|place| (place, gains(place))) {
                    @if count > 0 {
                        @let (x, y) = self.spot(place);
                        g .dg-pip transform={ "translate(" (x + 28) " " (y - 46) ")" } {
                            rect x="-25" y="-15" width="50" height="30" rx="15" {}
                            g transform="translate(-7 0)scale(.5)" color=(colour) { use href="#dg-dolmen" {} }
                            text x="14" y="6" { (count) }
                        }
                    }
                }
            }
        }
    }

    /// A druid that would stand there, a stone that would stay, and the way between; the script puts them in their places.
    pub(super) fn ghosts(&self) -> Markup {
        let me = due(self.view).map(super::Due::seat).filter(|seat| Some(*seat) == self.looker());
        let moves = matches!(self.view.common.phase, Phase::Setup | Phase::Action);
        let Some(me) = me.filter(|_| moves) else { return html! {} };
        let colour = self.colour(me);
        html! {
            g .dg-ghosts color=(colour) {
                path .dg-way d="" {}
                @if self.walker().is_some() {
                    g .dg-ghost-stone {
                        use href="#dg-stone" {}
                        use href=(mark(me)) fill=(ink(colour)) transform="translate(1 1)scale(1.1)" {}
                    }
                }
                g .dg-ghost-druid {
                    use href="#dg-druid" {}
                    use href=(mark(me)) fill=(ink(colour)) transform="translate(0 4)scale(.95)" {}
                }
            }
        }
    }

    /// Stacks that were opened lately, each on a card beside its circle. Hidden until they are shown.
    pub(super) fn opened(&self) -> Markup {
        let recent = &self.past[self.past.len().saturating_sub(RECENT)..];
        let complete = scorings(recent).into_iter().filter(|scoring| scoring.occasion == Occasion::Complete);
        html! { @for scoring in complete { (self.card(&scoring)) } }
    }

    fn card(&self, scoring: &Scoring) -> Markup {
        let Mode::Live { sentences, .. } = &self.mode else { return html! {} };
        let board = self.view.config.board;
        let circle = board.circle(scoring.circle);
        let [left, top, width, height] = board.view_box.map(tenth);
        let (x, y) = (tenth(circle.x), tenth(circle.y));
        let high = 52 + LINE * times(scoring.dolmens.len());
        let aside = 40 + 14 * times(circle.outline.len());
        let at = if x < left + width / 2 { x + aside } else { x - aside - CARD };
        let down = (y - high / 2).clamp(top + 8, (top + height - high - 8).max(top + 8));
        let name = sentences.config.circle_name(scoring.circle);
        let title = sentences.texts.say("dolmengoetter-moment-full", &[("circle", name.into())]);
        html! {
            g .dg-opened data-spot={ "opened:" (name) } {
                radialGradient id={ "dg-hole-" (name) } gradientUnits="userSpaceOnUse" cx=(x) cy=(y) r="190" {
                    stop .dg-hole offset=".72" {}
                    stop .dg-dark offset="1" {}
                }
                rect x=(left) y=(top) width=(width) height=(height) fill={ "url(#dg-hole-" (name) ")" } {}
                g transform={ "translate(" (at) " " (down) ")" } {
                    rect .dg-card width=(CARD) height=(high) rx="16" {}
                    text .dg-card-title x="18" y="31" { (title) }
                    @for (level, counted) in scoring.dolmens.iter().enumerate() {
                        g .dg-card-line data-spot={ "opened:" (name) ":" (level) } transform={ "translate(0 " (44 + LINE * times(level)) ")" } {
                            (self.counted(counted))
                        }
                    }
                }
            }
        }
    }

    fn counted(&self, counted: &Counted) -> Markup {
        let colour = self.colour(counted.owner);
        html! {
            g transform="translate(54 22)scale(1.3)" color=(colour) {
                use href="#dg-dolmen" {}
                use href=(mark(counted.owner)) fill=(ink(colour)) transform="translate(-13 0)scale(.72)" {}
                text .dg-value x="9" y="8" fill=(ink(colour)) { (counted.value) }
            }
            text .dg-card-times x="98" y="29" { "× " (counted.factor) " =" }
            text .dg-card-sum x=(CARD - 16) y="30" { "+" (counted.points) }
        }
    }
}
