//! The component data as the slow implementation reads it: lists and words, nothing packed.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use toml::{Table, Value};

const RULES: &str = include_str!("../../data/isle_of_skye.toml");
const TILES: &str = include_str!("../../data/isle_of_skye_tiles.toml");

/// One area of a tile (2.1). Edges are printed edges: N 0, E 1, S 2, W 3.
#[derive(Debug)]
pub(crate) struct Region {
    /// `pasture`, `mountain` or `water`.
    pub(crate) terrain: String,
    pub(crate) edges: Vec<usize>,
    pub(crate) sheep: usize,
    pub(crate) cattle: usize,
    pub(crate) farms: usize,
    pub(crate) brochs: usize,
    pub(crate) ships: usize,
    pub(crate) lighthouses: usize,
    pub(crate) scroll: Option<String>,
}

/// One road piece of a tile.
#[derive(Debug)]
pub(crate) struct Road {
    pub(crate) edges: Vec<usize>,
    pub(crate) barrel: bool,
}

/// What is printed on a tile.
#[derive(Debug)]
pub(crate) struct Face {
    pub(crate) name: String,
    pub(crate) is_castle: bool,
    pub(crate) is_druid: bool,
    pub(crate) regions: Vec<Region>,
    pub(crate) roads: Vec<Road>,
    pub(crate) price: usize,
    pub(crate) tablet: Option<String>,
}

/// A tile of the box. There is one of each, so the name says which.
pub(crate) type Tile = &'static Face;

/// One round of a schedule (section 3).
#[derive(Debug)]
pub(crate) struct Round {
    /// The letters that are scored.
    pub(crate) scoring: String,
    /// Gold for each player ahead.
    pub(crate) behind: usize,
}

/// Everything in the box.
#[derive(Debug)]
pub(crate) struct Book {
    tiles: BTreeMap<String, Face>,
    /// Rounds by number of players.
    schedules: BTreeMap<usize, Vec<Round>>,
    /// Scoring tiles by set: `base`, `druids`.
    scoring: BTreeMap<String, Vec<String>>,
    /// Kinds of stone tablets, in the order in which they are written.
    pub(crate) tablets: Vec<String>,
    /// Kinds of scrolls.
    pub(crate) scrolls: Vec<String>,
    /// The colours of the castles in the order of the seats.
    pub(crate) colours: Vec<String>,
    pub(crate) surcharge: Vec<usize>,
}

fn text(table: &Table, key: &str) -> String {
    table[key].as_str().unwrap_or_else(|| panic!("{key} is a text")).to_owned()
}

fn whole(value: &Value) -> usize {
    value.as_integer().and_then(|number| usize::try_from(number).ok()).expect("a whole number")
}

fn number(table: &Table, key: &str) -> usize {
    table.get(key).map_or(0, whole)
}

fn tables<'a>(table: &'a Table, key: &str) -> Vec<&'a Table> {
    list(&table[key]).iter().map(|entry| entry.as_table().expect("a table")).collect()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn edges(table: &Table) -> Vec<usize> {
    text(table, "edges").chars().map(|edge| "NESW".find(edge).expect("an edge")).collect()
}

fn face(tile: &Table) -> Face {
    let region = |table: &Table| Region {
        terrain: text(table, "terrain"),
        edges: edges(table),
        sheep: number(table, "sheep"),
        cattle: number(table, "cattle"),
        farms: number(table, "farm"),
        brochs: number(table, "broch"),
        ships: number(table, "ship"),
        lighthouses: number(table, "lighthouse"),
        scroll: table.get("scroll").map(|_| text(table, "scroll")),
    };
    let road = |table: &Table| Road {
        edges: edges(table),
        barrel: table.get("barrel").is_some_and(|value| value.as_bool() == Some(true)),
    };
    Face {
        name: text(tile, "id"),
        is_castle: text(tile, "set") == "castle",
        is_druid: text(tile, "set") == "druid",
        regions: tables(tile, "regions").into_iter().map(region).collect(),
        roads: tables(tile, "roads").into_iter().map(road).collect(),
        price: number(tile, "price"),
        tablet: tile.get("tablet").map(|_| text(tile, "tablet")),
    }
}

