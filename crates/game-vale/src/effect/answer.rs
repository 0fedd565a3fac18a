//! Decisions inside effects (D4 to D13): their options, the judgement of an answer, and what follows from it.

use kernel::{Seat, Sink};

use crate::action::{Action, Actions, Group, Options};
use crate::effect::amount::Memory;
use crate::effect::can::{Obstacle, World};
use crate::effect::op::{ChoiceId, Kind, Op, Whom};
use crate::event::{Event, Fact, Zone};
use crate::ids::{Card, CardSet, Family, Stones};
use crate::illegal::{Decision, Illegal};
use crate::state::{Frame, State};

impl State {
    /// Which decision the operation of the innermost effect asks for.
    pub(crate) fn effect_decision(&self) -> Decision {
        match self.op() {
            Op::StealPoints(_) => Decision::ChoosePlayer,
            Op::ForceDiscard(_) if self.common.frame().target.is_none() => Decision::ChoosePlayer,
            Op::ForceDiscard(_) => Decision::Yield,
            Op::RecoverChoice(_) => Decision::Recover,
            Op::DiscardHand { .. } => Decision::Discard,
            Op::DiscardArea { .. } => Decision::Dismiss,
            Op::SummonFree(_) => Decision::SummonFree,
            Op::TakeDiscarded(_) => Decision::Take,
            Op::Choose(_) => Decision::Choose,
            Op::Copy(_) => Decision::Copy,
            _ => Decision::Activate,
        }
    }

    fn effect_world(&self) -> World {
        let frame = self.common.frame();
        World::now(self, frame.seat, frame.source)
    }

    /// How many points the operation would steal.
    fn loot(&self) -> u16 {
        let frame = self.common.frame();
        match self.op() {
            Op::StealPoints(amount) => {
                let memory = Memory { chosen: frame.chosen, discarded: frame.discarded, paid: Stones::NONE };
                self.amount(frame.seat, amount, memory)
            }
            _ => 0,
        }
    }

    /// Creatures of the chosen player that may be discarded (D10).
    fn yielding(&self, family: Family) -> CardSet {
        let seat = self.common.decider;
        self.common.players[seat].creatures.and(self.data().by_family[family.index()])
    }

    /// Lists the options of the decision that the innermost effect asks for.
    pub(crate) fn effect_actions(&self, options: &mut Actions) {
        let frame = *self.common.frame();
        let mut each = |cards: CardSet, action: fn(Card) -> Action| {
            cards.iter().for_each(|card| options.push(action(card)));
        };
        match self.op() {
            Op::ActivateAll => each(self.common.available, |card| Action::Activate { card }),
            Op::DiscardHand { next } => {
                let cards = self.discardable(next, frame.at + 1, &self.effect_world());
                each(cards, |card| Action::Discard { card });
            }
            Op::SummonFree(family) => {
                let cards = self.free_to_enter(family, &self.effect_world());
                each(cards, |card| Action::SummonFree { card });
            }
            Op::RecoverChoice(filter) => {
                let cards = self.fitting(filter, self.common.players[frame.seat].creatures, frame.source);
                each(cards, |card| Action::Recover { card });
            }
            Op::DiscardArea { min, max, whom } => {
                let creatures = self.dismissible(whom);
                list_groups(creatures, min, max, options);
            }
            Op::StealPoints(_) => {
                let points = self.loot();
                let seats = self.can_be_robbed(frame.seat, points);
                seats.for_each(|seat| options.push(Action::ChoosePlayer { seat }));
            }
            Op::ForceDiscard(family) if frame.target.is_none() => {
                self.owners(family).for_each(|seat| options.push(Action::ChoosePlayer { seat }));
            }
            Op::ForceDiscard(family) => each(self.yielding(family), |card| Action::Yield { card }),
            Op::Copy(kind) => {
                let cards = self.copyable(kind, &self.effect_world());
                each(cards, |card| Action::Copy { card });
            }
            Op::Choose(choice) => {
                let open = self.open_options(choice, &self.effect_world());
                let pick = self.data().choices[choice.index()].pick;
                let sets = (1..=open.bits()).map(Options::from_bits);
                let fitting = sets.filter(|set| set.len() == pick && open.covers(*set));
                fitting.for_each(|chosen| options.push(Action::Choose { choice, options: chosen }));
            }
            Op::TakeDiscarded(family) => {
                let cards = self.common.discard.and(self.data().by_family[family.index()]);
                each(cards, |card| Action::Take { card });
            }
            _ => {}
        }
    }

    fn dismissible(&self, whom: Whom) -> CardSet {
        let frame = self.common.frame();
        let creatures = self.common.players[frame.seat].creatures;
        match whom {
            Whom::All => creatures,
            Whom::Others => creatures.without(frame.source),
        }
    }

