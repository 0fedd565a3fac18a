//! Each action as a path of things one touches, and what somebody means by a touch that leads nowhere.
//!
//! In a turn the first thing is the card; the second one decides: a verb, or a payment where there are several.
//! So nothing is summoned or released by a single touch, and what is paid is always said before.

use core::fmt::Display;

use game_vale::{Action, Card, Decision, Derived, Group, Stones, Values, View, payments};
use kernel::Seat;

use super::due::decision;
use super::keys::{Key, Verb};
use super::purse::{cost, too_many};
use super::sentences::Sentences;
use super::things::{area_word, discard_word, hand_word, market_word, stones_word};
use crate::Touch;

/// What stones are worth while a creature is being released: its own effect no longer counts (R10).
fn values_without(view: &View, seat: Seat, card: Card) -> Values {
    Derived::of(view.config.data, view.common.players[seat].creatures.without(card)).values
}

/// The first way to pay a cost, and how many ways there are.
fn ways(stones: Stones, values: Values, cost: u16) -> (Option<Stones>, usize) {
    let (mut first, mut count) = (None, 0);
    payments(stones, values, cost, |paid| {
        first = first.or(Some(paid));
        count += 1;
    });
    (first, count)
}

fn touch(key: Key, word: impl Display, label: String) -> Touch<Key> {
    Touch { key, word: word.to_string(), label }
}

