//! The vale itself: what lies behind the table. Nobody needs to see it to play.

use maud::{Markup, html};

/// Sky, ridges, river and meadow behind everything, and the ledge of turf on which the hand lies.
pub(super) fn scene() -> Markup {
    html! {
        svg .vale-scene viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
            defs {
                (gradient("vale-sky-fall", &["vale-s0", "vale-s1"]))
                (gradient("vale-mead", &["vale-g0", "vale-g1"]))
                (gradient("vale-stream", &["vale-r0", "vale-r1"]))
                radialGradient #vale-glow { stop offset="0" class="vale-sun0" {} stop offset="1" class="vale-sun1" {} }
            }
            rect width="1440" height="900" fill="url(#vale-sky-fall)" {}
            circle cx="560" cy="190" r="420" fill="url(#vale-glow)" {}
            path .vale-m0 d="M0 250L70 170L120 215L210 110L280 190L350 140L440 230L520 168L590 222L680 120L760 200L850 150L930 226L1010 160L1110 232L1200 150L1290 222L1370 170L1440 230V900H0Z" {}
            path .vale-m1 d="M0 330C80 270 170 250 260 300C340 340 420 280 500 300C560 314 600 322 640 316C720 300 790 270 880 300C970 330 1060 270 1150 290C1260 314 1350 280 1440 300V900H0Z" {}
            path .vale-m2 d="M0 420C120 366 250 372 360 402C440 424 520 400 600 404C700 410 780 372 900 386C1040 402 1160 370 1260 384C1340 396 1390 386 1440 376V900H0Z" {}
            path fill="url(#vale-mead)" d="M0 470C160 430 330 462 520 446C720 430 900 462 1080 444C1220 432 1340 452 1440 440V900H0Z" {}
            path fill="url(#vale-stream)" d="M604 312C560 330 660 352 610 384C560 414 500 424 560 462C640 506 760 520 690 580C640 626 480 640 520 720L470 900H820C760 800 860 700 880 620C900 540 700 500 640 460C600 430 690 400 676 372C664 348 612 334 640 312Z" {}
            path .vale-glint d="M628 350C640 356 650 362 650 372M600 440C620 452 640 462 664 474M716 540C724 560 716 576 700 592M640 650C620 668 612 690 616 712" {}
            path .vale-trees d="M36 452l13-40 13 40zM62 462l16-52 16 52zM98 458l11-34 11 34zM1330 440l14-44 14 44zM1362 448l17-56 17 56zM1402 444l12-38 12 38zM1086 446l9-28 9 28zM1104 448l11-34 11 34zM300 456l9-26 9 26z" {}
        }
        svg .vale-ledge viewBox="0 0 1440 260" preserveAspectRatio="none" aria-hidden="true" {
            path .vale-l0 d="M0 40C120 12 260 30 420 22C640 10 800 36 1000 24C1180 14 1320 34 1440 20V260H0Z" {}
            path .vale-l1 d="M0 54C140 28 280 44 440 36C650 26 820 50 1010 40C1190 30 1330 48 1440 36V260H0Z" {}
        }
    }
}

fn gradient(id: &str, stops: &[&str]) -> Markup {
    html! {
        linearGradient id=(id) x1="0" y1="0" x2="0" y2="1" {
            @for (at, class) in stops.iter().enumerate() { stop offset=(at) class=(class) {} }
        }
    }
}
