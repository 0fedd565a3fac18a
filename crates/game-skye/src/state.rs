//! A position: what everybody knows, and what each player has behind the screen.

use core::fmt;

use kernel::{List, Seat, SeatMap, SeatSet};

use crate::config::Config;
use crate::ids::{DRAWN, LETTERS, MAX_GOLD, MAX_PENDING, SLOTS, ScoringId, TABLETS, TileId, TileSet};
use crate::phase;
use crate::territory::Territory;
use crate::tile::TileKind;

/// A position. Flat data: cloning copies memory.
#[derive(Clone, PartialEq)]
pub struct State {
    /// What was fixed before the first step.
    pub config: Config,
    /// What everybody knows.
    pub common: Common,
    /// What lies behind each screen while prices are set; empty otherwise.
    pub screens: SeatMap<Screen>,
}

/// What everybody at the table knows (section 6).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Common {
    /// What comes next.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The start player of this round; seat 0 until it is drawn.
    pub start: Seat,
    /// Who draws or buys.
    pub active: Seat,
    /// The scoring tiles on A, B, C, D.
    pub scoring: [ScoringId; LETTERS],
    /// The tiles in the bag. Their order does not exist.
    pub bag: TileSet,
    /// The face-down druid tiles.
    pub stock: TileSet,
    /// Tiles that have left the game.
    pub out: TileSet,
    /// The open druid tiles, from left to right.
    pub dolmen: [Option<TileId>; SLOTS],
    /// The tiles of a purchase from the bag of which one is to be kept.
    pub drawn: List<TileId, MAX_PENDING>,
    /// Whose offer is committed.
    pub committed: SeatSet,
    /// What everybody knows of each player.
    pub players: SeatMap<Player>,
    /// The gold that the bank has given out and not got back.
    pub in_play: u16,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Points.
    pub score: u16,
    /// Gold in hand. While prices are set what lies behind the screen is still counted (section 6).
    pub gold: u16,
    /// The tiles drawn this round and what became of them, by their number.
    pub stall: [Option<Ware>; DRAWN],
    /// Tiles that are still to be built, ascending.
    pub pending: List<TileId, MAX_PENDING>,
    /// Tiles that fitted nowhere this round.
    pub lost: List<TileId, MAX_PENDING>,
    /// Stone tablets of each kind.
    pub tablets: [u8; TABLETS],
    /// The territory.
    pub territory: Territory,
}

/// A tile drawn this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ware {
    /// Which.
    pub tile: TileId,
    /// The gold that lies or lay on it; none as long as prices are secret, and none with the axe.
    pub price: u16,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a tile drawn this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nobody but its owner knows yet.
    Screened,
    /// Thrown back into the bag.
    Thrown,
    /// Open to be bought.
    Offered,
    /// Bought by this player.
    Sold {
        /// By whom.
        to: Seat,
    },
    /// Bought by its owner with a tablet.
    Own,
    /// Not bought, kept by its owner.
    Kept,
}

/// What a player has set behind the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// For each tile the axe, a price, or nothing yet.
    pub marks: [Option<Mark>; DRAWN],
}

/// What is set on a tile behind the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The axe.
    Axe,
    /// So much gold.
    Price(u16),
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The scoring tiles are to be drawn.
    Scoring,
    /// The start player is to be drawn.
    Start,
    /// Druid tiles are to be drawn for the dolmen.
    Dolmen {
        /// Why.
        refill: Refill,
    },
    /// The active player draws tiles (4.2).
    Draw,
    /// Everybody sets an offer (4.3).
    Offers,
    /// The active player buys from others (4.5).
    FirstBuy {
        /// Has he bought from another player in this turn?
        bought: bool,
        /// How many own tiles he may still buy.
        own_left: u8,
    },
    /// The active player buys at the dolmen or from the bag (4.7).
    SecondBuy,
    /// The active player has paid for a draw from the bag.
    BagDraw,
    /// The active player keeps one of the tiles drawn.
    Keep,
    /// Everybody builds (4.8).
    Build,
    /// The game has ended.
    Over,
}

/// Why druid tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// The game begins.
    SetUp,
    /// The active player has bought one.
    Purchase,
    /// A round has ended.
    RoundEnd,
}

