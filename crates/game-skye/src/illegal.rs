//! Why a decision is refused. Each reason is public or the asking player's own knowledge.

use kernel::{Refusal, Seat, SeatSet};

use crate::ids::{Cell, Direction, ScoringId, TileId};

/// A decision of section 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// `SET_OFFER`: where the axe goes.
    Axe,
    /// `SET_OFFER`: a price.
    Price,
    /// `FIRST_BUY`.
    FirstBuy,
    /// `SECOND_BUY`.
    SecondBuy,
    /// `KEEP_FROM_BAG`.
    Keep,
    /// BUILD.
    Build,
}

/// Something that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// Scoring tiles.
    Scoring,
    /// The start player.
    Start,
    /// Druid tiles for the dolmen.
    Dolmen,
    /// Three tiles for this player.
    Tiles {
        /// Who draws.
        seat: Seat,
    },
    /// Tiles of a purchase from the bag.
    Bag,
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
    /// Something else is to be drawn, or by somebody else.
    OtherDraw {
        /// What.
        due: Draw,
    },
    /// Nobody sits there.
    NoSuchSeat {
        /// Where.
        seat: Seat,
    },
    /// So many tiles are not drawn.
    WrongCount {
        /// How many are.
        expected: u8,
    },
    /// The tile is not among those that can be drawn, or is drawn twice.
    NotThere {
        /// Which.
        tile: TileId,
    },
    /// The scoring tile is not one of the variant, or is drawn twice.
    NoSuchScoringTile {
        /// Which.
        tile: ScoringId,
    },
    /// Somebody else decides now.
    NotYourDecision {
        /// Who.
        deciders: SeatSet,
    },
    /// Another kind of decision is due.
    OtherDecision {
        /// Which.
        due: Decision,
    },
    /// The offer is committed and cannot be changed (4.3).
    Committed,
    /// There is no tile with this number.
    NoSuchTile {
        /// Which number.
        tile: u8,
    },
    /// The price is too low. Told to its owner only, because only he may ask.
    PriceTooLow {
        /// The least.
        least: u16,
    },
    /// The gold does not suffice, or nothing would be left for the other tile.
    PriceTooHigh {
        /// The most.
        most: u16,
    },
    /// This is the player's own tile.
    OwnOffer,
    /// The tile is no open offer.
    NotForSale {
        /// Whose.
        seller: Seat,
        /// Its number.
        tile: u8,
    },
    /// One tile from other players in a turn.
    AlreadyBought,
    /// No tablet `own` is left in this turn.
    NoTablet,
    /// The gold does not suffice.
    TooDear {
        /// What it costs.
        cost: u16,
        /// What the player has.
        gold: u16,
    },
    /// No druid tile lies there.
    SlotEmpty {
        /// Where.
        slot: u8,
    },
    /// The bag is empty.
    BagEmpty,
    /// A tile lies there.
    CellTaken {
        /// Where.
        at: Cell,
    },
    /// The cell does not touch the own territory.
    NotAdjacent {
        /// Where.
        at: Cell,
    },
    /// Another terrain meets this edge (4.8).
    EdgeMismatch {
        /// Where.
        at: Cell,
        /// On which side.
        side: Direction,
    },
    /// The territory has no room for another tile.
    TerritoryFull,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::ChanceFirst => "chance-first",
            Illegal::NoChanceNow => "no-chance-now",
            Illegal::OtherDraw { .. } => "other-draw",
            Illegal::NoSuchSeat { .. } => "no-such-seat",
            Illegal::WrongCount { .. } => "wrong-count",
            Illegal::NotThere { .. } | Illegal::NoSuchScoringTile { .. } => "not-there",
            Illegal::NotYourDecision { .. } => "not-your-decision",
            Illegal::OtherDecision { .. } => "other-decision",
            Illegal::Committed => "committed",
            Illegal::NoSuchTile { .. } => "no-such-tile",
            Illegal::PriceTooLow { .. } => "price-too-low",
            Illegal::PriceTooHigh { .. } => "price-too-high",
            Illegal::OwnOffer => "own-offer",
            Illegal::NotForSale { .. } => "not-for-sale",
            Illegal::AlreadyBought => "already-bought",
            Illegal::NoTablet => "no-tablet",
            Illegal::TooDear { .. } => "too-dear",
            Illegal::SlotEmpty { .. } => "slot-empty",
            Illegal::BagEmpty => "bag-empty",
            Illegal::CellTaken { .. } => "cell-taken",
            Illegal::NotAdjacent { .. } => "not-adjacent",
            Illegal::EdgeMismatch { .. } => "edge-mismatch",
            Illegal::TerritoryFull => "territory-full",
        }
    }
}
