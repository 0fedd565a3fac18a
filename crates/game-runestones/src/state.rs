//! A position: what everybody knows, and each player's secret.

mod audit;

pub use audit::Broken;

use core::fmt;

use kernel::{Bag, List, Seat, SeatMap};

use crate::card::CardInfo;
use crate::config::Config;
use crate::data::Supply;
use crate::ids::{
    Card, CardSet, Colour, Gem, Gems, Hue, MAX_HAND, MAX_SLOTS, MAX_SMITHIES, Means, ROWS, Rune, Runes, Slot,
    SmithyId,
};
use crate::illegal::Due;

/// A position. Flat data: cloning copies memory.
#[derive(Clone, PartialEq)]
pub struct State {
    /// What was fixed before the first step.
    pub config: Config,
    /// What everybody knows.
    pub common: Common,
    /// What only its owner knows.
    pub secrets: SeatMap<Secret>,
}

/// What everybody at the table knows (section 6). Piles are bags: nobody knows their order, so there is none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Common {
    /// What everybody knows of each player.
    pub players: SeatMap<Player>,
    /// The general draw pile.
    pub pile: CardSet,
    /// The general discard pile.
    pub discard: CardSet,
    /// The display, slot 1 first.
    pub display: [Option<Card>; MAX_SLOTS],
    /// Gems and ore of the supply.
    pub supply: Supply,
    /// The artifact supply, by colour.
    pub artifacts: Bag<4>,
    /// The artifact discard, by colour.
    pub artifact_discard: Bag<4>,
    /// The artifact at each ordinary smithy. One being forged lies there until it is placed.
    pub smithies: [Option<Colour>; MAX_SMITHIES],
    /// The stack of wild artifacts.
    pub wild_artifacts: u8,
    /// Rune stones left, by type.
    pub runes: [u8; Rune::COUNT],
    /// The start player; seat 0 until it is drawn.
    pub first: Seat,
    /// Whose turn it is; in the setup, who gets cards.
    pub active: Seat,
    /// Which round it is, from 1.
    pub round: u8,
    /// What is to be decided or drawn.
    pub phase: Phase,
    /// What has happened in this turn.
    pub course: Course,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Hand cards that everybody can tell (the set K of section 6).
    pub known: CardSet,
    /// Cards of the hand or the draw pile, nobody else knows where (the set U).
    pub unseen: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// How many cards are in the hand.
    pub hand: u8,
    /// Power points.
    pub score: u16,
    /// The gems.
    pub gems: Gems,
    /// The ore.
    pub ore: u8,
    /// The rune stones.
    pub runes: Runes,
    /// The gem on the rune stone `wild_color`.
    pub wild_colour: Option<Colour>,
    /// The two power rows.
    pub rows: [PowerRow; ROWS],
}

/// A power row: which of its spaces hold an artifact, one bit for each, in the order of [`Gem`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PowerRow {
    /// Spaces with the artifact of their colour.
    pub coloured: u8,
    /// Spaces with a wild artifact.
    pub wild: u8,
}

/// What only its owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret {
    /// Hand cards that others cannot tell: a part of [`Player::unseen`], whose rest is the draw pile.
    pub hidden: CardSet,
}

/// When something is drawn, and so what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// Before the first turn.
    Setup,
    /// At the end of an action or of a turn.
    Turn,
    /// After a row was handed in.
    Exchange,
}

/// What is to be decided or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Artifacts for empty smithies are to be drawn.
    DrawSmithies(Occasion),
    /// The active player is to draw cards.
    DrawHand(Occasion),
    /// Cards for the display are to be drawn.
    DrawDisplay(Occasion),
    /// The start player is to be drawn.
    DrawStart,
    /// The die is to be rolled.
    DrawDie,
    /// The die brings a card.
    DrawCard {
        /// The face.
        face: u8,
        /// How often it can still be applied after this.
        left: u8,
    },
    /// ACTION.
    Action,
    /// `SUMMON_CARDS` and `SUMMON_SLOTS`.
    Summon,
    /// `ABILITY_CARDS`.
    Cards,
    /// `ABILITY_MENU`.
    Abilities,
    /// `GEM_COLOR`.
    Gem,
    /// `DISPLAY_CARD`.
    Slot,
    /// PAYMENT.
    Pay,
    /// `DIE_MENU`.
    Die {
        /// The face, from 1.
        face: u8,
        /// How often it can still be applied.
        left: u8,
    },
    /// `FORGE_MENU`.
    Forge,
    /// PLACE.
    Place,
    /// `EXCHANGE_MENU`.
    Exchange,
    /// `CHOOSE_RUNE`.
    Rune,
    /// The game has ended.
    Over {
        /// Why.
        cause: Cause,
    },
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Somebody has enough power points at the end of a round.
    Power,
    /// The highest number of rounds was played (7.16).
    LastRound,
}

