//! What must hold in every position.

use kernel::Seat;

use crate::data::Data;
use crate::effect::op::Op;
use crate::ids::{Card, CardSet};
use crate::state::{Derived, Due, MAX_PILES, Player, State};

/// An invariant that a state breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Broken {
    /// A card is in two places.
    TwoPlaces { card: Card },
    /// A card is nowhere.
    Missing { card: Card },
    /// An area and its set of creatures differ.
    Area { seat: Seat },
    /// An area holds more creatures than the round allows.
    Overfull { seat: Seat, creatures: u8 },
    /// A player has more stones than allowed and is not asked to put some back.
    TooManyStones { seat: Seat },
    /// What follows from the creatures is not what was kept.
    Derived { seat: Seat },
    /// A seat beyond the table has something.
    EmptySeat { seat: Seat },
    /// Markers, display and its set differ.
    Display,
    /// The hidden hand cards do not fit the piles they were drawn from.
    Drawn { seat: Seat, pile: usize },
    /// An earlier pile without unseen cards is still remembered, or a card is in two piles.
    Piles,
    /// The round is not one of the game.
    Round { round: u8 },
    /// An effect stands at an operation of another effect.
    Frame { depth: usize },
    /// Somebody decides who does not sit at the table.
    Decider,
}

impl State {
    /// Checks what must hold in every position, whether reached by play or written by hand.
    pub fn audit(&self) -> Result<(), Broken> {
        let common = &self.common;
        if !(1..=self.data().rules.rounds).contains(&common.round) {
            return Err(Broken::Round { round: common.round });
        }
        self.all_places()?;
        self.audit_piles()?;
        Seat::ALL.into_iter().try_for_each(|seat| self.audit_player(seat))?;
        let marked = Seat::ALL.iter().map(|seat| common.players[*seat].marked);
        let marked = marked.fold(common.unmarked, CardSet::or);
        let display: CardSet = common.display.iter().copied().collect();
        if display != marked || display.len() as usize != common.display.len() {
            return Err(Broken::Display);
        }
        if common.decider.number() >= self.config.seats {
            return Err(Broken::Decider);
        }
        self.audit_frames()
    }

    /// Adds up all places where a card can be.
    fn all_places(&self) -> Result<CardSet, Broken> {
        let common = &self.common;
        let mut all = CardSet::EMPTY;
        let mut add = |cards: CardSet| {
            if let Some(card) = all.and(cards).lowest() {
                return Err(Broken::TwoPlaces { card });
            }
            all = all.or(cards);
            Ok(())
        };
        add(common.discard)?;
        add(common.display.iter().copied().collect())?;
        add(self.pile())?;
        add(common.top.map_or(CardSet::EMPTY, CardSet::only))?;
        for seat in Seat::ALL {
            add(common.players[seat].creatures)?;
            add(common.players[seat].known)?;
            add(self.secrets[seat])?;
        }
        Ok(all)
    }

    /// Each hidden hand card was drawn from one of the piles, and as many from each as is known.
    fn audit_piles(&self) -> Result<(), Broken> {
        let common = &self.common;
        let mut all = CardSet::EMPTY;
        for (index, pile) in common.piles.iter().enumerate() {
            let earlier = index + 1 < common.piles.len();
            if !all.and(*pile).is_empty() || (earlier && pile.is_empty()) {
                return Err(Broken::Piles);
            }
            all = all.or(*pile);
        }
        if common.piles.is_empty() || common.piles.len() != common.pile_numbers.len() {
            return Err(Broken::Piles);
        }
        for seat in Seat::ALL {
            for pile in 0..MAX_PILES {
                let unseen = common.piles.get(pile).copied().unwrap_or_default();
                let from_here = self.secrets[seat].and(unseen).len();
                if from_here != common.players[seat].drawn[pile] {
                    return Err(Broken::Drawn { seat, pile });
                }
            }
            if self.secrets[seat].len() != common.players[seat].drawn_len() {
                return Err(Broken::Drawn { seat, pile: MAX_PILES });
            }
        }
        let held = Seat::ALL.iter().fold(CardSet::EMPTY, |all, seat| all.or(self.secrets[*seat]));
        let earlier = &common.piles[..common.piles.len() - 1];
        let unheld = earlier.iter().any(|pile| !pile.and_not(held).is_empty());
        if unheld { Err(Broken::Piles) } else { Ok(()) }
    }

    fn audit_player(&self, seat: Seat) -> Result<(), Broken> {
        let player = &self.common.players[seat];
        if seat.number() >= self.config.seats {
            let nothing = *player == Player::default() && self.secrets[seat].is_empty();
            return if nothing { Ok(()) } else { Err(Broken::EmptySeat { seat }) };
        }
        let creatures: CardSet = player.area.iter().copied().collect();
        if creatures != player.creatures || creatures.len() != player.area_len() {
            return Err(Broken::Area { seat });
        }
        if player.area_len() > self.common.round {
            return Err(Broken::Overfull { seat, creatures: player.area_len() });
        }
        if player.derived != Derived::of(self.data(), creatures) {
            return Err(Broken::Derived { seat });
        }
        let surplus = player.stones.total() > player.derived.limit;
        if surplus && self.common.due != Due::Keep {
            return Err(Broken::TooManyStones { seat });
        }
        Ok(())
    }

    fn audit_frames(&self) -> Result<(), Broken> {
        for (depth, frame) in self.common.frames.iter().enumerate() {
            let program = self.data().card(frame.of).program(frame.kind);
            let inside = program.is_some_and(|program| {
                (program.start..=end_of(self.data(), program.start)).contains(&frame.at)
            });
            if !inside || frame.seat.number() >= self.config.seats {
                return Err(Broken::Frame { depth });
            }
        }
        Ok(())
    }

    /// Checks that every card is somewhere; holds in every position reached by play.
    pub fn audit_conservation(&self) -> Result<(), Broken> {
        match self.data().all.and_not(self.all_places()?).lowest() {
            Some(card) => Err(Broken::Missing { card }),
            None => Ok(()),
        }
    }
}

/// Where an effect ends that begins at `start`.
pub(crate) fn end_of(data: &Data, start: u16) -> u16 {
    let ops = &data.ops[usize::from(start)..];
    start + ops.iter().position(|op| *op == Op::End).unwrap_or(0) as u16
}
