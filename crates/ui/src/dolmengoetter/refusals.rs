//! Why something cannot be done, and what would be right.

use game_dolmengoetter::{Action, Decision, Illegal, Place, View};
use kernel::Seat;

use super::sentences::Sentences;

impl Sentences<'_> {
    /// Why `seat` cannot do something. `options` are what it can do; the sentence names what would be right.
    pub fn refusal(&self, view: &View, seat: Seat, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        match illegal {
            Illegal::GameOver => texts.say("dolmengoetter-refusal-game-over", &[]),
            Illegal::ChanceFirst => texts.say("dolmengoetter-refusal-chance-first", &[]),
            Illegal::NoChanceNow => texts.say("dolmengoetter-refusal-no-chance-now", &[]),
            Illegal::NoSuchSeat { seat } => {
                let args = [("seat", (seat.number() + 1).into()), ("seats", self.config.seats.into())];
                texts.say("dolmengoetter-refusal-no-such-seat", &args)
            }
            Illegal::NotYourDecision { decider } => {
                self.about("dolmengoetter-refusal-not-your-decision", decider, &[])
            }
            Illegal::OtherDecision { due } => texts.say(due_id(due), &[]),
            Illegal::NoSuchPlace { place } => {
                let last = self.config.board.place_count();
                let args = [("place", place.number().into()), ("last", last.into())];
                texts.say("dolmengoetter-refusal-no-such-place", &args)
            }
            Illegal::NotFree { place } => self.not_free(view, place),
            Illegal::NoOwnDruid { place } => {
                let own: Vec<String> = view.common.druids[seat].iter().map(|at| at.to_string()).collect();
                let args = [("place", place.number().into()), ("druids", texts.list(&own).into())];
                texts.say("dolmengoetter-refusal-no-own-druid", &args)
            }
            Illegal::DruidLies { place } => {
                texts.say("dolmengoetter-refusal-druid-lies", &[("place", place.number().into())])
            }
            Illegal::DruidStands { place } => {
                texts.say("dolmengoetter-refusal-druid-stands", &[("place", place.number().into())])
            }
            Illegal::OutOfReach { from, to } => self.out_of_reach(options, from, to),
            Illegal::OtherCircle { due } => {
                texts.say("dolmengoetter-refusal-other-circle", &[("circle", self.circle(due))])
            }
            Illegal::NoSuchDolmen { value } => {
                let build = |option: &Action| match option {
                    Action::Build { value, .. } => Some(value.points().to_string()),
                    _ => None,
                };
                let values: Vec<String> = options.iter().filter_map(build).collect();
                let args = [("value", value.points().into()), ("values", texts.list(&values).into())];
                texts.say("dolmengoetter-refusal-no-such-dolmen", &args)
            }
        }
    }

    fn not_free(&self, view: &View, place: Place) -> String {
        let number = [("place", place.number().into())];
        let holds = |seat: &Seat| {
            let common = &view.common;
            common.stones[*seat].contains(place) || common.druids[*seat].contains(place)
        };
        match Seat::first(self.config.seats).find(holds) {
            Some(seat) if view.common.stones[seat].contains(place) => {
                self.about("dolmengoetter-refusal-stone-there", seat, &number)
            }
            Some(seat) => self.about("dolmengoetter-refusal-druid-there", seat, &number),
            None => self.texts.say("dolmengoetter-refusal-not-free", &number),
        }
    }

    fn out_of_reach(&self, options: &[Action], start: Place, goal: Place) -> String {
        let destination = |option: &Action| match option {
            Action::Wander { from, to } if *from == start => Some(to.to_string()),
            _ => None,
        };
        let reach: Vec<String> = options.iter().filter_map(destination).collect();
        let mut args = vec![("from", start.number().into()), ("to", goal.number().into())];
        if reach.is_empty() {
            return self.texts.say("dolmengoetter-refusal-surrounded", &args);
        }
        args.push(("reach", self.texts.list(&reach).into()));
        self.texts.say("dolmengoetter-refusal-out-of-reach", &args)
    }
}

fn due_id(due: Decision) -> &'static str {
    match due {
        Decision::Druid => "dolmengoetter-refusal-due-druid",
        Decision::Action => "dolmengoetter-refusal-due-action",
        Decision::Stone => "dolmengoetter-refusal-due-stone",
        Decision::Dolmen => "dolmengoetter-refusal-due-dolmen",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dolmengoetter::samples::{self, Sample};
    use crate::{Language, Texts};

    #[test]
    fn every_refusal_has_a_sentence_in_each_decision() {
        for Sample { config, view, seat, options } in samples::decisions() {
            for language in Language::ALL {
                for names in [samples::names(), samples::names().speaking_to(Some(seat))] {
                    let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                    for illegal in samples::refusals() {
                        let text = sentences.refusal(&view, seat, &options, illegal);
                        assert!(text.ends_with('.') && !text.contains(['{', '}', '$']), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_refusal_names_what_would_be_right() {
        let Sample { config, view, seat, options } = samples::wandering();
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
        let refuse = |illegal| sentences.refusal(&view, seat, &options, illegal);
        assert_eq!(
            refuse(Illegal::OutOfReach { from: samples::place(23), to: samples::place(50) }),
            "You can’t get from 23 to 50 by a step, jump or rune. From 23 you can reach 17, 22 and 29."
        );
        assert_eq!(
            refuse(Illegal::NoOwnDruid { place: samples::place(50) }),
            "You have no druid on 50. Yours are on 1, 2 and 23."
        );
        assert_eq!(
            refuse(Illegal::NotFree { place: samples::place(76) }),
            "Place 76 isn’t free: Bea’s druid is there."
        );
    }
}
