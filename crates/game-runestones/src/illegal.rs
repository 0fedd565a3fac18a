//! Why a decision is refused. Each reason is public or the asking player's own knowledge.

use kernel::{Refusal, Seat};

use crate::ids::{Card, Colour, Gem, Hue, Row, Rune, Slot, SmithyId};

/// A decision or draw that can be due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are the decisions of section 4 and the draws of the notation")]
pub enum Due {
    Action,
    Summon,
    Cards,
    Abilities,
    Gem,
    Slot,
    Pay,
    Die,
    Forge,
    Place,
    Exchange,
    Rune,
    DrawSmithies,
    DrawHand,
    DrawDisplay,
    DrawStart,
    DrawDie,
    DrawCard,
}

/// A piece of the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A gem of this kind.
    Gem(Gem),
    /// A gem of any colour.
    AnyGem,
    /// An ore.
    Ore,
}

/// Why a decision or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// Something is to be drawn first.
    ChanceFirst { due: Due },
    /// There is nothing to draw now.
    NoChanceNow,
    /// Somebody else decides now.
    NotYourDecision { decider: Seat },
    /// Another kind of decision is due.
    OtherDecision { due: Due },
    /// Nobody sits there.
    NoSuchSeat { seat: Seat },
    /// Something else is to be drawn.
    OtherDraw { due: Due },
    /// So many are not drawn now.
    WrongNumber { found: u8, expected: u8 },
    /// The card is not in the pile, or is named twice.
    NotInPile { card: Card },
    /// The artifact is not in the pile.
    ArtifactNotInPile { colour: Colour },
    /// What was left of the old pile comes before cards of the new one.
    LeftBehind { card: Card },
    /// Dragons are put aside at the start.
    DragonAtStart { card: Card },
    /// The die has no such face.
    NoSuchFace { face: u8 },
    /// The display has no card.
    DisplayEmpty,
    /// The magic points do not suffice.
    TooLittleMagic { have: u8, need: u8 },
    /// The card adds nothing to a colour that all cards shown have.
    OtherMagic { card: Card },
    /// Not enough cards in hand or laid out.
    TooFewCards { have: u8, need: u8 },
    /// No artifact can be forged.
    NothingToForge,
    /// An action is possible.
    CanAct,
    /// The card is not in the hand. Told to its owner only, because only he may ask.
    NotInHand { card: Card },
    /// The display has no such slot.
    NoSuchSlot { slot: Slot },
    /// No card lies there.
    SlotEmpty { slot: Slot },
    /// The card there has another colour.
    WrongColour { slot: Slot, wanted: Hue },
    /// The card is not laid out.
    NotLaid { card: Card },
    /// The card has no such part.
    NoSuchPart { card: Card, part: u8 },
    /// The part is used up.
    PartUsed { card: Card, part: u8 },
    /// The other option of the card was chosen.
    OtherOption { card: Card },
    /// The supply has no such piece.
    SupplyEmpty { piece: Piece },
    /// The display has no card of the colour.
    NoCardOf { hue: Hue },
    /// There is no card to draw.
    NoCardToDraw,
    /// The gems do not suffice.
    CannotPay { need: u8 },
    /// The ore does not suffice.
    TooLittleOre { have: u8, need: u8 },
    /// Not so many of these gems.
    NoSuchGem { gem: Gem, have: u8 },
    /// So many gems are not to be paid.
    WrongSum { found: u8, expected: u8 },
    /// The gems do not fit what is to be paid.
    DoesNotFit,
    /// The supply could give nothing for it.
    GainsNothing,
    /// The die result needs a colour.
    NeedsColour { face: u8 },
    /// The die result has no colour.
    NeedsNoColour { face: u8 },
    /// There is no such smithy.
    NoSuchSmithy { smithy: SmithyId },
    /// The smithy was used in this action.
    SmithyUsed { smithy: SmithyId },
    /// No artifact lies there.
    NoArtifact { smithy: SmithyId },
    /// No row has a free space for the artifact.
    NoSpace { artifact: Gem },
    /// At least one artifact must be forged.
    MustForge,
    /// An artifact lies there.
    SpaceTaken { row: Row, space: Gem },
    /// The artifact does not belong there.
    WrongSpace { artifact: Gem },
    /// The row has too few artifacts.
    RowTooShort { row: Row, have: u8, need: u8 },
    /// The player has this rune stone.
    RuneOwned { rune: Rune },
    /// No such rune stone is left.
    RuneGone { rune: Rune },
    /// The player does not have the rune stone for it.
    NoRune { rune: Rune },
    /// Once in a turn only.
    SwapUsed,
    /// A gem lies on the stone already.
    ColourPlaced { colour: Colour },
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::ChanceFirst { .. } => "chance-first",
            Illegal::NoChanceNow => "no-chance-now",
            Illegal::NotYourDecision { .. } => "not-your-decision",
            Illegal::OtherDecision { .. } => "other-decision",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
            Illegal::OtherDraw { .. } => "other-draw",
            Illegal::WrongNumber { .. } => "wrong-number",
            Illegal::NotInPile { .. } | Illegal::ArtifactNotInPile { .. } => "not-in-pile",
            Illegal::LeftBehind { .. } => "left-behind",
            Illegal::DragonAtStart { .. } => "dragon-at-start",
            Illegal::NoSuchFace { .. } => "no-such-face",
            Illegal::DisplayEmpty => "display-empty",
            Illegal::TooLittleMagic { .. } => "too-little-magic",
            Illegal::OtherMagic { .. } => "other-magic",
            Illegal::TooFewCards { .. } => "too-few-cards",
            Illegal::NothingToForge => "nothing-to-forge",
            Illegal::CanAct => "can-act",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::NoSuchSlot { .. } => "no-such-slot",
            Illegal::SlotEmpty { .. } => "slot-empty",
            Illegal::WrongColour { .. } => "wrong-colour",
            Illegal::NotLaid { .. } => "not-laid",
            Illegal::NoSuchPart { .. } => "no-such-part",
            Illegal::PartUsed { .. } => "part-used",
            Illegal::OtherOption { .. } => "other-option",
            Illegal::SupplyEmpty { .. } => "supply-empty",
            Illegal::NoCardOf { .. } | Illegal::NoCardToDraw => "no-such-card",
            Illegal::CannotPay { .. } => "cannot-pay",
            Illegal::TooLittleOre { .. } => "too-little-ore",
            Illegal::NoSuchGem { .. } => "no-such-gem",
            Illegal::WrongSum { .. } => "wrong-sum",
            Illegal::DoesNotFit => "does-not-fit",
            Illegal::GainsNothing => "gains-nothing",
            Illegal::NeedsColour { .. } => "needs-colour",
            Illegal::NeedsNoColour { .. } => "needs-no-colour",
            Illegal::NoSuchSmithy { .. } => "no-such-smithy",
            Illegal::SmithyUsed { .. } => "smithy-used",
            Illegal::NoArtifact { .. } => "no-artifact",
            Illegal::NoSpace { .. } => "no-space",
            Illegal::MustForge => "must-forge",
            Illegal::SpaceTaken { .. } => "space-taken",
            Illegal::WrongSpace { .. } => "wrong-space",
            Illegal::RowTooShort { .. } => "row-too-short",
            Illegal::RuneOwned { .. } => "rune-owned",
            Illegal::RuneGone { .. } => "rune-gone",
            Illegal::NoRune { .. } => "no-rune",
            Illegal::SwapUsed => "swap-used",
            Illegal::ColourPlaced { .. } => "colour-placed",
        }
    }
}
