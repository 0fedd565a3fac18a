//! 4.3 and 4.5: what a decision does.

use crate::cards::{self, KINDS, Word, constants, points_in, word};
use crate::state::{Laid, Occasion, State, Step, Work};
use crate::values::{Payment, from_letters, gems_in};

impl State {
    /// Plays one of the options.
    pub(crate) fn play(&mut self, option: &str) {
        assert!(
            self.options().iter().any(|legal| legal == option),
            "{option} is none of {:?}",
            self.options()
        );
        let words: Vec<&str> = option.split(' ').collect();
        let number = |index: usize| words[index].parse::<usize>().expect("a number");
        let kind = |index: usize| word(&KINDS, words[index]).expect("a kind");
        match (words[0], words.len()) {
            ("summon", _) => self.step = Step::Summon,
            ("abilities", _) => self.step = Step::Cards,
            ("forge", 1) => self.step = Step::Forge,
            ("pass", _) => {
                // 4.4 wants the display refilled at the end of an action of any kind. In play it is full then,
                // or there are no cards.
                self.note("passed");
                self.refill_display();
            }
            ("show", _) => self.lay_out(number(1)),
            ("take", _) => self.take_slots(&(1..words.len()).map(number).collect::<Vec<_>>()),
            ("lay", _) => {
                self.lay_out(number(1));
                if self.laid.len() == self.most_laid()
                    || self.laid.len() >= constants().ability_cards && self.me().hand.is_empty()
                {
                    self.step = Step::Abilities;
                }
                if self.laid.len() > constants().ability_cards {
                    self.note("three_abilities: three cards");
                }
            }
            ("enough", _) => {
                self.note("three_abilities: two cards are enough");
                self.step = Step::Abilities;
            }
            ("use", _) => self.use_part(number(1), number(2)),
            ("finish", _) => self.clean_up(),
            ("gem", _) => {
                self.take(kind(1));
                self.go_on();
            }
            ("slot", _) => {
                let card = self.display[number(1) - 1].take().expect("the slot is occupied");
                self.note("card from the display");
                self.me_mut().discard.push(card);
                self.go_on();
            }
            ("pay", _) => self.paid(&from_letters(words[1])),
            ("apply", count) => self.apply((count == 2).then(|| kind(1))),
            ("forgo", _) => {
                self.note("forgone");
                self.applied();
            }
            ("forge", _) => self.forge(number(1), if words[2] == "gems" { "gems" } else { "ore" }),
            ("done", _) => {
                if self.forged.is_empty() {
                    self.note("done without an artifact");
                }
                self.end_forging();
            }
            ("place", _) => self.place(number(1), kind(2)),
            ("exchange", _) => self.exchange(number(1)),
            ("rune", _) => self.take_rune(words[1]),
            ("end", _) => self.refill_hand(),
            ("swap-gem", _) => {
                self.note(format!("swap: {} for ore", kind(1)));
                self.give(kind(1));
                self.take("ore");
                self.swapped = true;
            }
            ("swap-ore", _) => {
                self.note(format!("swap: ore for {}", kind(1)));
                self.give("ore");
                self.take(kind(1));
                self.swapped = true;
            }
            ("wild-colour", _) => {
                self.note(format!("wild_color: {}", kind(1)));
                *self.supply.get_mut(kind(1)).expect("a kind") -= 1;
                self.me_mut().wild_color = Some(kind(1));
            }
            _ => panic!("nobody can say {option}"),
        }
    }

    /// 4.4 Take from the supply: one piece if there is one, else nothing happens.
    fn take(&mut self, piece: Word) {
        let there = self.supply.get_mut(piece).expect("a piece");
        if *there == 0 {
            self.note(format!("nothing to take: {piece}"));
            return;
        }
        *there -= 1;
        match piece {
            "ore" => self.me_mut().ore += 1,
            kind => *self.me_mut().gems.get_mut(kind).expect("a kind") += 1,
        }
    }

    fn give(&mut self, piece: Word) {
        match piece {
            "ore" => self.me_mut().ore -= 1,
            kind => *self.me_mut().gems.get_mut(kind).expect("a kind") -= 1,
        }
        *self.supply.get_mut(piece).expect("a piece") += 1;
    }

    /// Paid gems go to the supply before anything is gained.
    pub(crate) fn pay(&mut self, payment: &Payment) {
        for gem in gems_in(payment) {
            self.give(gem);
        }
    }

    fn lay_out(&mut self, card: usize) {
        self.me_mut().leave_hand(card);
        self.laid.push(Laid::new(card));
    }

