//! Why a decision is refused. Each reason is public or the asking player's own knowledge.

use kernel::{Refusal, Seat};

use crate::effect::can::Obstacle;
use crate::effect::op::{ChoiceId, Kind};
use crate::ids::{Card, Colour, Family};

/// A decision of 4.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// D1.
    Hunt,
    /// D2.
    Action,
    /// D3.
    Keep,
    /// D4.
    Activate,
    /// D5.
    Discard,
    /// D6.
    SummonFree,
    /// D7.
    Recover,
    /// D8.
    Dismiss,
    /// D9.
    ChoosePlayer,
    /// D10.
    Yield,
    /// D11.
    Copy,
    /// D12.
    Choose,
    /// D13.
    Take,
}

/// Why a decision or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// Something is to be drawn first.
    ChanceFirst,
    /// There is nothing to draw now.
    NoChanceNow,
    /// Something else is to be drawn.
    OtherChance,
    /// Nobody sits there.
    NoSuchSeat {
        /// Where.
        seat: Seat,
    },
    /// Somebody else decides now.
    NotYourDecision {
        /// Who.
        decider: Seat,
    },
    /// Another kind of decision is due.
    OtherDecision {
        /// Which.
        due: Decision,
    },
    /// So many are needed.
    WrongNumber {
        /// How many.
        needed: u8,
    },
    /// A card is named twice.
    Twice {
        /// Which.
        card: Card,
    },
    /// The card cannot come from the draw pile.
    NotInPile {
        /// Which.
        card: Card,
    },
    /// Another card is known to be on top.
    KnownTop {
        /// Which.
        top: Card,
    },
    /// The card is not in the display.
    NotInDisplay {
        /// Which.
        card: Card,
    },
    /// A marker is on the card.
    Marked {
        /// On which.
        card: Card,
        /// Whose.
        by: Seat,
    },
    /// No own marker is on the card.
    NotYourMarker {
        /// On which.
        card: Card,
    },
    /// A card with an own marker is still in the display.
    MarkerLeft {
        /// Which.
        card: Card,
    },
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The card is not in the area.
    NotInArea {
        /// Which.
        card: Card,
    },
    /// The card is not in the discard pile.
    NotDiscarded {
        /// Which.
        card: Card,
    },
    /// The area holds as many creatures as it may.
    AreaFull {
        /// How many: the number of the round.
        limit: u8,
    },
    /// All stones together are worth less than the cost.
    CannotAfford {
        /// The cost.
        cost: u16,
        /// What all stones are worth.
        have: u16,
    },
    /// The player does not have these stones.
    NoSuchStones,
    /// The stones are worth less than the cost.
    PaysTooLittle {
        /// The cost.
        cost: u16,
        /// What these stones are worth.
        value: u16,
    },
    /// The cost is reached without a stone of this colour (R4).
    SuperfluousStone {
        /// Which.
        colour: Colour,
        /// The cost.
        cost: u16,
    },
    /// The card is of another family.
    WrongFamily {
        /// Which is needed.
        family: Family,
    },
    /// The effect does not speak of this card.
    NoMatch {
        /// Which.
        card: Card,
    },
    /// The effect speaks of other cards than its own.
    SameCard {
        /// Which.
        card: Card,
    },
    /// The player has nothing that the effect could take.
    NoSuchPlayer {
        /// Who.
        seat: Seat,
    },
    /// The card has no active effect.
    NoActiveEffect {
        /// Which.
        card: Card,
    },
    /// The card has no effect of the kind to be copied.
    NoSuchEffect {
        /// Which.
        card: Card,
        /// The kind.
        kind: Kind,
    },
    /// The active effect was carried out already.
    AlreadyUsed {
        /// Which.
        card: Card,
    },
    /// The options of another card are to be chosen.
    OtherChoice {
        /// Of which choice.
        due: ChoiceId,
    },
    /// A part of an effect cannot be carried out (4.9).
    Impossible {
        /// Whose effect.
        card: Card,
        /// Which part.
        part: Obstacle,
    },
}

impl Obstacle {
    /// The stable word for the part that is impossible.
    pub fn code(self) -> &'static str {
        match self {
            Obstacle::ForceDiscard(_) => "cannot-force-discard",
            Obstacle::Steal(_) => "cannot-steal",
            Obstacle::PayPoints(_) => "cannot-pay-points",
            Obstacle::GiveStone(_) => "cannot-give-stone",
            Obstacle::Draw => "cannot-draw",
            Obstacle::Recover => "cannot-recover",
            Obstacle::Discard => "cannot-discard",
            Obstacle::SummonFree(_) => "cannot-summon-free",
            Obstacle::Take(_) => "cannot-take",
            Obstacle::Copy(_) => "cannot-copy",
            Obstacle::Choose(_) => "cannot-choose",
            Obstacle::Condition => "condition-false",
            Obstacle::LeftArea => "left-area",
        }
    }
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::ChanceFirst => "chance-first",
            Illegal::NoChanceNow => "no-chance-now",
            Illegal::OtherChance => "other-chance",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
            Illegal::NotYourDecision { .. } => "not-your-decision",
            Illegal::OtherDecision { .. } => "other-decision",
            Illegal::WrongNumber { .. } => "wrong-number",
            Illegal::Twice { .. } => "twice",
            Illegal::NotInPile { .. } => "not-in-pile",
            Illegal::KnownTop { .. } => "known-top",
            Illegal::NotInDisplay { .. } => "not-in-display",
            Illegal::Marked { .. } => "marked",
            Illegal::NotYourMarker { .. } => "not-your-marker",
            Illegal::MarkerLeft { .. } => "marker-left",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::NotInArea { .. } => "not-in-area",
            Illegal::NotDiscarded { .. } => "not-discarded",
            Illegal::AreaFull { .. } => "area-full",
            Illegal::CannotAfford { .. } => "cannot-afford",
            Illegal::NoSuchStones => "no-such-stones",
            Illegal::PaysTooLittle { .. } => "pays-too-little",
            Illegal::SuperfluousStone { .. } => "superfluous-stone",
            Illegal::WrongFamily { .. } => "wrong-family",
            Illegal::NoMatch { .. } => "no-match",
            Illegal::SameCard { .. } => "same-card",
            Illegal::NoSuchPlayer { .. } => "no-such-player",
            Illegal::NoActiveEffect { .. } => "no-active-effect",
            Illegal::NoSuchEffect { .. } => "no-such-effect",
            Illegal::AlreadyUsed { .. } => "already-used",
            Illegal::OtherChoice { .. } => "other-choice",
            Illegal::Impossible { part, .. } => part.code(),
        }
    }
}
