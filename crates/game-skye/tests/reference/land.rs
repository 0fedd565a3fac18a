//! A territory: tiles on cells, and what is joined to what, found by walking over cells and edges (2.2).

use std::collections::BTreeSet;

use crate::book::{self, Region, Tile};

/// N, E, S, W.
pub(crate) const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A tile that was built.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) tile: Tile,
    pub(crate) x: i32,
    pub(crate) y: i32,
    /// Quarter turns clockwise.
    pub(crate) turns: usize,
}

impl Placed {
    /// The printed edge that faces a direction (2.1).
    fn edge_facing(&self, direction: usize) -> usize {
        (direction + 4 - self.turns) % 4
    }

    /// The direction that a printed edge faces.
    fn facing(&self, edge: usize) -> usize {
        (edge + self.turns) % 4
    }

    /// The terrain at a direction.
    pub(crate) fn terrain(&self, direction: usize) -> &'static str {
        &self.tile.regions[self.tile.region_at(self.edge_facing(direction))].terrain
    }
}

/// The tiles of one player in the order of building, castle first.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub(crate) tiles: Vec<Placed>,
}

/// An area of a territory.
#[derive(Debug)]
pub(crate) struct Area {
    pub(crate) terrain: &'static str,
    /// Its pieces: number of the tile, number of the area on the tile.
    pub(crate) pieces: Vec<(usize, usize)>,
    /// Tile edges of the area that face an empty cell.
    pub(crate) open_edges: usize,
}

impl Area {
    pub(crate) fn is_completed(&self) -> bool {
        self.open_edges == 0
    }

    pub(crate) fn is(&self, terrain: &str) -> bool {
        self.terrain == terrain
    }

    /// The different tiles it lies on.
    pub(crate) fn tiles(&self) -> BTreeSet<usize> {
        self.pieces.iter().map(|(number, _)| *number).collect()
    }

    pub(crate) fn size(&self) -> usize {
        self.tiles().len()
    }

    /// How many of a symbol stand in it.
    pub(crate) fn count(&self, land: &Land, symbol: impl Fn(&Region) -> usize) -> usize {
        self.pieces.iter().map(|(number, region)| symbol(&land.tiles[*number].tile.regions[*region])).sum()
    }
}

/// A road piece: number of the tile, number of the piece on the tile.
pub(crate) type Piece = (usize, usize);

impl Land {
    /// The castle alone.
    pub(crate) fn new(castle: Tile) -> Land {
        Land { tiles: vec![Placed { tile: castle, x: 0, y: 0, turns: 0 }] }
    }

    /// The number of the tile at a cell.
    pub(crate) fn at(&self, x: i32, y: i32) -> Option<usize> {
        self.tiles.iter().position(|placed| (placed.x, placed.y) == (x, y))
    }

    pub(crate) fn is_taken(&self, x: i32, y: i32) -> bool {
        self.at(x, y).is_some()
    }

    /// The number of the neighbour of a tile.
    fn neighbour(&self, number: usize, direction: usize) -> Option<usize> {
        let (placed, (dx, dy)) = (&self.tiles[number], STEPS[direction]);
        self.at(placed.x + dx, placed.y + dy)
    }

    /// 4.8: an empty cell beside the territory, with equal terrain at every shared edge.
    pub(crate) fn fits(&self, tile: Tile, x: i32, y: i32, turns: usize) -> bool {
        let new = Placed { tile, x, y, turns };
        let mut shared = 0;
        for (direction, (dx, dy)) in STEPS.into_iter().enumerate() {
            let Some(number) = self.at(x + dx, y + dy) else { continue };
            if self.tiles[number].terrain((direction + 2) % 4) != new.terrain(direction) {
                return false;
            }
            shared += 1;
        }
        shared > 0 && !self.is_taken(x, y)
    }

    /// Every legal placement of a tile: x, y, turns.
    pub(crate) fn placements(&self, tile: Tile) -> Vec<(i32, i32, usize)> {
        let mut beside = BTreeSet::new();
        for placed in &self.tiles {
            for (dx, dy) in STEPS {
                beside.insert((placed.x + dx, placed.y + dy));
            }
        }
        let cells = beside.into_iter();
        cells
            .flat_map(|(x, y)| (0..4).map(move |turns| (x, y, turns)))
            .filter(|(x, y, turns)| self.fits(tile, *x, *y, *turns))
            .collect()
    }

    pub(crate) fn build(&mut self, tile: Tile, x: i32, y: i32, turns: usize) {
        assert!(self.fits(tile, x, y, turns), "{} does not fit at {x},{y} r{turns}", tile.name);
        self.tiles.push(Placed { tile, x, y, turns });
    }

    /// A tile in the form of the examples and of positions: `L66 0,-1 r0`.
    pub(crate) fn build_text(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let (x, y) = words[1].split_once(',').expect("a cell");
        let turns = words[2].strip_prefix('r').and_then(|turns| turns.parse().ok()).expect("turns");
        self.build(book::tile(words[0]), x.parse().expect("x"), y.parse().expect("y"), turns);
    }

