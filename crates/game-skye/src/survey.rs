//! What a territory shows when it is looked at for points: its areas with their symbols, counted in one pass.

use core::num::NonZeroU8;

use kernel::List;

use crate::data::Data;
use crate::goal::{Count, Measure};
use crate::ids::{Cell, Direction, MAX_TERRITORY, Members, REACH};
use crate::road;
use crate::territory::Territory;
use crate::tile::{MAX_REGIONS, Symbols, Terrain};

const MAX_AREAS: usize = MAX_TERRITORY * MAX_REGIONS;

/// An area of a territory (2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// What it is made of.
    pub terrain: Terrain,
    /// Does none of its edges face an empty cell?
    pub completed: bool,
    /// The tiles it lies on.
    pub members: Members,
    /// What stands in it.
    pub symbols: Symbols,
}

impl Area {
    /// Its number of different tiles.
    #[inline]
    pub fn size(&self) -> u8 {
        self.members.len()
    }
}

/// A territory counted.
pub struct Survey<'a> {
    data: &'a Data,
    territory: &'a Territory,
    /// All areas.
    pub areas: List<Area, MAX_AREAS>,
    /// All symbols.
    pub symbols: Symbols,
    /// For each tile the area of its scroll.
    scroll_areas: [Option<u8>; MAX_TERRITORY],
}

