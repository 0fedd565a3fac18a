//! Random positions at the beginning of a round: territories, tablets, gold, short bags and short stocks.

use kernel::Dice;
use serde_json::{Map, Value, json};

use crate::book::{self, Tile};
use crate::land::{Land, Placed, STEPS};
use crate::policy::neighbours;
use crate::state::Options;

/// How territories grow.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Growth {
    /// Anywhere.
    Loose,
    /// Where most tiles lie around.
    Close,
    /// Where roads or nothing else leads: to the north and south.
    Tall,
    /// Around empty cells.
    Ring,
    /// So that only pasture stays open, and some tiles fit nowhere.
    Sealed,
}

impl Growth {
    pub(crate) const ALL: [Growth; 5] =
        [Growth::Loose, Growth::Close, Growth::Tall, Growth::Ring, Growth::Sealed];

    fn likes(self, land: &Land, new: Placed) -> u32 {
        let (x, y) = (new.x, new.y);
        let around = neighbours(land, x, y);
        match self {
            Growth::Sealed => sealed(land, new),
            Growth::Loose => 1,
            Growth::Close => 1 + 10 * around * around,
            Growth::Tall => 1 + 20 / (1 + x.unsigned_abs()),
            // Cells with both coordinates odd stay empty until nothing else is left.
            Growth::Ring if x.rem_euclid(2) == 1 && y.rem_euclid(2) == 1 => 0,
            Growth::Ring => 1 + 20 * around,
        }
    }
}

/// More, the more edges of mountain and water a tile covers and the fewer it opens.
fn sealed(land: &Land, new: Placed) -> u32 {
    let mut likes = 8;
    for (direction, (dx, dy)) in STEPS.into_iter().enumerate() {
        if new.terrain(direction) != "pasture" {
            likes = if land.is_taken(new.x + dx, new.y + dy) { likes + 1 } else { likes - 2 };
        }
    }
    likes
}

/// Tries of a tile before it is put away.
const TRIES: u32 = 30;

/// A territory of at most so many tiles, built by legal placements from a pile.
pub(crate) fn grow(castle: Tile, size: usize, growth: Growth, pile: &mut Vec<Tile>, dice: &mut Dice) -> Land {
    let mut land = Land::new(castle);
    let mut away = Vec::new();
    while land.tiles.len() < size
        && let Some(tile) = pile.pop()
    {
        if !try_to_build(&mut land, tile, growth, dice) {
            away.push(tile);
        } else if matches!(growth, Growth::Sealed) && is_sealed(&land) {
            break;
        }
    }
    pile.append(&mut away);
    land
}

/// Does only pasture face empty cells?
fn is_sealed(land: &Land) -> bool {
    land.areas().iter().all(|area| area.is("pasture") || area.is_completed())
}

fn try_to_build(land: &mut Land, tile: Tile, growth: Growth, dice: &mut Dice) -> bool {
    let mut best: Option<(u32, i32, i32, usize)> = None;
    for _ in 0..TRIES {
        let beside = land.tiles[dice.below(land.tiles.len() as u32) as usize];
        let (dx, dy) = *dice.pick(&STEPS);
        let (x, y, turns) = (beside.x + dx, beside.y + dy, dice.below(4) as usize);
        if land.fits(tile, x, y, turns) {
            let liked = growth.likes(land, Placed { tile, x, y, turns });
            if best.is_none_or(|(best, ..)| liked > best) {
                best = Some((liked, x, y, turns));
            }
            if matches!(growth, Growth::Loose) {
                break;
            }
        }
    }
    let Some((_, x, y, turns)) = best else { return false };
    land.build(tile, x, y, turns);
    true
}

/// Texts by seat.
pub(crate) fn by_seat<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
    let seats = values.into_iter().enumerate();
    Value::Object(seats.map(|(seat, value)| (format!("P{seat}"), value.into())).collect())
}

fn names(tiles: &[Tile]) -> Value {
    tiles.iter().map(|tile| tile.name.clone()).collect()
}

/// Somewhere in a game with Druids, when tiles are about to be drawn. Tiles whose tablets somebody has are out.
pub(crate) fn somewhere(options: &Options, dice: &mut Dice) -> Map<String, Value> {
    let players = options.players;
    let last = book::rounds(players).len();
    let round = last - dice.below(3) as usize;
    let mut druids = book::druid_tiles();
    let mut tablets: Vec<Vec<String>> = vec![Vec::new(); players];
    dice.shuffle(&mut druids);
    let lucky = dice.below(players as u32) as usize;
    druids.retain(|tile| {
        let Some(tablet) = &tile.tablet else { return true };
        let owner = if dice.below(2) == 0 { lucky } else { dice.below(players as u32) as usize };
        let taken = dice.below(4) > 0;
        if taken {
            tablets[owner].push(tablet.clone());
        }
        !taken
    });
    let mut pile = book::landscape_tiles();
    dice.shuffle(&mut pile);
    // Half of the druid tiles are built, the rest is stock.
    let stock = druids.split_off(druids.len() / 2);
    let (dolmen, mut stock) = (stock[..5].to_vec(), stock[5..].to_vec());
    if dice.below(3) == 0 {
        stock.truncate(dice.below(4) as usize);
    }
    pile.append(&mut druids);
    dice.shuffle(&mut pile);
    let growth = *dice.pick(&Growth::ALL);
    let most = 1 + 2 * round as u32;
    let lands: Vec<Land> = (0..players)
        .map(|seat| {
            let size = 1 + dice.below(most) as usize;
            let mut pile_without_tablets: Vec<Tile> =
                pile.extract_if(.., |tile| tile.tablet.is_none()).collect();
            let land = grow(book::castle(seat), size, growth, &mut pile_without_tablets, dice);
            pile.append(&mut pile_without_tablets);
            land
        })
        .collect();
    pile.retain(|tile| !tile.is_druid);
    dice.shuffle(&mut pile);
    if dice.below(2) == 0 {
        pile.truncate(dice.below(4 * players as u32) as usize + 1);
    }
    let start = format!("P{}", dice.below(players as u32));
    let position = json!({
        "phase": "draw",
        "round": round,
        "start": start,
        "active": start,
        "gold": by_seat((0..players).map(|_| 5 + dice.below(20))),
        "scores": by_seat((0..players).map(|_| 20 + dice.below(6))),
        "territories": by_seat(lands.iter().map(Land::texts)),
        "tablets": by_seat(tablets),
        "dolmen": names(&dolmen),
        "stock": names(&stock),
        "bag": names(&pile),
    });
    let Value::Object(position) = position else { unreachable!("an object") };
    position
}
