//! Each action as a path of things one touches, and what somebody means by a touch that leads nowhere.
//!
//! Nearly every action is one touch. Slots of the display are touched one after the other, the lower ones first; a
//! smithy is followed by the way of payment where there are two. In a terminal gems are digits in their order, cards
//! their numbers, and 0 is always the end of something.

use core::fmt::Display;

use game_runestones::{
    Action, Bonus, Card, CardSet, Colour, Due, Gem, Gems, Means, Phase, Row, Rune, Slot, Slots, SmithyId,
    View,
};

use super::ability;
use super::due::{artifact_at, can_pay, decision, laid, leaving, magic, own_gems, smithy_price};
use super::keys::{Key, Verb};
use super::sentences::Sentences;
use crate::Touch;

/// The word that ends something.
const END: &str = "0";
/// Before the digit of a gem that is swapped for an ore.
const SWAP: &str = "t";
/// Before the digit of a gem that is swapped for.
const GAIN: &str = "+";
/// Before the digit of the wild colour.
const WILD: &str = "w";

fn digit(gem: Gem) -> usize {
    gem.index() + 1
}

fn gem_of(digit: &str) -> Option<Gem> {
    let index = digit.parse::<usize>().ok()?.checked_sub(1)?;
    Gem::ALL.get(index).copied().filter(|_| digit.len() == 1)
}

fn colour_of(gem: Gem) -> Option<Colour> {
    Colour::from_word(gem.word())
}

/// Gems as digits: `115` is two blue ones and a wild one.
pub(super) fn gems_word(gems: Gems) -> String {
    Gem::ALL.into_iter().map(|gem| digit(gem).to_string().repeat(gems.of(gem).into())).collect()
}

fn read_gems(word: &str) -> Option<Gems> {
    let mut gems = Gems::NONE;
    for letter in word.chars().take(20) {
        gems.put(gem_of(letter.encode_utf8(&mut [0; 4]))?);
    }
    (!word.is_empty()).then_some(gems)
}

/// What is typed for a part of a card: its number, with a letter if there are several.
pub(super) fn part_word(view: &View, card: Card, part: u8) -> String {
    let number = view.config.number(card);
    match view.config.card(view.common.active, card).parts().len() {
        0 | 1 => number.to_string(),
        _ => format!("{number}{}", char::from(b'a' + part)),
    }
}

/// What a word stands for that is typed after `touched`.
pub(super) fn spelled(view: &View, touched: &[Key], word: &str) -> Option<Key> {
    let due = decision(view)?;
    let data = view.config.data;
    let number = word.parse::<usize>().ok();
    let index = |count: usize| number?.checked_sub(1).filter(|index| *index < count);
    let card = |text: &str| data.numbered(text.parse().ok()?);
    let row = |index: Option<usize>| Row::ALL.get(index?).copied();
    if let Some(free) = free_word(word) {
        return Some(free);
    }
    match due {
        Due::Action => {
            let verbs = [Verb::Pass, Verb::Summon, Verb::Abilities, Verb::Forge];
            verbs.get(number?).map(|verb| Key::Do(*verb))
        }
        Due::Summon if word == END => Some(Key::Do(Verb::Take)),
        Due::Summon => match index(data.costs.len()) {
            Some(index) => Some(Key::Slot(Slot::from_index(index))),
            None => card(word).map(Key::Hand),
        },
        Due::Cards if word == END => Some(Key::Do(Verb::Enough)),
        Due::Cards => card(word).map(Key::Hand),
        Due::Abilities if word == END => Some(Key::Do(Verb::Finish)),
        Due::Abilities => {
            let (digits, part) = match word.strip_suffix(['a', 'A']) {
                Some(digits) => (digits, 0),
                None => word.strip_suffix(['b', 'B']).map_or((word, 0), |digits| (digits, 1)),
            };
            let card = card(digits)?;
            // A number alone says too little about a card with two parts.
            let several = view.config.card(view.common.active, card).parts().len() > 1;
            (digits != word || !several).then_some(Key::Part(card, part))
        }
        Due::Slot => index(data.costs.len()).map(|index| Key::Slot(Slot::from_index(index))),
        Due::Pay => read_gems(word).map(Key::Pay),
        Due::Die if word == END => Some(Key::Do(Verb::Forgo)),
        Due::Gem | Due::Die => gem_of(word).map(Key::Gem),
        Due::Forge if matches!(touched, [Key::Smithy(_), ..]) => {
            [Means::Gems, Means::Ore].get(index(2)?).map(|means| Key::With(*means))
        }
        Due::Forge if word == END => Some(Key::Do(Verb::Done)),
        Due::Forge => index(data.smithies.len()).map(|index| Key::Smithy(SmithyId::from_index(index))),
        Due::Place => {
            let (first, rest) = word.split_at_checked(1)?;
            let row = row(first.parse::<usize>().ok()?.checked_sub(1))?;
            match (rest, artifact_in_work(view)) {
                // A wild artifact has several spaces in a row.
                ("", Some(Gem::Wild)) => None,
                ("", _) => Some(Key::Row(row)),
                (space, _) => Some(Key::Space(row, gem_of(space)?)),
            }
        }
        Due::Exchange if word == END => Some(Key::Do(Verb::End)),
        Due::Exchange => row(index(Row::ALL.len())).map(Key::Row),
        Due::Rune => Rune::ALL.get(index(Rune::COUNT)?).map(|rune| Key::Rune(*rune)),
        _ => None,
    }
}