impl<'a> Survey<'a> {
    /// Counts a territory.
    pub fn of(data: &'a Data, territory: &'a Territory) -> Survey<'a> {
        let mut survey = Survey {
            data,
            territory,
            areas: List::new(),
            symbols: Symbols::default(),
            scroll_areas: [None; MAX_TERRITORY],
        };
        let mut known = [None; 4 * MAX_TERRITORY];
        survey.areas.fill(|areas| {
            let mut count = 0;
            for number in 0..territory.len() {
                let placed = territory.placed(number);
                let tile = data.tile(placed.tile);
                survey.symbols.add(&tile.symbols);
                for (index, region) in tile.regions.iter().enumerate() {
                    let sides = region.sides.turned(placed.turns);
                    let label = sides.first().map(|side| usize::from(territory.area_at(number, side)));
                    let found = label.and_then(|label| known[label]);
                    let at = found.unwrap_or_else(|| {
                        areas[count] = Area { terrain: region.terrain, completed: true, ..Area::default() };
                        count += 1;
                        count as u8 - 1
                    });
                    if let Some(label) = label {
                        known[label] = Some(at);
                    }
                    let area = &mut areas[usize::from(at)];
                    area.completed &= sides.and(territory.open_sides(number)).is_empty();
                    area.members.insert(number);
                    area.symbols.add(&region.symbols);
                    if tile.scroll.is_some_and(|(_, lies_in)| usize::from(lies_in) == index) {
                        survey.scroll_areas[number] = Some(at);
                    }
                }
            }
            count
        });
        survey
    }

    /// The area in which the scroll of a tile lies.
    #[inline]
    pub fn scroll_area(&self, number: usize) -> Option<&Area> {
        self.scroll_areas[number].map(|area| &self.areas[usize::from(area)])
    }

    /// The tiles of which this is true.
    fn tiles(&self, is: impl Fn(usize) -> bool) -> Members {
        (0..self.territory.len()).filter(|number| is(*number)).collect()
    }

    /// What stands on a tile.
    #[inline]
    fn on(&self, number: usize) -> &'a Symbols {
        &self.data.tile(self.territory.tiles()[number]).symbols
    }

    fn barrels(&self) -> Members {
        self.tiles(|number| self.data.tile(self.territory.tiles()[number]).barrel.is_some())
    }

    /// The completed areas of a terrain.
    fn completed(&self, terrain: Terrain) -> impl Iterator<Item = &Area> {
        self.areas.iter().filter(move |area| area.completed && area.terrain == terrain)
    }

    /// The waters with at least one ship and one lighthouse; completion is not needed.
    fn ship_lighthouse_waters(&self) -> impl Iterator<Item = &Area> {
        let both = |area: &&Area| area.symbols.ships > 0 && area.symbols.lighthouses > 0;
        self.areas.iter().filter(both)
    }

    fn building_sets(&self) -> u8 {
        self.symbols.brochs.min(self.symbols.farms).min(self.symbols.lighthouses)
    }

    /// Tells each thing that a scoring tile counts: how much, and on which tiles (5.1).
    ///
    /// What is ranked, and what is rounded, is told at once; gold lies on no tile and is not told here.
    #[inline]
    pub fn measure(&self, measure: Measure, unit: &mut impl FnMut(u8, Members)) {
        match measure {
            Measure::Squares => self.squares(unit),
            Measure::CompletedAreas => {
                self.areas.iter().filter(|area| area.completed).for_each(|area| unit(1, area.members));
            }
            Measure::CompletedAreas3 => {
                let counts = |area: &&Area| area.completed && area.size() >= 3;
                self.areas.iter().filter(counts).for_each(|area| unit(1, area.members));
            }
            Measure::CompletedMountains => {
                self.completed(Terrain::Mountain).for_each(|area| unit(1, area.members));
            }
            Measure::LargestCompletedWater => largest(self.completed(Terrain::Water), unit),
            Measure::LargestCompletedMountain => largest(self.completed(Terrain::Mountain), unit),
            Measure::BrochsInMountain => {
                let with = self.areas.iter().filter(|area| area.symbols.brochs > 0);
                with.for_each(|area| unit(area.symbols.brochs, area.members));
            }
            Measure::ShipLighthouseWaters => {
                self.ship_lighthouse_waters().for_each(|area| unit(1, area.members));
            }
            Measure::Sheep => self.each_tile(|symbols, _| symbols.sheep, unit),
            Measure::CattleOnCastleRoad => {
                let road = self.territory.castle_road(self.data);
                self.each_tile(
                    |symbols, number| if road.contains(number) { symbols.cattle } else { 0 },
                    unit,
                );
            }
            Measure::AnimalsAtFarms => self.animals_at_farms(unit),
            Measure::HouseByTheLake => self.houses_by_the_lake(unit),
            Measure::BuildingSets => {
                let has = |s: &Symbols| s.brochs + s.farms + s.lighthouses > 0;
                unit(self.building_sets(), self.tiles(|number| has(self.on(number))));
            }
            Measure::MostBarrels => unit(self.barrels().len(), self.barrels()),
            Measure::MostShips => unit(self.symbols.ships, self.tiles(|number| self.on(number).ships > 0)),
            Measure::MostLighthouses => {
                unit(self.symbols.lighthouses, self.tiles(|number| self.on(number).lighthouses > 0));
            }
            Measure::MostGold => {}
            Measure::VerticalLines => self.vertical_lines(unit),
            Measure::CastleRoadTiles => {
                // R5: the castle is not joined to itself.
                let joined = self.territory.castle_road(self.data).without(0);
                unit(joined.len(), joined);
            }
            Measure::OpenWaterEdges => self.open_water_edges(unit),
            Measure::LargestCattleHerd => {
                let herd = self
                    .areas
                    .iter()
                    .reduce(|most, area| if area.symbols.cattle > most.symbols.cattle { area } else { most });
                if let Some(area) = herd {
                    unit(area.symbols.cattle, area.members);
                }
            }
            Measure::LongestDiagonal => self.longest_diagonal(unit),
        }
    }

    /// One unit for each tile that has some of this.
    #[inline]
    fn each_tile(&self, count: impl Fn(&Symbols, usize) -> u8, unit: &mut impl FnMut(u8, Members)) {
        for number in 0..self.territory.len() {
            let count = count(self.on(number), number);
            if count > 0 {
                unit(count, Members::only(number));
            }
        }
    }

    /// 2x2 blocks of tiles; blocks may overlap (S01).
    fn squares(&self, unit: &mut impl FnMut(u8, Members)) {
        let grid = Grid::of(self.territory);
        for (number, cell) in self.territory.cells().iter().enumerate() {
            let east = cell.step(Direction::East);
            let others = [east, cell.step(Direction::South), east.step(Direction::South)];
            let mut block = Members::only(number);
            let mut whole = true;
            for other in others {
                match grid.number_at(other) {
                    Some(other) => block.insert(other),
                    None => whole = false,
                }
            }
            if whole {
                unit(1, block);
            }
        }
    }

    /// Longest runs from north to south of at least three tiles (S13, R6).
    fn vertical_lines(&self, unit: &mut impl FnMut(u8, Members)) {
        let grid = Grid::of(self.territory);
        for (number, cell) in self.territory.cells().iter().enumerate() {
            if grid.number_at(cell.step(Direction::North)).is_some() {
                continue;
            }
            let (mut line, mut next) = (Members::only(number), cell.step(Direction::South));
            while let Some(other) = grid.number_at(next) {
                line.insert(other);
                next = next.step(Direction::South);
            }
            if line.len() >= 3 {
                unit(1, line);
            }
        }
    }

    /// Animals on a tile with a farm or next to one, each once (S10, R7).
    fn animals_at_farms(&self, unit: &mut impl FnMut(u8, Members)) {
        let cells = self.territory.cells();
        let farms = self.tiles(|number| self.on(number).farms > 0);
        let near = |number: usize| {
            let close = |farm: usize| {
                let (one, other) = (cells[number], cells[farm]);
                one.x.abs_diff(other.x) <= 1 && one.y.abs_diff(other.y) <= 1
            };
            farms.iter().any(close)
        };
        let animals = |symbols: &Symbols, number: usize| {
            let animals = symbols.sheep + symbols.cattle;
            if animals > 0 && near(number) { animals } else { 0 }
        };
        self.each_tile(animals, unit);
    }

    /// Farms on a tile that is part of a completed water (S22, R13).
    fn houses_by_the_lake(&self, unit: &mut impl FnMut(u8, Members)) {
        let mut lakes = Members::EMPTY;
        for area in self.completed(Terrain::Water) {
            area.members.iter().for_each(|number| lakes.insert(number));
        }
        self.each_tile(|symbols, number| if lakes.contains(number) { symbols.farms } else { 0 }, unit);
    }

    /// Edges with water that face an empty cell (S17, R4).
    fn open_water_edges(&self, unit: &mut impl FnMut(u8, Members)) {
        let (mut count, mut members) = (0, Members::EMPTY);
        for number in 0..self.territory.len() {
            let placed = self.territory.placed(number);
            let edges = &self.data.tile(placed.tile).edges;
            let wet = |side: &Direction| edges[side.printed(placed.turns).index()] == Terrain::Water;
            let open = self.territory.open_sides(number).iter().filter(wet).count() as u8;
            if open > 0 {
                count += open;
                members.insert(number);
            }
        }
        unit(count, members);
    }

    /// The most tiles on one diagonal; gaps do not matter (S20, R12).
    fn longest_diagonal(&self, unit: &mut impl FnMut(u8, Members)) {
        let mut lines = [Members::EMPTY; 2 * DIAGONALS];
        for (number, cell) in self.territory.cells().iter().enumerate() {
            lines[line_index(cell.x - cell.y)].insert(number);
            lines[DIAGONALS + line_index(cell.x + cell.y)].insert(number);
        }
        let longest =
            lines.into_iter().reduce(|most, line| if line.len() > most.len() { line } else { most });
        if let Some(line) = longest {
            unit(line.len(), line);
        }
    }

    /// How many rows (same y) or columns (same x) contain at least three tiles in a row; each at most once (R6).
    fn lines_of_3(&self, split: impl Fn(Cell) -> (i8, i8)) -> u8 {
        let mut lines = [0u64; DIAGONALS];
        for cell in self.territory.cells() {
            let (line, place) = split(*cell);
            lines[line_index(line)] |= 1 << line_index(place);
        }
        lines.into_iter().filter(|line| line & line >> 1 & line >> 2 != 0).count() as u8
    }

    /// What a scroll counts (5.2).
    pub fn count(&self, count: Count, gold: u16) -> u16 {
        let symbols = &self.symbols;
        let of = |areas: &mut dyn Iterator<Item = &Area>| areas.count() as u8;
        let small = match count {
            Count::Sheep => symbols.sheep,
            Count::Cattle => symbols.cattle,
            Count::BarrelTiles => self.barrels().len(),
            Count::Brochs => symbols.brochs,
            Count::Ships => symbols.ships,
            Count::Farms => symbols.farms,
            Count::Lighthouses => symbols.lighthouses,
            Count::CompletedPastures => of(&mut self.completed(Terrain::Pasture)),
            Count::CompletedMountains => of(&mut self.completed(Terrain::Mountain)),
            Count::CompletedWaters => of(&mut self.completed(Terrain::Water)),
            Count::BuildingSets => self.building_sets(),
            Count::LongestRoadTiles => road::longest(self.data, self.territory).len(),
            Count::ShipLighthouseWaters => of(&mut self.ship_lighthouse_waters()),
            Count::Gold => return gold,
            Count::SheepCattleSets => symbols.sheep.min(symbols.cattle),
            Count::One => 1,
            Count::RowsOf3 => self.lines_of_3(|cell| (cell.y, cell.x)),
            Count::ColumnsOf3 => self.lines_of_3(|cell| (cell.x, cell.y)),
        };
        small.into()
    }
}

