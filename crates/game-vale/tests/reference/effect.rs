//! Effects, op by op: section 4.8, and 4.9 on what can be carried out.

use std::collections::BTreeSet;

use crate::cards::{
    Amount, Card, Condition, CostOf, Counted, Family, Kind, Offer, Op, Stones, Target, Times, Valued, Zone,
    face, stones,
};
use crate::coverage::{Happening, Note};
use crate::state::{Choice, Decider, Frame, Held, Player, Run, State, Way};

/// Which cards of an area are meant.
struct Filter {
    family: Option<Family>,
    max_cost: Option<usize>,
    effect: Option<Kind>,
    except: Option<Card>,
}

impl Filter {
    fn matches(&self, card: Card) -> bool {
        self.family.is_none_or(|family| face(card).family == family)
            && self.max_cost.is_none_or(|cost| face(card).cost <= cost)
            && self.effect.is_none_or(|kind| face(card).ops(kind).is_some())
            && self.except != Some(card)
    }
}

/// Every way to take `pick` of the things, in their order.
fn combinations<T: Clone>(things: &[T], pick: usize) -> Vec<Vec<T>> {
    if pick == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, thing) in things.iter().enumerate() {
        for mut rest in combinations(&things[index + 1..], pick - 1) {
            rest.insert(0, thing.clone());
            all.push(rest);
        }
    }
    all
}

/// Does an effect of the card have ops inside other ops?
pub(crate) fn has_inner_ops(card: Card) -> bool {
    face(card).effects.iter().flat_map(|effect| &effect.ops).any(|op| size(op) > 1)
}

/// How many ops these are, with those inside them.
fn total(ops: &[Op]) -> usize {
    ops.iter().map(size).sum()
}

