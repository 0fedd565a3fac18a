//! Actions and views as numbers, for learning programs.

use kernel::{Encode, Plane, Seat};

use crate::Vale;
use crate::action::{Action, Group, Options};
use crate::config::Config;
use crate::data::MAX_PLAYERS;
use crate::effect::op::{Choice, ChoiceId};
use crate::features;
use crate::ids::{Card, Stones};
use crate::view::View;

/// Where each kind of action begins among the numbers, in the order of [`Action`].
#[derive(Debug)]
pub(crate) struct Ranges {
    cards: usize,
    payments: usize,
    starts: [usize; 18],
}

/// The kinds of actions in their order.
#[derive(Clone, Copy)]
#[repr(usize)]
enum Sort {
    Hunt,
    Sell,
    Tame,
    Summon,
    Release,
    EndTurn,
    Keep,
    Activate,
    Discard,
    SummonFree,
    Recover,
    Dismiss,
    ChoosePlayer,
    Yield,
    Copy,
    Choose,
    Take,
    End,
}

impl Ranges {
    /// The ranges for so many cards, payments and purses, and these choices.
    pub(crate) fn new(cards: usize, payments: usize, purses: usize, choices: &[Choice]) -> Ranges {
        let paid = cards * payments;
        let choices = choices.iter().map(option_sets).map(Iterator::count).sum();
        let groups = 1 + cards + pairs(cards) + triples(cards);
        let sizes = [
            cards,
            cards,
            cards,
            paid,
            paid,
            1,
            purses,
            cards,
            cards,
            cards,
            cards,
            groups,
            usize::from(MAX_PLAYERS),
            cards,
            cards,
            choices,
            cards,
        ];
        let mut starts = [0; 18];
        for (index, size) in sizes.iter().enumerate() {
            starts[index + 1] = starts[index] + size;
        }
        Ranges { cards, payments, starts }
    }

    fn start(&self, sort: Sort) -> usize {
        self.starts[sort as usize]
    }

    /// How many different actions there are.
    pub(crate) fn size(&self) -> usize {
        self.start(Sort::End)
    }
}

fn pairs(cards: usize) -> usize {
    cards * cards.saturating_sub(1) / 2
}

fn triples(cards: usize) -> usize {
    cards * cards.saturating_sub(1) * cards.saturating_sub(2) / 6
}

/// All answers to a choice, ascending.
fn option_sets(choice: &Choice) -> impl Iterator<Item = Options> {
    let (pick, count) = (choice.pick, choice.options.len());
    (1..1u8 << count).map(Options::from_bits).filter(move |set| set.len() == pick)
}

fn card(index: usize) -> Card {
    Card::from_index(index as u8)
}

/// The number of a group among all groups of `cards` cards: smaller ones first, then by their cards.
fn group_index(cards: usize, group: Group) -> usize {
    match *group.cards() {
        [] => 0,
        [one] => 1 + one.index(),
        [one, two] => {
            let (one, two) = (one.index(), two.index());
            1 + cards + (pairs(cards) - pairs(cards - one)) + (two - one - 1)
        }
        [one, two, three] => {
            let (one, two, three) = (one.index(), two.index(), three.index());
            let rest = cards - one - 1;
            let (second, third) = (two - one - 1, three - one - 1);
            1 + cards
                + pairs(cards)
                + (triples(cards) - triples(cards - one))
                + (pairs(rest) - pairs(rest - second))
                + (third - second - 1)
        }
        _ => unreachable!("a group has at most three cards"),
    }
}

/// The group with this number.
fn group_at(cards: usize, index: usize) -> Option<Group> {
    if index == 0 {
        return Some(Group::EMPTY);
    }
    let index = index - 1;
    if index < cards {
        return Group::of(&[card(index)]);
    }
    let index = index - cards;
    if index < pairs(cards) {
        let (one, two) = pair_at(cards, index);
        return Group::of(&[card(one), card(two)]);
    }
    let mut index = index - pairs(cards);
    let mut one = 0;
    while index >= pairs(cards - one - 1) {
        index -= pairs(cards - one - 1);
        one += 1;
    }
    let (two, three) = pair_at(cards - one - 1, index);
    Group::of(&[card(one), card(one + 1 + two), card(one + 1 + three)])
}

