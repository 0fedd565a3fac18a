//! What is to be decided: said to who decides, and to everybody who waits.

use game_runestones::{Action, Due, FaceEffect, Gem, Phase, SmithyId, View, Work};

use super::due::{artifact_at, decision, in_work, laid, leaving, magic, price, wanted};
use super::keys::Key;
use super::paths::{artifact_in_work, cost, touched_slots};
use super::sentences::Sentences;
use crate::capitalised;

impl Sentences<'_> {
    /// What is being waited for; `None` if nobody decides.
    pub(super) fn waiting(&self, view: &View) -> Option<String> {
        let id = match decision(view)? {
            Due::Action => "runestones-waiting-action",
            Due::Summon => "runestones-waiting-summon",
            Due::Cards => "runestones-waiting-cards",
            Due::Abilities => "runestones-waiting-abilities",
            Due::Gem => "runestones-waiting-gem",
            Due::Slot => "runestones-waiting-slot",
            Due::Pay => "runestones-waiting-pay",
            Due::Die => "runestones-waiting-die",
            Due::Forge => "runestones-waiting-forge",
            Due::Place => "runestones-waiting-place",
            Due::Exchange => "runestones-waiting-exchange",
            Due::Rune => "runestones-waiting-rune",
            Due::DrawSmithies
            | Due::DrawHand
            | Due::DrawDisplay
            | Due::DrawStart
            | Due::DrawDie
            | Due::DrawCard => return None,
        };
        Some(self.about(id, view.common.active, &[]))
    }

    /// What is to be decided after the things `touched`; `None` if nobody decides.
    pub(super) fn question(&self, view: &View, options: &[Action], touched: &[Key]) -> Option<String> {
        let prompt = match touched.first().copied() {
            Some(Key::Slot(_)) if view.common.phase == Phase::Summon => self.taking(view, touched),
            Some(Key::Smithy(smithy)) => self.means(view, smithy),
            _ => self.prompt(view, options)?,
        };
        let decider = view.common.active;
        if self.names.is_you(decider) {
            return Some(prompt);
        }
        let args = [("player", self.names.of(decider).into()), ("prompt", prompt.into())];
        Some(self.texts.say("runestones-prompt-named", &args))
    }

    /// The slots touched so far, and what they cost.
    fn taking(&self, view: &View, touched: &[Key]) -> String {
        let slots = touched_slots(touched);
        let cards = self.cards(slots.iter().filter_map(|slot| view.common.in_slot(slot)));
        let args =
            [("cards", cards.into()), ("cost", cost(view, slots).into()), ("magic", magic(view).into())];
        self.texts.say("runestones-prompt-taking", &args)
    }

    fn means(&self, view: &View, smithy: SmithyId) -> String {
        let artifact = artifact_at(view, smithy).unwrap_or(Gem::Wild);
        let args =
            [("artifact", capitalised(&self.artifact(artifact)).into()), ("smithy", smithy.number().into())];
        let bonus = self.config.data.smithies.get(smithy.index()).and_then(|smithy| self.bonus(smithy.bonus));
        let id = match bonus {
            Some(_) => "runestones-prompt-means",
            None => "runestones-prompt-means-plain",
        };
        self.texts.say(id, &args)
    }

    fn prompt(&self, view: &View, options: &[Action]) -> Option<String> {
        let any = |test: fn(&Action) -> bool| options.iter().any(test);
        let source = || ("card", in_work(view).map_or_else(String::new, |card| self.card(card)).into());
        Some(match decision(view)? {
            Due::Action => self.say("runestones-prompt-action"),
            Due::Summon => {
                let shows = any(|option| matches!(option, Action::Show { .. }));
                let takes = any(|option| matches!(option, Action::Take { .. }));
                let id = match (shows, takes) {
                    (true, true) => "runestones-prompt-take",
                    (true, false) => "runestones-prompt-show",
                    (false, _) => "runestones-prompt-take-only",
                };
                self.texts.say(id, &[("magic", magic(view).into())])
            }
            Due::Cards => {
                let missing = self.config.data.rules.ability_cards.saturating_sub(laid(view).len());
                match missing {
                    0 => self.say("runestones-prompt-lay-more"),
                    _ => self.texts.say("runestones-prompt-lay", &[("count", missing.into())]),
                }
            }
            Due::Abilities => {
                let lost = leaving(laid(view));
                let args = [("lost", self.cards(lost.iter()).into()), ("count", lost.len().into())];
                if lost.is_empty() {
                    self.say("runestones-prompt-use-none")
                } else {
                    self.texts.say("runestones-prompt-use", &args)
                }
            }
            Due::Gem => self.texts.say("runestones-prompt-gem", &[source()]),
            Due::Slot => {
                let args = [source(), ("card-of", self.wanted(wanted(view)).into())];
                self.texts.say("runestones-prompt-slot", &args)
            }
            Due::Pay => self.paying(view),
            Due::Die => self.die(view),
            Due::Forge if view.common.course.forged == 0 => self.say("runestones-prompt-forge"),
            Due::Forge => self.say("runestones-prompt-forge-more"),
            Due::Place => {
                let artifact = capitalised(&self.artifact(artifact_in_work(view).unwrap_or(Gem::Wild)));
                self.texts.say("runestones-prompt-place", &[("artifact", artifact.into())])
            }
            Due::Exchange if any(|option| matches!(option, Action::Exchange { .. })) => {
                self.say("runestones-prompt-exchange")
            }
            Due::Exchange => self.say("runestones-prompt-end"),
            Due::Rune => self.say("runestones-prompt-rune"),
            Due::DrawSmithies
            | Due::DrawHand
            | Due::DrawDisplay
            | Due::DrawStart
            | Due::DrawDie
            | Due::DrawCard => return None,
        })
    }

    fn paying(&self, view: &View) -> String {
        let price = ("price", self.priced(&price(view)).into());
        match view.common.course.work {
            Work::Artifact { smithy, .. } => {
                let artifact = artifact_at(view, smithy).unwrap_or(Gem::Wild);
                let args = [
                    ("artifact", capitalised(&self.artifact(artifact)).into()),
                    ("smithy", smithy.number().into()),
                    price,
                ];
                self.texts.say("runestones-prompt-pay-smithy", &args)
            }
            Work::Part { card, .. } => {
                self.texts.say("runestones-prompt-pay-card", &[("card", self.card(card).into()), price])
            }
            Work::Nothing => String::new(),
        }
    }

    fn die(&self, view: &View) -> String {
        let Phase::Die { face, left } = view.common.phase else { return String::new() };
        let effect = usize::from(face).checked_sub(1).and_then(|index| self.config.data.faces.get(index));
        let id = match effect.map(|face| face.effect) {
            Some(FaceEffect::AnyGem) => "runestones-prompt-die-gem",
            Some(FaceEffect::SwapForWild) => "runestones-prompt-die-swap",
            _ => "runestones-prompt-die",
        };
        let prompt = self.texts.say(id, &[("name", self.face(face).into())]);
        match left {
            0 | 1 => prompt,
            _ => self
                .texts
                .say("runestones-prompt-die-left", &[("left", left.into()), ("prompt", prompt.into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runestones::samples::{self, Sample};
    use crate::{Language, Texts};

    #[test]
    fn every_decision_asks_and_is_waited_for() {
        for Sample { config, view, seat, options } in samples::decisions() {
            for language in Language::ALL {
                for you in [None, Some(seat)] {
                    let names = samples::names().speaking_to(you);
                    let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                    assert!(sentences.waiting(&view).unwrap().ends_with('.'));
                    let question = sentences.question(&view, &options, &[]).unwrap();
                    assert!(question.ends_with(['?', '.']) && !question.contains(['{', '}']), "{question}");
                    assert_eq!(question.contains(names.of(seat)), you.is_none(), "{question}");
                    for action in &options {
                        let keys: Vec<Key> =
                            sentences.path(&view, *action).into_iter().map(|touch| touch.key).collect();
                        for count in 1..keys.len() {
                            let next = sentences.question(&view, &options, &keys[..count]).unwrap();
                            assert_ne!(next, question, "{keys:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_asked_after_the_end() {
        let (view, _) = samples::whole_game(2, 3);
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::De), config: &view.config, names: &names };
        assert_eq!(sentences.waiting(&view), None);
        assert_eq!(sentences.question(&view, &[], &[]), None);
    }
}
