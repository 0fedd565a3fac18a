//! A picture for every kind of card: four creatures, the dragon, and the druid.
//!
//! Each is a symbol in a field of 120 × 80 in the tones of its card: `b` base, `l` light, `g` gold, `d` dark, `s` a
//! dark line, `n` a light line.

use game_runestones::Hue;
use maud::{Markup, html};

/// Shapes by kind, in the order of drawing; each begins with its tone.
const EMBLEMS: &[(&str, &str)] = &[
    (
        "blue",
        // A kobold: a pointed cap, large ears, a grin, a lantern.
        "bM60 30C44 30 34 42 34 54C34 66 46 76 60 76S86 66 86 54C86 42 76 30 60 30Z|\
         lM37 50C26 44 16 44 8 34C12 54 24 62 38 60ZM83 50C94 44 104 44 112 34C108 54 96 62 82 60Z|\
         bM60 4C74 10 84 24 88 38C72 31 48 31 32 38C38 24 50 16 60 4Z|gM60 4C64 4 68 8 66 12C62 14 57 11 60 4Z|\
         lM46 50A6 6 0 1 0 46 50.1ZM74 50A6 6 0 1 0 74 50.1Z|\
         dM45 47A3 3 0 1 1 44.9 47ZM73 47A3 3 0 1 1 72.9 47Z|sM46 64Q60 74 74 64|sM58 50L55 59H62|lM52 66.5L55 71L58 68ZM63 68L66 71L69 66Z",
    ),
    (
        "yellow",
        // A satyr: horns, a goat's ears and beard, a pan flute.
        "gM40 30C26 26 20 14 28 4C30 14 38 20 48 22ZM80 30C94 26 100 14 92 4C90 14 82 20 72 22Z|\
         lM36 40C26 36 18 38 12 46C22 50 32 50 38 46ZM84 40C94 36 102 38 108 46C98 50 88 50 82 46Z|\
         bM60 16C44 16 36 28 36 42C36 56 46 64 60 64S84 56 84 42C84 28 76 16 60 16Z|\
         dM42 24C46 14 54 12 60 14C66 12 74 14 78 24C70 20 50 20 42 24Z|\
         dM50 58C52 70 56 76 60 79C64 76 68 70 70 58C64 62 56 62 50 58Z|\
         dM48 37A3.2 3.2 0 1 1 47.9 37ZM72 37A3.2 3.2 0 1 1 71.9 37Z|sM44 32Q49 28 54 32M66 32Q71 28 76 32|sM60 38L57 49H63|sM53 54Q60 58 67 54|\
         gM84 56H90V76H84ZM91 56H97V73H91ZM98 56H104V70H98ZM105 56H111V67H105Z|sM82 60H113",
    ),
    (
        "green",
        // A dryad: a face framed by leaves, hair of twigs.
        "sM60 18C58 8 50 4 42 4M60 18C62 6 72 2 80 6M48 22C40 14 30 14 24 20M72 22C82 12 92 16 98 20M42 32C30 28 22 32 16 40M78 32C90 28 98 32 104 40|\
         bM42 4C34-1 26 3 26 10C34 12 40 10 42 4ZM80 6C88 0 97 4 98 11C89 14 82 12 80 6ZM24 20C14 17 8 22 9 30C18 31 24 27 24 20ZM98 20C108 17 113 23 112 30C103 31 98 27 98 20ZM16 40C8 42 5 50 9 56C17 54 20 47 16 40ZM104 40C112 42 115 50 111 56C103 54 100 47 104 40Z|\
         bM60 14C40 14 30 30 32 50C34 64 38 72 42 78H78C82 72 86 64 88 50C90 30 80 14 60 14Z|\
         lM60 24C48 24 42 33 42 46C42 60 51 70 60 70S78 60 78 46C78 33 72 24 60 24Z|\
         dM52 45A3 3 0 1 1 51.9 45ZM68 45A3 3 0 1 1 67.9 45Z|sM47 39Q52 36 56 39M64 39Q68 36 73 39M60 46L58 54H62M54 61Q60 64 66 61|\
         gM60 20A4 4 0 1 1 59.9 20ZM50 22A2.6 2.6 0 1 1 49.9 22ZM70 22A2.6 2.6 0 1 1 69.9 22Z",
    ),
    (
        "red",
        // A harpy: spread wings, a fierce head, claws.
        "bM54 34C42 18 22 10 2 12C8 18 10 22 12 26C6 26 4 27 2 29C8 33 14 37 18 40C12 41 10 43 8 45C18 51 30 55 42 54ZM66 34C78 18 98 10 118 12C112 18 110 22 108 26C114 26 116 27 118 29C112 33 106 37 102 40C108 41 110 43 112 45C102 51 90 55 78 54Z|\
         nM14 18C28 22 40 30 48 40M18 31C28 34 38 40 44 46M106 18C92 22 80 30 72 40M102 31C92 34 82 40 76 46|\
         bM48 36C44 50 48 62 60 70C72 62 76 50 72 36Z|lM60 8C50 8 45 16 45 25C45 35 52 42 60 42S75 35 75 25C75 16 70 8 60 8Z|\
         dM60 4C46 4 40 14 42 28C47 24 50 18 52 14C58 18 68 18 72 15C73 20 75 25 78 28C80 14 74 4 60 4Z|\
         dM54 25A2.8 2.8 0 1 1 53.9 25ZM66 25A2.8 2.8 0 1 1 65.9 25Z|sM49 21L56 23M71 21L64 23|gM57 29H63L60 37Z|\
         sM52 66L48 76M52 66L54 77M52 66L43 72M68 66L72 76M68 66L66 77M68 66L77 72|nM54 48L58 52M62 48L66 52M56 56L60 60L64 56",
    ),
    (
        "white",
        // A dragon: a horned head in profile, breathing fire.
        "bM18 78C16 56 26 40 44 34C40 26 42 16 50 8C50 18 54 24 62 26C76 26 92 34 100 46C104 50 102 56 96 56L78 54C84 58 88 62 88 66C80 66 72 64 66 62C60 70 58 74 58 78Z|\
         gM50 8C54 10 58 16 60 26L54 26C50 22 48 16 50 8ZM36 20C42 22 48 26 52 32L44 35C40 32 36 26 36 20Z|\
         lM66 62C60 70 58 74 58 78H38C42 66 52 60 66 62Z|\
         dM70 36A3.4 3.4 0 1 1 69.9 36Z|sM62 32Q69 29 76 34|dM94 46A1.8 1.8 0 1 1 93.9 46Z|nM30 46C26 54 25 62 26 70M38 44C34 50 32 58 32 64|\
         gM90 60C98 60 106 58 116 50C114 60 118 66 118 74C108 74 96 70 90 60Z",
    ),
    (
        "druid",
        // A druid: a hood, a long beard, a staff with a spiral.
        "bM60 4C40 8 32 28 28 78H92C88 28 80 8 60 4Z|dM60 16C48 18 44 28 44 40C44 52 52 58 60 58S76 52 76 40C76 28 72 18 60 16Z|\
         lM60 24C53 24 50 30 50 38C50 46 54 50 60 50S70 46 70 38C70 30 67 24 60 24Z|\
         lM48 42C47 60 52 72 60 79C68 72 73 60 72 42C70 48 66 50 60 47C54 50 50 48 48 42Z|\
         dM55 36A2.2 2.2 0 1 1 54.9 36ZM65 36A2.2 2.2 0 1 1 64.9 36Z|sM50 33Q55 30 58 33M62 33Q65 30 70 33|nM54 56Q56 66 60 72M66 56Q64 66 60 72|\
         sM100 78V24|gM100 24C112 24 114 8 102 8C94 8 92 18 100 18C105 18 105 12 101 12C98 12 97 15 99 16C102 17 102 14 101 14C100 22 92 18 94 12C98 4 112 6 112 16C112 24 106 28 100 27Z",
    ),
];