fn size(op: &Op) -> usize {
    1 + match op {
        Op::Choose { options, .. } => options.iter().map(|offer| total(&offer.ops)).sum(),
        Op::When { then, r#else, .. } => total(then) + r#else.as_deref().map_or(0, total),
        _ => 0,
    }
}

impl State {
    /// Carries out an effect in a new frame.
    pub(crate) fn carry_out(&mut self, frame: Frame, ops: &'static [Op]) -> Run {
        self.frames.push(frame);
        let depth = self.frames.len();
        if depth >= 4 {
            self.notes.push(Note::Depth(depth));
        }
        self.carry_out_list(ops, 0, total(ops))?;
        self.frames.pop();
        Ok(())
    }

    /// Carries out ops of which the first has the number `from`; after the last one comes number `end`.
    fn carry_out_list(&mut self, ops: &'static [Op], from: usize, end: usize) -> Run {
        let mut number = from;
        for (index, op) in ops.iter().enumerate() {
            let after = number + size(op);
            let frame = self.frame_now();
            frame.at = number;
            frame.next = if index + 1 == ops.len() { end } else { after };
            self.carry_out_op(op, &ops[index + 1..])?;
            number = after;
        }
        Ok(())
    }

    fn frame_now(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("an effect has a frame")
    }

    /// The active effect of an own card.
    pub(crate) fn carry_out_active(&mut self, player: Player, card: Card) -> Run {
        self.notes.push(Note::Active(card));
        let ops = face(card).ops(Kind::Active).expect("only active effects are activated");
        self.carry_out(Frame::new(player, card, card, Kind::Active), ops)
    }

    /// The table of 4.8, column "meaning".
    fn carry_out_op(&mut self, op: &'static Op, rest: &[Op]) -> Run {
        let (player, source) = (self.frame_now().player, self.frame_now().source);
        match op {
            Op::GainPoints { amount } => {
                self.score[player] += self.amount(amount);
                Ok(())
            }
            Op::LosePoints { amount } => {
                if self.score[player] < *amount {
                    self.note(Happening::ScoreStopsAtZero);
                }
                self.score[player] = self.score[player].saturating_sub(*amount);
                Ok(())
            }
            Op::PayPoints { amount } => {
                self.score[player] -= amount;
                Ok(())
            }
            Op::StealPoints { amount } => self.steal(player, *amount),
            Op::GainStones { red, blue, purple } => self.gain(player, stones(*red, *blue, *purple)),
            Op::DiscardStone { color } => {
                *self.stones[player].of_mut(*color) -= 1;
                Ok(())
            }
            Op::DiscardAllStones => {
                self.frame_now().discarded = self.stones[player].worth(self.values(player));
                self.stones[player] = stones(0, 0, 0);
                Ok(())
            }
            Op::SwapStone { from, to, count } => {
                *self.stones[player].of_mut(*from) -= 1;
                let mut taken = stones(0, 0, 0);
                *taken.of_mut(*to) = *count;
                self.gain(player, taken)
            }
            Op::SwapAllStones { to } => {
                let mut swapped = stones(0, 0, 0);
                *swapped.of_mut(*to) = self.stones[player].number();
                self.stones[player] = swapped;
                Ok(())
            }
            Op::Draw { count } => (0..*count).try_for_each(|_| self.draw(player)),
            Op::Recover { target: Target::Itself, .. } => self.recover(player, source),
            Op::Recover { target: Target::Choice, .. } => {
                let options = self.recoverable(player, source, op).into_iter().map(Choice::Recover).collect();
                let Choice::Recover(card) = self.ask(Decider::Player(player), options)? else {
                    unreachable!()
                };
                self.frame_now().chosen = Some(card);
                self.recover(player, card)
            }
            Op::Discard { zone: Zone::Itself, .. } => {
                self.leave(player, source);
                self.discard.push(source);
                self.keep_to_limit(player)
            }
            Op::Discard { zone: Zone::Hand, .. } => self.discard_from_hand(player, source, rest),
            Op::Discard { zone: Zone::Area, min, max, other } => {
                let except = other.then_some(source);
                self.discard_from_area(player, except, min.unwrap_or(0), max.unwrap_or(usize::MAX))
            }
            Op::ForceDiscard { family } => self.force_discard(player, source, *family),
            Op::SummonFree { family } => {
                let options = self.free_summons(player, *family).map(Choice::FreeSummon).collect();
                let Choice::FreeSummon(card) = self.ask(Decider::Player(player), options)? else {
                    unreachable!()
                };
                self.notes.push(Note::FreelySummoned(card));
                self.enter(player, card, stones(0, 0, 0))
            }
            Op::TakeDiscarded { family } => {
                let fitting = self.discard.iter().filter(|card| face(card).family == *family);
                let options = fitting.map(|card| Choice::TakeDiscarded(card)).collect();
                let Choice::TakeDiscarded(taken) = self.ask(Decider::Player(player), options)? else {
                    unreachable!()
                };
                self.discard.retain(|card| *card != taken);
                self.hand[player].push(Held { card: taken, way: Way::Public });
                Ok(())
            }
            Op::ToDeckTop => {
                self.leave(player, source);
                assert!(self.known_top.is_none(), "only tengu goes there");
                self.known_top = Some(source);
                self.note(Happening::ToDeckTop);
                self.keep_to_limit(player)
            }
            Op::Choose { pick, options } => self.choose(player, source, *pick, options),
            Op::When { cond, then, r#else, .. } => {
                let (at, end) = (self.frame_now().at, self.frame_now().next);
                if self.is_true(player, cond) {
                    self.carry_out_list(then, at + 1, end)
                } else if let Some(ops) = r#else {
                    self.carry_out_list(ops, at + 1 + total(then), end)
                } else {
                    Ok(())
                }
            }
            Op::ActivateAll => self.activate_all(player),
            Op::Copy { kind } => self.copy(player, source, *kind),
            Op::StoneLimit { .. }
            | Op::StoneValue { .. }
            | Op::StoneValueSwap { .. }
            | Op::SummonCost { .. }
            | Op::OnSummon { .. }
            | Op::OnTame { .. } => unreachable!("permanent ops are never carried out"),
        }
    }

    fn steal(&mut self, player: Player, amount: usize) -> Run {
        let options: Vec<Choice> =
            self.rich_opponents(player, amount).into_iter().map(Choice::ChoosePlayer).collect();
        let Choice::ChoosePlayer(robbed) = self.ask(Decider::Player(player), options)? else {
            unreachable!()
        };
        self.score[robbed] -= amount;
        self.score[player] += amount;
        Ok(())
    }

    pub(crate) fn rich_opponents(&self, player: Player, amount: usize) -> Vec<Player> {
        (0..self.players).filter(|other| *other != player && self.score[*other] >= amount).collect()
    }

    fn draw(&mut self, player: Player) -> Run {
        let known = self.known_top.is_some();
        if self.draw_pile.is_empty() && !known {
            self.note(Happening::ReshuffleBeforeDraw);
        }
        let card = self.top_card()?.expect("4.9: a draw that is carried out is possible");
        let way = if known { Way::Public } else { Way::Drawn(self.generation) };
        if known {
            self.note(Happening::KnownTopDrawn);
        }
        self.hand[player].push(Held { card, way });
        Ok(())
    }

    fn recover(&mut self, player: Player, card: Card) -> Run {
        self.leave(player, card);
        self.hand[player].push(Held { card, way: Way::Public });
        self.keep_to_limit(player)
    }

    /// D7.
    pub(crate) fn recoverable(&self, player: Player, source: Card, op: &Op) -> Vec<Card> {
        let Op::Recover { family, max_cost, effect, other, .. } = op else { unreachable!() };
        let filter =
            Filter { family: *family, max_cost: *max_cost, effect: *effect, except: other.then_some(source) };
        self.area[player].iter().copied().filter(|card| filter.matches(card)).collect()
    }

    /// D5.
    fn discard_from_hand(&mut self, player: Player, source: Card, rest: &[Op]) -> Run {
        let fitting: Vec<Card> = self.discardable(player, source, rest).collect();
        if fitting.len() < self.hand[player].len() {
            self.note(Happening::DiscardRestricted);
        }
        let options = fitting.into_iter().map(Choice::DiscardHand).collect();
        let Choice::DiscardHand(card) = self.ask(Decider::Player(player), options)? else { unreachable!() };
        self.throw_away(player, card);
        self.frame_now().chosen = Some(card);
        Ok(())
    }

    pub(crate) fn throw_away(&mut self, player: Player, card: Card) {
        self.hand[player].retain(|held| held.card != card);
        self.discard.push(card);
    }

    /// The hand cards after whose discard the rest of the effect can be carried out.
    pub(crate) fn discardable(
        &self,
        player: Player,
        source: Card,
        rest: &[Op],
    ) -> impl Iterator<Item = Card> {
        let hand = self.hand[player].iter().map(|held| held.card);
        hand.filter(move |card| {
            let mut after = self.clone();
            after.throw_away(player, card);
            after.can(player, source, rest)
        })
    }

    /// D8.
    fn discard_from_area(&mut self, player: Player, except: Option<Card>, min: usize, max: usize) -> Run {
        let others: Vec<Card> =
            self.area[player].iter().copied().filter(|card| Some(*card) != except).collect();
        let sizes = min..=max.min(others.len());
        let options = sizes.flat_map(|pick| combinations(&others, pick)).map(Choice::DiscardArea).collect();
        let Choice::DiscardArea(cards) = self.ask(Decider::Player(player), options)? else { unreachable!() };
        self.notes.push(Note::DiscardedFromArea(cards.len()));
        for card in cards {
            self.leave(player, card);
            self.discard.push(card);
        }
        self.keep_to_limit(player)
    }

    /// D9, D10.
    fn force_discard(&mut self, player: Player, source: Card, family: Family) -> Run {
        let victims = self.players_with(family).into_iter().map(Choice::ChoosePlayer).collect();
        let Choice::ChoosePlayer(victim) = self.ask(Decider::Player(player), victims)? else {
            unreachable!()
        };
        self.frame_now().target = Some(victim);
        let options = self.of_family(victim, family).into_iter().map(Choice::ForcedDiscard).collect();
        let Choice::ForcedDiscard(card) = self.ask(Decider::Player(victim), options)? else { unreachable!() };
        self.frame_now().target = None;
        self.note(if victim == player { Happening::ForcedOnOneself } else { Happening::ForcedOnAnother });
        if card == source {
            self.note(Happening::SourceDiscardsItself);
        }
        self.leave(victim, card);
        self.discard.push(card);
        self.keep_to_limit(victim)
    }

    fn of_family(&self, player: Player, family: Family) -> Vec<Card> {
        self.area[player].iter().copied().filter(|card| face(card).family == family).collect()
    }

    pub(crate) fn players_with(&self, family: Family) -> Vec<Player> {
        (0..self.players).filter(|player| !self.of_family(*player, family).is_empty()).collect()
    }

    /// D6.
    pub(crate) fn free_summons(&self, player: Player, family: Option<Family>) -> impl Iterator<Item = Card> {
        let hand = self.hand[player].iter().map(|held| held.card);
        hand.filter(move |card| family.is_none_or(|family| face(card).family == family))
            .filter(move |card| self.may_enter(player, card))
    }

    /// D12. With several: first their stones as one gain, then their other ops in printed order.
    fn choose(&mut self, player: Player, source: Card, pick: usize, offers: &'static [Offer]) -> Run {
        let printed_on = self.frame_now().printed_on;
        let possible: Vec<String> = offers
            .iter()
            .filter(|offer| self.can(player, source, &offer.ops))
            .map(|offer| offer.key.clone())
            .collect();
        if possible.len() < offers.len() {
            self.notes.push(Note::FewerOffers(printed_on));
        }
        let options = combinations(&possible, pick).into_iter().map(Choice::Choose).collect();
        let Choice::Choose(keys) = self.ask(Decider::Player(player), options)? else { unreachable!() };
        let chosen: Vec<&'static Offer> = offers.iter().filter(|offer| keys.contains(&offer.key)).collect();
        for offer in &chosen {
            self.notes.push(Note::Offer(printed_on, offer.key.as_str()));
        }
        let (at, end) = (self.frame_now().at, self.frame_now().next);
        if let [offer] = chosen.as_slice() {
            let before = offers.iter().take_while(|other| other.key != offer.key);
            let from = at + 1 + before.map(|other| total(&other.ops)).sum::<usize>();
            return self.carry_out_list(&offer.ops, from, end);
        }
        let mut all = stones(0, 0, 0);
        for op in chosen.iter().flat_map(|offer| &offer.ops) {
            if let Op::GainStones { red, blue, purple } = op {
                all = all.plus(stones(*red, *blue, *purple));
            }
        }
        self.gain(player, all)?;
        let others = chosen.iter().flat_map(|offer| &offer.ops);
        for op in others.filter(|op| !matches!(op, Op::GainStones { .. })) {
            self.carry_out_op(op, &[])?;
        }
        Ok(())
    }

    /// D4 as part of an effect.
    fn activate_all(&mut self, player: Player) -> Run {
        self.frame_now().used = Some(BTreeSet::new());
        loop {
            let used = self.frame_now().used.clone().expect("set above");
            let available = self.available(player, &used);
            if available.is_empty() {
                return Ok(());
            }
            let options = available.into_iter().map(Choice::Activate).collect();
            let Choice::Activate(card) = self.ask(Decider::Player(player), options)? else { unreachable!() };
            self.frame_now().used.as_mut().expect("set above").insert(card);
            self.carry_out_active(player, card)?;
        }
    }

    /// D11.
    fn copy(&mut self, player: Player, source: Card, kind: Kind) -> Run {
        let options = self.copyable(player, source, kind).into_iter().map(Choice::Copy).collect();
        let Choice::Copy(card) = self.ask(Decider::Player(player), options)? else { unreachable!() };
        self.notes.push(Note::Copied { by: source, of: card });
        let ops = face(card).ops(kind).expect("only cards with such an effect are copied");
        self.carry_out(Frame::new(player, source, card, kind), ops)
    }

    pub(crate) fn copyable(&self, player: Player, source: Card, kind: Kind) -> Vec<Card> {
        let others = self.area[player].iter().copied().filter(|card| *card != source);
        others.filter(|card| face(card).ops(kind).is_some_and(|ops| self.can(player, source, ops))).collect()
    }

    pub(crate) fn is_true(&self, player: Player, condition: &Condition) -> bool {
        let area = &self.area[player];
        match condition {
            Condition::AreaLacksFamily { family } => self.of_family(player, *family).is_empty(),
            Condition::HasStone { color } => self.stones[player].of(*color) > 0,
            Condition::HandBelow { n } => self.hand[player].len() < *n,
            Condition::HandEqualsArea => self.hand[player].len() == area.len(),
            Condition::OpponentAhead => (0..self.players).any(|other| self.score[other] > self.score[player]),
            Condition::AreaHasCosts { costs } => {
                costs.iter().all(|cost| area.iter().any(|card| face(card).cost == *cost))
            }
        }
    }

    /// 4.8: amounts, in the present frame.
    fn amount(&self, amount: &Amount) -> usize {
        let frame = self.frames.last().expect("an effect has a frame");
        let player = frame.player;
        match amount {
            Amount::Number(number) => *number,
            Amount::Per(per) => per.mult * self.number_of(player, per, frame.paid),
            Amount::Value { value: Valued::Stones, color } => {
                let colour = color.expect("stones of one colour");
                self.stones[player].of(colour) * self.values(player).of(colour)
            }
            Amount::Value { value: Valued::Discarded, .. } => frame.discarded,
            Amount::Cost { cost: CostOf::Chosen } => face(frame.chosen.expect("a card was chosen")).cost,
        }
    }

    fn number_of(&self, player: Player, per: &Times, paid: Stones) -> usize {
        let area = &self.area[player];
        match per.what {
            Counted::AreaCard => {
                let filter =
                    Filter { family: per.family, max_cost: per.max_cost, effect: per.effect, except: None };
                area.iter().filter(|card| filter.matches(card)).count()
            }
            Counted::HandCard => self.hand[player].len(),
            Counted::AreaFamily => area.iter().map(|card| face(card).family).collect::<BTreeSet<_>>().len(),
            Counted::Stone => self.stones[player].of(per.color.expect("stones of one colour")),
            Counted::PaidStone => paid.of(per.color.expect("stones of one colour")),
        }
    }
}
