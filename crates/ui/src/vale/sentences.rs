//! What happened and what can be done: one message for every variant.

use game_vale::{
    Action, Card, Cause, ChoiceId, Colour, Config, Fact, Family, Kind, Options, Seen, Stones, Zone,
};
use kernel::Seat;

use super::card_name;
use crate::{Arg, Language, Names, Texts};

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

/// Whom a log sentence is about.
pub fn subject(seen: &Seen) -> Option<Seat> {
    match *seen {
        Fact::StartDrawn { seat }
        | Fact::Hunted { seat, .. }
        | Fact::Sold { seat, .. }
        | Fact::Tamed { seat, .. }
        | Fact::Shown { seat, .. }
        | Fact::Summoned { seat, .. }
        | Fact::SummonedFree { seat, .. }
        | Fact::Released { seat, .. }
        | Fact::TurnEnded { seat }
        | Fact::Activated { seat, .. }
        | Fact::Copied { seat, .. }
        | Fact::Chosen { seat, .. }
        | Fact::PlayerChosen { seat, .. }
        | Fact::Points { seat, .. }
        | Fact::Gained { seat, .. }
        | Fact::Gave { seat, .. }
        | Fact::Kept { seat, .. }
        | Fact::Drawn { seat, .. }
        | Fact::DrawnKnown { seat, .. }
        | Fact::Recovered { seat, .. }
        | Fact::Discarded { seat, .. }
        | Fact::PutOnTop { seat, .. }
        | Fact::Taken { seat, .. } => Some(seat),
        Fact::RoundBegan { .. } | Fact::Shuffled { .. } | Fact::Revealed { .. } | Fact::GameOver { .. } => {
            None
        }
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

    /// What a card is called.
    pub(super) fn card(&self, card: Card) -> &'a str {
        card_name(self.config.data.card(card), self.texts.language())
    }

    /// Cards in a row: "Imp, Kappa and Troll".
    pub(super) fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let names: Vec<String> = cards.into_iter().map(|card| self.card(card).to_owned()).collect();
        self.texts.list(&names)
    }

    /// Stones within a sentence: "1 red and 2 blue stones".
    pub(super) fn stones(&self, stones: Stones) -> String {
        let some = |colour: &Colour| Some(stones.count(*colour)).filter(|count| *count > 0);
        let of = |colour: Colour| {
            let id = match colour {
                Colour::Red => "vale-red",
                Colour::Blue => "vale-blue",
                Colour::Purple => "vale-purple",
            };
            some(&colour).map(|count| self.texts.say(id, &[("count", count.into())]))
        };
        let parts: Vec<String> = Colour::ALL.into_iter().filter_map(of).collect();
        match Colour::ALL.iter().rev().find_map(some) {
            None => self.texts.say("vale-stones-none", &[]),
            Some(last) => {
                let args = [("stones", self.texts.list(&parts).into()), ("last", last.into())];
                self.texts.say("vale-stones", &args)
            }
        }
    }

    /// Stones as briefly as possible: "1 red + 2 blue".
    pub(super) fn short_stones(&self, stones: Stones) -> String {
        let of = |colour: Colour| {
            let id = match colour {
                Colour::Red => "vale-short-red",
                Colour::Blue => "vale-short-blue",
                Colour::Purple => "vale-short-purple",
            };
            let count = stones.count(colour);
            (count > 0).then(|| self.texts.say(id, &[("count", count.into())]))
        };
        let parts: Vec<String> = Colour::ALL.into_iter().filter_map(of).collect();
        if parts.is_empty() { self.texts.say("vale-stones-none", &[]) } else { parts.join(" + ") }
    }

    pub(super) fn colour(&self, colour: Colour) -> String {
        self.texts.say("vale-colour", &[("colour", colour.key().into())])
    }

    pub(super) fn points(&self, points: u16) -> String {
        self.texts.say("vale-points", &[("points", points.into())])
    }

    /// A creature of a family, as an object: "a fire creature".
    pub(super) fn creature(&self, family: Family) -> String {
        self.texts.say("vale-creature", &[("family", family.key().into())])
    }

    pub(super) fn card_of(&self, family: Family) -> String {
        self.texts.say("vale-card-of", &[("family", family.key().into())])
    }

    pub(super) fn kind(&self, kind: Kind) -> String {
        self.texts.say("vale-kind", &[("kind", kind.key().into())])
    }

    /// What an option of a card says, with stones in words.
    pub(super) fn option(&self, choice: ChoiceId, number: usize) -> String {
        let option =
            self.config.data.choices.get(choice.index()).and_then(|choice| choice.options.get(number));
        let label = option.map_or("", |option| match self.texts.language() {
            Language::De => &option.label_de,
            Language::En => &option.label_en,
        });
        self.in_words(label)
    }

    pub(super) fn options(&self, choice: ChoiceId, options: Options) -> String {
        let said: Vec<String> = options.iter().map(|number| self.option(choice, number)).collect();
        self.texts.list(&said)
    }

    /// The text of a card with words for its stones: `[3][3]` becomes "2 blue".
    fn in_words(&self, label: &str) -> String {
        let mut said = String::new();
        let mut rest = label;
        while let Some(first) = rest.chars().next() {
            let run = core::iter::successors(stone(rest), |(_, after)| stone(after));
            let run: Vec<(Colour, &str)> = run.collect();
            if let Some((_, after)) = run.last() {
                let stones =
                    run.iter().fold(Stones::NONE, |sum, (colour, _)| sum.plus(Stones::of(*colour, 1)));
                said.push_str(&self.short_stones(stones));
                rest = after;
            } else {
                said.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
        said
    }

    /// What happened, as its viewer saw it.
    pub fn event(&self, seen: &Seen) -> String {
        let card =
            |id: &str, seat: Seat, card: Card| self.about(id, seat, &[("card", self.card(card).into())]);
        let both = |id: &str, seat: Seat, card: Card, stones: Stones| {
            self.about(id, seat, &[("card", self.card(card).into()), ("stones", self.stones(stones).into())])
        };
        match *seen {
            Fact::StartDrawn { seat } => self.about("vale-start-drawn", seat, &[]),
            Fact::RoundBegan { round, first } => {
                self.about("vale-round-began", first, &[("round", round.into())])
            }
            Fact::Shuffled { cards } => self.texts.say("vale-shuffled", &[("cards", cards.into())]),
            Fact::Revealed { card } => self.texts.say("vale-revealed", &[("card", self.card(card).into())]),
            Fact::Hunted { seat, card: which } => card("vale-hunted", seat, which),
            Fact::Sold { seat, card, stones } => both("vale-sold", seat, card, stones),
            Fact::Tamed { seat, card: which } => card("vale-tamed", seat, which),
            Fact::Shown { seat, card: which } => card("vale-shown", seat, which),
            Fact::Summoned { seat, card: which, paid: Stones::NONE } => {
                card("vale-summoned-nothing", seat, which)
            }
            Fact::Summoned { seat, card, paid } => both("vale-summoned", seat, card, paid),
            Fact::SummonedFree { seat, card: which } => card("vale-summoned-free", seat, which),
            Fact::Released { seat, card, paid } => both("vale-released", seat, card, paid),
            Fact::TurnEnded { seat } => self.about("vale-turn-ended", seat, &[]),
            Fact::Activated { seat, card: which } => card("vale-activated", seat, which),
            Fact::Copied { seat, source, of } => {
                let args = [("source", self.card(source).into()), ("card", self.card(of).into())];
                self.about("vale-copied", seat, &args)
            }
            Fact::Chosen { seat, choice, options } => self.chosen(seat, choice, options),
            Fact::PlayerChosen { seat, target } => self.player_chosen(seat, target),
            Fact::Points { seat, card, change } => self.changed(seat, card, change),
            Fact::Gained { seat, card, stones } => both("vale-gained", seat, card, stones),
            Fact::Gave { seat, card, stones } => both("vale-gave", seat, card, stones),
            Fact::Kept { seat, stones } => {
                self.about("vale-kept", seat, &[("stones", self.stones(stones).into())])
            }
            Fact::Drawn { seat, card: None } => self.about("vale-drawn", seat, &[]),
            Fact::Drawn { seat, card: Some(which) } => card("vale-drawn-card", seat, which),
            Fact::DrawnKnown { seat, card: which } => card("vale-drawn-known", seat, which),
            Fact::Recovered { seat, card: which } => card("vale-recovered", seat, which),
            Fact::Discarded { seat, card: which, from: Zone::Hand } => {
                card("vale-discarded-hand", seat, which)
            }
            Fact::Discarded { seat, card: which, from: Zone::Area } => {
                card("vale-discarded-area", seat, which)
            }
            Fact::PutOnTop { seat, card: which } => card("vale-put-on-top", seat, which),
            Fact::Taken { seat, card: which } => card("vale-taken", seat, which),
            Fact::GameOver { cause } => self.cause(cause),
        }
    }

    fn chosen(&self, seat: Seat, choice: ChoiceId, options: Options) -> String {
        let card = self.config.data.choices.get(choice.index()).map_or("", |choice| self.card(choice.card));
        let args = [("card", card.into()), ("options", self.options(choice, options).into())];
        self.about("vale-chosen", seat, &args)
    }

    fn player_chosen(&self, seat: Seat, target: Seat) -> String {
        if seat == target {
            return self.about("vale-player-chosen-self", seat, &[]);
        }
        if self.names.is_you(target) {
            return self.about("vale-player-chosen-you", seat, &[]);
        }
        self.about("vale-player-chosen", seat, &[("target", self.names.of(target).into())])
    }

    fn changed(&self, seat: Seat, card: Card, change: i16) -> String {
        let id = match change.signum() {
            1 => "vale-points-gained",
            -1 => "vale-points-lost",
            _ => "vale-points-none",
        };
        let args = [("card", self.card(card).into()), ("sum", self.points(change.unsigned_abs()).into())];
        self.about(id, seat, &args)
    }

    /// Why the game ended.
    pub fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Points => {
                self.texts.say("vale-over-points", &[("points", self.config.data.rules.end_score.into())])
            }
            Cause::Rounds => self.texts.say("vale-over-rounds", &[]),
        }
    }

    /// What an action does.
    pub fn action(&self, action: Action) -> String {
        let card = |id: &str, card: Card| self.texts.say(id, &[("card", self.card(card).into())]);
        let both = |id: &str, card: Card, stones: Stones| {
            let args = [("card", self.card(card).into()), ("stones", self.stones(stones).into())];
            self.texts.say(id, &args)
        };
        match action {
            Action::Hunt { card: which } => card("vale-action-hunt", which),
            Action::Sell { card: which } => card("vale-action-sell", which),
            Action::Tame { card: which } => card("vale-action-tame", which),
            Action::Summon { card: which, paid: Stones::NONE } => card("vale-action-summon-nothing", which),
            Action::Summon { card, paid } => both("vale-action-summon", card, paid),
            Action::Release { card, paid } => both("vale-action-release", card, paid),
            Action::EndTurn => self.texts.say("vale-action-end", &[]),
            Action::Keep { stones } => {
                self.texts.say("vale-action-keep", &[("stones", self.stones(stones).into())])
            }
            Action::Activate { card: which } => card("vale-action-activate", which),
            Action::Discard { card: which } => card("vale-action-discard", which),
            Action::SummonFree { card: which } => card("vale-action-free", which),
            Action::Recover { card: which } => card("vale-action-recover", which),
            Action::Dismiss { cards } if cards.cards().is_empty() => {
                self.texts.say("vale-action-dismiss-none", &[])
            }
            Action::Dismiss { cards } => {
                let cards = self.cards(cards.cards().iter().copied());
                self.texts.say("vale-action-dismiss", &[("cards", cards.into())])
            }
            Action::ChoosePlayer { seat } => {
                self.texts.say("vale-action-player", &[("player", self.names.of(seat).into())])
            }
            Action::Yield { card: which } => card("vale-action-yield", which),
            Action::Copy { card: which } => card("vale-action-copy", which),
            Action::Choose { choice, options } => {
                self.texts.say("vale-action-choose", &[("options", self.options(choice, options).into())])
            }
            Action::Take { card: which } => card("vale-action-take", which),
        }
    }
}

