//! The Vale of Eternity in words.

use core::fmt;

use game_vale::{Action, Config, Decision, Illegal, Phase, Seen, Vale, View};
use kernel::Seat;

use super::due::decision;
use super::keys::Key;
use super::sentences::{Sentences, subject};
use super::{paths, things};
use crate::{Secrecy, Speech, Texts, Touch, Voice};

pub(super) fn sentences<'a>(voice: &Voice<'a, Vale>) -> Sentences<'a> {
    Sentences { texts: voice.texts, config: voice.config, names: voice.names }
}

/// What somebody in this seat is called who gave no name.
fn seat_name(texts: &Texts, seat: Seat) -> String {
    texts.say("vale-seat", &[("number", (seat.number() + 1).into())])
}

impl Speech for Vale {
    type Key = Key;

    fn write_key(config: &Config, key: Key, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        key.write(config, f)
    }

    fn read_key(view: &View, text: &str) -> Option<Key> {
        Key::read(view, text)
    }

    fn spelled(view: &View, touched: &[Key], word: &str) -> Option<Key> {
        things::spelled(view, touched, word)
    }

    fn short_rules(texts: &Texts) -> Vec<String> {
        texts.say("vale-rules", &[]).lines().map(str::to_owned).collect()
    }

    fn chosen(voice: &Voice<'_, Self>) -> Vec<String> {
        let start = match voice.config.start {
            None => voice.texts.say("vale-start-random", &[]),
            Some(seat) => voice.names.of(seat).to_owned(),
        };
        vec![voice.texts.say("vale-option-start", &[("start", start.into())])]
    }

    fn default_name(_: &Config, seat: Seat, texts: &Texts) -> String {
        seat_name(texts, seat)
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

    /// Whoever has a hand looks into it for every decision of an own turn. What is asked in somebody else's turn
    /// is about creatures and stones, which everybody sees.
    fn secrecy(view: &View) -> Secrecy {
        let common = &view.common;
        let held = common.players[common.decider].hand_len() > 0;
        let own = common.phase == Phase::Hunt || common.decider == common.active;
        match decision(view) {
            None | Some(Decision::Yield) => Secrecy::Open,
            Some(_) if held && own => Secrecy::Secret,
            Some(_) => Secrecy::Open,
        }
    }

    fn note(voice: &Voice<'_, Self>, view: &View) -> Option<String> {
        let rules = &voice.config.data.rules;
        if !sentences(voice).is_last_round(view) {
            return None;
        }
        if view.common.round == rules.rounds {
            return Some(voice.texts.say("vale-note-last", &[]));
        }
        Some(voice.texts.say("vale-note-reached", &[("points", rules.end_score.into())]))
    }
}

impl Sentences<'_> {
    /// Will the game end after this round, as things are?
    pub(super) fn is_last_round(&self, view: &View) -> bool {
        let (rules, common) = (&self.config.data.rules, &view.common);
        let reached =
            || Seat::first(self.config.seats).any(|seat| common.players[seat].score >= rules.end_score);
        let runs = !matches!(common.phase, Phase::Start | Phase::Over { .. });
        runs && (common.round == rules.rounds || reached())
    }
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::Language;
    use crate::vale::samples;

    #[test]
    fn every_message_is_used_somewhere() {
        let sources = [
            include_str!("sentences.rs"),
            include_str!("prompts.rs"),
            include_str!("refusals.rs"),
            include_str!("paths.rs"),
            include_str!("speech.rs"),
            include_str!("board_text.rs"),
            include_str!("overview.rs"),
            include_str!("result.rs"),
            include_str!("face.rs"),
        ];
        let messages = include_str!("../../texts/en/vale.ftl").lines();
        let ids = messages.filter(|line| line.starts_with("vale-")).filter_map(|line| line.split_once(" ="));
        let mut count = 0;
        for (id, _) in ids {
            count += 1;
            let quoted = format!("\"{id}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says {id}");
        }
        assert!(count > 150, "the file is read");
    }

    #[test]
    fn the_short_rules_have_the_same_paragraphs_in_both_languages() {
        let [german, english] = Language::ALL.map(|language| Vale::short_rules(Texts::of(language)));
        assert_eq!(german.len(), english.len());
        assert!(german.len() > 10);
        assert!(english.iter().any(|row| row.starts_with(" 1. Hunting")), "{english:#?}");
    }

    #[test]
    fn hands_are_covered_in_own_turns_only() {
        for (due, sample) in samples::decisions() {
            let secret = Vale::secrecy(&sample.view) == Secrecy::Secret;
            let held = sample.view.common.players[sample.seat].hand_len() > 0;
            let expected = held && due != Decision::Yield && sample.seat == sample.view.common.active;
            assert_eq!(secret, expected, "{due:?}");
        }
        assert_eq!(Vale::secrecy(&samples::turn().view), Secrecy::Secret);
    }

    #[test]
    fn the_end_is_announced() {
        let config = samples::config(2);
        let names = samples::names();
        let voice = Voice { texts: Texts::of(Language::De), config: &config, names: &names };
        let note = |json: &str| Vale::note(&voice, &samples::view(&config, json, Viewer::Audience));
        let position = |round: u8, score: u16| {
            format!(
                r#"{{"phase": "action", "round": {round}, "first": "P0", "active": "P0", "scores": {{"P1": {score}}}}}"#
            )
        };
        assert_eq!(note(&position(6, 59)), None);
        assert_eq!(note(&position(6, 60)).unwrap(), "60 Punkte erreicht: Das Spiel endet nach dieser Runde");
        assert_eq!(note(&position(10, 3)).unwrap(), "Letzte Runde");
    }
}
