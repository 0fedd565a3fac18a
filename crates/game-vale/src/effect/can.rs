//! Can an effect be carried out completely (4.9)? If not, which part of it cannot?
//!
//! The operations are walked through in a world that differs from the position by what they would have changed
//! until then, always with the best own choices. What is random or hidden never matters.

use kernel::Seat;

use crate::action::Options;
use crate::effect::amount::Memory;
use crate::effect::op::{AfterDiscard, ChoiceId, Filter, Kind, Op, Otherwise, Place, Whom};
use crate::ids::{Card, CardSet, Colour, Family, Stones};
use crate::state::State;

/// The part of an effect that cannot be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// Nobody has a creature of the family.
    ForceDiscard(Family),
    /// No opponent has so many points.
    Steal(u16),
    /// The player has not so many points.
    PayPoints(u16),
    /// The player has no stone of the colour.
    GiveStone(Colour),
    /// Both piles are empty.
    Draw,
    /// No creature fits.
    Recover,
    /// The hand is empty.
    Discard,
    /// No hand card could enter.
    SummonFree(Option<Family>),
    /// No card of the family is in the discard pile.
    Take(Family),
    /// No other creature has such an effect that can be carried out.
    Copy(Kind),
    /// Too few options can be carried out.
    Choose(ChoiceId),
    /// The condition does not hold.
    Condition,
    /// The card itself is no longer in the area.
    LeftArea,
}

/// What an effect would find: the acting player's things as the operations before would leave them.
#[derive(Clone, Copy)]
pub(crate) struct World {
    pub(crate) seat: Seat,
    pub(crate) source: Card,
    pub(crate) creatures: CardSet,
    pub(crate) hand: CardSet,
    pub(crate) discard: CardSet,
    stones: Stones,
    score: u16,
    top: bool,
    /// Hand cards that earlier operations will have discarded.
    spent: u8,
}

impl World {
    /// The position as it is, for an effect of `source`.
    #[inline]
    pub(crate) fn now(state: &State, seat: Seat, source: Card) -> World {
        let player = &state.common.players[seat];
        World {
            seat,
            source,
            creatures: player.creatures,
            hand: state.hand(seat),
            discard: state.common.discard,
            stones: player.stones,
            score: player.score,
            top: state.common.top.is_some(),
            spent: 0,
        }
    }

    /// The position after a hand card has come into the area.
    #[inline]
    pub(crate) fn entered(mut self, card: Card) -> World {
        self.source = card;
        self.hand.remove(card);
        self.creatures.insert(card);
        self
    }

    /// The position after a hand card was discarded.
    #[inline]
    pub(crate) fn discarded(mut self, card: Card) -> World {
        self.hand.remove(card);
        self.discard.insert(card);
        self
    }
}

impl State {
    /// Why the active effect of `card` is not available now; `None` if it is.
    #[inline]
    pub(crate) fn active_obstacle(&self, seat: Seat, card: Card) -> Option<Obstacle> {
        let program = self.data().card(card).active?;
        if program.certain { None } else { self.obstacle(program.start, &World::now(self, seat, card)) }
    }

    /// Why the instant effect of a hand card could not be carried out after its summoning; `None` if it could.
    #[inline]
    pub(crate) fn entering_obstacle(&self, world: &World, card: Card) -> Option<Obstacle> {
        if self.data().certain.contains(card) {
            return None;
        }
        let program = self.data().card(card).instant?;
        self.obstacle(program.start, &world.entered(card))
    }

    /// May the card enter from the hand in this world (4.6)?
    #[inline]
    fn may_enter(&self, world: &World, card: Card) -> bool {
        world.creatures.len() < self.common.round && self.entering_obstacle(world, card).is_none()
    }

    /// The first part that cannot be carried out, from `at` to the end of the effect or option.
    pub(crate) fn obstacle(&self, at: Place, world: &World) -> Option<Obstacle> {
        let mut world = *world;
        let mut at = at;
        loop {
            let op = self.data().ops[usize::from(at)];
            at += 1;
            match op {
                Op::End | Op::EndOption(_) => return None,
                Op::Jump(to) => at = to,
                Op::When { condition, otherwise } => {
                    let hand = world.hand.len();
                    let (creatures, stones) = (world.creatures, world.stones);
                    if !self.holds_with(world.seat, condition, creatures, hand, stones, world.score) {
                        match otherwise {
                            Otherwise::GoTo(to) => at = to,
                            Otherwise::Unavailable => return Some(Obstacle::Condition),
                        }
                    }
                }
                Op::Choose(id) => {
                    let choice = &self.data().choices[id.index()];
                    if self.open_options(id, &world).len() < choice.pick {
                        return Some(Obstacle::Choose(id));
                    }
                    at = choice.end;
                }
                Op::DiscardHand { next: AfterDiscard::SummonFree } => {
                    if world.hand.is_empty() {
                        return Some(Obstacle::Discard);
                    }
                    // The rest decides which card may go; if none, the rest is impossible.
                    let mut rest = None;
                    for card in world.hand {
                        rest = self.obstacle(at, &world.discarded(card));
                        if rest.is_none() {
                            break;
                        }
                    }
                    return rest;
                }
                op => {
                    if let Some(obstacle) = self.single_obstacle(op, &mut world) {
                        return Some(obstacle);
                    }
                }
            }
        }
    }

