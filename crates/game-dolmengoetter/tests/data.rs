//! Data files: the built-in ones are right, and each fault in a changed one is named.

use game_dolmengoetter::{Data, DataFault, Dolmengoetter as G, Fault};
use kernel::{Choice, DataFile, Game};

const SMALL: &str = "dolmengoetter_board_small16.toml";

fn built_in(name: &str) -> &'static str {
    G::FILES.iter().find(|file| file.name == name).expect("a built-in file").text
}

/// Replaces one piece of a built-in file; the piece must be there.
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = built_in(name);
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

#[test]
fn the_boards_have_the_numbers_of_the_rules_page() {
    let data = G::read_data(&[]).unwrap();
    let counts = |board: usize, corners: usize| {
        data.boards[board].circles.iter().filter(|circle| circle.outline.len() == corners).count()
    };
    assert_eq!((data.boards[0].place_count(), counts(0, 4), counts(0, 6), counts(0, 8)), (78, 10, 8, 10));
    assert_eq!((data.boards[1].place_count(), counts(1, 4), counts(1, 6), counts(1, 8)), (48, 6, 4, 6));
    let edges: u32 = data.boards[0].spots.iter().map(|spot| u32::from(spot.adjacent.len())).sum();
    assert_eq!(edges, 2 * 105);
    let in_circles = |circles: usize| {
        data.boards[0].places().filter(|p| data.boards[0].circles_at[p.index()].len() == circles).count()
    };
    assert_eq!((in_circles(3), in_circles(2), in_circles(1)), (36, 18, 24));
}

#[test]
fn a_missing_place_is_named() {
    let text = built_in(SMALL);
    let start = text.find("[[place]]\nid = 48\n").unwrap();
    let Err(fault) = read(SMALL, &text[..start]) else { panic!("48 places are needed") };
    let message = fault.to_string();
    assert!(message.contains("place_count says 48, but the file has 47"), "{message}");
    assert!(message.contains("names place 48, which does not exist"), "{message}");
}

#[test]
fn asymmetric_adjacency_is_named() {
    let text = changed(SMALL, "adjacent = [2, 6]", "adjacent = [2, 6, 3]");
    let message = read(SMALL, &text).err().unwrap().to_string();
    assert!(message.contains("place 1: adjacent names place 3, but place 3 does not name 1"), "{message}");
}

#[test]
fn a_circle_with_the_wrong_number_of_places_is_named() {
    let found = faults(SMALL, "places = [7, 8, 14, 13]", "places = [7, 8, 14]");
    assert!(found.contains(&Fault::CirclePlaces { circle: "A2".to_owned(), size: 4, found: 3 }), "{found:?}");
}

#[test]
fn circles_and_places_name_each_other() {
    let found = faults(SMALL, "circles = [\"A1\"]", "circles = [\"A2\"]");
    assert!(found.contains(&Fault::Membership { place: 1, circle: "A2".to_owned() }), "{found:?}");
    assert!(found.contains(&Fault::Membership { place: 1, circle: "A1".to_owned() }), "{found:?}");
}

#[test]
fn unknown_sizes_runes_and_counts_are_named() {
    let found = faults(SMALL, "size = 6", "size = 5");
    assert!(
        matches!(found[..], [.., Fault::CircleSize { size: 5, .. }, _] | [.., Fault::CircleSize { .. }]),
        "{found:?}"
    );
    let found = faults(SMALL, "rune = \"U\"\nplaces", "rune = \"Th\"\nplaces");
    assert!(found.contains(&Fault::RunePair { rune: "Th".to_owned(), place: 2 }), "{found:?}");
    let found = faults(SMALL, "circle_count = 16", "circle_count = 17");
    assert_eq!(found, [Fault::Count { what: "circle_count", said: 17, found: 16 }]);
}

