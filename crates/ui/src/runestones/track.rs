//! The round, and everybody's power points on the way to the throne.

use kernel::Seat;
use maud::{Markup, html};

use super::symbols::sign as symbol;
use super::table::Drawing;
use super::{colour, sign};
use crate::room::ink;

/// The drawing is so wide; the track begins and ends so far from its edges.
const WIDTH: i32 = 1000;
const MARGIN: i32 = 22;

impl Drawing<'_> {
    /// All of it.
    pub(super) fn track(&self) -> Markup {
        let common = &self.view.common;
        let start =
            self.say("room-runestones-start-player", &[("player", self.names.of(common.first).into())]);
        html! {
            section .rs-track aria-label=(self.say("room-runestones-track", &[])) {
                div .rs-round {
                    b { (self.say("room-runestones-round", &[("round", common.round.into())])) }
                    span .small title=(start) { (symbol("throne")) " " (self.names.of(common.first)) span .visually-hidden { (start) } }
                }
                (self.power())
            }
        }
    }

    fn power(&self) -> Markup {
        let end = i32::from(self.data().rules.end_score);
        let seats: Vec<Seat> = self.seats().collect();
        let score = |seat: Seat| i32::from(self.view.common.players[seat].score);
        let most = seats.iter().map(|seat| score(*seat)).max().unwrap_or(0).max(end);
        let x = |points: i32| MARGIN + points * (WIDTH - 2 * MARGIN) / most.max(1);
        let middle = i32::from(self.view.config.seats) - 1;
        html! {
            svg .rs-power viewBox={ "0 0 " (WIDTH) " 92" } aria-hidden="true" {
                path .rs-way d={ "M" (x(0)) " 40H" (x(most)) } {}
                @for points in (0..=most).step_by(5) {
                    circle .rs-mile cx=(x(points)) cy="40" r=(if points % 10 == 0 { 8 } else { 5 }) {}
                    @if points % 10 == 0 && (points - end).abs() > 3 {
                        text .rs-mile-number x=(x(points)) y="89" { (points) }
                    }
                }
                use .rs-throne href="#rs-throne" x=(x(end) - 17) y="-3" width="34" height="34" {}
                text .rs-mile-number.rs-mile-end x=(x(end)) y="89" { (end) }
                @for (lane, seat) in (0..).zip(&seats) {
                    @let y = 40 + (2 * lane - middle) * 8;
                    @let colour = colour(&self.view.config, *seat);
                    g transform={ "translate(" (x(score(*seat))) " " (y) ")" } {
                        circle .rs-runner r="13" fill=(colour) {}
                        text .rs-runner-sign y="5.5" fill=(ink(colour)) { (sign(*seat)) }
                    }
                }
            }
        }
    }
}
