//! Die Dolmengötter in words and drawings.
//!
//! | file | what is in it |
//! |---|---|
//! | `due` | what is to be decided, and by whom, as a view tells it |
//! | `sentences`, `refusals` | log sentences, prompts, labels; why something cannot be done |
//! | `keys` | how the things on the board are named |
//! | `paths` | each action as a path of things one touches |
//! | `layout`, `board_text` | the board as characters, any board |
//! | `panel`, `circles`, `result` | the players beside the board, the table of circles, the end of the game |
//! | `speech` | all that is said |
//! | `room`, `face` | all that a page and a terminal draw |
//! | `svg`, `ground`, `symbols`, `runes` | the board as a drawing, any board; what never changes on it |
//! | `preview` | what a stone would bring, by the rules |
//! | `close` | positions seen from near, to compare |
//! | `overlay`, `trail` | what shows on the board only at times: previews, opened stacks, the last moves |
//! | `console` | the shelves beside the board |
//! | `moments` | what is shown when it happens, and what is told in one line |
//! | `account` | the end of the game on a page |
//! | `gallery` | all pieces with what they do |

mod account;
mod board_text;
mod circles;
mod close;
mod console;
mod due;
mod face;
mod gallery;
mod ground;
mod keys;
mod layout;
mod moments;
mod overlay;
mod panel;
mod paths;
mod preview;
mod refusals;
mod result;
mod room;
mod runes;
#[cfg(test)]
mod samples;
mod sentences;
mod speech;
mod svg;
mod symbols;
mod trail;

pub use board_text::{Lit, board};
pub use circles::{circles, own_circles};
pub use due::{Due, due};
pub use keys::{Key, Piece};
pub use layout::Layout;
pub use panel::{PANEL_WIDTH, panel, panel_height, supplies, supply};
pub use paths::{meant, path, question};
pub use result::{final_scoring, places, points_account};
pub use sentences::{Reader, Sentences, subject};

use game_dolmengoetter::{Board, Config};
use kernel::Seat;

use crate::{Language, Rgb, Style, Texts, capitalised};

/// The sign of a seat's stones and standing druids: its owner is known without colours.
pub fn sign(seat: Seat) -> char {
    ['●', '■', '▲', '◆', '★'][seat.index()]
}

/// The sign of a seat's lying druids.
pub fn lying_sign(seat: Seat) -> char {
    ['○', '□', '△', '◇', '☆'][seat.index()]
}

/// The style of a seat's pieces.
pub fn seat_style(config: &Config, seat: Seat) -> Style {
    Rgb::from_hex(&config.colour(seat).hex).map_or(Style::PLAIN, Style::colour)
}

/// What the colour of a seat is called.
pub fn colour_name(config: &Config, seat: Seat, language: Language) -> &'static str {
    let colour = config.colour(seat);
    match language {
        Language::De => &colour.name_de,
        Language::En => &colour.name_en,
    }
}

/// What a board is called; variants are named as such.
pub fn board_name(texts: &Texts, board: &Board) -> String {
    let name = match texts.language() {
        Language::De => board.name_de.as_str(),
        Language::En => board.name_en.as_str(),
    };
    let said = name.to_lowercase().contains("variant");
    if board.variant && !said {
        texts.say("dolmengoetter-value-variant", &[("name", name.into())])
    } else {
        name.to_owned()
    }
}

/// What an option is called; `None` if the game has no such option.
pub fn option_name(texts: &Texts, key: &str) -> Option<String> {
    let id = match key {
        "board" => "dolmengoetter-option-board",
        "start" => "dolmengoetter-option-start",
        "colours" => "dolmengoetter-option-colours",
        _ => return None,
    };
    Some(texts.say(id, &[]))
}

/// What was chosen before the game, each as "Board: Standard".
pub fn options(texts: &Texts, config: &Config) -> Vec<String> {
    let start = match config.start {
        None => texts.say("dolmengoetter-value-random", &[]),
        Some(seat) => capitalised(colour_name(config, seat, texts.language())),
    };
    let values = [("board", board_name(texts, config.board)), ("start", start)];
    let named = values.into_iter().filter_map(|(key, value)| Some((option_name(texts, key)?, value)));
    named.map(|(name, value)| format!("{name}: {value}")).collect()
}

/// The rules in short, a paragraph per row.
pub fn rules(texts: &Texts) -> Vec<String> {
    texts.say("dolmengoetter-rules", &[]).lines().map(str::to_owned).collect()
}

/// What the signs of the drawing mean.
pub fn legend(texts: &Texts, seat: Seat) -> Vec<String> {
    let sign_of = |sign: char| [("sign", sign.to_string().into())];
    vec![
        texts.say("dolmengoetter-legend-free", &[]),
        texts.say("dolmengoetter-legend-stone", &sign_of(sign(seat))),
        texts.say("dolmengoetter-legend-standing", &sign_of(sign(seat))),
        texts.say("dolmengoetter-legend-lying", &sign_of(lying_sign(seat))),
        texts.say("dolmengoetter-legend-lit", &sign_of(sign(seat))),
        texts.say("dolmengoetter-legend-circle", &sign_of(sign(seat))),
        texts.say("dolmengoetter-legend-stack", &[]),
    ]
}
