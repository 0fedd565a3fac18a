//! Where it all happens: a plain before hills, mist and a low sun by day, a crescent and stars by night.

use maud::{Markup, html};

/// Standing stones far away: where, how large, and whether they carry a lintel.
const FAR: [(u16, u16, u8, bool); 15] = [
    (70, 150, 90, true),
    (150, 146, 80, false),
    (250, 142, 75, true),
    (330, 139, 70, false),
    (430, 137, 62, true),
    (520, 135, 60, false),
    (610, 134, 56, true),
    (690, 134, 55, false),
    (770, 135, 58, true),
    (850, 137, 64, false),
    (940, 139, 70, true),
    (1030, 142, 76, false),
    (1180, 147, 86, true),
    (1290, 150, 90, false),
    (1390, 156, 99, true),
];
const TRILITHON: &str = "M-17 0L-15-44H-6L-7 0ZM7 0L6-44H15L17 0ZM-21-58Q0-62 21-58L20-45H-20Z";
const STONE: &str = "M-8 0C-9-20-7-40-2-46C5-50 9-40 9 0Z";

/// The ground of the table.
pub(super) fn scene() -> Markup {
    html! {
        svg .rs-scene viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
            defs {
                linearGradient #rs-heaven x2="0" y2="1" { stop .rs-heaven-1 offset="0" {} stop .rs-heaven-2 offset="1" {} }
                linearGradient #rs-meadow x2="0" y2="1" { stop .rs-meadow-1 offset="0" {} stop .rs-meadow-2 offset=".45" {} stop .rs-meadow-3 offset="1" {} }
                radialGradient #rs-sun { stop .rs-sun-1 offset="0" {} stop .rs-sun-2 offset="1" {} }
                radialGradient #rs-embers { stop .rs-embers-1 offset="0" {} stop .rs-embers-2 offset="1" {} }
            }
            rect width="1440" height="190" fill="url(#rs-heaven)" {}
            g .rs-stars { @for at in 0..44u16 { circle cx=(at * 397 % 1440) cy=(at * 83 % 128) r=(if at % 3 == 0 { "1.5" } else { "1" }) {} } }
            circle cx="560" cy="104" r="230" fill="url(#rs-sun)" {}
            circle .rs-disc cx="560" cy="96" r="34" {}
            path .rs-crescent d="M552 64A34 34 0 1 0 592 110A30 30 0 0 1 552 64Z" {}
            path .rs-hills-1 d="M0 118Q180 70 360 108T720 96T1080 112T1440 84V200H0Z" {}
            path .rs-hills-2 d="M0 140Q240 108 480 132T960 124T1440 130V220H0Z" {}
            g .rs-far-ring {
                @for (x, y, size, lintel) in FAR {
                    path transform={ "translate(" (x) " " (y) ") scale(." (format!("{size:02}")) ")" } d=(if lintel { TRILITHON } else { STONE }) {}
                }
            }
            path fill="url(#rs-meadow)" d="M0 150Q360 128 720 134T1440 152V900H0Z" {}
            ellipse .rs-worn cx="570" cy="420" rx="640" ry="270" {}
            g .rs-tufts { @for at in 0..40u16 { path d={ "M" (at * 271 % 1420) " " (200 + at * 137 % 690) "q1-7 4-9m0 9q0-6-2-10m4 10q1-5 4-6" } {} } }
            path .rs-smoke d="M945 208C925 180 975 168 952 140C934 118 980 104 968 76C958 54 990 40 986 14C1004 44 984 62 992 84C1004 110 966 124 980 148C996 174 958 186 968 208Z" {}
            ellipse cx="980" cy="330" rx="330" ry="210" fill="url(#rs-embers)" {}
        }
    }
}
