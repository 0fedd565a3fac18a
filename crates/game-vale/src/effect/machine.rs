//! Carries out operations one after the other until somebody must decide or a card must be drawn.

use kernel::{Seat, Sink};

use crate::effect::amount::Memory;
use crate::effect::op::{Kind, Op, Otherwise};
use crate::event::{Event, Fact};
use crate::ids::{Card, CardSet, Stones};
use crate::state::{Due, Frame, Slots, State};

/// What comes of an operation.
pub(crate) enum Flow {
    /// It is carried out; the next one can follow.
    Done,
    /// This must come first.
    Wait(Due, Seat),
}

impl State {
    /// The operation that the innermost effect is at.
    #[inline]
    pub(crate) fn op(&self) -> Op {
        self.data().ops[usize::from(self.common.frame().at)]
    }

    /// The innermost effect, to be changed.
    #[inline]
    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        self.common.frames.last_mut().expect("an effect is under way")
    }

    /// The innermost effect goes on to its next operation.
    #[inline]
    pub(crate) fn next_op(&mut self) {
        let frame = self.frame_mut();
        frame.at += 1;
        frame.used = Slots::NONE;
        frame.target = None;
        frame.drawn = 0;
    }

    /// Creatures that can be activated (4.11): with an available active effect that is not among the used.
    pub(crate) fn activatable(&self, seat: Seat, used: Slots) -> CardSet {
        let mut available = CardSet::EMPTY;
        let player = &self.common.players[seat];
        if player.creatures.and(self.data().active).is_empty() {
            return available;
        }
        for (slot, card) in player.area.iter().copied().enumerate() {
            let candidate = self.data().active.contains(card) && !used.contains(slot);
            if candidate && self.active_obstacle(seat, card).is_none() {
                available.insert(card);
            }
        }
        available
    }

    /// Begins the active effect of a creature.
    pub(crate) fn begin_active(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        events.push(Fact::Activated { seat, card });
        self.common.available = CardSet::EMPTY;
        let program = self.data().card(card).active.expect("only active effects are activated");
        self.common.frames.push(Frame::new(seat, card, card, Kind::Active, program.start));
    }

    /// One step of the innermost effect.
    #[inline]
    pub(crate) fn step_effect(&mut self, events: &mut impl Sink<Event>) -> Flow {
        let frame = *self.common.frame();
        let (seat, source) = (frame.seat, frame.source);
        let memory = Memory { chosen: frame.chosen, discarded: frame.discarded, paid: Stones::NONE };
        match self.op() {
            Op::End => {
                let last = self.common.frames.len() - 1;
                self.common.frames.remove(last);
                return Flow::Done;
            }
            Op::Jump(to) => {
                self.frame_mut().at = to;
                return Flow::Done;
            }
            Op::When { condition, otherwise } => {
                if !self.holds(seat, condition) {
                    // An effect that became unavailable after it began does nothing more.
                    let last = usize::from(frame.at);
                    match otherwise {
                        Otherwise::GoTo(to) => self.frame_mut().at = to,
                        Otherwise::Unavailable => self.frame_mut().at = self.end_of(last),
                    }
                    return Flow::Done;
                }
            }
            Op::EndOption(_) => {
                self.next_option();
                return Flow::Done;
            }
            Op::GainPoints(amount) => {
                let points = self.amount(seat, amount, memory);
                self.gain_points(seat, source, points, events);
            }
            Op::LosePoints(amount) | Op::PayPoints(amount) => {
                let points = self.amount(seat, amount, memory);
                self.lose_points(seat, source, points, events);
            }
            Op::GainStones(stones) => {
                if !frame.gained {
                    self.gain_stones(seat, source, stones, events);
                }
            }
            Op::DiscardStone(colour) => {
                let given = self.common.players[seat].stones.count(colour).min(1);
                self.give_stones(seat, source, Stones::of(colour, given), events);
            }
            Op::DiscardAllStones => {
                let player = &self.common.players[seat];
                let (stones, value) = (player.stones, player.stones.value(player.derived.values));
                self.give_stones(seat, source, stones, events);
                self.frame_mut().discarded = value;
            }
            Op::SwapStone { from, to } => {
                if self.common.players[seat].stones.count(from) > 0 {
                    self.give_stones(seat, source, Stones::of(from, 1), events);
                    self.gain_stones(seat, source, to, events);
                }
            }
            Op::SwapAllStones(colour) => {
                let stones = self.common.players[seat].stones;
                self.give_stones(seat, source, stones, events);
                self.gain_stones(seat, source, Stones::of(colour, stones.total()), events);
            }
            Op::Draw(count) => {
                if frame.drawn < count && self.common.can_draw() {
                    let Some(top) = self.common.top else { return Flow::Wait(Due::Draw, seat) };
                    self.common.top = None;
                    self.join_hand(seat, top);
                    events.push(Fact::DrawnKnown { seat, card: top });
                    self.frame_mut().drawn += 1;
                    return Flow::Done;
                }
            }
            // A source that has left the area in the meantime stays where it is.
            op @ (Op::RecoverSelf | Op::DiscardSelf | Op::ToDeckTop)
                if self.common.players[seat].creatures.contains(source) =>
            {
                match op {
                    Op::RecoverSelf => self.recover(seat, source, events),
                    Op::DiscardSelf => self.discard_creature(seat, source, events),
                    _ => self.put_on_top(seat, source, events),
                }
            }
            Op::RecoverSelf | Op::DiscardSelf | Op::ToDeckTop => {}
            Op::ActivateAll => {
                self.common.available = self.activatable(seat, frame.used);
                if !self.common.available.is_empty() {
                    return Flow::Wait(Due::Effect, seat);
                }
            }
            Op::ForceDiscard(_) => return Flow::Wait(Due::Effect, frame.target.unwrap_or(seat)),
            Op::StealPoints(_)
            | Op::RecoverChoice(_)
            | Op::DiscardHand { .. }
            | Op::DiscardArea { .. }
            | Op::SummonFree(_)
            | Op::TakeDiscarded(_)
            | Op::Choose(_)
            | Op::Copy(_) => return Flow::Wait(Due::Effect, seat),
        }
        self.next_op();
        Flow::Done
    }

    /// Where the effect that holds this operation ends.
    fn end_of(&self, at: usize) -> u16 {
        let rest = &self.data().ops[at..];
        let end = rest.iter().position(|op| *op == Op::End).expect("every effect has an end");
        (at + end) as u16
    }

    /// Goes on with the next chosen option, or behind the choice.
    pub(crate) fn next_option(&mut self) {
        let data = self.data();
        let frame = self.frame_mut();
        let choice = data.choices.iter().find(|choice| choice.card == frame.of);
        let choice = choice.expect("a card whose options are carried out has a choice");
        if let Some(number) = frame.options.lowest() {
            frame.options = frame.options.without(number);
            frame.at = choice.options[number].start;
        } else {
            frame.at = choice.end;
            frame.gained = false;
        }
    }

    /// The source goes onto the draw pile, for everybody to see. A card known to be there before is from now on
    /// one of the pile.
    fn put_on_top(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.leave_area(seat, card);
        if let Some(below) = self.common.top {
            let present = self.present();
            self.common.piles[present].insert(below);
        }
        self.common.top = Some(card);
        events.push(Fact::PutOnTop { seat, card });
        self.check_limit(seat);
    }
}
