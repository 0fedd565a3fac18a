//! The Vale of Eternity in words and drawings.
//!
//! | file | what is in it |
//! |---|---|
//! | `speech` | all that is said |
//! | `due` | what is to be decided, as a view tells it |
//! | `sentences`, `prompts`, `refusals` | log sentences, questions, labels; why something cannot be done |
//! | `keys`, `things`, `paths` | what can be touched, and typed; each action as a path of things |
//! | `room`, `face` | all that a page and a terminal draw |
//! | `board_text`, `overview`, `result` | the table as characters, every visible card, the end of the game |
//! | `table` | the whole table as a drawing, and what its parts share |
//! | `scene` | what lies behind the table |
//! | `track`, `ascent` | round and phase in the bar; the points as a path up a mountain |
//! | `market`, `area`, `hand` | the slots of the display with the piles, the players' creatures, the own hand |
//! | `sheet` | what can be done with a card, and what it would take |
//! | `summary` | what somebody did at once in a line, and what is shown when it happens |
//! | `purse` | what could be paid with the stones at hand, and what would be lost |
//! | `card`, `formula` | one card; its effects as a row of signs |
//! | `emblems`, `icons` | a picture for every creature; stones, families and other signs |
//! | `account` | the end of the game on a page: points by card and by round |
//! | `gallery` | all creatures with what they do |

mod account;
mod area;
mod ascent;
mod board_text;
mod card;
mod due;
mod emblems;
mod face;
mod formula;
mod gallery;
mod hand;
mod icons;
mod keys;
mod market;
mod overview;
mod paths;
mod prompts;
mod purse;
mod refusals;
mod result;
mod room;
#[cfg(test)]
mod samples;
mod scene;
mod sentences;
mod sheet;
mod speech;
mod summary;
mod table;
mod things;
mod track;

use game_vale::{CardData, Data, EffectText, Family};
use kernel::Seat;

use crate::{Language, Rgb, Style};

pub use due::decision;
pub use keys::{Key, Piece, Verb};
pub use sentences::{Sentences, subject};

/// The sign of a seat: its markers are known without colours.
pub fn sign(seat: Seat) -> char {
    ['●', '■', '▲', '◆', '★'][seat.index()]
}

/// The colour of a seat. None of them is a colour of stones.
pub fn colour(seat: Seat) -> &'static str {
    ["#f1e7c9", "#3d434d", "#2aa198", "#c4528a", "#8a6d3b"][seat.index()]
}

/// The style of a seat's sign in a terminal: to be read on black and on white.
fn seat_style(seat: Seat) -> Style {
    let rgb = ["#c8a862", "#87909c", "#2aa198", "#d0689c", "#b08850"][seat.index()];
    Rgb::from_hex(rgb).map_or(Style::PLAIN, Style::colour)
}

/// What a card is called.
pub fn card_name(card: &CardData, language: Language) -> &str {
    match language {
        Language::De => &card.name_de,
        Language::En => &card.name_en,
    }
}

/// What a card says about an effect; `[1]`, `[3]` and `[6]` stand for stones.
pub fn effect_text(text: &EffectText, language: Language) -> &str {
    match language {
        Language::De => &text.de,
        Language::En => &text.en,
    }
}

/// What a family is called.
pub fn family_name(data: &Data, family: Family, language: Language) -> &str {
    let said = &data.families[family.index()];
    match language {
        Language::De => &said.name_de,
        Language::En => &said.name_en,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_message_of_the_drawings_is_used_somewhere() {
        let sources = [
            include_str!("account.rs"),
            include_str!("area.rs"),
            include_str!("ascent.rs"),
            include_str!("card.rs"),
            include_str!("hand.rs"),
            include_str!("market.rs"),
            include_str!("purse.rs"),
            include_str!("room.rs"),
            include_str!("sheet.rs"),
            include_str!("summary.rs"),
            include_str!("table.rs"),
            include_str!("track.rs"),
        ];
        let lines = include_str!("../../texts/en/vale.ftl").lines();
        let ids: Vec<&str> = lines
            .filter(|line| line.starts_with("room-vale-"))
            .filter_map(|line| Some(line.split_once(" =")?.0))
            .collect();
        assert!(ids.len() > 40, "the file is read");
        for id in ids {
            let quoted = format!("\"{id}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says {id}");
        }
    }
}
