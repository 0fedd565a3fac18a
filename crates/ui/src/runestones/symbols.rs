//! Signs: gems, ore, artifacts, the die, rune stones, and what else abilities speak of.
//!
//! Each is a symbol in a field of 26 × 26 around the origin. Gems differ in shape as well as in colour: blue ones are
//! pointed, yellow ones round, green ones square, red ones three-cornered, wild ones have six corners.

use game_runestones::{Colour, FaceEffect, Gem, Gems, Hue, Rune};
use maud::{Markup, PreEscaped, html};

use crate::{Symbol, Texts};

/// The outline of each kind of gem, and its facets.
const GEMS: [(Gem, &str, &str); 5] = [
    (Gem::Blue, "M0-12L9.5-3L0 12L-9.5-3Z", "M-9.5-3H9.5M0-12L-4-3L0 12L4-3Z"),
    (
        Gem::Yellow,
        "M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5Z",
        "M0-10.5L4-4L10.5 0L4 4L0 10.5L-4 4L-10.5 0L-4-4Z",
    ),
    (
        Gem::Green,
        "M-6-10.5H6L10.5-6V6L6 10.5H-6L-10.5 6V-6Z",
        "M-4-5.5H4L5.5-4V4L4 5.5H-4L-5.5 4V-4ZM-6-10.5L-4-5.5M6-10.5L4-5.5M6 10.5L4 5.5M-6 10.5L-4 5.5",
    ),
    (Gem::Red, "M0 11.5L-11.5-7.5Q0-12 11.5-7.5Z", "M0 11.5V-9.8M-11.5-7.5L0 1L11.5-7.5"),
    (Gem::Wild, "M0-12L10.4-6V6L0 12L-10.4 6V-6Z", "M0-12V12M-10.4-6L10.4 6M10.4-6L-10.4 6"),
];

/// Rune stones: strokes of our own.
const RUNES: [(Rune, &str); Rune::COUNT] = [
    (Rune::MagicPoints, "M0 10V-9M-6-3L0-9L6-3M-6 4L0-2L6 4"),
    (Rune::HandLimit, "M0 10V-1M-7-9L0-1L7-9M0-1V-10"),
    (Rune::Swap, "M-5 10V-9L1-3M5-10V9L-1 3"),
    (Rune::WildColor, "M0-10L6.5-2.5L-6 9M0-10L-6.5-2.5L6 9"),
    (Rune::Plus, "M0-10V10M-7.5-4L7.5 4M-7.5 4L7.5-4"),
    (Rune::DoubleDie, "M-7.5-8V8L7.5-8V8Z"),
    (Rune::ExtraPoint, "M-4 10V-10L6-4L-4 2M4 8H4.1"),
    (Rune::ThreeAbilities, "M-7 10V-5M0 10V-10M7 10V-5M-7-5L0-10L7-5"),
];

/// How the stones on the horizon are hewn.
const MENHIRS: [&str; 3] = [
    "M10 84C6 60 8 30 16 14C22 4 40 2 48 10C56 24 58 56 55 84Z",
    "M8 84C10 56 6 34 12 18C20 6 34 4 50 8C57 28 54 58 57 84Z",
    "M9 84C8 62 12 40 11 22C14 8 30 3 42 6C54 12 56 40 56 84Z",
];

