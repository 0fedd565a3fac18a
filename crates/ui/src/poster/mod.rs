//! A table as a picture for other pages: 1200 × 630, drawn from what everybody may see, as an SVG that needs nothing beside
//! it but letters.
//!
//! It is made from the view of those who watch, so it holds nothing that not everybody may know. Where a table is only
//! for those who have its link, the picture is that of the game.

mod plain;
mod sheet;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use maud::{Markup, html};

use crate::page::assets;
use crate::room::{Badge, ink};
use sheet::Sheet;

/// How wide and how high a poster is.
pub const POSTER: [u32; 2] = [1200, 630];

/// So wide is the picture on it; the rest is for words.
const PICTURE: u32 = 770;

/// Somebody on a poster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pictured {
    /// How the pieces are drawn.
    pub badge: Badge,
    /// The points, once the game has begun; nothing for a seat that waits.
    pub points: Option<i32>,
}

/// What is on a poster.
pub(crate) struct Poster<'a> {
    /// The id of the game.
    pub(crate) game: &'a str,
    /// Its title.
    pub(crate) title: &'a str,
    /// What is drawn, in a frame that it fills.
    pub(crate) picture: Markup,
    /// What that refers to.
    pub(crate) symbols: Markup,
    /// Who plays.
    pub(crate) seats: Vec<Pictured>,
}

/// The style sheet of a room, read once.
fn sheet(game: &str) -> Arc<Sheet> {
    static SHEETS: OnceLock<Mutex<BTreeMap<String, Arc<Sheet>>>> = OnceLock::new();
    let mut sheets = SHEETS.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let made = sheets.entry(game.to_owned()).or_insert_with(|| {
        let texts = assets::drawn_with(game);
        Arc::new(Sheet::read(&texts))
    });
    Arc::clone(made)
}

/// How wide a word is at a size, about: letters of the bold face are two thirds as wide as high.
fn width(word: &str) -> u32 {
    word.chars().count() as u32 * 2 / 3
}

impl Poster<'_> {
    /// The poster as SVG. `None` if its picture cannot be read.
    pub(crate) fn svg(&self) -> Option<String> {
        let [wide, high] = POSTER;
        let words: Vec<&str> = self.title.split(' ').collect();
        let lines = lines(&words);
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1) as u32;
        let size = (370 * 3 / 2 / longest.max(1)).clamp(30, 60);
        let beside = PICTURE + 36;
        let first = 176_u32;
        let seats = first + lines.len() as u32 * size * 5 / 4 + 24;
        let row = ((high - 40 - seats) / (self.seats.len() as u32).max(1)).clamp(40, 66);
        let markup = html! {
            svg xmlns="http://www.w3.org/2000/svg" .poster.{ "room-" (self.game) } viewBox={ "0 0 " (wide) " " (high) } width=(wide) height=(high)
                font-family="DejaVu Sans" {
                (self.symbols)
                rect width=(wide) height=(high) fill="#f3eddf" {}
                svg x="0" y="0" width=(PICTURE) height=(high) { (self.picture) }
                rect x=(PICTURE) y="0" width="6" height=(high) fill="#3f5d39" {}
                g fill="#3f5d39" transform={ "translate(" (beside) " 52) scale(1.7)" } {
                    path d="M1 6Q1 4 4 4H28Q31 4 31 7L30 9H2ZM4 10H10V23H4ZM22 10H28V23H22ZM13.5 13H18.5V23H13.5Z" {}
                }
                text x=(beside + 68) y="87" font-family="DejaVu Serif" font-weight="700" font-size="34" fill="#3f5d39" { "Henge" }
                @for (line, y) in lines.iter().zip((first..).step_by((size * 5 / 4) as usize)) {
                    text x=(beside) y=(y) font-family="DejaVu Serif" font-weight="700" font-size=(size) fill="#27231b" { (line) }
                }
                @for (seat, y) in self.seats.iter().zip((seats..).step_by(row as usize)) {
                    g transform={ "translate(" (beside + 24) " " (y + row / 2) ")" } {
                        circle r="21" fill=(seat.badge.colour) stroke="#27231b" stroke-width="1.5" {}
                        text y="9" font-size="25" text-anchor="middle" fill=(ink(&seat.badge.colour)) { (seat.badge.sign) }
                        @if let Some(points) = seat.points {
                            text x="44" y="12" font-weight="700" font-size="34" fill="#27231b" { (points.to_string().replace('-', "−")) }
                        }
                    }
                }
            }
        };
        plain::plain(&markup.into_string(), &sheet(self.game))
    }
}

/// Words as lines that are about equally long.
fn lines(words: &[&str]) -> Vec<String> {
    let whole = words.join(" ");
    if width(&whole) <= 8 || words.len() < 2 {
        return vec![whole];
    }
    let best = (1..words.len()).min_by_key(|at| {
        let count = |words: &[&str]| words.join(" ").chars().count();
        count(&words[..*at]).max(count(&words[*at..]))
    });
    let (one, other) = words.split_at(best.unwrap_or(1));
    vec![one.join(" "), other.join(" ")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_cut_where_they_are_longest() {
        assert_eq!(lines(&["Rune", "Stones"]), ["Rune Stones"]);
        assert_eq!(lines(&["The", "Vale", "of", "Eternity"]), ["The Vale", "of Eternity"]);
        assert_eq!(lines(&["Die", "Dolmengötter"]), ["Die", "Dolmengötter"]);
    }
}