/// The stone that a card's text begins with, and what stands behind it.
fn stone(text: &str) -> Option<(Colour, &str)> {
    let tokens = [("[1]", Colour::Red), ("[3]", Colour::Blue), ("[6]", Colour::Purple)];
    tokens.into_iter().find_map(|(token, colour)| Some((colour, text.strip_prefix(token)?)))
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::vale::samples;

    fn each(mut test: impl FnMut(&Sentences<'_>)) {
        let config = samples::config(3);
        for language in Language::ALL {
            for you in [None, Some(Seat::ALL[0]), Some(Seat::ALL[1])] {
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
            let said: std::collections::BTreeSet<String> =
                samples::actions().into_iter().map(|action| sentences.action(action)).collect();
            for text in &said {
                finished(text);
            }
            assert_eq!(said.len(), samples::actions().len(), "two actions sound the same: {said:?}");
        });
    }

    #[test]
    fn stones_are_said_as_people_say_them() {
        let config = samples::config(2);
        let names = samples::names();
        let said = |language, stones| {
            Sentences { texts: Texts::of(language), config: &config, names: &names }.stones(stones)
        };
        assert_eq!(said(Language::De, Stones::new(1, 1, 0)), "1 roten und 1 blauen Stein");
        assert_eq!(said(Language::De, Stones::new(1, 3, 0)), "1 roten und 3 blaue Steine");
        assert_eq!(said(Language::De, Stones::new(2, 1, 1)), "2 rote, 1 blauen und 1 lila Stein");
        assert_eq!(said(Language::En, Stones::new(4, 0, 0)), "4 red stones");
        assert_eq!(said(Language::En, Stones::new(0, 0, 1)), "1 purple stone");
        assert_eq!(said(Language::En, Stones::NONE), "no stone");
    }

    #[test]
    fn grammar_follows_the_reader_and_the_number() {
        let config = samples::config(3);
        let names = samples::names().speaking_to(Some(Seat::ALL[0]));
        let say = |language, seen: &Seen| {
            Sentences { texts: Texts::of(language), config: &config, names: &names }.event(seen)
        };
        let [you, bea, third] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
        let card = samples::card("goblin_soldier");
        let points = |seat, change| Fact::Points { seat, card, change };
        assert_eq!(say(Language::De, &points(you, 1)), "Goblinsoldat bringt dir 1 Punkt.");
        assert_eq!(say(Language::De, &points(bea, -4)), "Goblinsoldat kostet Bea 4 Punkte.");
        assert_eq!(say(Language::En, &points(you, -4)), "Goblin Soldier costs you 4 points.");
        let chosen = |seat, target| Fact::PlayerChosen { seat, target };
        assert_eq!(say(Language::De, &chosen(bea, you)), "Bea wählt dich.");
        assert_eq!(say(Language::De, &chosen(you, bea)), "Du wählst Bea.");
        assert_eq!(say(Language::En, &chosen(bea, third)), "Bea chooses Carl.");
        let hydra = samples::actions().into_iter().find_map(|action| match action {
            Action::Choose { choice, options } => Some(Fact::Chosen { seat: bea, choice, options }),
            _ => None,
        });
        assert_eq!(say(Language::De, &hydra.unwrap()), "Bea wählt bei Hydra: 1 lila und 2 blau.");
    }

    #[test]
    fn a_drawn_card_is_said_only_if_it_was_seen() {
        each(|sentences| {
            let event = game_vale::Event::Drawn { seat: Seat::ALL[0], card: samples::card("hydra") };
            let open = sentences.event(&event.seen_by(Viewer::Open));
            let hidden = sentences.event(&event.seen_by(Viewer::Audience));
            assert!(open.contains("Hydra") && !hidden.contains("Hydra"), "{open} / {hidden}");
        });
    }
}
