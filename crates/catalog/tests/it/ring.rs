//! A tiny board, on which decisions with a single option are common.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use catalog::Catalog;

const MAIN: &str = include_str!("../../../game-dolmengoetter/data/dolmengoetter.toml");

/// A catalogue with the board `ring4`: one circle of four places, two players with a druid each.
pub(crate) fn catalog(name: &str) -> Catalog {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let main = MAIN.replace("druids_on_board_per_player = 3", "druids_on_board_per_player = 1");
    assert_ne!(main, MAIN);
    fs::write(folder.join("dolmengoetter.toml"), main).unwrap();
    fs::write(folder.join("dolmengoetter_board_ring4.toml"), ring()).unwrap();
    Catalog::with_data(&folder).unwrap()
}

/// The options of a table on the tiny board.
pub(crate) fn options() -> Vec<(String, String)> {
    vec![("board".to_owned(), "ring4".to_owned())]
}

fn ring() -> String {
    let mut text = String::from(
        r#"
[board]
id = "ring4"
name_en = "Ring"
name_de = "Ring"
variant = true
players = [2]
view_box = [0, 0, 10, 10]
edge_length = 1
circle_count = 1
place_count = 4
circle_count_by_size = { 4 = 1 }
provenance = "designed"

[[setup]]
board = "ring4"
players = 2
stones = 3
dolmens = { 1 = 2 }
provenance = "designed"

[[circle]]
id = "A1"
size = 4
places = [1, 2, 3, 4]
x = 5
y = 5
provenance = "designed"
"#,
    );
    for place in 1..=4 {
        let (before, after) = ((place + 2) % 4 + 1, place % 4 + 1);
        writeln!(
            text,
            "[[place]]\nid = {place}\nx = {place}\ny = 1\nborder = \"top\"\nadjacent = [{}, {}]\n\
             rune_links = []\ncircles = [\"A1\"]\nprovenance = \"designed\"\n",
            before.min(after),
            before.max(after)
        )
        .unwrap();
    }
    text
}
