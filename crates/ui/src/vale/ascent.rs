//! The points as a path up a mountain: 0 at its foot, and the gate where the game ends.

use kernel::Seat;
use maud::{Markup, html};

use super::sign;
use super::table::Drawing;
use crate::room::ink;

/// Where the path is at each point, in tenths, in a field of 272 × 252. The last one is the gate.
const PATH: [(i32, i32); 61] = [
    (300, 2268),
    (414, 2283),
    (528, 2292),
    (642, 2296),
    (757, 2294),
    (871, 2289),
    (985, 2279),
    (1099, 2266),
    (1212, 2251),
    (1326, 2233),
    (1439, 2215),
    (1551, 2195),
    (1664, 2174),
    (1777, 2153),
    (1889, 2133),
    (2002, 2114),
    (2115, 2096),
    (2228, 2073),
    (2335, 2035),
    (2432, 1975),
    (2494, 1881),
    (2468, 1773),
    (2378, 1704),
    (2271, 1666),
    (2158, 1647),
    (2044, 1640),
    (1929, 1634),
    (1815, 1628),
    (1700, 1622),
    (1586, 1614),
    (1472, 1606),
    (1358, 1596),
    (1244, 1584),
    (1130, 1570),
    (1017, 1553),
    (904, 1533),
    (792, 1510),
    (681, 1484),
    (570, 1455),
    (462, 1416),
    (368, 1351),
    (321, 1251),
    (368, 1150),
    (463, 1088),
    (573, 1054),
    (686, 1037),
    (800, 1029),
    (914, 1019),
    (1028, 1007),
    (1142, 992),
    (1255, 974),
    (1367, 952),
    (1478, 925),
    (1589, 894),
    (1697, 858),
    (1805, 818),
    (1907, 768),
    (1986, 686),
    (1972, 578),
    (1885, 506),
    (1780, 460),
];

/// The path itself.
const ROAD: &str = "M30 226.8C90 236.4 150 218.8 214 209.2C262 201.2 262 167.6 212 164.4C150 161.2 110 159.6 62 146.8C18 137.2 24 106.8 70 103.6C120 100.4 150 94 182 81.2C206 71.6 206 55.6 178 46";

/// Tokens nearer to each other than this would cover each other.
const NEAR: i32 = 190;

impl Drawing<'_> {
    /// All of it.
    pub(super) fn ascent(&self) -> Markup {
        let seats: Vec<Seat> = Seat::first(self.view.config.seats).collect();
        let score = |seat: Seat| self.view.common.players[seat].score;
        let told: Vec<String> =
            seats.iter().map(|seat| format!("{} {}", self.names.of(*seat), score(*seat))).collect();
        // Whoever is further stands in front, and the reader before all.
        let mut order = seats.clone();
        order.sort_by_key(|seat| (self.own() == Some(*seat), score(*seat)));
        html! {
            section .vale-ascent data-place="side" {
                svg viewBox="0 0 272 252" preserveAspectRatio="xMidYMax slice" role="img" aria-label=(told.join(", ")) {
                    (mountain())
                    (self.milestones())
                    @for seat in &order { (self.runner(*seat, &seats)) }
                }
            }
        }
    }

    /// Where the path is at so many points.
    fn at(&self, points: u16) -> (i32, i32) {
        let end = self.data().rules.end_score.max(1);
        let last = PATH.len() - 1;
        PATH[usize::from(points.min(end)) * last / usize::from(end)]
    }

    fn milestones(&self) -> Markup {
        let end = self.data().rules.end_score;
        let (top_x, top_y) = self.at(end);
        html! {
            path .vale-road-edge d=(ROAD) {}
            path .vale-road d=(ROAD) {}
            @for points in (0..end).filter(|points| points % 10 != 0) {
                @let (x, y) = self.at(points);
                circle .vale-step cx=(tenths(x)) cy=(tenths(y)) r="1.3" {}
            }
            @for points in (0..end).step_by(10) {
                @let (x, y) = self.at(points);
                ellipse .vale-mile cx=(tenths(x)) cy=(tenths(y)) rx="6.5" ry="4.5" {}
                text .vale-mile-number x=(tenths(x)) y=(tenths(y + 150)) { (points) }
            }
            g .vale-gate transform={ "translate(" (tenths(top_x - 20)) " " (tenths(top_y)) ")" } {
                path d="M-15 0V-22H-7V0ZM7 0V-22H15V0ZM-20-31Q0-35 20-30L18-22H-18Z" {}
            }
            text .vale-mile-number.top x=(tenths(top_x - 20)) y=(tenths(top_y + 170)) { (end) }
        }
    }

    /// A token above the path; those at the same place stand on each other's shoulders.
    fn runner(&self, seat: Seat, seats: &[Seat]) -> Markup {
        let score = |seat: Seat| self.view.common.players[seat].score;
        let (x, y) = self.at(score(seat));
        let below = seats.iter().take_while(|other| **other != seat).filter(|other| {
            let (other_x, other_y) = self.at(score(**other));
            (other_x - x).abs() < NEAR && (other_y - y).abs() < NEAR
        });
        let lift = i32::try_from(below.count()).unwrap_or(0) * 21;
        let me = self.own() == Some(seat);
        html! {
            g .vale-runner.me[me] transform={ "translate(" (tenths(x)) " " (tenths(y - lift * 10)) ")" } {
                title { (self.names.of(seat)) ": " (score(seat)) }
                @if lift == 0 { path .vale-flag d="M0 0V-8" {} }
                circle cy="-15" r=(if me { "12" } else { "10.5" }) fill=(super::colour(seat)) {}
                text y="-10.5" fill=(ink(super::colour(seat))) { (sign(seat)) }
                @if score(seat) > self.data().rules.end_score { text .vale-beyond x="20" y="-10.5" { (score(seat)) } }
            }
        }
    }
}

fn tenths(number: i32) -> String {
    format!("{}.{}", number / 10, number % 10)
}

fn mountain() -> Markup {
    html! {
        rect .vale-a-sky y="-60" width="272" height="330" {}
        g transform="translate(0 -18)scale(1 .8)" {
            circle .vale-a-sun cx="196" cy="52" r="30" {}
            path .vale-a0 d="M-10 190L50 96L84 140L120 84L172 150L230 76L290 180V340H-10Z" {}
            path .vale-a1 d="M-10 250C20 214 52 204 84 152C110 110 132 98 150 76C160 64 172 60 186 64C208 74 222 120 240 150C258 178 272 190 290 204V340H-10Z" {}
            path .vale-a-snow d="M132 96C142 88 146 80 152 74C162 62 174 60 186 65C196 70 203 82 210 94C202 90 198 98 192 92C184 86 180 98 172 90C164 84 158 98 150 92C144 88 138 94 132 96Z" {}
            path .vale-a2 d="M-10 270C40 236 90 252 140 240C190 230 240 236 290 216V340H-10Z" {}
            path .vale-a3 d="M-10 316C50 288 110 310 160 300C210 290 250 300 290 286V380H-10Z" {}
        }
    }
}