#[test]
fn the_constants_of_the_rules_are_checked() {
    let main = "dolmengoetter.toml";
    for (from, to, key) in [
        ("dolmen_values = [1, 2, 3, 4]", "dolmen_values = [1, 2, 3]", "dolmen_values"),
        ("skip_stone_cost = 1", "skip_stone_cost = 0", "skip_stone_cost"),
        ("score_minimum = 1", "score_minimum = 9", "score_minimum"),
        ("circle_min_stones = 3", "circle_min_stones = 2", "circle_min_stones"),
        ("druids_on_board_per_player = 3", "druids_on_board_per_player = 9", "druids_on_board_per_player"),
        ("default_board = \"standard28\"", "default_board = \"large99\"", "default_board"),
    ] {
        let found = faults(main, from, to);
        assert!(matches!(&found[..], [Fault::Rule { key: named, .. }] if *named == key), "{key}: {found:?}");
    }
    let found = faults(main, "factors_from_top = [4, 3, 2, 1]", "factors_from_top = [4, 3, 2]");
    assert!(matches!(found[..], [Fault::CircleType { size: 6, .. }]), "{found:?}");
    let found = faults(
        main,
        "dolmens = { 1 = 6, 2 = 4, 3 = 2, 4 = 1 }\nprovenance",
        "dolmens = { 7 = 6 }\nprovenance",
    );
    assert!(matches!(&found[..], [Fault::Setup { why, .. }] if why.contains("\"7\"")), "{found:?}");
}

#[test]
fn misspelt_keys_and_broken_toml_say_where() {
    for (from, to, expected) in [
        ("place_count = 48", "place_cuont = 48", "place_cuont"),
        ("place_count = 48", "place_count = ", "line 16"),
        ("edge_length = 1000", "edge_length = \"long\"", "edge_length"),
    ] {
        let message = read(SMALL, &changed(SMALL, from, to)).err().unwrap().to_string();
        assert!(message.starts_with(SMALL) && message.contains(expected), "{message}");
    }
}

#[test]
fn files_of_other_names_are_refused() {
    let message = read("dolmengoetter_bord_x.toml", "").err().unwrap().to_string();
    assert!(message.contains("not a file of this game"), "{message}");
}

/// A board of one's own beside the built-in ones, with its supplies in the same file.
#[test]
fn a_new_board_can_stand_beside_the_others() {
    let setup = "\n[[setup]]\nboard = \"mine\"\nplayers = 2\nstones = 9\ndolmens = { 1 = 2, 2 = 1 }\nprovenance = \"designed\"\n";
    let text = changed(SMALL, "id = \"small16\"", "id = \"mine\"") + setup;
    let data = read("dolmengoetter_board_mine.toml", &text).map_err(|fault| fault.to_string()).unwrap();
    let data: &'static Data = Box::leak(Box::new(data));
    let board = Choice { key: "board", value: "mine" };
    let config = G::configure(data, 2, &[board]).unwrap();
    assert_eq!((config.setup.stones, config.setup.dolmens.len()), (9, 3));
    let message = G::configure(data, 3, &[board]).unwrap_err().to_string();
    assert_eq!(message, "board mine has no supplies for 3 players; it has them for 2");
}

#[test]
fn wrong_options_say_what_would_be_right() {
    let data: &'static Data = Box::leak(Box::new(G::read_data(&[]).unwrap()));
    for (seats, key, value, expected) in [
        (1, "board", "standard28", "1 players: Die Dolmengötter is for 2 to 5"),
        (6, "board", "standard28", "6 players: Die Dolmengötter is for 2 to 5"),
        (4, "board", "small16", "board small16 has no supplies for 4 players; it has them for 2, 3"),
        (2, "board", "large99", "there are standard28, small16"),
        (2, "start", "P2", "it is random or P0 to P1"),
        (2, "colours", "red,red", "name 2 different ones of red, green"),
        (2, "colours", "red", "name 2 different ones"),
        (2, "bord", "small16", "unknown option \"bord\"; there are board, start, colours"),
    ] {
        let fault = G::configure(data, seats, &[Choice { key, value }]).unwrap_err().to_string();
        assert!(fault.contains(expected), "{fault}");
    }
    let twice = [Choice { key: "start", value: "P0" }, Choice { key: "start", value: "P1" }];
    assert!(G::configure(data, 2, &twice).unwrap_err().to_string().contains("twice"));
}