/// Plain signs in the colour of the text. What is `f` is filled, what is `o` is a line.
const SIGNS: &[(&str, &str)] = &[
    ("spark", "fM0-12Q1.6-1.6 12 0Q1.6 1.6 0 12Q-1.6 1.6-12 0Q-1.6-1.6 0-12Z"),
    ("hand", "oM-9 8L-11-5L-3-7L-1 8ZM-2-6L2-10L10-5L4 8H-1"),
    ("draw", "oM-6-11H8V6H-6ZM-9-7V10H4"),
    ("discard", "oM-8-10H5V4H-8ZM9-4V10M4 6L9 11L13 6"),
    ("gem", "fM0-11L10 0L0 11L-10 0Z"),
    ("ore", "fM-11 6L-8-4L-2-9L6-7L11 1L9 8L0 10Z"),
    ("rune", "oM-8 10L-9-4Q-8-11 0-11T9-4L8 10ZM0 6V-6M-4-2L0-6L4-2"),
    ("lost", "oM-8-8L8 8M8-8L-8 8"),
    ("kept", "oM-9 1L-3 8L9-7"),
    ("anvil", "fM-12-6H8Q10-2 4 0H3Q2 3 7 6V8H-7V6Q-2 3-3 0Q-10 0-12-6Z"),
    ("throne", "fM-8 11V-3L-10-11L-4-7L0-12L4-7L10-11L8-3V11H4V5H-4V11Z"),
    ("arrow", "oM-10 0H9M3-6L9 0L3 6"),
    ("ring", "oM0-10A10 10 0 1 1-.1-10ZM0-4L4 0L0 4L-4 0Z"),
    ("lens", "oM3-2A7 7 0 1 1-11-2A7 7 0 1 1 3-2ZM1 3L10 11"),
];

/// What is counted beside a player's name.
const COUNTED: [&str; 6] = ["hand", "draw", "discard", "gem", "ore", "rune"];

/// What the signs mean: what one has, what one does with it, where cards are.
pub(super) fn legend(texts: &Texts) -> Vec<Symbol> {
    const IDS: [&str; 24] = [
        "rs-gem-blue",
        "rs-gem-yellow",
        "rs-gem-green",
        "rs-gem-red",
        "rs-gem-wild",
        "rs-gem-any",
        "rs-lump",
        "rs-die",
        "rs-card",
        "rs-arrow",
        "rs-spark",
        "rs-multi",
        "rs-kept",
        "rs-lost",
        "rs-anvil",
        "rs-throne",
        "rs-hand",
        "rs-draw",
        "rs-discard",
        "rs-gem",
        "rs-ore",
        "rs-rune",
        "rs-ring",
        "rs-lens",
    ];
    const ARTIFACTS: [&str; 5] = [
        "rs-artifact-blue",
        "rs-artifact-yellow",
        "rs-artifact-green",
        "rs-artifact-red",
        "rs-artifact-wild",
    ];
    let mut all = Symbol::all(texts, None, &IDS);
    all.extend(Symbol::all(texts, None, &ARTIFACTS));
    all
}

