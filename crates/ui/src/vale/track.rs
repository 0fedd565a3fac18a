//! Round, phase, whose turn it is, and the points on their way to the end.

use game_vale::{Phase, Stones};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::stones;
use super::sign;
use super::table::{Drawing, Mode, token};
use crate::room::ink;

/// A seat's turn in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turning {
    Past,
    Now,
    Coming,
}

/// The three phases of a round with what they are called.
const PHASES: [&str; 3] = ["room-vale-phase-hunt", "room-vale-phase-action", "room-vale-phase-resolution"];

/// Tokens nearer to each other than this would cover each other.
const ROW: i32 = 24;

impl Drawing<'_> {
    /// All of it.
    pub(super) fn track(&self) -> Markup {
        html! {
            header .vale-track {
                (self.rounds())
                (self.phases())
                @if matches!(self.mode, Mode::Live { .. }) { (self.scores()) }
            }
        }
    }

    fn rounds(&self) -> Markup {
        let (round, last) = (self.view.common.round, self.data().rules.rounds);
        let what = [("round", round.into()), ("last", last.into())];
        html! {
            div .vale-rounds {
                b { (self.say("room-vale-round", &what)) }
                ol aria-hidden="true" {
                    @for number in 1..=last {
                        li .past[number < round] .now[number == round] { (number) }
                    }
                }
                span .small { (self.say("room-vale-round-limit", &[("round", round.into())])) }
            }
        }
    }

    /// The phases of a round, and everybody's turn in the present one.
    fn phases(&self) -> Markup {
        let now = match self.view.common.phase {
            Phase::Start | Phase::Reveal | Phase::Hunt => Some(0),
            Phase::Action => Some(1),
            Phase::Resolution => Some(2),
            Phase::Over { .. } => None,
        };
        html! {
            ol .vale-phases {
                @for (index, id) in PHASES.iter().enumerate() {
                    li .now[now == Some(index)] aria-current=[(now == Some(index)).then_some("step")] {
                        (self.say(id, &[]))
                        @if now == Some(index) { (self.order()) }
                    }
                }
            }
        }
    }

    /// Who comes when in this phase.
    fn order(&self) -> Markup {
        html! {
            span .vale-order {
                @for (seat, turning) in self.turns() {
                    span .past[turning == Turning::Past] .now[turning == Turning::Now] title=(self.names.of(seat)) { (token(seat)) }
                }
            }
        }
    }

    /// The turns of this phase: hunting goes round the table and back (R20).
    fn turns(&self) -> Vec<(Seat, Turning)> {
        let (common, seats) = (&self.view.common, self.view.config.seats);
        let round = (0..seats).map(|steps| common.first.clockwise(steps, seats));
        let (order, now): (Vec<Seat>, usize) = match common.phase {
            Phase::Start | Phase::Over { .. } => (Vec::new(), 0),
            Phase::Reveal | Phase::Hunt => {
                (round.clone().chain(round.rev()).collect(), common.markers().into())
            }
            Phase::Action | Phase::Resolution => {
                (round.collect(), common.first.distance_to(common.active, seats).into())
            }
        };
        let turning = |index: usize| match index.cmp(&now) {
            core::cmp::Ordering::Less => Turning::Past,
            core::cmp::Ordering::Equal => Turning::Now,
            core::cmp::Ordering::Greater => Turning::Coming,
        };
        order.into_iter().enumerate().map(|(index, seat)| (seat, turning(index))).collect()
    }

    /// Everybody's points on a line that ends where the game does.
    fn scores(&self) -> Markup {
        let end = i32::from(self.data().rules.end_score);
        // Ten units a point; who has more than enough stands at the end.
        let at = |points: i32| 20 + points.min(end) * 600 / end;
        let seats: Vec<Seat> = Seat::first(self.view.config.seats).collect();
        let score = |seat: Seat| i32::from(self.view.common.players[seat].score);
        let title: Vec<String> =
            seats.iter().map(|seat| format!("{} {}", self.names.of(*seat), score(*seat))).collect();
        html! {
            svg .vale-scores viewBox="0 0 640 58" role="img" aria-label=(title.join(", ")) {
                path .vale-path d="M20 30H620" {}
                @for ten in (0..=end).step_by(10) {
                    circle .vale-mile cx=(at(ten)) cy="30" r=(if ten == end { 9 } else { 4 }) {}
                    text .vale-mile-number x=(at(ten)) y="54" { (ten) }
                }
                @for (index, seat) in seats.iter().enumerate() {
                    // Tokens that would cover each other stand one above the other.
                    @let covers = |other: &&Seat| (at(score(**other)) - at(score(*seat))).abs() < ROW;
                    @let lift = seats[..index].iter().filter(covers).map(|_| 11).sum::<i32>();
                    g transform={ "translate(" (at(score(*seat)) + lift) " " (24 - lift / 2) ")" } {
                        title { (self.names.of(*seat)) ": " (score(*seat)) }
                        circle .vale-runner r="12" fill=(super::colour(*seat)) {}
                        text .vale-runner-sign y="5" fill=(ink(super::colour(*seat))) { (sign(*seat)) }
                    }
                }
            }
        }
    }

    /// Stones as everybody can count them.
    pub(super) fn small_purse(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let [red, blue, purple] = player.stones.counts();
        let what = [("red", red.into()), ("blue", blue.into()), ("purple", purple.into())];
        html! {
            span .vale-small-purse title=(self.say("room-vale-stones", &what)) {
                span .visually-hidden { (self.say("room-vale-stones", &what)) }
                span aria-hidden="true" { @if player.stones == Stones::NONE { "–" } @else { (stones(player.stones)) } }
            }
        }
    }
}