impl Sentences<'_> {
    fn touch_card(&self, zone: fn(Card) -> Key, word: String, card: Card) -> Touch<Key> {
        touch(zone(card), word, self.card(card).to_owned())
    }

    fn verb(&self, verb: Verb, label: String) -> Touch<Key> {
        let word = match verb {
            Verb::Tame => self.texts.say("vale-word-tame", &[]),
            Verb::Summon => self.texts.say("vale-word-summon", &[]),
            _ => verb.word().to_owned(),
        };
        touch(Key::Verb(verb), word, label)
    }

    /// "exactly 4", or "pays 6 for 4, 2 lost".
    pub(super) fn paying_said(&self, value: u16, cost: u16) -> String {
        match value.checked_sub(cost) {
            None | Some(0) => self.texts.say("vale-paying-exact", &[("cost", cost.into())]),
            Some(lost) => {
                let args = [("value", value.into()), ("cost", cost.into()), ("lost", lost.into())];
                self.texts.say("vale-paying-lost", &args)
            }
        }
    }

    /// The touch that decides about a card which has to be paid for: a verb if there is one way to pay, a payment
    /// if there are several.
    fn price(&self, view: &View, verb: Verb, paid: Stones, values: Values, cost: u16) -> Touch<Key> {
        let player = &view.common.players[view.common.decider];
        let (_, count) = ways(player.stones, values, cost);
        if cost == 0 {
            return self.verb(verb, self.texts.say("vale-touch-free", &[]));
        }
        let args = [
            ("stones", self.short_stones(paid).into()),
            ("paying", self.paying_said(paid.value(values), cost).into()),
        ];
        match (verb, count) {
            (_, 2..) => touch(Key::Pay(paid), stones_word(paid), self.texts.say("vale-touch-pay", &args)),
            (Verb::Release, _) => self.verb(verb, self.texts.say("vale-touch-release", &args)),
            (_, _) => self.verb(verb, self.texts.say("vale-touch-summon", &args)),
        }
    }

    /// What selling brings, and how many stones would have to go back.
    fn sale(&self, view: &View, card: Card) -> String {
        let data = self.config.data;
        let stones = data.families[data.card(card).family.index()].sale;
        let surplus = too_many(&view.common.players[view.common.decider], stones);
        let said = ("stones", self.short_stones(stones).into());
        match surplus {
            0 => self.texts.say("vale-touch-sell", &[said]),
            _ => self.texts.say("vale-touch-sell-surplus", &[said, ("count", surplus.into())]),
        }
    }

    /// The things one touches for an action.
    pub fn path(&self, view: &View, action: Action) -> Vec<Touch<Key>> {
        let seat = view.common.decider;
        let player = &view.common.players[seat];
        let market = |card| self.touch_card(Key::Market, market_word(view, card), card);
        let hand = |card| self.touch_card(Key::Hand, hand_word(view, seat, card), card);
        let area = |card| self.touch_card(Key::Area, area_word(view, seat, card), card);
        let say = |id: &str| self.texts.say(id, &[]);
        match action {
            Action::Hunt { card } => vec![market(card)],
            Action::Sell { card } => vec![market(card), self.verb(Verb::Sell, self.sale(view, card))],
            Action::Tame { card } => vec![market(card), self.verb(Verb::Tame, say("vale-touch-tame"))],
            Action::Summon { card, paid } => {
                let price = cost(view, seat, card);
                vec![hand(card), self.price(view, Verb::Summon, paid, player.derived.values, price)]
            }
            Action::Release { card, paid } => {
                let values = values_without(view, seat, card);
                vec![area(card), self.price(view, Verb::Release, paid, values, view.common.round.into())]
            }
            Action::EndTurn => vec![self.verb(Verb::End, say("vale-touch-end"))],
            Action::Keep { stones } => {
                let args = [
                    ("stones", self.short_stones(stones).into()),
                    ("value", stones.value(player.derived.values).into()),
                ];
                let label = self.texts.say("vale-touch-keep", &args);
                vec![touch(Key::Keep(stones), stones_word(stones), label)]
            }
            Action::Activate { card }
            | Action::Recover { card }
            | Action::Yield { card }
            | Action::Copy { card } => vec![area(card)],
            Action::Discard { card } | Action::SummonFree { card } => vec![hand(card)],
            Action::ChoosePlayer { seat } => {
                vec![touch(Key::Seat(seat), seat.number() + 1, self.names.of(seat).to_owned())]
            }
            Action::Take { card } => vec![self.touch_card(Key::Discard, discard_word(view, card), card)],
            Action::Dismiss { cards } => vec![self.group(view, seat, cards)],
            Action::Choose { choice, options } => {
                let word: String = options.iter().map(|number| (number + 1).to_string()).collect();
                vec![touch(Key::Options(choice, options), word, self.options(choice, options))]
            }
        }
    }

    /// Some creatures of the own area as one thing.
    fn group(&self, view: &View, seat: Seat, group: Group) -> Touch<Key> {
        let cards = group.cards();
        if cards.is_empty() {
            return touch(Key::Cards(group), "0", self.texts.say("vale-touch-none", &[]));
        }
        let mut places: Vec<usize> = Vec::new();
        for card in cards {
            places.extend(view.common.players[seat].area.iter().position(|other| other == card));
        }
        places.sort_unstable();
        let words: Vec<String> = places.iter().map(|place| (place + 1).to_string()).collect();
        touch(Key::Cards(group), words.join("+"), self.cards(cards.iter().copied()))
    }
}

/// The action somebody means who has touched `touched` and then something that leads nowhere, so that the rules can
/// say why it cannot be done.
pub(super) fn meant(view: &View, touched: &[Key], touch: Key) -> Option<Action> {
    let due = decision(view)?;
    let card = touch.card();
    // Where something else is to be decided the rules say what.
    let other = if due == Decision::Action { Action::Keep { stones: Stones::NONE } } else { Action::EndTurn };
    let meant = match due {
        Decision::Hunt => card.map(|card| Action::Hunt { card }),
        Decision::Action => match touched.first() {
            Some(before) => after(view, *before, touch),
            None => at_first(view, touch),
        },
        Decision::Keep => match touch {
            Key::Keep(stones) => Some(Action::Keep { stones }),
            _ => None,
        },
        Decision::Activate => card.map(|card| Action::Activate { card }),
        Decision::Discard => card.map(|card| Action::Discard { card }),
        Decision::SummonFree => card.map(|card| Action::SummonFree { card }),
        Decision::Recover => card.map(|card| Action::Recover { card }),
        Decision::Yield => card.map(|card| Action::Yield { card }),
        Decision::Copy => card.map(|card| Action::Copy { card }),
        Decision::Take => card.map(|card| Action::Take { card }),
        Decision::Dismiss => match touch {
            Key::Cards(cards) => Some(Action::Dismiss { cards }),
            _ => None,
        },
        Decision::ChoosePlayer => match touch {
            Key::Seat(seat) => Some(Action::ChoosePlayer { seat }),
            _ => None,
        },
        Decision::Choose => match touch {
            Key::Options(choice, options) => Some(Action::Choose { choice, options }),
            _ => None,
        },
    };
    meant.or(Some(other))
}

