//! The vocabulary of 4.8: what effects are made of.
//!
//! All effects of all cards lie one after the other in one table of operations. Branches and options are jumps
//! within it, so that carrying out an effect needs nothing but a place in the table.

use crate::ids::{CardSet, Colour, Family, Stones};

/// A place in the table of operations.
pub(crate) type Place = u16;

/// A kind of effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Once, at the summoning.
    Instant,
    /// As long as the creature is in the area.
    Permanent,
    /// Once in every resolution phase.
    Active,
}

impl Kind {
    /// The key in the data file.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Instant => "instant",
            Kind::Permanent => "permanent",
            Kind::Active => "active",
        }
    }

    /// The kind with this key.
    pub fn from_key(key: &str) -> Option<Kind> {
        [Kind::Instant, Kind::Permanent, Kind::Active].into_iter().find(|kind| kind.key() == key)
    }
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Points for the acting player.
    GainPoints(Amount),
    /// Points lost, as far as there are any.
    LosePoints(Amount),
    /// Points as a price: they must be there.
    PayPoints(Amount),
    /// Points from an opponent (D9).
    StealPoints(Amount),
    /// Stones from the supply.
    GainStones(Stones),
    /// A stone as a price.
    DiscardStone(Colour),
    /// All stones go; their value is remembered.
    DiscardAllStones,
    /// One stone for some of another colour.
    SwapStone {
        /// What is given.
        from: Colour,
        /// What is received.
        to: Stones,
    },
    /// Every stone becomes one of this colour.
    SwapAllStones(Colour),
    /// So many cards from the draw pile.
    Draw(u8),
    /// The source returns to the hand.
    RecoverSelf,
    /// A creature of the area returns to the hand (D7) and is remembered.
    RecoverChoice(Filter),
    /// The source goes to the discard pile.
    DiscardSelf,
    /// A hand card goes to the discard pile (D5) and is remembered.
    DiscardHand {
        /// What follows decides which card may go.
        next: AfterDiscard,
    },
    /// So many creatures go to the discard pile (D8).
    DiscardArea {
        /// At least.
        min: u8,
        /// At most.
        max: u8,
        /// May the source go?
        whom: Whom,
    },
    /// Somebody (D9) discards a creature of the family (D10).
    ForceDiscard(Family),
    /// A hand card enters at no cost (D6).
    SummonFree(Option<Family>),
    /// A card of the family comes from the discard pile into the hand (D13).
    TakeDiscarded(Family),
    /// The source goes onto the draw pile.
    ToDeckTop,
    /// Some of the options (D12).
    Choose(ChoiceId),
    /// The end of an option: back to its choice.
    EndOption(ChoiceId),
    /// Goes on behind this operation if the condition holds, at `otherwise` if not.
    When {
        /// The condition.
        condition: Condition,
        /// Where it goes on if it does not hold.
        otherwise: Otherwise,
    },
    /// Goes on elsewhere: at the end of a branch.
    Jump(Place),
    /// Every available active effect once (D4).
    ActivateAll,
    /// The effect of another creature (D11).
    Copy(Kind),
    /// The end of an effect.
    End,
}

/// What stands behind a discard from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterDiscard {
    /// A free summoning: only cards may go that leave a fitting one (D5).
    SummonFree,
    /// Anything else: any card may go.
    Anything,
}

/// Whom an operation on the area speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// Every creature of the area.
    All,
    /// Every one but the source.
    Others,
}

/// What happens if a condition does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Otherwise {
    /// It goes on at this place: behind the branch, or in the other one.
    GoTo(Place),
    /// The effect is not available.
    Unavailable,
}

/// Which choice of the data this is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ChoiceId(pub(crate) u8);

impl ChoiceId {
    /// Its place among the choices of the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which creatures an operation or an amount speaks of: a set that follows from family, cost and effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter {
    /// The number of the set in the data.
    pub set: u8,
    /// Is the source among them?
    pub whom: Whom,
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So many.
    Fixed(u8),
    /// For each creature of the own area in the set.
    PerCreature {
        /// How many for each.
        times: u8,
        /// The number of the set in the data.
        set: u8,
    },
    /// For each hand card.
    PerHandCard {
        /// How many for each.
        times: u8,
    },
    /// For each different family in the own area.
    PerFamily {
        /// How many for each.
        times: u8,
    },
    /// For each own stone of the colour.
    PerStone {
        /// How many for each.
        times: u8,
        /// The colour.
        colour: Colour,
    },
    /// For each stone of the colour paid for the summoning.
    PerPaidStone {
        /// How many for each.
        times: u8,
        /// The colour.
        colour: Colour,
    },
    /// The value of the own stones of the colour.
    ValueOf(Colour),
    /// The value of the stones given up before.
    ValueDiscarded,
    /// The printed cost of the card chosen before.
    CostChosen,
}

/// What must be true now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// No creature of the family in the own area.
    AreaLacksFamily(Family),
    /// An own stone of the colour.
    HasStone(Colour),
    /// Fewer hand cards than this.
    HandBelow(u8),
    /// As many hand cards as creatures.
    HandEqualsArea,
    /// Some opponent has more points.
    OpponentAhead,
    /// Each of these printed costs is in the own area; bit `n` stands for cost `n`.
    AreaHasCosts(u16),
}

/// An effect in the table of operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Program {
    /// Where it begins.
    pub start: Place,
    /// Can it be carried out whatever the position is?
    pub certain: bool,
}

/// A choice between options (D12).
#[derive(Clone, Debug)]
pub struct Choice {
    /// The card it is printed on.
    pub card: crate::ids::Card,
    /// How many options are taken.
    pub pick: u8,
    /// The options in printed order.
    pub options: Vec<OptionData>,
    /// Where it goes on behind the last option.
    pub(crate) end: Place,
}

/// One option of a choice.
#[derive(Clone, Debug)]
pub struct OptionData {
    /// Its key in the notation.
    pub key: String,
    /// What it says in English.
    pub label_en: String,
    /// What it says in German.
    pub label_de: String,
    /// Where its operations begin.
    pub(crate) start: Place,
    /// All stones that its own operations give.
    pub(crate) stones: Stones,
}

/// What a creature does as long as it is in the area (4.2, 4.5, 4.6).
#[derive(Clone, Debug, Default)]
pub struct Permanent {
    /// Added to the stone limit.
    pub limit: u8,
    /// Added to the value of each colour.
    pub values: [u8; 3],
    /// Colours that exchange their values.
    pub swap: Option<[Colour; 2]>,
    /// Added to the cost of summoning a creature of each family.
    pub costs: [i8; 5],
    /// Points at each summoning.
    pub on_summon: Vec<OnSummon>,
    /// What a taming sets off.
    pub on_tame: Option<OnTame>,
}

/// Points at each summoning by its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnSummon {
    /// Only if such a stone was paid.
    pub if_paid: Option<Colour>,
    /// How many points.
    pub points: Amount,
}

/// What happens when its owner tames a card of the family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTame {
    /// The family.
    pub family: Family,
    /// The effect.
    pub program: Program,
}

/// A named set of cards that filters speak of.
pub(crate) type FilterSets = Vec<CardSet>;
