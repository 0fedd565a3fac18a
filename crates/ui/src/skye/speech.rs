//! Isle of Skye in words.

use core::fmt::{self, Display as _};

use game_skye::{Action, Config, Illegal, Phase, Seen, Skye, View};
use kernel::{Choice, Game as _, Seat};

use super::goal_text::{option_name, value_name};
use super::keys::Key;
use super::paths;
use super::sentences::{Sentences, subject};
use crate::{Secrecy, Speech, Texts, Touch, Voice};

pub(super) fn sentences<'a>(voice: &Voice<'a, Skye>) -> Sentences<'a> {
    Sentences { texts: voice.texts, config: voice.config, names: voice.names }
}

impl Speech for Skye {
    type Key = Key;

    fn write_key(_: &Config, key: Key, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        key.fmt(f)
    }

    fn read_key(view: &View, text: &str) -> Option<Key> {
        Key::read(view, text)
    }

    fn spelled(view: &View, _: &[Key], word: &str) -> Option<Key> {
        paths::spelled(view, word)
    }

    fn short_rules(texts: &Texts) -> Vec<String> {
        texts.say("skye-rules", &[]).lines().map(str::to_owned).collect()
    }

    fn chosen(voice: &Voice<'_, Self>) -> Vec<String> {
        let mut chosen = Vec::new();
        Skye::choices(voice.config, &mut |Choice { key, value }| {
            // Colours are seen at the table.
            let Some(name) = option_name(voice.texts, key).filter(|_| key != "colours") else { return };
            let value = match (key, voice.config.start) {
                ("start", Some(seat)) => voice.names.of(seat).to_owned(),
                _ => value_name(voice.config.data, voice.texts, key, value),
            };
            let args = [("name", name.into()), ("value", value.into())];
            chosen.push(voice.texts.say("skye-chosen", &args));
        });
        chosen
    }

    /// Players without a name are called by their clan.
    fn default_name(config: &Config, seat: Seat, _: &Texts) -> String {
        config.colour(seat).clan.clone()
    }

    fn sentence(voice: &Voice<'_, Self>, seen: &Seen) -> (Option<Seat>, String) {
        (subject(seen), sentences(voice).event(seen))
    }

    fn waiting(voice: &Voice<'_, Self>, view: &View) -> Option<String> {
        sentences(voice).waiting(view)
    }

    fn question(voice: &Voice<'_, Self>, view: &View, options: &[Action], touched: &[Key]) -> String {
        sentences(voice).question(view, options, touched).unwrap_or_default()
    }

    fn path(voice: &Voice<'_, Self>, view: &View, action: Action) -> Vec<Touch<Key>> {
        sentences(voice).path(view, action)
    }

    fn deed(voice: &Voice<'_, Self>, action: Action) -> String {
        sentences(voice).action(action)
    }

    fn meant(view: &View, touched: &[Key], touch: Key) -> Option<Action> {
        paths::meant(view, touched, touch)
    }

    fn refusal(
        voice: &Voice<'_, Self>,
        view: &View,
        seat: Seat,
        options: &[Action],
        illegal: Illegal,
    ) -> String {
        sentences(voice).refusal(view, seat, options, illegal)
    }

    /// Axe and prices are the only secret of the game.
    fn secrecy(view: &View) -> Secrecy {
        match view.common.phase {
            Phase::Offers => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn note(voice: &Voice<'_, Self>, view: &View) -> Option<String> {
        let common = &view.common;
        let last = common.round == voice.config.rounds() && common.phase != Phase::Over;
        last.then(|| voice.texts.say("skye-note-last", &[]))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::Language;
    use crate::skye::samples;

    #[test]
    fn every_message_is_used_somewhere() {
        let sources = [
            include_str!("sentences.rs"),
            include_str!("prompts.rs"),
            include_str!("refusals.rs"),
            include_str!("paths.rs"),
            include_str!("speech.rs"),
            include_str!("tile_text.rs"),
            include_str!("goal_text.rs"),
            include_str!("board_text.rs"),
            include_str!("overview.rs"),
            include_str!("result.rs"),
            include_str!("face.rs"),
        ];
        let messages = include_str!("../../texts/en/skye.ftl").lines();
        let ids = messages.filter(|line| line.starts_with("skye-")).filter_map(|line| line.split_once(" ="));
        let mut count = 0;
        for (id, _) in ids {
            count += 1;
            let quoted = format!("\"{id}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says {id}");
        }
        assert!(count > 200, "the file is read");
    }

    #[test]
    fn the_short_rules_have_the_same_paragraphs_in_both_languages() {
        let [german, english] = Language::ALL.map(|language| Skye::short_rules(Texts::of(language)));
        assert_eq!(german.len(), english.len());
        assert!(german.len() > 10);
        assert!(english.iter().any(|row| row.starts_with(" 1. Income")), "{english:#?}");
    }

    #[test]
    fn only_prices_are_covered() {
        for (due, sample) in samples::decisions() {
            let secret = matches!(due, game_skye::Decision::Axe | game_skye::Decision::Price);
            assert_eq!(Skye::secrecy(&sample.view) == Secrecy::Secret, secret, "{due:?}");
        }
    }

    #[test]
    fn what_was_chosen_is_told_in_words() {
        let choices = [("variant", "druids"), ("scoring", "S01,S02,S03,S22"), ("start", "P1")];
        let choices = choices.map(|(key, value)| Choice { key, value });
        let config = Config::choose(samples::data(), 2, &choices).unwrap();
        let names = samples::names();
        let voice = Voice { texts: Texts::of(Language::De), config: &config, names: &names };
        assert_eq!(
            Skye::chosen(&voice),
            [
                "Spiel: mit Druiden",
                "Startspieler: Bea",
                "Wertungen: Quadrate, Abgeschlossene Gebiete, Schafe und Haus am See"
            ]
        );
    }

    #[test]
    fn the_last_round_is_announced() {
        let config = samples::config("base", 2);
        let names = samples::names();
        let voice = Voice { texts: Texts::of(Language::De), config: &config, names: &names };
        let note = |round: u8| {
            let json =
                samples::position("build", &["L09"]).replace("\"round\": 2", &format!("\"round\": {round}"));
            Skye::note(&voice, &samples::view(&config, &json, Viewer::Audience))
        };
        assert_eq!(note(5), None);
        assert_eq!(note(6).unwrap(), "Letzte Runde");
    }
}