/// Everything that cards refer to.
pub(super) fn symbols() -> Markup {
    html! {
        @for (name, shapes) in EMBLEMS {
            symbol id={ "rse-" (name) } viewBox="0 0 120 80" {
                @for shape in shapes.split('|') {
                    @let (tone, form) = shape.split_at(1);
                    path .{ "rs-e" (tone) } d=(form) {}
                }
            }
        }
        @for (index, shapes) in LANDS.iter().enumerate() {
            symbol id={ "rsl-" (index) } viewBox="0 0 120 150" preserveAspectRatio="xMidYMax slice" {
                @for shape in shapes.split('|') {
                    @let (tone, form) = shape.split_at(1);
                    path .{ "rs-l" (tone) } d=(form) {}
                }
            }
        }
        symbol id="rsl-disc" viewBox="0 0 120 80" overflow="visible" { circle .rs-halo cx="60" cy="40" r="36" {} }
        symbol id="rsl-rays" viewBox="0 0 120 80" overflow="visible" {
            path .rs-halo d="M60 40L122 36V44ZM60 40L114 68L109 76ZM60 40L90 98L82 101ZM60 40L38 101L30 98ZM60 40L11 76L6 68ZM60 40L-2 44V36ZM60 40L6 12L11 4ZM60 40L30-18L38-21ZM60 40L82-21L90-18ZM60 40L109 4L114 12Z" {}
            circle .rs-halo cx="60" cy="40" r="33" {}
        }
    }
}

