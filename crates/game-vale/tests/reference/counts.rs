//! Numbers of positions by depth, counted by both.

use game_vale::Vale as G;
use kernel::{Hidden, Positions, Viewer};
use testkit::perft::{self, Counts};
use testkit::table;

use crate::duel::{self, Duel};
use crate::game::Game;
use crate::state::Decider;

/// Plays everything to a depth; a branch ends where chance comes.
fn count(game: &Game, depth: u32, counts: &mut Counts) {
    match game.decider() {
        None => counts.terminal += 1,
        Some(Decider::Chance) => counts.chance += 1,
        Some(Decider::Player(_)) if depth == 0 => counts.decisions += 1,
        Some(Decider::Player(_)) => {
            for option in game.options() {
                let mut next = game.clone();
                next.answer(option.clone());
                count(&next, depth - 1, counts);
            }
        }
    }
}

/// The positions whose counts the contract keeps, as deep as the slow one can go.
#[test]
fn counts_of_the_contract_agree() {
    let files = [
        ("hunt", include_str!("../perft/hunt.perft"), 8),
        ("turn", include_str!("../perft/turn.perft"), 4),
        ("effects", include_str!("../perft/effects.perft"), 6),
        ("resolution", include_str!("../perft/resolution.perft"), 7),
    ];
    for (name, text, deepest) in files {
        let file = perft::parse(text).unwrap();
        let engine = perft::start::<G>(table::data::<G>(), &file).unwrap();
        let mut position = String::new();
        G::write_position(&G::view(&engine, Viewer::Open), &mut position).unwrap();
        let config = duel::config(usize::from(file.players));
        let duel = Duel::read(&config, format!("{name}.perft"), &serde_json::from_str(&position).unwrap());
        let known = file.counts.iter().filter(|(depth, _)| *depth <= deepest);
        for (depth, expected) in known {
            let mut slow = Counts::default();
            count(&duel.game, *depth, &mut slow);
            println!("{name}.perft, depth {depth}: {slow:?}");
            assert_eq!(slow, *expected, "{name}.perft, depth {depth}");
        }
        assert!(file.counts.iter().any(|(depth, _)| *depth == deepest), "{name}.perft goes to {deepest}");
    }
}
