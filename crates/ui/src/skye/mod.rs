//! Isle of Skye in words and drawings.
//!
//! | file | what is in it |
//! |---|---|
//! | `speech`, `face` | all that is said; all that a terminal draws |
//! | `due` | what is to be decided, and by whom, as a view tells it |
//! | `sentences`, `prompts`, `refusals` | log sentences, questions, labels; why something cannot be done |
//! | `paths` | each action as a path of things one touches |
//! | `tile_text`, `goal_text` | a tile in words and characters; scoring tiles, scrolls, tablets and options in words |
//! | `board_text`, `territory_text`, `overview`, `result` | the table as characters, a territory, all the rest, the end |
//! | `room` | all that a page draws |
//! | `keys` | how the things on the table are named |
//! | `table` | the whole table as a drawing, and what its parts share |
//! | `stage` | how far the game is, in the bar above the table; the sea behind all |
//! | `isle` | the own territory with the score track above it |
//! | `dock` | what one decides with, whatever the phase |
//! | `close` | positions to compare, seen from near |
//! | `cards` | the others: their territories, tiles and what they are doing |
//! | `moments`, `acts` | a scoring shown tile by tile; what somebody did in one line of symbols |
//! | `tile`, `land` | a landscape tile in any turn; the shapes of areas and roads |
//! | `icons`, `symbols` | animals, buildings and other things; all that drawings refer to |
//! | `territory` | a territory with its areas, cells to build on, and what made points |
//! | `offers`, `pricing`, `market` | stalls behind screens; the own offer as it is set; what everything costs the reader |
//! | `dolmen` | druid tiles with their surcharges, the bag, stone tablets |
//! | `goals`, `scoring` | the scoring tiles and when they count; a round's points tile by tile |
//! | `preview` | what a placement would be worth |
//! | `account` | the end of the game on a page, by source |
//! | `gallery` | all tiles and other pieces with what they do |

mod account;
mod acts;
mod board_text;
mod cards;
mod close;
mod dock;
mod dolmen;
mod due;
mod face;
mod gallery;
mod goal_text;
mod goals;
mod icons;
mod isle;
mod keys;
mod land;
mod market;
mod moments;
mod offers;
mod overview;
mod paths;
mod preview;
mod pricing;
mod prompts;
mod refusals;
mod result;
mod room;
#[cfg(test)]
mod samples;
mod scoring;
mod sentences;
mod speech;
mod stage;
mod symbols;
mod table;
mod territory;
mod territory_text;
mod tile;
mod tile_text;

use game_skye::{Config, Skye, View};
use kernel::{Seat, Viewer};

use crate::{Rgb, Style, Voice};

/// The sign of a seat: its owner is known without colours.
pub fn sign(seat: Seat) -> char {
    ['●', '■', '▲', '◆', '★'][seat.index()]
}

/// The colour of a seat's clan.
pub fn colour(config: &Config, seat: Seat) -> &'static str {
    match config.colour(seat).id.as_str() {
        "blue" => "#2f6db5",
        "yellow" => "#e3b21c",
        "red" => "#b8322a",
        "white" => "#e9e6dd",
        "green" => "#3c8a3e",
        // A clan that an own data file brings.
        _ => ["#5b4a8a", "#2f7f86", "#a04c6e", "#6f7d2c", "#b8742a"][seat.index()],
    }
}

/// Whose territory is drawn large: that of the reader, else that of the seat whose eyes look, else the first.
fn owner(voice: &Voice<'_, Skye>, view: &View) -> Seat {
    let you = Seat::first(view.config.seats).find(|seat| voice.names.is_you(*seat));
    you.unwrap_or(match view.viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::ALL[0],
    })
}

/// The style of a seat's sign in a terminal.
fn seat_style(config: &Config, seat: Seat) -> Style {
    Rgb::from_hex(colour(config, seat)).map_or(Style::PLAIN, Style::colour)
}
