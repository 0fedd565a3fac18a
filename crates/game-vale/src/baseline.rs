//! A published way of playing, for comparison: `Eric11195/ValeOfEternity_ia_project` (Izan de Vega López, 2026).
//!
//! Written anew from a description of that policy (cards valued by what they enable and what they pay off, and a
//! priority that decides what counts), with the rules of this crate. Where its code contradicts its own idea, the
//! idea is followed: a change of synergy counts with its sign. Its hand-made tags are not published as data; here they
//! follow from the operations of the cards (`tags`).
//!
//! It looks at its view alone. Inside effects it tries each answer once in an imagined world.

mod tags;

use kernel::{Dice, Hidden, Rules, Seat};

use crate::Vale;
use crate::action::Action;
use crate::ids::{Card, CardSet, Stones};
use crate::state::{Phase, Player, State};
use crate::view::View;
use tags::{Counters, Tag};

/// What the player is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Priority {
    /// Stones to pay with.
    Stones,
    /// Points on the board.
    Points,
    /// Cards to choose from.
    Hand,
}

/// How many times the term of the priority counts in the value of a card.
const FAVOURED: f32 = 5.0;
/// How many times it counts in the value of a position.
const FAVOURED_OUTCOME: f32 = 3.0;
/// What a unit of synergy, and a card in the hand, are worth.
const SYNERGY: f32 = 5.0;
/// What it is worth that a card can be paid now.
const PAYABLE: f32 = 7.0;

/// Chooses one of the options.
pub(crate) fn choose(view: &View, seat: Seat, options: &[Action], dice: &mut Dice) -> Action {
    let eye = Eye::new(view, seat);
    let chosen = match options.first() {
        Some(Action::Hunt { .. }) => {
            let priority = eye.priority();
            eye.best(hunted(options), priority).map(|card| Action::Hunt { card })
        }
        Some(Action::Keep { .. }) => most_valuable(options, eye.player),
        Some(Action::Activate { .. }) => in_order(options, eye.player),
        Some(Action::ChoosePlayer { .. }) => leader(options, view, seat),
        Some(
            Action::EndTurn
            | Action::Sell { .. }
            | Action::Tame { .. }
            | Action::Summon { .. }
            | Action::Release { .. },
        ) => eye.turn(options),
        _ => eye.answer(options, dice),
    };
    // Invariant: whoever decides has an option.
    chosen.unwrap_or_else(|| *options.first().expect("there is an option"))
}

/// What a player knows when he decides.
struct Eye<'a> {
    view: &'a View,
    seat: Seat,
    player: &'a Player,
    counters: Counters,
}

impl<'a> Eye<'a> {
    fn new(view: &'a View, seat: Seat) -> Eye<'a> {
        let player = &view.common.players[seat];
        let mut counters = Counters::default();
        player.creatures.iter().for_each(|card| counters.add(view.config.data, card));
        Eye { view, seat, player, counters }
    }

    fn cost(&self, card: Card) -> u16 {
        let card = self.view.config.data.card(card);
        let change = self.player.derived.costs[card.family.index()];
        (i16::from(card.cost) + i16::from(change)).max(0).cast_unsigned()
    }

    fn is_payable(&self, card: Card) -> bool {
        self.cost(card) <= self.player.stones.value(self.player.derived.values)
    }

    fn room(&self) -> u8 {
        self.player.derived.limit.saturating_sub(self.player.stones.total())
    }

    /// What the player would do next decides what counts.
    fn priority(&self) -> Priority {
        let favourite = self.best(self.view.hand(self.seat), Priority::Points);
        if favourite.is_some_and(|card| self.is_payable(card)) {
            Priority::Points
        } else if self.room() > 0 {
            Priority::Stones
        } else {
            Priority::Hand
        }
    }

    /// The value of a card: stones, points and cards, one of them favoured.
    fn value(&self, card: Card, priority: Priority) -> f32 {
        let data = self.view.config.data;
        let mut with = self.counters;
        with.add(data, card);
        let proceeds = self.fitting(data.families[data.card(card).family.index()].sale);
        let colours: f32 =
            [Tag::Red, Tag::Blue, Tag::Purple].map(|tag| self.counters.synergy(tag)).iter().sum();
        let stones = proceeds + SYNERGY * colours;
        let points = SYNERGY * (with.total() - self.counters.total());
        let draws = if tags::draws(data, card) { SYNERGY } else { 0.0 };
        let hand = draws + self.counters.synergy(Tag::BigHand);
        let favoured = |term: f32, own: Priority| if own == priority { term * FAVOURED } else { term };
        favoured(stones, Priority::Stones)
            + favoured(points, Priority::Points)
            + favoured(hand, Priority::Hand)
            + if self.is_payable(card) { PAYABLE } else { 0.0 }
    }

    /// What stones are worth as far as there is room for them, the most valuable first.
    fn fitting(&self, sale: Stones) -> f32 {
        let values = self.player.derived.values;
        let mut colours = [0, 1, 2];
        colours.sort_by_key(|colour| core::cmp::Reverse(values[*colour]));
        let mut room = self.room();
        let mut sum = 0;
        for colour in colours {
            let taken = sale.counts()[colour].min(room);
            room -= taken;
            sum += u16::from(taken) * u16::from(values[colour]);
        }
        f32::from(sum)
    }

    /// The best of some cards.
    fn best(&self, cards: CardSet, priority: Priority) -> Option<Card> {
        let valued = cards.iter().map(|card| (card, self.value(card, priority)));
        valued.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(card, _)| card)
    }

