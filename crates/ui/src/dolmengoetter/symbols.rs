//! The pieces as drawings that every board refers to.
//!
//! A piece takes the colour of its owner from `color` where it is used, and light and shade from overlays, so
//! that one drawing serves all players. Each player's mark has a shape of its own.

use game_dolmengoetter::Config;
use kernel::Seat;
use maud::{Markup, html};

use crate::room::ink;
use crate::{Symbol, Texts};

/// The robe and the hood of a druid, feet at 18.
const ROBE: &str = "M0-40C10-40 15-32 13-23C12-17 16-10 19 0C22 9 24 14 25 18Q0 26-25 18C-24 14-22 9-19 0C-16-10-12-17-13-23C-15-32-10-40 0-40Z";
/// The lit side of the robe.
const ROBE_LIGHT: &str =
    "M-3-39C-11-37-13-30-12-23C-12-17-15-10-18 0C-21 9-22 13-23 17Q-15 20-8 21C-13 8-12-6-8-16Z";
/// A standing stone that has seen weather.
const MENHIR: &str =
    "M-20 14C-22 6-21-4-18-11C-14-20-8-26-1-26C8-27 15-20 18-11C22-3 23 7 21 15C14 23-14 23-20 14Z";
const MENHIR_LIGHT: &str =
    "M-17 11C-19 2-17-9-12-16C-8-21-3-24 2-22C-6-17-9-8-9 4C-9 9-10 14-12 15C-15 15-16 13-17 11Z";
const MENHIR_CRACK: &str = "M12-19L15-12L12-7M-6 18L-3 14";
/// The slab of a dolmen.
const SLAB: &str = "M-26-8Q-26-12-21-12H20Q27-12 26-6L25 7Q25 12 19 12H-20Q-26 12-26 6Z";
const SLAB_LIGHT: &str = "M-24-6Q-24-10-20-10H19Q24-10 24-7Q0-8-24-3Z";
/// A place: a flat worn stone.
const FLAT: &str = "M-15 3C-17-7-8-14 2-14C11-14 17-6 15 3C14 11 6 14-2 14C-9 14-14 10-15 3Z";

/// The id of a player's mark.
pub(super) fn mark(seat: Seat) -> String {
    format!("#dg-m{}", seat.number())
}

/// A player's mark in the player's colour, for lines of text.
pub(super) fn sign(config: &Config, seat: Seat) -> Markup {
    html! {
        svg .dg-sign viewBox="-11 -11 22 22" aria-hidden="true" {
            use href=(mark(seat)) fill=(config.colour(seat).hex.as_str()) {}
        }
    }
}

/// A piece, for lines of text.
pub(super) fn glyph(symbol: &str, colour: &str) -> Markup {
    html! {
        svg .dg-glyph viewBox="-34 -46 68 72" aria-hidden="true" color=(colour) { use href={ "#" (symbol) } {} }
    }
}

/// A dolmen, with its value where that may be known, for lines of text.
pub(super) fn slab(config: &Config, seat: Seat, value: Option<u8>) -> Markup {
    let colour = config.colour(seat).hex.as_str();
    let at = if value.is_some() { "translate(-13 0)scale(.72)" } else { "scale(.8)" };
    html! {
        svg .token viewBox="-30 -16 60 34" aria-hidden="true" color=(colour) {
            use href="#dg-dolmen" {}
            use href=(mark(seat)) fill=(ink(colour)) transform=(at) {}
            @if let Some(value) = value { text .dg-value x="9" y="8" fill=(ink(colour)) { (value) } }
        }
    }
}

/// Shapes of the marks, each about 10 to 12 wide.
const MARKS: [&str; 5] = [
    "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z",
    "M-7-7H7V7H-7Z",
    "M0-9L9 7H-9Z",
    "M0-10L8 0L0 10L-8 0Z",
    "M0-10L2.9-3.4L10-2.7L4.6 2L6.2 9L0 5.3L-6.2 9L-4.6 2L-10-2.7L-2.9-3.4Z",
];

/// What the pieces and marks mean.
pub(super) fn legend(texts: &Texts) -> Vec<Symbol> {
    const PIECES: [&str; 6] = ["dg-druid", "dg-lying", "dg-stone", "dg-ghost", "dg-place", "dg-dolmen"];
    const OWNERS: [&str; 5] = ["dg-m0", "dg-m1", "dg-m2", "dg-m3", "dg-m4"];
    let mut all = Symbol::all(texts, Some("-38 -44 76 72"), &PIECES);
    all.extend(Symbol::all(texts, Some("-16 -16 32 32"), &OWNERS));
    all
}

/// Everything a board refers to.
pub(super) fn symbols() -> Markup {
    html! {
        svg .symbols width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                pattern id="dg-grass" width="90" height="90" patternUnits="userSpaceOnUse" {
                    path .dg-blade d="M10 22q1-6 4-8M14 22q0-5-2-9M62 70q1-6 4-8M66 70q0-5-2-9M48 30q2-5 5-6M28 74q1-4 4-5M78 18q1-5 3-6" {}
                    path .dg-speck d="M30 10h1M70 44h1M20 52h1M52 86h1M84 76h1M40 60h1" {}
                }
                radialGradient id="dg-light" cx=".42" cy=".3" r=".85" {
                    stop .dg-light-in offset="0" {}
                    stop .dg-light-out offset="1" {}
                }
                symbol id="dg-place" overflow="visible" {
                    path .dg-flat-shade transform="translate(1 3)" d=(FLAT) {}
                    path .dg-flat d=(FLAT) {}
                }
                symbol id="dg-stone" overflow="visible" {
                    ellipse .dg-shadow cx="3" cy="20" rx="25" ry="8" {}
                    path .dg-body d=(MENHIR) {}
                    path .dg-lit-side d=(MENHIR_LIGHT) {}
                    path .dg-crack d=(MENHIR_CRACK) {}
                }
                symbol id="dg-ghost" overflow="visible" {
                    path .dg-ghost d=(MENHIR) {}
                }
                symbol id="dg-druid" overflow="visible" {
                    ellipse .dg-shadow cx="4" cy="18" rx="29" ry="9" {}
                    path .dg-staff d="M24 20L22-36Q22-42 27-42" {}
                    path .dg-body d=(ROBE) {}
                    path .dg-lit-side d=(ROBE_LIGHT) {}
                    path .dg-face d="M0-34C6-34 8-29 7-24C6-18 3-15 0-15C-3-15-6-18-7-24C-8-29-6-34 0-34Z" {}
                }
                symbol id="dg-lying" overflow="visible" {
                    ellipse .dg-shadow cx="2" cy="16" rx="36" ry="9" {}
                    g transform="translate(10 2)rotate(-90)scale(.9)" {
                        path .dg-body d=(ROBE) {}
                        path .dg-face d="M0-34C6-34 8-29 7-24C6-18 3-15 0-15C-3-15-6-18-7-24C-8-29-6-34 0-34Z" {}
                    }
                    path .dg-herb d="M-12-22Q-22-26-20-38Q-8-34-12-22ZM-11-22Q-8-34 4-34Q4-22-11-22ZM-12-22L-10-12" {}
                }
                symbol id="dg-dolmen" overflow="visible" {
                    path .dg-slab-shade transform="translate(0 3)" d=(SLAB) {}
                    path .dg-body d=(SLAB) {}
                    path .dg-lit-side d=(SLAB_LIGHT) {}
                }
                @for (number, shape) in MARKS.iter().enumerate() {
                    path id={ "dg-m" (number) } d=(shape) {}
                }
            }
        }
    }
}
