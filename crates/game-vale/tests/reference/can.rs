//! What can be carried out, and so what may enter and what may be activated: 4.6 and 4.9.

use std::collections::BTreeSet;

use crate::cards::{Card, IfFalse, Kind, Op, Target, Zone, face};
use crate::state::{Player, State};

impl State {
    /// 4.6: may a hand card enter?
    pub(crate) fn may_enter(&self, player: Player, card: Card) -> bool {
        if self.area[player].len() >= self.round {
            return false;
        }
        let Some(ops) = face(card).ops(Kind::Instant) else { return true };
        let mut there = self.clone();
        there.hand[player].retain(|held| held.card != card);
        there.area[player].push(card);
        there.can(player, card, ops)
    }

    /// D4: own cards whose active effect is available.
    pub(crate) fn available(&self, player: Player, used: &BTreeSet<Card>) -> Vec<Card> {
        let fresh = self.area[player].iter().copied().filter(|card| !used.contains(card));
        fresh
            .filter(|card| face(card).ops(Kind::Active).is_some_and(|ops| self.can(player, card, ops)))
            .collect()
    }

    /// 4.9: can these ops be carried out, one after the other, with the best own choices?
    pub(crate) fn can(&self, player: Player, source: Card, ops: &[Op]) -> bool {
        let Some((op, rest)) = ops.split_first() else { return true };
        match op {
            // What follows depends on what was given up.
            Op::Discard { zone: Zone::Itself, .. } => {
                self.area[player].contains(&source) && {
                    let mut after = self.clone();
                    after.leave(player, source);
                    after.discard.push(source);
                    after.can(player, source, rest)
                }
            }
            Op::Discard { zone: Zone::Hand, .. } => self.discardable(player, source, rest).next().is_some(),
            _ => self.can_op(player, source, op) && self.can(player, source, rest),
        }
    }

    /// The table of 4.8, column "can be carried out if".
    fn can_op(&self, player: Player, source: Card, op: &Op) -> bool {
        match op {
            Op::GainPoints { .. }
            | Op::LosePoints { .. }
            | Op::GainStones { .. }
            | Op::DiscardAllStones
            | Op::SwapAllStones { .. }
            | Op::ActivateAll => true,
            Op::PayPoints { amount } => self.score[player] >= *amount,
            Op::StealPoints { amount } => !self.rich_opponents(player, *amount).is_empty(),
            Op::DiscardStone { color } | Op::SwapStone { from: color, .. } => {
                self.stones[player].of(*color) > 0
            }
            Op::Draw { .. } => {
                self.known_top.is_some() || !self.draw_pile.is_empty() || !self.discard.is_empty()
            }
            Op::Recover { target: Target::Itself, .. } | Op::ToDeckTop => self.area[player].contains(&source),
            Op::Recover { target: Target::Choice, .. } => !self.recoverable(player, source, op).is_empty(),
            Op::Discard { zone: Zone::Area, min, other, .. } => {
                let others = self.area[player].iter().filter(|card| !other || **card != source);
                others.count() >= min.unwrap_or(0)
            }
            Op::Discard { .. } => unreachable!("seen to by `can`"),
            Op::ForceDiscard { family } => !self.players_with(*family).is_empty(),
            Op::SummonFree { family } => self.free_summons(player, *family).next().is_some(),
            Op::TakeDiscarded { family } => self.discard.iter().any(|card| face(card).family == *family),
            Op::Choose { pick, options } => {
                options.iter().filter(|offer| self.can(player, source, &offer.ops)).count() >= *pick
            }
            Op::When { cond, then, r#else, if_false } => {
                if self.is_true(player, cond) {
                    self.can(player, source, then)
                } else {
                    match r#else {
                        Some(ops) => self.can(player, source, ops),
                        None => *if_false == Some(IfFalse::Nothing),
                    }
                }
            }
            Op::Copy { kind } => !self.copyable(player, source, *kind).is_empty(),
            Op::StoneLimit { .. }
            | Op::StoneValue { .. }
            | Op::StoneValueSwap { .. }
            | Op::SummonCost { .. }
            | Op::OnSummon { .. }
            | Op::OnTame { .. } => unreachable!("permanent ops are never carried out"),
        }
    }
}
