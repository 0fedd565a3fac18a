//! An emblem of its own for every creature, all in one style: filled shapes with a dark outline, in the four tones
//! that a family has.
//!
//! An emblem is written as shapes, separated by `|`: a letter for the tone, then an SVG path, or a circle as
//! `@x,y,r`. The field is 64 × 64. A capital letter draws the shape a second time, mirrored from left to right.
//!
//! | letter | tone |
//! |---|---|
//! | `b`, `l`, `g` | filled with the body's, the light, the glowing tone, with an outline |
//! | `d` | filled with the dark tone |
//! | `s`, `n`, `a` | a line in the dark, the light, the glowing tone |
//! | `t`, `k` | a limb, a neck: a thick line in the body's tone with an outline |

mod dragon;
mod earth;
mod fire;
mod water;
mod wind;

use core::fmt::Write as _;
use std::sync::LazyLock;

use game_vale::Family;
use maud::{Markup, PreEscaped, html};

const ALL: [&[(&str, &str)]; 5] =
    [fire::EMBLEMS, water::EMBLEMS, earth::EMBLEMS, wind::EMBLEMS, dragon::EMBLEMS];

/// Every emblem as a symbol that drawings refer to.
pub(super) fn symbols() -> Markup {
    static SYMBOLS: LazyLock<String> = LazyLock::new(|| {
        let mut out = String::new();
        for (key, shapes) in ALL.into_iter().flatten() {
            // Writing to a string cannot fail.
            let _ = write!(out, r#"<symbol id="ve-{key}" viewBox="-4 -4 72 72">"#);
            shapes.split('|').for_each(|shape| write_shape(shape, &mut out));
            out.push_str("</symbol>");
        }
        out
    });
    PreEscaped(SYMBOLS.clone())
}

/// The symbol of a creature; that of its family for one that the house has never seen.
pub(super) fn href(key: &str, family: Family) -> String {
    let drawn = ALL.into_iter().flatten().any(|(other, _)| *other == key);
    if drawn { format!("#ve-{key}") } else { format!("#vi-{}", family.key()) }
}

/// The emblem of a creature.
pub(super) fn emblem(key: &str, family: Family) -> Markup {
    html! { svg .vale-emblem aria-hidden="true" { use href=(href(key, family)) {} } }
}

const MIRRORED: &str = r#" transform="matrix(-1 0 0 1 64 0)""#;

fn write_shape(shape: &str, out: &mut String) {
    let (tone, form) = shape.split_at(1);
    let once = [""].as_slice();
    let (sides, tone) = if tone.chars().all(char::is_uppercase) {
        (["", MIRRORED].as_slice(), tone.to_lowercase())
    } else {
        (once, tone.to_owned())
    };
    // A limb is a dark line below a thinner one.
    let tones: &[&str] = match tone.as_str() {
        "t" => &["t", "u"],
        "k" => &["k", "j"],
        other => &[other],
    };
    for side in sides {
        for tone in tones {
            let _ = match form.strip_prefix('@') {
                Some(circle) => write_circle(circle, tone, side, out),
                None => write!(out, r#"<path class="v-{tone}" d="{form}"{side}/>"#),
            };
        }
    }
}

fn write_circle(circle: &str, tone: &str, side: &str, out: &mut String) -> core::fmt::Result {
    let mut numbers = circle.split(',');
    let mut next = || numbers.next().unwrap_or_default();
    let (x, y, r) = (next(), next(), next());
    write!(out, r#"<circle class="v-{tone}" cx="{x}" cy="{y}" r="{r}"{side}/>"#)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::vale::samples;

    #[test]
    fn every_creature_has_an_emblem_of_its_own() {
        let data = samples::data();
        let keys: BTreeSet<&str> = ALL.into_iter().flatten().map(|(key, _)| *key).collect();
        let drawings: BTreeSet<&str> = ALL.into_iter().flatten().map(|(_, shapes)| *shapes).collect();
        for card in &data.cards {
            assert!(keys.contains(card.key.as_str()), "{} has no emblem", card.key);
            assert_eq!(href(&card.key, card.family), format!("#ve-{}", card.key));
        }
        assert_eq!((keys.len(), drawings.len()), (data.cards.len(), data.cards.len()));
    }

    #[test]
    fn shapes_are_written_as_the_table_says() {
        let drawn = |shape: &str| {
            let mut out = String::new();
            write_shape(shape, &mut out);
            out
        };
        assert_eq!(drawn("d@1,2,3"), r#"<circle class="v-d" cx="1" cy="2" r="3"/>"#);
        assert_eq!(drawn("BM1 1Z").matches("M1 1Z").count(), 2);
        assert!(drawn("BM1 1Z").contains("matrix(-1"));
        assert_eq!(drawn("tM1 1L2 2").matches("<path").count(), 2);
        let letters = ALL.into_iter().flatten().flat_map(|(_, shapes)| shapes.split('|'));
        let tones: BTreeSet<char> =
            letters.filter_map(|shape| shape.chars().next()).map(|tone| tone.to_ascii_lowercase()).collect();
        assert_eq!(tones, "abdgklnst".chars().collect());
    }

    #[test]
    fn an_unknown_creature_is_drawn_as_its_family() {
        assert_eq!(href("unheard_of", Family::Wind), "#vi-wind");
    }
}
