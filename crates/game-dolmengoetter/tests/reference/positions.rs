//! Games from positions that play reaches seldom or never: full boards, one free place, the last few pieces.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::Dice;
use serde_json::{Value, json};

use crate::board::{Board, Place};
use crate::coverage::Coverage;
use crate::duel::{self, Duel};
use crate::games::at_every_table;
use crate::policy::Policy;
use crate::position::Eyes;
use crate::rules::{Cause, Decision, Dolmen, Druid, Game, Player, Status};

/// How many places are free at the start of a game of [`late`].
#[derive(Clone, Copy, Debug)]
enum Room {
    Exactly(usize),
    /// Up to half of the board.
    Some,
}

/// A random position with few pieces in the supplies. It keeps what play guarantees: one thing on a place,
/// no more dolmens in a circle than its stones have given rights for, complete circles scored.
fn late(board: &Arc<Board>, players: usize, room: Room, dice: &mut Dice) -> Game {
    let mut game = Game::setup(board, players, 0);
    game.decision = Decision::Action;
    game.start = below(dice, players);
    game.active = below(dice, players);
    let mut places = board.places.clone();
    dice.shuffle(&mut places);
    let free = match room {
        Room::Exactly(free) => free,
        Room::Some => below(dice, board.places.len() / 2),
    };
    let (druids, rest) = places.split_at(3 * players);
    for (index, place) in druids.iter().enumerate() {
        game.druid.insert(*place, Druid { owner: index % players, lies: below(dice, 3) > 0 });
    }
    for place in &rest[free..] {
        game.stone.insert(*place, below(dice, players));
    }
    for player in 0..players {
        game.score[player] = 1 + below(dice, 4);
        game.stones[player] = below(dice, 4);
        let each = below(dice, 4);
        for count in game.dolmens[player].values_mut() {
            *count = usize::from(below(dice, 4) < each);
        }
    }
    lay_dolmens(&mut game, dice);
    if below(dice, 4) == 0 {
        let others = (1..players).map(|step| (game.active + step) % players);
        game.final_queue = Some(others.filter(|_| below(dice, 2) == 0).collect());
    }
    // A player who can do nothing is not asked: let one of the druids stand.
    if game.options().is_empty() {
        let active = game.active;
        let own = game.druid.values_mut().find(|druid| druid.owner == active);
        own.expect("everybody has druids").lies = false;
    }
    game
}

fn lay_dolmens(game: &mut Game, dice: &mut Dice) {
    for circle in 0..game.board.circles.len() {
        if game.is_complete(circle) {
            game.scored.insert(circle);
        } else if game.status(circle) != Status::Open {
            let places = game.board.circles[circle].places.iter();
            let stones = places.filter(|place| game.stone.contains_key(place)).count();
            // 7.8: one for each stone from the third on, at most.
            for _ in 0..below(dice, stones - 1) {
                let owner = below(dice, game.players);
                let value = 1 + below(dice, 4);
                if game.built[owner] < 12 {
                    let number = game.built[owner];
                    game.built[owner] += 1;
                    game.stack[circle].push(Dolmen { owner, value, number });
                }
            }
        }
    }
}

fn below(dice: &mut Dice, bound: usize) -> usize {
    dice.below(bound as u32) as usize
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("a position is JSON")
}

/// Games from random late positions with this much room.
fn play_late(board: &Arc<Board>, players: usize, room: Room, games: u64) -> Coverage {
    let config = duel::config(board, players);
    let mut coverage = Coverage::default();
    for seed in 0..games {
        let mut dice = Dice::from_number(seed);
        let policy = Policy::ALL[seed as usize % Policy::ALL.len()];
        let label = format!("{}, {players} players, {policy:?}, {room:?} free, seed {seed}", board.id);
        let position = late(board, players, room, &mut dice).position(Eyes::Open);
        let mut duel = Duel::read(board, &config, label, &read(&position));
        duel.play_out(&policy, &mut dice, &mut coverage);
    }
    coverage
}

#[test]
fn both_end_the_same_games() {
    let rooms = [Room::Exactly(0), Room::Exactly(1), Room::Exactly(2), Room::Some];
    let coverage = at_every_table(|board, players| {
        let mut coverage = Coverage::default();
        for room in rooms {
            coverage.add(&play_late(board, players, room, 200));
        }
        coverage
    });
    coverage.assert_everything_but(&[]);
}