/// What has happened in this turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Course {
    /// Cards shown or laid out, in the order of playing.
    pub laid: List<Laid, MAX_HAND>,
    /// What is being carried out.
    pub work: Work,
    /// Smithies used in this action, one bit each.
    pub forged: u8,
    /// Was the rune `swap` used?
    pub swapped: bool,
}

/// A card shown or laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Its parts that were used, one bit each.
    pub used: u8,
    /// Has it given its extra point?
    pub extra: bool,
}

/// What is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Work {
    /// Nothing.
    #[default]
    Nothing,
    /// An ability.
    Part {
        /// Of which card.
        card: Card,
        /// Which part.
        part: u8,
        /// Its first effect that still follows.
        next: u8,
    },
    /// An artifact.
    Artifact {
        /// From which smithy.
        smithy: SmithyId,
        /// Paid how.
        means: Means,
    },
}

const _: () = assert!(size_of::<State>() <= 1024, "clones must stay cheap");
const _: () = assert!(!core::mem::needs_drop::<State>(), "a clone must be a copy of memory");

impl PowerRow {
    /// Spaces that hold an artifact.
    #[inline]
    pub const fn taken(self) -> u8 {
        self.coloured | self.wild
    }

    /// How many artifacts are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.taken().count_ones() as u8
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.taken() == 0
    }

    /// Is this space free?
    #[inline]
    pub const fn is_free(self, space: Gem) -> bool {
        self.taken() >> space.index() & 1 == 0
    }
}

impl Player {
    /// How many cards are in the draw pile.
    #[inline]
    pub fn draw_count(&self) -> u8 {
        self.unseen.len() - (self.hand - self.known.len())
    }

    /// All cards in hand, draw pile and discard pile.
    #[inline]
    pub fn owned(&self) -> CardSet {
        self.known.or(self.unseen).or(self.discard)
    }

    /// Gems and ore.
    #[inline]
    pub fn pieces(&self) -> u8 {
        self.gems.total() + self.ore
    }

    /// The kinds of gems that stand in for any other, one bit each.
    #[inline]
    pub(crate) fn jokers(&self) -> u8 {
        1 << Gem::Wild.index() | self.wild_colour.map_or(0, |colour| 1 << colour.index())
    }

    /// Once the draw pile is empty, everybody knows the whole hand.
    #[inline]
    pub(crate) fn settle_knowledge(&mut self, secret: &mut Secret) {
        if self.draw_count() == 0 {
            self.known = self.known.or(self.unseen);
            self.unseen = CardSet::EMPTY;
            secret.hidden = CardSet::EMPTY;
        }
    }
}

impl Common {
    /// Slots that hold a card, one bit each.
    #[inline]
    pub fn occupied(&self) -> u8 {
        let mut slots = 0;
        for (index, card) in self.display.iter().enumerate() {
            slots |= u8::from(card.is_some()) << index;
        }
        slots
    }

    /// The card in a slot.
    #[inline]
    pub fn in_slot(&self, slot: Slot) -> Option<Card> {
        self.display[slot.index()]
    }
}

impl State {
    /// The first position (section 3). Smithies, hands, display and start player are drawn.
    pub fn new(config: &Config) -> State {
        let data = config.data;
        let seats = config.seats;
        let mut supply = data.supply;
        for gem in Gem::ALL {
            supply.gems.0[gem.index()] -= data.start.gems.of(gem) * seats;
        }
        supply.ore -= data.start.ore * seats;
        let first = config.start.unwrap_or(Seat::ALL[0]);
        let common = Common {
            players: SeatMap::from_fn(|seat| Player::new(config, seat)),
            pile: data.creatures,
            discard: CardSet::EMPTY,
            display: [None; MAX_SLOTS],
            supply,
            artifacts: data.artifacts,
            artifact_discard: Bag::EMPTY,
            smithies: [None; MAX_SMITHIES],
            wild_artifacts: data.wild_artifacts,
            runes: [data.rune_copies.get(&seats).copied().unwrap_or(0); Rune::COUNT],
            first,
            active: Seat::ALL[0],
            round: 1,
            phase: Phase::DrawSmithies(Occasion::Setup),
            course: Course::default(),
        };
        let mut state = State { config: *config, common, secrets: SeatMap::default() };
        if state.smithies_due() == 0 {
            state.common.phase = Phase::DrawHand(Occasion::Setup);
        }
        state
    }

