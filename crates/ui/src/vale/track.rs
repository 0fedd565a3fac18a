//! Round, phase, and whose turn it is.

use game_vale::Phase;
use kernel::Seat;
use maud::{Markup, html};

use super::icons::stones;
use super::table::{Drawing, token};

/// A seat's turn in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turning {
    Past,
    Now,
    Coming,
}

/// The three phases of a round with what they are called.
const PHASES: [&str; 3] = ["room-vale-phase-hunt", "room-vale-phase-action", "room-vale-phase-resolution"];

impl Drawing<'_> {
    /// Round and phase.
    pub(super) fn track(&self) -> Markup {
        html! {
            div .vale-track {
                (self.rounds())
                (self.phases())
            }
        }
    }

    fn rounds(&self) -> Markup {
        let (round, last) = (self.view.common.round, self.data().rules.rounds);
        let what = [("round", round.into())];
        html! {
            div .vale-rounds title=(self.say("room-vale-round-limit", &[("round", round.into())])) {
                b { (self.say("room-vale-round", &what)) }
                ol aria-hidden="true" {
                    @for number in 1..=last {
                        li .past[number < round] .now[number == round] { (number) }
                    }
                }
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
        span { (self.say(id, &[])) }
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

    /// Stones as everybody can count them.
    pub(super) fn small_purse(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let [red, blue, purple] = player.stones.counts();
        let what = [("red", red.into()), ("blue", blue.into()), ("purple", purple.into())];
        html! {
            span .vale-small-purse title=(self.say("room-vale-stones", &what)) {
                span .visually-hidden { (self.say("room-vale-stones", &what)) }
                span aria-hidden="true" {
                    (stones(player.stones))
                    @for _ in player.stones.total()..player.derived.limit { span .vale-socket {} }
                }
            }
        }
    }
}
