//! How far the game is, in the bar above the table; and the sea behind all.

use game_skye::{Letter, Phase, Skye, View};
use maud::{Markup, PreEscaped, html};

use crate::Voice;

/// The rounds with what each of them scores, and the phases of the one that is played.
pub(super) fn round(voice: &Voice<'_, Skye>, view: &View) -> Markup {
    let (config, common) = (&view.config, &view.common);
    if common.phase == Phase::Scoring {
        return html! {};
    }
    let now = usize::from(common.round);
    let over = common.phase == Phase::Over;
    html! {
        ol .sk-rounds aria-label=(voice.texts.say("room-skye-rounds", &[])) {
            @for (number, round) in (1..).zip(&config.schedule.rounds) {
                li .past[number < now || over] .now[number == now && !over] aria-current=[(number == now && !over).then_some("step")] {
                    b { (number) }
                    span { @for letter in round.scoring.iter() { (Letter::ALL[*letter].word()) } }
                }
            }
        }
        @if !over {
            ol .sk-phases {
                @for (name, is) in phases(view) {
                    li .now[is] aria-current=[is.then_some("step")] { (voice.texts.say(name, &[])) }
                }
            }
        }
    }
}

fn phases(view: &View) -> Vec<(&'static str, bool)> {
    let phase = view.common.phase;
    let second = matches!(phase, Phase::SecondBuy | Phase::BagDraw | Phase::Keep);
    let first = matches!(phase, Phase::FirstBuy { .. });
    let build = phase == Phase::Build;
    let mut all = vec![
        ("room-skye-phase-prices", !(first || second || build)),
        ("room-skye-phase-market", first),
        ("room-skye-phase-dolmen", second),
        ("room-skye-phase-build", build),
    ];
    all.retain(|(name, _)| view.config.variant.druids || *name != "room-skye-phase-dolmen");
    all
}

/// Sky, hills in the mist, a low sun or moon with its path of light, and a few waves.
const SEA: &str = r#"<defs><linearGradient id="sk-g-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sk-k0"/><stop offset="1" class="sk-k1"/></linearGradient><linearGradient id="sk-g-sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sk-g0"/><stop offset=".45" class="sk-g1"/><stop offset="1" class="sk-g2"/></linearGradient><radialGradient id="sk-g-sun"><stop offset="0" class="sk-u0"/><stop offset=".25" class="sk-u1"/><stop offset="1" class="sk-u2"/></radialGradient><linearGradient id="sk-g-mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sk-mi0"/><stop offset=".45" class="sk-mi1"/><stop offset="1" class="sk-mi0"/></linearGradient></defs>
<path d="M0 0H1440V190H0Z" fill="url(#sk-g-sky)"/><circle cx="905" cy="128" r="300" fill="url(#sk-g-sun)"/><circle class="sk-orb" cx="905" cy="128" r="15"/>
<path class="sk-h3" d="M-20 150L0 132L60 116L120 124L190 88L232 102L262 74L300 96L338 62L366 88L392 80L440 112L500 122L560 118L620 132L700 140L770 150Z"/><path class="sk-h3" d="M850 150L930 140L990 122L1036 130L1082 100L1130 118L1172 104L1230 126L1300 112L1370 128L1460 118V150Z"/>
<path class="sk-h2" d="M-20 152V138L90 130L170 136L240 120L300 132L352 122L430 138L520 146L600 152Z"/><path class="sk-h2" d="M1010 152L1070 142L1140 144L1210 130L1280 138L1350 126L1460 136V152Z"/>
<path d="M0 149H1440V900H0Z" fill="url(#sk-g-sea)"/><path d="M0 100H1440V210H0Z" fill="url(#sk-g-mist)"/>
<path class="sk-glint" d="M884 160h42M872 168h66M890 177h34M860 188h88M880 200h52M850 214h106M888 230h40M856 250h90M880 274h56M868 304h70M884 340h40"/>
<g class="sk-wv"><path d="M300 260q8-6 16 0t16 0 16 0M520 236q7-5 14 0t14 0M640 330q8-6 16 0t16 0M1040 290q8-6 16 0t16 0 16 0M380 420q9-7 18 0t18 0M1080 450q9-7 18 0t18 0M330 560q9-7 18 0t18 0 18 0M980 600q9-7 18 0t18 0M560 640q9-7 18 0t18 0M1060 640q9-7 18 0M280 350q8-6 16 0M1110 360q8-6 16 0t16 0M470 650q9-7 18 0"/></g>
<g class="sk-bird"><path d="M470 92q7-7 12 0q5-7 12 0M508 108q5-5 9 0q4-5 9 0M448 116q4-4 7 0q3-4 7 0"/></g>"#;

/// The sea; only the style sheet of the room gives it a size.
pub(super) fn sea() -> Markup {
    html! {
        svg .sk-backdrop width="0" height="0" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false" {
            (PreEscaped(SEA))
        }
    }
}
