//! Cards of the data file.

use serde::Deserialize;

use crate::data::{Fault, HIGHEST_COST};
use crate::effect::op::{Kind, Permanent, Program};
use crate::ids::Family;

/// The most cards that one decision can discard from the area.
pub(crate) const MAX_DISMISSED: u8 = 3;

/// A card.
#[derive(Debug)]
pub struct CardData {
    /// Its number.
    pub id: u16,
    /// Its key in the notation.
    pub key: String,
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
    /// Its family.
    pub family: Family,
    /// Its printed cost.
    pub cost: u8,
    /// What it says, in printed order.
    pub texts: Vec<EffectText>,
    /// Its instant effect.
    pub instant: Option<Program>,
    /// Its active effect.
    pub active: Option<Program>,
    /// What it does as long as it is in the area.
    pub permanent: Permanent,
}

/// What a card says about one of its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectText {
    /// The kind of the effect.
    pub kind: Kind,
    /// In English; `[1]`, `[3]` and `[6]` stand for stones.
    pub en: String,
    /// In German.
    pub de: String,
}

impl CardData {
    /// Does it change limit, values or costs?
    pub(crate) fn is_changing(&self) -> bool {
        let permanent = &self.permanent;
        permanent.limit != 0
            || permanent.values != [0; 3]
            || permanent.swap.is_some()
            || permanent.costs != [0; 5]
    }

    /// Its effect of this kind, if it has one that is carried out step by step.
    #[inline]
    pub fn program(&self, kind: Kind) -> Option<Program> {
        match kind {
            Kind::Instant => self.instant,
            Kind::Active => self.active,
            Kind::Permanent => self.permanent.on_tame.map(|tame| tame.program),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCard {
    pub(crate) id: u16,
    pub(crate) key: String,
    pub(crate) name_en: String,
    pub(crate) name_de: String,
    #[serde(rename = "name_de_source")]
    _name_de_source: String,
    pub(crate) family: String,
    pub(crate) cost: u8,
    copies: u8,
    pub(crate) provenance: String,
    pub(crate) effects: Vec<RawEffect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawEffect {
    pub(crate) kind: String,
    pub(crate) text_en: String,
    pub(crate) text_de: String,
    pub(crate) ops: Vec<RawOp>,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum RawOp {
    GainPoints {
        amount: RawAmount,
    },
    LosePoints {
        amount: RawAmount,
    },
    PayPoints {
        amount: RawAmount,
    },
    StealPoints {
        amount: RawAmount,
    },
    GainStones {
        #[serde(default)]
        red: u8,
        #[serde(default)]
        blue: u8,
        #[serde(default)]
        purple: u8,
    },
    DiscardStone {
        color: String,
    },
    DiscardAllStones {},
    SwapStone {
        from: String,
        to: String,
        count: u8,
    },
    SwapAllStones {
        to: String,
    },
    Draw {
        count: u8,
    },
    Recover {
        target: String,
        family: Option<String>,
        max_cost: Option<u8>,
        effect: Option<String>,
        #[serde(default)]
        other: bool,
    },
    Discard {
        zone: String,
        min: Option<u8>,
        max: Option<u8>,
        #[serde(default)]
        other: bool,
    },
    ForceDiscard {
        family: String,
    },
    SummonFree {
        family: Option<String>,
    },
    TakeDiscarded {
        family: String,
    },
    ToDeckTop {},
    Choose {
        pick: u8,
        options: Vec<RawOption>,
    },
    When {
        cond: RawCondition,
        then: Vec<RawOp>,
        #[serde(rename = "else")]
        otherwise: Option<Vec<RawOp>>,
        if_false: Option<String>,
    },
    ActivateAll {},
    Copy {
        kind: String,
    },
    StoneLimit {
        add: u8,
    },
    StoneValue {
        color: String,
        add: u8,
    },
    StoneValueSwap {
        a: String,
        b: String,
    },
    SummonCost {
        add: i8,
        family: Option<String>,
    },
    OnSummon {
        if_paid: Option<String>,
        ops: Vec<RawOp>,
    },
    OnTame {
        family: String,
        ops: Vec<RawOp>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawOption {
    pub(crate) key: String,
    pub(crate) label_en: String,
    pub(crate) label_de: String,
    pub(crate) ops: Vec<RawOp>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum RawAmount {
    Fixed(u8),
    Counted(RawCount),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCount {
    pub(crate) per: Option<String>,
    pub(crate) mult: Option<u8>,
    pub(crate) family: Option<String>,
    pub(crate) max_cost: Option<u8>,
    pub(crate) effect: Option<String>,
    pub(crate) color: Option<String>,
    pub(crate) value: Option<String>,
    pub(crate) cost: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCondition {
    pub(crate) is: String,
    pub(crate) family: Option<String>,
    pub(crate) color: Option<String>,
    pub(crate) n: Option<u8>,
    pub(crate) costs: Option<Vec<u8>>,
}

impl RawCard {
    /// What can be said about a card alone.
    pub(crate) fn check(&self, faults: &mut Vec<Fault>) {
        let mut wrong = |why: String| faults.push(Fault::Card { card: self.key.clone(), why });
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if !self.key.starts_with(|c: char| c.is_ascii_lowercase()) || !self.key.chars().all(plain) {
            wrong("a key is made of small letters, digits and _".to_owned());
        }
        // The notation needs these two words for itself.
        if self.key == "none" || self.key == "known" {
            wrong("this word cannot be a key".to_owned());
        }
        if Family::from_key(&self.family).is_none() {
            wrong(format!("no family {:?}; there are fire, water, earth, wind, dragon", self.family));
        }
        if self.cost > HIGHEST_COST {
            wrong(format!("cost {}; at most {HIGHEST_COST} is possible", self.cost));
        }
        if self.copies != 1 {
            wrong(format!("{} copies; every card exists once", self.copies));
        }
        for (index, effect) in self.effects.iter().enumerate() {
            if Kind::from_key(&effect.kind).is_none() {
                wrong(format!("no kind {:?}; there are instant, permanent, active", effect.kind));
            }
            if self.effects[..index].iter().any(|other| other.kind == effect.kind) {
                wrong(format!("two {} effects", effect.kind));
            }
        }
    }

    pub(crate) fn has_effect(&self, kind: Kind) -> bool {
        self.effects.iter().any(|effect| effect.kind == kind.key())
    }
}
