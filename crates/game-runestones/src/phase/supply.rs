//! Taking pieces from the supply, giving them back, and scoring (4.4).

use kernel::Sink;

use crate::event::{Event, Fact, Source, Witness};
use crate::ids::{Card, Colour, Gem, Gems};
use crate::illegal::Piece;
use crate::state::State;

impl State {
    /// Is a gem of this colour in the supply?
    #[inline]
    pub(crate) fn supplies(&self, colour: Colour) -> bool {
        self.common.supply.gems.of(colour.into()) > 0
    }

    /// Takes a gem, if the supply has one.
    pub(crate) fn take_gem(&mut self, gem: Gem, source: Source, events: &mut impl Sink<Event>) {
        let seat = self.common.active;
        if self.common.supply.gems.of(gem) == 0 {
            events.push(Fact::NothingLeft { seat, piece: Piece::Gem(gem), source });
            return;
        }
        self.common.supply.gems.take(gem);
        self.player_mut().gems.put(gem);
        events.push(Fact::GemTaken { seat, gem, source });
    }

    /// Takes an ore, if the supply has one.
    pub(crate) fn take_ore(&mut self, source: Source, events: &mut impl Sink<Event>) {
        let seat = self.common.active;
        if self.common.supply.ore == 0 {
            events.push(Fact::NothingLeft { seat, piece: Piece::Ore, source });
            return;
        }
        self.common.supply.ore -= 1;
        self.player_mut().ore += 1;
        events.push(Fact::OreTaken { seat, source });
    }

    /// Gives a gem away for something else.
    pub(crate) fn give_gem(&mut self, gem: Gem, source: Source, events: &mut impl Sink<Event>) {
        self.player_mut().gems.take(gem);
        self.common.supply.gems.put(gem);
        events.push(Fact::GemGiven { seat: self.common.active, gem, source });
    }

    /// Gives an ore away for something else.
    pub(crate) fn give_ore(&mut self, source: Source, events: &mut impl Sink<Event>) {
        self.player_mut().ore -= 1;
        self.common.supply.ore += 1;
        events.push(Fact::OreGiven { seat: self.common.active, source });
    }

    /// Pays gems to the supply.
    pub(crate) fn pay_gems(&mut self, gems: Gems, events: &mut impl Sink<Event>) {
        let active = self.common.active;
        let own = &mut self.common.players[active].gems.0;
        for ((own, supply), paid) in own.iter_mut().zip(&mut self.common.supply.gems.0).zip(gems.0) {
            *own -= paid;
            *supply += paid;
        }
        events.push(Fact::GemsPaid { seat: active, gems });
    }

    /// Pays ore to the supply.
    pub(crate) fn pay_ore(&mut self, count: u8, events: &mut impl Sink<Event>) {
        self.player_mut().ore -= count;
        self.common.supply.ore += count;
        events.push(Fact::OrePaid { seat: self.common.active, count });
    }

    /// Scores points for the active player.
    pub(crate) fn score(&mut self, points: u8, witness: Witness, events: &mut impl Sink<Event>) {
        let points = u16::from(points);
        self.player_mut().score += points;
        events.push(Fact::Points { seat: self.common.active, points, witness });
    }

    /// Takes a card out of the active player's hand. Whoever could not tell it before can now.
    pub(crate) fn leave_hand(&mut self, card: Card) {
        let active = self.common.active;
        let player = &mut self.common.players[active];
        player.hand -= 1;
        player.known.remove(card);
        player.unseen.remove(card);
        self.secrets[active].hidden.remove(card);
    }
}