    /// The tiles but the castle, as positions list them.
    pub(crate) fn texts(&self) -> Vec<String> {
        let text =
            |placed: &Placed| format!("{} {},{} r{}", placed.tile.name, placed.x, placed.y, placed.turns);
        self.tiles[1..].iter().map(text).collect()
    }

    /// All areas: from a piece that belongs to none yet, walk over every shared edge.
    pub(crate) fn areas(&self) -> Vec<Area> {
        let mut areas: Vec<Area> = Vec::new();
        let mut seen: Vec<Vec<bool>> =
            self.tiles.iter().map(|placed| vec![false; placed.tile.regions.len()]).collect();
        for number in 0..self.tiles.len() {
            for region in 0..self.tiles[number].tile.regions.len() {
                if !seen[number][region] {
                    areas.push(self.area_from((number, region), &mut seen));
                }
            }
        }
        areas
    }

    fn area_from(&self, first: (usize, usize), seen: &mut [Vec<bool>]) -> Area {
        let terrain = &self.tiles[first.0].tile.regions[first.1].terrain;
        let mut area = Area { terrain, pieces: Vec::new(), open_edges: 0 };
        let mut todo = vec![first];
        seen[first.0][first.1] = true;
        while let Some((number, region)) = todo.pop() {
            area.pieces.push((number, region));
            let placed = &self.tiles[number];
            for edge in &placed.tile.regions[region].edges {
                let direction = placed.facing(*edge);
                let Some(other) = self.neighbour(number, direction) else {
                    area.open_edges += 1;
                    continue;
                };
                let across = &self.tiles[other];
                let joined = across.tile.region_at(across.edge_facing((direction + 2) % 4));
                assert_eq!(across.tile.regions[joined].terrain, *terrain, "4.8 was kept");
                if !seen[other][joined] {
                    seen[other][joined] = true;
                    todo.push((other, joined));
                }
            }
        }
        area
    }

    /// All road pieces.
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let numbers = 0..self.tiles.len();
        numbers
            .flat_map(|number| (0..self.tiles[number].tile.roads.len()).map(move |road| (number, road)))
            .collect()
    }

    /// The road pieces that are linked with one: both reach the shared edge.
    fn linked(&self, piece: Piece) -> Vec<Piece> {
        let placed = &self.tiles[piece.0];
        let mut linked = Vec::new();
        for edge in &placed.tile.roads[piece.1].edges {
            let direction = placed.facing(*edge);
            let Some(other) = self.neighbour(piece.0, direction) else { continue };
            let across = &self.tiles[other];
            if let Some(road) = across.tile.road_at(across.edge_facing((direction + 2) % 4)) {
                linked.push((other, road));
            }
        }
        linked
    }

    /// The road pieces joined to the castle's.
    pub(crate) fn castle_pieces(&self) -> BTreeSet<Piece> {
        let mut joined = BTreeSet::from([(0, 0)]);
        let mut todo = vec![(0, 0)];
        while let Some(piece) = todo.pop() {
            for next in self.linked(piece) {
                if joined.insert(next) {
                    todo.push(next);
                }
            }
        }
        joined
    }

    /// The tiles joined to the castle by road, the castle among them (R8).
    pub(crate) fn castle_tiles(&self) -> BTreeSet<usize> {
        self.castle_pieces().into_iter().map(|(number, _)| number).collect()
    }

    /// 5.2: the tiles of the longest road, by trying every trail from everywhere.
    pub(crate) fn longest_road(&self) -> usize {
        let pieces = self.pieces();
        let index = |piece: Piece| pieces.iter().position(|other| *other == piece).expect("a piece");
        let links: Vec<Vec<usize>> =
            pieces.iter().map(|piece| self.linked(*piece).into_iter().map(index).collect()).collect();
        let links = &links;
        let visits = vec![0; self.tiles.len()];
        let mut trails = Trails { pieces: &pieces, links, trail: Vec::new(), visits, best: 0 };
        for start in 0..pieces.len() {
            trails.go(start);
        }
        trails.best
    }
}

/// Every walk over road pieces that uses no link twice.
struct Trails<'a> {
    pieces: &'a [Piece],
    links: &'a [Vec<usize>],
    /// The pieces one after the other; each two neighbours are a link.
    trail: Vec<usize>,
    /// How often the trail crosses each tile.
    visits: Vec<usize>,
    best: usize,
}

impl Trails<'_> {
    /// Goes to a piece, on from there in every way, and back.
    fn go(&mut self, here: usize) {
        let tile = self.pieces[here].0;
        self.trail.push(here);
        self.visits[tile] += 1;
        self.best = self.best.max(self.visits.iter().filter(|visits| **visits > 0).count());
        for next in &self.links[here] {
            let used = self.trail.windows(2).any(|link| link == [here, *next] || link == [*next, here]);
            if !used {
                self.go(*next);
            }
        }
        self.visits[tile] -= 1;
        self.trail.pop();
    }
}
