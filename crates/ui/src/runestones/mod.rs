//! Rune Stones in words and drawings.
//!
//! | file | what is in it |
//! |---|---|
//! | `speech`, `face` | all that is said; all that a terminal draws |
//! | `sentences`, `prompts`, `refusals` | what happened; what is to be decided; why something cannot be done |
//! | `paths`, `due` | each action as a path of things one touches; what is to be decided, as a view tells it |
//! | `board_text`, `overview`, `result` | the table in characters; what it has no room for; the end in a terminal |
//! | `room` | all that a page draws |
//! | `keys` | how the things on the table are named |
//! | `table` | the whole table as a drawing, and what its parts share |
//! | `track`, `display`, `smithies`, `bank` | points, the creatures on offer, the forges, supply, die and rune stones |
//! | `hand`, `board`, `piles` | hands and cards laid out, the players' boards, what is in their decks |
//! | `payment` | ways to pay, the sensible one first |
//! | `card`, `ability` | one card; what it does as a row of signs and in words |
//! | `summary` | what somebody did at once as a line of signs; what is shown when it happens |
//! | `scene` | the plain on which it all happens |
//! | `symbols`, `emblems` | gems, artifacts, runes and other signs; a picture for every kind of card |
//! | `odds` | the chances of the next draw and of the die |
//! | `account` | the end of the game on a page: points by source and by round |
//! | `gallery` | all cards and other pieces with what they do |

mod ability;
mod account;
mod bank;
mod board;
mod board_text;
mod card;
mod display;
mod due;
mod emblems;
mod face;
mod gallery;
mod hand;
mod keys;
mod odds;
mod overview;
mod paths;
mod payment;
mod piles;
mod prompts;
mod refusals;
mod result;
mod room;
#[cfg(test)]
mod samples;
mod scene;
mod sentences;
mod smithies;
mod speech;
mod summary;
mod symbols;
mod table;
mod track;

use game_runestones::{Config, DieFace, Druid, Hue, Rune};
use kernel::Seat;

use crate::{Language, Rgb, Style, Texts};

/// The sign of a seat: its markers are known without colours.
pub fn sign(seat: Seat) -> char {
    ['●', '■', '▲', '◆', '★'][seat.index()]
}

/// The colour of a seat: that of its druid.
pub fn colour(config: &Config, seat: Seat) -> &'static str {
    match config.druid(seat).id.as_str() {
        "brown" => "#7b4a24",
        "grey" => "#8b929a",
        "beige" => "#e2cfa8",
        "black" => "#26272c",
        // A druid that an own data file brings.
        _ => ["#5b4a8a", "#2f7f86", "#a04c6e", "#6f7d2c", "#b8742a"][seat.index()],
    }
}

/// The style of a seat in a terminal. Dark colours could not be read there.
pub fn seat_style(config: &Config, seat: Seat) -> Style {
    match config.druid(seat).id.as_str() {
        "brown" => Style::colour(Rgb(0xd0, 0x90, 0x50)),
        "black" => Style::PLAIN,
        _ => Rgb::from_hex(colour(config, seat)).map_or(Style::PLAIN, Style::colour),
    }
}

/// What a druid is called.
pub fn druid_name(druid: &Druid, language: Language) -> &str {
    match language {
        Language::De => &druid.name_de,
        Language::En => &druid.name_en,
    }
}

/// What the creatures of a colour are called.
pub fn creature_name(config: &Config, hue: Hue, language: Language) -> &'static str {
    let said = &config.data.colours[hue.index()];
    match language {
        Language::De => &said.creature_de,
        Language::En => &said.creature_en,
    }
}

/// What a face of the die is called.
pub fn die_face_name(face: &DieFace, language: Language) -> &str {
    match language {
        Language::De => &face.name_de,
        Language::En => &face.name_en,
    }
}

/// What a rune stone is called.
pub fn rune_name(config: &Config, rune: Rune, language: Language) -> &'static str {
    let said = &config.data.runes[rune.index()];
    match language {
        Language::De => &said.name_de,
        Language::En => &said.name_en,
    }
}

/// What a rune stone does, in a word or two.
pub fn rune_short(config: &Config, rune: Rune, texts: &Texts) -> String {
    let rules = &config.data.rules;
    let (id, count) = match rune {
        Rune::MagicPoints => ("room-runestones-short-magic", rules.summon_bonus),
        Rune::HandLimit => ("room-runestones-short-hand", rules.hand_limit_with_rune),
        Rune::Swap => ("room-runestones-short-swap", 1),
        Rune::WildColor => ("room-runestones-short-wild", 1),
        Rune::Plus => ("room-runestones-short-plus", 2),
        Rune::DoubleDie => ("room-runestones-short-die", 2),
        Rune::ExtraPoint => ("room-runestones-short-extra", 1),
        Rune::ThreeAbilities => ("room-runestones-short-three", rules.ability_cards_with_rune),
    };
    texts.say(id, &[("count", count.into())])
}

/// What a rune stone does, in words.
pub fn rune_power(config: &Config, rune: Rune, texts: &Texts) -> String {
    let rules = &config.data.rules;
    let (id, count) = match rune {
        Rune::MagicPoints => ("room-runestones-power-magic", rules.summon_bonus),
        Rune::HandLimit => ("room-runestones-power-hand", rules.hand_limit_with_rune),
        Rune::Swap => ("room-runestones-power-swap", 1),
        Rune::WildColor => ("room-runestones-power-wild", 1),
        Rune::Plus => ("room-runestones-power-plus", 2),
        Rune::DoubleDie => ("room-runestones-power-die", 2),
        Rune::ExtraPoint => ("room-runestones-power-extra", 1),
        Rune::ThreeAbilities => ("room-runestones-power-three", rules.ability_cards_with_rune),
    };
    texts.say(id, &[("count", count.into())])
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_message_of_the_drawings_is_used_somewhere() {
        let sources = [
            include_str!("ability.rs"),
            include_str!("account.rs"),
            include_str!("bank.rs"),
            include_str!("board.rs"),
            include_str!("card.rs"),
            include_str!("display.rs"),
            include_str!("hand.rs"),
            include_str!("mod.rs"),
            include_str!("odds.rs"),
            include_str!("piles.rs"),
            include_str!("room.rs"),
            include_str!("smithies.rs"),
            include_str!("table.rs"),
            include_str!("track.rs"),
        ];
        let lines = include_str!("../../texts/en/runestones.ftl").lines();
        let ids: Vec<&str> = lines
            .filter(|line| line.starts_with("room-runestones-"))
            .filter_map(|line| Some(line.split_once(" =")?.0))
            .collect();
        assert!(ids.len() > 40, "the file is read");
        for id in ids {
            let quoted = format!("\"{id}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says {id}");
        }
    }
}