/// A free action as it is typed: `t1`, `+1`, `w1`.
fn free_word(word: &str) -> Option<Key> {
    let after = |sign: &str| word.to_ascii_lowercase().strip_prefix(sign).and_then(gem_of);
    if let Some(gem) = after(SWAP) {
        return Some(Key::SwapGem(gem));
    }
    if let Some(colour) = after(GAIN).and_then(colour_of) {
        return Some(Key::SwapOre(colour));
    }
    after(WILD).and_then(colour_of).map(Key::WildColour)
}

/// The slots among the things touched.
pub(super) fn touched_slots(touched: &[Key]) -> Slots {
    let slots = touched.iter().filter_map(|key| match *key {
        Key::Slot(slot) => Some(slot),
        _ => None,
    });
    Slots(slots.fold(0, |set, slot| set | 1 << slot.index()))
}

/// What the cards of these slots cost.
pub(super) fn cost(view: &View, slots: Slots) -> u8 {
    slots.iter().filter_map(|slot| view.config.data.costs.get(slot.index())).sum()
}

/// Could a card of another slot be taken as well?
fn can_take_more(view: &View, slots: Slots) -> bool {
    let mut costs = view.config.data.costs.iter().zip(&view.common.display).enumerate();
    let left = magic(view).saturating_sub(cost(view, slots));
    costs.any(|(index, (cost, card))| slots.0 & 1 << index == 0 && card.is_some() && *cost <= left)
}

fn touch(key: Key, word: impl Display, label: String) -> Touch<Key> {
    Touch { key, word: word.to_string(), label }
}