    /// The favourite is summoned if it can be paid; else a marked card is tamed that can be paid, or sold where there is
    /// room for stones, or tamed anyway. Nothing is ever released.
    fn turn(&self, options: &[Action]) -> Option<Action> {
        let favourite = self.best(self.view.hand(self.seat), Priority::Points);
        if let Some(summon) = favourite.and_then(|card| dearest_payment(options, card)) {
            return Some(summon);
        }
        let marked = self.player.marked;
        let payable: CardSet = marked.iter().filter(|card| self.is_payable(*card)).collect();
        let wish = if let Some(card) = self.best(payable, Priority::Hand) {
            Some(Action::Tame { card })
        } else if self.room() > 0 {
            self.best(marked, Priority::Stones).map(|card| Action::Sell { card })
        } else {
            self.best(marked, Priority::Hand).map(|card| Action::Tame { card })
        };
        wish.filter(|wish| options.contains(wish))
            .or(Some(Action::EndTurn).filter(|end| options.contains(end)))
    }

    /// The answer inside an effect after which hand, stones and points are worth most.
    fn answer(&self, options: &[Action], dice: &mut Dice) -> Option<Action> {
        let priority = self.priority();
        let world = Vale::imagine(self.view, dice);
        let tried = options.iter().map(|option| {
            let mut after = world.clone();
            Vale::play(&mut after, self.seat, *option, &mut ());
            (*option, outcome(&after, self.seat, priority))
        });
        tried.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(option, _)| option)
    }
}

/// Five for each hand card, the value of the stones, and the points; the priority's own counts three times.
fn outcome(state: &State, seat: Seat, priority: Priority) -> f32 {
    let player = &state.common.players[seat];
    let hand = SYNERGY * f32::from(player.hand_len());
    let stones = f32::from(player.stones.value(player.derived.values));
    let points = f32::from(player.score);
    let favoured = |term: f32, own: Priority| if own == priority { term * FAVOURED_OUTCOME } else { term };
    debug_assert!(!matches!(state.common.phase, Phase::Start), "somebody decides");
    favoured(hand, Priority::Hand) + favoured(stones, Priority::Stones) + favoured(points, Priority::Points)
}

fn hunted(options: &[Action]) -> CardSet {
    let card = |option: &Action| if let Action::Hunt { card } = option { Some(*card) } else { None };
    options.iter().filter_map(card).collect()
}

/// The summoning of a card with as many of the highest stones as possible.
fn dearest_payment(options: &[Action], wanted: Card) -> Option<Action> {
    let high = |paid: &Stones| {
        let [red, blue, purple] = paid.counts();
        (purple, blue, red)
    };
    let paid = options.iter().filter_map(|option| match option {
        Action::Summon { card, paid } if *card == wanted => Some(*paid),
        _ => None,
    });
    paid.max_by_key(high).map(|paid| Action::Summon { card: wanted, paid })
}

fn most_valuable(options: &[Action], player: &Player) -> Option<Action> {
    let value = |option: &&Action| match option {
        Action::Keep { stones } => stones.value(player.derived.values),
        _ => 0,
    };
    options.iter().max_by_key(value).copied()
}

/// Creatures act in the order of the area.
fn in_order(options: &[Action], player: &Player) -> Option<Action> {
    player
        .area
        .iter()
        .map(|card| Action::Activate { card: *card })
        .find(|activate| options.contains(activate))
}

/// The opponent with most points.
fn leader(options: &[Action], view: &View, seat: Seat) -> Option<Action> {
    let points = |option: &&Action| match option {
        Action::ChoosePlayer { seat: other } if *other != seat => Some(view.common.players[*other].score),
        _ => None,
    };
    options.iter().max_by_key(points).copied()
}