    /// May this answer the operation of the innermost effect?
    pub(crate) fn check_effect(&self, action: Action) -> Result<(), Illegal> {
        let frame = *self.common.frame();
        let (seat, source) = (frame.seat, frame.source);
        let creatures = self.common.players[seat].creatures;
        match (self.op(), action) {
            (Op::ActivateAll, Action::Activate { card }) => self.check_activate(seat, card, frame.used),
            (Op::DiscardHand { next }, Action::Discard { card }) => {
                let world = self.effect_world();
                need(world.hand.contains(card), Illegal::NotInHand { card })?;
                let fits = self.discardable(next, frame.at + 1, &world).contains(card);
                let part = self.obstacle(frame.at + 1, &world.discarded(card));
                let part = part.unwrap_or(Obstacle::SummonFree(None));
                need(fits, Illegal::Impossible { card: frame.of, part })
            }
            (Op::SummonFree(family), Action::SummonFree { card }) => {
                let world = self.effect_world();
                need(world.hand.contains(card), Illegal::NotInHand { card })?;
                if let Some(family) = family {
                    let right = self.data().card(card).family == family;
                    need(right, Illegal::WrongFamily { family })?;
                }
                self.check_enter(&world, card)
            }
            (Op::RecoverChoice(filter), Action::Recover { card }) => {
                need(creatures.contains(card), Illegal::NotInArea { card })?;
                need(filter.whom == Whom::All || card != source, Illegal::SameCard { card })?;
                need(self.data().filter(filter.set).contains(card), Illegal::NoMatch { card })
            }
            (Op::DiscardArea { min, max, whom }, Action::Dismiss { cards }) => {
                let cards = cards.cards();
                for card in cards.iter().copied() {
                    need(creatures.contains(card), Illegal::NotInArea { card })?;
                    need(whom == Whom::All || card != source, Illegal::SameCard { card })?;
                }
                let right = (usize::from(min)..=usize::from(max)).contains(&cards.len());
                need(right, Illegal::WrongNumber { needed: max })
            }
            (Op::StealPoints(_), Action::ChoosePlayer { seat: target }) => {
                let fits = self.can_be_robbed(seat, self.loot()).any(|other| other == target);
                need(fits, Illegal::NoSuchPlayer { seat: target })
            }
            (Op::ForceDiscard(family), Action::ChoosePlayer { seat: target }) if frame.target.is_none() => {
                let fits = self.owners(family).any(|owner| owner == target);
                need(fits, Illegal::NoSuchPlayer { seat: target })
            }
            (Op::ForceDiscard(family), Action::Yield { card }) if frame.target.is_some() => {
                let own = self.common.players[self.common.decider].creatures;
                need(own.contains(card), Illegal::NotInArea { card })?;
                need(self.yielding(family).contains(card), Illegal::WrongFamily { family })
            }
            (Op::Copy(kind), Action::Copy { card }) => self.check_copy(kind, creatures, source, card),
            (Op::Choose(due), Action::Choose { choice, options }) => self.check_choice(due, choice, options),
            (Op::TakeDiscarded(family), Action::Take { card }) => {
                need(self.common.discard.contains(card), Illegal::NotDiscarded { card })?;
                let right = self.data().card(card).family == family;
                need(right, Illegal::WrongFamily { family })
            }
            _ => Err(Illegal::OtherDecision { due: self.effect_decision() }),
        }
    }

    /// May a hand card enter (4.6)?
    pub(crate) fn check_enter(&self, world: &World, card: Card) -> Result<(), Illegal> {
        let limit = self.common.round;
        need(world.creatures.len() < limit, Illegal::AreaFull { limit })?;
        match self.entering_obstacle(world, card) {
            None => Ok(()),
            Some(part) => Err(Illegal::Impossible { card, part }),
        }
    }

    /// May a creature be activated (D4)?
    pub(crate) fn check_activate(
        &self,
        seat: Seat,
        card: Card,
        used: crate::state::Slots,
    ) -> Result<(), Illegal> {
        let area = &self.common.players[seat].area;
        let Some(slot) = area.iter().position(|other| *other == card) else {
            return Err(Illegal::NotInArea { card });
        };
        need(self.data().active.contains(card), Illegal::NoActiveEffect { card })?;
        need(!used.contains(slot), Illegal::AlreadyUsed { card })?;
        match self.active_obstacle(seat, card) {
            None => Ok(()),
            Some(part) => Err(Illegal::Impossible { card, part }),
        }
    }

    fn check_copy(&self, kind: Kind, creatures: CardSet, source: Card, card: Card) -> Result<(), Illegal> {
        need(creatures.contains(card), Illegal::NotInArea { card })?;
        need(card != source, Illegal::SameCard { card })?;
        let Some(program) = self.data().card(card).program(kind) else {
            return Err(Illegal::NoSuchEffect { card, kind });
        };
        match self.obstacle(program.start, &self.effect_world()) {
            None => Ok(()),
            Some(part) => Err(Illegal::Impossible { card, part }),
        }
    }

