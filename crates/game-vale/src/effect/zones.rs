//! How cards, stones and points move, with the fact for each move.

use kernel::{List, Seat, Sink};

use crate::effect::amount::Memory;
use crate::effect::op::Kind;
use crate::event::{Event, Fact, Zone};
use crate::ids::{Card, CardSet, Stones};
use crate::state::{Derived, Frame, MAX_PILES, State};

impl State {
    /// Points through a card.
    #[inline]
    pub(crate) fn gain_points(&mut self, seat: Seat, card: Card, points: u16, events: &mut impl Sink<Event>) {
        if points > 0 {
            self.common.players[seat].score += points;
            events.push(Fact::Points { seat, card, change: points.cast_signed() });
        }
    }

    /// Points lost through a card, not below 0 (R14).
    #[inline]
    pub(crate) fn lose_points(&mut self, seat: Seat, card: Card, points: u16, events: &mut impl Sink<Event>) {
        let score = &mut self.common.players[seat].score;
        let lost = points.min(*score);
        if lost > 0 {
            *score -= lost;
            events.push(Fact::Points { seat, card, change: -lost.cast_signed() });
        }
    }

    /// Stones from the supply through a card, all at once; then the limit (4.7).
    #[inline]
    pub(crate) fn gain_stones(
        &mut self,
        seat: Seat,
        card: Card,
        stones: Stones,
        events: &mut impl Sink<Event>,
    ) {
        if stones == Stones::NONE {
            return;
        }
        let player = &mut self.common.players[seat];
        player.stones = player.stones.plus(stones);
        events.push(Fact::Gained { seat, card, stones });
        self.check_limit(seat);
    }

    /// Stones put back because of a card.
    #[inline]
    pub(crate) fn give_stones(
        &mut self,
        seat: Seat,
        card: Card,
        stones: Stones,
        events: &mut impl Sink<Event>,
    ) {
        if stones == Stones::NONE {
            return;
        }
        let player = &mut self.common.players[seat];
        player.stones = player.stones.minus(stones);
        events.push(Fact::Gave { seat, card, stones });
    }

    /// More stones than allowed must be reduced before anything else happens (4.7).
    #[inline]
    pub(crate) fn check_limit(&mut self, seat: Seat) {
        let player = &self.common.players[seat];
        if player.stones.total() > player.derived.limit {
            self.common.keeping = Some(seat);
        }
    }

