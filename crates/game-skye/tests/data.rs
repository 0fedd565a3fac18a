//! Data files: the built-in ones are right, and each fault in a changed one is named.

use game_skye::{Data, DataFault, Fault, Skye as G, TileKind};
use kernel::{Choice, DataFile, Game};

const MAIN: &str = "isle_of_skye.toml";
const TILES: &str = "isle_of_skye_tiles.toml";

/// Replaces one piece of a built-in file; the piece must be there.
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = G::FILES.iter().find(|file| file.name == name).expect("a built-in file").text;
    assert!(text.contains(from), "{from:?} is not in {name}");
    text.replacen(from, to, 1)
}

fn read(name: &str, text: &str) -> Result<Data, DataFault> {
    G::read_data(&[DataFile { name, text }])
}

/// The faults found after one change of a built-in file.
fn faults(name: &str, from: &str, to: &str) -> Vec<Fault> {
    match read(name, &changed(name, from, to)) {
        Err(DataFault::Content { faults, file }) => {
            assert_eq!(file, name);
            faults
        }
        Err(other) => panic!("another kind of fault: {other}"),
        Ok(_) => panic!("the change from {from:?} to {to:?} went unnoticed"),
    }
}

fn message(name: &str, from: &str, to: &str) -> String {
    read(name, &changed(name, from, to)).expect_err("a fault").to_string()
}

/// The numbers of sections 2 and 11.
#[test]
fn the_tiles_have_the_numbers_of_the_rules_page() {
    let data = G::read_data(&[]).unwrap();
    assert_eq!((data.tiles.len(), data.landscape.len(), data.druids.len()), (114, 73, 36));
    assert_eq!((data.scoring.len(), data.scrolls.len(), data.tablets.len()), (22, 19, 5));
    assert_eq!((data.variants[0].scoring.len(), data.variants[1].scoring.len()), (16, 22));
    let base = || data.landscape.iter().map(|tile| data.tile(tile));
    let sum = |count: fn(&game_skye::Symbols) -> u8| {
        base().map(|tile| u32::from(count(&tile.symbols))).sum::<u32>()
    };
    assert_eq!((sum(|s| s.sheep), sum(|s| s.cattle), sum(|s| s.farms)), (25, 15, 15));
    assert_eq!((sum(|s| s.brochs), sum(|s| s.ships), sum(|s| s.lighthouses)), (14, 27, 15));
    assert_eq!(base().filter(|tile| tile.barrel.is_some()).count(), 27);
    assert_eq!(base().filter(|tile| tile.scroll.is_some()).count(), 14);
    let tablets =
        data.tiles.iter().filter(|tile| matches!(tile.kind, TileKind::Druid { tablet: Some(_), .. }));
    assert_eq!(tablets.count(), 10);
    // 2.2: thirteen tiles, all of the base game, have an area wholly inside.
    let inside = data.tiles.iter().filter(|tile| tile.regions.iter().any(|region| region.sides.is_empty()));
    assert_eq!(inside.count(), 13);
    assert!(data.facts().reconstructed);
}

#[test]
fn a_fault_of_a_tile_is_named_with_the_tile() {
    for (from, to, expected) in [
        ("edges = \"PWWW\"", "edges = \"PWW\"", "tile L01: edges \"PWW\"; four of P, M and W"),
        ("edges = \"PWWW\"", "edges = \"PMWW\"", "tile L01: edge E has another terrain"),
        ("edges = \"ESW\", ship = 2", "edges = \"ES\", ship = 2", "tile L01: edge W lies in no area"),
        ("edges = \"ESW\", ship = 2", "edges = \"NESW\", ship = 2", "tile L01: edge N"),
        ("edges = \"N\", centre = true }", "edges = \"N\" }", "tile L01: exactly one area covers the middle"),
        (
            "edges = \"ESW\", ship = 2",
            "edges = \"ESW\", sheep = 2",
            "tile L01: sheep stands in another terrain",
        ),
        (
            "edges = \"N\", barrel = true",
            "edges = \"E\", barrel = true",
            "tile L01: a road at the water edge E",
        ),
        ("id = \"L02\"", "id = \"L01\"", "tile L01 is there twice"),
        ("scroll = \"broch\"", "scroll = \"broach\"", "tile L04: scroll \"broach\" is not among the scrolls"),
        ("set = \"base\"", "set = \"bass\"", "tile L01: set \"bass\""),
        ("tablet = \"discount1\"", "tablet = \"discount3\"", "tablet \"discount3\" is not among the tablets"),
        ("tablet = \"discount1\"", "tablet = \"discount2\"", "tablet discount1: 1 tiles carry it, 2 should"),
        ("colour = \"blue\"", "colour = \"black\"", "colour blue: there must be exactly one castle"),
    ] {
        let message = message(TILES, from, to);
        assert!(message.starts_with(TILES) && message.contains(expected), "{message}");
    }
}

