//! The cards as the data file prints them: words in, words out, nothing precomputed.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Deserialize;

/// A card by its key; every card exists once.
pub(crate) type Card = &'static str;

/// The five families (section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Family {
    Fire,
    Water,
    Earth,
    Wind,
    Dragon,
}

/// The three kinds of stones; what one is worth is another matter (R5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Colour {
    Red,
    Blue,
    Purple,
}

impl Colour {
    pub(crate) const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Purple];
}

/// When an effect counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Instant,
    Permanent,
    Active,
}

/// Stones, or a payment, or the values of the three kinds: `(r,b,p)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(default)]
pub(crate) struct Stones {
    pub(crate) red: usize,
    pub(crate) blue: usize,
    pub(crate) purple: usize,
}

/// `(r,b,p)` as the specification writes it.
pub(crate) fn stones(red: usize, blue: usize, purple: usize) -> Stones {
    Stones { red, blue, purple }
}

impl Stones {
    pub(crate) fn of(&self, colour: Colour) -> usize {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
            Colour::Purple => self.purple,
        }
    }

    pub(crate) fn of_mut(&mut self, colour: Colour) -> &mut usize {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
            Colour::Purple => &mut self.purple,
        }
    }

    pub(crate) fn number(&self) -> usize {
        self.red + self.blue + self.purple
    }

    pub(crate) fn plus(&self, other: Stones) -> Stones {
        stones(self.red + other.red, self.blue + other.blue, self.purple + other.purple)
    }

    pub(crate) fn minus(&self, other: Stones) -> Stones {
        stones(self.red - other.red, self.blue - other.blue, self.purple - other.purple)
    }

    /// What they are worth if the kinds have these values.
    pub(crate) fn worth(&self, values: Stones) -> usize {
        self.red * values.red + self.blue * values.blue + self.purple * values.purple
    }

    /// Every multiset of these stones, ascending.
    pub(crate) fn parts(&self) -> Vec<Stones> {
        let mut parts = Vec::new();
        for red in 0..=self.red {
            for blue in 0..=self.blue {
                for purple in 0..=self.purple {
                    parts.push(stones(red, blue, purple));
                }
            }
        }
        parts
    }
}

/// Section 4.8: one operation, as the data file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Op {
    GainPoints {
        amount: Amount,
    },
    LosePoints {
        amount: usize,
    },
    PayPoints {
        amount: usize,
    },
    StealPoints {
        amount: usize,
    },
    GainStones {
        #[serde(default)]
        red: usize,
        #[serde(default)]
        blue: usize,
        #[serde(default)]
        purple: usize,
    },
    DiscardStone {
        color: Colour,
    },
    DiscardAllStones,
    SwapStone {
        from: Colour,
        to: Colour,
        count: usize,
    },
    SwapAllStones {
        to: Colour,
    },
    Draw {
        count: usize,
    },
    Recover {
        target: Target,
        family: Option<Family>,
        max_cost: Option<usize>,
        effect: Option<Kind>,
        #[serde(default)]
        other: bool,
    },
    Discard {
        zone: Zone,
        min: Option<usize>,
        max: Option<usize>,
        #[serde(default)]
        other: bool,
    },
    ForceDiscard {
        family: Family,
    },
    SummonFree {
        family: Option<Family>,
    },
    TakeDiscarded {
        family: Family,
    },
    ToDeckTop,
    Choose {
        pick: usize,
        options: Vec<Offer>,
    },
    When {
        cond: Condition,
        then: Vec<Op>,
        r#else: Option<Vec<Op>>,
        if_false: Option<IfFalse>,
    },
    ActivateAll,
    Copy {
        kind: Kind,
    },
    StoneLimit {
        add: usize,
    },
    StoneValue {
        color: Colour,
        add: usize,
    },
    StoneValueSwap {
        a: Colour,
        b: Colour,
    },
    SummonCost {
        add: isize,
        family: Option<Family>,
    },
    OnSummon {
        if_paid: Option<Colour>,
        ops: Vec<Op>,
    },
    OnTame {
        family: Family,
        ops: Vec<Op>,
    },
}

/// Whom `recover` takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Target {
    #[serde(rename = "self")]
    Itself,
    Choice,
}

/// Where `discard` takes a card from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Zone {
    #[serde(rename = "self")]
    Itself,
    Hand,
    Area,
}