impl Sentences<'_> {
    fn verb(&self, verb: Verb, word: &str, id: &str) -> Touch<Key> {
        touch(Key::Do(verb), word, self.say(id))
    }

    /// The things one touches for an action.
    pub(super) fn path(&self, view: &View, action: Action) -> Vec<Touch<Key>> {
        vec![match action {
            Action::Summon => self.verb(Verb::Summon, "1", "runestones-deed-summon"),
            Action::Abilities => self.verb(Verb::Abilities, "2", "runestones-deed-abilities"),
            Action::Forge => self.verb(Verb::Forge, "3", "runestones-deed-forge"),
            Action::Pass => self.verb(Verb::Pass, END, "runestones-deed-pass"),
            Action::Show { card } => self.show(view, card),
            Action::Take { slots } => return self.take(view, slots),
            Action::Lay { card } => self.lay(view, card),
            Action::Enough => self.losing(view, Verb::Enough, "runestones-touch-enough"),
            Action::Use { card, part } => {
                let said = self.part(self.config.card(view.common.active, card), part);
                let args = [("card", self.card(card).into()), ("part", said.into())];
                let label = self.texts.say("runestones-touch-use", &args);
                touch(Key::Part(card, part), part_word(view, card, part), label)
            }
            Action::Finish if view.common.course.laid.iter().any(|laid| laid.used == 0) => {
                self.losing(view, Verb::Finish, "runestones-touch-finish-unused")
            }
            Action::Finish => self.losing(view, Verb::Finish, "runestones-touch-finish"),
            Action::Gem { colour } | Action::ApplyTo { colour } => {
                touch(Key::Gem(colour.into()), digit(colour.into()), self.short(colour.into()))
            }
            Action::Slot { slot } => touch(Key::Slot(slot), slot.number(), self.in_slot(view, slot)),
            Action::Pay { gems } => touch(Key::Pay(gems), gems_word(gems), self.short_gems(gems)),
            Action::Apply => {
                let name = match view.common.phase {
                    Phase::Die { face, .. } => self.face(face),
                    _ => "",
                };
                let label = self.texts.say("runestones-touch-apply", &[("name", name.into())]);
                touch(Key::Do(Verb::Apply), "1", label)
            }
            Action::Forgo => self.verb(Verb::Forgo, END, "runestones-touch-forgo"),
            Action::ForgeAt { smithy, means } => return self.forge(view, smithy, means),
            Action::Done => self.verb(Verb::Done, END, "runestones-touch-done"),
            Action::Place { row, space } => self.place(view, row, space),
            Action::Exchange { row } => self.exchange(view, row),
            Action::TakeRune { rune } => touch(Key::Rune(rune), rune.index() + 1, self.rune(rune).to_owned()),
            Action::End => self.verb(Verb::End, END, "runestones-touch-end"),
            Action::SwapGem { gem } => {
                let label = self.texts.say("runestones-touch-swap-gem", &[("gem", self.short(gem).into())]);
                touch(Key::SwapGem(gem), format!("{SWAP}{}", digit(gem)), label)
            }
            Action::SwapOre { colour } => {
                let args = [("gem", self.short(colour.into()).into())];
                let label = self.texts.say("runestones-touch-swap-ore", &args);
                touch(Key::SwapOre(colour), format!("{GAIN}{}", digit(colour.into())), label)
            }
            Action::WildColour { colour } => {
                let args =
                    [("gem", self.short(colour.into()).into()), ("rune", self.rune(Rune::WildColor).into())];
                let label = self.texts.say("runestones-touch-wild-colour-of", &args);
                touch(Key::WildColour(colour), format!("{WILD}{}", digit(colour.into())), label)
            }
        }]
    }

    fn show(&self, view: &View, card: Card) -> Touch<Key> {
        let magic = self.magic(&self.config.card(view.common.active, card).magic);
        let args = [("card", self.card(card).into()), ("magic", magic.into())];
        let label = self.texts.say("runestones-touch-show", &args);
        touch(Key::Hand(card), self.config.number(card), label)
    }

    fn in_slot(&self, view: &View, slot: Slot) -> String {
        view.common.in_slot(slot).map_or_else(String::new, |card| self.card(card))
    }

    /// Slot by slot; the last touch says that it is enough, unless no other card could be added.
    fn take(&self, view: &View, slots: Slots) -> Vec<Touch<Key>> {
        let one = |slot: Slot| {
            let cost = self.config.data.costs[slot.index()];
            let args = [("card", self.in_slot(view, slot).into()), ("cost", cost.into())];
            touch(Key::Slot(slot), slot.number(), self.texts.say("runestones-touch-slot", &args))
        };
        let mut path: Vec<Touch<Key>> = slots.iter().map(one).collect();
        if can_take_more(view, slots) {
            path.push(self.verb(Verb::Take, END, "runestones-touch-take"));
        }
        path
    }

    /// A card that is laid out; with others before it, which of them will be lost.
    fn lay(&self, view: &View, card: Card) -> Touch<Key> {
        let before = laid(view);
        let name = ("card", self.card(card).into());
        let label = if before.is_empty() {
            let ability = ability::words(self.texts, self.config.card(view.common.active, card));
            self.texts.say("runestones-touch-lay", &[name, ("ability", ability.into())])
        } else {
            let lost = leaving(before.or(CardSet::only(card)));
            let args = [name, ("lost", self.cards(lost.iter()).into()), ("count", lost.len().into())];
            self.texts.say("runestones-touch-lay-lost", &args)
        };
        touch(Key::Hand(card), self.config.number(card), label)
    }

    fn losing(&self, view: &View, verb: Verb, id: &str) -> Touch<Key> {
        let lost = leaving(laid(view));
        let args = [("lost", self.cards(lost.iter()).into()), ("count", lost.len().into())];
        touch(Key::Do(verb), END, self.texts.say(id, &args))
    }

    fn forge(&self, view: &View, smithy: SmithyId, means: Means) -> Vec<Touch<Key>> {
        let price = smithy_price(view, smithy);
        let rules = &self.config.data.rules;
        let gems = can_pay(view, &price);
        let ore = view.common.players[view.common.active].ore >= rules.ore_cost;
        let artifact = artifact_at(view, smithy).map_or_else(String::new, |gem| self.artifact(gem));
        let bonus = self.bonus(self.config.data.smithies[smithy.index()].bonus);
        let args = [
            ("artifact", artifact.into()),
            ("price", self.short_price(&price).into()),
            ("ore", rules.ore_cost.into()),
            ("bonus", bonus.clone().unwrap_or_default().into()),
        ];
        let id = match (gems, ore, &bonus) {
            (true, true, _) => "runestones-touch-smithy-both",
            (true, false, Some(_)) => "runestones-touch-smithy-bonus",
            (true, false, None) => "runestones-touch-smithy-gems",
            (false, ..) => "runestones-touch-smithy-ore",
        };
        let mut path = vec![touch(Key::Smithy(smithy), smithy.number(), self.texts.say(id, &args))];
        if gems && ore {
            let (id, word) = match (means, &bonus) {
                (Means::Gems, Some(_)) => ("runestones-touch-gems-bonus", "1"),
                (Means::Gems, None) => ("runestones-touch-gems", "1"),
                (Means::Ore, _) => ("runestones-touch-ore", "2"),
            };
            path.push(touch(Key::With(means), word, self.texts.say(id, &args)));
        }
        path
    }

    /// What a smithy gives besides, in words.
    pub(super) fn bonus(&self, bonus: Bonus) -> Option<String> {
        match bonus {
            Bonus::None => None,
            Bonus::Die => Some(self.say("runestones-witness-die")),
            Bonus::Ore => Some(self.texts.say("runestones-touch-ore", &[("ore", 1.into())])),
            Bonus::Points(points) => Some(self.points(points.into())),
        }
    }

    /// A coloured artifact has one space in each row, so the row says all.
    fn place(&self, view: &View, row: Row, space: Gem) -> Touch<Key> {
        let wild = artifact_in_work(view) == Some(Gem::Wild);
        let args = [("row", self.row(row).into()), ("space", self.space(space).into())];
        let (word, label) = if wild {
            let label = self.texts.say("runestones-touch-space", &args);
            (format!("{}{}", row.number(), digit(space)), label)
        } else {
            (row.number().to_string(), self.texts.say("runestones-touch-row", &args))
        };
        touch(Key::Space(row, space), word, label)
    }

    fn exchange(&self, view: &View, row: Row) -> Touch<Key> {
        let player = &view.common.players[view.common.active];
        let rules = &self.config.data.rules;
        let points = rules.row_points[usize::from(player.rows[row.index()].len())];
        let id = if player.runes.len() < rules.rune_limit {
            "runestones-touch-exchange"
        } else {
            "runestones-touch-exchange-only"
        };
        let args = [("row", self.row(row).into()), ("points", self.points(points.into()).into())];
        touch(Key::Row(row), row.number(), self.texts.say(id, &args))
    }
}

