//! What cards enable and what they pay off: 21 tags, found in the cards' operations.

use crate::data::Data;
use crate::effect::op::{Amount, Condition, Kind, Op};
use crate::ids::{Card, Colour};

/// Something that cards work together in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tag {
    BigHand,
    Fire,
    Water,
    Earth,
    Wind,
    Dragon,
    Red,
    Blue,
    Purple,
    Families,
    Active,
    Instant,
    Recursion,
    Removal,
    FreeSpace,
    HighCost,
    LowCost,
    LosingPoints,
    CostReduction,
    Summonings,
    WideArea,
}

const TAGS: usize = Tag::WideArea as usize + 1;
const FAMILIES: [Tag; 5] = [Tag::Fire, Tag::Water, Tag::Earth, Tag::Wind, Tag::Dragon];
const COLOURS: [Tag; 3] = [Tag::Red, Tag::Blue, Tag::Purple];

/// From this printed cost on a card is dear, up to that one it is cheap.
const DEAR: u8 = 7;
const CHEAP: u8 = 2;
/// Synergies grow without bound; more than this makes no difference.
const MOST: f32 = 1e6;

/// How many cards enable and pay off each tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counters {
    enabling: [u8; TAGS],
    paying: [u8; TAGS],
}

impl Counters {
    /// Counts a card.
    pub(super) fn add(&mut self, data: &Data, card: Card) {
        let mut signs = Signs::default();
        signs.read(data, card);
        for tag in 0..TAGS {
            self.enabling[tag] += u8::from(signs.enables[tag]);
            self.paying[tag] += u8::from(signs.pays[tag]);
        }
    }

    /// The payoffs to the power of the enablers; nothing without a payoff.
    pub(super) fn synergy(&self, tag: Tag) -> f32 {
        self.of(tag as usize)
    }

    /// The synergy of all tags.
    pub(super) fn total(&self) -> f32 {
        (0..TAGS).map(|tag| self.of(tag)).sum()
    }

    fn of(&self, tag: usize) -> f32 {
        match self.paying[tag] {
            0 => 0.0,
            paying => f32::from(paying).powi(i32::from(self.enabling[tag])).min(MOST),
        }
    }
}

/// Does a card bring cards into the hand?
pub(super) fn draws(data: &Data, card: Card) -> bool {
    let mut signs = Signs::default();
    signs.read(data, card);
    signs.enables[Tag::BigHand as usize]
}

/// The tags of one card.
#[derive(Default)]
struct Signs {
    enables: [bool; TAGS],
    pays: [bool; TAGS],
}

impl Signs {
    fn enables(&mut self, tags: &[Tag]) {
        for tag in tags {
            self.enables[*tag as usize] = true;
        }
    }

    fn pays(&mut self, tags: &[Tag]) {
        for tag in tags {
            self.pays[*tag as usize] = true;
        }
    }

    fn read(&mut self, data: &Data, card: Card) {
        let printed = data.card(card);
        self.enables(&[FAMILIES[printed.family.index()], Tag::Families, Tag::WideArea]);
        if printed.cost >= DEAR {
            self.enables(&[Tag::HighCost]);
            self.pays(&[Tag::CostReduction]);
        }
        if printed.cost <= CHEAP {
            self.enables(&[Tag::LowCost, Tag::Summonings]);
        }
        for (program, tag) in [(printed.instant, Tag::Instant), (printed.active, Tag::Active)] {
            if let Some(program) = program {
                self.enables(&[tag]);
                self.read_program(data, usize::from(program.start));
            }
        }
        let permanent = &printed.permanent;
        if permanent.costs.iter().any(|cost| *cost < 0) {
            self.enables(&[Tag::CostReduction]);
        }
        for (value, tag) in permanent.values.iter().zip(COLOURS) {
            if *value > 0 {
                self.pays(&[tag]);
            }
        }
        for reward in &permanent.on_summon {
            self.pays(&[Tag::Summonings, Tag::FreeSpace]);
            if let Some(colour) = reward.if_paid {
                self.pays(&[of_colour(colour)]);
            }
        }
        if let Some(tame) = permanent.on_tame {
            self.pays(&[FAMILIES[tame.family.index()]]);
            self.read_program(data, usize::from(tame.program.start));
        }
    }

    fn read_program(&mut self, data: &Data, start: usize) {
        for op in data.ops[start..].iter().take_while(|op| **op != Op::End) {
            self.read_op(data, *op);
        }
    }

