//! Numbers of positions by depth, counted by the slow one.

use testkit::perft::{self, Counts};

use crate::duel::Duel;
use crate::state::{Game, Options};

/// Plays everything to a depth; a branch ends where chance comes. Of several who decide the lowest goes first.
fn count(game: &Game, depth: u32, counts: &mut Counts) {
    if game.awaits_chance() {
        counts.chance += 1;
        return;
    }
    let Some(seat) = game.deciders().first().copied() else {
        counts.terminal += 1;
        return;
    };
    if depth == 0 {
        counts.decisions += 1;
        return;
    }
    for option in game.options_of(seat) {
        let mut next = game.clone();
        next.play(seat, &option);
        count(&next, depth - 1, counts);
    }
}

/// The positions whose counts the contract keeps.
#[test]
fn counts_of_the_contract_agree() {
    for (name, text) in [
        ("offers", include_str!("../perft/offers.perft")),
        ("buying", include_str!("../perft/buying.perft")),
        ("dolmen", include_str!("../perft/dolmen.perft")),
        ("building", include_str!("../perft/building.perft")),
    ] {
        let file = perft::parse(text).unwrap();
        let chosen = |key: &str| file.options.iter().find(|(known, _)| known == key).map(|(_, value)| value);
        let options = Options {
            players: usize::from(file.players),
            druids: chosen("variant").is_some_and(|variant| variant == "druids"),
            scoring: chosen("scoring").map(|tiles| tiles.split(',').map(str::to_owned).collect()),
            start: chosen("start").map(|seat| seat[1..].parse().unwrap()),
        };
        let position = file.position.as_deref().expect("every file has a position");
        let duel = Duel::read(options, format!("{name}.perft"), position);
        for (depth, expected) in &file.counts {
            let mut slow = Counts::default();
            count(&duel.game, *depth, &mut slow);
            println!("{name}.perft, depth {depth}: {slow:?}");
            assert_eq!(slow, *expected, "{name}.perft, depth {depth}");
        }
    }
}
