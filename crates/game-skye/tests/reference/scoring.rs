//! Section 5: what a territory is worth, each scoring tile and scroll as the tables say it.

use std::collections::{BTreeMap, BTreeSet};

use crate::book::Region;
use crate::land::{Area, Land};

/// What a scroll in a territory is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScrollValue {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) kind: String,
    pub(crate) simple: usize,
    pub(crate) doubled: bool,
}

impl ScrollValue {
    pub(crate) fn points(&self) -> usize {
        if self.doubled { 2 * self.simple } else { self.simple }
    }
}

/// Territory, areas and gold of a player, ready to be counted.
pub(crate) struct Count<'a> {
    pub(crate) land: &'a Land,
    pub(crate) areas: Vec<Area>,
    pub(crate) gold: usize,
}

/// The four scoring tiles that compare players.
pub(crate) const RANKED: [&str; 4] = ["S07", "S08", "S09", "S19"];

impl<'a> Count<'a> {
    pub(crate) fn of(land: &'a Land, gold: usize) -> Count<'a> {
        Count { land, areas: land.areas(), gold }
    }

    fn symbols(&self, symbol: impl Fn(&Region) -> usize) -> usize {
        self.land.tiles.iter().map(|placed| placed.tile.count(&symbol)).sum()
    }

    pub(crate) fn sheep(&self) -> usize {
        self.symbols(|region| region.sheep)
    }

    pub(crate) fn cattle(&self) -> usize {
        self.symbols(|region| region.cattle)
    }

    pub(crate) fn farms(&self) -> usize {
        self.symbols(|region| region.farms)
    }

    pub(crate) fn brochs(&self) -> usize {
        self.symbols(|region| region.brochs)
    }

    pub(crate) fn ships(&self) -> usize {
        self.symbols(|region| region.ships)
    }

    pub(crate) fn lighthouses(&self) -> usize {
        self.symbols(|region| region.lighthouses)
    }

    /// R9: tiles, joined to the castle or not.
    pub(crate) fn barrel_tiles(&self) -> usize {
        self.land.tiles.iter().filter(|placed| placed.tile.has_barrels()).count()
    }

    /// 4.1: barrel tiles whose barrel road piece is joined to the castle.
    pub(crate) fn joined_barrel_tiles(&self) -> usize {
        let joined = self.land.castle_pieces();
        let tiles = self.land.tiles.iter().enumerate();
        tiles
            .filter(|(number, placed)| {
                let mut roads = placed.tile.roads.iter().enumerate();
                roads.any(|(road, piece)| piece.barrel && joined.contains(&(*number, road)))
            })
            .count()
    }

    pub(crate) fn completed(&self, terrain: &str) -> usize {
        self.areas.iter().filter(|area| area.is(terrain) && area.is_completed()).count()
    }

    fn building_sets(&self) -> usize {
        self.brochs().min(self.farms()).min(self.lighthouses())
    }

    fn ship_lighthouse_waters(&self) -> usize {
        let has_both = |area: &&Area| {
            area.count(self.land, |region| region.ships) > 0
                && area.count(self.land, |region| region.lighthouses) > 0
        };
        self.areas.iter().filter(|area| area.is("water")).filter(has_both).count()
    }

    fn largest_completed(&self, terrain: &str) -> usize {
        let areas = self.areas.iter().filter(|area| area.is(terrain) && area.is_completed());
        areas.map(Area::size).max().unwrap_or(0)
    }

    fn squares(&self) -> usize {
        let square = |x: i32, y: i32| {
            [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().all(|(dx, dy)| self.land.is_taken(x + dx, y + dy))
        };
        self.land.tiles.iter().filter(|placed| square(placed.x, placed.y)).count()
    }

    /// Lengths of all maximal runs along a line; `along` gives line and place of a cell.
    fn runs(&self, along: impl Fn(i32, i32) -> (i32, i32)) -> BTreeMap<i32, Vec<usize>> {
        let mut lines: BTreeMap<i32, BTreeSet<i32>> = BTreeMap::new();
        for placed in &self.land.tiles {
            let (line, place) = along(placed.x, placed.y);
            lines.entry(line).or_default().insert(place);
        }
        let lengths = |places: &BTreeSet<i32>| {
            let last = *places.last().expect("a line has tiles");
            let starts = places.iter().filter(|place| !places.contains(&(**place - 1)));
            starts.map(|start| (*start..=last).take_while(|place| places.contains(place)).count()).collect()
        };
        lines.iter().map(|(line, places)| (*line, lengths(places))).collect()
    }

    /// Lines with at least three consecutive tiles, each once (R6).
    fn lines_of_three(&self, along: impl Fn(i32, i32) -> (i32, i32)) -> usize {
        self.runs(along).values().filter(|runs| runs.iter().any(|run| *run >= 3)).count()
    }

    fn vertical_runs_of_three(&self) -> usize {
        self.runs(|x, y| (x, y)).values().flatten().filter(|run| **run >= 3).count()
    }

    fn longest_diagonal(&self) -> usize {
        let mut down: BTreeMap<i32, usize> = BTreeMap::new();
        let mut up: BTreeMap<i32, usize> = BTreeMap::new();
        for placed in &self.land.tiles {
            *down.entry(placed.x - placed.y).or_default() += 1;
            *up.entry(placed.x + placed.y).or_default() += 1;
        }
        down.into_values().chain(up.into_values()).max().unwrap_or(0)
    }

    /// R7: each animal once.
    fn animals_at_farms(&self) -> usize {
        let near_farm = |x: i32, y: i32| {
            let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
            around
                .filter_map(|(x, y)| self.land.at(x, y))
                .any(|number| self.land.tiles[number].tile.farms() > 0)
        };
        let tiles = self.land.tiles.iter().filter(|placed| near_farm(placed.x, placed.y));
        tiles.map(|placed| placed.tile.count(|region| region.sheep + region.cattle)).sum()
    }

    fn cattle_on_castle_road(&self) -> usize {
        let tiles = self.land.castle_tiles();
        tiles.into_iter().map(|number| self.land.tiles[number].tile.count(|region| region.cattle)).sum()
    }

    pub(crate) fn open_water_edges(&self) -> usize {
        self.areas.iter().filter(|area| area.is("water")).map(|area| area.open_edges).sum()
    }

    fn brochs_in_mountains(&self) -> usize {
        let mountains = self.areas.iter().filter(|area| area.is("mountain"));
        mountains.map(|area| broch_points(area.count(self.land, |region| region.brochs))).sum()
    }

    fn largest_herd(&self) -> usize {
        let pastures = self.areas.iter().filter(|area| area.is("pasture"));
        pastures.map(|area| area.count(self.land, |region| region.cattle)).max().unwrap_or(0)
    }

    /// R13: any area of the tile suffices; the tile's farms count once.
    fn farms_by_the_lake(&self) -> usize {
        let lakes = self.areas.iter().filter(|area| area.is("water") && area.is_completed());
        let tiles: BTreeSet<usize> = lakes.flat_map(Area::tiles).collect();
        tiles.into_iter().map(|number| self.land.tiles[number].tile.farms()).sum()
    }

    /// 5.1: the points of a scoring tile, or for a ranked one the count that is compared.
    pub(crate) fn scoring_tile(&self, id: &str) -> usize {
        let completed = self.areas.iter().filter(|area| area.is_completed());
        match id {
            "S01" => 2 * self.squares(),
            "S02" => completed.count(),
            "S03" => self.sheep(),
            "S04" => 3 * completed.filter(|area| area.size() >= 3).count(),
            "S05" => self.brochs_in_mountains(),
            "S06" => 5 * self.building_sets(),
            "S07" => self.barrel_tiles(),
            "S08" => self.ships(),
            "S09" => self.gold,
            "S10" => self.animals_at_farms(),
            "S11" => 2 * self.cattle_on_castle_road(),
            "S12" => 3 * self.ship_lighthouse_waters(),
            "S13" => 3 * self.vertical_runs_of_three(),
            // R5: not the castle itself.
            "S14" => self.land.castle_tiles().len() - 1,
            "S15" => 2 * self.largest_completed("water"),
            "S16" => 2 * self.completed("mountain"),
            // R11: rounded down once.
            "S17" => self.open_water_edges() / 2,
            "S18" => 2 * self.largest_herd(),
            "S19" => self.lighthouses(),
            "S20" => 2 * self.longest_diagonal(),
            "S21" => 2 * self.largest_completed("mountain"),
            "S22" => 3 * self.farms_by_the_lake(),
            _ => panic!("there is no scoring tile {id}"),
        }
    }

    /// 5.2: the simple value of a scroll.
    pub(crate) fn scroll(&self, kind: &str) -> usize {
        match kind {
            "sheep_pair" => self.sheep() / 2,
            "ship_pair" => self.ships() / 2,
            "barrel_pair" => self.barrel_tiles() / 2,
            "cattle" => self.cattle(),
            "broch" => self.brochs(),
            "farm" => self.farms(),
            "lighthouse" => self.lighthouses(),
            "completed_pasture" => self.completed("pasture"),
            "completed_mountain" => self.completed("mountain"),
            "completed_water" => self.completed("water"),
            "building_set" => 2 * self.building_sets(),
            "longest_road" => self.land.longest_road() / 2,
            "lighthouse_ship_water" => self.ship_lighthouse_waters(),
            "gold" => self.gold / 5,
            "sheep_cattle_set" => self.sheep().min(self.cattle()),
            "flat3" => 3,
            "flat4" => 4,
            "row" => self.lines_of_three(|x, y| (y, x)),
            "column" => self.lines_of_three(|x, y| (x, y)),
            _ => panic!("there is no scroll {kind}"),
        }
    }

    /// All scrolls of the territory in the order of building.
    pub(crate) fn scrolls(&self) -> Vec<ScrollValue> {
        let mut values = Vec::new();
        for (number, placed) in self.land.tiles.iter().enumerate() {
            for (index, region) in placed.tile.regions.iter().enumerate() {
                let Some(kind) = &region.scroll else { continue };
                let area = self.areas.iter().find(|area| area.pieces.contains(&(number, index)));
                values.push(ScrollValue {
                    x: placed.x,
                    y: placed.y,
                    kind: kind.clone(),
                    simple: self.scroll(kind),
                    doubled: area.expect("every area of a tile is in an area").is_completed(),
                });
            }
        }
        values
    }
}

/// S05: the points of one mountain.
pub(crate) fn broch_points(brochs: usize) -> usize {
    match brochs {
        0 => 0,
        1 => 1,
        2 => 3,
        _ => 6,
    }
}

/// 5.1, ranked tiles.
pub(crate) fn ranked(counts: &[usize]) -> Vec<usize> {
    let most = counts.iter().copied().max().unwrap_or(0);
    let alone = counts.iter().filter(|count| **count == most).count() == 1;
    let second = counts.iter().copied().filter(|count| *count < most).max().unwrap_or(0);
    let points = |count: usize| match count {
        0 => 0,
        _ if count == most => 5,
        _ if alone && count == second => 2,
        _ => 0,
    };
    counts.iter().map(|count| points(*count)).collect()
}

/// 5.1: the points of every player from a scoring tile.
pub(crate) fn points(id: &str, counts: &[Count<'_>]) -> Vec<usize> {
    let numbers: Vec<usize> = counts.iter().map(|count| count.scoring_tile(id)).collect();
    if RANKED.contains(&id) { ranked(&numbers) } else { numbers }
}

/// 5.2: the points of the tablets `rescroll`, and of which scroll: the first of the best.
pub(crate) fn best_scroll(scrolls: &[ScrollValue]) -> Option<&ScrollValue> {
    let best = scrolls.iter().map(|scroll| scroll.simple).max()?;
    scrolls.iter().find(|scroll| scroll.simple == best)
}

/// 5.3: places by points, then by leftover gold (R27).
pub(crate) fn places(players: &[(usize, usize)]) -> Vec<usize> {
    let rank = |(vp, gold): (usize, usize)| (vp, gold % 5);
    let ahead = |own: (usize, usize)| players.iter().filter(|other| rank(**other) > rank(own)).count();
    players.iter().map(|player| 1 + ahead(*player)).collect()
}
