//! 4.3 and 4.5: what can be decided, as texts in the order of the notation page.

use crate::cards::{self, COLOURS, Face, KINDS, Word, constants, file};
use crate::state::{Laid, State, Step, Work};
use crate::values::{Payment, letters, magic, payments};

impl State {
    /// All options of the player in turn; none while something is to be drawn.
    pub(crate) fn options(&self) -> Vec<String> {
        let mut options = match self.step {
            Step::Action => self.actions(),
            Step::Summon => self.summon_options(),
            Step::Cards => self.card_options(),
            Step::Abilities => self.ability_options(),
            Step::Gem => self.colours_there().iter().map(|colour| format!("gem {colour}")).collect(),
            Step::Slot => self.slots_of(self.demanded()).iter().map(|slot| format!("slot {slot}")).collect(),
            Step::Pay => {
                self.legal_payments().iter().map(|payment| format!("pay {}", letters(payment))).collect()
            }
            Step::Die { face, .. } => self.die_options(face),
            Step::Forge => self.forge_options(),
            Step::Place => self.place_options(),
            Step::Exchange => self.exchange_options(),
            Step::Rune => self.free_runes().iter().map(|rune| format!("rune {rune}")).collect(),
            _ => Vec::new(),
        };
        if self.step.is_menu() {
            options.extend(self.free_actions());
        }
        options
    }

    /// 4.3.
    fn free_actions(&self) -> Vec<String> {
        let (me, mut options) = (self.me(), Vec::new());
        if me.has("swap") && !self.swapped {
            for kind in KINDS {
                if me.gems[kind] >= 1 && self.supply["ore"] >= 1 {
                    options.push(format!("swap-gem {kind}"));
                }
            }
            for colour in COLOURS {
                if me.ore >= 1 && self.supply[colour] >= 1 {
                    options.push(format!("swap-ore {colour}"));
                }
            }
        }
        if me.has("wild_color") && me.wild_color.is_none() {
            options.extend(self.colours_there().iter().map(|colour| format!("wild-colour {colour}")));
        }
        options
    }

    /// ACTION.
    fn actions(&self) -> Vec<String> {
        let mut options = Vec::new();
        if self.summoning_possible(&[]) {
            options.push("summon".to_owned());
        }
        if self.me().hand.len() >= constants().ability_cards {
            options.push("abilities".to_owned());
        }
        if !self.forgeable().is_empty() {
            options.push("forge".to_owned());
        }
        if options.is_empty() {
            options.push("pass".to_owned());
        }
        options
    }

    fn cost(slot: usize) -> usize {
        file().display.costs_right_to_left[slot - 1]
    }

    /// The numbers of the occupied slots.
    pub(crate) fn occupied(&self) -> Vec<usize> {
        (1..=self.display.len()).filter(|slot| self.display[slot - 1].is_some()).collect()
    }

    /// The points of `play_for_magic(S)` for these cards; `None` if S may not be played so.
    fn points_for(&self, cards: &[usize]) -> Option<usize> {
        let rune = self.me().has("magic_points");
        if cards.is_empty() && !rune {
            return None;
        }
        let faces: Vec<&Face> = cards.iter().map(|card| self.me().face(*card)).collect();
        let bonus = if rune { constants().summon_bonus_with_rune } else { 0 };
        let cheapest = self.occupied().into_iter().map(State::cost).min()?;
        magic(&faces).map(|points| points + bonus).filter(|points| *points >= cheapest)
    }

    /// Is there a set S that `SUMMON_CARDS` allows, with these cards in it and others of the hand?
    fn summoning_possible(&self, shown: &[usize]) -> bool {
        let rest: Vec<usize> = self.me().hand.iter().copied().filter(|card| !shown.contains(card)).collect();
        (0..1_usize << rest.len()).any(|set| {
            let more = (0..rest.len()).filter(|index| set >> index & 1 == 1).map(|index| rest[index]);
            let cards: Vec<usize> = shown.iter().copied().chain(more).collect();
            self.points_for(&cards).is_some()
        })
    }

