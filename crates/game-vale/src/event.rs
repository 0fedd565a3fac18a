//! Facts that steps bring about, and what a viewer sees of them.
//!
//! Every point names the card that made it, so that a list of these facts is an account of the game.

use kernel::{Horizon, Seat, Viewer};

use crate::action::Options;
use crate::effect::op::ChoiceId;
use crate::ids::{Card, Stones};
use crate::state::Cause;

/// Where a card was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// In the hand.
    Hand,
    /// In the area.
    Area,
}

/// A fact. `C` is a card that only one player may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact<C> {
    /// The first player was drawn.
    StartDrawn {
        /// Who.
        seat: Seat,
    },
    /// A round begins.
    RoundBegan {
        /// Which.
        round: u8,
        /// Who is first.
        first: Seat,
    },
    /// The discard pile became the draw pile.
    Shuffled {
        /// How many cards.
        cards: u8,
    },
    /// A card came into the display.
    Revealed {
        /// Which.
        card: Card,
    },
    /// A marker was put on a card.
    Hunted {
        /// By whom.
        seat: Seat,
        /// On which.
        card: Card,
    },
    /// A card was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// For what.
        stones: Stones,
    },
    /// A card was tamed.
    Tamed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A hand card that only its owner knew became known to all; what follows says why.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was summoned for stones.
    Summoned {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// What was paid.
        paid: Stones,
    },
    /// A card was summoned at no cost by an effect.
    SummonedFree {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A creature was released.
    Released {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// What was paid.
        paid: Stones,
    },
    /// A turn of the action phase ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// An active effect begins.
    Activated {
        /// Whose.
        seat: Seat,
        /// On which card.
        card: Card,
    },
    /// An effect of another creature begins.
    Copied {
        /// Whose.
        seat: Seat,
        /// The card that carries it out.
        source: Card,
        /// The card it is printed on.
        of: Card,
    },
    /// Options were chosen.
    Chosen {
        /// By whom.
        seat: Seat,
        /// Of which choice.
        choice: ChoiceId,
        /// Which.
        options: Options,
    },
    /// A player was chosen.
    PlayerChosen {
        /// By whom.
        seat: Seat,
        /// Whom.
        target: Seat,
    },
    /// A card brought or cost points.
    Points {
        /// Whose points.
        seat: Seat,
        /// The card that did it.
        card: Card,
        /// How many more, or fewer.
        change: i16,
    },
    /// A card brought stones.
    Gained {
        /// To whom.
        seat: Seat,
        /// The card that did it.
        card: Card,
        /// Which.
        stones: Stones,
    },
    /// A card cost stones.
    Gave {
        /// Whom.
        seat: Seat,
        /// The card that did it.
        card: Card,
        /// Which.
        stones: Stones,
    },
    /// Surplus stones were put back.
    Kept {
        /// By whom.
        seat: Seat,
        /// What was kept.
        stones: Stones,
    },
    /// A hidden card was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// The known top card was drawn.
    DrawnKnown {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A creature returned to the hand.
    Recovered {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card went to the discard pile.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where it was.
        from: Zone,
    },
    /// A creature went onto the draw pile.
    PutOnTop {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card came from the discard pile into the hand.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The game is over.
    GameOver {
        /// Why.
        cause: Cause,
    },
}

/// A fact with everything in it.
pub type Event = Fact<Card>;

/// A fact as a viewer sees it.
pub type Seen = Fact<Option<Card>>;

impl Event {
    /// What `viewer` sees: everything but which card another player drew (section 6).
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Fact::Drawn { seat, card } => Fact::Drawn { seat, card: viewer.sees(seat).then_some(card) },
            Fact::StartDrawn { seat } => Fact::StartDrawn { seat },
            Fact::RoundBegan { round, first } => Fact::RoundBegan { round, first },
            Fact::Shuffled { cards } => Fact::Shuffled { cards },
            Fact::Revealed { card } => Fact::Revealed { card },
            Fact::Hunted { seat, card } => Fact::Hunted { seat, card },
            Fact::Sold { seat, card, stones } => Fact::Sold { seat, card, stones },
            Fact::Tamed { seat, card } => Fact::Tamed { seat, card },
            Fact::Shown { seat, card } => Fact::Shown { seat, card },
            Fact::Summoned { seat, card, paid } => Fact::Summoned { seat, card, paid },
            Fact::SummonedFree { seat, card } => Fact::SummonedFree { seat, card },
            Fact::Released { seat, card, paid } => Fact::Released { seat, card, paid },
            Fact::TurnEnded { seat } => Fact::TurnEnded { seat },
            Fact::Activated { seat, card } => Fact::Activated { seat, card },
            Fact::Copied { seat, source, of } => Fact::Copied { seat, source, of },
            Fact::Chosen { seat, choice, options } => Fact::Chosen { seat, choice, options },
            Fact::PlayerChosen { seat, target } => Fact::PlayerChosen { seat, target },
            Fact::Points { seat, card, change } => Fact::Points { seat, card, change },
            Fact::Gained { seat, card, stones } => Fact::Gained { seat, card, stones },
            Fact::Gave { seat, card, stones } => Fact::Gave { seat, card, stones },
            Fact::Kept { seat, stones } => Fact::Kept { seat, stones },
            Fact::DrawnKnown { seat, card } => Fact::DrawnKnown { seat, card },
            Fact::Recovered { seat, card } => Fact::Recovered { seat, card },
            Fact::Discarded { seat, card, from } => Fact::Discarded { seat, card, from },
            Fact::PutOnTop { seat, card } => Fact::PutOnTop { seat, card },
            Fact::Taken { seat, card } => Fact::Taken { seat, card },
            Fact::GameOver { cause } => Fact::GameOver { cause },
        }
    }

    /// Cards that come from the pile, and hidden hand cards that are shown, tell somebody something.
    pub fn horizon(&self) -> Horizon {
        match self {
            Fact::StartDrawn { .. }
            | Fact::Shuffled { .. }
            | Fact::Revealed { .. }
            | Fact::Drawn { .. }
            | Fact::Shown { .. } => Horizon::Reveals,
            _ => Horizon::Open,
        }
    }
}
