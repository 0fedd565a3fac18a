//! Actions and views as numbers, for learning programs.

use kernel::{Encode, Plane, Seat, Viewer};

use crate::Vale;
use crate::action::{Action, Group, Options};
use crate::config::Config;
use crate::data::MAX_PLAYERS;
use crate::effect::op::{Choice, ChoiceId};
use crate::ids::{Card, CardSet, Family, Stones};
use crate::state::{Due, Phase};
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

    /// Seats are counted clockwise from the viewer; seats beyond the table are zero.
    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        let (seats, cards) = (usize::from(MAX_PLAYERS), config.data.cards.len());
        plane(Plane { name: "creatures", len: seats * cards });
        plane(Plane { name: "known_hand", len: seats * cards });
        plane(Plane { name: "own_hidden_hand", len: cards });
        plane(Plane { name: "markers", len: seats * cards });
        plane(Plane { name: "unmarked", len: cards });
        plane(Plane { name: "discard_pile", len: cards });
        plane(Plane { name: "unseen_in_present_pile", len: cards });
        plane(Plane { name: "known_top", len: cards });
        plane(Plane { name: "available_or_used", len: 2 * cards });
        plane(Plane { name: "source_of_effect", len: cards });
        plane(Plane { name: "score", len: seats });
        plane(Plane { name: "stones", len: seats * 3 });
        plane(Plane { name: "stone_values", len: seats * 3 });
        plane(Plane { name: "stone_limit", len: seats });
        plane(Plane { name: "cost_changes", len: seats * Family::ALL.len() });
        plane(Plane { name: "hidden_hand_cards", len: seats });
        plane(Plane { name: "decides", len: seats });
        plane(Plane { name: "first", len: seats });
        plane(Plane { name: "round_and_pile", len: 2 });
        plane(Plane { name: "due", len: 9 });
        plane(Plane { name: "phase", len: 6 });
    }

    fn features(view: &View, out: &mut [f32]) {
        let (common, config) = (&view.common, &view.config);
        let own = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Audience | Viewer::Open => Seat::ALL[0],
        };
        // The seat at each distance from the viewer, as far as the table goes.
        let around: [Option<Seat>; MAX_PLAYERS as usize] = core::array::from_fn(|distance| {
            (distance < config.seats.into()).then(|| own.clockwise(distance as u8, config.seats))
        });
        let mut writer = Writer { out, at: 0, cards: config.data.cards.len() };
        let of = |seat: Option<Seat>, set: &dyn Fn(Seat) -> CardSet| seat.map_or(CardSet::EMPTY, set);
        for seat in around {
            writer.set(of(seat, &|seat| common.players[seat].creatures));
        }
        for seat in around {
            writer.set(of(seat, &|seat| common.players[seat].known));
        }
        writer.set(view.secrets[own].unwrap_or_default());
        for seat in around {
            writer.set(of(seat, &|seat| common.players[seat].marked));
        }
        writer.set(common.unmarked);
        writer.set(common.discard);
        writer.set(common.piles.last().copied().unwrap_or_default());
        writer.set(common.top.map_or(CardSet::EMPTY, CardSet::only));
        writer.set(common.available);
        let area = common.players[common.active].area.iter().enumerate();
        writer.set(area.filter(|(slot, _)| common.used.contains(*slot)).map(|(_, card)| *card).collect());
        writer.set(common.frames.last().map_or(CardSet::EMPTY, |frame| CardSet::only(frame.source)));
        let player = |seat: Option<Seat>| seat.map(|seat| &common.players[seat]);
        for seat in around {
            writer.push(player(seat).map_or(0.0, |player| f32::from(player.score) / 60.0));
        }
        for seat in around {
            let stones = player(seat).map_or([0; 3], |player| player.stones.counts());
            for count in stones {
                writer.push(f32::from(count) / 4.0);
            }
        }
        for seat in around {
            let values = player(seat).map_or([0; 3], |player| player.derived.values);
            for value in values {
                writer.push(f32::from(value) / 6.0);
            }
        }
        for seat in around {
            writer.push(player(seat).map_or(0.0, |player| f32::from(player.derived.limit) / 4.0));
        }
        for seat in around {
            let costs = player(seat).map_or([0; 5], |player| player.derived.costs);
            for change in costs {
                writer.push(f32::from(change));
            }
        }
        for seat in around {
            writer.push(player(seat).map_or(0.0, |player| f32::from(player.drawn_len()) / 4.0));
        }
        let deciding = !matches!(common.due, Due::Start | Due::Reveal | Due::Draw | Due::Over);
        for seat in around {
            writer.flag(deciding && seat == Some(common.decider));
        }
        for seat in around {
            writer.flag(seat == Some(common.first));
        }
        writer.push(f32::from(common.round) / 10.0);
        writer.push(f32::from(common.pile_len()) / 70.0);
        let due = common.due as usize;
        (0..9).for_each(|number| writer.flag(number == due));
        let phase = match common.phase {
            Phase::Start => 0,
            Phase::Reveal => 1,
            Phase::Hunt => 2,
            Phase::Action => 3,
            Phase::Resolution => 4,
            Phase::Over { .. } => 5,
        };
        (0..6).for_each(|number| writer.flag(number == phase));
        assert_eq!(writer.at, writer.out.len(), "the buffer has a place for each feature");
    }
}

/// Writes one number after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
    cards: usize,
}

impl Writer<'_> {
    fn push(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    fn flag(&mut self, flag: bool) {
        self.push(f32::from(u8::from(flag)));
    }

    fn set(&mut self, cards: CardSet) {
        (0..self.cards).for_each(|index| self.flag(cards.contains(card(index))));
    }
}
