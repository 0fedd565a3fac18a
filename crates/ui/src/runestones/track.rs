//! Everybody's power points on the way to the throne.

use kernel::Seat;
use maud::{Markup, html};

use super::table::Drawing;
use super::{colour, sign};
use crate::room::ink;

/// The drawing is so wide; the track begins and ends so far from its edges.
const WIDTH: i32 = 1100;
const MARGIN: i32 = 30;
const THRONE: i32 = 66;

/// The path winds a little: so far below the middle it is at a place.
fn winding(x: i32) -> i32 {
    20 + ((f64::from(x) / 74.0).sin() * 4.0).round() as i32
}

impl Drawing<'_> {
    /// Everybody's power points on the path to the throne.
    pub(super) fn power(&self) -> Markup {
        let end = i32::from(self.data().rules.end_score);
        let seats: Vec<Seat> = self.seats().collect();
        let score = |seat: Seat| i32::from(self.view.common.players[seat].score);
        let most = seats.iter().map(|seat| score(*seat)).max().unwrap_or(0).max(end);
        let x = |points: i32| MARGIN + points * (WIDTH - MARGIN - THRONE) / most.max(1);
        let middle = i32::from(self.view.config.seats) - 1;
        html! {
            svg .rs-power viewBox={ "0 -8 " (WIDTH) " 50" } role="img" aria-label=(self.say("room-runestones-track", &[])) {
                path .rs-way d={ "M" (x(0)) " " (winding(x(0))) @for points in 1..=most { "L" (x(points)) " " (winding(x(points))) } } {}
                @for points in 0..=most {
                    @let large = points % 5 == 0;
                    ellipse .rs-step.large[large] cx=(x(points)) cy=(winding(x(points))) rx=(if large { 8 } else { 5 }) ry=(if large { 5 } else { 3 }) {}
                    @if points % 10 == 0 && (points - end).abs() > 3 {
                        text .rs-mile-number x=(x(points)) y="41" { (points) }
                    }
                }
                g .rs-gate transform={ "translate(" (x(end)) " 0)" } {
                    circle .rs-aura cx="8" cy="8" r="28" {}
                    path d="M-14 24V-4H-6V24ZM22 24V-4H30V24ZM-19-13Q8-17 35-13L34-4H-18Z" {}
                    use .rs-throne href="#rs-throne" x="-4" y="0" width="24" height="24" {}
                    text .rs-mile-end x="50" y="16" { (end) }
                }
                @for (lane, seat) in (0..).zip(&seats) {
                    @let y = winding(x(score(*seat))) - 9 + (2 * lane - middle) * 5;
                    @let colour = colour(&self.view.config, *seat);
                    g transform={ "translate(" (x(score(*seat))) " " (y) ")" } {
                        circle .rs-runner r="11" fill=(colour) {}
                        text .rs-runner-sign y="4.5" fill=(ink(colour)) { (sign(*seat)) }
                    }
                }
            }
        }
    }
}