/// A full board: everything but the druids is stones, dolmens lie in the circles that a druid keeps open.
fn full_board(players: usize, standing: &[Player], extra: &Value) -> Duel {
    let board = Board::read("small16");
    let druids: Vec<Place> = (0..3 * players).map(|index| 5 * index + 1).collect();
    let mut game = Game::setup(&board, players, 0);
    game.decision = Decision::Action;
    for (index, place) in druids.iter().enumerate() {
        let owner = index % players;
        // Of a player who has a standing druid, the first one stands.
        let lies = index >= players || !standing.contains(&owner);
        game.druid.insert(*place, Druid { owner, lies });
    }
    for place in board.places.iter().filter(|place| !druids.contains(place)) {
        game.stone.insert(*place, *place % players);
    }
    game.scored = (0..board.circles.len()).filter(|circle| game.is_complete(*circle)).collect();
    let open: Vec<usize> = (0..board.circles.len()).filter(|circle| !game.scored.contains(circle)).collect();
    for (owner, circle) in open.iter().take(players).enumerate() {
        game.stack[*circle].push(Dolmen { owner, value: 4, number: 0 });
        game.built[owner] = 1;
    }
    let mut position = read(&game.position(Eyes::Open));
    for (key, value) in extra.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let label = format!("small16, {players} players, full board, {extra}");
    let duel = Duel::read(&board, &duel::config(&board, players), label, &position);
    assert!(duel.game.free_places().is_empty());
    duel
}

/// 7.5: n turns in a row without an option end the game, with the final scoring.
#[test]
fn a_full_board_ends_the_game_when_all_druids_lie() {
    let mut duel = full_board(2, &[0], &json!({}));
    assert_eq!(duel.game.options(), ["G 1"]);
    let before = duel.game.score.clone();
    duel.play("G 1");
    assert_eq!(duel.game.decision, Decision::Over(Cause::LastStone));
    assert_eq!(duel.game.passes, 2);
    assert!((0..2).all(|player| duel.game.score[player] >= before[player] + 4 * 3));
    duel.compare_standings();
}

/// 7.5: an action in between starts the count again.
#[test]
fn passes_count_only_in_a_row() {
    let mut duel = full_board(3, &[0, 2], &json!({}));
    duel.play("G 1");
    assert_eq!((duel.game.active, duel.game.passes), (2, 1));
    assert_eq!(duel.game.options(), ["G 11"]);
    duel.play("G 11");
    assert_eq!(duel.game.decision, Decision::Over(Cause::LastStone));
    assert_eq!(duel.game.passes, 3);
    duel.compare_standings();
}

/// A turn that passes is a turn of the final round.
#[test]
fn passed_turns_count_in_the_final_round() {
    let mut duel = full_board(3, &[0, 2], &json!({ "final_queue": ["P1", "P2"] }));
    duel.play("G 1");
    assert_eq!(duel.game.active, 2);
    duel.play("G 11");
    assert_eq!(duel.game.decision, Decision::Over(Cause::LastDolmen));
    assert_eq!(duel.game.passes, 0);
    duel.compare_standings();
}

/// The last stone of all ends the game before anybody can pass.
#[test]
fn without_stones_a_full_board_ends_at_once() {
    let stones: Value = (0..3).map(|player| (format!("P{player}"), json!({ "stones": 0 }))).collect();
    let mut duel = full_board(3, &[0, 2], &json!({ "supply": stones }));
    duel.play("G 1");
    assert_eq!(duel.game.decision, Decision::Over(Cause::LastStone));
    assert_eq!(duel.game.passes, 0);
}

/// One free place: every lying druid can fly there and nowhere else; a stone left behind fills the board.
#[test]
fn one_free_place_is_the_only_destination() {
    let board = Board::read("small16");
    let mut game = full_board(2, &[0], &json!({})).game;
    game.druid.insert(1, Druid { owner: 0, lies: true });
    // Place 4 lies far from the druids and is emptied.
    game.stone.remove(&4).expect("there was a stone");
    game.scored = (0..board.circles.len()).filter(|circle| game.is_complete(*circle)).collect();
    let position = read(&game.position(Eyes::Open));
    let config = duel::config(&board, 2);
    let open = || Duel::read(&board, &config, "small16, 2 players, one free place".to_owned(), &position);
    let options: BTreeSet<String> = open().game.options().into_iter().collect();
    assert_eq!(options, BTreeSet::from(["F 1 4", "F 11 4", "F 21 4"].map(str::to_owned)));

    let mut filled = open();
    filled.play_all(&["F 11 4", "S"]);
    while filled.game.decision == Decision::Dolmen {
        let option = filled.game.options().pop().expect("declining is an option");
        filled.play(&option);
    }
    assert!(filled.game.free_places().is_empty());
    assert_eq!((filled.game.active, filled.game.passes), (0, 1), "P1 passes, P0 has a standing druid");
    assert_eq!(filled.game.options(), ["G 4"]);
    filled.play("G 4");
    assert_eq!(filled.game.decision, Decision::Over(Cause::LastStone));

    let mut emptied = open();
    emptied.play_all(&["F 11 4", "N"]);
    assert_eq!(emptied.game.options(), ["F 6 11", "F 16 11", "F 26 11"]);
}

/// 7.5 again: with the listed supplies there is always room.
#[test]
fn listed_supplies_never_fill_a_board() {
    for (board, players) in crate::board::every_table() {
        let stones = board.supplies[&players].stones;
        assert!(players * (stones + 3) < board.places.len(), "{}, {players} players", board.id);
    }
}