    fn check_choice(&self, due: ChoiceId, choice: ChoiceId, options: Options) -> Result<(), Illegal> {
        need(choice == due, Illegal::OtherChoice { due })?;
        let data = &self.data().choices[due.index()];
        need(options.len() == data.pick, Illegal::WrongNumber { needed: data.pick })?;
        let world = self.effect_world();
        for option in options.iter() {
            let part = data.options.get(option).and_then(|option| self.obstacle(option.start, &world));
            if let Some(part) = part {
                return Err(Illegal::Impossible { card: data.card, part });
            }
        }
        Ok(())
    }

    /// Carries out the answer. The phase goes on afterwards.
    pub(crate) fn answer_effect(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let frame = *self.common.frame();
        let (seat, source) = (frame.seat, frame.source);
        match action {
            Action::Activate { card } => {
                let slot = self.common.players[seat].area.iter().position(|other| *other == card);
                self.frame_mut().used.insert(slot.expect("an activated creature is in the area"));
                self.begin_active(seat, card, events);
                return;
            }
            Action::Discard { card } => {
                self.leave_hand(seat, card, events);
                self.common.discard.insert(card);
                events.push(Fact::Discarded { seat, card, from: Zone::Hand });
                self.frame_mut().chosen = Some(card);
            }
            Action::SummonFree { card } => {
                self.leave_hand(seat, card, events);
                events.push(Fact::SummonedFree { seat, card });
                // The effect under way goes on behind this operation once the new one has ended.
                self.next_op();
                self.enter(seat, card, Stones::NONE, events);
                return;
            }
            Action::Recover { card } => {
                self.frame_mut().chosen = Some(card);
                self.recover(seat, card, events);
            }
            Action::Dismiss { cards } => {
                for card in cards.cards() {
                    self.discard_creature(seat, *card, events);
                }
            }
            Action::ChoosePlayer { seat: target } => {
                let points = self.loot();
                events.push(Fact::PlayerChosen { seat, target });
                if !matches!(self.op(), Op::StealPoints(_)) {
                    self.frame_mut().target = Some(target);
                    return;
                }
                self.lose_points(target, source, points, events);
                self.gain_points(seat, source, points, events);
            }
            Action::Yield { card } => self.discard_creature(self.common.decider, card, events),
            Action::Copy { card } => {
                let Op::Copy(kind) = self.op() else { unreachable!("checked: a copy is to be chosen") };
                events.push(Fact::Copied { seat, source, of: card });
                self.next_op();
                let program = self.data().card(card).program(kind).expect("checked: it has the effect");
                self.common.frames.push(Frame::new(seat, source, card, kind, program.start));
                return;
            }
            Action::Choose { choice, options } => return self.choose(choice, options, events),
            Action::Take { card } => {
                self.common.discard.remove(card);
                self.join_hand(seat, card);
                events.push(Fact::Taken { seat, card });
            }
            other => unreachable!("{other:?} was not checked: it answers no effect"),
        }
        self.next_op();
    }

    /// The chosen options begin; of several, all stones come first and at once (4.8).
    fn choose(&mut self, id: ChoiceId, options: Options, events: &mut impl Sink<Event>) {
        let choice = &self.data().choices[id.index()];
        let (seat, source) = (self.common.frame().seat, self.common.frame().source);
        events.push(Fact::Chosen { seat, choice: id, options });
        let several = choice.pick > 1;
        let frame = self.frame_mut();
        frame.options = options;
        frame.gained = several;
        if several {
            let stones = options.iter().map(|option| choice.options[option].stones);
            let sum = stones.fold(Stones::NONE, Stones::plus);
            self.gain_stones(seat, source, sum, events);
        }
        self.next_option();
    }
}

/// All sets of `min` to `max` of the creatures, smaller ones first.
fn list_groups(creatures: CardSet, min: u8, max: u8, options: &mut Actions) {
    let mut push = |cards: &[Card]| {
        if let Some(cards) = Group::of(cards)
            && (usize::from(min)..=usize::from(max)).contains(&cards.cards().len())
        {
            options.push(Action::Dismiss { cards });
        }
    };
    let above = |card: Card| creatures.iter().filter(move |other| *other > card);
    push(&[]);
    creatures.iter().for_each(|one| push(&[one]));
    for one in creatures {
        above(one).for_each(|two| push(&[one, two]));
    }
    for one in creatures {
        for two in above(one) {
            above(two).for_each(|three| push(&[one, two, three]));
        }
    }
}

/// Refuses if something does not hold.
pub(crate) fn need(holds: bool, illegal: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(illegal) }
}
