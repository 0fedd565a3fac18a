//! What lies where in a game: lists and words.

use crate::book::{self, Tile};
use crate::land::Land;

/// What became of a tile that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Behind the screen, nothing set yet.
    Bare,
    /// Behind the screen or later: thrown back.
    Axe,
    /// Gold lies on it; behind the screen or an open offer.
    Priced(usize),
    Sold(usize, usize),
    Own(usize),
    Kept(usize),
}

/// A player.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) gold: usize,
    pub(crate) vp: usize,
    pub(crate) offers: Vec<(Tile, Fate)>,
    pub(crate) committed: bool,
    pub(crate) pending: Vec<Tile>,
    pub(crate) lost: Vec<Tile>,
    pub(crate) land: Land,
    pub(crate) tablets: Vec<String>,
}

impl Player {
    /// How many tablets of a kind.
    pub(crate) fn tablets_of(&self, kind: &str) -> usize {
        self.tablets.iter().filter(|tablet| *tablet == kind).count()
    }

    /// 4.12: what buying from a player costs less.
    pub(crate) fn discount(&self) -> usize {
        self.tablets_of("discount1") + 2 * self.tablets_of("discount2")
    }

    /// 4.5: what an offer costs this buyer.
    pub(crate) fn cost(&self, price: usize) -> usize {
        price.saturating_sub(self.discount())
    }

    /// 4.7: 5, 3 or 1.
    pub(crate) fn bag_cost(&self) -> usize {
        5usize.saturating_sub(2 * self.tablets_of("bag"))
    }

    /// The gold on the tiles behind the screen.
    pub(crate) fn gold_set(&self) -> usize {
        let gold = |(_, fate): &(Tile, Fate)| if let Fate::Priced(gold) = fate { *gold } else { 0 };
        self.offers.iter().map(gold).sum()
    }

    pub(crate) fn take(&mut self, tile: Tile) {
        self.pending.push(tile);
        book::sort(&mut self.pending);
    }

    pub(crate) fn take_tablet(&mut self, tablet: &str) {
        self.tablets.push(tablet.to_owned());
        let order = &book::book().tablets;
        self.tablets.sort_by_key(|kind| order.iter().position(|known| known == kind));
    }

    pub(crate) fn can_build(&self) -> bool {
        self.pending.iter().any(|tile| !self.land.placements(tile).is_empty())
    }
}

/// Why druid tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refill {
    Setup,
    Purchase,
    RoundEnd,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Scoring,
    Start,
    Dolmen(Refill),
    Draw,
    Offers,
    FirstBuy { bought: bool, own_left: usize },
    SecondBuy,
    BagDraw,
    Keep,
    Build,
    Over,
}

/// What the table has agreed on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    pub(crate) players: usize,
    pub(crate) druids: bool,
    pub(crate) scoring: Option<Vec<String>>,
    pub(crate) start: Option<usize>,
}

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) round: usize,
    pub(crate) start: usize,
    pub(crate) active: usize,
    pub(crate) scoring: Vec<String>,
    pub(crate) players: Vec<Player>,
    pub(crate) bag: Vec<Tile>,
    pub(crate) stock: Vec<Tile>,
    pub(crate) out: Vec<Tile>,
    pub(crate) dolmen: Vec<Option<Tile>>,
    pub(crate) drawn: Vec<Tile>,
    /// What the last step brought about, in the words of the notation.
    pub(crate) log: Vec<String>,
    /// Special situations since the beginning.
    pub(crate) notes: Vec<String>,
}

impl Game {
    /// Everything in its box.
    pub(crate) fn empty(options: Options) -> Game {
        let player = |seat: usize| Player {
            gold: 0,
            vp: 0,
            offers: Vec::new(),
            committed: false,
            pending: Vec::new(),
            lost: Vec::new(),
            land: Land::new(book::castle(seat)),
            tablets: Vec::new(),
        };
        Game {
            phase: Phase::Scoring,
            round: 1,
            start: 0,
            active: 0,
            scoring: Vec::new(),
            players: (0..options.players).map(player).collect(),
            bag: book::landscape_tiles(),
            stock: if options.druids { book::druid_tiles() } else { Vec::new() },
            out: Vec::new(),
            dolmen: vec![None; 5],
            drawn: Vec::new(),
            log: Vec::new(),
            notes: Vec::new(),
            options,
        }
    }

    /// Start player first, then clockwise.
    pub(crate) fn turn_order(&self) -> Vec<usize> {
        (0..self.players.len()).map(|step| (self.start + step) % self.players.len()).collect()
    }

    /// Who comes after a seat in this turn order.
    pub(crate) fn after(&self, seat: usize) -> Option<usize> {
        let order = self.turn_order();
        let place = order.iter().position(|other| *other == seat).expect("a seat");
        order.get(place + 1).copied()
    }

    pub(crate) fn say(&mut self, event: String) {
        self.log.push(event);
    }

    pub(crate) fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }

    /// Takes a tile out of the bag or the stock.
    pub(crate) fn draw(from: &mut Vec<Tile>, name: &str) -> Tile {
        let index = from.iter().position(|tile| tile.name == name);
        from.remove(index.unwrap_or_else(|| panic!("{name} cannot be drawn")))
    }
}
