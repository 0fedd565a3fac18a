//! How many, and whether a condition holds: always counted from the position as it is now.

use kernel::Seat;

use crate::effect::op::{Amount, Condition};
use crate::ids::{Card, CardSet, Stones};
use crate::state::{Common, State};

/// What an amount may look back to.
#[derive(Clone, Copy, Default)]
pub(crate) struct Memory {
    /// The card chosen earlier in the effect.
    pub(crate) chosen: Option<Card>,
    /// The value of the stones given up earlier in the effect.
    pub(crate) discarded: u16,
    /// What was paid for the summoning.
    pub(crate) paid: Stones,
}

impl State {
    /// How many that is for `seat`.
    #[inline]
    pub(crate) fn amount(&self, seat: Seat, amount: Amount, memory: Memory) -> u16 {
        let player = &self.common.players[seat];
        let times = |times: u8, count: u8| u16::from(times) * u16::from(count);
        match amount {
            Amount::Fixed(amount) => u16::from(amount),
            Amount::PerCreature { times: each, set } => {
                times(each, player.creatures.and(self.data().filter(set)).len())
            }
            Amount::PerHandCard { times: each } => times(each, player.hand_len()),
            Amount::PerFamily { times: each } => times(each, Common::families(self.data(), player.creatures)),
            Amount::PerStone { times: each, colour } => times(each, player.stones.count(colour)),
            Amount::PerPaidStone { times: each, colour } => times(each, memory.paid.count(colour)),
            Amount::ValueOf(colour) => {
                times(player.derived.values[colour.index()], player.stones.count(colour))
            }
            Amount::ValueDiscarded => memory.discarded,
            Amount::CostChosen => memory.chosen.map_or(0, |card| u16::from(self.data().card(card).cost)),
        }
    }

    /// Does the condition hold for `seat`?
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, condition: Condition) -> bool {
        let player = &self.common.players[seat];
        self.holds_with(seat, condition, player.creatures, player.hand_len(), player.stones, player.score)
    }

    /// Would the condition hold for `seat` with these cards, stones and points?
    #[inline]
    pub(crate) fn holds_with(
        &self,
        seat: Seat,
        condition: Condition,
        creatures: CardSet,
        hand: u8,
        stones: Stones,
        score: u16,
    ) -> bool {
        match condition {
            Condition::AreaLacksFamily(family) => {
                creatures.and(self.data().by_family[family.index()]).is_empty()
            }
            Condition::HasStone(colour) => stones.count(colour) > 0,
            Condition::HandBelow(number) => hand < number,
            Condition::HandEqualsArea => hand == creatures.len(),
            Condition::OpponentAhead => {
                let mut others = Seat::first(self.config.seats).filter(|other| *other != seat);
                others.any(|other| self.common.players[other].score > score)
            }
            Condition::AreaHasCosts(costs) => {
                let there = creatures.iter().fold(0, |bits, card| bits | 1 << self.data().card(card).cost);
                costs & !there == 0
            }
        }
    }
}
