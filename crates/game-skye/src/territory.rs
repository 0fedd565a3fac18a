//! A territory: tiles in the order of building, with areas and roads kept up to date at each tile (2.2, 4.8).
//!
//! Nothing here grows: at most [`MAX_TERRITORY`] tiles can ever lie in a territory, so 52 empty cells can border
//! on it (each tile takes one away and adds at most three). Areas are kept as labels on the four sides of each
//! tile, roads as labels on its road pieces: joining two areas rewrites one label, and asking needs no search.
//! An area that touches no side lies within its tile for ever; it has no label.

use crate::data::Data;
use crate::ids::{Cell, Direction, MAX_TERRITORY, Members, TileId, Turns};
use crate::illegal::Illegal;
use crate::tile::{MAX_ROADS, Sides, Tile};

/// The most empty cells that can border on a territory.
pub const MAX_FRONTIER: usize = 2 * MAX_TERRITORY + 2;
const SIDES: usize = 4 * MAX_TERRITORY;
const PIECES: usize = MAX_ROADS * MAX_TERRITORY;

/// A territory. Tiles are numbered in the order of building, the castle is number 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Territory {
    len: u8,
    bordering: u8,
    tiles: [TileId; MAX_TERRITORY],
    turns: [Turns; MAX_TERRITORY],
    cells: [Cell; MAX_TERRITORY],
    /// The sides of each tile that face an empty cell.
    open: [Sides; MAX_TERRITORY],
    /// For each side of each tile as it lies, the lowest-numbered side of the same area.
    areas: [u8; SIDES],
    /// For each road piece, the lowest-numbered piece of the same network.
    roads: [u8; PIECES],
    /// The empty cells next to tiles, ascending.
    frontier: [Cell; MAX_FRONTIER],
    /// The terrains that surround each of them, two bits for each direction, unset where nothing lies.
    needs: [u8; MAX_FRONTIER],
}

/// A tile of a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Which.
    pub tile: TileId,
    /// Where.
    pub at: Cell,
    /// How it lies.
    pub turns: Turns,
}

impl Default for Territory {
    /// Nothing at all: the territory of a seat where nobody sits.
    fn default() -> Territory {
        Territory {
            len: 0,
            bordering: 0,
            tiles: [TileId::default(); MAX_TERRITORY],
            turns: [Turns::default(); MAX_TERRITORY],
            cells: [Cell::CASTLE; MAX_TERRITORY],
            open: [Sides::NONE; MAX_TERRITORY],
            areas: [0; SIDES],
            roads: [0; PIECES],
            frontier: [Cell::CASTLE; MAX_FRONTIER],
            needs: [0; MAX_FRONTIER],
        }
    }
}

impl Territory {
    /// A castle alone.
    pub(crate) fn of_castle(data: &Data, castle: TileId) -> Territory {
        let mut territory = Territory::default();
        territory.place(data, castle, Cell::CASTLE, Turns::default());
        territory
    }

