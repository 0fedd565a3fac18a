//! The longest road (5.2, R16): a trail over links between road pieces, no link twice, different tiles counted.

use crate::data::Data;
use crate::ids::{Direction, MAX_TERRITORY, Members};
use crate::territory::Territory;
use crate::tile::MAX_ROADS;

const PIECES: usize = MAX_ROADS * MAX_TERRITORY;

/// The road pieces of a territory and the links between them.
struct Network {
    /// For each piece and each direction the piece it is linked to there.
    links: [[Option<u8>; 4]; PIECES],
    /// The pieces that exist.
    pieces: u64,
    /// For each label the tiles of its network: no road of it can be longer.
    tiles: [Members; PIECES],
}

/// The tiles of a longest road: none if there is no road piece at all.
///
/// Every trail is tried from every piece. A piece has at most three links, so a trail meets it once on its way and
/// perhaps once more at its end; the search ends as soon as a road covers all tiles of its network.
pub fn longest(data: &Data, territory: &Territory) -> Members {
    let network = Network::of(data, territory);
    let mut best = Members::EMPTY;
    for piece in 0..PIECES {
        if network.pieces >> piece & 1 == 0 {
            continue;
        }
        let label = territory.network_of(piece / MAX_ROADS, piece % MAX_ROADS);
        let bound = network.tiles[usize::from(label)].len();
        if bound > best.len() {
            network.walk(piece, 0, Members::EMPTY, bound, &mut best);
        }
    }
    best
}

impl Network {
    fn of(data: &Data, territory: &Territory) -> Network {
        let mut network = Network { links: [[None; 4]; PIECES], pieces: 0, tiles: [Members::EMPTY; PIECES] };
        for number in 0..territory.len() {
            let placed = territory.placed(number);
            let tile = data.tile(placed.tile);
            for piece in 0..tile.roads.len() {
                network.pieces |= 1 << (MAX_ROADS * number + piece);
                network.tiles[usize::from(territory.network_of(number, piece))].insert(number);
            }
            for side in Direction::ALL {
                let Some(piece) = tile.road_at[side.printed(placed.turns).index()] else { continue };
                let Some(other) = territory.number_at(placed.at.step(side)) else { continue };
                let next = territory.placed(other);
                let facing = side.opposite().printed(next.turns);
                if let Some(there) = data.tile(next.tile).road_at[facing.index()] {
                    let from = MAX_ROADS * number + usize::from(piece);
                    network.links[from][side.index()] = Some((MAX_ROADS * other) as u8 + there);
                }
            }
        }
        network
    }

    /// Goes on from `piece` over every link not yet used. A link is named by its end with the lower piece.
    fn walk(&self, piece: usize, used: u128, mut tiles: Members, bound: u8, best: &mut Members) {
        tiles.insert(piece / MAX_ROADS);
        if tiles.len() > best.len() {
            *best = tiles;
        }
        for side in Direction::ALL {
            let Some(next) = self.links[piece][side.index()] else { continue };
            let next = usize::from(next);
            // At most one road piece of a tile reaches a side, so tile and side name the link.
            let (end, facing) = if piece < next { (piece, side) } else { (next, side.opposite()) };
            let link = 1 << (4 * (end / MAX_ROADS) + facing.index());
            if used & link == 0 && best.len() < bound {
                self.walk(next, used | link, tiles, bound, best);
            }
        }
    }
}
