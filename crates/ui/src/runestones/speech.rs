//! Rune Stones in words.

use core::fmt;

use game_runestones::{Action, Config, Illegal, Phase, RuneStones, Seen, View};
use kernel::{Game, Seat};

use super::due::decision;
use super::keys::Key;
use super::sentences::{Sentences, subject};
use super::{druid_name, paths, payment};
use crate::{Secrecy, Speech, Texts, Touch, Voice};

pub(super) fn sentences<'a>(voice: &Voice<'a, RuneStones>) -> Sentences<'a> {
    Sentences { texts: voice.texts, config: voice.config, names: voice.names }
}

/// What the player of a druid is called who gave no name: by colour, or as an own data file names the druid.
fn player_name(config: &Config, seat: Seat, texts: &Texts) -> String {
    let druid = config.druid(seat);
    match druid.id.as_str() {
        "brown" | "grey" | "beige" | "black" => {
            texts.say("runestones-druid", &[("druid", druid.id.as_str().into())])
        }
        _ => druid_name(druid, texts.language()).to_owned(),
    }
}

impl Speech for RuneStones {
    type Key = Key;

    fn write_key(config: &Config, key: Key, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        key.write(config, f)
    }

    fn read_key(view: &View, text: &str) -> Option<Key> {
        Key::read(view, text)
    }

    fn spelled(view: &View, touched: &[Key], word: &str) -> Option<Key> {
        paths::spelled(view, touched, word)
    }

    fn short_rules(texts: &Texts) -> Vec<String> {
        texts.say("runestones-rules", &[]).lines().map(str::to_owned).collect()
    }

    fn chosen(voice: &Voice<'_, Self>) -> Vec<String> {
        let (texts, config) = (voice.texts, voice.config);
        let seats = Seat::first(config.seats);
        let druids: Vec<String> = seats.map(|seat| player_name(config, seat, texts)).collect();
        let start = match config.start {
            None => texts.say("runestones-start-random", &[]),
            Some(seat) => player_name(config, seat, texts),
        };
        let mut chosen = vec![
            texts.say("runestones-option-druids", &[("druids", texts.list(&druids).into())]),
            texts.say("runestones-option-start", &[("start", start.into())]),
        ];
        // The usual number of rounds is a safeguard that nobody meets.
        let mut usual = String::new();
        RuneStones::options(config.data, config.seats, &mut |option| {
            if option.key == "rounds" {
                option.default.clone_into(&mut usual);
            }
        });
        if config.rounds.to_string() != usual {
            chosen.push(texts.say("runestones-option-rounds", &[("rounds", config.rounds.into())]));
        }
        chosen
    }

    fn default_name(config: &Config, seat: Seat, texts: &Texts) -> String {
        player_name(config, seat, texts)
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

    /// Cards are taken one by one, in whatever order one likes.
    fn loose(action: Action) -> usize {
        match action {
            Action::Take { slots } => slots.iter().count(),
            _ => 0,
        }
    }

    fn rank(view: &View, action: Action) -> u32 {
        payment::rank(view, action)
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

    /// Whoever decides looks into the own hand, unless everybody can tell what is in it.
    fn secrecy(view: &View) -> Secrecy {
        let player = &view.common.players[view.common.active];
        let hidden = player.hand > player.known.len();
        if decision(view).is_some() && hidden { Secrecy::Secret } else { Secrecy::Open }
    }

    fn note(voice: &Voice<'_, Self>, view: &View) -> Option<String> {
        let end = voice.config.data.rules.end_score;
        let over = matches!(view.common.phase, Phase::Over { .. });
        let reached = Seat::first(voice.config.seats).any(|seat| view.common.players[seat].score >= end);
        (reached && !over).then(|| voice.texts.say("runestones-note-last", &[("points", end.into())]))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::Language;
    use crate::runestones::samples;

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
        let messages = include_str!("../../texts/en/runestones.ftl").lines();
        let ids =
            messages.filter(|line| line.starts_with("runestones-")).filter_map(|line| line.split_once(" ="));
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
        let [german, english] = Language::ALL.map(|language| RuneStones::short_rules(Texts::of(language)));
        assert_eq!(german.len(), english.len());
        assert!(english.iter().any(|row| row.starts_with(" 2. Abilities")), "{english:#?}");
    }

    #[test]
    fn hands_are_covered() {
        for sample in samples::decisions() {
            let player = &sample.view.common.players[sample.seat];
            let known = player.known.len() == player.hand;
            assert_eq!(RuneStones::secrecy(&sample.view) == Secrecy::Secret, !known);
        }
        let (over, _) = samples::whole_game(2, 1);
        assert_eq!(RuneStones::secrecy(&over), Secrecy::Open);
    }

    #[test]
    fn the_last_round_is_announced() {
        let config = samples::config(2);
        let names = samples::names();
        let voice = Voice { texts: Texts::of(Language::De), config: &config, names: &names };
        let note = |score: u16| {
            let json = format!(r#"{{"phase": "action", "players": {{"P1": {{"score": {score}}}}}}}"#);
            RuneStones::note(&voice, &samples::view(&config, &json, Viewer::Audience))
        };
        assert_eq!(note(64), None);
        assert_eq!(note(65).unwrap(), "Letzte Runde: 65 Machtpunkte sind erreicht");
    }

    #[test]
    fn what_was_chosen_is_told() {
        let choices = [("druids", "black,brown"), ("start", "P1"), ("rounds", "12")]
            .map(|(key, value)| kernel::Choice { key, value });
        let config = Config::choose(samples::data(), 2, &choices).unwrap();
        let names = samples::names();
        let voice = Voice { texts: Texts::of(Language::En), config: &config, names: &names };
        assert_eq!(
            RuneStones::chosen(&voice),
            ["Druids: Black and Brown", "First player: Brown", "Round limit: 12"]
        );
        let usual = samples::config(2);
        assert_eq!(RuneStones::chosen(&Voice { config: &usual, ..voice }).len(), 2);
    }
}