    /// `SUMMON_CARDS` card by card, `SUMMON_SLOTS` as soon as the cards shown suffice.
    fn summon_options(&self) -> Vec<String> {
        let shown: Vec<usize> = self.laid.iter().map(|laid| laid.card).collect();
        let mut hand = self.me().hand.clone();
        hand.sort_unstable();
        let mut options = Vec::new();
        for card in hand {
            if self.summoning_possible(&[&shown[..], &[card]].concat()) {
                options.push(format!("show {card}"));
            }
        }
        let Some(points) = self.points_for(&shown) else {
            return options;
        };
        let occupied = self.occupied();
        for set in 1..1_usize << self.display.len() {
            let slots: Vec<usize> =
                (1..=self.display.len()).filter(|slot| set >> (slot - 1) & 1 == 1).collect();
            let cost: usize = slots.iter().map(|slot| State::cost(*slot)).sum();
            if slots.iter().all(|slot| occupied.contains(slot)) && cost <= points {
                let words: Vec<String> = slots.iter().map(ToString::to_string).collect();
                options.push(format!("take {}", words.join(" ")));
            }
        }
        options
    }

    /// How many cards may be laid out.
    pub(crate) fn most_laid(&self) -> usize {
        let three = self.me().has("three_abilities");
        if three { constants().ability_cards_with_rune } else { constants().ability_cards }
    }

    /// `ABILITY_CARDS`, card by card.
    fn card_options(&self) -> Vec<String> {
        let mut hand = self.me().hand.clone();
        hand.sort_unstable();
        let mut options: Vec<String> = hand.iter().map(|card| format!("lay {card}")).collect();
        if self.laid.len() >= constants().ability_cards {
            options.push("enough".to_owned());
        }
        options
    }

    /// The parts of a card that are not used up.
    pub(crate) fn usable_parts(&self, laid: &Laid) -> Vec<usize> {
        let face = self.me().face(laid.card);
        if face.choice.is_some() && !laid.used.is_empty() && !self.me().has("plus") {
            return Vec::new();
        }
        (0..face.parts()).filter(|part| !laid.used.contains(part)).collect()
    }

    /// `ABILITY_MENU`.
    fn ability_options(&self) -> Vec<String> {
        let mut laid: Vec<&Laid> = self.laid.iter().collect();
        laid.sort_by_key(|laid| laid.card);
        let mut options = Vec::new();
        for laid in laid {
            for part in self.usable_parts(laid) {
                if self.part_executable(laid.card, part) {
                    options.push(format!("use {} {part}", laid.card));
                }
            }
        }
        options.push("finish".to_owned());
        options
    }

    /// Could this effect give anything?
    pub(crate) fn executable(&self, effect: &str) -> bool {
        match effect.split_once(':') {
            Some(("gem", "any")) => !self.colours_there().is_empty(),
            Some(("gem", colour)) => self.supply[colour] >= 1,
            Some(("card", _)) => !self.slots_of(effect).is_empty(),
            Some(("points", _)) => true,
            None if effect == "die" => true,
            None => self.supply[effect] >= 1,
            Some(_) => panic!("there is no effect {effect}"),
        }
    }

    pub(crate) fn part_executable(&self, card: usize, part: usize) -> bool {
        let face = self.me().face(card);
        if face.exchange.is_some() {
            return !self.trade_payments(face).is_empty();
        }
        face.effects(part).iter().any(|effect| self.executable(effect))
    }

    /// Payments of an exchange after which at least one gain can be received.
    fn trade_payments(&self, face: &Face) -> Vec<Payment> {
        let trade = face.exchange.as_ref().expect("it is an exchange");
        let me = self.me();
        let mut found = payments(&me.gems, me.wild_color, &trade.pay);
        found.retain(|payment| {
            let mut after = self.clone();
            after.pay(payment);
            trade.gain.iter().any(|gain| after.executable(gain))
        });
        found
    }

    /// PAYMENT.
    pub(crate) fn legal_payments(&self) -> Vec<Payment> {
        match self.work {
            Work::Part { card, .. } => self.trade_payments(self.me().face(card)),
            Work::Artifact { smithy, .. } => {
                payments(&self.me().gems, self.me().wild_color, &self.price(smithy))
            }
            Work::Nothing => panic!("nothing is paid for"),
        }
    }

    /// `DISPLAY_CARD`: the slots with a card that the effect can take.
    pub(crate) fn slots_of(&self, effect: &str) -> Vec<usize> {
        let wanted = effect.strip_prefix("card:").expect("the effect takes a card");
        let fits = |card: usize| {
            let face = cards::creature(card).expect("the display has creatures");
            wanted == "any" || face.color.as_deref() == Some(wanted)
        };
        (1..=self.display.len()).filter(|slot| self.display[slot - 1].is_some_and(fits)).collect()
    }