/// Everything that drawings refer to.
pub(super) fn symbols() -> Markup {
    html! {
        @for (name, shapes) in SIGNS {
            symbol id={ "rs-" (name) } viewBox="-13 -13 26 26" {
                @let (tone, form) = shapes.split_at(1);
                path .{ "rs-" (tone) } d=(form) {}
            }
        }
        // What the panel beside the table counts, in its field of 60 × 60.
        @for name in COUNTED {
            symbol id={ "rsc-" (name) } overflow="visible" {
                use .rs-counted href={ "#rs-" (name) } x="-30" y="-30" width="60" height="60" {}
            }
        }
        @for (gem, outline, facets) in GEMS {
            symbol id={ "rs-gem-" (gem.word()) } viewBox="-13 -13 26 26" { (cut(gem, outline, facets)) }
            symbol id={ "rs-artifact-" (gem.word()) } viewBox="-20 -20 40 40" {
                path .rs-chain d="M-15-13Q0-23 15-13" {}
                circle .rs-ring r="15.5" {}
                circle .rs-ring-in r="12.4" {}
                g transform="scale(.82)" { (cut(gem, outline, facets)) }
                @for (x, y) in [(0, -15), (15, 0), (0, 15), (-15, 0)] { circle .rs-stud cx=(x) cy=(y) r="2.1" {} }
            }
        }
        symbol id="rs-gem-any" viewBox="-13 -13 26 26" {
            path .rs-blue d="M0-12V0H-10Q-9-6 0-12Z" {}
            path .rs-yellow d="M0-12V0H10Q9-6 0-12Z" {}
            path .rs-green d="M0 12V0H-10Q-9 6 0 12Z" {}
            path .rs-red d="M0 12V0H10Q9 6 0 12Z" {}
            path .rs-gleam d="M-5-4Q-4-7-1.5-8" {}
        }
        symbol id="rs-lump" viewBox="-13 -13 26 26" {
            path .rs-lump d="M-11.5 6L-9-4L-3-9.5L6-8L11.5 0L9.5 8L0 10.5Z" {}
            path .rs-lump-light d="M-9-4L-3-9.5L6-8L1-3L-5-1Z" {}
            path .rs-lump-vein d="M-6 5L-1 2L3 5L8 1" {}
        }
        symbol id="rs-multi" viewBox="-13 -13 26 26" {
            path .rs-blue d="M0-12Q1.6-1.6 0 0Q-1.6-1.6-12 0Q-1.6-1.6 0-12Z" {}
            path .rs-yellow d="M0-12Q1.6-1.6 12 0L0 0Z" {}
            path .rs-green d="M-12 0Q-1.6 1.6 0 12L0 0Z" {}
            path .rs-red d="M12 0Q1.6 1.6 0 12L0 0Z" {}
        }
        symbol id="rs-die" viewBox="-13 -13 26 26" {
            rect .rs-die-body x="-11" y="-11" width="22" height="22" rx="5" {}
            path .rs-die-edge d="M-11 6Q-11 11-6 11H6Q11 11 11 6" {}
            @for (x, y) in [(-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)] { circle .rs-die-mark cx=(x) cy=(y) r="2.3" {} }
        }
        symbol id="rs-anvil-large" viewBox="0 0 160 96" {
            ellipse .rs-coal cx="80" cy="84" rx="70" ry="11" {}
            path .rs-iron d="M26 40H124V52Q112 60 102 61Q98 64 99 70Q101 76 112 79V89H48V79Q60 76 62 70Q63 64 58 61Q26 62 6 44Q16 42 26 42Z" {}
            path .rs-iron-edge d="M28 41H122" {}
        }
        @for ((rune, strokes), outline) in RUNES.into_iter().zip(MENHIRS.into_iter().cycle()) {
            symbol id={ "rs-menhir-" (rune.word()) } viewBox="0 0 64 88" overflow="visible" {
                ellipse .rs-foot cx="33" cy="83" rx="31" ry="5" {}
                path .rs-stone d=(outline) {}
                path .rs-stone-light d="M17 20C20 12 28 8 36 9C26 14 20 26 18 50C16 44 15 30 17 20Z" {}
                path .rs-stone-moss d="M9 84C10 76 16 79 20 76C27 80 34 74 42 79C48 75 54 78 56 84Z" {}
                g transform="translate(33 44) scale(1.75)" { path .rs-carved d=(strokes) {} path .rs-carving d=(strokes) {} }
            }
        }
        @for (rune, strokes) in RUNES {
            symbol id={ "rs-rune-" (rune.word()) } viewBox="-20 -22 40 44" {
                path .rs-stone d="M-14 16Q-18 6-16-6T-6-19Q2-22 9-18T17-3Q18 9 13 17Q6 21-2 20T-14 16Z" {}
                path .rs-stone-light d="M-12-8Q-10-16-1-17Q7-18 11-12Q2-15-4-12T-12-8Z" {}
                path .rs-carved d=(strokes) {}
                path .rs-carving d=(strokes) {}
            }
        }
        symbol id="rs-card" viewBox="-13 -13 26 26" {
            rect .rs-card-sign x="-8" y="-11.5" width="16" height="23" rx="2.6" {}
            path .rs-card-mark d="M0-5V5M-4.5 1L0 5.5L4.5 1" {}
        }
    }
}

