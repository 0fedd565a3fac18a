//! What pages say about bots: levels, characters, pace.

use kernel::Character;
use maud::{Markup, html};

use crate::Texts;

/// The words a form can offer, each in the order in which it is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BotWords {
    /// The levels of bots, the weakest first.
    pub levels: Vec<&'static str>,
    /// How long bots can take, the slowest first.
    pub paces: Vec<&'static str>,
    /// Whether people are advised.
    pub hints: Vec<&'static str>,
}

/// The level and the character in the name of a bot, such as `3/builder`; no character is an empty one.
pub(super) fn split(bot: &str) -> (&str, &str) {
    bot.split_once('/').unwrap_or((bot, ""))
}

/// What a bot is called beside its seat: "Level 3 · Builder".
pub(super) fn bot_name(texts: &Texts, game: &str, bot: &str) -> String {
    let (level, character) = split(bot);
    let named = match level {
        "random" | "greedy" => texts.say(&format!("bot-{level}"), &[]),
        _ => texts.say("bot-level", &[("level", level.into())]),
    };
    if character.is_empty() {
        return named;
    }
    let character = temper(texts, game, character).0;
    texts.say("bot-with", &[("level", named.into()), ("character", character.into())])
}

/// How a bot plays, in one line.
pub(super) fn bot_style(texts: &Texts, game: &str, bot: &str) -> String {
    let (level, character) = split(bot);
    let id = match level {
        "random" | "greedy" => format!("bot-{level}-style"),
        _ => format!("bot-level-{level}"),
    };
    let style = texts.try_say(&id, &[]).unwrap_or_default();
    if character.is_empty() { style } else { format!("{style}; {}", temper(texts, game, character).1) }
}

/// What a level is called where it is chosen.
pub(super) fn bot_choice(texts: &Texts, level: &str) -> String {
    let style = bot_style(texts, "", level);
    match level {
        "random" | "greedy" => style,
        _ => texts.say("bot-choice", &[("level", level.into()), ("style", style.into())]),
    }
}

/// What a character is called, and how it plays. A word that the texts do not know speaks for itself.
pub(super) fn temper(texts: &Texts, game: &str, character: &str) -> (String, String) {
    let id = if character.is_empty() { "bot-even".to_owned() } else { format!("bot-{game}-{character}") };
    let name = texts.try_say(&id, &[]).unwrap_or_else(|_| character.to_owned());
    let style = texts.try_say(&format!("{id}-style"), &[]).unwrap_or_default();
    (name, style)
}

/// A character that can be chosen for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Temper {
    /// The word it is sent as; empty for none.
    pub word: String,
    /// What it is called.
    pub name: String,
    /// How it plays.
    pub style: String,
}

/// The characters of a game as a list to choose from; the first is none.
pub(super) fn tempers(texts: &Texts, game: &str, characters: &[Character]) -> Vec<Temper> {
    let words = core::iter::once("").chain(characters.iter().map(|character| character.name));
    words
        .map(|word| {
            let (name, style) = temper(texts, game, word);
            Temper { word: word.to_owned(), name, style }
        })
        .collect()
}

/// How long bots take, to be chosen at the table.
pub(super) fn pace_bar(texts: &Texts, id: &str, chosen: &str) -> Markup {
    html! {
        form .pace method="post" action={ "/t/" (id) "/pace" } data-send {
            fieldset {
                legend { (texts.say("pace", &[])) }
                @for word in ["slow", "normal", "fast", "at-once"] {
                    button type="submit" name="pace" value=(word) aria-pressed=(if word == chosen { "true" } else { "false" }) {
                        (texts.say(&format!("pace-{word}"), &[]))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::Language;

    fn check<G: Game>() {
        let last = format!(".style > :nth-child({})", G::CHARACTERS.len() + 1);
        assert!(
            super::super::assets::all().any(|asset| asset.text.contains(&last)),
            "{}: the style sheet shows how each plays",
            G::ID
        );
        for language in [Language::De, Language::En] {
            let texts = Texts::of(language);
            for character in G::CHARACTERS {
                for ending in ["", "-style"] {
                    let id = format!("bot-{}-{}{ending}", G::ID, character.name);
                    let said = texts.try_say(&id, &[]);
                    assert!(said.as_ref().is_ok_and(|text| !text.is_empty()), "{language}: {id}: {said:?}");
                }
            }
        }
    }

    #[test]
    fn every_character_of_every_game_has_words() {
        check::<game_dolmengoetter::Dolmengoetter>();
        check::<game_vale::Vale>();
        check::<game_runestones::RuneStones>();
        check::<game_skye::Skye>();
    }

    #[test]
    fn bots_are_called_by_level_and_character() {
        let texts = Texts::of(Language::En);
        assert_eq!(bot_name(texts, "dolmengoetter", "3/builder"), "Level 3 · Builder");
        assert_eq!(bot_name(texts, "dolmengoetter", "5"), "Level 5");
        assert_eq!(bot_name(texts, "dolmengoetter", "greedy"), "Greedy");
        assert_eq!(bot_name(texts, "dolmengoetter", "2/stranger"), "Level 2 · stranger");
        assert!(bot_style(texts, "dolmengoetter", "3/builder").starts_with("plays well; builds"));
    }
}
