//! What is to be decided: said to who decides, and to everybody who waits.

use game_vale::{Action, Amount, Card, Decision, Op, View};

use super::due::{decision, effect, op};
use super::keys::Key;
use super::purse;
use super::sentences::Sentences;
use crate::Arg;

impl Sentences<'_> {
    /// What is being waited for; `None` if nobody decides.
    pub fn waiting(&self, view: &View) -> Option<String> {
        let id = match decision(view)? {
            Decision::Hunt => "vale-waiting-hunt",
            Decision::Action => "vale-waiting-action",
            Decision::Keep => "vale-waiting-keep",
            Decision::Activate => "vale-waiting-activate",
            Decision::Discard => "vale-waiting-discard",
            Decision::SummonFree => "vale-waiting-free",
            Decision::Recover => "vale-waiting-recover",
            Decision::Dismiss => "vale-waiting-dismiss",
            Decision::ChoosePlayer => "vale-waiting-player",
            Decision::Yield => "vale-waiting-yield",
            Decision::Copy => "vale-waiting-copy",
            Decision::Choose => "vale-waiting-choose",
            Decision::Take => "vale-waiting-take",
        };
        Some(self.about(id, view.common.decider, &[("card", self.source(view).into())]))
    }

    /// What is to be decided after the things `touched`; `None` if nobody decides.
    pub fn question(&self, view: &View, options: &[Action], touched: &[Key]) -> Option<String> {
        let prompt = match touched.first().copied() {
            Some(Key::Market(card)) => {
                self.texts.say("vale-prompt-marked", &[("card", self.card(card).into())])
            }
            Some(Key::Hand(card)) => self.summon_asked(view, options, card),
            Some(Key::Area(card)) => self.release_asked(view, options, card),
            _ if *options == [Action::EndTurn] => self.texts.say("vale-prompt-action-end", &[]),
            _ => self.prompt(view)?,
        };
        let decider = view.common.decider;
        if self.names.is_you(decider) {
            return Some(prompt);
        }
        let args = [("player", self.names.of(decider).into()), ("prompt", prompt.into())];
        Some(self.texts.say("vale-prompt-named", &args))
    }

    /// The card whose effect asks; nothing where none does.
    fn source(&self, view: &View) -> &str {
        effect(view).map_or("", |frame| self.card(frame.source))
    }

    /// What is asked about a hand card that was touched.
    fn summon_asked(&self, view: &View, options: &[Action], card: Card) -> String {
        let own = |option: &&Action| matches!(option, Action::Summon { card: other, .. } if *other == card);
        let several = options.iter().filter(own).count() > 1;
        let id = if several { "vale-prompt-summon-pay" } else { "vale-prompt-summon" };
        let cost = purse::cost(view, view.common.decider, card);
        self.texts.say(id, &[("card", self.card(card).into()), ("cost", cost.into())])
    }

    /// What is asked about a creature that was touched.
    fn release_asked(&self, view: &View, options: &[Action], card: Card) -> String {
        let own = |option: &&Action| matches!(option, Action::Release { card: other, .. } if *other == card);
        let several = options.iter().filter(own).count() > 1;
        let id = if several { "vale-prompt-release-pay" } else { "vale-prompt-release" };
        self.texts.say(id, &[("card", self.card(card).into()), ("cost", view.common.round.into())])
    }

    /// What is to be decided at first.
    fn prompt(&self, view: &View) -> Option<String> {
        let seat = view.common.decider;
        let player = &view.common.players[seat];
        let card = ("card", Arg::from(self.source(view)));
        let say = |id: &str| self.texts.say(id, core::slice::from_ref(&card));
        Some(match decision(view)? {
            Decision::Hunt => {
                let args = [
                    ("number", (player.marked.len() + 1).into()),
                    ("count", self.config.data.rules.picks.into()),
                ];
                self.texts.say("vale-prompt-hunt", &args)
            }
            Decision::Action if player.marked.is_empty() => say("vale-prompt-action"),
            Decision::Action => {
                let args = [("cards", self.cards(player.marked).into())];
                self.texts.say("vale-prompt-action-markers", &args)
            }
            Decision::Keep => {
                let args = [("have", player.stones.total().into()), ("limit", player.derived.limit.into())];
                self.texts.say("vale-prompt-keep", &args)
            }
            Decision::Activate => say("vale-prompt-activate"),
            Decision::Discard => say("vale-prompt-discard"),
            Decision::SummonFree => say("vale-prompt-free"),
            Decision::Recover => say("vale-prompt-recover"),
            Decision::Take => say("vale-prompt-take"),
            Decision::Dismiss
            | Decision::ChoosePlayer
            | Decision::Yield
            | Decision::Copy
            | Decision::Choose => self.asked(op(view)?, decision(view)?, card),
        })
    }

    /// What an operation asks that names something of its own.
    fn asked(&self, op: Op, due: Decision, card: (&str, Arg<'_>)) -> String {
        match op {
            Op::DiscardArea { max, .. } => {
                self.texts.say("vale-prompt-dismiss", &[card, ("most", max.into())])
            }
            Op::ForceDiscard(family) => {
                let id = if due == Decision::Yield { "vale-prompt-yield" } else { "vale-prompt-force" };
                self.texts.say(id, &[card, ("creature", self.creature(family).into())])
            }
            Op::StealPoints(amount) => {
                // Every theft of the base game is of a number that the card prints.
                let points = if let Amount::Fixed(points) = amount { points } else { 1 };
                self.texts.say("vale-prompt-steal", &[card, ("sum", self.points(points.into()).into())])
            }
            Op::Copy(kind) => self.texts.say("vale-prompt-copy", &[card, ("kind", self.kind(kind).into())]),
            Op::Choose(choice) => {
                let pick = self.config.data.choices.get(choice.index()).map_or(1, |choice| choice.pick);
                let id = if pick == 2 { "vale-prompt-choose-two" } else { "vale-prompt-choose" };
                self.texts.say(id, &[card])
            }
            _ => self.texts.say("vale-prompt-activate", &[card]),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;
    use crate::vale::samples;
    use crate::{Language, Texts};

    fn finished(text: &str) {
        assert!(text.len() > 5 && !text.contains(['{', '}', '$']), "{text}");
        assert!(!text.starts_with([':', ' ']), "no card is named: {text}");
    }

    #[test]
    fn every_decision_has_a_prompt_and_a_waiting_line() {
        for (_, sample) in samples::decisions() {
            for language in Language::ALL {
                for you in [None, Some(sample.seat), Some(Seat::ALL[2])] {
                    let names = samples::names().speaking_to(you);
                    let sentences =
                        Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
                    let question = sentences.question(&sample.view, &sample.options, &[]).unwrap();
                    finished(&question);
                    let waiting = sentences.waiting(&sample.view).unwrap();
                    finished(&waiting);
                    assert!(waiting.contains(names.of(sample.seat)), "{waiting}");
                    if you != Some(sample.seat) {
                        assert!(question.contains(names.of(sample.seat)), "{question}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_touched_card_is_asked_about() {
        let sample = samples::turn();
        let names = samples::names().speaking_to(Some(sample.seat));
        let ask = |language, key: &str| {
            let sentences = Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
            sentences
                .question(&sample.view, &sample.options, &[Key::read(&sample.view, key).unwrap()])
                .unwrap()
        };
        assert_eq!(ask(Language::En, "hand:hydra"), "Summoning Hydra costs 4: pay with what?");
        assert_eq!(ask(Language::De, "hand:imp"), "Imp beschwören?");
        assert_eq!(ask(Language::De, "area:agni"), "Agni freilassen kostet 5: Womit bezahlst du?");
        assert_eq!(ask(Language::En, "market:troll"), "Troll: sell or tame it?");
    }
}