fn cut(gem: Gem, outline: &str, facets: &str) -> Markup {
    html! {
        path .{ "rs-" (gem.word()) } d=(outline) {}
        path .rs-facets d=(facets) {}
    }
}

/// A sign, of no use to who cannot see.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg .rs-i aria-hidden="true" { use href={ "#rs-" (name) } {} } }
}

/// A gem.
pub(super) fn gem(gem: Gem) -> Markup {
    html! { svg .rs-i aria-hidden="true" { use href={ "#rs-gem-" (gem.word()) } {} } }
}

/// Gems in a row.
pub(super) fn gems(gems: Gems) -> Markup {
    html! {
        @for kind in Gem::ALL {
            @for _ in 0..gems.of(kind) { (gem(kind)) }
        }
    }
}

/// An artifact.
pub(super) fn artifact(gem: Gem) -> Markup {
    html! { svg .rs-artifact aria-hidden="true" { use href={ "#rs-artifact-" (gem.word()) } {} } }
}

/// A rune stone.
pub(super) fn rune(rune: Rune) -> Markup {
    html! { svg .rs-glyph aria-hidden="true" { use href={ "#rs-rune-" (rune.word()) } {} } }
}

/// A rune stone where it stands on the horizon.
pub(super) fn menhir(rune: Rune) -> Markup {
    html! { svg .rs-menhir viewBox="0 0 64 88" aria-hidden="true" { use href={ "#rs-menhir-" (rune.word()) } {} } }
}

/// The anvil on the altar.
pub(super) fn anvil() -> Markup {
    html! { svg .rs-anvil-large viewBox="0 0 160 96" aria-hidden="true" { use href="#rs-anvil-large" {} } }
}

/// Power points.
pub(super) fn points(count: impl core::fmt::Display) -> Markup {
    html! { span .rs-pts { (PreEscaped(count.to_string())) } }
}

/// A card of a colour, or of any.
pub(super) fn card(hue: Option<Hue>) -> Markup {
    let colour = hue.map_or("any", Hue::word);
    html! { svg .rs-i.{ "rs-card-" (colour) } aria-hidden="true" { use href="#rs-card" {} } }
}

/// Magic points: of a colour, or many-coloured ones.
pub(super) fn magic(colour: Option<Colour>, count: u8) -> Markup {
    html! {
        span .rs-magic.{ "rs-m-" (colour.map_or("multi", Colour::word)) } {
            @match colour {
                Some(colour) => (gem(colour.into())),
                None => (sign("multi")),
            }
            b { (count) }
        }
    }
}

/// What a face of the die shows.
pub(super) fn face(effect: FaceEffect) -> Markup {
    html! {
        span .rs-face aria-hidden="true" {
            @match effect {
                FaceEffect::AnyGem => (sign("gem-any")),
                FaceEffect::SwapForWild => { (sign("arrow")) (gem(Gem::Wild)) },
                FaceEffect::DrawCard => (card(None)),
                FaceEffect::Ore => (sign("lump")),
                FaceEffect::Points(count) => (points(count)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_that_types_name_exists() {
        let all = symbols().into_string();
        let names = Gem::ALL
            .iter()
            .flat_map(|gem| [format!("gem-{}", gem.word()), format!("artifact-{}", gem.word())]);
        let runes = Rune::ALL.iter().map(|rune| format!("rune-{}", rune.word()));
        let faces = [FaceEffect::AnyGem, FaceEffect::SwapForWild, FaceEffect::DrawCard, FaceEffect::Ore];
        let drawn: String = faces.into_iter().map(|effect| face(effect).into_string()).collect();
        let used =
            drawn.split("href=\"#rs-").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
        for name in names.chain(runes).chain(used) {
            assert!(all.contains(&format!("id=\"rs-{name}\"")), "{name}");
        }
    }
}