/// The pair with this number among the pairs of so many things.
fn pair_at(things: usize, mut index: usize) -> (usize, usize) {
    let mut one = 0;
    while index >= things - one - 1 {
        index -= things - one - 1;
        one += 1;
    }
    (one, one + 1 + index)
}

/// The number of some stones in a list. Stones that no position ever asks for have that of their neighbour.
fn position(list: &[Stones], stones: Stones) -> usize {
    list.binary_search(&stones).unwrap_or_else(|near| near.min(list.len() - 1))
}

impl Encode for Vale {
    const FEATURES: u16 = features::VERSION;

    fn action_count(config: &Config) -> u16 {
        config.data.ranges.size() as u16
    }

    fn index(config: &Config, action: Action) -> u16 {
        let data = config.data;
        let ranges = &data.ranges;
        let paid = |card: Card, stones| card.index() * ranges.payments + position(&data.payments, stones);
        let (sort, offset) = match action {
            Action::Hunt { card } => (Sort::Hunt, card.index()),
            Action::Sell { card } => (Sort::Sell, card.index()),
            Action::Tame { card } => (Sort::Tame, card.index()),
            Action::Summon { card, paid: stones } => (Sort::Summon, paid(card, stones)),
            Action::Release { card, paid: stones } => (Sort::Release, paid(card, stones)),
            Action::EndTurn => (Sort::EndTurn, 0),
            Action::Keep { stones } => (Sort::Keep, position(&data.purses, stones)),
            Action::Activate { card } => (Sort::Activate, card.index()),
            Action::Discard { card } => (Sort::Discard, card.index()),
            Action::SummonFree { card } => (Sort::SummonFree, card.index()),
            Action::Recover { card } => (Sort::Recover, card.index()),
            Action::Dismiss { cards } => (Sort::Dismiss, group_index(ranges.cards, cards)),
            Action::ChoosePlayer { seat } => (Sort::ChoosePlayer, seat.index()),
            Action::Yield { card } => (Sort::Yield, card.index()),
            Action::Copy { card } => (Sort::Copy, card.index()),
            Action::Choose { choice, options } => {
                let before = &data.choices[..choice.index()];
                let before: usize = before.iter().map(|choice| option_sets(choice).count()).sum();
                let own = option_sets(&data.choices[choice.index()]).position(|set| set == options);
                (Sort::Choose, before + own.expect("an answer has as many options as are picked"))
            }
            Action::Take { card } => (Sort::Take, card.index()),
        };
        (ranges.start(sort) + offset) as u16
    }

    fn action(config: &Config, index: u16) -> Option<Action> {
        let data = config.data;
        let ranges = &data.ranges;
        let index = usize::from(index);
        let sort = (0..17).rev().find(|sort| index >= ranges.starts[*sort])?;
        if index >= ranges.size() {
            return None;
        }
        let offset = index - ranges.starts[sort];
        let paid = || (card(offset / ranges.payments), data.payments[offset % ranges.payments]);
        let one = || card(offset);
        Some(match sort {
            0 => Action::Hunt { card: one() },
            1 => Action::Sell { card: one() },
            2 => Action::Tame { card: one() },
            3 => Action::Summon { card: paid().0, paid: paid().1 },
            4 => Action::Release { card: paid().0, paid: paid().1 },
            5 => Action::EndTurn,
            6 => Action::Keep { stones: data.purses[offset] },
            7 => Action::Activate { card: one() },
            8 => Action::Discard { card: one() },
            9 => Action::SummonFree { card: one() },
            10 => Action::Recover { card: one() },
            11 => Action::Dismiss { cards: group_at(ranges.cards, offset)? },
            12 => Action::ChoosePlayer { seat: Seat::ALL[offset] },
            13 => Action::Yield { card: one() },
            14 => Action::Copy { card: one() },
            15 => {
                let mut sets = data.choices.iter().enumerate().flat_map(|(number, choice)| {
                    option_sets(choice).map(move |options| (ChoiceId(number as u8), options))
                });
                let (choice, options) = sets.nth(offset)?;
                Action::Choose { choice, options }
            }
            _ => Action::Take { card: one() },
        })
    }

    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        features::planes(config, plane);
    }

    fn features(view: &View, out: &mut [f32]) {
        features::write(view, out);
    }
}