/// The artifact being forged.
pub(super) fn artifact_in_work(view: &View) -> Option<Gem> {
    match view.common.course.work {
        game_runestones::Work::Artifact { smithy, .. } => artifact_at(view, smithy),
        _ => None,
    }
}

/// The action somebody means who has touched `touched` and then something that leads nowhere, so that the rules can
/// say why it cannot be done.
pub(super) fn meant(view: &View, touched: &[Key], touch: Key) -> Option<Action> {
    let due = decision(view)?;
    Some(match touch {
        Key::Hand(card) if due == Due::Cards => Action::Lay { card },
        Key::Hand(card) => Action::Show { card },
        Key::Slot(slot) if due == Due::Slot => Action::Slot { slot },
        Key::Slot(slot) => Action::Take { slots: Slots(touched_slots(touched).0 | 1 << slot.index()) },
        Key::Do(Verb::Take) => Action::Take { slots: touched_slots(touched) },
        Key::Smithy(smithy) => Action::ForgeAt { smithy, means: Means::Gems },
        Key::With(means) => match touched {
            [Key::Smithy(smithy), ..] => Action::ForgeAt { smithy: *smithy, means },
            _ => return None,
        },
        Key::Pay(gems) => Action::Pay { gems },
        Key::Row(row) if due == Due::Place => {
            Action::Place { row, space: artifact_in_work(view).unwrap_or(Gem::Wild) }
        }
        Key::Row(row) => Action::Exchange { row },
        Key::Space(row, _) if due == Due::Exchange => Action::Exchange { row },
        Key::Space(row, space) => Action::Place { row, space },
        Key::Rune(rune) => Action::TakeRune { rune },
        Key::Gem(gem) => gem_meant(view, due, gem),
        Key::Part(card, part) => Action::Use { card, part },
        Key::SwapGem(gem) => Action::SwapGem { gem },
        Key::SwapOre(colour) => Action::SwapOre { colour },
        Key::WildColour(colour) => Action::WildColour { colour },
        Key::Do(verb) => verb.action()?,
    })
}