#[test]
fn missing_tiles_are_counted() {
    let text = changed(TILES, "", "");
    let cut = text.rfind("[[tile]]").unwrap();
    let message = read(TILES, &text[..cut]).err().unwrap().to_string();
    assert!(message.contains("35 druid tiles; druid_tiles says 36"), "{message}");
}

#[test]
fn the_constants_of_the_rules_are_checked() {
    for (from, to, key) in [
        ("players_max = 5", "players_max = 6", "players"),
        ("draw_per_player = 3", "draw_per_player = 4", "draw_per_player"),
        ("min_price = 1", "min_price = 0", "min_price"),
        ("castle_income = 5", "castle_income = 1", "castle_income"),
        ("gold_per_vp = 5", "gold_per_vp = 0", "gold_per_vp"),
        ("surcharge = [4, 3, 2, 1, 0]", "surcharge = [4, 3, 2, 1]", "surcharge"),
        ("bag_draw = 2", "bag_draw = 3", "bag_draw"),
        ("key = \"rescroll\"", "key = \"reschroll\"", "tablet"),
    ] {
        let found = faults(MAIN, from, to);
        assert!(
            matches!(&found[..], [Fault::Rule { key: named, .. }, ..] if *named == key),
            "{key}: {found:?}"
        );
    }
    let message = message(MAIN, "castle_income = 5", "castle_income = 25");
    assert!(message.contains("gold could be at a table"), "{message}");
}

#[test]
fn scoring_tiles_schedules_and_variants_are_checked() {
    for (from, to, expected) in [
        ("key = \"squares\"", "key = \"circles\"", "scoring tile S01: unknown key"),
        (
            "kind = \"per_unit\"\npoints = 2\nen = \"2 VP per 2x2",
            "kind = \"per_unit\"\nen = \"2 VP per 2x2",
            "scoring tile S01: kind is",
        ),
        (
            "kind = \"ranked\"\nfirst = 5\nsecond = 2",
            "kind = \"per_unit\"\npoints = 2",
            "S07: keys that begin with most_",
        ),
        ("id = \"S02\"", "id = \"S01\"", "scoring_tile S01 is there twice"),
        ("players = [5]", "players = [4]", "schedule for 4 players: there must be exactly one"),
        ("scoring = \"AC\"", "scoring = \"AE\"", "scoring names A, B, C, D, each once"),
        ("scoring_tiles = [\"base\"]", "scoring_tiles = []", "variant base: fewer than four scoring tiles"),
    ] {
        let message = message(MAIN, from, to);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn misspelt_keys_and_broken_toml_say_where() {
    for (name, from, to, expected) in [
        (MAIN, "bag_price = 5", "bag_prize = 5", "bag_prize"),
        (MAIN, "bag_price = 5", "bag_price = ", "bag_price"),
        (TILES, "terrain = \"pasture\"", "terrain = \"meadow\"", "meadow"),
        (TILES, "roads = [", "raods = [", "raods"),
    ] {
        let message = message(name, from, to);
        assert!(message.starts_with(name) && message.contains(expected), "{message}");
    }
    let message = read("isle_of_sky.toml", "").err().unwrap().to_string();
    assert!(message.contains("not a file of this game"), "{message}");
}

#[test]
fn wrong_options_say_what_would_be_right() {
    let data: &'static Data = Box::leak(Box::new(G::read_data(&[]).unwrap()));
    for (seats, key, value, expected) in [
        (1, "variant", "base", "1 players: Isle of Skye is for 2 to 5"),
        (6, "variant", "base", "6 players: Isle of Skye is for 2 to 5"),
        (2, "variant", "journey", "there are base, druids"),
        (2, "start", "P2", "it is random or P0 to P1"),
        (2, "scoring", "S01,S02,S03", "four different ones of S01"),
        (2, "scoring", "S01,S02,S03,S03", "four different ones of S01"),
        (2, "scoring", "S01,S02,S03,S17", "four different ones of S01"),
        (2, "colours", "red,red", "name 2 different ones of blue, yellow"),
        (3, "colours", "red,blue", "name 3 different ones"),
        (2, "varient", "base", "unknown option \"varient\"; there are variant, start, scoring, colours"),
    ] {
        let fault = G::configure(data, seats, &[Choice { key, value }]).unwrap_err().to_string();
        assert!(fault.contains(expected), "{fault}");
    }
    let twice = [Choice { key: "start", value: "P0" }, Choice { key: "start", value: "P1" }];
    assert!(G::configure(data, 2, &twice).unwrap_err().to_string().contains("twice"));
}