const _: () = assert!(size_of::<State>() <= 3072, "clones must stay cheap");
const _: () = assert!(!core::mem::needs_drop::<State>(), "a clone must be a copy of memory");

/// Says what is public and nothing else, so that a line in a log cannot tell a secret.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("config", &self.config)
            .field("phase", &self.common.phase)
            .field("round", &self.common.round)
            .field("active", &self.common.active)
            .finish_non_exhaustive()
    }
}

/// An invariant that a state breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// A tile is in two places.
    TileTwice {
        /// One of them.
        tile: TileId,
    },
    /// A tile is nowhere, or not one of this table.
    TileMissing {
        /// Which.
        tile: TileId,
    },
    /// A landscape tile has left the game.
    LandscapeGone {
        /// Which.
        tile: TileId,
    },
    /// A tile is where its kind cannot be: a druid tile in the bag, a landscape tile on the dolmen.
    WrongPlace {
        /// Which.
        tile: TileId,
    },
    /// Gold was lost or won.
    Gold {
        /// What the bank has given out.
        in_play: u16,
        /// What is there.
        found: u32,
    },
    /// A territory is not what its tiles make of it, or some of them do not fit.
    Territory {
        /// Whose.
        seat: Seat,
    },
    /// Stone tablets are not those of the druid tiles that were built.
    Tablets {
        /// Whose.
        seat: Seat,
    },
    /// Something belongs to a seat where nobody sits.
    EmptySeat {
        /// Which.
        seat: Seat,
    },
    /// The phase does not fit the rest.
    Phase {
        /// What is wrong.
        why: &'static str,
    },
}

impl Player {
    /// The open offers with their numbers.
    #[inline]
    pub fn offers(&self) -> impl Iterator<Item = (u8, Ware)> + '_ {
        let wares = self.stall.iter().enumerate();
        wares.filter_map(|(number, ware)| {
            ware.filter(|ware| ware.fate == Fate::Offered).map(|ware| (number as u8, ware))
        })
    }

    /// Puts a tile among those to be built, in its order.
    #[inline]
    pub(crate) fn take(&mut self, tile: TileId) {
        let at = self.pending.iter().filter(|other| **other < tile).count();
        self.pending.insert(at, tile);
    }
}

impl Screen {
    /// The gold on the tiles.
    #[inline]
    pub fn gold(&self) -> u16 {
        let price = |mark: &Option<Mark>| match mark {
            Some(Mark::Price(gold)) => *gold,
            Some(Mark::Axe) | None => 0,
        };
        self.marks.iter().map(price).sum()
    }
}

impl State {
    /// The first position: nothing drawn yet.
    pub(crate) fn empty(config: &Config) -> State {
        let player = |seat: Seat| {
            if seat.number() >= config.seats {
                return Player::default();
            }
            Player {
                gold: config.data.rules.start_gold,
                territory: Territory::of_castle(config.data, config.castle(seat)),
                ..Player::default()
            }
        };
        State {
            config: *config,
            common: Common {
                phase: Phase::Scoring,
                round: 1,
                start: Seat::ALL[0],
                active: Seat::ALL[0],
                scoring: [ScoringId::default(); LETTERS],
                bag: config.data.landscape,
                stock: if config.variant.druids { config.data.druids } else { TileSet::EMPTY },
                out: TileSet::EMPTY,
                dolmen: [None; SLOTS],
                drawn: List::new(),
                committed: SeatSet::EMPTY,
                players: SeatMap::from_fn(player),
                in_play: u16::from(config.seats) * config.data.rules.start_gold,
            },
            screens: SeatMap::default(),
        }
    }