    /// The effect that a sub-decision belongs to.
    fn demanded(&self) -> &'static str {
        let Work::Part { card, part, next } = self.work else { panic!("no card is used") };
        self.me().face(card).effects(part)[next - 1]
    }

    /// Is there a card for a general draw?
    fn general_draw_possible(&self) -> bool {
        !self.pile.is_empty() || !self.discard.is_empty()
    }

    /// `DIE_MENU`.
    fn die_options(&self, face: usize) -> Vec<String> {
        let effect = cards::die_effect(face).expect("a face of the die");
        let with = |colours: Vec<Word>| colours.iter().map(|colour| format!("apply {colour}")).collect();
        let alone = |possible: bool| if possible { vec!["apply".to_owned()] } else { Vec::new() };
        let mut options: Vec<String> = match effect {
            "gem:any" => with(self.colours_there()),
            "swap_for_wild" if self.supply["wild"] >= 1 => {
                with(COLOURS.into_iter().filter(|colour| self.me().gems[colour] >= 1).collect())
            }
            "swap_for_wild" => Vec::new(),
            "draw_card" => alone(self.general_draw_possible()),
            _ => alone(self.executable(effect)),
        };
        options.push("forgo".to_owned());
        options
    }

    /// What lies at a smithy.
    pub(crate) fn artifact_at(&self, smithy: usize) -> Option<Word> {
        if cards::smithy(smithy).kind == "wild" {
            (self.wild_artifacts >= 1).then_some("wild")
        } else {
            self.smithies[&smithy]
        }
    }

    /// The items to be paid at a smithy.
    pub(crate) fn price(&self, smithy: usize) -> Vec<String> {
        let item = match self.artifact_at(smithy).expect("an artifact lies there") {
            "wild" => "gem:any".to_owned(),
            colour => format!("gem:{colour}"),
        };
        vec![item; cards::smithy(smithy).cost]
    }

    /// Matching spaces for an artifact: (row, space).
    pub(crate) fn spaces_for(&self, artifact: Word) -> Vec<(usize, Word)> {
        let mut found = Vec::new();
        for row in 1..=2 {
            for space in KINDS {
                let free = !self.me().rows[row - 1].contains_key(space);
                if free && (artifact == "wild" || space == artifact) {
                    found.push((row, space));
                }
            }
        }
        found
    }

    /// All `forge(i, with)` that are legal.
    pub(crate) fn forgeable(&self) -> Vec<(usize, Word)> {
        let (me, mut found) = (self.me(), Vec::new());
        for smithy in &file().smithy {
            let Some(artifact) = self.artifact_at(smithy.id) else { continue };
            if self.forged.contains(&smithy.id) || self.spaces_for(artifact).is_empty() {
                continue;
            }
            if !payments(&me.gems, me.wild_color, &self.price(smithy.id)).is_empty() {
                found.push((smithy.id, "gems"));
            }
            if me.ore >= constants().ore_cost {
                found.push((smithy.id, "ore"));
            }
        }
        found
    }

    /// `FORGE_MENU`.
    fn forge_options(&self) -> Vec<String> {
        let mut options: Vec<String> =
            self.forgeable().iter().map(|(smithy, with)| format!("forge {smithy} {with}")).collect();
        if !self.forged.is_empty() || options.is_empty() {
            options.push("done".to_owned());
        }
        options
    }

    /// PLACE.
    fn place_options(&self) -> Vec<String> {
        let Work::Artifact { smithy, .. } = self.work else { panic!("no artifact is in work") };
        let artifact = self.artifact_at(smithy).expect("it lies there until it is placed");
        self.spaces_for(artifact).iter().map(|(row, space)| format!("place {row} {space}")).collect()
    }

    /// `EXCHANGE_MENU`.
    fn exchange_options(&self) -> Vec<String> {
        let long = |row: &usize| self.me().rows[row - 1].len() >= constants().row_min_exchange;
        let mut options: Vec<String> =
            [1, 2].iter().filter(|row| long(row)).map(|row| format!("exchange {row}")).collect();
        options.push("end".to_owned());
        options
    }

    /// `CHOOSE_RUNE`: types with copies left that the player does not own.
    pub(crate) fn free_runes(&self) -> Vec<Word> {
        cards::runes().into_iter().filter(|rune| self.runes[rune] > 0 && !self.me().has(rune)).collect()
    }
}
