//! Die Dolmengötter in words.

use core::fmt::{self, Display as _};

use game_dolmengoetter::{Action, Config, Dolmengoetter, Illegal, Seen, View};
use kernel::Seat;

use super::keys::{self, Key};
use super::{Due, Reader, Sentences};
use crate::{Secrecy, Speech, Texts, Touch, Voice, capitalised};

pub(super) fn sentences<'a>(voice: &Voice<'a, Dolmengoetter>) -> Sentences<'a> {
    Sentences { texts: voice.texts, config: voice.config, names: voice.names }
}

impl Speech for Dolmengoetter {
    type Key = Key;

    fn write_key(_: &Config, key: Key, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        key.fmt(f)
    }

    fn read_key(view: &View, text: &str) -> Option<Key> {
        Key::read(view, text)
    }

    fn spelled(view: &View, touched: &[Key], word: &str) -> Option<Key> {
        keys::spelled(view, touched, word)
    }

    fn short_rules(texts: &Texts) -> Vec<String> {
        super::rules(texts)
    }

    fn chosen(voice: &Voice<'_, Self>) -> Vec<String> {
        super::options(voice.texts, voice.config)
    }

    fn default_name(config: &Config, seat: Seat, texts: &Texts) -> String {
        capitalised(super::colour_name(config, seat, texts.language()))
    }

    fn sentence(voice: &Voice<'_, Self>, seen: &Seen) -> (Option<Seat>, String) {
        (super::subject(seen), sentences(voice).event(seen))
    }

    fn waiting(voice: &Voice<'_, Self>, view: &View) -> Option<String> {
        sentences(voice).prompt(view, Reader::Watches)
    }

    fn question(voice: &Voice<'_, Self>, view: &View, options: &[Action], touched: &[Key]) -> String {
        super::question(&sentences(voice), view, options, touched).unwrap_or_default()
    }

    fn path(voice: &Voice<'_, Self>, view: &View, action: Action) -> Vec<Touch<Key>> {
        super::path(&sentences(voice), view, action)
    }

    fn deed(voice: &Voice<'_, Self>, action: Action) -> String {
        sentences(voice).action(action)
    }

    fn meant(view: &View, touched: &[Key], touch: Key) -> Option<Action> {
        super::meant(view, touched, touch)
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

    fn secrecy(view: &View) -> Secrecy {
        match super::due(view) {
            Some(Due::Dolmen { .. }) => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn note(voice: &Voice<'_, Self>, view: &View) -> Option<String> {
        // Once it is over, it is not the final round any more.
        super::due(view).and(view.common.final_round)?;
        Some(voice.texts.say("dolmengoetter-panel-final-round", &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::dolmengoetter::samples::{self, Sample};

    fn each(mut test: impl FnMut(&Voice<'_, Dolmengoetter>)) {
        let config = samples::config(3);
        for language in Language::ALL {
            let names = samples::names().speaking_to(Some(Seat::ALL[0]));
            test(&Voice { texts: Texts::of(language), config: &config, names: &names });
        }
    }

    #[test]
    fn everything_that_can_be_done_or_refused_is_said() {
        each(|voice| {
            for action in samples::actions() {
                assert!(Dolmengoetter::deed(voice, action).len() > 5);
            }
            for Sample { view, seat, options, .. } in samples::decisions() {
                for illegal in samples::refusals() {
                    assert!(Dolmengoetter::refusal(voice, &view, seat, &options, illegal).len() > 5);
                }
                assert!(Dolmengoetter::waiting(voice, &view).is_some());
                assert!(Dolmengoetter::question(voice, &view, &options, &[]).len() > 5);
                for action in &options {
                    assert!(!Dolmengoetter::path(voice, &view, *action).is_empty());
                }
            }
        });
    }

    #[test]
    fn keys_that_lead_nowhere_mean_an_action() {
        let Sample { view, .. } = samples::wandering();
        let (from, to) = (samples::place(23), samples::place(50));
        let wander = Dolmengoetter::meant(&view, &[Key::Druid(from)], Key::Place(to));
        assert_eq!(wander, Some(Action::Wander { from, to }));
        assert_eq!(Dolmengoetter::meant(&view, &[], Key::Druid(to)), Some(Action::Gather { at: to }));
        assert_eq!(Dolmengoetter::read_key(&view, "circle:B2"), None);
        for Sample { view, seat, options, .. } in samples::decisions() {
            let meant = Dolmengoetter::meant(&view, &[], Key::Place(samples::place(3))).unwrap();
            let of_board = matches!(meant, Action::PlaceDruid { .. } | Action::Gather { .. });
            assert!(of_board, "{seat}: a place means no dolmen: {meant:?} of {options:?}");
        }
    }
}
