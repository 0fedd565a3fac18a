//! Everything that drawings on a page refer to: patterns of the terrains, shapes of tiles, things.

use maud::{Markup, PreEscaped, html};

use super::{icons, land};
use crate::{Symbol, Texts};

/// Grass, rock and waves. They repeat once per tile, so that they go on across tiles.
const PATTERNS: &str = r#"
<pattern id="sk-grass" width="50" height="50" patternUnits="userSpaceOnUse"><path class="sk-p0" d="M0 0H50V50H0Z"/><path class="sk-p1" d="M6 12q1-5 3-6M9 12q0-4-1-7M33 37q1-5 3-6M36 37q0-4-1-7M22 24q1-4 3-5M42 9q1-4 3-5M12 43q1-4 3-5"/></pattern>
<pattern id="sk-rock" width="50" height="50" patternUnits="userSpaceOnUse"><path class="sk-m0" d="M0 0H50V50H0Z"/><path class="sk-m1" d="M2 20L12 4L22 20ZM26 44L37 26L48 44ZM30 18L38 7L46 18ZM0 46L8 33L17 46Z"/><path class="sk-m2" d="M12 4L22 20H14L10 13ZM37 26L48 44H39L34 35ZM38 7L46 18H39L37 13ZM8 33L17 46H10L7 40Z"/><path class="sk-m3" d="M12 4L9 9L12 8L14 10L15 9ZM37 26L33.5 32L37 30.5L39 33L40 31Z"/></pattern>
<pattern id="sk-waves" width="50" height="50" patternUnits="userSpaceOnUse"><path class="sk-w0" d="M0 0H50V50H0Z"/><path class="sk-w1" d="M4 10q4-4 8 0t8 0M28 22q4-4 8 0t8 0M8 35q4-4 8 0t8 0M32 45q4-4 8 0t8 0"/></pattern>
"#;

/// What the signs mean: what stands on tiles, what one pays and keeps, the land.
pub(super) fn legend(texts: &Texts) -> Vec<Symbol> {
    const IDS: [&str; 21] = [
        "sk-sheep",
        "sk-cattle",
        "sk-farm",
        "sk-broch",
        "sk-ship",
        "sk-lighthouse",
        "sk-barrel",
        "sk-castle",
        "sk-parchment",
        "sk-tablet",
        "sk-coin",
        "sk-axe",
        "sk-bag",
        "sk-menhir",
        "sk-pasture",
        "sk-mountain",
        "sk-water",
        "sk-path",
        "sk-area",
        "sk-round",
        "sk-cell",
    ];
    let field = |id: &str| match id {
        "sk-parchment" => "-22 -22 44 44",
        "sk-castle" => "-23 -34 46 54",
        _ => "-16 -17 32 32",
    };
    let mut all = Symbol::all(texts, None, &IDS);
    for symbol in &mut all {
        symbol.field = Some(field(symbol.id));
    }
    all
}

/// All of it, once per page.
pub(super) fn symbols() -> Markup {
    html! {
        svg .symbols width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                (PreEscaped(PATTERNS))
                (land::shapes())
                (icons::all())
                // The same as large as signs beside a name are.
                @for (name, scale) in [("coin", "2.2"), ("barrel", "2.3"), ("parchment", "1.4")] {
                    g id={ "sk-n-" (name) } { (icons::icon(name, 0, 0, scale)) }
                }
            }
        }
    }
}
