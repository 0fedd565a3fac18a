//! Numbers of positions by depth, counted by both.

use game_runestones::RuneStones as G;
use kernel::{Hidden, Positions, Viewer};
use testkit::perft::{self, Counts};
use testkit::table;

use crate::cards;
use crate::duel::Duel;
use crate::state::State;

/// Plays everything to a depth; a branch ends where chance comes.
fn count(game: &State, depth: u32, counts: &mut Counts) {
    if game.over() {
        counts.terminal += 1;
    } else if game.step.is_chance() {
        counts.chance += 1;
    } else if depth == 0 {
        counts.decisions += 1;
    } else {
        for option in game.options() {
            let mut next = game.clone();
            next.play(&option);
            count(&next, depth - 1, counts);
        }
    }
}

/// The positions whose counts the contract keeps, as deep as the slow one can go.
#[test]
fn counts_of_the_contract_agree() {
    let files = [
        ("summon", include_str!("../perft/summon.perft"), 3),
        ("abilities", include_str!("../perft/abilities.perft"), 4),
        ("forge", include_str!("../perft/forge.perft"), 4),
        ("exchange", include_str!("../perft/exchange.perft"), 4),
    ];
    for (name, text, deepest) in files {
        let file = perft::parse(text).unwrap();
        let engine = perft::start::<G>(table::data::<G>(), &file).unwrap();
        let mut position = String::new();
        G::write_position(&G::view(&engine, Viewer::Open), &mut position).unwrap();
        let druids = &cards::druids()[..usize::from(file.players)];
        let game = State::read(druids, 200, &serde_json::from_str(&position).unwrap());
        let duel = Duel::from(game, format!("{name}.perft"));
        for (depth, expected) in file.counts.iter().filter(|(depth, _)| *depth <= deepest) {
            let mut slow = Counts::default();
            count(&duel.game, *depth, &mut slow);
            println!("{name}.perft, depth {depth}: {slow:?}");
            assert_eq!(slow, *expected, "{name}.perft, depth {depth}");
        }
        assert!(file.counts.iter().any(|(depth, _)| *depth == deepest), "{name}.perft goes to {deepest}");
    }
}