/// How many rows, columns or diagonals of one direction a territory can reach.
const DIAGONALS: usize = 2 * REACH as usize + 1;

/// The index of a row, a column or a diagonal, from 0: none lies further from the castle's than a territory reaches.
#[inline]
fn line_index(line: i8) -> usize {
    usize::from((line + REACH).cast_unsigned())
}

/// The largest of some areas, as one unit of its size.
fn largest<'a>(areas: impl Iterator<Item = &'a Area>, unit: &mut impl FnMut(u8, Members)) {
    if let Some(area) = areas.reduce(|most, area| if area.size() > most.size() { area } else { most }) {
        unit(area.size(), area.members);
    }
}

/// The number of the tile on each cell a territory can reach, and one around.
struct Grid([Option<NonZeroU8>; GRID * GRID]);

const GRID: usize = 2 * REACH as usize + 3;

impl Grid {
    fn of(territory: &Territory) -> Grid {
        let mut grid = Grid([None; GRID * GRID]);
        for (number, cell) in territory.cells().iter().enumerate() {
            grid.0[Grid::index(*cell)] = NonZeroU8::new(number as u8 + 1);
        }
        grid
    }

    #[inline]
    fn index(cell: Cell) -> usize {
        let along = |coordinate: i8| usize::from((coordinate + REACH + 1).cast_unsigned());
        along(cell.x) * GRID + along(cell.y)
    }

    #[inline]
    fn number_at(&self, cell: Cell) -> Option<usize> {
        self.0[Grid::index(cell)].map(|number| usize::from(number.get()) - 1)
    }
}
