//! What is drawn: scoring tiles, start player, tiles from the bag and from the stock of druid tiles.

use kernel::{Dice, List, Seat};

use crate::ids::{DRAWN, LETTERS, MAX_PENDING, SLOTS, ScoringId, TileId, TileSet};
use crate::illegal::{Draw, Illegal};
use crate::phase;
use crate::state::{Phase, State};

/// The outcome of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `scoring S03 S10 S07 S14`: the scoring tiles on A, B, C, D.
    Scoring {
        /// Which.
        tiles: [ScoringId; LETTERS],
    },
    /// `start P2`: this seat starts (R1).
    Start {
        /// Who.
        seat: Seat,
    },
    /// `dolmen D07`: druid tiles for the empty slots: all five at the beginning, later one for slot 0.
    Dolmen {
        /// Which, from left to right.
        tiles: List<TileId, SLOTS>,
    },
    /// `draw P0 L12 L40 L05`: the tiles a player draws in phase 2.
    Draw {
        /// Who.
        seat: Seat,
        /// Which.
        tiles: List<TileId, DRAWN>,
    },
    /// `bag L12 L40`: the tiles of a purchase from the bag.
    Bag {
        /// Which.
        tiles: List<TileId, MAX_PENDING>,
    },
}

/// Draws `count` different tiles of a set, each equally likely.
fn draw<const N: usize>(mut from: TileSet, count: usize, dice: &mut Dice) -> List<TileId, N> {
    let mut tiles = List::new();
    let mut left = from.len();
    for _ in 0..count {
        let tile = from.nth(dice.below(left));
        from.remove(tile);
        left -= 1;
        tiles.push(tile);
    }
    tiles
}

/// Draws an outcome for the chance step that is next. Panics if chance is not next.
#[inline]
pub(crate) fn roll(state: &State, dice: &mut Dice) -> Chance {
    let common = &state.common;
    match common.phase {
        Phase::Draw => Chance::Draw {
            seat: common.active,
            tiles: draw(common.bag, phase::offers::draw_size(state), dice),
        },
        Phase::Dolmen { refill } => {
            Chance::Dolmen { tiles: draw(common.stock, phase::dolmen::refill_size(state, refill), dice) }
        }
        Phase::BagDraw => Chance::Bag { tiles: draw(common.bag, phase::dolmen::bag_size(state), dice) },
        Phase::Start => Chance::Start { seat: Seat::ALL[dice.below(u32::from(state.config.seats)) as usize] },
        Phase::Scoring => Chance::Scoring { tiles: roll_scoring(&state.config.variant.scoring, dice) },
        Phase::Offers
        | Phase::FirstBuy { .. }
        | Phase::SecondBuy
        | Phase::Keep
        | Phase::Build
        | Phase::Over => {
            unreachable!("chance is asked only when its turn has come")
        }
    }
}

/// Four different scoring tiles, each order equally likely.
fn roll_scoring(all: &[ScoringId], dice: &mut Dice) -> [ScoringId; LETTERS] {
    let mut tiles = [ScoringId::default(); LETTERS];
    for index in 0..LETTERS {
        tiles[index] = loop {
            let tile = *dice.pick(all);
            if !tiles[..index].contains(&tile) {
                break tile;
            }
        };
    }
    tiles
}

/// Can the chance step that is next have this outcome, and if not, why?
pub(crate) fn check(state: &State, chance: Chance) -> Result<(), Illegal> {
    let common = &state.common;
    let due = match common.phase {
        Phase::Scoring => Draw::Scoring,
        Phase::Start => Draw::Start,
        Phase::Dolmen { .. } => Draw::Dolmen,
        Phase::Draw => Draw::Tiles { seat: common.active },
        Phase::BagDraw => Draw::Bag,
        Phase::Over => return Err(Illegal::GameOver),
        Phase::Offers | Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::Keep | Phase::Build => {
            return Err(Illegal::NoChanceNow);
        }
    };
    match (common.phase, chance) {
        (Phase::Scoring, Chance::Scoring { tiles }) => phase::setup::check_scoring(state, &tiles),
        (Phase::Start, Chance::Start { seat }) if seat.number() < state.config.seats => Ok(()),
        (Phase::Start, Chance::Start { seat }) => Err(Illegal::NoSuchSeat { seat }),
        (Phase::Dolmen { refill }, Chance::Dolmen { tiles }) => {
            check_tiles(common.stock, &tiles, phase::dolmen::refill_size(state, refill))
        }
        (Phase::Draw, Chance::Draw { seat, tiles }) if seat == common.active => {
            check_tiles(common.bag, &tiles, phase::offers::draw_size(state))
        }
        (Phase::BagDraw, Chance::Bag { tiles }) => {
            check_tiles(common.bag, &tiles, phase::dolmen::bag_size(state))
        }
        _ => Err(Illegal::OtherDraw { due }),
    }
}

/// Are these so many different tiles of the set?
fn check_tiles(mut from: TileSet, tiles: &[TileId], count: usize) -> Result<(), Illegal> {
    if tiles.len() != count {
        return Err(Illegal::WrongCount { expected: count as u8 });
    }
    for tile in tiles {
        if !from.contains(*tile) {
            return Err(Illegal::NotThere { tile: *tile });
        }
        from.remove(*tile);
    }
    Ok(())
}
