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

use super::due::{artifact_at, can_pay, decision, laid, leaving, magic, own_gems, smithy_price};
use super::sentences::Sentences;
use super::{ability, keys};
use crate::Touch;

/// The word that ends something.
const END: &str = "0";
/// Before the digit of a gem that is swapped for an ore.
const SWAP: &str = "t";
/// Before the digit of a gem that is swapped for.
const GAIN: &str = "+";
/// Before the digit of the wild colour.
const WILD: &str = "w";

/// Something on the table, as a key or a word names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// A hand card.
    Hand(Card),
    /// A slot of the display.
    Slot(Slot),
    /// A smithy.
    Smithy(SmithyId),
    /// A way of payment.
    With(Means),
    /// Gems that are paid.
    Pay(Gems),
    /// One of the own rows.
    Row(Row),
    /// A space of the own rows.
    Space(Row, Gem),
    /// A rune stone.
    Rune(Rune),
    /// A kind of gem.
    Gem(Gem),
    /// A part of a card laid out.
    Part(Card, u8),
    /// A verb, or a free action: it stands for itself.
    Deed(Action),
    /// No further slot.
    Take,
}

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

fn verbs() -> [(&'static str, Action); 9] {
    [
        ("summon", Action::Summon),
        ("abilities", Action::Abilities),
        ("forge", Action::Forge),
        ("pass", Action::Pass),
        ("enough", Action::Enough),
        ("finish", Action::Finish),
        ("apply", Action::Apply),
        ("forgo", Action::Forgo),
        ("done", Action::Done),
    ]
}

impl Thing {
    /// What a key such as `hand:101` stands for.
    pub(super) fn of_key(view: &View, key: &str) -> Option<Thing> {
        let data = view.config.data;
        let (kind, name) = key.split_once(':')?;
        let index = || name.parse::<usize>().ok()?.checked_sub(1);
        let card = |number: &str| data.numbered(number.parse().ok()?);
        let row = |number: &str| Row::ALL.into_iter().find(|row| row.number().to_string() == number);
        let coloured = |word: &str| Colour::from_word(word);
        Some(match kind {
            "hand" => Thing::Hand(card(name)?),
            "slot" => Thing::Slot(Slot::from_index(index().filter(|index| *index < data.costs.len())?)),
            "smithy" => {
                Thing::Smithy(SmithyId::from_index(index().filter(|index| *index < data.smithies.len())?))
            }
            "with" => Thing::With(if name == Means::Ore.word() { Means::Ore } else { Means::Gems }),
            "pay" => Thing::Pay(keys::paid(key)?),
            "row" => Thing::Row(row(name)?),
            "space" => {
                let (number, space) = name.split_once('-')?;
                Thing::Space(row(number)?, Gem::from_word(space)?)
            }
            "rune" => Thing::Rune(Rune::from_word(name)?),
            "gem" => Thing::Gem(Gem::from_word(name)?),
            "part" => {
                let (number, part) = name.split_once('-')?;
                Thing::Part(card(number)?, part.parse().ok()?)
            }
            "swap" => match name.split_once('-')? {
                ("gem", word) => Thing::Deed(Action::SwapGem { gem: Gem::from_word(word)? }),
                (_, word) => Thing::Deed(Action::SwapOre { colour: coloured(word)? }),
            },
            "wildcolor" => Thing::Deed(Action::WildColour { colour: coloured(name)? }),
            "do" if name == "take" => Thing::Take,
            "do" if name == "end" => Thing::Deed(Action::End),
            "do" => Thing::Deed(verbs().into_iter().find(|(verb, _)| *verb == name)?.1),
            _ => return None,
        })
    }

    /// What a word stands for that is typed for a decision after something else.
    fn of_word(view: &View, due: Due, before: Option<Thing>, word: &str) -> Option<Thing> {
        let data = view.config.data;
        let number = word.parse::<usize>().ok();
        let index = |count: usize| number?.checked_sub(1).filter(|index| *index < count);
        let card = |text: &str| data.numbered(text.parse().ok()?);
        let row = |index: Option<usize>| Row::ALL.get(index?).copied();
        if let Some(free) = free_word(word) {
            return Some(Thing::Deed(free));
        }
        match due {
            Due::Action => {
                let actions = [Action::Pass, Action::Summon, Action::Abilities, Action::Forge];
                actions.get(number?).map(|action| Thing::Deed(*action))
            }
            Due::Summon if word == END => Some(Thing::Take),
            Due::Summon => match index(data.costs.len()) {
                Some(index) => Some(Thing::Slot(Slot::from_index(index))),
                None => card(word).map(Thing::Hand),
            },
            Due::Cards if word == END => Some(Thing::Deed(Action::Enough)),
            Due::Cards => card(word).map(Thing::Hand),
            Due::Abilities if word == END => Some(Thing::Deed(Action::Finish)),
            Due::Abilities => {
                let (digits, part) = match word.strip_suffix(['a', 'A']) {
                    Some(digits) => (digits, 0),
                    None => word.strip_suffix(['b', 'B']).map_or((word, 0), |digits| (digits, 1)),
                };
                let card = card(digits)?;
                // A number alone says too little about a card with two parts.
                let several = view.config.card(view.common.active, card).parts().len() > 1;
                (digits != word || !several).then_some(Thing::Part(card, part))
            }
            Due::Slot => index(data.costs.len()).map(|index| Thing::Slot(Slot::from_index(index))),
            Due::Pay => read_gems(word).map(Thing::Pay),
            Due::Die if word == END => Some(Thing::Deed(Action::Forgo)),
            Due::Gem | Due::Die => gem_of(word).map(Thing::Gem),
            Due::Forge if matches!(before, Some(Thing::Smithy(_))) => {
                [Means::Gems, Means::Ore].get(index(2)?).map(|means| Thing::With(*means))
            }
            Due::Forge if word == END => Some(Thing::Deed(Action::Done)),
            Due::Forge => index(data.smithies.len()).map(|index| Thing::Smithy(SmithyId::from_index(index))),
            Due::Place => {
                let (first, rest) = word.split_at_checked(1)?;
                let row = row(first.parse::<usize>().ok()?.checked_sub(1))?;
                match (rest, artifact_in_work(view)) {
                    // A wild artifact has several spaces in a row.
                    ("", Some(Gem::Wild)) => None,
                    ("", _) => Some(Thing::Row(row)),
                    (space, _) => Some(Thing::Space(row, gem_of(space)?)),
                }
            }
            Due::Exchange if word == END => Some(Thing::Deed(Action::End)),
            Due::Exchange => row(index(Row::ALL.len())).map(Thing::Row),
            Due::Rune => Rune::ALL.get(index(Rune::COUNT)?).map(|rune| Thing::Rune(*rune)),
            _ => None,
        }
    }
}

/// A free action as it is typed: `t1`, `+1`, `w1`.
fn free_word(word: &str) -> Option<Action> {
    let after = |sign: &str| word.to_ascii_lowercase().strip_prefix(sign).and_then(gem_of);
    if let Some(gem) = after(SWAP) {
        return Some(Action::SwapGem { gem });
    }
    if let Some(colour) = after(GAIN).and_then(colour_of) {
        return Some(Action::SwapOre { colour });
    }
    after(WILD).and_then(colour_of).map(|colour| Action::WildColour { colour })
}

/// The slots among the things touched.
pub(super) fn touched_slots(view: &View, touched: &[String]) -> Slots {
    let slots = touched.iter().filter_map(|key| match Thing::of_key(view, key)? {
        Thing::Slot(slot) => Some(slot),
        _ => None,
    });
    Slots(slots.fold(0, |set, slot| set | 1 << slot.index()))
}

/// What the cards of these slots cost.
pub(super) fn cost(view: &View, slots: Slots) -> u8 {
    slots.iter().filter_map(|slot| view.config.data.costs.get(slot.index())).sum()
}

/// Could a card behind these slots be taken as well?
fn can_take_more(view: &View, slots: Slots) -> bool {
    let costs = view.config.data.costs.iter().zip(&view.common.display).enumerate();
    let last = slots.iter().last().map_or(0, |slot| slot.index() + 1);
    let left = magic(view).saturating_sub(cost(view, slots));
    costs.skip(last).any(|(_, (cost, card))| card.is_some() && *cost <= left)
}

fn touch(key: String, word: impl Display, label: String) -> Touch {
    Touch { key, word: word.to_string(), label }
}

impl Sentences<'_> {
    fn verb(&self, name: &str, word: &str, id: &str) -> Touch {
        touch(format!("do:{name}"), word, self.say(id))
    }

    /// The things one touches for an action.
    pub(super) fn path(&self, view: &View, action: Action) -> Vec<Touch> {
        vec![match action {
            Action::Summon => self.verb("summon", "1", "runestones-deed-summon"),
            Action::Abilities => self.verb("abilities", "2", "runestones-deed-abilities"),
            Action::Forge => self.verb("forge", "3", "runestones-deed-forge"),
            Action::Pass => self.verb("pass", END, "runestones-deed-pass"),
            Action::Show { card } => self.show(view, card),
            Action::Take { slots } => return self.take(view, slots),
            Action::Lay { card } => self.lay(view, card),
            Action::Enough => self.losing(view, "enough", "runestones-touch-enough"),
            Action::Use { card, part } => {
                let said = self.part(self.config.card(view.common.active, card), part);
                let args = [("card", self.card(card).into()), ("part", said.into())];
                let label = self.texts.say("runestones-touch-use", &args);
                touch(keys::part(self.config, card, part), part_word(view, card, part), label)
            }
            Action::Finish if view.common.course.laid.iter().any(|laid| laid.used == 0) => {
                self.losing(view, "finish", "runestones-touch-finish-unused")
            }
            Action::Finish => self.losing(view, "finish", "runestones-touch-finish"),
            Action::Gem { colour } | Action::ApplyTo { colour } => {
                touch(keys::gem(colour.into()), digit(colour.into()), self.short(colour.into()))
            }
            Action::Slot { slot } => touch(keys::slot(slot), slot.number(), self.in_slot(view, slot)),
            Action::Pay { gems } => touch(keys::pay(gems), gems_word(gems), self.short_gems(gems)),
            Action::Apply => {
                let name = match view.common.phase {
                    Phase::Die { face, .. } => self.face(face),
                    _ => "",
                };
                let label = self.texts.say("runestones-touch-apply", &[("name", name.into())]);
                touch("do:apply".to_owned(), "1", label)
            }
            Action::Forgo => self.verb("forgo", END, "runestones-touch-forgo"),
            Action::ForgeAt { smithy, means } => return self.forge(view, smithy, means),
            Action::Done => self.verb("done", END, "runestones-touch-done"),
            Action::Place { row, space } => self.place(view, row, space),
            Action::Exchange { row } => self.exchange(view, row),
            Action::TakeRune { rune } => {
                touch(keys::rune(rune), rune.index() + 1, self.rune(rune).to_owned())
            }
            Action::End => self.verb("end", END, "runestones-touch-end"),
            Action::SwapGem { gem } => {
                let label = self.texts.say("runestones-touch-swap-gem", &[("gem", self.short(gem).into())]);
                touch(keys::swap_gem(gem), format!("{SWAP}{}", digit(gem)), label)
            }
            Action::SwapOre { colour } => {
                let args = [("gem", self.short(colour.into()).into())];
                let label = self.texts.say("runestones-touch-swap-ore", &args);
                touch(keys::swap_ore(colour), format!("{GAIN}{}", digit(colour.into())), label)
            }
            Action::WildColour { colour } => {
                let args =
                    [("gem", self.short(colour.into()).into()), ("rune", self.rune(Rune::WildColor).into())];
                let label = self.texts.say("runestones-touch-wild-colour-of", &args);
                touch(keys::wild_colour(colour), format!("{WILD}{}", digit(colour.into())), label)
            }
        }]
    }

    fn show(&self, view: &View, card: Card) -> Touch {
        let magic = self.magic(&self.config.card(view.common.active, card).magic);
        let args = [("card", self.card(card).into()), ("magic", magic.into())];
        let label = self.texts.say("runestones-touch-show", &args);
        touch(keys::hand(self.config, card), self.config.number(card), label)
    }

    fn in_slot(&self, view: &View, slot: Slot) -> String {
        view.common.in_slot(slot).map_or_else(String::new, |card| self.card(card))
    }

    /// Slot by slot; the last touch says that it is enough, unless no other card could be added.
    fn take(&self, view: &View, slots: Slots) -> Vec<Touch> {
        let one = |slot: Slot| {
            let cost = self.config.data.costs[slot.index()];
            let args = [("card", self.in_slot(view, slot).into()), ("cost", cost.into())];
            touch(keys::slot(slot), slot.number(), self.texts.say("runestones-touch-slot", &args))
        };
        let mut path: Vec<Touch> = slots.iter().map(one).collect();
        if can_take_more(view, slots) {
            path.push(self.verb("take", END, "runestones-touch-take"));
        }
        path
    }

    /// A card that is laid out; with others before it, which of them will be lost.
    fn lay(&self, view: &View, card: Card) -> Touch {
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
        touch(keys::hand(self.config, card), self.config.number(card), label)
    }

    fn losing(&self, view: &View, name: &str, id: &str) -> Touch {
        let lost = leaving(laid(view));
        let args = [("lost", self.cards(lost.iter()).into()), ("count", lost.len().into())];
        touch(format!("do:{name}"), END, self.texts.say(id, &args))
    }

    fn forge(&self, view: &View, smithy: SmithyId, means: Means) -> Vec<Touch> {
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
        let mut path = vec![touch(keys::smithy(smithy), smithy.number(), self.texts.say(id, &args))];
        if gems && ore {
            let (id, word) = match (means, &bonus) {
                (Means::Gems, Some(_)) => ("runestones-touch-gems-bonus", "1"),
                (Means::Gems, None) => ("runestones-touch-gems", "1"),
                (Means::Ore, _) => ("runestones-touch-ore", "2"),
            };
            path.push(touch(format!("with:{}", means.word()), word, self.texts.say(id, &args)));
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
    fn place(&self, view: &View, row: Row, space: Gem) -> Touch {
        let wild = artifact_in_work(view) == Some(Gem::Wild);
        let args = [("row", self.row(row).into()), ("space", self.space(space).into())];
        let (word, label) = if wild {
            let label = self.texts.say("runestones-touch-space", &args);
            (format!("{}{}", row.number(), digit(space)), label)
        } else {
            (row.number().to_string(), self.texts.say("runestones-touch-row", &args))
        };
        touch(keys::space(row, space), word, label)
    }

    fn exchange(&self, view: &View, row: Row) -> Touch {
        let player = &view.common.players[view.common.active];
        let rules = &self.config.data.rules;
        let points = rules.row_points[usize::from(player.rows[row.index()].len())];
        let id = if player.runes.len() < rules.rune_limit {
            "runestones-touch-exchange"
        } else {
            "runestones-touch-exchange-only"
        };
        let args = [("row", self.row(row).into()), ("points", self.points(points.into()).into())];
        touch(keys::row(row), row.number(), self.texts.say(id, &args))
    }
}

/// The artifact being forged.
pub(super) fn artifact_in_work(view: &View) -> Option<Gem> {
    match view.common.course.work {
        game_runestones::Work::Artifact { smithy, .. } => artifact_at(view, smithy),
        _ => None,
    }
}

/// The action somebody means who has touched the keys `touched` and then something that leads nowhere, so that the
/// rules can say why it cannot be done.
pub(super) fn meant(view: &View, touched: &[String], touch: &str) -> Option<Action> {
    let due = decision(view)?;
    let before = touched.first().and_then(|key| Thing::of_key(view, key));
    let thing = Thing::of_key(view, touch).or_else(|| Thing::of_word(view, due, before, touch))?;
    Some(match thing {
        Thing::Hand(card) if due == Due::Cards => Action::Lay { card },
        Thing::Hand(card) => Action::Show { card },
        Thing::Slot(slot) if due == Due::Slot => Action::Slot { slot },
        Thing::Slot(slot) => {
            Action::Take { slots: Slots(touched_slots(view, touched).0 | 1 << slot.index()) }
        }
        Thing::Take => Action::Take { slots: touched_slots(view, touched) },
        Thing::Smithy(smithy) => Action::ForgeAt { smithy, means: Means::Gems },
        Thing::With(means) => match before {
            Some(Thing::Smithy(smithy)) => Action::ForgeAt { smithy, means },
            _ => return None,
        },
        Thing::Pay(gems) => Action::Pay { gems },
        Thing::Row(row) if due == Due::Place => {
            Action::Place { row, space: artifact_in_work(view).unwrap_or(Gem::Wild) }
        }
        Thing::Row(row) => Action::Exchange { row },
        Thing::Space(row, _) if due == Due::Exchange => Action::Exchange { row },
        Thing::Space(row, space) => Action::Place { row, space },
        Thing::Rune(rune) => Action::TakeRune { rune },
        Thing::Gem(gem) => gem_meant(view, due, gem),
        Thing::Part(card, part) => Action::Use { card, part },
        Thing::Deed(action) => action,
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

    use super::*;
    use crate::runestones::samples::{self, Sample};
    use crate::{Branch, Language, Texts, Tree};

    /// Collects what is at the ends of all paths, and checks the words on the way.
    fn leaves(tree: &Tree<Action>, found: &mut Vec<Action>) {
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
    fn every_action_is_at_the_end_of_one_path() {
        let names = samples::names();
        for seed in 0..2 {
            samples::walk(4, seed, &mut |Sample { view, options, .. }| {
                let texts = Texts::of(if seed == 0 { Language::De } else { Language::En });
                let sentences = Sentences { texts, config: &view.config, names: &names };
                let tree = Tree::new(options.iter().map(|action| (*action, sentences.path(&view, *action))));
                let mut found = Vec::new();
                leaves(&tree, &mut found);
                found.sort_unstable();
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
                let keys: Vec<String> = path.iter().map(|touch| touch.key.clone()).collect();
                let (last, before) = keys.split_last().unwrap();
                if !matches!(action, Action::ForgeAt { means: Means::Ore, .. }) || !before.is_empty() {
                    assert_eq!(meant(&view, before, last), Some(*action), "{due:?} {keys:?}");
                    let word = &path.last().unwrap().word;
                    assert_eq!(meant(&view, before, word), Some(*action), "{due:?} {keys:?} {word}");
                }
            }
            for wrong in ["", "x", "hand:999", "slot:9", "smithy:0", "pay:1", "space:3-blue", "gem:pink", "é"]
            {
                assert_eq!(meant(&view, &[], wrong), None, "{due:?} {wrong}");
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
