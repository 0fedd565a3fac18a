//! Section 2: the net of places, read from the data files with nothing but a TOML reader.
//!
//! Neighbours are worked out from the definitions of 2.2, not from the lists the files also carry; a test
//! compares the two.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use toml::{Table, Value};

/// The number of a place, from 1.
pub(crate) type Place = usize;

const GAME: &str = include_str!("../../data/dolmengoetter.toml");
const BOARDS: [&str; 2] = [
    include_str!("../../data/dolmengoetter_board_standard28.toml"),
    include_str!("../../data/dolmengoetter_board_small16.toml"),
];

/// A circle: a polygon of places.
#[derive(Debug)]
pub(crate) struct Circle {
    pub(crate) name: String,
    /// The places clockwise; there are 4, 6 or 8.
    pub(crate) places: Vec<Place>,
}

/// 2.1: `factor(size, level) = size/2 + 1 - level`, with level 0 for the topmost dolmen.
pub(crate) fn factor(size: usize, level: usize) -> usize {
    size / 2 + 1 - level
}

/// What each player receives (section 3.2).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Supply {
    pub(crate) stones: usize,
    /// How many dolmens of each value.
    pub(crate) dolmens: BTreeMap<usize, usize>,
}

/// A board.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) id: String,
    pub(crate) places: Vec<Place>,
    /// In the order of the file.
    pub(crate) circles: Vec<Circle>,
    /// The circles that contain a place, as numbers in the order of the file.
    pub(crate) circles_at: BTreeMap<Place, Vec<usize>>,
    /// Adjacent and rune-linked places of each place.
    pub(crate) neighbours: BTreeMap<Place, BTreeSet<Place>>,
    /// By number of players.
    pub(crate) supplies: BTreeMap<usize, Supply>,
}

impl Board {
    /// Reads the board of this name.
    pub(crate) fn read(id: &str) -> Arc<Board> {
        let file = board_file(id);
        let circles: Vec<Circle> = list(&file, "circle")
            .iter()
            .map(|circle| Circle { name: text(circle, "id"), places: numbers(circle, "places") })
            .collect();
        let mut neighbours = adjacent(&circles);
        for (place, linked) in rune_linked(&file) {
            neighbours.entry(place).or_default().extend(linked);
        }
        let places: Vec<Place> = list(&file, "place").iter().map(|place| number(place, "id")).collect();
        let containing = |place: &Place| {
            (0..circles.len()).filter(|circle| circles[*circle].places.contains(place)).collect()
        };
        let circles_at = places.iter().map(|place| (*place, containing(place))).collect();
        Arc::new(Board { id: id.to_owned(), places, circles, circles_at, neighbours, supplies: supplies(id) })
    }

    /// The number of the circle of this name.
    pub(crate) fn circle(&self, name: &str) -> usize {
        let found = self.circles.iter().position(|circle| circle.name == name);
        found.unwrap_or_else(|| panic!("{} has no circle {name}", self.id))
    }
}

fn board_file(id: &str) -> Table {
    let files = BOARDS.iter().map(|file| file.parse::<Table>().expect("a board file is TOML"));
    let mut named = files.filter(|file| file["board"]["id"].as_str() == Some(id));
    named.next().unwrap_or_else(|| panic!("there is no board {id}"))
}

/// 2.2: two places are adjacent if they are consecutive round some circle.
fn adjacent(circles: &[Circle]) -> BTreeMap<Place, BTreeSet<Place>> {
    let mut adjacent: BTreeMap<Place, BTreeSet<Place>> = BTreeMap::new();
    for circle in circles {
        for (index, place) in circle.places.iter().enumerate() {
            let next = circle.places[(index + 1) % circle.places.len()];
            adjacent.entry(*place).or_default().insert(next);
            adjacent.entry(next).or_default().insert(*place);
        }
    }
    adjacent
}

/// 2.2: a border place is linked to the place with the same rune, each corner to the three others.
fn rune_linked(file: &Table) -> BTreeMap<Place, BTreeSet<Place>> {
    let mut groups: Vec<Vec<Place>> =
        list(file, "rune_pair").iter().map(|pair| numbers(pair, "places")).collect();
    groups.push(numbers(&file["board"], "corner_places"));
    let mut linked: BTreeMap<Place, BTreeSet<Place>> = BTreeMap::new();
    for group in groups {
        for place in &group {
            let others = group.iter().filter(|other| *other != place);
            linked.entry(*place).or_default().extend(others);
        }
    }
    linked
}