    fn read_op(&mut self, data: &Data, op: Op) {
        match op {
            Op::GainPoints(amount) => self.read_amount(data, amount),
            Op::StealPoints(_)
            | Op::EndOption(_)
            | Op::Choose(_)
            | Op::Jump(_)
            | Op::Copy(Kind::Permanent)
            | Op::End => {}
            Op::LosePoints(_) | Op::PayPoints(_) => self.enables(&[Tag::LosingPoints]),
            Op::GainStones(stones) => {
                for colour in Colour::ALL.into_iter().filter(|colour| stones.count(*colour) > 0) {
                    self.enables(&[of_colour(colour)]);
                }
            }
            Op::DiscardStone(colour) => self.pays(&[of_colour(colour)]),
            Op::DiscardAllStones => self.pays(&COLOURS),
            Op::SwapStone { from, to } => {
                self.pays(&[of_colour(from)]);
                self.read_op(data, Op::GainStones(to));
            }
            Op::SwapAllStones(colour) => self.enables(&[of_colour(colour)]),
            Op::Draw(_) => self.enables(&[Tag::BigHand]),
            Op::TakeDiscarded(_) => {
                self.enables(&[Tag::BigHand, Tag::Recursion]);
                self.pays(&[Tag::Removal]);
            }
            Op::RecoverSelf | Op::RecoverChoice(_) => {
                self.enables(&[Tag::Recursion, Tag::FreeSpace, Tag::Summonings, Tag::BigHand]);
                self.pays(&[Tag::Instant]);
            }
            Op::ToDeckTop => self.enables(&[Tag::Recursion, Tag::FreeSpace]),
            Op::DiscardSelf | Op::DiscardArea { .. } => self.enables(&[Tag::Removal, Tag::FreeSpace]),
            Op::ForceDiscard(family) => {
                self.enables(&[Tag::Removal]);
                self.pays(&[FAMILIES[family.index()]]);
            }
            Op::DiscardHand { .. } => self.pays(&[Tag::BigHand]),
            Op::SummonFree(_) => {
                self.enables(&[Tag::CostReduction, Tag::Summonings]);
                self.pays(&[Tag::HighCost, Tag::BigHand]);
            }
            Op::When { condition, .. } => self.read_condition(condition),
            Op::ActivateAll | Op::Copy(Kind::Active) => self.pays(&[Tag::Active]),
            Op::Copy(Kind::Instant) => self.pays(&[Tag::Instant]),
        }
    }

    fn read_amount(&mut self, data: &Data, amount: Amount) {
        match amount {
            Amount::PerCreature { set, .. } => {
                self.pays(&[Tag::WideArea]);
                let cards = data.filter(set);
                for (family, tag) in data.by_family.iter().zip(FAMILIES) {
                    if cards.and_not(*family).is_empty() {
                        self.pays(&[tag]);
                    }
                }
                let costs = |cost: &dyn Fn(u8) -> bool| cards.iter().all(|card| cost(data.card(card).cost));
                if costs(&|cost| cost >= DEAR - 1) {
                    self.pays(&[Tag::HighCost]);
                }
                if costs(&|cost| cost <= CHEAP + 1) {
                    self.pays(&[Tag::LowCost]);
                }
                for kind in [Kind::Active, Kind::Instant] {
                    if cards.and_not(data.with_effect(kind)).is_empty() {
                        self.pays(&[if kind == Kind::Active { Tag::Active } else { Tag::Instant }]);
                    }
                }
            }
            Amount::PerHandCard { .. } => self.pays(&[Tag::BigHand]),
            Amount::PerFamily { .. } => self.pays(&[Tag::Families]),
            Amount::PerStone { colour, .. }
            | Amount::PerPaidStone { colour, .. }
            | Amount::ValueOf(colour) => {
                self.pays(&[of_colour(colour)]);
            }
            Amount::ValueDiscarded => self.pays(&COLOURS),
            Amount::CostChosen => self.pays(&[Tag::HighCost]),
            Amount::Fixed(_) => {}
        }
    }

    fn read_condition(&mut self, condition: Condition) {
        match condition {
            Condition::HasStone(colour) => self.pays(&[of_colour(colour)]),
            Condition::OpponentAhead => self.pays(&[Tag::LosingPoints]),
            Condition::HandEqualsArea => self.pays(&[Tag::BigHand, Tag::WideArea]),
            Condition::AreaHasCosts(_) => self.pays(&[Tag::WideArea]),
            Condition::AreaLacksFamily(_) | Condition::HandBelow(_) => {}
        }
    }
}

const fn of_colour(colour: Colour) -> Tag {
    COLOURS[colour.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counters(keys: &[&str]) -> Counters {
        let data = Data::read(&[]).expect("the built-in data file is right");
        let mut counters = Counters::default();
        for key in keys {
            counters.add(&data, data.card_named(key).expect("a card of the data file"));
        }
        counters
    }

    #[test]
    fn there_are_twenty_one_tags() {
        assert_eq!(TAGS, 21);
    }

    /// Every tag is enabled by some card, and paid off by some card.
    #[test]
    fn no_tag_is_without_cards() {
        let data = Data::read(&[]).expect("the built-in data file is right");
        let mut counters = Counters::default();
        data.all.iter().for_each(|card| counters.add(&data, card));
        assert!(counters.enabling.iter().all(|count| *count > 0), "{counters:?}");
        let unpaid = (0..TAGS).filter(|tag| counters.paying[*tag] == 0).count();
        assert!(unpaid <= 2, "{counters:?}");
    }

    #[test]
    fn synergy_is_payoffs_to_the_power_of_enablers() {
        let mut counters = counters(&[]);
        assert_eq!(counters.total().to_bits(), 0.0f32.to_bits());
        counters.paying[Tag::Red as usize] = 2;
        counters.enabling[Tag::Red as usize] = 3;
        assert!((counters.synergy(Tag::Red) - 8.0).abs() < 1e-6);
    }
}