    /// `SUMMON_SLOTS`.
    fn take_slots(&mut self, slots: &[usize]) {
        if self.me().has("magic_points") {
            let alone = if self.laid.is_empty() { "alone" } else { "with cards" };
            self.note(format!("magic_points: {alone}"));
        }
        self.note(format!("summoned {}", slots.len()));
        self.note(format!("shown {}", self.laid.len()));
        for slot in slots {
            let card = self.display[slot - 1].take().expect("the slot is occupied");
            self.me_mut().discard.push(card);
        }
        let shown: Vec<usize> = self.laid.drain(..).map(|laid| laid.card).collect();
        self.me_mut().discard.extend(shown);
        self.refill_display();
    }

    /// `ABILITY_MENU`, `use`.
    fn use_part(&mut self, card: usize, part: usize) {
        self.note(format!("use {card} {part}"));
        let face = self.me().face(card);
        let laid = self.laid.iter_mut().find(|laid| laid.card == card).expect("the card is laid out");
        laid.used.push(part);
        if face.choice.is_some() && laid.used.len() == 2 {
            self.note("plus: both options");
        }
        self.work = Work::Part { card, part, next: 0 };
        if face.exchange.is_some() {
            self.step = Step::Pay;
        } else {
            self.go_on();
        }
    }

    /// Carries out the effects of a part that are still to come, in the listed order.
    fn go_on(&mut self) {
        let Work::Part { card, part, next } = self.work else { panic!("no part is in work") };
        let effects = self.me().face(card).effects(part);
        let Some(effect) = effects.get(next).copied() else {
            self.work = Work::Nothing;
            self.after_part();
            return;
        };
        self.work = Work::Part { card, part, next: next + 1 };
        if !self.executable(effect) {
            self.note(format!("lapsed {effect}"));
            self.go_on();
            return;
        }
        if let Some(points) = points_in(effect) {
            self.me_mut().score += points;
            self.extra_point(card);
        } else if effect == "gem:any" {
            self.step = Step::Gem;
            return;
        } else if effect == "die" {
            self.step = Step::DrawDie;
            return;
        } else if effect.starts_with("card:") {
            self.step = Step::Slot;
            return;
        } else {
            self.take(
                word(&[&KINDS[..], &["ore"]].concat(), effect.trim_start_matches("gem:")).expect("a piece"),
            );
        }
        self.go_on();
    }

    /// R18: 1 for each card.
    fn extra_point(&mut self, card: usize) {
        if !self.me().has("extra_point") {
            return;
        }
        let laid = self.laid.iter_mut().find(|laid| laid.card == card).expect("the card is laid out");
        if laid.extra {
            self.note("extra_point: not again");
            return;
        }
        laid.extra = true;
        self.me_mut().score += 1;
        self.note("extra_point: given");
    }

    /// The menu again, or clean-up when no usable part is left.
    fn after_part(&mut self) {
        if self.laid.iter().all(|laid| self.usable_parts(laid).is_empty()) {
            self.note("all parts used");
            self.clean_up();
        } else {
            self.step = Step::Abilities;
        }
    }

    /// The lowest card is kept, the others go.
    fn clean_up(&mut self) {
        let mut played: Vec<usize> = self.laid.drain(..).map(|laid| laid.card).collect();
        played.sort_unstable();
        let lowest = played.remove(0);
        self.me_mut().discard.push(lowest);
        for card in played {
            if cards::creature(card).is_some() {
                self.note("creature lost");
                self.discard.push(card);
            } else {
                self.note("druid card removed");
                self.me_mut().removed.push(card);
            }
        }
        self.refill_display();
    }

    /// PAYMENT.
    fn paid(&mut self, payment: &Payment) {
        self.note_payment(payment);
        self.pay(payment);
        match self.work {
            Work::Part { .. } => self.go_on(),
            _ => self.step = Step::Place,
        }
    }

    /// Was a gem paid for what only the wild colour makes it fit?
    fn note_payment(&mut self, payment: &Payment) {
        let items = match self.work {
            Work::Part { card, .. } => self.me().face(card).exchange.as_ref().expect("a trade").pay.clone(),
            Work::Artifact { smithy, .. } => self.price(smithy),
            Work::Nothing => panic!("nothing is paid for"),
        };
        let without = crate::values::payments(&self.me().gems, None, &items);
        if !without.contains(payment) {
            let what = if items[0] == "wild" { "for a wild gem" } else { "for another colour" };
            self.note(format!("wild_color: paid {what}"));
        }
        if payment[4] > 0 {
            self.note("wild gem paid");
        }
    }

    /// `DIE_MENU`, `apply`.
    fn apply(&mut self, colour: Option<Word>) {
        let Step::Die { face, left } = self.step else { panic!("no die was rolled") };
        self.note(format!("face {face} applied"));
        if left == 1 && self.me().has("double_die") && matches!(self.work, Work::Part { .. }) {
            self.note(format!("double_die: second application of face {face}"));
        }
        let effect = cards::die_effect(face).expect("a face of the die");
        match effect {
            "gem:any" => self.take(colour.expect("with a colour")),
            "swap_for_wild" => {
                self.give(colour.expect("with a colour"));
                self.take("wild");
            }
            "draw_card" => {
                self.step = Step::DrawCard { face, left: left - 1 };
                return;
            }
            "ore" => self.take("ore"),
            _ => self.me_mut().score += points_in(effect).expect("no other effect"),
        }
        self.applied();
    }

