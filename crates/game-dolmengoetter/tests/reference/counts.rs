//! Numbers of positions by depth, counted by both.

use game_dolmengoetter::Dolmengoetter as G;
use kernel::{Dice, Hidden, Positions, Viewer};
use testkit::perft::{self, Counts};
use testkit::table;

use crate::board::Board;
use crate::duel::{self, Duel};
use crate::examples::{base, three_circles};
use crate::rules::Game;

/// Far more positions than any count here visits.
const LIMIT: u64 = 10_000_000;

/// Plays everything to a depth.
fn count(game: &Game, depth: u32, counts: &mut Counts) {
    let options = game.options();
    if options.is_empty() {
        counts.terminal += 1;
    } else if depth == 0 {
        counts.decisions += 1;
    } else {
        for option in options {
            let mut next = game.clone();
            next.apply(&option);
            count(&next, depth - 1, counts);
        }
    }
}

/// Counts with both to each depth; returns the numbers of decisions.
fn counts(name: &str, duel: &Duel, depths: u32) -> Vec<u64> {
    (1..=depths)
        .map(|depth| {
            let mut slow = Counts::default();
            count(&duel.game, depth, &mut slow);
            println!("{name}, depth {depth}: {} decisions, {} terminal", slow.decisions, slow.terminal);
            assert_eq!(perft::count::<G>(&duel.engine, depth, LIMIT), Some(slow), "{name}, depth {depth}");
            slow.decisions
        })
        .collect()
}

#[test]
fn counts_from_the_setup_agree() {
    let board = Board::read("small16");
    let config = duel::config(&board, 2);
    let duel = Duel::open(&board, &config, "small16, 2 players".to_owned(), &mut Dice::from_number(0));
    assert_eq!(counts("start of small16, 2 players", &duel, 2), [48, 48 * 47]);
}

#[test]
fn counts_from_base_agree() {
    let decisions = counts("BASE(2)", &base(2, &serde_json::json!({})), 4);
    assert_eq!(decisions[0], 14, "E6");
}

#[test]
fn counts_from_three_circles_agree() {
    counts("E16", &three_circles(), 4);
}

/// The positions whose counts the contract keeps, as deep as the slow one can go.
#[test]
fn counts_of_the_contract_agree() {
    let files = [
        ("start", include_str!("../perft/start.perft"), 2),
        ("druids", include_str!("../perft/druids.perft"), 3),
        ("dolmens", include_str!("../perft/dolmens.perft"), 4),
    ];
    for (name, text, depths) in files {
        let file = perft::parse(text).unwrap();
        let engine = perft::start::<G>(table::data::<G>(), &file).unwrap();
        let mut position = String::new();
        G::write_position(&G::view(&engine, Viewer::Open), &mut position).unwrap();
        let board = file.options.iter().find(|(key, _)| key == "board");
        let board = Board::read(board.map_or("standard28", |(_, id)| id.as_str()));
        let position = serde_json::from_str(&position).unwrap();
        let config = duel::config(&board, usize::from(file.players));
        let duel = Duel::read(&board, &config, name.to_owned(), &position);
        counts(&format!("{name}.perft"), &duel, depths);
    }
}