fn read() -> Book {
    let rules: Table = RULES.parse().expect("TOML");
    let tiles: Table = TILES.parse().expect("TOML");
    let mut schedules = BTreeMap::new();
    for schedule in tables(&rules, "schedule") {
        for players in list(&schedule["players"]) {
            let round =
                |table: &Table| Round { scoring: text(table, "scoring"), behind: number(table, "behind") };
            let rounds = tables(schedule, "rounds").into_iter().map(round).collect();
            schedules.insert(whole(players), rounds);
        }
    }
    let mut scoring: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for tile in tables(&rules, "scoring_tile") {
        scoring.entry(text(tile, "set")).or_default().push(text(tile, "id"));
    }
    let keys =
        |kind: &str| tables(&rules, kind).into_iter().map(|table| text(table, "key")).collect::<Vec<_>>();
    let colours = list(&rules["colours"]["order"]);
    let surcharge = list(&rules["dolmen"]["surcharge"]);
    Book {
        tiles: tables(&tiles, "tile").into_iter().map(|tile| (text(tile, "id"), face(tile))).collect(),
        schedules,
        scoring,
        tablets: keys("tablet"),
        scrolls: keys("scroll_kind"),
        colours: colours.iter().map(|colour| colour.as_str().expect("a text").to_owned()).collect(),
        surcharge: surcharge.iter().map(whole).collect(),
    }
}

/// The box, read once.
pub(crate) fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(read)
}

/// The tile of this name.
pub(crate) fn tile(name: &str) -> Tile {
    book().tiles.get(name).unwrap_or_else(|| panic!("there is no tile {name}"))
}

/// The castle of a seat.
pub(crate) fn castle(seat: usize) -> Tile {
    tile(&format!("C-{}", book().colours[seat]))
}

/// All landscape tiles.
pub(crate) fn landscape_tiles() -> Vec<Tile> {
    book().tiles.values().filter(|face| !face.is_castle && !face.is_druid).collect()
}

/// All druid tiles.
pub(crate) fn druid_tiles() -> Vec<Tile> {
    book().tiles.values().filter(|face| face.is_druid).collect()
}

/// The rounds for so many players.
pub(crate) fn rounds(players: usize) -> &'static [Round] {
    &book().schedules[&players]
}

/// The scoring tiles of the base game, or of the base game and Druids.
pub(crate) fn scoring_tiles(druids: bool) -> Vec<&'static str> {
    let sets: &[&str] = if druids { &["base", "druids"] } else { &["base"] };
    sets.iter().flat_map(|set| book().scoring[*set].iter().map(String::as_str)).collect()
}

/// Tiles as they are listed: landscape before druid tiles, then by name.
pub(crate) fn sort(tiles: &mut [Tile]) {
    tiles.sort_by_key(|face| (face.is_druid, face.name.clone()));
}

impl Face {
    /// How many of a symbol stand on the whole tile.
    pub(crate) fn count(&self, symbol: impl Fn(&Region) -> usize) -> usize {
        self.regions.iter().map(symbol).sum()
    }

    pub(crate) fn farms(&self) -> usize {
        self.count(|region| region.farms)
    }

    /// 2.1: a tile with barrels counts as 1, however many there are.
    pub(crate) fn has_barrels(&self) -> bool {
        self.roads.iter().any(|road| road.barrel)
    }

    /// The area at a printed edge.
    pub(crate) fn region_at(&self, edge: usize) -> usize {
        self.regions.iter().position(|region| region.edges.contains(&edge)).expect("every edge is in an area")
    }

    /// The road piece at a printed edge.
    pub(crate) fn road_at(&self, edge: usize) -> Option<usize> {
        self.roads.iter().position(|road| road.edges.contains(&edge))
    }
}
