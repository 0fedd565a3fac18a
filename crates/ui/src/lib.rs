//! What people read and see: sentences in German and English, boards drawn from views.
//!
//! Everything here is a function from what a viewer may know (a game's `View`, its `Seen` events) and a language
//! to words and drawings. No position ever comes in, so nothing can be shown that its reader may not know.
//!
//! | file | what is in it |
//! |---|---|
//! | `language`, `texts` | the languages, and the messages of `texts/<language>/*.ftl` |
//! | `memo` | what comes again and again, kept as it was written |
//! | `names` | what the people at a table are called |
//! | `grid` | characters with a style, for drawings in text |
//! | `touch` | an action as a path of things one touches, and the tree of all paths |
//! | `page` | the pages of the house, with the style sheet and the script |
//! | `speech` | what is said about a game, on a page or in a terminal |
//! | `room`, `face` | what a game is drawn like: on a page, in a terminal |
//! | `highlight` | what is shown on the board when it happens |
//! | `lesson` | guided first games: scenarios with a teacher's words |
//! | `guide`, `gallery` | how a game is played, with examples; all its pieces and signs in words |
//! | `shown`, `parlour` | a game at a table and a game on the shelf as people see it, whichever game it is |
//! | `picture` | a table as characters or SVG, for other programs |
//! | `dolmengoetter` | Die Dolmengötter: sentences, the board, the players' panel, the result |
//! | `vale` | The Vale of Eternity: sentences, cards, the table, the account |
//! | `runestones` | Rune Stones: sentences, cards, the table, odds, the account |
//! | `skye` | Isle of Skye: sentences, tiles, territories, the market, the account |

pub mod dolmengoetter;
mod face;
mod gallery;
mod grid;
mod guide;
mod highlight;
mod language;
mod lesson;
mod memo;
mod names;
pub mod page;
mod parlour;
mod picture;
mod poster;
mod room;
pub mod runestones;
#[cfg(test)]
mod samples;
mod shown;
pub mod skye;
mod speech;
mod texts;
mod touch;
pub mod vale;

pub use face::{Face, Size};
pub use gallery::{Entry, Facet, Gallery, Group, Symbol, Value};
pub use grid::{Cell, Ink, Line, Mark, Rgb, Style, Weight};
pub use guide::Guide;
pub use highlight::{Beat, Highlight};
pub use language::{Language, UnknownLanguage};
pub use lesson::{Answer, Broken, Course, Lesson, Stage};
pub use maud::Markup;
pub use names::Names;
pub use parlour::{Parlour, parlour, parlours};
pub use picture::{picture, svg};
pub use poster::{POSTER, Pictured};
pub use room::{Badge, Count, Drawn, Gain, Room, Scene};
pub use shown::{Choice, Past, Shown, Tried, shown};
pub use speech::{Secrecy, Speech, Voice, Written};
pub use texts::{Arg, TextFault, Texts};
pub use touch::{Branch, Touch, Tree, orders};

/// A word as at the beginning of a sentence.
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
