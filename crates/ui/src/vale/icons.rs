//! Small signs: stones, families, kinds of effects, and what effects do.
//!
//! Each is a symbol in a field of 24 × 24 around the origin, drawn in the colour of the text; only stones bring their
//! own. A stone is known by its shape too: red ones are round, blue ones stand on a corner, purple ones have six.

use game_vale::{Colour, Family, Kind, Stones};
use maud::{Markup, PreEscaped, html};

use crate::{Symbol, Texts};

/// Signs by name. What is `f` is filled, what is `o` is a line.
const SIGNS: &[(&str, &str)] = &[
    ("fire", "fM0-11C4-6 8-2 8 3C8 8 4 11 0 11S-8 8-8 3C-8 0-6-3-4-5C-4-2-3-1-1-1C1-4 1-7 0-11Z"),
    ("water", "fM0-11C5-4 8 0 8 4C8 8 4 11 0 11S-8 8-8 4C-8 0-5-4 0-11Z"),
    ("earth", "fM-11 9L-4-7L0-1L4-9L11 9Z"),
    ("wind", "oM-10-3H3C8-3 8-10 3-9M-10 2H7C12 2 12 9 7 8M-8 7H0C4 7 4 12 0 11"),
    ("dragon", "fM-10 2C-9-5-4-9 2-9L9-11L7-6C10-4 11-1 11 2L4 1L9 6L2 5C0 8 0 10 1 11H-8C-5 8-5 5-6 3Z"),
    ("instant", "fM3-11L-7 2H-1L-3 11L7-3H1Z"),
    ("permanent", "oM0 0C-3-5-10-5-10 0S-3 5 0 0C3-5 10-5 10 0S3 5 0 0Z"),
    ("active", "fM-7-11H7V-8C7-4 3-2 1 0C3 2 7 4 7 8V11H-7V8C-7 4-3 2-1 0C-3-2-7-4-7-8Z"),
    ("hand", "oM-6-9H6V9H-6Z"),
    ("creature", "fM-7-10H7V10H-7Z"),
    ("families", "f@0,-8,3|f@8,-2,3|f@5,7,3|f@-5,7,3|f@-8,-2,3"),
    ("draw", "oM-9-2V10H2V-2ZM6 4V-9M1-5L6-10L11-5"),
    ("recover", "oM-1-2H10V11H-1ZM-6 8C-11 4-10-5-2-8M-6-11L-1-8L-5-4"),
    ("discard", "oM-8-10H4V4H-8ZM8-4V9M3 5L8 10L12 5"),
    ("summon", "oM-8 10H8M0 5V-9M-6-3L0-9L6-3"),
    ("tame", "oM-9 4C-9 11 9 11 9 4M0-10V3M-5-1L0 4L5-1"),
    ("take", "oM-10 3V10H10V3M0 5V-9M-5-4L0-9L5-4"),
    ("top", "oM-8 4H8V10H-8ZM-8 4V0H8V4M0-3V-11M-4-7L0-11L4-7"),
    ("copy", "oM-9-9H3V5H-9ZM-3 5V10H9V-4H3"),
    ("player", "f@0,-6,4.5|fM-8 10C-8 1 8 1 8 10Z"),
    ("purse", "fM-4-6H4C8-1 10 2 10 6C10 10 6 11 0 11S-10 10-10 6C-10 2-8-1-4-6ZM-5-11L-2-8H2L5-11L4-7H-4Z"),
    ("cost", "fM0-11L10 0L0 11L-10 0Z"),
    ("star", "fM0-11L3-4L11-3L5 2L7 10L0 6L-7 10L-5 2L-11-3L-3-4Z"),
    ("check", "oM-8 0L-2 7L9-7"),
];

const STONES: [(Colour, &str); 3] = [
    (Colour::Red, "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z"),
    (Colour::Blue, "M0-12L12 0L0 12L-12 0Z"),
    (Colour::Purple, "M-6-11H6L12 0L6 11H-6L-12 0Z"),
];

/// What is counted beside a player's name.
const COUNTED: [&str; 5] = ["hand", "creature", "red", "blue", "purple"];

/// The lit side of a stone.
const GLEAM: &str = "M-6-3C-5-6-3-7-1-7";

