//! What happened, what is to be decided, what can be done: one message for every variant.

use game_dolmengoetter::{Action, Cause, CircleId, Config, Fact, Kind, Leaving, Occasion, Right, Seen, View};
use kernel::Seat;

use super::due::{Due, due};
use crate::{Arg, Names, Texts};

/// Says things about a table in one language.
#[derive(Clone, Copy)]
pub struct Sentences<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// What was fixed before the game.
    pub config: &'a Config,
    /// What the people are called.
    pub names: &'a Names,
}

/// Is the reader of a prompt the one who decides?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// Yes: it asks.
    Decides,
    /// No: it tells who is being waited for.
    Watches,
}

/// Whom a log sentence is about.
pub fn subject(seen: &Seen) -> Option<Seat> {
    match *seen {
        Fact::StartDrawn { seat }
        | Fact::DruidPlaced { seat, .. }
        | Fact::Wandered { seat, .. }
        | Fact::Gathered { seat, .. }
        | Fact::Flew { seat, .. }
        | Fact::StoneLeft { seat, .. }
        | Fact::StoneWithheld { seat, .. }
        | Fact::TurnPassed { seat }
        | Fact::FinalRound { by: seat } => Some(seat),
        Fact::RightArose { right }
        | Fact::RightLapsed { right }
        | Fact::Declined { right }
        | Fact::DolmenBuilt { right, .. } => Some(right.seat),
        Fact::DolmenScored { dolmen, .. } => Some(dolmen.owner()),
        Fact::CircleScored { .. } | Fact::GameOver { .. } => None,
    }
}