/// What somebody means by a kind of gem: to take it, to give it, to pay with it.
fn gem_meant(view: &View, due: Due, gem: Gem) -> Action {
    let mut one = Gems::NONE;
    one.put(gem);
    match (due, colour_of(gem)) {
        (Due::Die, Some(colour)) => match view.common.phase {
            // A die result that needs no colour has the word of the first one.
            Phase::Die { face, .. } if colour == Colour::Blue && !needs_colour(view, face) => Action::Apply,
            _ => Action::ApplyTo { colour },
        },
        (Due::Gem, Some(colour)) => Action::Gem { colour },
        (Due::Pay, _) => Action::Pay { gems: one },
        (_, Some(colour)) if own_gems(view).of(gem) == 0 => Action::Gem { colour },
        _ => Action::Pay { gems: one },
    }
}

fn needs_colour(view: &View, face: u8) -> bool {
    use game_runestones::FaceEffect::{AnyGem, SwapForWild};
    let face = usize::from(face).checked_sub(1).and_then(|index| view.config.data.faces.get(index));
    face.is_some_and(|face| matches!(face.effect, AnyGem | SwapForWild))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game_runestones::RuneStones;

    use super::*;
    use crate::runestones::samples::{self, Sample};
    use crate::{Branch, Language, Speech as _, Texts, Tree, Written, orders};

    /// Collects what is at the ends of all paths, and checks the words on the way.
    fn leaves(tree: &Tree<Key, Action>, found: &mut Vec<Action>) {
        let words: BTreeSet<String> =
            tree.branches.iter().map(|(touch, _)| touch.word.to_ascii_lowercase()).collect();
        assert_eq!(words.len(), tree.branches.len(), "a word means two things: {words:?}");
        for (touch, branch) in &tree.branches {
            let command = ["u", "l", "c", "v", "r", "h", "?", "q"].contains(&touch.word.as_str());
            assert!(!command && !touch.word.contains([' ', ',', '-', '>', '?']), "{touch:?}");
            assert!(touch.label.chars().count() > 1 && touch.word.len() <= 6, "{touch:?}");
            match branch {
                Branch::Leaf(action) => found.push(*action),
                Branch::More(more) => {
                    assert!(more.branches.len() > 1, "{touch:?} asks for a choice of one");
                    leaves(more, found);
                }
            }
        }
    }

    #[test]
    fn every_action_is_at_the_end_of_a_path() {
        let names = samples::names();
        for seed in 0..2 {
            samples::walk(4, seed, &mut |Sample { view, options, .. }| {
                let texts = Texts::of(if seed == 0 { Language::De } else { Language::En });
                let sentences = Sentences { texts, config: &view.config, names: &names };
                let tree = Tree::new(options.iter().flat_map(|action| {
                    let path = sentences.path(&view, *action);
                    orders(&path, RuneStones::loose(*action)).into_iter().map(|path| (*action, path))
                }));
                let mut found = Vec::new();
                leaves(&tree, &mut found);
                found.sort_unstable();
                // Several cards are taken in any order.
                found.dedup();
                let mut all = options;
                all.sort_unstable();
                assert_eq!(found, all, "{:?}", view.common.phase);
            });
        }
    }

    /// The keys and the words of a path lead back to its action.
    #[test]
    fn what_is_touched_is_meant() {
        let names = samples::names();
        for Sample { config, view, options, .. } in samples::decisions() {
            let due = decision(&view).unwrap();
            let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
            for action in &options {
                let path = sentences.path(&view, *action);
                let keys: Vec<Key> = path.iter().map(|touch| touch.key).collect();
                let read =
                    |key: &Key| Key::read(&view, &Written::<RuneStones>::new(&config, *key).to_string());
                assert!(keys.iter().all(|key| read(key) == Some(*key)), "{keys:?}");
                let (last, before) = keys.split_last().unwrap();
                if !matches!(action, Action::ForgeAt { means: Means::Ore, .. }) || !before.is_empty() {
                    assert_eq!(meant(&view, before, *last), Some(*action), "{due:?} {keys:?}");
                    let word = &path.last().unwrap().word;
                    let typed = spelled(&view, before, word).and_then(|key| meant(&view, before, key));
                    assert_eq!(typed, Some(*action), "{due:?} {keys:?} {word}");
                }
            }
            for wrong in ["", "x", "hand:999", "slot:9", "smithy:0", "pay:1", "space:3-blue", "gem:pink", "é"]
            {
                let read = Key::read(&view, wrong).or_else(|| spelled(&view, &[], wrong));
                assert_eq!(read, None, "{due:?} {wrong}");
            }
        }
    }

    #[test]
    fn the_card_that_will_be_lost_is_named_before() {
        let config = samples::config(2);
        let view = samples::view(
            &config,
            r#"{"phase": "cards", "laid": [21], "display": [14, 27, 17, 45, 53, 60], "smithies": ["red", "red", "red", "red", "red"],
                "players": {"P0": {"hand": [16, 101, 33]}}}"#,
            kernel::Viewer::Seat(kernel::Seat::ALL[0]),
        );
        let names = samples::names();
        let label = |language, number| {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let path = sentences.path(&view, Action::Lay { card: samples::card(number) });
            path[0].label.replace('\u{a0}', " ")
        };
        assert!(
            label(Language::De, 16).ends_with("; dann geht Kobold 21 verloren"),
            "{}",
            label(Language::De, 16)
        );
        assert!(label(Language::En, 33).ends_with("; then Harpy 33 is lost"), "{}", label(Language::En, 33));
    }

    #[test]
    fn payments_are_typed_as_digits() {
        assert_eq!(gems_word(Gems([2, 0, 0, 0, 1])), "115");
        assert_eq!(read_gems("115"), Some(Gems([2, 0, 0, 0, 1])));
        assert_eq!(read_gems("511"), read_gems("115"));
        assert_eq!(read_gems("6"), None);
        assert_eq!(read_gems(""), None);
    }
}