/// 3.2: the table `setup`, for one board.
fn supplies(board: &str) -> BTreeMap<usize, Supply> {
    let file: Table = GAME.parse().expect("the game file is TOML");
    let mut supplies = BTreeMap::new();
    for setup in list(&file, "setup") {
        if text(setup, "board") == board {
            // 2.4: keys of inline tables are strings, to be read as integers.
            let dolmens = setup["dolmens"].as_table().expect("dolmens are a table").iter();
            let dolmens = dolmens.map(|(value, count)| (value.parse().expect("a value"), unsigned(count)));
            let supply = Supply { stones: number(setup, "stones"), dolmens: dolmens.collect() };
            supplies.insert(number(setup, "players"), supply);
        }
    }
    supplies
}

fn list<'a>(file: &'a Table, key: &str) -> &'a [Value] {
    file[key].as_array().unwrap_or_else(|| panic!("{key} is a list"))
}

fn unsigned(value: &Value) -> usize {
    value.as_integer().and_then(|number| number.try_into().ok()).expect("a number, not below 0")
}

fn number(table: &Value, key: &str) -> usize {
    unsigned(&table[key])
}

fn text(table: &Value, key: &str) -> String {
    table[key].as_str().unwrap_or_else(|| panic!("{key} is a text")).to_owned()
}

fn numbers(table: &Value, key: &str) -> Vec<usize> {
    let numbers = table[key].as_array().unwrap_or_else(|| panic!("{key} is a list"));
    numbers.iter().map(unsigned).collect()
}

/// Every board with every number of players it has supplies for.
pub(crate) fn every_table() -> Vec<(Arc<Board>, usize)> {
    ["standard28", "small16"]
        .into_iter()
        .map(Board::read)
        .flat_map(|board| board.supplies.clone().into_keys().map(move |players| (board.clone(), players)))
        .collect()
}

#[test]
fn lists_of_neighbours_follow_from_circles_and_runes() {
    for id in ["standard28", "small16"] {
        let (board, file) = (Board::read(id), board_file(id));
        for place in list(&file, "place") {
            let number = number(place, "id");
            let listed: BTreeSet<Place> =
                numbers(place, "adjacent").into_iter().chain(numbers(place, "rune_links")).collect();
            assert_eq!(board.neighbours[&number], listed, "{id}, place {number}");
            let circles: Vec<String> =
                board.circles_at[&number].iter().map(|circle| board.circles[*circle].name.clone()).collect();
            let listed: Vec<&str> =
                place["circles"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert_eq!(circles, listed, "{id}, place {number}");
        }
    }
}

#[test]
fn listed_factors_follow_the_formula() {
    let file: Table = GAME.parse().unwrap();
    for kind in list(&file, "circle_type") {
        let size = number(kind, "size");
        assert_eq!(number(kind, "max_dolmens"), size - 2);
        let factors: Vec<usize> = (0..size - 2).map(|level| factor(size, level)).collect();
        assert_eq!(numbers(kind, "factors_from_top"), factors);
    }
}

/// The table of section 3.
#[test]
fn supplies_are_those_of_the_specification() {
    let rows = [
        ("standard28", 2, 16, [6, 4, 2, 1]),
        ("standard28", 3, 16, [5, 4, 2, 1]),
        ("standard28", 4, 14, [5, 3, 2, 1]),
        ("standard28", 5, 12, [4, 3, 2, 1]),
        ("small16", 2, 12, [4, 3, 2, 1]),
        ("small16", 3, 10, [3, 2, 2, 1]),
    ];
    let tables = every_table();
    assert_eq!(tables.len(), rows.len());
    for ((board, players), (id, count, stones, dolmens)) in tables.iter().zip(rows) {
        assert_eq!((board.id.as_str(), *players), (id, count));
        let dolmens = (1..).zip(dolmens).collect();
        assert_eq!(board.supplies[players], Supply { stones, dolmens }, "{id}, {count} players");
    }
}