    /// A card leaves the hand and is seen by everybody. One that only its owner knew is shown first.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let player = &mut self.common.players[seat];
        if player.known.contains(card) {
            player.known.remove(card);
            return;
        }
        self.secrets[seat].remove(card);
        let piles = &mut self.common.piles;
        let pile = piles.iter().position(|pile| pile.contains(card));
        let pile = pile.expect("a hidden hand card was drawn from a pile");
        piles[pile].remove(card);
        player.drawn[pile] -= 1;
        if pile < piles.len() - 1 && piles[pile].is_empty() {
            self.forget_pile(pile);
        }
        events.push(Fact::Shown { seat, card });
    }

    /// An earlier pile whose cards were all seen tells nothing any more.
    fn forget_pile(&mut self, pile: usize) {
        self.common.piles.remove(pile);
        self.common.pile_numbers.remove(pile);
        for seat in Seat::ALL {
            let drawn = &mut self.common.players[seat].drawn;
            drawn.copy_within(pile + 1.., pile);
            drawn[MAX_PILES - 1] = 0;
        }
    }

    /// The discard pile becomes the draw pile (4.10).
    pub(crate) fn reshuffle(&mut self, events: &mut impl Sink<Event>) {
        let cards = self.common.discard.len();
        let number = self.common.pile_numbers[self.present()].saturating_add(1);
        let present = self.present();
        if self.common.piles[present].is_empty() {
            self.forget_pile(present);
        } else if present == MAX_PILES - 1 {
            self.lump_oldest();
        }
        self.common.piles.push(self.common.discard);
        self.common.pile_numbers.push(number);
        self.common.discard = CardSet::EMPTY;
        events.push(Fact::Shuffled { cards });
    }

    /// The two oldest piles are told apart no longer: where there is no room, the eldest knowledge is given up.
    fn lump_oldest(&mut self) {
        let oldest = self.common.piles[0];
        self.common.piles[1] = self.common.piles[1].or(oldest);
        for seat in Seat::ALL {
            let drawn = &mut self.common.players[seat].drawn;
            drawn[1] += drawn[0];
        }
        self.forget_pile(0);
    }

    /// A card comes into the hand for everybody to see.
    #[inline]
    pub(crate) fn join_hand(&mut self, seat: Seat, card: Card) {
        self.common.players[seat].known.insert(card);
    }

    /// A hidden card of the draw pile comes into the hand.
    pub(crate) fn draw_hidden(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        if self.common.pile_len() == 0 {
            self.reshuffle(events);
        }
        let present = self.present();
        self.common.players[seat].drawn[present] += 1;
        self.secrets[seat].insert(card);
        events.push(Fact::Drawn { seat, card });
    }

    /// A creature leaves the area; the limit is for the caller to look at.
    pub(crate) fn leave_area(&mut self, seat: Seat, card: Card) {
        let common = &mut self.common;
        let player = &mut common.players[seat];
        let slot = player.area.iter().position(|other| *other == card);
        let slot = slot.expect("a creature leaves the area it is in");
        player.area.remove(slot);
        player.creatures.remove(card);
        if seat == common.active {
            common.used.close_up(slot);
        }
        for frame in common.frames.iter_mut().filter(|frame| frame.seat == seat) {
            frame.used.close_up(slot);
        }
        self.derive_after(seat, card);
    }

    /// Computes what follows from the creatures, if this one has a say in it.
    #[inline]
    fn derive_after(&mut self, seat: Seat, card: Card) {
        if self.data().changing.contains(card) {
            let player = &mut self.common.players[seat];
            player.derived = Derived::of(self.config.data, player.creatures);
        }
    }

    /// A creature goes from the area to the discard pile; then the limit.
    pub(crate) fn discard_creature(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.leave_area(seat, card);
        self.common.discard.insert(card);
        events.push(Fact::Discarded { seat, card, from: Zone::Area });
        self.check_limit(seat);
    }

    /// A creature goes from the area into the hand; then the limit.
    pub(crate) fn recover(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.leave_area(seat, card);
        self.join_hand(seat, card);
        events.push(Fact::Recovered { seat, card });
        self.check_limit(seat);
    }

    /// A hand card enters (4.6): it lies in the area, others react, then its instant effect begins.
    pub(crate) fn enter(&mut self, seat: Seat, card: Card, paid: Stones, events: &mut impl Sink<Event>) {
        let data = self.data();
        let before = self.common.players[seat].creatures;
        let player = &mut self.common.players[seat];
        player.area.push(card);
        player.creatures.insert(card);
        self.derive_after(seat, card);
        if !before.and(data.on_summon).is_empty() {
            self.react(seat, card, paid, events);
        }
        if let Some(program) = data.card(card).instant {
            self.common.frames.push(Frame::new(seat, card, card, Kind::Instant, program.start));
        }
    }

    /// The creatures that were there before react to a summoning, in their order (R8).
    fn react(&mut self, seat: Seat, summoned: Card, paid: Stones, events: &mut impl Sink<Event>) {
        let data = self.data();
        let area: List<Card, { crate::ids::MAX_ROUNDS }> = self.common.players[seat].area;
        for card in area.iter().copied().filter(|card| *card != summoned) {
            for trigger in &data.card(card).permanent.on_summon {
                if trigger.if_paid.is_none_or(|colour| paid.count(colour) > 0) {
                    let memory = Memory { paid, ..Memory::default() };
                    let points = self.amount(seat, trigger.points, memory);
                    self.gain_points(seat, card, points, events);
                }
            }
        }
    }
}