    /// Can this one operation be carried out, and what does it change?
    fn single_obstacle(&self, op: Op, world: &mut World) -> Option<Obstacle> {
        let need = |holds: bool, obstacle: Obstacle| if holds { None } else { Some(obstacle) };
        match op {
            Op::PayPoints(amount) => {
                let price = self.amount(world.seat, amount, Memory::default());
                let missing = need(world.score >= price, Obstacle::PayPoints(price));
                world.score = world.score.saturating_sub(price);
                missing
            }
            Op::StealPoints(amount) => {
                let wanted = self.amount(world.seat, amount, Memory::default());
                need(self.can_be_robbed(world.seat, wanted).next().is_some(), Obstacle::Steal(wanted))
            }
            Op::DiscardStone(colour) | Op::SwapStone { from: colour, .. } => {
                if world.stones.count(colour) == 0 {
                    return Some(Obstacle::GiveStone(colour));
                }
                world.stones = world.stones.minus(Stones::of(colour, 1));
                None
            }
            Op::Draw(_) => {
                let there = world.top || !world.discard.is_empty() || self.common.pile_len() > 0;
                need(there, Obstacle::Draw)
            }
            Op::RecoverSelf => {
                let there = world.creatures.contains(world.source);
                world.creatures.remove(world.source);
                world.hand.insert(world.source);
                need(there, Obstacle::LeftArea)
            }
            Op::DiscardSelf => {
                let there = world.creatures.contains(world.source);
                world.creatures.remove(world.source);
                world.discard.insert(world.source);
                need(there, Obstacle::LeftArea)
            }
            Op::ToDeckTop => {
                let there = world.creatures.contains(world.source);
                world.creatures.remove(world.source);
                world.top = true;
                need(there, Obstacle::LeftArea)
            }
            Op::RecoverChoice(filter) => {
                let fitting = self.fitting(filter, world.creatures, world.source);
                need(!fitting.is_empty(), Obstacle::Recover)
            }
            Op::DiscardHand { .. } => {
                world.spent += 1;
                need(world.hand.len() >= world.spent, Obstacle::Discard)
            }
            Op::ForceDiscard(family) => {
                let own = !world.creatures.and(self.data().by_family[family.index()]).is_empty();
                let anybody = own || self.owners(family).any(|seat| seat != world.seat);
                need(anybody, Obstacle::ForceDiscard(family))
            }
            Op::SummonFree(family) => {
                let mut entering = self.of_family(world.hand, family).iter();
                need(entering.any(|card| self.may_enter(world, card)), Obstacle::SummonFree(family))
            }
            Op::TakeDiscarded(family) => {
                let there = world.discard.and(self.data().by_family[family.index()]);
                need(!there.is_empty(), Obstacle::Take(family))
            }
            Op::Copy(kind) => need(!self.copyable(kind, world).is_empty(), Obstacle::Copy(kind)),
            _ => None,
        }
    }

    /// Opponents with so many points.
    pub(crate) fn can_be_robbed(&self, seat: Seat, points: u16) -> impl Iterator<Item = Seat> {
        let others = Seat::first(self.config.seats).filter(move |other| *other != seat);
        others.filter(move |other| self.common.players[*other].score >= points)
    }

    /// Everybody with a creature of the family.
    pub(crate) fn owners(&self, family: Family) -> impl Iterator<Item = Seat> {
        let set = self.data().by_family[family.index()];
        let seats = Seat::first(self.config.seats);
        seats.filter(move |seat| !self.common.players[*seat].creatures.and(set).is_empty())
    }

    /// The cards of the family, or all.
    #[inline]
    pub(crate) fn of_family(&self, cards: CardSet, family: Option<Family>) -> CardSet {
        family.map_or(cards, |family| cards.and(self.data().by_family[family.index()]))
    }

    /// Creatures that a filter speaks of.
    #[inline]
    pub(crate) fn fitting(&self, filter: Filter, creatures: CardSet, source: Card) -> CardSet {
        let fitting = creatures.and(self.data().filter(filter.set));
        match filter.whom {
            Whom::All => fitting,
            Whom::Others => fitting.without(source),
        }
    }

    /// Other creatures whose effect can be carried out by the source (D11).
    pub(crate) fn copyable(&self, kind: Kind, world: &World) -> CardSet {
        let others = world.creatures.and(self.data().with_effect(kind)).without(world.source);
        let can = |card: &Card| {
            let program = self.data().card(*card).program(kind);
            program.is_some_and(|program| program.certain || self.obstacle(program.start, world).is_none())
        };
        others.iter().filter(can).collect()
    }

    /// Options of a choice that can be carried out (D12).
    pub(crate) fn open_options(&self, id: ChoiceId, world: &World) -> Options {
        let options = self.data().choices[id.index()].options.iter().enumerate();
        let open = options.filter(|(_, option)| self.obstacle(option.start, world).is_none());
        open.fold(Options::NONE, |open, (number, _)| open.with(number))
    }

    /// Hand cards that may be discarded (D5): with a free summoning behind it, only those that leave it possible.
    pub(crate) fn discardable(&self, next: AfterDiscard, rest: Place, world: &World) -> CardSet {
        match next {
            AfterDiscard::Anything => world.hand,
            AfterDiscard::SummonFree => {
                let fits = |card: &Card| self.obstacle(rest, &world.discarded(*card)).is_none();
                world.hand.iter().filter(fits).collect()
            }
        }
    }

    /// Hand cards that may enter at no cost (D6).
    pub(crate) fn free_to_enter(&self, family: Option<Family>, world: &World) -> CardSet {
        let cards = self.of_family(world.hand, family);
        cards.iter().filter(|card| self.may_enter(world, *card)).collect()
    }
}