/// What a `when` without `else` does if its condition is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum IfFalse {
    Nothing,
    Unavailable,
}

/// One of the options of `choose`.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Offer {
    pub(crate) key: String,
    pub(crate) ops: Vec<Op>,
}

/// The conditions of `when`.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Condition {
    AreaLacksFamily { family: Family },
    HasStone { color: Colour },
    HandBelow { n: usize },
    HandEqualsArea,
    OpponentAhead,
    AreaHasCosts { costs: Vec<usize> },
}

/// A number of points.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Amount {
    Number(usize),
    Per(Times),
    Value { value: Valued, color: Option<Colour> },
    Cost { cost: CostOf },
}

/// `mult` × the number of something.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Times {
    #[serde(rename = "per")]
    pub(crate) what: Counted,
    pub(crate) mult: usize,
    pub(crate) family: Option<Family>,
    pub(crate) max_cost: Option<usize>,
    pub(crate) effect: Option<Kind>,
    pub(crate) color: Option<Colour>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Counted {
    AreaCard,
    HandCard,
    AreaFamily,
    Stone,
    PaidStone,
}

/// Whose value is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Valued {
    Stones,
    Discarded,
}

/// Whose printed cost is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CostOf {
    Chosen,
}

/// One effect of a card.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Effect {
    pub(crate) kind: Kind,
    pub(crate) ops: Vec<Op>,
}

/// What is printed on a card.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Face {
    pub(crate) id: usize,
    pub(crate) key: String,
    pub(crate) family: Family,
    pub(crate) cost: usize,
    pub(crate) effects: Vec<Effect>,
}

impl Face {
    /// The ops of its effect of this kind.
    pub(crate) fn ops(&self, kind: Kind) -> Option<&[Op]> {
        self.effects.iter().find(|effect| effect.kind == kind).map(|effect| &*effect.ops)
    }
}

#[derive(Deserialize)]
struct FamilyRow {
    key: Family,
    sell: Stones,
}

#[derive(Deserialize)]
struct File {
    family: Vec<FamilyRow>,
    card: Vec<Face>,
}

fn file() -> &'static File {
    static FILE: OnceLock<File> = OnceLock::new();
    FILE.get_or_init(|| {
        toml::from_str(include_str!("../../data/vale_of_eternity.toml")).expect("the data file has this form")
    })
}

/// What is printed on a card.
pub(crate) fn face(card: Card) -> &'static Face {
    static FACES: OnceLock<HashMap<&'static str, &'static Face>> = OnceLock::new();
    let faces = FACES.get_or_init(|| file().card.iter().map(|face| (face.key.as_str(), face)).collect());
    faces.get(card).unwrap_or_else(|| panic!("there is no card {card}"))
}

/// All 70 cards in the order of the data file.
pub(crate) fn all() -> Vec<Card> {
    file().card.iter().map(|face| face.key.as_str()).collect()
}

/// The card of this key.
pub(crate) fn card(key: &str) -> Card {
    all().into_iter().find(|card| *card == key).unwrap_or_else(|| panic!("there is no card {key}"))
}

/// R1: what selling a card of the family brings.
pub(crate) fn proceeds(family: Family) -> Stones {
    file().family.iter().find(|row| row.key == family).expect("every family has proceeds").sell
}

#[test]
fn the_numbers_of_section_2() {
    let cards = all();
    assert_eq!(cards.len(), 70);
    let number = |cost: usize| cards.iter().filter(|card| face(card).cost == cost).count();
    let costs: Vec<usize> = (0..=12).map(number).collect();
    assert_eq!(costs, [5, 6, 6, 14, 14, 5, 5, 5, 3, 3, 3, 0, 1]);
    let with = |kind| cards.iter().filter(|card| face(card).ops(kind).is_some()).count();
    assert_eq!([with(Kind::Instant), with(Kind::Permanent), with(Kind::Active)], [41, 11, 26]);
    let families = [Family::Fire, Family::Water, Family::Earth, Family::Wind, Family::Dragon];
    let sales = families.map(proceeds);
    let expected = [stones(3, 0, 0), stones(0, 1, 0), stones(4, 0, 0), stones(1, 1, 0), stones(0, 0, 1)];
    assert_eq!(sales, expected);
}