    /// One application of the die is over.
    fn applied(&mut self) {
        let Step::Die { face, left } = self.step else { panic!("no die was rolled") };
        self.after_application(face, left - 1);
    }

    /// The same face again, or what comes after the die.
    pub(crate) fn after_application(&mut self, face: usize, left: usize) {
        if left > 0 {
            self.step = Step::Die { face, left };
            return;
        }
        match self.work {
            Work::Part { .. } => self.go_on(),
            _ => self.artifact_finished(),
        }
    }

    /// `FORGE_MENU`, `forge(i, with)`.
    fn forge(&mut self, smithy: usize, with: Word) {
        self.note(format!("smithy {smithy} with {with}"));
        self.forged.push(smithy);
        self.work = Work::Artifact { smithy, with };
        if with == "gems" {
            self.step = Step::Pay;
            return;
        }
        for _ in 0..constants().ore_cost {
            self.give("ore");
        }
        self.step = Step::Place;
    }

    /// PLACE, then the bonus (R20).
    fn place(&mut self, row: usize, space: Word) {
        let Work::Artifact { smithy, with } = self.work else { panic!("no artifact is in work") };
        let artifact = self.artifact_at(smithy).expect("it lies there until it is placed");
        if artifact == "wild" {
            self.wild_artifacts -= 1;
            self.note(format!("wild artifact on {space}"));
        } else {
            self.smithies.insert(smithy, None);
        }
        self.me_mut().rows[row - 1].insert(space, artifact);
        let bonus = cards::smithy(smithy).bonus.as_str();
        if with == "gems" {
            if let Some(points) = points_in(bonus) {
                self.me_mut().score += points;
            } else if bonus == "ore" {
                self.take("ore");
            } else if bonus == "die" {
                self.step = Step::DrawDie;
                return;
            }
        }
        self.artifact_finished();
    }

    fn artifact_finished(&mut self) {
        self.work = Work::Nothing;
        if self.forged.len() == constants().forge_limit {
            self.note("two artifacts");
            self.end_forging();
        } else {
            self.step = Step::Forge;
        }
    }

    fn end_forging(&mut self) {
        self.forged.clear();
        self.refill_smithies(Occasion::Turn);
    }

    /// `EXCHANGE_MENU`, `exchange_row`.
    fn exchange(&mut self, row: usize) {
        let artifacts = std::mem::take(&mut self.me_mut().rows[row - 1]);
        self.note(format!("row of {}", artifacts.len()));
        self.exchanged += 1;
        if self.exchanged == 2 {
            self.note("both rows");
        }
        self.me_mut().score += cards::row_points(artifacts.len());
        for (_, artifact) in artifacts {
            if artifact == "wild" {
                self.wild_artifacts += 1;
            } else {
                self.artifact_discard.push(artifact);
            }
        }
        self.refill_smithies(Occasion::Exchange);
    }

    /// After a row and the smithies: a rune if one is to be had.
    pub(crate) fn offer_rune(&mut self) {
        let few = self.me().runes.len() < constants().rune_limit;
        if !few {
            self.note("row without a rune");
        }
        self.step = if few && !self.free_runes().is_empty() { Step::Rune } else { Step::Exchange };
    }

    /// `CHOOSE_RUNE`.
    fn take_rune(&mut self, text: &str) {
        let rune = word(&cards::runes(), text).expect("a rune");
        *self.runes.get_mut(rune).expect("a rune") -= 1;
        self.note(format!("rune {rune}"));
        self.me_mut().runes.push(rune);
        if self.me().runes.len() == constants().rune_limit {
            self.note("four runes");
        }
        self.step = Step::Exchange;
    }

    /// After the refill of the hand.
    pub(crate) fn next_seat(&mut self) {
        self.swapped = false;
        self.exchanged = 0;
        let next = (self.active + 1) % self.players.len();
        if next == self.first {
            let enough = self.players.iter().any(|player| player.score >= constants().end_score);
            if enough || self.round == self.most_rounds {
                self.final_scoring();
                self.note(if enough { "over by power" } else { "over by rounds" });
                self.step = Step::Over(if enough { "power" } else { "last-round" });
                return;
            }
            self.round += 1;
        }
        self.active = next;
        self.step = Step::Action;
    }

    /// Section 5.
    fn final_scoring(&mut self) {
        for player in &mut self.players {
            let left = player.gems.values().sum::<usize>() + player.ore;
            player.score += left / constants().leftover_group;
            for row in &player.rows {
                player.score += cards::row_points(row.len());
            }
        }
        if self.places().iter().filter(|place| **place == 1).count() > 1 {
            self.note("shared victory");
        }
    }
}