/// What the signs mean: families and kinds of effects first, then what effects do, then stones.
pub(super) fn legend(texts: &Texts) -> Vec<Symbol> {
    const IDS: [&str; 27] = [
        "vi-fire",
        "vi-water",
        "vi-earth",
        "vi-wind",
        "vi-dragon",
        "vi-instant",
        "vi-permanent",
        "vi-active",
        "vi-red",
        "vi-blue",
        "vi-purple",
        "vi-star",
        "vi-cost",
        "vi-purse",
        "vi-hand",
        "vi-creature",
        "vi-families",
        "vi-player",
        "vi-draw",
        "vi-recover",
        "vi-discard",
        "vi-summon",
        "vi-tame",
        "vi-take",
        "vi-top",
        "vi-copy",
        "vi-check",
    ];
    Symbol::all(texts, None, &IDS)
}

/// Everything that drawings refer to.
pub(super) fn symbols() -> Markup {
    html! {
        @for (name, shapes) in SIGNS {
            symbol id={ "vi-" (name) } viewBox="-13 -13 26 26" {
                @for shape in shapes.split('|') {
                    @let (tone, form) = shape.split_at(1);
                    @match form.strip_prefix('@').map(|circle| circle.split(',').collect::<Vec<_>>()).as_deref() {
                        Some([x, y, r]) => circle .{ "v-" (tone) "i" } cx=(x) cy=(y) r=(r) {},
                        _ => path .{ "v-" (tone) "i" } d=(form) {},
                    }
                }
            }
        }
        // What the panel beside the table counts, in its field of 60 × 60.
        @for name in COUNTED {
            symbol id={ "vc-" (name) } overflow="visible" {
                use .vale-counted href={ "#vi-" (name) } x="-30" y="-30" width="60" height="60" {}
            }
        }
        @for (colour, form) in STONES {
            symbol id={ "vi-" (colour.key()) } viewBox="-13 -13 26 26" {
                path .{ "v-" (colour.key()) } d=(form) {}
                path .v-gleam d=(GLEAM) {}
            }
        }
    }
}

/// A sign, of no use to who cannot see.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg .vi aria-hidden="true" { use href={ "#vi-" (name) } {} } }
}

/// The sign of a family.
pub(super) fn family(family: Family) -> Markup {
    sign(family.key())
}

/// The sign of a kind of effect.
pub(super) fn kind(kind: Kind) -> Markup {
    sign(kind.key())
}

/// A stone with a number on it: what it is worth in print.
pub(super) fn stone(colour: Colour) -> Markup {
    html! {
        span .vale-stone.{ "vale-" (colour.key()) } {
            (sign(colour.key()))
            span { (worth(colour)) }
        }
    }
}

/// What a stone is worth in print.
pub(super) const fn worth(colour: Colour) -> char {
    match colour {
        Colour::Red => '1',
        Colour::Blue => '3',
        Colour::Purple => '6',
    }
}

/// Stones in a row.
pub(super) fn stones(stones: Stones) -> Markup {
    html! {
        @for colour in Colour::ALL {
            @for _ in 0..stones.count(colour) { (stone(colour)) }
        }
    }
}

/// Points with their sign: `+3`.
pub(super) fn points(text: &str) -> Markup {
    html! { span .vale-pts { (text) } }
}

/// A text of the data file, in which `[1]`, `[3]` and `[6]` stand for stones.
pub(super) fn with_stones(text: &str) -> Markup {
    let mut rest = text;
    let mut out = String::new();
    while let Some((before, colour, behind)) = next_stone(rest) {
        out.push_str(&html! { (before) (stone(colour)) }.into_string());
        rest = behind;
    }
    out.push_str(&html! { (rest) }.into_string());
    PreEscaped(out)
}

fn next_stone(text: &str) -> Option<(&str, Colour, &str)> {
    let marks = [("[1]", Colour::Red), ("[3]", Colour::Blue), ("[6]", Colour::Purple)];
    let found = marks.into_iter().filter_map(|(mark, colour)| Some((text.find(mark)?, colour)));
    let (at, colour) = found.min_by_key(|(at, _)| *at)?;
    Some((&text[..at], colour, &text[at + 3..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_in_texts_become_drawings() {
        let text = with_stones("Swap one [3] for [6] & <b>.").into_string();
        assert_eq!(text.matches("#vi-blue").count(), 1);
        assert_eq!(text.matches("#vi-purple").count(), 1);
        assert!(text.starts_with("Swap one ") && text.ends_with(" &amp; &lt;b&gt;."), "{text}");
    }

    #[test]
    fn every_sign_that_types_name_exists() {
        let all = symbols().into_string();
        let families = Family::ALL.map(Family::key);
        let colours = Colour::ALL.map(Colour::key);
        let kinds = [Kind::Instant, Kind::Permanent, Kind::Active].map(Kind::key);
        for name in families.iter().chain(&colours).chain(&kinds) {
            assert!(all.contains(&format!("id=\"vi-{name}\"")), "{name}");
        }
    }
}