    /// The player whose turn it is.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.common.players[self.common.active]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        let active = self.common.active;
        &mut self.common.players[active]
    }

    /// Has the active player this rune?
    #[inline]
    pub(crate) fn has(&self, rune: Rune) -> bool {
        self.player().runes.contains(rune)
    }

    /// The hand of a player.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.common.players[seat].known.or(self.secrets[seat].hidden)
    }

    /// The draw pile of a player.
    #[inline]
    pub fn draw_pile(&self, seat: Seat) -> CardSet {
        self.common.players[seat].unseen.and_not(self.secrets[seat].hidden)
    }

    /// Druid cards of a player that have left the game.
    pub fn removed(&self, seat: Seat) -> CardSet {
        let mut there = self.common.players[seat].owned();
        if seat == self.common.active {
            self.common.course.laid.iter().for_each(|laid| there.insert(laid.card));
        }
        CardSet::deck(self.config.data.deck_size).and_not(there)
    }

    /// What is printed on a card of the active player.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> &'static CardInfo {
        self.config.card(self.common.active, card)
    }

    /// The colour of the card in a slot.
    #[inline]
    pub(crate) fn hue(&self, card: Card) -> Hue {
        // Invariant: creatures have a colour, and only creatures lie in the display.
        self.config.creature(card).hue.unwrap_or_default()
    }

    /// How many artifacts are to be drawn for empty smithies.
    #[inline]
    pub(crate) fn smithies_due(&self) -> u8 {
        let common = &self.common;
        let smithies = &self.config.data.smithies;
        let empty = smithies.iter().zip(&common.smithies).filter(|(data, at)| !data.wild && at.is_none());
        let there = common.artifacts.len() + common.artifact_discard.len();
        (empty.count() as u32).min(there) as u8
    }

    /// How many cards are to be drawn for the display.
    #[inline]
    pub(crate) fn display_due(&self) -> u8 {
        let free = self.config.data.costs.len() as u8 - self.common.occupied().count_ones() as u8;
        if free == 0 { 0 } else { free.min(self.common.pile.len() + self.common.discard.len()) }
    }

    /// How many cards the active player is to draw.
    #[inline]
    pub(crate) fn hand_due(&self) -> u8 {
        let player = self.player();
        let rules = &self.config.data.rules;
        let limit = if player.runes.contains(Rune::HandLimit) {
            rules.hand_limit_with_rune
        } else {
            rules.hand_limit
        };
        limit.saturating_sub(player.hand).min(player.draw_count() + player.discard.len())
    }

    /// The decision or draw that is due; `None` when the game is over.
    pub(crate) fn due(&self) -> Option<Due> {
        Some(match self.common.phase {
            Phase::DrawSmithies(_) => Due::DrawSmithies,
            Phase::DrawHand(_) => Due::DrawHand,
            Phase::DrawDisplay(_) => Due::DrawDisplay,
            Phase::DrawStart => Due::DrawStart,
            Phase::DrawDie => Due::DrawDie,
            Phase::DrawCard { .. } => Due::DrawCard,
            Phase::Action => Due::Action,
            Phase::Summon => Due::Summon,
            Phase::Cards => Due::Cards,
            Phase::Abilities => Due::Abilities,
            Phase::Gem => Due::Gem,
            Phase::Slot => Due::Slot,
            Phase::Pay => Due::Pay,
            Phase::Die { .. } => Due::Die,
            Phase::Forge => Due::Forge,
            Phase::Place => Due::Place,
            Phase::Exchange => Due::Exchange,
            Phase::Rune => Due::Rune,
            Phase::Over { .. } => return None,
        })
    }
}

impl Phase {
    /// Is it chance's turn?
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Phase::DrawSmithies(_)
                | Phase::DrawHand(_)
                | Phase::DrawDisplay(_)
                | Phase::DrawStart
                | Phase::DrawDie
                | Phase::DrawCard { .. }
        )
    }

    /// Are free actions possible (4.3)?
    #[inline]
    pub fn is_menu(self) -> bool {
        matches!(self, Phase::Action | Phase::Abilities | Phase::Die { .. } | Phase::Forge | Phase::Exchange)
    }
}

impl Player {
    fn new(config: &Config, seat: Seat) -> Player {
        if seat.number() >= config.seats {
            return Player::default();
        }
        let data = config.data;
        Player {
            unseen: CardSet::deck(data.deck_size),
            score: data.rules.start_score,
            gems: data.start.gems,
            ore: data.start.ore,
            ..Player::default()
        }
    }
}

/// Says what is public and nothing else, so that a line in a log cannot tell a secret.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("config", &self.config)
            .field("common", &self.common)
            .finish_non_exhaustive()
    }
}