/// The name of a card's colour in classes and drawings; druid cards have none.
pub(super) fn word(hue: Option<Hue>) -> &'static str {
    hue.map_or("druid", Hue::word)
}

/// What lies behind them, and how high the card stands among its kind: a disc of light, then rays.
const LANDS: [&str; 4] = [
    // The moon over hills.
    "lM88 14A14 14 0 1 1 87.9 14Z|fM0 92Q30 66 66 84T120 70V150H0Z|nM8 98C6 74 9 60 15 56C22 58 23 76 22 98ZM30 96C29 82 31 72 35 70C40 72 41 84 40 96ZM104 94C103 76 105 64 110 62C116 66 116 80 116 94Z|nM0 104Q28 84 60 98T120 88V150H0Z",
    // Three stones.
    "fM0 88Q60 66 120 84V150H0Z|nM10 150L13 36H28L27 150ZM93 150L92 36H107L110 150ZM2 17Q60 11 118 17L115 35H5Z|fM5 35H115L114 38H6Z",
    // Pines.
    "lM34 17A9 9 0 1 1 33.9 17Z|fM0 84Q60 64 120 80V150H0ZM44 84L52 50 60 84ZM64 84L70 58 76 84Z|nM-6 120L6 66H0L10 40 4 40 13 14 22 40H16L26 66H20L32 120ZM88 120L98 72H93L101 48 96 48 105 24 114 48H109L117 72H112L122 120Z|nM0 104Q28 84 60 98T120 88V150H0Z",
    // Peaks.
    "fM0 92L26 40 40 62 66 26 96 70 108 56 120 76V150H0Z|lM66 26L57 39 64 44 70 38 76 42ZM26 40L21 51 27 54 33 51Z|nM0 104Q28 84 60 98T120 88V150H0Z",
];

/// The picture of a card: scenes and their mirror images, light by rank, so that cards of a kind differ.
pub(super) fn emblem(hue: Option<Hue>, number: u8) -> Markup {
    let flipped = number % 2 == 1;
    html! {
        div .rs-pic aria-hidden="true" {
            svg .rs-land preserveAspectRatio="xMidYMax slice" viewBox="0 0 120 150" { use href={ "#rsl-" (number / 4 % 4) } {} }
            svg .rs-emblem.flipped[flipped] viewBox="0 0 120 80" preserveAspectRatio="xMidYMax meet" {
                @if (43..100).contains(&number) { use href={ "#rsl-" (if number >= 59 { "rays" } else { "disc" }) } {} }
                use href={ "#rse-" (word(hue)) } width="120" height="80" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_card_has_a_picture() {
        let all = symbols().into_string();
        for hue in Hue::ALL.map(Some).into_iter().chain([None]) {
            assert!(all.contains(&format!("id=\"rse-{}\"", word(hue))));
        }
    }
}