    /// How many tiles there are, castle included.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Is this the territory of a seat where nobody sits?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there no room for another tile? Never in a game from its beginning (7.13).
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == MAX_TERRITORY
    }

    /// The tile with this number.
    #[inline]
    pub fn placed(&self, number: usize) -> Placed {
        Placed { tile: self.tiles[number], at: self.cells[number], turns: self.turns[number] }
    }

    /// All tiles in the order of building, castle first.
    pub fn iter(&self) -> impl Iterator<Item = Placed> + '_ {
        (0..self.len()).map(|number| self.placed(number))
    }

    /// The tiles as they are numbered.
    #[inline]
    pub(crate) fn tiles(&self) -> &[TileId] {
        &self.tiles[..self.len()]
    }

    /// The cells of the tiles as they are numbered.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.len()]
    }

    /// The number of the tile that lies there.
    #[inline]
    pub fn number_at(&self, at: Cell) -> Option<usize> {
        self.cells().iter().position(|cell| *cell == at)
    }

    /// The sides of a tile that face an empty cell.
    #[inline]
    pub fn open_sides(&self, number: usize) -> Sides {
        self.open[number]
    }

    /// The label of the area at this side of a tile as it lies: equal for two sides of the same area.
    #[inline]
    pub fn area_at(&self, number: usize, side: Direction) -> u8 {
        self.areas[4 * number + side.index()]
    }

    /// The label of the network of a road piece: equal for two pieces that are joined.
    #[inline]
    pub fn network_of(&self, number: usize, piece: usize) -> u8 {
        self.roads[MAX_ROADS * number + piece]
    }

    /// Is this road piece joined to the castle's? The castle's piece has the lowest number of all.
    #[inline]
    pub fn joins_castle(&self, number: usize, piece: usize) -> bool {
        self.network_of(number, piece) == 0
    }

    /// The tiles joined to the castle by road, castle included (R8: any road piece of the tile suffices).
    pub fn castle_road(&self, data: &Data) -> Members {
        let joined = |number: &usize| {
            let pieces = data.tile(self.tiles[*number]).roads.len();
            (0..pieces).any(|piece| self.joins_castle(*number, piece))
        };
        (0..self.len()).filter(joined).collect()
    }

    /// The tiles whose barrels stand at a road that is joined to the castle (4.1).
    pub fn barrels_on_castle_road(&self, data: &Data) -> Members {
        let joined = |number: &usize| {
            let barrel = data.tile(self.tiles[*number]).barrel;
            barrel.is_some_and(|piece| self.joins_castle(*number, piece.into()))
        };
        (0..self.len()).filter(joined).collect()
    }

    /// The empty cells next to tiles, ascending, each with the terrains around it.
    #[inline]
    pub(crate) fn frontier(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        let count = usize::from(self.bordering);
        self.frontier[..count].iter().copied().zip(self.needs[..count].iter().copied())
    }

    /// Does the tile fit anywhere?
    #[inline]
    pub fn takes(&self, data: &Data, tile: TileId) -> bool {
        let fits = &data.fits[tile.index()];
        !self.is_full()
            && self.needs[..usize::from(self.bordering)].iter().any(|need| fits[usize::from(*need)] != 0)
    }

    /// May the tile be built there (4.8)?
    pub fn check(&self, data: &Data, tile: TileId, at: Cell, turns: Turns) -> Result<(), Illegal> {
        if self.number_at(at).is_some() {
            return Err(Illegal::CellTaken { at });
        }
        if self.is_full() {
            return Err(Illegal::TerritoryFull);
        }
        let Some((_, need)) = self.frontier().find(|(cell, _)| *cell == at) else {
            return Err(Illegal::NotAdjacent { at });
        };
        let code = data.tile(tile).codes[usize::from(turns.number())];
        let clashes = |side: &&Direction| {
            let wanted = need >> (2 * side.index()) & 3;
            wanted != 0 && wanted != code >> (2 * side.index()) & 3
        };
        match Direction::ALL.iter().find(clashes) {
            Some(side) => Err(Illegal::EdgeMismatch { at, side: *side }),
            None => Ok(()),
        }
    }

    /// The territory as it would be with one more tile, to look at before it is built.
    pub fn with(&self, data: &Data, tile: TileId, at: Cell, turns: Turns) -> Result<Territory, Illegal> {
        self.check(data, tile, at, turns)?;
        let mut territory = *self;
        territory.place(data, tile, at, turns);
        Ok(territory)
    }

    /// Builds a tile. The caller has checked that it fits.
    pub(crate) fn place(&mut self, data: &Data, tile: TileId, at: Cell, turns: Turns) {
        let number = self.len();
        let face = data.tile(tile);
        self.tiles[number] = tile;
        self.turns[number] = turns;
        self.cells[number] = at;
        self.len += 1;
        self.label(number, face, turns);
        self.forget_frontier(at);
        let code = face.codes[usize::from(turns.number())];
        for side in Direction::ALL {
            let next = at.step(side);
            if let Some(other) = self.cells[..number].iter().position(|cell| *cell == next) {
                self.join(data, number, other, side);
            } else {
                self.open[number] = self.open[number].with(side);
                self.border(next, side.opposite(), code >> (2 * side.index()) & 3);
            }
        }
    }

    /// The tile's own areas and road pieces, before it meets its neighbours.
    #[inline]
    fn label(&mut self, number: usize, face: &Tile, turns: Turns) {
        let mut first = [None; crate::tile::MAX_REGIONS];
        for side in Direction::ALL {
            let region = face.region_at[side.printed(turns).index()];
            let node = (4 * number + side.index()) as u8;
            self.areas[usize::from(node)] = *first[usize::from(region)].get_or_insert(node);
        }
        for piece in 0..face.roads.len() {
            let node = MAX_ROADS * number + piece;
            self.roads[node] = node as u8;
        }
    }

    /// The new tile meets a neighbour at this side of it.
    #[inline]
    fn join(&mut self, data: &Data, number: usize, other: usize, side: Direction) {
        let back = side.opposite();
        self.open[other] = self.open[other].without(back);
        let nodes = 4 * self.len();
        unite(&mut self.areas[..nodes], 4 * number + side.index(), 4 * other + back.index());
        let road = |number: usize, side: Direction| {
            let printed = side.printed(self.turns[number]);
            data.tile(self.tiles[number]).road_at[printed.index()]
                .map(|piece| MAX_ROADS * number + usize::from(piece))
        };
        if let (Some(own), Some(theirs)) = (road(number, side), road(other, back)) {
            let nodes = MAX_ROADS * self.len();
            unite(&mut self.roads[..nodes], own, theirs);
        }
    }

    /// A tile lies on this cell now: it is no longer empty.
    #[inline]
    fn forget_frontier(&mut self, at: Cell) {
        let count = usize::from(self.bordering);
        if let Some(index) = self.frontier[..count].iter().position(|cell| *cell == at) {
            self.frontier.copy_within(index + 1..count, index);
            self.needs.copy_within(index + 1..count, index);
            self.bordering -= 1;
            // What is not used stays as at the beginning, so that equal territories are equal memory.
            self.frontier[count - 1] = Cell::CASTLE;
            self.needs[count - 1] = 0;
        }
    }

    /// The empty cell has this terrain on this side.
    #[inline]
    fn border(&mut self, at: Cell, side: Direction, terrain: u8) {
        let count = usize::from(self.bordering);
        let index = self.frontier[..count].iter().filter(|cell| **cell < at).count();
        if index == count || self.frontier[index] != at {
            self.frontier.copy_within(index..count, index + 1);
            self.needs.copy_within(index..count, index + 1);
            self.frontier[index] = at;
            self.needs[index] = 0;
            self.bordering += 1;
        }
        self.needs[index] |= terrain << (2 * side.index());
    }

    /// Do the open sides, the labels of areas and roads and the bordering cells say of each pair of neighbours what
    /// their tiles say? Asked cell by cell, without what was kept from tile to tile.
    pub(crate) fn agrees_with_tiles(&self, data: &Data) -> bool {
        let sides = (0..self.len()).flat_map(|number| Direction::ALL.map(|side| (number, side)));
        let mut bordering = 0;
        for (number, side) in sides {
            let (placed, back) = (self.placed(number), side.opposite());
            let printed = side.printed(placed.turns).index();
            let face = data.tile(placed.tile);
            let next = placed.at.step(side);
            let Some(other) = self.number_at(next) else {
                let needed = self.frontier().find(|(cell, _)| *cell == next);
                let terrain = needed.map(|(_, need)| need >> (2 * back.index()) & 3);
                if !self.open[number].contains(side) || terrain != Some(face.edges[printed].bits()) {
                    return false;
                }
                bordering += 1;
                continue;
            };
            let there = self.placed(other);
            let facing = back.printed(there.turns).index();
            let beyond = data.tile(there.tile);
            let joined = match (face.road_at[printed], beyond.road_at[facing]) {
                (Some(own), Some(theirs)) => {
                    self.network_of(number, own.into()) == self.network_of(other, theirs.into())
                }
                _ => true,
            };
            let same_area = self.area_at(number, side) == self.area_at(other, back);
            let matches = face.edges[printed] == beyond.edges[facing];
            if self.open[number].contains(side) || !joined || !same_area || !matches {
                return false;
            }
        }
        let sides_of =
            |need: u8| Direction::ALL.iter().filter(|side| need >> (2 * side.index()) & 3 != 0).count();
        bordering == self.frontier().map(|(_, need)| sides_of(need)).sum::<usize>()
    }
}

/// Gives all nodes with one of two labels the lower one.
#[inline]
fn unite(labels: &mut [u8], one: usize, other: usize) {
    let (one, other) = (labels[one], labels[other]);
    let (low, high) = (one.min(other), one.max(other));
    if low != high {
        for label in labels {
            if *label == high {
                *label = low;
            }
        }
    }
}
