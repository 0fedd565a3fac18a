//! Facts that steps bring about, and what a viewer sees of them.

use kernel::{Horizon, Seat, Viewer};

use crate::action::Action;
use crate::ids::{Card, CardSet, Colour, Gem, Gems, Means, Row, Rune, Slot, SmithyId};
use crate::illegal::Piece;
use crate::state::Cause;

/// Because of what a piece was taken or given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// An ability of a card.
    Card(Card),
    /// A die result.
    Die,
    /// The bonus of a smithy.
    Smithy(SmithyId),
    /// The rune `swap`.
    Swap,
}

/// What gave points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Witness {
    /// An ability of a card.
    Card(Card),
    /// The rune `extra_point`, for a card.
    Extra(Card),
    /// A die result.
    Die,
    /// The bonus of a smithy.
    Smithy(SmithyId),
    /// A row that was handed in, with so many artifacts.
    Row(Row, u8),
    /// A row at the end, with so many artifacts.
    FinalRow(Row, u8),
    /// So many pieces left over at the end.
    Leftover(u8),
}

/// A fact. `C` is what is known of cards drawn into a hand: the cards themselves in an [`Event`], perhaps
/// nothing in a [`Seen`]. One list serves both, so that an event cannot gain a field that forgets to be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Fact<C> {
    /// The start player is known.
    StartDrawn { seat: Seat },
    /// An artifact was laid out at a smithy.
    SmithyFilled { smithy: SmithyId, colour: Colour },
    /// The artifact discard became the new supply.
    ArtifactsShuffled,
    /// Cards were drawn into a hand.
    HandDrawn { seat: Seat, count: u8, cards: C },
    /// A player's discard pile became the new draw pile.
    DeckShuffled { seat: Seat },
    /// A card was turned over into a slot of the display.
    SlotFilled { slot: Slot, card: Card },
    /// The general discard pile became the new draw pile.
    CreaturesShuffled,
    /// A round begins.
    RoundBegan { round: u8 },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// An action was chosen: summon, abilities, forge or pass.
    ActionChosen { seat: Seat, action: Action },
    /// A card was shown for its magic points.
    CardShown { seat: Seat, card: Card },
    /// A card was taken from the display for magic points.
    Summoned { seat: Seat, card: Card, slot: Slot, cost: u8 },
    /// A card was laid out.
    CardLaid { seat: Seat, card: Card },
    /// No further card is laid out.
    Enough { seat: Seat },
    /// A part of a card is used.
    PartUsed { seat: Seat, card: Card, part: u8 },
    /// A gem was taken from the supply.
    GemTaken { seat: Seat, gem: Gem, source: Source },
    /// An ore was taken from the supply.
    OreTaken { seat: Seat, source: Source },
    /// There was no such piece left to take.
    NothingLeft { seat: Seat, piece: Piece, source: Source },
    /// Gems were paid.
    GemsPaid { seat: Seat, gems: Gems },
    /// Ore was paid.
    OrePaid { seat: Seat, count: u8 },
    /// A gem was given away for something else.
    GemGiven { seat: Seat, gem: Gem, source: Source },
    /// An ore was given away for something else.
    OreGiven { seat: Seat, source: Source },
    /// A card was taken from the display by an ability.
    CardCalled { seat: Seat, card: Card, slot: Slot },
    /// There was no such card to take.
    NothingCalled { seat: Seat },
    /// The die was rolled.
    DieRolled { seat: Seat, face: u8 },
    /// The die brought a card.
    CardDrawn { seat: Seat, card: Card },
    /// A die result was given up.
    Forgone { seat: Seat },
    /// Points, and what they are for.
    Points { seat: Seat, points: u16, witness: Witness },
    /// A card went to its player's discard pile.
    CardKept { seat: Seat, card: Card },
    /// A creature went to the general discard pile.
    CardLost { seat: Seat, card: Card },
    /// A druid card left the game.
    CardRemoved { seat: Seat, card: Card },
    /// An artifact is being forged.
    Forged { seat: Seat, smithy: SmithyId, means: Means },
    /// An artifact was placed; a wild one perhaps on a coloured space.
    Placed { seat: Seat, row: Row, space: Gem, artifact: Gem },
    /// A row was handed in.
    RowExchanged { seat: Seat, row: Row },
    /// A rune stone was taken.
    RuneTaken { seat: Seat, rune: Rune },
    /// A gem was put on the stone `wild_color`.
    ColourPlaced { seat: Seat, colour: Colour },
    /// The action is over.
    ActionOver { seat: Seat },
    /// The turn is over.
    TurnOver { seat: Seat },
    /// The game is over.
    GameOver { cause: Cause },
}

