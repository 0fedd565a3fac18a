//! Imagined worlds are as likely as the cards make them, and draws as fair as piles are.

use game_runestones::{Action, CardSet, Chance, RuneStones as G, State};
use kernel::{Dice, Hidden, Positions, Rules, Seat, Viewer};
use testkit::{fairness, table};

const P0: Seat = Seat::ALL[0];
const P1: Seat = Seat::ALL[1];

fn read(position: &str) -> State {
    let config = table::config::<G>(table::data::<G>(), 2, &[("start", "P0")]);
    G::read_position(&config, position).unwrap_or_else(|faults| panic!("{faults}"))
}

fn numbers(state: &State, cards: CardSet) -> Vec<u8> {
    cards.iter().map(|card| state.config.number(card)).collect()
}

/// P1 holds 16, which everybody can tell, and one of three cards that nobody can.
#[test]
fn unknown_hand_cards_are_drawn_from_hand_and_draw_pile() {
    let state = read(r#"{ "players": { "P1": { "hand": [16, 101], "known": [16], "draw": [102, 103] } } }"#);
    let hand = |state: &State| numbers(state, state.hand(P1));
    let view = G::view(&state, Viewer::Seat(P0));
    let weights = [(vec![16, 101], 1.0), (vec![16, 102], 1.0), (vec![16, 103], 1.0)];
    fairness::check::<G, _>(&view, 6_000, 1, hand, weights).unwrap();
    let own = G::view(&state, Viewer::Seat(P1));
    fairness::check::<G, _>(&own, 100, 1, hand, [(vec![16, 101], 1.0)]).unwrap();
}

/// Once the draw pile is empty everybody can tell the whole hand (section 6), and it stays known.
#[test]
fn an_empty_draw_pile_tells_the_hand() {
    let mut state = read(
        r#"{ "phase": "exchange", "display": [11, 12, 13, 14, 15, 16], "players": {
            "P0": { "hand": [17, 101], "draw": [102, 103], "discard": [104, 105] } } }"#,
    );
    let cards = |state: &State, list: &[u8]| -> CardSet {
        list.iter().map(|number| state.config.data.numbered(*number).unwrap()).collect()
    };
    G::play(&mut state, P0, Action::End, &mut ());
    let drawn = cards(&state, &[102, 103]);
    G::settle(&mut state, Chance::Hand { seat: P0, cards: drawn }, &mut ());
    let player = &state.common.players[P0];
    assert_eq!(numbers(&state, player.known), [17, 101, 102, 103]);
    assert!(player.unseen.is_empty());
    let imagined = G::imagine(&G::view(&state, Viewer::Seat(P1)), &mut Dice::from_number(1));
    assert_eq!(imagined.hand(P0), state.hand(P0));
}

/// A refill that needs more than the draw pile has takes all of it and shuffles the discard pile (E28).
#[test]
fn a_new_pile_hides_only_its_own_cards() {
    let mut state = read(
        r#"{ "phase": "draw-hand", "players": {
            "P0": { "hand": [17], "draw": [101], "discard": [18, 19, 102, 103, 104, 105, 106] } } }"#,
    );
    let mut dice = Dice::from_number(3);
    let chance = G::roll(&state, &mut dice);
    assert_eq!(G::check_chance(&state, chance), Ok(()));
    G::settle(&mut state, chance, &mut ());
    let player = &state.common.players[P0];
    assert_eq!(numbers(&state, player.known), [17, 101], "what was left of the old pile is known");
    assert_eq!((player.hand, player.draw_count(), player.unseen.len()), (4, 5, 7));
    assert!(player.discard.is_empty());
}

/// Every creature but the dragons is equally likely to be the first of the display.
#[test]
fn the_first_display_has_no_dragons() {
    let config = table::config::<G>(table::data::<G>(), 2, &[]);
    let mut state = G::setup(&config);
    let mut dice = Dice::from_number(5);
    while !matches!(state.common.phase, game_runestones::Phase::DrawDisplay(_)) {
        let chance = G::roll(&state, &mut dice);
        G::settle(&mut state, chance, &mut ());
    }
    let mut counts = [0u32; 128];
    for _ in 0..12_000 {
        let Chance::Display { cards } = G::roll(&state, &mut dice) else { panic!("the display is due") };
        assert_eq!(cards.len(), 6);
        cards.iter().for_each(|card| counts[card.index()] += 1);
    }
    let (coloured, dragons) = counts[..68].split_at(60);
    assert!(coloured.iter().all(|count| (1_000..1_400).contains(count)), "{coloured:?}");
    assert!(dragons.iter().all(|count| *count == 0), "{dragons:?}");
}
