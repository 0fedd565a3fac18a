//! Facts that steps bring about, and who sees them.

use kernel::{Horizon, List, Seat, Sink, Viewer};

use crate::ids::{
    Cell, DRAWN, LETTERS, Letter, MAX_PENDING, MAX_TERRITORY, Members, SLOTS, ScoringId, ScrollId, TileId,
    Turns,
};
use crate::territory::Territory;

/// Cells that gave points.
pub type Cells = List<Cell, MAX_TERRITORY>;

/// Did a player choose this, or was nothing else possible?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The player chose to.
    Chosen,
    /// Nothing else was left.
    Auto,
}

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The scoring tiles lie on A, B, C, D.
    ScoringLaid {
        /// Which.
        tiles: [ScoringId; LETTERS],
    },
    /// The start player of round 1 was drawn.
    StartDrawn {
        /// Who starts.
        seat: Seat,
    },
    /// Druid tiles came onto the dolmen.
    DolmenFilled {
        /// Which, from left to right.
        tiles: List<TileId, SLOTS>,
    },
    /// A round begins.
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// Its start player.
        start: Seat,
    },
    /// A player got income.
    Income {
        /// Who.
        seat: Seat,
        /// All of it.
        gold: u16,
        /// The part for barrels.
        barrels: u16,
        /// The part for players ahead.
        behind: u16,
        /// The tiles whose barrels are joined to the castle.
        cells: Cells,
    },
    /// A player drew tiles.
    Drawn {
        /// Who.
        seat: Seat,
        /// Which.
        tiles: List<TileId, DRAWN>,
    },
    /// A player put the axe on a tile, behind the screen.
    AxeSet {
        /// Who.
        seat: Seat,
        /// The number of the tile.
        tile: u8,
    },
    /// A player put gold on a tile, behind the screen.
    PriceSet {
        /// Who.
        seat: Seat,
        /// The number of the tile.
        tile: u8,
        /// How much.
        gold: u16,
    },
    /// A player has committed an offer.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// The screens are lifted: a tile is for sale.
    Offered {
        /// Whose.
        seat: Seat,
        /// Its number.
        number: u8,
        /// Which.
        tile: TileId,
        /// For how much.
        price: u16,
    },
    /// The screens are lifted: a tile went back into the bag.
    Thrown {
        /// Whose.
        seat: Seat,
        /// Its number.
        number: u8,
        /// Which.
        tile: TileId,
    },
    /// A player bought a tile from another.
    Bought {
        /// Who.
        seat: Seat,
        /// From whom.
        seller: Seat,
        /// Its number.
        number: u8,
        /// Which.
        tile: TileId,
        /// The gold on the tile, which its seller takes back.
        price: u16,
        /// What was paid to the seller.
        cost: u16,
    },
    /// A player bought an own tile with a tablet.
    OwnBought {
        /// Who.
        seat: Seat,
        /// Its number.
        number: u8,
        /// Which.
        tile: TileId,
        /// The gold on it, which goes to the bank.
        price: u16,
    },
    /// A player's first buying turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// By choice or by itself.
        ending: Ending,
    },
    /// Nobody bought a tile: its owner keeps it.
    Settled {
        /// Whose.
        seat: Seat,
        /// Its number.
        number: u8,
        /// Which.
        tile: TileId,
        /// The gold on it, which goes to the bank.
        price: u16,
    },
    /// A player bought a druid tile.
    DruidBought {
        /// Who.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// Which.
        tile: TileId,
        /// What was paid, surcharge included.
        cost: u16,
    },
    /// A player paid for a draw from the bag.
    BagPaid {
        /// Who.
        seat: Seat,
        /// How much.
        cost: u16,
    },
    /// The tiles of that draw.
    BagDrawn {
        /// Who drew.
        seat: Seat,
        /// Which.
        tiles: List<TileId, MAX_PENDING>,
    },
    /// One of them was kept.
    TileKept {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A player bought nothing in the second buying turn.
    Passed {
        /// Who.
        seat: Seat,
        /// By choice or by itself.
        ending: Ending,
    },
    /// A tile was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        at: Cell,
        /// How it lies.
        turns: Turns,
    },
    /// A stone tablet was gained.
    TabletGained {
        /// By whom.
        seat: Seat,
        /// Its kind, as an index into the tablets of the data.
        tablet: u8,
    },
    /// A tile fits nowhere and went back into the bag.
    WentBack {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A druid tile fits nowhere and left the game (R25).
    WentOut {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A scoring tile is scored; its points follow.
    ScoringBegan {
        /// Where it lies.
        letter: Letter,
        /// Which.
        tile: ScoringId,
    },
    /// One reason for points.
    Unit {
        /// For whom.
        seat: Seat,
        /// By the scoring tile that lies there.
        letter: Letter,
        /// How many.
        points: u16,
        /// The tiles that gave them.
        cells: Cells,
    },
    /// All points of a player from a scoring tile.
    Points {
        /// For whom.
        seat: Seat,
        /// Where it lies.
        letter: Letter,
        /// Which.
        tile: ScoringId,
        /// How many.
        points: u16,
    },
    /// The rightmost druid tile left the game at the end of a round.
    DolmenLeft {
        /// Which.
        tile: TileId,
    },
    /// Final scoring of a scroll.
    ScrollScored {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        at: Cell,
        /// Its kind.
        scroll: ScrollId,
        /// What it is worth once.
        simple: u16,
        /// How often it counts: twice in a completed area.
        times: u8,
        /// The points.
        points: u16,
    },
    /// A tablet scores a scroll once more.
    ScrollAgain {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        at: Cell,
        /// Its kind.
        scroll: ScrollId,
        /// The points.
        points: u16,
    },
    /// Final scoring of gold.
    GoldScored {
        /// Whose.
        seat: Seat,
        /// How much there is.
        gold: u16,
        /// The points.
        points: u16,
    },
    /// The game is over.
    GameOver,
}

/// A fact as a viewer sees it: whole or not at all.
pub type Seen = Event;

impl Event {
    /// What `viewer` sees: everything but what others do behind their screens (section 6).
    pub fn seen_by(&self, viewer: Viewer) -> Option<Seen> {
        match self {
            Event::AxeSet { seat, .. } | Event::PriceSet { seat, .. } => viewer.sees(*seat).then_some(*self),
            _ => Some(*self),
        }
    }

    /// Draws and lifted screens tell something new.
    pub fn horizon(&self) -> Horizon {
        match self {
            Event::ScoringLaid { .. }
            | Event::StartDrawn { .. }
            | Event::DolmenFilled { .. }
            | Event::Drawn { .. }
            | Event::BagDrawn { .. }
            | Event::Offered { .. }
            | Event::Thrown { .. } => Horizon::Reveals,
            _ => Horizon::Open,
        }
    }
}

/// Does anybody keep what is pushed? A sink without memory of its own cannot: witnesses need not be listed for it.
#[inline]
pub(crate) fn is_heard<S: Sink<Event>>(_events: &S) -> bool {
    size_of::<S>() > 0
}

/// The cells of some tiles of a territory.
pub(crate) fn cells_of(territory: &Territory, members: Members) -> Cells {
    let mut cells = Cells::new();
    members.iter().for_each(|number| cells.push(territory.cells()[number]));
    cells
}
