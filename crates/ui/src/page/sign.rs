//! Small signs that stand before words or instead of them.

use maud::{Markup, Render, html};

/// A sign of one colour, that of the words around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// Go on.
    Play,
    /// A link to give away.
    Link,
    /// A book: rules, lessons.
    Book,
    /// A table with seats around it.
    Seats,
    /// Two people.
    People,
    /// One person.
    Person,
    /// How long.
    Clock,
    /// A player made of code.
    Bot,
    /// Nobody.
    Nobody,
    /// To be seen by everybody.
    Eye,
    /// Somebody at the same screen.
    Screen,
    /// A gate of stones: home.
    Gate,
    /// Something more to choose.
    More,
}

impl Render for Sign {
    fn render(&self) -> Markup {
        html! {
            svg .sign viewBox="0 0 20 20" aria-hidden="true" {
                @match self {
                    Sign::Play => path .full d="M5 3L17 10L5 17Z" {},
                    Sign::Link => path d="M8 12L12 8M6.500 9L4.500 11A3.200 3.200 0 0 0 9 15.500L11 13.500M13.500 11L15.500 9A3.200 3.200 0 0 0 11 4.500L9 6.500" {},
                    Sign::Book => path d="M2.500 4.500Q6.500 2.500 10 5Q13.500 2.500 17.500 4.500V16Q13.500 14 10 16.500Q6.500 14 2.500 16ZM10 5V16" {},
                    Sign::Seats => { ellipse .full cx="10" cy="10" rx="5" ry="4.500" {} path .dots d="M10 2.500V2.500M10 17.500V17.500M2.500 10V10M17.500 10V10" {} }
                    Sign::People => { circle .full cx="7" cy="6.500" r="3.200" {} path .full d="M1 17Q1 11 7 11T13 17Z" {} path d="M12.500 3.800A3 3 0 0 1 12.800 9.400M14.500 11.600Q19 12.400 19 16.800H15.500" {} }
                    Sign::Person => { circle .full cx="10" cy="6.500" r="3.600" {} path .full d="M3 18Q3 11.500 10 11.500T17 18Z" {} }
                    Sign::Clock => { circle cx="10" cy="10" r="7.500" {} path d="M10 5.500V10L13 12" {} }
                    Sign::Bot => path .full fill-rule="evenodd" d="M3.500 17.500V9Q3.500 2.500 10 2.500T16.500 9V17.500L13.200 15.500L10 17.500L6.800 15.500ZM6.200 9.500A1.500 1.500 0 1 0 9.200 9.500A1.500 1.500 0 1 0 6.200 9.500ZM10.800 9.500A1.500 1.500 0 1 0 13.800 9.500A1.500 1.500 0 1 0 10.800 9.500Z" {},
                    Sign::Nobody => path d="M5 5L15 15M15 5L5 15" {},
                    Sign::Eye => { path d="M1.800 10Q10 2 18.200 10Q10 18 1.800 10Z" {} circle .full cx="10" cy="10" r="2.600" {} }
                    Sign::Screen => { rect x="2.500" y="3.500" width="15" height="10" rx="1.500" {} path d="M10 13.500V17M6.500 17H13.500" {} }
                    Sign::Gate => path d="M2.500 6.500Q2.500 4.500 5 4.500H15Q17.500 4.500 17.500 6.500M5 7V17M15 7V17M10 9.500V17" {},
                    Sign::More => path d="M5 8L10 13L15 8" {},
                }
            }
        }
    }
}

/// A stone as high as a level of bots.
pub(super) fn stone(level: &str) -> Markup {
    let outline = match level {
        "1" => "M4 40C4 35 6 31 9 30Q15 27 21 30C24 31 26 35 26 40Z",
        "2" => "M5 40C5 32 7 27 9 25Q15 22 21 25C24 27 25 32 25 40Z",
        "3" => "M5 40C5 28 7 22 9 19Q15 16 21 19C24 22 25 28 25 40Z",
        "4" => "M5 40C5 24 7 15 9 12Q15 9 21 12C24 15 25 24 25 40Z",
        _ => "M5 40C5 20 7 8 9 5Q15 2 21 5C24 8 25 20 25 40Z",
    };
    html! { svg .stone viewBox="0 0 30 42" aria-hidden="true" { path d=(outline) {} } }
}

/// The sign of a game in its own colours, for rows and tabs.
pub(super) fn game_sign(game: &str) -> Markup {
    html! {
        svg .game-sign.{ "of-" (game) } viewBox="0 0 48 40" aria-hidden="true" {
            rect .ground width="48" height="40" rx="6" {}
            @match game {
                "dolmengoetter" => {
                    circle .sun cx="24" cy="21" r="8" {}
                    path .body d="M8 14Q8 10 12 10H36Q40 10 40 14L39 16.500H9ZM12.500 17H19V32H12.500ZM29 17H35.500V32H29Z" {}
                    path .land d="M0 33Q24 28 48 33V34Q48 40 42 40H6Q0 40 0 34Z" {}
                }
                "vale" => {
                    rect .land x="8" y="11" width="14" height="21" rx="2.500" transform="rotate(-14 15 22)" {}
                    rect .sun x="17" y="8" width="14" height="21" rx="2.500" {}
                    rect .body x="26" y="11" width="14" height="21" rx="2.500" transform="rotate(14 33 22)" {}
                    path .line d="M24 13L27.500 18.500L24 24L20.500 18.500Z" {}
                }
                "runestones" => {
                    path .body d="M13 35C11 22 14 9 18 6Q24 3 30 6C34 9 37 22 35 35Z" {}
                    path .line d="M24 29V11M18 17L24 11L30 17M18 24L24 18L30 24" {}
                    path .land d="M0 34Q24 31 48 34Q48 40 42 40H6Q0 40 0 34Z" {}
                }
                _ => {
                    path .sun d="M0 26Q12 23 24 26T48 26V34Q48 40 42 40H6Q0 40 0 34Z" {}
                    path .body d="M14 30V15H18V18H22V12H26V18H30V15H34V30Z" {}
                    path .line d="M24 12V5M24 5L30 7.500L24 9.500" {}
                    path .land d="M6 34Q14 27 24 29T42 34Q30 37 24 36T6 34Z" {}
                }
            }
        }
    }
}

/// A pebble for somebody at a table of a list: the first letter of the name.
pub(super) fn pebble(kind: &str, name: &str) -> Markup {
    let letter = name.chars().find(|letter| letter.is_alphanumeric());
    html! {
        svg .pebble.(kind) viewBox="-15 -15 30 30" role="img" aria-label=(name) {
            path d="M-13 2C-14-7-7-13 2-13C10-13 14-6 13 2C12 10 6 13-2 13C-9 13-12 9-13 2Z" {}
            @match kind {
                "free" => path .plus d="M-5 0H5M0-5V5" {},
                "bot" => path .face fill-rule="evenodd" d="M-6 8V-1Q-6-8 0-8T6-1V8L3 6L0 8L-3 6ZM-3.800-1A1.300 1.300 0 1 0-1.200-1A1.300 1.300 0 1 0-3.800-1ZM1.200-1A1.300 1.300 0 1 0 3.800-1A1.300 1.300 0 1 0 1.200-1Z" {},
                _ => @if let Some(letter) = letter { text y="5" { (letter.to_uppercase()) } },
            }
        }
    }
}