    /// The player in a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.common.players[seat]
    }

    /// Gold leaves a player's hand or a tile for the bank.
    #[inline]
    pub(crate) fn pay_bank(&mut self, gold: u16) {
        self.common.in_play -= gold;
    }

    /// All gold in hands and on tiles.
    pub(crate) fn gold_there(&self) -> u32 {
        let on_tiles = |player: &Player| player.offers().map(|(_, ware)| u32::from(ware.price)).sum::<u32>();
        let players = self.common.players.iter(self.config.seats);
        players.map(|(_, player)| u32::from(player.gold) + on_tiles(player)).sum()
    }

    /// Every place where a tile can be, with the tiles there.
    fn tile_places(&self, place: &mut impl FnMut(TileId)) {
        let common = &self.common;
        common.bag.iter().chain(common.stock.iter()).chain(common.out.iter()).for_each(&mut *place);
        common.dolmen.iter().flatten().chain(common.drawn.iter()).for_each(|tile| place(*tile));
        for (_, player) in common.players.iter(self.config.seats) {
            let held = player.stall.iter().flatten();
            held.filter(|ware| matches!(ware.fate, Fate::Screened | Fate::Offered))
                .for_each(|ware| place(ware.tile));
            player.pending.iter().for_each(|tile| place(*tile));
            player.territory.iter().skip(1).for_each(|placed| place(placed.tile));
        }
    }

    /// Checks what must hold in every position, also in one written by hand.
    pub(crate) fn audit(&self) -> Result<(), Broken> {
        let (mut seen, mut broken) = (TileSet::EMPTY, None);
        self.tile_places(&mut |tile| {
            if seen.contains(tile) {
                broken = Some(Broken::TileTwice { tile });
            }
            seen.insert(tile);
        });
        if let Some(broken) = broken {
            return Err(broken);
        }
        let all = self.config.tiles();
        if let Some(tile) = all.and_not(seen).or(seen.and_not(all)).iter().next() {
            return Err(Broken::TileMissing { tile });
        }
        let common = &self.common;
        let landscape = common.bag.iter().chain(common.drawn.iter().copied());
        let druids = common.stock.iter().chain(common.dolmen.iter().flatten().copied());
        let misplaced = landscape
            .filter(|tile| !self.config.data.landscape.contains(*tile))
            .chain(druids.filter(|tile| !self.config.data.druids.contains(*tile)))
            .next();
        if let Some(tile) = misplaced {
            return Err(Broken::WrongPlace { tile });
        }
        let (in_play, found) = (common.in_play, self.gold_there());
        if u32::from(in_play) != found || in_play > MAX_GOLD {
            return Err(Broken::Gold { in_play, found });
        }
        for seat in Seat::ALL {
            let player = self.player(seat);
            if seat.number() >= self.config.seats {
                if *player != Player::default() || self.screens[seat] != Screen::default() {
                    return Err(Broken::EmptySeat { seat });
                }
            } else if !self.territory_holds(seat) {
                return Err(Broken::Territory { seat });
            }
        }
        phase::audit(self).map_err(|why| Broken::Phase { why })
    }

    /// Is the territory what comes of building its tiles one after the other, each where it fits?
    fn territory_holds(&self, seat: Seat) -> bool {
        let (territory, data) = (&self.player(seat).territory, self.config.data);
        let mut built = Territory::of_castle(data, self.config.castle(seat));
        for placed in territory.iter().skip(1) {
            if built.check(data, placed.tile, placed.at, placed.turns).is_err() {
                return false;
            }
            built.place(data, placed.tile, placed.at, placed.turns);
        }
        built == *territory && territory.agrees_with_tiles(data)
    }

    /// Checks what holds in every game played from its beginning.
    pub(crate) fn audit_conservation(&self) -> Result<(), Broken> {
        if let Some(tile) = self.common.out.and(self.config.data.landscape).iter().next() {
            return Err(Broken::LandscapeGone { tile });
        }
        for (seat, player) in self.common.players.iter(self.config.seats) {
            if player.tablets != self.tablets_built(seat) {
                return Err(Broken::Tablets { seat });
            }
        }
        Ok(())
    }

    /// The tablets of the druid tiles in a territory.
    pub(crate) fn tablets_built(&self, seat: Seat) -> [u8; TABLETS] {
        let mut tablets = [0; TABLETS];
        for placed in self.player(seat).territory.iter() {
            if let TileKind::Druid { tablet: Some(tablet), .. } = self.config.data.tile(placed.tile).kind {
                tablets[usize::from(tablet)] += 1;
            }
        }
        tablets
    }
}