impl<'a> Sentences<'a> {
    /// The message about `seat`: by name, or as "you".
    pub(super) fn about(&self, id: &str, seat: Seat, more: &[(&str, Arg<'_>)]) -> String {
        let person = if self.names.is_you(seat) { "you" } else { "other" };
        let mut args = vec![("person", Arg::from(person)), ("player", Arg::from(self.names.of(seat)))];
        args.extend(more.iter().map(|(name, value)| (*name, value.clone())));
        self.texts.say(id, &args)
    }

    pub(super) fn circle(&self, circle: CircleId) -> Arg<'a> {
        self.config.circle_name(circle).into()
    }

    fn right(&self, id: &str, right: Right) -> String {
        self.about(id, right.seat, &[("circle", self.circle(right.circle))])
    }

    /// What happened, as its viewer saw it.
    pub fn event(&self, seen: &Seen) -> String {
        match *seen {
            Fact::StartDrawn { seat } => self.about("dolmengoetter-start-drawn", seat, &[]),
            Fact::DruidPlaced { seat, at } => {
                self.about("dolmengoetter-druid-placed", seat, &[("at", at.number().into())])
            }
            Fact::Wandered { seat, from, to } => {
                let way = [("from", from.number().into()), ("to", to.number().into())];
                self.about("dolmengoetter-wandered", seat, &way)
            }
            Fact::Gathered { seat, at } => {
                self.about("dolmengoetter-gathered", seat, &[("at", at.number().into())])
            }
            Fact::Flew { seat, from, to } => {
                let way = [("from", from.number().into()), ("to", to.number().into())];
                self.about("dolmengoetter-flew", seat, &way)
            }
            Fact::StoneLeft { seat, at, leaving } => {
                let id = match leaving {
                    Leaving::Chosen => "dolmengoetter-stone-left",
                    Leaving::Compelled => "dolmengoetter-stone-compelled",
                };
                self.about(id, seat, &[("at", at.number().into())])
            }
            Fact::StoneWithheld { seat, cost } => {
                self.about("dolmengoetter-stone-withheld", seat, &[("cost", cost.into())])
            }
            Fact::RightArose { right } => match right.kind {
                Kind::Majority => self.right("dolmengoetter-majority-arose", right),
                Kind::Tie => self.right("dolmengoetter-tie-arose", right),
            },
            Fact::RightLapsed { right } => self.right("dolmengoetter-right-lapsed", right),
            Fact::DolmenBuilt { right, dolmen: _, value } => {
                let circle = ("circle", self.circle(right.circle));
                match (right.kind, value) {
                    (Kind::Majority, None) => self.about("dolmengoetter-built-top", right.seat, &[circle]),
                    (Kind::Tie, None) => self.about("dolmengoetter-built-bottom", right.seat, &[circle]),
                    (Kind::Majority, Some(value)) => {
                        let args = [circle, ("value", value.points().into())];
                        self.about("dolmengoetter-built-top-value", right.seat, &args)
                    }
                    (Kind::Tie, Some(value)) => {
                        let args = [circle, ("value", value.points().into())];
                        self.about("dolmengoetter-built-bottom-value", right.seat, &args)
                    }
                }
            }
            Fact::Declined { right } => self.right("dolmengoetter-declined", right),
            Fact::CircleScored { circle, occasion } => {
                let id = match occasion {
                    Occasion::Complete => "dolmengoetter-circle-complete",
                    Occasion::Final => "dolmengoetter-circle-final",
                };
                self.texts.say(id, &[("circle", self.circle(circle))])
            }
            Fact::DolmenScored { circle, level: _, dolmen, value, factor, points } => {
                let args = [
                    ("circle", self.circle(circle)),
                    ("value", value.points().into()),
                    ("factor", factor.into()),
                    ("points", points.into()),
                ];
                self.about("dolmengoetter-dolmen-scored", dolmen.owner(), &args)
            }
            Fact::FinalRound { by } => self.about("dolmengoetter-final-round", by, &[]),
            Fact::TurnPassed { seat } => self.about("dolmengoetter-turn-passed", seat, &[]),
            Fact::GameOver { cause } => self.cause(cause),
        }
    }

    /// Why the game ended.
    pub fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::LastDolmen => self.texts.say("dolmengoetter-over-last-dolmen", &[]),
            Cause::LastStone => self.texts.say("dolmengoetter-over-last-stone", &[]),
        }
    }

    /// What is to be decided; `None` if nobody has to decide.
    pub fn prompt(&self, view: &View, reader: Reader) -> Option<String> {
        let due = due(view)?;
        let seat = due.seat();
        let druids = self.config.data.rules.druids;
        Some(match (due, reader) {
            (Due::Druid { number, .. }, reader) => {
                let id = match reader {
                    Reader::Decides => "dolmengoetter-prompt-druid",
                    Reader::Watches => "dolmengoetter-waiting-druid",
                };
                self.about(id, seat, &[("number", number.into()), ("count", druids.into())])
            }
            (Due::Action { .. }, Reader::Decides) => self.about("dolmengoetter-prompt-action", seat, &[]),
            (Due::Action { .. }, Reader::Watches) => self.about("dolmengoetter-waiting-action", seat, &[]),
            (Due::Stone { left, .. }, reader) => {
                let id = match reader {
                    Reader::Decides => "dolmengoetter-prompt-stone",
                    Reader::Watches => "dolmengoetter-waiting-stone",
                };
                self.about(id, seat, &[("left", left.number().into())])
            }
            (Due::Dolmen { right }, reader) => {
                let id = match (right.kind, reader) {
                    (Kind::Majority, Reader::Decides) => "dolmengoetter-prompt-majority",
                    (Kind::Tie, Reader::Decides) => "dolmengoetter-prompt-tie",
                    (Kind::Majority, Reader::Watches) => "dolmengoetter-waiting-majority",
                    (Kind::Tie, Reader::Watches) => "dolmengoetter-waiting-tie",
                };
                self.right(id, right)
            }
        })
    }

    /// What an action does.
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::PlaceDruid { at } => {
                self.texts.say("dolmengoetter-action-druid", &[("at", at.number().into())])
            }
            Action::Wander { from, to } => {
                let way = [("from", from.number().into()), ("to", to.number().into())];
                self.texts.say("dolmengoetter-action-wander", &way)
            }
            Action::Gather { at } => {
                self.texts.say("dolmengoetter-action-gather", &[("at", at.number().into())])
            }
            Action::Fly { from, to } => {
                let way = [("from", from.number().into()), ("to", to.number().into())];
                self.texts.say("dolmengoetter-action-fly", &way)
            }
            Action::LeaveStone => self.texts.say("dolmengoetter-action-stone", &[]),
            Action::WithholdStone => {
                let cost = self.config.data.rules.withhold_cost;
                self.texts.say("dolmengoetter-action-no-stone", &[("cost", cost.into())])
            }
            Action::Build { circle, value } => {
                let args = [("circle", self.circle(circle)), ("value", value.points().into())];
                self.texts.say("dolmengoetter-action-build", &args)
            }
            Action::Decline { circle } => {
                self.texts.say("dolmengoetter-action-decline", &[("circle", self.circle(circle))])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, Viewer};

    use super::*;
    use crate::Language;
    use crate::dolmengoetter::samples::{self, Sample};

    fn each(mut test: impl FnMut(&Sentences<'_>)) {
        let config = samples::config(3);
        for language in Language::ALL {
            for you in [None, Some(Seat::ALL[0])] {
                let names = samples::names().speaking_to(you);
                test(&Sentences { texts: Texts::of(language), config: &config, names: &names });
            }
        }
    }

    /// `say` panics in tests when a message or one of its variables is missing.
    fn finished(text: &str) {
        assert!(text.len() > 5 && !text.contains(['{', '}', '$']), "{text}");
    }

    #[test]
    fn every_event_has_a_sentence() {
        each(|sentences| {
            let mut said = std::collections::BTreeSet::new();
            for seen in samples::events() {
                let text = sentences.event(&seen);
                finished(&text);
                assert!(said.insert(text.clone()), "two events sound the same: {text}");
                if let Some(seat) = subject(&seen)
                    && !sentences.names.is_you(seat)
                {
                    assert!(text.contains(sentences.names.of(seat)), "{text}");
                }
            }
        });
    }

    #[test]
    fn every_action_has_a_label() {
        each(|sentences| {
            for action in samples::actions() {
                finished(&sentences.action(action));
            }
        });
    }

    #[test]
    fn every_decision_has_a_prompt() {
        each(|sentences| {
            for Sample { view, .. } in samples::decisions() {
                for reader in [Reader::Decides, Reader::Watches] {
                    finished(&sentences.prompt(&view, reader).unwrap());
                }
            }
        });
    }

    #[test]
    fn grammar_follows_the_reader_and_the_number() {
        let config = samples::config(3);
        let names = samples::names().speaking_to(Some(Seat::ALL[0]));
        let say = |language, seen: &Seen| {
            Sentences { texts: Texts::of(language), config: &config, names: &names }.event(seen)
        };
        let [you, bea] = [Seat::ALL[0], Seat::ALL[1]];
        let withheld = |seat, cost| Fact::StoneWithheld { seat, cost };
        assert_eq!(say(Language::De, &withheld(you, 1)), "Du hinterlässt keinen Stein (−1 Punkt).");
        assert_eq!(say(Language::De, &withheld(bea, 2)), "Bea hinterlässt keinen Stein (−2 Punkte).");
        assert_eq!(say(Language::En, &withheld(you, 1)), "You leave no stone (−1 point).");
        assert_eq!(say(Language::En, &withheld(bea, 2)), "Bea leaves no stone (−2 points).");
        let wandered = |seat| Fact::Wandered { seat, from: samples::place(23), to: samples::place(17) };
        assert_eq!(say(Language::De, &wandered(you)), "Du wanderst von 23 nach 17.");
        assert_eq!(say(Language::En, &wandered(bea)), "Bea wanders from 23 to 17.");
    }

    #[test]
    fn a_value_is_said_only_if_it_was_seen() {
        each(|sentences| {
            let event = samples::built();
            let open = sentences.event(&event.seen_by(Viewer::Open));
            let hidden = sentences.event(&event.seen_by(Viewer::Audience));
            assert!(open.contains('3') && !hidden.contains('3'), "{open} / {hidden}");
        });
    }
}