/// What somebody means in a turn who touches something first.
fn at_first(view: &View, touch: Key) -> Option<Action> {
    match touch {
        Key::Market(card) => Some(Action::Tame { card }),
        Key::Area(card) => Some(release(view, card, None)),
        Key::Hand(card) | Key::Discard(card) | Key::Top(card) => Some(summon(view, card, None)),
        Key::Verb(Verb::End) => Some(Action::EndTurn),
        _ => None,
    }
}

/// What somebody means in a turn who has touched a card already.
fn after(view: &View, before: Key, touch: Key) -> Option<Action> {
    match (before, touch) {
        (Key::Market(card), Key::Verb(Verb::Sell)) => Some(Action::Sell { card }),
        (Key::Market(card), Key::Verb(Verb::Tame)) => Some(Action::Tame { card }),
        // Selling and summoning begin with the same letter.
        (Key::Hand(card), Key::Verb(Verb::Summon | Verb::Sell)) => Some(summon(view, card, None)),
        (Key::Area(card), Key::Verb(Verb::Release)) => Some(release(view, card, None)),
        (Key::Hand(card), Key::Pay(paid)) => Some(summon(view, card, Some(paid))),
        (Key::Area(card), Key::Pay(paid)) => Some(release(view, card, Some(paid))),
        (_, touch) => at_first(view, touch),
    }
}

/// A summoning with a payment that fits if there is one: what is wrong then is not the payment.
fn summon(view: &View, card: Card, paid: Option<Stones>) -> Action {
    let seat = view.common.decider;
    let player = &view.common.players[seat];
    let fitting = || ways(player.stones, player.derived.values, cost(view, seat, card)).0;
    Action::Summon { card, paid: paid.or_else(fitting).unwrap_or(player.stones) }
}

fn release(view: &View, card: Card, paid: Option<Stones>) -> Action {
    let seat = view.common.decider;
    let stones = view.common.players[seat].stones;
    let fitting = || ways(stones, values_without(view, seat, card), view.common.round.into()).0;
    Action::Release { card, paid: paid.or_else(fitting).unwrap_or(stones) }
}

#[cfg(test)]
mod tests {
    use game_vale::Vale;

    use super::*;
    use crate::vale::samples::{self, Sample};
    use crate::vale::things::spelled;
    use crate::{Branch, Language, Texts, Tree, Written};