/// A fact with everything in it.
pub type Event = Fact<CardSet>;

/// A fact as a viewer sees it.
pub type Seen = Fact<Option<CardSet>>;

impl Event {
    /// What `viewer` sees: everything but the cards that others draw into their hands (4.6).
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Fact::StartDrawn { seat } => Fact::StartDrawn { seat },
            Fact::SmithyFilled { smithy, colour } => Fact::SmithyFilled { smithy, colour },
            Fact::ArtifactsShuffled => Fact::ArtifactsShuffled,
            Fact::HandDrawn { seat, count, cards } => {
                Fact::HandDrawn { seat, count, cards: viewer.sees(seat).then_some(cards) }
            }
            Fact::DeckShuffled { seat } => Fact::DeckShuffled { seat },
            Fact::SlotFilled { slot, card } => Fact::SlotFilled { slot, card },
            Fact::CreaturesShuffled => Fact::CreaturesShuffled,
            Fact::RoundBegan { round } => Fact::RoundBegan { round },
            Fact::TurnBegan { seat } => Fact::TurnBegan { seat },
            Fact::ActionChosen { seat, action } => Fact::ActionChosen { seat, action },
            Fact::CardShown { seat, card } => Fact::CardShown { seat, card },
            Fact::Summoned { seat, card, slot, cost } => Fact::Summoned { seat, card, slot, cost },
            Fact::CardLaid { seat, card } => Fact::CardLaid { seat, card },
            Fact::Enough { seat } => Fact::Enough { seat },
            Fact::PartUsed { seat, card, part } => Fact::PartUsed { seat, card, part },
            Fact::GemTaken { seat, gem, source } => Fact::GemTaken { seat, gem, source },
            Fact::OreTaken { seat, source } => Fact::OreTaken { seat, source },
            Fact::NothingLeft { seat, piece, source } => Fact::NothingLeft { seat, piece, source },
            Fact::GemsPaid { seat, gems } => Fact::GemsPaid { seat, gems },
            Fact::OrePaid { seat, count } => Fact::OrePaid { seat, count },
            Fact::GemGiven { seat, gem, source } => Fact::GemGiven { seat, gem, source },
            Fact::OreGiven { seat, source } => Fact::OreGiven { seat, source },
            Fact::CardCalled { seat, card, slot } => Fact::CardCalled { seat, card, slot },
            Fact::NothingCalled { seat } => Fact::NothingCalled { seat },
            Fact::DieRolled { seat, face } => Fact::DieRolled { seat, face },
            Fact::CardDrawn { seat, card } => Fact::CardDrawn { seat, card },
            Fact::Forgone { seat } => Fact::Forgone { seat },
            Fact::Points { seat, points, witness } => Fact::Points { seat, points, witness },
            Fact::CardKept { seat, card } => Fact::CardKept { seat, card },
            Fact::CardLost { seat, card } => Fact::CardLost { seat, card },
            Fact::CardRemoved { seat, card } => Fact::CardRemoved { seat, card },
            Fact::Forged { seat, smithy, means } => Fact::Forged { seat, smithy, means },
            Fact::Placed { seat, row, space, artifact } => Fact::Placed { seat, row, space, artifact },
            Fact::RowExchanged { seat, row } => Fact::RowExchanged { seat, row },
            Fact::RuneTaken { seat, rune } => Fact::RuneTaken { seat, rune },
            Fact::ColourPlaced { seat, colour } => Fact::ColourPlaced { seat, colour },
            Fact::ActionOver { seat } => Fact::ActionOver { seat },
            Fact::TurnOver { seat } => Fact::TurnOver { seat },
            Fact::GameOver { cause } => Fact::GameOver { cause },
        }
    }

    /// Whatever was drawn or rolled, and every hand card that was played, is known from then on.
    pub fn horizon(&self) -> Horizon {
        match self {
            Fact::StartDrawn { .. }
            | Fact::SmithyFilled { .. }
            | Fact::HandDrawn { .. }
            | Fact::SlotFilled { .. }
            | Fact::CardShown { .. }
            | Fact::CardLaid { .. }
            | Fact::DieRolled { .. }
            | Fact::CardDrawn { .. } => Horizon::Reveals,
            _ => Horizon::Open,
        }
    }
}