    /// Collects what is at the ends of all paths, and checks the words on the way.
    fn leaves(tree: &Tree<Key, Action>, found: &mut Vec<Action>) {
        let mut words: Vec<String> = tree.branches.iter().map(|(touch, _)| touch.word.clone()).collect();
        words.sort();
        assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "a word means two things: {words:?}");
        for (touch, branch) in &tree.branches {
            let command = ["u", "l", "c", "v", "r", "h", "?", "q"].contains(&touch.word.as_str());
            assert!(!command && !touch.word.contains([' ', ',', '-', '>', '?']), "{touch:?}");
            assert!(touch.label.chars().count() > 1, "{touch:?}");
            match branch {
                Branch::Leaf(action) => found.push(*action),
                Branch::More(more) => leaves(more, found),
            }
        }
    }

    fn check(sample: &Sample) {
        let names = samples::names();
        for language in Language::ALL {
            let sentences = Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
            let paths = sample.options.iter().map(|action| (*action, sentences.path(&sample.view, *action)));
            let tree = Tree::new(paths);
            let mut found = Vec::new();
            leaves(&tree, &mut found);
            found.sort_unstable();
            let mut options = sample.options.clone();
            options.sort_unstable();
            assert_eq!(found, options);
        }
    }

    #[test]
    fn every_action_is_at_the_end_of_one_path() {
        for (_, sample) in samples::decisions() {
            check(&sample);
        }
    }

    #[test]
    fn every_action_of_whole_games_is_at_the_end_of_one_path() {
        for seed in 0..3 {
            samples::walk(4, seed, &mut |sample| check(&sample));
        }
    }

    #[test]
    fn keys_and_words_lead_back_to_their_actions() {
        let names = samples::names();
        for (_, Sample { config, view, options, .. }) in samples::decisions() {
            let sentences = Sentences { texts: Texts::of(Language::De), config: &config, names: &names };
            for action in &options {
                let path = sentences.path(&view, *action);
                let keys: Vec<Key> = path.iter().map(|touch| touch.key).collect();
                let (last, before) = keys.split_last().unwrap();
                assert_eq!(meant(&view, before, *last), Some(*action), "{keys:?}");
                let read = |key: &Key| Key::read(&view, &Written::<Vale>::new(&config, *key).to_string());
                assert!(keys.iter().all(|key| read(key) == Some(*key)), "{keys:?}");
            }
        }
    }

    #[test]
    fn labels_say_what_is_lost() {
        let Sample { config, view, options, .. } = samples::turn();
        let names = samples::names();
        let labels = |language| -> Vec<String> {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let last = |action: &Action| sentences.path(&view, *action).pop().unwrap();
            options.iter().map(last).map(|touch| format!("{} {}", touch.word, touch.label)).collect()
        };
        let (german, english) = (labels(Language::De), labels(Language::En));
        for expected in ["6 1 purple: pays 6 for 4, 2 lost", "13 1 red + 1 blue: pays 5 for 4, 1 lost"] {
            assert!(english.iter().any(|label| label == expected), "{expected}: {english:#?}");
        }
        for expected in
            ["s verkaufen: 4 rot, 4 Steine müssen zurück", "z zähmen", "b beschwören, kostet nichts"]
        {
            assert!(german.iter().any(|label| label == expected), "{expected}: {german:#?}");
        }
    }

    #[test]
    fn what_leads_nowhere_means_something_that_can_be_refused() {
        let Sample { view, .. } = samples::turn();
        let card = samples::card;
        let meant = |touched: &[&str], touch: &str| {
            let touched: Vec<Key> = touched.iter().map(|key| Key::read(&view, key).unwrap()).collect();
            meant(&view, &touched, Key::read(&view, touch).or_else(|| spelled(&view, &touched, touch))?)
        };
        assert_eq!(meant(&[], "market:kappa"), Some(Action::Tame { card: card("kappa") }));
        assert_eq!(meant(&[], "1"), Some(Action::Tame { card: card("kappa") }));
        assert!(matches!(meant(&[], "hand:eternity"), Some(Action::Summon { .. })));
        assert!(matches!(meant(&[], "area:sylph"), Some(Action::Release { .. })));
        assert_eq!(meant(&[], "do:end"), Some(Action::EndTurn));
        assert_eq!(meant(&[], "E"), Some(Action::EndTurn));
        let (hydra, paid) = (card("hydra"), Stones::new(1, 2, 0));
        assert_eq!(meant(&["hand:hydra"], "133"), Some(Action::Summon { card: hydra, paid }));
        assert_eq!(meant(&["hand:hydra"], "pay:1-2-0"), Some(Action::Summon { card: hydra, paid }));
        assert_eq!(meant(&[], "stone"), None);
        assert_eq!(meant(&[], "market:nobody"), None);
    }
}
